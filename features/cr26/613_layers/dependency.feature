Feature: Dependency of continuous effects

  @cr26:613.8
  Scenario: Aura Thief's ability gives its controller Threads of Disloyalty and so the creature that Threads of Disloyalty enchants
    Given Alice controls "Aura Thief" and "Grizzly Bears"
    And Bob controls "Threads of Disloyalty" and "Hill Giant"
    And "Threads of Disloyalty" is attached to "Grizzly Bears"
    And Alice has "Glacial Ray" in hand and can pay {1}{R}
    Then Bob controls "Grizzly Bears"
    When Alice plays "Glacial Ray" targeting "Aura Thief"
    And the stack resolves
    Then Alice controls "Threads of Disloyalty"
    And Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant"

  @cr26:613.8
  Scenario: A bonus for creatures with power 1 or less applies after a newer bonus that gives a creature power 2 or more
    Given Alice controls "Comfort of the Small", "Llanowar Elves" and "Grizzly Bears"
    And Alice has "Rising Tide" in hand and can pay {1}{W}
    Then "Llanowar Elves" is 2/2
    And "Grizzly Bears" is 2/2
    When Alice plays "Rising Tide"
    And the stack resolves
    Then "Llanowar Elves" is 2/1
    And "Grizzly Bears" is 3/2
