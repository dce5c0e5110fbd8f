Feature: Exchanges of control

  @cr26:701.12b
  Scenario: Switcheroo gives Bob the wall of Alice and Alice the giant of Bob
    Given Alice controls "Wall of Stone"
    And Alice has "Switcheroo" in hand and can pay {4}{U}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice plays "Switcheroo" targeting "Wall of Stone" and "Hill Giant"
    And the stack resolves
    Then Alice controls "Hill Giant"
    And it happened at once that "Wall of Stone" changed control and "Hill Giant" changed control
    And Bob controls "Wall of Stone"
    And Bob controls "Grizzly Bears"
    And "Hill Giant" is 3/3

  @cr26:701.12b
  Scenario: Switcheroo does nothing to two creatures of Bob, and exchanges control of a creature of Alice and a creature of Bob
    Given Alice controls "Wall of Stone"
    And Alice has "Switcheroo" as "first" and "Switcheroo" as "second" in hand and can pay {4}{U}{4}{U}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice plays "first" targeting "Grizzly Bears" and "Hill Giant"
    And the stack resolves
    Then "first" has resolved
    And Bob controls "Grizzly Bears"
    And Bob controls "Hill Giant"
    When Alice plays "second" targeting "Wall of Stone" and "Hill Giant"
    And the stack resolves
    Then Alice controls "Hill Giant"
    And Bob controls "Wall of Stone"
    And Bob controls "Grizzly Bears"
    And "Hill Giant" is 3/3

  @cr26:701.12b
  Scenario: Switcheroo of Alice gives Bob the giant of Carol and Carol the bears of Bob
    Given Carol is playing too
    And Alice controls "Wall of Stone" and has "Switcheroo" in hand and can pay {4}{U}
    And Bob controls "Grizzly Bears"
    And Carol controls "Hill Giant"
    When Alice plays "Switcheroo" targeting "Grizzly Bears" and "Hill Giant"
    And the stack resolves
    Then Bob controls "Hill Giant"
    And Carol controls "Grizzly Bears"
    And Alice controls 1 "creature" permanent
    And it happened at once that "Grizzly Bears" changed control and "Hill Giant" changed control
