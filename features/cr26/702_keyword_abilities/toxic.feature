Feature: Toxic

  @cr26:702.164c
  Scenario: Combat damage to a player from a creature with toxic 1 also gives that player one poison counter
    Given Alice controls "Pestilent Syphoner"
    When Alice attacks with "Pestilent Syphoner"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 19 life
    And Bob has 1 poison counter

  @cr26:120.3g @cr26:702.164c
  Scenario: Combat damage to a player from a creature with toxic 1 and toxic 2 gives that player three poison counters
    Given Alice controls "Pestilent Syphoner"
    And "Pestilent Syphoner" has "toxic 2"
    When Alice attacks with "Pestilent Syphoner"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 19 life
    And Bob has 3 poison counters

  @cr26:702.164c @cr26:120.3g
  Scenario: Toxic gives no poison counters for noncombat damage to a player or for combat damage to a creature
    Given Alice controls "Pandemonium" and has "Pestilent Syphoner" in hand and can pay {1}{B}
    And Bob controls "Wall of Air"
    When Alice plays "Pestilent Syphoner"
    And the top of the stack resolves
    And Alice targets Bob for "Pandemonium"
    And the stack resolves
    And Alice says yes to "Pandemonium"
    Then Bob is at 19 life
    And Bob has no poison counters
    When the game goes on to Alice's next main phase
    And Alice attacks with "Pestilent Syphoner"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob has 1 poison counter
    When the game goes on to Alice's next main phase
    And Alice attacks with "Pestilent Syphoner"
    And Bob blocks "Pestilent Syphoner" with "Wall of Air"
    And combat damage is dealt
    Then "Wall of Air" has 1 damage marked
    And Bob has 1 poison counter

  @cr26:702.164c
  Scenario: Furnace of Rath doubles the combat damage of Pestilent Syphoner and not the poison counter of toxic 1
    Given Alice controls "Pestilent Syphoner" and "Furnace of Rath"
    When Alice attacks with "Pestilent Syphoner"
    And combat damage is dealt
    Then Bob is at 18 life
    And Bob has 1 poison counter
