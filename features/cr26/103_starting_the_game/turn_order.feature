Feature: Turn order

  @cr26:103.1
  Scenario: With three players, Bob's turn follows Alice's, Carol's follows Bob's, and then Alice has a turn again, so Midnight Clock gets three counters
    Given Carol is playing too
    And Alice controls "Midnight Clock"
    When the game goes on to Bob's upkeep
    And the game goes on to Carol's upkeep
    And the game goes on to Alice's upkeep
    And the stack resolves
    Then it happened in this order that Bob began a turn, then Carol began a turn, then Alice began a turn
    And "Midnight Clock" has 3 hour counters
    When the game goes on to Carol's upkeep
    Then it happened twice that Bob began a turn
    And "Midnight Clock" has 4 hour counters

  @cr26:103.1
  Scenario: With three players, Carol's turn follows Bob's, Alice's follows Carol's, and then Bob has a turn again, so Midnight Clock gets three counters
    Given Carol is playing too
    And it is Bob's main phase
    And Alice controls "Midnight Clock"
    When the game goes on to Carol's upkeep
    And the game goes on to Alice's upkeep
    And the game goes on to Bob's upkeep
    And the stack resolves
    Then it happened in this order that Carol began a turn, then Alice began a turn, then Bob began a turn
    And "Midnight Clock" has 3 hour counters
    When the game goes on to Alice's upkeep
    Then it happened twice that Carol began a turn
    And "Midnight Clock" has 4 hour counters
