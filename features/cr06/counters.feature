Feature: Counters of two kinds, in rulings of our own

  @cr06:ours.1
  Scenario: As many +1/+1 counters come off as -1/-1 counters were put there
    Given it is Bob's main phase
    And Alice controls "Sickle Ripper"
    And Bob controls "Arcbound Worker"
    And "Arcbound Worker" has 4 +1/+1 counters
    When Bob attacks with "Arcbound Worker"
    And Alice blocks "Arcbound Worker" with "Sickle Ripper"
    And combat damage is dealt
    Then "Arcbound Worker" is 2/2
    And "Arcbound Worker" has 2 +1/+1 counters
    And "Arcbound Worker" has no -1/-1 counters

  @cr06:ours.1
  Scenario: Where there are more -1/-1 counters, these are what is left, and those of one kind alone stay
    Given it is Bob's main phase
    And Alice controls "Sickle Ripper" and "Arcbound Worker"
    And "Sickle Ripper" has 1 -1/-1 counter and gets +1/+9 until end of turn
    And "Arcbound Worker" has 2 +1/+1 counters
    And Bob controls "Craw Wurm"
    And "Craw Wurm" has 1 +1/+1 counter
    When Bob attacks with "Craw Wurm"
    And Alice blocks "Craw Wurm" with "Sickle Ripper"
    And combat damage is dealt
    Then "Craw Wurm" has 1 -1/-1 counter
    And "Craw Wurm" has no +1/+1 counters
    And "Craw Wurm" is 5/3
    And "Sickle Ripper" has 1 -1/-1 counter
    And "Arcbound Worker" has 2 +1/+1 counters

  @cr06:ours.1.before
  Scenario: Before that both kinds stayed beside each other
    Given it is Bob's main phase
    And Alice controls "Sickle Ripper"
    And Bob controls "Arcbound Worker"
    And "Arcbound Worker" has 4 +1/+1 counters
    When Bob attacks with "Arcbound Worker"
    And Alice blocks "Arcbound Worker" with "Sickle Ripper"
    And combat damage is dealt
    Then "Arcbound Worker" is 2/2
    And "Arcbound Worker" has 4 +1/+1 counters
    And "Arcbound Worker" has 2 -1/-1 counters
