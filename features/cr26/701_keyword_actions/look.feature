Feature: Look

  @cr26:701.20e
  Scenario: Only the player who looked at the top card knows it, also after drawing it
    Given it is Alice's upkeep
    And Alice controls "Brutal Deceiver" and can pay {1}
    And Alice has "Island" and "Forest" on top of library
    And Bob has "Swamp" on top of library
    When Alice activates "peek" of "Brutal Deceiver"
    And the stack resolves
    Then Alice knows "Island"
    And the top of Alice's library is "Island" and "Forest"
    And Alice doesn't know "Forest"
    And Bob doesn't know "Island"
    When the game goes on to Alice's main phase
    Then "Island" is in Alice's hand
    And Alice knows "Island"
    And Bob doesn't know "Island"
    When the game goes on to Bob's main phase
    Then Bob knows "Swamp"
    And Alice doesn't know "Swamp"
