Feature: Snowman

  # When Snowman dies, the player who killed it loses the game.
  @htg:snowman.1
  Scenario: Bob, who killed Snowman, wins with his tenth Gambit counter while Snowman's trigger is on the stack
    Given Alice controls "Snowman"
    And Bob has "Urza's Rage" and "Harmless Jest" in hand and can pay {2}{R} and can pay {1}{U}
    And Bob has 9 Gambit counters
    Then "Snowman" is 2/2
    When Bob casts "Urza's Rage" targeting "Snowman"
    And the top of the stack resolves
    Then the stack holds the ability of "Snowman"
    And Alice controls the ability of "Snowman"
    And Bob is still in the game
    When Bob casts "Harmless Jest" targeting Bob
    And the top of the stack resolves
    Then Bob has won the game

  @htg:snowman.1
  Scenario: The player who killed Snowman loses the game when Snowman's trigger resolves
    Given Alice controls "Snowman"
    And Bob has "Urza's Rage" in hand and can pay {2}{R}
    When Bob casts "Urza's Rage" targeting "Snowman"
    And the top of the stack resolves
    Then Bob is still in the game
    When the stack resolves
    Then Bob has lost the game
    And Alice has won the game

  @htg:snowman.1
  Scenario: No player loses the game when Snowman dies and nobody killed it
    Given Alice controls "Snowman"
    And Alice has "Call for Blood" in hand and can pay {4}{B}
    And Bob controls "Grizzly Bears"
    When Alice casts "Call for Blood" targeting "Grizzly Bears" sacrificing "Snowman"
    Then the stack holds the ability of "Snowman" and "Call for Blood"
    And nobody killed "Snowman"
    When the top of the stack resolves
    Then Bob is still in the game

  @htg:snowman.2
  Scenario: Snowman's trigger leaves the stack when its controller loses the game
    Given Carol is playing too
    And Alice controls "Snowman" and is at 3 life
    And Bob has 2 "Urza's Rage" as "rage" in hand and can pay {4}{R}{R}
    When Bob casts "rage 1" targeting "Snowman"
    And the top of the stack resolves
    Then the stack holds the ability of "Snowman"
    When Bob casts "rage 2" targeting Alice
    And the top of the stack resolves
    Then Alice has lost the game
    And the stack is empty
    And Bob is still in the game
    And Carol is still in the game

  @htg:snowman.2
  Scenario: When a player loses the game, their cards leave the game, their control effects end, and what they still control is exiled
    Given Carol is playing too
    And Alice controls "Snowman", "Trained Armodon" owned by Bob and "Hill Giant", and is at 3 life
    And Alice has "Threaten" in hand and can pay {2}{R}
    And Bob controls "Grizzly Bears" owned by Alice and "Watchwolf"
    And Bob has 2 "Urza's Rage" as "rage" in hand and can pay {4}{R}{R}
    When Alice casts "Threaten" targeting "Watchwolf"
    And the stack resolves
    Then Alice controls "Watchwolf"
    When Bob casts "rage 1" targeting "Snowman"
    And the top of the stack resolves
    And Bob casts "rage 2" targeting Alice
    And the top of the stack resolves
    Then Alice has lost the game
    And Bob controls "Watchwolf"
    And "Trained Armodon" is exiled
    And "Grizzly Bears" is gone
    And "Hill Giant" is gone
    And the stack is empty
    And Bob is still in the game

  @htg:snowman.1
  Scenario: The killer of Snowman is the player who controlled the source of the damage as it was dealt, even if another player controls it now
    Given Alice controls "Snowman" with 1 -1/-1 counter
    And Alice has "Sudden Claim" in hand and can pay {U}
    And Bob controls "Mage il-Vec" and has "Plains" in hand
    When Bob activates "Mage il-Vec" targeting "Snowman"
    And the top of the stack resolves
    Then the stack holds the ability of "Snowman"
    When Alice plays "Sudden Claim" targeting "Mage il-Vec"
    And the top of the stack resolves
    Then Alice controls "Mage il-Vec"
    When the stack resolves
    Then Bob has lost the game
    And Alice has won the game
