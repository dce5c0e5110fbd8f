Feature: Vigilance
  @chk:502.14b
  Scenario: An attacking creature with vigilance stays untapped, but an attacker without vigilance taps
    Given Alice controls "Konda's Hatamoto" and "Sensei Golden-Tail"
    Then "Konda's Hatamoto" has "vigilance"
    When Alice attacks with "Konda's Hatamoto" and "Sensei Golden-Tail"
    Then "Konda's Hatamoto" is attacking
    And "Konda's Hatamoto" is untapped
    And "Sensei Golden-Tail" is tapped

  @chk:502.14b
  Scenario: An attacker that loses vigilance after the declaration stays untapped
    Given Alice controls "Konda's Hatamoto" and "Sensei Golden-Tail"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "Konda's Hatamoto"
    And Bob plays "Boomerang" targeting "Sensei Golden-Tail"
    And the stack resolves
    Then "Konda's Hatamoto" doesn't have "vigilance"
    And "Konda's Hatamoto" is attacking
    And "Konda's Hatamoto" is untapped

  @chk:502.14b
  Scenario: Konda's Hatamoto has vigilance if its controller controls a legendary Samurai, even if another player owns that Samurai
    Given Alice controls "Konda's Hatamoto" as "the retainer" and "Brothers Yamazaki" owned by Bob
    Then "the retainer" is 2/4
    When Alice attacks with "the retainer" and "Brothers Yamazaki"
    Then "the retainer" is untapped
    And "Brothers Yamazaki" is tapped
