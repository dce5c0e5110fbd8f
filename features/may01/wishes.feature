Feature: What is played as something resolves, in rulings of our own

  @may01:ours.34
  Scenario: A land that is wished for is the land of the turn, and on another's turn it can't be
    Given Alice has "Djinn of Wishes" in hand and can pay {7}{U}{U}{U}{U}{U}{U}
    And Alice has "Forest", "Island" on top of library
    And Alice has "Mountain" in hand
    Then the mana cost of "Djinn of Wishes" is {3}{U}{U}
    And "Djinn of Wishes" is blue
    And "Djinn of Wishes" is 4/4
    And "Djinn of Wishes" has exactly the types "creature" and "Djinn"
    And "Djinn of Wishes" has exactly "flying"
    When Alice plays "Djinn of Wishes"
    And the stack resolves
    Then "Djinn of Wishes" has 3 wish counters
    When Alice activates "Djinn of Wishes"
    Then "Djinn of Wishes" has 2 wish counters
    When the stack resolves
    And while "Djinn of Wishes" resolves, Alice plays "Forest"
    Then "Forest" is in play under Alice's control
    And Alice can't play the land "Mountain"
    When the game goes on to Bob's main phase
    And Alice activates "Djinn of Wishes"
    And the stack resolves
    Then "Island" is removed from the game
    And Alice was asked for a play once
