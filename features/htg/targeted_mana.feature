Feature: Mana for what is targeted, in rulings of our own

  @htg:ours.4
  Scenario: An ability with a target waits on the stack, though it makes mana
    Given Alice controls "Gravebloom Shaman"
    And Bob has "Forest" and "Grizzly Bears" in graveyard
    And Bob has "Stifle" in hand and can pay {U}
    Then the mana cost of "Gravebloom Shaman" is {1}{G}
    And "Gravebloom Shaman" is green
    And "Gravebloom Shaman" is 1/2
    And "Gravebloom Shaman" has exactly the types "creature", "Elf" and "Shaman"
    And Alice can activate "Gravebloom Shaman" targeting "Forest"
    And Alice can't activate "Gravebloom Shaman" targeting "Grizzly Bears" by rule 115.2
    When Alice activates "Gravebloom Shaman" targeting "Forest"
    Then "Gravebloom Shaman" is tapped
    And Alice has no mana in the mana pool
    And "Forest" is in Bob's graveyard
    When the stack resolves
    Then "Forest" is removed from the game
    And Alice has {G} in the mana pool
