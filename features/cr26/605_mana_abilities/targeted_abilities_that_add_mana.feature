Feature: Abilities with a target that add mana

  @cr26:605.5a @cr26:605.1a.2
  Scenario: Today, an activated ability with a target uses the stack even if it adds mana
    Given Alice controls "Gravebloom Shaman"
    And Bob has "Forest" and "Grizzly Bears" in graveyard
    And Bob has "Stifle" in hand and can pay {U}
    Then Alice can activate "Gravebloom Shaman" targeting "Forest"
    And Alice can't activate "Gravebloom Shaman" targeting "Grizzly Bears" by rule 115.2
    When Alice activates "Gravebloom Shaman" targeting "Forest"
    Then "Gravebloom Shaman" is tapped
    And Alice has no mana in the mana pool
    And "Forest" is in Bob's graveyard
    When the stack resolves
    Then "Forest" is removed from the game
    And Alice has {G} in the mana pool
