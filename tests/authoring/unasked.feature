Feature: A question that nobody asks

  @mine:one @edition:2026-01
  Scenario: There is one creature to target, and the trigger asks nobody
    Given Alice controls "Teller of Tales" and has "Reach Through Mists" in hand and can pay {U}
    When Alice plays "Reach Through Mists"
    Then Alice may not target Bob for "Teller of Tales"
    When Alice targets "Teller of Tales" for "Teller of Tales"
    And the stack resolves
    And Alice chooses the option "tap"
    Then "Teller of Tales" is tapped
