Feature: Living Death

  @cr26:608.2c.3
  Scenario: Living Death exchanges the creatures on the battlefield with those in the graveyards
    Given Alice controls "Hill Giant" and has "Serra Angel" and "Shock" in graveyard
    And Bob controls "Wall of Stone" and has "Grizzly Bears" in graveyard
    And Alice has "Living Death" in hand and can pay {3}{B}{B}
    When Alice plays "Living Death"
    And the stack resolves
    Then "Hill Giant" and "Wall of Stone" were sacrificed
    And "Hill Giant" is in Alice's graveyard
    And "Wall of Stone" is in Bob's graveyard
    And "Serra Angel" is in play under Alice's control
    And "Grizzly Bears" is in play under Bob's control
    And "Shock" is in Alice's graveyard
