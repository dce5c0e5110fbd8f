Feature: Winning and losing at the same time

  @cr26:104.3f
  Scenario: A player who would win for a tenth Prankster's Gambit counter and has no life left at the same time loses
    Given Bob is at 3 life and has 9 Gambit counters
    And Alice has "Deadly Jest" in hand and can pay {2}{R}
    When Alice plays "Deadly Jest" targeting Bob
    And the stack resolves
    Then Bob has lost the game
    And Alice has won the game

  @cr26:104.3f
  Scenario: A player who gets a tenth Prankster's Gambit counter and still has life left wins
    Given Bob is at 4 life and has 9 Gambit counters
    And Alice has "Deadly Jest" in hand and can pay {2}{R}
    When Alice plays "Deadly Jest" targeting Bob
    And the stack resolves
    Then Bob has won the game
    And Alice has lost the game
    And Bob is at 1 life
