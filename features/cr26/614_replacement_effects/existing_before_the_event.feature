Feature: Replacement effects exist before the event

  @cr26:614.4
  Scenario: Doubling Season does not double a token and a counter that were there before Doubling Season entered
    Given Alice has "Staff of the Storyteller" in hand and can pay {1}{W}
    And Alice has "Doubling Season" in hand and can pay {4}{G}
    And Alice controls "Baku Altar" and can pay {2}
    And "Baku Altar" has 1 ki counter
    When Alice plays "Staff of the Storyteller"
    And the stack resolves
    Then Alice controls a 1/1 white "Spirit" creature token
    And "Staff of the Storyteller" has 1 story counter
    When Alice plays "Doubling Season"
    And the stack resolves
    Then Alice controls 1 "Spirit" permanent
    When Alice activates "Baku Altar"
    And the stack resolves
    Then Alice controls 3 "Spirit" permanents
    And "Staff of the Storyteller" has 3 story counters
