Feature: Undying

  @cr26:702.93a
  Scenario: A creature with undying returns with a +1/+1 counter, and doesn't return when it dies with that counter
    Given Alice controls "Young Wolf"
    And Bob has "Terror" as "one" and "Terror" as "two" in hand and can pay {2}{B}{B}
    When Bob plays "one" targeting "Young Wolf"
    And the top of the stack resolves
    Then "Young Wolf" is in Alice's graveyard
    And the stack holds the ability of "Young Wolf"
    When the stack resolves
    Then "Young Wolf" is 2/2
    When Bob plays "two" targeting "Young Wolf"
    And the stack resolves
    Then "Young Wolf" is in Alice's graveyard

  @cr26:702.93a
  Scenario: Young Wolf that dies with -1/-1 counters and no +1/+1 counter returns
    Given Alice controls "Young Wolf"
    And Bob controls "Sickle Ripper"
    When Alice attacks with "Young Wolf"
    And Bob blocks "Young Wolf" with "Sickle Ripper"
    And combat damage is dealt
    And the game goes on to Alice's second main phase
    Then "Young Wolf" is 2/2
    And "Young Wolf" has 1 +1/+1 counter
    And "Young Wolf" has no -1/-1 counters

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

  @cr26:702.93a.2
  Scenario: Sol Ring with undying, which isn't a creature, returns with a +1/+1 counter when it is destroyed
    Given Alice controls "Sol Ring"
    And "Sol Ring" has "undying"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Bob plays "Naturalize" targeting "Sol Ring"
    And the stack resolves
    Then it happened once that "Sol Ring" was destroyed
    And "Sol Ring" is in play
    And "Sol Ring" has 1 +1/+1 counter

  @cr26:702.93a
  Scenario: Young Wolf that is countered stays in the graveyard, and one that dies returns
    Given Alice controls "Young Wolf" as "living" and has "Young Wolf" as "cast" in hand and can pay {G}
    And Bob has "Counterspell" and "Terror" in hand and can pay {U}{U}{1}{B}
    When Alice plays "cast"
    And Bob plays "Counterspell" targeting "cast"
    And the stack resolves
    Then "cast" is in Alice's graveyard
    And "cast" has triggered never
    When Bob plays "Terror" targeting "living"
    And the stack resolves
    Then "living" is 2/2
    And "cast" is in Alice's graveyard

  @cr26:702.93a
  Scenario: Young Wolf that Cremate exiles from the graveyard in response to undying doesn't return, and another one does
    Given Alice controls "Young Wolf" as "lost" and "Young Wolf" as "kept"
    And Bob has "Terror" as "one", "Terror" as "two" and "Cremate" in hand and can pay {1}{B}{1}{B}{B}
    When Bob plays "one" targeting "lost"
    And the top of the stack resolves
    And Bob in response plays "Cremate" targeting "lost"
    And the stack resolves
    Then "lost" is exiled
    And "kept" has triggered never
    When Bob plays "two" targeting "kept"
    And the stack resolves
    Then "kept" is in play under Alice's control
    And "lost" is exiled
