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

  @cr26:701.12b.3
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

  @cr26:701.12b
  Scenario: Switcheroo does nothing to two creatures that Bob controls, of which Alice owns one, and exchanges that one for another creature of Alice
    Given Alice controls "Wall of Stone"
    And Alice has "Switcheroo" as "first" and "Switcheroo" as "second" in hand and can pay {4}{U}{4}{U}
    And Bob controls "Hill Giant" owned by Alice
    And Bob controls "Grizzly Bears"
    When Alice plays "first" targeting "Grizzly Bears" and "Hill Giant"
    And the stack resolves
    Then "first" has resolved
    And Bob controls "Grizzly Bears"
    And Bob controls "Hill Giant"
    When Alice plays "second" targeting "Wall of Stone" and "Hill Giant"
    And the stack resolves
    Then Alice controls "Hill Giant"
    And Bob controls "Wall of Stone"
    When the turn ends
    Then Alice controls "Hill Giant"
    And Bob controls "Wall of Stone"

  @cr26:701.12a.2
  Scenario: Switcheroo does nothing to Hill Giant if Grizzly Bears was destroyed in response, and a second Switcheroo exchanges Hill Giant for Craw Wurm
    Given Alice controls "Grizzly Bears" and "Craw Wurm"
    And Alice has 2 "Switcheroo" as "switch" in hand and can pay {4}{U}{4}{U}
    And Bob controls "Hill Giant" and has "Terror" in hand and can pay {1}{B}
    When Alice plays "switch 1" targeting "Grizzly Bears" and "Hill Giant"
    And Bob in response plays "Terror" targeting "Grizzly Bears"
    And the stack resolves
    Then "switch 1" has resolved
    And Bob controls "Hill Giant"
    And Alice doesn't control "Hill Giant"
    When Alice plays "switch 2" targeting "Craw Wurm" and "Hill Giant"
    And the stack resolves
    Then Alice controls "Hill Giant"
    And Bob controls "Craw Wurm"

  @cr26:701.12a.3 @cr26:701.12b.2
  Scenario: The ability of Avarice Totem, which is destroyed in response, does nothing to Hill Giant, and that of a second Avarice Totem exchanges the two
    Given Alice controls "Avarice Totem" as "first" and "Avarice Totem" as "second" and can pay {5}{5}
    And Bob controls "Hill Giant" and has "Naturalize" in hand and can pay {1}{G}
    When Alice activates "first" targeting "Hill Giant"
    And Bob in response plays "Naturalize" targeting "first"
    And the stack resolves
    Then "first" was destroyed
    And Bob controls "Hill Giant"
    When Alice activates "second" targeting "Hill Giant"
    And the stack resolves
    Then Alice controls "Hill Giant"
    And Bob controls "second"

  @cr26:701.12a.3
  Scenario: The ability of Avarice Totem makes no exchange if Hill Giant was destroyed in response, and exchanges the totem for Craw Wurm later
    Given Alice controls "Avarice Totem" and can pay {5}{5}
    And Bob controls "Hill Giant" and "Craw Wurm"
    And Alice has "Terror" in hand and can pay {1}{B}
    When Alice activates "Avarice Totem" targeting "Hill Giant"
    And Alice in response plays "Terror" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And Alice controls "Avarice Totem"
    When Alice activates "Avarice Totem" targeting "Craw Wurm"
    And the stack resolves
    Then Alice controls "Craw Wurm"
    And Bob controls "Avarice Totem"

  @cr26:701.12b.2
  Scenario: The ability of Avarice Totem exchanges control of it and of Sol Ring, which is no creature either
    Given Alice controls "Avarice Totem" and can pay {5}
    And Bob controls "Sol Ring" and "Hill Giant"
    When Alice activates "Avarice Totem" targeting "Sol Ring"
    And the stack resolves
    Then Alice controls "Sol Ring"
    And Bob controls "Avarice Totem"
    And Bob controls "Hill Giant"

  @cr26:701.12a.2
  Scenario: Switcheroo does nothing to Grizzly Bears if Hill Giant has become an illegal target by protection from blue, and a second one exchanges them for Craw Wurm
    Given Alice controls "Grizzly Bears" and has 2 "Switcheroo" as "switch" in hand and can pay {4}{U}{4}{U}
    And Bob controls "Hill Giant" and "Craw Wurm" and has "Blessed Breath" in hand and can pay {W}
    When Alice plays "switch 1" targeting "Grizzly Bears" and "Hill Giant"
    And Bob in response plays "Blessed Breath" targeting "Hill Giant"
    And the top of the stack resolves
    And Bob chooses the color "blue"
    And the stack resolves
    Then "switch 1" has resolved
    And Bob controls "Hill Giant"
    And Alice controls "Grizzly Bears"
    And Bob doesn't control "Grizzly Bears"
    When Alice plays "switch 2" targeting "Grizzly Bears" and "Craw Wurm"
    And the stack resolves
    Then Bob controls "Grizzly Bears"
    And Alice controls "Craw Wurm"
