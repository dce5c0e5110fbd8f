Feature: Removing card types

  @cr26:205.1a
  Scenario: An artifact creature that loses the card type artifact is still a creature and keeps its creature type
    Given Alice controls "Leveling Decree", "Steel Wall" and "Baku Altar"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    Then "Steel Wall" has exactly the types "creature" and "Wall"
    And "Baku Altar" has the type "artifact"
    And Bob can target only "Leveling Decree" and "Baku Altar" with "Naturalize"
    When Bob plays "Naturalize" targeting "Leveling Decree"
    And the stack resolves
    Then "Steel Wall" has the types "artifact", "creature" and "Wall"

  @cr26:205.1a
  Scenario: Steel Golem that Leveling Decree makes no artifact is still a creature, attacks, and can't be the target of Naturalize
    Given Alice controls "Leveling Decree" and "Steel Golem"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    Then "Steel Golem" doesn't have the type "artifact"
    And Bob can target only "Leveling Decree" with "Naturalize"
    When Alice attacks with "Steel Golem"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
