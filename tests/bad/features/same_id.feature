Feature: One id for two

  @chk:bushido.1
  Scenario: The same title
    Given Alice controls "Devoted Retainer"
    When Alice attacks with "Devoted Retainer"
    Then "Devoted Retainer" is attacking

  @chk:bushido.1
  Scenario: The same title
    Given Alice controls "Devoted Retainer"
    When Alice attacks with "Devoted Retainer"
    Then "Devoted Retainer" is tapped
