Feature: Trickbind

  @cr26:702.61a.2
  Scenario: Trickbind counters the regeneration of Drudge Skeletons, which then can't be activated again this turn
    Given Alice controls "Drudge Skeletons" as "old", "Drudge Skeletons" as "young" and "Swamp" and can pay {B}{B}
    And Alice has "Shock" in hand and can pay {R}
    And Bob has "Trickbind" in hand and can pay {1}{U}
    And it is Bob's main phase
    When Alice in response activates "old"
    And Bob plays "Trickbind" targeting the ability of "old"
    Then Alice can't play "Shock" targeting "old"
    When the top of the stack resolves
    Then the ability of "old" was countered
    And Alice can't activate "old" because of the ability "bind" of "Trickbind"
    And Alice can activate "young"
    And Alice can play "Shock" targeting "old"
    When the game goes on to Alice's main phase
    Then Alice can activate "old"

  @cr26:702.61a.2
  Scenario: Trickbind counters the triggered ability of Soul Warden, so no life is gained
    Given Alice controls "Soul Warden" and has "Hill Giant" in hand and can pay {3}{R}
    And Bob has "Trickbind" in hand and can pay {1}{U}
    When Alice plays "Hill Giant"
    And the top of the stack resolves
    And Bob plays "Trickbind" targeting the ability of "Soul Warden"
    And the stack resolves
    Then Alice is at 20 life
    And "Soul Warden" has triggered once
    And the ability of "Soul Warden" was countered
