Feature: Vigilance as a static ability
  @chk:502.14a
  Scenario: An attacker that gains vigilance after the declaration stays tapped
    Given Alice controls "Konda's Hatamoto", "Serra Angel" and "Vedalken Orrery"
    And Alice has "Sensei Golden-Tail" in hand and can pay {1}{W}
    Then "Konda's Hatamoto" doesn't have "vigilance"
    When Alice attacks with "Konda's Hatamoto" and "Serra Angel"
    Then "Konda's Hatamoto" is tapped
    And "Serra Angel" is untapped
    When Alice plays "Sensei Golden-Tail"
    And the stack resolves
    Then "Konda's Hatamoto" has "vigilance"
    And "Konda's Hatamoto" is attacking
    And "Konda's Hatamoto" is tapped

  @chk:502.14a
  Scenario: Vigilance is no triggered ability: a creature with vigilance attacks without tapping, and nothing triggers
    Given Alice controls "Serra Angel" and "Grizzly Bears"
    When Alice attacks with "Serra Angel" and "Grizzly Bears"
    Then "Serra Angel" is attacking
    And "Serra Angel" is untapped
    And "Grizzly Bears" is tapped
    And the stack is empty
    And "Serra Angel" has triggered never

  @chk:502.14c
  Scenario: A second instance of vigilance changes nothing
    Given Alice controls "Konda's Hatamoto", "Sensei Golden-Tail" and "Serra Angel"
    And "Konda's Hatamoto" has "vigilance"
    When Alice attacks with "Konda's Hatamoto" and "Serra Angel"
    Then "Konda's Hatamoto" and "Serra Angel" are attacking
    And "Konda's Hatamoto" and "Serra Angel" are untapped
    And the stack is empty

  @chk:502.14c
  Scenario: A creature that loses one of two instances of vigilance still attacks untapped
    Given Alice controls "Konda's Hatamoto", "Sensei Golden-Tail" and "Serra Angel"
    And "Konda's Hatamoto" has "vigilance"
    And Alice controls "Konda's Hatamoto" as "the other guard"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    Then "Konda's Hatamoto" has "vigilance"
    And "the other guard" has "vigilance"
    When Bob plays "Boomerang" targeting "Sensei Golden-Tail"
    And the stack resolves
    Then "Konda's Hatamoto" has "vigilance"
    And "the other guard" doesn't have "vigilance"
    When Alice attacks with "Konda's Hatamoto" and "the other guard"
    Then "Konda's Hatamoto" is untapped
    And "the other guard" is tapped

  @chk:vigilance.1
  Scenario Outline: An older creature that attacks without tapping has vigilance, and attacking taps it after it has lost vigilance
    Given Alice controls "<creature>" and "Grizzly Bears"
    And Alice has "Humility" in hand and can pay {2}{W}{W}
    Then "<creature>" has "vigilance"
    When Alice attacks with "<creature>" and "Grizzly Bears"
    Then "<creature>" is attacking
    And "<creature>" is untapped
    And "Grizzly Bears" is tapped
    When the game goes on to the second main phase
    And Alice plays "Humility"
    And the stack resolves
    Then "<creature>" doesn't have "vigilance"
    When the game goes on to Alice's next main phase
    And Alice attacks with "<creature>"
    Then "<creature>" is attacking
    And "<creature>" is tapped

    Examples:
      | creature        |
      | Serra Angel     |
      | Standing Troops |

  @chk:502.38a
  Scenario: Konda's Hatamoto has bushido even if its controller controls no legendary Samurai
    Given Alice controls "Konda's Hatamoto"
    And Bob controls "Steel Wall"
    Then "Konda's Hatamoto" is 1/2
    When Alice attacks with "Konda's Hatamoto"
    And Bob blocks "Konda's Hatamoto" with "Steel Wall"
    Then the stack holds the ability of "Konda's Hatamoto"
    When the stack resolves
    Then "Konda's Hatamoto" is 2/3

  @chk:502.38a
  Scenario: Konda's Hatamoto has bushido while its controller controls a legendary Samurai too
    Given Alice controls "Konda's Hatamoto" and "Sensei Golden-Tail"
    And Bob controls "Steel Wall"
    Then "Konda's Hatamoto" is 2/4
    When Alice attacks with "Konda's Hatamoto"
    And Bob blocks "Konda's Hatamoto" with "Steel Wall"
    And the stack resolves
    Then "Konda's Hatamoto" is 3/5

  @chk:502.14b
  Scenario: Konda's Hatamoto has vigilance only while its controller controls a legendary Samurai
    Given Alice controls "Konda's Hatamoto", "Devoted Retainer" and "Masako the Humorless"
    And Bob controls "Brothers Yamazaki"
    And Alice has "Sensei Golden-Tail" in hand and can pay {1}{W}
    Then "Konda's Hatamoto" is 1/2
    And "Konda's Hatamoto" doesn't have "vigilance"
    When Alice plays "Sensei Golden-Tail"
    And the stack resolves
    Then "Konda's Hatamoto" is 2/4
    And "Konda's Hatamoto" has "vigilance"
    When Alice attacks with "Konda's Hatamoto" and "Devoted Retainer"
    Then "Konda's Hatamoto" is untapped
    And "Devoted Retainer" is tapped
