Feature: Triggers on tapping a permanent for mana

  @cr26:106.12a
  Scenario: Today, Wild Growth adds no mana when the land that it enchants makes none
    Given Alice controls "Gaea's Cradle", "Forest", "Wild Growth" and "Wild Growth" as "sapling"
    And "Wild Growth" is attached to "Gaea's Cradle"
    And "sapling" is attached to "Forest"
    And Alice has "Llanowar Elves" in hand
    When Alice plays "Llanowar Elves"
    Then "Forest" is tapped
    And "Gaea's Cradle" is untapped
    And Alice has {G} in the mana pool
    When Alice taps "Gaea's Cradle" for mana
    Then Alice has {G} in the mana pool
    When the stack resolves
    Then "Llanowar Elves" is in play

  @cr26:106.12a
  Scenario: Wild Growth adds {G} at once when the Island that it enchants makes {U}
    Given Alice controls "Island" and "Wild Growth"
    And "Wild Growth" is attached to "Island"
    And Alice has "Llanowar Elves" in hand
    When Alice taps "Island" for mana
    Then Alice has {U}{G} in the mana pool
    And the stack is empty
    When Alice plays "Llanowar Elves"
    And the stack resolves
    Then "Llanowar Elves" is in play
    And "Llanowar Elves" is 1/1

  @cr26:106.12a.before
  Scenario: Until 2013, Wild Growth adds mana even when the land that it enchants makes none
    Given Alice controls "Gaea's Cradle" and "Wild Growth"
    And "Wild Growth" is attached to "Gaea's Cradle"
    And Alice has "Llanowar Elves" in hand
    When Alice taps "Gaea's Cradle" for mana
    Then Alice has {G} in the mana pool
    And the stack is empty
    When Alice plays "Llanowar Elves"
    And the stack resolves
    Then "Llanowar Elves" is in play
    And "Llanowar Elves" is 1/1
