Feature: Facts told with a verb for two

  @mine:1
  Scenario: A card in each of two zones
    Given Alice has "Forest" in graveyard and "Island" in hand
    When the turn ends
    Then "Forest" is in Alice's graveyard
