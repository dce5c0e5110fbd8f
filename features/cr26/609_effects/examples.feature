Feature: Examples of section 609

  @cr26:609.2.ex1
  Scenario: Living Plane makes lands on the battlefield 1/1 creatures, but not a land card in a graveyard
    Given Alice has "Living Plane" in hand and can pay {2}{G}{G}
    And Alice controls "Mountain"
    And Alice has "Island" and "Grizzly Bears" in graveyard
    When Alice plays "Living Plane"
    And the stack resolves
    Then "Mountain" is 1/1
    And "Mountain" has the types "creature" and "land"
    And "Island" doesn't have the type "creature"
    And "Grizzly Bears" has the type "creature"

  @cr26:609.2.ex1
  Scenario: Sphere of Resistance adds {1} to the cost of a spell, but not to the cost of cycling a card in hand
    Given Bob controls "Sphere of Resistance"
    And Alice has "Lava Spike" and "Renewed Faith" in hand and can pay {1}{R}{2}{W}
    When Alice plays "Lava Spike" targeting Bob
    Then the total cost of "Lava Spike" is {1}{R}
    When Alice activates the cycling ability of "Renewed Faith"
    Then the total cost of the cycling ability of "Renewed Faith" is {1}{W}
    When the stack resolves
    And as it resolves, Alice says no
    Then Bob is at 17 life

  @cr26:609.3.ex1
  Scenario: A player with one card in hand discards that card to Mind Rot, and another player with three cards discards two
    Given Alice has "Mind Rot" as "first" and "Mind Rot" as "second" in hand and can pay {2}{B}{2}{B}
    And Bob has "Forest" in hand
    And Alice has "Island", "Swamp" and "Plains" in hand
    When Alice plays "first" targeting Bob
    And the stack resolves
    Then Bob's graveyard holds "Forest"
    And "first" has resolved
    When Alice plays "second" targeting Alice
    And the stack resolves
    And as it resolves, Alice chooses "Island" and "Swamp"
    Then "Island" and "Swamp" are in Alice's graveyard
    And "Plains" is in Alice's hand

  @cr26:609.3.ex1
  Scenario: Millstone puts the only card of a library into the graveyard, and two cards of a larger library
    Given Alice controls "Millstone" as "first" and "Millstone" as "second" and can pay {2}{2}
    And Bob has "Forest" as library
    And Alice has 5 "Swamp" as "page" as library
    When Alice activates "first" targeting Bob
    And the stack resolves
    Then Bob's graveyard holds "Forest"
    And Bob's library is empty
    And Bob is still in the game
    When Alice activates "second" targeting Alice
    And the stack resolves
    Then Alice has 3 cards in library

  @cr26:609.4a.ex1 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: A sorcery in another player's graveyard that may be cast as though from the hand and as though it had flash can be cast in that player's turn
    Given Alice controls "Strangers' Graves" and "Teferi, Time Raveler" and can pay {R}
    And Bob has "Lava Spike" in graveyard
    When Alice activates "hurry" of "Teferi, Time Raveler"
    And the stack resolves
    And the game goes on to Bob's main phase
    Then Alice can play "Lava Spike" from graveyard targeting Bob
    When Alice plays "Lava Spike" from graveyard targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And "Lava Spike" is in Bob's graveyard
    And "Lava Spike" is a new object

  @cr26:609.4a.ex1
  Scenario: A sorcery in another player's graveyard that may be cast as though from the hand, but not as though it had flash, waits for its player's own turn
    Given Alice controls "Strangers' Graves" and can pay {R}
    And Bob has "Lava Spike" and "Overload" in graveyard
    And Bob controls "Ornithopter"
    Then Alice can play "Lava Spike" from graveyard targeting Bob
    And Alice can't play "Overload" from graveyard targeting "Ornithopter" by rule 601.3
    When the game goes on to Bob's main phase
    Then Alice can't play "Lava Spike" from graveyard targeting Bob by rule 117.1a
    When the game goes on to Alice's next main phase
    And Alice plays "Lava Spike" from graveyard targeting Bob
    And the stack resolves
    Then Bob is at 17 life

  @cr26:609.4a.ex1
  Scenario: A sorcery in another player's graveyard that may be cast as though from the hand can be cast in that player's turn with Vedalken Orrery
    Given Alice controls "Strangers' Graves" and "Vedalken Orrery" and can pay {R}
    And Bob has "Lava Spike" in graveyard
    And it is Bob's main phase
    Then Alice can play "Lava Spike" from graveyard targeting Bob
    When Alice plays "Lava Spike" from graveyard targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And "Lava Spike" is a new object

  @cr26:609.4a.ex1
  Scenario: A sorcery in another player's graveyard that may be cast as though from the hand can be cast in its player's own main phase
    Given Alice controls "Strangers' Graves" and can pay {R}
    And Bob has "Lava Spike" in graveyard
    And it is Alice's main phase
    Then Alice can play "Lava Spike" from graveyard targeting Bob
    When Alice plays "Lava Spike" from graveyard targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And "Lava Spike" is in Bob's graveyard
