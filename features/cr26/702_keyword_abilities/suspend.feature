Feature: Suspend

  @cr26:702.62a
  Scenario: Suspending Ancestral Vision doesn't use the stack and gives it four time counters
    Given Alice has "Ancestral Vision" in hand and can pay {U}
    When Alice activates "suspend" of "Ancestral Vision"
    Then the stack is empty
    And "Ancestral Vision" is exiled
    And "Ancestral Vision" has 4 time counters

  @cr26:702.62a @edition:2026-01
  Scenario: Ancestral Vision is cast without paying its mana cost when its last time counter is removed
    Given it is Bob's end step
    And Alice controls "Monastery Swiftspear"
    And Alice has "Ancestral Vision" in exile
    And "Ancestral Vision" has 1 time counter
    And Bob has "Plains", "Mountain" and "Wastes" as library
    When the game goes on to Alice's upkeep
    And the top of the stack resolves
    And the top of the stack resolves
    And while "Ancestral Vision" resolves, Alice plays "Ancestral Vision" targeting Bob
    Then "Ancestral Vision" doesn't have "haste"
    When the stack resolves
    Then Bob has drawn 3 cards
    And "Ancestral Vision" is in Alice's graveyard
    And the ability "prowess" of "Monastery Swiftspear" has triggered once

  @cr26:702.62a
  Scenario: Ancestral Vision, a sorcery, can be suspended from hand in its player's main phase, and not in an opponent's turn or from the graveyard
    Given it is Bob's main phase
    And Alice has "Ancestral Vision" in hand and "Ancestral Vision" as "buried" in graveyard and can pay {U}
    When Bob passes
    Then Alice has priority
    And Alice can't activate "suspend" of "Ancestral Vision" by rule 116.2
    When the game goes on to Alice's main phase
    Then Alice can't activate "suspend" of "buried" by rule 113.6
    And Alice can activate "suspend" of "Ancestral Vision"
    When Alice activates "suspend" of "Ancestral Vision"
    Then "Ancestral Vision" is exiled
    And "Ancestral Vision" has 4 time counters

  @cr26:702.62a
  Scenario: Suspending Ancestral Vision costs {U}, and a player with only {C} left can't suspend another one
    Given Alice has "Ancestral Vision" as "one" and "Ancestral Vision" as "two" in hand
    And Alice has {C}{U} in the mana pool
    Then Alice can activate "suspend" of "two"
    When Alice activates "suspend" of "one"
    Then "one" has 4 time counters
    And Alice has {C} in the mana pool
    And Alice can't activate "suspend" of "two" by rule 118.3

  @cr26:702.62a.3 @cr26:702.62a
  Scenario: From 2006 to 2013, Alice is not asked whether to cast Ancestral Vision when its last time counter is removed
    Given it is Bob's end step
    And Alice has "Ancestral Vision" in exile
    And "Ancestral Vision" has 1 time counter
    And Bob has "Plains", "Mountain" and "Wastes" as library
    When the game goes on to Alice's upkeep
    And the top of the stack resolves
    And the top of the stack resolves
    Then Alice may target Bob for "Ancestral Vision"
    When Alice targets Bob for "Ancestral Vision"
    Then "Ancestral Vision" doesn't have "haste"
    When the stack resolves
    Then Bob has drawn 3 cards
    And "Ancestral Vision" is in Alice's graveyard

  @cr26:702.62a.3.today
  Scenario: Today, Alice may leave Riftwing Cloudskate in exile when its last time counter is removed
    Given it is Bob's end step
    And Alice controls "Monastery Swiftspear"
    And Alice has "Riftwing Cloudskate" in exile
    And "Riftwing Cloudskate" has 1 time counter
    When the game goes on to Alice's upkeep
    And the top of the stack resolves
    And the top of the stack resolves
    Then Alice may choose yes for "Riftwing Cloudskate"
    When Alice says no to "Riftwing Cloudskate"
    Then "Riftwing Cloudskate" has 0 time counters
    And "Riftwing Cloudskate" is exiled
    And the ability "prowess" of "Monastery Swiftspear" has triggered never

  @cr26:702.62a.2 @cr26:702.62a.3.today
  Scenario: A creature cast with suspend has haste
    Given it is Bob's end step
    And Bob controls "Typhoid Rats"
    And Alice has "Riftwing Cloudskate" in exile
    And "Riftwing Cloudskate" has 1 time counter
    When the game goes on to Alice's upkeep
    And the top of the stack resolves
    And the top of the stack resolves
    Then Alice may choose yes for "Riftwing Cloudskate"
    When while "Riftwing Cloudskate" resolves, Alice plays "Riftwing Cloudskate"
    And the top of the stack resolves
    And Alice targets "Typhoid Rats"
    And the stack resolves
    Then "Typhoid Rats" is in Bob's hand
    When the game goes on to Alice's main phase
    Then Alice can attack with "Riftwing Cloudskate"
    When Alice attacks with "Riftwing Cloudskate"
    Then "Riftwing Cloudskate" is attacking

  @cr26:702.62a.2 @cr26:702.62a.3
  Scenario: From 2006 to 2013, a creature with suspend whose last time counter is removed has to be cast and has haste
    Given it is Bob's end step
    And Bob controls "Grizzly Bears"
    And Alice has "Riftwing Cloudskate" in exile
    And "Riftwing Cloudskate" has 1 time counter
    When the game goes on to Alice's upkeep
    And the top of the stack resolves
    And the top of the stack resolves
    Then nobody is asked anything
    And "Riftwing Cloudskate" is on the stack
    When the top of the stack resolves
    And Alice targets "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's hand
    When the game goes on to Alice's main phase
    Then Alice can attack with "Riftwing Cloudskate"
    When Alice attacks with "Riftwing Cloudskate"
    Then "Riftwing Cloudskate" is attacking

  @cr26:702.62a.3
  Scenario: From 2006 to 2013, Ancestral Vision whose last time counter is removed isn't cast if no player can be its target
    Given it is Bob's end step
    And Alice controls "Ivory Mask" as "mask"
    And Bob controls "Ivory Mask" as "shroud"
    And Alice has "Ancestral Vision" in exile
    And "Ancestral Vision" has 1 time counter
    When the game goes on to Alice's upkeep
    And the top of the stack resolves
    Then "Ancestral Vision" has no time counters
    When the top of the stack resolves
    Then nobody is asked anything
    And "Ancestral Vision" is exiled
    And the stack is empty

  @cr26:702.62a.2
  Scenario: A creature with suspend that is cast from hand has no haste
    Given Alice has "Riftwing Cloudskate" in hand
    And Alice controls 5 "Island"
    And Alice controls "Hill Giant"
    And Bob controls "Grizzly Bears"
    When Alice plays "Riftwing Cloudskate"
    And the top of the stack resolves
    And Alice targets "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's hand
    And Alice can attack with "Hill Giant"
    And Alice can't attack with "Riftwing Cloudskate" by rule 302.6

  @cr26:702.62c
  Scenario: Drowsy Ogre, which can't be cast in an opponent's turn, can be suspended then, because its instant Adventure can be cast then
    Given it is Bob's main phase
    And Alice has "Drowsy Ogre" in hand and can pay {4}{R}
    Then Alice can't play "Drowsy Ogre" by rule 117.1a
    And Alice can play "Drowsy Ogre" as "Sudden Start" targeting Bob
    And Alice can activate "suspend" of "Drowsy Ogre"
    When Alice activates "suspend" of "Drowsy Ogre"
    Then "Drowsy Ogre" is exiled
    And "Drowsy Ogre" has 2 time counters

  @cr26:702.62c
  Scenario: Under Steel Golem, which forbids creature spells, Drowsy Ogre can be suspended, because its Adventure could be cast
    Given Alice controls "Steel Golem"
    And Alice has "Drowsy Ogre" in hand and can pay {4}{R}
    Then Alice can't play "Drowsy Ogre" because of "solitude" of "Steel Golem"
    When Alice activates "suspend" of "Drowsy Ogre"
    Then "Drowsy Ogre" is exiled

  @cr26:702.62c
  Scenario: Under Steel Golem, which forbids creature spells, Riftwing Cloudskate can't be suspended, and Drowsy Ogre with an Adventure can
    Given Alice controls "Steel Golem"
    And Alice has "Riftwing Cloudskate" and "Drowsy Ogre" in hand and can pay {1}{U}{R}
    Then Alice can't activate "suspend" of "Riftwing Cloudskate" because of "solitude" of "Steel Golem"
    And Alice can activate "suspend" of "Drowsy Ogre"
    When Alice activates "suspend" of "Drowsy Ogre"
    Then "Drowsy Ogre" is exiled
    And "Drowsy Ogre" has 2 time counters

  @cr26:702.62c.2
  Scenario: Under Nevermore, which names Riftwing Cloudskate and forbids its spells, Riftwing Cloudskate can't be suspended, and Ancestral Vision can
    Given Alice has "Nevermore", "Riftwing Cloudskate" and "Ancestral Vision" in hand and can pay {1}{W}{W}{1}{U}{U}
    When Alice plays "Nevermore"
    And the stack resolves
    And Alice chooses the card name "Riftwing Cloudskate"
    Then Alice can't activate "suspend" of "Riftwing Cloudskate"
    And Alice can activate "suspend" of "Ancestral Vision"
    When Alice activates "suspend" of "Ancestral Vision"
    Then "Ancestral Vision" is exiled
    And "Riftwing Cloudskate" is in Alice's hand

  @cr26:702.62a.4 @edition:2026-01
  Scenario: Riftwing Cloudskate cast with suspend has haste although an older Humility takes its abilities away
    Given it is Bob's end step
    And Bob controls "Humility"
    And Alice has "Riftwing Cloudskate" in exile
    And "Riftwing Cloudskate" has 1 time counter
    When the game goes on to Alice's upkeep
    And the top of the stack resolves
    And the top of the stack resolves
    Then Alice may choose yes for "Riftwing Cloudskate"
    When while "Riftwing Cloudskate" resolves, Alice plays "Riftwing Cloudskate"
    And the stack resolves
    Then "Riftwing Cloudskate" is 1/1
    And "Riftwing Cloudskate" doesn't have "flying"
    When the game goes on to Alice's main phase
    Then Alice can attack with "Riftwing Cloudskate"
    When Alice attacks with "Riftwing Cloudskate"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 19 life

  @cr26:702.62a.4 @edition:2006-10 @edition:2009-07 @edition:2013-07
  Scenario: From 2006 to 2013, Riftwing Cloudskate played with suspend has haste although an older Humility takes its abilities away
    Given it is Bob's end step
    And Bob controls "Humility"
    And Alice has "Riftwing Cloudskate" in exile
    And "Riftwing Cloudskate" has 1 time counter
    When the game goes on to Alice's upkeep
    And the top of the stack resolves
    And the top of the stack resolves
    Then nobody is asked anything
    And "Riftwing Cloudskate" is on the stack
    When the stack resolves
    Then "Riftwing Cloudskate" is 1/1
    And "Riftwing Cloudskate" doesn't have "flying"
    When the game goes on to Alice's main phase
    Then Alice can attack with "Riftwing Cloudskate"
    When Alice attacks with "Riftwing Cloudskate"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 19 life

  @cr26:702.62a.4 @edition:2026-01
  Scenario: The haste that suspend gave ends as another player gains control of Riftwing Cloudskate
    Given it is Bob's end step
    And Bob has "Mind Control" in hand and can pay {3}{U}{U}
    And Alice controls "Hill Giant" and has "Disenchant" in hand and can pay {1}{W}
    And Alice has "Riftwing Cloudskate" in exile
    And "Riftwing Cloudskate" has 1 time counter
    When the game goes on to Alice's upkeep
    And the top of the stack resolves
    And the top of the stack resolves
    Then Alice may choose yes for "Riftwing Cloudskate"
    When while "Riftwing Cloudskate" resolves, Alice plays "Riftwing Cloudskate"
    And the top of the stack resolves
    And Alice targets "Hill Giant"
    And the stack resolves
    Then "Riftwing Cloudskate" has "haste"
    When the game goes on to Bob's next main phase
    And Bob plays "Mind Control" targeting "Riftwing Cloudskate"
    And the stack resolves
    Then Bob controls "Riftwing Cloudskate"
    And "Riftwing Cloudskate" doesn't have "haste"
    And "Riftwing Cloudskate" has "flying"
    When Alice plays "Disenchant" targeting "Mind Control"
    And the stack resolves
    Then Alice controls "Riftwing Cloudskate"
    And "Riftwing Cloudskate" doesn't have "haste"

  @cr26:702.62a.5
  Scenario: Alice isn't asked whether to cast Ancestral Vision if it would have no legal target
    Given it is Bob's end step
    And Alice controls "Ivory Mask" as "mask"
    And Bob controls "Ivory Mask" as "shroud"
    And Alice has "Ancestral Vision" in exile
    And "Ancestral Vision" has 1 time counter
    When the game goes on to Alice's upkeep
    And the top of the stack resolves
    And the top of the stack resolves
    Then nobody is asked anything
    And "Ancestral Vision" is exiled
    And "Ancestral Vision" has 0 time counters
    And the stack is empty

  @cr26:702.62b @cr26:702.62a.6
  Scenario: Ancestral Vision in exile with two time counters loses one in its owner's upkeep, and one without a time counter doesn't trigger
    Given it is Bob's end step
    And Alice has "Ancestral Vision" as "waiting" and "Ancestral Vision" as "lost" in exile
    And "waiting" has 2 time counters
    And "lost" has 1 charge counter
    When the game goes on to Alice's draw step
    Then "waiting" has 1 time counter
    And "waiting" has triggered once
    And "lost" has triggered never

  @cr26:702.62b
  Scenario: Ancestral Vision in exile without a time counter isn't suspended, so its suspend ability doesn't trigger in its owner's upkeep
    Given it is Alice's end step
    And Alice has "Ancestral Vision" as "lost" in exile
    And "lost" has 1 charge counter
    And Bob has "Ancestral Vision" as "waiting" in exile
    And "waiting" has 2 time counters
    When the game goes on to Bob's main phase
    Then "waiting" has triggered once
    And "waiting" has 1 time counter
    When the game goes on to Alice's upkeep
    Then "lost" has triggered never
    And the stack is empty

  @cr26:702.62b.2 @cr26:702.62a.6 @cr26:702.62b
  Scenario: Dust of Moments puts time counters on Ancestral Vision that is suspended, and on no card in exile without suspend or without a time counter
    Given Alice has "Dust of Moments" in hand and can pay {2}{W}
    And Alice has "Ancestral Vision" as "waiting", "Ancestral Vision" as "lost" and "Hill Giant" in exile
    And "waiting" has 1 time counter
    And "lost" has 1 charge counter
    And "Hill Giant" has 1 time counter
    And Alice controls "Grizzly Bears" and "Riftwing Cloudskate" with 1 time counter
    When Alice plays "Dust of Moments" choosing "put"
    And the stack resolves
    Then "waiting" has 3 time counters
    And "lost" has no time counters
    And "Hill Giant" has 1 time counter
    And "Riftwing Cloudskate" has 3 time counters
    And "Grizzly Bears" has no time counters
    When the game goes on to Alice's next draw step
    Then "waiting" has 2 time counters
    And "Riftwing Cloudskate" has 3 time counters

  @cr26:702.62b.2 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Dust of Moments removes two time counters from a suspended card and from a permanent, and none from a card in exile without suspend
    Given Alice has "Dust of Moments" in hand and can pay {2}{W}
    And Alice has "Ancestral Vision" and "Hill Giant" in exile
    And "Ancestral Vision" has 4 time counters
    And "Hill Giant" has 4 time counters
    And Bob controls "Calciderm" with 3 time counters
    When Alice plays "Dust of Moments" choosing "remove"
    And the stack resolves
    Then "Ancestral Vision" has 2 time counters
    And "Hill Giant" has 4 time counters
    And "Calciderm" has 1 time counter

  @cr26:702.62b.2
  Scenario: Dust of Moments removes two time counters from a suspended card, while no other card in exile has one
    Given Alice has "Dust of Moments" in hand and can pay {2}{W}
    And Alice has "Ancestral Vision" and "Hill Giant" in exile
    And "Ancestral Vision" has 4 time counters
    And Alice controls "Grizzly Bears" and "Riftwing Cloudskate" with 5 time counters
    When Alice plays "Dust of Moments" choosing "remove"
    And the stack resolves
    Then "Ancestral Vision" has 2 time counters
    And "Riftwing Cloudskate" has 3 time counters
    And "Hill Giant" is in exile

  @cr26:702.62a.4 @edition:2026-01
  Scenario: Riftwing Cloudskate that was cast with suspend loses haste if another player gains control of the spell
    Given it is Bob's end step
    And Bob has "Spell Theft" in hand and can pay {U}
    And Alice controls "Hill Giant"
    And Alice has "Riftwing Cloudskate" in exile
    And "Riftwing Cloudskate" has 1 time counter
    When the game goes on to Alice's upkeep
    And the top of the stack resolves
    And the top of the stack resolves
    Then Alice may choose yes for "Riftwing Cloudskate"
    When while "Riftwing Cloudskate" resolves, Alice plays "Riftwing Cloudskate"
    And Bob plays "Spell Theft" targeting "Riftwing Cloudskate"
    And the top of the stack resolves
    Then Bob controls "Riftwing Cloudskate"
    When the top of the stack resolves
    And Bob targets "Hill Giant"
    And the stack resolves
    Then Bob controls "Riftwing Cloudskate"
    And "Riftwing Cloudskate" doesn't have "haste"

  @cr26:702.62d
  Scenario: With Sphere of Resistance, Ancestral Vision that is cast without paying its mana cost costs {1}
    Given it is Bob's end step
    And Alice controls "Sphere of Resistance" and can pay {1}
    And Alice has "Ancestral Vision" in exile
    And "Ancestral Vision" has 1 time counter
    And Bob has "Plains", "Mountain" and "Wastes" as library
    When the game goes on to Alice's upkeep
    And the top of the stack resolves
    And the top of the stack resolves
    And while "Ancestral Vision" resolves, Alice plays "Ancestral Vision" targeting Bob
    Then the total cost of "Ancestral Vision" is {1}
    And {1} was spent on "Ancestral Vision"
    When the stack resolves
    Then Bob has drawn 3 cards

  @cr26:702.62d.2 @edition:2026-01
  Scenario: Rift Bolt that suspend lets Alice cast has conspire from Wort, and is copied for two creatures tapped as an additional cost
    Given it is Bob's end step
    And Alice controls "Wort, the Raidmother", "Hill Giant" and "Goblin Raider"
    And Alice has "Rift Bolt" in exile
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And "Rift Bolt" has 1 time counter
    Then Alice can play "Lightning Bolt" paying the optional cost "conspire" tapping "Hill Giant" and "Goblin Raider" targeting Bob
    When the game goes on to Alice's upkeep
    And the top of the stack resolves
    And the top of the stack resolves
    And while "Rift Bolt" resolves, Alice plays "Rift Bolt" paying the optional cost "conspire" tapping "Hill Giant" and "Goblin Raider" targeting Bob
    Then the total cost of "Rift Bolt" is {0}
    And "Hill Giant" and "Goblin Raider" are tapped
    And the ability "conspire" of "Rift Bolt" has triggered once
    When the stack resolves
    And Alice keeps the targets
    Then Bob is at 14 life

  @cr26:702.62d @edition:2026-01
  Scenario: Suspended Ancestral Vision costs nothing as it is cast, and Alice may not choose the cost of Fist of Suns, for which she can cast Hill Giant
    Given it is Bob's end step
    And Alice controls "Fist of Suns" and can pay {W}{U}{B}{R}{G}
    And Alice has "Hill Giant" in hand
    And Alice has "Ancestral Vision" in exile
    And "Ancestral Vision" has 1 time counter
    And Bob has "Plains", "Mountain" and "Wastes" as library
    When the game goes on to Alice's upkeep
    And the top of the stack resolves
    And the top of the stack resolves
    And while "Ancestral Vision" resolves, Alice plays "Ancestral Vision" targeting Bob
    Then the total cost of "Ancestral Vision" is {0}
    And Alice was asked for a mode never
    When the stack resolves
    Then Bob has drawn 3 cards
    When the game goes on to Alice's main phase
    Then Alice can play "Hill Giant" instead of its mana cost by "suns"

  @cr26:702.62d
  Scenario: With Sphere of Resistance and Thalia, suspended Ancestral Vision costs {2} as it is cast
    Given it is Bob's end step
    And Alice controls "Sphere of Resistance" and can pay {2}
    And Bob controls "Thalia, Guardian of Thraben"
    And Alice has "Ancestral Vision" in exile
    And "Ancestral Vision" has 1 time counter
    And Bob has "Plains", "Mountain" and "Wastes" as library
    When the game goes on to Alice's upkeep
    And the top of the stack resolves
    And the top of the stack resolves
    And while "Ancestral Vision" resolves, Alice plays "Ancestral Vision" targeting Bob
    Then the total cost of "Ancestral Vision" is {2}
    And {2} was spent on "Ancestral Vision"
    When the stack resolves
    Then Bob has drawn 3 cards

  @cr26:702.62d @edition:2006-10 @edition:2009-07 @edition:2013-07
  Scenario: Until 2013, suspended Ancestral Vision has to be cast and costs nothing, and Alice may not choose the cost of Fist of Suns for it
    Given it is Bob's end step
    And Alice controls "Fist of Suns" and can pay {W}{U}{B}{R}{G}
    And Alice has "Hill Giant" in hand
    And Alice has "Ancestral Vision" in exile
    And "Ancestral Vision" has 1 time counter
    And Bob has "Plains", "Mountain" and "Wastes" as library
    When the game goes on to Alice's upkeep
    And the top of the stack resolves
    And the top of the stack resolves
    And Alice targets Bob
    Then the total cost of "Ancestral Vision" is {0}
    And Alice was asked for a mode never
    When the stack resolves
    Then Bob has drawn 3 cards
    When the game goes on to Alice's main phase
    Then Alice can play "Hill Giant" instead of its mana cost by "suns"
    When Alice plays "Hill Giant"
    Then Alice was asked for a mode once

  @cr26:702.62a.7 @edition:2026-01
  Scenario: Riftwing Cloudskate, whose last time counters Dust of Moments removes, is cast in Alice's main phase and has haste
    Given Alice has "Dust of Moments" in hand and can pay {2}{W}
    And Alice has "Riftwing Cloudskate" in exile
    And "Riftwing Cloudskate" has 2 time counters
    And Bob controls "Hill Giant"
    When Alice plays "Dust of Moments" choosing "remove"
    And the top of the stack resolves
    Then the stack holds the ability of "Riftwing Cloudskate"
    When the top of the stack resolves
    Then Alice may choose yes for "Riftwing Cloudskate"
    When while "Riftwing Cloudskate" resolves, Alice plays "Riftwing Cloudskate"
    And the top of the stack resolves
    And Alice targets "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's hand
    And Alice can attack with "Riftwing Cloudskate"

  @cr26:702.62a.7 @edition:2006-10 @edition:2009-07 @edition:2013-07
  Scenario: From 2006 to 2013, Riftwing Cloudskate, whose last time counters Dust of Moments removes, is played in Alice's main phase and has haste
    Given Alice has "Dust of Moments" in hand and can pay {2}{W}
    And Alice has "Riftwing Cloudskate" in exile
    And "Riftwing Cloudskate" has 2 time counters
    And Bob controls "Hill Giant"
    When Alice plays "Dust of Moments" choosing "remove"
    And the top of the stack resolves
    Then the stack holds the ability of "Riftwing Cloudskate"
    When the top of the stack resolves
    Then nobody is asked anything
    And "Riftwing Cloudskate" is on the stack
    When the top of the stack resolves
    And Alice targets "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's hand
    And Alice can attack with "Riftwing Cloudskate"

  @cr26:702.62a.8
  Scenario: Suspend triggers for Riftwing Cloudskate in exile that loses its last time counters, and not for one on the battlefield
    Given Alice has "Dust of Moments" in hand and can pay {2}{W}
    And Alice has "Riftwing Cloudskate" as "waiting" in exile
    And "waiting" has 2 time counters and has 1 charge counter
    And Alice controls "Riftwing Cloudskate" as "present" with 2 time counters
    When Alice plays "Dust of Moments" choosing "remove"
    And the top of the stack resolves
    Then "present" has no time counters
    And "present" has triggered never
    And the stack holds the ability of "waiting"

  @cr26:702.62a.8
  Scenario: Riftwing Cloudskate on the battlefield doesn't trigger for suspend as Dust of Moments removes its last time counters
    Given it is Bob's end step
    And Alice controls "Riftwing Cloudskate" as "present" with 2 time counters
    And Alice has "Riftwing Cloudskate" as "waiting" in exile
    And "waiting" has 4 time counters
    And Alice has "Dust of Moments" in hand and can pay {2}{W}
    When the game goes on to Alice's main phase
    Then "waiting" has 3 time counters
    And "waiting" has triggered once
    And "present" has 2 time counters
    When Alice plays "Dust of Moments" choosing "remove"
    And the top of the stack resolves
    Then "present" has no time counters
    And "present" has triggered never
    And "waiting" has 1 time counter
    And the stack is empty

  @cr26:702.62a.8
  Scenario: Riftwing Cloudskate that Pull from Eternity puts into the graveyard before its suspend ability resolves isn't cast
    Given Alice has "Dust of Moments" in hand and can pay {2}{W}
    And Alice has "Riftwing Cloudskate" in exile
    And "Riftwing Cloudskate" has 2 time counters
    And Bob has "Pull from Eternity" in hand and can pay {W}
    When Alice plays "Dust of Moments" choosing "remove"
    And the top of the stack resolves
    Then the stack holds the ability of "Riftwing Cloudskate"
    When Bob in response plays "Pull from Eternity" targeting "Riftwing Cloudskate"
    And the stack resolves
    Then nobody is asked anything
    And "Riftwing Cloudskate" is in Alice's graveyard

  @cr26:702.62c.2
  Scenario: After Endless Swarm, whose controller can't cast spells, Riftwing Cloudskate can't be suspended
    Given Alice has "Endless Swarm" and "Riftwing Cloudskate" in hand and can pay {5}{G}{G}{G}{1}{U}
    Then Alice can activate "suspend" of "Riftwing Cloudskate"
    When Alice plays "Endless Swarm"
    And the stack resolves
    Then Alice can't activate "suspend" of "Riftwing Cloudskate" by rule 116.2
    And Alice controls 1 "Snake" permanent

  @cr26:702.62a.9
  Scenario: Riftwing Cloudskate on the battlefield can't be suspended, and one in hand can, which Alice can't suspend while she has no priority
    Given Alice controls "Riftwing Cloudskate" as "played" and "Vedalken Orrery"
    And Alice has "Riftwing Cloudskate" as "held" in hand and can pay {1}{U}
    And Alice has "Riftwing Cloudskate" as "dead" in graveyard and "Riftwing Cloudskate" as "away" exiled
    And Bob has "Lightning Bolt" in hand and can pay {R}
    Then Alice can't activate "suspend" of "played" by rule 113.6
    And Alice can't activate "suspend" of "dead" by rule 113.6
    And Alice can't activate "suspend" of "away" by rule 113.6
    And Alice can activate "suspend" of "held"
    When Alice passes
    Then Alice can't activate "suspend" of "held" by rule 117.1
    When Bob plays "Lightning Bolt" targeting Alice
    And Bob passes
    And Alice activates "suspend" of "held"
    Then "held" is exiled
    And "held" has 3 time counters
    And the stack holds "Lightning Bolt"

  @cr26:702.62a.10
  Scenario: Of two suspended Patient Fields, which are land cards, Alice plays one in her upkeep and can't play the other one, and a third one in hand can't be suspended
    Given it is Bob's end step
    And Alice has "Patient Field" as "one" and "Patient Field" as "two" in exile
    And "one" has 1 time counter
    And "two" has 1 time counter
    And Alice has "Patient Field" as "held" and "Riftwing Cloudskate" in hand and can pay {1}{U}
    And Alice has "Plains" and "Swamp" as library
    When the game goes on to Alice's upkeep
    And Alice puts "one" and "two" in this order
    And the top of the stack resolves
    And the top of the stack resolves
    Then Alice may choose no for "two"
    When while "two" resolves, Alice plays "two"
    Then "two" is in play under Alice's control
    When the stack resolves
    Then "one" has no time counters
    And "one" is exiled
    And nobody is asked anything
    When the game goes on to Alice's main phase
    Then Alice can't activate "suspend" of "held" by rule 116.2
    And Alice can activate "suspend" of "Riftwing Cloudskate"

  @cr26:702.62a.10
  Scenario: Alice, who has played Forest this turn, can't play suspended Patient Field, whose last time counters Dust of Moments removes, and it stays exiled
    Given Alice has "Dust of Moments" and "Forest" in hand and can pay {2}{W}
    And Alice has "Patient Field" and "Ancestral Vision" in exile
    And "Patient Field" has 2 time counters
    And "Ancestral Vision" has 3 time counters
    When Alice plays the land "Forest"
    And Alice plays "Dust of Moments" choosing "remove"
    And the top of the stack resolves
    Then "Ancestral Vision" has 1 time counter
    And the stack holds the ability of "Patient Field"
    When the stack resolves
    Then nobody is asked anything
    And "Patient Field" is exiled
    And "Patient Field" has no time counters

  @cr26:702.62a.4 @edition:2006-10 @edition:2009-07 @edition:2013-07
  Scenario: From 2006 to 2013, the haste that suspend gave ends as another player gains control of Riftwing Cloudskate
    Given it is Bob's end step
    And Bob has "Mind Control" in hand and can pay {3}{U}{U}
    And Alice controls "Hill Giant" and has "Disenchant" in hand and can pay {1}{W}
    And Alice has "Riftwing Cloudskate" in exile
    And "Riftwing Cloudskate" has 1 time counter
    When the game goes on to Alice's upkeep
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Riftwing Cloudskate" is on the stack
    When the top of the stack resolves
    And Alice targets "Hill Giant"
    And the stack resolves
    Then "Riftwing Cloudskate" has "haste"
    When the game goes on to Bob's next main phase
    And Bob plays "Mind Control" targeting "Riftwing Cloudskate"
    And the stack resolves
    Then Bob controls "Riftwing Cloudskate"
    And "Riftwing Cloudskate" doesn't have "haste"
    And "Riftwing Cloudskate" has "flying"
    When Alice plays "Disenchant" targeting "Mind Control"
    And the stack resolves
    Then Alice controls "Riftwing Cloudskate"
    And "Riftwing Cloudskate" doesn't have "haste"

  @cr26:702.62a.4 @edition:2006-10 @edition:2009-07 @edition:2013-07
  Scenario: From 2006 to 2013, Riftwing Cloudskate that was played with suspend loses haste if another player gains control of the spell
    Given it is Bob's end step
    And Bob has "Spell Theft" in hand and can pay {U}
    And Alice controls "Hill Giant"
    And Alice has "Riftwing Cloudskate" in exile
    And "Riftwing Cloudskate" has 1 time counter
    When the game goes on to Alice's upkeep
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Riftwing Cloudskate" is on the stack
    When Bob plays "Spell Theft" targeting "Riftwing Cloudskate"
    And the top of the stack resolves
    Then Bob controls "Riftwing Cloudskate"
    When the top of the stack resolves
    And Bob targets "Hill Giant"
    And the stack resolves
    Then Bob controls "Riftwing Cloudskate"
    And "Riftwing Cloudskate" doesn't have "haste"
