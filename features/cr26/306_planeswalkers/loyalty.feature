Feature: The loyalty of a planeswalker

  @cr26:306.5b @cr26:209.1
  Scenario: Jace Beleren enters with three loyalty counters
    Given Alice has "Jace Beleren" in hand and can pay {1}{U}{U}
    When Alice casts "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" has 3 loyalty counters

  @cr26:306.5b @cr26:122.6.2
  Scenario: Doubling Season doubles the loyalty counters with which Jace Beleren enters
    Given Alice controls "Doubling Season"
    And Alice has "Jace Beleren" in hand and can pay {1}{U}{U}
    When Alice casts "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" has 6 loyalty counters

  @cr26:306.4 @cr26:205.4d.4
  Scenario: Of two planeswalkers named Jace Beleren Alice keeps one, and Keeper of Pages, which has the planeswalker type Jace too, stays
    Given Alice controls "Jace Beleren" as "elder" with 5 loyalty counters and "Keeper of Pages"
    And Alice has "Jace Beleren" as "younger" in hand and can pay {1}{U}{U}
    When Alice plays "younger"
    And the stack resolves
    Then Alice is asked for the legend to keep
    When Alice keeps "younger"
    Then "elder" was put there by the legend rule
    And "younger" has exactly the types "legendary", "planeswalker" and "Jace"
    And "younger" has 3 loyalty counters
    And "Keeper of Pages" has 2 loyalty counters

  @cr26:306.7
  Scenario: Lightning Bolt that targets Bob damages Bob, and nobody may redirect its damage to Bob's planeswalker
    Given Bob controls "Jace Beleren"
    And Alice has "Lightning Bolt" as "one" and "Lightning Bolt" as "two" in hand and can pay {R}{R}
    When Alice plays "one" targeting Bob
    And the stack resolves
    Then nobody is asked anything
    And Bob is at 17 life
    And "Jace Beleren" has 3 loyalty counters
    When Alice plays "two" targeting "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" is in Bob's graveyard

  @cr26:306.5b @cr26:209.1
  Scenario: Jace Beleren with five loyalty counters and Chandra Nalaar with two return from exile with three and six loyalty counters
    Given Bob controls "Jace Beleren" with 5 loyalty counters and "Chandra Nalaar" with 2 loyalty counters
    And Alice has 2 "Oblivion Ring" as "ring" and 2 "Disenchant" as "cure" in hand
    And Alice has {W}{W}{W}{W}{C}{C}{C}{C}{C}{C} in the mana pool
    When Alice plays "ring 1"
    And the top of the stack resolves
    And Alice targets "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" is exiled
    When Alice plays "ring 2"
    And the top of the stack resolves
    And Alice targets "Chandra Nalaar"
    And the stack resolves
    And Alice plays "cure 1" targeting "ring 1"
    And the stack resolves
    And Alice plays "cure 2" targeting "ring 2"
    And the stack resolves
    Then "Jace Beleren" has 3 loyalty counters
    And "Chandra Nalaar" has 6 loyalty counters
    And Bob controls "Jace Beleren"

  @cr26:306.5b @edition:2013-07 @edition:2026-01
  Scenario: A token that copies Jace Beleren with five loyalty counters enters with three, as its printed loyalty says
    Given Bob controls "Jace Beleren" with 5 loyalty counters
    And Alice has "Mirror Stamp" in hand and can pay {U}
    When Alice plays "Mirror Stamp" targeting "Jace Beleren"
    And the stack resolves
    Then the first "Jace Beleren" token has 3 loyalty counters
    And "Jace Beleren" has 5 loyalty counters
    And Alice controls the first "Jace Beleren" token

  @cr26:306.5
  Scenario: Jace Beleren, which Song of the Dryads makes a Forest, stays on the battlefield without loyalty counters, and Gideon Jura doesn't
    Given Bob controls "Jace Beleren" and "Gideon Jura"
    And Alice has "Song of the Dryads" and "Aether Snap" in hand and can pay {2}{G}{3}{B}{B}
    When Alice plays "Song of the Dryads" targeting "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" has 3 loyalty counters
    When Alice plays "Aether Snap"
    And the stack resolves
    Then "Jace Beleren" has no loyalty counters
    And "Jace Beleren" is in play
    And "Gideon Jura" is in Bob's graveyard
