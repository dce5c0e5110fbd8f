Feature: Planeswalkers without loyalty

  @cr26:120.3c @cr26:704.5i @cr26:122.1e.3 @cr26:306.9.2 @edition:2026-01
  Scenario: A planeswalker with 2 loyalty counters that is dealt 3 damage is put into its owner's graveyard
    Given Alice controls "Jace Beleren" owned by Bob with 2 loyalty counters and "Chandra Nalaar"
    And Bob has "Blaze" in hand and can pay {3}{R}
    And it is Bob's main phase
    When Bob casts "Blaze" with X = 3 targeting "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" is in Bob's graveyard
    And "Blaze" has dealt 3 damage to "Jace Beleren"
    And "Chandra Nalaar" has 6 loyalty counters

  @cr26:120.3c @cr26:122.1e.2 @cr26:122.1e.3 @cr26:120.5.2
  Scenario: Jace Beleren with 2 loyalty counters is put into the graveyard by 2 combat damage, and Chandra Nalaar with 7 counters isn't by 6
    Given Alice controls "Grizzly Bears" and "Craw Wurm"
    And Bob controls "Jace Beleren" owned by Alice with 2 loyalty counters
    And Bob controls "Chandra Nalaar" with 7 loyalty counters
    When Alice attacks with "Grizzly Bears" attacking "Jace Beleren" and "Craw Wurm" attacking "Chandra Nalaar"
    And Bob doesn't block
    And combat damage is dealt
    Then "Jace Beleren" is in Alice's graveyard
    And "Jace Beleren" was put there by a state-based action
    And "Jace Beleren" wasn't destroyed
    And "Chandra Nalaar" is in play
    And "Chandra Nalaar" has 1 loyalty counter

  @cr26:704.5i
  Scenario: Jace Beleren, whose last loyalty counter pays for its ability, is put into the graveyard of its owner
    Given Alice controls "Jace Beleren" with 1 loyalty counter and "Chandra Nalaar"
    And "Jace Beleren" has 1 charge counter
    And Alice has "Grizzly Bears" on top of library
    When Alice activates "gift" of "Jace Beleren" targeting Alice
    Then "Jace Beleren" is in Alice's graveyard
    And "Chandra Nalaar" has 6 loyalty counters
    When the stack resolves
    Then "Grizzly Bears" is in Alice's hand

  @cr26:704.5i @cr26:306.9
  Scenario: A planeswalker whose last loyalty counter pays for its ability goes to the graveyard, and the ability resolves
    Given Alice controls "Jace Beleren" owned by Bob with 1 loyalty counter
    And Alice controls "Chandra Nalaar"
    And Alice has "Grizzly Bears" and "Hill Giant" on top of library
    When Alice activates "gift" of "Jace Beleren" targeting Alice
    Then "Jace Beleren" is in Bob's graveyard
    When the stack resolves
    Then "Grizzly Bears" is in Alice's hand
    And "Chandra Nalaar" is in play
    And "Chandra Nalaar" has 6 loyalty counters

  @cr26:606.4
  Scenario: A planeswalker with one of two loyalty counters removed to pay for its ability stays on the battlefield
    Given Alice controls "Jace Beleren" with 2 loyalty counters
    And Alice has "Grizzly Bears" and "Hill Giant" on top of library
    When Alice activates "gift" of "Jace Beleren" targeting Alice
    Then "Jace Beleren" has 1 loyalty counter
    And the stack holds the ability of "Jace Beleren"
    When the stack resolves
    Then "Jace Beleren" is in play
    And "Jace Beleren" has 1 loyalty counter
    And "Grizzly Bears" is in Alice's hand
    And the top of Alice's library is "Hill Giant"

  @cr26:704.5i @cr26:122.1e @cr26:306.9 @cr26:701.8b.2
  Scenario: Jace Beleren, which Alice controls and Bob owns, goes to Bob's graveyard as Aether Snap removes its loyalty counters, and isn't destroyed
    Given Alice controls "Jace Beleren" owned by Bob with 2 loyalty counters
    And Alice has "Aether Snap" in hand and can pay {3}{B}{B}
    When Alice plays "Aether Snap"
    And the stack resolves
    Then "Jace Beleren" is in Bob's graveyard
    And "Jace Beleren" wasn't destroyed

  @cr26:122.1e.4 @cr26:306.9.3 @edition:2013-07 @edition:2026-01
  Scenario: Hill Giant, which Mirrorweave makes a copy of the planeswalker Ember Speaker without loyalty counters, is put into the graveyard
    Given Alice controls "Ember Speaker"
    And Alice has "Call to the Rampart" and "Mirrorweave" in hand and can pay {W}{2}{W}{W}
    And Bob controls "Hill Giant" owned by Alice
    When Alice plays "Call to the Rampart" targeting "Ember Speaker"
    And the stack resolves
    And Alice plays "Mirrorweave" targeting "Ember Speaker"
    And the stack resolves
    Then "Hill Giant" is in Alice's graveyard
    And "Hill Giant" was put there by a state-based action
    And "Hill Giant" wasn't destroyed
    And "Ember Speaker" has 4 loyalty counters
    And "Ember Speaker" is 4/4

  @cr26:306.9.2
  Scenario: Jace Beleren with 3 loyalty counters, which Hill Giant attacks, is put into the graveyard, and Chandra Nalaar with 4 keeps one
    Given Alice controls "Hill Giant" as "first" and "Hill Giant" as "second"
    And Bob controls "Jace Beleren" owned by Alice with 3 loyalty counters and "Chandra Nalaar" with 4 loyalty counters
    When Alice attacks with "first" attacking "Jace Beleren" and "second" attacking "Chandra Nalaar"
    And Bob doesn't block
    And combat damage is dealt
    Then "Jace Beleren" is in Alice's graveyard
    And "Jace Beleren" was put there by a state-based action
    And "Chandra Nalaar" has 1 loyalty counter

  @cr26:306.9.3
  Scenario: Hill Giant, which Mirrorweave makes a copy of Hearth Keeper, a planeswalker without a planeswalker type, has no loyalty counters and is put into the graveyard
    Given Alice controls "Hearth Keeper"
    And Alice has "Call to the Rampart" and "Mirrorweave" in hand and can pay {W}{2}{W}{W}
    And Bob controls "Hill Giant" owned by Alice
    When Alice plays "Call to the Rampart" targeting "Hearth Keeper"
    And the stack resolves
    And Alice plays "Mirrorweave" targeting "Hearth Keeper"
    And the stack resolves
    Then "Hill Giant" is in Alice's graveyard
    And "Hill Giant" was put there by a state-based action
    And "Hill Giant" wasn't destroyed
    And "Hearth Keeper" has 3 loyalty counters
    And "Hearth Keeper" is 4/4
