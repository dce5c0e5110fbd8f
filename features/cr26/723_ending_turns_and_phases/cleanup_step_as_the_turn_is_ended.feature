Feature: The cleanup step as the turn is ended

  @cr26:723.1f
  Scenario: After Time Stop no player gets priority in the cleanup step if nothing has triggered, and Alice draws no card
    Given it is Alice's upkeep
    And Alice controls "Devoted Retainer"
    And "Devoted Retainer" gets +2/+2 until end of turn
    And Bob has "Time Stop" in hand and can pay {4}{U}{U}
    When Bob plays "Time Stop"
    And the top of the stack resolves
    Then it is Bob's upkeep
    And "Devoted Retainer" is 1/1
    And it happened once that Alice's cleanup step began
    And it happened never that Alice got priority in the cleanup step
    And it happened never that Bob got priority in the cleanup step
    And Alice has drawn no cards

  @cr26:723.1f
  Scenario: A death in the cleanup step after Time Stop makes an ability trigger, so players get priority and another cleanup step follows
    Given Alice controls "Devoted Retainer" with 2 -1/-1 counters and "Dingus Staff"
    And "Devoted Retainer" gets +2/+2 until end of turn
    And Bob has "Time Stop" and "Glacial Ray" in hand and can pay {4}{U}{U}{1}{R}
    When Bob plays "Time Stop"
    And the top of the stack resolves
    Then it is Alice's cleanup step
    And the stack holds the ability of "Dingus Staff"
    And Alice has priority
    When Bob plays "Glacial Ray" targeting Alice
    And the stack resolves
    Then Alice is at 16 life
    When the game goes on to Bob's upkeep
    Then it happened twice that Alice's cleanup step began

  @cr26:723.1f
  Scenario: Alice, whose own Time Stop ended her turn, has priority in the cleanup step after Llanowar Elves died, and can cast a spell and activate an ability
    Given Alice controls "Llanowar Elves" and "Frostwielder"
    And Alice has "Time Stop" and "Lightning Bolt" in hand and can pay {4}{U}{U}{R}
    And Bob controls "Hollow Choir" and "Dingus Staff"
    When Alice plays "Time Stop"
    And the top of the stack resolves
    Then it is Alice's cleanup step
    And the stack holds the ability of "Dingus Staff"
    And Alice has priority
    And Alice can play "Lightning Bolt" targeting Bob
    When Alice activates "Frostwielder" targeting Bob
    And the stack resolves
    Then Bob is at 19 life
    And Alice is at 18 life
    When the game goes on to Bob's upkeep
    Then it happened twice that Alice's cleanup step began
