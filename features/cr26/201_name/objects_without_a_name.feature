Feature: Objects without a name

  @cr26:201.2a @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Aven Shrine counts no card in a graveyard for a face-down Battering Craghorn, which has no name, and one for a face-up Battering Craghorn
    Given Alice controls "Aven Shrine"
    And Alice has "Battering Craghorn" as "masked" and "Battering Craghorn" as "open" in hand and can pay {3}{2}{R}{R}
    And Bob has "Battering Craghorn" as "buried" in graveyard
    When Alice plays "masked" as "face down"
    And the stack resolves
    Then "masked" is face down
    And Alice is at 20 life
    When Alice plays "open"
    And the stack resolves
    Then "Aven Shrine" has triggered twice
    And Alice is at 21 life

  @cr26:201.2a @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Aven Shrine counts both cards in graveyards that have the name of the Battering Craghorn that Alice casts face up
    Given Alice controls "Aven Shrine"
    And Alice has "Battering Craghorn" as "open" in hand and can pay {2}{R}{R}
    And Alice has "Battering Craghorn" as "hers" in graveyard
    And Bob has "Battering Craghorn" as "his" and "Lava Spike" in graveyard
    When Alice plays "open"
    And the stack resolves
    Then "open" is 3/1
    And Alice is at 22 life

  @cr26:201.2a
  Scenario: Echoing Truth returns a face-down Grizzly Bears, which has no name, and leaves a face-up Grizzly Bears
    Given Bob controls a face-down "Grizzly Bears" as "masked" and "Grizzly Bears" as "open"
    And Alice has "Echoing Truth" in hand and can pay {1}{U}
    When Alice plays "Echoing Truth" targeting "masked"
    And the stack resolves
    Then "masked" is in Bob's hand
    And "open" is 2/2

  @cr26:201.2a
  Scenario: Echoing Truth returns only one of two face-down creatures, which have no name, and both creatures named Hill Giant
    Given Bob controls a face-down "Grizzly Bears" as "first" and a face-down "Grizzly Bears" as "second"
    And Bob controls "Hill Giant" as "elder" and "Hill Giant" as "younger"
    And Alice has 2 "Echoing Truth" as "truth" in hand and can pay {1}{U}{1}{U}
    When Alice plays "truth 1" targeting "first"
    And the stack resolves
    Then "first" is in Bob's hand
    And "second" is in play
    When Alice plays "truth 2" targeting "elder"
    And the stack resolves
    Then "elder" and "younger" are in Bob's hand
    And "second" is face down

  @cr26:201.2a.2
  Scenario: Aven Shrine counts the split card Hatchling Rite // Brood Rite for the spell Hatchling Rite, because one of its two names is the same
    Given Alice controls "Aven Shrine" and has "Hatchling Rite" in hand and can pay {1}{R}
    And Alice has "Hatchling Rite // Brood Rite" and "Lightning Bolt" in graveyard
    When Alice plays "Hatchling Rite"
    And the top of the stack resolves
    Then Alice is at 21 life
