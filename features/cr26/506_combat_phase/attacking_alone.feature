Feature: Creatures that attack alone

  @cr26:506.5 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: A creature attacks alone if it is the only declared attacker, and a Bronze Sable that enters attacking later changes nothing
    Given Alice controls "Akrasan Squire" and "Grizzly Bears"
    And Alice has "Bronze Sable" in graveyard
    And Alice has "Charge from the Heap" in hand and can pay {1}{R}
    When Alice attacks with "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 3/3
    When Alice plays "Charge from the Heap" targeting "Bronze Sable"
    And the stack resolves
    Then "Bronze Sable" is attacking
    And "Bronze Sable" is 2/1
    And "Akrasan Squire" has triggered once
    When combat damage is dealt
    Then Bob is at 15 life

  @cr26:506.5 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Bronze Sable, which enters attacking while no other creature attacks, doesn't attack alone, and does once it is declared as the only attacker
    Given Alice controls "Akrasan Squire"
    And Alice has "Bronze Sable" in graveyard
    And Alice has "Charge from the Heap" in hand and can pay {1}{R}
    When Alice attacks with nothing
    And Alice plays "Charge from the Heap" targeting "Bronze Sable"
    And the stack resolves
    Then "Bronze Sable" is attacking
    And "Akrasan Squire" has triggered never
    When combat damage is dealt
    Then Bob is at 18 life
    When the game goes on to Alice's next main phase
    And Alice attacks with "Bronze Sable"
    And the stack resolves
    Then "Akrasan Squire" has triggered once
    And "Bronze Sable" is 3/2

  @cr26:506.5 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Neither of two declared attackers attacks alone, and a single attacker in the next turn does
    Given Alice controls "Akrasan Squire", "Hill Giant" and "Grizzly Bears"
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    Then "Akrasan Squire" has triggered never
    When combat damage is dealt
    Then Bob is at 15 life
    When the game goes on to Alice's next main phase
    And Alice attacks with "Hill Giant"
    And the stack resolves
    Then "Akrasan Squire" has triggered once
    And "Hill Giant" is 4/4

  @cr26:506.5
  Scenario: Mogg Flunkies, which can't attack alone, don't attack alone if Grizzly Bears is declared as an attacker, too
    Given Alice controls "Mogg Flunkies" and "Grizzly Bears"
    Then Alice can't attack with "Mogg Flunkies" because of the ability "company" of "Mogg Flunkies"
    When Alice attacks with "Mogg Flunkies" and "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 15 life

  @cr26:506.5.3
  Scenario: Lone Raider, which attacked with Grizzly Bears, is attacking alone once Grizzly Bears has left combat
    Given Alice controls "Lone Raider", "Grizzly Bears" and "Reconnaissance"
    When Alice attacks with "Lone Raider" and "Grizzly Bears"
    Then "Lone Raider" is 2/2
    When Alice activates "Reconnaissance" targeting "Grizzly Bears"
    And the stack resolves
    Then "Lone Raider" is 4/2
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 16 life

  @cr26:506.5.2
  Scenario: Lone Raider, which blocked together with Grizzly Bears, is blocking alone once Grizzly Bears has left, but didn't block alone
    Given Alice controls "Craw Wurm"
    And Alice has "Boomerang" in hand and can pay {U}{U}
    And Bob controls "Lone Raider" and "Grizzly Bears"
    When Alice attacks with "Craw Wurm"
    And Bob blocks "Craw Wurm" with "Lone Raider" and "Grizzly Bears"
    And the stack resolves
    Then "Lone Raider" is 2/2
    And Bob is at 20 life
    When Alice plays "Boomerang" targeting "Grizzly Bears"
    And the stack resolves
    Then "Lone Raider" is 2/4
    And Bob is at 20 life

  @cr26:506.5.2
  Scenario: Lone Raider, the only declared blocker, blocks alone, and is no longer blocking alone once Belated Guard makes Grizzly Bears block
    Given Alice controls "Craw Wurm"
    And Bob controls "Lone Raider" and "Grizzly Bears"
    And Bob has "Belated Guard" in hand and can pay {W}
    When Alice attacks with "Craw Wurm"
    And Bob blocks "Craw Wurm" with "Lone Raider"
    And the stack resolves
    Then Bob is at 24 life
    And "Lone Raider" is 2/4
    When Bob plays "Belated Guard" targeting "Grizzly Bears" then "Craw Wurm"
    And the stack resolves
    Then "Lone Raider" is 2/2

  @cr26:506.5.2
  Scenario: Lone Raider, which Belated Guard makes block as the only creature, is blocking alone, but didn't block alone
    Given Alice controls "Craw Wurm"
    And Bob controls "Lone Raider"
    And Bob has "Belated Guard" in hand and can pay {W}
    When Alice attacks with "Craw Wurm"
    And Bob doesn't block
    And Bob plays "Belated Guard" targeting "Lone Raider" then "Craw Wurm"
    And the stack resolves
    Then "Lone Raider" is blocking "Craw Wurm"
    And "Lone Raider" is 2/4
    And Bob is at 20 life

  @cr26:506.5.3
  Scenario: Lone Raider, the only declared attacker, is no longer attacking alone once Bronze Sable enters attacking
    Given Alice controls "Lone Raider"
    And Alice has "Bronze Sable" in graveyard
    And Alice has "Charge from the Heap" in hand and can pay {1}{R}
    When Alice attacks with "Lone Raider"
    Then "Lone Raider" is 4/2
    When Alice plays "Charge from the Heap" targeting "Bronze Sable"
    And the stack resolves
    Then "Lone Raider" is 2/2
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 16 life

  @cr26:506.5 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Grizzly Bears attacks alone in the second combat phase of a turn, although Hill Giant attacked with it in the first
    Given Alice controls "Akrasan Squire", "Hill Giant" and "Grizzly Bears"
    And Alice has "Relentless Assault" in hand and can pay {2}{R}{R}
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    Then "Akrasan Squire" has triggered never
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 15 life
    When the game goes on to Alice's postcombat main phase
    And Alice plays "Relentless Assault"
    And the stack resolves
    And Alice attacks with "Grizzly Bears"
    And the stack resolves
    Then "Akrasan Squire" has triggered once
    And "Grizzly Bears" is 3/3

  @cr26:506.5 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: If one creature attacks Bob and another one Carol, neither attacks alone, and Hill Giant that attacks Carol in the next turn does
    Given Carol is playing too
    And Alice controls "Akrasan Squire", "Hill Giant" and "Grizzly Bears"
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    And Carol has 4 "Forest" as "grove" as library
    When Alice attacks with "Grizzly Bears" attacking Bob and "Hill Giant" attacking Carol
    Then "Akrasan Squire" has triggered never
    When Bob doesn't block
    And Carol doesn't block
    And combat damage is dealt
    Then Bob is at 18 life
    And Carol is at 17 life
    When the game goes on to Alice's next main phase
    And Alice attacks with "Hill Giant" attacking Carol
    And the stack resolves
    Then "Akrasan Squire" has triggered once
    And "Hill Giant" is 4/4

  @cr26:506.5.2
  Scenario: Lone Raider is the only creature that Bob declares as a blocker, and it doesn't block alone, because Carol declares one, too
    Given Carol is playing too
    And Alice controls "Hill Giant" and "Craw Wurm"
    And Bob controls "Lone Raider"
    And Carol controls "Wall of Stone"
    When Alice attacks with "Hill Giant" attacking Bob and "Craw Wurm" attacking Carol
    And Bob blocks "Hill Giant" with "Lone Raider"
    And Carol blocks "Craw Wurm" with "Wall of Stone"
    And the stack resolves
    Then "Lone Raider" has triggered once
    And Bob is at 20 life
    And "Lone Raider" is 2/2

  @cr26:506.5.2
  Scenario: Lone Raider blocks alone if Bob declares it and Carol, who is attacked by another creature, declares no blocker
    Given Carol is playing too
    And Alice controls "Hill Giant" and "Craw Wurm"
    And Bob controls "Lone Raider"
    And Carol controls "Wall of Stone"
    When Alice attacks with "Hill Giant" attacking Bob and "Craw Wurm" attacking Carol
    And Bob blocks "Hill Giant" with "Lone Raider"
    And Carol doesn't block
    And the stack resolves
    Then Bob is at 24 life
    And "Lone Raider" is 2/4

  @cr26:506.5.3
  Scenario: Lone Raider, which attacks as the only creature, is attacking alone, and isn't in the next turn, in which Hill Giant attacks beside it
    Given Alice controls "Lone Raider" and "Hill Giant"
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    Then "Lone Raider" is 2/2
    When Alice attacks with "Lone Raider"
    Then "Lone Raider" is 4/2
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 16 life
    When the game goes on to Alice's next main phase
    And Alice attacks with "Lone Raider" and "Hill Giant"
    Then "Lone Raider" is 2/2
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 11 life

  @cr26:506.5.2
  Scenario: Lone Raider blocks alone in the second combat phase of a turn, although Wall of Stone blocked with it in the first
    Given Alice controls "Hill Giant"
    And Alice has "Relentless Assault" in hand and can pay {2}{R}{R}
    And Bob controls "Wall of Stone" and "Lone Raider"
    When Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Wall of Stone" and "Lone Raider"
    And the stack resolves
    Then Bob is at 20 life
    When combat damage is dealt
    And Alice divides 3 to "Wall of Stone" and 0 to "Lone Raider"
    And the game goes on to Alice's postcombat main phase
    And Alice plays "Relentless Assault"
    And the stack resolves
    And Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Lone Raider"
    And the stack resolves
    Then Bob is at 24 life
    And "Lone Raider" is 2/4
