Feature: Creature types that are lost, in rulings of our own

  @htg:ours.407
  Scenario: What loses all creature types keeps what else it is
    Given Alice controls "Amoeboid Changeling" and "Steel Golem"
    Then the mana cost of "Amoeboid Changeling" is {1}{U}
    And "Amoeboid Changeling" is 1/1
    And "Amoeboid Changeling" is blue
    And "Amoeboid Changeling" has the types "Shapeshifter" and "Goblin"
    And "Steel Golem" has exactly the types "artifact", "creature" and "Golem"
    When Alice activates "unshape" of "Amoeboid Changeling" targeting "Steel Golem"
    And the stack resolves
    Then "Steel Golem" has exactly the types "artifact" and "creature"
    When the turn ends
    Then "Steel Golem" has exactly the types "artifact", "creature" and "Golem"

  @htg:ours.407
  Scenario: What gains all creature types has each
    Given Alice controls "Amoeboid Changeling" and "Steel Golem"
    When Alice activates "shape" of "Amoeboid Changeling" targeting "Steel Golem"
    And the stack resolves
    Then "Steel Golem" has the types "Golem" and "Goblin"
