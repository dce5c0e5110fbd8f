Feature: Setting a card type

  @cr26:205.1a.3
  Scenario: Grizzly Bears that Song of the Dryads makes a Forest land keeps its counter and its damage, and has them as a creature again
    Given Bob controls "Grizzly Bears" with 2 +1/+1 counters
    And Alice has "Shock" and "Song of the Dryads" in hand and can pay {R}{2}{G}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "Shock" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "Song of the Dryads" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has the types "land" and "Forest"
    And "Grizzly Bears" doesn't have the type "creature"
    And "Grizzly Bears" doesn't have the type "Bear"
    And "Grizzly Bears" has 2 +1/+1 counters
    And "Grizzly Bears" has 2 damage marked
    When Bob plays "Naturalize" targeting "Song of the Dryads"
    And the stack resolves
    Then "Grizzly Bears" is 4/4
    And "Grizzly Bears" has 2 damage marked
