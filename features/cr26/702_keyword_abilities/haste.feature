Feature: Haste

  @cr26:702.10c
  Scenario: Kiki-Jiki's tap ability can be activated in the turn in which Kiki-Jiki enters
    Given Alice controls "Grizzly Bears"
    And Alice has "Kiki-Jiki, Mirror Breaker" in hand and can pay {2}{R}{R}{R}
    When Alice plays "Kiki-Jiki, Mirror Breaker"
    And the stack resolves
    Then Alice can activate "mirror" of "Kiki-Jiki, Mirror Breaker" targeting "Grizzly Bears"
    When Alice activates "mirror" of "Kiki-Jiki, Mirror Breaker" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice controls 2 "Grizzly Bears" permanents
    And "Kiki-Jiki, Mirror Breaker" is tapped
