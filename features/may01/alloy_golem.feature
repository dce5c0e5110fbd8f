Feature: Alloy Golem

  @may01:cards.2
  Scenario: Alloy Golem has the colour chosen for a Shifting Sky already on the battlefield, not the colour chosen for Alloy Golem
    Given Alice controls "Shifting Sky"
    And "Shifting Sky" has the chosen color "blue"
    And Alice has "Alloy Golem" in hand and can pay {6}
    Then "Alloy Golem" is colorless
    When Alice plays "Alloy Golem"
    And the stack resolves
    And as it resolves, Alice chooses the color "red"
    Then "Alloy Golem" is blue
    And "Alloy Golem" isn't red

  @may01:cards.2
  Scenario: Alloy Golem has its own chosen colour again once Shifting Sky is destroyed
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
  Scenario: Crimson Kobolds are red in hand, and blue on the battlefield under a Shifting Sky with blue as its chosen colour
    Given Alice controls "Shifting Sky" as "the Sky" and "Crimson Kobolds" as "the old"
    And "the Sky" has the chosen color "blue"
    And Alice controls "Forest" and a 1/1 red "Goblin" creature token as "the raider"
    And Alice has "Crimson Kobolds" as "the new" and "Shifting Sky" as "the other Sky" in hand
    Then "the other Sky" is blue
    And "the new" is 0/1
    And "the old" is blue
    And "the raider" is blue
    And "Forest" is colorless
    And "the new" is red
    When Alice plays "the new"
    And the stack resolves
    Then "the new" is blue
    And "the new" isn't red

  @may01:cards.2
  Scenario: Alloy Golem gets the colour chosen for a Shifting Sky that enters after Alloy Golem
    Given Alice controls "Alloy Golem"
    And "Alloy Golem" has the chosen color "red"
    And Alice has "Shifting Sky" in hand and can pay {2}{U}
    Then "Alloy Golem" is red
    When Alice plays "Shifting Sky"
    And the stack resolves
    And as it resolves, Alice chooses the color "green" for "Shifting Sky"
    Then "Alloy Golem" is green
    And "Alloy Golem" isn't red
