Feature: Precombat and postcombat main phases

  @cr26:505.1a @cr26:505.4 @cr26:703.4f @cr26:703.1.2 @cr26:703.3.2 @cr26:505.6.2
  Scenario: History of Benalia gets a lore counter in the first main phase of its controller's turn, and none in the two later main phases
    Given it is Alice's draw step
    And Alice controls "History of Benalia" with 1 lore counter
    And Alice has "Relentless Assault" in hand and can pay {2}{R}{R}
    When the game goes on to Alice's main phase
    Then "History of Benalia" has 2 lore counters
    And the stack holds the ability of "History of Benalia"
    And Alice has priority
    When the stack resolves
    And Alice plays "Relentless Assault"
    And the stack resolves
    And the game goes on to Alice's end step
    Then it happened twice that Alice's postcombat main phase began
    And "History of Benalia" has 2 lore counters
    And Alice controls one 2/2 white "Knight" creature token
    When the game goes on to Bob's main phase
    Then "History of Benalia" has 2 lore counters
    When the game goes on to Bob's end step
    Then "History of Benalia" has 2 lore counters

  @cr26:505.1a
  Scenario: Eladamri's Vineyard, which triggers at the beginning of each precombat main phase, triggers in the first of three main phases
    Given it is Alice's draw step
    And Alice controls "Eladamri's Vineyard"
    And Alice has "Relentless Assault" in hand
    And Alice controls 4 "Mountain" as "peak"
    When the game goes on to Alice's main phase
    Then "Eladamri's Vineyard" has triggered once
    When the stack resolves
    And Alice plays "Relentless Assault"
    And the stack resolves
    And the game goes on to Alice's end step
    Then it happened twice that Alice's postcombat main phase began
    And "Eladamri's Vineyard" has triggered once

  @cr26:505.1b
  Scenario: With an extra main phase, Second Bell triggers in the second main phase of the turn and not in the third
    Given it is Alice's draw step
    And Alice controls "Second Bell"
    And Alice has "Relentless Assault" in hand and can pay {2}{R}{R}
    When the game goes on to Alice's main phase
    And Alice plays "Relentless Assault"
    And the stack resolves
    Then Alice is at 20 life
    When the game goes on to Alice's postcombat main phase
    And the stack resolves
    Then Alice is at 23 life
    When the game goes on to Alice's end step
    Then it happened twice that Alice's postcombat main phase began
    And Alice is at 23 life
    And "Second Bell" has triggered once

  @cr26:505.1b @cr26:603.2b.2
  Scenario: Second Bell counts the main phases of each turn separately
    Given it is Alice's draw step
    And Alice controls "Second Bell"
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When the game goes on to Alice's end step
    Then Alice is at 23 life
    When the game goes on to Alice's next precombat main phase
    Then Alice is at 23 life
    And "Second Bell" has triggered once
    When the game goes on to Alice's end step
    Then Alice is at 26 life

  @cr26:505.1b.2
  Scenario: Outer Bell triggers in the first and in the third main phase of Alice's turn, and in her next turn, which has two, only in the first
    Given it is Alice's draw step
    And Alice controls "Outer Bell"
    And Alice has "Relentless Assault" in hand and can pay {2}{R}{R}
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When the game goes on to Alice's main phase
    And the stack resolves
    Then Alice is at 21 life
    When Alice plays "Relentless Assault"
    And the stack resolves
    And the game goes on to Alice's postcombat main phase
    Then Alice is at 21 life
    When the game goes on to Alice's end step
    Then it happened twice that Alice's postcombat main phase began
    And Alice is at 26 life
    When the game goes on to Alice's next main phase
    And the stack resolves
    Then Alice is at 27 life
    When the game goes on to Alice's end step
    Then Alice is at 27 life
    And the ability "third" of "Outer Bell" has triggered once

  @cr26:505.1b.2
  Scenario: Outer Bell triggers only in the first of the two main phases of each of Alice's turns, and not in those of Bob's turn
    Given it is Alice's draw step
    And Alice controls "Outer Bell"
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When the game goes on to Alice's end step
    Then Alice is at 21 life
    When the game goes on to Alice's next upkeep
    Then Alice is at 21 life
    When the game goes on to Alice's end step
    Then Alice is at 22 life
    And the ability "first" of "Outer Bell" has triggered twice
    And the ability "third" of "Outer Bell" has triggered never

  @cr26:603.2b.2
  Scenario: Second Bell triggers once in Alice's turn, and not in Bob's turn
    Given it is Alice's upkeep
    And Alice controls "Second Bell"
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When the game goes on to Alice's precombat main phase
    Then the stack is empty
    When the game goes on to Alice's postcombat main phase
    Then the stack holds the ability of "Second Bell"
    When the game goes on to Bob's upkeep
    Then Alice is at 23 life
    When the game goes on to Alice's next upkeep
    Then Alice is at 23 life
    And "Second Bell" has triggered once

  @cr26:603.2b.2
  Scenario: Alice has gained the 3 life of Second Bell by Bob's upkeep
    Given it is Alice's upkeep
    And Alice controls "Second Bell"
    And Alice has "Plains" as library
    And Bob has "Swamp" as library
    When the game goes on to Bob's upkeep
    Then Alice is at 23 life
    And "Second Bell" has triggered once

  @cr26:505.4.2
  Scenario: Both of Alice's Sagas get a lore counter in her main phase and Bob's gets none, and in Bob's main phase only his does
    Given it is Alice's draw step
    And Alice controls "History of Benalia" as "first" and "History of Benalia" as "second"
    And "first" has 1 lore counter
    And "second" has 1 lore counter
    And Bob controls "History of Benalia" as "theirs"
    And "theirs" has 1 lore counter
    When the game goes on to Alice's main phase
    And Alice puts "first" and "second" in this order
    Then "first" has 2 lore counters
    And "second" has 2 lore counters
    And "theirs" has 1 lore counter
    When the stack resolves
    Then "theirs" has 1 lore counter
    When the game goes on to Bob's main phase
    Then "theirs" has 2 lore counters
    And "first" has 2 lore counters
    And Alice controls two 2/2 white "Knight" creature tokens

  @cr26:505.4.3
  Scenario: History of Benalia that Opalescence makes a creature and Humility deprives of its abilities gets no lore counter until Humility has left
    Given it is Alice's draw step
    And Alice controls "History of Benalia" with 1 lore counter
    And Alice controls "Opalescence" and "Humility"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When the game goes on to Alice's main phase
    Then "History of Benalia" is 1/1
    And "History of Benalia" has 1 lore counter
    When Alice passes
    And Bob plays "Naturalize" targeting "Humility"
    And the stack resolves
    And the game goes on to Alice's next main phase
    Then "History of Benalia" has 2 lore counters
    And "History of Benalia" has triggered once
