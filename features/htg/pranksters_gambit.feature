Feature: Prankster's Gambit

  @htg:pranksters-gambit.2
  Scenario: Nine Gambit counters are one too few, ten win the game
    Given Alice has 8 Gambit counters
    And Alice has "Harmless Jest" as "the first jest" and "Harmless Jest" as "the last jest" in hand
    And Alice can pay {2}{U}{U}
    When Alice casts "the first jest" targeting Alice
    And the stack resolves
    Then Alice has 9 Gambit counters
    And Alice is still in the game
    When Alice casts "the last jest" targeting Alice
    And the stack resolves
    Then Alice has won the game
    And Bob has lost the game

  @htg:pranksters-gambit.2
  Scenario: Whoever has the counters wins, whoever gave them
    Given Bob has 9 Gambit counters
    And Alice has "Harmless Jest" in hand and can pay {1}{U}
    When Alice casts "Harmless Jest" targeting Bob
    And the stack resolves
    Then Bob has won the game
    And Alice has lost the game
