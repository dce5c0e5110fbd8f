Feature: Casting

  @cr26:701.5a.2
  Scenario: Lightning Bolt goes from Alice's hand to the stack as she pays {R} for it, and deals its damage only as it resolves
    Given Alice has "Lightning Bolt" as "one" and "Lightning Bolt" as "two" in hand
    And Alice has {R}{G} in the mana pool
    And Bob controls "Hill Giant"
    Then Alice can cast "one" targeting "Hill Giant"
    When Alice casts "one" targeting "Hill Giant"
    Then the stack holds "one"
    And Alice's hand holds "two"
    And Alice has {G} in the mana pool
    And "Hill Giant" has no damage marked
    And Alice can't cast "two" targeting Bob by rule 118.3
    When the stack resolves
    Then "Hill Giant" was destroyed

  @cr26:701.5a.3
  Scenario: Hill Giant goes from Bob's graveyard to the stack as Alice casts it for {3}{R}, and onto the battlefield as it resolves
    Given Alice controls "Ghoul's Ledger"
    And Alice has {C}{C}{C}{R}{G} in the mana pool
    And Bob has "Hill Giant" and "Gray Ogre" in graveyard
    Then Alice can cast "Hill Giant" from graveyard
    When Alice casts "Hill Giant" from graveyard
    Then the stack holds "Hill Giant"
    And Bob's graveyard holds "Gray Ogre"
    And Alice has {G} in the mana pool
    When the stack resolves
    Then "Hill Giant" is in play under Alice's control
    And "Hill Giant" is 3/3
