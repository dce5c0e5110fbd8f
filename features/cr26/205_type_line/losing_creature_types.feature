Feature: Losing and gaining all creature types

  @cr26:205.1a.2
  Scenario: Steel Golem that loses all creature types is still an artifact creature
    Given Alice controls "Amoeboid Changeling" and "Steel Golem"
    When Alice activates "unshape" of "Amoeboid Changeling" targeting "Steel Golem"
    And the stack resolves
    Then "Steel Golem" has exactly the types "artifact" and "creature"
    When the turn ends
    Then "Steel Golem" has exactly the types "artifact", "creature" and "Golem"

  @cr26:205.1a.2
  Scenario: Steel Golem that gains all creature types is a Golem and a Goblin
    Given Alice controls "Amoeboid Changeling" and "Steel Golem"
    When Alice activates "shape" of "Amoeboid Changeling" targeting "Steel Golem"
    And the stack resolves
    Then "Steel Golem" has the types "Golem" and "Goblin"
