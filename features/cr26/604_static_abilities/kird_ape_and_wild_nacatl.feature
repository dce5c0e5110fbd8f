Feature: Kird Ape and Wild Nacatl

  @cr26:611.3a.4
  Scenario: Kird Ape needs a Forest of its controller, and shrinks when Stone Rain destroys it
    Given Alice controls "Kird Ape", "Wild Nacatl" and "Taiga" and has "Stone Rain" in hand
    And Alice has {C}{C}{R} in the mana pool
    And Bob controls "Kird Ape" as "other" and "Mountain"
    Then "Kird Ape" is 2/3
    And "Wild Nacatl" is 2/2
    And "other" is 1/1
    When Alice plays "Stone Rain" targeting "Taiga"
    And the stack resolves
    Then "Kird Ape" is 1/1
    And "Wild Nacatl" is 1/1

  @cr26:611.3a.4 @cr26:109.2.4
  Scenario: Wild Nacatl is 2/2 with a Plains and 3/3 with a Mountain as well
    Given Alice controls "Wild Nacatl" and "Savannah" and has "Taiga" in hand
    Then "Wild Nacatl" is 2/2
    When Alice plays the land "Taiga"
    Then "Wild Nacatl" is 3/3

  @cr26:611.3a.4
  Scenario: Wild Nacatl is 3/3 with Savannah and Taiga, and 2/2 once Stone Rain has destroyed Savannah
    Given Alice controls "Wild Nacatl", "Savannah" and "Taiga"
    And Bob has "Stone Rain" in hand and can pay {2}{R}
    And Bob controls "Plains"
    And it is Bob's main phase
    Then "Wild Nacatl" is 3/3
    When Bob plays "Stone Rain" targeting "Savannah"
    And the stack resolves
    Then "Wild Nacatl" is 2/2
