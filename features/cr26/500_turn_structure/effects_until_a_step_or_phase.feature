Feature: Effects that last until a step or phase

  @cr26:500.4
  Scenario: An effect that lasts until Alice's next upkeep applies through Bob's turn, including Bob's upkeep
    Given Alice has "Watch until Dawn" in hand and can pay {W}
    And Alice controls "Grizzly Bears"
    When Alice plays "Watch until Dawn" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 2/5
    When the game goes on to Bob's second main phase
    Then "Grizzly Bears" is 2/5
    When the game goes on to Bob's end step
    Then "Grizzly Bears" is 2/5
    When the game goes on to Alice's untap step
    Then "Grizzly Bears" is 2/5

  @cr26:500.4
  Scenario: An effect that lasts until Alice's next upkeep has ended in that upkeep
    Given Alice has "Watch until Dawn" in hand and can pay {W}
    And Alice controls "Grizzly Bears"
    When Alice plays "Watch until Dawn" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 2/5
    When the game goes on to Alice's upkeep
    Then "Grizzly Bears" is 2/2

  @cr26:500.4.2
  Scenario: An effect that lasts until the end step applies in the second main phase and has ended in the end step
    Given Alice has "Watch until Dusk" in hand and can pay {W}
    And Alice controls "Grizzly Bears"
    When Alice plays "Watch until Dusk" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 2/4
    When the game goes on to Alice's second main phase
    Then "Grizzly Bears" is 2/4
    When the game goes on to Alice's end step
    Then "Grizzly Bears" is 2/2

  @cr26:500.4.2
  Scenario: Grizzly Bears with an effect that lasts until the end step survives 3 combat damage, and is 2/2 in the next turn
    Given Alice has "Watch until Dusk" in hand and can pay {W}
    And Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant"
    When Alice plays "Watch until Dusk" targeting "Grizzly Bears"
    And the stack resolves
    And Alice attacks with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Hill Giant"
    And combat damage is dealt
    Then "Grizzly Bears" is 2/4
    And "Grizzly Bears" has 3 damage marked
    When the game goes on to Bob's upkeep
    Then "Grizzly Bears" is 2/2

  @cr26:500.5a @cr26:511.2.2
  Scenario: An "until end of combat" effect that begins in the end of combat step applies there and ends with the combat phase
    Given Alice has "Cry before Dusk" in hand and can pay {R}
    And Alice controls "Grizzly Bears"
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And the game goes on to Alice's end of combat step
    And Alice plays "Cry before Dusk" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/2
    When the game goes on to Alice's second main phase
    Then "Grizzly Bears" is 2/2

  @cr26:511.2.2
  Scenario: An "until end of combat" effect that begins in the declare attackers step adds to the combat damage and has ended in the second main phase
    Given Alice has "Cry before Dusk" in hand and can pay {R}
    And Alice controls "Grizzly Bears"
    When Alice attacks with "Grizzly Bears"
    And Alice plays "Cry before Dusk" targeting "Grizzly Bears"
    And the stack resolves
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 16 life
    When the game goes on to Alice's second main phase
    Then "Grizzly Bears" is 2/2

  @cr26:500.5a @cr26:511.2.2
  Scenario: An "until end of combat" effect still applies in the end of combat step
    Given Alice has "Cry before Dusk" in hand and can pay {R}
    And Alice controls "Grizzly Bears"
    When Alice attacks with "Grizzly Bears"
    And Alice plays "Cry before Dusk" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/2
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 16 life
    And "Grizzly Bears" is 4/2
    When the game goes on to Alice's end of combat step
    Then "Grizzly Bears" is 4/2

  @cr26:500.5a
  Scenario: An "until end of combat" effect has ended in the second main phase
    Given Alice has "Cry before Dusk" in hand and can pay {R}
    And Alice controls "Grizzly Bears"
    When Alice attacks with "Grizzly Bears"
    And Alice plays "Cry before Dusk" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/2
    When the game goes on to Alice's second main phase
    Then "Grizzly Bears" is 2/2

  @cr26:500.4.3
  Scenario: An effect that lasts until the postcombat main phase applies in the end of combat step and has ended in that main phase
    Given Alice has "Watch until Evening" in hand and can pay {W}
    And Alice controls "Grizzly Bears"
    When Alice plays "Watch until Evening" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 2/5
    When the game goes on to Alice's end of combat step
    Then "Grizzly Bears" is 2/5
    When the game goes on to Alice's postcombat main phase
    Then "Grizzly Bears" is 2/2

  @cr26:500.4.3
  Scenario: Grizzly Bears with an effect that lasts until the postcombat main phase survives 3 combat damage, and is 2/2 in the next turn
    Given Alice has "Watch until Evening" in hand and can pay {W}
    And Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant"
    When Alice plays "Watch until Evening" targeting "Grizzly Bears"
    And the stack resolves
    And Alice attacks with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Hill Giant"
    And combat damage is dealt
    Then "Grizzly Bears" is 2/5
    And "Grizzly Bears" has 3 damage marked
    When the game goes on to Bob's upkeep
    Then "Grizzly Bears" is 2/2

  @cr26:500.5a
  Scenario: An "until end of combat" effect ends with its combat phase if an additional combat phase follows directly
    Given Alice controls "Godo, Bandit Warlord"
    And Alice has "Cry before Dusk" in hand and can pay {R}
    When Alice attacks with "Godo, Bandit Warlord"
    And the stack resolves
    And Alice plays "Cry before Dusk" targeting "Godo, Bandit Warlord"
    And the stack resolves
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 15 life
    And "Godo, Bandit Warlord" is 5/3
    When Alice attacks with "Godo, Bandit Warlord"
    Then "Godo, Bandit Warlord" is 3/3
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 12 life
    And it happened never that Alice's second main phase began
