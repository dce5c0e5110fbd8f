Feature: The cleanup step

  @cr26:514.1 @cr26:703.4n
  Scenario: In the cleanup step, the active player discards down to seven cards, and the other player discards nothing
    Given it is Alice's end step
    And Alice has 7 "Plains" as "dune", "Forest" and "Island" in hand
    And Bob has 9 "Swamp" as "leaf" in hand
    When the game goes on to Alice's cleanup step
    Then Alice is asked for objects
    And Alice may not choose "Forest"
    And Alice may not choose "Forest", "Island" and "dune 1"
    And Alice may choose "Forest" and "Island"
    When Alice chooses "Forest" and "Island"
    Then Alice has 7 cards in hand
    And "Forest" and "Island" are in Alice's graveyard
    And Bob has 9 cards in hand
    And the stack is empty

  @cr26:514.2 @cr26:703.4p
  Scenario: Damage is removed as the effect of Giant Growth ends, so Grizzly Bears with 3 damage marked survives the cleanup step
    Given Alice controls "Grizzly Bears"
    And Alice has "Giant Growth" and "Lightning Bolt" in hand and can pay {G}{R}
    When Alice plays "Giant Growth" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "Lightning Bolt" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 5/5
    And "Grizzly Bears" has 3 damage marked
    When the game goes on to Bob's upkeep
    Then "Grizzly Bears" is 2/2
    And "Grizzly Bears" has no damage marked
    And "Grizzly Bears" is in play

  @cr26:703.4p.2 @cr26:514.1 @cr26:514.2
  Scenario: While Alice chooses a card to discard, Hill Giant is still 6/6 with 2 damage marked, and then it is 3/3 without damage
    Given it is Alice's end step
    And Alice controls "Hill Giant"
    And Alice has 8 "Island" as "page" in hand
    And Alice has "Giant Growth" and "Glacial Ray" in hand and can pay {G}{1}{R}
    When Alice plays "Giant Growth" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Glacial Ray" targeting "Hill Giant"
    And the stack resolves
    And Alice passes
    And Bob passes
    Then "Hill Giant" is 6/6
    And "Hill Giant" has 2 damage marked
    When Alice chooses "page 1"
    Then "page 1" is in Alice's graveyard
    And "Hill Giant" is 3/3
    And "Hill Giant" has no damage marked
    And it happened never that Alice got priority in the cleanup step
    And it happened never that Bob got priority in the cleanup step

  @cr26:514.3.2 @cr26:514.3a @cr26:603.2a.2
  Scenario: While Alice chooses a card to discard, no player can cast a spell or activate an ability, and Megrim triggers nevertheless as she discards
    Given it is Alice's end step
    And Alice controls "Mogg Fanatic"
    And Alice has 6 "Plains" as "dune", "Forest" and "Lightning Bolt" in hand and can pay {R}
    And Bob controls "Megrim" and "Prodigal Sorcerer"
    And Bob has "Shock" in hand and can pay {R}
    When the game goes on to Alice's cleanup step
    Then Alice can't play "Lightning Bolt" targeting Bob by rule 117.1
    And Alice can't activate "Mogg Fanatic" targeting Bob by rule 117.1
    And Bob can't play "Shock" targeting Alice by rule 117.1
    And Bob can't activate "Prodigal Sorcerer" targeting Alice by rule 117.1
    And it happened never that Alice got priority in the cleanup step
    When Alice chooses "Forest"
    Then "Megrim" has triggered once
    And the stack holds the ability of "Megrim"
    And Alice can play "Lightning Bolt" targeting Bob
    And Alice can activate "Mogg Fanatic" targeting Bob
    When Alice passes
    Then Bob can play "Shock" targeting Alice
    And Bob can activate "Prodigal Sorcerer" targeting Alice
    When the stack resolves
    Then Alice is at 18 life
    When the game goes on to Bob's upkeep
    Then it happened twice that Alice's cleanup step began

  @cr26:514.3a @cr26:704.3.2 @cr26:701.9a @cr26:117.3a.4 @cr26:500.3.2
  Scenario: Megrim triggers as Alice discards in her cleanup step, so she gets priority there, and another cleanup step follows
    Given it is Alice's end step
    And Alice has 6 "Plains" as "dune", "Forest" and "Lightning Bolt" in hand and can pay {R}
    And Bob controls "Megrim"
    When the game goes on to Alice's cleanup step
    And Alice chooses "Forest"
    Then it is Alice's cleanup step
    And Alice has priority
    And the stack holds the ability of "Megrim"
    And Alice can play "Lightning Bolt" targeting Bob
    When Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Alice is at 18 life
    And Bob is at 17 life
    When the game goes on to Bob's upkeep
    Then it happened twice that Alice's cleanup step began

  @cr26:514.3a @cr26:500.3.2
  Scenario: Megrim of Alice triggers as Bob discards in his cleanup step, and Bob gets priority there before her
    Given it is Bob's end step
    And Bob has 6 "Swamp" as "leaf", "Forest" and "Lightning Bolt" in hand and can pay {R}
    And Alice controls "Megrim"
    And Alice has "Shock" in hand and can pay {R}
    And Alice has 4 "Plains" as "dune" as library
    When the game goes on to Bob's cleanup step
    And Bob chooses "Forest"
    Then it is Bob's cleanup step
    And Bob has priority
    And the stack holds the ability of "Megrim"
    When Bob plays "Lightning Bolt" targeting Alice
    And Alice in response plays "Shock" targeting Bob
    And the stack resolves
    Then Bob is at 16 life
    And Alice is at 17 life
    When the game goes on to Alice's upkeep
    Then it happened twice that Bob's cleanup step began

  @cr26:514.3a @cr26:704.3.2 @cr26:117.3a.4
  Scenario: A creature that dies as an effect ends in the cleanup step gives the active player priority there, and another cleanup step follows
    Given it is Alice's end step
    And Alice controls "Simic Initiate"
    And "Simic Initiate" gets +2/+2 until end of turn
    And Alice has "Shock" in hand and can pay {R}
    When the game goes on to Alice's cleanup step
    Then "Simic Initiate" is in Alice's graveyard
    And it is Alice's cleanup step
    And Alice has priority
    And Alice can play "Shock" targeting Bob
    When the game goes on to Bob's upkeep
    Then it happened twice that Alice's cleanup step began
    And it happened once that Alice got priority in the cleanup step

  @cr26:514.2.4
  Scenario: Damage marked on a permanent that has phased out is removed in the cleanup step, too
    Given Alice controls "Hill Giant" and "Simic Initiate"
    And "Simic Initiate" gets +2/+2 until end of turn
    And Alice has "Reality Ripple" and "Glacial Ray" in hand and can pay {1}{U}{1}{R}
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice plays "Glacial Ray" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 2 damage marked
    When Alice plays "Reality Ripple" targeting "Hill Giant"
    And the stack resolves
    And the game goes on to Alice's end step
    Then "Hill Giant" is phased out
    And "Hill Giant" has 2 damage marked
    When the game goes on to Alice's cleanup step
    Then "Simic Initiate" is in Alice's graveyard
    And "Hill Giant" is phased out
    And "Hill Giant" has no damage marked
    When the game goes on to Alice's next main phase
    Then "Hill Giant" is phased in
    And "Hill Giant" has no damage marked

  @cr26:514.2.3 @cr26:703.4p.3
  Scenario: Damage marked on Hill Giant, which has become an enchantment, is removed in the cleanup step, too
    Given Alice controls "Soul Sculptor", "Hill Giant" and "Simic Initiate" and can pay {1}{W}
    And "Simic Initiate" gets +2/+2 until end of turn
    And Alice has "Glacial Ray" in hand and can pay {1}{R}
    And Bob has "Grizzly Bears" in hand and can pay {1}{G}
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice plays "Glacial Ray" targeting "Hill Giant"
    And the stack resolves
    And Alice activates "Soul Sculptor" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" doesn't have the type "creature"
    And "Hill Giant" has 2 damage marked
    When the game goes on to Alice's end step
    Then "Hill Giant" has 2 damage marked
    When the game goes on to Alice's cleanup step
    Then "Simic Initiate" is in Alice's graveyard
    And "Hill Giant" has no damage marked
    When the game goes on to Bob's main phase
    Then "Hill Giant" has no damage marked
    When Bob plays "Grizzly Bears"
    And the stack resolves
    Then "Hill Giant" is 3/3
    And "Hill Giant" has no damage marked

  @cr26:514.1.2 @cr26:703.4n.2
  Scenario: With Cursed Rack, Alice discards down to four cards, and Bob keeps seven
    Given it is Alice's end step
    And Bob controls "Cursed Rack"
    And "Cursed Rack" has the chosen opponent Alice
    And Alice has 4 "Plains" as "dune", "Forest" and "Island" in hand
    And Bob has 6 "Swamp" as "leaf" in hand
    And Bob has 4 "Mountain" as "peak" as library
    When the game goes on to Alice's cleanup step
    Then Alice may not choose "Forest"
    And Alice may choose "Forest" and "Island"
    When Alice chooses "Forest" and "Island"
    Then Alice has 4 cards in hand
    And "Forest" and "Island" are in Alice's graveyard
    When the game goes on to Alice's upkeep
    Then Bob has 7 cards in hand

  @cr26:514.3a.2 @cr26:500.6.3
  Scenario: The trigger of Bounty of the Hunt in the cleanup step is put on the stack there, and Alice gets priority and can activate an ability
    Given Alice controls "Grizzly Bears" and "Mogg Fanatic"
    And Alice has "Bounty of the Hunt" in hand and can pay {3}{G}{G}
    And Bob controls "Wall of Stone"
    When Alice casts "Bounty of the Hunt" dividing 3 to "Grizzly Bears" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 5/5
    When the game goes on to Alice's cleanup step
    Then the stack holds the trigger of "Bounty of the Hunt"
    And Alice has priority
    When Alice activates "Mogg Fanatic" targeting "Wall of Stone"
    And the stack resolves
    Then "Grizzly Bears" has no +1/+1 counters
    And "Wall of Stone" has 1 damage marked
    And it is Alice's cleanup step
    When the game goes on to Bob's upkeep
    Then it happened twice that Alice's cleanup step began

  @cr26:514.3a.5
  Scenario: The trigger of Belated Alms at the beginning of the next cleanup step is put on the stack there, Alice and Bob can cast spells and activate abilities, and another cleanup step follows, in which it does not trigger again
    Given Alice controls "Mogg Fanatic"
    And Alice has "Belated Alms" and "Lightning Bolt" in hand and can pay {W}{R}
    And Bob controls "Prodigal Sorcerer" and has "Shock" in hand and can pay {R}
    When Alice plays "Belated Alms"
    And the stack resolves
    Then Alice is at 20 life
    When the game goes on to Alice's end step
    Then Alice is at 20 life
    When the game goes on to Alice's cleanup step
    Then the stack holds the trigger of "Belated Alms"
    And it is Alice's cleanup step
    And Alice has priority
    And Alice can play "Lightning Bolt" targeting Bob
    And Alice can activate "Mogg Fanatic" targeting Bob
    When Alice passes
    Then Bob can play "Shock" targeting Alice
    And Bob can activate "Prodigal Sorcerer" targeting Alice
    When Bob passes
    Then Alice is at 22 life
    And it is Alice's cleanup step
    When the game goes on to Bob's upkeep
    Then Alice is at 22 life
    And it happened twice that Alice's cleanup step began

  @cr26:514.3a.5
  Scenario: The trigger of Belated Alms has given Alice 2 life once by Bob's upkeep, and gives her no more in Bob's turn
    Given Alice has "Belated Alms" in hand and can pay {W}
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice plays "Belated Alms"
    And the stack resolves
    Then Alice is at 20 life
    When the game goes on to Bob's upkeep
    Then Alice is at 22 life
    When the game goes on to Alice's upkeep
    Then Alice is at 22 life
    And Bob has drawn 1 card

  @cr26:514.3a.3
  Scenario: Alice, who draws four cards in her cleanup step, discards again in the other cleanup step, in which Giant Growth wears off, too
    Given it is Alice's end step
    And Alice controls "Grizzly Bears" and "Vedalken Orrery"
    And Alice has 3 "Plains" as "dune", "Forest", "Island", "Giant Growth" and 2 "Counsel of the Soratami" as "talk" in hand
    And Alice can pay {G}{2}{U}{2}{U}
    And Alice has 6 "Swamp" as "bog" as library
    And Bob controls "Megrim"
    When the game goes on to Alice's cleanup step
    And Alice chooses "Forest"
    And Alice plays "Giant Growth" targeting "Grizzly Bears"
    And Alice plays "talk 1"
    And Alice plays "talk 2"
    And the stack resolves
    Then "Grizzly Bears" is 5/5
    And Alice has 8 cards in hand
    And it happened once that Alice discarded
    When Alice passes
    And Bob passes
    And Alice chooses "Island"
    Then "Grizzly Bears" is 2/2
    And it happened twice that Alice's cleanup step began
    And it happened twice that Alice discarded
    When the stack resolves
    Then Alice is at 16 life
    And Alice has 7 cards in hand
    When the game goes on to Bob's upkeep
    Then it happened 3 times that Alice's cleanup step began
    And it happened twice that Alice discarded

  @cr26:514.2
  Scenario: In the cleanup step of Alice's turn, damage on Bob's Hill Giant is removed and his Giant Growth wears off, too
    Given Bob controls "Hill Giant"
    And Bob has "Giant Growth" in hand and can pay {G}
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice passes
    And Bob plays "Giant Growth" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Lightning Bolt" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 6/6
    And "Hill Giant" has 3 damage marked
    When the game goes on to Bob's upkeep
    Then "Hill Giant" is 3/3
    And "Hill Giant" has no damage marked
    And "Hill Giant" is in play

  @cr26:703.4p
  Scenario: In the cleanup step of Alice's turn, damage wears off and Giant Growth ends for Bob's Hill Giant, too
    Given Bob controls "Hill Giant" and has "Giant Growth" in hand and can pay {G}
    And Alice controls "Trained Armodon"
    And Alice has 2 "Shock" as "shock" in hand and can pay {R}{R}
    When Bob in response plays "Giant Growth" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "shock 1" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "shock 2" targeting "Trained Armodon"
    And the stack resolves
    Then "Hill Giant" is 6/6
    And "Hill Giant" has 2 damage marked
    And "Trained Armodon" has 2 damage marked
    When the game goes on to Bob's upkeep
    Then "Hill Giant" is 3/3
    And "Hill Giant" has no damage marked
    And "Trained Armodon" has no damage marked

  @cr26:514.3a.4
  Scenario: Blood Artist triggers for a creature that dies as an effect ends in the cleanup step, and Alice gets priority there with the trigger on the stack
    Given it is Alice's end step
    And Alice controls "Simic Initiate" and "Blood Artist"
    And "Simic Initiate" gets +2/+2 until end of turn
    When the game goes on to Alice's cleanup step
    Then Alice is asked for targets
    When Alice targets Bob for "Blood Artist"
    Then "Simic Initiate" is in Alice's graveyard
    And the stack holds the ability of "Blood Artist"
    And it is Alice's cleanup step
    And Alice has priority
    When the stack resolves
    Then Bob is at 19 life
    When the game goes on to Bob's upkeep
    Then it happened twice that Alice's cleanup step began

  @cr26:514.2.2 @cr26:703.4p
  Scenario: Healing Salve prevents damage to Alice in her turn, and no more in the cleanup step, in which Bob gets priority because Simic Initiate dies there
    Given it is Alice's end step
    And Alice controls "Simic Initiate"
    And "Simic Initiate" gets +2/+2 until end of turn
    And Alice has 2 "Healing Salve" as "salve" in hand and can pay {W}{W}
    And Bob has "Lightning Bolt" and "Shock" in hand and can pay {R}{R}
    When Alice plays "salve 1" choosing "prevent" targeting Alice
    And the stack resolves
    And Bob plays "Lightning Bolt" targeting Alice
    And the stack resolves
    Then Alice is at 20 life
    When Alice plays "salve 2" choosing "prevent" targeting Alice
    And the stack resolves
    And the game goes on to Alice's cleanup step
    And Bob plays "Shock" targeting Alice
    And the stack resolves
    Then it is Alice's cleanup step
    And Alice is at 18 life
