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
    And Alice has "Eagle Vision" in hand and can pay {4}{U}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's second main phase
    Then Alice can't play "Eagle Vision" instead of its mana cost by "freerunning" by rule 118.9
    When the game goes on to Alice's next main phase
    And Alice attacks with "Royal Assassin"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's second main phase
    Then Alice can play "Eagle Vision" instead of its mana cost
    And Bob is at 16 life
    When the game goes on to Alice's next main phase
    Then Alice can't play "Eagle Vision" instead of its mana cost by "freerunning" by rule 118.9

  @cr26:702.173a.2
  Scenario: Combat damage of Bob's Royal Assassin doesn't allow the freerunning cost of Alice's Eagle Vision, and that of her own does
    Given it is Bob's main phase
    And Bob controls "Royal Assassin" as "his"
    And Alice controls "Royal Assassin" as "hers" and "Vedalken Orrery"
    And Alice has "Eagle Vision" in hand and can pay {4}{U}
    And Alice has 9 "Plains" as "page" as library
    When Bob attacks with "his"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 19 life
    And Alice can't play "Eagle Vision" instead of its mana cost by "freerunning" by rule 118.9
    When the game goes on to Alice's main phase
    And Alice attacks with "hers"
    And Bob doesn't block
    And combat damage is dealt
    Then Alice can play "Eagle Vision" instead of its mana cost
    When Alice plays "Eagle Vision" instead of its mana cost
    And the stack resolves
    Then Alice has drawn 4 cards

  @cr26:702.173a.3
  Scenario: Royal Assassin that has become a Frog after its combat damage allows the freerunning cost of Eagle Vision
    Given Alice controls "Royal Assassin"
    And Alice has "Turn to Frog" and "Eagle Vision" in hand and can pay {1}{U}{1}{U}
    And Alice has 9 "Plains" as "page" as library
    When Alice attacks with "Royal Assassin"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's second main phase
    And Alice plays "Turn to Frog" targeting "Royal Assassin"
    And the stack resolves
    And Alice plays "Eagle Vision" instead of its mana cost
    And the stack resolves
    Then Alice has drawn 3 cards

  @cr26:702.173a.3
  Scenario: Hill Giant that becomes an Assassin after its combat damage doesn't allow the freerunning cost of Eagle Vision, and one that becomes an Assassin before does
    Given Alice controls "Hill Giant" and "Amoeboid Changeling"
    And Alice has "Eagle Vision" in hand and can pay {4}{U}
    And Alice has 9 "Plains" as "page" as library
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    And Alice activates "shape" of "Amoeboid Changeling" targeting "Hill Giant"
    And the stack resolves
    And the game goes on to Alice's second main phase
    Then Bob is at 17 life
    And Alice can't play "Eagle Vision" instead of its mana cost by "freerunning" by rule 118.9
    When the game goes on to Alice's next main phase
    And Alice attacks with "Hill Giant"
    And Bob doesn't block
    And Alice activates "shape" of "Amoeboid Changeling" targeting "Hill Giant"
    And combat damage is dealt
    And the game goes on to Alice's second main phase
    Then Alice can play "Eagle Vision" instead of its mana cost
    When Alice plays "Eagle Vision" instead of its mana cost
    And the stack resolves
    Then Bob is at 14 life
    And Alice has drawn 4 cards

  @cr26:702.173a
  Scenario: Damage of Royal Assassin that isn't combat damage, or is dealt to a creature, doesn't allow the freerunning cost of Eagle Vision
    Given Alice controls "Royal Assassin" as "first" and "Pandemonium"
    And Alice has "Royal Assassin" as "second" and "Eagle Vision" in hand and can pay {1}{B}{B}{4}{U}
    And Bob controls "Wall of Stone"
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "second"
    And the top of the stack resolves
    And Alice targets Bob for "Pandemonium"
    And the stack resolves
    And Alice says yes to "Pandemonium"
    Then "second" has dealt 1 damage to Bob
    And Alice can't play "Eagle Vision" instead of its mana cost by "freerunning" by rule 118.9
    When Alice attacks with "first"
    And Bob blocks "first" with "Wall of Stone"
    And combat damage is dealt
    Then "first" has dealt 1 damage to "Wall of Stone"
    When the game goes on to Alice's second main phase
    Then Alice can't play "Eagle Vision" instead of its mana cost by "freerunning" by rule 118.9
    When the game goes on to Alice's next main phase
    And Alice attacks with "second"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's second main phase
    Then Bob is at 18 life
    And Alice can play "Eagle Vision" instead of its mana cost
    When Alice plays "Eagle Vision" instead of its mana cost
    And the stack resolves
    Then Alice has drawn 4 cards

  @cr26:702.173a.3
  Scenario: Royal Assassin that has become a Frog before its combat damage doesn't allow the freerunning cost of Eagle Vision, and does after an attack as an Assassin
    Given Alice controls "Royal Assassin"
    And Alice has "Turn to Frog" and "Eagle Vision" in hand and can pay {1}{U}{4}{U}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice attacks with "Royal Assassin"
    And Bob doesn't block
    And Alice plays "Turn to Frog" targeting "Royal Assassin"
    And the stack resolves
    And combat damage is dealt
    And the game goes on to Alice's second main phase
    Then Bob is at 19 life
    And Alice can't play "Eagle Vision" instead of its mana cost by "freerunning" by rule 118.9
    When the game goes on to Alice's next main phase
    And Alice attacks with "Royal Assassin"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's second main phase
    Then Bob is at 18 life
    And Alice can play "Eagle Vision" instead of its mana cost
    When Alice plays "Eagle Vision" instead of its mana cost
    And the stack resolves
    Then Alice has drawn 4 cards

  @cr26:702.173a.4
  Scenario: After combat damage of Alice's Royal Assassin, of which Bob then gains control, she casts Eagle Vision for its freerunning cost
    Given Alice controls "Royal Assassin" as "hers"
    And Bob controls "Vedalken Orrery"
    And Bob has "Control Magic" in hand and can pay {2}{U}{U}
    And Alice has "Eagle Vision" in hand and can pay {1}{U}
    And Alice has 9 "Plains" as "page" as library
    When Alice attacks with "hers"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's second main phase
    And Alice passes
    And Bob plays "Control Magic" targeting "hers"
    And the stack resolves
    Then "hers" is in play under Bob's control
    And Alice can play "Eagle Vision" instead of its mana cost
    When Alice plays "Eagle Vision" instead of its mana cost
    And the stack resolves
    Then Alice has drawn 3 cards
    And Bob is at 19 life

  @cr26:702.173a.4
  Scenario: After combat damage of Bob's Royal Assassin, of which Alice then gains control, she can't cast Eagle Vision for its freerunning cost, and can once it has dealt combat damage under her control
    Given it is Bob's main phase
    And Bob controls "Royal Assassin" as "his"
    And Alice controls "Vedalken Orrery"
    And Alice has "Control Magic" and "Eagle Vision" in hand and can pay {2}{U}{U}{4}{U}
    And Alice has 9 "Plains" as "page" as library
    When Bob attacks with "his"
    And Alice doesn't block
    And combat damage is dealt
    And Bob passes
    And Alice plays "Control Magic" targeting "his"
    And the stack resolves
    Then "his" is in play under Alice's control
    And Alice is at 19 life
    And Alice can't play "Eagle Vision" instead of its mana cost by "freerunning" by rule 118.9
    When the game goes on to Alice's main phase
    And Alice attacks with "his"
    And Bob doesn't block
    And combat damage is dealt
    Then Alice can play "Eagle Vision" instead of its mana cost
    When Alice plays "Eagle Vision" instead of its mana cost
    And the stack resolves
    Then Alice has drawn 4 cards
