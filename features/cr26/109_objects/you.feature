Feature: You and your

  @cr26:109.5
  Scenario: Bob, who gains control of a land animated by Genju of the Fields before its trigger resolves, gains the life
    Given Alice controls "Plains" and "Genju of the Fields" attached to "Plains" and can pay {2}
    And Bob controls a flipped "Cunning Bandit" as "Azamuki" with 1 ki counter
    When Alice activates "Genju of the Fields"
    And the stack resolves
    And Alice attacks with "Plains"
    And combat damage is dealt
    Then Bob is at 18 life
    And Alice controls the ability of "Plains"
    When Bob activates "Azamuki" targeting "Plains"
    And the stack resolves
    Then Bob controls "Plains"
    And Bob is at 20 life
    And Alice is at 20 life
