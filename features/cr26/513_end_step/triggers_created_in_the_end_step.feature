Feature: Triggers that are created in the end step

  @cr26:513.2 @cr26:513.2.4
  Scenario: A creature that Otherworldly Journey exiles in the end step returns in the next turn's end step, and Giant Growth wears off this turn
    Given it is Alice's end step
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Otherworldly Journey" and "Giant Growth" in hand and can pay {1}{W}{G}
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice plays "Giant Growth" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Otherworldly Journey" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is removed from the game
    And "Hill Giant" is 6/6
    When the game goes on to Bob's upkeep
    Then "Grizzly Bears" is removed from the game
    And "Hill Giant" is 3/3
    When the game goes on to Bob's end step
    And the stack resolves
    Then "Grizzly Bears" is in play
    And "Grizzly Bears" is 3/3

  @cr26:513.2
  Scenario: A creature that Otherworldly Journey exiles before the end step returns in the end step of the same turn
    Given Alice controls "Grizzly Bears"
    And Alice has "Otherworldly Journey" in hand and can pay {1}{W}
    When Alice plays "Otherworldly Journey" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is removed from the game
    When the game goes on to Alice's end step
    And the stack resolves
    Then "Grizzly Bears" is in play
    And "Grizzly Bears" is 3/3

  @cr26:513.2.2 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Kitsune Mystic, which enters in an end step, doesn't trigger in that step, and triggers in the next turn's end step
    Given it is Alice's end step
    And Alice controls "Vedalken Orrery" and has "Kitsune Mystic" in hand and can pay {3}{W}
    And Alice has "Flight" as "one" and "Flight" as "two" in hand and can pay {U}{U}
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice plays "Kitsune Mystic"
    And the stack resolves
    And Alice plays "one" targeting "Kitsune Mystic"
    And the stack resolves
    And Alice plays "two" targeting "Kitsune Mystic"
    And the stack resolves
    Then "Kitsune Mystic" has triggered never
    When the game goes on to Bob's end step
    Then the stack holds the ability of "Kitsune Mystic"
    When the stack resolves
    Then "Kitsune Mystic" is flipped
    And "Kitsune Mystic" is 4/5

  @cr26:513.2.2
  Scenario: Ball Lightning, which enters in an end step, isn't sacrificed in that step, and is in the next turn's end step
    Given it is Alice's end step
    And Alice controls "Vedalken Orrery" and has "Ball Lightning" in hand and can pay {R}{R}{R}
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice plays "Ball Lightning"
    And the stack resolves
    Then "Ball Lightning" has triggered never
    When the game goes on to Bob's main phase
    Then "Ball Lightning" is in play
    When the game goes on to Bob's end step
    Then the stack holds the ability of "Ball Lightning"
    When the stack resolves
    Then "Ball Lightning" was sacrificed

  @cr26:513.2.3
  Scenario: Ball Lightning, which enters in Alice's end step, stays until Bob's end step, and is sacrificed there
    Given it is Alice's end step
    And Alice controls "Vedalken Orrery"
    And Alice has "Ball Lightning" in hand and can pay {R}{R}{R}
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice plays "Ball Lightning"
    And the stack resolves
    Then "Ball Lightning" has triggered never
    When the game goes on to Bob's upkeep
    Then "Ball Lightning" is 6/1
    When the game goes on to Bob's end step
    Then the stack holds the ability of "Ball Lightning"
    When the stack resolves
    Then "Ball Lightning" was sacrificed

  @cr26:513.2.3
  Scenario: Ball Lightning, which enters in Alice's main phase, is sacrificed in the end step of the same turn
    Given Alice has "Ball Lightning" in hand and can pay {R}{R}{R}
    When Alice plays "Ball Lightning"
    And the stack resolves
    And Alice attacks with "Ball Lightning"
    And combat damage is dealt
    Then Bob is at 14 life
    When the game goes on to Alice's end step
    And the stack resolves
    Then "Ball Lightning" was sacrificed

  @cr26:513.2.4 @cr26:514.2.2
  Scenario: Healing Salve that Alice plays in her end step prevents damage in that step, and none in Bob's upkeep
    Given it is Alice's end step
    And Alice has 2 "Healing Salve" as "salve" in hand and can pay {W}{W}
    And Bob has 2 "Lightning Bolt" as "bolt" in hand and can pay {R}{R}
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice plays "salve 1" choosing "prevent" targeting Alice
    And the stack resolves
    And Bob plays "bolt 1" targeting Alice
    And the stack resolves
    Then Alice is at 20 life
    When Alice plays "salve 2" choosing "prevent" targeting Alice
    And the stack resolves
    And the game goes on to Bob's upkeep
    And Bob plays "bolt 2" targeting Alice
    And the stack resolves
    Then Alice is at 17 life
