Feature: Abilities that trigger on the Nth counter

  @cr26:122.7
  Scenario: Midnight Clock triggers as two counters at once take it from 11 hour counters to 13
    Given it is Alice's end step
    And Alice controls "Midnight Clock" and "Doubling Season"
    And "Midnight Clock" has 9 hour counters
    And Alice has 7 "Island" in graveyard
    When the game goes on to Bob's upkeep
    And the stack resolves
    Then "Midnight Clock" has 11 hour counters
    And it happened once that "Midnight Clock" triggered
    When the game goes on to Alice's upkeep
    And the top of the stack resolves
    Then "Midnight Clock" has 13 hour counters
    And it happened 3 times that "Midnight Clock" triggered
    When the stack resolves
    Then "Midnight Clock" is exiled
    And Alice has 7 cards in hand

  @cr26:122.7
  Scenario: Midnight Clock doesn't trigger again as it gets a 13th hour counter
    Given it is Alice's main phase
    And Alice controls "Midnight Clock" and can pay {2}{2}{U}
    And "Midnight Clock" has 11 hour counters
    And Alice has 7 "Island" in graveyard
    When Alice taps "Midnight Clock" for mana
    And Alice activates "wind" of "Midnight Clock"
    And the top of the stack resolves
    Then "Midnight Clock" has 12 hour counters
    And it happened once that "Midnight Clock" triggered
    When Alice in response activates "wind" of "Midnight Clock"
    And the top of the stack resolves
    Then "Midnight Clock" has 13 hour counters
    And it happened once that "Midnight Clock" triggered
    When the stack resolves
    Then "Midnight Clock" is exiled
    And Alice has 7 cards in hand

  @cr26:122.7
  Scenario: Midnight Clock gets its eleventh hour counter in Bob's upkeep and does not trigger, and its twelfth in Alice's
    Given it is Alice's end step
    And Alice controls "Midnight Clock"
    And "Midnight Clock" has 10 hour counters
    And Alice has 7 "Island" in graveyard
    When the game goes on to Bob's upkeep
    And the stack resolves
    Then "Midnight Clock" has 11 hour counters
    And it happened once that "Midnight Clock" triggered
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then "Midnight Clock" is exiled
    And Alice has 7 cards in hand

  @cr26:122.7
  Scenario: A charge counter doesn't count, so Midnight Clock doesn't trigger as it gets its eleventh hour counter, and triggers as it gets its twelfth
    Given it is Alice's end step
    And Alice controls "Midnight Clock"
    And "Midnight Clock" has 10 hour counters
    And "Midnight Clock" has 1 charge counter
    And Alice has 7 "Island" in graveyard
    When the game goes on to Bob's upkeep
    And the stack resolves
    Then "Midnight Clock" has 11 hour counters
    And it happened once that "Midnight Clock" triggered
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then "Midnight Clock" is exiled
    And Alice has 7 cards in hand

  @cr26:122.7.2
  Scenario: Midnight Clock, which has lost its twelfth hour counter, triggers again as it gets a twelfth one in the same turn
    Given it is Alice's main phase
    And Alice controls "Midnight Clock" and "Clock Winder" and can pay {2}{U}{2}{U}
    And "Midnight Clock" has 11 hour counters
    And Alice has 7 "Island" in graveyard
    When Alice activates "wind" of "Midnight Clock"
    And the top of the stack resolves
    Then "Midnight Clock" has 12 hour counters
    And the ability "strike" of "Midnight Clock" has triggered once
    When Alice in response activates "Clock Winder" targeting "Midnight Clock"
    And the top of the stack resolves
    Then "Midnight Clock" has 11 hour counters
    When Alice in response activates "wind" of "Midnight Clock"
    And the top of the stack resolves
    Then "Midnight Clock" has 12 hour counters
    And the ability "strike" of "Midnight Clock" has triggered twice
