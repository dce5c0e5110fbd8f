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

  @cr26:608.2h.8
  Scenario: Mogg Fanatic blocks Hill Giant and is sacrificed for 1 damage to Alice, and Hill Giant deals none
    Given Bob controls "Mogg Fanatic" and "Elite Vanguard"
    And Alice controls "Hill Giant"
    When Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Mogg Fanatic"
    Then Bob can target Alice with "Mogg Fanatic"
    When Bob activates "Mogg Fanatic" targeting Alice
    And the stack resolves
    Then Alice is at 19 life
    And "Mogg Fanatic" was sacrificed
    When combat damage is dealt
    Then Bob is at 20 life
    And "Hill Giant" has no damage marked
