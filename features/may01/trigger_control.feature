Feature: Who controls a triggered ability

  @may01:reversals.1
  Scenario: Pandemonium's controller controls the trigger, the creature's controller chooses for it
    Given it is Bob's main phase
    And Alice controls "Pandemonium"
    And Bob has "Grizzly Bears" in hand and can pay {1}{G}
    When Bob plays "Grizzly Bears"
    And the top of the stack resolves
    Then Bob is asked for targets by "Pandemonium"
    When Bob targets Alice for "Pandemonium"
    Then Alice controls the ability of "Pandemonium"
    And Bob doesn't control the ability of "Pandemonium"
    When the stack resolves
    And Bob says yes to "Pandemonium"
    Then "Grizzly Bears" has dealt 2 damage to Alice
    And Alice is at 18 life

  @may01:reversals.1
  Scenario: The player who may decide may decline, though the trigger is another's
    Given it is Bob's main phase
    And Alice controls "Pandemonium"
    And Bob has "Grizzly Bears" in hand and can pay {1}{G}
    When Bob plays "Grizzly Bears"
    And the top of the stack resolves
    And Bob targets Alice for "Pandemonium"
    And the stack resolves
    Then Bob is asked for yes or no by "Pandemonium"
    When Bob says no to "Pandemonium"
    Then "Grizzly Bears" has dealt no damage
    And the ability of "Pandemonium" has resolved
    And Alice was asked for yes or no never
