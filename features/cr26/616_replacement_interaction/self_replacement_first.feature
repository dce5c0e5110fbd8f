Feature: Self-replacement effects apply first

  @cr26:616.1a
  Scenario: With Rest in Peace, Memory Lapse puts the countered spell on top of the library, and Rest in Peace exiles Memory Lapse
    Given Alice has "Hill Giant" in hand and can pay {3}{R}
    And Bob controls "Rest in Peace"
    And Bob has "Memory Lapse" in hand and can pay {1}{U}
    When Alice plays "Hill Giant"
    And Bob plays "Memory Lapse" targeting "Hill Giant"
    And the stack resolves
    Then the top of Alice's library is "Hill Giant"
    And "Hill Giant" was countered
    And "Memory Lapse" is exiled
    And Alice was asked for a replacement never

  @cr26:400.6.3 @cr26:616.1a @cr26:406.2.4
  Scenario: Rest in Peace exiles a spell that Counterspell counters
    Given Alice has "Hill Giant" in hand and can pay {3}{R}
    And Bob controls "Rest in Peace"
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Hill Giant"
    And Bob plays "Counterspell" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is exiled
    And "Hill Giant" was countered
