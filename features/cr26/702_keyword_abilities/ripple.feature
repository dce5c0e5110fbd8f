Feature: Ripple

  @cr26:702.60a
  Scenario: Surging Flame lets its controller cast the Surging Flame among the top four cards, and the other three go to the bottom
    Given Alice has "Surging Flame" as "first" in hand and can pay {1}{R}
    And Alice has "Surging Flame" as "second", "Island", "Forest", "Swamp" and "Plains" as library
    When Alice plays "first" targeting Bob
    And the top of the stack resolves
    And Alice says yes
    And while "first" resolves, Alice plays "second" targeting Bob
    And Alice puts "Island", "Forest" and "Swamp" in this order
    Then Alice's library holds, in order, "Plains", "Island", "Forest" and "Swamp"
    When the stack resolves
    And Alice says no
    Then Bob is at 16 life
    And "second" is in Alice's graveyard

  @cr26:702.60a
  Scenario: The controller of Surging Flame need not reveal cards
    Given Alice has "Surging Flame" as "first" in hand and can pay {1}{R}
    And Bob controls "Hill Giant"
    And Alice has "Surging Flame" as "second", "Island", "Forest", "Swamp" and "Plains" as library
    When Alice plays "first" targeting "Hill Giant"
    And the stack resolves
    And Alice says no
    Then "Hill Giant" has 2 damage marked
    And Alice was asked for yes or no by "first" once
    And Alice's library holds, in order, "second", "Island", "Forest", "Swamp" and "Plains"
    And Bob doesn't know "second"

  @cr26:702.60b
  Scenario: Twice-Rippled Flame triggers twice for its two instances of ripple
    Given Alice has "Twice-Rippled Flame" as "first" in hand and can pay {1}{R}
    And Alice has 9 "Plains" as "page" as library
    When Alice plays "first" targeting Bob
    And Alice puts "first" and "first" in this order
    Then "first" has triggered twice
    When the stack resolves
    And Alice says no
    And Alice says no
    Then Bob is at 18 life

  @cr26:702.60a
  Scenario: With fewer than four cards in the library, Surging Flame reveals all of them
    Given Alice has "Surging Flame" as "first" in hand and can pay {1}{R}
    And Bob controls "Wall of Stone"
    And Alice has "Island" and "Surging Flame" as "second" as library
    When Alice plays "first" targeting "Wall of Stone"
    And the top of the stack resolves
    Then Alice is asked for yes or no by "first"
    When Alice says yes
    And while "first" resolves, Alice plays "second" targeting "Wall of Stone"
    Then Bob knows "Island"
    When the stack resolves
    And Alice says no
    Then "Wall of Stone" has 4 damage marked
    And Alice's library holds "Island"

  @cr26:702.60a
  Scenario: Of two revealed cards named Surging Flame, one is cast without paying its mana cost, and the other goes to the bottom
    Given Alice has "Surging Flame" as "first" in hand and can pay {1}{R}
    And Alice has "Surging Flame" as "second", "Island", "Surging Flame" as "third", "Forest" and "Plains" as library
    When Alice plays "first" targeting Bob
    And the top of the stack resolves
    And Alice says yes
    And while "first" resolves, Alice plays "second" targeting Bob
    And Alice says no
    And Alice puts "Island", "third" and "Forest" in this order
    Then Alice's library holds, in order, "Plains", "Island", "third" and "Forest"
    And {0} was spent on "second"
    When the stack resolves
    And Alice says no
    Then Bob is at 16 life

  @cr26:702.60a.2 @cr26:702.60b
  Scenario: Ripple 4 and ripple 2 of Twice-Rippled Flame let its controller reveal four cards and then two
    Given Alice has "Twice-Rippled Flame" as "first" in hand and can pay {1}{R}
    And Alice has 8 "Plains" as "page" as library
    When Alice plays "first" targeting Bob
    And Alice puts the ability "second" of "first" and the ability "first" of "first" in this order
    And the stack resolves
    And Alice says yes
    And Alice puts "page 4", "page 3", "page 2" and "page 1" in this order
    Then the top of Alice's library is "page 5"
    And Bob knows "page 4"
    And Bob doesn't know "page 5"
    When Alice says yes
    Then Bob knows "page 6"
    And Bob doesn't know "page 7"
    When Alice puts "page 6" and "page 5" in this order
    Then Alice's library holds, in order, "page 7", "page 8", "page 4", "page 3", "page 2", "page 1", "page 6" and "page 5"
    And Bob is at 18 life

  @cr26:608.2g.5 @cr26:702.60a
  Scenario: Of two revealed cards named Surging Flame, Alice casts the lower one first and then the upper one, which resolves first
    Given Alice has "Surging Flame" as "first" in hand and can pay {1}{R}
    And Alice has "Surging Flame" as "second", "Island", "Surging Flame" as "third", "Forest" and "Plains" as library
    And Bob controls "Wall of Stone" and "Hill Giant"
    When Alice plays "first" targeting "Wall of Stone"
    And the top of the stack resolves
    And Alice says yes
    And while "first" resolves, Alice plays "third" targeting Bob
    And while "first" resolves, Alice plays "second" targeting "Hill Giant"
    And Alice puts "Island" and "Forest" in this order
    Then Alice's library holds, in order, "Plains", "Island" and "Forest"
    When Alice puts "third" and "second" in this order
    And the stack resolves
    And Alice says no
    And Alice says no
    Then it happened in this order that "Hill Giant" was dealt damage, then Bob was dealt damage, then "Wall of Stone" was dealt damage
    And Bob is at 18 life

  @cr26:702.60a
  Scenario: Surging Flame's controller may cast the revealed Surging Flame, and not the revealed Lava Spike or Hill Giant
    Given Alice has "Surging Flame" as "first" in hand and can pay {1}{R}
    And Alice has "Surging Flame" as "second", "Lava Spike", "Twice-Rippled Flame", "Hill Giant" and "Plains" as library
    When Alice plays "first" targeting Bob
    And the top of the stack resolves
    And Alice says yes
    And while "first" resolves, Alice plays "second" targeting Bob
    And Alice puts "Lava Spike", "Twice-Rippled Flame" and "Hill Giant" in this order
    Then Alice's library holds, in order, "Plains", "Lava Spike", "Twice-Rippled Flame" and "Hill Giant"
    When the stack resolves
    And Alice says no
    Then Bob is at 16 life

  @cr26:702.60a
  Scenario: Bob's Surging Flame that Alice casts from his graveyard reveals the top four cards of her library, and none of his
    Given Alice controls "Strangers' Embers" and can pay {1}{R}
    And Alice has "Surging Flame" as "hers", "Island", "Forest", "Swamp" and "Plains" as library
    And Bob has "Surging Flame" as "first" in graveyard
    And Bob has "Surging Flame" as "his", "Mountain" and "Wastes" as library
    When Alice plays "first" from graveyard targeting Bob
    And the top of the stack resolves
    And Alice says yes
    And while "first" resolves, Alice plays "hers" targeting Bob
    And Alice puts "Island", "Forest" and "Swamp" in this order
    Then Alice's library holds, in order, "Plains", "Island", "Forest" and "Swamp"
    And Bob's library holds, in order, "his", "Mountain" and "Wastes"
    When the stack resolves
    And Alice says no
    Then Bob is at 16 life
    And "hers" is in Alice's graveyard
