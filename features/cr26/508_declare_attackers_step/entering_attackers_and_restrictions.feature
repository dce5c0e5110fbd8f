Feature: Restrictions and creatures that are put onto the battlefield attacking

  @cr26:508.4c @edition:2026-01
  Scenario: With Silent Arbiter, only one creature can be declared as an attacker, but two Warriors of mobilize enter attacking as well
    Given Alice controls "Voice of Victory" and "Hill Giant"
    And Bob controls "Silent Arbiter"
    Then Alice can't attack with "Voice of Victory" and "Hill Giant" because of "duel" of "Silent Arbiter"
    When Alice attacks with "Voice of Victory"
    And the stack resolves
    Then the first "Warrior" token and the second "Warrior" token are attacking
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life

  @cr26:508.4c
  Scenario: With Silent Arbiter, only one creature can be declared as an attacker, but Bronze Sable enters attacking as well
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Bronze Sable" in graveyard
    And Alice has "Charge from the Heap" in hand and can pay {1}{R}
    And Bob controls "Silent Arbiter"
    Then Alice can't attack with "Grizzly Bears" and "Hill Giant" because of "duel" of "Silent Arbiter"
    When Alice attacks with "Hill Giant"
    And Alice plays "Charge from the Heap" targeting "Bronze Sable"
    And the stack resolves
    Then "Hill Giant" and "Bronze Sable" are attacking
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 15 life

  @cr26:508.4c.2
  Scenario: Bob's creatures have to attack Gideon Jura, but Bronze Sable, which he puts onto the battlefield attacking, can attack Alice
    Given Alice controls "Gideon Jura"
    And Alice has 4 "Plains" as "dune" as library
    And Bob controls "Hill Giant"
    And Bob has 4 "Mountain" as "peak" as library
    And Bob has "Bronze Sable" in graveyard
    And Bob has "Charge from the Heap" in hand and can pay {1}{R}
    When Alice activates "challenge" of "Gideon Jura" targeting Bob
    And the stack resolves
    And the game goes on to Bob's declare attackers step
    Then Bob can't attack with "Hill Giant" attacking Alice by rule 508.1d
    When Bob attacks with "Hill Giant" attacking "Gideon Jura"
    And Bob plays "Charge from the Heap" targeting "Bronze Sable"
    And the stack resolves
    Then Bob may choose the player Alice
    When Bob chooses the player Alice
    Then "Bronze Sable" is attacking
    When Alice doesn't block
    And combat damage is dealt
    Then Alice is at 18 life
    And "Gideon Jura" has 5 loyalty counters
