Feature: Fireball

  @cr26:107.1a.2
  Scenario: Fireball with X = 5 deals 2 damage to each of two targets
    Given Bob controls "Hill Giant"
    And Alice has "Fireball" in hand and can pay {6}{R}
    When Alice plays "Fireball" with X = 5 targeting "Hill Giant" and Bob
    Then the total cost of "Fireball" is {6}{R}
    When the stack resolves
    Then "Hill Giant" has 2 damage marked
    And Bob is at 18 life
