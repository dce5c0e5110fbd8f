Feature: Activating an ability of a card in a hidden zone

  @cr26:602.2a
  Scenario: Since 2006, a card that is cycled from hand is revealed; a permanent whose ability is activated isn't
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

  @cr26:602.2a.before
  Scenario: Until 2005, a card that is cycled from hand isn't revealed
    Given Alice has "Drifting Meadow" in hand and can pay {2}
    When Alice activates the cycling ability of "Drifting Meadow"
    And the stack resolves
    Then it happened never that "Drifting Meadow" was revealed
    And it happened never that Alice revealed
    And Alice has drawn 1 card
