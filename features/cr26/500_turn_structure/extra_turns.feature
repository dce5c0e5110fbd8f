Feature: Extra turns

  @cr26:500.7.before
  Scenario: In 2001, the extra turn that was created first is taken first
    Given Alice has 2 "Time Warp" as "warp" in hand and can pay {6}{U}{U}{U}{U}
    When Alice plays "warp 1" targeting Alice
    And the stack resolves
    And Alice plays "warp 2" targeting Bob
    And the stack resolves
    And the game goes on to the end step
    And the turn ends
    Then it is Alice's upkeep
    When the game goes on to the end step
    And the turn ends
    Then it is Bob's upkeep
    When the game goes on to the end step
    And the turn ends
    Then it is Bob's upkeep

  @cr26:500.7
  Scenario: Since 2004, the extra turn that was created last is taken first
    Given Alice has 2 "Time Warp" as "warp" in hand and can pay {6}{U}{U}{U}{U}
    When Alice plays "warp 1" targeting Bob
    And the stack resolves
    And Alice plays "warp 2" targeting Alice
    And the stack resolves
    And the game goes on to the end step
    And the turn ends
    Then it is Alice's upkeep
    When the game goes on to the end step
    And the turn ends
    Then it is Bob's upkeep
    When the game goes on to the end step
    And the turn ends
    Then it is Bob's upkeep

  @cr26:500.7.2
  Scenario: Hours for All gives each of three players an extra turn, and Carol, whose turn is added last, takes the first one
    Given Carol is playing too
    And Alice has "Hours for All" in hand and can pay {3}{U}{U}
    And Alice has 6 "Plains" as "dune" as library
    And Bob has 6 "Swamp" as "leaf" as library
    And Carol has 6 "Forest" as "grove" as library
    When Alice plays "Hours for All"
    And the stack resolves
    And the game goes on to the end step
    And the turn ends
    Then it is Carol's upkeep
    When the game goes on to the end step
    And the turn ends
    Then it is Bob's upkeep
    When the game goes on to the end step
    And the turn ends
    Then it is Alice's upkeep
    When the game goes on to the end step
    And the turn ends
    Then it is Bob's upkeep

  @cr26:500.7.2
  Scenario: In Bob's turn, Hours for All adds the turns of Bob, Carol and Alice in this order, and Alice takes the first extra turn
    Given Carol is playing too
    And it is Bob's main phase
    And Bob has "Hours for All" in hand and can pay {3}{U}{U}
    And Alice has 6 "Plains" as "dune" as library
    And Bob has 6 "Swamp" as "leaf" as library
    And Carol has 6 "Forest" as "grove" as library
    When Bob plays "Hours for All"
    And the stack resolves
    And the game goes on to the end step
    And the turn ends
    Then it is Alice's upkeep
    When the game goes on to the end step
    And the turn ends
    Then it is Carol's upkeep
    When the game goes on to the end step
    And the turn ends
    Then it is Bob's upkeep
    When the game goes on to the end step
    And the turn ends
    Then it is Carol's upkeep

  @cr26:500.7.2
  Scenario: In a game of two players, each of them has taken one extra turn by Hours for All as Bob's own turn begins
    Given Alice has "Hours for All" in hand and can pay {3}{U}{U}
    And Alice has 6 "Plains" as "dune" as library
    And Bob has 6 "Swamp" as "leaf" as library
    When Alice plays "Hours for All"
    And the stack resolves
    And the turn ends
    Then it is Bob's upkeep
    When the turn ends
    Then it is Alice's upkeep
    When the turn ends
    Then it is Bob's upkeep
    And it happened once that Alice began a turn
    And it happened twice that Bob began a turn
    And "Hours for All" has resolved

  @cr26:500.7.4
  Scenario: Time Stretch gives Alice two extra turns, and Bob's turn comes after both
    Given Alice has "Time Stretch" in hand and can pay {8}{U}{U}
    And Alice has 6 "Plains" as "dune" as library
    And Bob has 6 "Swamp" as "leaf" as library
    When Alice plays "Time Stretch" targeting Alice
    And the stack resolves
    And the game goes on to the end step
    And the turn ends
    Then it is Alice's upkeep
    When the game goes on to the end step
    And the turn ends
    Then it is Alice's upkeep
    And it happened never that Bob began a turn
    When the game goes on to the end step
    And the turn ends
    Then it is Bob's upkeep
    And Alice has drawn 2 cards

  @cr26:500.7.4
  Scenario: Time Stretch gives Bob two extra turns after Alice's turn, and then the game goes on with Alice's next turn after Bob's own turn
    Given Alice has "Time Stretch" in hand and can pay {8}{U}{U}
    And Alice has 6 "Plains" as "dune" as library
    And Bob has 6 "Swamp" as "leaf" as library
    When Alice plays "Time Stretch" targeting Bob
    And the stack resolves
    And the game goes on to Alice's next upkeep
    Then it happened 3 times that Bob began a turn
    And Bob has drawn 3 cards

  @cr26:500.7.4
  Scenario: The first of the two extra turns of Time Stretch begins as soon as the turn ends in which Time Stretch has resolved
    Given Alice has "Time Stretch" in hand and can pay {8}{U}{U}
    And Alice has 6 "Plains" as "dune" as library
    And Bob has 6 "Swamp" as "leaf" as library
    When Alice plays "Time Stretch" targeting Alice
    And the stack resolves
    And the game goes on to the end step
    And the turn ends
    Then it is Alice's upkeep
    And it happened never that Bob began a turn
    When the game goes on to Alice's main phase
    Then Alice has drawn 1 card
    And Alice has 5 cards in library
