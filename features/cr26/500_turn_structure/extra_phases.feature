Feature: Extra phases

  @cr26:500.8
  Scenario: The combat phase that Relentless Assault adds comes directly after the current main phase
    Given Alice controls "Hill Giant" and has "Relentless Assault" in hand and can pay {2}{R}{R}
    When Alice plays "Relentless Assault"
    And the stack resolves
    And Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to the second main phase
    Then it happened once that a beginning of combat step began
    And Bob is at 17 life
    When the game goes on to the end step
    Then it happened twice that a beginning of combat step began
