Feature: Prankster's Gambit

  # Gambit counters are a player's, and whoever has ten of them wins.

  @htg:pranksters-gambit.2
  Scenario: Nine Gambit counters are one too few, ten win the game
    Given Alice has 8 Gambit counters
    And Alice has "Harmless Jest" as "the first jest" and "Harmless Jest" as "the last jest" in hand
    And Alice can pay {2}{U}{U}
    Then the mana cost of "the first jest" is {1}{U}
    And "the first jest" is blue
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

  @htg:pranksters-gambit.2
  Scenario: The counters win before anything that is still on the stack resolves
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
  Scenario: Gambit counters are put on players, and players lose them again
    Given Alice has 3 Gambit counters and has 2 poison counters
    And Alice has "Harmless Jest" and "Sober Word" in hand and can pay {1}{U} and can pay {U}
    Then the mana cost of "Sober Word" is {U}
    And "Sober Word" has exactly the type "instant"
    And "Sober Word" is blue
    And Alice can target only Alice and Bob with "Sober Word"
    When Alice casts "Harmless Jest" targeting Bob
    And the stack resolves
    Then Bob has 1 Gambit counter
    And Alice has 3 Gambit counters
    When Alice casts "Sober Word" targeting Alice
    And the stack resolves
    Then Alice has 2 Gambit counters
    And Alice has 2 poison counters
    And Bob has 1 Gambit counter

  @htg:ours.1
  Scenario: Two players who come to ten counters at the same time draw the game
    Given Alice has 9 Gambit counters
    And Bob has 9 Gambit counters
    And Alice has "Jest for All" in hand and can pay {2}{U}
    Then the mana cost of "Jest for All" is {2}{U}
    And "Jest for All" has exactly the type "sorcery"
    And "Jest for All" is blue
    When Alice casts "Jest for All"
    And the stack resolves
    Then Alice has 10 Gambit counters
    And Bob has 10 Gambit counters
    And Alice has drawn the game
    And Bob has drawn the game

  @may01:ours.20 @htg:pranksters-gambit.2
  Scenario: Against the Angel ten Gambit counters win nothing, until it is gone
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
