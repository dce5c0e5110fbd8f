Feature: Delayed triggered abilities

  @cr26:603.7
  Scenario: A delayed trigger that waits for 5 or less life triggers when its player's life total falls to 5
    Given Alice is at 8 life
    And Alice has "Deathbed Promise" in hand and can pay {W}
    And Bob has "Lava Spike" in hand and can pay {R}
    And it is Bob's main phase
    When Alice plays "Deathbed Promise"
    And the stack resolves
    Then Alice is at 8 life
    And the stack is empty
    When Bob plays "Lava Spike" targeting Alice
    And the stack resolves
    Then Alice is at 10 life

  @cr26:603.7
  Scenario: A delayed trigger that waits for 5 or less life triggers immediately for a player at 4 life, and only once
    Given Alice is at 4 life
    And Alice has "Deathbed Promise" in hand and can pay {W}
    And Bob has "Lava Spike" as "one" and "Lava Spike" as "two" in hand and can pay {R}{R}
    And it is Bob's main phase
    When Alice plays "Deathbed Promise"
    And the stack resolves
    Then Alice is at 9 life
    When Bob plays "one" targeting Alice
    And the stack resolves
    And Bob plays "two" targeting Alice
    And the stack resolves
    Then Alice is at 3 life

  @cr26:603.7b
  Scenario: If two creatures die together, the controller of a delayed trigger on a creature dying chooses for which of them it triggers
    Given Alice has "Last Keepsake" and "Wrath of God" in hand and can pay {B}{2}{W}{W}
    And Alice controls "Grizzly Bears" and "Hill Giant"
    When Alice plays "Last Keepsake"
    And the stack resolves
    And Alice plays "Wrath of God"
    And the stack resolves
    And as it resolves, Alice chooses "Hill Giant"
    Then "Hill Giant" is in Alice's hand
    And "Grizzly Bears" is in Alice's graveyard

  @cr26:603.7b
  Scenario: A delayed trigger on a creature dying this turn triggers for the first creature that dies, and not after the turn
    Given Alice has "Last Keepsake" as "first", "Last Keepsake" as "second" in hand and can pay {B}{B}
    And Alice controls "Grizzly Bears", "Hill Giant" and "Watchwolf"
    And Bob has "Terror" as "one", "Terror" as "two" and "Terror" as "three" in hand and can pay {1}{B}{1}{B}{1}{B}
    When Alice plays "first"
    And the stack resolves
    And Bob plays "one" targeting "Grizzly Bears"
    And the stack resolves
    And Bob plays "two" targeting "Hill Giant"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's hand
    And "Hill Giant" is in Alice's graveyard
    When Alice plays "second"
    And the stack resolves
    And the game goes on to Bob's main phase
    And Bob plays "three" targeting "Watchwolf"
    And the stack resolves
    Then "Watchwolf" is in Alice's graveyard
