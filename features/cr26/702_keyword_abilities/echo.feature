Feature: Echo

  @cr26:702.30a
  Scenario: Mogg War Marshal is sacrificed if its echo cost isn't paid in the first upkeep
    Given Alice has "Mogg War Marshal" in hand and can pay {1}{R}
    And Alice controls "Mountain" as "one" and "Mountain" as "two"
    When Alice plays "Mogg War Marshal"
    And the stack resolves
    And the game goes on to Alice's next upkeep
    And the stack resolves
    And Alice says no to "Mogg War Marshal"
    Then "Mogg War Marshal" was sacrificed

  @cr26:702.30a
  Scenario: Once Mogg War Marshal's echo cost is paid, its echo doesn't trigger in the next upkeep
    Given Alice has "Mogg War Marshal" in hand
    And Alice controls "Mountain" as "one" and "Mountain" as "two"
    When Alice plays "Mogg War Marshal"
    And the stack resolves
    And the game goes on to Alice's next upkeep
    And the stack resolves
    And Alice says yes to "Mogg War Marshal"
    Then "one" is tapped
    When the game goes on to Alice's next upkeep
    Then the stack is empty
    And "Mogg War Marshal" is in play

  @cr26:702.30a
  Scenario: Mogg War Marshal's echo triggers in the first upkeep of a player who has gained control of it
    Given Bob controls "Mogg War Marshal"
    And Alice has "Threads of Disloyalty" in hand and can pay {1}{U}{U}
    When Alice plays "Threads of Disloyalty" targeting "Mogg War Marshal"
    And the stack resolves
    Then Alice controls "Mogg War Marshal"
    When the game goes on to Alice's next upkeep
    Then the stack holds the ability of "Mogg War Marshal"
    When the stack resolves
    Then "Mogg War Marshal" was sacrificed

  @cr26:702.30b
  Scenario: Alice pays for Albino Troll's echo with two of her four mana, so she can regenerate the Troll only once for {1}{G}
    Given Alice has "Albino Troll" in hand and can pay {1}{G}{1}{G}
    When Alice plays "Albino Troll"
    And the stack resolves
    And the game goes on to Alice's next upkeep
    And the stack resolves
    And Alice pays for "Albino Troll"
    Then Alice can activate "regeneration" of "Albino Troll"
    When Alice activates "regeneration" of "Albino Troll"
    And the stack resolves
    Then Alice can't activate "regeneration" of "Albino Troll" by rule 118.3
    And "Albino Troll" is in play

  @cr26:702.30b
  Scenario: New Albino Troll is sacrificed because Alice, who has two Wastes, can't pay {1}{G} for its echo
    Given it is Bob's end step
    And Alice controls a new "Albino Troll" and 2 "Wastes" as "waste"
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then nobody is asked anything
    And "Albino Troll" was sacrificed

  @cr26:702.30b
  Scenario: New Albino Troll is sacrificed because Alice, who has a single Forest, can't pay {1}{G} for its echo
    Given it is Bob's end step
    And Alice controls a new "Albino Troll" and "Forest"
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then nobody is asked anything
    And "Albino Troll" was sacrificed

  @cr26:702.30b
  Scenario: Alice pays {1}{G} for the echo of new Albino Troll with Forest and Wastes
    Given it is Bob's end step
    And Alice controls a new "Albino Troll" and "Forest" and "Wastes"
    When the game goes on to Alice's upkeep
    And the stack resolves
    And Alice pays for "Albino Troll"
    Then "Forest" and "Wastes" are tapped
    And "Albino Troll" is in play

  @cr26:702.30b
  Scenario: Albino Troll is sacrificed if its echo isn't paid
    Given Alice has "Albino Troll" in hand and can pay {1}{G}
    And Bob controls "Grizzly Bears"
    When Alice plays "Albino Troll"
    And the stack resolves
    And the game goes on to Alice's next upkeep
    And the stack resolves
    And Alice doesn't pay for "Albino Troll"
    Then "Albino Troll" was sacrificed
    And "Grizzly Bears" is in play

  @cr26:702.30a
  Scenario: Mogg War Marshal that entered during its controller's upkeep must be paid for in the next upkeep
    Given it is Alice's upkeep
    And Alice controls "Vedalken Orrery" and has "Mogg War Marshal" in hand and can pay {1}{R}
    When Alice plays "Mogg War Marshal"
    And the stack resolves
    And the game goes on to Alice's next upkeep
    Then "Mogg War Marshal" has triggered twice
    When the stack resolves
    And Alice says no to "Mogg War Marshal"
    Then "Mogg War Marshal" was sacrificed

  @cr26:702.30a.2
  Scenario: Of two new Urza's Blueprints, which are artifacts, the one whose echo cost of {6} isn't paid is sacrificed
    Given it is Bob's end step
    And Alice controls a new "Urza's Blueprints" as "kept" and can pay {6}
    And Alice controls a new "Urza's Blueprints" as "lost"
    And Alice has 5 "Plains" as "dune" as library
    When the game goes on to Alice's upkeep
    And Alice puts "lost" and "kept" in this order
    And the top of the stack resolves
    And Alice pays for "kept"
    And the stack resolves
    Then "lost" was sacrificed
    When Alice activates "kept"
    And the stack resolves
    Then Alice has drawn 1 card
    And "kept" is tapped

  @cr26:702.30a.2
  Scenario: New Urza's Blueprints draw a card in response to their echo, and are sacrificed because Alice, who has five mana, can't pay {6}
    Given it is Bob's end step
    And Alice controls a new "Urza's Blueprints" and can pay {5}
    And Alice has 5 "Plains" as "dune" as library
    When the game goes on to Alice's upkeep
    And Alice activates "Urza's Blueprints"
    And the stack resolves
    Then Alice has drawn 1 card
    And nobody is asked anything
    And "Urza's Blueprints" was sacrificed

  @cr26:702.30b.2
  Scenario: Alice spends all six mana on the echo of new Urza's Blueprints, and none is left for Chromatic Sphere
    Given it is Bob's end step
    And Alice controls a new "Urza's Blueprints" and can pay {6}
    And Alice controls "Chromatic Sphere"
    And Alice has 5 "Plains" as "dune" as library
    When the game goes on to Alice's upkeep
    Then Alice can activate "Chromatic Sphere"
    When the stack resolves
    And Alice pays for "Urza's Blueprints"
    Then Alice can't activate "Chromatic Sphere" by rule 118.3
    When Alice activates "Urza's Blueprints"
    And the stack resolves
    Then Alice has drawn 1 card
    And "Urza's Blueprints" is tapped

  @cr26:702.30a.3
  Scenario: Of two new Deepcavern Imps, one is kept for a discarded card, and the other one is sacrificed because no card is left
    Given it is Bob's end step
    And Alice controls a new "Deepcavern Imp" as "kept"
    And Alice controls a new "Deepcavern Imp" as "lost"
    And Alice has "Forest" in hand
    When the game goes on to Alice's upkeep
    And Alice puts "lost" and "kept" in this order
    And the top of the stack resolves
    Then Alice is asked for a payment by "kept"
    When Alice pays for "kept"
    Then "Forest" was discarded
    And "kept" is in play
    When the stack resolves
    Then "lost" was sacrificed

  @cr26:702.30a
  Scenario: Echo of Mogg War Marshal, for which Alice has paid, triggers again in the upkeep of Bob, who has gained control of it since then
    Given it is Bob's end step
    And Alice controls a new "Mogg War Marshal" and can pay {1}{R}
    And Alice has 5 "Plains" as "page" as library
    And Bob has "Threads of Disloyalty" in hand and can pay {1}{U}{U}
    And Bob has 5 "Swamp" as "leaf" as library
    When the game goes on to Alice's upkeep
    And the stack resolves
    And Alice pays for "Mogg War Marshal"
    And the game goes on to Bob's main phase
    Then "Mogg War Marshal" is in play under Alice's control
    When Bob plays "Threads of Disloyalty" targeting "Mogg War Marshal"
    And the stack resolves
    And the game goes on to Bob's next upkeep
    Then the stack holds the second trigger of "Mogg War Marshal"
    When the stack resolves
    Then "Mogg War Marshal" was sacrificed
    And "Mogg War Marshal" is in Alice's graveyard

  @cr26:702.30a
  Scenario: Echo of Mogg War Marshal, for which Alice has paid, triggers again in her next upkeep because Bob has controlled it in between
    Given it is Bob's end step
    And Alice controls a new "Mogg War Marshal" and can pay {1}{R}
    And Alice has 5 "Plains" as "page" as library
    And Bob has "Threaten" in hand and can pay {2}{R}
    And Bob has 5 "Swamp" as "leaf" as library
    When the game goes on to Alice's upkeep
    And the stack resolves
    And Alice pays for "Mogg War Marshal"
    And the game goes on to Bob's main phase
    And Bob plays "Threaten" targeting "Mogg War Marshal"
    And the stack resolves
    Then Bob controls "Mogg War Marshal"
    When the game goes on to Alice's upkeep
    Then Alice controls "Mogg War Marshal"
    And "Mogg War Marshal" has triggered twice
    When the stack resolves
    And Alice doesn't pay for "Mogg War Marshal"
    Then "Mogg War Marshal" was sacrificed
