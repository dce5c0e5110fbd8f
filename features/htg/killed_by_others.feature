Feature: Who killed it by what is attached

  @htg:killed-it.1
  Scenario: Who equipped the wounded last has killed what dies once nothing keeps it alive
    Given Alice controls "Hill Giant", "Holy Strength", "Umezawa's Jitte" and can pay {2}
    And "Holy Strength" is attached to "Hill Giant"
    And Bob has 2 "Glacial Ray" as "ray" and "Naturalize" in hand and can pay {3}{R}{R}{G}
    When Bob casts "ray 1" targeting "Hill Giant"
    And Bob casts "ray 2" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 4 damage marked
    When Alice equips "Hill Giant" with "Umezawa's Jitte"
    And the stack resolves
    Then nobody killed "Hill Giant"
    When Bob casts "Naturalize" targeting "Holy Strength"
    And the stack resolves
    Then "Hill Giant" is in Alice's graveyard
    And Alice killed "Hill Giant"
