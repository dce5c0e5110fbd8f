Feature: Keywords of spells

  @may01:ours.359
  Scenario: A spell that isn't a creature spell makes what has prowess bigger
    Given Alice controls "Monastery Swiftspear"
    And Alice has "Lava Spike" and "Grizzly Bears" in hand and can pay {R}{1}{G}
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then "Monastery Swiftspear" is 2/3
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Monastery Swiftspear" is 2/3

  @may01:ours.360
  Scenario: A spell cascades into the first card that costs less and is no land
    Given Alice has "Bloodbraid Elf" in hand and can pay {2}{R}{G}
    And Alice has "Mountain", "Hill Giant", "Grizzly Bears" and "Island" as library
    When Alice plays "Bloodbraid Elf"
    And the top of the stack resolves
    And while "Bloodbraid Elf" resolves, Alice plays "Grizzly Bears"
    And Alice picks "Hill Giant" and "Mountain" at random
    Then Alice's library holds, in order, "Island", "Hill Giant" and "Mountain"
    And the stack holds "Grizzly Bears" and "Bloodbraid Elf"

  @may01:ours.361
  Scenario: A spell with storm is copied for each spell that anybody played before it
    Given Alice has "Lava Spike" and "Grapeshot" in hand and can pay {1}{R}{R}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    And Alice controls "Hill Giant"
    When Bob plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    And Alice plays "Grapeshot" targeting Bob
    And the stack resolves
    And Alice keeps the targets
    And Alice keeps the targets
    Then Bob is at 14 life

  @may01:ours.362
  Scenario: A spell whose buyback was paid comes back as it resolves
    Given Alice has "Capsize" in hand and can pay {4}{U}{U}
    And Bob controls "Grizzly Bears"
    When Alice plays "Capsize" paying the optional cost "buyback" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's hand
    And "Capsize" is in Alice's hand

  @may01:ours.362
  Scenario: A spell whose buyback wasn't paid goes where spells go
    Given Alice has "Capsize" in hand and can pay {1}{U}{U}
    And Bob controls "Grizzly Bears"
    When Alice plays "Capsize" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's hand
    And "Capsize" is in Alice's graveyard

  @may01:ours.363
  Scenario: A spell rebounds once, in its player's next upkeep
    Given Alice has "Staggershock" in hand and can pay {2}{R}
    When Alice plays "Staggershock" targeting Bob
    And the stack resolves
    Then "Staggershock" is exiled
    When the game goes on to Alice's next upkeep
    And the top of the stack resolves
    And while "Staggershock" resolves, Alice plays "Staggershock" targeting Bob
    And the stack resolves
    Then Bob is at 16 life
    And "Staggershock" is in Alice's graveyard

  @may01:ours.364
  Scenario: Affinity takes {1} off for each artifact of whoever plays the spell
    Given Alice controls "Sol Ring" and "Gift Stone"
    And Bob controls "Orb of Dreams"
    And Alice has "Frogmite" in hand and can pay {4}
    When Alice plays "Frogmite"
    Then the total cost of "Frogmite" is {2}

  @may01:ours.365
  Scenario: A ward counters what an opponent doesn't pay for
    Given Alice controls "Waterfall Aerialist" and has "Flight" in hand and can pay {U}
    And Bob has "Terror" as "one" in hand and can pay {1}{B}
    When Alice plays "Flight" targeting "Waterfall Aerialist"
    And the stack resolves
    Then "Flight" has resolved
    When Bob plays "one" targeting "Waterfall Aerialist"
    And the stack resolves
    Then "one" was countered

  @may01:ours.365
  Scenario: What is paid for the ward resolves
    Given Alice controls "Waterfall Aerialist"
    And Bob has "Terror" as "one" and "Terror" as "two" in hand and can pay {4}{B}{B}
    When Bob plays "one" targeting "Waterfall Aerialist"
    And the top of the stack resolves
    And Bob says no to "Waterfall Aerialist"
    Then "one" was countered
    When Bob plays "two" targeting "Waterfall Aerialist"
    And the stack resolves
    And Bob says yes to "Waterfall Aerialist"
    Then "Waterfall Aerialist" was destroyed
    And "Waterfall Aerialist" has triggered twice

  @may01:ours.366
  Scenario: What was dashed has haste and goes back to its owner's hand
    Given Alice has "Lightning Berserker" in hand and can pay {R}{R}
    When Alice plays "Lightning Berserker" instead of its mana cost by "dash"
    And the stack resolves
    And Alice activates "Lightning Berserker"
    And Alice attacks with "Lightning Berserker"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life
    When the game goes on to the end step
    And the stack resolves
    Then "Lightning Berserker" is in Alice's hand

  @may01:ours.367
  Scenario: What was blitzed has haste, is sacrificed and gives a card
    Given Alice has "Girder Goons" in hand and can pay {3}{B}
    And Alice has "Island" on top of library
    When Alice plays "Girder Goons" instead of its mana cost by "blitz"
    And the stack resolves
    Then Alice can attack with "Girder Goons"
    When the game goes on to the end step
    And the stack resolves
    And Alice puts "Girder Goons" and "Girder Goons" in this order
    Then "Girder Goons" was sacrificed
    And "Island" is in Alice's hand
    And Alice controls one 2/2 black "Rogue" creature token

  @may01:ours.368
  Scenario: Two creatures that share a colour with a spell conspire to copy it
    Given Alice has "Burn Trail" in hand and can pay {3}{R}
    And Alice controls "Hill Giant", "Goblin Raider" and "Grizzly Bears"
    Then Alice can't play "Burn Trail" paying the optional cost "conspire" tapping "Hill Giant" and "Grizzly Bears" targeting Bob by rule 409.1f
    And Alice can play "Burn Trail" paying the optional cost "conspire" tapping "Hill Giant" and "Goblin Raider" targeting Bob
    When Alice plays "Burn Trail" paying the optional cost "conspire" tapping "Hill Giant" and "Goblin Raider" targeting Bob
    And the stack resolves
    And Alice keeps the targets
    Then Bob is at 14 life

  @may01:ours.369
  Scenario: A card is transmuted into one of its mana value
    Given Alice has "Dimir Infiltrator" in hand and can pay {1}{U}{B}
    And Alice has "Grizzly Bears", "Hill Giant" and "Island" as library
    When Alice activates "transmute" of "Dimir Infiltrator"
    Then "Dimir Infiltrator" was discarded
    When the stack resolves
    Then Alice may choose "Grizzly Bears" for "Dimir Infiltrator"
    And Alice may not choose "Hill Giant" for "Dimir Infiltrator"
    When Alice chooses "Grizzly Bears" for "Dimir Infiltrator"
    Then "Grizzly Bears" is in Alice's hand

  @may01:ours.359
  Scenario: Each spell that isn't a creature spell adds to what has prowess
    Given Alice controls "Monastery Swiftspear"
    And Alice has "Lava Spike" as "one" and "Lava Spike" as "two" in hand and can pay {R}{R}
    When Alice plays "one" targeting Bob
    And the stack resolves
    And Alice plays "two" targeting Bob
    And the stack resolves
    Then "Monastery Swiftspear" is 3/4

  @may01:ours.360
  Scenario: Nothing but lands lies above the card that is cascaded into
    Given Alice has "Bloodbraid Elf" in hand and can pay {2}{R}{G}
    And Alice has "Mountain", "Grizzly Bears" and "Island" as library
    When Alice plays "Bloodbraid Elf"
    And the top of the stack resolves
    And while "Bloodbraid Elf" resolves, Alice plays "Grizzly Bears"
    Then Alice's library holds, in order, "Island" and "Mountain"
    And the stack holds "Grizzly Bears" and "Bloodbraid Elf"

  @may01:ours.361
  Scenario: A spell with storm counts what its own player played before it
    Given Alice has "Lava Spike" and "Grapeshot" in hand and can pay {1}{R}{R}
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    And Alice plays "Grapeshot" targeting Bob
    And the stack resolves
    And Alice keeps the targets
    Then Bob is at 15 life

  @may01:ours.363
  Scenario: A spell that rebounds does again what it did
    Given Alice has "Staggershock" in hand and can pay {2}{R}
    When Alice plays "Staggershock" targeting Bob
    And the stack resolves
    And the game goes on to Alice's next upkeep
    And the top of the stack resolves
    And while "Staggershock" resolves, Alice plays "Staggershock" targeting Bob
    And the stack resolves
    Then Bob is at 16 life

  @may01:ours.366
  Scenario: What was dashed goes back though it has lost its abilities
    Given Alice has "Lightning Berserker" in hand and can pay {R}
    And Alice has "Humility" in hand and can pay {2}{W}{W}
    When Alice plays "Lightning Berserker" instead of its mana cost by "dash"
    And the stack resolves
    And Alice plays "Humility"
    And the stack resolves
    And the game goes on to the end step
    And the stack resolves
    Then "Lightning Berserker" is in Alice's hand
    And "Humility" is in play

  @may01:ours.366
  Scenario: What was dashed attacks at once
    Given Alice has "Lightning Berserker" in hand and can pay {R}
    When Alice plays "Lightning Berserker" instead of its mana cost by "dash"
    And the stack resolves
    And Alice attacks with "Lightning Berserker"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 19 life
    And "Lightning Berserker" is in play

  @may01:ours.367
  Scenario: What was blitzed and stayed at home is sacrificed all the same
    Given Alice has "Girder Goons" in hand and can pay {3}{B}
    And Alice has "Island" on top of library
    When Alice plays "Girder Goons" instead of its mana cost by "blitz"
    And the stack resolves
    And the game goes on to the end step
    And the stack resolves
    And Alice puts "Girder Goons" and "Girder Goons" in this order
    Then "Girder Goons" was sacrificed
    And "Island" is in Alice's hand
    And Alice controls one 2/2 black "Rogue" creature token

  @may01:ours.368
  Scenario: Two creatures of the spell's own colour are tapped for its copy
    Given Alice has "Burn Trail" in hand and can pay {3}{R}
    And Alice controls "Hill Giant" and "Goblin Raider"
    When Alice plays "Burn Trail" paying the optional cost "conspire" tapping "Hill Giant" and "Goblin Raider" targeting Bob
    Then "Hill Giant" and "Goblin Raider" are tapped
    When the stack resolves
    And Alice keeps the targets
    Then Bob is at 14 life

  @may01:ours.369
  Scenario: Of several cards of its mana value one is found
    Given Alice has "Dimir Infiltrator" in hand and can pay {1}{U}{B}
    And Alice has "Grizzly Bears" and "Goblin Raider" as library
    When Alice activates "transmute" of "Dimir Infiltrator"
    And the stack resolves
    And Alice chooses "Goblin Raider" for "Dimir Infiltrator"
    Then "Goblin Raider" is in Alice's hand
    And "Grizzly Bears" is in Alice's library
