Feature: Examples of section 112

  @cr26:112.4.ex1
  Scenario: Pale Hour makes the black creature spell Bog Wraith white until end of turn, and the permanent is white until then
    Given Alice has "Bog Wraith" in hand and can pay {3}{B}
    And Bob has "Pale Hour" in hand and can pay {W}
    When Alice plays "Bog Wraith"
    Then "Bog Wraith" is black
    When Bob plays "Pale Hour" targeting "Bog Wraith"
    And the top of the stack resolves
    Then "Bog Wraith" is white
    When the stack resolves
    Then "Bog Wraith" is on the battlefield under Alice's control
    And "Bog Wraith" is white
    When the turn ends
    Then "Bog Wraith" is black

  @cr26:112.4.ex1
  Scenario: Purelace makes the black creature spell Bog Wraith white without a time limit, and the permanent is still white a turn later
    Given Alice has "Bog Wraith" as "changed" and "Bog Wraith" as "unchanged" in hand and can pay {3}{B}{3}{B}
    And Bob has "Purelace" in hand and can pay {W}
    When Alice plays "unchanged"
    And the stack resolves
    And Alice plays "changed"
    And Bob plays "Purelace" targeting "changed"
    And the stack resolves
    Then "changed" is on the battlefield under Alice's control
    And "changed" is white
    And "unchanged" is black
    When the game goes on to Bob's end step
    Then "changed" is white
