Feature: Detain

  @cr26:701.35a
  Scenario: A detained creature can't block or make mana in the same turn
    Given Alice controls "Hill Giant"
    And Alice has "Azorius Arrester" in hand and can pay {1}{W}
    And Bob controls "Llanowar Elves" and "Grizzly Bears"
    When Alice plays "Azorius Arrester"
    And the top of the stack resolves
    And Alice targets "Llanowar Elves" for "Azorius Arrester"
    And the stack resolves
    And Alice attacks with "Hill Giant"
    Then Bob can't tap "Llanowar Elves" for mana because of the ability "detain" of "Azorius Arrester"
    And Bob can't block "Hill Giant" with "Llanowar Elves" because of the ability "detain" of "Azorius Arrester"
    And Bob can block "Hill Giant" with "Grizzly Bears"

  @cr26:701.35a
  Scenario: A detained creature can't attack in its controller's next turn, and can in the turn after that
    Given Alice has "Azorius Arrester" in hand and can pay {1}{W}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Mountain" as "peak" as library
    When Alice plays "Azorius Arrester"
    And the top of the stack resolves
    And Alice targets "Hill Giant" for "Azorius Arrester"
    And the stack resolves
    And the game goes on to Bob's declare attackers step
    Then Bob can't attack with "Hill Giant" because of the ability "detain" of "Azorius Arrester"
    And Bob can attack with "Grizzly Bears"
    When the game goes on to Bob's next declare attackers step
    And Bob attacks with "Hill Giant"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 17 life

  @cr26:701.35a @cr26:611.2a.6
  Scenario: The ability of a detained creature can be activated again as soon as the next turn of the player who detained it has begun
    Given Alice has "Azorius Arrester" in hand and can pay {1}{W}
    And Bob controls "Frostwielder"
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Mountain" as "peak" as library
    When Alice plays "Azorius Arrester"
    And the top of the stack resolves
    And Alice targets "Frostwielder" for "Azorius Arrester"
    And the stack resolves
    And the game goes on to Bob's main phase
    Then Bob can't activate "Frostwielder" targeting Alice because of the ability "detain" of "Azorius Arrester"
    When the game goes on to Alice's upkeep
    And Alice passes
    Then Bob can activate "Frostwielder" targeting Alice
    When Bob activates "Frostwielder" targeting Alice
    And the stack resolves
    Then Alice is at 19 life

  @cr26:701.35a.2
  Scenario: Millstone detained by Lyev Skyknight can't be activated, and Hill Giant detained by Inaction Injunction can't attack, until Alice's next turn
    Given Alice has "Lyev Skyknight" and "Inaction Injunction" in hand and can pay {1}{W}{U}{1}{U}
    And Bob controls "Millstone" as "held", "Millstone" as "free", "Hill Giant" and "Grizzly Bears" and can pay {2}{2}
    And Alice has 9 "Plains" as "dune" as library
    And Bob has 4 "Mountain" as "peak" as library
    When Alice plays "Lyev Skyknight"
    And the top of the stack resolves
    And Alice targets "held" for "Lyev Skyknight"
    And the stack resolves
    And Alice plays "Inaction Injunction" targeting "Hill Giant"
    And the stack resolves
    Then Alice has drawn 1 card
    When Alice passes
    Then Bob can't activate "held" targeting Alice because of the ability "detain" of "Lyev Skyknight"
    And Bob can activate "free" targeting Alice
    When the game goes on to Bob's declare attackers step
    Then Bob can't attack with "Hill Giant" because of the ability "enjoin" of "Inaction Injunction"
    And Bob can attack with "Grizzly Bears"
    When the game goes on to Alice's upkeep
    And Alice passes
    And Bob activates "held" targeting Alice
    And the stack resolves
    Then Alice has 3 cards in graveyard
    When the game goes on to Bob's next declare attackers step
    Then Bob can attack with "Hill Giant"

  @cr26:701.35a.2
  Scenario: Neither Hill Giant detained by Lyev Skyknight nor Grizzly Bears detained by Inaction Injunction can block in the same turn
    Given Alice has "Lyev Skyknight" and "Inaction Injunction" in hand and can pay {1}{W}{U}{1}{U}
    And Alice controls "Craw Wurm" and has 3 "Plains" as "dune" as library
    And Bob controls "Hill Giant", "Grizzly Bears" and "Wall of Stone"
    When Alice plays "Lyev Skyknight"
    And the top of the stack resolves
    And Alice targets "Hill Giant" for "Lyev Skyknight"
    And the stack resolves
    And Alice plays "Inaction Injunction" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice has drawn 1 card
    When Alice attacks with "Craw Wurm"
    Then Bob can't block "Craw Wurm" with "Hill Giant" because of the ability "detain" of "Lyev Skyknight"
    And Bob can't block "Craw Wurm" with "Grizzly Bears" because of the ability "enjoin" of "Inaction Injunction"
    When Bob blocks "Craw Wurm" with "Wall of Stone"
    And combat damage is dealt
    Then "Wall of Stone" has 6 damage marked

  @cr26:701.35a.2
  Scenario: The loyalty abilities of Chandra Nalaar, which Lyev Skyknight detained, can't be activated in Bob's turn, and can be in his turn after Alice's next turn has begun
    Given Alice has "Lyev Skyknight" in hand and can pay {1}{W}{U}
    And Bob controls "Chandra Nalaar" with 6 loyalty counters
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Mountain" as "peak" as library
    When Alice plays "Lyev Skyknight"
    And the top of the stack resolves
    And Alice targets "Chandra Nalaar" for "Lyev Skyknight"
    And the stack resolves
    And the game goes on to Bob's main phase
    Then Bob can't activate "spark" of "Chandra Nalaar" targeting Alice because of the ability "detain" of "Lyev Skyknight"
    When the game goes on to Bob's next main phase
    And Bob activates "spark" of "Chandra Nalaar" targeting Alice
    And the stack resolves
    Then Alice is at 19 life

  @cr26:701.35a
  Scenario: Hill Giant that Alice detained can't attack for Alice either, who has gained control of it, though Azorius Arrester has left
    Given Alice has "Azorius Arrester" and "Threaten" in hand and can pay {1}{W}{2}{R}
    And Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Azorius Arrester"
    And the top of the stack resolves
    And Alice targets "Hill Giant" for "Azorius Arrester"
    And the stack resolves
    And Bob in response plays "Boomerang" targeting "Azorius Arrester"
    And the stack resolves
    And Alice plays "Threaten" targeting "Hill Giant"
    And the stack resolves
    Then Alice controls "Hill Giant"
    And Alice can't attack with "Hill Giant" because of the ability "detain" of "Azorius Arrester"
    And Alice can attack with "Grizzly Bears"
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life

  @cr26:701.35a
  Scenario: Bob's Frostwielder, which Alice detained, can't be activated in Carol's turn after his own, and can be once Alice's next turn has begun
    Given Carol is playing too
    And Alice has "Azorius Arrester" in hand and can pay {1}{W}
    And Bob controls "Frostwielder"
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Mountain" as "peak" as library
    And Carol has 4 "Forest" as "tree" as library
    When Alice plays "Azorius Arrester"
    And the top of the stack resolves
    And Alice targets "Frostwielder" for "Azorius Arrester"
    And the stack resolves
    And the game goes on to Carol's main phase
    And Carol passes
    And Alice passes
    Then Bob can't activate "Frostwielder" targeting Alice because of the ability "detain" of "Azorius Arrester"
    When the game goes on to Alice's upkeep
    And Alice passes
    And Bob activates "Frostwielder" targeting Alice
    And the stack resolves
    Then Alice is at 19 life

  @cr26:701.35a
  Scenario: Hill Giant that Azorius Arrester detained and that left the battlefield and came back can attack in Bob's next turn, and Grizzly Bears, detained as well, can't
    Given Alice has 2 "Azorius Arrester" as "arrester" in hand and can pay {1}{W}{1}{W}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    And Bob has "Otherworldly Journey" in hand and can pay {1}{W}
    And Bob has 4 "Mountain" as "peak" as library
    When Alice plays "arrester 1"
    And the top of the stack resolves
    And Alice targets "Hill Giant" for "arrester 1"
    And the stack resolves
    And Alice plays "arrester 2"
    And the top of the stack resolves
    And Alice targets "Grizzly Bears" for "arrester 2"
    And the stack resolves
    And Bob in response casts "Otherworldly Journey" targeting "Hill Giant"
    And the stack resolves
    And the game goes on to Bob's declare attackers step
    Then Bob can't attack with "Grizzly Bears" because of the ability "detain" of "arrester 2"
    When Bob attacks with "Hill Giant"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 16 life

  @cr26:701.35a
  Scenario: Frostwielder, which Bob's Azorius Arrester detained under Alice's control, can't be activated in Bob's next turn, and can be once Alice's has begun
    Given Alice has "Reanimate" in hand and can pay {B}
    And Bob controls "Frostwielder" and has "Azorius Arrester" in graveyard
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Mountain" as "peak" as library
    When Alice plays "Reanimate" targeting "Azorius Arrester"
    And the top of the stack resolves
    And Alice targets "Frostwielder" for "Azorius Arrester"
    And the stack resolves
    And the game goes on to Bob's main phase
    Then Bob can't activate "Frostwielder" targeting Alice because of the ability "detain" of "Azorius Arrester"
    When the game goes on to Alice's upkeep
    And Alice passes
    And Bob activates "Frostwielder" targeting Alice
    And the stack resolves
    Then Alice is at 17 life
