Feature: Rounding

  @cr26:107.1a
  Scenario: Pox takes a third of each player's life, cards in hand, creatures and lands, rounded up
    Given Alice has {B}{B}{B} in the mana pool
    And Alice has "Pox", "Sol Ring", "Smite", "Bog Wraith" and "Stone Rain" in hand
    And Alice controls "Grizzly Bears", "Hill Giant" and "Steel Golem"
    And Alice controls "Forest" and "Plains"
    And Bob is at 10 life and has "Naturalize" in hand
    And Bob controls "White Knight", "Island", "Mountain", "Swamp" and "Savannah"
    When Alice plays "Pox"
    And the stack resolves
    And Alice chooses "Smite" and "Sol Ring"
    And Bob chooses "Naturalize"
    And Alice chooses "Steel Golem"
    And Bob chooses "White Knight"
    And Alice chooses "Forest"
    And Bob chooses "Island" and "Swamp"
    Then Alice is at 13 life
    And Bob is at 6 life
    And "Bog Wraith" and "Stone Rain" are in Alice's hand
    And "Grizzly Bears" and "Hill Giant" are in play
    And "Plains" is in play
    And "Mountain" and "Savannah" are in play
    And "Steel Golem" is in Alice's graveyard

  @cr26:107.1a
  Scenario: Pox rounds nothing if a third of a life total is a whole number: 18 life becomes 12, and 3 life becomes 2
    Given Alice has {B}{B}{B} in the mana pool and has "Pox" in hand
    And Alice is at 18 life
    And Bob is at 3 life
    When Alice plays "Pox"
    And the stack resolves
    Then Alice is at 12 life
    And Bob is at 2 life
