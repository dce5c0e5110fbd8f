Feature: Choices that opponents make as a spell is cast

  @cr26:601.6 @cr26:700.2e
  Scenario: Bob chooses the mode of Alice's Library of Lat-Nam as it is cast, before anybody can respond
    Given Alice has "Library of Lat-Nam" in hand and can pay {4}{U}
    And Alice has "Forest", "Hill Giant" and "Island" as library
    When Alice casts "Library of Lat-Nam"
    Then Bob may choose the mode "later" for "Library of Lat-Nam"
    And it happened never that a cost was paid
    When Bob chooses the mode "later" for "Library of Lat-Nam"
    Then "Library of Lat-Nam" has the mode "later"
    And "Library of Lat-Nam" targets nothing
    And it happened once that a cost was paid
    And Bob was asked for a mode once
    And "Library of Lat-Nam" is on the stack
    When the stack resolves
    And the game goes on to Bob's upkeep
    And the stack resolves
    Then Alice has drawn 3 cards

  @cr26:700.2e
  Scenario: Bob, and not Alice, is asked for the mode of Library of Lat-Nam while it is being cast
    Given Alice has "Library of Lat-Nam" in hand and can pay {4}{U}
    When Alice casts "Library of Lat-Nam"
    Then Bob is asked for a mode by "Library of Lat-Nam"
    When Bob chooses the mode "now" for "Library of Lat-Nam"
    Then "Library of Lat-Nam" has the mode "now"
    And Alice was asked for a mode never

  @cr26:601.6a @cr26:700.2e
  Scenario: With two opponents, Alice decides that Carol, and not Bob, chooses Library of Lat-Nam's mode
    Given Carol is playing too
    And Alice has "Library of Lat-Nam" in hand and can pay {4}{U}
    And Alice has "Forest" and "Hill Giant" on top of library
    When Alice casts "Library of Lat-Nam"
    Then Alice is asked for a player by "Library of Lat-Nam"
    And Alice was asked for a mode never
    And Alice may choose the player Carol for "Library of Lat-Nam"
    When Alice chooses the player Carol for "Library of Lat-Nam"
    Then Carol is asked for a mode by "Library of Lat-Nam"
    When Carol chooses the mode "now" for "Library of Lat-Nam"
    And the stack resolves
    Then Alice may choose "Hill Giant" for "Library of Lat-Nam"
    When Alice chooses "Hill Giant" for "Library of Lat-Nam"
    Then "Hill Giant" is in Alice's hand
    And Carol was asked for a mode once

  @cr26:601.6.3 @cr26:700.2e.6
  Scenario: Bob chooses the mode of Alice's Umpire's Whistle as it is cast, before she pays for it and before anybody can respond
    Given Alice has "Umpire's Whistle" in hand and can pay {1}{W}
    And Alice has "Forest" on top of library
    When Alice casts "Umpire's Whistle"
    Then Bob may choose the mode "life" for "Umpire's Whistle"
    And it happened never that a cost was paid
    When Bob chooses the mode "life" for "Umpire's Whistle"
    Then "Umpire's Whistle" has the mode "life"
    And "Umpire's Whistle" is on the stack
    And it happened once that a cost was paid
    And Alice was asked for a mode never
    When the stack resolves
    Then Alice is at 23 life
    And Alice has drawn no cards

  @cr26:700.2e.6
  Scenario: Bob, and not Alice, is asked for the mode of Umpire's Whistle while it is being cast
    Given Alice has "Umpire's Whistle" in hand and can pay {1}{W}
    When Alice casts "Umpire's Whistle"
    Then Bob is asked for a mode by "Umpire's Whistle"
    When Bob chooses the mode "card" for "Umpire's Whistle"
    Then "Umpire's Whistle" has the mode "card"
    And Alice was asked for a mode never

  @cr26:700.2e.6
  Scenario: Umpire's Whistle, whose mode Bob has chosen, does nothing if Bob then counters it
    Given Alice has "Umpire's Whistle" in hand and can pay {1}{W}
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice casts "Umpire's Whistle"
    And Bob chooses the mode "life" for "Umpire's Whistle"
    And Bob in response plays "Counterspell" targeting "Umpire's Whistle"
    And the stack resolves
    Then "Umpire's Whistle" was countered
    And Alice is at 20 life

  @cr26:601.6a.3 @cr26:700.2e.7
  Scenario: In Bob's turn, Alice decides that Bob, and not Carol, chooses the mode of Umpire's Whistle
    Given Carol is playing too
    And it is Bob's main phase
    And Alice controls "Vedalken Orrery"
    And Alice has "Umpire's Whistle" in hand and can pay {1}{W}
    When Alice casts "Umpire's Whistle"
    Then Alice is asked for a player by "Umpire's Whistle"
    When Alice chooses the player Bob for "Umpire's Whistle"
    And Bob chooses the mode "card" for "Umpire's Whistle"
    Then "Umpire's Whistle" has the mode "card"
    And Carol was asked for a mode never

  @cr26:601.6a.3 @cr26:700.2e.7
  Scenario: With two opponents, Alice decides that Carol, and not Bob, chooses the mode of Umpire's Whistle
    Given Carol is playing too
    And Alice has "Umpire's Whistle" in hand and can pay {1}{W}
    And Alice has "Forest" on top of library
    When Alice casts "Umpire's Whistle"
    Then Alice is asked for a player by "Umpire's Whistle"
    When Alice chooses the player Carol for "Umpire's Whistle"
    And Carol chooses the mode "card" for "Umpire's Whistle"
    Then Carol was asked for a mode once
    And Bob was asked for a mode never
    And Bob was asked for a player never
    When the stack resolves
    Then Alice has drawn 1 card
    And Alice is at 20 life

  @cr26:601.6.2
  Scenario: Bob chooses the target of Alice's Grudging Verdict as it is cast, before anybody can respond
    Given Alice has "Grudging Verdict" in hand and can pay {2}{B}
    And Alice controls "Serra Angel"
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice casts "Grudging Verdict"
    Then Bob is asked for targets by "Grudging Verdict"
    And Bob may target "Serra Angel" for "Grudging Verdict"
    And it happened never that a cost was paid
    When Bob targets "Serra Angel" for "Grudging Verdict"
    Then "Grudging Verdict" targets "Serra Angel"
    And "Grudging Verdict" is on the stack
    And it happened once that a cost was paid
    And Alice was asked for targets never
    When the stack resolves
    Then "Serra Angel" was destroyed
    And "Hill Giant" is in play

  @cr26:601.6.2
  Scenario: Grudging Verdict destroys Hill Giant, the only creature on the battlefield
    Given Alice has "Grudging Verdict" in hand and can pay {2}{B}
    And Bob controls "Hill Giant" and "Forest"
    When Alice casts "Grudging Verdict"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "Forest" is in play

  @cr26:601.6.2
  Scenario: In Bob's turn, Bob, and not Alice, is asked for the target of Grudging Verdict while it is being cast
    Given it is Bob's main phase
    And Alice controls "Vedalken Orrery"
    And Alice has "Grudging Verdict" in hand and can pay {2}{B}
    And Alice controls "Serra Angel"
    And Bob controls "Hill Giant"
    When Bob passes
    And Alice casts "Grudging Verdict"
    Then Bob is asked for targets by "Grudging Verdict"
    When Bob targets "Serra Angel" for "Grudging Verdict"
    Then "Grudging Verdict" targets "Serra Angel"
    And Alice was asked for targets never

  @cr26:601.6a.2
  Scenario: In Bob's turn, Alice decides that Carol, and not Bob, the active player, chooses Grudging Verdict's target
    Given Carol is playing too
    And it is Bob's main phase
    And Alice controls "Vedalken Orrery"
    And Alice has "Grudging Verdict" in hand and can pay {2}{B}
    And Bob controls "Hill Giant"
    And Carol controls "Grizzly Bears"
    When Bob passes
    And Carol passes
    And Alice casts "Grudging Verdict"
    Then Alice is asked for a player by "Grudging Verdict"
    When Alice chooses the player Carol for "Grudging Verdict"
    Then Carol is asked for targets by "Grudging Verdict"
    When Carol targets "Hill Giant" for "Grudging Verdict"
    Then "Grudging Verdict" targets "Hill Giant"
    And Bob was asked for targets never
    When the stack resolves
    Then "Hill Giant" was destroyed
    And "Grizzly Bears" is in play

  @cr26:601.6
  Scenario: Bob is asked for the mode of Alice's Library of Lat-Nam while it is being cast, and Alice isn't
    Given Alice has "Library of Lat-Nam" in hand and can pay {4}{U}
    And Alice has "Forest" and "Hill Giant" on top of library
    When Alice casts "Library of Lat-Nam"
    Then Bob is asked for a mode by "Library of Lat-Nam" among "later" and "now"
    When Bob chooses the mode "now" for "Library of Lat-Nam"
    Then "Library of Lat-Nam" has the mode "now"
    And Alice was asked for a mode never

  @cr26:601.6.3
  Scenario: Bob is asked for the mode of Alice's Umpire's Whistle while it is being cast, and Alice isn't
    Given Alice has "Umpire's Whistle" in hand and can pay {1}{W}
    When Alice casts "Umpire's Whistle"
    Then Bob is asked for a mode by "Umpire's Whistle" among "card" and "life"
    When Bob chooses the mode "card" for "Umpire's Whistle"
    Then "Umpire's Whistle" has the mode "card"
    And Alice was asked for a mode never

  @cr26:601.6a
  Scenario: With two opponents, Alice is asked which of them chooses Library of Lat-Nam's mode, and decides for Bob
    Given Carol is playing too
    And Alice has "Library of Lat-Nam" in hand and can pay {4}{U}
    When Alice casts "Library of Lat-Nam"
    Then Alice is asked for a player by "Library of Lat-Nam"
    When Alice chooses the player Bob for "Library of Lat-Nam"
    Then Bob is asked for a mode by "Library of Lat-Nam" among "later" and "now"
    When Bob chooses the mode "later" for "Library of Lat-Nam"
    Then "Library of Lat-Nam" has the mode "later"
    And Carol was asked for a mode never

  @cr26:601.6a
  Scenario: In Bob's turn, Alice decides that Bob, and not Carol, chooses the mode of Library of Lat-Nam
    Given Carol is playing too
    And it is Bob's main phase
    And Alice controls "Vedalken Orrery"
    And Alice has "Library of Lat-Nam" in hand and can pay {4}{U}
    When Alice casts "Library of Lat-Nam"
    Then Alice is asked for a player by "Library of Lat-Nam"
    When Alice chooses the player Bob for "Library of Lat-Nam"
    And Bob chooses the mode "later" for "Library of Lat-Nam"
    Then "Library of Lat-Nam" has the mode "later"
    And Carol was asked for a mode never

  @cr26:601.6a.2
  Scenario: In Bob's turn, Alice decides that Bob, and not Carol, chooses Grudging Verdict's target
    Given Carol is playing too
    And it is Bob's main phase
    And Alice controls "Vedalken Orrery"
    And Alice has "Grudging Verdict" in hand and can pay {2}{B}
    And Bob controls "Hill Giant"
    And Carol controls "Grizzly Bears"
    When Alice casts "Grudging Verdict"
    Then Alice is asked for a player by "Grudging Verdict"
    When Alice chooses the player Bob for "Grudging Verdict"
    And Bob targets "Grizzly Bears" for "Grudging Verdict"
    Then "Grudging Verdict" targets "Grizzly Bears"
    And Carol was asked for targets never

  @cr26:601.6a.2
  Scenario: In Bob's turn, Alice, and not Bob, is asked who chooses Grudging Verdict's target
    Given Carol is playing too
    And it is Bob's main phase
    And Alice controls "Vedalken Orrery"
    And Alice has "Grudging Verdict" in hand and can pay {2}{B}
    And Bob controls "Hill Giant"
    And Carol controls "Grizzly Bears"
    When Bob passes
    And Carol passes
    And Alice casts "Grudging Verdict"
    Then Alice is asked for a player by "Grudging Verdict"
    When Alice chooses the player Carol for "Grudging Verdict"
    Then Carol is asked for targets by "Grudging Verdict"
    When Carol targets "Hill Giant" for "Grudging Verdict"
    Then Bob was asked for targets never

  @cr26:601.6a.3
  Scenario: With two opponents, Alice is asked which of them chooses the mode of Umpire's Whistle, and decides for Bob
    Given Carol is playing too
    And Alice has "Umpire's Whistle" in hand and can pay {1}{W}
    When Alice casts "Umpire's Whistle"
    Then Alice is asked for a player by "Umpire's Whistle"
    When Alice chooses the player Bob for "Umpire's Whistle"
    Then Bob is asked for a mode by "Umpire's Whistle" among "card" and "life"
    When Bob chooses the mode "life" for "Umpire's Whistle"
    Then "Umpire's Whistle" has the mode "life"
    And Carol was asked for a mode never
