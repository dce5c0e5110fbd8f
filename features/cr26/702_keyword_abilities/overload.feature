Feature: Overload

  @cr26:702.96b @cr26:702.96a
  Scenario: An overloaded Cyclonic Rift has no target and returns a creature with hexproof
    Given Alice has "Cyclonic Rift" in hand and can pay {7}{U}
    And Alice controls "Grizzly Bears"
    And Bob controls "Gladecover Scout", "Hill Giant", "Forest" and "Sphere of Resistance"
    Then Alice can't play "Cyclonic Rift" targeting "Gladecover Scout" because "Gladecover Scout" has "hexproof"
    And Alice can play "Cyclonic Rift" targeting "Hill Giant"
    When Alice plays "Cyclonic Rift" instead of its mana cost by "overload"
    Then "Cyclonic Rift" targets nothing
    And the total cost of "Cyclonic Rift" is {7}{U}
    When the stack resolves
    Then "Gladecover Scout" and "Hill Giant" are in Bob's hand
    And "Sphere of Resistance" is in Bob's hand
    And "Grizzly Bears" and "Forest" are in play

  @cr26:702.96b
  Scenario: A Cyclonic Rift cast for its mana cost returns only its target
    Given Alice has "Cyclonic Rift" in hand and can pay {1}{U}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice plays "Cyclonic Rift" targeting "Hill Giant"
    Then {1}{U} was spent on "Cyclonic Rift"
    When the stack resolves
    Then "Hill Giant" is in Bob's hand
    And "Grizzly Bears" is in play

  @cr26:702.96b
  Scenario: Cyclonic Rift can be cast for its overload cost although it has no legal target
    Given Alice has "Cyclonic Rift" as "one" and "Cyclonic Rift" as "two" in hand and can pay {6}{U}{1}{U}
    And Bob controls "Gladecover Scout"
    Then Alice can't play "one" targeting "Gladecover Scout" because "Gladecover Scout" has "hexproof"
    When Alice plays "one" instead of its mana cost by "overload"
    And the stack resolves
    Then "Gladecover Scout" is in Bob's hand

  @cr26:702.96c @cr26:702.96a
  Scenario: Wandering Spark, spliced onto an overloaded Cyclonic Rift, has no target and deals damage to each creature
    Given Alice has "Cyclonic Rift" and "Wandering Spark" in hand and can pay {6}{U}{R}
    And Alice controls "Wall of Stone"
    And Bob controls "Grizzly Bears" and "Dryad Arbor"
    When Alice plays "Cyclonic Rift" splicing "Wandering Spark" instead of its mana cost by "overload"
    Then "Cyclonic Rift" targets nothing
    When the stack resolves
    Then "Grizzly Bears" is in Bob's hand
    And "Wall of Stone" has 1 damage marked
    And "Dryad Arbor" was destroyed
    And "Wandering Spark" is in Alice's hand

  @cr26:702.96b
  Scenario: Wandering Spark, spliced onto a Cyclonic Rift that is cast for its mana cost, deals damage only to its target
    Given Alice has "Cyclonic Rift" and "Wandering Spark" in hand and can pay {1}{U}{R}
    And Alice controls "Wall of Stone" and "Hill Giant"
    And Bob controls "Grizzly Bears"
    When Alice plays "Cyclonic Rift" splicing "Wandering Spark" targeting "Grizzly Bears" then "Hill Giant"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's hand
    And "Hill Giant" has 1 damage marked
    And "Wall of Stone" has no damage marked

  @cr26:702.96a
  Scenario: Cyclonic Rift cast for its mana cost returns only its target, and one cast for its overload cost returns the others
    Given Alice has "Cyclonic Rift" as "plain" and "Cyclonic Rift" as "loaded" in hand and can pay {1}{U}{6}{U}
    And Bob controls "Hill Giant", "Grizzly Bears" and "Sol Ring"
    When Alice plays "plain" targeting "Hill Giant"
    Then the total cost of "plain" is {1}{U}
    When the stack resolves
    Then "Hill Giant" is in Bob's hand
    And "Grizzly Bears" is in play
    And "Sol Ring" is in play
    When Alice plays "loaded" instead of its mana cost by "overload"
    Then the total cost of "loaded" is {6}{U}
    When the stack resolves
    Then "Grizzly Bears" and "Sol Ring" are in Bob's hand

  @cr26:702.96a
  Scenario: Cyclonic Rift that Omniscience lets Alice cast for nothing returns only its target, and can't be cast for its overload cost without mana
    Given Alice controls "Omniscience" and has "Cyclonic Rift" in hand
    And Bob controls "Hill Giant" and "Grizzly Bears"
    Then Alice can't play "Cyclonic Rift" instead of its mana cost by "overload" by rule 118.3
    And Alice can play "Cyclonic Rift" without paying its mana cost targeting "Hill Giant"
    When Alice plays "Cyclonic Rift" without paying its mana cost targeting "Hill Giant"
    Then the total cost of "Cyclonic Rift" is {0}
    When the stack resolves
    Then "Hill Giant" is in Bob's hand
    And "Grizzly Bears" is 2/2

  @cr26:702.96a
  Scenario: With Experimental Frenzy, Cyclonic Rift is cast from the top of the library for its overload cost, and returns both permanents of Bob
    Given Alice controls "Experimental Frenzy" and can pay {6}{U}
    And Alice has "Cyclonic Rift" and "Island" on top of library
    And Bob controls "Hill Giant" and "Grizzly Bears"
    Then Alice can play "Cyclonic Rift" from library instead of its mana cost by "overload"
    When Alice plays "Cyclonic Rift" from library instead of its mana cost by "overload"
    Then the total cost of "Cyclonic Rift" is {6}{U}
    When the stack resolves
    Then "Hill Giant" and "Grizzly Bears" are in Bob's hand
    And "Experimental Frenzy" is in play
