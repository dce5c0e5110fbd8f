Feature: Costs that depend on the number of targets

  @cr26:601.2f.5 @cr26:601.2.7 @cr26:601.2c.10
  Scenario: Fireball with X = 2 costs {2}{R} with one target, and {4}{R} with three
    Given Bob controls "Hill Giant" and "Wall of Stone"
    And Alice has "Fireball" as "first" and "Fireball" as "second" in hand and can pay {2}{R} and can pay {4}{R}
    When Alice plays "first" with X = 2 targeting Bob
    Then the total cost of "first" is {2}{R}
    When the stack resolves
    Then Alice can play "second" with X = 2 targeting Bob, "Hill Giant" and "Wall of Stone"
    When Alice plays "second" with X = 2 targeting Bob, "Hill Giant" and "Wall of Stone"
    Then the total cost of "second" is {4}{R}
    When the stack resolves
    Then Bob is at 18 life
    And "Hill Giant" has 0 damage marked

  @cr26:601.2f.5
  Scenario: Fireball with X = 4 and two targets costs {5}{R} and deals 2 damage to each
    Given Bob controls "Hill Giant"
    And Alice has "Fireball" in hand and can pay {5}{R}
    When Alice plays "Fireball" with X = 4 targeting Bob and "Hill Giant"
    Then the total cost of "Fireball" is {5}{R}
    And the mana value of "Fireball" is 5
    When the stack resolves
    Then "Hill Giant" has 2 damage marked
    And Bob is at 18 life

  @cr26:601.2f.5
  Scenario: Fireball with X = 3 and two targets deals 1 damage to each
    Given Bob controls "Hill Giant"
    And Alice has "Fireball" in hand and can pay {6}{R}
    When Alice plays "Fireball" with X = 3 targeting Bob and "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 1 damage marked
    And Bob is at 19 life
