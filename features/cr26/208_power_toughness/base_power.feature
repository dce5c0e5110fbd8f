Feature: Base power

  @cr26:208.4a @cr26:613.4b.2
  Scenario: Grizzly Bears that Turn to Frog makes 1/1 is 4/4 with Giant Growth that was cast before
    Given Alice controls "Grizzly Bears" and has "Giant Growth" in hand and can pay {G}
    And Bob has "Turn to Frog" in hand and can pay {1}{U}
    When Alice plays "Giant Growth" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 5/5
    When Bob plays "Turn to Frog" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/4

  @cr26:208.4a
  Scenario: Grizzly Bears that Turn to Frog makes 1/1 keep +3/+3 of an earlier Giant Growth, and also get +3/+3 of a later one
    Given Alice controls "Grizzly Bears"
    And Alice has "Giant Growth" as "one" and "Giant Growth" as "two" in hand and can pay {G}{G}
    And Bob has "Turn to Frog" in hand and can pay {1}{U}
    When Alice plays "one" targeting "Grizzly Bears"
    And the stack resolves
    And Bob plays "Turn to Frog" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/4
    When Alice plays "two" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 7/7

  @cr26:208.3a @edition:2026-01
  Scenario: Sky Skiff, which Grand Refit makes 5/5 while it is no creature, has that size once it is crewed, and is 2/3 in the next turn
    Given Alice controls "Sky Skiff", "Grizzly Bears" and "Hill Giant"
    And Alice has "Grand Refit" in hand and can pay {U}
    When Alice plays "Grand Refit" targeting "Sky Skiff"
    And the stack resolves
    Then "Sky Skiff" has no power
    When Alice activates "crew" of "Sky Skiff", tapping "Grizzly Bears"
    And the stack resolves
    Then "Sky Skiff" is 5/5
    When the game goes on to Alice's next main phase
    And Alice activates "crew" of "Sky Skiff", tapping "Hill Giant"
    And the stack resolves
    Then "Sky Skiff" is 2/3

  @cr26:208.1.2
  Scenario: Grizzly Bears that Grand Refit makes 5/5 until end of turn is 6/7 with Holy Strength, and 3/4 in the next turn
    Given Alice controls "Grizzly Bears"
    And Alice has "Grand Refit" and "Holy Strength" in hand and can pay {U}{W}
    When Alice plays "Grand Refit" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 5/5
    When Alice plays "Holy Strength" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 6/7
    When the turn ends
    Then "Grizzly Bears" is 3/4

  @cr26:208.1.2
  Scenario: Grizzly Bears that Sorceress Queen makes 0/2 are 3/5 after Giant Growth
    Given Alice controls "Sorceress Queen"
    And Bob controls "Grizzly Bears"
    And Alice has "Giant Growth" in hand and can pay {G}
    When Alice activates "Sorceress Queen" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 0/2
    When Alice plays "Giant Growth" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 3/5
    When the turn ends
    Then "Grizzly Bears" is 2/2

  @cr26:613.4b.2
  Scenario: Treetop Village, which its own ability made 3/3, is 1/1 after a later Turn to Frog
    Given Bob controls "Treetop Village" and can pay {1}{G}
    And Alice has "Turn to Frog" in hand and can pay {1}{U}
    When Bob activates "awake" of "Treetop Village"
    And the stack resolves
    Then "Treetop Village" is 3/3
    When Alice plays "Turn to Frog" targeting "Treetop Village"
    And the stack resolves
    Then "Treetop Village" is 1/1

  @cr26:613.4b.2
  Scenario: Treetop Village is 1/1 after Turn to Frog in response to its second activation, and 3/3 as that ability resolves later
    Given Bob controls "Treetop Village" and can pay {1}{G}{1}{G}
    And Alice has "Turn to Frog" in hand and can pay {1}{U}
    When Bob activates "awake" of "Treetop Village"
    And the stack resolves
    And Bob activates "awake" of "Treetop Village"
    And Alice in response plays "Turn to Frog" targeting "Treetop Village"
    And the top of the stack resolves
    Then "Treetop Village" is 1/1
    When the stack resolves
    Then "Treetop Village" is 3/3
