Feature: Fragmented loops

  @cr26:731.3
  Scenario: Alice can't activate the first Updraft Glider again, which Bob has undone, until the second one has changed the position
    Given Alice controls "Updraft Glider" as "one" and "Updraft Glider" as "two"
    And Bob controls "Leaden Anchor"
    When Alice activates "one"
    And the stack resolves
    Then Alice can activate "one"
    When Alice passes
    And Bob activates "Leaden Anchor" targeting "one"
    And the stack resolves
    Then Alice can't activate "one" by rule 731.3
    And Alice can activate "two"
    When Alice activates "two"
    And the stack resolves
    Then "two" has "flying"
    And "one" doesn't have "flying"
    And Alice can activate "one"
