Feature: Bushido
  @chk:502.38a
  Scenario: A blocked creature with bushido 1 gets +1/+1 until end of turn, but an unblocked creature with bushido 1 doesn't
    Given Alice controls "Devoted Retainer" as "the blocked" and "Devoted Retainer" as "the unblocked"
    And Bob controls "Steel Wall"
    When Alice attacks with "the blocked" and "the unblocked"
    And Bob blocks "the blocked" with "Steel Wall"
    Then "the blocked" is 1/1
    And the stack holds the ability of "the blocked"
    When the stack resolves
    Then "the blocked" is 2/2
    And "the unblocked" is 1/1
    When combat damage is dealt
    Then Bob is at 19 life
    When the turn ends
    Then "the blocked" is 1/1

  @chk:502.38a
  Scenario: A blocking creature with bushido 1 gets +1/+1
    Given Alice controls "Grizzly Bears"
    And Bob controls "Devoted Retainer"
    When Alice attacks with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Devoted Retainer"
    Then the stack holds the ability of "Devoted Retainer"
    When the stack resolves
    Then "Devoted Retainer" is 2/2
    When combat damage is dealt
    Then "Grizzly Bears" is in Alice's graveyard

  @chk:502.38a
  Scenario Outline: A creature with bushido 2 gets +2/+2 when it <deed>
    Given Alice controls "<attacker>"
    And Bob controls "<blocker>"
    When Alice attacks with "<attacker>"
    And Bob blocks "<attacker>" with "<blocker>"
    Then "Samurai Enforcers" is 4/4
    When the stack resolves
    Then "Samurai Enforcers" is 6/6
    When the turn ends
    Then "Samurai Enforcers" is 4/4

    Examples:
      | deed            | attacker          | blocker           |
      | becomes blocked | Samurai Enforcers | Steel Wall        |
      | blocks          | Grizzly Bears     | Samurai Enforcers |

  @chk:502.38b
  Scenario: Bushido's bonus stays after the only blocker has left the battlefield
    Given Alice controls "Devoted Retainer"
    And Bob controls "Grizzly Bears" and has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "Devoted Retainer"
    And Bob blocks "Devoted Retainer" with "Grizzly Bears"
    And the stack resolves
    Then "Devoted Retainer" is 2/2
    When Bob plays "Boomerang" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's hand
    And "Devoted Retainer" is 2/2
    And "Devoted Retainer" has triggered once

  @chk:502.38b
  Scenario: Bushido's bonus stays after one of two blockers has left the battlefield
    Given Alice controls "Devoted Retainer"
    And Bob controls "Steel Wall" as "the staying" and "Steel Wall" as "the leaving"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "Devoted Retainer"
    And Bob blocks "Devoted Retainer" with "the staying" and "the leaving"
    Then "Devoted Retainer" has triggered once
    When the stack resolves
    Then "Devoted Retainer" is 2/2
    When Bob plays "Boomerang" targeting "the leaving"
    And the stack resolves
    Then "the leaving" is in Bob's hand
    And "Devoted Retainer" is 2/2
    And "Devoted Retainer" has triggered once
    When combat damage is dealt
    Then "the staying" has 2 damage marked

  @chk:502.38b
  Scenario: A blocker added after bushido resolved doesn't change the bonus
    Given Alice controls "Devoted Retainer"
    And Bob controls "Steel Wall" as "the first" and "Steel Wall" as "the second"
    And Bob has "Belated Guard" in hand and can pay {W}
    When Alice attacks with "Devoted Retainer"
    And Bob blocks "Devoted Retainer" with "the first"
    And the stack resolves
    Then "Devoted Retainer" is 2/2
    When Bob plays "Belated Guard" targeting "the second" then "Devoted Retainer"
    And the stack resolves
    Then "the second" is blocking "Devoted Retainer"
    And "Devoted Retainer" is 2/2
    And "Devoted Retainer" has triggered once

  @chk:502.38b
  Scenario: Bushido gives its bonus even if the only blocker leaves before the bushido trigger resolves
    Given Alice controls "Devoted Retainer"
    And Bob controls "Grizzly Bears" and has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "Devoted Retainer"
    And Bob blocks "Devoted Retainer" with "Grizzly Bears"
    And Bob plays "Boomerang" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Bob's hand
    And "Devoted Retainer" is 1/1
    When the stack resolves
    Then "Devoted Retainer" is 2/2

  @chk:502.38b
  Scenario: Bushido triggers again in a second combat phase, and the two bonuses add up
    Given Alice controls "Godo, Bandit Warlord" and "Devoted Retainer"
    And Bob controls 2 "Steel Wall" as "wall"
    When Alice attacks with "Godo, Bandit Warlord" and "Devoted Retainer"
    And the stack resolves
    And Bob blocks "Devoted Retainer" with "wall 1"
    And the stack resolves
    Then "Devoted Retainer" is 2/2
    When the game goes on to an additional beginning of combat
    Then "Devoted Retainer" is 2/2
    When Alice attacks with "Devoted Retainer"
    And Bob blocks "Devoted Retainer" with "wall 2"
    And the stack resolves
    Then "Devoted Retainer" is 3/3
    And "Devoted Retainer" has triggered twice

  @chk:502.38c
  Scenario: Two instances of bushido 1 trigger separately and give +1/+1 each
    Given Alice controls "Devoted Retainer"
    And "Devoted Retainer" has "bushido 1"
    And Bob controls "Steel Wall"
    Then "Devoted Retainer" has "bushido 1" and "bushido 1"
    When Alice attacks with "Devoted Retainer"
    And Bob blocks "Devoted Retainer" with "Steel Wall"
    Then "Devoted Retainer" has triggered twice
    When the top of the stack resolves
    Then "Devoted Retainer" is 2/2
    When the top of the stack resolves
    Then "Devoted Retainer" is 3/3

  @chk:bushido.1
  Scenario: Bushido 1 gives +1/+1 only once when three creatures block the creature
    Given Alice controls "Devoted Retainer"
    And Bob controls 3 "Steel Wall" as "wall"
    When Alice attacks with "Devoted Retainer"
    And Bob blocks "Devoted Retainer" with "wall 1", "wall 2" and "wall 3"
    Then "Devoted Retainer" has triggered once
    When the stack resolves
    Then "Devoted Retainer" is 2/2
    And "wall 1", "wall 2" and "wall 3" are blocking

  @chk:502.38a
  Scenario: Bushido's bonus lasts after combat until the turn ends
    Given Alice controls "Devoted Retainer"
    And Bob controls "Steel Wall"
    When Alice attacks with "Devoted Retainer"
    And Bob blocks "Devoted Retainer" with "Steel Wall"
    And the stack resolves
    Then "Devoted Retainer" is 2/2
    When the game goes on to Alice's second main phase
    Then "Devoted Retainer" is 2/2
    When the turn ends
    Then "Devoted Retainer" is 1/1

  @chk:bushido.1
  Scenario: A creature with flash and bushido that is cast during combat gets the bushido bonus when it blocks
    Given it is Bob's main phase
    And Bob controls "Hill Giant"
    And Alice has "Silverstorm Samurai" in hand and can pay {4}{W}{W}
    When Bob attacks with "Hill Giant"
    And Alice plays "Silverstorm Samurai"
    And the stack resolves
    Then "Silverstorm Samurai" is 3/3
    When Alice blocks "Hill Giant" with "Silverstorm Samurai"
    And the stack resolves
    Then "Silverstorm Samurai" is 4/4
    When the game goes on to Alice's upkeep
    Then "Silverstorm Samurai" is 3/3
