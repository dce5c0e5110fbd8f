Feature: Adapt

  @cr26:701.46a
  Scenario: A creature that has adapted doesn't adapt again while it has +1/+1 counters
    Given Alice controls "Sauroform Hybrid" and can pay {4}{G}{G}{4}{G}{G}
    When Alice activates "adapt" of "Sauroform Hybrid"
    And the stack resolves
    Then "Sauroform Hybrid" is 6/6
    When Alice activates "adapt" of "Sauroform Hybrid"
    And the stack resolves
    Then "Sauroform Hybrid" is 6/6

  @cr26:701.46a
  Scenario: A creature that an Aura gives +1/+2 can adapt, because it has no +1/+1 counters
    Given Alice controls "Sauroform Hybrid" and can pay {4}{G}{G}
    And Alice has "Holy Strength" in hand and can pay {W}
    When Alice plays "Holy Strength" targeting "Sauroform Hybrid"
    And the stack resolves
    And Alice activates "adapt" of "Sauroform Hybrid"
    And the stack resolves
    Then "Sauroform Hybrid" is 7/8

  @cr26:701.46a
  Scenario: A +1/+1 counter from elsewhere keeps a creature from adapting, and a charge counter doesn't
    Given Alice controls 2 "Sauroform Hybrid" as "hybrid" and can pay {4}{G}{G}{4}{G}{G}
    And "hybrid 1" has 1 +1/+1 counter
    And "hybrid 2" has 1 charge counter
    When Alice activates "adapt" of "hybrid 1"
    And the stack resolves
    Then "hybrid 1" has 1 +1/+1 counter
    When Alice activates "adapt" of "hybrid 2"
    And the stack resolves
    Then "hybrid 2" has 4 +1/+1 counters

  @cr26:701.46a
  Scenario: A creature that has adapted adapts again after it has lost its +1/+1 counters
    Given Alice controls "Sauroform Hybrid" and can pay {4}{G}{G}{4}{G}{G}
    And Alice has "Aether Snap" in hand and can pay {3}{B}{B}
    When Alice activates "adapt" of "Sauroform Hybrid"
    And the stack resolves
    And Alice plays "Aether Snap"
    And the stack resolves
    Then "Sauroform Hybrid" is 2/2
    When Alice activates "adapt" of "Sauroform Hybrid"
    And the stack resolves
    Then "Sauroform Hybrid" is 6/6

  @cr26:701.46a
  Scenario: Sauroform Hybrid whose ability adapt is activated twice before it resolves gets its four +1/+1 counters once
    Given Alice controls "Sauroform Hybrid" and can pay {4}{G}{G}{4}{G}{G}
    When Alice activates "adapt" of "Sauroform Hybrid"
    And Alice in response activates "adapt" of "Sauroform Hybrid"
    And the stack resolves
    Then "Sauroform Hybrid" has 4 +1/+1 counters

  @cr26:701.46a.2
  Scenario: Sauroform Hybrid that has become a land in response to its ability adapts
    Given Alice controls "Vedalken Orrery" and "Sauroform Hybrid" and can pay {4}{G}{G}{2}{G}
    And Alice has "Song of the Dryads" in hand
    When Alice activates "adapt" of "Sauroform Hybrid"
    And Alice plays "Song of the Dryads" targeting "Sauroform Hybrid"
    And the top of the stack resolves
    Then "Sauroform Hybrid" has exactly the types "land" and "Forest"
    When the stack resolves
    Then "Sauroform Hybrid" has 4 +1/+1 counters

  @cr26:701.46a
  Scenario: Aeromunculus, which adapts 1, gets one +1/+1 counter
    Given Alice controls "Aeromunculus" and can pay {2}{G}{U}
    When Alice activates "adapt" of "Aeromunculus"
    And the stack resolves
    Then "Aeromunculus" has 1 +1/+1 counter
    And "Aeromunculus" is 3/4
