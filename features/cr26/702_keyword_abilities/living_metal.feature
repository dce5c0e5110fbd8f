Feature: Living metal

  @cr26:702.161a
  Scenario: Waking Hauler is an artifact creature in its controller's turns only
    Given Alice controls "Waking Hauler"
    And Bob controls "Grizzly Bears"
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    Then "Waking Hauler" is 3/3
    When Alice attacks with "Waking Hauler"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    When the game goes on to Bob's upkeep
    Then "Waking Hauler" has exactly the types "artifact" and "Vehicle"
    And "Waking Hauler" has no power
    When the game goes on to Alice's next upkeep
    Then "Waking Hauler" has exactly the types "artifact", "creature" and "Vehicle"

  @cr26:702.161a
  Scenario: Waking Hauler of which Alice gains control is a creature in her turn, and no longer in the turn of Bob, its owner
    Given Bob controls "Waking Hauler"
    And Alice has "Sudden Claim" in hand and can pay {U}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    Then "Waking Hauler" doesn't have the type "creature"
    When Alice plays "Sudden Claim" targeting "Waking Hauler"
    And the stack resolves
    Then "Waking Hauler" is 3/3
    When the game goes on to Bob's upkeep
    Then "Waking Hauler" doesn't have the type "creature"
    When the game goes on to Alice's next upkeep
    Then "Waking Hauler" has exactly the types "artifact", "creature" and "Vehicle"

  @cr26:702.161a
  Scenario: In Alice's turn Waking Hauler is a creature, so Murder can destroy it
    Given Alice controls "Waking Hauler" and "Sol Ring"
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    Then Bob can target only "Waking Hauler" with "Murder"
    When Alice attacks with "Waking Hauler"
    And combat damage is dealt
    Then Bob is at 17 life
    When Bob plays "Murder" targeting "Waking Hauler"
    And the stack resolves
    Then "Waking Hauler" was destroyed

  @cr26:702.161a.2
  Scenario: Half-Forged Guard is an artifact in its controller's turns only
    Given Alice controls "Half-Forged Guard"
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    Then "Half-Forged Guard" has exactly the types "artifact", "creature" and "Soldier"
    When the game goes on to Bob's upkeep
    Then "Half-Forged Guard" has exactly the types "creature" and "Soldier"
    When the game goes on to Alice's next upkeep
    Then "Half-Forged Guard" has exactly the types "artifact", "creature" and "Soldier"

  @cr26:702.161a.2
  Scenario: Bob's Naturalize can target Half-Forged Guard of Alice in her turn, and not in his own
    Given Alice controls "Half-Forged Guard" and "Sol Ring"
    And Bob has "Naturalize" as "early" and "Naturalize" as "late" in hand and can pay {1}{G}{1}{G}
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice passes
    Then Bob can play "early" targeting "Half-Forged Guard"
    When the game goes on to Bob's main phase
    Then Bob can't play "early" targeting "Half-Forged Guard" by rule 601.2c
    And Bob can play "early" targeting "Sol Ring"
