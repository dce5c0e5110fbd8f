Feature: Clash of Realities

  @bok:clash-of-realities.1
  Scenario: A Spirit that enters under Clash of Realities triggers and deals 3 damage to a non-Spirit
    Given Alice controls "Clash of Realities"
    And Alice has "Wandering Ones" in hand and can pay {U}
    And Bob controls "Hill Giant" and "River Kaijin"
    When Alice plays "Wandering Ones"
    And the top of the stack resolves
    Then the stack holds the ability of "Wandering Ones"
    And "Clash of Realities" has triggered never
    And the ability of "Wandering Ones" targets "Hill Giant"
    When the stack resolves
    And as it resolves, Alice says yes to "Wandering Ones"
    Then "Wandering Ones" has dealt 3 damage to "Hill Giant"
    And "Clash of Realities" has dealt no damage
    And "Hill Giant" is in Bob's graveyard

  @bok:clash-of-realities.1
  Scenario: When an opponent's non-Spirit enters under Clash of Realities, the opponent controls its trigger, which damages a Spirit
    Given it is Bob's main phase
    And Alice controls "Clash of Realities" and "River Kaijin"
    And Bob has "Hill Giant" in hand and can pay {3}{R}
    When Bob plays "Hill Giant"
    And the top of the stack resolves
    Then Bob controls the ability of "Hill Giant"
    And the ability of "Hill Giant" targets "River Kaijin"
    When the stack resolves
    And as it resolves, Bob says yes to "Hill Giant"
    Then "Hill Giant" has dealt 3 damage to "River Kaijin"
    And "River Kaijin" has 3 damage marked

  @bok:clash-of-realities.1
  Scenario: The controller of a Spirit that enters under Clash of Realities may choose that it deals no damage
    Given Alice controls "Clash of Realities"
    And Alice has "Wandering Ones" in hand and can pay {U}
    And Bob controls "Craw Wurm"
    When Alice plays "Wandering Ones"
    And the stack resolves
    And as it resolves, Alice says no to "Wandering Ones"
    Then "Wandering Ones" has triggered once
    And "Craw Wurm" has no damage marked
    And "Wandering Ones" is 1/1
    And Alice was asked for yes or no by "Wandering Ones" once

  @bok:clash-of-realities.1
  Scenario: The controller of a non-Spirit that enters under Clash of Realities may choose that it deals no damage
    Given Alice controls "Clash of Realities"
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    And Bob controls "River Kaijin"
    When Alice plays "Hill Giant"
    And the stack resolves
    And as it resolves, Alice says no to "Hill Giant"
    Then "Hill Giant" has triggered once
    And "River Kaijin" has no damage marked
    And "Hill Giant" is 3/3
    And Alice was asked for yes or no by "Hill Giant" once

  @bok:clash-of-realities.1
  Scenario: A creature that was on the battlefield before Clash of Realities doesn't trigger
    Given Alice controls "Wandering Ones"
    And Alice has "Clash of Realities" and "River Kaijin" in hand
    And Alice can pay {5}{U}{R}
    And Bob controls "Hill Giant"
    When Alice plays "Clash of Realities"
    And the stack resolves
    Then "Clash of Realities" has exactly the type "enchantment"
    Then "Wandering Ones" has triggered never
    When Alice plays "River Kaijin"
    And the top of the stack resolves
    Then "River Kaijin" has triggered once
    And "Wandering Ones" has triggered never

  @bok:clash-of-realities.2
  Scenario: A creature without creature types is a non-Spirit, so a Spirit can damage it
    Given Alice controls "Clash of Realities" and "March of the Machines"
    And Alice has "Wandering Ones" in hand and can pay {U}
    And Bob controls "Mirror Gallery"
    When Alice plays "Wandering Ones"
    And the top of the stack resolves
    Then the ability of "Wandering Ones" targets "Mirror Gallery"
    When the stack resolves
    And as it resolves, Alice says yes to "Wandering Ones"
    Then "Mirror Gallery" has 3 damage marked
    And "Mirror Gallery" is 5/5

  @bok:clash-of-realities.2
  Scenario: A creature without creature types that enters triggers as a non-Spirit and damages a Spirit
    Given Alice controls "Clash of Realities" and "March of the Machines"
    And Alice has "Mirror Gallery" in hand and can pay {5}
    And Bob controls "River Kaijin" and "Hill Giant"
    When Alice plays "Mirror Gallery"
    And the top of the stack resolves
    Then "Mirror Gallery" has triggered once
    And the ability of "Mirror Gallery" targets "River Kaijin"
    When the stack resolves
    And as it resolves, Alice says yes to "Mirror Gallery"
    Then "Mirror Gallery" has dealt 3 damage to "River Kaijin"
    And "Hill Giant" has no damage marked
