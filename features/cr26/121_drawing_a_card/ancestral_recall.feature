Feature: Ancestral Recall

  @cr26:121.2.2
  Scenario: Underworld Dreams triggers three times for the cards that Bob draws with Alice's Ancestral Recall
    Given Alice controls "Underworld Dreams" and has "Ancestral Recall" in hand and can pay {U}
    And Bob has "Forest", "Island", "Swamp" and "Plains" as library
    When Alice plays "Ancestral Recall" targeting Bob
    And the stack resolves
    Then Bob has drawn 3 cards
    And Bob's library holds, in order, "Plains"
    And "Underworld Dreams" has triggered 3 times
    And Bob is at 17 life

  @cr26:121.2.2
  Scenario: With two cards in her library, Alice draws both with her Ancestral Recall and then loses the game
    Given Alice has "Ancestral Recall" in hand and can pay {U}
    And Alice has "Forest" and "Island" as library
    And Bob controls "Underworld Dreams"
    When Alice plays "Ancestral Recall" targeting Alice
    And the top of the stack resolves
    Then Alice has drawn 2 cards
    And Alice has lost the game
