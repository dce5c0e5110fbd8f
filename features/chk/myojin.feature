Feature: Myojin
  @chk:myojin.1 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07
  Scenario Outline: From 2004 to 2013, a Myojin has a divinity counter if it was cast, but not if Elvish Piper had to put it onto the battlefield
    Given Alice controls "Elvish Piper" and has "<piped>" in hand
    And Alice has "<played>" in hand and can pay {G} and can pay <cost>
    When Alice plays "<played>"
    And the stack resolves
    Then "<played>" is in play
    And "<played>" is <stats>
    And "<played>" has 1 divinity counter
    When Alice activates "Elvish Piper"
    And the stack resolves
    Then "<piped>" is in play
    And "<piped>" has no divinity counters
    And Alice can activate "<played>"
    And Alice can't activate "<piped>" by rule 409.1h

    Examples:
      | played                   | cost         | stats | piped                    |
      | Myojin of Cleansing Fire | {5}{W}{W}{W} | 4/6   | Myojin of Seeing Winds   |
      | Myojin of Seeing Winds   | {7}{U}{U}{U} | 3/3   | Myojin of Night's Reach  |
      | Myojin of Night's Reach  | {5}{B}{B}{B} | 5/2   | Myojin of Infinite Rage  |
      | Myojin of Infinite Rage  | {7}{R}{R}{R} | 7/4   | Myojin of Life's Web     |
      | Myojin of Life's Web     | {6}{G}{G}{G} | 8/8   | Myojin of Cleansing Fire |

  @chk:myojin.1 @edition:2026-01
  Scenario Outline: Today, a Myojin has a divinity counter if it was cast, but not if Elvish Piper's controller put it onto the battlefield
    Given Alice controls "Elvish Piper" and has "<piped>" in hand
    And Alice has "<played>" in hand and can pay {G} and can pay <cost>
    When Alice plays "<played>"
    And the stack resolves
    Then "<played>" has 1 divinity counter
    When Alice activates "Elvish Piper"
    And the stack resolves
    Then Alice is asked for yes or no by "Elvish Piper"
    When as it resolves, Alice says yes to "Elvish Piper"
    Then "<piped>" is in play
    And "<piped>" has no divinity counters
    And Alice can activate "<played>"
    And Alice can't activate "<piped>" by rule 118.3

    Examples:
      | played                   | cost         | piped                    |
      | Myojin of Cleansing Fire | {5}{W}{W}{W} | Myojin of Seeing Winds   |
      | Myojin of Seeing Winds   | {7}{U}{U}{U} | Myojin of Night's Reach  |
      | Myojin of Night's Reach  | {5}{B}{B}{B} | Myojin of Infinite Rage  |
      | Myojin of Infinite Rage  | {7}{R}{R}{R} | Myojin of Life's Web     |
      | Myojin of Life's Web     | {6}{G}{G}{G} | Myojin of Cleansing Fire |

  @chk:myojin.1
  Scenario: A Myojin that Tooth and Nail puts onto the battlefield has no divinity counter, but has one when it is cast later
    Given Alice has "Tooth and Nail", "Myojin of Cleansing Fire", "Myojin of Life's Web" and "Hill Giant" in hand
    And Alice can pay {5}{G}{G}
    And Alice has "Boomerang" in hand and can pay {U}{U} and can pay {5}{W}{W}{W}
    When Alice plays "Tooth and Nail" choosing "nail"
    And the stack resolves
    Then Alice may not choose "Myojin of Cleansing Fire", "Myojin of Life's Web" and "Hill Giant" for "Tooth and Nail"
    And Alice may choose "Myojin of Cleansing Fire" and "Myojin of Life's Web" for "Tooth and Nail"
    When as it resolves, Alice chooses "Myojin of Cleansing Fire" and "Myojin of Life's Web" for "Tooth and Nail"
    Then "Myojin of Cleansing Fire" and "Myojin of Life's Web" are in play
    And "Myojin of Cleansing Fire" has no divinity counters
    And "Myojin of Life's Web" has no divinity counters
    When Alice plays "Boomerang" targeting "Myojin of Cleansing Fire"
    And the stack resolves
    And Alice plays "Myojin of Cleansing Fire"
    And the stack resolves
    Then "Myojin of Cleansing Fire" has 1 divinity counter

  @chk:myojin.1
  Scenario: A Myojin that is cast has a divinity counter, but a Myojin that Tooth and Nail puts onto the battlefield has none
    Given Alice has 2 "Tooth and Nail" as "tooth" in hand and can pay {10}{G}{G}{G}{G} and can pay {5}{W}{W}{W}
    And Alice has "Myojin of Cleansing Fire" and "Myojin of Life's Web" on top of library
    When Alice plays "tooth 1" choosing "tooth"
    And the stack resolves
    And as it resolves, Alice chooses "Myojin of Cleansing Fire" and "Myojin of Life's Web" for "tooth 1"
    Then "Myojin of Cleansing Fire" and "Myojin of Life's Web" are in Alice's hand
    And Bob knows "Myojin of Cleansing Fire" and "Myojin of Life's Web"
    When Alice plays "Myojin of Cleansing Fire"
    And the stack resolves
    Then "Myojin of Cleansing Fire" has 1 divinity counter
    When Alice plays "tooth 2" choosing "nail"
    And the stack resolves
    And as it resolves, Alice chooses "Myojin of Life's Web" for "tooth 2"
    Then "Myojin of Life's Web" is in play
    And "Myojin of Life's Web" has no divinity counters
    And "Myojin of Cleansing Fire" has 1 divinity counter

  @chk:myojin.1
  Scenario: A Myojin put onto the battlefield by Tooth and Nail with entwine has no divinity counter, but has one when cast later
    Given Alice has "Tooth and Nail" and "Boomerang" in hand and can pay {7}{G}{G} and can pay {U}{U} and can pay {5}{W}{W}{W}
    And Alice has "Myojin of Cleansing Fire" on top of library
    When Alice plays "Tooth and Nail" choosing "tooth" and "nail"
    Then the total cost of "Tooth and Nail" is {7}{G}{G}
    When the stack resolves
    And as it resolves, Alice chooses "Myojin of Cleansing Fire" for "Tooth and Nail"
    Then "Myojin of Cleansing Fire" is in Alice's hand
    When as it resolves, Alice chooses "Myojin of Cleansing Fire" for "Tooth and Nail"
    Then "Myojin of Cleansing Fire" is in play
    And "Myojin of Cleansing Fire" has no divinity counters
    When Alice plays "Boomerang" targeting "Myojin of Cleansing Fire"
    And the stack resolves
    And Alice plays "Myojin of Cleansing Fire"
    And the stack resolves
    Then "Myojin of Cleansing Fire" has 1 divinity counter

  @chk:myojin.1
  Scenario: A Myojin that Myojin of Life's Web puts onto the battlefield together with another creature has no divinity counter
    Given Alice controls a "Myojin of Life's Web" with 1 divinity counter
    And Alice has "Myojin of Cleansing Fire", "Grizzly Bears", "Hill Giant" and "Boomerang" in hand
    When Alice activates "Myojin of Life's Web"
    Then "Myojin of Life's Web" has no divinity counters
    When the stack resolves
    And as it resolves, Alice chooses "Myojin of Cleansing Fire" and "Grizzly Bears" for "Myojin of Life's Web"
    Then "Myojin of Cleansing Fire" and "Grizzly Bears" are in play
    And "Hill Giant" and "Boomerang" are in Alice's hand
    And "Myojin of Cleansing Fire" has no divinity counters

  @chk:myojin.1
  Scenario: The ability of Myojin of Cleansing Fire can be activated only if the Myojin was cast, not put onto the battlefield
    Given Alice controls a "Myojin of Life's Web" with 1 divinity counter
    And Alice has "Myojin of Cleansing Fire" and "Boomerang" in hand and can pay {5}{W}{W}{W} and can pay {U}{U}
    And Bob controls "Hill Giant"
    When Alice activates "Myojin of Life's Web"
    And the stack resolves
    And as it resolves, Alice chooses "Myojin of Cleansing Fire" for "Myojin of Life's Web"
    Then "Myojin of Cleansing Fire" is in play
    And Alice can't activate "Myojin of Cleansing Fire" by rule 409.1h
    When Alice plays "Boomerang" targeting "Myojin of Cleansing Fire"
    And the stack resolves
    And Alice plays "Myojin of Cleansing Fire"
    And the stack resolves
    Then "Myojin of Cleansing Fire" has 1 divinity counter
    And Alice can activate "Myojin of Cleansing Fire"
    When Alice activates "Myojin of Cleansing Fire"
    Then "Myojin of Cleansing Fire" has no divinity counters
    When the stack resolves
    Then "Hill Giant" and "Myojin of Life's Web" were destroyed
    And "Myojin of Cleansing Fire" is in play

  @chk:myojin.1
  Scenario: The ability of Myojin of Seeing Winds can be activated only if the Myojin was cast, not put onto the battlefield
    Given Alice controls a "Myojin of Life's Web" with 1 divinity counter
    And Alice has "Myojin of Seeing Winds" and "Boomerang" in hand and has {7}{U}{U}{U}{U}{U} in the mana pool
    And Bob controls "Hill Giant"
    When Alice activates "Myojin of Life's Web"
    And the stack resolves
    And as it resolves, Alice chooses "Myojin of Seeing Winds" for "Myojin of Life's Web"
    Then "Myojin of Seeing Winds" is in play
    And Alice can't activate "Myojin of Seeing Winds" by rule 409.1h
    When Alice plays "Boomerang" targeting "Myojin of Seeing Winds"
    And the stack resolves
    And Alice plays "Myojin of Seeing Winds"
    And the stack resolves
    Then "Myojin of Seeing Winds" has 1 divinity counter
    And Alice can activate "Myojin of Seeing Winds"
    When Alice activates "Myojin of Seeing Winds"
    And the stack resolves
    Then Alice has drawn 2 cards

  @chk:myojin.1
  Scenario: The ability of Myojin of Night's Reach can be activated only if the Myojin was cast, not put onto the battlefield
    Given Alice controls a "Myojin of Life's Web" with 1 divinity counter
    And Alice has "Myojin of Night's Reach", "Grizzly Bears" and "Boomerang" in hand
    And Alice can pay {5}{B}{B}{B} and can pay {U}{U}
    And Bob has "Hill Giant" and "Craw Wurm" in hand
    And Carol has "Terror" in hand
    When Alice activates "Myojin of Life's Web"
    And the stack resolves
    And as it resolves, Alice chooses "Myojin of Night's Reach" for "Myojin of Life's Web"
    Then "Myojin of Night's Reach" is in play
    And Alice can't activate "Myojin of Night's Reach" by rule 409.1h
    When Alice plays "Boomerang" targeting "Myojin of Night's Reach"
    And the stack resolves
    And Alice plays "Myojin of Night's Reach"
    And the stack resolves
    Then "Myojin of Night's Reach" has 1 divinity counter
    And Alice can activate "Myojin of Night's Reach"
    When Alice activates "Myojin of Night's Reach"
    And the stack resolves
    Then "Hill Giant", "Craw Wurm" and "Terror" were discarded
    And "Grizzly Bears" is in Alice's hand

  @chk:myojin.1
  Scenario: The ability of Myojin of Infinite Rage can be activated only if the Myojin was cast, not put onto the battlefield
    Given Alice controls a "Myojin of Life's Web" with 1 divinity counter
    And Alice has "Myojin of Infinite Rage" and "Boomerang" in hand and can pay {7}{R}{R}{R} and can pay {U}{U}
    And Alice controls "Forest"
    And Bob controls "Stalking Stones" and "Hill Giant"
    When Alice activates "Myojin of Life's Web"
    And the stack resolves
    And as it resolves, Alice chooses "Myojin of Infinite Rage" for "Myojin of Life's Web"
    Then "Myojin of Infinite Rage" is in play
    And Alice can't activate "Myojin of Infinite Rage" by rule 409.1h
    When Alice plays "Boomerang" targeting "Myojin of Infinite Rage"
    And the stack resolves
    And Alice plays "Myojin of Infinite Rage"
    And the stack resolves
    Then "Myojin of Infinite Rage" has 1 divinity counter
    And Alice can activate "Myojin of Infinite Rage"
    When Alice activates "Myojin of Infinite Rage"
    And the stack resolves
    Then "Forest" and "Stalking Stones" were destroyed
    And "Hill Giant" is in play

  @chk:myojin.1
  Scenario Outline: A Myojin with a divinity counter survives Wrath of God, but a Myojin put onto the battlefield without one is destroyed
    Given Alice controls a "<kept>" with 1 divinity counter
    And Alice has "Tooth and Nail", "<put>" and "Wrath of God" in hand
    And Alice can pay {5}{G}{G} and can pay {2}{W}{W}
    When Alice plays "Tooth and Nail" choosing "nail"
    And the stack resolves
    And as it resolves, Alice chooses "<put>" for "Tooth and Nail"
    Then "<put>" is in play
    When Alice plays "Wrath of God"
    And the stack resolves
    Then "<put>" was destroyed
    And "<kept>" is in play

    Examples:
      | kept                     | put                      |
      | Myojin of Cleansing Fire | Myojin of Night's Reach  |
      | Myojin of Night's Reach  | Myojin of Life's Web     |
      | Myojin of Life's Web     | Myojin of Seeing Winds   |
      | Myojin of Seeing Winds   | Myojin of Infinite Rage  |
      | Myojin of Infinite Rage  | Myojin of Cleansing Fire |

  @chk:myojin.1 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07
  Scenario: From 2004 to 2013, Elvish Piper's ability isn't optional, and a Myojin that it puts onto the battlefield has no divinity counter
    Given Alice controls "Elvish Piper" and can pay {G}
    And Alice has "Myojin of Seeing Winds", "Grizzly Bears" and "Boomerang" in hand
    And Bob has "Hill Giant" in hand
    Then "Elvish Piper" is 1/1
    When Alice activates "Elvish Piper"
    Then "Elvish Piper" is tapped
    And {G} was spent on the ability of "Elvish Piper"
    When the stack resolves
    Then Alice may choose "Myojin of Seeing Winds"
    And Alice may not choose "Boomerang"
    And Alice may not choose "Hill Giant"
    When Alice chooses "Myojin of Seeing Winds"
    Then "Myojin of Seeing Winds" is in play
    And "Myojin of Seeing Winds" has no divinity counters

  @chk:myojin.1 @edition:2026-01
  Scenario: Today, Elvish Piper's ability is optional, and a Myojin that it puts onto the battlefield has no divinity counter
    Given Alice controls "Elvish Piper" and can pay {G}
    And Alice has "Myojin of Seeing Winds", "Grizzly Bears" and "Boomerang" in hand
    And Bob has "Hill Giant" in hand
    When Alice activates "Elvish Piper"
    Then "Elvish Piper" is tapped
    And {G} was spent on the ability of "Elvish Piper"
    When the stack resolves
    Then Alice is asked for yes or no by "Elvish Piper"
    When Alice says yes to "Elvish Piper"
    Then Alice may choose "Myojin of Seeing Winds"
    And Alice may not choose "Boomerang"
    And Alice may not choose "Hill Giant"
    When Alice chooses "Myojin of Seeing Winds"
    Then "Myojin of Seeing Winds" is in play
    And "Myojin of Seeing Winds" has no divinity counters

  @chk:myojin.1
  Scenario: Two Myojin that Tooth and Nail with entwine finds and puts onto the battlefield have no divinity counters
    Given Alice has "Tooth and Nail" and "Boomerang" in hand and can pay {7}{G}{G}
    And Alice has "Myojin of Cleansing Fire", "Myojin of Seeing Winds", "Grizzly Bears" and "Terror" on top of library
    And Bob has "Hill Giant" in hand
    And Bob has "Craw Wurm" on top of library
    When Alice plays "Tooth and Nail" choosing "tooth" and "nail"
    And the stack resolves
    Then Alice may choose "Myojin of Cleansing Fire" and "Myojin of Seeing Winds"
    And Alice may not choose "Myojin of Cleansing Fire", "Myojin of Seeing Winds" and "Grizzly Bears"
    And Alice may not choose "Terror"
    And Alice may not choose "Craw Wurm"
    When Alice chooses "Myojin of Cleansing Fire" and "Myojin of Seeing Winds"
    Then Alice may choose "Myojin of Cleansing Fire" and "Myojin of Seeing Winds"
    And Alice may not choose "Boomerang"
    And Alice may not choose "Hill Giant"
    When Alice chooses "Myojin of Cleansing Fire" and "Myojin of Seeing Winds"
    Then "Myojin of Cleansing Fire" and "Myojin of Seeing Winds" are in play
    And "Myojin of Cleansing Fire" has no divinity counters
    And "Myojin of Seeing Winds" has no divinity counters
    And it happened once that Alice shuffled
    And it happened never that Bob shuffled
    And "Tooth and Nail" is in Alice's graveyard

  @chk:myojin.1
  Scenario Outline: A Myojin with two divinity counters survives Wrath of God and has one counter left after its ability is activated
    Given Alice controls a "<kept>" with 2 divinity counters
    And Alice has "Tooth and Nail", "<put>" and "Wrath of God" in hand
    And Alice can pay {5}{G}{G} and can pay {2}{W}{W}
    When Alice plays "Tooth and Nail" choosing "nail"
    And the stack resolves
    And Alice chooses "<put>" for "Tooth and Nail"
    Then the mana cost of "<put>" is <cost>
    When Alice plays "Wrath of God"
    And the stack resolves
    Then "<put>" was destroyed
    And "<kept>" is in play
    When Alice activates "<kept>"
    Then "<kept>" has 1 divinity counter

    Examples:
      | kept                     | put                      | cost         |
      | Myojin of Cleansing Fire | Myojin of Seeing Winds   | {7}{U}{U}{U} |
      | Myojin of Seeing Winds   | Myojin of Night's Reach  | {5}{B}{B}{B} |
      | Myojin of Night's Reach  | Myojin of Infinite Rage  | {7}{R}{R}{R} |
      | Myojin of Infinite Rage  | Myojin of Life's Web     | {6}{G}{G}{G} |
      | Myojin of Life's Web     | Myojin of Cleansing Fire | {5}{W}{W}{W} |

  @chk:myojin.1
  Scenario: Myojin of Life's Web can put only its controller's creature cards onto the battlefield, and a Myojin has no divinity counter
    Given Alice controls a "Myojin of Life's Web" with 1 divinity counter
    And Alice has "Myojin of Cleansing Fire" and "Boomerang" in hand
    And Bob has "Hill Giant" in hand
    When Alice activates "Myojin of Life's Web"
    And the stack resolves
    Then Alice may choose "Myojin of Cleansing Fire"
    And Alice may not choose "Boomerang"
    And Alice may not choose "Hill Giant"
    When Alice chooses "Myojin of Cleansing Fire"
    Then "Myojin of Cleansing Fire" is in play
    And "Myojin of Cleansing Fire" has no divinity counters

  @chk:myojin.1
  Scenario: Myojin of Cleansing Fire destroys all other creatures, even a Myojin that was put onto the battlefield without a counter
    Given Alice controls a "Myojin of Life's Web" with 1 divinity counter and a "Myojin of Cleansing Fire" with 1 divinity counter
    And Alice has "Myojin of Night's Reach" in hand
    And Bob controls "Hill Giant" and "Mountain"
    When Alice activates "Myojin of Life's Web"
    And the stack resolves
    And Alice chooses "Myojin of Night's Reach"
    Then "Myojin of Night's Reach" has no divinity counters
    When Alice activates "Myojin of Cleansing Fire"
    And the stack resolves
    Then "Hill Giant" and "Myojin of Night's Reach" were destroyed
    And "Mountain" is in play

  @chk:myojin.1
  Scenario: Myojin of Seeing Winds counts all permanents that its controller controls, including a Myojin put onto the battlefield
    Given Alice controls a "Myojin of Life's Web" with 1 divinity counter and a "Myojin of Seeing Winds" with 1 divinity counter
    And Alice controls a 1/1 black "Rat" creature token as "rat" and "Hill Giant" owned by Bob
    And Alice has "Myojin of Night's Reach" in hand
    And Bob controls "Grizzly Bears"
    When Alice activates "Myojin of Life's Web"
    And the stack resolves
    And Alice chooses "Myojin of Night's Reach"
    Then "Myojin of Night's Reach" has no divinity counters
    When Alice activates "Myojin of Seeing Winds"
    And the stack resolves
    Then Alice has drawn 5 cards
    And Bob has drawn no cards

  @chk:myojin.1 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07
  Scenario: A Myojin cast from a graveyard has no divinity counter, and a Myojin put onto the battlefield has none either
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
