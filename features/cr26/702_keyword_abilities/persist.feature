Feature: Persist

  @cr26:702.79a
  Scenario: A creature with persist and a -1/-1 counter doesn't return when it dies
    Given Alice controls "Kitchen Finks"
    And Bob has "Terror" as "one" and "Terror" as "two" in hand and can pay {2}{B}{B}
    When Bob plays "one" targeting "Kitchen Finks"
    And the stack resolves
    Then "Kitchen Finks" is 2/1
    And Alice is at 22 life
    When Bob plays "two" targeting "Kitchen Finks"
    And the stack resolves
    Then "Kitchen Finks" is in Alice's graveyard

  @cr26:702.79a
  Scenario: A creature with persist and no -1/-1 counter returns with one -1/-1 counter
    Given Alice controls "Kitchen Finks"
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Kitchen Finks"
    And the top of the stack resolves
    Then "Kitchen Finks" is in Alice's graveyard
    And the stack holds the ability of "Kitchen Finks"
    When the stack resolves
    Then "Kitchen Finks" is 2/1
    And "Kitchen Finks" has 1 -1/-1 counter

  @cr26:702.79a
  Scenario: A creature with persist that an opponent controls returns under its owner's control
    Given Bob controls "Kitchen Finks"
    And Alice has "Threaten" in hand and can pay {2}{R}
    And Alice has "Terror" in hand and can pay {1}{B}
    When Alice plays "Threaten" targeting "Kitchen Finks"
    And the stack resolves
    Then Alice controls "Kitchen Finks"
    When Alice plays "Terror" targeting "Kitchen Finks"
    And the stack resolves
    Then Bob controls "Kitchen Finks"
    And "Kitchen Finks" has 1 -1/-1 counter

  @cr26:702.79a.3 @cr26:702.79a
  Scenario: Sol Ring with persist returns with a -1/-1 counter after Naturalize
    Given Alice controls "Sol Ring" and "Gift Stone"
    And "Sol Ring" has "persist"
    And Bob has 2 "Naturalize" as "relief" in hand and can pay {1}{G}{1}{G}
    When Bob plays "relief 1" targeting "Sol Ring"
    And Bob plays "relief 2" targeting "Gift Stone"
    And the stack resolves
    Then "Sol Ring" is in play under Alice's control
    And "Sol Ring" has 1 -1/-1 counter
    And "Gift Stone" is in Alice's graveyard

  @cr26:702.79a
  Scenario: Kitchen Finks that is countered stays in the graveyard, and one that dies returns
    Given Alice controls "Kitchen Finks" as "living" and has "Kitchen Finks" as "cast" in hand and can pay {1}{G}{W}
    And Bob has "Counterspell" and "Terror" in hand and can pay {U}{U}{1}{B}
    When Alice plays "cast"
    And Bob plays "Counterspell" targeting "cast"
    And the stack resolves
    Then "cast" is in Alice's graveyard
    And "cast" has triggered never
    When Bob plays "Terror" targeting "living"
    And the stack resolves
    Then "living" is 2/1
    And "cast" is in Alice's graveyard

  @cr26:702.79a
  Scenario: Kitchen Finks that die with a +1/+1 counter return with a -1/-1 counter
    Given Alice controls "Kitchen Finks" with 1 +1/+1 counter
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Kitchen Finks"
    And the stack resolves
    Then "Kitchen Finks" has 1 -1/-1 counter
    And "Kitchen Finks" has no +1/+1 counters
    And "Kitchen Finks" is 2/1
    And Alice is at 22 life

  @cr26:702.79a
  Scenario: Kitchen Finks that Cremate exiles from the graveyard in response to persist doesn't return, and another one does
    Given Alice controls "Kitchen Finks" as "lost" and "Kitchen Finks" as "kept"
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

  @cr26:702.79a
  Scenario: Kitchen Finks that Rest in Peace exiles as they would die don't return, and return after Rest in Peace has left
    Given Alice controls "Kitchen Finks" as "one" and "Kitchen Finks" as "two"
    And Bob controls "Rest in Peace"
    And Bob has "Terror" as "first", "Terror" as "second" and "Naturalize" in hand and can pay {1}{B}{1}{B}{1}{G}
    When Bob plays "first" targeting "one"
    And the stack resolves
    Then "one" is exiled
    And "one" has triggered never
    When Bob plays "Naturalize" targeting "Rest in Peace"
    And the stack resolves
    And Bob plays "second" targeting "two"
    And the stack resolves
    Then "two" has 1 -1/-1 counter
    And "one" is exiled
