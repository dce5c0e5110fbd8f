Feature: An object that nobody placed

  @chk:bushido.1
  Scenario: An object from nowhere
    Given Alice controls "Devoted Retainer"
    When Alice attacks with "Hill Giant"
    Then "Devoted Retainer" is attacking
