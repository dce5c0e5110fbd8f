Feature: Cards in hand

  @cr26:402.2
  Scenario: Alice with nine cards in hand discards two in her cleanup step, and Bob with eight discards none in her turn
    Given it is Alice's end step
    And Alice has 7 "Forest" as "tree", "Hill Giant" and "Terror" in hand
    And Bob has 8 "Swamp" as "bog" in hand
    And Bob has "Island" as library
    Then Alice has 9 cards in hand
    When the game goes on to Alice's cleanup step
    Then Alice is asked for objects
    When Alice chooses "Hill Giant" and "Terror"
    Then Alice's graveyard holds "Hill Giant" and "Terror"
    And Alice has 7 cards in hand
    When the game goes on to Bob's upkeep
    Then Bob has 8 cards in hand
    When the game goes on to Alice's upkeep
    And Bob chooses "bog 1" and "bog 2"
    Then Bob's graveyard holds "bog 1" and "bog 2"
    And Bob has 7 cards in hand

  @cr26:402.3
  Scenario: Alice can look at the card in Bob's hand under her Telepathy, and Bob can't look at the card in hers
    Given Bob has "Hill Giant" in hand
    And Alice has "Telepathy" and "Terror" in hand and can pay {U}
    Then Alice can't look at "Hill Giant" by rule 402.3
    And Alice can look at "Terror"
    And Bob can look at "Hill Giant"
    When Alice plays "Telepathy"
    And the stack resolves
    Then Alice can look at "Hill Giant"
    And Bob can't look at "Terror" by rule 402.3
    When Alice looks at "Hill Giant"
    Then Alice knows "Hill Giant"
    And Bob doesn't know "Terror"
    And Alice has 1 card in hand
