Feature: Cycling

  @cr26:702.29c
  Scenario: Lightning Rift triggers when an opponent cycles a card, and deals damage only if its controller pays {1}
    Given Alice controls "Lightning Rift" and can pay {1}
    And Bob has 2 "Drifting Meadow" as "meadow" in hand and can pay {4}
    When Bob activates the cycling ability of "meadow 1"
    And Alice targets Bob for "Lightning Rift"
    And the top of the stack resolves
    And as it resolves, Alice pays for "Lightning Rift"
    Then Bob is at 18 life
    When the stack resolves
    And Bob activates the cycling ability of "meadow 2"
    And Alice targets Bob for "Lightning Rift"
    And the stack resolves
    Then Bob is at 18 life
    And Bob has drawn 2 cards

  @cr26:702.29c
  Scenario: Lightning Rift triggers when its controller cycles a card, and not when its controller activates another ability
    Given Alice controls "Lightning Rift", "Frostwielder" and can pay {3}
    And Alice has "Drifting Meadow" in hand
    When Alice activates "Frostwielder" targeting Bob
    And the stack resolves
    Then "Lightning Rift" has triggered never
    When Alice activates the cycling ability of "Drifting Meadow"
    Then "Lightning Rift" has triggered once
    And Alice is asked for targets by "Lightning Rift"
    When Alice targets Bob for "Lightning Rift"
    Then "Lightning Rift" has triggered once
    When the stack resolves
    And as it resolves, Alice doesn't pay for "Lightning Rift"
    Then Bob is at 19 life

  @cr26:702.29c.2 @cr26:113.6k.2
  Scenario: Renewed Faith triggers in the graveyard when it is cycled, and its player gains life before drawing the card
    Given Alice has "Renewed Faith" in hand and can pay {1}{W}
    When Alice activates the cycling ability of "Renewed Faith"
    Then "Renewed Faith" is in Alice's graveyard
    When the top of the stack resolves
    And as it resolves, Alice says yes to "Renewed Faith"
    Then Alice is at 22 life
    And Alice has drawn no cards
    When the stack resolves
    Then Alice has drawn 1 card

  @cr26:113.6k.2
  Scenario: Renewed Faith, in the graveyard as it is cycled, triggers there, and its player gains 2 life and draws a card
    Given Alice has "Renewed Faith" in hand and can pay {1}{W}
    And Alice has "Island" as library
    When Alice activates the cycling ability of "Renewed Faith"
    Then "Renewed Faith" is in Alice's graveyard
    And "Renewed Faith" has triggered once
    When the top of the stack resolves
    And as it resolves, Alice says yes to "Renewed Faith"
    Then Alice is at 22 life
    When the stack resolves
    Then Alice's hand holds "Island"

  @cr26:702.29c.2
  Scenario: Renewed Faith triggers only when it is cycled, not when another card is cycled or when it is cast
    Given Alice has 2 "Renewed Faith" as "faith" in hand and can pay {2}{W}{1}{W}
    And Alice has "Drifting Meadow" in hand and can pay {2}
    When Alice activates the cycling ability of "faith 1"
    And the stack resolves
    And as it resolves, Alice says no to "faith 1"
    Then Alice is at 20 life
    When Alice activates the cycling ability of "Drifting Meadow"
    And the stack resolves
    Then Alice is at 20 life
    And it happened once that "faith 1" triggered
    When Alice plays "faith 2"
    And the stack resolves
    Then Alice is at 26 life
    And it happened never that "faith 2" triggered

  @cr26:702.29c.2 @cr26:113.6k.2
  Scenario: Renewed Faith that Rest in Peace exiles as it is cycled triggers from exile
    Given Bob controls "Rest in Peace"
    And Alice has "Renewed Faith" in hand and can pay {1}{W}
    When Alice activates the cycling ability of "Renewed Faith"
    Then "Renewed Faith" is exiled
    And "Renewed Faith" has triggered once
    When the top of the stack resolves
    And as it resolves, Alice says yes to "Renewed Faith"
    Then Alice is at 22 life
    When the stack resolves
    Then Alice has drawn 1 card

  @cr26:113.6k.2
  Scenario: Renewed Faith, in exile as Rest in Peace exiles it when it is cycled, triggers there, and its player gains 2 life and draws a card
    Given Bob controls "Rest in Peace"
    And Alice has "Renewed Faith" in hand and can pay {1}{W}
    And Alice has "Island" as library
    When Alice activates the cycling ability of "Renewed Faith"
    Then "Renewed Faith" is exiled
    And "Renewed Faith" has triggered once
    When the top of the stack resolves
    And as it resolves, Alice says yes to "Renewed Faith"
    Then Alice is at 22 life
    When the stack resolves
    Then Alice's hand holds "Island"

  @cr26:702.29c.2
  Scenario: Renewed Faith discarded for Wild Mongrel doesn't trigger, and Renewed Faith that is cycled does
    Given Alice controls "Wild Mongrel" and has "Renewed Faith" as "thrown" and "Renewed Faith" as "cycled" in hand and can pay {1}{W}
    When Alice activates "change" of "Wild Mongrel" discarding "thrown"
    Then "thrown" was discarded
    And "thrown" has triggered never
    And the stack holds the ability of "Wild Mongrel"
    When the stack resolves
    And Alice chooses the color "red"
    And Alice activates the cycling ability of "cycled"
    Then "thrown" has triggered never
    And "cycled" has triggered once
    When the top of the stack resolves
    And as it resolves, Alice says yes to "cycled"
    Then Alice is at 22 life

  @cr26:702.29e
  Scenario: Plainscycling finds Savannah or Plains, and not Mountain
    Given Alice has "Eternal Dragon" in hand and can pay {2}
    And Alice has "Savannah", "Mountain" and "Plains" as library
    When Alice activates the typecycling ability of "Eternal Dragon"
    Then the total cost of the ability of "Eternal Dragon" is {2}
    And "Eternal Dragon" was discarded
    When the stack resolves
    Then Alice may choose "Plains" for "Eternal Dragon"
    And Alice may not choose "Mountain" for "Eternal Dragon"
    When Alice chooses "Savannah" for "Eternal Dragon"
    Then "Savannah" is in Alice's hand
    And Bob knows "Savannah"
    And it happened once that Alice shuffled
    And Alice has drawn no cards

  @cr26:702.29f
  Scenario: Lightning Rift triggers when Eternal Dragon's plainscycling is activated
    Given Alice has "Eternal Dragon" in hand and can pay {2}
    And Alice controls "Lightning Rift"
    And Alice has "Savannah", "Mountain" and "Plains" as library
    When Alice activates the typecycling ability of "Eternal Dragon"
    Then "Eternal Dragon" was discarded
    And "Lightning Rift" has triggered once
    When Alice targets Bob for "Lightning Rift"
    And the stack resolves
    Then Alice may choose "Plains" for "Eternal Dragon"
    And Alice may not choose "Mountain" for "Eternal Dragon"
    When Alice chooses "Savannah" for "Eternal Dragon"
    Then "Savannah" is in Alice's hand
    And Alice has 2 cards in library

  @cr26:702.29f.2
  Scenario: Until 2009, Vile Manifestation, which counts cards with cycling, doesn't count a card with plainscycling
    Given Alice controls "Vile Manifestation"
    And Alice has "Eternal Dragon" and "Renewed Faith" in hand and can pay {2}{1}{W}
    When Alice activates the typecycling ability of "Eternal Dragon"
    Then "Vile Manifestation" is 0/4
    When Alice activates the cycling ability of "Renewed Faith"
    Then "Vile Manifestation" is 1/4

  @cr26:702.29f.2
  Scenario: Until 2009, Fluctuator, which reduces cycling costs, doesn't reduce the cost of plainscycling
    Given Alice controls "Fluctuator"
    And Alice has "Eternal Dragon" and "Renewed Faith" in hand and can pay {2}{W}
    When Alice activates the typecycling ability of "Eternal Dragon"
    Then {2} was spent on the ability of "Eternal Dragon"
    When Alice activates the cycling ability of "Renewed Faith"
    Then {W} was spent on the ability of "Renewed Faith"

  @cr26:702.29f.2.today
  Scenario: Today, Vile Manifestation, which counts cards with cycling, also counts a card with plainscycling
    Given Alice controls "Vile Manifestation"
    And Alice has "Eternal Dragon" and "Renewed Faith" in hand and can pay {2}{1}{W}
    Then "Vile Manifestation" is 0/4
    When Alice activates the typecycling ability of "Eternal Dragon"
    Then "Vile Manifestation" is 1/4
    When Alice activates the cycling ability of "Renewed Faith"
    Then "Vile Manifestation" is 2/4

  @cr26:702.29f.2.today
  Scenario: Today, Fluctuator, which reduces cycling costs, also reduces the cost of plainscycling
    Given Alice controls "Fluctuator"
    And Alice has "Eternal Dragon" and "Renewed Faith" in hand and can pay {W}
    When Alice activates the typecycling ability of "Eternal Dragon"
    Then "Eternal Dragon" was discarded
    When Alice activates the cycling ability of "Renewed Faith"
    Then {W} was spent on the ability of "Renewed Faith"

  @cr26:702.29f.2.today
  Scenario: Today, Wheelwright's Toll, which increases cycling costs, also increases the cost of plainscycling
    Given Alice controls "Wheelwright's Toll"
    And Alice has "Eternal Dragon" and "Renewed Faith" in hand and can pay {3}{2}{W}
    And Alice has "Plains" as library
    When Alice activates the cycling ability of "Renewed Faith"
    Then the total cost of the ability of "Renewed Faith" is {2}{W}
    When Alice activates the typecycling ability of "Eternal Dragon"
    Then the total cost of the ability of "Eternal Dragon" is {3}
    And "Eternal Dragon" was discarded

  @cr26:702.29f
  Scenario: Lightning Rift triggers once for plainscycling, and not when Eternal Dragon returns from the graveyard
    Given Alice has "Eternal Dragon" in hand and can pay {5}{W}{W}
    And Alice controls "Lightning Rift"
    And Alice has "Mountain" and "Plains" as library
    When Alice activates the typecycling ability of "Eternal Dragon"
    And Alice targets Bob for "Lightning Rift"
    And the stack resolves
    And Alice doesn't pay
    And Alice chooses "Plains" for "Eternal Dragon"
    Then "Lightning Rift" has triggered once
    And "Plains" is in Alice's hand
    When the game goes on to Alice's upkeep
    And Alice activates "return" of "Eternal Dragon"
    And the stack resolves
    Then "Eternal Dragon" is in Alice's hand
    And "Lightning Rift" has triggered once

  @cr26:702.29a @cr26:702.29b.2
  Scenario: Vile Manifestation is cycled from hand for {2}, and can't be cycled on the battlefield
    Given Alice has "Vile Manifestation" as "held" in hand and can pay {4}
    And Alice controls "Vile Manifestation" as "played"
    And Alice has "Vile Manifestation" as "dead" in graveyard and "Vile Manifestation" as "away" exiled
    And Alice has "Island" and "Vile Manifestation" as "deep" on top of library
    Then Alice can't activate "cycling.activate" of "played" by rule 113.6
    And Alice can't activate "cycling.activate" of "deep" by rule 113.6
    And Alice can't activate "cycling.activate" of "dead" by rule 113.6
    And Alice can't activate "cycling.activate" of "away" by rule 113.6
    And Alice can activate "cycling.activate" of "held"
    When Alice activates "cycling.activate" of "held"
    Then the total cost of the ability of "held" is {2}
    And "held" is in Alice's graveyard
    When the stack resolves
    Then "Island" is in Alice's hand
    And "played" is 2/4

  @cr26:702.29b
  Scenario: Barkhide Mauler, which has only cycling, counts as a creature with an activated ability, and Grizzly Bears doesn't
    Given Alice controls "Barkhide Mauler" and "Grizzly Bears" and has "Roll of Trades" in hand and can pay {1}{W}{4}{G}
    And Alice has "Barkhide Mauler" as "dead" in graveyard and "Barkhide Mauler" as "away" exiled
    And Alice has "Barkhide Mauler" as "held" in hand and "Barkhide Mauler" as "deep" as library
    Then "dead" has "cycling"
    And "away" has "cycling"
    And "deep" has "cycling"
    When Alice plays "held"
    Then the stack holds "held"
    And "held" has "cycling"
    When the stack resolves
    And Alice plays "Roll of Trades"
    And the stack resolves
    Then "Barkhide Mauler" is 5/5
    And "Grizzly Bears" is 2/2

  @cr26:702.29a
  Scenario: Barkhide Mauler in hand has cycling, and draws a card for {2}
    Given Alice has "Barkhide Mauler" in hand and can pay {2}
    And Alice has "Island" on top of library
    Then "Barkhide Mauler" has "cycling"
    When Alice activates "cycling.activate" of "Barkhide Mauler"
    Then "Barkhide Mauler" is in Alice's graveyard
    When the stack resolves
    Then "Island" is in Alice's hand

  @cr26:702.29d
  Scenario: Drake Haven triggers once when Vile Manifestation is cycled
    Given Alice controls "Drake Haven" and has "Vile Manifestation" in hand and can pay {2}{1}{1}
    When Alice activates "cycling.activate" of "Vile Manifestation"
    Then "Drake Haven" has triggered once
    When the stack resolves
    And Alice pays for "Drake Haven"
    Then "Drake Haven" has triggered once
    And the first "Drake" token is 2/2

  @cr26:702.29d
  Scenario: Drake Haven triggers once for Hill Giant that is discarded, and once for Vile Manifestation that is cycled
    Given Alice controls "Drake Haven" and "Wild Mongrel" and has "Hill Giant" and "Vile Manifestation" in hand and can pay {2}{1}{1}
    When Alice activates "Wild Mongrel" discarding "Hill Giant"
    And the top of the stack resolves
    And Alice pays for "Drake Haven"
    And the stack resolves
    And Alice chooses the color "red"
    Then "Drake Haven" has triggered once
    When Alice activates "cycling.activate" of "Vile Manifestation"
    And the stack resolves
    And Alice doesn't pay for "Drake Haven"
    Then "Drake Haven" has triggered twice
    And Alice controls 1 "Drake" permanent

  @cr26:702.29e.2
  Scenario: Basic landcycling of Ash Barrens finds Forest and not Taiga
    Given Alice has "Ash Barrens" in hand and can pay {1}
    And Alice has "Taiga", "Forest" and "Grizzly Bears" as library
    When Alice activates "basic_landcycling" of "Ash Barrens"
    And the stack resolves
    Then Alice may not choose "Taiga" for "Ash Barrens"
    And Alice may choose "Forest" for "Ash Barrens"
    When Alice chooses "Forest" for "Ash Barrens"
    Then "Forest" is in Alice's hand
    And "Ash Barrens" is in Alice's graveyard

  @cr26:702.29e.2
  Scenario: Basic landcycling of Ash Barrens finds Island and not Grizzly Bears
    Given Alice has "Ash Barrens" in hand and can pay {1}
    And Alice has "Grizzly Bears" and "Island" as library
    When Alice activates "basic_landcycling" of "Ash Barrens"
    And the stack resolves
    Then Alice may not choose "Grizzly Bears" for "Ash Barrens"
    And Alice may choose "Island" for "Ash Barrens"
    When Alice chooses "Island" for "Ash Barrens"
    Then "Island" is in Alice's hand
    And Alice's library holds "Grizzly Bears"

  @cr26:702.29e.3
  Scenario: Wizardcycling of Vedalken Aethermage finds Snapcaster Mage, and neither Grizzly Bears nor Island
    Given Alice has "Vedalken Aethermage" in hand and can pay {3}
    And Alice has "Grizzly Bears", "Island" and "Snapcaster Mage" as library
    When Alice activates the typecycling ability of "Vedalken Aethermage"
    And the stack resolves
    Then Alice may not choose "Grizzly Bears" for "Vedalken Aethermage"
    And Alice may not choose "Island" for "Vedalken Aethermage"
    And Alice may choose "Snapcaster Mage" for "Vedalken Aethermage"
    When Alice chooses "Snapcaster Mage" for "Vedalken Aethermage"
    Then "Snapcaster Mage" is in Alice's hand
    And Bob knows "Snapcaster Mage"
    And "Vedalken Aethermage" is in Alice's graveyard

  @cr26:702.29e.3
  Scenario: Wizardcycling of Vedalken Aethermage finds another Vedalken Aethermage, and not Island
    Given Alice has "Vedalken Aethermage" as "one" in hand and can pay {3}
    And Alice has "Island" and "Vedalken Aethermage" as "two" as library
    When Alice activates the typecycling ability of "one"
    And the stack resolves
    Then Alice may not choose "Island" for "one"
    And Alice may choose "two" for "one"
    When Alice chooses "two" for "one"
    Then "two" is in Alice's hand
    And Alice has drawn no cards
    And it happened once that Alice shuffled

  @cr26:702.29f.3
  Scenario: Under Stabilizer, which stops players from cycling cards, plainscycling can't be activated until Stabilizer is destroyed
    Given Bob controls "Stabilizer"
    And Alice has "Eternal Dragon" and "Naturalize" in hand and can pay {2}{1}{G}
    And Alice has "Mountain" and "Plains" as library
    Then Alice can't activate the typecycling ability of "Eternal Dragon" because of "halt" of "Stabilizer"
    When Alice plays "Naturalize" targeting "Stabilizer"
    And the stack resolves
    And Alice activates the typecycling ability of "Eternal Dragon"
    And the stack resolves
    And Alice chooses "Plains" for "Eternal Dragon"
    Then "Plains" is in Alice's hand
    And Alice has 1 card in library

  @cr26:702.29a.2
  Scenario: Two Street Wraiths are cycled for 2 life each and no mana, and Alice with 1 life left can't cycle a third one
    Given Alice has 3 "Street Wraith" as "wraith" in hand
    And Alice is at 5 life
    And Alice has "Island" and "Forest" on top of library
    When Alice activates "cycling.activate" of "wraith 1"
    Then Alice is at 3 life
    And "wraith 1" was discarded
    When the stack resolves
    Then "Island" is in Alice's hand
    And Alice can activate "cycling.activate" of "wraith 3"
    When Alice activates "cycling.activate" of "wraith 2"
    And the stack resolves
    Then Alice is at 1 life
    And "Forest" is in Alice's hand
    And Alice can't activate "cycling.activate" of "wraith 3" by rule 118.3

  @cr26:702.29a.2
  Scenario: Street Wraith is cycled from hand without mana, and the ones on the battlefield and in the graveyard are not
    Given Alice has "Street Wraith" as "held" in hand and "Street Wraith" as "dead" in graveyard
    And Alice controls "Street Wraith" as "played"
    And Alice has "Island" on top of library
    Then Alice can't activate "cycling.activate" of "played" by rule 113.6
    And Alice can't activate "cycling.activate" of "dead" by rule 113.6
    And Alice can activate "cycling.activate" of "held"
    When Alice activates "cycling.activate" of "held"
    Then "held" was discarded
    When the stack resolves
    Then "Island" is in Alice's hand
    And "played" is in play

  @cr26:702.29a
  Scenario: Alice cycles Vile Manifestation in Bob's turn, in response to Lava Spike
    Given it is Bob's main phase
    And Alice has "Vile Manifestation" in hand and can pay {2}
    And Alice has "Island" on top of library
    And Bob has "Lava Spike" in hand and can pay {R}
    When Bob plays "Lava Spike" targeting Alice
    And Bob passes
    And Alice activates "cycling.activate" of "Vile Manifestation"
    Then the stack holds the ability of "Vile Manifestation" and "Lava Spike"
    When the top of the stack resolves
    Then "Island" is in Alice's hand
    And Alice is at 20 life
    And the stack holds "Lava Spike"

  @cr26:702.1d.2
  Scenario: Vile Manifestation counts cards with cycling for mana, for life and for a basic land card, and no card without cycling
    Given Alice controls "Vile Manifestation" and can pay {1}
    And Alice has "Ash Barrens" in hand and "Barkhide Mauler", "Street Wraith" and "Hill Giant" in graveyard
    And Alice has "Forest" and "Gray Ogre" as library
    And Bob has "Barkhide Mauler" as "his" in graveyard
    Then "Vile Manifestation" is 2/4
    When Alice activates "basic_landcycling" of "Ash Barrens"
    Then "Vile Manifestation" is 3/4
    When the stack resolves
    And Alice chooses "Forest" for "Ash Barrens"
    Then "Forest" is in Alice's hand
    And "Vile Manifestation" is 3/4

  @cr26:702.29e.4
  Scenario: Sorcerycycling finds Lava Spike and not Lightning Bolt, and legendcycling finds the creature Isamaru or the land Karakas
    Given Alice has "Seeker of Two Shelves" as "one" and "Seeker of Two Shelves" as "two" in hand and can pay {1}{1}
    And Alice has "Lightning Bolt", "Lava Spike", "Isamaru, Hound of Konda", "Karakas" and "Grizzly Bears" as library
    When Alice activates "sorcerycycling" of "one"
    And the stack resolves
    Then Alice may not choose "Lightning Bolt" for "one"
    And Alice may not choose "Isamaru, Hound of Konda" for "one"
    And Alice may choose "Lava Spike" for "one"
    When Alice chooses "Lava Spike" for "one"
    Then "Lava Spike" is in Alice's hand
    When Alice activates "legendcycling" of "two"
    And the stack resolves
    Then Alice may not choose "Grizzly Bears" for "two"
    And Alice may choose "Isamaru, Hound of Konda" for "two"
    And Alice may choose "Karakas" for "two"
    When Alice chooses "Karakas" for "two"
    Then Alice's hand holds "Lava Spike" and "Karakas"
    And Alice has 3 cards in library

  @cr26:702.29e.4
  Scenario: Sorcerycycling of Seeker of Two Shelves finds Zombify, a sorcery without a subtype, and not Grizzly Bears
    Given Alice has "Seeker of Two Shelves" in hand and can pay {1}
    And Alice has "Zombify", "Grizzly Bears" and "Lava Spike" as library
    When Alice activates "sorcerycycling" of "Seeker of Two Shelves"
    And the stack resolves
    Then Alice may not choose "Grizzly Bears" for "Seeker of Two Shelves"
    And Alice may choose "Zombify" for "Seeker of Two Shelves"
    When Alice chooses "Zombify" for "Seeker of Two Shelves"
    Then "Zombify" is in Alice's hand
    And Alice has 2 cards in library

  @cr26:702.29e.5
  Scenario: Artifact landcycling of Sojourner's Companion finds Great Furnace, and neither Sol Ring nor Mountain
    Given Alice has "Sojourner's Companion" in hand and can pay {2}
    And Alice has "Sol Ring", "Mountain" and "Great Furnace" as library
    When Alice activates "artifact_landcycling" of "Sojourner's Companion"
    Then the total cost of the ability of "Sojourner's Companion" is {2}
    And "Sojourner's Companion" was discarded
    When the stack resolves
    Then Alice may not choose "Sol Ring" for "Sojourner's Companion"
    And Alice may not choose "Mountain" for "Sojourner's Companion"
    And Alice may choose "Great Furnace" for "Sojourner's Companion"
    When Alice chooses "Great Furnace" for "Sojourner's Companion"
    Then "Great Furnace" is in Alice's hand
    And Bob knows "Great Furnace"
    And Alice has 2 cards in library

  @cr26:702.29e.5
  Scenario: Artifact landcycling of Sojourner's Companion finds Great Furnace, which is both, and not Grizzly Bears, a card that is neither
    Given Alice has "Sojourner's Companion" in hand and can pay {2}
    And Alice has "Grizzly Bears" and "Great Furnace" as library
    When Alice activates "artifact_landcycling" of "Sojourner's Companion"
    And the stack resolves
    Then Alice may not choose "Grizzly Bears" for "Sojourner's Companion"
    And Alice may choose "Great Furnace" for "Sojourner's Companion"
    When Alice chooses "Great Furnace" for "Sojourner's Companion"
    Then "Great Furnace" is in Alice's hand
    And "Sojourner's Companion" is in Alice's graveyard
    And Alice has 1 card in library

  @cr26:702.1a
  Scenario: With Fluctuator, Drifting Meadow with cycling {2} is cycled for no mana, and is discarded all the same
    Given Alice controls "Fluctuator"
    And Alice has "Drifting Meadow" in hand and "Island" on top of library
    Then Alice can activate the cycling ability of "Drifting Meadow"
    When Alice activates the cycling ability of "Drifting Meadow"
    Then the total cost of the ability of "Drifting Meadow" is {0}
    And "Drifting Meadow" was discarded
    When the stack resolves
    Then Alice's hand holds "Island"
    And "Drifting Meadow" is in Alice's graveyard

  @cr26:702.1a
  Scenario: With Wheelwright's Toll, which increases cycling costs by {1}, Drifting Meadow with cycling {2} is cycled for {3}, and is discarded all the same
    Given Alice controls "Wheelwright's Toll" and can pay {3}
    And Alice has "Drifting Meadow" in hand and "Island" on top of library
    Then Alice can activate the cycling ability of "Drifting Meadow"
    When Alice activates the cycling ability of "Drifting Meadow"
    Then the total cost of the ability of "Drifting Meadow" is {3}
    And "Drifting Meadow" was discarded
    When the stack resolves
    Then Alice's hand holds "Island"
    And "Drifting Meadow" is in Alice's graveyard

  @cr26:702.29f.4
  Scenario: Turning Almanac, which searches for a card with cycling, may find Eternal Dragon with plainscycling, and not Hill Giant
    Given Alice has "Turning Almanac" in hand and can pay {1}
    And Alice has "Eternal Dragon", "Renewed Faith", "Hill Giant" and "Island" as library
    When Alice plays "Turning Almanac"
    And the stack resolves
    Then Alice may not choose "Hill Giant" for "Turning Almanac"
    And Alice may choose "Renewed Faith" for "Turning Almanac"
    And Alice may choose "Eternal Dragon" for "Turning Almanac"
    When Alice chooses "Eternal Dragon" for "Turning Almanac"
    Then "Eternal Dragon" is in Alice's hand
    And Bob knows "Eternal Dragon"
    And Alice has 3 cards in library

  @cr26:702.29f.4
  Scenario: Turning Almanac may find Renewed Faith with cycling, and neither Hill Giant nor Island
    Given Alice has "Turning Almanac" in hand and can pay {1}
    And Alice has "Renewed Faith", "Hill Giant" and "Island" as library
    When Alice plays "Turning Almanac"
    And the stack resolves
    Then Alice may not choose "Hill Giant" for "Turning Almanac"
    And Alice may not choose "Island" for "Turning Almanac"
    And Alice may choose "Renewed Faith" for "Turning Almanac"
    When Alice chooses "Renewed Faith" for "Turning Almanac"
    Then "Renewed Faith" is in Alice's hand
    And Alice has 2 cards in library

  @cr26:702.29b.3
  Scenario: Roll of Trades gives Barkhide Mauler, which has only cycling, +1/+1 on the battlefield, and Craw Wurm nothing
    Given Alice controls "Barkhide Mauler" and "Craw Wurm" and has "Roll of Trades" in hand and can pay {1}{W}
    Then "Barkhide Mauler" has "cycling"
    And "Barkhide Mauler" is 4/4
    When Alice plays "Roll of Trades"
    And the stack resolves
    Then "Barkhide Mauler" is 5/5
    And "Craw Wurm" is 6/4

  @cr26:702.29b.3
  Scenario: Roll of Trades gives Prodigal Sorcerer, which has an activated ability and no cycling, +1/+1, and Grizzly Bears nothing
    Given Alice controls "Prodigal Sorcerer" and "Grizzly Bears" and has "Roll of Trades" in hand and can pay {1}{W}
    Then "Prodigal Sorcerer" is 1/1
    When Alice plays "Roll of Trades"
    And the stack resolves
    Then "Prodigal Sorcerer" is 2/2
    And "Grizzly Bears" is 2/2

  @cr26:702.29d
  Scenario: Drake Haven triggers once when Alice, who has no mana left, cycles Vile Manifestation, and she gets no Drake
    Given Alice controls "Drake Haven" and has "Vile Manifestation" in hand and can pay {2}
    And Alice has "Island" on top of library
    When Alice activates "cycling.activate" of "Vile Manifestation"
    And the stack resolves
    Then "Drake Haven" has triggered once
    And "Island" is in Alice's hand
    And Alice controls no "Drake" permanents

  @cr26:702.29d
  Scenario: Drake Haven triggers once for Hill Giant, which is discarded and not cycled
    Given Alice controls "Drake Haven" and "Wild Mongrel" and has "Hill Giant" in hand and can pay {1}
    When Alice activates "Wild Mongrel" discarding "Hill Giant"
    And the top of the stack resolves
    And Alice pays for "Drake Haven"
    Then "Drake Haven" has triggered once
    And the first "Drake" token is 2/2
    And Alice controls 1 "Drake" permanent

  @cr26:702.29c
  Scenario: Lightning Rift triggers as Bob discards Drifting Meadow for its cycling ability, before he draws a card for it
    Given it is Bob's main phase
    And Alice controls "Lightning Rift"
    And Bob has "Drifting Meadow" in hand and can pay {2}
    And Bob has "Island" on top of library
    When Bob activates the cycling ability of "Drifting Meadow"
    Then "Lightning Rift" has triggered once
    When Alice targets Bob for "Lightning Rift"
    Then the stack holds the trigger of "Lightning Rift" and the ability of "Drifting Meadow"
    And "Drifting Meadow" was discarded
    And Bob has drawn no cards

  @cr26:702.29c
  Scenario: Lightning Rift doesn't trigger as Drifting Meadow is discarded for Wild Mongrel, and triggers as another one is cycled
    Given Alice controls "Lightning Rift", "Wild Mongrel" and "Ivory Mask" as "hers" and can pay {2}
    And Bob controls "Ivory Mask" as "his"
    And Alice has "Drifting Meadow" as "thrown" and "Drifting Meadow" as "cycled" in hand
    When Alice activates the cycling ability of "cycled"
    Then "Lightning Rift" has triggered once
    And "cycled" was discarded
    When the stack resolves
    And Alice activates "change" of "Wild Mongrel" discarding "thrown"
    Then "thrown" was discarded
    And "Lightning Rift" has triggered once
    And the stack holds the ability of "Wild Mongrel"
    And nobody is asked anything

  @cr26:702.29c.2
  Scenario: Renewed Faith that is cycled triggers, and another one that is then discarded for Wild Mongrel doesn't
    Given Alice controls "Wild Mongrel" and has "Renewed Faith" as "thrown" and "Renewed Faith" as "cycled" in hand and can pay {1}{W}
    And Alice has "Island" on top of library
    When Alice activates the cycling ability of "cycled"
    Then "cycled" has triggered once
    When the top of the stack resolves
    And as it resolves, Alice says no to "cycled"
    And the stack resolves
    And Alice activates "change" of "Wild Mongrel" discarding "thrown"
    Then "thrown" was discarded
    And "thrown" has triggered never
    And the stack holds the ability of "Wild Mongrel"
    And Alice is at 20 life
