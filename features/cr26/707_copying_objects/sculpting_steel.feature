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
  Scenario: Soul Warden triggers for the Sculpting Steel that enters as a copy of Steel Wall, and not for the one that enters as a copy of Sol Ring
    Given Alice controls "Soul Warden" and has "Sculpting Steel" as "wall" and "Sculpting Steel" as "ring" in hand and can pay {3}{3}
    And Bob controls "Steel Wall" and "Sol Ring"
    When Alice plays "ring"
    And the stack resolves
    And Alice chooses "Sol Ring" for "ring"
    Then Alice is at 20 life
    And "ring" is named "Sol Ring"
    When Alice plays "wall"
    And the stack resolves
    And Alice chooses "Steel Wall" for "wall"
    Then "wall" is named "Steel Wall"
    And "Soul Warden" has triggered once
    And Alice is at 21 life

  @cr26:707.5.3
  Scenario: Sculpting Steel for which nothing is chosen enters as an artifact and copies nothing
    Given Alice has "Sculpting Steel" in hand and can pay {3}
    And Bob controls "Steel Wall" and "Sol Ring"
    When Alice plays "Sculpting Steel"
    And the stack resolves
    Then Alice may choose nothing for "Sculpting Steel"
    When Alice chooses nothing for "Sculpting Steel"
    Then "Sculpting Steel" has exactly the types "artifact"
    And "Sculpting Steel" is in play under Alice's control
    And Alice was asked for objects by "Sculpting Steel" once
