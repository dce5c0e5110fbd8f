Feature: Call for Blood

  @bok:call-for-blood.1
  Scenario: The sacrificed creature counts with the power it last had in play
    Given Alice controls "Grizzly Bears" with 1 +1/+1 counter
    And Alice has "Call for Blood" in hand and can pay {4}{B}
    And Bob controls "Craw Wurm"
    When Alice plays "Call for Blood" targeting "Craw Wurm" sacrificing "Grizzly Bears"
    Then "Grizzly Bears" is in Alice's graveyard
    And "Craw Wurm" is 6/4
    When the stack resolves
    Then "Craw Wurm" is 3/1
