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

  @cr26:702.79a.2
  Scenario: Murderous Redcap with a -1/-1 counter doesn't return after Murder, and another one that is cast deals 2 damage
    Given Alice controls "Murderous Redcap" as "old" and has "Murderous Redcap" as "new" and "Murder" in hand and can pay {2}{B}{R} and can pay {1}{B}{B}
    And "old" has 1 -1/-1 counter
    When Alice plays "new"
    And the top of the stack resolves
    And Alice targets Bob for "new"
    And the stack resolves
    Then Bob is at 18 life
    And "old" is 1/1
    When Alice plays "Murder" targeting "old"
    And the stack resolves
    Then "old" is in Alice's graveyard
    And "old" has triggered never
    And "new" has triggered once
    And "new" is 2/2
