Feature: Abilities with a target that add mana

  @cr26:605.5a @cr26:605.1a.2 @cr26:605.1.4
  Scenario: Today, an activated ability with a target uses the stack even if it adds mana
    Given Alice controls "Gravebloom Shaman"
    And Bob has "Forest" and "Grizzly Bears" in graveyard
    And Bob has "Stifle" in hand and can pay {U}
    Then Alice can activate "Gravebloom Shaman" targeting "Forest"
    And Alice can't activate "Gravebloom Shaman" targeting "Grizzly Bears" by rule 601.2c
    When Alice activates "Gravebloom Shaman" targeting "Forest"
    Then "Gravebloom Shaman" is tapped
    And Alice has no mana in the mana pool
    And "Forest" is in Bob's graveyard
    And Bob can play "Stifle" targeting the ability of "Gravebloom Shaman"
    When the stack resolves
    Then "Forest" is removed from the game
    And Alice has {G} in the mana pool

  @cr26:605.5a
  Scenario: Stifle counters the ability of Gravebloom Shaman, so Forest stays in the graveyard and no mana is added
    Given Alice controls "Gravebloom Shaman" as "one" and "Gravebloom Shaman" as "two"
    And Bob has "Forest" and "Island" in graveyard
    And Bob has "Stifle" in hand and can pay {U}
    When Alice activates "one" targeting "Forest"
    And Bob in response plays "Stifle" targeting the ability of "one"
    And the stack resolves
    Then the ability of "one" was countered
    And "Forest" is in Bob's graveyard
    And Alice has no mana in the mana pool
    When Alice activates "two" targeting "Island"
    And the stack resolves
    Then "Island" is exiled
    And Alice has {G} in the mana pool

  @cr26:605.1a.4
  Scenario: Kindling Lamp's ability, which may have one target, uses the stack even if it has none
    Given Alice controls "Kindling Lamp" as "one" and "Kindling Lamp" as "two"
    And Alice controls "Hill Giant"
    Then Alice can activate "one" targeting "Hill Giant"
    And Alice can't activate "one" targeting Bob by rule 115.2
    When Alice activates "one" targeting nothing
    Then the stack holds the ability of "one"
    And Alice has no mana in the mana pool
    When the stack resolves
    Then Alice has {R} in the mana pool
    And "Hill Giant" is 3/3
    When Alice activates "two" targeting "Hill Giant"
    Then the stack holds the ability of "two"
    When the stack resolves
    Then Alice has {R}{R} in the mana pool
    And "Hill Giant" is 4/3

  @cr26:605.1a.4
  Scenario: Stifle counters the ability of Kindling Lamp that has no target, so it adds no mana
    Given Alice controls "Kindling Lamp" as "one" and "Kindling Lamp" as "two"
    And Bob has "Stifle" in hand and can pay {U}
    When Alice activates "one" targeting nothing
    And Bob in response plays "Stifle" targeting the ability of "one"
    And the stack resolves
    Then the ability of "one" was countered
    And "one" is tapped
    And Alice has no mana in the mana pool
    When Alice activates "two" targeting nothing
    And the stack resolves
    Then Alice has {R} in the mana pool

  @cr26:605.1a.2
  Scenario: Gravebloom Shaman's ability exiles only the land card that it targets
    Given Alice controls "Gravebloom Shaman"
    And Bob has "Forest" and "Island" in graveyard
    When Alice activates "Gravebloom Shaman" targeting "Forest"
    And the stack resolves
    Then Alice has {G} in the mana pool
    And "Forest" is exiled
    And "Island" is in Bob's graveyard
    And "Gravebloom Shaman" is tapped
