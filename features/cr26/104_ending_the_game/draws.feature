Feature: Drawn games

  @cr26:104.4a @cr26:104.1.2
  Scenario: Dry Spell deals 1 damage to two players at 1 life; both lose at the same time, and the game is a draw
    Given Alice is at 1 life
    And Bob is at 1 life
    And Alice controls "Zulaport Cutthroat" and has "Dry Spell" in hand and can pay {1}{B}
    When Alice plays "Dry Spell"
    And the stack resolves
    Then Alice has drawn the game
    And Bob has drawn the game
    And it happened never that the ability of "Zulaport Cutthroat" resolved

  @cr26:104.4a.2
  Scenario: In a three-player game that Carol has lost, Dry Spell takes the last life of Alice and Bob, who draw the game
    Given Carol is playing too
    And Carol is at 2 life
    And Alice is at 1 life
    And Bob is at 1 life
    And Alice has "Glacial Ray" and "Dry Spell" in hand and can pay {1}{R}{1}{B}
    When Alice plays "Glacial Ray" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    When Alice plays "Dry Spell"
    And the stack resolves
    Then Alice has drawn the game
    And Bob has drawn the game
    And Carol has lost the game

  @cr26:104.4a.3
  Scenario: Dry Spell takes the last life of all three players, who draw the game
    Given Carol is playing too
    And Alice is at 1 life
    And Bob is at 1 life
    And Carol is at 1 life
    And Alice has "Dry Spell" in hand and can pay {1}{B}
    When Alice plays "Dry Spell"
    And the stack resolves
    Then Alice has drawn the game
    And Bob has drawn the game
    And Carol has drawn the game

  @cr26:104.4a.3
  Scenario: Dry Spell takes the last life of Alice and Bob, who lose the game, and Carol with 2 life wins it
    Given Carol is playing too
    And Alice is at 1 life
    And Bob is at 1 life
    And Carol is at 2 life
    And Alice has "Dry Spell" in hand and can pay {1}{B}
    When Alice plays "Dry Spell"
    And the stack resolves
    Then Carol has won the game
    And Alice has lost the game
    And Bob has lost the game
