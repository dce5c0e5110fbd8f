Feature: Power and toughness that are chosen as a creature enters

  @cr26:208.2b
  Scenario: Shifting Clay is 0/0 in hand and in the graveyard, and 3/3 on the battlefield if its controller says yes as it enters
    Given Alice has "Shifting Clay" as "one" and "Shifting Clay" as "two" in hand and can pay {8}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    Then "one" is 0/0
    When Alice casts "one"
    Then "one" is 0/0
    When the stack resolves
    And Alice says yes
    Then "one" is 3/3
    When Bob plays "Lightning Bolt" targeting "one"
    And the stack resolves
    Then "one" was destroyed
    And "one" is 0/0
    When Alice casts "two"
    And the stack resolves
    And Alice says no
    Then "two" is in Alice's graveyard
