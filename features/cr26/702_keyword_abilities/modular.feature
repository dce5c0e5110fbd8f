Feature: Modular

  @cr26:702.43a @cr26:115.1e.2
  Scenario: Arcbound Worker enters with one +1/+1 counter, and gives as many counters as it has to Steel Wall when it dies
    Given Alice controls "Steel Wall"
    And Alice has "Arcbound Worker" in hand and can pay {1}
    And Alice has "Hunger of the Howlpack" and "Naturalize" in hand and can pay {G}{1}{G}
    When Alice plays "Arcbound Worker"
    And the stack resolves
    Then "Arcbound Worker" is 1/1
    And "Arcbound Worker" has 1 +1/+1 counter
    When Alice plays "Hunger of the Howlpack" targeting "Arcbound Worker"
    And the stack resolves
    And Alice plays "Naturalize" targeting "Arcbound Worker"
    And the top of the stack resolves
    And Alice targets "Steel Wall" for "Arcbound Worker"
    And the stack resolves
    And Alice says yes to "Arcbound Worker"
    Then "Steel Wall" has 2 +1/+1 counters

  @cr26:702.43a
  Scenario: Arcbound Worker dies, and its controller declines to put a counter on Steel Wall
    Given Alice controls "Steel Wall" and "Arcbound Worker" with 1 +1/+1 counter
    And Alice has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "Naturalize" targeting "Arcbound Worker"
    And the stack resolves
    And Alice says no to "Arcbound Worker"
    Then "Steel Wall" is 0/4
    And "Arcbound Worker" is in Alice's graveyard
    And Alice was asked for yes or no by "Arcbound Worker" once

  @cr26:702.43b
  Scenario: Each of two instances of modular of Arcbound Worker gives all its counters when it dies
    Given Alice controls "Steel Wall" and "Arcbound Worker" with 2 +1/+1 counters
    And "Arcbound Worker" has "modular 1"
    And Alice has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "Naturalize" targeting "Arcbound Worker"
    And the top of the stack resolves
    Then "Arcbound Worker" has triggered twice
    When the stack resolves
    And Alice says yes to "Arcbound Worker"
    And Alice says yes to "Arcbound Worker"
    Then "Steel Wall" has 4 +1/+1 counters

  @cr26:702.43b.2
  Scenario: Twice-Forged Worker with modular 1 and modular 2 enters with three +1/+1 counters
    Given Alice has "Twice-Forged Worker" in hand and can pay {2}
    When Alice plays "Twice-Forged Worker"
    And the stack resolves
    Then "Twice-Forged Worker" has 3 +1/+1 counters
    And "Twice-Forged Worker" is 3/3
    And "Twice-Forged Worker" has the types "artifact", "creature" and "Construct"

  @cr26:702.43b.2
  Scenario: Arcbound Worker with one instance of modular enters with one +1/+1 counter beside Twice-Forged Worker
    Given Alice controls "Twice-Forged Worker" with 3 +1/+1 counters
    And Alice has "Arcbound Worker" in hand and can pay {1}
    When Alice plays "Arcbound Worker"
    And the stack resolves
    Then "Arcbound Worker" has 1 +1/+1 counter
    And "Arcbound Worker" is 1/1
    And "Twice-Forged Worker" is 3/3

  @cr26:702.43a @cr26:115.1e.2
  Scenario: Arcbound Worker that leaves the battlefield for its owner's hand passes on no counters, and one that dies does
    Given Alice controls "Steel Wall", "Arcbound Worker" as "one" with 1 +1/+1 counter and "Arcbound Worker" as "two" with 1 +1/+1 counter
    And Alice controls "Grizzly Bears" and "Sol Ring"
    And Bob controls "Frogmite"
    And Bob has "Boomerang" and "Naturalize" in hand and can pay {U}{U}{1}{G}
    When Bob plays "Boomerang" targeting "one"
    And the stack resolves
    Then "one" is in Alice's hand
    And "one" has triggered never
    When Bob plays "Naturalize" targeting "two"
    And the top of the stack resolves
    Then Alice may target "Frogmite" for "two"
    And Alice may not target "Grizzly Bears" for "two"
    And Alice may not target "Sol Ring" for "two"
    And Alice may not target "Frogmite" and "Steel Wall" for "two"
    When Alice targets "Steel Wall" for "two"
    And the stack resolves
    And Alice says yes to "two"
    Then "Steel Wall" has 1 +1/+1 counter

  @cr26:702.43a @cr26:702.43a.2
  Scenario: Arcbound Bruiser with modular 3 enters with three +1/+1 counters
    Given Alice has "Arcbound Bruiser" in hand and can pay {5}
    When Alice plays "Arcbound Bruiser"
    And the stack resolves
    Then "Arcbound Bruiser" has 3 +1/+1 counters
    And "Arcbound Bruiser" is 3/3

  @cr26:702.43a.2
  Scenario: Arcbound Bruiser that dies passes its three +1/+1 counters on to Bob's Steel Wall
    Given Alice controls "Arcbound Bruiser" with 3 +1/+1 counters
    And Bob controls "Steel Wall" and has "Naturalize" in hand and can pay {1}{G}
    When Bob plays "Naturalize" targeting "Arcbound Bruiser"
    And the stack resolves
    And Alice says yes to "Arcbound Bruiser"
    Then "Steel Wall" has 3 +1/+1 counters
    And "Arcbound Bruiser" is in Alice's graveyard

  @cr26:702.43a.3
  Scenario: Sol Ring with modular, which isn't a creature, passes on its one +1/+1 counter, and not its charge counters, as it is destroyed
    Given Alice controls "Steel Wall" and "Sol Ring" with 1 +1/+1 counter
    And "Sol Ring" has "modular 1"
    And "Sol Ring" has 2 charge counters
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Bob plays "Naturalize" targeting "Sol Ring"
    And the top of the stack resolves
    Then "Sol Ring" has triggered once
    When the stack resolves
    And Alice says yes to "Sol Ring"
    Then "Steel Wall" has 1 +1/+1 counter
    And "Steel Wall" has no charge counters
    And "Steel Wall" is 1/5

  @cr26:702.43a
  Scenario: Alice, who controlled Bob's Arcbound Worker as it died, decides about its counters and puts them on Steel Wall
    Given Alice controls "Arcbound Worker" owned by Bob
    And "Arcbound Worker" has 1 +1/+1 counter
    And Alice controls "Steel Wall" and has "Naturalize" in hand and can pay {1}{G}
    And Bob controls "Frogmite"
    When Alice plays "Naturalize" targeting "Arcbound Worker"
    And the top of the stack resolves
    Then "Arcbound Worker" is in Bob's graveyard
    When Alice targets "Steel Wall" for "Arcbound Worker"
    And the stack resolves
    And Alice says yes to "Arcbound Worker"
    Then "Steel Wall" has 1 +1/+1 counter
    And "Frogmite" has no +1/+1 counters

  @cr26:702.43a
  Scenario: Modular of Arcbound Worker doesn't trigger as it is countered or as Frogmite dies, and triggers as Arcbound Worker itself dies
    Given Alice controls "Frogmite" and "Arcbound Worker" as "one" with 1 +1/+1 counter
    And Alice has "Arcbound Worker" as "two" in hand and can pay {1}
    And Bob controls "Steel Wall" and has "Counterspell" in hand and can pay {U}{U}
    And Bob has 2 "Naturalize" as "relief" in hand and can pay {1}{G}{1}{G}
    When Alice plays "two"
    And Bob plays "Counterspell" targeting "two"
    And the stack resolves
    Then "two" is in Alice's graveyard
    And "two" has triggered never
    When Bob plays "relief 1" targeting "Frogmite"
    And the stack resolves
    Then "Frogmite" is in Alice's graveyard
    And "one" has triggered never
    When Bob plays "relief 2" targeting "one"
    And the stack resolves
    And Alice says yes to "one"
    Then "Steel Wall" has 1 +1/+1 counter
    And "one" has triggered once

  @cr26:702.43b
  Scenario: Of the two instances of modular of Arcbound Worker, one puts two counters on Steel Wall, and the other one, which Alice declines, none on Frogmite
    Given Alice controls "Steel Wall", "Frogmite" and "Arcbound Worker" with 2 +1/+1 counters
    And "Arcbound Worker" has "modular 1"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Bob plays "Naturalize" targeting "Arcbound Worker"
    And the top of the stack resolves
    And Alice targets "Frogmite" for "Arcbound Worker"
    And Alice targets "Steel Wall" for "Arcbound Worker"
    And the stack resolves
    And Alice says yes to "Arcbound Worker"
    And Alice says no to "Arcbound Worker"
    Then "Steel Wall" has 2 +1/+1 counters
    And "Frogmite" has no +1/+1 counters

  @cr26:115.1e.2
  Scenario: Steel Wall, the only other artifact creature, is the target of Arcbound Worker's modular before that ability resolves
    Given Alice controls "Steel Wall" and "Arcbound Worker" with 1 +1/+1 counter
    And Bob controls "Hill Giant"
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Bob plays "Lightning Bolt" targeting "Arcbound Worker"
    And the top of the stack resolves
    Then the ability of "Arcbound Worker" targets "Steel Wall"
    When the stack resolves
    And Alice says yes to "Arcbound Worker"
    Then "Steel Wall" has 1 +1/+1 counter
