Feature: Who wins and loses at the same time

  @htg:ours.13
  Scenario: A tenth counter wins nothing for who has no life left
    Given Bob is at 3 life and has 9 Gambit counters
    And Alice has "Deadly Jest" in hand and can pay {2}{R}
    Then the mana cost of "Deadly Jest" is {2}{R}
    And "Deadly Jest" is red
    And "Deadly Jest" has exactly the type "sorcery"
    When Alice plays "Deadly Jest" targeting Bob
    And the stack resolves
    Then Bob has lost the game
    And Alice has won the game

  @htg:ours.13
  Scenario: A tenth counter wins for who has life left
    Given Bob is at 4 life and has 9 Gambit counters
    And Alice has "Deadly Jest" in hand and can pay {2}{R}
    When Alice plays "Deadly Jest" targeting Bob
    And the stack resolves
    Then Bob has won the game
    And Alice has lost the game
    And Bob is at 1 life
