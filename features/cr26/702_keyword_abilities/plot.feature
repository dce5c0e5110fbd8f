Feature: Plot

  @cr26:702.170d
  Scenario: A plotted card is cast without paying its mana cost on a later turn
    Given Alice has "Djinn of Fool's Fall" and "Young Wolf" in hand and can pay {3}{U}{G}
    When Alice activates "plot" of "Djinn of Fool's Fall"
    Then the stack is empty
    And "Djinn of Fool's Fall" is exiled
    And Alice can play "Young Wolf"
    And Alice can't play "Djinn of Fool's Fall"
    When the game goes on to Alice's next main phase
    And Alice plays "Djinn of Fool's Fall"
    Then the total cost of "Djinn of Fool's Fall" is {0}
    When the stack resolves
    Then "Djinn of Fool's Fall" is in play

  @cr26:702.170d
  Scenario: A plotted card can be cast only in its owner's main phase with an empty stack
    Given Alice has "Djinn of Fool's Fall" and "Reach Through Mists" in hand and can pay {3}{U}{U}
    When Alice activates "plot" of "Djinn of Fool's Fall"
    And the game goes on to Alice's next draw step
    Then Alice can play "Reach Through Mists"
    And Alice can't play "Djinn of Fool's Fall"
    When the game goes on to Alice's main phase
    Then Alice can play "Djinn of Fool's Fall"
    When Alice plays "Reach Through Mists"
    Then Alice can't play "Djinn of Fool's Fall"
    When the stack resolves
    And Alice plays "Djinn of Fool's Fall"
    And the stack resolves
    Then "Djinn of Fool's Fall" is in play
