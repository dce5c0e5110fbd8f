Feature: Prankster's Gambit

  # Players get Gambit counters. A player who has ten of them wins the game.
  @htg:pranksters-gambit.2
  Scenario: Alice doesn't win with nine Gambit counters, and wins with ten
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
  Scenario: A player with ten Gambit counters wins even if an opponent put the last one
    Given Bob has 9 Gambit counters
    And Alice has "Harmless Jest" in hand and can pay {1}{U}
    When Alice casts "Harmless Jest" targeting Bob
    And the stack resolves
    Then Bob has won the game
    And Alice has lost the game

  @htg:pranksters-gambit.2
  Scenario: A player who gets a tenth Gambit counter wins before the rest of the stack resolves
    Given Alice has 9 Gambit counters and is at 3 life
    And Alice has "Harmless Jest" in hand and can pay {1}{U}
    And Bob has "Urza's Rage" in hand and can pay {2}{R}
    When Bob casts "Urza's Rage" targeting Alice
    And Alice casts "Harmless Jest" targeting Alice
    Then Alice is still in the game
    When the top of the stack resolves
    Then Alice has won the game
    And Alice is at 3 life
    And "Urza's Rage" is on the stack

  @htg:pranksters-gambit.1
  Scenario: Players get and lose Gambit counters, and other counters on them stay
    Given Alice has 3 Gambit counters and has 2 poison counters
    And Alice has "Harmless Jest" and "Sober Word" in hand and can pay {1}{U} and can pay {U}
    And Bob controls "Grizzly Bears"
    Then Alice can target only Alice and Bob with "Sober Word"
    When Alice casts "Harmless Jest" targeting Bob
    And the stack resolves
    Then Bob has 1 Gambit counter
    And "Grizzly Bears" has 0 Gambit counters
    And Alice has 3 Gambit counters
    When Alice casts "Sober Word" targeting Alice
    And the stack resolves
    Then Alice has 2 Gambit counters
    And Alice has 2 poison counters
    And Bob has 1 Gambit counter

  @cr26:101.2 @htg:pranksters-gambit.2
  Scenario: A player with ten Gambit counters wins only once the opponent's Platinum Angel is destroyed
    Given Alice has 9 Gambit counters
    And Alice has "Harmless Jest" and "Naturalize" in hand and can pay {1}{U} and can pay {1}{G}
    And Bob controls "Platinum Angel"
    When Alice casts "Harmless Jest" targeting Alice
    And the stack resolves
    Then Alice has 10 Gambit counters
    And Alice is still in the game
    And Bob is still in the game
    When Alice casts "Naturalize" targeting "Platinum Angel"
    And the stack resolves
    Then Alice has won the game
