Feature: Echo

  @may01:ours.420
  Scenario: A creature whose echo isn't paid is sacrificed
    Given Alice has "Mogg War Marshal" in hand and can pay {1}{R}
    And Alice controls "Mountain" as "one" and "Mountain" as "two"
    When Alice plays "Mogg War Marshal"
    And the stack resolves
    And the game goes on to Alice's next upkeep
    And the stack resolves
    And Alice says no to "Mogg War Marshal"
    Then "Mogg War Marshal" was sacrificed

  @may01:ours.420
  Scenario: Echo is paid once
    Given Alice has "Mogg War Marshal" in hand
    And Alice controls "Mountain" as "one" and "Mountain" as "two"
    When Alice plays "Mogg War Marshal"
    And the stack resolves
    And the game goes on to Alice's next upkeep
    And the stack resolves
    And Alice says yes to "Mogg War Marshal"
    Then "one" is tapped
    When the game goes on to Alice's next upkeep
    Then the stack is empty
    And "Mogg War Marshal" is in play
