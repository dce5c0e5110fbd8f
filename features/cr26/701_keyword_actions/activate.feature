Feature: Activating abilities

  @cr26:701.2a
  Scenario: The controller of Fountain of Youth can activate its ability, and the opponent can't
    Given Alice controls "Fountain of Youth" and can pay {2}
    And Bob controls "Drudge Skeletons" and can pay {2}{B}
    Then Alice can activate "Fountain of Youth"
    When Alice activates "Fountain of Youth"
    And Bob in response activates "Drudge Skeletons"
    And the stack resolves
    Then Alice is at 21 life
    And Bob can't activate "Fountain of Youth"
    And Alice can't activate "Drudge Skeletons"
