Feature: Leveler cards

  @cr26:711.2 @cr26:711.2a @cr26:711.4 @cr26:711.5 @cr26:711.2b
  Scenario: Student of Warfare is 1/1 below two level counters, 3/3 with first strike from two to six, and 4/4 with double strike from seven on
    Given Alice controls "Student of Warfare" with 1 level counter
    And Alice controls "Student of Warfare" as "expert" with 6 level counters
    And Alice can pay {W}{W}{W}
    And Alice has 2 "Giant Growth" as "growth" in hand and can pay {G}{G}
    Then "Student of Warfare" is 1/1
    And "expert" is 3/3
    And "expert" has exactly "level up" and "first strike"
    When Alice activates "Student of Warfare"
    And the stack resolves
    Then "Student of Warfare" is 3/3
    And "Student of Warfare" has exactly "level up" and "first strike"
    When Alice activates "expert"
    And the stack resolves
    Then "expert" is 4/4
    And "expert" has exactly "level up" and "double strike"
    When Alice activates "expert"
    And the stack resolves
    Then "expert" has 8 level counters
    And "expert" is 4/4
    When Alice plays "growth 1" targeting "Student of Warfare"
    And the stack resolves
    And Alice plays "growth 2" targeting "expert"
    And the stack resolves
    Then "Student of Warfare" is 6/6
    And "expert" is 7/7

  @cr26:711.5 @cr26:711.2a
  Scenario: Student of Warfare that loses its level counters is 1/1 again
    Given Alice controls "Student of Warfare" with 2 level counters
    And Alice has "Aether Snap" in hand and can pay {3}{B}{B}
    Then "Student of Warfare" is 3/3
    When Alice plays "Aether Snap"
    And the stack resolves
    Then "Student of Warfare" is 1/1
    And "Student of Warfare" doesn't have "first strike"

  @cr26:711.2b @cr26:711.5
  Scenario: Student of Warfare that loses its seven level counters is 1/1 again, without double strike
    Given Alice controls "Student of Warfare" with 7 level counters
    And Alice has "Aether Snap" in hand and can pay {3}{B}{B}
    Then "Student of Warfare" is 4/4
    When Alice plays "Aether Snap"
    And the stack resolves
    Then "Student of Warfare" is 1/1
    And "Student of Warfare" doesn't have "double strike"

  @cr26:711.6
  Scenario: Student of Warfare that was 3/3 is 1/1 in the graveyard
    Given Alice controls "Student of Warfare" with 2 level counters
    And Bob has "Terror" in hand and can pay {1}{B}
    Then "Student of Warfare" is 3/3
    When Alice passes
    And Bob plays "Terror" targeting "Student of Warfare"
    And the stack resolves
    Then "Student of Warfare" is in Alice's graveyard
    And "Student of Warfare" is 1/1

  @cr26:711.4.2
  Scenario: Steady Apprentice's ability outside its level symbol gains life without level counters as with one, which makes it 2/3 with vigilance
    Given Alice controls "Steady Apprentice" and can pay {W}{1}{W}
    Then "Steady Apprentice" is 1/1
    When Alice activates "mend" of "Steady Apprentice"
    And the stack resolves
    Then Alice is at 21 life
    And "Steady Apprentice" doesn't have "vigilance"
    When Alice activates "level_up" of "Steady Apprentice"
    And the stack resolves
    Then "Steady Apprentice" is 2/3
    And "Steady Apprentice" has "vigilance"
    When Alice activates "mend" of "Steady Apprentice"
    And the stack resolves
    Then Alice is at 22 life
