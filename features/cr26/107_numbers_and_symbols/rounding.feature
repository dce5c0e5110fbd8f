Feature: Rounding

  @cr26:107.1a
  Scenario: Pox takes a third of each player's life, cards in hand, creatures and lands, rounded up
    Given Alice has {B}{B}{B} in the mana pool
    And Alice has "Pox", "Sol Ring", "Smite", "Bog Wraith" and "Stone Rain" in hand
    And Alice controls "Grizzly Bears", "Hill Giant" and "Steel Golem"
    And Alice controls "Forest" and "Plains"
    And Bob is at 10 life and has "Naturalize" in hand
    And Bob controls "White Knight", "Island", "Mountain", "Swamp" and "Savannah"
    When Alice plays "Pox"
    And the stack resolves
    And Alice chooses "Smite" and "Sol Ring"
    And Bob chooses "Naturalize"
    And Alice chooses "Steel Golem"
    And Bob chooses "White Knight"
    And Alice chooses "Forest"
    And Bob chooses "Island" and "Swamp"
    Then Alice is at 13 life
    And Bob is at 6 life
    And "Bog Wraith" and "Stone Rain" are in Alice's hand
    And "Grizzly Bears" and "Hill Giant" are in play
    And "Plains" is in play
    And "Mountain" and "Savannah" are in play
    And "Smite", "Sol Ring", "Steel Golem" and "Forest" are in Alice's graveyard
    And "Naturalize", "White Knight", "Island" and "Swamp" are in Bob's graveyard

  @cr26:107.1a
  Scenario: Pox rounds nothing if a third of a life total is a whole number: 18 life becomes 12, and 3 life becomes 2
    Given Alice has {B}{B}{B} in the mana pool and has "Pox" in hand
    And Alice is at 18 life
    And Bob is at 3 life
    When Alice plays "Pox"
    And the stack resolves
    Then Alice is at 12 life
    And Bob is at 2 life

  @cr26:107.1b.3 @cr26:608.2h.13
  Scenario: For Hill Giant with power -2, Swords to Plowshares has Bob gain no life, and for Craw Wurm 6 life
    Given Bob controls "Hill Giant" and "Craw Wurm"
    And Alice has "Hydrosurge" and 2 "Swords to Plowshares" as "sword" in hand and can pay {U}{W}{W}
    When Alice plays "Hydrosurge" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is -2/3
    When Alice plays "sword 1" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is exiled
    And Bob is at 20 life
    And it happened never that Bob gained life
    When Alice plays "sword 2" targeting "Craw Wurm"
    And the stack resolves
    Then Bob is at 26 life

  @cr26:107.1b.3
  Scenario: For Grizzly Bears with power -3, Swords to Plowshares has Bob neither gain nor lose life, and for Serra Angel he gains 4
    Given Bob controls "Grizzly Bears" and "Serra Angel"
    And Alice has "Hydrosurge" and 2 "Swords to Plowshares" as "sword" in hand and can pay {U}{W}{W}
    When Alice plays "Hydrosurge" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "sword 1" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is exiled
    And Bob is at 20 life
    And it happened never that Bob gained life
    When Alice plays "sword 2" targeting "Serra Angel"
    And the stack resolves
    Then Bob is at 24 life

  @cr26:107.1b.4
  Scenario: Fling deals no damage for Hill Giant with power -2, and 6 damage for Craw Wurm
    Given Alice controls "Hill Giant" and "Craw Wurm"
    And Alice has "Hydrosurge" and 2 "Fling" as "fling" in hand and can pay {U}{1}{R}{1}{R}
    When Alice plays "Hydrosurge" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is -2/3
    When Alice plays "fling 1" sacrificing "Hill Giant" targeting Bob
    And the stack resolves
    Then Bob is at 20 life
    And it happened never that Bob was dealt damage
    When Alice plays "fling 2" sacrificing "Craw Wurm" targeting Bob
    And the stack resolves
    Then Bob is at 14 life

  @cr26:107.1b.5
  Scenario: Beacon of Immortality doubles Alice's life total of -1 to -2
    Given Alice controls "Platinum Angel" and is at 2 life
    And Alice has "Lava Spike" and "Beacon of Immortality" in hand and can pay {R}{5}{W}
    And Alice has "Island" and "Forest" as library
    When Alice plays "Lava Spike" targeting Alice
    And the stack resolves
    Then Alice is at -1 life
    When Alice plays "Beacon of Immortality" targeting Alice
    And the stack resolves
    Then Alice is at -2 life
    And Alice is still in the game
    And "Beacon of Immortality" is in Alice's library

  @cr26:107.1b.5.before
  Scenario: In 2009, Beacon of Immortality makes Alice's life total of -1 0, because the calculated -2 is below 0
    Given Alice controls "Platinum Angel" and is at 2 life
    And Alice has "Lava Spike" and "Beacon of Immortality" in hand and can pay {R}{5}{W}
    And Alice has "Island" and "Forest" as library
    When Alice plays "Lava Spike" targeting Alice
    And the stack resolves
    Then Alice is at -1 life
    When Alice plays "Beacon of Immortality" targeting Alice
    And the stack resolves
    Then Alice is at 0 life
    And Alice is still in the game
    And "Beacon of Immortality" is in Alice's library

  @cr26:107.1b.5.before
  Scenario: In 2009, Beacon of Immortality doubles Alice's life total of 3 to 6
    Given Alice controls "Platinum Angel" and is at 3 life
    And Alice has "Beacon of Immortality" in hand and can pay {5}{W}
    And Alice has "Island" and "Forest" as library
    When Alice plays "Beacon of Immortality" targeting Alice
    And the stack resolves
    Then Alice is at 6 life
    And "Beacon of Immortality" is in Alice's library

  @cr26:107.1b.5
  Scenario: Beacon of Immortality doubles Alice's life total of 0 to 0
    Given Alice controls "Platinum Angel" and is at 3 life
    And Alice has "Lava Spike" and "Beacon of Immortality" in hand and can pay {R}{5}{W}
    And Alice has "Island" and "Forest" as library
    When Alice plays "Lava Spike" targeting Alice
    And the stack resolves
    Then Alice is at 0 life
    When Alice plays "Beacon of Immortality" targeting Alice
    And the stack resolves
    Then Alice is at 0 life
    And Alice is still in the game
    And "Beacon of Immortality" is in Alice's library

  @cr26:107.1b.6
  Scenario: Repay in Kind sets Bob's life total to Alice's -1, and he loses the game
    Given Alice controls "Platinum Angel" and is at 2 life
    And Alice has "Lava Spike" and "Repay in Kind" in hand and can pay {R}
    And Alice has {B}{B}{B}{B}{B}{B}{B} in the mana pool
    When Alice plays "Lava Spike" targeting Alice
    And the stack resolves
    Then Alice is at -1 life
    When Alice plays "Repay in Kind"
    And the stack resolves
    Then Bob is at -1 life
    And Bob has lost the game

  @cr26:107.1b.7
  Scenario: Serra Avatar in Alice's hand is 2/2 at 2 life, and -1/-1 as Alice is at -1 life
    Given Alice controls "Platinum Angel" and is at 2 life
    And Alice has "Serra Avatar" and "Lava Spike" in hand and can pay {R}
    Then "Serra Avatar" is 2/2
    When Alice plays "Lava Spike" targeting Alice
    And the stack resolves
    Then Alice is at -1 life
    And "Serra Avatar" is -1/-1

  @cr26:107.1b.7
  Scenario: Serra Avatar on the battlefield with +3/+3 is 5/5 at 2 life, and 2/2 as Alice is at -1 life
    Given Alice controls "Platinum Angel" and "Serra Avatar" and is at 2 life
    And Alice has "Lava Spike" and "Giant Growth" in hand and can pay {R}{G}
    When Alice plays "Giant Growth" targeting "Serra Avatar"
    And the stack resolves
    Then "Serra Avatar" is 5/5
    When Alice plays "Lava Spike" targeting Alice
    And the stack resolves
    Then Alice is at -1 life
    And "Serra Avatar" is 2/2

  @cr26:107.1b.8 @edition:2026-01
  Scenario: Furtive Homunculus with skulk and power -3 can't be blocked by Wall of Stone with power 0, and can be by a creature with power -3
    Given Alice controls "Furtive Homunculus" and has "Hydrosurge" in hand and can pay {U}
    And Bob controls "Wall of Stone" and "Hill Giant"
    And "Hill Giant" gets -6/-0 until end of turn
    When Alice plays "Hydrosurge" targeting "Furtive Homunculus"
    And the stack resolves
    And Alice attacks with "Furtive Homunculus"
    Then "Furtive Homunculus" is -3/1
    And "Hill Giant" is -3/3
    And Bob can't block "Furtive Homunculus" with "Wall of Stone" because "Furtive Homunculus" has "skulk"
    When Bob blocks "Furtive Homunculus" with "Hill Giant"
    Then "Hill Giant" is blocking "Furtive Homunculus"

  @cr26:107.1b.8
  Scenario: Wandering Wolf with power -3 can't be blocked by Hill Giant, whose power -4 is less, and can be by Grizzly Bears with power -3
    Given Alice controls "Wandering Wolf" and has "Hydrosurge" in hand and can pay {U}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    And "Hill Giant" gets -7/-0 until end of turn
    And "Grizzly Bears" gets -5/-0 until end of turn
    When Alice plays "Hydrosurge" targeting "Wandering Wolf"
    And the stack resolves
    And Alice attacks with "Wandering Wolf"
    Then "Wandering Wolf" is -3/1
    And "Hill Giant" is -4/3
    And Bob can't block "Wandering Wolf" with "Hill Giant" because of "stray" of "Wandering Wolf"
    When Bob blocks "Wandering Wolf" with "Grizzly Bears"
    Then "Grizzly Bears" is blocking "Wandering Wolf"

  @cr26:107.1b.8.before
  Scenario: Until 2006, Hill Giant with power -4 can block Wandering Wolf with power -3, because both powers count as 0, and Wandering Wolf still is -3/1
    Given Alice controls "Wandering Wolf" and has "Hydrosurge" in hand and can pay {U}
    And Bob controls "Hill Giant"
    And "Hill Giant" gets -7/-0 until end of turn
    When Alice plays "Hydrosurge" targeting "Wandering Wolf"
    And the stack resolves
    And Alice attacks with "Wandering Wolf"
    Then "Wandering Wolf" is -3/1
    And "Hill Giant" is -4/3
    And Bob can block "Wandering Wolf" with "Hill Giant"
    When Bob blocks "Wandering Wolf" with "Hill Giant"
    Then "Hill Giant" is blocking "Wandering Wolf"

  @cr26:107.1b.8.before
  Scenario: Until 2006, too, Grizzly Bears with power 2 can't block and Hill Giant with power 3 can block if Wandering Wolf has power 3
    Given Alice controls "Wandering Wolf"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    And "Wandering Wolf" gets +1/+0 until end of turn
    When Alice attacks with "Wandering Wolf"
    Then Bob can't block "Wandering Wolf" with "Grizzly Bears" because of "stray" of "Wandering Wolf"
    When Bob blocks "Wandering Wolf" with "Hill Giant"
    Then "Hill Giant" is blocking "Wandering Wolf"

  @cr26:107.1b.10
  Scenario: Threefold Beacon triples Alice's life total of -1 to -3, and Bob's of 5 to 15
    Given Alice controls "Platinum Angel" and is at 2 life
    And Bob is at 5 life
    And Alice has "Lava Spike" and 2 "Threefold Beacon" as "beacon" in hand and can pay {R}{2}{W}{2}{W}
    When Alice plays "Lava Spike" targeting Alice
    And the stack resolves
    Then Alice is at -1 life
    When Alice plays "beacon 1" targeting Alice
    And the stack resolves
    Then Alice is at -3 life
    And Alice is still in the game
    When Alice plays "beacon 2" targeting Bob
    And the stack resolves
    Then Bob is at 15 life

  @cr26:107.1b.10
  Scenario: Threefold Beacon triples Alice's life total of 0 to 0
    Given Alice controls "Platinum Angel" and is at 3 life
    And Alice has "Lava Spike" and "Threefold Beacon" in hand and can pay {R}{2}{W}
    When Alice plays "Lava Spike" targeting Alice
    And the stack resolves
    And Alice plays "Threefold Beacon" targeting Alice
    And the stack resolves
    Then Alice is at 0 life
    And Alice is still in the game
    And "Platinum Angel" is 4/4

  @cr26:107.1b.11.before
  Scenario: In 2009 and 2013, Overwhelming Stampede makes Wall of Stone, which is -5/8, -10/3, because X is -5
    Given Alice controls "Wall of Stone" and has "Hydrosurge" and "Overwhelming Stampede" in hand
    And Alice can pay {U}{3}{G}{G}
    When Alice plays "Hydrosurge" targeting "Wall of Stone"
    And the stack resolves
    Then "Wall of Stone" is -5/8
    When Alice plays "Overwhelming Stampede"
    And the stack resolves
    Then "Wall of Stone" is -10/3
    And "Wall of Stone" has "trample"

  @cr26:107.1b.11
  Scenario: Overwhelming Stampede adds nothing to Grizzly Bears with power -3
    Given Alice controls "Grizzly Bears" and has "Hydrosurge" and "Overwhelming Stampede" in hand
    And Alice can pay {U}{3}{G}{G}
    When Alice plays "Hydrosurge" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "Overwhelming Stampede"
    And the stack resolves
    Then "Grizzly Bears" is -3/2
    And "Grizzly Bears" has "trample"

  @cr26:107.1b.11
  Scenario: Overwhelming Stampede adds the power of Hill Giant, 3, to each creature of its player, also to one with power -3
    Given Alice controls "Grizzly Bears" and "Hill Giant" and has "Hydrosurge" and "Overwhelming Stampede" in hand
    And Alice can pay {U}{3}{G}{G}
    When Alice plays "Hydrosurge" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "Overwhelming Stampede"
    And the stack resolves
    Then "Grizzly Bears" is 0/5
    And "Hill Giant" is 6/6

  @cr26:107.1a.3
  Scenario: Halved Bounty, which gains half of X life rounded down, gains 2 life with X = 5 and 3 life with X = 6
    Given Alice has "Halved Bounty" as "odd" and "Halved Bounty" as "even" in hand and can pay {5}{W}{6}{W}
    When Alice plays "odd" with X = 5
    And the stack resolves
    Then Alice is at 22 life
    When Alice plays "even" with X = 6
    And the stack resolves
    Then Alice is at 25 life

  @cr26:107.1a.3
  Scenario: Halved Bounty, which halves the even numbers X = 8 and X = 2, gains 4 life and 1 life
    Given Alice has "Halved Bounty" as "large" and "Halved Bounty" as "small" in hand and can pay {8}{W}{2}{W}
    When Alice plays "large" with X = 8
    And the stack resolves
    Then Alice is at 24 life
    When Alice plays "small" with X = 2
    And the stack resolves
    Then Alice is at 25 life

  @cr26:107.1b.8
  Scenario: Wandering Wolf with power 2 can't be blocked by Grizzly Bears, whose power -1 is less, and can be by Hill Giant with power 3
    Given Alice controls "Wandering Wolf"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    And "Grizzly Bears" gets -3/-0 until end of turn
    When Alice attacks with "Wandering Wolf"
    Then "Grizzly Bears" is -1/2
    And Bob can't block "Wandering Wolf" with "Grizzly Bears" because of "stray" of "Wandering Wolf"
    When Bob blocks "Wandering Wolf" with "Hill Giant"
    Then "Hill Giant" is blocking "Wandering Wolf"
