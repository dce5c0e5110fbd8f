Feature: Chalice of the Void

  @cr26:202.3e.2
  Scenario: Chalice of the Void with one charge counter counters Fireball with X = 0 of its own controller, and not with X = 1
    Given Alice has "Chalice of the Void", "Fireball" as "first", "Fireball" as "second" and "Shock" in hand and can pay {R}{R}{1}{R}{1}{1}
    And Bob controls "Hill Giant"
    When Alice plays "Chalice of the Void" with X = 1
    And the stack resolves
    Then "Chalice of the Void" has 1 charge counter
    When Alice plays "first" with X = 0 targeting "Hill Giant"
    And the stack resolves
    Then "first" was countered
    When Alice plays "second" with X = 1 targeting "Hill Giant"
    And the stack resolves
    Then "second" has resolved
    And "Hill Giant" has 1 damage marked
    And "Chalice of the Void" has triggered once
