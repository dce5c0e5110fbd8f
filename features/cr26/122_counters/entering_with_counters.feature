Feature: Entering with counters

  @cr26:122.6
  Scenario: Enduring Scalelord triggers for a counter put on a creature on the battlefield
    Given Alice controls "Enduring Scalelord", "Slith Firewalker" and "Grizzly Bears"
    When Alice attacks with "Slith Firewalker" and "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And as it resolves, Alice says yes to "Enduring Scalelord"
    Then "Slith Firewalker" has 1 +1/+1 counter
    And "Enduring Scalelord" has triggered once
    And "Enduring Scalelord" is 5/5

  @cr26:122.6
  Scenario: Enduring Scalelord triggers for a creature that enters with a counter, but not for one that enters with none
    Given Alice controls "Enduring Scalelord"
    And Alice has "Arcbound Worker", "Ivy Elemental" and "Grizzly Bears" in hand and can pay {1}{G}{1}{G}
    When Alice plays "Arcbound Worker"
    And the top of the stack resolves
    Then "Enduring Scalelord" has triggered once
    When the stack resolves
    And as it resolves, Alice says yes to "Enduring Scalelord"
    Then "Arcbound Worker" is 1/1
    When Alice plays "Ivy Elemental" with X = 0
    And the stack resolves
    Then "Enduring Scalelord" has triggered once
    And "Enduring Scalelord" has 1 +1/+1 counter
    And "Enduring Scalelord" is 5/5

  @cr26:122.6.3
  Scenario: Enduring Scalelord triggers for Grizzly Bears that Otherworldly Journey returns with a counter
    Given Alice controls "Enduring Scalelord" and "Grizzly Bears"
    And Alice has "Otherworldly Journey" in hand and can pay {1}{W}
    When Alice plays "Otherworldly Journey" targeting "Grizzly Bears"
    And the stack resolves
    Then "Enduring Scalelord" has triggered never
    When the game goes on to the end step
    And the top of the stack resolves
    Then "Grizzly Bears" is 3/3
    And "Enduring Scalelord" has triggered once
    When the stack resolves
    And Alice says yes to "Enduring Scalelord"
    Then "Enduring Scalelord" is 5/5
