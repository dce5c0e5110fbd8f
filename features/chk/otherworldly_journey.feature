Feature: Otherworldly Journey
  @chk:otherworldly-journey.2
  Scenario: Otherworldly Journey returns the creature at the end step as a new object with one +1/+1 counter
    Given Alice controls a "Devoted Retainer" with 2 +1/+1 counters
    And Alice has "Otherworldly Journey" in hand and can pay {1}{W}
    Then "Devoted Retainer" is 3/3
    When Alice plays "Otherworldly Journey" targeting "Devoted Retainer"
    And the stack resolves
    Then "Devoted Retainer" is removed from the game
    When the game goes on to Alice's end of turn
    Then "Devoted Retainer" is removed from the game
    When the stack resolves
    Then "Devoted Retainer" is in play under Alice's control
    And "Devoted Retainer" has 1 +1/+1 counter
    And "Devoted Retainer" is 2/2
    And "Devoted Retainer" is a new object

  @chk:otherworldly-journey.2
  Scenario: A creature with modular 1 that Otherworldly Journey returns has one +1/+1 counter from modular and one from the Journey
    Given Alice controls an "Arcbound Worker" with 1 +1/+1 counter
    And Alice has "Otherworldly Journey" in hand and can pay {1}{W}
    Then "Arcbound Worker" is 1/1
    When Alice plays "Otherworldly Journey" targeting "Arcbound Worker"
    And the game goes on to Alice's end of turn
    And the stack resolves
    Then "Arcbound Worker" has 2 +1/+1 counters
    And "Arcbound Worker" is 2/2
    And "Arcbound Worker" is a new object

  @chk:otherworldly-journey.2
  Scenario: Otherworldly Journey returns the creature under its owner's control
    Given Alice controls "Devoted Retainer" owned by Bob
    And Alice has "Otherworldly Journey" in hand and can pay {1}{W}
    When Alice plays "Otherworldly Journey" targeting "Devoted Retainer"
    And the game goes on to Alice's end of turn
    And the stack resolves
    Then "Devoted Retainer" is in play under Bob's control
    And "Devoted Retainer" has 1 +1/+1 counter

  @chk:otherworldly-journey.1
  Scenario: When Otherworldly Journey exiles a creature, its Aura goes to the graveyard and its Equipment becomes unattached
    Given Alice controls "Isamaru, Hound of Konda", "Konda's Banner" and "Mark of Sakiko"
    And "Konda's Banner" is attached to "Isamaru, Hound of Konda"
    And "Mark of Sakiko" is attached to "Isamaru, Hound of Konda"
    And Alice has "Otherworldly Journey" in hand and can pay {1}{W}
    Then "Konda's Banner" is attached to "Isamaru, Hound of Konda"
    When Alice plays "Otherworldly Journey" targeting "Isamaru, Hound of Konda"
    And the stack resolves
    Then "Isamaru, Hound of Konda" is removed from the game
    And "Mark of Sakiko" is in Alice's graveyard
    And "Mark of Sakiko" was put there by a state-based action
    And "Konda's Banner" is in play under Alice's control
    And "Konda's Banner" is attached to nothing
    When the game goes on to Alice's end of turn
    And the stack resolves
    Then "Isamaru, Hound of Konda" is in play
    And "Isamaru, Hound of Konda" is 3/3
    And "Konda's Banner" is attached to nothing
    And "Mark of Sakiko" is in Alice's graveyard

  @chk:otherworldly-journey.1
  Scenario: If Otherworldly Journey exiles a creature stolen with an Aura, the Aura goes to the graveyard and the owner gets the creature
    Given Alice controls "Devoted Retainer" and has "Otherworldly Journey" in hand and can pay {1}{W}
    And Bob controls "Threads of Disloyalty" attached to "Devoted Retainer"
    Then Bob controls "Devoted Retainer"
    When Alice plays "Otherworldly Journey" targeting "Devoted Retainer"
    And the stack resolves
    Then "Threads of Disloyalty" is in Bob's graveyard
    And "Devoted Retainer" is removed from the game
    When the game goes on to Alice's end of turn
    And the stack resolves
    Then "Devoted Retainer" is in play under Alice's control
    And "Devoted Retainer" has 1 +1/+1 counter

  @chk:otherworldly-journey.2
  Scenario: Otherworldly Journey can target only a creature, which returns as a new object
    Given it is Bob's upkeep
    And Alice controls "Grizzly Bears" and "Forest" and has "Otherworldly Journey" in hand and can pay {1}{W}
    Then Alice can target only "Grizzly Bears" with "Otherworldly Journey"
    When Alice plays "Otherworldly Journey" targeting "Grizzly Bears"
    Then the total cost of "Otherworldly Journey" is {1}{W}
    When the stack resolves
    Then "Otherworldly Journey" is in Alice's graveyard
    When the game goes on to Bob's end of turn
    And the stack resolves
    Then "Grizzly Bears" is a new object
    And "Grizzly Bears" is 3/3
