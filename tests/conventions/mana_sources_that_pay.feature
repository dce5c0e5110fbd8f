Feature: Mana sources that pay where a scenario names none

  Scenario: The source that makes the least mana pays, and a source that makes none for the player isn't tapped
    Given Alice controls "Gaea's Cradle", "Sol Ring", "Gift Stone" and "Wastes"
    And Alice has "Grave Lantern" and "Meter of Wells" in hand
    When Alice plays "Grave Lantern"
    Then "Wastes" is tapped
    And "Sol Ring", "Gift Stone" and "Gaea's Cradle" are untapped
    And Alice has no mana in the mana pool
    When the stack resolves
    And Alice plays "Meter of Wells"
    Then "Sol Ring" is tapped
    And "Gift Stone" and "Gaea's Cradle" are untapped
    And Bob has no mana in the mana pool
    When Alice taps "Gift Stone" for mana
    Then Bob has {C} in the mana pool

  Scenario Outline: A land that makes one or three mana makes the smaller amount that pays <cost>
    Given Alice controls "Deep Quarry"
    And Alice has "<card>" in hand
    When Alice plays "<card>"
    Then Alice has <pool> in the mana pool
    When the stack resolves
    Then "<card>" is in play
    And "Deep Quarry" is tapped

    Examples:
      | cost | card           | pool    |
      | {1}  | Grave Lantern  | no mana |
      | {2}  | Meter of Wells | {C}     |

  Scenario: Only one of two lands is tapped for a spell that costs one mana
    Given Alice controls "Tundra" as "one" and "Tundra" as "other"
    And Alice has "Echoing Imp" and "Twisted Image" in hand
    And Bob controls "Wall of Stone"
    When Alice plays "Twisted Image" targeting "Wall of Stone"
    And the stack resolves
    Then "Wall of Stone" is in Bob's graveyard
    And "one" is tapped
    And "other" is untapped

  Scenario: A source of any colour makes the colour that the cost asks for
    Given Alice controls "City of Brass"
    And Alice has "Lava Spike" in hand
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then {R} was spent on "Lava Spike"
    And Alice is at 19 life
    And Bob is at 17 life
