Feature: Triggers on cards that leave a graveyard or become hidden

  @cr26:603.10a.4 @edition:2026-01
  Scenario: Today, a trigger on cards leaving a graveyard doesn't trigger if its own card leaves the graveyard with the others
    Given Alice controls "Gravekeeper's Bell"
    And Alice has "Gravekeeper's Bell" as "new bell" and "Castle" in graveyard
    And Alice has "Replenish" in hand and can pay {3}{W}
    When Alice plays "Replenish"
    And the stack resolves
    Then "Castle" and "new bell" are in play
    And "Gravekeeper's Bell" has triggered twice
    And "new bell" has triggered never
    And Alice is at 22 life

  @cr26:603.10a.4 @edition:2026-01
  Scenario: Today, Gravekeeper's Bell that Replenish returns with Castle triggers for neither of them, and triggers for Grizzly Bears that leave the graveyard later
    Given Alice has "Gravekeeper's Bell", "Castle" and "Grizzly Bears" in graveyard
    And Alice has "Replenish" and "Zombify" in hand and can pay {3}{W}{3}{B}
    When Alice plays "Replenish"
    And the stack resolves
    Then "Castle" is in play
    And "Gravekeeper's Bell" has triggered never
    And Alice is at 20 life
    When Alice plays "Zombify" targeting "Grizzly Bears"
    And the stack resolves
    Then "Gravekeeper's Bell" has triggered once
    And Alice is at 21 life

  @cr26:603.10a.4
  Scenario: Gravekeeper's Bell, which stays in play, triggers once as Zombify returns Grizzly Bears, and not for Hill Giant in the graveyard
    Given Alice controls "Gravekeeper's Bell"
    And Alice has "Grizzly Bears" and "Hill Giant" in graveyard
    And Alice has "Zombify" in hand and can pay {3}{B}
    When Alice plays "Zombify" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in play under Alice's control
    And "Hill Giant" is in Alice's graveyard
    And "Gravekeeper's Bell" has triggered once
    And Alice is at 21 life

  @cr26:603.10a.10
  Scenario: Gravekeeper's Bell triggers for the two cards of Alice's graveyard that Great Erasure exiles together with it
    Given Alice controls "Gravekeeper's Bell"
    And Alice has "Forest" and "Island" in graveyard
    And Bob has "Swamp" in graveyard
    And Alice has "Great Erasure" in hand and can pay {3}{W}
    When Alice plays "Great Erasure"
    And the top of the stack resolves
    Then "Gravekeeper's Bell", "Forest" and "Island" are exiled
    And "Gravekeeper's Bell" has triggered twice
    When the game goes on to Alice's second main phase
    Then Alice is at 22 life

  @cr26:603.10a.4 @edition:2001-07 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07
  Scenario: Until 2013, a trigger on cards leaving a graveyard triggers for its own card and for the card that leaves with it
    Given Alice has "Gravekeeper's Bell" and "Castle" in graveyard
    And Alice has "Replenish" in hand and can pay {3}{W}
    When Alice plays "Replenish"
    And the stack resolves
    Then "Castle" is in play
    And "Gravekeeper's Bell" has triggered twice
    And Alice is at 22 life
