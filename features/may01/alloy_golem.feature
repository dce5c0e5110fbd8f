Feature: Alloy Golem

  @may01:cards.2
  Scenario: Shifting Sky covers the Golem's colour although the Golem came later
    Given Alice controls "Shifting Sky"
    And "Shifting Sky" has the chosen color "blue"
    And Alice has "Alloy Golem" in hand and can pay {6}
    When Alice plays "Alloy Golem"
    And the stack resolves
    And Alice chooses the color "red"
    Then "Alloy Golem" is blue
    And "Alloy Golem" isn't red

  @may01:cards.2
  Scenario: Beneath Shifting Sky the Golem keeps its first colour
    Given Alice controls "Shifting Sky"
    And "Shifting Sky" has the chosen color "blue"
    And Alice has "Alloy Golem" in hand and can pay {6}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "Alloy Golem"
    And the stack resolves
    And Alice chooses the color "red"
    And Bob plays "Naturalize" targeting "Shifting Sky"
    Then "Alloy Golem" is blue
    When the stack resolves
    Then "Alloy Golem" is red
    And "Alloy Golem" isn't blue
