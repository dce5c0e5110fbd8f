Feature: Abilities that trigger in the untap step

  @cr26:502.4
  Scenario: Wake Thrasher's ability that triggers in the untap step is put on the stack in the upkeep, and no player gets priority before
    Given it is Bob's end step
    And Alice controls "Wake Thrasher" and tapped "Forest"
    When the game goes on to Alice's upkeep
    Then the stack holds the ability of "Wake Thrasher"
    And "Wake Thrasher" is 1/1
    And it happened never that Alice got priority in the untap step
    And it happened never that Bob got priority in the untap step
    When the stack resolves
    Then "Wake Thrasher" is 2/2

  @cr26:502.4
  Scenario: Alice orders Wake Thrasher's ability, which triggered in the untap step, and Phyrexian Arena's, which triggers in the upkeep, as both are put on the stack
    Given it is Bob's end step
    And Alice controls "Wake Thrasher", tapped "Forest" and "Phyrexian Arena"
    And Alice has 4 "Swamp" as "bog" as library
    When the game goes on to Alice's upkeep
    And Alice puts "Phyrexian Arena" and "Wake Thrasher" in this order
    Then the stack holds the ability of "Wake Thrasher" and the ability of "Phyrexian Arena"
    And it happened never that Alice got priority in the untap step
    When the top of the stack resolves
    Then "Wake Thrasher" is 2/2
    And Alice is at 20 life
    When the stack resolves
    Then Alice is at 19 life
    And Alice has drawn 1 card

  @cr26:502.4.2
  Scenario: With Eon Hub, by which there is no upkeep step, Wake Thrasher's ability that triggers in the untap step is put on the stack in the draw step
    Given it is Bob's end step
    And Alice controls "Wake Thrasher", tapped "Forest" and "Eon Hub"
    And Alice has 4 "Plains" as "dune" as library
    When the game goes on to Alice's draw step
    Then the stack holds the ability of "Wake Thrasher"
    And Alice has drawn 1 card
    And "Wake Thrasher" is 1/1
    And it happened never that Alice's upkeep began
    When the stack resolves
    Then "Wake Thrasher" is 2/2
