Feature: A step that is none

  @chk:bushido.1
  Scenario: A misspelt step
    Given Alice controls "Devoted Retainer"
    When Alice atacks with "Devoted Retainer"
    Then "Devoted Retainer" is attacking
