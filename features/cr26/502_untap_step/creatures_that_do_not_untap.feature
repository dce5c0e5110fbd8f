Feature: Creatures that don't untap in the next untap step

  @cr26:502.3.3
  Scenario: A creature that Frost Breath tapped stays tapped during its controller's next untap step
    Given Alice has "Frost Breath" in hand and can pay {2}{U}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice casts "Frost Breath" targeting "Hill Giant"
    And the game goes on to Bob's main phase
    Then "Hill Giant" is tapped
    And "Grizzly Bears" is untapped

  @cr26:502.3.3 @cr26:500.5.2
  Scenario: A creature that Frost Breath tapped untaps during its controller's second untap step
    Given Alice has "Frost Breath" in hand and can pay {2}{U}
    And Bob controls "Hill Giant"
    When Alice casts "Frost Breath" targeting "Hill Giant"
    And the game goes on to Bob's main phase
    Then "Hill Giant" is tapped
    When the game goes on to Bob's next main phase
    Then "Hill Giant" is untapped

  @cr26:500.5.2
  Scenario: Frost Breath's effect on Hill Giant doesn't go beyond the next untap step, so Hill Giant attacks in the second turn after it
    Given Alice has "Frost Breath" in hand and can pay {2}{U}
    And Bob controls "Hill Giant"
    When Alice casts "Frost Breath" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is tapped
    When the game goes on to Bob's main phase
    And the game goes on to Bob's next main phase
    Then Bob can attack with "Hill Giant"
    When Bob attacks with "Hill Giant"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 17 life
