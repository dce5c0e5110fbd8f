Feature: The loyalty of a planeswalker

  @cr26:306.5b @cr26:209.1
  Scenario: Jace Beleren enters with three loyalty counters
    Given Alice has "Jace Beleren" in hand and can pay {1}{U}{U}
    When Alice casts "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" has 3 loyalty counters

  @cr26:306.5b
  Scenario: Doubling Season doubles the loyalty counters with which Jace Beleren enters
    Given Alice controls "Doubling Season"
    And Alice has "Jace Beleren" in hand and can pay {1}{U}{U}
    When Alice casts "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" has 6 loyalty counters

  @cr26:306.4
  Scenario: Of two planeswalkers named Jace Beleren Alice keeps one, and Keeper of Pages, which has the planeswalker type Jace too, stays
    Given Alice controls "Jace Beleren" as "elder" with 5 loyalty counters and "Keeper of Pages"
    And Alice has "Jace Beleren" as "younger" in hand and can pay {1}{U}{U}
    When Alice plays "younger"
    And the stack resolves
    Then Alice is asked for the legend to keep
    When Alice keeps "younger"
    Then "elder" was put there by the legend rule
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
