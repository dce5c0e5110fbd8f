Feature: Opponents

  @cr26:102.2.2
  Scenario: In Bob's turn, Alice's Underworld Dreams deals damage to Bob, her opponent, for the card that he draws, and none to her for her own
    Given it is Bob's upkeep
    And Alice controls "Underworld Dreams" and has "Reach Through Mists" in hand and can pay {U}
    And Alice has 2 "Island" as "page" as library
    And Bob has 2 "Swamp" as "leaf" as library
    When the game goes on to Bob's draw step
    And the stack resolves
    Then "Underworld Dreams" has triggered once
    And Bob is at 19 life
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then Alice has drawn 1 card
    And "Underworld Dreams" has triggered once
    And Alice is at 20 life
