Feature: Freerunning

  @cr26:702.173a
  Scenario: Eagle Vision is cast for its freerunning cost after an Assassin creature of its player dealt combat damage to a player
    Given Alice controls "Royal Assassin" and "Hill Giant"
    And Alice has "Eagle Vision" in hand and can pay {1}{U}
    And Alice has 9 "Plains" as "page" as library
    When Alice attacks with "Royal Assassin" and "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's second main phase
    And Alice plays "Eagle Vision" instead of its mana cost
    And the stack resolves
    Then Alice has drawn 3 cards
    And Bob is at 16 life

  @cr26:702.173a
  Scenario: Combat damage of a creature that is no Assassin doesn't allow the freerunning cost of Eagle Vision
    Given Alice controls "Royal Assassin" and "Hill Giant"
    And Bob controls "Wall of Stone"
    And Alice has "Eagle Vision" in hand and can pay {1}{U}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's second main phase
    Then Alice can't play "Eagle Vision" instead of its mana cost from hand by rule 118.3
    When the game goes on to Alice's next main phase
    And Alice attacks with "Royal Assassin"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's second main phase
    Then Alice can play "Eagle Vision" instead of its mana cost
    And Bob is at 16 life
    When the game goes on to Alice's next main phase
    Then Alice can't play "Eagle Vision" instead of its mana cost from hand by rule 118.3
