Feature: Discard

  @cr26:701.9c
  Scenario: A card that goes to the library instead of the graveyard as it is discarded still counts as discarded
    Given Alice controls "Careful Archive"
    And it is Bob's main phase
    And Alice has "Forest" and "Island" in hand
    And Bob controls "Okiba-Gang Shinobi"
    When Bob attacks with "Okiba-Gang Shinobi"
    And Alice doesn't block
    And combat damage is dealt
    And the stack resolves
    Then Alice's hand is empty
    And Alice's graveyard is empty
    And it happened twice that Alice discarded

  @cr26:701.9c
  Scenario: An effect that puts one player's discarded cards into the library doesn't apply to an opponent's discarded cards
    Given Alice controls "Careful Archive" and "Okiba-Gang Shinobi"
    And it is Bob's main phase
    And Alice has "Forest" and "Island" in hand
    And Bob has "Swamp" and "Mountain" in hand
    And Bob controls "Okiba-Gang Shinobi" as "their Shinobi"
    When Bob attacks with "their Shinobi"
    And Alice doesn't block
    And combat damage is dealt
    And the stack resolves
    Then "Forest" and "Island" are in Alice's library
    When the game goes on to Alice's main phase
    And Alice attacks with "Okiba-Gang Shinobi"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And Bob chooses "Swamp" and "Mountain" for "Okiba-Gang Shinobi"
    Then "Swamp" and "Mountain" are in Bob's graveyard

  @cr26:701.9a
  Scenario: Megrim triggers for the cards that Bob discards to Mind Rot, and not for his card that is milled
    Given Alice controls "Megrim" and has "Mind Rot" and "Dampen Thought" in hand and can pay {2}{B}{1}{U}
    And Bob has "Island", "Forest" and "Swamp" in hand
    And Bob has "Plains", "Mountain", "Hill Giant", "Craw Wurm" and "Terror" on top of library
    When Alice plays "Mind Rot" targeting Bob
    And the stack resolves
    And Bob chooses "Island" and "Forest"
    Then Bob's graveyard holds "Island" and "Forest"
    And Bob's hand holds "Swamp"
    And Bob is at 16 life
    When Alice plays "Dampen Thought" targeting Bob
    And the stack resolves
    Then Bob has 6 cards in graveyard
    And Bob is at 16 life

  @cr26:701.9b
  Scenario: Bob chooses the cards that he discards to Mind Rot, and not the card that he discards to Hypnotic Specter
    Given Alice controls "Hypnotic Specter" and has "Mind Rot" in hand and can pay {2}{B}
    And Bob has "Island", "Forest", "Swamp" and "Plains" in hand
    When Alice plays "Mind Rot" targeting Bob
    And the stack resolves
    Then Bob is asked for objects
    When Bob chooses "Island" and "Swamp"
    And Alice attacks with "Hypnotic Specter"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And Bob picks "Forest" at random for "Hypnotic Specter"
    Then Bob's hand holds "Plains"
    And Bob was asked for objects once

  @cr26:701.9b
  Scenario: Alice chooses the card that Bob discards to Coercion
    Given Alice has "Coercion" in hand and can pay {2}{B}
    And Bob has "Island", "Forest" and "Hill Giant" in hand
    When Alice plays "Coercion" targeting Bob
    And the stack resolves
    Then Alice is asked for objects
    When Alice chooses "Hill Giant"
    Then Bob's graveyard holds "Hill Giant"
    And Bob's hand holds "Island" and "Forest"

  @cr26:701.9b
  Scenario: Bob discards the two cards that he chooses for Mind Rot
    Given Alice has "Mind Rot" in hand and can pay {2}{B}
    And Bob has "Island", "Forest", "Swamp" and "Plains" in hand
    When Alice plays "Mind Rot" targeting Bob
    And the stack resolves
    And Bob chooses "Forest" and "Plains"
    Then Bob's graveyard holds "Forest" and "Plains"
    And Bob's hand holds "Island" and "Swamp"

  @cr26:701.9a.2
  Scenario: Megrim triggers for a card that Bob discards for Psychatog's cost, and not for the cards that he exiles for it
    Given Alice controls "Megrim"
    And Bob controls "Psychatog" and has "Forest" in hand and "Island" and "Swamp" in graveyard
    When Alice passes
    And Bob activates "hand" of "Psychatog" discarding "Forest"
    Then "Megrim" has triggered once
    When the stack resolves
    Then Bob is at 18 life
    And "Psychatog" is 2/3
    When Bob activates "grave" of "Psychatog" exiling "Island" and "Swamp"
    And the stack resolves
    Then "Psychatog" is 3/4
    And Bob is at 18 life
