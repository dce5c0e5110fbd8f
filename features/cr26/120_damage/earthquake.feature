Feature: Earthquake

  @cr26:120.3e.3
  Scenario: Earthquake with X = 3 deals damage to both players and to creatures of both, and none to Serra Angel
    Given Alice controls "Wall of Stone" and has "Earthquake" in hand and can pay {3}{R}
    And Bob controls "Hill Giant" and "Serra Angel"
    And Bob is at 3 life
    And Alice is at 3 life
    When Alice plays "Earthquake" with X = 3
    And the stack resolves
    Then "Wall of Stone" has 3 damage marked
    And Alice has drawn the game
    And "Earthquake" has dealt 3 damage to "Hill Giant"
    And "Serra Angel" has no damage marked

  @cr26:120.3e.3
  Scenario: Serra Angel that has lost flying to Turn to Frog is dealt damage by Earthquake
    Given Alice has "Turn to Frog" and "Earthquake" in hand and can pay {1}{U} and can pay {1}{R}
    And Bob controls "Serra Angel" and "Hill Giant"
    When Alice plays "Turn to Frog" targeting "Serra Angel"
    And the stack resolves
    And Alice plays "Earthquake" with X = 1
    And the stack resolves
    Then "Serra Angel" was destroyed
    And "Hill Giant" has 1 damage marked
    And Alice is at 19 life
    And Bob is at 19 life
