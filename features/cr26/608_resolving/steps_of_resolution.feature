Feature: The steps of resolving a spell or ability

  @cr26:608.1
  Scenario: When both players have passed, Bob's Giant Growth resolves, and Alice gets priority while Lightning Bolt is still on the stack
    Given Alice has "Lightning Bolt" in hand and can pay {R}
    And Bob controls "Grizzly Bears"
    And Bob has "Giant Growth" in hand and can pay {G}
    When Alice plays "Lightning Bolt" targeting "Grizzly Bears"
    And Bob plays "Giant Growth" targeting "Grizzly Bears"
    And Bob passes
    And Alice passes
    Then "Grizzly Bears" is 5/5
    And the stack holds "Lightning Bolt"
    And Alice has priority
    When the stack resolves
    Then "Grizzly Bears" has 3 damage marked

  @cr26:608.1.2
  Scenario: With three players, Frostwielder's ability resolves only once the third player has passed too, and Lava Spike stays on the stack
    Given Carol is playing too
    And Alice controls "Frostwielder" and has "Lava Spike" in hand and can pay {R}
    And Carol has "Shock" in hand and can pay {R}
    When Alice plays "Lava Spike" targeting Bob
    And Alice activates "Frostwielder" targeting Carol
    And Alice passes
    And Bob passes
    Then the stack holds the ability of "Frostwielder" and "Lava Spike"
    And Carol has priority
    And Carol can play "Shock" targeting Alice
    When Carol passes
    Then the stack holds "Lava Spike"
    And Carol is at 19 life
    And Bob is at 20 life

  @cr26:608.2c
  Scenario: Memory Lapse counters Hill Giant and puts it on top of Alice's library instead of into her graveyard
    Given Alice has "Hill Giant" in hand and can pay {3}{R}
    And Bob has "Memory Lapse" in hand and can pay {1}{U}
    When Alice plays "Hill Giant"
    And Bob plays "Memory Lapse" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was countered
    And the top of Alice's library is "Hill Giant"
    And it happened never that "Hill Giant" entered

  @cr26:608.2c
  Scenario: Memory Lapse can't counter Urza's Rage, so it doesn't put it on top of the library, and Counterspell puts Hill Giant into the graveyard
    Given Alice has "Urza's Rage" and "Hill Giant" in hand and can pay {2}{R}{3}{R}
    And Bob controls "Craw Wurm"
    And Bob has "Memory Lapse" and "Counterspell" in hand and can pay {1}{U}{U}{U}
    When Alice plays "Hill Giant"
    And Bob plays "Counterspell" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Alice's graveyard
    When Alice plays "Urza's Rage" targeting "Craw Wurm"
    And Bob plays "Memory Lapse" targeting "Urza's Rage"
    And the stack resolves
    Then "Craw Wurm" has 3 damage marked
    And "Urza's Rage" is in Alice's graveyard
    And "Memory Lapse" is in Bob's graveyard
    And it happened never that "Urza's Rage" was countered

  @cr26:608.2e
  Scenario: With Pox, each player discards before any player sacrifices a creature, and each has sacrificed a creature before any sacrifices a land
    Given Alice has "Pox", "Lava Spike" and "Opt" in hand
    And Alice controls 3 "Swamp"
    And Bob has "Boomerang" in hand
    And Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant" and "Island"
    When Alice plays "Pox"
    And the stack resolves
    And Alice chooses "Opt" for "Pox"
    And Alice chooses "Swamp 1" for "Pox"
    Then it happened in this order that Alice lost life, then Bob discarded, then "Grizzly Bears" was sacrificed, then "Swamp 1" was sacrificed
    And it happened in this order that Bob lost life, then Alice discarded
    And it happened in this order that "Hill Giant" was sacrificed, then "Swamp 1" was sacrificed
    And Bob is at 13 life

  @cr26:608.2e.2
  Scenario: With Pox, the creatures that both players sacrifice are sacrificed at once, so Goblin Sharpshooter sees both die
    Given Alice has "Pox" in hand
    And Alice controls 3 "Swamp" and "Goblin Sharpshooter"
    And Bob controls "Hill Giant"
    When Alice plays "Pox"
    And the stack resolves
    And Alice chooses "Swamp 1" for "Pox"
    Then it happened at once that "Goblin Sharpshooter" was sacrificed and "Hill Giant" was sacrificed
    And "Goblin Sharpshooter" has triggered twice
    And "Swamp 2" is in play

  @cr26:608.2e.2.before
  Scenario: In 2001, with Pox, Alice sacrifices Goblin Sharpshooter before Bob sacrifices Hill Giant, so it doesn't see Hill Giant die
    Given Alice has "Pox" in hand
    And Alice controls 3 "Swamp" and "Goblin Sharpshooter"
    And Bob controls "Hill Giant"
    When Alice plays "Pox"
    And the stack resolves
    And Alice chooses "Swamp 1" for "Pox"
    Then it happened in this order that "Goblin Sharpshooter" was sacrificed, then "Hill Giant" was sacrificed
    And "Goblin Sharpshooter" has triggered once
    And "Hill Giant" was sacrificed
    And "Swamp 2" is in play

  @cr26:608.2g
  Scenario: Lightning Bolt's copy that Alice casts as Isochron Scepter's ability resolves goes on the stack, and players get priority only after the ability has resolved
    Given Alice has "Isochron Scepter" and "Lightning Bolt" in hand and can pay {4}
    And Bob controls "Hill Giant"
    When Alice plays "Isochron Scepter"
    And the stack resolves
    And Alice says yes
    And Alice chooses "Lightning Bolt"
    And Alice activates "copy" of "Isochron Scepter"
    And the top of the stack resolves
    Then Alice is asked for a play by "Isochron Scepter"
    When while "Isochron Scepter" resolves, Alice plays "Lightning Bolt" targeting "Hill Giant"
    Then the ability "copy" of "Isochron Scepter" has resolved
    And "Hill Giant" is 3/3
    And "Lightning Bolt" is exiled
    And Alice has priority
    When the top of the stack resolves
    Then "Hill Giant" was destroyed

  @cr26:608.2m
  Scenario: Soaring Page returns to its owner's hand as its first instruction, and still deals its damage
    Given Alice has "Soaring Page" in hand and can pay {1}{R}
    When Alice plays "Soaring Page"
    And the stack resolves
    Then "Soaring Page" is in Alice's hand
    And Bob is at 17 life

  @cr26:608.2n
  Scenario: Tarmogoyf survives Lightning Bolt, the first instant in a graveyard, which is put there before lethal damage is checked
    Given Bob controls "Tarmogoyf"
    And Bob has "Hill Giant" and "Forest" in graveyard
    And Alice has "Lightning Bolt" in hand and can pay {R}
    Then "Tarmogoyf" is 2/3
    When Alice plays "Lightning Bolt" targeting "Tarmogoyf"
    And the stack resolves
    Then "Tarmogoyf" is 3/4
    And "Tarmogoyf" has 3 damage marked
    And "Tarmogoyf" is in play

  @cr26:608.2n.2
  Scenario: Paradise Plume's ability is still on the stack while Alice is asked for her choice, and is gone after it has resolved
    Given Alice controls "Paradise Plume"
    And "Paradise Plume" has the chosen color "red"
    And Alice has "Lava Spike" in hand and can pay {R}
    When Alice plays "Lava Spike" targeting Bob
    And the top of the stack resolves
    Then Alice is asked for yes or no by "Paradise Plume"
    And the stack holds the ability of "Paradise Plume" and "Lava Spike"
    When Alice says yes to "Paradise Plume"
    Then the stack holds "Lava Spike"
    And Alice is at 21 life
    And Bob is at 20 life

  @cr26:608.2n
  Scenario: Tarmogoyf doesn't survive Lightning Bolt if an instant is in a graveyard already
    Given Bob controls "Tarmogoyf"
    And Bob has "Hill Giant" and "Lightning Bolt" as "buried" in graveyard
    And Alice has "Lightning Bolt" in hand and can pay {R}
    Then "Tarmogoyf" is 2/3
    When Alice plays "Lightning Bolt" targeting "Tarmogoyf"
    And the stack resolves
    Then "Tarmogoyf" was destroyed

  @cr26:608.2c.2
  Scenario: Tolarian Winds discards Alice's hand of two cards first and then draws her two cards
    Given Alice has "Tolarian Winds", "Hill Giant" and "Grizzly Bears" in hand and can pay {1}{U}
    And Alice has "Island", "Forest" and "Swamp" on top of library
    When Alice plays "Tolarian Winds"
    And the stack resolves
    Then it happened in this order that Alice discarded, then Alice drew
    And Alice's hand holds "Island" and "Forest"
    And "Hill Giant" is in Alice's graveyard

  @cr26:608.2c.5 @cr26:608.2n.7
  Scenario: Merfolk Looter's ability has Alice draw first and then discard, so she can discard the card that she has drawn
    Given Alice controls "Merfolk Looter"
    And Alice has "Hill Giant" in hand
    And Alice has "Island" on top of library
    When Alice activates "Merfolk Looter"
    And the stack resolves
    Then Alice may choose "Hill Giant" for "Merfolk Looter"
    And the stack holds the ability of "Merfolk Looter"
    When Alice chooses "Island" for "Merfolk Looter"
    Then the stack is empty
    And it happened in this order that Alice drew, then Alice discarded
    And "Island" is in Alice's graveyard
    And Alice's hand holds "Hill Giant"

  @cr26:608.2c.5
  Scenario: With Merfolk Looter's ability Alice discards Hill Giant, which was in her hand before, and keeps the card that she has drawn
    Given Alice controls "Merfolk Looter"
    And Alice has "Hill Giant" and "Grizzly Bears" in hand
    And Alice has "Island" on top of library
    When Alice activates "Merfolk Looter"
    And the stack resolves
    And Alice chooses "Hill Giant" for "Merfolk Looter"
    Then Alice's graveyard holds "Hill Giant"
    And Alice's hand holds "Grizzly Bears" and "Island"
    And "Merfolk Looter" is tapped

  @cr26:608.2c.5
  Scenario: With Merfolk Looter's ability Alice, whose hand was empty, discards the card that she has drawn, so it is in her graveyard as the turn has ended
    Given Alice controls "Merfolk Looter"
    And Alice has "Island" on top of library
    When Alice activates "Merfolk Looter"
    And the stack resolves
    And the turn ends
    Then it happened in this order that Alice drew, then Alice discarded
    And "Island" is in Alice's graveyard
    And "Merfolk Looter" is in play

  @cr26:608.2c.8
  Scenario: Tolarian Winds that Alice cast, and that Bob controls as it resolves, has Bob discard his hand and draw a card
    Given Alice has "Tolarian Winds", "Hill Giant" and "Craw Wurm" in hand and can pay {1}{U}
    And Bob has "Borrowed Incantation" and "Grizzly Bears" in hand and can pay {U}{U}
    And Bob has "Island" and "Forest" on top of library
    When Alice plays "Tolarian Winds"
    And Bob in response plays "Borrowed Incantation" targeting "Tolarian Winds"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And Bob's hand holds "Island"
    And Alice's hand holds "Hill Giant" and "Craw Wurm"

  @cr26:608.2c.8
  Scenario: The ability of Merfolk Looter that Alice activated has Alice draw and discard although Bob controls Merfolk Looter by then
    Given Alice controls "Merfolk Looter"
    And Alice has "Island" on top of library
    And Bob controls "Vedalken Orrery"
    And Bob has "Threaten" in hand and can pay {2}{R}
    And Bob has "Forest" on top of library
    When Alice activates "Merfolk Looter"
    And Bob in response plays "Threaten" targeting "Merfolk Looter"
    And the top of the stack resolves
    Then Bob controls "Merfolk Looter"
    When the stack resolves
    Then it happened in this order that Alice drew, then Alice discarded
    And "Island" is in Alice's graveyard
    And the top of Bob's library is "Forest"

  @cr26:608.2c.4
  Scenario: With Uba Mask, Tolarian Winds discards Alice's hand of two cards first, and then exiles two cards instead of drawing them
    Given Bob controls "Uba Mask"
    And Alice has "Tolarian Winds", "Hill Giant" and "Grizzly Bears" in hand and can pay {1}{U}
    And Alice has "Island", "Forest" and "Swamp" on top of library
    When Alice plays "Tolarian Winds"
    And the stack resolves
    Then it happened in this order that Alice discarded, then "Island" was exiled
    And "Island" and "Forest" are exiled
    And "Swamp" is in Alice's library
    And Alice has drawn no cards
    And Alice's graveyard holds "Hill Giant", "Grizzly Bears" and "Tolarian Winds"

  @cr26:608.2g.4 @cr26:701.5a
  Scenario: As Mind Rot resolves, Alice can't cast Lightning Bolt instead of discarding it
    Given it is Bob's main phase
    And Bob has "Mind Rot" in hand and can pay {2}{B}
    And Alice has "Lightning Bolt", "Hill Giant" and "Giant Growth" in hand and can pay {R}
    And Alice controls "Frostwielder" and "Forest"
    And Bob controls "Grizzly Bears"
    Then Alice can play "Lightning Bolt" targeting Bob
    When Bob plays "Mind Rot" targeting Alice
    Then Alice can play "Lightning Bolt" targeting Bob
    And Alice can activate "Frostwielder" targeting Bob
    And Alice can tap "Forest" for mana
    When the stack resolves
    Then Alice can't play "Lightning Bolt" targeting Bob by rule 117.1
    And Alice can't activate "Frostwielder" targeting Bob by rule 117.1
    And Alice can't tap "Forest" for mana
    When Alice chooses "Hill Giant" and "Giant Growth" for "Mind Rot"
    Then "Hill Giant" is in Alice's graveyard
    When Alice plays "Lightning Bolt" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" was destroyed

  @cr26:608.2m.2
  Scenario: Hushing Bell's ability counters all activated abilities on the stack, also itself, and Alice gains 3 life all the same
    Given Alice controls "Hushing Bell"
    And Bob controls "Jade Mage" and can pay {2}{G}
    When Bob activates "Jade Mage"
    And Alice activates "Hushing Bell"
    And the top of the stack resolves
    Then the ability of "Jade Mage" was countered
    And the stack is empty
    And Bob controls no "token" permanents
    And Alice is at 23 life

  @cr26:608.2m.2
  Scenario: Hushing Bell's ability that Stifle counters has no effect: Jade Mage's ability resolves, and Alice gains no life
    Given Alice controls "Hushing Bell"
    And Alice has "Lava Spike" in graveyard
    And Bob controls "Jade Mage" and can pay {2}{G}
    And Bob has "Stifle" and "Cremate" in hand and can pay {U}{B}
    When Bob activates "Jade Mage"
    And Alice activates "Hushing Bell"
    And Bob plays "Stifle" targeting the ability of "Hushing Bell"
    And the stack resolves
    Then the ability of "Hushing Bell" was countered
    And Bob controls one 1/1 green "Saproling" creature token
    And Alice is at 20 life
    When Bob plays "Cremate" targeting "Lava Spike"
    And the stack resolves
    Then "Lava Spike" is exiled
    And Bob has drawn 1 card

  @cr26:608.2e @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: With Pox, both players choose and then discard together, and only then both choose and sacrifice creatures, the active player first each time
    Given Alice has "Pox", "Lava Spike" and "Opt" in hand
    And Alice controls 3 "Swamp"
    And Bob has "Boomerang" and "Terror" in hand
    And Alice controls "Grizzly Bears" and "Craw Wurm"
    And Bob controls "Hill Giant" and "Watchwolf"
    When Alice plays "Pox"
    And the stack resolves
    Then Alice is asked for objects by "Pox" among "Lava Spike" and "Opt"
    When Alice chooses "Opt" for "Pox"
    Then Bob is asked for objects by "Pox" among "Boomerang" and "Terror"
    And "Opt" is in Alice's hand
    When Bob chooses "Terror" for "Pox"
    Then "Opt" is in Alice's graveyard
    And it happened at once that "Opt" was discarded and "Terror" was discarded
    And Alice is asked for objects by "Pox" among "Grizzly Bears" and "Craw Wurm"
    When Alice chooses "Craw Wurm" for "Pox"
    Then Bob is asked for objects by "Pox" among "Hill Giant" and "Watchwolf"
    And "Craw Wurm" is in play
    When Bob chooses "Watchwolf" for "Pox"
    And Alice chooses "Swamp 1" for "Pox"
    Then it happened at once that "Craw Wurm" was sacrificed and "Watchwolf" was sacrificed

  @cr26:608.2j.2
  Scenario: Ornithopter, an artifact creature, is no target for Terror, which asks for a nonartifact creature, and is one for Naturalize, which asks for an artifact
    Given Bob controls "Ornithopter" and "Grizzly Bears"
    And Alice has "Terror" and "Naturalize" in hand and can pay {1}{B}{1}{G}
    Then Alice can target only "Grizzly Bears" with "Terror"
    And Alice can target only "Ornithopter" with "Naturalize"
    When Alice plays "Naturalize" targeting "Ornithopter"
    And the stack resolves
    Then "Ornithopter" was destroyed
    When Alice plays "Terror" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" was destroyed

  @cr26:608.2n
  Scenario: Tarmogoyf survives Arc Lightning, the first sorcery in a graveyard, which is put there before lethal damage is checked
    Given Bob controls "Tarmogoyf"
    And Bob has "Hill Giant" and "Forest" in graveyard
    And Alice has "Arc Lightning" in hand and can pay {2}{R}
    Then "Tarmogoyf" is 2/3
    When Alice plays "Arc Lightning" targeting "Tarmogoyf" dividing 3 to "Tarmogoyf"
    And the stack resolves
    Then "Tarmogoyf" is 3/4
    And "Tarmogoyf" has 3 damage marked
    And "Tarmogoyf" is in play

  @cr26:608.2n.5
  Scenario: Innocent Blood is still on the stack as Alice is asked which creature she sacrifices, and in her graveyard once it has resolved
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob controls "Craw Wurm"
    And Alice has "Innocent Blood" in hand and can pay {B}
    When Alice plays "Innocent Blood"
    And the top of the stack resolves
    Then Alice is asked for objects by "Innocent Blood" among "Hill Giant" and "Grizzly Bears"
    And the stack holds "Innocent Blood"
    When Alice chooses "Grizzly Bears"
    Then "Innocent Blood" is in Alice's graveyard
    And "Grizzly Bears" and "Craw Wurm" were sacrificed
    And "Hill Giant" is in play

  @cr26:608.2n.5
  Scenario: Probe is still on the stack as Alice, who has drawn three cards for it, is asked which two she discards
    Given Alice has "Probe" in hand and can pay {2}{U}
    And Alice has "Island", "Forest" and "Swamp" on top of library
    When Alice plays "Probe"
    And the top of the stack resolves
    Then Alice has drawn 3 cards
    And the stack holds "Probe"
    When Alice chooses "Island" and "Forest"
    Then "Probe" is in Alice's graveyard
    And "Island" and "Forest" are in Alice's graveyard
    And Alice's hand holds "Swamp"

  @cr26:608.2n.6
  Scenario: Bob's Stone Rain, which Alice casts from his graveyard, destroys Island and is put into Bob's graveyard again
    Given Alice controls "Strangers' Graves" and can pay {2}{R}
    And Bob controls "Island" and "Forest"
    And Bob has "Stone Rain" in graveyard
    When Alice plays "Stone Rain" from graveyard targeting "Island"
    Then the stack holds "Stone Rain"
    And Alice controls "Stone Rain"
    When the stack resolves
    Then "Stone Rain" has resolved
    And Bob's graveyard holds "Stone Rain" and "Island"
    And "Forest" is in play
    And Alice's graveyard is empty

  @cr26:608.2g
  Scenario: Sphere of Resistance makes the copy of Lightning Bolt cost {1} that Alice casts as Isochron Scepter's ability resolves
    Given Alice has "Isochron Scepter" and "Lightning Bolt" in hand and can pay {4}
    And Alice controls "Forest"
    And Bob controls "Hill Giant"
    And Bob controls "Vedalken Orrery" and has "Sphere of Resistance" in hand and can pay {2}
    When Alice plays "Isochron Scepter"
    And the stack resolves
    And Alice says yes
    And Alice chooses "Lightning Bolt"
    And Alice activates "copy" of "Isochron Scepter"
    And Bob in response plays "Sphere of Resistance"
    And the top of the stack resolves
    And the top of the stack resolves
    And while "Isochron Scepter" resolves, Alice plays "Lightning Bolt" targeting "Hill Giant"
    Then the total cost of the copy of "Lightning Bolt" is {1}
    And "Forest" is tapped
    When the top of the stack resolves
    Then "Hill Giant" was destroyed

  @cr26:608.2e.3
  Scenario: In Bob's turn, Bob, then Carol and then Alice, who controls Pox, choose the cards that they discard, and all three discard together
    Given Carol is playing too
    And it is Bob's main phase
    And Alice controls "Vedalken Orrery" and 3 "Swamp"
    And Alice has "Pox", "Lava Spike" and "Opt" in hand
    And Bob has "Boomerang" and "Terror" in hand
    And Carol has "Shock" and "Forest" in hand
    When Bob passes
    And Carol passes
    And Alice plays "Pox"
    And the stack resolves
    Then Bob is asked for objects by "Pox" among "Boomerang" and "Terror"
    When Bob chooses "Terror" for "Pox"
    Then Carol is asked for objects by "Pox" among "Shock" and "Forest"
    When Carol chooses "Shock" for "Pox"
    Then Alice is asked for objects by "Pox" among "Lava Spike" and "Opt"
    And "Terror" is in Bob's hand
    And "Shock" is in Carol's hand
    When Alice chooses "Opt" for "Pox"
    Then it happened at once that "Terror" was discarded and "Shock" was discarded
    And it happened at once that "Shock" was discarded and "Opt" was discarded
    When Alice chooses "Swamp 1" for "Pox"
    Then "Swamp 1" is in Alice's graveyard
    And Carol is at 13 life

  @cr26:608.2e.2
  Scenario: In Bob's turn, Bob, the active player, chooses before Alice, who controls Pox, for each of its actions
    Given it is Bob's main phase
    And Alice controls "Vedalken Orrery", 3 "Swamp", "Grizzly Bears" and "Craw Wurm"
    And Alice has "Pox", "Lava Spike" and "Opt" in hand
    And Bob controls "Hill Giant", "Watchwolf" and "Island"
    And Bob has "Boomerang" and "Terror" in hand
    When Bob passes
    And Alice plays "Pox"
    And the stack resolves
    Then it happened at once that Alice lost life and Bob lost life
    And Bob is asked for objects by "Pox" among "Boomerang" and "Terror"
    When Bob chooses "Terror" for "Pox"
    Then Alice is asked for objects by "Pox" among "Lava Spike" and "Opt"
    And "Terror" is in Bob's hand
    When Alice chooses "Opt" for "Pox"
    Then it happened at once that "Opt" was discarded and "Terror" was discarded
    And Bob is asked for objects by "Pox" among "Hill Giant" and "Watchwolf"
    When Bob chooses "Watchwolf" for "Pox"
    And Alice chooses "Craw Wurm" for "Pox"
    And Alice chooses "Swamp 1" for "Pox"
    Then it happened at once that "Craw Wurm" was sacrificed and "Watchwolf" was sacrificed
    And it happened at once that "Swamp 1" was sacrificed and "Island" was sacrificed

  @cr26:608.2m.3
  Scenario: Soaring Note, an instant cast in Bob's turn, returns to Alice's hand as its first instruction, deals its damage, and can be cast again
    Given it is Bob's main phase
    And Alice has "Soaring Note" in hand and can pay {1}{R}{1}{R}
    When Bob passes
    And Alice plays "Soaring Note"
    And the stack resolves
    Then "Soaring Note" is in Alice's hand
    And Bob is at 17 life
    And Alice's graveyard is empty
    When Bob passes
    And Alice plays "Soaring Note"
    And the stack resolves
    Then Bob is at 14 life

  @cr26:608.2m.3
  Scenario: Soaring Note that Counterspell counters before it resolves deals no damage and goes to Alice's graveyard, from which Cremate exiles it
    Given Alice has "Soaring Note" in hand and can pay {1}{R}
    And Bob has "Counterspell" and "Cremate" in hand and can pay {U}{U}{B}
    And Bob has "Island" on top of library
    When Alice plays "Soaring Note"
    And Bob plays "Counterspell" targeting "Soaring Note"
    And the stack resolves
    Then "Soaring Note" is in Alice's graveyard
    And Bob is at 20 life
    When Bob plays "Cremate" targeting "Soaring Note"
    And the stack resolves
    Then "Soaring Note" is exiled
    And Bob has drawn 1 card

  @cr26:608.2e.4
  Scenario: In Bob's turn, Bob and then Alice choose the cards that they discard for Gaunt Bell's ability, and only after both have discarded do they choose creatures
    Given it is Bob's main phase
    And Alice controls "Gaunt Bell", "Grizzly Bears" and "Craw Wurm"
    And Alice has "Lava Spike" and "Opt" in hand
    And Bob controls "Hill Giant" and "Watchwolf"
    And Bob has "Boomerang" and "Terror" in hand
    When Bob passes
    And Alice activates "Gaunt Bell"
    And the stack resolves
    Then Bob is asked for objects by "Gaunt Bell" among "Boomerang" and "Terror"
    When Bob chooses "Terror" for "Gaunt Bell"
    Then Alice is asked for objects by "Gaunt Bell" among "Lava Spike" and "Opt"
    And "Terror" is in Bob's hand
    When Alice chooses "Opt" for "Gaunt Bell"
    Then it happened at once that "Opt" was discarded and "Terror" was discarded
    And Bob is asked for objects by "Gaunt Bell" among "Hill Giant" and "Watchwolf"
    When Bob chooses "Watchwolf" for "Gaunt Bell"
    Then Alice is asked for objects by "Gaunt Bell" among "Grizzly Bears" and "Craw Wurm"
    And "Watchwolf" is in play
    When Alice chooses "Craw Wurm" for "Gaunt Bell"
    Then it happened at once that "Craw Wurm" was sacrificed and "Watchwolf" was sacrificed
    And "Hill Giant" is in play

  @cr26:608.2c.7
  Scenario: With Rest in Peace, Tolarian Winds exiles the cards that Alice discards first, and then she draws two cards
    Given Bob controls "Rest in Peace"
    And Alice has "Tolarian Winds", "Hill Giant" and "Grizzly Bears" in hand and can pay {1}{U}
    And Alice has "Island", "Forest" and "Swamp" on top of library
    When Alice plays "Tolarian Winds"
    And the stack resolves
    Then it happened in this order that "Hill Giant" was exiled, then Alice drew
    And "Hill Giant" and "Grizzly Bears" are exiled
    And Alice's hand holds "Island" and "Forest"

  @cr26:608.2e.4
  Scenario: For Gaunt Bell's ability, Bob discards his only card, and Alice, who has no card in hand, sacrifices her only creature
    Given Alice controls "Gaunt Bell" and "Hill Giant"
    And Bob has "Terror" in hand
    When Alice activates "Gaunt Bell"
    And the stack resolves
    Then "Terror" is in Bob's graveyard
    And "Hill Giant" was sacrificed

  @cr26:608.2m
  Scenario: Soaring Page that Counterspell counters before it resolves deals no damage and goes to Alice's graveyard, from which Cremate exiles it
    Given Alice has "Soaring Page" in hand and can pay {1}{R}
    And Bob has "Counterspell" and "Cremate" in hand and can pay {U}{U}{B}
    And Bob has "Island" on top of library
    When Alice plays "Soaring Page"
    And Bob plays "Counterspell" targeting "Soaring Page"
    And the stack resolves
    Then "Soaring Page" is in Alice's graveyard
    And Bob is at 20 life
    When Bob plays "Cremate" targeting "Soaring Page"
    And the stack resolves
    Then "Soaring Page" is exiled
    And Bob has drawn 1 card

  @cr26:608.2
  Scenario: Recoil whose target left in response makes nobody discard, and Recoil that returns its target itself still makes Bob discard, while it is on the stack
    Given Alice has 2 "Recoil" as "recoil" in hand and can pay {1}{U}{B}{1}{U}{B}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    And Bob has "Unsummon" and "Forest" in hand and can pay {U}
    When Alice plays "recoil 1" targeting "Hill Giant"
    And Bob in response plays "Unsummon" targeting "Hill Giant"
    And the stack resolves
    Then "recoil 1" did not resolve
    And Bob's hand holds "Forest" and "Hill Giant"
    When Alice plays "recoil 2" targeting "Grizzly Bears"
    And the stack resolves
    Then Bob is asked for objects by "recoil 2" among "Forest", "Hill Giant" and "Grizzly Bears"
    And the stack holds "recoil 2"
    When Bob chooses "Forest" for "recoil 2"
    Then "recoil 2" has resolved
    And "recoil 2" is in Alice's graveyard
    And Bob's hand holds "Hill Giant" and "Grizzly Bears"

  @cr26:608.2 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Blessed Breath gives Grizzly Bears protection from white, and Kodama's Might, spliced onto that white spell, still gives the creature +2/+2
    Given Alice controls "Grizzly Bears" and "Plains"
    And Alice has "Blessed Breath" as "first", "Blessed Breath" as "second" and "Kodama's Might" in hand and can pay {W}{G}
    When Alice plays "first" splicing "Kodama's Might" targeting "Grizzly Bears" then "Grizzly Bears" for "Kodama's Might"
    Then Alice can target "Grizzly Bears" with "second"
    When the stack resolves
    Then Alice is asked for a color by "first"
    And the stack holds "first"
    When Alice chooses the color "white" for "first"
    Then "Grizzly Bears" is 4/4
    And "Grizzly Bears" has "protection from white"
    And "first" is in Alice's graveyard
    And Alice can't target "Grizzly Bears" with "second"
