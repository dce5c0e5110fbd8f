@edition:2026-01 @edition:2013-07
Feature: Sylvan Caryatid

  @cr26:702.11b.2
  Scenario: Bob's Shock can't target Sylvan Caryatid, Alice's Giant Growth can, and it makes blue mana beside the green of Elvish Mystic
    Given Alice controls "Sylvan Caryatid" and "Elvish Mystic" and has "Giant Growth" in hand and can pay {G}
    And Bob has "Shock" in hand and can pay {R}
    Then Alice can't attack with "Sylvan Caryatid" because "Sylvan Caryatid" has "defender"
    And Alice can attack with "Elvish Mystic"
    And Alice can play "Giant Growth" targeting "Sylvan Caryatid"
    When Alice plays "Giant Growth" targeting "Sylvan Caryatid"
    And Alice passes
    Then Bob can't play "Shock" targeting "Sylvan Caryatid" because "Sylvan Caryatid" has "hexproof"
    And Bob can play "Shock" targeting "Elvish Mystic"
    When the stack resolves
    Then "Sylvan Caryatid" is 3/6
    When Alice taps "Sylvan Caryatid" for mana making {U}
    And Alice taps "Elvish Mystic" for mana
    Then Alice has {U}{G} in the mana pool

  @cr26:702.11b.2
  Scenario: Bob's Shock can't target Sylvan Caryatid, and his Earthquake, which has no target, destroys it
    Given Alice controls "Sylvan Caryatid" and "Hill Giant"
    And it is Bob's main phase
    And Bob has "Shock" and "Earthquake" in hand and can pay {3}{R}
    Then Bob can't play "Shock" targeting "Sylvan Caryatid" because "Sylvan Caryatid" has "hexproof"
    And Bob can play "Shock" targeting "Hill Giant"
    When Bob plays "Earthquake" with X = 3
    And the stack resolves
    Then "Sylvan Caryatid" was destroyed
    And Alice is at 17 life
