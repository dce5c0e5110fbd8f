Feature: Several modes and places, in rulings of our own

  @chk:ours.20
  Scenario: Each part of the Lightning strikes what it was aimed at
    Given Alice has "Barbed Lightning" in hand and can pay {4}{R}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    Then the mana cost of "Barbed Lightning" is {2}{R}
    And "Barbed Lightning" is red
    And "Barbed Lightning" has exactly the type "instant"
    When Alice plays "Barbed Lightning" choosing "creature" and "player" targeting "Hill Giant" then Bob
    And the stack resolves
    Then "Hill Giant" was destroyed
    And Bob is at 17 life
    And "Grizzly Bears" has been dealt no damage

  @chk:ours.20
  Scenario: Who chooses one part pays for one and strikes once
    Given Alice has "Barbed Lightning" in hand and can pay {2}{R}
    And Bob controls "Hill Giant"
    When Alice plays "Barbed Lightning" choosing "creature" targeting "Hill Giant"
    Then the total cost of "Barbed Lightning" is {2}{R}
    When the stack resolves
    Then "Hill Giant" was destroyed
    And Bob has been dealt no damage

  @chk:myojin.1 @edition:2004-10 @edition:2005-02 @edition:2006-10
  Scenario: Neither a Myojin that is put into play nor one that is played out of a graveyard has a divinity counter
    Given Alice controls "Elvish Piper" and has "Myojin of Cleansing Fire" in graveyard
    And Alice has "Yawgmoth's Will" and "Myojin of Seeing Winds" in hand and can pay {7}{W}{W}{W}{B}{G}
    When Alice plays "Yawgmoth's Will"
    And the stack resolves
    And Alice plays "Myojin of Cleansing Fire" from graveyard
    And the stack resolves
    And Alice activates "Elvish Piper"
    And the stack resolves
    Then "Myojin of Cleansing Fire" and "Myojin of Seeing Winds" are in play
    And "Myojin of Cleansing Fire" has no divinity counters
    And "Myojin of Seeing Winds" has no divinity counters

  @chk:moonring-mirror.1 @edition:2026-01
  Scenario: Today what the Mirror has removed face down is nothing that anybody could tell
    Given Alice controls "Moonring Mirror" and has "Reach Through Mists" in hand and can pay {U}
    And Alice has "Forest" and "Island" on top of library
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then "Island" is removed from the game
    And "Island" doesn't have the type "land"
    And "Forest" has exactly the types "basic", "land" and "Forest"

  @chk:moonring-mirror.1 @edition:2004-10 @edition:2005-02 @edition:2006-10
  Scenario: Until 2006 what the Mirror has removed face down is what it is
    Given Alice controls "Moonring Mirror" and has "Reach Through Mists" in hand and can pay {U}
    And Alice has "Forest" and "Island" on top of library
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then "Island" is removed from the game
    And "Island" is face down
    And "Island" has exactly the types "basic", "land" and "Island"
