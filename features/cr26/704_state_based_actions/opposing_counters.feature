Feature: +1/+1 counters and -1/-1 counters on one permanent

  @cr26:704.5q
  Scenario: Since 2006, a creature with four +1/+1 counters that gets two -1/-1 counters has two +1/+1 counters left
    Given Bob controls "Grizzly Bears" with 4 +1/+1 counters
    And "Grizzly Bears" has 2 charge counters
    And Alice controls 2 "Fume Spitter" as "spitter"
    When Alice activates "spit" of "spitter 1" targeting "Grizzly Bears"
    And Alice activates "spit" of "spitter 2" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has 2 +1/+1 counters
    And "Grizzly Bears" has no -1/-1 counters
    And "Grizzly Bears" has 2 charge counters
    And "Grizzly Bears" is 4/4

  @cr26:704.5q
  Scenario: Since 2006, a creature with one +1/+1 counter that gets two -1/-1 counters has one -1/-1 counter left
    Given Bob controls "Craw Wurm" with 1 +1/+1 counter and "Hill Giant" with 2 +1/+1 counters
    And Alice controls 2 "Fume Spitter" as "spitter"
    When Alice activates "spit" of "spitter 1" targeting "Craw Wurm"
    And Alice activates "spit" of "spitter 2" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" has 1 -1/-1 counter
    And "Craw Wurm" has no +1/+1 counters
    And "Craw Wurm" is 5/3
    And "Hill Giant" has 2 +1/+1 counters

  @cr26:704.5q
  Scenario: Since 2006, Hill Giant with two +1/+1 counters that gets a -1/-1 counter is 4/4
    Given Bob controls "Hill Giant" with 2 +1/+1 counters
    And Alice controls "Fume Spitter"
    Then "Hill Giant" is 5/5
    When Alice activates "spit" of "Fume Spitter" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 4/4
    And "Fume Spitter" is in Alice's graveyard

  @cr26:704.5q.2 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Two -1/-1 counters put on a creature at once by wither remove two of four +1/+1 counters
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

  @cr26:704.5q.2 @cr26:122.3 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Two -1/-1 counters put on a creature at once by wither remove one +1/+1 counter, and one -1/-1 counter stays
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

  @cr26:704.5q.2 @cr26:122.3
  Scenario: Three -1/-1 counters that Black Sun's Zenith puts on each creature at once remove three of four +1/+1 counters from one and the only one from another
    Given Alice has "Black Sun's Zenith" in hand and can pay {3}{B}{B}
    And Bob controls "Grizzly Bears" with 4 +1/+1 counters and "Craw Wurm" with 1 +1/+1 counter
    When Alice plays "Black Sun's Zenith" with X = 3
    And the stack resolves
    Then "Grizzly Bears" has 1 +1/+1 counter
    And "Grizzly Bears" has no -1/-1 counters
    And "Craw Wurm" has 2 -1/-1 counters
    And "Craw Wurm" has no +1/+1 counters

  @cr26:704.5q.before
  Scenario: Until 2005, two -1/-1 counters and four +1/+1 counters stay together on one creature
    Given Bob controls "Grizzly Bears" with 4 +1/+1 counters
    And Alice controls 2 "Fume Spitter" as "spitter"
    When Alice activates "spit" of "spitter 1" targeting "Grizzly Bears"
    And Alice activates "spit" of "spitter 2" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/4
    And "Grizzly Bears" has 4 +1/+1 counters
    And "Grizzly Bears" has 2 -1/-1 counters

  @cr26:704.5q.3
  Scenario: A +1/+1 counter that is put on Ajani's Pridemate while it is a land and has a -1/-1 counter leaves it with neither
    Given Alice controls "Ajani's Pridemate" with 1 -1/-1 counter
    And Alice controls "Vedalken Orrery" and "Fountain of Youth" and can pay {2}{2}{G}
    And Alice has "Song of the Dryads" in hand
    When Alice activates "Fountain of Youth"
    And the top of the stack resolves
    Then the stack holds the ability of "Ajani's Pridemate"
    When Alice plays "Song of the Dryads" targeting "Ajani's Pridemate"
    And the top of the stack resolves
    Then "Ajani's Pridemate" has exactly the types "land" and "Forest"
    And "Ajani's Pridemate" has 1 -1/-1 counter
    When the stack resolves
    Then "Ajani's Pridemate" has no -1/-1 counters
    And "Ajani's Pridemate" has no +1/+1 counters
    And "Ajani's Pridemate" is in play
