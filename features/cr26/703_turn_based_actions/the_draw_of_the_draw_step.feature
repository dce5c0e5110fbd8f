Feature: The draw of the draw step

  @cr26:703.1a @cr26:703.3 @cr26:703.4d
  Scenario: As Alice gets priority in her draw step, she has drawn one card, and Howling Mine's trigger is the only object on the stack
    Given it is Alice's upkeep
    And Alice controls "Howling Mine"
    And Alice has "Island" and "Forest" on top of library
    And Bob has 3 "Swamp" as "leaf" as library
    When the game goes on to Alice's draw step
    Then Alice has drawn 1 card
    And Bob has drawn no cards
    And "Island" is in Alice's hand
    And the stack holds the ability of "Howling Mine"
    And Alice has priority
    When the stack resolves
    Then Alice has drawn 2 cards
    And "Forest" is in Alice's hand
    When the game goes on to Bob's draw step
    Then Bob has drawn 1 card
    And Alice has drawn 2 cards

  @cr26:703.1a
  Scenario: Phyrexian Arena triggers as Alice's upkeep begins, and she draws and loses life only as its ability resolves
    Given it is Bob's end step
    And Alice controls "Phyrexian Arena"
    And Alice has "Island" and "Forest" on top of library
    When the game goes on to Alice's upkeep
    Then the stack holds the ability of "Phyrexian Arena"
    And Alice has drawn no cards
    And Alice is at 20 life
    And Alice has priority
    When the stack resolves
    Then "Island" is in Alice's hand
    And Alice is at 19 life

  @cr26:703.3 @cr26:500.6.2 @cr26:504.1
  Scenario: Alice draws in her draw step before abilities go on the stack, so Bob orders the triggers of Howling Mine and of Underworld Dreams
    Given it is Alice's upkeep
    And Bob controls "Howling Mine" and "Underworld Dreams"
    And Alice has "Island" and "Forest" on top of library
    When the game goes on to Alice's draw step
    And Bob puts "Underworld Dreams" and "Howling Mine" in this order
    Then the stack holds the ability of "Howling Mine" and the ability of "Underworld Dreams"
    And Alice has drawn 1 card
    And Alice has priority
    When the top of the stack resolves
    Then Alice has drawn 2 cards
    And Alice is at 20 life
    When the stack resolves
    Then Alice is at 18 life

  @cr26:504.1
  Scenario: In Bob's draw step, Bob draws one card before he gets priority, and Alice draws none
    Given it is Bob's upkeep
    And Bob has "Hill Giant" and "Island" as library
    And Alice has 4 "Plains" as "dune" as library
    When the game goes on to Bob's draw step
    Then the stack is empty
    And "Hill Giant" is in Bob's hand
    And Bob has drawn 1 card
    And Alice has drawn no cards
    And it happened in this order that Bob drew, then Bob got priority in the draw step

  @cr26:703.3 @cr26:104.3c
  Scenario: Alice, whose library is empty as her draw step begins, loses before she would get priority in that step
    Given it is Alice's upkeep
    And Alice has an empty library
    When Alice passes
    And Bob passes
    Then Alice has lost the game
    And Bob has won the game
    And it happened never that Alice got priority in the draw step

  @cr26:703.3 @cr26:104.3c.2
  Scenario: A player who draws from an empty library in the draw step has lost before she would get priority in that step
    Given it is Alice's upkeep
    And Carol is playing too
    And Alice has an empty library
    And Bob has "Grizzly Bears" in hand and can pay {1}{G}
    When the game goes on to Bob's main phase
    And Bob plays "Grizzly Bears"
    And the stack resolves
    Then Alice has lost the game
    And "Grizzly Bears" is in play
    And it happened never that Alice got priority in the draw step

  @cr26:703.1 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Alice's draw in her draw step doesn't use the stack, and mana that she added in her upkeep is gone
    Given it is Alice's upkeep
    And Alice controls "Forest"
    And Alice has "Island" and "Swamp" on top of library
    When Alice taps "Forest" for mana
    Then Alice has {G} in the mana pool
    When the game goes on to Alice's draw step
    Then Alice has drawn 1 card
    And "Island" is in Alice's hand
    And the stack is empty
    And Alice has no mana in the mana pool
    And Alice has priority

  @cr26:703.1a.2 @cr26:603.2b.4
  Scenario: Eladamri's Vineyard triggers as each player's precombat main phase begins, and adds the mana only as its ability resolves
    Given it is Alice's draw step
    And Alice controls "Eladamri's Vineyard"
    And Bob has 4 "Swamp" as "leaf" as library
    When the game goes on to Alice's main phase
    Then the stack holds the ability of "Eladamri's Vineyard"
    And Alice has no mana in the mana pool
    And Alice has priority
    When the stack resolves
    Then Alice has {G}{G} in the mana pool
    When the game goes on to Bob's main phase
    Then "Eladamri's Vineyard" has triggered twice
    And Bob has no mana in the mana pool
    When the stack resolves
    Then Bob has {G}{G} in the mana pool
    And Alice has no mana in the mana pool

  @cr26:603.2b.4
  Scenario: Eladamri's Vineyard triggers as Alice's precombat main phase begins, and not as her postcombat main phase does
    Given it is Alice's draw step
    And Alice controls "Eladamri's Vineyard"
    When the game goes on to Alice's main phase
    Then the stack holds the ability of "Eladamri's Vineyard"
    When the stack resolves
    Then Alice has {G}{G} in the mana pool
    When the game goes on to Alice's postcombat main phase
    Then the stack is empty
    And "Eladamri's Vineyard" has triggered once
    And Alice has no mana in the mana pool

  @cr26:703.3.4 @cr26:703.3.2
  Scenario: Brief Moth, whose second lore counter leaves it without toughness, is in the graveyard before the trigger of its chapter and that of Eladamri's Vineyard are put on the stack
    Given it is Alice's draw step
    And Alice controls "Brief Moth" with 1 lore counter and "Eladamri's Vineyard"
    Then "Brief Moth" is 2/1
    When the game goes on to Alice's main phase
    Then "Brief Moth" is in Alice's graveyard
    And "Brief Moth" was put there for lack of toughness
    And the stack is empty
    When Alice puts "Eladamri's Vineyard" and "Brief Moth" in this order
    Then the stack holds the ability of "Brief Moth" and the ability of "Eladamri's Vineyard"
    And Alice has priority
    And Alice is at 20 life
    When the top of the stack resolves
    Then Alice is at 21 life

  @cr26:703.3.4
  Scenario: Brief Moth, which Giant Growth leaves three toughness as it gets its second lore counter, stays in play while the trigger of its chapter is put on the stack
    Given it is Alice's draw step
    And Alice controls "Brief Moth" with 1 lore counter
    And Alice has "Giant Growth" in hand and can pay {G}
    When Alice plays "Giant Growth" targeting "Brief Moth"
    And the stack resolves
    Then "Brief Moth" is 5/4
    When the game goes on to Alice's main phase
    Then "Brief Moth" has 2 lore counters
    And "Brief Moth" is 5/3
    And the stack holds the ability of "Brief Moth"
    When the stack resolves
    Then Alice is at 21 life
    And "Brief Moth" is in play

  @cr26:603.2b.4
  Scenario: Eladamri's Vineyard has triggered once by Bob's upkeep, and twice by his end step
    Given it is Alice's draw step
    And Alice controls "Eladamri's Vineyard"
    And Bob has 4 "Swamp" as "leaf" as library
    When the game goes on to Bob's upkeep
    Then "Eladamri's Vineyard" has triggered once
    When the game goes on to Bob's end step
    Then "Eladamri's Vineyard" has triggered twice
