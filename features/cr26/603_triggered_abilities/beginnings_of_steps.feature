Feature: Triggers on the beginning of a step

  @cr26:603.2b
  Scenario: Alice's Dark Confidant and Bob's Concerted Effort both trigger at the beginning of Alice's upkeep
    Given it is Bob's end step
    And Alice controls "Dark Confidant"
    And Bob controls "Concerted Effort"
    And Alice has "Hill Giant" on top of library
    When the game goes on to Alice's upkeep
    Then "Dark Confidant" has triggered once
    And "Concerted Effort" has triggered once
    When the stack resolves
    Then "Hill Giant" is in Alice's hand
    And Alice is at 16 life

  @cr26:603.2b
  Scenario: Alice's Dark Confidant doesn't trigger at the beginning of Bob's upkeep, and triggers in her next one
    Given it is Alice's end step
    And Alice controls "Dark Confidant"
    And Alice has "Hill Giant" on top of library
    When the game goes on to Bob's upkeep
    Then "Dark Confidant" has triggered never
    When the game goes on to Alice's upkeep
    Then "Dark Confidant" has triggered once
    When the stack resolves
    Then Alice is at 16 life

  @cr26:603.2b
  Scenario: Dark Confidant that enters during Alice's upkeep does not trigger in that upkeep, and triggers as her next one begins
    Given it is Bob's end step
    And Alice controls "Vedalken Orrery"
    And Alice has "Dark Confidant" in hand and can pay {1}{B}
    And Alice has 6 "Hill Giant" as "giant" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When the game goes on to Alice's upkeep
    And Alice plays "Dark Confidant"
    And the stack resolves
    And the game goes on to Alice's main phase
    Then "Dark Confidant" has triggered never
    And Alice is at 20 life
    When the game goes on to Alice's next upkeep
    Then "Dark Confidant" has triggered once
    When the stack resolves
    Then Alice is at 16 life

  @cr26:603.2b.3 @edition:2026-01
  Scenario: Hakbal of the Surging Soul triggers at the beginning of each of two combat phases of Alice's turn, and not in Bob's turn
    Given Alice controls "Hakbal of the Surging Soul"
    And Alice has "Relentless Assault" in hand and can pay {2}{R}{R}
    And Alice has 6 "Island" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When the game goes on to Alice's beginning of combat
    Then the ability "surge" of "Hakbal of the Surging Soul" has triggered once
    When the stack resolves
    Then "page 1" is in Alice's hand
    When the game goes on to Alice's postcombat main phase
    And Alice plays "Relentless Assault"
    And the stack resolves
    And the game goes on to an additional beginning of combat
    Then the ability "surge" of "Hakbal of the Surging Soul" has triggered twice
    When the stack resolves
    Then Alice's hand holds "page 1" and "page 2"
    When the game goes on to Bob's end step
    Then the ability "surge" of "Hakbal of the Surging Soul" has triggered twice

  @cr26:603.2b.3
  Scenario: Dawn Drummer triggers at the beginning of each of two combat phases of Alice's turn
    Given Alice controls "Dawn Drummer"
    And Alice has "Relentless Assault" in hand and can pay {2}{R}{R}
    When the game goes on to Alice's postcombat main phase
    Then Alice is at 21 life
    When Alice plays "Relentless Assault"
    And the stack resolves
    And the game goes on to Alice's end step
    Then "Dawn Drummer" has triggered twice
    And Alice is at 22 life

  @cr26:603.2b.3
  Scenario: Dawn Drummer triggers once in each of Alice's turns, which have one combat phase each
    Given Alice controls "Dawn Drummer"
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When the game goes on to Alice's postcombat main phase
    Then "Dawn Drummer" has triggered once
    And Alice is at 21 life
    When the game goes on to Alice's next end step
    Then "Dawn Drummer" has triggered twice
    And Alice is at 22 life
