Feature: A card that is none

  @chk:bushido.1
  Scenario: A misspelt card
    Given Alice controls "Devoted Retainr"
    When Alice attacks with "Devoted Retainr"
    Then "Devoted Retainr" is attacking
