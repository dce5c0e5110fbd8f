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
    When Alice in response plays "Go for the Throat" targeting the first "Soldier" token
    And the stack resolves
    Then Bob controls 1 "token" permanent
