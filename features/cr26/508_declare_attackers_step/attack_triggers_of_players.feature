Feature: Abilities that trigger as a player attacks or is attacked

  @cr26:508.3b
  Scenario: Alarm Gong triggers once for two creatures that attack its controller, and not for one that enters attacking
    Given Bob controls "Alarm Gong"
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Bronze Sable" in graveyard
    And Alice has "Charge from the Heap" in hand and can pay {1}{R}
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    And the stack resolves
    Then Bob is at 24 life
    When Alice plays "Charge from the Heap" targeting "Bronze Sable"
    And the stack resolves
    Then "Bronze Sable" is attacking
    And "Alarm Gong" has triggered once
    When combat damage is dealt
    Then Bob is at 17 life

  @cr26:508.3b
  Scenario: Alarm Gong doesn't trigger for an attack on its controller's planeswalker, and triggers for one on its controller
    Given Bob controls "Alarm Gong" and "Jace Beleren"
    And Alice controls "Grizzly Bears"
    When Alice attacks with "Grizzly Bears" attacking "Jace Beleren"
    Then the stack is empty
    When combat damage is dealt
    Then "Jace Beleren" has 1 loyalty counter
    And "Alarm Gong" has triggered never
    When the game goes on to Alice's next main phase
    And Alice attacks with "Grizzly Bears" attacking Bob
    And the stack resolves
    Then Bob is at 24 life

  @cr26:508.3c
  Scenario: Goblin Drummer triggers for each Goblin that its controller attacks with, and not for a Giant
    Given Alice controls "Goblin Drummer", 2 "Goblin Raider" as "raider" and "Hill Giant"
    When Alice attacks with "raider 1", "raider 2" and "Hill Giant"
    And the stack resolves
    Then Alice is at 28 life
    And "Goblin Drummer" has triggered twice
    When combat damage is dealt
    Then Bob is at 13 life

  @cr26:508.3c @cr26:508.1m.2
  Scenario: Goblin Drummer doesn't trigger for a Goblin of another player
    Given Alice controls "Goblin Drummer" and "Goblin Watch"
    And it is Bob's main phase
    And Bob controls "Goblin Drummer" as "theirs" and "Goblin Raider" owned by Alice
    When Bob attacks with "Goblin Raider"
    And the stack resolves
    Then Bob is at 24 life
    And Alice is at 24 life
    And "Goblin Drummer" has triggered never
    And "theirs" has triggered once
    And "Goblin Watch" has triggered once

  @cr26:508.3c
  Scenario: Goblin Drummer doesn't trigger for Goblin Raider with which Bob attacks, and triggers for itself as Alice attacks with it
    Given it is Bob's main phase
    And Alice controls "Goblin Drummer"
    And Bob controls "Goblin Raider"
    When Bob attacks with "Goblin Raider"
    Then the stack is empty
    And "Goblin Drummer" has triggered never
    When combat damage is dealt
    Then Alice is at 18 life
    When the game goes on to Alice's next main phase
    And Alice attacks with "Goblin Drummer"
    And the stack resolves
    Then "Goblin Drummer" has triggered once
    And Alice is at 22 life

  @cr26:508.3e
  Scenario: Pact of Rivals triggers once as Bob attacks Carol with two creatures, and not as he attacks only her planeswalker
    Given Carol is playing too
    And it is Bob's main phase
    And Alice controls "Pact of Rivals"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    And Carol controls "Jace Beleren"
    When Bob attacks with "Grizzly Bears" attacking "Jace Beleren"
    Then the stack is empty
    When combat damage is dealt
    Then "Jace Beleren" has 1 loyalty counter
    And "Pact of Rivals" has triggered never
    When the game goes on to Bob's next main phase
    And Bob attacks with "Grizzly Bears" attacking Carol and "Hill Giant" attacking Carol
    And the stack resolves
    Then Alice is at 24 life
    And "Pact of Rivals" has triggered once

  @cr26:508.3e
  Scenario: Pact of Rivals triggers as Bob attacks Carol with one creature
    Given Carol is playing too
    And it is Bob's main phase
    And Alice controls "Pact of Rivals"
    And Bob controls "Grizzly Bears"
    When Bob attacks with "Grizzly Bears" attacking Carol
    And the stack resolves
    Then Alice is at 24 life
    When combat damage is dealt
    Then Carol is at 18 life

  @cr26:508.3e
  Scenario: Pact of Rivals doesn't trigger for Bronze Sable that Bob puts onto the battlefield attacking Carol
    Given Carol is playing too
    And it is Bob's main phase
    And Alice controls "Pact of Rivals"
    And Bob controls "Grizzly Bears"
    And Bob has "Bronze Sable" in graveyard
    And Bob has "Charge from the Heap" in hand and can pay {1}{R}
    When Bob attacks with "Grizzly Bears" attacking Carol
    And the stack resolves
    Then Alice is at 24 life
    When Bob plays "Charge from the Heap" targeting "Bronze Sable"
    And the stack resolves
    And Bob chooses the player Carol
    Then "Bronze Sable" is attacking
    And "Pact of Rivals" has triggered once
    When combat damage is dealt
    Then Carol is at 16 life
    And Alice is at 24 life

  @cr26:508.3d.2
  Scenario: Marching Drum triggers once as Alice attacks with two creatures, and not as Bob attacks
    Given Alice controls "Marching Drum", "Grizzly Bears" owned by Bob and "Hill Giant" owned by Bob
    And Bob controls "Gray Ogre" owned by Alice
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    And the stack resolves
    Then Alice is at 24 life
    And "Marching Drum" has triggered once
    When the game goes on to Bob's main phase
    And Bob attacks with "Gray Ogre"
    Then "Marching Drum" has triggered once

  @cr26:508.3d.2
  Scenario: Marching Drum triggers once as Alice attacks with one creature
    Given Alice controls "Marching Drum" and "Grizzly Bears"
    When Alice attacks with "Grizzly Bears"
    And the stack resolves
    Then Alice is at 24 life
    And "Marching Drum" has triggered once

  @cr26:508.3d.2 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Marching Drum triggers once as Alice attacks Bob, Carol and Carol's planeswalker with one creature each
    Given Carol is playing too
    And Alice controls "Marching Drum", "Grizzly Bears", "Hill Giant" and "Watchwolf"
    And Carol controls "Jace Beleren"
    When Alice attacks with "Grizzly Bears" attacking Bob, "Hill Giant" attacking Carol and "Watchwolf" attacking "Jace Beleren"
    And the stack resolves
    Then "Marching Drum" has triggered once
    And Alice is at 24 life

  @cr26:508.3d.2 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Marching Drum triggers once as Alice attacks only a planeswalker
    Given Alice controls "Marching Drum" and "Grizzly Bears"
    And Bob controls "Jace Beleren"
    When Alice attacks with "Grizzly Bears" attacking "Jace Beleren"
    And the stack resolves
    Then "Marching Drum" has triggered once
    And Alice is at 24 life

  @cr26:508.3b.2
  Scenario: Sentry Bell triggers once for two creatures that attack Jace Beleren, and not for one that enters attacking him
    Given Bob controls "Sentry Bell" and "Jace Beleren" with 9 loyalty counters
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Bronze Sable" in graveyard
    And Alice has "Charge from the Heap" in hand and can pay {1}{R}
    When Alice attacks with "Grizzly Bears" attacking "Jace Beleren" and "Hill Giant" attacking "Jace Beleren"
    And the stack resolves
    Then Bob is at 24 life
    When Alice plays "Charge from the Heap" targeting "Bronze Sable"
    And the stack resolves
    And Alice chooses "Jace Beleren" for "Charge from the Heap"
    Then "Bronze Sable" is attacking
    And "Sentry Bell" has triggered once
    When combat damage is dealt
    Then "Jace Beleren" has 2 loyalty counters
    And Bob is at 24 life

  @cr26:508.3b.2
  Scenario: Sentry Bell doesn't trigger for an attack on its controller, and triggers for one on Jace Beleren
    Given Bob controls "Sentry Bell" and "Jace Beleren"
    And Alice controls "Grizzly Bears"
    When Alice attacks with "Grizzly Bears" attacking Bob
    And combat damage is dealt
    Then Bob is at 18 life
    And "Sentry Bell" has triggered never
    When the game goes on to Alice's next main phase
    And Alice attacks with "Grizzly Bears" attacking "Jace Beleren"
    And the stack resolves
    Then Bob is at 22 life

  @cr26:508.3c
  Scenario: Goblin Drummer triggers for the Goblin that attacks, and not for Bronze Sable, a Goblin by Conspiracy, which enters attacking
    Given Alice controls "Goblin Drummer", "Goblin Raider" and "Conspiracy"
    And "Conspiracy" has the chosen creature type "Goblin"
    And Alice has "Bronze Sable" in graveyard
    And Alice has "Charge from the Heap" in hand and can pay {1}{R}
    When Alice attacks with "Goblin Raider"
    And the stack resolves
    Then Alice is at 24 life
    When Alice plays "Charge from the Heap" targeting "Bronze Sable"
    And the stack resolves
    Then "Bronze Sable" is attacking
    And "Bronze Sable" has the type "Goblin"
    And "Goblin Drummer" has triggered once
    And Alice is at 24 life

  @cr26:508.3d.2
  Scenario: Marching Drum triggers once as Alice attacks with Grizzly Bears, and not again as Bronze Sable enters attacking
    Given Alice controls "Marching Drum" and "Grizzly Bears"
    And Alice has "Bronze Sable" in graveyard
    And Alice has "Charge from the Heap" in hand and can pay {1}{R}
    When Alice attacks with "Grizzly Bears"
    And the stack resolves
    And Alice plays "Charge from the Heap" targeting "Bronze Sable"
    And the stack resolves
    Then "Bronze Sable" is attacking
    And "Marching Drum" has triggered once
    And Alice is at 24 life

  @cr26:508.3c.2
  Scenario: Goblin Watch triggers for each of two Goblins with which Bob attacks Alice, and not for his Giant or for her own Goblin
    Given Alice controls "Goblin Watch" and "Goblin Raider" as "hers"
    And Bob controls 2 "Goblin Raider" as "his" and "Hill Giant"
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice attacks with "hers"
    And Bob doesn't block
    And combat damage is dealt
    Then "Goblin Watch" has triggered never
    When the game goes on to Bob's main phase
    And Bob attacks with "his 1", "his 2" and "Hill Giant"
    And the stack resolves
    Then "Goblin Watch" has triggered twice
    And Alice is at 28 life

  @cr26:508.3c.2
  Scenario: Goblin Watch triggers for the one Goblin with which Bob attacks
    Given it is Bob's main phase
    And Alice controls "Goblin Watch"
    And Bob controls "Goblin Raider"
    When Bob attacks with "Goblin Raider"
    And the stack resolves
    Then Alice is at 24 life
    And "Goblin Watch" has triggered once

  @cr26:508.3d.3
  Scenario: Frontier Drum triggers once as Bob attacks with two creatures, and not as Alice attacks
    Given Alice controls "Frontier Drum" and "Grizzly Bears"
    And Bob controls "Gray Ogre" and "Hill Giant"
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    Then "Frontier Drum" has triggered never
    When the game goes on to Bob's main phase
    And Bob attacks with "Gray Ogre" and "Hill Giant"
    And the stack resolves
    Then "Frontier Drum" has triggered once
    And Alice is at 24 life

  @cr26:508.3d.3
  Scenario: Frontier Drum triggers once as Bob attacks with one creature
    Given it is Bob's main phase
    And Alice controls "Frontier Drum"
    And Bob controls "Gray Ogre"
    When Bob attacks with "Gray Ogre"
    And the stack resolves
    Then Alice is at 24 life
    And "Frontier Drum" has triggered once

  @cr26:508.3c.3
  Scenario: Goblin Chronicle triggers for Alice's Goblin and for each of two Goblins of Bob that attack, and not for his Giant
    Given Alice controls "Goblin Chronicle" and "Goblin Raider" as "hers"
    And Bob controls 2 "Goblin Raider" as "his" and "Hill Giant"
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice attacks with "hers"
    Then "Goblin Chronicle" has triggered once
    When the stack resolves
    Then Alice is at 24 life
    When Bob doesn't block
    And the game goes on to Bob's main phase
    And Bob attacks with "his 1", "his 2" and "Hill Giant"
    Then "Goblin Chronicle" has triggered 3 times
    When the stack resolves
    Then Alice is at 32 life

  @cr26:508.3c.3
  Scenario: Goblin Chronicle triggers twice as Alice attacks with two Goblins and Grizzly Bears
    Given Alice controls "Goblin Chronicle", 2 "Goblin Raider" as "raider" and "Grizzly Bears"
    When Alice attacks with "raider 1", "raider 2" and "Grizzly Bears"
    Then "Goblin Chronicle" has triggered twice
    When the stack resolves
    Then Alice is at 28 life
    And "Grizzly Bears" is attacking

  @cr26:508.3d.4
  Scenario: Common Drum triggers once as Alice attacks with two creatures and once as Bob attacks with two
    Given Alice controls "Common Drum", "Grizzly Bears" and "Goblin Raider"
    And Bob controls "Gray Ogre" and "Hill Giant"
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice attacks with "Grizzly Bears" and "Goblin Raider"
    Then "Common Drum" has triggered once
    When the stack resolves
    Then Alice is at 24 life
    When Bob doesn't block
    And the game goes on to Bob's main phase
    And Bob attacks with "Gray Ogre" and "Hill Giant"
    And the stack resolves
    Then "Common Drum" has triggered twice
    And Alice is at 28 life

  @cr26:508.3d.4
  Scenario: Common Drum triggers once as Alice attacks with only Grizzly Bears and once as Bob attacks with only Hill Giant
    Given Alice controls "Common Drum" and "Grizzly Bears"
    And Bob controls "Hill Giant"
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice attacks with "Grizzly Bears"
    And the stack resolves
    Then Alice is at 24 life
    When Bob doesn't block
    And the game goes on to Bob's main phase
    And Bob attacks with "Hill Giant"
    And the stack resolves
    Then "Common Drum" has triggered twice
    And Alice is at 28 life
