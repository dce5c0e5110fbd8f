Feature: Attach

  @cr26:701.3d
  Scenario: A creature is sacrificed when the Grafted Wargear attached to it is moved to another creature
    Given Alice controls "Grafted Wargear", "Hill Giant" and "Grizzly Bears"
    When Alice activates "equip" of "Grafted Wargear" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 6/5
    And "Hill Giant" is in play
    When Alice activates "equip" of "Grafted Wargear" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 5/4
    And "Hill Giant" was sacrificed

  @cr26:701.3d
  Scenario: A creature is sacrificed when the Grafted Wargear attached to it is destroyed
    Given Alice controls "Grafted Wargear" and "Hill Giant"
    And Bob controls "Grizzly Bears"
    And "Grafted Wargear" is attached to "Hill Giant"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Bob casts "Naturalize" targeting "Grafted Wargear"
    And the stack resolves
    Then "Hill Giant" was sacrificed
    And "Grizzly Bears" is in play
