Feature: Royal Command

  @htg:royal-command.1
  Scenario: The ability that the Command speaks of can be activated although a spell with split second is on the stack
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
  Scenario: The Command speaks of that one creature
    Given Alice controls "Frostwielder" as "the commanded" and "Frostwielder" as "the other"
    And Alice has "Royal Command" in hand and can pay {1}{W}
    And Bob has "Sudden Shock" in hand and can pay {1}{R}
    When Alice casts "Royal Command" targeting "the commanded"
    And the stack resolves
    Then Alice can activate "the other" targeting Bob
    When Bob casts "Sudden Shock" targeting "the commanded"
    Then Alice can't activate "the other" targeting Bob
    And Alice can activate "the commanded" targeting Bob
