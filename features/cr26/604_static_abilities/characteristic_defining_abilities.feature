Feature: Characteristic-defining abilities

  @cr26:604.3a @cr26:604.3.2
  Scenario: In a graveyard, Gaea's Liege is 0/0, although its owner controls three Forests, and Serra Avatar is as large as its owner's life total
    Given Alice controls "Gaea's Liege" and 3 "Forest" as "wood"
    And Alice has "Serra Avatar" in graveyard and "Serra Avatar" as "held" in hand
    And Alice has "Serra Avatar" as "shelved" as library
    And Alice has "Serra Avatar" as "banished" exiled
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    Then "Gaea's Liege" is 3/3
    And "Serra Avatar" is 20/20
    And "held", "shelved" and "banished" are 20/20
    When Bob casts "Murder" targeting "Gaea's Liege"
    And the stack resolves
    Then "Gaea's Liege" is in Alice's graveyard
    And "Gaea's Liege" is 0/0
    And "Serra Avatar" is 20/20
