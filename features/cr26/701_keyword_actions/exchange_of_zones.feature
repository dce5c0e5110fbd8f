Feature: Exchanges of zones

  @cr26:701.12f
  Scenario: Morality Shift exchanges a library and an empty graveyard, so the whole library goes to the graveyard
    Given Alice has "Morality Shift" in hand and can pay {5}{B}{B}
    And Alice has "Island" and "Hill Giant" as library
    When Alice plays "Morality Shift"
    And the stack resolves
    Then "Island" and "Hill Giant" are in Alice's graveyard
    And Alice has no cards in library
    And Alice has drawn no cards

  @cr26:701.12f
  Scenario: Morality Shift exchanges an empty library and a graveyard, so all cards of the graveyard go to the library
    Given Alice has "Morality Shift" in hand and can pay {5}{B}{B}
    And Alice has an empty library
    And Alice has "Island" and "Hill Giant" in graveyard
    When Alice plays "Morality Shift"
    And the stack resolves
    Then Alice's library holds "Island" and "Hill Giant"
    And it happened once that Alice shuffled

  @cr26:701.12d
  Scenario: Harness Infinity exchanges Alice's hand with two cards and her graveyard with one card
    Given Alice has "Harness Infinity", "Grizzly Bears" and "Terror" in hand and can pay {1}{B}{B}{B}{G}{G}{G}
    And Alice has "Hill Giant" in graveyard
    When Alice plays "Harness Infinity"
    And the stack resolves
    Then Alice's hand holds "Hill Giant"
    And Alice's graveyard holds "Grizzly Bears" and "Terror"
    And "Harness Infinity" is exiled

  @cr26:701.12d.2 @cr26:701.12f
  Scenario: Harness Infinity exchanges Alice's empty hand and her graveyard
    Given Alice has "Harness Infinity" in hand and can pay {1}{B}{B}{B}{G}{G}{G}
    And Alice has "Hill Giant" and "Terror" in graveyard
    When Alice plays "Harness Infinity"
    And the stack resolves
    Then Alice's hand holds "Hill Giant" and "Terror"
    And Alice has 0 cards in graveyard
    And "Harness Infinity" is exiled

  @cr26:701.12d.2 @cr26:701.12f
  Scenario: Harness Infinity exchanges Alice's hand with two cards and her empty graveyard
    Given Alice has "Harness Infinity", "Grizzly Bears" and "Terror" in hand and can pay {1}{B}{B}{B}{G}{G}{G}
    When Alice plays "Harness Infinity"
    And the stack resolves
    Then Alice's hand is empty
    And Alice's graveyard holds "Grizzly Bears" and "Terror"
    And "Harness Infinity" is exiled

  @cr26:701.12f.2
  Scenario: The ability of Turning Urn exchanges Bob's empty hand and his graveyard, and that of another one exchanges his hand and the empty graveyard
    Given it is Bob's main phase
    And Bob controls 2 "Turning Urn" as "urn"
    And Bob has "Hill Giant" and "Terror" in graveyard
    And Alice has "Forest" in hand
    When Bob activates "urn 1"
    And the stack resolves
    Then Bob's hand holds "Hill Giant" and "Terror"
    And Bob's graveyard is empty
    When Bob activates "urn 2"
    And the stack resolves
    Then Bob's hand is empty
    And Bob's graveyard holds "Hill Giant" and "Terror"
    And Alice's hand holds "Forest"

  @cr26:701.12f.2
  Scenario: The ability of Turning Urn exchanges Alice's hand with one card and her graveyard with two cards, and Bob's cards stay where they are
    Given Alice controls "Turning Urn" and has "Forest" in hand
    And Alice has "Hill Giant" and "Terror" in graveyard
    And Bob has "Island" in hand and "Swamp" in graveyard
    When Alice activates "Turning Urn"
    And the stack resolves
    Then Alice's hand holds "Hill Giant" and "Terror"
    And Alice's graveyard holds "Forest"
    And Bob's hand holds "Island"
    And Bob's graveyard holds "Swamp"
