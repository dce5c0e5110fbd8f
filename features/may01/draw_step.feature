Feature: The draw of the turn

  @may01:general.7
  Scenario: The draw of the turn is put on top of what triggered in the draw step
    Given it is Bob's upkeep
    And Alice controls "Teferi's Puzzle Box"
    When the game goes on to Bob's draw step
    Then the stack holds Bob's draw and the ability of "Teferi's Puzzle Box"
    And Bob has drawn 0 cards
    When Bob passes
    And Alice passes
    Then Bob has drawn 1 card
    And the stack holds the ability of "Teferi's Puzzle Box"
    When the stack resolves
    Then Bob has drawn 2 cards

  @may01:general.7
  Scenario: The active player's own triggers lie below the draw too
    Given it is Bob's upkeep
    And Bob controls "Teferi's Puzzle Box"
    When the game goes on to Bob's draw step
    Then the stack holds Bob's draw and the ability of "Teferi's Puzzle Box"
    And Bob was asked for an order never

  @may01:general.7
  Scenario: Nobody controls the draw of the turn, as a player controls a trigger
    Given it is Bob's upkeep
    And Bob controls "Teferi's Puzzle Box"
    When the game goes on to Bob's draw step
    Then Bob controls the ability of "Teferi's Puzzle Box"
    And Bob doesn't control Bob's draw
    And Alice doesn't control Bob's draw
    And the stack holds Bob's draw and the ability of "Teferi's Puzzle Box"
