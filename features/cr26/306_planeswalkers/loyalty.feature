Feature: The loyalty of a planeswalker

  @cr26:306.5b @cr26:209.1
  Scenario: Jace Beleren enters with three loyalty counters
    Given Alice has "Jace Beleren" in hand and can pay {1}{U}{U}
    When Alice casts "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" has 3 loyalty counters

  @cr26:306.5b
  Scenario: Doubling Season doubles the loyalty counters with which Jace Beleren enters
    Given Alice controls "Doubling Season"
    And Alice has "Jace Beleren" in hand and can pay {1}{U}{U}
    When Alice casts "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" has 6 loyalty counters
