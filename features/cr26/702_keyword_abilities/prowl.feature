Feature: Prowl

  @cr26:702.76a
  Scenario: Latchkey Faerie is cast for its prowl cost after a Faerie of its controller dealt combat damage to a player, and then draws a card
    Given Alice controls "Pestermite"
    And Alice has "Latchkey Faerie" in hand and can pay {2}{U}{1}
    And Alice has 9 "Plains" as "page" as library
    Then Alice can't play "Latchkey Faerie" instead of its mana cost from hand by rule 118.9
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
    And Alice has "Latchkey Faerie" in hand and can pay {2}{U}{1}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's second main phase
    Then Bob is at 17 life
    And Alice can't play "Latchkey Faerie" instead of its mana cost from hand by rule 118.9
    When the game goes on to Alice's next main phase
    And Alice attacks with "Pestermite"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's second main phase
    Then Alice can play "Latchkey Faerie" instead of its mana cost

  @cr26:702.76a
  Scenario: Hill Giant that becomes a Faerie only after it has dealt combat damage doesn't allow the prowl cost, and one that was a Faerie as it dealt damage does
    Given Alice controls "Hill Giant" and "Amoeboid Changeling"
    And Alice has "Latchkey Faerie" in hand and can pay {2}{U}{1}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    And Alice activates "shape" of "Amoeboid Changeling" targeting "Hill Giant"
    And the stack resolves
    And the game goes on to Alice's second main phase
    Then "Hill Giant" has the types "creature" and "Faerie"
    And Alice can't play "Latchkey Faerie" instead of its mana cost from hand by rule 118.9
    When the game goes on to Alice's next main phase
    And Alice activates "shape" of "Amoeboid Changeling" targeting "Hill Giant"
    And the stack resolves
    And Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's second main phase
    Then Alice can play "Latchkey Faerie" instead of its mana cost
    When Alice plays "Latchkey Faerie" instead of its mana cost
    And the stack resolves
    Then "Latchkey Faerie" is 3/1

  @cr26:702.76a
  Scenario: Damage outside combat or by an opponent's Faerie doesn't allow the prowl cost, and combat damage by Alice's Rogue does
    Given it is Bob's main phase
    And Bob controls "Pestermite"
    And Alice controls "Vedalken Orrery", "Pandemonium" and "Orcish Spy"
    And Alice has "Latchkey Faerie" and "Morbid Opportunist" in hand and can pay {2}{U}{2}{B}{1}
    And Alice has 9 "Plains" as "page" as library
    When Bob attacks with "Pestermite"
    And Alice doesn't block
    And combat damage is dealt
    And Alice plays "Morbid Opportunist"
    And the top of the stack resolves
    And Alice targets Bob for "Pandemonium"
    And the stack resolves
    And Alice says yes to "Pandemonium"
    Then Alice is at 18 life
    And Bob is at 19 life
    And Alice can't play "Latchkey Faerie" instead of its mana cost from hand by rule 118.9
    When the game goes on to Alice's main phase
    And Alice attacks with "Orcish Spy"
    And Bob doesn't block
    And combat damage is dealt
    Then Alice can play "Latchkey Faerie" instead of its mana cost

  @cr26:702.76a
  Scenario: Bob's Pestermite, which Alice controlled as it dealt combat damage, allows the prowl cost although it has become a Frog and then left
    Given Bob controls "Pestermite"
    And Alice has "Threaten" and "Latchkey Faerie" in hand and can pay {2}{R}{2}{U}{1}
    And Alice has 9 "Plains" as "page" as library
    And Bob has "Turn to Frog" and "Boomerang" in hand and can pay {1}{U}{U}{U}
    When Alice plays "Threaten" targeting "Pestermite"
    And the stack resolves
    Then Alice can't play "Latchkey Faerie" instead of its mana cost from hand by rule 118.9
    When Alice attacks with "Pestermite"
    And Bob doesn't block
    And combat damage is dealt
    And Bob plays "Turn to Frog" targeting "Pestermite"
    And the stack resolves
    Then "Pestermite" has exactly the types "creature" and "Frog"
    When the game goes on to Alice's second main phase
    Then Alice can play "Latchkey Faerie" instead of its mana cost
    When Bob plays "Boomerang" targeting "Pestermite"
    And the stack resolves
    Then "Pestermite" is in Bob's hand
    When Alice plays "Latchkey Faerie" instead of its mana cost
    And the stack resolves
    Then Alice has drawn 1 card
    And Bob is at 18 life

  @cr26:702.76a
  Scenario: Sphere of Resistance adds {1} to the prowl cost of Latchkey Faerie
    Given Alice controls "Pestermite" and has "Latchkey Faerie" in hand and can pay {3}{U}
    And Alice has 9 "Plains" as "page" as library
    And Bob controls "Sphere of Resistance"
    When Alice attacks with "Pestermite"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's second main phase
    And Alice plays "Latchkey Faerie" instead of its mana cost
    Then the total cost of "Latchkey Faerie" is {3}{U}
    When the stack resolves
    Then Alice has drawn 1 card
    And "Latchkey Faerie" is 3/1

  @cr26:702.76a
  Scenario: Combat damage of Pestermite to Carol, one of two opponents, allows the prowl cost in the same turn and not in a later one
    Given Carol is playing too
    And Alice controls "Pestermite"
    And Alice has "Latchkey Faerie" in hand and can pay {2}{U}{1}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    And Carol has 9 "Forest" as "wood" as library
    When Alice attacks with "Pestermite" attacking Carol
    And combat damage is dealt
    Then Carol is at 18 life
    When the game goes on to Alice's next main phase
    Then Alice can't play "Latchkey Faerie" instead of its mana cost from hand by rule 118.9
    When Alice attacks with "Pestermite" attacking Carol
    And the game goes on to Alice's second main phase
    Then Alice can play "Latchkey Faerie" instead of its mana cost
    When Alice plays "Latchkey Faerie" instead of its mana cost
    And the stack resolves
    Then "Latchkey Faerie" is 3/1
    And Bob is at 20 life

  @cr26:702.76a
  Scenario: Combat damage of Orcish Spy to its blocker doesn't allow the prowl cost, and combat damage to Bob does
    Given Alice controls "Orcish Spy"
    And Alice has "Latchkey Faerie" in hand and can pay {2}{U}{1}
    And Alice has 9 "Plains" as "page" as library
    And Bob controls "Steel Wall"
    When Alice attacks with "Orcish Spy"
    And Bob blocks "Orcish Spy" with "Steel Wall"
    And combat damage is dealt
    And the game goes on to Alice's second main phase
    Then "Steel Wall" has 1 damage marked
    And Alice can't play "Latchkey Faerie" instead of its mana cost from hand by rule 118.9
    When the game goes on to Alice's next main phase
    And Alice attacks with "Orcish Spy"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's second main phase
    Then Alice can play "Latchkey Faerie" instead of its mana cost
    When Alice plays "Latchkey Faerie" instead of its mana cost
    And the stack resolves
    Then Alice has drawn 2 cards

  @cr26:702.76a
  Scenario: Pestermite of which Alice gains control only after it has dealt combat damage doesn't allow the prowl cost, and her Orcish Spy does
    Given it is Bob's main phase
    And Bob controls "Pestermite"
    And Alice controls "Vedalken Orrery" and "Orcish Spy"
    And Alice has "Latchkey Faerie" and "Threaten" in hand and can pay {2}{R}{2}{U}{1}
    And Alice has 9 "Plains" as "page" as library
    When Bob attacks with "Pestermite"
    And Alice doesn't block
    And combat damage is dealt
    And Alice plays "Threaten" targeting "Pestermite"
    And the stack resolves
    Then Alice controls "Pestermite"
    And Alice can't play "Latchkey Faerie" instead of its mana cost from hand by rule 118.9
    When the game goes on to Alice's main phase
    And Alice attacks with "Orcish Spy"
    And Bob doesn't block
    And combat damage is dealt
    Then Alice can play "Latchkey Faerie" instead of its mana cost
    When Alice plays "Latchkey Faerie" instead of its mana cost
    And the stack resolves
    Then "Latchkey Faerie" is 3/1

  @cr26:702.76a
  Scenario: Combat damage of Pestermite to Jace Beleren doesn't allow the prowl cost, and combat damage to Bob does
    Given Alice controls "Pestermite"
    And Alice has "Latchkey Faerie" in hand and can pay {2}{U}{1}
    And Alice has 9 "Plains" as "page" as library
    And Bob controls "Jace Beleren"
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice attacks with "Pestermite" attacking "Jace Beleren"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's second main phase
    Then "Jace Beleren" has 1 loyalty counter
    And Alice can't play "Latchkey Faerie" instead of its mana cost from hand by rule 118.9
    When the game goes on to Alice's next main phase
    And Alice attacks with "Pestermite" attacking Bob
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's second main phase
    Then Alice can play "Latchkey Faerie" instead of its mana cost
    And Bob is at 18 life

  @cr26:702.76a
  Scenario: Latchkey Faerie that is cast for the alternative cost of Fist of Suns wasn't cast for its prowl cost and draws no card, and one cast for it draws one
    Given Alice controls "Fist of Suns" and "Pestermite"
    And Alice has "Latchkey Faerie" as "one" and "Latchkey Faerie" as "two" in hand and can pay {W}{U}{B}{R}{G}{2}{U}
    And Alice has 9 "Plains" as "page" as library
    When Alice attacks with "Pestermite"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's second main phase
    And Alice plays "one" instead of its mana cost by "suns"
    Then the total cost of "one" is {W}{U}{B}{R}{G}
    When the stack resolves
    Then "one" is 3/1
    And Alice has drawn no cards
    When Alice plays "two" instead of its mana cost by "prowl"
    Then the total cost of "two" is {2}{U}
    When the stack resolves
    Then Alice has drawn 1 card

  @cr26:702.76a
  Scenario: Latchkey Faerie is cast for its prowl cost from the top of its player's library after combat damage of Pestermite, and not before
    Given Alice controls "Shrine of Things to Come" and "Pestermite" and can pay {2}{U}{1}
    And Alice has "Latchkey Faerie", "Island" and "Forest" on top of library
    Then Alice can't play "Latchkey Faerie" instead of its mana cost from library by rule 118.9
    When Alice attacks with "Pestermite"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's second main phase
    Then Alice can play "Latchkey Faerie" from library instead of its mana cost
    When Alice plays "Latchkey Faerie" from library instead of its mana cost
    Then the total cost of "Latchkey Faerie" is {2}{U}
    When the stack resolves
    Then "Latchkey Faerie" is 3/1
    And "Island" is in Alice's hand
