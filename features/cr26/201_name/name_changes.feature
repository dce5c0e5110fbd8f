Feature: Text about an object whose name changes

  @cr26:201.5.2
  Scenario: Drudge Skeletons regenerates itself although Mirrorweave has made it a Hill Giant before its ability resolves
    Given Alice controls "Drudge Skeletons", "Hill Giant" and "Grizzly Bears"
    And Alice has "Mirrorweave" in hand and can pay {2}{W}{W}{B}
    And Bob has 2 "Murder" as "murder" in hand and can pay {1}{B}{B}{1}{B}{B}
    When Alice activates "Drudge Skeletons"
    And Alice in response plays "Mirrorweave" targeting "Hill Giant"
    And the stack resolves
    Then "Drudge Skeletons" is named "Hill Giant"
    When Bob plays "murder 1" targeting "Drudge Skeletons"
    And the stack resolves
    Then "Drudge Skeletons" is in play
    And "Drudge Skeletons" is tapped
    When Bob plays "murder 2" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
