Feature: Royal Command

  # Royal Command allows the abilities of one creature despite split second. Sudden Shock has split second.
  @htg:royal-command.1
  Scenario: Under Sudden Shock's split second, Alice can activate the ability that Royal Command allows
    Given Alice controls "Frostwielder"
    And Alice has "Royal Command" and "Healing Salve" in hand and can pay {1}{W} and can pay {W}
    And Bob has "Sudden Shock" in hand and can pay {1}{R}
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
  Scenario: The permission of Royal Command lasts until the turn ends
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
  Scenario: Under split second, Royal Command allows only the abilities of its target creature
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
