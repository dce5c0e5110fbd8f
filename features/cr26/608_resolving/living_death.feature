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

  @cr26:608.2c.3
  Scenario: A Soldier token that is sacrificed for Living Death is gone, and Hill Giant returns from the graveyard
    Given Alice controls a 1/1 white "Soldier" creature token as "soldier" and has "Hill Giant" in graveyard
    And Alice has "Living Death" in hand and can pay {3}{B}{B}
    And Bob controls "Sol Ring" and has "Forest" in graveyard
    When Alice plays "Living Death"
    And the stack resolves
    Then "soldier" was sacrificed
    And "soldier" is gone
    And "Hill Giant" is in play under Alice's control
    And "Sol Ring" is in play
    And Bob's graveyard holds "Forest"
