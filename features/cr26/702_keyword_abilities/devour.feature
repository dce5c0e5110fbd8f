Feature: Devour

  @cr26:702.82a
  Scenario: Thunder-Thrash Elder with devour 3 enters with three +1/+1 counters for one sacrificed creature
    Given Alice has "Thunder-Thrash Elder" in hand and can pay {2}{R}
    And Alice controls "Grizzly Bears" and "Hill Giant"
    When Alice plays "Thunder-Thrash Elder"
    And the stack resolves
    And Alice chooses "Grizzly Bears" for "Thunder-Thrash Elder"
    Then "Thunder-Thrash Elder" is 4/4
    And "Grizzly Bears" was sacrificed

  @cr26:702.82a
  Scenario: Thunder-Thrash Elder that Zombify returns devours Grizzly Bears, although it wasn't cast
    Given Alice has "Zombify" in hand and can pay {3}{B}
    And Alice has "Thunder-Thrash Elder" in graveyard
    And Alice controls "Grizzly Bears" and "Hill Giant"
    When Alice plays "Zombify" targeting "Thunder-Thrash Elder"
    And the stack resolves
    And Alice chooses "Grizzly Bears" for "Thunder-Thrash Elder"
    Then "Thunder-Thrash Elder" is 4/4
    And "Grizzly Bears" was sacrificed

  @cr26:702.82a
  Scenario: Thunder-Thrash Elder with devour 3 enters without counters if no creature is sacrificed
    Given Alice has "Thunder-Thrash Elder" in hand and can pay {2}{R}
    And Alice controls "Grizzly Bears" and "Sol Ring"
    And Bob controls "Hill Giant"
    When Alice plays "Thunder-Thrash Elder"
    And the stack resolves
    Then Alice may choose "Grizzly Bears" for "Thunder-Thrash Elder"
    And Alice may not choose "Sol Ring" for "Thunder-Thrash Elder"
    And Alice may not choose "Hill Giant" for "Thunder-Thrash Elder"
    When Alice chooses nothing for "Thunder-Thrash Elder"
    Then "Thunder-Thrash Elder" is 1/1
    And "Grizzly Bears" is in play

  @cr26:702.82a
  Scenario: Thunder-Thrash Elder with devour 3 enters with six +1/+1 counters for two sacrificed creatures
    Given Alice has "Thunder-Thrash Elder" in hand and can pay {2}{R}
    And Alice controls "Grizzly Bears" and "Hill Giant"
    When Alice plays "Thunder-Thrash Elder"
    And the stack resolves
    And Alice chooses "Grizzly Bears" and "Hill Giant" for "Thunder-Thrash Elder"
    Then "Thunder-Thrash Elder" is 7/7
    And "Grizzly Bears" and "Hill Giant" were sacrificed
