Feature: Sensei Golden-Tail
  @chk:sensei-golden-tail.1
  Scenario: A creature trained by Sensei Golden-Tail keeps bushido and the type Samurai after it has lost its training counter
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

  @chk:sensei-golden-tail.1
  Scenario: Bushido and the type Samurai from Sensei Golden-Tail last after the turn, but a training counter alone gives neither
    Given Alice controls "Sensei Golden-Tail", "Grizzly Bears" and "Hill Giant" with 1 training counter
    And Alice can pay {1}{W}
    And Bob controls 2 "Steel Wall" as "wall"
    When Alice activates the second printed ability of "Sensei Golden-Tail" targeting "Grizzly Bears"
    And the stack resolves
    And the game goes on to Alice's next main phase
    Then "Grizzly Bears" has exactly the types "creature", "Bear" and "Samurai"
    And "Hill Giant" has exactly the types "creature" and "Giant"
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    And Bob blocks "Grizzly Bears" with "wall 1" and "Hill Giant" with "wall 2"
    And the stack resolves
    Then "Grizzly Bears" is 3/3
    And "Hill Giant" is 3/3
    And "Hill Giant" has triggered never

  @chk:sensei-golden-tail.2
  Scenario: A creature with bushido that Sensei Golden-Tail trains has two instances of bushido, and both trigger
    Given Alice controls "Sensei Golden-Tail" and "Devoted Retainer" and can pay {1}{W}
    And Bob controls "Steel Wall"
    Then "Devoted Retainer" has exactly "bushido 1"
    When Alice activates the second printed ability of "Sensei Golden-Tail" targeting "Devoted Retainer"
    And the stack resolves
    Then "Sensei Golden-Tail" is tapped
    And "Devoted Retainer" has "bushido 1" and "bushido 1"
    And "Devoted Retainer" has 1 training counter
    When Alice attacks with "Devoted Retainer"
    And Bob blocks "Devoted Retainer" with "Steel Wall"
    Then "Devoted Retainer" has triggered twice
    And the stack holds the second trigger of "Devoted Retainer" and the first trigger of "Devoted Retainer"
    When the top of the stack resolves
    Then "Devoted Retainer" is 2/2
    When the stack resolves
    Then "Devoted Retainer" is 3/3

  @chk:sensei-golden-tail.2
  Scenario: A creature that Sensei Golden-Tail trains a second time has two instances of bushido, and both trigger
    Given Alice controls "Sensei Golden-Tail" and "Grizzly Bears" with 1 training counter
    And "Grizzly Bears" has "bushido 1"
    And Alice can pay {1}{W}
    And Bob controls "Steel Wall"
    When Alice activates the second printed ability of "Sensei Golden-Tail" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has 2 training counters
    When Alice attacks with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Steel Wall"
    Then "Grizzly Bears" has triggered twice
    When the stack resolves
    Then "Grizzly Bears" is 4/4

  @chk:sensei-golden-tail.2
  Scenario: Sensei Golden-Tail has one instance of bushido, and its training ability can be activated only at sorcery speed
    Given Alice controls "Sensei Golden-Tail" and can pay {1}{W}
    And Alice has "Reach Through Mists" in hand and can pay {U}
    And Bob controls "Steel Wall"
    Then Alice can activate the second printed ability of "Sensei Golden-Tail" targeting "Steel Wall"
    When Alice plays "Reach Through Mists"
    Then Alice can't activate the second printed ability of "Sensei Golden-Tail" targeting "Steel Wall" by rule 403.5
    When the stack resolves
    Then Alice can activate the second printed ability of "Sensei Golden-Tail" targeting "Steel Wall"
    When Alice attacks with "Sensei Golden-Tail"
    And Bob blocks "Sensei Golden-Tail" with "Steel Wall"
    Then "Sensei Golden-Tail" has triggered once
    When the stack resolves
    Then "Sensei Golden-Tail" is 3/2

  @chk:sensei-golden-tail.2
  Scenario: Sensei Golden-Tail can train any creature, even an opponent's, and both instances of that creature's bushido trigger
    Given Alice controls "Sensei Golden-Tail", "Steel Wall" and "Forest" and can pay {1}{W}
    And Bob controls "Devoted Retainer" and "Mountain"
    Then "Sensei Golden-Tail" is 2/1
    And Alice can activate "Sensei Golden-Tail" targeting "Devoted Retainer"
    And Alice can't activate "Sensei Golden-Tail" targeting "Mountain" by rule 409.1c
    And Alice can't activate "Sensei Golden-Tail" targeting Bob by rule 415.5
    When Alice activates "Sensei Golden-Tail" targeting "Devoted Retainer"
    Then "Sensei Golden-Tail" is tapped
    And {1}{W} was spent on the ability of "Sensei Golden-Tail"
    When the stack resolves
    And the game goes on to Bob's main phase
    And Bob attacks with "Devoted Retainer"
    And Alice blocks "Devoted Retainer" with "Steel Wall"
    Then "Devoted Retainer" has triggered twice
    When the stack resolves
    Then "Devoted Retainer" is 3/3
