Feature: Genju

  @bok:genju.2
  Scenario: The land stays a creature when its Genju is destroyed
    Given Alice controls "Forest" and "Genju of the Cedars" attached to "Forest" and can pay {2}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice activates "Genju of the Cedars"
    And the stack resolves
    Then "Forest" is 4/4
    When Bob plays "Naturalize" targeting "Genju of the Cedars"
    And the stack resolves
    Then "Genju of the Cedars" is in Alice's graveyard
    And "Forest" is 4/4
    And "Forest" is green
    When the turn ends
    Then "Forest" has no power

  @bok:genju.2
  Scenario: The ability makes the land a creature though the Genju is destroyed in response
    Given Alice controls "Forest" and "Genju of the Cedars" attached to "Forest" and can pay {2}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice activates "Genju of the Cedars"
    And Bob plays "Naturalize" targeting "Genju of the Cedars"
    And the top of the stack resolves
    Then "Genju of the Cedars" is in Alice's graveyard
    And "Forest" has no power
    When the stack resolves
    Then "Forest" is 4/4
    And "Forest" has the types "land", "creature" and "Spirit"
