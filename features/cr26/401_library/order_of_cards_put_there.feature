Feature: The order of cards that an effect puts into a library

  @cr26:401.4
  Scenario: Bob, whose two lands Alice's Plow Under puts on top of his library, chooses their order
    Given Alice has "Plow Under" in hand and can pay {3}{G}{G}
    And Bob controls "Forest" and "Swamp" and has "Hill Giant" as library
    When Alice plays "Plow Under" targeting "Forest" and "Swamp"
    And the stack resolves
    Then Bob is asked for an order by "Plow Under"
    When Bob puts "Swamp" and "Forest" in this order
    Then Bob's library holds, in order, "Swamp", "Forest" and "Hill Giant"

  @cr26:401.4
  Scenario: Bob, who owns two lands that Alice controls and Plow Under puts on top of his library, chooses their order
    Given Alice controls "Forest" owned by Bob and "Swamp" owned by Bob
    And Alice has "Plow Under" in hand and can pay {3}{G}{G}
    And Bob has "Island" as library
    When Alice plays "Plow Under" targeting "Forest" and "Swamp"
    And the stack resolves
    And Bob puts "Swamp" and "Forest" in this order
    Then Bob's library holds, in order, "Swamp", "Forest" and "Island"
    And Alice was asked for an order never

  @cr26:401.4
  Scenario: Alice, whose own two lands her Plow Under puts on top of her library, chooses their order
    Given Alice controls "Forest" and "Swamp"
    And Alice has "Plow Under" in hand and can pay {3}{G}{G}
    And Alice has "Island" as library
    When Alice plays "Plow Under" targeting "Forest" and "Swamp"
    And the stack resolves
    And Alice puts "Swamp" and "Forest" in this order
    Then Alice's library holds, in order, "Swamp", "Forest" and "Island"
    And Bob was asked for an order never

  @cr26:401.4.4
  Scenario: Alice and Bob each arrange their own two creatures that Hallowed Burial puts on the bottom of their libraries
    Given Alice controls "Llanowar Elves" and "Goblin Raider"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Hallowed Burial" in hand and can pay {3}{W}{W}
    And Alice has "Island" as library
    And Bob has "Swamp" as library
    When Alice plays "Hallowed Burial"
    And the stack resolves
    Then Alice is asked for an order by "Hallowed Burial"
    When Alice puts "Goblin Raider" and "Llanowar Elves" in this order
    Then Bob is asked for an order by "Hallowed Burial"
    When Bob puts "Hill Giant" and "Grizzly Bears" in this order
    Then Alice's library holds, in order, "Island", "Goblin Raider" and "Llanowar Elves"
    And Bob's library holds, in order, "Swamp", "Hill Giant" and "Grizzly Bears"
    And Alice doesn't know "Hill Giant"

  @cr26:401.4.4
  Scenario: Alice arranges her two creatures that her Hallowed Burial puts on the bottom, and not Bob's Grizzly Bears that she controls, which go to his library
    Given Alice controls "Llanowar Elves", "Goblin Raider" and "Grizzly Bears" owned by Bob
    And Alice has "Hallowed Burial" in hand and can pay {3}{W}{W}
    And Alice has "Island" as library
    And Bob has "Swamp" and "Forest" as library
    When Alice plays "Hallowed Burial"
    And the stack resolves
    Then Alice is asked for an order by "Hallowed Burial"
    When Alice puts "Goblin Raider" and "Llanowar Elves" in this order
    Then Alice's library holds, in order, "Island", "Goblin Raider" and "Llanowar Elves"
    And Bob's library holds, in order, "Swamp", "Forest" and "Grizzly Bears"
    And Bob was asked for an order never

  @cr26:401.2 @cr26:708.5.5
  Scenario: With Experimental Frenzy, Alice can look at the top card of her library, and at no other card of a library
    Given Alice controls "Experimental Frenzy"
    And Alice has "Forest" and "Island" on top of library
    And Bob has "Swamp" on top of library
    Then Alice can look at "Forest"
    And Alice can't look at "Island" by rule 401.2
    And Alice can't look at "Swamp" by rule 401.2
    And Bob can't look at "Swamp" by rule 401.2
    When Alice looks at "Forest"
    Then Alice knows "Forest"
    And Alice doesn't know "Island"
    When Alice plays the land "Forest" from library
    Then Alice can look at "Island"

  @cr26:401.4.2
  Scenario: Alice doesn't see in which order Bob puts his Forest and his Swamp on top of his library, and Bob knows it
    Given Alice has "Plow Under" in hand and can pay {3}{G}{G}
    And Bob controls "Forest" and "Swamp" and has "Hill Giant" as library
    When Alice plays "Plow Under" targeting "Forest" and "Swamp"
    And the stack resolves
    And Bob puts "Swamp" and "Forest" in this order
    Then Bob's library holds, in order, "Swamp", "Forest" and "Hill Giant"
    And Alice doesn't know "Swamp" and "Forest"
    And Bob knows "Swamp" and "Forest"

  @cr26:401.4.2
  Scenario: Two lands with the same name that are put on top of a library together are known to both players
    Given Alice has "Plow Under" in hand and can pay {3}{G}{G}
    And Bob controls "Forest" as "one" and "Forest" as "two" and has "Hill Giant" as library
    When Alice plays "Plow Under" targeting "one" and "two"
    And the stack resolves
    And Bob puts "two" and "one" in this order
    Then Bob's library holds, in order, "two", "one" and "Hill Giant"
    And Alice knows "one" and "two"
    And Alice doesn't know "Hill Giant"

  @cr26:401.4.5
  Scenario: Bob arranges the two creatures that Alice's Twin Shelf puts second from the top of his library, and Alice doesn't see their order
    Given Alice has "Twin Shelf" in hand and can pay {2}{U}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    And Bob has "Island" and "Forest" as library
    When Alice plays "Twin Shelf" targeting "Hill Giant" and "Grizzly Bears" then Bob
    And the stack resolves
    Then Bob is asked for an order by "Twin Shelf"
    When Bob puts "Grizzly Bears" and "Hill Giant" in this order
    Then Bob's library holds, in order, "Island", "Grizzly Bears", "Hill Giant" and "Forest"
    And Alice was asked for an order never
    And Alice doesn't know "Grizzly Bears" and "Hill Giant"
    And Bob knows "Grizzly Bears" and "Hill Giant"

  @cr26:401.4.5
  Scenario: Alice arranges her own two creatures that her Twin Shelf puts second from the top of her library, and Bob doesn't see their order
    Given Alice has "Twin Shelf" in hand and can pay {2}{U}
    And Alice controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Island" and "Forest" as library
    When Alice plays "Twin Shelf" targeting "Hill Giant" and "Grizzly Bears" then Alice
    And the stack resolves
    Then Alice is asked for an order by "Twin Shelf"
    When Alice puts "Grizzly Bears" and "Hill Giant" in this order
    Then Alice's library holds, in order, "Island", "Grizzly Bears", "Hill Giant" and "Forest"
    And Bob was asked for an order never
    And Bob doesn't know "Grizzly Bears" and "Hill Giant"
    And Alice knows "Grizzly Bears" and "Hill Giant"

  @cr26:401.5
  Scenario: With Melek, Bob can look at the top card of Alice's library, and at the new one once she has cast the first from there
    Given Alice controls "Melek, Izzet Paragon"
    And Alice has "Reach Through Mists", "Hill Giant" and "Swamp" as library
    And Alice can pay {U}
    And Bob has "Island" and "Forest" as library
    Then Bob can look at "Reach Through Mists"
    And Bob can't look at "Hill Giant" by rule 401.2
    When Bob looks at "Reach Through Mists"
    Then Bob knows "Reach Through Mists"
    And Bob doesn't know "Hill Giant"
    When Alice plays "Reach Through Mists" from library
    Then Bob can look at "Hill Giant"
    And Alice can look at "Hill Giant"
    And Bob can't look at "Island" by rule 401.2

  @cr26:401.5
  Scenario: Bob looks at Hill Giant once Alice has cast Early Warning, which Bookmark Lens marked, from her library, and Bookmark Lens doesn't exile Hill Giant
    Given Alice controls "Melek, Izzet Paragon", "Bookmark Lens" and can pay {1}{W}
    And Alice has "Early Warning", "Hill Giant" and "Swamp" as library
    When Alice activates "Bookmark Lens"
    And the stack resolves
    Then Bob can look at "Early Warning"
    And Bob can't look at "Hill Giant" by rule 401.2
    When Alice plays "Early Warning" from library
    And Bob looks at "Hill Giant"
    Then Bob knows "Hill Giant"
    When the game goes on to Alice's end step
    And the stack resolves
    Then Alice is at 28 life
    And "Early Warning" is in Alice's graveyard
    And "Hill Giant" is in Alice's library

  @cr26:401.6
  Scenario: Bookmark Lens exiles the marked Hill Giant from the top of Alice's library, which Melek has kept revealed since it was marked
    Given Alice controls "Melek, Izzet Paragon", "Bookmark Lens" and can pay {1}
    And Alice has "Hill Giant", "Island" and "Swamp" as library
    And Bob has "Plains" and "Forest" as library
    Then Bob can look at "Hill Giant"
    And Bob can't look at "Island" by rule 401.2
    When Bob looks at "Hill Giant"
    And Alice activates "Bookmark Lens"
    And the stack resolves
    Then Bob can look at "Hill Giant"
    When the game goes on to Alice's end step
    And the stack resolves
    Then "Hill Giant" is exiled
    And "Island" is in Alice's library

  @cr26:401.6
  Scenario: Bookmark Lens doesn't exile the marked Hill Giant, which wasn't revealed while Melek was in Alice's hand and is revealed again
    Given Alice controls "Melek, Izzet Paragon", "Bookmark Lens" and can pay {1}{4}{U}{R}
    And Alice has "Hill Giant", "Island" and "Swamp" as library
    And Bob has "Plains" and "Forest" as library
    And Bob has "Boomerang" in hand and can pay {U}{U}
    Then Bob can look at "Hill Giant"
    And Bob can't look at "Island" by rule 401.2
    When Bob looks at "Hill Giant"
    And Alice activates "Bookmark Lens"
    And the stack resolves
    And Bob plays "Boomerang" targeting "Melek, Izzet Paragon"
    And the stack resolves
    Then Bob can't look at "Hill Giant" by rule 401.2
    When Alice plays "Melek, Izzet Paragon"
    And the stack resolves
    Then Bob can look at "Hill Giant"
    When the game goes on to Alice's end step
    And the stack resolves
    Then "Hill Giant" is in Alice's library
