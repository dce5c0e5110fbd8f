Feature: Alloy Golem

  @may01:cards.2
  Scenario: Shifting Sky covers the Golem's colour although the Golem came later
    Given Alice controls "Shifting Sky"
    And "Shifting Sky" has the chosen color "blue"
    And Alice has "Alloy Golem" in hand and can pay {6}
    Then the mana cost of "Alloy Golem" is {6}
    And "Alloy Golem" is colorless
    When Alice plays "Alloy Golem"
    And the stack resolves
    And as it resolves, Alice chooses the color "red"
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
    And as it resolves, Alice chooses the color "red"
    And Bob plays "Naturalize" targeting "Shifting Sky"
    Then "Alloy Golem" is blue
    When the stack resolves
    Then "Alloy Golem" is red
    And "Alloy Golem" isn't blue

  @may01:cards.2
  Scenario: The Kobolds are red of themselves, and blue under Shifting Sky
    Given Alice controls "Shifting Sky" as "the Sky" and "Crimson Kobolds" as "the old"
    And "the Sky" has the chosen color "blue"
    And Alice controls "Forest" and a 1/1 red "Goblin" creature token as "the raider"
    And Alice has "Crimson Kobolds" as "the new" and "Shifting Sky" as "the other Sky" in hand
    Then the mana cost of "the other Sky" is {2}{U}
    And "the other Sky" has exactly the type "enchantment"
    And "the other Sky" is blue
    And "the new" has exactly the types "creature" and "Kobold"
    And "the new" is 0/1
    And the mana cost of "the new" is {0}
    And "the old" is blue
    And "the raider" is blue
    And "Forest" is colorless
    And "the new" is red
    When Alice plays "the new"
    And the stack resolves
    Then "the new" is blue
    And "the new" isn't red

  @may01:cards.2
  Scenario: A Shifting Sky that comes later covers the Golem's colour as well
    Given Alice controls "Alloy Golem"
    And "Alloy Golem" has the chosen color "red"
    And Alice has "Shifting Sky" in hand and can pay {2}{U}
    Then "Alloy Golem" is red
    When Alice plays "Shifting Sky"
    And the stack resolves
    And as it resolves, Alice chooses the color "green" for "Shifting Sky"
    Then "Alloy Golem" is green
    And "Alloy Golem" isn't red
