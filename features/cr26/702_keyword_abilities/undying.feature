Feature: Undying

  @cr26:702.93a
  Scenario: A creature with undying returns with a +1/+1 counter, and doesn't return when it dies with that counter
    Given Alice controls "Young Wolf"
    And Bob has "Terror" as "one" and "Terror" as "two" in hand and can pay {2}{B}{B}
    When Bob plays "one" targeting "Young Wolf"
    And the stack resolves
    Then "Young Wolf" is 2/2
    When Bob plays "two" targeting "Young Wolf"
    And the stack resolves
    Then "Young Wolf" is in Alice's graveyard

  @cr26:702.93a
  Scenario: A creature with undying that an opponent controls returns under its owner's control
    Given Bob controls "Young Wolf"
    And Alice has "Threaten" in hand and can pay {2}{R}
    And Alice has "Terror" in hand and can pay {1}{B}
    When Alice plays "Threaten" targeting "Young Wolf"
    And the stack resolves
    Then Alice controls "Young Wolf"
    When Alice plays "Terror" targeting "Young Wolf"
    And the stack resolves
    Then Bob controls "Young Wolf"
    And "Young Wolf" has 1 +1/+1 counter
