Feature: Goblin Guide

  @cr26:508.3a.3
  Scenario: Goblin Guide attacks in the turn in which it entered, and Bob gets a land card but no draw
    Given Alice has "Goblin Guide" in hand and can pay {R}
    And Bob has "Forest" and "Hill Giant" as library
    When Alice plays "Goblin Guide"
    And the stack resolves
    And Alice attacks with "Goblin Guide"
    And the stack resolves
    And combat damage is dealt
    Then Bob is at 18 life
    And Bob's hand holds "Forest"
    And Bob has drawn no cards
    When the game goes on to Bob's main phase
    Then Bob's hand holds "Forest" and "Hill Giant"

  @cr26:508.3a.3
  Scenario: A creature card that Goblin Guide reveals stays on top of the library
    Given Alice controls "Goblin Guide"
    And Bob controls "Wall of Stone"
    And Bob has "Hill Giant" and "Forest" as library
    When Alice attacks with "Goblin Guide"
    Then "Goblin Guide" has triggered once
    When the stack resolves
    And Bob blocks "Goblin Guide" with "Wall of Stone"
    And combat damage is dealt
    Then the top of Bob's library is "Hill Giant"
    And "Wall of Stone" has 2 damage marked
    And it happened once that "Hill Giant" was revealed
    And Bob has no cards in hand
