Feature: Draws in place of a part of an event

  @cr26:121.7
  Scenario: As both players would gain 2 life, Bob gains it first, and then the active player draws two cards instead
    Given Alice controls "Ledger of Boons"
    And Alice has "Shared Harvest" in hand and can pay {1}{G}
    When Alice plays "Shared Harvest"
    And the stack resolves
    Then Bob is at 22 life
    And Alice is at 20 life
    And Alice has drawn 2 cards
    And it happened in this order that Bob gained life, then Alice drew

  @cr26:121.7
  Scenario: As both players would gain 2 life and Bob draws two cards instead, Alice, the active player, gains her life first
    Given Bob controls "Ledger of Boons"
    And Alice has "Shared Harvest" in hand and can pay {1}{G}
    When Alice plays "Shared Harvest"
    And the stack resolves
    Then Alice is at 22 life
    And Bob is at 20 life
    And Bob has drawn 2 cards
    And it happened in this order that Alice gained life, then Bob drew

  @cr26:121.7.2
  Scenario: With Spirit of the Labyrinth, Alice draws only the first of the two cards in place of 2 life, as she draws them one at a time
    Given Alice controls "Ledger of Boons"
    And Bob controls "Spirit of the Labyrinth"
    And Alice has "Shared Harvest" in hand and can pay {1}{G}
    When Alice plays "Shared Harvest"
    And the stack resolves
    Then Alice has drawn 1 card
    And Alice is at 20 life
    And Bob is at 22 life

  @cr26:121.7.2
  Scenario: With no Spirit of the Labyrinth, Alice draws twice, one card each time, in place of 2 life
    Given Alice controls "Ledger of Boons"
    And Alice has "Shared Harvest" in hand and can pay {1}{G}
    When Alice plays "Shared Harvest"
    And the stack resolves
    Then it happened twice that Alice drew
    And Alice has drawn 2 cards
    And Alice is at 20 life
    And Bob is at 22 life
