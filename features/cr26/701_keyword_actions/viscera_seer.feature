@edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2026-01 @edition:2009-07 @edition:2013-07
Feature: Viscera Seer

  @cr26:701.21a.2
  Scenario: Viscera Seer is sacrificed for its own ability, and the top card goes to the bottom
    Given Alice controls "Hill Giant"
    And Alice controls "Viscera Seer" owned by Bob
    And Alice has "Forest", "Island" and "Swamp" as library
    Then Alice can activate "Viscera Seer" sacrificing "Viscera Seer"
    When Alice activates "Viscera Seer" sacrificing "Viscera Seer"
    And the stack resolves
    And Alice chooses "Forest" for "Viscera Seer"
    Then "Viscera Seer" was sacrificed
    And "Viscera Seer" is in Bob's graveyard
    And Alice's library holds, in order, "Island", "Swamp" and "Forest"
    And "Hill Giant" is in play

  @cr26:701.21a.2
  Scenario: Hill Giant is sacrificed for Viscera Seer in response to Murder, and the top card stays where it is
    Given Alice controls "Viscera Seer" and "Hill Giant"
    And Alice has "Forest", "Island" and "Swamp" as library
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    When Bob in response plays "Murder" targeting "Hill Giant"
    And Alice in response activates "Viscera Seer" sacrificing "Hill Giant"
    And the stack resolves
    And Alice chooses nothing for "Viscera Seer"
    Then "Hill Giant" was sacrificed
    And "Murder" did not resolve
    And Alice's library holds, in order, "Forest", "Island" and "Swamp"
    And "Viscera Seer" is in play
