Feature: Sensei Golden-Tail

  @chk:sensei-golden-tail.1
  Scenario: A trained creature that loses its training counter stays trained
    Given Alice controls "Sensei Golden-Tail" and "Grizzly Bears" and has "Aether Snap" in hand
    And Alice can pay {1}{W} and can pay {3}{B}{B}
    And Bob controls "Steel Wall"
    When Alice activates "Sensei Golden-Tail" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has 1 training counter
    And "Grizzly Bears" has "bushido 1"
    And "Grizzly Bears" has exactly the types "creature", "Bear" and "Samurai"
    When Alice plays "Aether Snap"
    And the stack resolves
    Then "Grizzly Bears" has no training counters
    And "Grizzly Bears" has "bushido 1"
    And "Grizzly Bears" has exactly the types "creature", "Bear" and "Samurai"
    When Alice attacks with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Steel Wall"
    And the stack resolves
    Then "Grizzly Bears" is 3/3
