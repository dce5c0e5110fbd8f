Feature: Royal Command

  # Royal Command lets a creature of its player's use its abilities despite split second, which Sudden Shock has.

  @htg:royal-command.1
  Scenario: The ability that the Command speaks of can be activated although a spell with split second is on the stack
    Given Alice controls "Frostwielder"
    And Alice has "Royal Command" and "Healing Salve" in hand and can pay {1}{W} and can pay {W}
    And Bob has "Sudden Shock" in hand and can pay {1}{R}
    Then the mana cost of "Royal Command" is {1}{W}
    And "Royal Command" has exactly the type "instant"
    And "Royal Command" is white
    And the mana cost of "Sudden Shock" is {1}{R}
    And "Sudden Shock" is red
    When Alice casts "Royal Command" targeting "Frostwielder"
    And the stack resolves
    Then Alice can cast "Healing Salve" choosing "gain" targeting Alice
    When Bob casts "Sudden Shock" targeting "Frostwielder"
    Then Alice can't cast "Healing Salve" choosing "gain" targeting Alice
    When Alice activates "Frostwielder" targeting Bob
    And the top of the stack resolves
    Then Bob is at 19 life
    And the stack holds "Sudden Shock"

  @htg:royal-command.1
  Scenario: The Command holds until the turn ends
    Given Alice controls "Frostwielder"
    And Alice has "Royal Command" in hand and can pay {1}{W}
    And Bob controls "Hill Giant" and has 2 "Sudden Shock" as "shock" in hand and can pay {2}{R}{R}
    When Alice casts "Royal Command" targeting "Frostwielder"
    And the stack resolves
    And the game goes on to the end step
    And Bob casts "shock 1" targeting Alice
    Then Alice can activate "Frostwielder" targeting Bob
    When the stack resolves
    Then Alice is at 18 life
    When the game goes on to Bob's upkeep
    Then Alice can activate "Frostwielder" targeting Bob
    When Bob casts "shock 2" targeting "Hill Giant"
    Then Alice can't activate "Frostwielder" targeting Bob
    When the stack resolves
    Then "Hill Giant" has 2 damage marked

  @htg:royal-command.1
  Scenario: The Command speaks of that one creature
    Given Alice controls "Frostwielder" as "the commanded" and "Frostwielder" as "the other"
    And Alice has "Royal Command" in hand and can pay {1}{W}
    And Bob controls "Hill Giant"
    And Bob has "Sudden Shock" in hand and can pay {1}{R}
    Then Alice can target only "the commanded" and "the other" with "Royal Command"
    When Alice casts "Royal Command" targeting "the commanded"
    And the stack resolves
    Then Alice can activate "the other" targeting Bob
    When Bob casts "Sudden Shock" targeting "the commanded"
    Then Alice can't activate "the other" targeting Bob
    And Alice can activate "the commanded" targeting Bob
