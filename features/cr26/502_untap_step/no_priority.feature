Feature: Abilities that trigger in the untap step

  @cr26:502.4
  Scenario: Wake Thrasher's ability that triggers in the untap step is put on the stack in the upkeep, and no player gets priority before
    Given it is Bob's end step
    And Alice controls "Wake Thrasher" and tapped "Forest"
    When the game goes on to Alice's upkeep
    Then the stack holds the ability of "Wake Thrasher"
    And "Wake Thrasher" is 1/1
    And it happened never that Alice got priority in the untap step
    And it happened never that Bob got priority in the untap step
    When the stack resolves
    Then "Wake Thrasher" is 2/2
