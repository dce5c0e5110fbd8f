Feature: Time Walk

  @cr26:500.7.3
  Scenario: Alice plays Time Walk and takes the next two turns of three
    Given Alice has "Time Walk" in hand and can pay {1}{U}
    And Alice has "Forest" and "Island" as library
    And Bob has "Swamp" as library
    When Alice plays "Time Walk"
    And the stack resolves
    And the turn ends
    Then it is Alice's upkeep
    When the turn ends
    Then it is Bob's upkeep
    And Alice has drawn 1 card
    And it happened once that Bob began a turn
