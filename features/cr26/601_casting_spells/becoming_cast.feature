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

  @cr26:601.2i
  Scenario: In Bob's turn, Alice, who cast Lightning Bolt, gets priority before Bob once Aven Shrine has triggered
    Given it is Bob's main phase
    And Bob controls "Aven Shrine"
    And Alice controls "Mountain"
    And Alice has "Lightning Bolt" as "first" in hand
    And Alice has "Lightning Bolt" as "second" in graveyard
    When Bob passes
    And Alice plays "first" targeting Bob
    Then it happened in this order that "Mountain" was tapped, then "Aven Shrine" triggered
    And Alice has priority
    And the stack holds the ability of "Aven Shrine" and "first"
    When the stack resolves
    Then Alice is at 21 life
    And Bob is at 17 life

  @cr26:601.2i.3
  Scenario: Melek, Izzet Paragon, which is sacrificed as a cost of Altar's Reap, doesn't trigger for it
    Given Alice controls "Melek, Izzet Paragon" and can pay {1}{B}
    And Alice has "Altar's Reap", "Island", "Forest" and "Swamp" on top of library
    When Alice plays "Altar's Reap" from library sacrificing "Melek, Izzet Paragon"
    Then "Melek, Izzet Paragon" has triggered never
    When the stack resolves
    Then Alice has drawn 2 cards

  @cr26:601.2i.3
  Scenario: Melek, Izzet Paragon, which stays on the battlefield, triggers once Altar's Reap has been cast, and Altar's Reap is copied
    Given Alice controls "Melek, Izzet Paragon" and "Grizzly Bears" and can pay {1}{B}
    And Alice has "Altar's Reap", "Island", "Forest", "Swamp", "Plains" and "Mountain" on top of library
    When Alice plays "Altar's Reap" from library sacrificing "Grizzly Bears"
    Then "Melek, Izzet Paragon" has triggered once
    When the stack resolves
    Then Alice has drawn 4 cards
