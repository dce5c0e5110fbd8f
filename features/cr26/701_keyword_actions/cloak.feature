Feature: Cloak

  @cr26:701.58a
  Scenario: A cloaked card is a face-down 2/2 creature with ward {2}
    Given Alice has "Cryptic Coat" in hand and can pay {2}{U}
    And Alice has "Plains" as "page" on top of library
    And Bob has "Terror" in hand and can pay {1}{B}{1}
    When Alice casts "Cryptic Coat"
    And the stack resolves
    Then "page" is face down
    And "page" is 3/2
    And "Cryptic Coat" is attached to "page"
    When Bob plays "Terror" targeting "page"
    And the top of the stack resolves
    Then "Terror" is in Bob's graveyard
    And "page" is 3/2

  @cr26:701.58a
  Scenario: Cloaked Monastery Swiftspear has only ward {2}, and has its own characteristics again once it is turned face up
    Given Alice has "Cryptic Coat" in hand and can pay {2}{U}{R}
    And Alice has "Monastery Swiftspear" on top of library
    When Alice casts "Cryptic Coat"
    And the stack resolves
    Then "Monastery Swiftspear" isn't named "Monastery Swiftspear"
    And "Monastery Swiftspear" has exactly the type "creature"
    And "Monastery Swiftspear" is colorless
    And "Monastery Swiftspear" doesn't have "haste"
    And "Monastery Swiftspear" has "ward"
    And the mana value of "Monastery Swiftspear" is 0
    When Alice turns "Monastery Swiftspear" face up
    Then "Monastery Swiftspear" is named "Monastery Swiftspear"
    And "Monastery Swiftspear" is red
    And "Monastery Swiftspear" has "haste"
    And "Monastery Swiftspear" doesn't have "ward"
    And the mana value of "Monastery Swiftspear" is 1
    And "Monastery Swiftspear" is 2/2

  @cr26:701.58b
  Scenario: A cloaked creature card is turned face up for its mana cost, and a cloaked land card can't be
    Given Alice has "Cryptic Coat" as "one" and "Cryptic Coat" as "two" in hand and can pay {4}{U}{U}{1}{G}
    And Alice has "Grizzly Bears" and "Plains" as "page" on top of library
    When Alice casts "one"
    And the stack resolves
    And Alice casts "two"
    And the stack resolves
    Then Alice can't turn "page" face up by rule 701.58b
    And Alice can turn "Grizzly Bears" face up
    When Alice turns "Grizzly Bears" face up
    Then "Grizzly Bears" is 3/2
    And "Grizzly Bears" is green
    And "Grizzly Bears" doesn't have "ward"
    And "page" is face down
    And "page" has "ward"

  @cr26:701.58b
  Scenario: Cloaked Hill Giant is turned face up while Bob's Frostwielder has its ability on the stack, and Dryad Arbor, which has no mana cost, can't be
    Given Alice has "Cryptic Coat" as "one" and "Cryptic Coat" as "two" in hand and can pay {4}{U}{U}{3}{R}
    And Alice has "Hill Giant" and "Dryad Arbor" on top of library
    And Bob controls "Frostwielder" and can pay {3}{R}
    When Alice casts "one"
    And the stack resolves
    And Alice casts "two"
    And the stack resolves
    Then Alice can turn "Hill Giant" face up
    And Alice can't turn "Dryad Arbor" face up by rule 701.58b
    When Alice passes
    Then Alice can't turn "Hill Giant" face up by rule 117.1
    And Bob can't turn "Hill Giant" face up by rule 708.7
    And Bob can activate "Frostwielder" targeting Alice
    When Bob activates "Frostwielder" targeting Alice
    And Bob passes
    And Alice turns "Hill Giant" face up
    Then the stack holds the ability of "Frostwielder"
    And "Hill Giant" is 4/3
    And Alice has priority
    When the stack resolves
    Then Alice is at 19 life

  @cr26:701.58d @cr26:702.168d
  Scenario: A cloaked card with disguise is turned face up for its disguise cost or for its mana cost
    Given Alice has "Cryptic Coat" as "one" and "Cryptic Coat" as "two" in hand and can pay {4}{U}{U}{B}{B}{3}{B}
    And Alice has "Nightdrinker Moroii" as "first" and "Nightdrinker Moroii" as "second" on top of library
    When Alice casts "one"
    And the stack resolves
    And Alice casts "two"
    And the stack resolves
    Then "first" is 3/2
    And "first" has "ward"
    When Alice turns "first" face up
    And Alice pays
    Then "first" is 5/2
    When Alice turns "second" face up
    And Alice doesn't pay
    Then "second" is 5/2

  @cr26:701.58e
  Scenario: Double Coat cloaks the top card of the library before the next one
    Given Alice has "Double Coat" in hand and can pay {2}{U}{3}{R}
    And Alice has "Hill Giant" and "Lava Spike" on top of library
    When Alice plays "Double Coat"
    And the stack resolves
    Then it happened in this order that "Hill Giant" entered, then "Lava Spike" entered
    And "Lava Spike" has "ward"
    When Alice turns "Hill Giant" face up
    Then "Hill Giant" is 3/3
    And "Hill Giant" doesn't have "ward"

  @cr26:701.58e
  Scenario: Muster Bell, which triggers when one or more creatures enter, triggers for each of the two cards that Double Coat cloaks
    Given Alice controls "Muster Bell" and has "Double Coat" in hand and can pay {2}{U}{3}{R}
    And Alice has "Hill Giant" and "Lava Spike" on top of library
    When Alice plays "Double Coat"
    And the top of the stack resolves
    Then "Muster Bell" has triggered twice
    When the stack resolves
    Then Alice is at 22 life
    And "Lava Spike" has "ward"
    When Alice turns "Hill Giant" face up
    Then "Hill Giant" is 3/3

  @cr26:701.58f
  Scenario: With Ashaya and Worms of the Earth, the face-down Hill Giant would be a land, so it isn't cloaked, and is cloaked once Worms of the Earth has left
    Given Alice controls "Ashaya, Soul of the Wild" and can pay {2}{U}{2}{U}{1}{G}{3}{R}
    And Alice has "Cryptic Coat" as "one", "Cryptic Coat" as "two" and "Naturalize" in hand
    And Alice has "Hill Giant" and "Island" on top of library
    And Bob controls "Worms of the Earth"
    When Alice plays "one"
    And the stack resolves
    Then the top of Alice's library is "Hill Giant"
    And "one" is attached to nothing
    When Alice plays "Naturalize" targeting "Worms of the Earth"
    And the stack resolves
    And Alice plays "two"
    And the stack resolves
    Then "Hill Giant" is 3/2
    And "two" is attached to "Hill Giant"
    When Alice turns "Hill Giant" face up
    Then "Hill Giant" is 4/3

  @cr26:701.58g @cr26:701.58a
  Scenario: Break Open reveals a cloaked Counterspell, which stays face down, so Secret Plans doesn't trigger
    Given Alice controls "Secret Plans" and has "Cryptic Coat" in hand and can pay {2}{U}
    And Alice has "Counterspell" and "Island" on top of library
    And Bob has "Break Open" in hand and can pay {1}{R}{2}
    When Alice casts "Cryptic Coat"
    And the stack resolves
    Then "Counterspell" is 3/3
    When Bob casts "Break Open" targeting "Counterspell"
    And the top of the stack resolves
    And Bob pays
    And the stack resolves
    Then "Counterspell" is face down
    And it happened once that "Counterspell" was revealed
    And "Secret Plans" has triggered never
    And "Counterspell" is 3/3

  @cr26:701.58c
  Scenario: Battering Craghorn that was cloaked is turned face up for its morph cost
    Given Alice has "Cryptic Coat" in hand and can pay {2}{U}{1}{R}{R}
    And Alice has "Battering Craghorn" on top of library
    When Alice plays "Cryptic Coat"
    And the stack resolves
    Then "Battering Craghorn" is face down
    And Alice can turn "Battering Craghorn" face up
    When Alice turns "Battering Craghorn" face up
    And Alice pays
    Then "Battering Craghorn" is face up
    And "Battering Craghorn" is 4/1

  @cr26:701.58c
  Scenario: Battering Craghorn that was cloaked is turned face up for its mana cost
    Given Alice has "Cryptic Coat" in hand and has {C}{C}{U}{C}{C}{R}{R} in the mana pool
    And Alice has "Battering Craghorn" on top of library
    When Alice casts "Cryptic Coat"
    And the stack resolves
    Then "Battering Craghorn" is 3/2
    When Alice turns "Battering Craghorn" face up
    And Alice doesn't pay
    Then "Battering Craghorn" is 4/1
    And Alice has no mana in the mana pool

  @cr26:701.58c
  Scenario: Cloaked Zoetic Cavern, a land card with morph, is turned face up for its morph cost, and cloaked Grizzly Bears for their mana cost
    Given Alice has 2 "Cryptic Coat" as "coat" in hand and can pay {4}{U}{U}{1}{G}{2}
    And Alice has "Zoetic Cavern" and "Grizzly Bears" on top of library
    When Alice casts "coat 1"
    And the stack resolves
    Then "Zoetic Cavern" is 3/2
    When Alice casts "coat 2"
    And the stack resolves
    And Alice turns "Grizzly Bears" face up
    Then "Grizzly Bears" is 3/2
    When Alice turns "Zoetic Cavern" face up
    Then "Zoetic Cavern" has exactly the types "land"
    And "Zoetic Cavern" doesn't have "ward"
    And Alice has no mana in the mana pool

  @cr26:701.58f.2
  Scenario: With Ashaya and Worms of the Earth, Hill Giant isn't cloaked from the graveyard and stays there face up
    Given Alice controls "Ashaya, Soul of the Wild" and can pay {1}{W}{1}{W}{1}{G}{2}{R}
    And Alice has "Barrow Rite" as "one", "Barrow Rite" as "two" and "Naturalize" in hand
    And Alice has "Gray Ogre" and "Hill Giant" in graveyard
    And Bob controls "Worms of the Earth"
    When Alice plays "one" choosing "cloak" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Alice's graveyard
    And "Hill Giant" is face up
    And "Hill Giant" is named "Hill Giant"
    And Bob knows "Hill Giant"
    When Alice plays "Naturalize" targeting "Worms of the Earth"
    And the stack resolves
    And Alice plays "two" choosing "cloak" targeting "Gray Ogre"
    And the stack resolves
    Then "Gray Ogre" is 2/2
    And "Gray Ogre" is face down
    And "Gray Ogre" has "ward"
    When Alice turns "Gray Ogre" face up
    Then "Gray Ogre" is red

  @cr26:701.58f.2
  Scenario: Without Worms of the Earth, Hill Giant is cloaked from the graveyard while Ashaya is on the battlefield
    Given Alice controls "Ashaya, Soul of the Wild" and can pay {1}{W}{3}{R}
    And Alice has "Barrow Rite" in hand
    And Alice has "Hill Giant" in graveyard
    When Alice plays "Barrow Rite" choosing "cloak" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is face down
    And "Hill Giant" is 2/2
    And "Hill Giant" has "ward"
    When Alice turns "Hill Giant" face up
    Then "Hill Giant" is 3/3
    And "Hill Giant" is red

  @cr26:701.58g
  Scenario: Break Open reveals a cloaked Lava Spike, which stays face down, and turns a cloaked Hill Giant face up, for which alone Secret Plans triggers
    Given Alice controls "Secret Plans" and has "Cryptic Coat" as "one" and "Cryptic Coat" as "two" in hand and can pay {2}{U}{2}{U}
    And Alice has "Lava Spike", "Hill Giant" and "Island" on top of library
    And Bob has "Break Open" as "first" and "Break Open" as "second" in hand and can pay {1}{R}{2}{1}{R}{2}
    When Alice casts "one"
    And the stack resolves
    And Alice casts "two"
    And the stack resolves
    And Bob casts "first" targeting "Lava Spike"
    And the top of the stack resolves
    And Bob pays
    And the stack resolves
    Then "Lava Spike" is face down
    And it happened once that "Lava Spike" was revealed
    And "Secret Plans" has triggered never
    When Bob casts "second" targeting "Hill Giant"
    And the top of the stack resolves
    And Bob pays
    And the stack resolves
    Then "Hill Giant" is face up
    And "Hill Giant" is 4/3
    And "Secret Plans" has triggered once

  @cr26:701.58b
  Scenario: Of two cloaked permanents that are copies of Hill Giant, the one that Grizzly Bears represent can be turned face up, and the one that Island represents can't
    Given Alice controls "Hill Giant"
    And Alice has "Cryptic Coat" as "one", "Cryptic Coat" as "two", "Cytoshape" as "first" and "Cytoshape" as "second" in hand
    And Alice can pay {2}{U}{2}{U}{1}{G}{U}{1}{G}{U}{2}{R}{G}
    And Alice has "Grizzly Bears" and "Island" on top of library
    When Alice plays "one"
    And the stack resolves
    And Alice plays "two"
    And the stack resolves
    And Alice plays "first" targeting "Grizzly Bears"
    And the stack resolves
    And Alice chooses "Hill Giant"
    And Alice plays "second" targeting "Island"
    And the stack resolves
    And Alice chooses "Hill Giant"
    Then Alice can't turn "Island" face up by rule 701.58b
    And Alice can turn "Grizzly Bears" face up
    When Alice turns "Grizzly Bears" face up
    Then "Grizzly Bears" is 4/3
    And "Grizzly Bears" is named "Hill Giant"
    And "Island" is 3/2

  @cr26:701.58b.2
  Scenario: Bob, who has paid for ward and gained control of Alice's cloaked Hill Giant, can turn it face up, and Alice no longer can
    Given Alice has "Cryptic Coat" in hand and can pay {2}{U}{3}{R}
    And Alice has "Hill Giant" on top of library
    And Bob has "Sudden Claim" in hand and can pay {U}{2}{3}{R}
    When Alice casts "Cryptic Coat"
    And the stack resolves
    Then Alice can turn "Hill Giant" face up
    When Bob plays "Sudden Claim" targeting "Hill Giant"
    And the top of the stack resolves
    And Bob pays
    And the stack resolves
    Then Alice can't turn "Hill Giant" face up by rule 708.7
    When Alice passes
    Then Bob can turn "Hill Giant" face up
    When Bob turns "Hill Giant" face up
    Then "Hill Giant" is 4/3
    And Bob controls "Hill Giant"

  @cr26:701.58b
  Scenario: Alice, who has two mana left, can turn cloaked Grizzly Bears face up for {1}{G}, and can't turn cloaked Hill Giant face up for {3}{R}
    Given Alice has 2 "Cryptic Coat" as "coat" in hand and can pay {4}{U}{U}{1}{G}
    And Alice has "Grizzly Bears" and "Hill Giant" on top of library
    When Alice casts "coat 1"
    And the stack resolves
    And Alice casts "coat 2"
    And the stack resolves
    Then Alice can't turn "Hill Giant" face up by rule 118.3
    And Alice can turn "Grizzly Bears" face up
    When Alice turns "Grizzly Bears" face up
    Then "Grizzly Bears" is 3/2
    And "Hill Giant" is face down
    And "Hill Giant" is 3/2

  @cr26:701.58b
  Scenario: In Bob's upkeep, Alice turns her cloaked Hill Giant face up once she has priority
    Given Alice has "Cryptic Coat" in hand and can pay {2}{U}{3}{R}
    And Alice has "Hill Giant" on top of library
    And Bob controls "Grizzly Bears"
    When Alice casts "Cryptic Coat"
    And the stack resolves
    And the game goes on to Bob's upkeep
    And Bob passes
    Then Bob doesn't know "Hill Giant"
    And Alice can turn "Hill Giant" face up
    When Alice turns "Hill Giant" face up
    Then Bob knows "Hill Giant"
    And "Hill Giant" is 4/3
    And "Hill Giant" is face up
    And it is Bob's upkeep

  @cr26:701.58g.2
  Scenario: Bob, who has gained control of Alice's cloaked Lava Spike, reveals it as her Break Open would turn it face up, and she reveals nothing
    Given Alice has "Cryptic Coat" and "Break Open" in hand and can pay {2}{U}{1}{R}{2}
    And Alice has "Lava Spike" and "Island" on top of library
    And Bob has "Sudden Claim" in hand and can pay {U}{2}
    When Alice casts "Cryptic Coat"
    And the stack resolves
    And Bob plays "Sudden Claim" targeting "Lava Spike"
    And the top of the stack resolves
    And Bob pays
    And the stack resolves
    Then Bob controls "Lava Spike"
    When Alice plays "Break Open" targeting "Lava Spike"
    And the top of the stack resolves
    And Alice pays
    And the stack resolves
    Then "Lava Spike" is face down
    And it happened once that "Lava Spike" was revealed
    And it happened once that Bob revealed
    And it happened never that Alice revealed

  @cr26:701.58c
  Scenario: Bob, who has paid for ward and gained control of Alice's cloaked Battering Craghorn, turns it face up for its morph cost
    Given Alice has "Cryptic Coat" in hand and can pay {2}{U}
    And Alice has "Battering Craghorn" on top of library
    And Bob has "Sudden Claim" in hand and can pay {U}{2}{1}{R}{R}
    When Alice plays "Cryptic Coat"
    And the stack resolves
    Then "Battering Craghorn" has "ward"
    When Bob plays "Sudden Claim" targeting "Battering Craghorn"
    And the top of the stack resolves
    And Bob pays
    And the stack resolves
    And Alice passes
    And Bob turns "Battering Craghorn" face up
    Then Bob is asked for a payment by "Battering Craghorn"
    When Bob pays
    Then "Battering Craghorn" is 4/1
    And Bob controls "Battering Craghorn"

  @cr26:701.58d
  Scenario: Bob, who has paid for ward and gained control of Alice's cloaked Nightdrinker Moroii, turns it face up for its disguise cost
    Given Alice has "Cryptic Coat" in hand and can pay {2}{U}
    And Alice has "Nightdrinker Moroii" on top of library
    And Bob has "Sudden Claim" in hand and can pay {U}{2}{B}{B}
    When Alice plays "Cryptic Coat"
    And the stack resolves
    Then "Nightdrinker Moroii" has "ward"
    When Bob plays "Sudden Claim" targeting "Nightdrinker Moroii"
    And the top of the stack resolves
    And Bob pays
    And the stack resolves
    And Alice passes
    Then Bob can turn "Nightdrinker Moroii" face up
    When Bob turns "Nightdrinker Moroii" face up
    Then Bob is asked for a payment by "Nightdrinker Moroii"
    When Bob pays
    Then "Nightdrinker Moroii" is 5/2
    And Bob controls "Nightdrinker Moroii"

  @cr26:701.58d @cr26:701.58a
  Scenario: Alice, who can pay {3}{B} and not {B}{B}, turns her cloaked Nightdrinker Moroii face up for its mana cost
    Given Alice has "Cryptic Coat" in hand and can pay {2}{U}{3}{B}
    And Alice has "Nightdrinker Moroii" on top of library
    When Alice plays "Cryptic Coat"
    And the stack resolves
    Then "Nightdrinker Moroii" is 3/2
    And "Nightdrinker Moroii" has triggered never
    And Alice can turn "Nightdrinker Moroii" face up
    When Alice turns "Nightdrinker Moroii" face up
    And Alice doesn't pay
    Then "Nightdrinker Moroii" is 5/2
    And Alice has no mana in the mana pool
