Feature: Time Walk

  @cr26:500.7.3
  Scenario: Alice plays Time Walk and takes an extra turn, and then Bob takes his turn
    Given Alice has "Time Walk" in hand and can pay {1}{U}
    And Alice has "Forest" and "Island" as library
    And Bob has "Swamp" as library
    When Alice plays "Time Walk"
    And the stack resolves
    And the turn ends
    Then it is Alice's upkeep
    When the turn ends
    Then it is Bob's upkeep
    And Alice has drawn 1 card
    And it happened once that Bob began a turn

  @cr26:500.7.3
  Scenario: Alice attacks with Hill Giant in the turn of Time Walk and again in the extra turn
    Given Alice controls "Hill Giant" and has "Time Walk" and "Island" in hand and can pay {1}{U}
    And Alice has played a land this turn
    When Alice plays "Time Walk"
    And the stack resolves
    Then Alice can't play the land "Island" by rule 305.2
    When Alice attacks with "Hill Giant"
    And combat damage is dealt
    Then Bob is at 17 life
    When the game goes on to Alice's next main phase
    Then Alice can play the land "Island"
    When Alice attacks with "Hill Giant"
    And combat damage is dealt
    Then Bob is at 14 life
    And it happened never that Bob began a turn

  @cr26:500.7.3
  Scenario: Alice plays Time Walk in Bob's turn with Vedalken Orrery, and takes the next two turns
    Given it is Bob's main phase
    And Alice controls "Vedalken Orrery"
    And Alice has "Time Walk" in hand and can pay {1}{U}
    And Alice has "Forest", "Island" and "Swamp" as library
    And Bob has "Mountain" and "Plains" as library
    When Alice plays "Time Walk"
    And the stack resolves
    And the turn ends
    Then it is Alice's upkeep
    When the turn ends
    Then it is Alice's upkeep
    And Alice has drawn 1 card
    When the turn ends
    Then it is Bob's upkeep
    And Alice has drawn 2 cards
