Feature: Facts told with a verb for two

  @mine:1
  Scenario: A card without a verb
    Given Alice can pay {G} and "Forest" in graveyard
    When the turn ends
    Then "Forest" is in Alice's graveyard
