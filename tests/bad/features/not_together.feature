Feature: Clauses of different times

  @chk:420.5e @htg:prototype.5
  Scenario: No edition has both
    Given Alice controls "Devoted Retainer"
    When Alice attacks with "Devoted Retainer"
    Then "Devoted Retainer" is attacking
