Feature: Types of tokens

  @cr26:205.2c
  Scenario: Bob's Raise the Alarm creates two Soldier creatures, and Go for the Throat can target and destroy one of them
    Given Bob controls "Steel Wall" and has "Raise the Alarm" in hand and can pay {1}{W}
    And Alice has "Go for the Throat" in hand and can pay {1}{B}
    And it is Bob's main phase
    When Bob plays "Raise the Alarm"
    And the stack resolves
    Then Bob controls two 1/1 white "Soldier" creature tokens
    And the first "Soldier" token has exactly the types "creature" and "Soldier"
    And Alice can't target "Steel Wall" with "Go for the Throat"
    And Alice can target the first "Soldier" token with "Go for the Throat"
    When Alice in response plays "Go for the Throat" targeting the first "Soldier" token
    And the stack resolves
    Then Bob controls 1 "token" permanent

  @cr26:205.2c
  Scenario: Glorious Anthem applies to Soldier tokens as to Hill Giant, which Bob destroys with Go for the Throat
    Given Alice controls "Glorious Anthem" and "Hill Giant" and has "Raise the Alarm" in hand and can pay {1}{W}
    And Bob has "Go for the Throat" in hand and can pay {1}{B}
    When Alice plays "Raise the Alarm"
    And the stack resolves
    Then the first "Soldier" token is 2/2
    And "Hill Giant" is 4/4
    When Bob plays "Go for the Throat" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And Alice controls 2 "token" permanents
