Feature: Examples of section 606

  @cr26:606.5.ex1
  Scenario: A loyalty ability that costs [+1] and another [+1] puts two loyalty counters on the planeswalker
    Given Alice controls "Twofold Speaker"
    When Alice activates "praise" of "Twofold Speaker"
    Then "Twofold Speaker" has 5 loyalty counters
    When the stack resolves
    Then Alice is at 22 life

  @cr26:606.5.ex1 @cr26:606.6.3
  Scenario: A loyalty ability that costs [-4] and [+1] can be activated with three loyalty counters, and removes all three
    Given Alice controls "Twofold Speaker"
    Then "Twofold Speaker" has 3 loyalty counters
    And Alice can activate "demand" of "Twofold Speaker"
    When Alice activates "demand" of "Twofold Speaker"
    Then "Twofold Speaker" is in Alice's graveyard
    When the stack resolves
    Then Bob is at 15 life

  @cr26:606.5.ex1
  Scenario: A loyalty ability that costs [-4] and [+1] can be activated in the turn after a loyalty ability that costs [+1] and another [+1]
    Given Alice controls "Twofold Speaker"
    And Alice has 4 "Island" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice activates "praise" of "Twofold Speaker"
    And the stack resolves
    Then Alice is at 22 life
    When the game goes on to Alice's next main phase
    And Alice activates "demand" of "Twofold Speaker"
    And the stack resolves
    Then Bob is at 15 life

  @cr26:606.5.ex1 @cr26:606.4.2 @edition:2026-01
  Scenario: Idol of One More adds one counter to the combined cost of [+1] and another [+1], and none to that of [-4] and [+1]
    Given Alice controls "Twofold Speaker" and "Idol of One More"
    And Alice has 4 "Island" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice activates "praise" of "Twofold Speaker"
    Then "Twofold Speaker" has 6 loyalty counters
    When the stack resolves
    Then Alice is at 22 life
    When the game goes on to Alice's next main phase
    And Alice activates "demand" of "Twofold Speaker"
    Then "Twofold Speaker" has 3 loyalty counters
    When the stack resolves
    Then Bob is at 15 life
