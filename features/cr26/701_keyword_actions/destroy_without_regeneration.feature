Feature: Destruction without regeneration

  @cr26:701.19c.2
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
