Feature: Frenzy

  @cr26:702.68a
  Scenario: Frenzy Sliver, which isn't blocked, gets +1/+0 until end of turn
    Given Alice controls "Frenzy Sliver"
    When Alice attacks with "Frenzy Sliver"
    Then "Frenzy Sliver" has triggered never
    When Bob doesn't block
    Then "Frenzy Sliver" has triggered once
    When the stack resolves
    Then "Frenzy Sliver" is 2/1
    When combat damage is dealt
    Then Bob is at 18 life
    When the turn ends
    Then "Frenzy Sliver" is 1/1

  @cr26:702.68a
  Scenario: Lymph Sliver, which Frenzy Sliver gives frenzy 1, deals 4 damage to Bob, who doesn't block it
    Given Alice controls "Frenzy Sliver" and "Lymph Sliver"
    When Alice attacks with "Lymph Sliver"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 16 life
    And "Lymph Sliver" is 4/3
    And "Frenzy Sliver" is 1/1

  @cr26:702.68a
  Scenario: Hill Giant with frenzy 2 gets +2/+0 as Bob doesn't block it, while Frenzy Sliver stays at home
    Given Alice controls "Hill Giant" and "Frenzy Sliver"
    And "Hill Giant" has "frenzy 2"
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And the stack resolves
    Then "Hill Giant" is 5/3
    And "Frenzy Sliver" is 1/1
    When combat damage is dealt
    Then Bob is at 15 life

  @cr26:702.68a
  Scenario: Frenzy Sliver, which Wall of Stone blocks, gets no bonus
    Given Alice controls "Frenzy Sliver"
    And Bob controls "Wall of Stone"
    When Alice attacks with "Frenzy Sliver"
    And Bob blocks "Frenzy Sliver" with "Wall of Stone"
    Then "Frenzy Sliver" is blocked
    And "Frenzy Sliver" has triggered never
    And "Frenzy Sliver" is 1/1

  @cr26:702.68b
  Scenario: Frenzy Sliver, which a second one also gives frenzy, triggers twice and gets +2/+0
    Given Alice controls "Frenzy Sliver" as "one" and "Frenzy Sliver" as "two"
    Then "one" has "frenzy 1" and "frenzy 1"
    When Alice attacks with "one"
    And Bob doesn't block
    Then "one" has triggered twice
    When the stack resolves
    Then "one" is 3/1
    And "two" is 1/1
