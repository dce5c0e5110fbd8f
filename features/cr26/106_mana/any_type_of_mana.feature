Feature: Mana of any type that lands could produce

  @cr26:106.7.2
  Scenario: Reflecting Pool makes colourless mana or mana of a colour that another land of its controller could produce
    Given Alice controls "Reflecting Pool" as "one", "Reflecting Pool" as "two", "Wastes" and "Island"
    And Bob controls "Swamp"
    Then Alice can tap "one" for mana making {C}
    And Alice can't tap "one" for mana making {B} by rule 608.2d
    When Alice taps "one" for mana
    And Alice chooses the color "colorless"
    Then Alice has {C} in the mana pool
    When Alice taps "two" for mana making {U}
    Then Alice has {C}{U} in the mana pool

  @cr26:106.7.2
  Scenario: Reflecting Pool makes mana of either colour of two other lands
    Given Alice controls "Reflecting Pool", "Island" and "Forest"
    When Alice taps "Reflecting Pool" for mana
    And Alice chooses the color "green"
    Then Alice has {G} in the mana pool

  @cr26:106.7.2
  Scenario: Mana of a type that only Reflecting Pool gives pays a cost of colourless mana
    Given Alice controls "Reflecting Pool" and "Wastes"
    And Alice has "Thought-Knot Sigil" in hand and can pay {1}
    When Alice casts "Thought-Knot Sigil"
    Then "Reflecting Pool" is tapped
    And "Thought-Knot Sigil" is on the stack
