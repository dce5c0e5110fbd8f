Feature: Setting life totals

  @cr26:119.5
  Scenario: Repay in Kind sets both life totals to the lower of them: Alice goes from 20 life to Bob's 4
    Given Alice has {B}{B}{B}{B}{B}{B}{B} in the mana pool and has "Repay in Kind" in hand
    And Bob is at 4 life
    When Alice plays "Repay in Kind"
    And the stack resolves
    Then Alice is at 4 life
    And Bob is at 4 life

  @cr26:119.5
  Scenario: Repay in Kind sets Bob's life total from 20 to 3, so Bob loses 17 life and Exquisite Blood triggers
    Given Alice has {B}{B}{B}{B}{B}{B}{B} in the mana pool and has "Repay in Kind" in hand
    And Alice controls "Exquisite Blood"
    And Alice is at 3 life
    When Alice plays "Repay in Kind"
    And the top of the stack resolves
    Then Bob is at 3 life
    And "Exquisite Blood" has triggered once
    When the stack resolves
    Then Alice is at 20 life

  @cr26:119.5
  Scenario: Reverse the Sands sets Alice's life total from 3 to Bob's 20, so Alice gains life and Ajani's Pridemate triggers
    Given Alice is at 3 life
    And Alice controls "Ajani's Pridemate"
    And Alice has "Reverse the Sands" in hand and can pay {6}{W}{W}
    When Alice plays "Reverse the Sands"
    And the stack resolves
    And Alice sets life totals to Alice 20 and Bob 3
    Then Alice is at 20 life
    And Bob is at 3 life
    And "Ajani's Pridemate" has triggered once
    And "Ajani's Pridemate" is 3/3

  @cr26:119.5
  Scenario: Reverse the Sands sets Alice's life total from 3 to Bob's 20, and Boon Reflection doubles the 17 life that she gains by it, so she is at 37 life
    Given Alice is at 3 life
    And Alice controls "Boon Reflection"
    And Alice has "Reverse the Sands" in hand and can pay {6}{W}{W}
    When Alice plays "Reverse the Sands"
    And the stack resolves
    And Alice sets life totals to Alice 20 and Bob 3
    Then Alice is at 37 life
    And Bob is at 3 life
