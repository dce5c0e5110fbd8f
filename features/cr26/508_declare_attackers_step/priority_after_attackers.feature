Feature: Priority after attackers are declared

  @cr26:508.2
  Scenario: After attackers are declared, the active player gets priority first
    Given it is Bob's main phase
    And Bob controls "Hill Giant"
    And Alice has "Glacial Ray" in hand and can pay {1}{R}
    When Bob attacks with "Hill Giant"
    Then Bob has priority
    When Bob passes
    Then Alice has priority
