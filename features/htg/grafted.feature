Feature: What becomes unattached, in rulings of our own

  @htg:ours.404
  Scenario: Whoever loses the Wargear to another is sacrificed
    Given Alice controls "Grafted Wargear", "Hill Giant" and "Grizzly Bears"
    Then the mana cost of "Grafted Wargear" is {3}
    And "Grafted Wargear" has exactly the types "artifact" and "Equipment"
    When Alice activates "equip" of "Grafted Wargear" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 6/5
    And "Hill Giant" is in play
    When Alice activates "equip" of "Grafted Wargear" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 5/4
    And "Hill Giant" was sacrificed

  @htg:ours.404
  Scenario: Also when the Wargear itself is destroyed, and nobody else's creature is
    Given Alice controls "Grafted Wargear" and "Hill Giant"
    And Bob controls "Grizzly Bears"
    And "Grafted Wargear" is attached to "Hill Giant"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Bob casts "Naturalize" targeting "Grafted Wargear"
    And the stack resolves
    Then "Hill Giant" was sacrificed
    And "Grizzly Bears" is in play
