@edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2026-01 @edition:2009-07 @edition:2013-07
Feature: Snapcaster Mage and costs with X

  @cr26:702.34a.4
  Scenario: Fireball with flashback from Snapcaster Mage costs its mana cost with a chosen X, and is exiled
    Given Alice has "Snapcaster Mage" in hand and can pay {1}{U} and can pay {3}{R}
    And Alice has "Fireball" and "Shock" in graveyard
    And Bob controls "Wall of Stone"
    When Alice plays "Snapcaster Mage"
    And the top of the stack resolves
    And Alice targets "Fireball" for "Snapcaster Mage"
    And the stack resolves
    Then Alice can't play "Shock" from graveyard targeting Bob by rule 601.3
    And Alice can play "Fireball" from graveyard with X = 3 targeting "Wall of Stone"
    When Alice plays "Fireball" from graveyard with X = 3 targeting "Wall of Stone"
    Then the total cost of "Fireball" is {3}{R}
    When the stack resolves
    Then "Wall of Stone" has 3 damage marked
    And "Fireball" is exiled
