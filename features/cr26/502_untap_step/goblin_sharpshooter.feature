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

  @cr26:502.3.5 @cr26:110.5c.2
  Scenario: Goblin Sharpshooter stays tapped in Alice's untap step, and untaps as her own Mogg Fanatic is sacrificed
    Given it is Bob's end step
    And Alice controls tapped "Goblin Sharpshooter", tapped "Mogg Fanatic" and "Lotus Petal"
    And Bob controls "Wall of Stone"
    When the game goes on to Alice's main phase
    Then "Goblin Sharpshooter" is tapped
    And "Mogg Fanatic" is untapped
    When Alice taps "Lotus Petal" for mana making {R}
    Then "Goblin Sharpshooter" has triggered never
    When Alice activates "Mogg Fanatic" targeting "Wall of Stone"
    And the stack resolves
    Then "Goblin Sharpshooter" is untapped
    And "Goblin Sharpshooter" has triggered once
    And "Wall of Stone" has 1 damage marked
