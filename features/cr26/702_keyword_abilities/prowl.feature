Feature: Prowl

  @cr26:702.76a
  Scenario: Latchkey Faerie is cast for its prowl cost after a Faerie of its controller dealt combat damage to a player, and then draws a card
    Given Alice controls "Pestermite"
    And Alice has "Latchkey Faerie" in hand and can pay {2}{U}
    And Alice has 9 "Plains" as "page" as library
    Then Alice can't play "Latchkey Faerie" instead of its mana cost from hand by rule 118.3
    When Alice attacks with "Pestermite"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's second main phase
    Then Alice can play "Latchkey Faerie" instead of its mana cost
    When Alice plays "Latchkey Faerie" instead of its mana cost
    And the stack resolves
    Then "Latchkey Faerie" is 3/1
    And Alice has drawn 1 card
    And Bob is at 18 life

  @cr26:702.76a
  Scenario: Combat damage of a creature that is neither a Faerie nor a Rogue doesn't allow the prowl cost
    Given Alice controls "Hill Giant" and "Pestermite"
    And Bob controls "Grizzly Bears"
    And Alice has "Latchkey Faerie" in hand and can pay {2}{U}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's second main phase
    Then Bob is at 17 life
    And Alice can't play "Latchkey Faerie" instead of its mana cost from hand by rule 118.3
    When the game goes on to Alice's next main phase
    And Alice attacks with "Pestermite"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's second main phase
    Then Alice can play "Latchkey Faerie" instead of its mana cost
