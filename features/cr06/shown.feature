Feature: Cards that are shown, in rulings of our own

  @cr06:ours.2
  Scenario: A card that is cycled from the hand is shown first, and what is activated in play isn't
    Given Alice has "Drifting Meadow" in hand and can pay {2}
    And Bob controls "Frostwielder"
    When Alice activates the cycling ability of "Drifting Meadow"
    And the stack resolves
    And Bob activates "Frostwielder" targeting Alice
    And the stack resolves
    Then it happened once that "Drifting Meadow" was revealed
    And it happened once that Alice revealed
    And it happened never that "Frostwielder" was revealed
    And it happened never that Bob revealed
    And Alice has drawn 1 card

  @cr06:ours.2.before
  Scenario: Before that nobody showed what was cycled
    Given Alice has "Drifting Meadow" in hand and can pay {2}
    When Alice activates the cycling ability of "Drifting Meadow"
    And the stack resolves
    Then it happened never that "Drifting Meadow" was revealed
    And it happened never that Alice revealed
    And Alice has drawn 1 card
