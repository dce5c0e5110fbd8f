Feature: Lotus Petal

  @cr26:605.3b.3
  Scenario: Lotus Petal is sacrificed for the red mana of Shock
    Given Alice controls "Lotus Petal" and has "Shock" in hand
    And Bob controls "Wall of Stone"
    Then Alice can tap "Lotus Petal" for mana making {R}
    When Alice plays "Shock" targeting "Wall of Stone"
    And Alice chooses the color "red" for "Lotus Petal"
    Then {R} was spent on "Shock"
    And "Lotus Petal" was sacrificed
    And the stack holds "Shock"
    When the stack resolves
    Then "Wall of Stone" has 2 damage marked
