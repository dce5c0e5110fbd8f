Feature: Air Elemental and Giant Spider

  @cr26:208.1
  Scenario: Giant Spider, which is 2/4 and has reach, blocks Air Elemental, which is 4/4, and dies alone
    Given Alice controls "Air Elemental"
    And Bob controls "Giant Spider" and "Hill Giant"
    When Alice attacks with "Air Elemental"
    Then Bob can't block "Air Elemental" with "Hill Giant" because "Air Elemental" has "flying"
    And Bob can block "Air Elemental" with "Giant Spider"
    When Bob blocks "Air Elemental" with "Giant Spider"
    And combat damage is dealt
    Then "Giant Spider" was destroyed
    And "Air Elemental" has 2 damage marked
