Feature: Mana that is made, and mana that is there

  @mine:one
  Scenario: One of two abilities makes it
    Given Alice controls "Savannah"
    When Alice taps "Savannah" for mana making {G}
    Then Alice has {G} in the mana pool

  @mine:two
  Scenario: Two of three make it
    Given Alice controls "Three Wells"
    When Alice taps "Three Wells" for mana making {G}
    Then Alice has {G} in the mana pool

  @mine:three
  Scenario: None makes it
    Given Alice controls "Three Wells"
    When Alice taps "Three Wells" for mana making {R}
    Then Alice has {R} in the mana pool

  @mine:four
  Scenario: Colourless mana goes by its letter, and by a number
    Given Alice controls "Three Wells"
    When Alice taps "Three Wells" for mana making {C}
    Then Alice has {C} in the mana pool
    And Alice has {1} in the mana pool

  @mine:five
  Scenario: Which is no mana of a colour
    Given Alice has {C}{1}{G} in the mana pool
    Then Alice has {2}{G} in the mana pool
    And Alice has {C}{G}{C} in the mana pool
    And Alice has {G} in the mana pool
