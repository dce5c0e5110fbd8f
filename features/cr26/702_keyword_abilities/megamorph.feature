Feature: Megamorph

  @cr26:702.37b
  Scenario: A permanent gets a +1/+1 counter as it is turned face up for its megamorph cost
    Given Alice has "Aerie Bowmasters" in hand and can pay {3}{5}{G}
    When Alice casts "Aerie Bowmasters" as "face down"
    Then the total cost of "Aerie Bowmasters" is {3}
    When the stack resolves
    Then "Aerie Bowmasters" is 2/2
    When Alice turns "Aerie Bowmasters" face up
    Then "Aerie Bowmasters" is 4/5
    And "Aerie Bowmasters" has 1 +1/+1 counter

  @cr26:702.37b
  Scenario: A permanent with megamorph gets no counter if an effect turns it face up
    Given Alice controls a face-down "Aerie Bowmasters" as "the first" and can pay {5}{G}
    And Alice controls a face-down "Aerie Bowmasters" as "the second"
    And Bob has "Break Open" in hand and can pay {1}{R}
    When Alice turns "the first" face up
    And Bob plays "Break Open" targeting "the second"
    And the stack resolves
    Then "the first" is 4/5
    And "the second" is 3/4

  @cr26:614.1e
  Scenario: Aerie Bowmasters is turned face up with a +1/+1 counter, which Doubling Season doubles, and nothing triggers or uses the stack
    Given Alice controls a face-down "Aerie Bowmasters" and can pay {5}{G}
    And Alice controls "Doubling Season"
    When Alice turns "Aerie Bowmasters" face up
    Then "Aerie Bowmasters" is 5/6
    And "Aerie Bowmasters" has 2 +1/+1 counters
    And "Aerie Bowmasters" has triggered never
    And the stack is empty

  @cr26:702.37a @edition:2026-01
  Scenario: Battering Craghorn with morph and Aerie Bowmasters with megamorph are each cast face down for {3}
    Given Alice has "Battering Craghorn" and "Aerie Bowmasters" in hand and can pay {3}{3}
    When Alice casts "Battering Craghorn" as "face down"
    Then the total cost of "Battering Craghorn" is {3}
    When the stack resolves
    Then "Battering Craghorn" is 2/2
    When Alice casts "Aerie Bowmasters" as "face down"
    Then the total cost of "Aerie Bowmasters" is {3}
    When the stack resolves
    Then "Aerie Bowmasters" is 2/2
    And "Aerie Bowmasters" is face down
