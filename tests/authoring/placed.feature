Feature: What can't be placed

  @mine:placed
  Scenario: A creature without toughness
    Given Alice controls "Seedling"
    Then Alice is at 20 life

  @mine:placed
  Scenario: A planeswalker without loyalty counters
    Given Alice controls "Jace Beleren"
    And "Jace Beleren" has 0 loyalty counters
    Then Alice is at 20 life

  @mine:placed
  Scenario: An instant on the battlefield
    Given Alice controls "Shock"
    Then Alice is at 20 life

  @mine:placed
  Scenario: A creature of the day beside a creature of the night
    Given Alice controls "Tavern Ruffian"
    And Bob controls transformed "Tavern Ruffian" as "t"
    Then Alice is at 20 life

  @mine:placed
  Scenario: A creature that lasts
    Given Alice controls "Grizzly Bears"
    When Alice passes
    Then "Grizzly Bears" is in play

  @mine:placed @edition:2026-01
  Scenario: A land on the back of a sorcery
    Given Alice controls "Bala Ged Sanctuary"
    When Alice taps "Bala Ged Sanctuary" for mana
    Then Alice has {G} in the mana pool
