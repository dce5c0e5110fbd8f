Feature: Permanents that were activated this turn

  @cr26:700.10 @edition:2026-01
  Scenario: Day's Labour counts Frostwielder, which was activated and has lost its abilities, and Llanowar Elves, and no permanent whose abilities weren't activated
    Given Alice controls "Day's Labour", "Frostwielder", "Llanowar Elves", "Samite Healer" and "Hill Giant"
    And Bob has "Turn to Frog" in hand and can pay {1}{U}
    When Alice activates "Frostwielder" targeting Bob
    And the stack resolves
    And Alice taps "Llanowar Elves" for mana
    And Bob plays "Turn to Frog" targeting "Frostwielder"
    And the stack resolves
    Then "Frostwielder" is 1/1
    When Alice activates "Day's Labour"
    And the stack resolves
    Then Alice is at 22 life

  @cr26:700.10 @edition:2026-01
  Scenario: Day's Labour counts Alice's Excavation, which Carol activated before she lost the game
    Given Carol is playing too
    And Carol is at 3 life
    And Carol controls "Island" and can pay {1}
    And Alice controls "Day's Labour", "Excavation" and "Hill Giant"
    And Alice has "Lava Spike" in hand and has {R} in the mana pool
    When Alice passes
    And Bob passes
    And Carol activates "Excavation" sacrificing "Island"
    And the stack resolves
    And Alice plays "Lava Spike" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    When Alice activates "Day's Labour"
    And the stack resolves
    Then Alice is at 21 life

  @cr26:700.10 @edition:2026-01
  Scenario: In Bob's turn, Day's Labour counts Frostwielder, which was activated in that turn, and not Samite Healer, which was activated in the turn before
    Given Alice controls "Day's Labour", "Frostwielder", "Samite Healer" and "Hill Giant"
    When Alice activates "Samite Healer" targeting Alice
    And the stack resolves
    And the game goes on to Bob's main phase
    And Bob passes
    And Alice activates "Frostwielder" targeting Bob
    And the stack resolves
    Then Bob is at 19 life
    When Bob passes
    And Alice activates "Day's Labour"
    And the stack resolves
    Then Alice is at 21 life

  @cr26:700.10 @edition:2026-01
  Scenario: Day's Labour counts Frostwielder, whose ability was activated and countered by Stifle
    Given Alice controls "Day's Labour", "Frostwielder" and "Hill Giant"
    And Bob has "Stifle" in hand and can pay {U}
    When Alice activates "Frostwielder" targeting Bob
    And Bob plays "Stifle" targeting the ability of "Frostwielder"
    And the stack resolves
    Then the ability of "Frostwielder" was countered
    And Bob is at 20 life
    When Alice activates "Day's Labour"
    And the stack resolves
    Then Alice is at 21 life

  @cr26:700.10 @edition:2026-01
  Scenario: Day's Labour counts Fountain of Youth, which was activated, and not Ajani's Pridemate, whose ability triggered
    Given Alice controls "Day's Labour", "Fountain of Youth" and "Ajani's Pridemate"
    And Alice has {C}{C} in the mana pool
    When Alice activates "Fountain of Youth"
    And the stack resolves
    Then "Ajani's Pridemate" has triggered once
    And "Ajani's Pridemate" is 3/3
    When Alice activates "Day's Labour"
    And the stack resolves
    Then Alice is at 22 life

  @cr26:700.10
  Scenario: Day's Labour doesn't count Llanowar Elves that was activated, returned to its owner's hand and was cast again, and counts Frostwielder, which stayed
    Given Alice controls "Day's Labour", "Llanowar Elves" and "Frostwielder"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice activates "Frostwielder" targeting Bob
    And the stack resolves
    And Alice taps "Llanowar Elves" for mana
    And Bob in response plays "Boomerang" targeting "Llanowar Elves"
    And the stack resolves
    And Alice plays "Llanowar Elves"
    And the stack resolves
    Then "Llanowar Elves" is untapped
    When Alice activates "Day's Labour"
    And the stack resolves
    Then Alice is at 21 life
    And Bob is at 19 life

  @cr26:700.10
  Scenario: Day's Labour counts Jace Beleren, of which a loyalty ability was activated, and not Hill Giant
    Given Alice controls "Day's Labour", "Jace Beleren" and "Hill Giant"
    And Alice has 4 "Plains" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice activates "share" of "Jace Beleren"
    And the stack resolves
    Then Alice has drawn 1 card
    When Alice activates "Day's Labour"
    And the stack resolves
    Then Alice is at 21 life
