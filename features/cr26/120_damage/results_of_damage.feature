Feature: Results of damage

  @cr26:120.1a
  Scenario: Pyroclasm deals damage to each creature, and none to an artifact that isn't a creature
    Given Alice has "Pyroclasm" in hand and can pay {1}{R}
    And Bob controls "Chimeric Staff" as "still" and "Hill Giant"
    And Alice controls "Chimeric Staff" as "moving" and can pay {4}
    When Alice activates "moving" with X = 4
    And the stack resolves
    Then "moving" is 4/4
    When Alice plays "Pyroclasm"
    And the stack resolves
    Then "moving" has 2 damage marked
    And "Hill Giant" has 2 damage marked
    And "still" has been dealt no damage

  @cr26:120.3a
  Scenario: Hill Giant deals 3 combat damage to Bob, who loses 3 life
    Given Alice controls "Hill Giant"
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then "Hill Giant" has dealt 3 damage to Bob
    And Bob is at 17 life

  @cr26:120.2a @cr26:510.1a.3 @cr26:510.1b.3 @cr26:510.1c.3
  Scenario: Blocked Craw Wurm deals all its 6 damage to the one creature that blocks it, which deals 3, and unblocked Hill Giant deals 3 to Bob
    Given Alice controls "Craw Wurm" and "Hill Giant"
    And Bob controls "Scarwood Treefolk"
    When Alice attacks with "Craw Wurm" and "Hill Giant"
    And Bob blocks "Craw Wurm" with "Scarwood Treefolk"
    Then it is Alice's declare blockers step
    And "Craw Wurm" has no damage marked
    And Bob is at 20 life
    When combat damage is dealt
    Then "Craw Wurm" has dealt 6 damage to "Scarwood Treefolk"
    And "Scarwood Treefolk" was destroyed
    And "Craw Wurm" has 3 damage marked
    And Bob is at 17 life
    And it is Alice's combat damage step

  @cr26:120.2a
  Scenario: Each of Bob's two blockers deals damage equal to its power to the attacker that it blocks, and Gray Ogre, which doesn't block, deals none
    Given Alice controls "Craw Wurm" as "first" and "Craw Wurm" as "second"
    And Bob controls "Scarwood Treefolk", "Wall of Air" and "Gray Ogre"
    When Alice attacks with "first" and "second"
    And Bob blocks "first" with "Scarwood Treefolk" and "second" with "Wall of Air"
    And combat damage is dealt
    Then "first" has 3 damage marked
    And "second" has 1 damage marked
    And "Scarwood Treefolk" and "Wall of Air" were destroyed
    And "Gray Ogre" has dealt no damage

  @cr26:120.2b @cr26:120.2.2 @cr26:400.7e.6
  Scenario: Pandemonium's ability has the creature that entered deal the damage, and Lightning Bolt deals its own
    Given Alice controls "Pandemonium"
    And Alice has "Hill Giant" and "Lightning Bolt" in hand and can pay {3}{R}{R}
    When Alice plays "Hill Giant"
    And the stack resolves
    And Alice targets Bob for "Pandemonium"
    And Alice says yes
    Then "Hill Giant" has dealt 3 damage to Bob
    And "Pandemonium" has dealt no damage
    When Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then "Lightning Bolt" has dealt 3 damage to Bob
    And Bob is at 14 life

  @cr26:400.7e.6
  Scenario: Hill Giant that Exhume puts onto the battlefield deals damage to Bob by Pandemonium
    Given Alice controls "Pandemonium"
    And Alice has "Hill Giant" in graveyard
    And Alice has "Exhume" in hand and can pay {1}{B}
    When Alice plays "Exhume"
    And the stack resolves
    And Alice targets Bob for "Pandemonium"
    And Alice says yes
    Then "Hill Giant" has dealt 3 damage to Bob
    And Bob is at 17 life

  @cr26:120.2.2
  Scenario: By Pandemonium, Hill Giant deals damage to Craw Wurm as it enters, and Lightning Bolt deals damage to Bob
    Given Alice controls "Pandemonium"
    And Alice has "Hill Giant" and "Lightning Bolt" in hand and can pay {3}{R}{R}
    And Bob controls "Craw Wurm"
    When Alice plays "Hill Giant"
    And the stack resolves
    And Alice targets "Craw Wurm" for "Pandemonium"
    And Alice says yes
    Then "Hill Giant" has dealt 3 damage to "Craw Wurm"
    And "Craw Wurm" has 3 damage marked
    And Bob is at 20 life
    When Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then "Lightning Bolt" has dealt 3 damage to Bob
    And Bob is at 17 life

  @cr26:120.3b @cr26:120.3a.2 @cr26:119.2.2
  Scenario: Damage of Glistener Elf, which has infect, gives Bob a poison counter and makes him lose no life
    Given Alice controls "Glistener Elf" and "Hill Giant"
    When Alice attacks with "Glistener Elf" and "Hill Giant"
    And combat damage is dealt
    And the game goes on to Alice's postcombat main phase
    Then Bob has 1 poison counter
    And Bob is at 17 life
    And "Glistener Elf" has dealt 1 damage to Bob

  @cr26:120.3d @cr26:120.3e.4
  Scenario: Damage of Sickle Ripper, which has wither, puts two -1/-1 counters on Craw Wurm and marks no damage
    Given Alice controls "Sickle Ripper"
    And Bob controls "Craw Wurm"
    When Alice attacks with "Sickle Ripper"
    And Bob blocks "Sickle Ripper" with "Craw Wurm"
    And combat damage is dealt
    Then "Craw Wurm" has 2 -1/-1 counters
    And "Craw Wurm" is 4/2
    And "Craw Wurm" has 0 damage marked

  @cr26:120.3e
  Scenario: Damage of Grizzly Bears is marked on Hill Giant
    Given Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant"
    When Alice attacks with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Hill Giant"
    And combat damage is dealt
    Then "Hill Giant" has 2 damage marked
    And "Hill Giant" is 3/3
    And "Grizzly Bears" was destroyed

  @cr26:120.3f
  Scenario: Damage of Hill Giant with lifelink to Craw Wurm, which blocks it, is marked there, and Alice gains 3 life besides
    Given Alice controls "Hill Giant"
    And "Hill Giant" has "lifelink"
    And Bob controls "Craw Wurm"
    When Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Craw Wurm"
    And combat damage is dealt
    Then "Craw Wurm" has 3 damage marked
    And Alice is at 23 life
    And Bob is at 20 life

  @cr26:120.3f
  Scenario: Damage of Vampire Nighthawk, which has lifelink, makes its controller gain 2 life besides Bob's loss of 2 life
    Given Alice controls "Vampire Nighthawk" and "Hill Giant"
    When Alice attacks with "Vampire Nighthawk" and "Hill Giant"
    And combat damage is dealt
    Then Alice is at 22 life
    And Bob is at 15 life

  @cr26:120.3g
  Scenario: Combat damage of Pestilent Syphoner, which has toxic 1, gives Bob a poison counter besides the loss of 1 life
    Given Alice controls "Pestilent Syphoner" and "Hill Giant"
    When Alice attacks with "Pestilent Syphoner" and "Hill Giant"
    And combat damage is dealt
    Then Bob has 1 poison counter
    And Bob is at 16 life

  @cr26:120.6 @cr26:513.1.2
  Scenario: Damage stays marked on Hill Giant as it stops being a creature, and is removed in the cleanup step
    Given Alice controls "Hill Giant"
    And Alice has "Glacial Ray" and "Words over Swords" in hand and can pay {1}{R}{W}
    When Alice plays "Glacial Ray" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Words over Swords" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" doesn't have the type "creature"
    And "Hill Giant" has 2 damage marked
    When the game goes on to Alice's end step
    Then "Hill Giant" has 2 damage marked
    When the game goes on to Bob's upkeep
    Then "Hill Giant" has the type "creature"
    And "Hill Giant" has no damage marked

  @cr26:120.6 @cr26:302.7.5 @cr26:513.1.2
  Scenario: Damage on Hill Giant is still marked in the end step and gone in the cleanup step, in which Alice gets priority because Simic Initiate dies there
    Given Alice controls "Hill Giant" and "Simic Initiate"
    And "Simic Initiate" gets +2/+2 until end of turn
    And Bob has "Shock" in hand and can pay {R}
    When Bob plays "Shock" targeting "Hill Giant"
    And the stack resolves
    And the game goes on to Alice's end step
    Then "Hill Giant" has 2 damage marked
    When the game goes on to Alice's cleanup step
    Then "Simic Initiate" is in Alice's graveyard
    And it is Alice's cleanup step
    And Alice has priority
    And "Hill Giant" has no damage marked

  @cr26:513.1.2
  Scenario: Damage on Hill Giant is still marked once Lightning Bolt has resolved in the end step, and is gone in the next turn
    Given Alice controls "Hill Giant"
    And Bob has "Shock" and "Lightning Bolt" in hand and can pay {R}{R}
    When Bob plays "Shock" targeting "Hill Giant"
    And the stack resolves
    And the game goes on to Alice's end step
    And Bob plays "Lightning Bolt" targeting Alice
    And the stack resolves
    Then Alice is at 17 life
    And "Hill Giant" has 2 damage marked
    When the game goes on to Bob's upkeep
    Then "Hill Giant" has no damage marked

  @cr26:120.6
  Scenario: Drudge Skeletons with lethal damage regenerates, and its damage is removed
    Given Alice controls "Drudge Skeletons" and can pay {B}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice activates "Drudge Skeletons"
    And the stack resolves
    And Bob plays "Lightning Bolt" targeting "Drudge Skeletons"
    And the stack resolves
    Then "Drudge Skeletons" is in play
    And "Drudge Skeletons" is tapped
    And "Drudge Skeletons" has no damage marked
    And "Drudge Skeletons" has been dealt 3 damage

  @cr26:120.6.3
  Scenario: Drudge Skeletons that Song of the Dryads has made a land regenerates as Stone Rain would destroy that land, and its 2 damage is removed
    Given Bob controls "Drudge Skeletons" and can pay {B}
    And "Drudge Skeletons" gets +0/+3 until end of turn
    And Alice has "Shock", "Song of the Dryads" and "Stone Rain" in hand and can pay {R}{2}{G}{2}{R}
    When Alice plays "Shock" targeting "Drudge Skeletons"
    And the stack resolves
    And Bob in response activates "Drudge Skeletons"
    And the stack resolves
    And Alice plays "Song of the Dryads" targeting "Drudge Skeletons"
    And the stack resolves
    Then "Drudge Skeletons" doesn't have the type "creature"
    And "Drudge Skeletons" has 2 damage marked
    When Alice plays "Stone Rain" targeting "Drudge Skeletons"
    And the stack resolves
    Then "Drudge Skeletons" is in play
    And "Drudge Skeletons" is tapped
    And "Drudge Skeletons" has no damage marked

  @cr26:120.9
  Scenario: El-Hajjâj's ability gains as much life as El-Hajjâj dealt damage, and doesn't count the damage of Hill Giant
    Given Alice controls "El-Hajjâj" and "Hill Giant"
    And "El-Hajjâj" gets +1/+0 until end of turn
    When Alice attacks with "El-Hajjâj" and "Hill Giant"
    And combat damage is dealt
    And the stack resolves
    Then Bob is at 15 life
    And Alice is at 22 life

  @cr26:120.9
  Scenario: El-Hajjâj's ability gains 1 life if El-Hajjâj alone deals combat damage
    Given Alice controls "El-Hajjâj"
    When Alice attacks with "El-Hajjâj"
    And combat damage is dealt
    And the stack resolves
    Then Bob is at 19 life
    And Alice is at 21 life

  @cr26:120.1a.2 @cr26:120.1a
  Scenario: Salt Rain, which deals 2 damage to each permanent, deals none to Sol Ring, Bad Moon and Forest, and 2 to Hill Giant
    Given Alice has "Salt Rain" in hand and can pay {1}{R}
    And Bob controls "Sol Ring", "Bad Moon", "Forest", "Hill Giant" and "Grizzly Bears"
    When Alice plays "Salt Rain"
    And the stack resolves
    Then "Hill Giant" has 2 damage marked
    And "Grizzly Bears" was destroyed
    And "Sol Ring" has been dealt no damage
    And "Bad Moon" has been dealt no damage
    And "Forest" has been dealt no damage
    And "Sol Ring", "Bad Moon" and "Forest" are in play
    And Bob is at 20 life

  @cr26:120.1a.2
  Scenario: Salt Rain deals 2 damage to each of three creatures, and Bob, who controls no other permanent, loses no life
    Given Alice has "Salt Rain" in hand and can pay {1}{R}
    And Alice controls "Craw Wurm"
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice plays "Salt Rain"
    And the stack resolves
    Then "Hill Giant" has 2 damage marked
    And "Craw Wurm" has 2 damage marked
    And "Grizzly Bears" was destroyed
    And Bob is at 20 life

  @cr26:120.1a.3
  Scenario: Salt Rain deals 2 damage to Jace Beleren, which is no creature, and none to Sol Ring
    Given Alice has "Salt Rain" in hand and can pay {1}{R}
    And Bob controls "Sol Ring" and "Jace Beleren" with 5 loyalty counters
    When Alice plays "Salt Rain"
    And the stack resolves
    Then "Salt Rain" has dealt 2 damage to "Jace Beleren"
    And "Jace Beleren" has 3 loyalty counters
    And "Sol Ring" has been dealt no damage
    And "Sol Ring" is in play

  @cr26:120.3b @cr26:120.3f.2
  Scenario: Noncombat damage of Glistener Elf with infect gives Bob a poison counter, and that of Vampire Nighthawk with lifelink makes Alice gain 2 life
    Given Alice controls "Pandemonium"
    And Alice has "Glistener Elf" and "Vampire Nighthawk" in hand and can pay {G}{1}{B}{B}
    When Alice plays "Glistener Elf"
    And the top of the stack resolves
    And Alice targets Bob for "Pandemonium"
    And the stack resolves
    And Alice says yes to "Pandemonium"
    Then Bob has 1 poison counter
    And Bob is at 20 life
    When Alice plays "Vampire Nighthawk"
    And the top of the stack resolves
    And Alice targets Bob for "Pandemonium"
    And the stack resolves
    And Alice says yes to "Pandemonium"
    Then Bob is at 18 life
    And Alice is at 22 life

  @cr26:120.3f.2
  Scenario: Damage that Prodigal Sorcerer with Loxodon Warhammer deals by its ability makes Alice gain 1 life, and without lifelink none
    Given Alice controls "Prodigal Sorcerer" as "hammerer" and "Prodigal Sorcerer" as "other"
    And Alice controls "Loxodon Warhammer" attached to "hammerer"
    Then "hammerer" has "lifelink"
    When Alice activates "hammerer" targeting Bob
    And the stack resolves
    Then Bob is at 19 life
    And Alice is at 21 life
    When Alice activates "other" targeting Bob
    And the stack resolves
    Then Bob is at 18 life
    And Alice is at 21 life

  @cr26:120.3f.3
  Scenario: Alice, who controls Bob's Vampire Nighthawk, gains 2 life as it deals damage to Bob, its owner
    Given Alice controls "Vampire Nighthawk" owned by Bob
    When Alice attacks with "Vampire Nighthawk"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's postcombat main phase
    Then Alice is at 22 life
    And Bob is at 18 life

  @cr26:120.9.2
  Scenario: Two Goblins deal 2 and 3 combat damage, and Warren Tithe's ability gains 5 life; the 3 damage of Hill Giant doesn't count
    Given Alice controls "Warren Tithe", "Goblin Raider", "Boggart Brute" and "Hill Giant"
    When Alice attacks with "Goblin Raider", "Boggart Brute" and "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    Then Bob is at 12 life
    And Alice is at 25 life
    And "Warren Tithe" has triggered once

  @cr26:120.9.2
  Scenario: Only Goblins attack, and Warren Tithe's ability gains as much life as Goblin Raider and Boggart Brute deal damage together
    Given Alice controls "Warren Tithe", "Goblin Raider", "Boggart Brute" and "Hill Giant"
    When Alice attacks with "Goblin Raider" and "Boggart Brute"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    Then Bob is at 15 life
    And Alice is at 25 life
    And "Warren Tithe" has triggered once
    And "Hill Giant" is untapped

  @cr26:120.3f.2 @cr26:120.2b.2 @edition:2013-07 @edition:2026-01
  Scenario: Bob's Prey Upon has Alice's Vampire Nighthawk deal damage to Hill Giant, and Alice, the controller of the source, gains 2 life
    Given it is Bob's main phase
    And Bob controls "Hill Giant" and has "Prey Upon" in hand and can pay {G}
    And Alice controls "Vampire Nighthawk"
    And "Hill Giant" gets +0/+3 until end of turn
    When Bob plays "Prey Upon" targeting "Hill Giant" then "Vampire Nighthawk"
    And the stack resolves
    Then Alice is at 22 life
    And Bob is at 20 life
    And "Vampire Nighthawk" has dealt 2 damage to "Hill Giant"
    And "Hill Giant" has dealt 3 damage to "Vampire Nighthawk"
    And "Prey Upon" has dealt no damage
    And "Hill Giant" was destroyed

  @cr26:120.1 @edition:2026-01
  Scenario: Three Lightning Bolts deal damage to Bob, to a creature and to a planeswalker
    Given Alice has 3 "Lightning Bolt" as "bolt" in hand and can pay {R}{R}{R}
    And Bob controls "Craw Wurm" and "Jace Beleren" with 5 loyalty counters
    When Alice plays "bolt 1" targeting Bob
    And Alice plays "bolt 2" targeting "Craw Wurm"
    And Alice plays "bolt 3" targeting "Jace Beleren"
    And the stack resolves
    Then Bob is at 17 life
    And "Craw Wurm" has 3 damage marked
    And "Jace Beleren" has 2 loyalty counters
    And "bolt 1" has dealt 3 damage to Bob
    And "bolt 2" has dealt 3 damage to "Craw Wurm"
    And "bolt 3" has dealt 3 damage to "Jace Beleren"

  @cr26:120.1
  Scenario: Three attackers deal damage to Bob, to a planeswalker and to a blocker, and each is the source of its own damage
    Given Alice controls "Hill Giant", "Grizzly Bears" and "Gray Ogre"
    And Bob controls "Jace Beleren" with 5 loyalty counters and "Craw Wurm"
    When Alice attacks with "Hill Giant" attacking Bob, "Grizzly Bears" attacking "Jace Beleren" and "Gray Ogre" attacking Bob
    And Bob blocks "Gray Ogre" with "Craw Wurm"
    And combat damage is dealt
    Then "Hill Giant" has dealt 3 damage to Bob
    And "Grizzly Bears" has dealt 2 damage to "Jace Beleren"
    And "Gray Ogre" has dealt 2 damage to "Craw Wurm"
    And Bob is at 17 life
    And "Jace Beleren" has 3 loyalty counters
    And "Craw Wurm" has 2 damage marked

  @cr26:120.2
  Scenario: The land City of Brass, the enchantment Manabarbs and the artifact Dingus Egg each deal damage to Alice
    Given Alice controls "City of Brass"
    And Bob controls "Manabarbs" and "Dingus Egg"
    And Alice has "Stone Rain" in hand and has {2}{R} in the mana pool
    When Alice taps "City of Brass" for mana making {U}
    And the stack resolves
    Then "City of Brass" has dealt 1 damage to Alice
    And "Manabarbs" has dealt 1 damage to Alice
    When Alice plays "Stone Rain" targeting "City of Brass"
    And the stack resolves
    Then "Dingus Egg" has dealt 2 damage to Alice
    And Alice is at 16 life

  @cr26:120.2.3
  Scenario: The planeswalker Chandra Nalaar deals 1 damage to Bob
    Given Alice controls "Chandra Nalaar"
    When Alice activates "spark" of "Chandra Nalaar" targeting Bob
    And the stack resolves
    Then "Chandra Nalaar" has dealt 1 damage to Bob
    And Bob is at 19 life

  @cr26:120.2.5
  Scenario: Hill Giant, a card in Bob's graveyard, deals the 2 damage of Pointing Bones, which deals none itself
    Given Alice has "Pointing Bones" in hand and can pay {B}
    And Bob has "Hill Giant" in graveyard
    When Alice plays "Pointing Bones" targeting "Hill Giant" then Bob
    And the stack resolves
    Then "Hill Giant" has dealt 2 damage to Bob
    And "Pointing Bones" has dealt no damage
    And "Hill Giant" is in Bob's graveyard
    And Bob is at 18 life

  @cr26:120.2.5
  Scenario: Pointing Bones can name Hill Giant in Alice's own graveyard, too, and no card that isn't a creature card, and Bob loses 2 life
    Given Alice has "Pointing Bones" in hand and can pay {B}
    And Alice has "Hill Giant" and "Sol Ring" in graveyard
    Then Alice can't play "Pointing Bones" targeting "Sol Ring" then Bob by rule 601.2c
    And Alice can play "Pointing Bones" targeting "Hill Giant" then Bob
    When Alice plays "Pointing Bones" targeting "Hill Giant" then Bob
    And the stack resolves
    Then Bob is at 18 life
    And "Hill Giant" is in Alice's graveyard

  @cr26:120.3d.2
  Scenario: Damage of Glistener Elf with infect and wither puts one -1/-1 counter on the blocking Craw Wurm, and not two
    Given Alice controls "Glistener Elf"
    And Bob controls "Craw Wurm"
    And "Glistener Elf" has "wither"
    When Alice attacks with "Glistener Elf"
    And Bob blocks "Glistener Elf" with "Craw Wurm"
    And combat damage is dealt
    Then "Craw Wurm" has 1 -1/-1 counter
    And "Craw Wurm" has no damage marked
