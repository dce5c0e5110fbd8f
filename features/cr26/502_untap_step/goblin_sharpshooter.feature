Feature: Goblin Sharpshooter

  @cr26:502.3.5
  Scenario: Goblin Sharpshooter kills Elite Vanguard, untaps and shoots again, and stays tapped in the next untap step
    Given Alice controls "Goblin Sharpshooter"
    And Bob controls "Elite Vanguard" and "Hill Giant"
    When Alice activates "Goblin Sharpshooter" targeting "Elite Vanguard"
    And the stack resolves
    Then "Elite Vanguard" was destroyed
    And "Goblin Sharpshooter" is untapped
    When Alice activates "Goblin Sharpshooter" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 1 damage marked
    When the game goes on to Alice's next main phase
    Then "Goblin Sharpshooter" is tapped
