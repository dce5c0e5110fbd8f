Feature: The draw of the turn

  # In 2001 the draw of the turn uses the stack: it is put there after whatever triggered, and nobody controls it.
  @may01:general.7
  Scenario: The draw of the turn is put on top of what triggered in the draw step
    Given it is Bob's upkeep
    And Alice controls "Teferi's Puzzle Box"
    Then the mana cost of "Teferi's Puzzle Box" is {4}
    And "Teferi's Puzzle Box" has exactly the type "artifact"
    And "Teferi's Puzzle Box" is colorless
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

  @may01:general.7
  Scenario: The draw of the turn can be responded to
    Given it is Bob's upkeep
    And Bob has "Vampiric Tutor" in hand and can pay {B}
    And Bob has "Forest" and "Hill Giant" on top of library
    Then the mana cost of "Vampiric Tutor" is {B}
    And "Vampiric Tutor" is black
    When the game goes on to Bob's draw step
    Then the stack holds Bob's draw
    When Bob in response plays "Vampiric Tutor"
    And the top of the stack resolves
    And as it resolves, Bob chooses "Hill Giant" for "Vampiric Tutor"
    Then Bob has drawn 0 cards
    When the stack resolves
    Then "Hill Giant" is in Bob's hand
    And Bob has drawn 1 card

  @may01:general.7.today
  Scenario: Later the draw of the turn doesn't use the stack and comes before anyone can respond
    Given it is Bob's upkeep
    And Alice controls "Teferi's Puzzle Box"
    And Bob has "Vampiric Tutor" in hand and can pay {B}
    And Bob has "Forest" and "Hill Giant" on top of library
    When the game goes on to Bob's draw step
    Then Bob has drawn 1 card
    And "Forest" is in Bob's hand
    And the stack holds the ability of "Teferi's Puzzle Box"

  @may01:general.7.ex1
  Scenario Outline: Whoever controls the Box, the turn's draw comes first and the Box takes it too
    Given it is Alice's upkeep
    And <controller> controls "Teferi's Puzzle Box"
    And Alice has "Mountain" in hand
    And Alice has "Forest", "Island" and "Swamp" on top of library
    When the game goes on to Alice's draw step
    Then "Teferi's Puzzle Box" has triggered once
    When the stack resolves
    And as it resolves, Alice puts "Forest" and "Mountain" in this order for "Teferi's Puzzle Box"
    Then Alice has drawn 3 cards
    And Alice's hand holds "Island" and "Swamp"
    And the bottom of Alice's library is "Forest" and "Mountain"

    Examples:
      | controller |
      | Alice      |
      | Bob        |
