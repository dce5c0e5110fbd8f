Feature: Phyrexian Arena

  @cr26:503.1a.2
  Scenario: Phyrexian Arena draws a card in Alice's upkeep, not in Bob's, and its loss of life ends the game at 1 life
    Given it is Bob's end step
    And Alice controls "Phyrexian Arena"
    And Alice is at 2 life
    And Alice has "Forest", "Island", "Swamp", "Plains" and "Mountain" as library
    And Bob has "Wastes" as library
    When the game goes on to Alice's upkeep
    Then the stack holds the ability of "Phyrexian Arena"
    And Alice has priority
    And Alice is at 2 life
    When the stack resolves
    Then Alice is at 1 life
    And Alice's hand holds "Forest"
    When the game goes on to Bob's upkeep
    Then "Phyrexian Arena" has triggered once
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then Alice has lost the game

  @cr26:503.1a.2
  Scenario: Bob destroys Phyrexian Arena while its ability is on the stack, and Alice draws a card and loses 1 life all the same
    Given it is Bob's end step
    And Alice controls "Phyrexian Arena"
    And Alice has "Forest", "Island" and "Swamp" as library
    And Bob has "Disenchant" in hand and can pay {1}{W}
    When the game goes on to Alice's upkeep
    And Bob in response plays "Disenchant" targeting "Phyrexian Arena"
    And the top of the stack resolves
    Then "Phyrexian Arena" was destroyed
    And Alice is at 20 life
    When the stack resolves
    Then Alice is at 19 life
    And Alice's hand holds "Forest"
