Feature: A card and a document that the project knows nothing of

  @house:hearth.1
  Scenario: The hearth burns a guest
    Given Alice has "House Hearth" in hand and can pay {R}
    When Alice plays "House Hearth" targeting Bob
    And the stack resolves
    Then Bob is at 17 life

  @house:hearth.2 @edition:2004-10
  Scenario: The hearth never warms
    Given Alice has "House Hearth" in hand and can pay {R}
    When Alice plays "House Hearth" targeting Bob
    And the stack resolves
    Then Bob is at 23 life
