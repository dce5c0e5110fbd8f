Feature: Damage to planeswalkers

  @cr26:120.3c @edition:2026-01
  Scenario: Jace Beleren with 3 loyalty counters is dealt 2 damage by Blaze and has 1 loyalty counter left
    Given Alice controls "Jace Beleren"
    And Bob has "Blaze" in hand and can pay {2}{R}
    And it is Bob's main phase
    When Bob casts "Blaze" with X = 2 targeting "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" has 1 loyalty counter
    And "Jace Beleren" has 0 damage marked

  @cr26:120.3c @edition:2026-01
  Scenario: Chandra Nalaar's damage to a planeswalker removes loyalty counters, and that planeswalker's controller is dealt no damage
    Given Alice controls "Chandra Nalaar" with 9 loyalty counters
    And Bob controls "Hill Giant", "Grizzly Bears" and "Jace Beleren"
    When Alice activates "spark" of "Chandra Nalaar" targeting "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" has 2 loyalty counters
    And "Chandra Nalaar" has 10 loyalty counters
    When the game goes on to Alice's next main phase
    And Alice activates "flame" of "Chandra Nalaar" with X = 2 targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And "Chandra Nalaar" has 8 loyalty counters
    When the game goes on to Alice's next main phase
    And Alice activates "blaze" of "Chandra Nalaar" targeting "Jace Beleren"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And "Jace Beleren" is in Bob's graveyard
    And "Chandra Nalaar" is in Alice's graveyard
    And Bob is at 20 life

  @cr26:120.3c
  Scenario: Questing Beast's ability deals 4 damage to Jace Beleren with 5 loyalty counters, which leaves 1 counter
    Given Alice controls "Questing Beast"
    And Bob controls "Jace Beleren" with 5 loyalty counters
    When Alice attacks with "Questing Beast" attacking Bob
    And Bob doesn't block
    And combat damage is dealt
    And Alice targets "Jace Beleren" for "Questing Beast"
    And the stack resolves
    Then Bob is at 16 life
    And "Jace Beleren" has 1 loyalty counter

  @cr26:120.3c.2
  Scenario Outline: Drain Life with X = <x> deals <x> damage to Jace Beleren with 3 loyalty counters, and its controller gains <gained> life
    Given Alice has "Drain Life" in hand and can pay {1}{B} and can pay <mana>
    And Bob controls "Jace Beleren" with 3 loyalty counters
    When Alice casts "Drain Life" with X = <x> targeting "Jace Beleren"
    And the stack resolves
    Then Alice is at <life> life
    And "Drain Life" has dealt <x> damage to "Jace Beleren"
    And "Jace Beleren" is <place>

    Examples:
      | x | mana               | gained | life | place              |
      | 2 | {B}{B}             | 2      | 22   | in play            |
      | 5 | {B}{B}{B}{B}{B}    | 3      | 23   | in Bob's graveyard |

  @cr26:120.3c.2
  Scenario: Drain Life with X = 2 removes two of Jace Beleren's five loyalty counters, and Alice gains 2 life
    Given Alice has "Drain Life" in hand and can pay {1}{B}{B}{B}
    And Bob controls "Jace Beleren" with 5 loyalty counters
    When Alice casts "Drain Life" with X = 2 targeting "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" has 3 loyalty counters
    And Alice is at 22 life
    And Bob is at 20 life

  @cr26:120.3c.3
  Scenario: Lava Spike can target a player or Jace Beleren, not Grizzly Bears, and removes 3 of Jace's 5 loyalty counters
    Given Alice has "Lava Spike" in hand and can pay {R}
    And Bob controls "Jace Beleren" with 5 loyalty counters and "Grizzly Bears"
    Then Alice can target only Alice, Bob and "Jace Beleren" with "Lava Spike"
    When Alice casts "Lava Spike" targeting "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" has 2 loyalty counters
    And Bob is at 20 life

  @cr26:120.5.2 @edition:2026-01
  Scenario: Jace Beleren with three loyalty counters, dealt 3 damage by Lightning Bolt, isn't destroyed, but put into the graveyard by a state-based action
    Given Bob controls "Jace Beleren" and "Grizzly Bears"
    And Alice has 2 "Lightning Bolt" as "bolt" in hand and can pay {R}{R}
    When Alice plays "bolt 1" targeting "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" is in Bob's graveyard
    And "Jace Beleren" was put there by a state-based action
    And "Jace Beleren" wasn't destroyed
    When Alice plays "bolt 2" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" was destroyed

  @cr26:120.3c.4 @cr26:306.8.2 @edition:2013-07 @edition:2026-01
  Scenario: Unblocked creatures with infect and with wither remove loyalty counters from Jace Beleren, too, and put no other counters there
    Given Alice controls "Glistener Elf" and "Sickle Ripper"
    And Bob controls "Jace Beleren" with 5 loyalty counters
    When Alice attacks with "Glistener Elf" attacking "Jace Beleren" and "Sickle Ripper" attacking "Jace Beleren"
    And Bob doesn't block
    And combat damage is dealt
    Then "Jace Beleren" has 2 loyalty counters
    And "Jace Beleren" has no -1/-1 counters
    And Bob has no poison counters
    And Bob is at 20 life

  @cr26:120.3c @cr26:120.3e.5
  Scenario: Lightning Bolt removes three loyalty counters from Jace Beleren that is also a creature, and its 3 damage is marked there
    Given Alice controls "Jace Beleren" with 5 loyalty counters
    And Alice has "Call to the Rampart" in hand and can pay {W}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Call to the Rampart" targeting "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" is 4/4
    When Bob plays "Lightning Bolt" targeting "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" has 2 loyalty counters
    And "Jace Beleren" has 3 damage marked
    And "Jace Beleren" is in play

  @cr26:120.3f.4
  Scenario: Vampire Nighthawk that attacks Jace Beleren removes two loyalty counters, and Alice gains 2 life
    Given Alice controls "Vampire Nighthawk" and "Hill Giant"
    And Bob controls "Jace Beleren" with 6 loyalty counters
    When Alice attacks with "Vampire Nighthawk" attacking "Jace Beleren" and "Hill Giant" attacking "Jace Beleren"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's postcombat main phase
    Then "Jace Beleren" has 1 loyalty counter
    And Alice is at 22 life
    And Bob is at 20 life
