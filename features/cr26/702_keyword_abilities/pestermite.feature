@edition:2006-10 @edition:2026-01 @edition:2009-07 @edition:2013-07
Feature: Pestermite

  @cr26:702.8a.3
  Scenario: Bob plays Pestermite in Alice's turn and taps Hill Giant, and Pestermite blocks a creature with flying
    Given Alice controls "Hill Giant" and "Serra Angel"
    And Bob has "Pestermite" in hand and can pay {2}{U}
    And Bob controls "Grizzly Bears"
    When Alice passes
    Then Bob can play "Pestermite"
    When Bob plays "Pestermite"
    And the top of the stack resolves
    And Bob targets "Hill Giant" for "Pestermite"
    And the stack resolves
    Then Bob is asked for an option by "Pestermite"
    When Bob chooses the option "tap"
    Then "Hill Giant" is tapped
    When Alice attacks with "Serra Angel"
    Then Bob can block "Serra Angel" with "Pestermite"
    And Bob can't block "Serra Angel" with "Grizzly Bears" because "Serra Angel" has "flying"

  @cr26:702.8a.3
  Scenario: Bob plays Pestermite in Alice's upkeep and taps her Forest, which she can't tap for mana then
    Given it is Alice's upkeep
    And Alice controls "Forest" and "Mountain"
    And Bob has "Pestermite" in hand and can pay {2}{U}
    When Alice passes
    Then Bob can play "Pestermite"
    When Bob plays "Pestermite"
    And the top of the stack resolves
    Then Bob may target "Forest" for "Pestermite"
    When Bob targets "Forest" for "Pestermite"
    And the stack resolves
    And Bob chooses the option "tap"
    Then "Forest" is tapped
    And "Mountain" is untapped
    And "Pestermite" is in play under Bob's control
