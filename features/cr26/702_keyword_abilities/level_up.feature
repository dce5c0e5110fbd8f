Feature: Level up

  @cr26:702.87a
  Scenario: Level up puts one level counter on Student of Warfare each time, and with two of them it is 3/3 with first strike
    Given Alice controls "Student of Warfare" and can pay {W}{W}
    When Alice activates "Student of Warfare"
    Then the total cost of the ability of "Student of Warfare" is {W}
    When the stack resolves
    Then "Student of Warfare" has 1 level counter
    And "Student of Warfare" is 1/1
    When Alice activates "Student of Warfare"
    And the stack resolves
    Then "Student of Warfare" has 2 level counters
    And "Student of Warfare" is 3/3
    And "Student of Warfare" has "first strike"

  @cr26:702.87a
  Scenario: Level up can be activated only when a sorcery could be cast
    Given it is Alice's upkeep
    And Alice controls "Student of Warfare" with 6 level counters and can pay {W}
    And Alice has 9 "Plains" as "page" as library
    Then Alice can't activate "Student of Warfare" by rule 602.5d
    When the game goes on to Alice's main phase
    Then Alice can activate "Student of Warfare"
    When Alice activates "Student of Warfare"
    And the stack resolves
    Then "Student of Warfare" has 7 level counters
    And "Student of Warfare" is 4/4
    And "Student of Warfare" has "double strike"

  @cr26:702.87c @cr26:711.7
  Scenario: A level counter on Drover Class gives it no class level, and Drover Class gets no level counter as it gains a level
    Given Alice controls "Drover Class" with 1 level counter and "Student of Warfare"
    And Alice can pay {1}{W}
    Then "Student of Warfare" is 1/2
    And "Student of Warfare" has "level up"
    And "Drover Class" doesn't have "level up"
    When Alice activates "level_up" of "Student of Warfare"
    And the stack resolves
    Then "Student of Warfare" is 1/2
    And "Student of Warfare" has 1 level counter
    When Alice activates "to_two" of "Drover Class"
    And the stack resolves
    Then "Student of Warfare" is 2/2
    And "Drover Class" has 1 level counter

  @cr26:702.87a
  Scenario: Level up can't be activated while a spell is on the stack, and can once the spell has resolved
    Given Alice controls "Student of Warfare"
    And Alice has "Shock" in hand and can pay {R}{W}
    When Alice plays "Shock" targeting Bob
    Then Alice can't activate "Student of Warfare" by rule 602.5d
    When the stack resolves
    Then Alice can activate "Student of Warfare"
    When Alice activates "Student of Warfare"
    And the stack resolves
    Then "Student of Warfare" has 1 level counter

  @cr26:702.87a
  Scenario: Level up can't be activated in Bob's main phase with an empty stack, and can in Alice's
    Given it is Bob's main phase
    And Alice controls "Student of Warfare" and can pay {W}
    And Alice has 3 "Plains" as "page" as library
    When Bob passes
    Then Alice has priority
    And Alice can't activate "level_up" of "Student of Warfare" by rule 602.5d
    When the game goes on to Alice's main phase
    Then Alice can activate "level_up" of "Student of Warfare"
    When Alice activates "level_up" of "Student of Warfare"
    And the stack resolves
    Then "Student of Warfare" has 1 level counter

  @cr26:702.87a.2
  Scenario: Rising Idol with level up, which isn't a creature, gets a level counter each time, and with two of them strengthens Grizzly Bears
    Given Alice controls "Rising Idol" and "Grizzly Bears" and can pay {1}{1}
    When Alice activates "level_up" of "Rising Idol"
    And the stack resolves
    Then "Rising Idol" has 1 level counter
    And "Grizzly Bears" is 2/2
    When Alice activates "level_up" of "Rising Idol"
    And the stack resolves
    Then "Rising Idol" has 2 level counters
    And "Grizzly Bears" is 3/3
    And "Rising Idol" has exactly the type "artifact"
