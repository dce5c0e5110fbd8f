Feature: Exile

  @cr26:701.13a
  Scenario: Swords to Plowshares moves a creature from the battlefield to the exile zone
    Given Bob controls "Hill Giant"
    And Alice has "Swords to Plowshares" in hand and can pay {W}
    When Alice plays "Swords to Plowshares" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is exiled
    And Bob's graveyard is empty
    And it happened once that "Hill Giant" was exiled

  @cr26:701.13a
  Scenario: Rest in Peace moves all cards in graveyards to the exile zone
    Given Alice has "Rest in Peace" in hand and can pay {1}{W}
    And Alice has "Grizzly Bears" in graveyard
    And Bob has "Hill Giant" in graveyard
    When Alice plays "Rest in Peace"
    And the stack resolves
    Then "Hill Giant" and "Grizzly Bears" are exiled
    And Alice's graveyard is empty
    And Bob's graveyard is empty

  @cr26:701.13a
  Scenario: Lobotomy moves cards from hand, graveyard and library to the exile zone
    Given Alice has "Lobotomy" in hand and can pay {2}{U}{B}
    And Bob has "Grizzly Bears" as "the held" in hand
    And Bob has "Grizzly Bears" as "the fallen" in graveyard
    And Bob has "Grizzly Bears" as "the coming" on top of library
    When Alice plays "Lobotomy" targeting Bob
    And the stack resolves
    And as it resolves, Alice chooses "the held" for "Lobotomy"
    And as it resolves, Alice chooses "the held", "the fallen" and "the coming" for "Lobotomy"
    Then "the held", "the fallen" and "the coming" are exiled
    And Bob's hand is empty
    And Bob's graveyard is empty

  @cr26:701.13a.3
  Scenario: Shell of the Last Kappa moves Lava Spike, which targets Alice, from the stack to the exile zone
    Given Alice controls "Shell of the Last Kappa" and can pay {3}
    And Bob has "Lava Spike" in hand and can pay {R}
    And it is Bob's main phase
    When Bob plays "Lava Spike" targeting Alice
    And Alice activates the first printed ability of "Shell of the Last Kappa" targeting "Lava Spike"
    And the stack resolves
    Then "Lava Spike" is exiled
    And "Lava Spike" was removed from the stack
    And "Lava Spike" wasn't countered
    And Bob's graveyard is empty
    And Alice is at 20 life

  @cr26:701.13a.3
  Scenario: Lava Spike, which Shell of the Last Kappa exiles from the stack, deals no damage, and Lightning Bolt, which stays on the stack, deals 3
    Given Alice controls "Shell of the Last Kappa" and can pay {3}
    And Bob has "Lava Spike" and "Lightning Bolt" in hand and can pay {R}{R}
    And it is Bob's main phase
    When Bob plays "Lava Spike" targeting Alice
    And Bob plays "Lightning Bolt" targeting Alice
    And Alice activates the first printed ability of "Shell of the Last Kappa" targeting "Lava Spike"
    And the top of the stack resolves
    Then "Lava Spike" is exiled
    And the stack holds "Lightning Bolt"
    When the stack resolves
    Then Alice is at 17 life
    And "Lightning Bolt" is in Bob's graveyard
