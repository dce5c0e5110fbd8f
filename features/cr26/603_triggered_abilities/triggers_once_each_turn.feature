Feature: Abilities that trigger only once each turn

  @cr26:603.2.4
  Scenario: Morbid Opportunist doesn't trigger for the second creature that dies in a turn, and triggers in the next turn
    Given Alice controls "Morbid Opportunist"
    And Bob controls "Soul Warden", "Llanowar Elves" and "Hill Giant"
    And Alice has "Terror" as "one", "Terror" as "two" and "Terror" as "three" in hand and can pay {1}{B}{1}{B}
    And Alice controls 2 "Swamp" as "bog"
    And Bob has "Plains" on top of library
    When Alice casts "one" targeting "Soul Warden"
    And the stack resolves
    Then "Morbid Opportunist" has triggered once
    And Alice has drawn 1 card
    When Alice casts "two" targeting "Llanowar Elves"
    And the stack resolves
    Then "Llanowar Elves" is in Bob's graveyard
    And "Morbid Opportunist" has triggered once
    And Alice has drawn 1 card
    When the game goes on to Bob's main phase
    And Alice casts "three" targeting "Hill Giant"
    And the stack resolves
    Then "Morbid Opportunist" has triggered twice

  @cr26:603.2h
  Scenario: Measured Patron triggers until its controller has gained life with it this turn, and again in the next turn
    Given Alice controls "Measured Patron"
    And Alice has "Ornithopter" as "one", "Ornithopter" as "two" and "Ornithopter" as "three" in hand
    And Alice has "Ornithopter" as "four" in hand
    And Bob has "Plains" as library
    And Alice has 2 "Island" on top of library
    When Alice casts "one"
    And the stack resolves
    And as it resolves, Alice says no
    Then Alice is at 20 life
    When Alice casts "two"
    And the stack resolves
    And as it resolves, Alice says yes
    Then Alice is at 23 life
    And "Measured Patron" has triggered twice
    When Alice casts "three"
    And the stack resolves
    Then "Measured Patron" has triggered twice
    When the game goes on to Alice's next main phase
    And Alice casts "four"
    And the stack resolves
    And as it resolves, Alice says yes
    Then Alice is at 26 life
    And "Measured Patron" has triggered 3 times

  @cr26:603.2h
  Scenario: Measured Patron, with which Alice has gained life this turn, doesn't trigger for her next spell
    Given Alice controls "Measured Patron"
    And Alice has "Ornithopter" as "one" and "Ornithopter" as "two" in hand
    When Alice casts "one"
    And the stack resolves
    And as it resolves, Alice says yes
    Then Alice is at 23 life
    When Alice casts "two"
    Then the stack holds "two"
    And "Measured Patron" has triggered once

  @cr26:603.2h
  Scenario: Measured Patron triggers for each of three spells if Alice doesn't gain life with it
    Given Alice controls "Measured Patron"
    And Alice has "Ornithopter" as "one", "Ornithopter" as "two" and "Ornithopter" as "three" in hand
    When Alice casts "one"
    And the stack resolves
    And as it resolves, Alice says no
    And Alice casts "two"
    And the stack resolves
    And as it resolves, Alice says no
    And Alice casts "three"
    And the stack resolves
    And as it resolves, Alice says yes
    Then "Measured Patron" has triggered 3 times
    And Alice is at 23 life

  @cr26:603.2h
  Scenario: Measured Patron, whose three abilities wait on the stack, lets Alice gain life with the second, and not with the third
    Given Alice controls "Measured Patron"
    And Alice has 3 "Shock" as "shock" in hand and can pay {R}{R}{R}
    When Alice plays "shock 1" targeting Bob
    And Alice plays "shock 2" targeting Bob
    And Alice plays "shock 3" targeting Bob
    Then "Measured Patron" has triggered 3 times
    When the top of the stack resolves
    And Alice says no
    Then Alice is at 20 life
    When the top of the stack resolves
    And the top of the stack resolves
    And Alice says yes
    Then Alice is at 23 life
    When the stack resolves
    Then nobody is asked anything
    And Alice is at 23 life
    And Bob is at 14 life
