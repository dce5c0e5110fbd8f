Feature: The draw of the turn

  # In 2001, the draw of the turn uses the stack. It is put above all triggered abilities of the draw step, and no player controls it.
  @may01:general.7
  Scenario: In 2001, Bob's draw goes on the stack above the trigger of Alice's Teferi's Puzzle Box
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
  Scenario: In 2001, Bob's draw goes on the stack above the trigger of his own Teferi's Puzzle Box
    Given it is Bob's upkeep
    And Bob controls "Teferi's Puzzle Box"
    When the game goes on to Bob's draw step
    Then the stack holds Bob's draw and the ability of "Teferi's Puzzle Box"
    And Bob was asked for an order never

  @may01:general.7
  Scenario: In 2001, no player controls the draw of the turn on the stack
    Given it is Bob's upkeep
    And Bob controls "Teferi's Puzzle Box"
    When the game goes on to Bob's draw step
    Then Bob controls the ability of "Teferi's Puzzle Box"
    And Bob doesn't control Bob's draw
    And Alice doesn't control Bob's draw
    And the stack holds Bob's draw and the ability of "Teferi's Puzzle Box"

  @may01:general.7
  Scenario: In 2001, Bob casts Vampiric Tutor in response to his draw and draws the card that he found
    Given it is Bob's upkeep
    And Bob has "Vampiric Tutor" in hand and can pay {B}
    And Bob has "Forest" and "Hill Giant" on top of library
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
  Scenario: Since 2004, the draw of the turn doesn't use the stack and comes before the trigger of Teferi's Puzzle Box
    Given it is Bob's upkeep
    And Alice controls "Teferi's Puzzle Box"
    And Bob has "Vampiric Tutor" in hand and can pay {B}
    And Bob has "Forest" and "Hill Giant" on top of library
    When the game goes on to Bob's draw step
    Then Bob has drawn 1 card
    And "Forest" is in Bob's hand
    And the stack holds the ability of "Teferi's Puzzle Box"

  @may01:general.7.ex1
  Scenario Outline: The active player draws for the turn before Teferi's Puzzle Box exchanges the hand, whoever controls the Box
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
    And Bob has drawn no cards
    And the bottom of Alice's library is "Forest" and "Mountain"

    Examples:
      | controller |
      | Alice      |
      | Bob        |
