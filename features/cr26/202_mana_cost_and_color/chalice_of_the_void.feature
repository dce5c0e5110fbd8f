Feature: Chalice of the Void

  @cr26:202.3e.2
  Scenario: Chalice of the Void with one charge counter counters Fireball with X = 0 of its own controller, and not with X = 1
    Given Alice has "Chalice of the Void", "Fireball" as "first", "Fireball" as "second" and "Shock" in hand and can pay {R}{R}{1}{R}{1}{1}
    And Bob controls "Hill Giant"
    When Alice plays "Chalice of the Void" with X = 1
    Then the mana value of "Chalice of the Void" is 2
    When the stack resolves
    Then "Chalice of the Void" has 1 charge counter
    And the mana value of "Chalice of the Void" is 0
    When Alice plays "first" with X = 0 targeting "Hill Giant"
    And the stack resolves
    Then "first" was countered
    When Alice plays "second" with X = 1 targeting "Hill Giant"
    And the stack resolves
    Then "second" has resolved
    And "Hill Giant" has 1 damage marked
    And "Chalice of the Void" has triggered once

  @cr26:202.3e.2
  Scenario: Chalice of the Void with two charge counters counters Bob's Fireball with X = 1, and not with X = 2
    Given Alice controls "Chalice of the Void" and "Hill Giant"
    And "Chalice of the Void" has 2 charge counters
    And it is Bob's main phase
    And Bob has "Fireball" as "first" and "Fireball" as "second" in hand and can pay {1}{R} and can pay {2}{R}
    When Bob plays "first" with X = 1 targeting "Hill Giant"
    Then the mana value of "first" is 2
    When the stack resolves
    Then "first" was countered
    When Bob plays "second" with X = 2 targeting "Hill Giant"
    And the stack resolves
    Then "second" has resolved
    And "Hill Giant" has 2 damage marked
    And "Chalice of the Void" has triggered once

  @cr26:202.3e.3
  Scenario: Void Winnower forbids Blaze with X = 1, whose mana value is 2, and permits it with X = 2
    Given Alice has "Blaze" in hand and can pay {3}{R}
    And Bob controls "Void Winnower"
    Then Alice can't play "Blaze" with X = 1 targeting Bob because of "silence" of "Void Winnower"
    When Alice plays "Blaze" with X = 2 targeting "Void Winnower"
    Then the mana value of "Blaze" is 3
    When the stack resolves
    Then "Void Winnower" has 2 damage marked

  @cr26:202.3e.3
  Scenario: Void Winnower permits Blaze with X = 0, whose mana value is 1, as it permits Lightning Bolt
    Given Alice has "Blaze" and "Lightning Bolt" in hand and can pay {R}{R}
    And Bob controls "Void Winnower"
    When Alice plays "Blaze" with X = 0 targeting Bob
    Then the mana value of "Blaze" is 1
    When the stack resolves
    And Alice plays "Lightning Bolt" targeting "Void Winnower"
    And the stack resolves
    Then "Void Winnower" has 3 damage marked
    And Bob is at 20 life

  @cr26:202.3e.4
  Scenario: The copy of Blaze with X = 4 that Twincast makes has mana value 5, so Disrupting Shoal with X = 5 counters it
    Given Alice has "Blaze" as "cast", "Blaze" as "kept" and "Twincast" in hand and can pay {4}{R}{U}{U}
    And Bob has "Disrupting Shoal" in hand and can pay {5}{U}{U}
    When Alice plays "cast" with X = 4 targeting Bob
    And Alice plays "Twincast" targeting "cast"
    And the top of the stack resolves
    And Alice keeps the targets
    Then the mana value of the copy of "cast" is 5
    And the mana value of "kept" is 1
    When Bob plays "Disrupting Shoal" with X = 5 targeting the copy of "cast"
    And the stack resolves
    Then Bob is at 16 life
    And "cast" has resolved

  @cr26:202.3e.4
  Scenario: Disrupting Shoal with X = 5 counters Blaze with X = 4 itself, and the copy of it, which has mana value 5 too, resolves
    Given Alice has "Blaze" as "cast" and "Twincast" in hand and can pay {4}{R}{U}{U}
    And Bob has "Disrupting Shoal" in hand and can pay {5}{U}{U}
    When Alice plays "cast" with X = 4 targeting Bob
    And Alice plays "Twincast" targeting "cast"
    And the top of the stack resolves
    And Alice keeps the targets
    Then the mana value of the copy of "cast" is 5
    And the mana value of "cast" is 5
    When Bob plays "Disrupting Shoal" with X = 5 targeting "cast"
    And the stack resolves
    Then "cast" was countered
    And Bob is at 16 life
