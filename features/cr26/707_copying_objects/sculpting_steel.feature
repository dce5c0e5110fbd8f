Feature: Sculpting Steel

  @cr26:707.5.3
  Scenario: Sculpting Steel enters as a copy of Bob's Steel Wall, and can't copy Hill Giant
    Given Alice has "Sculpting Steel" in hand and can pay {3}
    And Bob controls "Steel Wall", "Sol Ring" and "Hill Giant"
    When Alice plays "Sculpting Steel"
    And the stack resolves
    Then Alice may choose "Sol Ring" for "Sculpting Steel"
    And Alice may not choose "Hill Giant" for "Sculpting Steel"
    When Alice chooses "Steel Wall" for "Sculpting Steel"
    Then "Sculpting Steel" is named "Steel Wall"
    And "Sculpting Steel" is 0/4

  @cr26:707.5.3
  Scenario: Sculpting Steel for which nothing is chosen is an artifact without abilities
    Given Alice has "Sculpting Steel" in hand and can pay {3}
    And Bob controls "Steel Wall" and "Sol Ring"
    When Alice plays "Sculpting Steel"
    And the stack resolves
    Then Alice may choose nothing for "Sculpting Steel"
    When Alice chooses nothing for "Sculpting Steel"
    Then "Sculpting Steel" has exactly the types "artifact"
    And "Sculpting Steel" is in play under Alice's control
    And Alice was asked for objects by "Sculpting Steel" once
