Feature: Rebound

  @cr26:702.88a
  Scenario: Staggershock with rebound is cast again in its controller's next upkeep and then goes to the graveyard
    Given Alice has "Staggershock" in hand and can pay {2}{R}
    When Alice plays "Staggershock" targeting Bob
    And the stack resolves
    Then "Staggershock" is exiled
    When the game goes on to Alice's next upkeep
    And the top of the stack resolves
    And while "Staggershock" resolves, Alice plays "Staggershock" targeting Bob
    Then {0} was spent on "Staggershock"
    When the stack resolves
    Then Bob is at 16 life
    And "Staggershock" is in Alice's graveyard

  @cr26:702.88a
  Scenario: A card exiled by rebound that isn't cast in the next upkeep stays in exile
    Given Alice has "Staggershock" and "Staggershock" as "held" in hand and can pay {2}{R}{2}{R}
    And Bob controls "Hill Giant"
    When Alice plays "Staggershock" targeting "Hill Giant"
    And the stack resolves
    Then Alice can't play "Staggershock" from exile targeting Bob by rule 601.3
    And Alice can play "held" targeting Bob
    When the game goes on to Alice's next upkeep
    And the top of the stack resolves
    And Alice says no
    Then "Staggershock" is exiled
    And Alice can't play "Staggershock" from exile targeting Bob by rule 601.3
    And Alice can play "held" targeting Bob
    And Bob is at 20 life
    When the game goes on to Alice's next upkeep
    Then the stack is empty

  @cr26:702.88a
  Scenario: Staggershock that is countered goes to the graveyard and doesn't rebound
    Given Alice has "Staggershock" as "one" and "Staggershock" as "two" in hand and can pay {4}{R}{R}
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "one" targeting Bob
    And Bob plays "Counterspell" targeting "one"
    And the stack resolves
    Then "one" is in Alice's graveyard
    When Alice plays "two" targeting Bob
    And the stack resolves
    Then "two" is exiled
    When the game goes on to Alice's next upkeep
    And the top of the stack resolves
    And while "two" resolves, Alice plays "two" targeting Bob
    And the stack resolves
    Then Bob is at 16 life
    And "one" is in Alice's graveyard

  @cr26:702.88a
  Scenario: A copy of Staggershock wasn't cast and doesn't rebound, and Staggershock itself does
    Given Alice has "Staggershock" and "Twincast" in hand and can pay {2}{R}{U}{U}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Staggershock" targeting Bob
    And Alice plays "Twincast" targeting "Staggershock"
    And the top of the stack resolves
    And Alice keeps the targets
    And the stack resolves
    Then Bob is at 16 life
    And "Staggershock" is exiled
    When the game goes on to Alice's next upkeep
    And the top of the stack resolves
    And while "Staggershock" resolves, Alice plays "Staggershock" targeting Bob
    And the stack resolves
    Then Bob is at 14 life
    And "Staggershock" is in Alice's graveyard
    And Alice was asked for a play once

  @cr26:702.88c
  Scenario: Staggershock, which has a second rebound from Cast Through Time, may be cast once in its controller's next upkeep
    Given Alice controls "Cast Through Time" and has "Staggershock" in hand and can pay {2}{R}
    When Alice plays "Staggershock" targeting Bob
    Then "Staggershock" has "rebound" and "rebound"
    When the stack resolves
    And the game goes on to Alice's next upkeep
    And the stack resolves
    And while "Staggershock" resolves, Alice plays "Staggershock" targeting Bob
    Then Bob is at 16 life
    And "Staggershock" is in Alice's graveyard
    And Alice was asked for a play once

  @cr26:702.88c
  Scenario: Staggershock with two rebounds is offered once, and stays in exile if its player declines
    Given Alice controls "Cast Through Time" and has "Staggershock" in hand and can pay {2}{R}
    When Alice plays "Staggershock" targeting Bob
    Then "Staggershock" has "rebound" and "rebound"
    When the stack resolves
    And the game goes on to Alice's next upkeep
    And the top of the stack resolves
    And Alice says no
    Then the stack is empty
    And "Staggershock" is exiled
    And Bob is at 18 life

  @cr26:702.88a
  Scenario: Staggershock whose target has left doesn't resolve, goes to the graveyard and doesn't rebound
    Given Alice has "Staggershock" as "one" and "Staggershock" as "two" in hand and can pay {4}{R}{R}
    And Bob controls "Hill Giant" and has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "one" targeting "Hill Giant"
    And Bob plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then "one" was countered on resolution
    And "one" is in Alice's graveyard
    When Alice plays "two" targeting Bob
    And the stack resolves
    Then "two" is exiled
    When the game goes on to Alice's next upkeep
    And the top of the stack resolves
    And while "two" resolves, Alice plays "two" targeting Bob
    And the stack resolves
    Then Bob is at 16 life
    And "one" is in Alice's graveyard

  @cr26:702.88a.2
  Scenario: Lava Spike, a sorcery to which Cast Through Time gives rebound, is cast again in its controller's upkeep
    Given Alice controls "Cast Through Time"
    And Alice has "Lava Spike" and "Divination" in hand and can pay {R}{2}{U}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then "Lava Spike" is exiled
    When the game goes on to Alice's next upkeep
    Then Alice can't play "Divination" by rule 117.1a
    And the stack holds the ability of "Lava Spike"
    When the top of the stack resolves
    Then Alice is asked for a play by "Lava Spike"
    When while "Lava Spike" resolves, Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob is at 14 life
    And "Lava Spike" is in Alice's graveyard
    When the game goes on to Alice's main phase
    Then Alice can play "Divination"

  @cr26:702.88b
  Scenario: With Sphere of Resistance, Staggershock that rebounds is cast without paying its mana cost, and costs {1}
    Given Alice controls "Sphere of Resistance"
    And Alice has "Staggershock" in hand and can pay {3}{R}
    When Alice plays "Staggershock" targeting Bob
    And the stack resolves
    Then "Staggershock" is exiled
    When the game goes on to Alice's next upkeep
    And the top of the stack resolves
    And while "Staggershock" resolves, Alice plays "Staggershock" targeting Bob
    Then the total cost of "Staggershock" is {1}
    And {1} was spent on "Staggershock"
    When the stack resolves
    Then Bob is at 16 life

  @cr26:702.88a.3
  Scenario: Staggershock that Bob has taken with Aethersnatch goes to Alice's graveyard, and the Staggershock that she controls as it resolves is exiled
    Given Alice has "Staggershock" as "lost" and "Staggershock" as "kept" in hand and can pay {4}{R}{R}
    And Bob has "Aethersnatch" in hand and can pay {4}{U}{U}
    When Alice plays "lost" targeting Bob
    And Bob in response plays "Aethersnatch" targeting "lost"
    And the top of the stack resolves
    And Bob targets Alice for "Aethersnatch"
    And the stack resolves
    Then Alice is at 18 life
    And "lost" is in Alice's graveyard
    When Alice plays "kept" targeting Bob
    And the stack resolves
    Then Bob is at 18 life
    And "kept" is exiled

  @cr26:702.88a.3
  Scenario: Alice's Staggershock, which Bob has taken and Alice has taken back with Aethersnatch, is exiled and may be cast in her upkeep
    Given Alice has "Staggershock" and "Aethersnatch" as "hers" in hand and can pay {2}{R}{4}{U}{U}
    And Bob has "Aethersnatch" as "his" in hand and can pay {4}{U}{U}
    When Alice plays "Staggershock" targeting Bob
    And Bob in response plays "his" targeting "Staggershock"
    And the top of the stack resolves
    And Bob keeps the targets
    Then Bob controls "Staggershock"
    When Alice plays "hers" targeting "Staggershock"
    And the top of the stack resolves
    And Alice keeps the targets
    And the stack resolves
    Then "Staggershock" is exiled
    When the game goes on to Alice's next upkeep
    And the top of the stack resolves
    And while "Staggershock" resolves, Alice plays "Staggershock" targeting Bob
    And the stack resolves
    Then Bob is at 16 life
    And "Staggershock" is in Alice's graveyard

  @cr26:702.88a
  Scenario: Staggershock that rebound exiled and Pull from Eternity put into the graveyard isn't cast in the next upkeep
    Given Alice has "Staggershock" in hand and can pay {2}{R}
    And Bob has "Pull from Eternity" in hand and can pay {W}
    When Alice plays "Staggershock" targeting Bob
    And the stack resolves
    Then "Staggershock" is exiled
    When Bob plays "Pull from Eternity" targeting "Staggershock"
    And the stack resolves
    And the game goes on to Alice's next upkeep
    And the stack resolves
    Then nobody is asked anything
    And "Staggershock" is in Alice's graveyard
    And Bob is at 18 life

  @cr26:702.88a
  Scenario: Staggershock that Alice casts from her library is put into the graveyard as it resolves, and one that she casts from hand is exiled
    Given Alice controls "Shrine of Things to Come"
    And Alice has "Staggershock" as "top" and "Island" on top of library
    And Alice has "Staggershock" as "held" in hand and can pay {2}{R}{2}{R}
    When Alice plays "top" from library targeting Bob
    And the stack resolves
    Then Bob is at 18 life
    And "top" is in Alice's graveyard
    When Alice plays "held" targeting Bob
    And the stack resolves
    Then Bob is at 16 life
    And "held" is exiled

  @cr26:702.88a @edition:2026-01
  Scenario: Staggershock that rebounds is cast, so Monastery Swiftspear's prowess triggers for it again
    Given Alice controls "Monastery Swiftspear"
    And Alice has "Staggershock" in hand and can pay {2}{R}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Staggershock" targeting Bob
    And the stack resolves
    Then "Monastery Swiftspear" has triggered once
    When the game goes on to Alice's next upkeep
    And the top of the stack resolves
    And while "Staggershock" resolves, Alice plays "Staggershock" targeting Bob
    Then "Monastery Swiftspear" has triggered twice
    When the stack resolves
    Then "Monastery Swiftspear" is 2/3
    And Bob is at 16 life

  @cr26:702.88b.2
  Scenario: Capsize, which Cast Through Time lets rebound, is cast in the upkeep with its buyback cost of {3}, and returns to hand
    Given Alice controls "Cast Through Time"
    And Alice has "Capsize" in hand and can pay {1}{U}{U}{3}
    And Alice has 5 "Plains" as "page" as library
    And Bob controls "Hill Giant" and "Grizzly Bears"
    And Bob has 5 "Swamp" as "leaf" as library
    When Alice plays "Capsize" targeting "Hill Giant"
    And the stack resolves
    Then "Capsize" is exiled
    When the game goes on to Alice's next upkeep
    And the top of the stack resolves
    And while "Capsize" resolves, Alice plays "Capsize" paying the optional cost "buyback" targeting "Grizzly Bears"
    Then the total cost of "Capsize" is {3}
    When the stack resolves
    Then "Grizzly Bears" is in Bob's hand
    And "Capsize" is in Alice's hand

  @cr26:702.88b
  Scenario: Staggershock that rebounds costs nothing as it is cast, and Alice may not choose the cost of Fist of Suns, for which she can cast Hill Giant
    Given Alice controls "Fist of Suns"
    And Alice has "Staggershock" and "Hill Giant" in hand and can pay {W}{U}{B}{R}{G}
    And Alice has 5 "Plains" as "page" as library
    And Bob has 5 "Swamp" as "leaf" as library
    When Alice plays "Staggershock" targeting Bob
    Then Alice was asked for a mode once
    When the stack resolves
    And the game goes on to Alice's next upkeep
    And the top of the stack resolves
    And while "Staggershock" resolves, Alice plays "Staggershock" targeting Bob
    Then the total cost of "Staggershock" is {0}
    And Alice was asked for a mode once
    When the stack resolves
    Then Bob is at 16 life
    When the game goes on to Alice's main phase
    Then Alice can play "Hill Giant" instead of its mana cost by "suns"
