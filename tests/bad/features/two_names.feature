Feature: Two names of one ability

  @cr26:603.3.3
  Scenario: A claim that something is not so, by a name that the engine may not use for the ability
    Given Bob controls "Soul Warden"
    And Alice has "Hill Giant" and "Counterspell" in hand and can pay {3}{R}{U}{U}
    When Alice plays "Hill Giant"
    And the top of the stack resolves
    Then the stack holds the ability of "Soul Warden"
    And Alice can't target the trigger of "Soul Warden" with "Counterspell"
