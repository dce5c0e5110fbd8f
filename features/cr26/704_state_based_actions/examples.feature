Feature: Examples of section 704

  @cr26:704.4.ex1
  Scenario: Maro survives Wheel of Fortune, and an ability that triggers on an empty hand goes on the stack afterwards
    Given Alice controls "Maro" and "Bare Shelf" and has "Wheel of Fortune", "Hill Giant" and "Terror" in hand and can pay {2}{R}
    When Alice plays "Wheel of Fortune"
    Then "Maro" is 2/2
    And the stack holds "Wheel of Fortune"
    When the top of the stack resolves
    Then "Maro" is in play
    And "Maro" is 7/7
    And Alice's graveyard holds "Hill Giant", "Terror" and "Wheel of Fortune"
    And the stack holds the ability of "Bare Shelf"
    When the stack resolves
    Then Alice is at 23 life
    And "Bare Shelf" has triggered once

  @cr26:704.4.ex1
  Scenario: Maro survives Wheel of Fortune, and an ability of the opponent that triggers on an empty hand gains life for the opponent
    Given Alice controls "Maro" and has "Wheel of Fortune" and "Terror" in hand and can pay {2}{R}
    And Bob controls "Bare Shelf" and has "Hill Giant" in hand
    When Alice plays "Wheel of Fortune"
    And the top of the stack resolves
    Then the stack holds the ability of "Bare Shelf"
    When the stack resolves
    Then Bob is at 23 life
    And "Maro" is in play
    And "Maro" is 7/7

  @cr26:704.4.ex1
  Scenario: Maro is put into the graveyard if its controller's hand is empty after the resolution of Mind Rot
    Given Alice controls "Maro" and "Grizzly Bears" and has "Hill Giant" in hand
    And it is Bob's main phase
    And Bob has "Mind Rot" in hand and can pay {2}{B}
    Then "Maro" is 1/1
    When Bob plays "Mind Rot" targeting Alice
    And the top of the stack resolves
    Then "Maro" is in Alice's graveyard
    And "Maro" wasn't destroyed
    And "Grizzly Bears" is 2/2

  @cr26:704.4.ex1 @cr26:704.1a
  Scenario: Bare Shelf triggers if its controller's hand is empty after the resolution of Mind Rot
    Given Alice controls "Bare Shelf" and has "Hill Giant" in hand
    And it is Bob's main phase
    And Bob has "Mind Rot" in hand and can pay {2}{B}
    When Bob plays "Mind Rot" targeting Alice
    And the top of the stack resolves
    Then the stack holds the ability of "Bare Shelf"
    When the top of the stack resolves
    Then Alice is at 23 life

  @cr26:704.4
  Scenario: Maro survives as the ability of Teferi's Puzzle Box puts Alice's whole hand into her library before she draws, and Bare Shelf sees the empty hand
    Given it is Alice's upkeep
    And Alice controls "Maro", "Bare Shelf" and "Teferi's Puzzle Box"
    And Alice has "Hill Giant" and "Terror" in hand
    And Alice has 4 "Island" as "page" as library
    When the game goes on to Alice's draw step
    And the stack resolves
    And Alice puts "Hill Giant", "Terror" and "page 1" in this order
    Then "Bare Shelf" has triggered once
    And Alice is at 23 life
    And Alice's hand holds "page 2", "page 3" and "page 4"
    And "Maro" is in play
    And "Maro" is 3/3

  @cr26:704.4
  Scenario: Bare Shelf sees the hand that Teferi's Puzzle Box empties, and Hill Giant, whose toughness stays 3, is in play afterwards
    Given it is Alice's upkeep
    And Alice controls "Hill Giant", "Bare Shelf" and "Teferi's Puzzle Box"
    And Alice has "Terror" in hand
    And Alice has 4 "Island" as "page" as library
    When the game goes on to Alice's draw step
    And the stack resolves
    And Alice puts "Terror" and "page 1" in this order
    Then "Bare Shelf" has triggered once
    And Alice is at 23 life
    And Alice's hand holds "page 2" and "page 3"
    And "Hill Giant" is in play

  @cr26:704.7.ex1
  Scenario: Lich's Mirror replaces the loss for 0 life and for an empty library at the same time with one new start
    Given Alice controls "Lich's Mirror" and "Grizzly Bears" and is at 1 life
    And Alice has "Island" as library and "Terror" in hand
    And Alice has "Hill Giant", "Craw Wurm", "Boomerang", "Forest", "Swamp" and "Plains" in graveyard
    And it is Bob's main phase
    And Bob has "Sign in Blood" in hand and can pay {B}{B}
    And Bob controls "Trained Armodon"
    When Bob plays "Sign in Blood" targeting Alice
    And the stack resolves
    Then Alice is still in the game
    And Alice is at 20 life
    And Alice has drawn 8 cards
    And it happened once that Alice shuffled
    And Alice has 7 cards in hand
    And Alice controls no "creature" permanents
    And Alice's graveyard is empty
    And "Trained Armodon" is in play

  @cr26:704.7.ex1
  Scenario: Lich's Mirror replaces the loss for an empty library alone
    Given Alice controls "Lich's Mirror" and "Grizzly Bears" and is at 10 life
    And Alice has "Island" as library and "Terror" in hand
    And Alice has "Hill Giant", "Craw Wurm", "Boomerang", "Forest", "Swamp" and "Plains" in graveyard
    And it is Bob's main phase
    And Bob has "Sign in Blood" in hand and can pay {B}{B}
    When Bob plays "Sign in Blood" targeting Alice
    And the stack resolves
    Then Alice is at 20 life
    And Alice has drawn 8 cards
    And it happened once that Alice shuffled
    And Alice has 7 cards in hand

  @cr26:704.8.ex1 @cr26:702.93a
  Scenario: Young Wolf with a +1/+1 counter doesn't return after three -1/-1 counters are put on it, but one without counters does
    Given Alice controls "Young Wolf" as "grown" and "Craw Wurm"
    And "grown" has 1 +1/+1 counter
    And Bob controls "Young Wolf" as "young"
    And Bob has "Black Sun's Zenith" in hand and can pay {3}{B}{B}
    And it is Bob's main phase
    When Bob plays "Black Sun's Zenith" with X = 3
    And the stack resolves
    Then "grown" is in Alice's graveyard
    And "grown" has triggered never
    And "young" has triggered once
    And "young" is 2/2
    And "Craw Wurm" is 3/1

  @cr26:704.8.ex1
  Scenario: Young Wolf without a +1/+1 counter returns with one after three -1/-1 counters are put on it
    Given Alice controls "Young Wolf" and "Craw Wurm"
    And Bob has "Black Sun's Zenith" in hand and can pay {3}{B}{B}
    And it is Bob's main phase
    When Bob plays "Black Sun's Zenith" with X = 3
    And the stack resolves
    Then "Young Wolf" is 2/2
    And "Young Wolf" has triggered once
    And "Craw Wurm" is 3/1
