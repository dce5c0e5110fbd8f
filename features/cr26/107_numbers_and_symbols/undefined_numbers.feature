Feature: Numbers that can't be determined

  @cr26:107.2
  Scenario: Tarmogoyf on the battlefield counts the card types in graveyards; in a graveyard without abilities, Tarmogoyf is 0/1 and Lost Order of Jarkeld 1/1
    Given it is Bob's main phase
    And Alice controls "Tarmogoyf" as "living" and has "Tarmogoyf" as "dead", "Lost Order of Jarkeld" and "Forest" in graveyard
    And Bob has "Yixlid Jailer" in hand and can pay {1}{B}
    Then "living" is 2/3
    And "dead" is 2/3
    When Bob casts "Yixlid Jailer"
    And the stack resolves
    Then "dead" is 0/1
    And "Lost Order of Jarkeld" is 1/1
    And "living" is 2/3
