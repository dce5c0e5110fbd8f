Feature: Exchanges of life totals

  @cr26:701.12c
  Scenario: Alice at 7 life and Bob at 20 exchange life totals, and Alice gains life once
    Given Alice is at 7 life
    And Alice controls "Ajani's Pridemate"
    And Alice has "Traded Years" in hand and can pay {2}{B}
    When Alice plays "Traded Years" targeting Bob
    And the top of the stack resolves
    Then Alice is at 20 life
    And Bob is at 7 life
    And "Ajani's Pridemate" has triggered once

  @cr26:701.12c
  Scenario: Boon Reflection doubles the life that Alice gains in an exchange of life totals, and the loss of Bob triggers an ability
    Given Alice is at 7 life
    And Alice controls "Boon Reflection" and "Exquisite Blood"
    And Alice has "Traded Years" in hand and can pay {2}{B}
    When Alice plays "Traded Years" targeting Bob
    And the top of the stack resolves
    Then Alice is at 33 life
    And Bob is at 7 life
    And "Exquisite Blood" has triggered once
    When the stack resolves
    Then Alice is at 59 life

  @cr26:701.12c
  Scenario: Alice at 20 life loses 13 life, and Bob at 7 life gains 13
    Given Bob is at 7 life
    And Bob controls "Ajani's Pridemate"
    And Alice controls "Ajani's Pridemate" as "hers"
    And Alice has "Traded Years" in hand and can pay {2}{B}
    When Alice plays "Traded Years" targeting Bob
    And the stack resolves
    Then Alice is at 7 life
    And Bob is at 20 life
    And "Ajani's Pridemate" is 3/3
    And "hers" has triggered never
