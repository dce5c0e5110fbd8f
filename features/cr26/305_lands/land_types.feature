Feature: Land types and land plays

  @cr26:305.6 @cr26:113.1a.2
  Scenario: Tundra without text is tapped for white or for blue mana, and Hill Giant that has become a Forest for green mana
    Given Alice controls "Tundra" as "first", "Tundra" as "second" and "Hill Giant"
    And Alice has "Song of the Dryads" in hand and can pay {2}{G}
    When Alice plays "Song of the Dryads" targeting "Hill Giant"
    And the stack resolves
    Then Alice can tap "first" for mana making {W}
    And Alice can tap "Hill Giant" for mana
    When Alice taps "first" for mana making {W}
    And Alice taps "second" for mana making {U}
    And Alice taps "Hill Giant" for mana
    Then Alice has {W}{U}{G} in the mana pool

  @cr26:305.8
  Scenario: Kodama's Reach finds a basic Island, and not Tundra, which is an Island, too
    Given Alice has "Kodama's Reach" in hand and can pay {2}{G}
    And Alice has "Tundra", "Island" and "Plains" as library
    When Alice plays "Kodama's Reach"
    And the stack resolves
    Then Alice may not choose "Tundra" for "Kodama's Reach"
    And Alice may choose "Island" for "Kodama's Reach"
    When Alice chooses "Island" for "Kodama's Reach"
    And Alice chooses "Island" for "Kodama's Reach"
    Then "Island" is in play
    And "Island" is tapped

  @cr26:205.4c.2 @cr26:305.8.2
  Scenario: Kodama's Reach finds Wastes, a basic land without a basic land type, and not Boseiju
    Given Alice has "Kodama's Reach" in hand and can pay {2}{G}
    And Alice has "Wastes", "Boseiju, Who Shelters All" and "Hill Giant" as library
    When Alice plays "Kodama's Reach"
    And the stack resolves
    Then Alice may choose "Wastes" for "Kodama's Reach"
    And Alice may not choose "Boseiju, Who Shelters All" for "Kodama's Reach"
    When Alice chooses "Wastes" for "Kodama's Reach"
    And Alice chooses "Wastes" for "Kodama's Reach"
    Then "Wastes" is in play
    And "Wastes" is tapped

  @cr26:305.7.2 @cr26:205.4b.4
  Scenario: Since 2004, Kher Keep and Great Furnace under Blood Moon make red mana and nothing else, and stay legendary and an artifact
    Given Alice controls "Kher Keep" and "Great Furnace" and can pay {1}{R}
    And Alice has "Blood Moon" in hand and can pay {2}{R}
    When Alice plays "Blood Moon"
    And the stack resolves
    Then "Kher Keep" has exactly the types "legendary", "land" and "Mountain"
    And "Great Furnace" has exactly the types "artifact", "land" and "Mountain"
    And "Kher Keep" doesn't have the ability "hatch"
    When Alice taps "Kher Keep" for mana
    Then Alice has {R} in the mana pool

  @cr26:305.7.2
  Scenario: Since 2004, a Plains under Blood Moon stays a Plains, and Savannah is a nonbasic Mountain
    Given Alice controls "Plains" and "Savannah" and has "Blood Moon" in hand and can pay {2}{R}
    When Alice plays "Blood Moon"
    And the stack resolves
    Then "Plains" has exactly the types "basic", "land" and "Plains"
    And "Savannah" has exactly the types "land" and "Mountain"
    When Alice taps "Plains" for mana
    And Alice taps "Savannah" for mana
    Then Alice has {W}{R} in the mana pool

  @cr26:305.7.2
  Scenario: Since 2004, Great Furnace under Blood Moon keeps the card type artifact, and Wastes, a basic land, stays as it is
    Given Alice controls "Great Furnace" and "Wastes" and has "Blood Moon" in hand and can pay {2}{R}
    When Alice plays "Blood Moon"
    And the stack resolves
    Then "Great Furnace" has exactly the types "artifact", "land" and "Mountain"
    And "Great Furnace" is named "Great Furnace"
    And "Wastes" has exactly the types "basic" and "land"

  @cr26:305.7.2 @edition:2026-01
  Scenario: Under Blood Moon, Midgar, City of Mako is a Mountain and no longer a Town, and is a Town again once Blood Moon has left
    Given Alice controls "Midgar, City of Mako" and has "Blood Moon" in hand and can pay {2}{R}
    And Bob has "Disenchant" in hand and can pay {1}{W}
    When Alice plays "Blood Moon"
    And the stack resolves
    Then "Midgar, City of Mako" has exactly the types "land" and "Mountain"
    When Alice taps "Midgar, City of Mako" for mana
    Then Alice has {R} in the mana pool
    When Bob plays "Disenchant" targeting "Blood Moon"
    And the stack resolves
    Then "Midgar, City of Mako" has exactly the types "land" and "Town"

  @cr26:305.7.3
  Scenario: Mutavault under Urborg is a Swamp that still makes colourless mana and still becomes a creature
    Given Alice controls "Mutavault" as "first", "Mutavault" as "second" and "Forest" and can pay {1}
    And Alice has "Urborg, Tomb of Yawgmoth" in hand
    When Alice plays the land "Urborg, Tomb of Yawgmoth"
    Then "first" has exactly the types "land" and "Swamp"
    And "first" has the ability "shape"
    And Alice can tap "first" for mana making {B}
    And Alice can tap "second" for mana making {C}
    And "Forest" has exactly the types "basic", "land", "Forest" and "Swamp"
    When Alice activates "shape" of "first"
    And the stack resolves
    Then "first" is 2/2
    And "first" has the types "land", "creature" and "Swamp"
    When Alice taps "first" for mana making {B}
    And Alice taps "second" for mana making {C}
    Then Alice has {B}{C} in the mana pool

  @cr26:305.7.3
  Scenario: With Urborg, a Forest and Wastes can be tapped for black mana
    Given Alice controls "Forest" and "Wastes" and has "Urborg, Tomb of Yawgmoth" in hand
    When Alice plays the land "Urborg, Tomb of Yawgmoth"
    Then "Forest" has the type "Swamp"
    And Alice can tap "Wastes" for mana making {B}
    When Alice taps "Forest" for mana making {B}
    And Alice taps "Wastes" for mana making {B}
    Then Alice has {B}{B} in the mana pool

  @cr26:305.7.2.before
  Scenario: In 2001, Kher Keep under Blood Moon is a basic land with the name Mountain and isn't legendary
    Given Alice controls "Kher Keep" and "Plains" and can pay {2}{R}
    And Alice has "Blood Moon" in hand
    When Alice plays "Blood Moon"
    And the stack resolves
    Then "Kher Keep" is named "Mountain"
    And "Kher Keep" has exactly the types "basic", "land" and "Mountain"
    And "Plains" is named "Plains"
    When Alice taps "Kher Keep" for mana
    Then Alice has {R} in the mana pool

  @cr26:305.7.4
  Scenario: Island that Genju of the Falls has animated keeps flying and its card types as Dream Thrush makes it a Forest
    Given Alice controls "Dream Thrush" and "Island" and can pay {2}
    And Alice controls "Genju of the Falls" attached to "Island"
    When Alice activates "awaken" of "Genju of the Falls"
    And the stack resolves
    Then "Island" has "flying"
    When Alice activates "Dream Thrush" targeting "Island"
    And the stack resolves
    And Alice chooses the land type "Forest"
    Then "Island" has exactly the types "basic", "land", "creature", "Forest" and "Spirit"
    And "Island" has "flying"
    When Alice taps "Island" for mana making {G}
    Then Alice has {G} in the mana pool

  @cr26:305.7.10
  Scenario: Under Blood Moon, Dryad Arbor is a Mountain and still a 1/1 green Dryad creature, and makes red mana
    Given Alice controls "Dryad Arbor" and has "Blood Moon" in hand and can pay {2}{R}
    When Alice plays "Blood Moon"
    And the stack resolves
    Then "Dryad Arbor" has exactly the types "land", "creature", "Mountain" and "Dryad"
    And "Dryad Arbor" is 1/1
    And "Dryad Arbor" is green
    When Alice taps "Dryad Arbor" for mana
    Then Alice has {R} in the mana pool

  @cr26:305.7.9
  Scenario: Snow-Covered Forest that Dream Thrush makes an Island stays basic and snow, and makes blue mana
    Given Alice controls "Dream Thrush" and "Snow-Covered Forest"
    When Alice activates "Dream Thrush" targeting "Snow-Covered Forest"
    And the stack resolves
    And Alice chooses the land type "Island"
    Then "Snow-Covered Forest" has exactly the types "basic", "snow", "land" and "Island"
    When Alice taps "Snow-Covered Forest" for mana
    Then Alice has {U} in the mana pool

  @cr26:305.7.7
  Scenario: Vesuva that has entered as a copy of Mutavault is a Mountain under Blood Moon, and loses the ability that it copied
    Given Bob controls "Mutavault"
    And Alice has "Vesuva" and "Blood Moon" in hand and can pay {2}{R}
    When Alice plays the land "Vesuva"
    And Alice says yes
    And Alice chooses "Mutavault"
    Then "Vesuva" is named "Mutavault"
    And "Vesuva" has the ability "shape"
    When Alice plays "Blood Moon"
    And the stack resolves
    Then "Vesuva" has exactly the types "land" and "Mountain"
    And "Vesuva" doesn't have the ability "shape"
    And "Vesuva" is named "Mutavault"
    When the game goes on to Alice's next main phase
    And Alice taps "Vesuva" for mana
    Then Alice has {R} in the mana pool

  @cr26:305.7.8
  Scenario: An Island with Lush Growth has three basic land types and the mana ability of each, and no longer the one of Island
    Given Alice controls "Island" as "one", "Island" as "two" and "Island" as "three"
    And Alice controls "Lush Growth" as "first" attached to "one"
    And Alice controls "Lush Growth" as "second" attached to "two"
    And Alice controls "Lush Growth" as "third" attached to "three"
    Then "one" has exactly the types "basic", "land", "Mountain", "Forest" and "Plains"
    And Alice can't tap "one" for mana making {U} by rule 602.2
    And Alice can tap "one" for mana making {R}
    When Alice taps "one" for mana making {R}
    And Alice taps "two" for mana making {G}
    And Alice taps "three" for mana making {W}
    Then Alice has {R}{G}{W} in the mana pool

  @cr26:305.7.8
  Scenario: A Forest that Lush Growth enchants is a Forest still, and has the mana abilities of Mountain and Plains, too
    Given Alice controls "Forest" as "one" and "Forest" as "two"
    And Alice controls "Lush Growth" as "first" attached to "one"
    And Alice has "Lush Growth" as "second" in hand
    When Alice taps "one" for mana making {G}
    And Alice plays "second" targeting "two"
    And the stack resolves
    Then "two" has exactly the types "basic", "land", "Mountain", "Forest" and "Plains"
    And Alice can tap "two" for mana making {R}
    When Alice taps "two" for mana making {W}
    Then Alice has {W} in the mana pool

  @cr26:305.6.3 @cr26:205.3e.2
  Scenario: Alice can choose each of the five basic land types for Dream Thrush, and not the land type Desert
    Given Alice controls "Dream Thrush" and "Great Furnace"
    When Alice activates "Dream Thrush" targeting "Great Furnace"
    And the stack resolves
    Then Alice may choose the land type "Plains"
    And Alice may choose the land type "Island"
    And Alice may choose the land type "Swamp"
    And Alice may choose the land type "Mountain"
    And Alice may choose the land type "Forest"
    And Alice may not choose the land type "Desert"
    And Alice may not choose the land type "Goblin"
    When Alice chooses the land type "Swamp"
    Then "Great Furnace" has the type "Swamp"
    When Alice taps "Great Furnace" for mana
    Then Alice has {B} in the mana pool

  @cr26:305.6.3
  Scenario: Alice chooses Forest for Dream Thrush, and Great Furnace makes green mana
    Given Alice controls "Dream Thrush" and "Great Furnace"
    When Alice activates "Dream Thrush" targeting "Great Furnace"
    And the stack resolves
    And Alice chooses the land type "Forest"
    Then "Great Furnace" has the type "Forest"
    And "Dream Thrush" is tapped
    When Alice taps "Great Furnace" for mana
    Then Alice has {G} in the mana pool

  @cr26:305.6
  Scenario Outline: Great Furnace that Dream Thrush makes a land with the type <type> is tapped for {<mana>}
    Given Alice controls "Dream Thrush" and "Great Furnace"
    When Alice activates "Dream Thrush" targeting "Great Furnace"
    And the stack resolves
    And Alice chooses the land type "<type>"
    And Alice taps "Great Furnace" for mana
    Then Alice has {<mana>} in the mana pool
    Examples:
      | type     | mana |
      | Plains   | W    |
      | Island   | U    |
      | Swamp    | B    |
      | Mountain | R    |
      | Forest   | G    |

  @cr26:305.5
  Scenario: Tundra, a Plains and an Island, can be tapped for {W} and for {U}
    Given Alice controls 2 "Tundra" as "dune"
    Then "dune 1" has exactly the types "land", "Plains" and "Island"
    When Alice taps "dune 1" for mana making {W}
    And Alice taps "dune 2" for mana making {U}
    Then Alice has {W}{U} in the mana pool
    And "dune 1" and "dune 2" are tapped
