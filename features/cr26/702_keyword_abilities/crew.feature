Feature: Crew

  @cr26:702.122a
  Scenario: A creature with power 1 that has just entered can crew Sky Skiff with crew 1, and one with power 0 can't
    Given Alice controls "Sky Skiff" and "Ornithopter"
    And Alice has "Young Wolf" in hand and can pay {G}
    And it is Alice's precombat main phase
    When Alice plays "Young Wolf"
    And the stack resolves
    Then Alice can't activate "crew" of "Sky Skiff", tapping "Ornithopter" by rule 118.3
    And Alice can activate "crew" of "Sky Skiff", tapping "Young Wolf"
    When Alice activates "crew" of "Sky Skiff", tapping "Young Wolf"
    And the stack resolves
    Then "Young Wolf" is tapped
    And "Sky Skiff" is 2/3
    And "Sky Skiff" has exactly the types "artifact", "creature" and "Vehicle"
    And Alice can attack with "Sky Skiff"
    When the game goes on to Alice's end step
    Then "Sky Skiff" is 2/3
    When the game goes on to Bob's upkeep
    Then "Sky Skiff" doesn't have the type "creature"

  @cr26:702.122a
  Scenario: A creature with power 0 and a creature with power 1 can crew Sky Skiff together
    Given Alice controls "Sky Skiff", "Ornithopter" and "Young Wolf"
    When Alice activates "crew" of "Sky Skiff", tapping "Ornithopter" and "Young Wolf"
    And the stack resolves
    Then "Ornithopter" and "Young Wolf" are tapped
    And "Sky Skiff" is 2/3

  @cr26:702.122a
  Scenario: A tapped creature, an opponent's creature and the Vehicle itself can't crew Sky Skiff
    Given Alice controls "Sky Skiff", "Young Wolf" and a tapped "Hill Giant"
    And Bob controls "Grizzly Bears"
    Then Alice can't activate "crew" of "Sky Skiff", tapping "Hill Giant" by rule 118.3
    And Alice can't activate "crew" of "Sky Skiff", tapping "Grizzly Bears" by rule 118.3
    And Alice can activate "crew" of "Sky Skiff", tapping "Young Wolf"
    When Alice activates "crew" of "Sky Skiff", tapping "Young Wolf"
    And the stack resolves
    Then "Sky Skiff" is 2/3
    And Alice can't activate "crew" of "Sky Skiff", tapping "Sky Skiff" by rule 118.3

  @cr26:702.122a.2 @cr26:702.122a
  Scenario: A creature with power 1 can't crew Whistling Barge with crew 2 alone, and one with power 3 can
    Given Alice controls "Whistling Barge", "Young Wolf", "Llanowar Elves" and "Hill Giant"
    Then Alice can't activate "crew" of "Whistling Barge", tapping "Young Wolf" by rule 118.3
    And Alice can activate "crew" of "Whistling Barge", tapping "Young Wolf" and "Llanowar Elves"
    And Alice can activate "crew" of "Whistling Barge", tapping "Hill Giant"
    When Alice activates "crew" of "Whistling Barge", tapping "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is tapped
    And "Young Wolf" is untapped
    And "Whistling Barge" has exactly the types "artifact", "creature" and "Vehicle"
    And "Whistling Barge" is 3/3

  @cr26:702.122d @cr26:608.2p.2
  Scenario: Whistling Barge triggers each time that its crew ability resolves, not as it is activated
    Given Alice controls "Whistling Barge", "Grizzly Bears" and "Hill Giant"
    When Alice activates "Whistling Barge" tapping "Grizzly Bears"
    Then the ability "whistle" of "Whistling Barge" has triggered never
    When the top of the stack resolves
    Then the stack holds the ability "whistle" of "Whistling Barge"
    When the stack resolves
    Then Alice is at 21 life
    When Alice activates "Whistling Barge" tapping "Hill Giant"
    And the stack resolves
    Then Alice is at 22 life
    And "Whistling Barge" is 3/3

  @cr26:702.122a
  Scenario: Sky Skiff, which Young Wolf has crewed and so is a creature with power 2, can crew Whistling Barge
    Given Alice controls "Sky Skiff", "Whistling Barge" and "Young Wolf"
    Then Alice can't activate "crew" of "Whistling Barge", tapping "Sky Skiff" by rule 118.3
    When Alice activates "crew" of "Sky Skiff", tapping "Young Wolf"
    And the stack resolves
    Then Alice can activate "crew" of "Whistling Barge", tapping "Sky Skiff"
    When Alice activates "crew" of "Whistling Barge", tapping "Sky Skiff"
    And the stack resolves
    Then "Whistling Barge" is 3/3
    And "Sky Skiff" and "Young Wolf" are tapped

  @cr26:702.122a
  Scenario: Young Wolf is tapped as Alice activates the crew ability of Sky Skiff in Bob's combat, and Sky Skiff blocks once the ability has resolved
    Given it is Bob's main phase
    And Alice controls "Sky Skiff" and "Young Wolf"
    And Bob controls "Grizzly Bears"
    When Bob attacks with "Grizzly Bears"
    And Bob passes
    And Alice activates "crew" of "Sky Skiff", tapping "Young Wolf"
    Then "Young Wolf" is tapped
    And "Sky Skiff" doesn't have the type "creature"
    When the stack resolves
    And Alice blocks "Grizzly Bears" with "Sky Skiff"
    And combat damage is dealt
    Then "Sky Skiff" has 2 damage marked
    And Alice is at 20 life
    And "Grizzly Bears" was destroyed

  @cr26:702.122a.3
  Scenario: Sky Skiff that Song of the Dryads has made a Forest in response to its crew ability becomes an artifact creature, and is still a Forest
    Given Alice controls "Sky Skiff", "Young Wolf" and "Vedalken Orrery"
    And Alice has "Song of the Dryads" in hand and can pay {2}{G}
    Then Alice can activate "crew" of "Sky Skiff", tapping "Young Wolf"
    When Alice activates "crew" of "Sky Skiff", tapping "Young Wolf"
    And Alice plays "Song of the Dryads" targeting "Sky Skiff"
    And the top of the stack resolves
    Then "Sky Skiff" has exactly the types "land" and "Forest"
    When the stack resolves
    Then "Sky Skiff" has exactly the types "artifact", "creature", "land" and "Forest"
    And "Sky Skiff" is 2/3
    When the turn ends
    Then "Sky Skiff" has exactly the types "land" and "Forest"

  @cr26:702.122b @cr26:702.171c
  Scenario: Trail Pilot triggers as it is tapped to crew Sky Skiff or to saddle Quilled Charger, and not as another creature or another Trail Pilot is
    Given Alice controls "Sky Skiff", "Quilled Charger" and "Grizzly Bears"
    And Alice controls "Trail Pilot" as "first", "Trail Pilot" as "second", "Trail Pilot" as "rider" and a tapped "Trail Pilot" as "tired"
    When Alice activates "crew" of "Sky Skiff", tapping "Grizzly Bears"
    And the stack resolves
    Then Alice is at 20 life
    When Alice activates "crew" of "Sky Skiff", tapping "first" and "second"
    Then "first" has triggered once
    And "second" has triggered once
    And "rider" has triggered never
    And "tired" has triggered never
    When Alice puts "first" and "second" in this order
    And the top of the stack resolves
    And the top of the stack resolves
    Then Alice is at 22 life
    And the stack holds the second activation of "Sky Skiff"
    When the stack resolves
    And Alice activates "saddle" of "Quilled Charger", tapping "rider"
    Then "rider" has triggered once
    And "first" has triggered once
    When the top of the stack resolves
    Then Alice is at 23 life
    And the stack holds the ability of "Quilled Charger"

  @cr26:702.122b @cr26:702.171c
  Scenario: Trail Pilot that is tapped for an attack has crewed and saddled nothing, and neither has one that is tapped as others crew and saddle
    Given Alice controls "Sky Skiff", "Quilled Charger", "Trail Pilot", "Grizzly Bears" and "Hill Giant"
    And Alice controls "Trail Pilot" as "able"
    When Alice activates "saddle" of "Quilled Charger", tapping "Hill Giant"
    Then "Trail Pilot" has triggered never
    When Alice attacks with "Trail Pilot"
    And Alice activates "crew" of "Sky Skiff", tapping "Grizzly Bears"
    Then "Trail Pilot" has triggered never
    When Alice activates "crew" of "Sky Skiff", tapping "able"
    Then "able" has triggered once
    And "Trail Pilot" has triggered never

  @cr26:702.122b @cr26:702.171c
  Scenario: Trail Pilot triggers as it crews Sky Skiff itself, and not as Grizzly Bears crews it or as Hill Giant saddles Quilled Charger
    Given Alice controls "Sky Skiff", "Quilled Charger", "Trail Pilot", "Grizzly Bears" and "Hill Giant"
    When Alice activates "crew" of "Sky Skiff", tapping "Grizzly Bears"
    Then "Trail Pilot" has triggered never
    When the stack resolves
    And Alice activates "saddle" of "Quilled Charger", tapping "Hill Giant"
    Then "Trail Pilot" has triggered never
    When the stack resolves
    And Alice activates "crew" of "Sky Skiff", tapping "Trail Pilot"
    Then "Trail Pilot" has triggered once
    When the stack resolves
    Then Alice is at 21 life

  @cr26:702.122b
  Scenario: Trail Pilot has crewed Sky Skiff although Sky Skiff is destroyed before its crew ability resolves
    Given Alice controls "Sky Skiff" and "Trail Pilot"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice activates "crew" of "Sky Skiff", tapping "Trail Pilot"
    And Bob in response plays "Naturalize" targeting "Sky Skiff"
    And the top of the stack resolves
    Then "Sky Skiff" is in Alice's graveyard
    When the stack resolves
    Then Alice is at 21 life

  @cr26:702.122c
  Scenario: Hill Giant with Shore Leave, an Aura that keeps it from crewing, can't be tapped to crew Sky Skiff, and can saddle Quilled Charger
    Given Alice controls "Sky Skiff", "Quilled Charger", "Hill Giant", "Grizzly Bears" and "Shore Leave"
    And "Shore Leave" is attached to "Hill Giant"
    Then Alice can't activate "crew" of "Sky Skiff", tapping "Hill Giant" because of "leave" of "Shore Leave"
    And Alice can't activate "crew" of "Sky Skiff", tapping "Hill Giant" and "Grizzly Bears" because of "leave" of "Shore Leave"
    And Alice can activate "crew" of "Sky Skiff", tapping "Grizzly Bears"
    And Alice can activate "saddle" of "Quilled Charger", tapping "Hill Giant"
    When Alice activates "crew" of "Sky Skiff", tapping "Grizzly Bears"
    And the stack resolves
    Then "Sky Skiff" is 2/3

  @cr26:702.122c
  Scenario: Hill Giant with Shore Leave can't be tapped to crew Sky Skiff under Humility, either, and Grizzly Bears can
    Given Alice controls "Sky Skiff", "Hill Giant", "Grizzly Bears" and "Shore Leave"
    And "Shore Leave" is attached to "Hill Giant"
    And Alice has "Humility" in hand and can pay {2}{W}{W}
    When Alice plays "Humility"
    And the stack resolves
    Then Alice can't activate "crew" of "Sky Skiff", tapping "Hill Giant" by rule 118.3
    And Alice can activate "crew" of "Sky Skiff", tapping "Grizzly Bears"
