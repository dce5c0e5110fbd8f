Feature: Abilities that define characteristics, in copies with exceptions

  @cr26:707.9d @edition:2026-01
  Scenario: An eternalized Ashen Reckoner is a black 4/4 token without the abilities that define its size and its colour
    Given Alice controls 3 "Ornithopter" as "thopter" and has "Ashen Reckoner" in graveyard and can pay {3}
    When Alice activates "eternalize" of "Ashen Reckoner"
    And the stack resolves
    Then the first "Ashen Reckoner" token is 4/4
    And the first "Ashen Reckoner" token is black
    And the first "Ashen Reckoner" token doesn't have the ability "size"
    And the first "Ashen Reckoner" token doesn't have "devoid"

  @cr26:707.9d @edition:2026-01
  Scenario: An embalmed Ashen Reckoner is white, and its size is still the number of its controller's artifacts
    Given Alice controls 3 "Ornithopter" as "thopter" and has "Ashen Reckoner" in graveyard and can pay {2}
    When Alice activates "embalm" of "Ashen Reckoner"
    And the stack resolves
    Then the first "Ashen Reckoner" token is white
    And the first "Ashen Reckoner" token is 3/3
    And the first "Ashen Reckoner" token has the ability "size"
    And the first "Ashen Reckoner" token doesn't have "devoid"

  @cr26:707.9d @edition:2026-01
  Scenario: The offspring of Ashen Reckoner is a colourless 1/1 token, and Ashen Reckoner is as large as the number of its controller's artifacts
    Given Alice controls 3 "Ornithopter" as "thopter" and has "Ashen Reckoner" in hand and can pay {1}{B}{1}
    When Alice plays "Ashen Reckoner" paying the optional cost "offspring"
    And the stack resolves
    Then the first "Ashen Reckoner" token is 1/1
    And the first "Ashen Reckoner" token is colorless
    And the first "Ashen Reckoner" token has "devoid"
    And "Ashen Reckoner" is 3/3

  @cr26:707.9d
  Scenario: Frogling Likeness makes a green 1/1 Frog of Woodland Changeling, without changeling
    Given Alice controls "Woodland Changeling"
    And Alice has "Frogling Likeness" in hand and can pay {1}{G}{U}
    When Alice plays "Frogling Likeness" targeting "Woodland Changeling"
    And the stack resolves
    Then the first "Woodland Changeling" token has exactly the types "creature" and "Frog"
    And the first "Woodland Changeling" token is 1/1
    And the first "Woodland Changeling" token is green
    And the first "Woodland Changeling" token doesn't have "changeling"
    And "Woodland Changeling" has "changeling"

  @cr26:707.9d
  Scenario: Frogling Likeness makes a 1/1 Frog of Tarmogoyf, without the ability that defines its size, and Tarmogoyf is 1/2
    Given Alice controls "Tarmogoyf"
    And Alice has "Lava Spike" in graveyard
    And Alice has "Frogling Likeness" in hand and can pay {1}{G}{U}
    When Alice plays "Frogling Likeness" targeting "Tarmogoyf"
    And the stack resolves
    Then the first "Tarmogoyf" token is 1/1
    And the first "Tarmogoyf" token doesn't have the ability "graves"
    And the first "Tarmogoyf" token has exactly the types "creature" and "Frog"
    And "Tarmogoyf" is 1/2

  @cr26:707.9d
  Scenario: Frogling Likeness makes a green 1/1 Frog of Transguild Courier, without the ability that makes the Courier all colours
    Given Alice controls "Transguild Courier"
    And Alice has "Frogling Likeness" in hand and can pay {1}{G}{U}
    When Alice plays "Frogling Likeness" targeting "Transguild Courier"
    And the stack resolves
    Then the first "Transguild Courier" token is green
    And the first "Transguild Courier" token isn't white
    And the first "Transguild Courier" token doesn't have the ability "guilds"
    And "Transguild Courier" is white, blue, black, red and green

  @cr26:707.9d @edition:2026-01
  Scenario: Frogling Likeness makes a 1/1 Frog of Tarmogoyf, and a green one of a colourless creature with devoid
    Given Alice controls "Tarmogoyf", "Ashen Reckoner" and 2 "Ornithopter" as "thopter"
    And Alice has "Lava Spike" in graveyard
    And Alice has 2 "Frogling Likeness" as "swamp song" in hand and can pay {1}{G}{U}{1}{G}{U}
    When Alice plays "swamp song 1" targeting "Tarmogoyf"
    And the stack resolves
    Then the first "Tarmogoyf" token is 1/1
    And the first "Tarmogoyf" token doesn't have the ability "graves"
    When Alice plays "swamp song 2" targeting "Ashen Reckoner"
    And the stack resolves
    Then the first "Ashen Reckoner" token is green
    And the first "Ashen Reckoner" token is 1/1
    And "Ashen Reckoner" is colorless

  @cr26:707.9d.2
  Scenario: Vesuvan Doppelganger, which doesn't copy the colour, is blue as a copy of Dryad Arbor, and so is a Clone of it
    Given Alice has "Vesuvan Doppelganger" and "Clone" in hand and can pay {3}{U}{U}{3}{U}
    And Bob controls "Dryad Arbor"
    When Alice plays "Vesuvan Doppelganger"
    And the stack resolves
    And as it resolves, Alice chooses "Dryad Arbor" for "Vesuvan Doppelganger"
    Then "Vesuvan Doppelganger" is named "Dryad Arbor"
    And "Vesuvan Doppelganger" is blue
    And "Vesuvan Doppelganger" is 1/1
    When Alice plays "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Vesuvan Doppelganger" for "Clone"
    Then "Clone" is blue
    And "Dryad Arbor" is green

  @cr26:707.9d.3
  Scenario: Vesuvan Doppelganger is blue as a copy of Ashen Reckoner, without devoid, and a Clone of Ashen Reckoner is colourless
    Given Alice controls 3 "Ornithopter" as "thopter"
    And Alice has "Vesuvan Doppelganger" and "Clone" in hand and can pay {3}{U}{U}{3}{U}
    And Bob controls "Ashen Reckoner" and "Ornithopter" as "his"
    When Alice plays "Vesuvan Doppelganger"
    And the stack resolves
    And as it resolves, Alice chooses "Ashen Reckoner" for "Vesuvan Doppelganger"
    Then "Vesuvan Doppelganger" is named "Ashen Reckoner"
    And "Vesuvan Doppelganger" is blue
    And "Vesuvan Doppelganger" doesn't have "devoid"
    And "Vesuvan Doppelganger" is 3/3
    And "Ashen Reckoner" is 1/1
    When Alice plays "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Ashen Reckoner" for "Clone"
    Then "Clone" is colorless
    And "Clone" has "devoid"

  @cr26:707.9d.5
  Scenario: Stubborn Shapetaker, which keeps its own size, is 3/3 as a copy of Tarmogoyf, without the ability that defines Tarmogoyf's size
    Given Alice controls "Stubborn Shapetaker" and can pay {U}{3}{U}
    And Alice has "Lava Spike" and "Island" in graveyard and "Clone" in hand
    And Bob controls "Tarmogoyf"
    When Alice activates "take" of "Stubborn Shapetaker" targeting "Tarmogoyf"
    And the stack resolves
    Then "Stubborn Shapetaker" is named "Tarmogoyf"
    And "Stubborn Shapetaker" is 3/3
    And "Stubborn Shapetaker" doesn't have the ability "graves"
    When Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Tarmogoyf" for "Clone"
    Then "Clone" is 2/3
    And "Clone" has the ability "graves"
    When the turn ends
    Then "Stubborn Shapetaker" is named "Stubborn Shapetaker"

  @cr26:707.9d.5
  Scenario: Stubborn Shapetaker is 3/3 as a copy of Serra Angel, too, of which it copies flying and vigilance
    Given Alice controls "Stubborn Shapetaker" and can pay {U}
    And Bob controls "Serra Angel"
    When Alice activates "take" of "Stubborn Shapetaker" targeting "Serra Angel"
    And the stack resolves
    Then "Stubborn Shapetaker" is named "Serra Angel"
    And "Stubborn Shapetaker" is 3/3
    And "Stubborn Shapetaker" has exactly "flying" and "vigilance"
    When the turn ends
    Then "Stubborn Shapetaker" doesn't have "flying"

  @cr26:707.9c.3
  Scenario: Stubborn Shapetaker that becomes a copy of Runeclaw Bear is a green Bear of that name with its own size of 3/3
    Given Alice controls "Stubborn Shapetaker" and can pay {U}
    And Bob controls "Runeclaw Bear"
    When Alice activates "take" of "Stubborn Shapetaker" targeting "Runeclaw Bear"
    And the stack resolves
    Then "Stubborn Shapetaker" is named "Runeclaw Bear"
    And "Stubborn Shapetaker" is green
    And "Stubborn Shapetaker" has exactly the types "creature" and "Bear"
    And "Stubborn Shapetaker" is 3/3
    And "Runeclaw Bear" is 2/2

  @cr26:707.9c.3
  Scenario: Stubborn Shapetaker that becomes a copy of Hill Giant is a red Giant of that name with the same size of 3/3
    Given Alice controls "Stubborn Shapetaker" and can pay {U}
    And Bob controls "Hill Giant"
    When Alice activates "take" of "Stubborn Shapetaker" targeting "Hill Giant"
    And the stack resolves
    Then "Stubborn Shapetaker" is named "Hill Giant"
    And "Stubborn Shapetaker" is red
    And "Stubborn Shapetaker" has exactly the types "creature" and "Giant"
    And "Stubborn Shapetaker" is 3/3

  @cr26:707.9c.3
  Scenario: Stubborn Shapetaker that becomes a copy of Air Elemental is a blue Elemental with flying, and 3/3 instead of 4/4
    Given Alice controls "Stubborn Shapetaker" and can pay {U}
    And Bob controls "Air Elemental"
    When Alice activates "take" of "Stubborn Shapetaker" targeting "Air Elemental"
    And the stack resolves
    Then "Stubborn Shapetaker" is named "Air Elemental"
    And "Stubborn Shapetaker" is blue
    And "Stubborn Shapetaker" has exactly the types "creature" and "Elemental"
    And "Stubborn Shapetaker" has "flying"
    And "Stubborn Shapetaker" is 3/3
    And "Air Elemental" is 4/4

  @cr26:707.9d.6
  Scenario: Phyrexian Metamorph that copies Woodland Changeling is an artifact with changeling, so it has every creature type
    Given Alice has "Phyrexian Metamorph" in hand and can pay {3}{U}
    And Bob controls "Woodland Changeling"
    When Alice plays "Phyrexian Metamorph"
    And the stack resolves
    And Alice chooses "Woodland Changeling" for "Phyrexian Metamorph"
    Then "Phyrexian Metamorph" has "changeling"
    And "Phyrexian Metamorph" has the types "artifact", "creature", "Goblin" and "Elf"
    And "Woodland Changeling" doesn't have the type "artifact"

  @cr26:707.9d.6
  Scenario: Crowned Semblance that copies Woodland Changeling is legendary and has changeling, so it has every creature type
    Given Alice has "Crowned Semblance" and "Frogling Likeness" in hand and can pay {3}{U}{1}{G}{U}
    And Bob controls "Woodland Changeling"
    When Alice plays "Crowned Semblance"
    And the stack resolves
    And Alice chooses "Woodland Changeling" for "Crowned Semblance"
    Then "Crowned Semblance" is named "Woodland Changeling"
    And "Crowned Semblance" has "changeling"
    And "Crowned Semblance" has the types "legendary", "creature", "Goblin" and "Elf"
    And "Woodland Changeling" doesn't have the type "legendary"
    When Alice plays "Frogling Likeness" targeting "Woodland Changeling"
    And the stack resolves
    Then the first "Woodland Changeling" token doesn't have "changeling"
