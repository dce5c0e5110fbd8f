Feature: Base power

  @cr26:208.4a
  Scenario: Grizzly Bears that Turn to Frog makes 1/1 is 4/4 with Giant Growth that was cast before
    Given Alice controls "Grizzly Bears" and has "Giant Growth" in hand and can pay {G}
    And Bob has "Turn to Frog" in hand and can pay {1}{U}
    When Alice plays "Giant Growth" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 5/5
    When Bob plays "Turn to Frog" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/4
