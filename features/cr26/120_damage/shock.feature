Feature: Shock

  @cr26:120.3e.2 @cr26:120.6.2 @cr26:120.3a
  Scenario: Shock leaves 2 damage on Hill Giant, and a second Shock in the same turn destroys it
    Given Bob controls "Hill Giant"
    And Alice has "Shock" as "one", "Shock" as "two" and "Shock" as "three" in hand and can pay {R}{R}{R}
    When Alice plays "one" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 2 damage marked
    And "Hill Giant" is in play
    And Alice can play "three" targeting Bob
    When Alice plays "two" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "three" targeting Bob
    And the stack resolves
    Then "Hill Giant" was destroyed
    And Bob is at 18 life

  @cr26:120.6.2
  Scenario: The 2 damage of a second Shock and the 2 marked damage of the first equal Craw Wurm's toughness, so it is destroyed
    Given Bob controls "Craw Wurm" and "Hill Giant"
    And Alice has 2 "Shock" as "shock" in hand and can pay {R}{R}
    When Alice plays "shock 1" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" has 2 damage marked
    And "Craw Wurm" is in play
    When Alice plays "shock 2" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" was destroyed
    And it happened in this order that "shock 2" resolved, then "Craw Wurm" was destroyed
    And "Hill Giant" is in play
