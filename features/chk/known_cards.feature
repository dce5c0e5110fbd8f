Feature: Cards that are known, in rulings of our own

  @chk:ours.9
  Scenario: What was looked at is known on its way into the hand, and what is drawn is known to whoever draws it
    Given it is Alice's upkeep
    And Alice controls "Brutal Deceiver" and can pay {1}
    And Alice has "Island" and "Forest" on top of library
    And Bob has "Swamp" on top of library
    When Alice activates "peek" of "Brutal Deceiver"
    And the stack resolves
    Then Alice knows "Island"
    And Alice doesn't know "Forest"
    And Bob doesn't know "Island"
    When the game goes on to Alice's main phase
    Then "Island" is in Alice's hand
    And Alice knows "Island"
    And Bob doesn't know "Island"
    When the game goes on to Bob's main phase
    Then Bob knows "Swamp"
    And Alice doesn't know "Swamp"
