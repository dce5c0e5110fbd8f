Feature: Activating abilities

  @cr26:701.2a
  Scenario: The controller of Fountain of Youth can activate its ability, and the opponent can't
    Given Alice controls "Fountain of Youth" as "first" and "Fountain of Youth" as "second" and can pay {2}
    And Bob controls "Drudge Skeletons" and can pay {2}{B}
    Then Alice can't activate "Drudge Skeletons"
    And Alice can activate "first"
    When Alice activates "first"
    And Alice passes
    Then Bob can't activate "second"
    And Bob can activate "Drudge Skeletons"
    When the stack resolves
    Then Alice is at 21 life
