Feature: Prevented damage is not dealt

  @cr26:615.6
  Scenario: Drain Life gains no life for the damage that Healing Salve prevents to Bob
    Given Alice has "Drain Life" in hand and can pay {1}{B}{B}{B}{B}{B}
    And Bob has "Healing Salve" in hand and can pay {W}
    When Alice plays "Drain Life" with X = 4 targeting Bob
    And Bob plays "Healing Salve" choosing "prevent" targeting Bob
    And the stack resolves
    Then Bob is at 19 life
    And Alice is at 21 life

  @cr26:615.6
  Scenario: Drain Life gains 2 life if Healing Salve prevents 3 of its 5 damage to Grizzly Bears
    Given Alice has "Drain Life" in hand and can pay {1}{B}{B}{B}{B}{B}{B}
    And Bob controls "Grizzly Bears"
    And Bob has "Healing Salve" in hand and can pay {W}
    When Alice plays "Drain Life" with X = 5 targeting "Grizzly Bears"
    And Bob plays "Healing Salve" choosing "prevent" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    And Alice is at 22 life

  @cr26:615.10 @cr26:615.10.2
  Scenario: Sphere of Law prevents 2 of the damage of each of two red attackers, and nothing of a green one
    Given it is Bob's main phase
    And Alice controls "Sphere of Law"
    And Bob controls "Hill Giant", "Flametongue Kavu" and "Grizzly Bears"
    And Bob has "Relentless Assault" in hand and can pay {2}{R}{R}
    When Bob attacks with "Hill Giant", "Flametongue Kavu" and "Grizzly Bears"
    And Alice doesn't block
    And combat damage is dealt
    Then "Hill Giant" has dealt 1 combat damage to Alice
    And "Flametongue Kavu" has dealt 2 combat damage to Alice
    And Alice is at 15 life
    When the game goes on to Bob's second main phase
    And Bob plays "Relentless Assault"
    And the stack resolves
    And Bob attacks with "Hill Giant"
    And Alice doesn't block
    And combat damage is dealt
    Then "Hill Giant" has dealt 2 combat damage to Alice
    And Alice is at 14 life
