Feature: Ward of Piety

  @bok:ward-of-piety.1
  Scenario: Redirected combat damage is still combat damage dealt by the same creature
    Given Alice controls "Slith Firewalker"
    And Bob controls "Steel Wall" and "Ward of Piety" attached to "Steel Wall" and can pay {1}{W}
    When Alice attacks with "Slith Firewalker"
    And Bob blocks "Slith Firewalker" with "Steel Wall"
    And Bob activates "Ward of Piety" targeting Alice
    And the stack resolves
    And combat damage is dealt
    Then "Slith Firewalker" has dealt 1 combat damage to Alice
    And Alice is at 19 life
    And "Steel Wall" has no damage marked
    And "Slith Firewalker" has triggered once
    When the stack resolves
    Then "Slith Firewalker" has 1 +1/+1 counter

  @bok:ward-of-piety.1
  Scenario: Combat damage that is redirected to a creature is no damage to a player
    Given Alice controls "Slith Firewalker" and "Craw Wurm"
    And Bob controls "Steel Wall" and "Ward of Piety" attached to "Steel Wall" and can pay {1}{W}
    When Alice attacks with "Slith Firewalker"
    And Bob blocks "Slith Firewalker" with "Steel Wall"
    And Bob activates "Ward of Piety" targeting "Craw Wurm"
    And the stack resolves
    And combat damage is dealt
    Then "Slith Firewalker" has dealt 1 combat damage to "Craw Wurm"
    And "Craw Wurm" has 1 damage marked
    And "Slith Firewalker" has triggered never
    And Alice is at 20 life
