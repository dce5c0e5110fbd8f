Feature: Different names

  @cr26:201.2c
  Scenario: Odd Judge can target Hill Giant, which has a different name, and neither another Odd Judge nor a face-down creature, which has no name
    Given Alice controls "Odd Judge" and can pay {1}{1}
    And Bob controls "Odd Judge" as "other" and "Hill Giant"
    And Bob controls face-down "Battering Craghorn"
    Then Alice can't activate "Odd Judge" targeting "other" by rule 601.2c
    And Alice can't activate "Odd Judge" targeting "Battering Craghorn" by rule 601.2c
    And Alice can activate "Odd Judge" targeting "Hill Giant"
    When Alice activates "Odd Judge" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 4/4

  @cr26:201.2c
  Scenario: Odd Judge can target Battering Craghorn after it was turned face up and has a name again
    Given Alice controls "Odd Judge" and can pay {1}
    And Bob controls "Odd Judge" as "other" and can pay {1}{R}{R}
    And Bob controls face-down "Battering Craghorn"
    When Alice passes
    And Bob turns "Battering Craghorn" face up
    Then Alice can't activate "Odd Judge" targeting "other" by rule 601.2c
    And Alice can activate "Odd Judge" targeting "Battering Craghorn"
    When Bob passes
    And Alice activates "Odd Judge" targeting "Battering Craghorn"
    And the stack resolves
    Then "Battering Craghorn" is 4/2

  @cr26:201.2c.2
  Scenario: Odd Jury can target Hill Giant, which has another name than each of Alice's creatures, and not Bob's Grizzly Bears, whose name one of them has
    Given Alice controls "Odd Jury" and "Grizzly Bears" and can pay {1}
    And Bob controls "Grizzly Bears" as "theirs" and "Hill Giant"
    Then Alice can't activate "Odd Jury" targeting "theirs" by rule 601.2c
    And Alice can activate "Odd Jury" targeting "Hill Giant"
    When Alice activates "Odd Jury" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 4/4

  @cr26:201.2c.3
  Scenario: Odd Jury can target Hill Giant, although one of Alice's creatures is face down and has no name
    Given Alice controls "Odd Jury" and can pay {1}
    And Alice controls face-down "Battering Craghorn"
    And Bob controls "Odd Jury" as "theirs" and "Hill Giant"
    Then Alice can't activate "Odd Jury" targeting "theirs" by rule 601.2c
    And Alice can activate "Odd Jury" targeting "Hill Giant"
    When Alice activates "Odd Jury" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 4/4
