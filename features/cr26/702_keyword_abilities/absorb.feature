Feature: Absorb

  @cr26:702.64a
  Scenario: Lymph Sliver prevents 1 of the 3 damage that Lightning Bolt would deal to it, and none that Lightning Bolt deals to its controller
    Given Bob controls "Lymph Sliver"
    And Alice has "Lightning Bolt" as "one" and "Lightning Bolt" as "two" in hand and can pay {R}{R}
    When Alice plays "one" targeting "Lymph Sliver"
    And the stack resolves
    Then "Lymph Sliver" has 2 damage marked
    When Alice plays "two" targeting Bob
    And the stack resolves
    Then Bob is at 17 life

  @cr26:702.64a.2
  Scenario: Hill Giant with absorb 2 is dealt 1 damage by Lightning Bolt
    Given Bob controls "Hill Giant"
    And "Hill Giant" has "absorb 2"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Lightning Bolt" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 1 damage marked
    And "Hill Giant" is in play

  @cr26:702.64a
  Scenario: Lymph Sliver prevents all of the 1 damage that Prodigal Sorcerer would deal to it
    Given Bob controls "Lymph Sliver"
    And Alice controls "Prodigal Sorcerer" as "one" and "Prodigal Sorcerer" as "two"
    When Alice activates "one" targeting "Lymph Sliver"
    And the stack resolves
    Then "Lymph Sliver" has no damage marked
    When Alice activates "two" targeting Bob
    And the stack resolves
    Then Bob is at 19 life
    And "Lymph Sliver" is 3/3

  @cr26:702.64b
  Scenario: Lymph Sliver prevents 1 damage of each of two creatures that block it
    Given Alice controls "Lymph Sliver"
    And Bob controls "Grizzly Bears" as "one" and "Grizzly Bears" as "two"
    When Alice attacks with "Lymph Sliver"
    And Bob blocks "Lymph Sliver" with "one" and "two"
    And combat damage is dealt
    And Alice divides 2 to "one" and 1 to "two"
    Then "Lymph Sliver" has 2 damage marked
    And "Lymph Sliver" is in play
    And "one" is in Bob's graveyard

  @cr26:702.64b @cr26:615.10.2
  Scenario: Lymph Sliver prevents 1 damage of a creature with double strike each time that the creature deals damage
    Given Alice controls "Grizzly Bears"
    And "Grizzly Bears" has "double strike"
    And Bob controls "Lymph Sliver"
    When Alice attacks with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Lymph Sliver"
    And first-strike damage is dealt
    Then "Lymph Sliver" has 1 damage marked
    When combat damage is dealt
    Then "Lymph Sliver" has 2 damage marked
    And "Grizzly Bears" is in Alice's graveyard

  @cr26:702.64c
  Scenario: With two Lymph Slivers, each of the two instances of absorb prevents 1 damage
    Given Bob controls "Lymph Sliver" as "one" and "Lymph Sliver" as "two"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Lightning Bolt" targeting "one"
    And the stack resolves
    Then "one" has 1 damage marked
    And "two" has no damage marked

  @cr26:702.64a
  Scenario: Lymph Sliver also prevents 1 of the 3 damage that its own controller's Lightning Bolt would deal to it
    Given Alice controls "Lymph Sliver" and "Hill Giant"
    And Alice has "Lightning Bolt" as "one" and "Lightning Bolt" as "two" in hand and can pay {R}{R}
    When Alice plays "one" targeting "Lymph Sliver"
    And the stack resolves
    Then "Lymph Sliver" has 2 damage marked
    And "Lymph Sliver" is in play
    When Alice plays "two" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was destroyed

  @cr26:702.64a
  Scenario: Beside Questing Beast, damage of Grizzly Bears in combat can't be prevented, so Lymph Sliver is dealt all 2 of it
    Given Alice controls "Questing Beast" and "Grizzly Bears"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Bob controls "Lymph Sliver"
    When Alice attacks with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Lymph Sliver"
    And combat damage is dealt
    Then "Lymph Sliver" has 2 damage marked
    And "Lymph Sliver" is in play
    When the game goes on to Alice's next main phase
    And Alice plays "Lightning Bolt" targeting "Lymph Sliver"
    And the stack resolves
    Then "Lymph Sliver" has 2 damage marked
