Feature: Station

  @cr26:702.184a
  Scenario: Station taps another untapped creature and puts as many charge counters on Drifting Hulk as that creature's power
    Given Alice controls "Drifting Hulk", "Hill Giant", "Sol Ring" and tapped "Grizzly Bears"
    And Bob controls "Gray Ogre"
    Then Alice can't activate "station" of "Drifting Hulk" tapping "Gray Ogre" by rule 118.3
    And Alice can't activate "station" of "Drifting Hulk" tapping "Grizzly Bears" by rule 118.3
    And Alice can't activate "station" of "Drifting Hulk" tapping "Sol Ring" by rule 118.3
    And Alice can activate "station" of "Drifting Hulk" tapping "Hill Giant"
    When Alice activates "station" of "Drifting Hulk" tapping "Hill Giant"
    Then "Hill Giant" is tapped
    And "Drifting Hulk" has no charge counters
    When the stack resolves
    Then "Drifting Hulk" has 3 charge counters

  @cr26:702.184a
  Scenario: Station can't be activated in Bob's turn, in the upkeep or while a spell is on the stack
    Given it is Bob's main phase
    And Alice controls "Drifting Hulk" and "Hill Giant"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Alice has 9 "Plains" as "page" as library
    When Bob passes
    Then Alice can't activate "station" of "Drifting Hulk" tapping "Hill Giant" by rule 602.5d
    When the game goes on to Alice's upkeep
    Then Alice can't activate "station" of "Drifting Hulk" tapping "Hill Giant" by rule 602.5d
    When the game goes on to Alice's main phase
    And Alice plays "Lightning Bolt" targeting Bob
    Then Alice can't activate "station" of "Drifting Hulk" tapping "Hill Giant" by rule 602.5d
    When the stack resolves
    Then Alice can activate "station" of "Drifting Hulk" tapping "Hill Giant"
    When Alice activates "station" of "Drifting Hulk" tapping "Hill Giant"
    And the stack resolves
    Then "Drifting Hulk" has 3 charge counters

  @cr26:702.184a @cr26:721.4
  Scenario: Drifting Hulk, which is a creature with five charge counters, can't be tapped for its own station, and another creature can
    Given Alice controls "Drifting Hulk" with 5 charge counters and "Hill Giant"
    Then Alice can't activate "station" of "Drifting Hulk" tapping "Drifting Hulk" by rule 118.3
    And Alice can activate "station" of "Drifting Hulk" tapping "Hill Giant"
    When Alice activates "station" of "Drifting Hulk" tapping "Hill Giant"
    And the stack resolves
    Then "Drifting Hulk" has 8 charge counters
    And "Drifting Hulk" is untapped

  @cr26:702.184a
  Scenario: Station counts the power that the tapped creature has as the ability resolves, or had as it last was on the battlefield
    Given Alice controls "Drifting Hulk", "Hill Giant" as "one" and "Hill Giant" as "two"
    And Alice has "Giant Growth" in hand and can pay {G}
    And Bob has "Terror" in hand and can pay {1}{B}
    Then Alice can activate "station" of "Drifting Hulk" tapping "one"
    When Alice activates "station" of "Drifting Hulk" tapping "one"
    And Alice plays "Giant Growth" targeting "one"
    And the stack resolves
    Then "Drifting Hulk" has 6 charge counters
    When Alice activates "station" of "Drifting Hulk" tapping "two"
    And Bob plays "Terror" targeting "two"
    And the stack resolves
    Then "two" is in Alice's graveyard
    And "Drifting Hulk" has 9 charge counters

  @cr26:702.184a
  Scenario: Hill Giant that has just entered can be tapped for the station ability of Drifting Hulk
    Given Alice controls "Drifting Hulk"
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    When Alice plays "Hill Giant"
    And the stack resolves
    Then Alice can activate "station" of "Drifting Hulk" tapping "Hill Giant"
    When Alice activates "station" of "Drifting Hulk" tapping "Hill Giant"
    And the stack resolves
    Then "Drifting Hulk" has 3 charge counters
    And "Hill Giant" is tapped

  @cr26:702.184a
  Scenario: Of two Drifting Hulks, only the one whose station was activated gets counters, and only one creature is tapped for it
    Given Alice controls "Drifting Hulk" as "first", "Drifting Hulk" as "second", "Hill Giant" and "Grizzly Bears"
    Then Alice can't activate "station" of "first" tapping "Hill Giant" and "Grizzly Bears" by rule 118.3
    And Alice can activate "station" of "first" tapping "Hill Giant"
    When Alice activates "station" of "first" tapping "Hill Giant"
    And the stack resolves
    Then "first" has 3 charge counters
    And "second" has no charge counters
    And "Grizzly Bears" is untapped

  @cr26:702.184c @cr26:702.184c.ex1
  Scenario: With Broad Warden, station counts the toughness of Wall of Stone, and still the power of Hill Giant
    Given Alice controls "Drifting Hulk", "Broad Warden", "Wall of Stone", "Hill Giant" and "Craw Wurm"
    And Bob controls "Broad Warden" as "his"
    When Alice activates "station" of "Drifting Hulk" tapping "Wall of Stone"
    And the stack resolves
    Then "Drifting Hulk" has 8 charge counters
    When Alice activates "station" of "Drifting Hulk" tapping "Hill Giant"
    And the stack resolves
    Then "Drifting Hulk" has 11 charge counters
    When Alice activates "station" of "Drifting Hulk" tapping "Craw Wurm"
    And the stack resolves
    Then "Drifting Hulk" has 17 charge counters

  @cr26:702.184c
  Scenario: Bob's Broad Warden changes nothing for the station of Alice's Drifting Hulk, which counts the powers 3 and 0
    Given Alice controls "Drifting Hulk", "Wall of Stone" and "Hill Giant"
    And Bob controls "Broad Warden"
    When Alice activates "station" of "Drifting Hulk" tapping "Hill Giant"
    And the stack resolves
    Then "Drifting Hulk" has 3 charge counters
    When Alice activates "station" of "Drifting Hulk" tapping "Wall of Stone"
    And the stack resolves
    Then "Drifting Hulk" has 3 charge counters

  @cr26:702.184c
  Scenario: With Broad Warden, station counts the toughness of Wall of Stone that has lost all abilities
    Given Alice controls "Drifting Hulk", "Broad Warden" and "Wall of Stone"
    And Bob has "Merfolk Trickster" in hand and can pay {U}{U}
    When Alice activates "station" of "Drifting Hulk" tapping "Wall of Stone"
    And Bob in response plays "Merfolk Trickster"
    And the top of the stack resolves
    And Bob targets "Wall of Stone" for "Merfolk Trickster"
    And the top of the stack resolves
    Then "Wall of Stone" doesn't have "defender"
    When the stack resolves
    Then "Drifting Hulk" has 8 charge counters
