Feature: Color indicators

  @cr26:202.2e @cr26:204.2
  Scenario: Dryad Arbor with a green colour indicator can't block a creature with protection from green, and Hill Giant can
    Given Alice controls "Grizzly Bears"
    And "Grizzly Bears" has "protection from green"
    And Bob controls "Dryad Arbor" and "Hill Giant"
    When Alice attacks with "Grizzly Bears"
    Then Bob can't block "Grizzly Bears" with "Dryad Arbor" because "Grizzly Bears" has "protection from green"
    And "Dryad Arbor" is green
    When Bob blocks "Grizzly Bears" with "Hill Giant"
    And combat damage is dealt
    Then "Grizzly Bears" was destroyed

  @cr26:202.2e.2 @cr26:107.13.2
  Scenario: Unpriced Cub, whose colour indicator is red and green, can block neither a creature with protection from red nor one with protection from green
    Given Alice controls "Crimson Acolyte", "Grizzly Bears" and "Hill Giant"
    And "Grizzly Bears" has "protection from green"
    And Bob controls "Unpriced Cub"
    When Alice attacks with "Crimson Acolyte", "Grizzly Bears" and "Hill Giant"
    Then "Unpriced Cub" is red and green
    And Bob can't block "Crimson Acolyte" with "Unpriced Cub" because "Crimson Acolyte" has "protection from red"
    And Bob can't block "Grizzly Bears" with "Unpriced Cub" because "Grizzly Bears" has "protection from green"
    When Bob blocks "Hill Giant" with "Unpriced Cub"
    And combat damage is dealt
    Then "Unpriced Cub" was destroyed
    And Bob is at 17 life

  @cr26:202.2e.2 @cr26:204.2
  Scenario: Unpriced Cub, which is red and green, can block neither a creature with protection from red nor one with protection from green, and Hill Giant can block the latter
    Given Alice controls "Crimson Acolyte" and "Grizzly Bears"
    And "Grizzly Bears" has "protection from green"
    And Bob controls "Unpriced Cub" and "Hill Giant"
    When Alice attacks with "Crimson Acolyte" and "Grizzly Bears"
    Then Bob can't block "Crimson Acolyte" with "Unpriced Cub" because "Crimson Acolyte" has "protection from red"
    And Bob can't block "Grizzly Bears" with "Unpriced Cub" because "Grizzly Bears" has "protection from green"
    When Bob blocks "Grizzly Bears" with "Hill Giant"
    And combat damage is dealt
    Then "Grizzly Bears" was destroyed
    And "Unpriced Cub" is red and green

  @cr26:202.2e.2
  Scenario: Unpriced Cub, which is red among other colours, can't block a creature with protection from red, and can block Hill Giant
    Given Alice controls "Crimson Acolyte" and "Hill Giant"
    And Bob controls "Unpriced Cub"
    When Alice attacks with "Crimson Acolyte" and "Hill Giant"
    Then Bob can't block "Crimson Acolyte" with "Unpriced Cub" because "Crimson Acolyte" has "protection from red"
    When Bob blocks "Hill Giant" with "Unpriced Cub"
    And combat damage is dealt
    Then "Unpriced Cub" was destroyed
    And "Hill Giant" has 2 damage marked
    And Bob is at 19 life

  @cr26:202.2e.2 @cr26:107.13.2
  Scenario: Unpriced Cub, which is green among other colours, can't block a creature with protection from green, and can block Gray Ogre
    Given Alice controls "Grizzly Bears" and "Gray Ogre"
    And "Grizzly Bears" has "protection from green"
    And Bob controls "Unpriced Cub"
    When Alice attacks with "Grizzly Bears" and "Gray Ogre"
    Then Bob can't block "Grizzly Bears" with "Unpriced Cub" because "Grizzly Bears" has "protection from green"
    When Bob blocks "Gray Ogre" with "Unpriced Cub"
    And combat damage is dealt
    Then "Unpriced Cub" was destroyed
    And "Gray Ogre" was destroyed
    And Bob is at 18 life
