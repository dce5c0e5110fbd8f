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
    And "expert" has exactly "level up" and "double strike"
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

  @cr26:711.2a @cr26:711.2b @cr26:711.5
  Scenario: A charge counter isn't a seventh level counter for Student of Warfare with six, and the level counter of its ability is
    Given Alice controls "Student of Warfare" with 6 level counters and can pay {W}
    And "Student of Warfare" has 1 charge counter
    And Alice controls "Student of Warfare" as "novice" with 1 level counter
    And "novice" has 1 charge counter
    Then "Student of Warfare" is 3/3
    And "Student of Warfare" has exactly "level up" and "first strike"
    And "novice" is 1/1
    And "novice" doesn't have "first strike"
    When Alice activates "Student of Warfare"
    And the stack resolves
    Then "Student of Warfare" is 4/4
    And "Student of Warfare" has exactly "level up" and "double strike"

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

  @cr26:711.4.2
  Scenario: Steady Apprentice without level counters, which Bob's Shock kills, gains 1 life in response, and has neither the size nor the ability of its level symbol
    Given Alice controls "Steady Apprentice" and can pay {W}
    And Bob has "Shock" in hand and can pay {R}
    When Bob in response plays "Shock" targeting "Steady Apprentice"
    And Alice in response activates "mend" of "Steady Apprentice"
    And the top of the stack resolves
    Then Alice is at 21 life
    And "Steady Apprentice" is 1/1
    And "Steady Apprentice" doesn't have "vigilance"
    When the stack resolves
    Then "Steady Apprentice" is in Alice's graveyard

  @cr26:711.2.2 @cr26:711.2a.2 @cr26:711.4 @cr26:107.8.2 @cr26:107.8a.2
  Scenario: Rising Marshal's activated ability for levels one and two can be activated at one and two level counters, and neither at none nor at three
    Given Alice controls "Rising Marshal" and can pay {1}{1}{1}{W}{W}
    Then Alice can't activate "rally" of "Rising Marshal" by rule 602.2
    And Alice can activate "level_up" of "Rising Marshal"
    When Alice activates "level_up" of "Rising Marshal"
    And the stack resolves
    Then "Rising Marshal" is 2/2
    And Alice can activate "rally" of "Rising Marshal"
    When Alice activates "rally" of "Rising Marshal"
    And the stack resolves
    Then Alice is at 21 life
    And Alice can activate "level_up" of "Rising Marshal"
    When Alice activates "level_up" of "Rising Marshal"
    And the stack resolves
    Then Alice can activate "rally" of "Rising Marshal"
    When Alice activates "level_up" of "Rising Marshal"
    And the stack resolves
    Then "Rising Marshal" is 4/4
    And Alice can't activate "rally" of "Rising Marshal" by rule 602.2

  @cr26:711.2.2 @cr26:711.2b.2 @cr26:107.8.2 @cr26:107.8b.2
  Scenario: Rising Marshal's triggered ability for level three triggers for one with three level counters, and not for one with two
    Given Alice controls "Rising Marshal" as "novice" with 2 level counters
    And Alice controls "Rising Marshal" as "master" with 3 level counters
    And Alice controls "Rising Marshal" as "veteran" with 4 level counters
    When Alice attacks with "novice", "master" and "veteran"
    And Alice puts "master" and "veteran" in this order
    And the stack resolves
    Then "novice" has triggered never
    And "master" has triggered once
    And "veteran" has triggered once
    And Alice is at 24 life
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 10 life

  @cr26:711.6
  Scenario: Student of Warfare that was 3/3 is 1/1 in the hand, on the stack and in the library
    Given Alice controls "Student of Warfare" with 2 level counters
    And Alice has "Boomerang" in hand and can pay {U}{U}{W}
    And Bob has "Memory Lapse" in hand and can pay {1}{U}
    Then "Student of Warfare" is 3/3
    When Alice plays "Boomerang" targeting "Student of Warfare"
    And the stack resolves
    Then "Student of Warfare" is in Alice's hand
    And "Student of Warfare" is 1/1
    When Alice plays "Student of Warfare"
    Then "Student of Warfare" is on the stack
    And "Student of Warfare" is 1/1
    When Bob plays "Memory Lapse" targeting "Student of Warfare"
    And the stack resolves
    Then the top of Alice's library is "Student of Warfare"
    And "Student of Warfare" is 1/1

  @cr26:711.6
  Scenario: Student of Warfare that was 3/3 is 1/1 in exile
    Given Bob controls "Student of Warfare" with 2 level counters
    And Alice has "Swords to Plowshares" in hand and can pay {W}
    Then "Student of Warfare" is 3/3
    When Alice plays "Swords to Plowshares" targeting "Student of Warfare"
    And the stack resolves
    Then "Student of Warfare" is exiled
    And "Student of Warfare" is 1/1
    And Bob is at 23 life

  @cr26:711.2.3 @cr26:107.8.3
  Scenario: Student of Warfare with seven level counters loses the size and the double strike of its level while it has no abilities
    Given Bob controls "Student of Warfare" with 7 level counters
    And Alice has "Merfolk Trickster" in hand and can pay {U}{U}
    Then "Student of Warfare" is 4/4
    And "Student of Warfare" has "double strike"
    When Alice plays "Merfolk Trickster"
    And the stack resolves
    Then "Student of Warfare" is tapped
    And "Student of Warfare" is 1/1
    And "Student of Warfare" doesn't have "double strike"
    And "Student of Warfare" has 7 level counters
    When the turn ends
    Then "Student of Warfare" is 4/4
    And "Student of Warfare" has "double strike"

  @cr26:107.8.3
  Scenario: Student of Warfare without level counters loses level up as Merfolk Trickster makes it lose all abilities, and has its printed size
    Given Bob controls "Student of Warfare"
    And Alice has "Merfolk Trickster" in hand and can pay {U}{U}
    Then "Student of Warfare" has "level up"
    When Alice plays "Merfolk Trickster"
    And the stack resolves
    Then "Student of Warfare" doesn't have "level up"
    And "Student of Warfare" is 1/1
    When the turn ends
    Then "Student of Warfare" has "level up"
