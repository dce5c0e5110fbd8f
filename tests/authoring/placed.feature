Feature: What can't be placed

  @mine:placed
  Scenario: A creature without toughness
    Given Alice controls "Seedling"
    Then Alice is at 20 life

  @mine:placed
  Scenario: A creature that lasts
    Given Alice controls "Grizzly Bears"
    When Alice passes
    Then "Grizzly Bears" is in play
