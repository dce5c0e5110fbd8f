Feature: What one game may come to

  @house:limits.1
  Scenario: More tokens than a game may hold
    Given Alice has "Endless Mint" in hand
    When Alice plays "Endless Mint"
    And the stack resolves
    Then Alice is at 20 life

  @house:limits.2
  Scenario: More happens than in any game
    Given Alice has "Endless Draft" in hand
    When Alice plays "Endless Draft"
    And the stack resolves
    Then Alice is at 20 life

  @house:limits.3
  Scenario: A larger number than any game has
    Given Alice has "Endless Swell" in hand
    When Alice plays "Endless Swell"
    And the stack resolves
    Then Alice is at 20 life

  @house:limits.5
  Scenario: A loop that nobody can end
    Given Alice controls "Endless Pendulum"
    When Alice activates "Endless Pendulum"
    And the stack resolves
    Then Alice has drawn the game
    And Bob has drawn the game
