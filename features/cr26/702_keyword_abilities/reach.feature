Feature: Reach

  @cr26:702.9b @cr26:702.17b
  Scenario: A creature with reach can block Serra Angel
    Given Alice controls "Serra Angel"
    And Bob controls "Grizzly Bears" and "Arbor Colossus"
    When Alice attacks with "Serra Angel"
    Then Bob can't block "Serra Angel" with "Grizzly Bears" because of the ability "flying" of "Serra Angel"
    And Bob can block "Serra Angel" with "Arbor Colossus"
    When Bob blocks "Serra Angel" with "Arbor Colossus"
    And combat damage is dealt
    Then "Serra Angel" was destroyed
    And "Arbor Colossus" has 4 damage marked
