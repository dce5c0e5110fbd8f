Feature: The amount of damage that is divided among targets

  @cr26:608.2d.2
  Scenario: A spell that divides damage equal to the number of Alice's lands deals all of it even if a land leaves in response
    Given Alice controls 4 "Mountain" as "crag" and has "Shard Storm" in hand
    And Bob controls "Grizzly Bears" and "Hill Giant"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Shard Storm" targeting "Grizzly Bears" and "Hill Giant" dividing 2 to "Grizzly Bears" and 2 to "Hill Giant"
    And Bob in response plays "Boomerang" targeting "crag 1"
    And the stack resolves
    Then "crag 1" is in Alice's hand
    And "Hill Giant" has 2 damage marked
    And "Grizzly Bears" was destroyed

  @cr26:608.2d.2
  Scenario: Shard Storm deals as much damage as Alice controls lands if no land leaves
    Given Alice controls 3 "Mountain" as "crag" and "Mountain" as "last" and has "Shard Storm" in hand
    And Bob controls "Grizzly Bears", "Hill Giant" and "Craw Wurm"
    When Alice plays "Shard Storm" targeting "Hill Giant" and "Craw Wurm" dividing 3 to "Hill Giant" and 1 to "Craw Wurm"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "Craw Wurm" has 1 damage marked
    And "Grizzly Bears" has no damage marked
