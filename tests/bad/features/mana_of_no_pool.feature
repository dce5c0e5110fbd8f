Feature: Mana that is nothing

  @chk:bushido.1
  Scenario: A cost in a pool
    Given Alice controls "Devoted Retainer"
    And Alice has {X}{R} in the mana pool
    When Alice attacks with "Devoted Retainer"
    Then "Devoted Retainer" is attacking
