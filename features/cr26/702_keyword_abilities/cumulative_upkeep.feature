Feature: Cumulative upkeep

  @cr26:702.24a.3
  Scenario: The cumulative upkeep of Illusions of Grandeur is {2}, then {4}, and it is sacrificed if {6} isn't paid
    Given it is Bob's end step
    And Alice controls "Illusions of Grandeur" and can pay {2}{2}
    And Alice has 5 "Island" as library
    And Bob has 5 "Island" as "isle" as library
    When the game goes on to Alice's upkeep
    And the stack resolves
    And Alice pays
    Then "Illusions of Grandeur" is in play
    When the game goes on to Alice's next upkeep
    And the stack resolves
    And Alice pays
    Then "Illusions of Grandeur" is in play
    And Alice is at 20 life
    When the game goes on to Alice's next upkeep
    And the stack resolves
    Then nobody is asked anything
    And "Illusions of Grandeur" was sacrificed
    And Alice is at 0 life

  @cr26:702.24a @cr26:702.24a.2
  Scenario: Inner Sanctum with 2 age counters gets a third one, and its cumulative upkeep is 6 life
    Given it is Bob's end step
    And Alice controls "Inner Sanctum" and "Grizzly Bears"
    And "Inner Sanctum" has 2 age counters
    And "Inner Sanctum" has 1 charge counter
    And Alice has "Island" on top of library
    And Bob has "Firebolt" as "bolt" in hand and can pay {R}
    And Bob has "Island" as "isle" on top of library
    When the game goes on to Alice's upkeep
    And the stack resolves
    And Alice pays
    Then Alice is at 14 life
    And "Inner Sanctum" has 3 age counters
    When the game goes on to Bob's main phase
    And Bob plays "bolt" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has 0 damage marked

  @cr26:702.24a.3
  Scenario: The cumulative upkeep of Inner Sanctum is 2 life in the first upkeep and 4 life in the second
    Given it is Bob's end step
    And Alice controls "Inner Sanctum"
    And Alice has "Island" and "Plains" on top of library
    And Bob has "Island" as "isle" on top of library
    When the game goes on to Alice's upkeep
    And the stack resolves
    And Alice pays
    Then Alice is at 18 life
    When the game goes on to Alice's next upkeep
    And the stack resolves
    And Alice pays
    Then Alice is at 14 life
    And "Inner Sanctum" is in play

  @cr26:702.24a @cr26:702.24a.3
  Scenario: Inner Sanctum is sacrificed in the second upkeep if its controller doesn't pay its cumulative upkeep
    Given it is Bob's end step
    And Alice controls "Inner Sanctum"
    And Alice has "Island" and "Plains" on top of library
    And Bob has "Island" as "isle" on top of library
    When the game goes on to Alice's upkeep
    And the stack resolves
    And Alice pays
    Then Alice is at 18 life
    When the game goes on to Alice's next upkeep
    And the stack resolves
    And Alice doesn't pay
    Then "Inner Sanctum" was sacrificed
    And Alice is at 18 life

  @cr26:702.24a.3
  Scenario: Illusions of Grandeur is sacrificed in the first upkeep if its controller doesn't pay its cumulative upkeep
    Given Alice has "Illusions of Grandeur" in hand and can pay {3}{U}
    And Alice has "Island" as "isle" and "Plains" on top of library
    And Bob has "Island" on top of library
    When Alice plays "Illusions of Grandeur"
    And the stack resolves
    Then Alice is at 40 life
    When the game goes on to Alice's next upkeep
    And the stack resolves
    And Alice doesn't pay
    Then Alice is at 20 life

  @cr26:702.24a.4
  Scenario: Cumulative upkeep does nothing if its permanent has left the battlefield before the ability resolves
    Given it is Bob's end step
    And Alice controls "Inner Sanctum" as "near" and "Inner Sanctum" as "far"
    And "far" has 2 age counters
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When the game goes on to Alice's upkeep
    And Alice puts "near" and "far" in this order
    And Bob plays "Boomerang" targeting "far"
    And the top of the stack resolves
    And the top of the stack resolves
    Then nobody is asked anything
    And the stack holds the ability of "near"
    When the stack resolves
    And Alice pays for "near"
    Then "far" has triggered once
    And "far" is in Alice's hand
    And "near" has 1 age counter
    And Alice is at 18 life

  @cr26:702.24a.4
  Scenario: Alice at 5 life pays 2 life for one Inner Sanctum and nothing for the other, which has left the battlefield with 2 age counters
    Given it is Bob's end step
    And Alice is at 5 life and controls "Inner Sanctum" as "near" and "Inner Sanctum" as "far"
    And "far" has 2 age counters
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When the game goes on to Alice's upkeep
    And Alice puts "near" and "far" in this order
    And Bob plays "Boomerang" targeting "far"
    And the stack resolves
    And Alice pays
    Then Alice is at 3 life
    And "near" is in play
    And "near" has 1 age counter
    And it happened once that Alice was asked for a payment

  @cr26:702.24a.4.before
  Scenario: Until 2009, Alice at 5 life pays 4 life for the 2 age counters of Inner Sanctum that has left the battlefield, and can't pay for the other
    Given it is Bob's end step
    And Alice is at 5 life and controls "Inner Sanctum" as "near" and "Inner Sanctum" as "far"
    And "far" has 2 age counters
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When the game goes on to Alice's upkeep
    And Alice puts "near" and "far" in this order
    And Bob plays "Boomerang" targeting "far"
    And the stack resolves
    And Alice pays
    Then Alice is at 1 life
    And "near" is in Alice's graveyard
    And "far" is in Alice's hand

  @cr26:702.24a
  Scenario: The cumulative upkeep of Inner Sanctum that Bob owns is paid by Alice, who controls it, in her upkeep
    Given it is Alice's end step
    And Alice controls "Inner Sanctum" owned by Bob
    And Alice has 3 "Plains" as "page" as library
    And Bob has 3 "Swamp" as "leaf" as library
    When the game goes on to Bob's main phase
    Then "Inner Sanctum" has no age counters
    And "Inner Sanctum" has triggered never
    When the game goes on to Alice's upkeep
    And the stack resolves
    And Alice pays
    Then Alice is at 18 life
    And Bob is at 20 life
    And "Inner Sanctum" has 1 age counter

  @cr26:702.24a
  Scenario: Alice, who doesn't pay the cumulative upkeep of Inner Sanctum, can't sacrifice it after Bob has gained control of it
    Given it is Bob's end step
    And Alice controls "Inner Sanctum"
    And Alice has 3 "Plains" as "page" as library
    And Bob has "Sudden Claim" in hand and can pay {U}
    When the game goes on to Alice's upkeep
    And Bob plays "Sudden Claim" targeting "Inner Sanctum"
    And the top of the stack resolves
    Then Bob controls "Inner Sanctum"
    When the stack resolves
    And Alice doesn't pay
    Then "Inner Sanctum" has 1 age counter
    And Bob controls "Inner Sanctum"
    And Alice is at 20 life

  @cr26:702.24a
  Scenario: Alice, whose only other creature is Grizzly Bears, can't pay for the third upkeep of Phyrexian Soulgorger, and the Bears stay
    Given it is Bob's end step
    And Alice controls "Phyrexian Soulgorger", "Grizzly Bears" and "Sol Ring"
    And "Phyrexian Soulgorger" has 2 age counters
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then nobody is asked anything
    And "Phyrexian Soulgorger" was sacrificed
    And "Grizzly Bears" is in play
