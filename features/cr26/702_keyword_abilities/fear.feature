Feature: Fear

  @cr26:702.36b
  Scenario: Severed Legion with fear can be blocked by a black creature and not by a green one
    Given Alice controls "Severed Legion"
    And Bob controls "Grizzly Bears", "Bog Wraith" and "Selenia, Dark Angel"
    When Alice attacks with "Severed Legion"
    Then Bob can't block "Severed Legion" with "Grizzly Bears" because "Severed Legion" has "fear"
    And Bob can block "Severed Legion" with "Selenia, Dark Angel"
    And Bob can block "Severed Legion" with "Bog Wraith"
    When Bob blocks "Severed Legion" with "Bog Wraith"
    And combat damage is dealt
    Then "Severed Legion" was destroyed
    And "Bog Wraith" has 2 damage marked

  @cr26:702.36b
  Scenario: Severed Legion with fear can be blocked by a colourless artifact creature
    Given Alice controls "Severed Legion"
    And Bob controls "Steel Wall", "Hill Giant" and "Bog Wraith"
    When Alice attacks with "Severed Legion"
    Then Bob can't block "Severed Legion" with "Hill Giant" because "Severed Legion" has "fear"
    And Bob can block "Severed Legion" with "Steel Wall"
    And Bob can block "Severed Legion" with "Steel Wall" and "Bog Wraith"
    And Bob can't block "Severed Legion" with "Steel Wall" and "Hill Giant" because "Severed Legion" has "fear"
    When Bob blocks "Severed Legion" with "Steel Wall"
    And combat damage is dealt
    Then "Steel Wall" has 2 damage marked

  @cr26:702.36b
  Scenario: Severed Legion with fear can be blocked by Pale Scrivener, a black artifact creature, and not by Gray Ogre
    Given Alice controls "Severed Legion"
    And Bob controls "Pale Scrivener" and "Gray Ogre"
    Then "Pale Scrivener" is black
    When Alice attacks with "Severed Legion"
    Then Bob can't block "Severed Legion" with "Gray Ogre" because "Severed Legion" has "fear"
    When Bob blocks "Severed Legion" with "Pale Scrivener"
    And combat damage is dealt
    Then "Pale Scrivener" was destroyed
    And "Severed Legion" has 1 damage marked

  @cr26:702.36c
  Scenario: Severed Legion with two instances of fear can be blocked by a black creature and not by a green one
    Given Alice controls "Severed Legion"
    And "Severed Legion" has "fear"
    And Bob controls "Grizzly Bears" and "Bog Wraith"
    When Alice attacks with "Severed Legion"
    Then Bob can't block "Severed Legion" with "Grizzly Bears" by rule 702.36
    And Bob can block "Severed Legion" with "Bog Wraith"
    When Bob blocks "Severed Legion" with "Bog Wraith"
    And combat damage is dealt
    Then "Severed Legion" was destroyed
    And "Bog Wraith" has 2 damage marked
