Feature: Twincast and Splinter Twin

  @cr26:707.10c.3
  Scenario: Bob copies Shock with Twincast, and the copy deals 2 damage to Alice before Shock deals 2 damage to Bob
    Given Alice has "Shock" in hand and can pay {R}
    And Bob has "Twincast" in hand and can pay {U}{U}
    And Bob is at 2 life
    And Alice is at 2 life
    When Alice plays "Shock" targeting Bob
    And Bob plays "Twincast" targeting "Shock"
    And the top of the stack resolves
    And Bob targets Alice for "Twincast"
    Then the copy of "Shock" targets Alice
    And "Shock" targets Bob
    When the top of the stack resolves
    Then Alice has lost the game
    And Bob has won the game

  @cr26:707.9.2 @edition:2006-10 @edition:2026-01 @edition:2009-07 @edition:2013-07
  Scenario: Pestermite with Splinter Twin creates a Pestermite with haste, which untaps it and is exiled at the end of the turn
    Given Alice controls "Pestermite" and "Splinter Twin"
    And "Splinter Twin" is attached to "Pestermite"
    And Bob controls "Hill Giant"
    When Alice activates "Pestermite"
    And the top of the stack resolves
    And Alice targets "Pestermite" for the first "Pestermite" token
    And the stack resolves
    And Alice chooses the option "untap"
    Then "Pestermite" is untapped
    And the first "Pestermite" token is 2/1
    And the first "Pestermite" token has "haste" and "flying"
    And "Pestermite" doesn't have "haste"
    When the game goes on to Bob's upkeep
    Then the first "Pestermite" token is gone
    And "Pestermite" is in play
