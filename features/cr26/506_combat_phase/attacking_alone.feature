Feature: Creatures that attack alone

  @cr26:506.5
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

  @cr26:506.5
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
