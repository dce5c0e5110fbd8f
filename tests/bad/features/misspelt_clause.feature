Feature: A clause that is none

  @chk:bushdo.1
  Scenario: A misspelt clause
    Given Alice controls "Devoted Retainer"
    When Alice attacks with "Devoted Retainer"
    Then "Devoted Retainer" is attacking
