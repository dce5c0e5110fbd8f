Feature: Permanents of no name

  @may01:general.1
  Scenario: What nothing is called is counted in vain
    Given Bob controls "Grizzly Bears"
    When the game goes on to Bob's upkeep
    Then Bob controls no "Grizly Bears" permanents
    And Bob controls no "permanent" permanents
    And Bob controls 1 "bear" permanent
