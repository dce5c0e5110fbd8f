Feature: Durations when an effect ends the turn

  @cr26:723.1d
  Scenario: Time Stop in combat ends an effect that lasts until end of combat, and not one that lasts until a later upkeep
    Given Alice has "Cry before Dusk" and "Watch until Dawn" in hand and can pay {R}{W}
    And Alice controls "Grizzly Bears"
    And Bob has "Time Stop" in hand and can pay {4}{U}{U}
    When Alice attacks with "Grizzly Bears"
    And Alice plays "Cry before Dusk" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "Watch until Dawn" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/5
    When Bob plays "Time Stop"
    And the stack resolves
    Then it is Bob's upkeep
    And "Grizzly Bears" is 2/5
