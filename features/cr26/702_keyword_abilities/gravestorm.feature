Feature: Gravestorm

  @cr26:702.69a
  Scenario: Pyre Chorus is copied for each permanent that was put into a graveyard this turn, tokens included
    Given Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant" and "Wall of Stone"
    And Bob controls a 1/1 black "Rat" creature token as "rat"
    And Alice has "Wrath of God" and "Pyre Chorus" in hand and can pay {4}{W}{W}{R}
    When Alice plays "Wrath of God"
    And the stack resolves
    And Alice plays "Pyre Chorus" targeting Bob
    And the top of the stack resolves
    And Alice keeps the targets
    And Alice keeps the targets
    And Alice targets Alice
    And Alice keeps the targets
    And the stack resolves
    Then Bob is at 16 life
    And Alice is at 19 life

  @cr26:702.69a
  Scenario: Pyre Chorus isn't copied for permanents that left in another way or in an earlier turn
    Given Bob controls "Hill Giant", "Grizzly Bears" and "Wall of Stone"
    And Alice has "Terror" as "one", "Terror" as "two", "Boomerang" and "Pyre Chorus" in hand and can pay {1}{B}{1}{B}{U}{U}{2}{R}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "one" targeting "Hill Giant"
    And the stack resolves
    And the game goes on to Alice's next main phase
    And Alice plays "Boomerang" targeting "Wall of Stone"
    And the stack resolves
    And Alice plays "two" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "Pyre Chorus" targeting Bob
    And the stack resolves
    And Alice targets Alice
    Then Bob is at 19 life
    And Alice is at 19 life

  @cr26:702.69b
  Scenario: Chorus of Two Pyres is copied once by each of its two instances of gravestorm for one permanent
    Given Bob controls "Hill Giant"
    And Alice has "Terror" and "Chorus of Two Pyres" in hand and can pay {1}{B}{2}{R}
    When Alice plays "Terror" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Chorus of Two Pyres" targeting Bob
    Then "Chorus of Two Pyres" has triggered twice
    When the stack resolves
    And Alice keeps the targets
    And Alice keeps the targets
    Then Bob is at 17 life
    And "Chorus of Two Pyres" has triggered twice

  @cr26:702.69a
  Scenario: Pyre Chorus that is countered before its gravestorm ability resolves is copied all the same
    Given Bob controls "Hill Giant"
    And Alice has "Terror" and "Pyre Chorus" in hand and can pay {1}{B}{2}{R}
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Terror" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Pyre Chorus" targeting Bob
    And Bob plays "Counterspell" targeting "Pyre Chorus"
    And the stack resolves
    And Alice keeps the targets
    Then Bob is at 19 life
    And "Pyre Chorus" is in Alice's graveyard

  @cr26:702.69a
  Scenario: Pyre Chorus is also copied for Grizzly Bears, which died after Pyre Chorus was cast and before gravestorm resolved
    Given Bob controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Terror", "Pyre Chorus" and "Shock" in hand and can pay {1}{B}{2}{R}{R}
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    When Alice plays "Terror" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Pyre Chorus" targeting Bob
    And Alice plays "Shock" targeting Bob
    Then "Pyre Chorus" has triggered once
    When Bob plays "Murder" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    When the stack resolves
    And Alice keeps the targets
    And Alice keeps the targets
    Then Bob is at 15 life

  @cr26:702.69a
  Scenario: Pyre Chorus is copied for a destroyed artifact, and not for a discarded creature card
    Given Alice controls "Wild Mongrel"
    And Alice has "Hill Giant", "Naturalize" and "Pyre Chorus" in hand and can pay {1}{G}{2}{R}
    And Bob controls "Sol Ring"
    When Alice activates "Wild Mongrel" discarding "Hill Giant"
    And the stack resolves
    And Alice chooses the color "red"
    And Alice plays "Naturalize" targeting "Sol Ring"
    And the stack resolves
    And Alice plays "Pyre Chorus" targeting "Wild Mongrel"
    And the stack resolves
    And Alice keeps the targets
    Then "Wild Mongrel" has 2 damage marked
    And "Wild Mongrel" is 3/3
    And Bob is at 20 life

  @cr26:702.69a @edition:2013-07 @edition:2026-01
  Scenario: Pyre Chorus is copied twice for Young Wolf, which was put into a graveyard, returned by undying and was put there again this turn
    Given Bob controls "Young Wolf"
    And Alice has "Terror" as "one", "Terror" as "two" and "Pyre Chorus" in hand and can pay {1}{B}{1}{B}{2}{R}
    When Alice plays "one" targeting "Young Wolf"
    And the stack resolves
    And Alice plays "two" targeting "Young Wolf"
    And the stack resolves
    And Alice plays "Pyre Chorus" targeting Bob
    And the stack resolves
    And Alice keeps the targets
    And Alice keeps the targets
    Then Bob is at 17 life

  @cr26:702.69a
  Scenario: Pyre Chorus that Alice casts from the top of her library is copied once for the Hill Giant that died this turn
    Given Alice controls "Shrine of Things to Come" and has "Murder" in hand and can pay {1}{B}{B}{2}{R}
    And Alice has "Pyre Chorus" and "Island" on top of library
    And Bob controls "Hill Giant" and "Wall of Stone"
    When Alice plays "Murder" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Pyre Chorus" from library targeting "Wall of Stone"
    And the stack resolves
    And Alice keeps the targets
    Then "Wall of Stone" has 2 damage marked
    And "Pyre Chorus" has triggered once

  @cr26:702.69a.2
  Scenario: Dirge of Embers, which has no target, is copied for the Hill Giant that died this turn, and Alice isn't asked about targets
    Given Bob controls "Hill Giant"
    And Alice has "Terror" and "Dirge of Embers" in hand and can pay {1}{B}{1}{R}
    When Alice plays "Terror" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Dirge of Embers"
    And the stack resolves
    Then nobody is asked anything
    And Bob is at 18 life
    And "Dirge of Embers" has triggered once

  @cr26:702.69a
  Scenario: Before a permanent is put into a graveyard, Dirge of Embers and Chorus of Two Pyres aren't copied, and Pyre Chorus is afterwards
    Given Bob controls "Hill Giant"
    And Alice has "Dirge of Embers", "Chorus of Two Pyres", "Terror" and "Pyre Chorus" in hand
    And Alice can pay {1}{R}{2}{R}{1}{B}{2}{R}
    When Alice plays "Dirge of Embers"
    And the stack resolves
    Then Bob is at 19 life
    When Alice plays "Chorus of Two Pyres" targeting Bob
    And the stack resolves
    Then Bob is at 18 life
    When Alice plays "Terror" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Pyre Chorus" targeting Bob
    And the stack resolves
    And Alice keeps the targets
    Then Bob is at 16 life
