Feature: Reach

  @cr26:702.9b.4 @cr26:702.17b
  Scenario: A creature with reach can block Serra Angel
    Given Alice controls "Serra Angel"
    And Bob controls "Grizzly Bears", "Wall of Air", "Arbor Colossus" and "Hill Giant"
    And "Hill Giant" has "flying" and has "reach"
    When Alice attacks with "Serra Angel"
    Then Bob can't block "Serra Angel" with "Grizzly Bears" because of the ability "flying" of "Serra Angel"
    And Bob can block "Serra Angel" with "Wall of Air"
    And Bob can block "Serra Angel" with "Wall of Air" and "Arbor Colossus"
    And Bob can block "Serra Angel" with "Hill Giant"
    And Bob can block "Serra Angel" with "Arbor Colossus"
    When Bob blocks "Serra Angel" with "Arbor Colossus"
    And combat damage is dealt
    Then "Serra Angel" was destroyed
    And "Arbor Colossus" has 4 damage marked

  @cr26:702.17c
  Scenario: Arbor Colossus with two instances of reach can block Serra Angel, and Grizzly Bears can't
    Given Alice controls "Serra Angel"
    And Bob controls "Arbor Colossus" and "Grizzly Bears"
    And "Arbor Colossus" has "reach"
    When Alice attacks with "Serra Angel"
    Then Bob can't block "Serra Angel" with "Grizzly Bears" by rule 702.9
    And Bob can block "Serra Angel" with "Arbor Colossus"
    When Bob blocks "Serra Angel" with "Arbor Colossus"
    And combat damage is dealt
    Then "Arbor Colossus" has 4 damage marked
    And "Serra Angel" was destroyed
