Feature: What is cast at any time, and for nothing

  @htg:ours.481
  Scenario: A bauble lets a ring be that colourless mana paid for
    Given it is Bob's precombat main phase
    And Alice controls "Vexing Bauble"
    And Bob has "Sol Ring" and "Ornithopter" in hand and can pay {C}
    When Bob plays "Sol Ring"
    And the stack resolves
    And Bob plays "Ornithopter"
    And the stack resolves
    Then "Sol Ring" is on the battlefield
    And "Ornithopter" was countered

  @htg:ours.481
  Scenario: A bauble counters what nothing was paid for
    Given it is Bob's precombat main phase
    And Alice controls "Vexing Bauble" and can pay {1}
    And Bob has "Ornithopter" in hand
    When Bob plays "Ornithopter"
    And the stack resolves
    Then "Ornithopter" was countered
    When Alice activates "cash" of "Vexing Bauble"
    And the stack resolves
    Then "Vexing Bauble" is in Alice's graveyard

  @htg:ours.482
  Scenario: Teferi's player casts a sorcery while attacking
    Given Alice controls "Teferi, Time Raveler" and "Hill Giant"
    And Alice has "Prey Upon" in hand and can pay {G}
    And Bob controls "Grizzly Bears"
    When Alice activates "hurry" of "Teferi, Time Raveler"
    And the stack resolves
    And Alice attacks with "Hill Giant"
    And Alice plays "Prey Upon" targeting "Hill Giant" then "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    And "Hill Giant" has 2 damage marked

  @htg:ours.482
  Scenario: Teferi's player casts a sorcery from a graveyard while attacking
    Given Alice controls "Teferi, Time Raveler" and "Hill Giant"
    And Alice has "Firebolt" in graveyard and can pay {4}{R}
    When Alice activates "hurry" of "Teferi, Time Raveler"
    And the stack resolves
    And Alice attacks with "Hill Giant"
    Then Alice can play "Firebolt" from graveyard targeting Bob
    When Alice plays "Firebolt" from graveyard targeting Bob
    And the stack resolves
    Then Bob is at 18 life
    And "Firebolt" is exiled

  @htg:ours.482
  Scenario: Teferi's player has sent a creature home, and waits with sorceries
    Given Alice controls "Teferi, Time Raveler" and "Hill Giant"
    And Bob controls "Grizzly Bears"
    And Alice has "Lava Spike" in hand and can pay {R}
    When Alice activates "bounce" of "Teferi, Time Raveler" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's hand
    And Alice can play "Lava Spike" targeting Bob
    When Alice attacks with "Hill Giant"
    Then Alice can't play "Lava Spike" targeting Bob
