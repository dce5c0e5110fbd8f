Feature: A spell that has been cast

  @cr26:601.2i
  Scenario: Aven Shrine triggers only once Lava Spike has been paid for, and Alice, who cast it, gets priority before Bob
    Given Bob controls "Aven Shrine"
    And Alice controls "Mountain"
    And Alice has "Lava Spike" as "first" in hand
    And Alice has "Lava Spike" as "second" in graveyard
    And Alice is at 10 life
    When Alice plays "first" targeting Bob
    Then it happened in this order that "Mountain" was tapped, then "Aven Shrine" triggered
    And Alice has priority
    And the stack holds the ability of "Aven Shrine" and "first"
    When the stack resolves
    Then Alice is at 11 life
    And Bob is at 17 life
