Feature: The monarch

  @cr26:724.1 @cr26:724.2
  Scenario: A player who becomes the monarch draws a card in their own end steps only
    Given Alice has "Palace Sentinels" in hand and can pay {3}{W}
    And Alice has 6 "Plains" as "page" as library
    And Bob has 6 "Swamp" as "leaf" as library
    When Alice casts "Palace Sentinels"
    And the stack resolves
    Then Alice has 0 cards in hand
    When the game goes on to Alice's end step
    Then Alice has 0 cards in hand
    When the game goes on to Bob's upkeep
    Then Alice has 1 card in hand
    When the game goes on to Alice's next upkeep
    Then Alice has 1 card in hand
    And Bob has 1 card in hand

  @cr26:724.2
  Scenario: The monarch draws a card in the end step of the turn in which they became the monarch
    Given Alice has "Palace Sentinels" in hand and can pay {3}{W}
    And Alice has 6 "Plains" as "page" as library
    When Alice casts "Palace Sentinels"
    And the stack resolves
    Then "Palace Sentinels" is in play
    And "Palace Sentinels" has triggered once
    And Alice has 0 cards in hand
    When the game goes on to Bob's upkeep
    Then Alice has 1 card in hand
    And Bob has 0 cards in hand

  @cr26:724.2.2
  Scenario: A creature that deals combat damage to the monarch makes its controller the monarch, who then draws instead
    Given Alice has "Palace Sentinels" in hand and can pay {3}{W}
    And Alice has 6 "Plains" as "page" as library
    And Bob has 6 "Swamp" as "leaf" as library
    And Bob controls "Grizzly Bears"
    When Alice casts "Palace Sentinels"
    And the stack resolves
    And the game goes on to Bob's main phase
    Then Alice has 1 card in hand
    When Bob attacks with "Grizzly Bears"
    And Alice doesn't block
    And the game goes on to Bob's second main phase
    Then Alice is at 18 life
    And Bob has 1 card in hand
    When the game goes on to Alice's next upkeep
    Then Bob has 2 cards in hand
    When the game goes on to Bob's next upkeep
    Then Alice has 2 cards in hand

  @cr26:724.2.2
  Scenario: Damage that isn't combat damage, or that is dealt to a player who isn't the monarch, doesn't change who is the monarch
    Given Alice has "Palace Sentinels" in hand and can pay {3}{W}
    And Alice controls "Grizzly Bears"
    And Alice has 6 "Plains" as "page" as library
    And Bob has "Lava Spike" in hand and can pay {R}
    And Bob has 6 "Swamp" as "leaf" as library
    When Alice casts "Palace Sentinels"
    And the stack resolves
    And Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And the game goes on to Bob's main phase
    Then Bob is at 18 life
    And Alice has 1 card in hand
    When Bob plays "Lava Spike" targeting Alice
    And the stack resolves
    Then Alice is at 17 life
    When the game goes on to Alice's next upkeep
    Then Bob has 1 card in hand
    When the game goes on to Bob's next upkeep
    Then Alice has 3 cards in hand

  @cr26:724.3
  Scenario: The former monarch ceases to be the monarch as another player becomes it
    Given Alice has "Palace Sentinels" as "hers" in hand and can pay {3}{W}
    And Alice has 6 "Plains" as "page" as library
    And Bob has "Custodi Lich" in hand and can pay {3}{B}{B}
    And Bob has 6 "Swamp" as "leaf" as library
    When Alice casts "hers"
    And the stack resolves
    And the game goes on to Bob's main phase
    Then Alice has 1 card in hand
    When Bob casts "Custodi Lich"
    And the stack resolves
    And Bob targets Alice
    Then "hers" is in Alice's graveyard
    When the game goes on to Alice's next upkeep
    Then Bob has 2 cards in hand
    When the game goes on to Bob's next upkeep
    Then Alice has 2 cards in hand

  @cr26:724.4
  Scenario: If the monarch leaves the game in another player's turn, the active player becomes the monarch
    Given Carol is playing too
    And Carol has "Palace Sentinels" in hand and can pay {3}{W}
    And Carol is at 3 life
    And it is Carol's main phase
    And Carol has 6 "Plains" as "page" as library
    And Alice has "Lava Spike" in hand and can pay {R}
    And Alice has 6 "Swamp" as "leaf" as library
    And Bob has 6 "Swamp" as "twig" as library
    When Carol casts "Palace Sentinels"
    And the stack resolves
    And the game goes on to Alice's main phase
    And Alice plays "Lava Spike" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    When the game goes on to Bob's upkeep
    Then Alice has 2 cards in hand
    When the game goes on to Alice's next upkeep
    Then Bob has 1 card in hand

  @cr26:724.4
  Scenario: If Alice, the monarch, leaves the game in Carol's turn, Carol, the active player, becomes the monarch, and not Bob, who is next in turn order
    Given Carol is playing too
    And Alice has "Palace Sentinels" in hand and can pay {3}{W}
    And Alice is at 3 life
    And Alice has 6 "Swamp" as "leaf" as library
    And Bob has 6 "Swamp" as "twig" as library
    And Carol has "Lightning Bolt" in hand and can pay {R}
    And Carol has 6 "Plains" as "page" as library
    When Alice casts "Palace Sentinels"
    And the stack resolves
    And the game goes on to Carol's main phase
    And Carol plays "Lightning Bolt" targeting Alice
    And the stack resolves
    Then Alice has lost the game
    When the game goes on to Bob's upkeep
    Then Carol has drawn 2 cards
    When the game goes on to Carol's upkeep
    Then Bob has drawn 2 cards

  @cr26:724.4
  Scenario: If the monarch leaves the game in their own turn, the next player in turn order becomes the monarch
    Given Carol is playing too
    And Alice has "Palace Sentinels" in hand and can pay {3}{W}
    And Alice is at 3 life
    And Bob has "Lightning Bolt" in hand and can pay {R}
    And Bob has 6 "Swamp" as "twig" as library
    And Carol has 6 "Plains" as "page" as library
    When Alice casts "Palace Sentinels"
    And the stack resolves
    And Alice passes
    And Bob plays "Lightning Bolt" targeting Alice
    And the stack resolves
    Then Alice has lost the game
    When the game goes on to Carol's upkeep
    Then Bob has 2 cards in hand
    When the game goes on to Bob's next upkeep
    Then Carol has 1 card in hand

  @cr26:724.5
  Scenario: Fealty to the Realm gives nobody control of the creature until a player becomes the monarch
    Given Alice controls "Hill Giant"
    And Bob controls "Fealty to the Realm" attached to "Hill Giant"
    And Bob has "Palace Sentinels" in hand and can pay {3}{W}
    And it is Bob's main phase
    Then Alice controls "Hill Giant"
    When Bob casts "Palace Sentinels"
    And the stack resolves
    Then Bob controls "Hill Giant"

  @cr26:724.5
  Scenario: The player who casts Fealty to the Realm becomes the monarch and gets control of the creature
    Given Alice controls "Hill Giant"
    And Bob has "Fealty to the Realm" in hand and can pay {4}{U}
    And it is Bob's main phase
    When Bob casts "Fealty to the Realm" targeting "Hill Giant"
    And the stack resolves
    Then Bob controls "Hill Giant"

  @cr26:724.2.3
  Scenario: Alice draws for her end-step trigger although Bob becomes the monarch while it is on the stack, and Bob draws in his own end step
    Given Alice has "Palace Sentinels" as "hers" in hand and can pay {3}{W}
    And Alice has 6 "Plains" as "page" as library
    And Bob controls "Vedalken Orrery"
    And Bob has "Palace Sentinels" as "his" in hand and can pay {3}{W}
    And Bob has 6 "Swamp" as "leaf" as library
    When Alice plays "hers"
    And the stack resolves
    And the game goes on to Alice's end step
    And Bob in response plays "his"
    And the stack resolves
    Then Alice has drawn 1 card
    And Bob has drawn no cards
    When the game goes on to Alice's next upkeep
    Then Bob has drawn 2 cards
    And Alice has drawn 1 card

  @cr26:724.2.3
  Scenario: Alice draws no card in her end step if Bob has become the monarch before it; Bob, the monarch, draws one in his own
    Given Alice has "Palace Sentinels" as "hers" in hand and can pay {3}{W}
    And Alice has 6 "Plains" as "page" as library
    And Bob controls "Vedalken Orrery"
    And Bob has "Palace Sentinels" as "his" in hand and can pay {3}{W}
    And Bob has 6 "Swamp" as "leaf" as library
    When Alice plays "hers"
    And the stack resolves
    And Bob in response plays "his"
    And the stack resolves
    And the game goes on to Bob's upkeep
    Then Alice has drawn no cards
    And Bob has drawn no cards
    When the game goes on to Alice's next upkeep
    Then Bob has drawn 2 cards
    And Alice has drawn no cards

  @cr26:724.1.2
  Scenario: In two turns without a monarch nobody draws in an end step, and Alice does after an effect made her the monarch
    Given it is Bob's main phase
    And Alice has "Palace Sentinels" in hand and can pay {3}{W}
    And Alice has 6 "Plains" as "page" as library
    And Bob has 6 "Swamp" as "leaf" as library
    When the game goes on to Alice's main phase
    Then Bob has drawn no cards
    And Alice has drawn 1 card
    When the game goes on to Bob's next main phase
    Then Alice has drawn 1 card
    And Bob has drawn 1 card
    When the game goes on to Alice's next main phase
    Then Bob has drawn 1 card
    When Alice casts "Palace Sentinels"
    And the stack resolves
    And the game goes on to Bob's upkeep
    Then Alice has drawn 3 cards

  @cr26:724.1.2
  Scenario: Bob, who controls Custodi Lich and was not made the monarch, draws no card in his end step, and does once Palace Sentinels made him the monarch
    Given it is Bob's main phase
    And Bob controls "Custodi Lich" and has "Palace Sentinels" in hand and can pay {3}{W}
    And Alice has 6 "Plains" as "page" as library
    And Bob has 6 "Swamp" as "leaf" as library
    When the game goes on to Alice's main phase
    Then Bob has drawn no cards
    When the game goes on to Bob's next main phase
    Then Bob has drawn 1 card
    When Bob casts "Palace Sentinels"
    And the stack resolves
    And Bob targets Alice
    And the game goes on to Alice's upkeep
    Then Bob has drawn 2 cards

  @cr26:724.2.4 @cr26:724.1
  Scenario: Alice, the monarch, can copy the end-step trigger with Strionic Resonator and Bob can't, although Palace Sentinels has left the battlefield
    Given Alice has "Palace Sentinels" in hand and can pay {3}{W}
    And Alice has 6 "Plains" as "page" as library
    And Alice controls "Strionic Resonator" and can pay {2}
    And Bob controls "Strionic Resonator" as "his" and has "Swords to Plowshares" in hand and can pay {2}{W}
    When Alice plays "Palace Sentinels"
    And the stack resolves
    And Bob plays "Swords to Plowshares" targeting "Palace Sentinels"
    And the stack resolves
    Then "Palace Sentinels" is exiled
    When the game goes on to Alice's end step
    Then Alice can activate "Strionic Resonator"
    And Bob can't activate "his" by rule 601.2c
    When Alice activates "Strionic Resonator"
    And the stack resolves
    Then Alice has drawn 2 cards

  @cr26:724.2.4
  Scenario: Alice, the monarch who was dealt combat damage, controls the trigger, so she can copy it with Strionic Resonator and Bob can't, although Palace Sentinels has left the battlefield
    Given Alice has "Palace Sentinels" in hand and can pay {3}{W}
    And Alice has 6 "Plains" as "page" as library
    And Alice controls "Strionic Resonator" and can pay {2}
    And Bob controls "Strionic Resonator" as "his" and "Grizzly Bears"
    And Bob has "Boomerang" in hand and can pay {2}{U}{U}
    And Bob has 6 "Swamp" as "leaf" as library
    When Alice plays "Palace Sentinels"
    And the stack resolves
    And Bob plays "Boomerang" targeting "Palace Sentinels"
    And the stack resolves
    Then "Palace Sentinels" is in Alice's hand
    When the game goes on to Bob's main phase
    And Bob attacks with "Grizzly Bears"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 18 life
    And Bob can't activate "his" by rule 601.2c
    When Bob passes
    Then Alice can activate "Strionic Resonator"
    When the stack resolves
    And the game goes on to Alice's next upkeep
    Then Bob has drawn 2 cards

  @cr26:724.2.2
  Scenario: Bob becomes the monarch as Grizzly Bears that he controls and Alice owns deals combat damage to her
    Given Alice has "Palace Sentinels" in hand and can pay {3}{W}
    And Alice has 6 "Plains" as "page" as library
    And Bob has 6 "Swamp" as "leaf" as library
    And Bob controls "Grizzly Bears" owned by Alice
    When Alice casts "Palace Sentinels"
    And the stack resolves
    And the game goes on to Bob's main phase
    And Bob attacks with "Grizzly Bears"
    And Alice doesn't block
    And the game goes on to Bob's second main phase
    Then Alice is at 18 life
    When the game goes on to Alice's next upkeep
    Then Bob has drawn 2 cards
    And Alice has drawn 1 card

  @cr26:724.2.2
  Scenario: Bob becomes the monarch although his Grizzly Bears, which dealt combat damage to Alice, have died before the trigger resolves
    Given Alice has "Palace Sentinels" and "Lightning Bolt" in hand and can pay {3}{W}{R}
    And Alice has 6 "Plains" as "page" as library
    And Bob has 6 "Swamp" as "leaf" as library
    And Bob controls "Grizzly Bears"
    When Alice casts "Palace Sentinels"
    And the stack resolves
    And the game goes on to Bob's main phase
    And Bob attacks with "Grizzly Bears"
    And Alice doesn't block
    And combat damage is dealt
    And Alice in response plays "Lightning Bolt" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And Bob has drawn 1 card
    When the game goes on to Alice's next upkeep
    Then Bob has drawn 2 cards
    And Alice has drawn 1 card

  @cr26:724.5
  Scenario: Fealty to the Realm, which Bob controls on his own Hill Giant, gives Alice control of it as she becomes the first monarch
    Given Bob controls "Hill Giant"
    And Bob controls "Fealty to the Realm" attached to "Hill Giant"
    And Alice has "Palace Sentinels" in hand and can pay {3}{W}
    Then Bob controls "Hill Giant"
    When Alice casts "Palace Sentinels"
    And the stack resolves
    Then Alice controls "Hill Giant"
    And Bob controls "Fealty to the Realm"

  @cr26:724.4.2
  Scenario: If Bob, the monarch, leaves the game in the turn of Carol, who has lost, Dave, the next player, becomes the monarch
    Given Carol is playing too
    And Dave is playing too
    And it is Bob's main phase
    And Bob has "Palace Sentinels" in hand and can pay {3}{W}
    And Bob is at 3 life
    And Carol is at 3 life
    And Alice has 2 "Lightning Bolt" as "bolt" in hand and can pay {R}{R}
    And Alice has 6 "Swamp" as "leaf" as library
    And Bob has 6 "Plains" as "page" as library
    And Carol has 6 "Island" as "sheet" as library
    And Dave has 6 "Forest" as "twig" as library
    When Bob casts "Palace Sentinels"
    And the stack resolves
    And the game goes on to Carol's main phase
    And Alice plays "bolt 1" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    When Alice plays "bolt 2" targeting Bob
    And the stack resolves
    Then Bob has lost the game
    When the game goes on to Alice's upkeep
    Then Dave has drawn 2 cards
    When the game goes on to Dave's upkeep
    Then Alice has drawn 1 card
