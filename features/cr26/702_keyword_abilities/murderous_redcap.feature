@edition:2026-01 @edition:2009-07 @edition:2013-07
Feature: Murderous Redcap

  @cr26:702.79a.2
  Scenario: Murderous Redcap deals 2 damage, dies, returns with a -1/-1 counter and deals 1 damage
    Given Alice has "Murderous Redcap" and "Murder" in hand and can pay {2}{B}{R} and can pay {1}{B}{B}
    When Alice plays "Murderous Redcap"
    And the top of the stack resolves
    And Alice targets Bob for "Murderous Redcap"
    And the stack resolves
    Then Bob is at 18 life
    When Alice plays "Murder" targeting "Murderous Redcap"
    And the stack resolves
    And Alice targets Bob for "Murderous Redcap"
    Then Bob is at 17 life
    And "Murderous Redcap" is 1/1
    And "Murderous Redcap" has 1 -1/-1 counter
