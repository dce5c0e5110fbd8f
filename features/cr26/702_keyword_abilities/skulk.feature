Feature: Skulk

  @cr26:702.118b
  Scenario: A creature with power 2 can block Furtive Homunculus, which has skulk and power 2, and one with power 3 can't
    Given Alice controls "Furtive Homunculus"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice attacks with "Furtive Homunculus"
    Then Bob can't block "Furtive Homunculus" with "Hill Giant" because "Furtive Homunculus" has "skulk"
    And Bob can block "Furtive Homunculus" with "Grizzly Bears"

  @cr26:702.118b
  Scenario: A creature with power 1 can block Furtive Homunculus, which has skulk and power 2, and one with power 3 can't
    Given Alice controls "Furtive Homunculus"
    And Bob controls "Akrasan Squire" and "Hill Giant"
    When Alice attacks with "Furtive Homunculus"
    Then Bob can't block "Furtive Homunculus" with "Hill Giant" because "Furtive Homunculus" has "skulk"
    And Bob can block "Furtive Homunculus" with "Akrasan Squire"

  @cr26:702.118b
  Scenario: Furtive Homunculus, whose power has become 3, can be blocked by a creature with power 3 and not by one with power 6
    Given Alice controls "Furtive Homunculus"
    And "Furtive Homunculus" gets +1/+0 until end of turn
    And Bob controls "Hill Giant" and "Craw Wurm"
    When Alice attacks with "Furtive Homunculus"
    Then Bob can't block "Furtive Homunculus" with "Craw Wurm" because "Furtive Homunculus" has "skulk"
    And Bob can block "Furtive Homunculus" with "Hill Giant"

  @cr26:702.118c
  Scenario: Furtive Homunculus with two instances of skulk can be blocked by a creature with the same power and not by one with greater power
    Given Alice controls "Furtive Homunculus"
    And "Furtive Homunculus" has "skulk"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice attacks with "Furtive Homunculus"
    Then Bob can't block "Furtive Homunculus" with "Hill Giant" by rule 509.1b
    And Bob can block "Furtive Homunculus" with "Grizzly Bears"
    When Bob blocks "Furtive Homunculus" with "Grizzly Bears"
    And combat damage is dealt
    Then "Furtive Homunculus" and "Grizzly Bears" were destroyed

  @cr26:702.118b
  Scenario: Hill Giant, whose power has become 1, can block Furtive Homunculus, and Craw Wurm with power 6 can't
    Given Alice controls "Furtive Homunculus"
    And Bob controls "Hill Giant" and "Craw Wurm"
    And "Hill Giant" gets -2/-0 until end of turn
    When Alice attacks with "Furtive Homunculus"
    Then Bob can't block "Furtive Homunculus" with "Craw Wurm" by rule 509.1b
    And Bob can block "Furtive Homunculus" with "Hill Giant"
    When Bob blocks "Furtive Homunculus" with "Hill Giant"
    Then "Hill Giant" is blocking "Furtive Homunculus"
