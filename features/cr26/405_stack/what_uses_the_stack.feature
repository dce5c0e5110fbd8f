Feature: What uses the stack

  @cr26:112.1 @cr26:405.1 @cr26:405.2.3
  Scenario: The card of Lightning Bolt is on the stack, and Frostwielder stays on the battlefield while its ability is on the stack
    Given Alice controls "Frostwielder" and has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Lightning Bolt" targeting Bob
    And Alice activates "Frostwielder" targeting Bob
    Then the stack holds the ability of "Frostwielder" and "Lightning Bolt"
    And Alice's hand is empty
    And "Frostwielder" is in play
    And "Frostwielder" is tapped
    When the top of the stack resolves
    Then Bob is at 19 life
    And "Frostwielder" is in play

  @cr26:603.3b
  Scenario: Of two Soul Wardens' abilities, that of the player whose turn it isn't resolves first
    Given Alice controls "Soul Warden" as "hers" and has "Hill Giant" in hand and can pay {3}{R}
    And Bob controls "Soul Warden" as "his"
    When Alice plays "Hill Giant"
    And the top of the stack resolves
    Then the stack holds the ability of "his" and the ability of "hers"
    When the top of the stack resolves
    Then Bob is at 21 life
    And Alice is at 20 life

  @cr26:405.5
  Scenario: The spell that was cast last resolves first, and the step ends when all players pass with an empty stack
    Given it is Alice's upkeep
    And Alice has "Lightning Bolt" and "Giant Growth" in hand and can pay {R}{G}
    And Alice has "Swamp" as library
    And Bob controls "Hill Giant"
    When Alice plays "Lightning Bolt" targeting "Hill Giant"
    And Alice plays "Giant Growth" targeting "Hill Giant"
    And Alice passes
    And Bob passes
    Then "Hill Giant" is 6/6
    And the stack holds "Lightning Bolt"
    And it is Alice's upkeep
    When Alice passes
    And Bob passes
    Then "Hill Giant" has 3 damage marked
    And the stack is empty
    When Alice passes
    And Bob passes
    Then it is Alice's draw step

  @cr26:405.6a @cr26:603.7.2
  Scenario: Otherworldly Journey exiles a creature at once, and the ability that returns it goes on the stack at the end step
    Given Alice controls "Hill Giant" and has "Otherworldly Journey" in hand and can pay {1}{W}
    When Alice plays "Otherworldly Journey" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is exiled
    And the stack is empty
    When the game goes on to the end step
    Then "Hill Giant" is exiled
    And the stack holds the trigger of "Otherworldly Journey"
    When the stack resolves
    Then "Hill Giant" is in play
    And "Hill Giant" is a new object

  @cr26:405.6b
  Scenario: Crusade makes Serra Angel 5/5 as soon as it has resolved, with nothing on the stack
    Given Alice controls "Serra Angel" and "Hill Giant"
    And Alice has "Crusade" in hand and can pay {W}{W}
    When Alice plays "Crusade"
    And the top of the stack resolves
    Then "Serra Angel" is 5/5
    And "Hill Giant" is 3/3
    And the stack is empty

  @cr26:405.6c
  Scenario: Llanowar Elves make mana at once, and Frostwielder's ability waits on the stack
    Given Alice controls "Llanowar Elves" and "Frostwielder"
    When Alice activates "Llanowar Elves"
    Then the stack is empty
    And Alice has {G} in the mana pool
    And Alice has priority
    When Alice activates "Frostwielder" targeting Bob
    Then the stack holds the ability of "Frostwielder"
    And Bob is at 20 life

  @cr26:405.6d
  Scenario: Battering Craghorn is turned face up while Lightning Bolt is on the stack
    Given Alice controls a face-down "Battering Craghorn" and can pay {1}{R}{R}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    And it is Bob's main phase
    When Bob plays "Lightning Bolt" targeting Alice
    And Bob passes
    Then Alice can turn "Battering Craghorn" face up
    When Alice turns "Battering Craghorn" face up
    Then the stack holds "Lightning Bolt"
    And "Battering Craghorn" is 3/1
    And "Battering Craghorn" is face up

  @cr26:405.6e @cr26:504.2.2 @cr26:504.1
  Scenario: Since 2004, Alice draws before she gets priority in her draw step
    Given it is Alice's upkeep
    And Alice controls "Grizzly Bears"
    And Alice has "Hill Giant" and "Island" as library
    When the game goes on to Alice's draw step
    Then the stack is empty
    And "Hill Giant" is in Alice's hand
    And Alice has drawn 1 card
    And Bob has drawn no cards
    And it happened in this order that Alice drew, then Alice got priority in the draw step

  @cr26:405.6h
  Scenario: When Bob loses, his creature leaves the game, and Carol's creature that he had taken is Carol's again
    Given Carol is playing too
    And Bob is at 3 life
    And Bob controls "Hill Giant"
    And Carol controls "Grizzly Bears"
    And Bob controls "Mind Control" attached to "Grizzly Bears"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    Then Bob controls "Grizzly Bears"
    When Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Bob has lost the game
    And Carol controls "Grizzly Bears"
    And "Hill Giant" is not on the battlefield
    And the stack is empty

  @cr26:405.6e.before
  Scenario: In 2001, Alice gets priority in her draw step while her draw is on the stack
    Given it is Alice's upkeep
    And Alice has "Hill Giant" and "Island" as library
    When the game goes on to Alice's draw step
    Then the stack holds Alice's draw
    And Alice's hand is empty
    When the stack resolves
    Then "Hill Giant" is in Alice's hand
    And it happened in this order that Alice got priority in the draw step, then Alice drew

  @cr26:405.6c.2
  Scenario: Adarkar Wastes makes blue mana and damages its controller at once, and nothing uses the stack
    Given Alice controls "Adarkar Wastes"
    When Alice taps "Adarkar Wastes" for mana making {U}
    Then Alice has {U} in the mana pool
    And Alice is at 19 life
    And the stack is empty
    And Alice has priority

  @cr26:405.6c.2
  Scenario: Adarkar Wastes makes colourless mana without damage
    Given Alice controls "Adarkar Wastes"
    When Alice taps "Adarkar Wastes" for mana making {C}
    Then Alice has {C} in the mana pool
    And Alice is at 20 life

  @cr26:603.3b
  Scenario: The abilities of Alice's two Soul Wardens are below that of Bob's, in the order that she chooses
    Given Alice controls "Soul Warden" as "one" and "Soul Warden" as "two"
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    And Bob controls "Soul Warden" as "his"
    When Alice plays "Hill Giant"
    And the top of the stack resolves
    And Alice puts "two" and "one" in this order
    Then the stack holds the ability of "his", the ability of "one" and the ability of "two"
    When the top of the stack resolves
    Then Bob is at 21 life
    And Alice is at 20 life
    When the stack resolves
    Then Alice is at 22 life

  @cr26:603.3b
  Scenario: In Alice's turn, the abilities of Bob's two Soul Wardens are above that of Alice's, in the order that Bob chooses
    Given Alice controls "Soul Warden" as "hers"
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    And Bob controls "Soul Warden" as "one" and "Soul Warden" as "two"
    When Alice plays "Hill Giant"
    And the top of the stack resolves
    And Bob puts "two" and "one" in this order
    Then the stack holds the ability of "one", the ability of "two" and the ability of "hers"
    And Alice was asked for an order never
    When the top of the stack resolves
    Then Bob is at 21 life
    And Alice is at 20 life

  @cr26:405.6b.2
  Scenario: Serra Avatar is as large as Alice's life total from the moment it is in play, and changes with it while nothing is on the stack
    Given Alice has "Serra Avatar" in hand and can pay {4}{W}{W}{W}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Serra Avatar"
    And the top of the stack resolves
    Then "Serra Avatar" is 20/20
    And the stack is empty
    When Bob plays "Lightning Bolt" targeting Alice
    And the top of the stack resolves
    Then "Serra Avatar" is 17/17
    And the stack is empty

  @cr26:405.6b.3 @edition:2026-01
  Scenario: Culling Drone, which has devoid, is colourless as a spell and as soon as it is on the battlefield, with nothing else on the stack
    Given Alice has "Culling Drone" in hand and can pay {1}{B}
    And Alice controls "Gravedigger"
    When Alice plays "Culling Drone"
    Then "Culling Drone" is colorless
    And "Gravedigger" is black
    And the stack holds "Culling Drone"
    When the top of the stack resolves
    Then "Culling Drone" is colorless
    And "Culling Drone" is 2/2
    And the stack is empty

  @cr26:603.3b.4
  Scenario: In Bob's turn, the ability of his Soul Warden is lowest, that of Carol's is above it and that of Alice's is on top
    Given Carol is playing too
    And it is Bob's main phase
    And Alice controls "Soul Warden" as "Alice's"
    And Carol controls "Soul Warden" as "Carol's"
    And Bob controls "Soul Warden" as "Bob's"
    And Bob has "Hill Giant" in hand and can pay {3}{R}
    When Bob plays "Hill Giant"
    And the top of the stack resolves
    Then the stack holds the ability of "Alice's", the ability of "Carol's" and the ability of "Bob's"
    When the top of the stack resolves
    Then Alice is at 21 life
    And Carol is at 20 life
    When the top of the stack resolves
    Then Carol is at 21 life
    And Bob is at 20 life

  @cr26:405.5.2
  Scenario: Carol's Giant Growth resolves only as Carol, Alice and Bob have passed, and then Lightning Bolt as Alice, Bob and Carol have
    Given Carol is playing too
    And it is Alice's upkeep
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Alice has "Swamp" as library
    And Carol controls "Hill Giant"
    And Carol has "Giant Growth" in hand and can pay {G}
    When Alice plays "Lightning Bolt" targeting "Hill Giant"
    And Alice passes
    And Bob passes
    Then the stack holds "Lightning Bolt"
    And Carol can play "Giant Growth" targeting "Hill Giant"
    When Carol plays "Giant Growth" targeting "Hill Giant"
    And Carol passes
    And Alice passes
    Then the stack holds "Giant Growth" and "Lightning Bolt"
    When Bob passes
    Then "Hill Giant" is 6/6
    And the stack holds "Lightning Bolt"
    When Alice passes
    And Bob passes
    And Carol passes
    Then "Hill Giant" has 3 damage marked
    And the stack is empty
    When Alice passes
    And Bob passes
    Then it is Alice's upkeep
    When Carol passes
    Then it is Alice's draw step

  @cr26:112.1
  Scenario: Gravecrawler is put onto the stack from the graveyard, from which it is cast, and Memory Lapse, which counters it, puts it on top of the library
    Given Alice controls "Walking Corpse" and can pay {B}
    And Alice has "Gravecrawler" and "Hill Giant" in graveyard
    And Bob has "Memory Lapse" in hand and can pay {1}{U}
    When Alice plays "Gravecrawler" from graveyard
    Then the stack holds "Gravecrawler"
    And Alice's graveyard holds "Hill Giant"
    When Bob plays "Memory Lapse" targeting "Gravecrawler"
    And the stack resolves
    Then the stack is empty
    And the top of Alice's library is "Gravecrawler"
    And Alice's graveyard holds "Hill Giant"

  @cr26:405.6c.4
  Scenario: Bob, who taps a Forest to pay {1} as Alice's Crystal Shard's ability resolves, doesn't get priority for that, and Alice gets it
    Given Alice controls "Crystal Shard" and can pay {U}
    And Alice has "Shock" in hand and can pay {R}
    And Bob controls "Hill Giant" and "Forest"
    When Alice activates "Crystal Shard" paying the cost "blue" targeting "Hill Giant"
    And Alice passes
    And Bob passes
    And Bob pays
    Then "Forest" is tapped
    And "Hill Giant" is in play
    And the stack is empty
    And Alice has priority
    And Alice can play "Shock" targeting Bob

  @cr26:405.3.3
  Scenario: Of the copies of Divination that Hive Mind makes for Bob and Carol, Carol's is above Bob's and resolves first
    Given Carol is playing too
    And Alice controls "Hive Mind" and has "Divination" in hand and can pay {2}{U}
    And Alice has 3 "Island" as "page" as library
    And Bob has 3 "Swamp" as "leaf" as library
    And Carol has 3 "Plains" as "note" as library
    When Alice plays "Divination"
    And the top of the stack resolves
    And the top of the stack resolves
    Then Carol has drawn 2 cards
    And Bob has drawn no cards
    When the top of the stack resolves
    Then Bob has drawn 2 cards
    And Alice has drawn no cards

  @cr26:405.3.3
  Scenario: In Carol's turn, the copy of Reach Through Mists that Hive Mind makes for her is below the one that it makes for Bob
    Given Carol is playing too
    And it is Carol's main phase
    And Alice controls "Hive Mind" and has "Reach Through Mists" in hand and can pay {U}
    And Alice has 3 "Island" as "page" as library
    And Bob has 3 "Swamp" as "leaf" as library
    And Carol has 3 "Plains" as "note" as library
    When Alice in response plays "Reach Through Mists"
    And the top of the stack resolves
    And the top of the stack resolves
    Then Bob has drawn 1 card
    And Carol has drawn no cards
    When the top of the stack resolves
    Then Carol has drawn 1 card
    And Alice has drawn no cards
    When the stack resolves
    Then Alice has drawn 1 card

  @cr26:405.3.4
  Scenario: Alice chooses that the copy of Lightning Bolt is put on the stack before that of Reach Through Mists
    Given Alice has "Lightning Bolt", "Reach Through Mists" and "Twin Reflections" in hand and can pay {R}{U}{1}{R}{R}
    And Alice has 3 "Island" as "page" as library
    When Alice plays "Lightning Bolt" targeting Bob
    And Alice plays "Reach Through Mists"
    And Alice plays "Twin Reflections" targeting "Lightning Bolt" and "Reach Through Mists"
    And the top of the stack resolves
    Then Alice is asked for an order
    When Alice puts "Lightning Bolt" and "Reach Through Mists" in this order
    And Alice keeps the targets
    And the top of the stack resolves
    Then Alice has drawn 1 card
    And Bob is at 20 life
    When the top of the stack resolves
    Then Bob is at 17 life
    And the stack holds "Reach Through Mists" and "Lightning Bolt"

  @cr26:405.3.4
  Scenario: Alice chooses that the copy of Reach Through Mists is put on the stack before that of Lightning Bolt
    Given Alice has "Lightning Bolt", "Reach Through Mists" and "Twin Reflections" in hand and can pay {R}{U}{1}{R}{R}
    And Alice has 3 "Island" as "page" as library
    When Alice plays "Lightning Bolt" targeting Bob
    And Alice plays "Reach Through Mists"
    And Alice plays "Twin Reflections" targeting "Lightning Bolt" and "Reach Through Mists"
    And the top of the stack resolves
    Then Alice is asked for an order
    When Alice puts "Reach Through Mists" and "Lightning Bolt" in this order
    And Alice keeps the targets
    And the top of the stack resolves
    Then Bob is at 17 life
    And Alice has drawn no cards
    When the top of the stack resolves
    Then Alice has drawn 1 card
    And the stack holds "Reach Through Mists" and "Lightning Bolt"

  @cr26:405.3.4
  Scenario: If Bob counters Reach Through Mists in response, Twin Reflections copies Lightning Bolt alone, and Alice isn't asked for an order
    Given Alice has "Lightning Bolt", "Reach Through Mists" and "Twin Reflections" in hand and can pay {R}{U}{1}{R}{R}
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Lightning Bolt" targeting Bob
    And Alice plays "Reach Through Mists"
    And Alice plays "Twin Reflections" targeting "Lightning Bolt" and "Reach Through Mists"
    And Bob in response plays "Counterspell" targeting "Reach Through Mists"
    And the top of the stack resolves
    And the top of the stack resolves
    And Alice keeps the targets
    And the stack resolves
    Then Bob is at 14 life
    And "Reach Through Mists" was countered
    And Alice has drawn no cards
    And Alice was asked for an order never

  @cr26:405.6e.2
  Scenario: As Alice's precombat main phase ends, her unspent mana is lost without the stack, and the beginning of combat step comes before anybody gets priority again
    Given Alice controls "Forest" and "Llanowar Elves"
    And Bob controls "Swamp"
    When Alice taps "Forest" for mana
    And Alice taps "Llanowar Elves" for mana
    And Alice passes
    And Bob taps "Swamp" for mana
    Then it is Alice's precombat main phase
    And Alice has {G}{G} in the mana pool
    And Bob has {B} in the mana pool
    When Bob passes
    And Alice passes
    Then it is Alice's beginning of combat step
    And Alice has no mana in the mana pool
    And Bob has no mana in the mana pool
    And the stack is empty
