Feature: Manifest

  @cr26:701.40a @cr26:701.40b @cr26:110.5b.4 @edition:2026-01
  Scenario: A manifested creature card is turned face up for its mana cost
    Given Alice has "Soul Summons" in hand and can pay {1}{W}{3}{R}
    And Alice has "Hill Giant" on top of library
    When Alice casts "Soul Summons"
    And the stack resolves
    Then "Hill Giant" is in play
    And "Hill Giant" is face down
    And "Hill Giant" is 2/2
    And "Hill Giant" isn't red
    When Alice turns "Hill Giant" face up
    Then "Hill Giant" is 3/3
    And "Hill Giant" is face up

  @cr26:701.40a @cr26:701.40g
  Scenario: A manifested instant card is a 2/2 creature, and Break Open reveals it but doesn't turn it face up
    Given Alice has "Soul Summons" in hand and can pay {1}{W}{U}{U}
    And Alice has "Counterspell" on top of library
    And Bob has "Break Open" in hand and can pay {1}{R}
    When Alice casts "Soul Summons"
    And the stack resolves
    Then "Counterspell" is 2/2
    And "Counterspell" has exactly the types "creature"
    When Bob casts "Break Open" targeting "Counterspell"
    And the stack resolves
    Then "Counterspell" is face down
    And it happened once that "Counterspell" was revealed

  @cr26:701.40a
  Scenario: Manifested Monastery Swiftspear has none of its characteristics, and has them again once it is turned face up
    Given Alice has "Soul Summons" in hand and can pay {1}{W}{R}
    And Alice has "Monastery Swiftspear" on top of library
    When Alice casts "Soul Summons"
    And the stack resolves
    Then "Monastery Swiftspear" isn't named "Monastery Swiftspear"
    And "Monastery Swiftspear" has exactly the type "creature"
    And "Monastery Swiftspear" is colorless
    And "Monastery Swiftspear" doesn't have "haste"
    And the mana value of "Monastery Swiftspear" is 0
    And "Monastery Swiftspear" is 2/2
    When Alice turns "Monastery Swiftspear" face up
    Then "Monastery Swiftspear" is named "Monastery Swiftspear"
    And "Monastery Swiftspear" has exactly the types "creature", "Human" and "Monk"
    And "Monastery Swiftspear" is red
    And "Monastery Swiftspear" has "haste"
    And the mana value of "Monastery Swiftspear" is 1
    And "Monastery Swiftspear" is 1/2

  @cr26:701.40g.2
  Scenario: Secret Plans doesn't trigger for a manifested Counterspell that Break Open reveals, and triggers for a manifested Hill Giant
    Given Alice controls "Secret Plans"
    And Alice has "Soul Summons" as "one", "Soul Summons" as "two" and "Soul Summons" as "three" in hand and can pay {1}{W}{1}{W}{1}{W}
    And Alice has "Counterspell", "Hill Giant", "Lava Spike" and "Island" on top of library
    And Bob has "Break Open" as "first", "Break Open" as "second" and "Break Open" as "third" in hand and can pay {1}{R}{1}{R}{1}{R}
    When Alice casts "one"
    And the stack resolves
    And Alice casts "two"
    And the stack resolves
    And Alice casts "three"
    And the stack resolves
    And Bob casts "first" targeting "Counterspell"
    And the stack resolves
    Then it happened once that "Counterspell" was revealed
    And "Secret Plans" has triggered never
    When Bob casts "third" targeting "Lava Spike"
    And the stack resolves
    Then "Lava Spike" is face down
    And it happened once that "Lava Spike" was revealed
    And "Secret Plans" has triggered never
    When Bob casts "second" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 3/3
    And "Secret Plans" has triggered once

  @cr26:701.40c @cr26:702.37a.3
  Scenario: A manifested card with morph is turned face up for its morph cost
    Given Alice has "Soul Summons" in hand and can pay {1}{W}{1}{R}{R}
    And Alice has "Battering Craghorn" on top of library
    When Alice casts "Soul Summons"
    And the stack resolves
    Then "Battering Craghorn" is 2/2
    And Alice can turn "Battering Craghorn" face up
    When Alice turns "Battering Craghorn" face up
    And Alice says yes to "Battering Craghorn"
    Then "Battering Craghorn" is 3/1
    And "Battering Craghorn" has "first strike"
    And "Battering Craghorn" is face up

  @cr26:701.40c
  Scenario: A manifested card with morph is turned face up for its mana cost
    Given Alice has "Soul Summons" in hand and has {C}{W}{C}{C}{R}{R} in the mana pool
    And Alice has "Battering Craghorn" on top of library
    When Alice casts "Soul Summons"
    And the stack resolves
    Then "Battering Craghorn" is 2/2
    When Alice turns "Battering Craghorn" face up
    Then Alice is asked for a payment by "Battering Craghorn"
    When Alice says no to "Battering Craghorn"
    Then "Battering Craghorn" is 3/1
    And Alice has no mana in the mana pool

  @cr26:701.40b
  Scenario: A manifested instant card can't be turned face up for its mana cost
    Given Alice has "Soul Summons" as "one" and "Soul Summons" as "two" in hand and can pay {1}{W}{1}{W}{3}{R}{U}{U}
    And Alice has "Counterspell" and "Hill Giant" on top of library
    When Alice casts "one"
    And the stack resolves
    And Alice casts "two"
    And the stack resolves
    Then Alice can't turn "Counterspell" face up by rule 701.40b
    And Alice can turn "Hill Giant" face up
    When Alice turns "Hill Giant" face up
    Then "Hill Giant" is 3/3
    And "Counterspell" is face down

  @cr26:701.40b
  Scenario: Manifested Hill Giant is turned face up while Glacial Ray is on the stack, and Dryad Arbor, which has no mana cost, can't be
    Given Alice has "Soul Summons" as "one" and "Soul Summons" as "two" in hand and can pay {1}{W}{1}{W}{3}{R}
    And Alice has "Hill Giant" and "Dryad Arbor" on top of library
    And Bob has "Glacial Ray" in hand and can pay {1}{R} and can pay {3}{R}
    When Alice casts "one"
    And the stack resolves
    And Alice casts "two"
    And the stack resolves
    Then Alice can turn "Hill Giant" face up
    And Alice can't turn "Dryad Arbor" face up by rule 701.40b
    When Alice passes
    Then Alice can't turn "Hill Giant" face up by rule 117.1
    And Bob can't turn "Hill Giant" face up by rule 708.7
    And Bob can play "Glacial Ray" targeting "Hill Giant"
    When Bob plays "Glacial Ray" targeting "Hill Giant"
    And Bob passes
    And Alice turns "Hill Giant" face up
    Then the stack holds "Glacial Ray"
    And "Hill Giant" is 3/3
    And Alice has priority
    When the stack resolves
    Then "Hill Giant" has 2 damage marked
    And "Dryad Arbor" is 2/2

  @cr26:701.40b
  Scenario: In Bob's upkeep, Alice turns her manifested Hill Giant face up once she has priority
    Given Alice has "Soul Summons" in hand and can pay {1}{W}{3}{R}
    And Alice has "Hill Giant" on top of library
    And Bob controls "Grizzly Bears"
    When Alice casts "Soul Summons"
    And the stack resolves
    And the game goes on to Bob's upkeep
    And Bob passes
    Then Bob doesn't know "Hill Giant"
    And Alice can turn "Hill Giant" face up
    When Alice turns "Hill Giant" face up
    Then Bob knows "Hill Giant"
    And "Hill Giant" is 3/3
    And "Hill Giant" is face up
    And it is Bob's upkeep

  @cr26:701.40d @cr26:702.168d
  Scenario: Nightdrinker Moroii that was manifested is turned face up for its disguise cost
    Given Alice has "Soul Summons" in hand and can pay {1}{W}{B}{B}
    And Alice has "Nightdrinker Moroii" on top of library
    When Alice plays "Soul Summons"
    And the stack resolves
    Then "Nightdrinker Moroii" is 2/2
    And Alice can turn "Nightdrinker Moroii" face up
    When Alice turns "Nightdrinker Moroii" face up
    And Alice pays
    Then "Nightdrinker Moroii" is 4/2

  @cr26:701.40d
  Scenario: Nightdrinker Moroii that was manifested is turned face up for its mana cost
    Given Alice has "Soul Summons" in hand and has {C}{W}{C}{C}{C}{B}{B} in the mana pool
    And Alice has "Nightdrinker Moroii" on top of library
    When Alice casts "Soul Summons"
    And the stack resolves
    Then "Nightdrinker Moroii" is 2/2
    When Alice turns "Nightdrinker Moroii" face up
    Then Alice is asked for a payment by "Nightdrinker Moroii"
    When Alice doesn't pay
    Then "Nightdrinker Moroii" is 4/2
    And Alice has {B} in the mana pool

  @cr26:701.40e
  Scenario: Double Summons manifests the top card of the library before the next one
    Given Alice has "Double Summons" in hand and can pay {2}{W}{3}{R}
    And Alice has "Hill Giant" and "Lava Spike" on top of library
    When Alice plays "Double Summons"
    And the stack resolves
    Then it happened in this order that "Hill Giant" entered, then "Lava Spike" entered
    And "Lava Spike" is 2/2
    When Alice turns "Hill Giant" face up
    Then "Hill Giant" is 3/3

  @cr26:701.40e
  Scenario: Muster Bell, which triggers when one or more creatures enter, triggers for each of the two cards that Double Summons manifests
    Given Alice controls "Muster Bell" and has "Double Summons" in hand and can pay {2}{W}{3}{R}
    And Alice has "Hill Giant" and "Lava Spike" on top of library
    When Alice plays "Double Summons"
    And the top of the stack resolves
    Then "Muster Bell" has triggered twice
    When the stack resolves
    Then Alice is at 22 life
    And "Lava Spike" is 2/2
    When Alice turns "Hill Giant" face up
    Then "Hill Giant" is 3/3

  @cr26:701.40f
  Scenario: With Ashaya and Worms of the Earth, the face-down Hill Giant would be a land, so it stays in the library, and is manifested once Worms of the Earth has left
    Given Alice controls "Ashaya, Soul of the Wild" and can pay {1}{W}{1}{W}{1}{G}{3}{R}
    And Alice has "Soul Summons" as "one", "Soul Summons" as "two" and "Naturalize" in hand
    And Alice has "Hill Giant" and "Island" on top of library
    And Bob controls "Worms of the Earth"
    When Alice plays "one"
    And the stack resolves
    Then the top of Alice's library is "Hill Giant"
    And it happened never that "Hill Giant" entered
    When Alice plays "Naturalize" targeting "Worms of the Earth"
    And the stack resolves
    And Alice plays "two"
    And the stack resolves
    Then "Hill Giant" is 2/2
    And "Hill Giant" is face down
    When Alice turns "Hill Giant" face up
    Then "Hill Giant" is 3/3

  @cr26:701.40f.2
  Scenario: With Ashaya and Worms of the Earth, Hill Giant isn't manifested from the graveyard and stays there face up
    Given Alice controls "Ashaya, Soul of the Wild" and can pay {1}{W}{1}{W}{1}{G}{2}{R}
    And Alice has "Barrow Rite" as "one", "Barrow Rite" as "two" and "Naturalize" in hand
    And Alice has "Gray Ogre" and "Hill Giant" in graveyard
    And Bob controls "Worms of the Earth"
    When Alice plays "one" choosing "manifest" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Alice's graveyard
    And "Hill Giant" is face up
    And "Hill Giant" is named "Hill Giant"
    And Bob knows "Hill Giant"
    When Alice plays "Naturalize" targeting "Worms of the Earth"
    And the stack resolves
    And Alice plays "two" choosing "manifest" targeting "Gray Ogre"
    And the stack resolves
    Then "Gray Ogre" is 2/2
    And "Gray Ogre" is face down
    When Alice turns "Gray Ogre" face up
    Then "Gray Ogre" is red

  @cr26:701.40b
  Scenario: A manifested artifact card with a creature on its back can't be turned face up for its mana cost, and a creature card with a land on its back can
    Given Alice has "Soul Summons" as "one" and "Soul Summons" as "two" in hand and can pay {1}{W}{1}{W}{2}{G}{3}{G}
    And Alice has "Cellar Door of Thorns" and "Glasspool Mimic" on top of library
    And Alice can pay {2}{U}
    When Alice casts "one"
    And the stack resolves
    And Alice casts "two"
    And the stack resolves
    Then Alice can't turn "Cellar Door of Thorns" face up by rule 701.40b
    And Alice can turn "Glasspool Mimic" face up
    When Alice turns "Glasspool Mimic" face up
    Then "Glasspool Mimic" is named "Glasspool Mimic"
    And "Cellar Door of Thorns" is face down

  @cr26:701.40f.3
  Scenario: With Grafdigger's Cage, Island isn't manifested from the library, as it would enter as a creature card, and is manifested once the Cage has left
    Given Alice has "Soul Summons" as "one", "Soul Summons" as "two" and "Naturalize" in hand and can pay {1}{W}{1}{W}{1}{G}
    And Alice has "Island" and "Forest" on top of library
    And Bob controls "Grafdigger's Cage"
    When Alice plays "one"
    And the stack resolves
    Then the top of Alice's library is "Island"
    And it happened never that "Island" entered
    When Alice plays "Naturalize" targeting "Grafdigger's Cage"
    And the stack resolves
    And Alice plays "two"
    And the stack resolves
    Then "Island" is 2/2
    And "Island" is face down

  @cr26:701.40b
  Scenario: Manifested Grizzly Bears that are a copy of Hill Giant are turned face up for the mana cost of the card, {1}{G}, and are a face-up copy then
    Given Alice controls "Hill Giant" and has "Soul Summons" and "Cytoshape" in hand
    And Alice can pay {1}{W}{1}{U}{G}{1}{G}
    And Alice has "Grizzly Bears" on top of library
    When Alice plays "Soul Summons"
    And the stack resolves
    And Alice plays "Cytoshape" targeting "Grizzly Bears"
    And the stack resolves
    And Alice chooses "Hill Giant"
    Then Alice can turn "Grizzly Bears" face up
    And "Grizzly Bears" is 2/2
    When Alice turns "Grizzly Bears" face up
    Then "Grizzly Bears" is 3/3
    And "Grizzly Bears" is named "Hill Giant"

  @cr26:701.40b
  Scenario: Of two manifested permanents that are copies of Hill Giant, the one that Grizzly Bears represent can be turned face up, and the one that Island represents can't
    Given Alice controls "Hill Giant"
    And Alice has "Soul Summons" as "one", "Soul Summons" as "two", "Cytoshape" as "first" and "Cytoshape" as "second" in hand
    And Alice can pay {1}{W}{1}{W}{1}{G}{U}{1}{G}{U}{2}{R}{G}
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
    Then Alice can't turn "Island" face up by rule 701.40b
    And Alice can turn "Grizzly Bears" face up
    When Alice turns "Grizzly Bears" face up
    Then "Grizzly Bears" is 3/3
    And "Grizzly Bears" is named "Hill Giant"
    And "Island" is 2/2

  @cr26:701.40g
  Scenario: Break Open reveals a manifested Lava Spike that is a copy of Hill Giant, and it stays face down
    Given Alice controls "Hill Giant" and has "Soul Summons" and "Cytoshape" in hand and can pay {1}{W}{1}{G}{U}
    And Alice has "Lava Spike" on top of library
    And Bob has "Break Open" in hand and can pay {1}{R}
    When Alice plays "Soul Summons"
    And the stack resolves
    And Alice plays "Cytoshape" targeting "Lava Spike"
    And the stack resolves
    And Alice chooses "Hill Giant"
    And Bob casts "Break Open" targeting "Lava Spike"
    And the stack resolves
    Then "Lava Spike" is face down
    And "Lava Spike" is 2/2
    And it happened once that "Lava Spike" was revealed

  @cr26:701.40b.2 @cr26:708.7
  Scenario: Bob, who has gained control of Alice's manifested Hill Giant, can turn it face up, and Alice no longer can
    Given Alice has "Soul Summons" in hand and can pay {1}{W}{3}{R}
    And Alice has "Hill Giant" on top of library
    And Bob has "Sudden Claim" in hand and can pay {U}{3}{R}
    When Alice casts "Soul Summons"
    And the stack resolves
    Then Alice can turn "Hill Giant" face up
    When Bob plays "Sudden Claim" targeting "Hill Giant"
    And the stack resolves
    Then Alice can't turn "Hill Giant" face up by rule 708.7
    When Alice passes
    Then Bob can turn "Hill Giant" face up
    When Bob turns "Hill Giant" face up
    Then "Hill Giant" is 3/3
    And Bob controls "Hill Giant"

  @cr26:701.40b
  Scenario: Alice, who has three mana left, can turn manifested Grizzly Bears face up for {1}{G}, and can't turn manifested Hill Giant face up for {3}{R}
    Given Alice has 2 "Soul Summons" as "summons" in hand
    And Alice has {C}{W}{C}{W}{C}{G}{R} in the mana pool
    And Alice has "Grizzly Bears" and "Hill Giant" on top of library
    When Alice casts "summons 1"
    And the stack resolves
    And Alice casts "summons 2"
    And the stack resolves
    Then Alice can't turn "Hill Giant" face up by rule 118.3
    And Alice can turn "Grizzly Bears" face up
    When Alice turns "Grizzly Bears" face up
    Then "Grizzly Bears" is green
    And Alice has {R} in the mana pool
    And "Hill Giant" is face down

  @cr26:701.40g.3
  Scenario: Bob, who has gained control of Alice's manifested Counterspell, reveals it as her Break Open would turn it face up, and she reveals nothing
    Given Alice has "Soul Summons" and "Break Open" in hand and can pay {1}{W}{1}{R}
    And Alice has "Counterspell" and "Island" on top of library
    And Bob has "Sudden Claim" in hand and can pay {U}
    When Alice casts "Soul Summons"
    And the stack resolves
    And Bob plays "Sudden Claim" targeting "Counterspell"
    And the stack resolves
    Then Bob controls "Counterspell"
    When Alice plays "Break Open" targeting "Counterspell"
    And the stack resolves
    Then "Counterspell" is face down
    And it happened once that "Counterspell" was revealed
    And it happened once that Bob revealed
    And it happened never that Alice revealed

  @cr26:701.40c
  Scenario: Manifested Zoetic Cavern, a land card with morph, is turned face up for its morph cost, and manifested Grizzly Bears for their mana cost
    Given Alice has 2 "Soul Summons" as "summons" in hand and can pay {1}{W}{1}{W}{1}{G}{2}
    And Alice has "Zoetic Cavern" and "Grizzly Bears" on top of library
    When Alice casts "summons 1"
    And the stack resolves
    Then "Zoetic Cavern" is 2/2
    When Alice casts "summons 2"
    And the stack resolves
    And Alice turns "Grizzly Bears" face up
    Then "Grizzly Bears" is green
    When Alice turns "Zoetic Cavern" face up
    Then "Zoetic Cavern" has exactly the types "land"
    And "Zoetic Cavern" is face up

  @cr26:701.40c
  Scenario: Bob, who has gained control of Alice's manifested Battering Craghorn, turns it face up for its morph cost
    Given Alice has "Soul Summons" in hand and can pay {1}{W}
    And Alice has "Battering Craghorn" on top of library
    And Bob has "Sudden Claim" in hand and can pay {U}{1}{R}{R}
    When Alice plays "Soul Summons"
    And the stack resolves
    And Bob plays "Sudden Claim" targeting "Battering Craghorn"
    And the stack resolves
    And Alice passes
    And Bob turns "Battering Craghorn" face up
    And Bob pays
    Then "Battering Craghorn" is 3/1
    And Bob controls "Battering Craghorn"

  @cr26:701.40d
  Scenario: Bob, who has gained control of Alice's manifested Nightdrinker Moroii, turns it face up for its disguise cost
    Given Alice has "Soul Summons" in hand and can pay {1}{W}
    And Alice has "Nightdrinker Moroii" on top of library
    And Bob has "Sudden Claim" in hand and can pay {U}{B}{B}
    When Alice plays "Soul Summons"
    And the stack resolves
    And Bob plays "Sudden Claim" targeting "Nightdrinker Moroii"
    And the stack resolves
    Then Alice can't turn "Nightdrinker Moroii" face up by rule 708.7
    When Alice passes
    Then Bob can turn "Nightdrinker Moroii" face up
    When Bob turns "Nightdrinker Moroii" face up
    And Bob pays
    Then "Nightdrinker Moroii" is 4/2
    And Bob controls "Nightdrinker Moroii"
