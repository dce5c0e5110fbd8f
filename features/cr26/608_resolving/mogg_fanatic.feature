Feature: Mogg Fanatic

  @cr26:608.2h.8
  Scenario: Mogg Fanatic is sacrificed in response to Shock, and deals 1 damage to a creature
    Given Bob controls "Mogg Fanatic"
    And Alice controls "Hill Giant" and has "Shock" in hand and can pay {R}
    When Alice plays "Shock" targeting "Mogg Fanatic"
    And Bob activates "Mogg Fanatic" targeting "Hill Giant"
    Then "Mogg Fanatic" was sacrificed
    When the stack resolves
    Then "Shock" did not resolve
    And "Hill Giant" has 1 damage marked
