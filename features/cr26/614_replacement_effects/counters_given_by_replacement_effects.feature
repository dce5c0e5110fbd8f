Feature: Effects on counters that another replacement effect gives

  @cr26:614.16
  Scenario: Today, Doubling Season and Hardened Scales apply to the counters that two creatures enter with
    Given Alice controls "Doubling Season", "Hardened Scales" and "Grizzly Bears"
    And Alice has "Otherworldly Journey" in hand and can pay {1}{W}
    And Alice has "Arcbound Worker" in hand and can pay {1}
    When Alice plays "Arcbound Worker"
    And the stack resolves
    And as it resolves, Alice applies "Hardened Scales" first
    Then "Arcbound Worker" has 4 +1/+1 counters
    When Alice plays "Otherworldly Journey" targeting "Grizzly Bears"
    And the stack resolves
    And the game goes on to the end step
    And the stack resolves
    And as it resolves, Alice applies "Doubling Season" first
    Then "Grizzly Bears" has 3 +1/+1 counters
