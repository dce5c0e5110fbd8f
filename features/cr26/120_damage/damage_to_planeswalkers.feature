Feature: Damage to planeswalkers

  @cr26:120.3c
  Scenario: Jace Beleren with 3 loyalty counters is dealt 2 damage by Blaze and has 1 loyalty counter left
    Given Alice controls "Jace Beleren"
    And Bob has "Blaze" in hand and can pay {2}{R}
    And it is Bob's main phase
    When Bob casts "Blaze" with X = 2 targeting "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" has 1 loyalty counter
    And "Jace Beleren" has 0 damage marked

  @cr26:120.3c
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
