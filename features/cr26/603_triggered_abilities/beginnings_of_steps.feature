Feature: Triggers on the beginning of a step

  @cr26:603.2b
  Scenario: Alice's Dark Confidant and Bob's Concerted Effort both trigger at the beginning of Alice's upkeep
    Given it is Bob's end step
    And Alice controls "Dark Confidant"
    And Bob controls "Concerted Effort"
    And Alice has "Hill Giant" on top of library
    When the game goes on to Alice's upkeep
    Then "Dark Confidant" has triggered once
    And "Concerted Effort" has triggered once
    When the stack resolves
    Then "Hill Giant" is in Alice's hand
    And Alice is at 16 life

  @cr26:603.2b
  Scenario: Alice's Dark Confidant doesn't trigger at the beginning of Bob's upkeep, and triggers in her next one
    Given it is Alice's end step
    And Alice controls "Dark Confidant"
    And Alice has "Hill Giant" on top of library
    When the game goes on to Bob's upkeep
    Then "Dark Confidant" has triggered never
    When the game goes on to Alice's upkeep
    Then "Dark Confidant" has triggered once
    When the stack resolves
    Then Alice is at 16 life
