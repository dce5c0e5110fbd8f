Feature: Permissions to cast cards in a hand for other costs

  @cr26:118.9.3
  Scenario: Blood Ledger lets Alice pay 3 life for a creature card in her hand, and she may also pay its mana cost
    Given Alice controls "Blood Ledger"
    And Alice has "Craw Wurm" and "Grizzly Bears" in hand and can pay {1}{G}
    Then Alice can play "Craw Wurm" instead of its mana cost by "debt"
    When Alice plays "Craw Wurm" instead of its mana cost by "debt"
    Then the total cost of "Craw Wurm" is {0}
    And Alice is at 17 life
    When the stack resolves
    Then "Craw Wurm" is 6/4
    When Alice plays "Grizzly Bears"
    Then the total cost of "Grizzly Bears" is {1}{G}
    And Alice is at 17 life
    When the stack resolves
    Then "Grizzly Bears" is 2/2

  @cr26:118.9.3
  Scenario: Blood Ledger lets Alice cast one instant card in her hand for {0} each turn, and not a second one
    Given Alice controls "Blood Ledger"
    And Alice has "Lightning Bolt" as "one", "Lightning Bolt" as "two" and "Lightning Bolt" as "three" in hand and can pay {R}
    And Bob controls "Wall of Stone"
    Then Alice can play "three" instead of its mana cost by "tithe" targeting "Wall of Stone"
    When Alice plays "one" targeting "Wall of Stone"
    Then the total cost of "one" is {R}
    When the stack resolves
    And Alice plays "two" instead of its mana cost by "tithe" targeting "Wall of Stone"
    Then the total cost of "two" is {0}
    When the stack resolves
    Then "Wall of Stone" has 6 damage marked
    And Alice can't play "three" targeting "Wall of Stone" by rule 118.3
    When the game goes on to Bob's upkeep
    Then Alice can play "three" instead of its mana cost by "tithe" targeting "Wall of Stone"
