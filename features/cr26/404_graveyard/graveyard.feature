Feature: Graveyards

  @cr26:404.1
  Scenario: A countered spell, a destroyed creature and the spells that did it lie in their owners' graveyards in that order
    Given Bob controls "Hill Giant" and has "Lava Spike" as "spike" in graveyard
    And Bob has "Giant Growth" in hand and can pay {G}
    And Alice has "Counterspell" and "Murder" in hand and can pay {U}{U}{1}{B}{B}
    When Alice plays "Murder" targeting "Hill Giant"
    And Bob in response plays "Giant Growth" targeting "Hill Giant"
    And Alice in response plays "Counterspell" targeting "Giant Growth"
    And the stack resolves
    Then Bob's graveyard holds, in order, "Hill Giant", "Giant Growth" and "spike"
    And Alice's graveyard holds, in order, "Murder" and "Counterspell"
