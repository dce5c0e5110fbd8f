Feature: Fight

  @cr26:701.14a
  Scenario: Two creatures that fight kill each other
    Given Alice controls "Hill Giant"
    And Bob controls "Goblin Raider" with a +1/+1 counter
    And Bob controls "Craw Giant"
    And Alice has "Prey Upon" in hand and can pay {G}
    When Alice plays "Prey Upon" targeting "Hill Giant" then "Goblin Raider"
    And the stack resolves
    Then "Hill Giant" and "Goblin Raider" were destroyed
    And "Craw Giant" has 0 damage marked

  @cr26:701.14a
  Scenario: A creature with power 0 deals no damage in a fight
    Given Alice controls "Hill Giant"
    And Bob controls "Ornithopter"
    And Alice has "Prey Upon" in hand and can pay {G}
    When Alice plays "Prey Upon" targeting "Hill Giant" then "Ornithopter"
    And the stack resolves
    Then "Ornithopter" was destroyed
    And "Hill Giant" has 0 damage marked

  @cr26:701.14b
  Scenario: Neither of two creatures deals damage in a fight if one of them has left the battlefield
    Given Alice controls "Hill Giant"
    And Bob controls "Craw Giant"
    And Alice has "Prey Upon" in hand and can pay {G}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Prey Upon" targeting "Hill Giant" then "Craw Giant"
    And Bob plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Alice's hand
    And "Craw Giant" has 0 damage marked
