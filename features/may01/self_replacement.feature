Feature: What a spell replaces of its own effect

  @may01:general.1.ex2
  Scenario: A kicked Urza's Rage replaces its own damage before Healing Salve can prevent any
    Given Alice has "Urza's Rage" in hand and can pay {10}{R}{R}
    And Bob has "Healing Salve" in hand and can pay {W}
    When Alice plays "Urza's Rage" kicked targeting Bob
    And Bob plays "Healing Salve" choosing "prevent" targeting Bob
    And the stack resolves
    Then Bob is at 10 life
    And "Urza's Rage" has dealt 10 damage to Bob

  @may01:general.1.ex2
  Scenario: Without the kicker the Salve prevents all three damage
    Given Alice has "Urza's Rage" in hand and can pay {2}{R}
    And Bob has "Healing Salve" in hand and can pay {W}
    When Alice plays "Urza's Rage" targeting Bob
    And Bob plays "Healing Salve" choosing "prevent" targeting Bob
    And the stack resolves
    Then "Urza's Rage" has resolved
    And Bob is at 20 life
    And "Urza's Rage" has dealt no damage
