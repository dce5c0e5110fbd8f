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
