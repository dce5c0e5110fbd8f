Feature: An edition that is none

  @chk:bushido.1 @edition:2004-11
  Scenario: A misspelt edition
    Given Alice controls "Devoted Retainer"
    When Alice attacks with "Devoted Retainer"
    Then "Devoted Retainer" is attacking
