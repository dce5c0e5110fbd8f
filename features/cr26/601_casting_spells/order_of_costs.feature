Feature: The order in which costs are paid

  @cr26:601.2h.3 @edition:2026-01
  Scenario: Today, Reckless Kiln is sacrificed before a card is discarded at random, although the discard is its first cost
    Given Alice controls "Reckless Kiln"
    And Alice has "Island" and "Forest" in hand
    When Alice activates "Reckless Kiln" targeting Bob
    And Alice picks "Forest" at random for "Reckless Kiln"
    And the stack resolves
    Then it happened in this order that "Reckless Kiln" was sacrificed, then "Forest" was discarded
    And Alice's hand holds "Island"
    And Bob is at 17 life
