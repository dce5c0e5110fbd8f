Feature: Destruction without regeneration

  @cr26:701.19c.2 @cr26:608.2c.6
  Scenario: Drudge Skeletons with a regeneration shield survive Murder and die by Terminate
    Given Bob controls "Drudge Skeletons" as "first" and "Drudge Skeletons" as "second" and can pay {B} and can pay {B}
    And Alice has "Murder" and "Terminate" in hand and can pay {1}{B}{B} and can pay {B}{R}
    When Bob activates "first"
    And the stack resolves
    And Bob activates "second"
    And the stack resolves
    And Alice plays "Murder" targeting "first"
    And the stack resolves
    And Alice plays "Terminate" targeting "second"
    And the stack resolves
    Then "first" is tapped
    And "first" is in play
    And "second" was destroyed
    And "second" is in Bob's graveyard

  @cr26:701.19c.2
  Scenario: Terminate in response to the ability of Drudge Skeletons destroys it before it has a regeneration shield
    Given Bob controls "Drudge Skeletons" and "Hill Giant" and can pay {B}
    And Alice has "Terminate" in hand and can pay {B}{R}
    When Bob in response activates "Drudge Skeletons"
    And Alice plays "Terminate" targeting "Drudge Skeletons"
    And the top of the stack resolves
    Then "Drudge Skeletons" was destroyed
    And the stack holds the ability of "Drudge Skeletons"
    When the stack resolves
    Then "Drudge Skeletons" is in Bob's graveyard
    And "Hill Giant" is in play
