Feature: Psychatog and Grim Lavamancer

  @cr26:602.2b.3
  Scenario: Psychatog gets +1/+1 for a discarded card and +1/+1 for two exiled cards, and nothing for a single one
    Given Alice controls "Psychatog" and has "Forest" in hand and has "Island" and "Swamp" in graveyard
    And Bob controls "Hill Giant"
    When Alice activates "hand" of "Psychatog" discarding "Forest"
    Then "Forest" is in Alice's graveyard
    And "Psychatog" is 1/2
    When the stack resolves
    Then "Psychatog" is 2/3
    And {0} was spent on the ability of "Psychatog"
    And Alice can activate "grave" of "Psychatog" exiling "Island" and "Swamp"
    When Alice activates "grave" of "Psychatog" exiling "Island" and "Swamp"
    And the stack resolves
    Then "Psychatog" is 3/4
    And "Island" and "Swamp" are exiled
    And Alice's graveyard holds "Forest"
    And Alice can't activate "grave" of "Psychatog" exiling "Forest" by rule 118.3
    When the game goes on to Bob's upkeep
    Then "Psychatog" is 1/2

  @cr26:602.2b.3
  Scenario: Grim Lavamancer deals 2 damage for {R}, {T} and two cards from the graveyard
    Given Alice controls "Grim Lavamancer" and has "Forest", "Island" and "Swamp" in graveyard and can pay {R}
    And Bob controls "Hill Giant"
    When Alice activates "Grim Lavamancer" exiling "Forest" and "Island" targeting "Hill Giant"
    Then "Grim Lavamancer" is tapped
    And {R} was spent on the ability of "Grim Lavamancer"
    When the stack resolves
    Then "Hill Giant" has 2 damage marked
    And "Forest" and "Island" are exiled
    And Alice's graveyard holds "Swamp"

  @cr26:602.2b.3
  Scenario: Grim Lavamancer's ability can't be activated while only one card is in Alice's graveyard, and can be once Shock is there, too
    Given Alice controls "Grim Lavamancer" and has "Forest" in graveyard
    And Alice has "Shock" in hand and can pay {R}{R}
    And Bob controls "Hill Giant"
    Then Alice can't activate "Grim Lavamancer" targeting "Hill Giant" by rule 118.3
    When Alice plays "Shock" targeting Bob
    And the stack resolves
    Then Alice can activate "Grim Lavamancer" targeting "Hill Giant"
    When Alice activates "Grim Lavamancer" targeting "Hill Giant"
    Then "Forest" and "Shock" are exiled
    And "Grim Lavamancer" is tapped
    When the stack resolves
    Then "Hill Giant" has 2 damage marked
