Feature: An ability that is none

  @chk:bushido.1
  Scenario: A misspelt ability
    Given Alice controls "Devoted Retainer"
    And "Devoted Retainer" has "bushdo 2"
    When Alice attacks with "Devoted Retainer"
    Then "Devoted Retainer" is attacking
