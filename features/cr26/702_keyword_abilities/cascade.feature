Feature: Cascade

  @cr26:702.85a
  Scenario: Bloodbraid Elf's cascade skips a land and a card with mana value 4, and its controller casts Grizzly Bears
    Given Alice has "Bloodbraid Elf" in hand and can pay {2}{R}{G}
    And Alice has "Mountain", "Craw Wurm", "Hill Giant", "Grizzly Bears" and "Island" as library
    When Alice plays "Bloodbraid Elf"
    And the top of the stack resolves
    And while "Bloodbraid Elf" resolves, Alice plays "Grizzly Bears"
    And Alice picks "Hill Giant", "Craw Wurm" and "Mountain" at random
    Then Alice's library holds, in order, "Island", "Hill Giant", "Craw Wurm" and "Mountain"
    And the stack holds "Grizzly Bears" and "Bloodbraid Elf"

  @cr26:702.85a
  Scenario: A land card that Bloodbraid Elf's cascade skips is put on the bottom of the library
    Given Alice has "Bloodbraid Elf" in hand and can pay {2}{R}{G}
    And Alice has "Mountain", "Grizzly Bears" and "Island" as library
    When Alice plays "Bloodbraid Elf"
    And the top of the stack resolves
    And while "Bloodbraid Elf" resolves, Alice plays "Grizzly Bears"
    Then Alice's library holds, in order, "Island" and "Mountain"
    And the stack holds "Grizzly Bears" and "Bloodbraid Elf"

  @cr26:702.85a.2
  Scenario: Bloodbraid Elf's cascade finds Pale Envoy, which is cast with its front face up and can't be cast as its back face with mana value 7
    Given Alice has "Bloodbraid Elf" in hand and can pay {2}{R}{G}
    And Alice has "Pale Envoy" and "Island" as library
    When Alice plays "Bloodbraid Elf"
    And the top of the stack resolves
    And while "Bloodbraid Elf" resolves, Alice plays "Pale Envoy"
    And the stack resolves
    Then Alice was asked for a mode never
    And "Pale Envoy" is in play
    And "Pale Envoy" is 2/2

  @cr26:702.85a.2
  Scenario: With Nevermore for Pale Envoy, cascade finds it and Alice isn't asked to cast it, because its back face has mana value 7, and a second cascade lets her cast Grizzly Bears
    Given Bob controls "Nevermore"
    And "Nevermore" has the chosen card name "Pale Envoy"
    And Alice has "Bloodbraid Elf" as "one" and "Bloodbraid Elf" as "two" in hand and can pay {2}{R}{G}{2}{R}{G}
    And Alice has "Pale Envoy", "Grizzly Bears" and "Island" as library
    When Alice plays "one"
    And the top of the stack resolves
    Then it happened once that "Pale Envoy" was exiled
    And Alice was asked for a play never
    And Alice's library holds, in order, "Grizzly Bears", "Island" and "Pale Envoy"
    When the stack resolves
    And Alice plays "two"
    And the top of the stack resolves
    And while "two" resolves, Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in play
    And Alice's library holds, in order, "Island" and "Pale Envoy"

  @cr26:702.85a.2
  Scenario: Bloodbraid Elf's cascade skips Assault // Battery, whose mana value is 5, and finds Giant Killer, which can be cast as Chop Down
    Given Alice has "Bloodbraid Elf" in hand and can pay {2}{R}{G}
    And Alice has "Assault // Battery", "Giant Killer" and "Island" as library
    And Bob controls "Craw Wurm"
    When Alice plays "Bloodbraid Elf"
    And the top of the stack resolves
    And while "Bloodbraid Elf" resolves, Alice plays "Giant Killer" as "Chop Down" targeting "Craw Wurm"
    Then the bottom of Alice's library is "Assault // Battery"
    When the stack resolves
    Then "Craw Wurm" is in Bob's graveyard
    And "Giant Killer" is exiled

  @cr26:702.85c
  Scenario: Maelstrom Wanderer with two instances of cascade finds two cards
    Given Alice has "Maelstrom Wanderer" in hand and can pay {5}{U}{R}{G}
    And Alice has "Grizzly Bears", "Forest" and "Gray Ogre" as library
    When Alice plays "Maelstrom Wanderer"
    Then "Maelstrom Wanderer" has triggered twice
    When the top of the stack resolves
    And while "Maelstrom Wanderer" resolves, Alice plays "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in play under Alice's control
    When the top of the stack resolves
    And while "Maelstrom Wanderer" resolves, Alice plays "Gray Ogre"
    And the top of the stack resolves
    Then "Gray Ogre" is in play under Alice's control
    And Alice's library holds "Forest"
    And the stack holds "Maelstrom Wanderer"

  @cr26:702.85a.3
  Scenario: Alice does not cast Grizzly Bears that Bloodbraid Elf exiled, and it is put on the bottom of her library
    Given Alice has "Bloodbraid Elf" in hand and can pay {2}{R}{G}
    And Alice has "Mountain", "Grizzly Bears" and "Island" as library
    When Alice plays "Bloodbraid Elf"
    And the top of the stack resolves
    And Alice says no
    And Alice picks "Grizzly Bears" and "Mountain" at random
    Then Alice's library holds, in order, "Island", "Grizzly Bears" and "Mountain"
    And the stack holds "Bloodbraid Elf"

  @cr26:702.85a.4
  Scenario: The cascade of Bloodbraid Elf, which was countered, exiles the only card of the library, a land, and puts it back
    Given Alice has "Bloodbraid Elf" in hand and can pay {2}{R}{G}
    And Alice has "Mountain" as library
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Bloodbraid Elf"
    And Alice passes
    And Bob plays "Counterspell" targeting "Bloodbraid Elf"
    And the top of the stack resolves
    Then "Bloodbraid Elf" was countered
    When the game goes on to Alice's second main phase
    Then it happened once that "Mountain" was exiled
    And Alice's library holds "Mountain"

  @cr26:702.85a.4
  Scenario: Bloodbraid Elf's cascade, which finds only Mountain and Hill Giant of mana value 4, exiles both and puts them back, and Alice casts nothing
    Given Alice has "Bloodbraid Elf" in hand and can pay {2}{R}{G}
    And Alice has "Mountain" and "Hill Giant" as library
    When Alice plays "Bloodbraid Elf"
    And the top of the stack resolves
    And Alice picks "Hill Giant" and "Mountain" at random
    Then it happened once that "Mountain" was exiled
    And it happened once that "Hill Giant" was exiled
    And Alice's library holds, in order, "Hill Giant" and "Mountain"
    And Alice was asked for a play never
    And the stack holds "Bloodbraid Elf"

  @cr26:702.85a
  Scenario: Cascade of Bob's Bloodbraid Elf, which Alice casts, exiles cards of her own library, and she casts Lava Spike
    Given Alice controls "Ghoul's Ledger" and can pay {2}{R}{G}
    And Alice has "Mountain", "Lava Spike" and "Island" as library
    And Bob has "Bloodbraid Elf" in graveyard
    And Bob has "Grizzly Bears" and "Swamp" as library
    When Alice plays "Bloodbraid Elf" from graveyard
    And the top of the stack resolves
    And while "Bloodbraid Elf" resolves, Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And Alice's library holds, in order, "Island" and "Mountain"
    And Bob's library holds, in order, "Grizzly Bears" and "Swamp"

  @cr26:702.85a.5
  Scenario: Cascade of Bloodbraid Elf that Zombify returns doesn't trigger, and that of one that is cast does and finds Lava Spike
    Given Alice has "Bloodbraid Elf" as "dead" in graveyard
    And Alice has "Bloodbraid Elf" as "held" and "Zombify" in hand and can pay {3}{B}{2}{R}{G}
    And Alice has "Lava Spike" and "Island" as library
    When Alice plays "Zombify" targeting "dead"
    And the top of the stack resolves
    Then "dead" is in play under Alice's control
    And "dead" has triggered never
    And Alice's library holds, in order, "Lava Spike" and "Island"
    When Alice plays "held"
    Then "held" has triggered once
    When the top of the stack resolves
    And while "held" resolves, Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And "held" is in play

  @cr26:702.85b
  Scenario: Rootbound Grower puts a land card of those exiled by cascade onto the battlefield tapped before its player chooses whether to cast the last one
    Given Alice controls "Rootbound Grower" and has "Bloodbraid Elf" in hand and can pay {2}{R}{G}
    And Alice has "Mountain", "Craw Wurm", "Forest", "Lava Spike" and "Island" as library
    When Alice plays "Bloodbraid Elf"
    And the top of the stack resolves
    Then "Lava Spike" is exiled
    And Alice is asked for objects by "Bloodbraid Elf" among "Mountain" and "Forest"
    And Alice may choose nothing
    And Alice may not choose "Mountain" and "Forest"
    When Alice chooses "Forest"
    Then "Forest" is in play under Alice's control
    And "Forest" is tapped
    And "Lava Spike" is exiled
    When while "Bloodbraid Elf" resolves, Alice plays "Lava Spike" targeting Bob
    And Alice picks "Craw Wurm" and "Mountain" at random
    Then Alice's library holds, in order, "Island", "Craw Wurm" and "Mountain"
    When the stack resolves
    Then Bob is at 17 life

  @cr26:702.85b
  Scenario: Rootbound Grower puts a land card onto the battlefield as cascade finds no card to cast, before the others are put on the bottom
    Given Alice controls "Rootbound Grower" and has "Bloodbraid Elf" in hand and can pay {2}{R}{G}
    And Alice has "Mountain" and "Craw Wurm" as library
    When Alice plays "Bloodbraid Elf"
    And the top of the stack resolves
    Then "Mountain" and "Craw Wurm" are exiled
    And Alice is asked for objects by "Bloodbraid Elf" among "Mountain"
    When Alice chooses "Mountain"
    Then "Mountain" is in play under Alice's control
    And Alice's library holds "Craw Wurm"

  @cr26:702.85b
  Scenario: Alice may leave all land cards where they are as she cascades with Rootbound Grower, and Bob's Rootbound Grower does nothing for her
    Given Alice controls "Rootbound Grower" as "hers" and has "Bloodbraid Elf" in hand and can pay {2}{R}{G}
    And Bob controls "Rootbound Grower" as "his"
    And Alice has "Mountain" and "Island" as library
    When Alice plays "Bloodbraid Elf"
    And the top of the stack resolves
    And Alice chooses nothing
    And Alice picks "Mountain" and "Island" at random
    Then Alice's library holds "Mountain" and "Island"
    And Alice was asked for objects once
    When the stack resolves
    Then "Bloodbraid Elf" is 3/2

  @cr26:702.85a.5
  Scenario: Neither cascade of Maelstrom Wanderer that Zombify returns triggers, and that of Bloodbraid Elf, which is cast, does
    Given Alice has "Zombify" and "Bloodbraid Elf" in hand and can pay {3}{B}{2}{R}{G}
    And Alice has "Maelstrom Wanderer" in graveyard and "Lava Spike" as library
    When Alice plays "Zombify" targeting "Maelstrom Wanderer"
    And the stack resolves
    Then "Maelstrom Wanderer" is in play under Alice's control
    And "Maelstrom Wanderer" has triggered never
    And Alice's library holds "Lava Spike"
    When Alice plays "Bloodbraid Elf"
    Then "Bloodbraid Elf" has triggered once
    When the top of the stack resolves
    And while "Bloodbraid Elf" resolves, Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
