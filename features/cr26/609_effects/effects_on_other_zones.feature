Feature: Effects on objects in other zones

  @cr26:609.2
  Scenario: Celestial Dawn makes Alice's Hill Giant in hand and her Grizzly Bears in the graveyard white, and neither her Swamp in hand nor Bob's Terror
    Given Alice has "Celestial Dawn", "Hill Giant" and "Swamp" in hand and can pay {1}{W}{W}
    And Alice has "Grizzly Bears" in graveyard
    And Bob has "Terror" in graveyard
    Then "Hill Giant" is red
    When Alice plays "Celestial Dawn"
    And the stack resolves
    Then "Hill Giant" is white
    And "Grizzly Bears" is white
    And "Swamp" is colorless
    And "Terror" is black
