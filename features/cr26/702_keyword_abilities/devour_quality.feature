Feature: Devour of a quality

  @cr26:702.82c
  Scenario: Scrap Glutton with devour artifact 2 enters with two counters for each sacrificed artifact, and creatures can't be sacrificed for it
    Given Alice has "Scrap Glutton" in hand and can pay {2}{G}
    And Alice controls "Grizzly Bears", "Sol Ring" and "Ornithopter"
    And Bob controls "Howling Mine"
    When Alice plays "Scrap Glutton"
    And the stack resolves
    Then Alice may not choose "Grizzly Bears" for "Scrap Glutton"
    And Alice may not choose "Howling Mine" for "Scrap Glutton"
    And Alice may choose "Sol Ring" for "Scrap Glutton"
    And Alice may choose nothing for "Scrap Glutton"
    And "Scrap Glutton" isn't in play
    When Alice chooses "Sol Ring" and "Ornithopter" for "Scrap Glutton"
    Then "Scrap Glutton" is 5/5
    And "Sol Ring" was sacrificed
    And "Grizzly Bears" is in play

  @cr26:702.82c
  Scenario: Scrap Glutton enters with two counters if one artifact is sacrificed for it, and with none if nothing is
    Given Alice has "Scrap Glutton" as "fed" and "Scrap Glutton" as "hungry" in hand and can pay {2}{G}{2}{G}
    And Alice controls "Sol Ring" and "Ornithopter"
    When Alice plays "fed"
    And the stack resolves
    And Alice chooses "Sol Ring" for "fed"
    Then "fed" is 3/3
    And "Sol Ring" was sacrificed
    When Alice plays "hungry"
    And the stack resolves
    And Alice chooses nothing for "hungry"
    Then "hungry" is 1/1
    And "Ornithopter" is in play

  @cr26:702.82c.2
  Scenario: Soil Glutton with devour land 3 enters with three counters for each sacrificed land, and neither an artifact nor a creature that is no land can be sacrificed for it
    Given Alice has "Soil Glutton" in hand and can pay {2}{G}
    And Alice controls "Forest", "Dryad Arbor", "Sol Ring" and "Grizzly Bears"
    When Alice plays "Soil Glutton"
    And the stack resolves
    Then Alice may not choose "Sol Ring" for "Soil Glutton"
    And Alice may not choose "Grizzly Bears" for "Soil Glutton"
    And Alice may choose "Forest" for "Soil Glutton"
    When Alice chooses "Forest" and "Dryad Arbor" for "Soil Glutton"
    Then "Soil Glutton" has 6 +1/+1 counters
    And "Forest" and "Dryad Arbor" were sacrificed
    And "Sol Ring" is in play
