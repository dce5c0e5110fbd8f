Feature: Casting at any time for a cost

  @cr26:601.3c
  Scenario: In Bob's turn, Alice can cast Rout only if she pays {2} more
    Given it is Bob's main phase
    And Alice has "Rout" in hand and can pay {3}{W}{W}{2}
    And Bob controls "Hill Giant" and "Drudge Skeletons"
    Then Alice can't play "Rout" by rule 117.1a
    And Alice can play "Rout" paying the optional cost "speed"
    When Alice plays "Rout" paying the optional cost "speed"
    Then the total cost of "Rout" is {5}{W}{W}
    When the stack resolves
    Then "Hill Giant" was destroyed
    And "Drudge Skeletons" was destroyed
