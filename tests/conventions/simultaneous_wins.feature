Feature: Two players who would win at the same time

  @edition:2026-01
  Scenario: Two players who get a tenth Gambit counter at the same time draw the game
    Given Alice has 9 Gambit counters
    And Bob has 9 Gambit counters
    And Alice has "Jest for All" in hand and can pay {2}{U}
    When Alice casts "Jest for All"
    And the stack resolves
    Then Alice has 10 Gambit counters
    And Bob has 10 Gambit counters
    And Alice has drawn the game
    And Bob has drawn the game
