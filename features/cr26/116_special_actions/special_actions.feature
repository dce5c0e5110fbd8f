Feature: Special actions

  @cr26:116.2a @cr26:405.6d.3 @cr26:116.3.3 @cr26:117.3c @cr26:116.1
  Scenario: Playing a land doesn't use the stack, and Alice has priority afterwards
    Given Alice has "Forest" and "Giant Growth" in hand
    And Alice controls "Grizzly Bears"
    When Alice plays the land "Forest"
    Then "Forest" is in play
    And the stack is empty
    And Alice has priority
    And it is Alice's precombat main phase
    And Alice can play "Giant Growth" targeting "Grizzly Bears"
    When Alice plays "Giant Growth" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 5/5

  @cr26:116.1 @cr26:116.2a
  Scenario: With priority in her main phase, Alice can play a land, and not while her Lightning Bolt is on the stack
    Given Alice has "Forest" and "Lightning Bolt" in hand and can pay {R}
    Then Alice can play the land "Forest"
    When Alice plays "Lightning Bolt" targeting Bob
    Then Alice can't play the land "Forest" by rule 305.1
    When the stack resolves
    Then Bob is at 17 life
    When Alice plays the land "Forest"
    Then "Forest" is in play
    And the stack is empty
    And Alice has priority

  @cr26:116.2b @cr26:116.3 @cr26:117.3c @cr26:116.1
  Scenario: Battering Craghorn is turned face up in another player's turn without the stack, and its controller has priority afterwards
    Given Alice controls face-down "Battering Craghorn" and can pay {1}{R}{R}
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And it is Bob's main phase
    And Bob controls "Hill Giant"
    When Bob attacks with "Hill Giant"
    And Alice blocks "Hill Giant" with "Battering Craghorn"
    And Bob passes
    And Alice turns "Battering Craghorn" face up
    Then "Battering Craghorn" is 3/1
    And the stack is empty
    And Alice has priority
    And Alice can play "Lightning Bolt" targeting Bob
    When combat damage is dealt
    Then "Hill Giant" was destroyed
    And "Battering Craghorn" is in play

  @cr26:116.2f
  Scenario: Ancestral Vision is suspended without the stack, at a time when a sorcery could be cast, and not in response to a spell
    Given Alice has "Ancestral Vision" and "Lightning Bolt" in hand and can pay {U}{R}
    And Alice has "Ancestral Vision" as "dead" in graveyard
    When Alice plays "Lightning Bolt" targeting Bob
    Then Alice can't activate "suspend" of "Ancestral Vision" by rule 116.2
    When the stack resolves
    Then Alice can activate "suspend" of "Ancestral Vision"
    And Alice can't activate "suspend" of "dead" by rule 113.6
    When Alice activates "suspend" of "Ancestral Vision"
    Then "Ancestral Vision" is exiled
    And "Ancestral Vision" has 4 time counters
    And the stack is empty
    And Alice has priority

  @cr26:116.2h @cr26:405.6d.2 @cr26:702.143a @cr26:116.3
  Scenario: Saw It Coming is foretold without the stack in its owner's turn, in response to a spell, and not in another player's turn
    Given it is Bob's end step
    And Alice has "Saw It Coming" in hand
    And Alice has "Saw It Coming" as "dead" in graveyard
    And Alice controls 2 "Wastes" as "waste"
    And Bob has "Lightning Bolt" in hand and can pay {R}
    Then Alice can't activate "foretell" of "Saw It Coming" by rule 116.2
    When the game goes on to Alice's upkeep
    And Alice passes
    Then Bob has priority
    And Alice can't activate "foretell" of "Saw It Coming" by rule 117.1
    When Bob plays "Lightning Bolt" targeting Alice
    Then Alice can activate "foretell" of "Saw It Coming"
    And Alice can't activate "foretell" of "dead" by rule 113.6
    When Alice in response activates "foretell" of "Saw It Coming"
    Then "waste 1" and "waste 2" are tapped
    And "Saw It Coming" is exiled
    And the stack holds "Lightning Bolt"
    And Alice has priority
    When the stack resolves
    Then Alice is at 17 life

  @cr26:116.2k @cr26:702.170b
  Scenario: Djinn of Fool's Fall is plotted without the stack in its owner's turn while the stack is empty, and not in response to a spell
    Given Alice has "Djinn of Fool's Fall" and "Lightning Bolt" in hand and can pay {3}{U}{R}
    And Alice has "Djinn of Fool's Fall" as "dead" in graveyard
    When Alice plays "Lightning Bolt" targeting Bob
    Then Alice can't activate "plot" of "Djinn of Fool's Fall" by rule 116.2
    When the stack resolves
    Then Alice can activate "plot" of "Djinn of Fool's Fall"
    And Alice can't activate "plot" of "dead" by rule 113.6
    When Alice activates "plot" of "Djinn of Fool's Fall"
    Then "Djinn of Fool's Fall" is exiled
    And the stack is empty
    And Alice has priority
    And Bob is at 17 life

  @cr26:116.2f
  Scenario: Pithing Needle doesn't keep Ancestral Vision from being suspended
    Given Bob controls "Pithing Needle"
    And "Pithing Needle" has the chosen card name "Ancestral Vision"
    And Alice has "Ancestral Vision" in hand and can pay {U}
    When Alice activates "suspend" of "Ancestral Vision"
    Then "Ancestral Vision" is exiled

  @cr26:116.2k @cr26:702.170a
  Scenario: Djinn of Fool's Fall can't be plotted in Bob's main phase while the stack is empty, and can be plotted in its owner's turn
    Given it is Bob's main phase
    And Alice has "Djinn of Fool's Fall" in hand and can pay {3}{U}
    When Bob passes
    Then Alice can't activate "plot" of "Djinn of Fool's Fall" by rule 116.2
    When the game goes on to Alice's main phase
    Then Alice can activate "plot" of "Djinn of Fool's Fall"
    When Alice passes
    Then Bob has priority
    And Alice can't activate "plot" of "Djinn of Fool's Fall" by rule 117.1
    When the game goes on to Alice's postcombat main phase
    And Alice activates "plot" of "Djinn of Fool's Fall"
    Then "Djinn of Fool's Fall" is exiled
    And the stack is empty

  @cr26:116.2b
  Scenario: Grand Abolisher does not stop an opponent from turning a creature face up during its controller's turn
    Given Alice controls "Grand Abolisher"
    And Bob controls face-down "Battering Craghorn"
    And Bob has "Shock" in hand and can pay {1}{R}{R}
    When Alice passes
    Then Bob can't play "Shock" targeting Alice because of "Grand Abolisher"
    And Bob can turn "Battering Craghorn" face up
    When Bob turns "Battering Craghorn" face up
    Then "Battering Craghorn" is 3/1
    And the stack is empty

  @cr26:116.2f.2 @cr26:116.3.2
  Scenario: With Vedalken Orrery, Riftwing Cloudskate is suspended in Bob's turn in response to a spell, and without it, it can't be
    Given it is Bob's main phase
    And Alice controls "Vedalken Orrery" and has "Riftwing Cloudskate" and "Shock" in hand and can pay {1}{U}{R}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    And Bob has "Riftwing Cloudskate" as "theirs" in hand and can pay {1}{U}
    When Bob plays "Lightning Bolt" targeting Alice
    Then Bob can't activate "suspend" of "theirs" by rule 116.2
    When Bob passes
    And Alice activates "suspend" of "Riftwing Cloudskate"
    Then "Riftwing Cloudskate" is exiled
    And "Riftwing Cloudskate" has 3 time counters
    And the stack holds "Lightning Bolt"
    And Alice has priority
    And Alice can play "Shock" targeting Bob

  @cr26:116.2f.2
  Scenario: Alice, who has passed, can't suspend Riftwing Cloudskate with Vedalken Orrery while Bob has priority, and can in response to his spell
    Given Alice controls "Vedalken Orrery" and has "Riftwing Cloudskate" in hand and can pay {1}{U}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice passes
    Then Bob has priority
    And Alice can't activate "suspend" of "Riftwing Cloudskate" by rule 117.1
    When Bob plays "Lightning Bolt" targeting Alice
    And Bob passes
    And Alice activates "suspend" of "Riftwing Cloudskate"
    Then "Riftwing Cloudskate" is exiled
    And "Riftwing Cloudskate" has 3 time counters
    And the stack holds "Lightning Bolt"

  @cr26:116.2f.2
  Scenario: Under Steel Golem, which forbids Alice creature spells, she can't suspend Riftwing Cloudskate, and can suspend Ancestral Vision
    Given Alice controls "Steel Golem"
    And Alice has "Riftwing Cloudskate" and "Ancestral Vision" in hand and can pay {1}{U}
    Then Alice can't activate "suspend" of "Riftwing Cloudskate" because of "solitude" of "Steel Golem"
    When Alice activates "suspend" of "Ancestral Vision"
    Then "Ancestral Vision" is exiled
    And "Ancestral Vision" has 4 time counters

  @cr26:116.1 @cr26:116.1.2 @cr26:116.2b.2 @cr26:117.1c.2 @cr26:117.1d.6 @cr26:702.37e.2 @cr26:117.1
  Scenario: Bob, who has passed, can't turn Battering Craghorn face up while Alice has priority, and can in response to her spell
    Given it is Bob's main phase
    And Bob controls face-down "Battering Craghorn" and 3 "Mountain" as "peak"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    Then Bob can turn "Battering Craghorn" face up
    When Bob passes
    Then Alice has priority
    And Bob can't turn "Battering Craghorn" face up by rule 117.1
    When Alice plays "Lightning Bolt" targeting Bob
    And Alice passes
    Then Bob has priority
    And Bob can turn "Battering Craghorn" face up
    When Bob turns "Battering Craghorn" face up
    Then "Battering Craghorn" is 3/1
    And "peak 1", "peak 2" and "peak 3" are tapped
    And the stack holds "Lightning Bolt"

  @cr26:116.2b.2
  Scenario: Alice, who has passed, can't turn Battering Craghorn face up while Bob has priority, and can in response to his spell
    Given Alice controls face-down "Battering Craghorn" and can pay {1}{R}{R}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice passes
    Then Bob has priority
    And Alice can't turn "Battering Craghorn" face up by rule 117.1
    When Bob plays "Lightning Bolt" targeting Alice
    And Bob passes
    Then Alice has priority
    And Alice can turn "Battering Craghorn" face up
    When Alice turns "Battering Craghorn" face up
    Then "Battering Craghorn" is 3/1
    And the stack holds "Lightning Bolt"
