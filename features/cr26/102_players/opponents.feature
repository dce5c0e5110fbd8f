Feature: Opponents

  @cr26:102.2.2
  Scenario: In Bob's turn, Alice's Underworld Dreams deals damage to Bob, her opponent, for the card that he draws, and none to her for her own
    Given it is Bob's upkeep
    And Alice controls "Underworld Dreams" and has "Reach Through Mists" in hand and can pay {U}
    And Alice has 2 "Island" as "page" as library
    And Bob has 2 "Swamp" as "leaf" as library
    When the game goes on to Bob's main phase
    Then "Underworld Dreams" has triggered once
    And Bob is at 19 life
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then Alice has drawn 1 card
    And "Underworld Dreams" has triggered once
    And Alice is at 20 life

  @cr26:102.2
  Scenario: Each opponent loses 2 life to Alice's Exsanguinate, and that is Bob alone, so Alice gains 2 life
    Given Bob is at 10 life
    And Alice has "Exsanguinate" in hand and can pay {2}{B}{B}
    When Alice plays "Exsanguinate" with X = 2
    And the stack resolves
    Then Bob is at 8 life
    And Alice is at 22 life
    And it happened never that Alice lost life

  @cr26:102.2
  Scenario: In Bob's turn, each opponent loses 3 life to Bob's Exsanguinate, and that is Alice alone, so Bob gains 3 life
    Given it is Bob's main phase
    And Bob has "Exsanguinate" in hand and can pay {3}{B}{B}
    When Bob plays "Exsanguinate" with X = 3
    And the stack resolves
    Then Alice is at 17 life
    And Bob is at 23 life
