Feature: The order of the layers

  @cr26:613.1
  Scenario: Grizzly Bears that Purelace made white and Act of Treason brought under Alice's control get the bonus of her older Honor of the Pure
    Given Alice controls "Honor of the Pure"
    And Bob controls "Grizzly Bears"
    And Alice has "Purelace" and "Act of Treason" in hand and can pay {W}{2}{R}
    When Alice plays "Purelace" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 2/2
    And "Grizzly Bears" is white
    When Alice plays "Act of Treason" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 3/3

  @cr26:613.1
  Scenario: Alice's Grizzly Bears get the bonus of Honor of the Pure once Purelace has made them white
    Given Alice controls "Honor of the Pure" and "Grizzly Bears"
    And Alice has "Purelace" in hand and can pay {W}
    Then "Grizzly Bears" is 2/2
    When Alice plays "Purelace" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 3/3

  @cr26:613.1a @cr26:707.4.2 @cr26:613.1e.5
  Scenario: Hill Giant that Purelace made white is still white as it becomes a copy of Grizzly Bears
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Purelace" and "Cytoshape" in hand and can pay {W}{1}{U}{G}
    When Alice plays "Purelace" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Cytoshape" targeting "Hill Giant"
    And the stack resolves
    And Alice chooses "Grizzly Bears" for "Cytoshape"
    Then "Hill Giant" is 2/2
    And "Hill Giant" is named "Grizzly Bears"
    And "Hill Giant" is white

  @cr26:613.1e @cr26:613.1.5
  Scenario: Grizzly Bears get Crusade's bonus for white creatures once Purelace has made them white
    Given Alice controls "Crusade" and "Grizzly Bears"
    And Alice has "Purelace" in hand and can pay {W}
    Then "Grizzly Bears" is 2/2
    When Alice plays "Purelace" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 3/3

  @cr26:613.1e.3 @cr26:613.1.5
  Scenario: Chimeric Staff becomes blue by the older Tidal Dye, which makes all creatures blue, as it becomes a creature
    Given Alice controls "Tidal Dye" and "Chimeric Staff" and can pay {3}
    Then "Chimeric Staff" is colorless
    When Alice activates "Chimeric Staff" with X = 3
    And the stack resolves
    Then "Chimeric Staff" is blue
    And "Chimeric Staff" is 3/3
    When the turn ends
    Then "Chimeric Staff" is colorless

  @cr26:613.1e.4 @cr26:613.1.5
  Scenario: Grizzly Bears that Purelace has made white have the vigilance of the older Pale Vigil, and Hill Giant doesn't
    Given Alice controls "Pale Vigil", "Grizzly Bears" and "Hill Giant"
    And Alice has "Purelace" in hand and can pay {W}
    Then "Grizzly Bears" doesn't have "vigilance"
    When Alice plays "Purelace" targeting "Grizzly Bears"
    And the stack resolves
    And Alice attacks with "Grizzly Bears" and "Hill Giant"
    Then "Grizzly Bears" is untapped
    And "Hill Giant" is tapped

  @cr26:613.1c
  Scenario: Crusade, whose word white Sleight of Mind has changed to green, gives Grizzly Bears +1/+1 and White Knight nothing
    Given Alice controls "Crusade", "White Knight" and "Grizzly Bears"
    And Alice has "Sleight of Mind" in hand and can pay {U}
    Then "White Knight" is 3/3
    And "Grizzly Bears" is 2/2
    When Alice plays "Sleight of Mind" targeting "Crusade"
    And the stack resolves
    And Alice chooses the color "white"
    And Alice chooses the color "green"
    Then "Grizzly Bears" is 3/3
    And "White Knight" is 2/2

  @cr26:613.1c.2 @cr26:613.1.5
  Scenario: Drowned Wood, whose word Forest Magical Hack has changed to Swamp, makes Swamps Islands and leaves Forests as they are
    Given Alice controls "Drowned Wood", "Forest" and "Swamp"
    And Alice has "Magical Hack" in hand and can pay {U}
    Then "Forest" has the type "Island"
    When Alice plays "Magical Hack" targeting "Drowned Wood"
    And the stack resolves
    And Alice chooses the land type "Forest"
    And Alice chooses the land type "Swamp"
    Then "Swamp" has exactly the types "basic", "land" and "Island"
    And "Forest" has exactly the types "basic", "land" and "Forest"
    When Alice taps "Swamp" for mana
    Then Alice has {U} in the mana pool

  @cr26:613.1c.3 @cr26:613.1.5
  Scenario: Grizzly Bears whose word Swamp Magical Hack has changed to Plains have plainswalk as they become a copy of Bog Wraith
    Given Alice controls "Grizzly Bears"
    And Bob controls "Bog Wraith", "Hill Giant" and "Swamp"
    And Alice has "Magical Hack" and "Cytoshape" in hand and can pay {U}{1}{U}{G}
    When Alice plays "Magical Hack" targeting "Grizzly Bears"
    And the stack resolves
    And Alice chooses the land type "Swamp"
    And Alice chooses the land type "Plains"
    And Alice plays "Cytoshape" targeting "Grizzly Bears"
    And the stack resolves
    And Alice chooses "Bog Wraith" for "Cytoshape"
    Then "Grizzly Bears" is named "Bog Wraith"
    And the text of "Grizzly Bears" says "plains"
    And the text of "Bog Wraith" says "swamp"
    When Alice attacks with "Grizzly Bears"
    Then Bob can block "Grizzly Bears" with "Hill Giant"
    When Bob blocks "Grizzly Bears" with "Hill Giant"
    And combat damage is dealt
    Then Bob is at 20 life

  @cr26:613.1.5
  Scenario: Grizzly Bears that the newer Cytoshape makes a copy of Goblin Raider get the bonus of Goblin King, which is older
    Given Alice controls "Goblin King", "Goblin Raider" and "Grizzly Bears"
    And Alice has "Cytoshape" in hand and can pay {1}{U}{G}
    Then "Grizzly Bears" is 2/2
    When Alice plays "Cytoshape" targeting "Grizzly Bears"
    And the stack resolves
    And Alice chooses "Goblin Raider" for "Cytoshape"
    Then "Grizzly Bears" is named "Goblin Raider"
    And "Grizzly Bears" is 3/3

  @cr26:613.1f @cr26:613.1g @cr26:613.1.5
  Scenario: Muraganda Petroglyphs, which give +2/+2 to creatures without abilities, apply to Serra Angel once Turn to Frog has removed its abilities
    Given Alice controls "Muraganda Petroglyphs"
    And Bob controls "Serra Angel"
    And Alice has "Turn to Frog" in hand and can pay {1}{U}
    Then "Serra Angel" is 4/4
    When Alice plays "Turn to Frog" targeting "Serra Angel"
    And the stack resolves
    Then "Serra Angel" is 3/3

  @cr26:613.1g
  Scenario: Chimeric Staff that has become white and then a creature gets Crusade's bonus
    Given Alice controls "Chimeric Staff" and "Crusade" and can pay {3}
    And Alice has "Purelace" in hand and can pay {W}
    When Alice plays "Purelace" targeting "Chimeric Staff"
    And the stack resolves
    And Alice activates "Chimeric Staff" with X = 3
    And the stack resolves
    Then "Chimeric Staff" is 4/4

  @cr26:613.2
  Scenario: Unstable Shapeshifter that became a copy of Grizzly Bears and then of Serra Angel is a Serra Angel
    Given Alice controls "Unstable Shapeshifter" and can pay {1}{G}{3}{W}{W}
    And Alice has "Grizzly Bears" and "Serra Angel" in hand
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Unstable Shapeshifter" is 2/2
    And "Unstable Shapeshifter" is named "Grizzly Bears"
    When Alice plays "Serra Angel"
    And the stack resolves
    Then "Unstable Shapeshifter" is 4/4
    And "Unstable Shapeshifter" is named "Serra Angel"

  @cr26:613.2
  Scenario: Clone that entered as a copy of Hill Giant is Grizzly Bears by the newer Mirrorweave, and Hill Giant again after the turn
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Clone" and "Mirrorweave" in hand and can pay {3}{U}{2}{W}{W}
    When Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Hill Giant" for "Clone"
    Then "Clone" is 3/3
    When Alice plays "Mirrorweave" targeting "Grizzly Bears"
    And the stack resolves
    Then "Clone" is named "Grizzly Bears"
    And "Clone" is 2/2
    When the turn ends
    Then "Clone" is named "Hill Giant"
    And "Clone" is 3/3

  @cr26:613.2b
  Scenario: Mirrorweave makes Grizzly Bears and a face-down Battering Craghorn copies of Hill Giant; the Bears are 3/3, and the face-down creature is still 2/2 and colourless
    Given Alice controls a face-down "Battering Craghorn" as "mask", "Grizzly Bears" and "Hill Giant"
    And Alice has "Mirrorweave" in hand and can pay {2}{W}{W}
    When Alice plays "Mirrorweave" targeting "Hill Giant"
    And the stack resolves
    Then "Grizzly Bears" is 3/3
    And "mask" is 2/2
    And "mask" is colorless
    And "mask" isn't named "Hill Giant"
    And "mask" has exactly the types "creature"
    And the mana value of "mask" is 0

  @cr26:613.2a
  Scenario: A face-down Battering Craghorn that Mirrorweave makes a copy of Skirk Marauder is 2/2 without a name, and is Skirk Marauder once it is turned face up
    Given Alice controls a face-down "Battering Craghorn" as "mask" and "Skirk Marauder" and can pay {R}{R}{R}
    And Alice has "Mirrorweave" in hand and can pay {2}{W}{W}
    When Alice plays "Mirrorweave" targeting "Skirk Marauder"
    And the stack resolves
    Then "mask" is 2/2
    And "mask" isn't named "Skirk Marauder"
    And "mask" is colorless
    When Alice turns "mask" face up
    Then "mask" is named "Skirk Marauder"
    When Alice targets Bob
    And the stack resolves
    Then Bob is at 18 life

  @cr26:613.2a @cr26:613.2b
  Scenario: A face-up Hill Giant that Mirrorweave makes a copy of Grizzly Bears is a Grizzly Bears until the turn ends
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Mirrorweave" in hand and can pay {2}{W}{W}
    When Alice plays "Mirrorweave" targeting "Grizzly Bears"
    And the stack resolves
    Then "Hill Giant" is 2/2
    And "Hill Giant" is named "Grizzly Bears"
    When the turn ends
    Then "Hill Giant" is 3/3

  @cr26:613.2c @cr26:614.1c
  Scenario: Clone that copies a Hill Giant which is a copy of Grizzly Bears and is white is a green Grizzly Bears
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Purelace", "Cytoshape" and "Clone" in hand and can pay {W}{1}{U}{G}{3}{U}
    When Alice plays "Purelace" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Cytoshape" targeting "Hill Giant"
    And the stack resolves
    And Alice chooses "Grizzly Bears" for "Cytoshape"
    And Alice plays "Clone"
    And the stack resolves
    Then "Clone" is not on the battlefield
    When Alice chooses "Hill Giant" for "Clone"
    Then "Clone" is named "Grizzly Bears"
    And "Clone" is green
    And "Hill Giant" is white

  @cr26:613.3 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Woodland Changeling that Alice takes from Bob is an Elf and nothing else under her older Conspiracy with Elf chosen
    Given Alice controls "Conspiracy"
    And "Conspiracy" has the chosen creature type "Elf"
    And Bob controls "Woodland Changeling"
    And Alice has "Act of Treason" in hand and can pay {2}{R}
    Then "Woodland Changeling" has the types "Goblin" and "Shapeshifter"
    When Alice plays "Act of Treason" targeting "Woodland Changeling"
    And the stack resolves
    Then "Woodland Changeling" has exactly the types "creature" and "Elf"

  @cr26:613.4a
  Scenario: Tarmogoyf, which counts card types in graveyards, is 0/2 by Sorceress Queen's ability, also after a sorcery is put there
    Given Alice controls "Tarmogoyf" and has "Counsel of the Soratami" in hand and can pay {2}{U}
    And Alice has "Hill Giant" and "Forest" in graveyard
    And Bob controls "Sorceress Queen"
    Then "Tarmogoyf" is 2/3
    When Bob activates "Sorceress Queen" targeting "Tarmogoyf"
    And the stack resolves
    Then "Tarmogoyf" is 0/2
    When Alice plays "Counsel of the Soratami"
    And the stack resolves
    Then "Tarmogoyf" is 0/2
    When the turn ends
    Then "Tarmogoyf" is 3/4

  @cr26:613.4a.2
  Scenario: Archpriest of Iona, whose power alone counts the party, is 0/2 by Sorceress Queen's ability, also after a Rogue has joined the party
    Given Alice controls "Archpriest of Iona" and "Akki Avalanchers"
    And Alice has "Orcish Spy" in hand and can pay {R}
    And Bob controls "Sorceress Queen"
    Then "Archpriest of Iona" is 2/2
    When Bob activates "Sorceress Queen" targeting "Archpriest of Iona"
    And the stack resolves
    Then "Archpriest of Iona" is 0/2
    When Alice plays "Orcish Spy"
    And the stack resolves
    Then "Archpriest of Iona" is 0/2
    When the turn ends
    Then "Archpriest of Iona" is 3/2

  @cr26:613.4b @cr26:208.1.2 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Grizzly Bears with Holy Strength are 1/4 after Sorceress Queen's 0/2, which is newer
    Given Alice controls "Sorceress Queen"
    And Bob controls "Grizzly Bears" and "Holy Strength"
    And "Holy Strength" is attached to "Grizzly Bears"
    Then "Grizzly Bears" is 3/4
    When Alice activates "Sorceress Queen" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 1/4

  @cr26:613.6
  Scenario: Humility that Opalescence makes a creature takes its own ability away, and still makes Serra Angel a 1/1 creature without abilities
    Given Alice controls "Opalescence" and has "Humility" in hand and can pay {2}{W}{W}
    And Bob controls "Serra Angel"
    When Alice plays "Humility"
    And the stack resolves
    Then "Humility" has the type "creature"
    And "Humility" doesn't have the ability "humble"
    And "Serra Angel" is 1/1
    And "Serra Angel" doesn't have "flying"

  @cr26:613.2b.2
  Scenario: Battering Craghorn that is cast face down is a 2/2 spell without a name, which Celestial Dawn makes white
    Given Alice controls "Celestial Dawn"
    And Alice has "Battering Craghorn" as "mask" in hand and can pay {3}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "mask" as "face down"
    Then "mask" isn't named "Battering Craghorn"
    And "mask" has exactly the types "creature"
    And "mask" doesn't have "first strike"
    And the mana value of "mask" is 0
    And "mask" is 2/2
    And "mask" is white
    When Bob plays "Naturalize" targeting "Celestial Dawn"
    And the top of the stack resolves
    Then "mask" is colorless
    When the stack resolves
    Then "mask" is 2/2
    And "mask" is colorless

  @cr26:613.1.3
  Scenario: Fork's copy of blue Reach Through Mists is red, and Purelace makes that copy white
    Given Alice has "Reach Through Mists", "Fork" and "Purelace" in hand and can pay {U}{R}{R}{W}
    And Alice has "Island" and "Forest" on top of library
    When Alice plays "Reach Through Mists"
    And Alice plays "Fork" targeting "Reach Through Mists"
    And the top of the stack resolves
    Then the copy of "Reach Through Mists" is red
    And "Reach Through Mists" is blue
    When Alice plays "Purelace" targeting the copy of "Reach Through Mists"
    And the top of the stack resolves
    Then the copy of "Reach Through Mists" is white
    When the stack resolves
    Then Alice has drawn 2 cards

  @cr26:613.1.4
  Scenario: The copy of a card that Isochron Scepter makes is blue like the card, until Purelace makes it white
    Given Alice has "Isochron Scepter", "Reach Through Mists" and "Purelace" in hand and can pay {4}{W}
    And Alice has "Island" and "Forest" on top of library
    When Alice plays "Isochron Scepter"
    And the stack resolves
    And as it resolves, Alice says yes for "Isochron Scepter"
    And Alice chooses "Reach Through Mists" for "Isochron Scepter"
    And Alice activates "Isochron Scepter"
    And the top of the stack resolves
    And as it resolves, Alice says yes for "Isochron Scepter"
    Then the copy of "Reach Through Mists" is blue
    When Alice plays "Purelace" targeting the copy of "Reach Through Mists"
    And the top of the stack resolves
    Then the copy of "Reach Through Mists" is white
    And "Reach Through Mists" is blue
    When the stack resolves
    Then Alice has drawn 1 card

  @cr26:613.4a.4
  Scenario: Manifested Tarmogoyf that Sorceress Queen made 0/2 is still 0/2 after it is turned face up, and 3/4 in the next turn
    Given Alice has "Soul Summons" in hand and can pay {1}{W}
    And Alice controls 2 "Forest" as "grove"
    And Alice has "Tarmogoyf" and "Plains" on top of library
    And Alice has "Hill Giant" and "Forest" in graveyard
    And Bob controls "Sorceress Queen"
    When Alice plays "Soul Summons"
    And the stack resolves
    Then "Tarmogoyf" is 2/2
    When Bob activates "Sorceress Queen" targeting "Tarmogoyf"
    And the stack resolves
    Then "Tarmogoyf" is 0/2
    When Alice turns "Tarmogoyf" face up
    Then "Tarmogoyf" is face up
    And "Tarmogoyf" is 0/2
    When the turn ends
    Then "Tarmogoyf" is 3/4

  @cr26:613.4a.4
  Scenario: Face-down Tarmogoyf that Sorceress Queen made 0/2 is still 0/2 after Break Open has turned it face up, and 3/4 in the next turn
    Given Bob controls a face-down "Tarmogoyf"
    And Alice controls "Sorceress Queen"
    And Alice has "Hill Giant" and "Forest" in graveyard
    And Alice has "Break Open" in hand and can pay {1}{R}
    Then "Tarmogoyf" is 2/2
    When Alice activates "Sorceress Queen" targeting "Tarmogoyf"
    And the stack resolves
    Then "Tarmogoyf" is 0/2
    When Alice plays "Break Open" targeting "Tarmogoyf"
    And the stack resolves
    Then "Tarmogoyf" is face up
    And "Tarmogoyf" is 0/2
    When the turn ends
    Then "Tarmogoyf" is 3/4

  @cr26:613.3.2 @edition:2026-01
  Scenario: Culling Drone, which devoid makes colourless, enters blue under the older Shifting Sky with blue chosen
    Given Alice controls "Shifting Sky"
    And "Shifting Sky" has the chosen color "blue"
    And Alice has "Culling Drone" in hand and can pay {1}{B}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "Culling Drone"
    Then "Culling Drone" is colorless
    When the stack resolves
    Then "Culling Drone" is blue
    When Bob plays "Naturalize" targeting "Shifting Sky"
    And the stack resolves
    Then "Culling Drone" is colorless

  @cr26:613.1d @cr26:110.3
  Scenario: Conspiracy, which makes Grizzly Bears a Goblin, applies before the bonus of Goblin King, which is older
    Given Alice controls "Goblin King", "Grizzly Bears" and "Goblin Raider"
    And Alice has "Conspiracy" in hand and can pay {3}{B}{B}
    Then "Grizzly Bears" is 2/2
    And "Grizzly Bears" has exactly the types "creature" and "Bear"
    And "Grizzly Bears" is green
    And "Goblin Raider" is 3/3
    When Alice plays "Conspiracy"
    And the stack resolves
    And Alice chooses the creature type "Goblin"
    Then "Grizzly Bears" is 3/3
    And "Grizzly Bears" has exactly the types "creature" and "Goblin"
    And "Grizzly Bears" is green
    And "Goblin Raider" is 3/3

  @cr26:613.4a.3 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Treefolk Seedlings with a +1/+1 counter, whose toughness alone counts Forests, are 1/3 by Sorceress Queen's ability, also after one more Forest has come
    Given Alice controls "Treefolk Seedlings" with 1 +1/+1 counter and 3 "Forest" as "grove"
    And Alice has "Forest" as "new grove" in hand
    And Bob controls "Sorceress Queen"
    Then "Treefolk Seedlings" is 3/4
    When Bob activates "Sorceress Queen" targeting "Treefolk Seedlings"
    And the stack resolves
    Then "Treefolk Seedlings" is 1/3
    When Alice plays the land "new grove"
    Then "Treefolk Seedlings" is 1/3
    When the turn ends
    Then "Treefolk Seedlings" is 3/5

  @cr26:613.1g.2 @cr26:613.4c.6
  Scenario: Chimeric Staff that becomes a 3/3 creature gets +0/+2 by the older Castle and +1/+0 by the older Rising Tide, and is 4/5
    Given Alice controls "Castle", "Rising Tide" and "Chimeric Staff" and can pay {3}
    When Alice activates "Chimeric Staff" with X = 3
    And the stack resolves
    Then "Chimeric Staff" is 4/5
    When the turn ends
    Then "Chimeric Staff" has no power

  @cr26:613.4a.3
  Scenario: Treefolk Seedlings, whose toughness alone counts Forests, are 2/3 with three Forests and 2/4 with a fourth one
    Given Alice controls "Treefolk Seedlings" and 3 "Forest" as "grove"
    And Alice has "Forest" as "new grove" in hand
    Then "Treefolk Seedlings" is 2/3
    When Alice plays the land "new grove"
    Then "Treefolk Seedlings" is 2/4

  @cr26:613.4a.3 @edition:2001-07 @edition:2004-10 @edition:2005-02
  Scenario: Until 2005, Treefolk Seedlings with a +1/+1 counter, whose toughness alone counts Forests, are 0/2 by Sorceress Queen's ability, also after one more Forest has come
    Given Alice controls "Treefolk Seedlings" with 1 +1/+1 counter and 3 "Forest" as "grove"
    And Alice has "Forest" as "new grove" in hand
    And Bob controls "Sorceress Queen"
    Then "Treefolk Seedlings" is 3/4
    When Bob activates "Sorceress Queen" targeting "Treefolk Seedlings"
    And the stack resolves
    Then "Treefolk Seedlings" is 0/2
    When Alice plays the land "new grove"
    Then "Treefolk Seedlings" is 0/2
    When the turn ends
    Then "Treefolk Seedlings" is 3/5

  @cr26:613.3.7 @cr26:613.3 @cr26:613.3.2
  Scenario: Prism Golem, which its own ability makes all colours, enters blue under the older Shifting Sky with blue chosen
    Given Alice controls "Shifting Sky"
    And "Shifting Sky" has the chosen color "blue"
    And Alice has "Prism Golem" in hand and can pay {4}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "Prism Golem"
    Then "Prism Golem" is white, blue, black, red and green
    When the stack resolves
    Then "Prism Golem" is blue
    When Bob plays "Naturalize" targeting "Shifting Sky"
    And the stack resolves
    Then "Prism Golem" is white, blue, black, red and green

  @cr26:613.5.3
  Scenario: Maro, which counts the cards in its owner's hand and has the bonus of Glorious Anthem, is larger by 1 while Merfolk Looter's ability waits for a discard, and smaller by 1 after it
    Given Alice controls "Maro", "Glorious Anthem" and "Merfolk Looter"
    And Alice has "Island" and "Forest" in hand
    And Alice has "Swamp" on top of library
    Then "Maro" is 3/3
    When Alice activates "Merfolk Looter"
    And the stack resolves
    Then Alice is asked for objects by "Merfolk Looter"
    And "Maro" is 4/4
    When Alice chooses "Swamp"
    Then "Maro" is 3/3
    And the stack is empty

  @cr26:613.6.2
  Scenario: Llanowar Elves, which Rise of the Small makes 3/3 and gives +1/+1, are 4/4, and 1/2 after Ovinize, and Grizzly Bears stay 2/2
    Given Alice controls "Rise of the Small", "Llanowar Elves" and "Grizzly Bears"
    And Bob has "Ovinize" in hand and can pay {1}{U}
    Then "Llanowar Elves" is 4/4
    And "Grizzly Bears" is 2/2
    When Bob plays "Ovinize" targeting "Llanowar Elves"
    And the stack resolves
    Then "Llanowar Elves" is 1/2
    When the turn ends
    Then "Llanowar Elves" is 4/4

  @cr26:613.1e.6
  Scenario: Storm Dye makes Serra Angel blue, and not Hill Giant, to which the newer Flight gives flying
    Given Alice controls "Serra Angel", "Hill Giant" and "Storm Dye"
    And Alice has "Flight" in hand and can pay {U}
    Then "Serra Angel" is blue
    And "Hill Giant" is red
    When Alice plays "Flight" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has "flying"
    And "Hill Giant" is red
    And "Hill Giant" isn't blue
    And "Serra Angel" is blue

  @cr26:613.1e.6.before
  Scenario: Until 2006, Storm Dye makes Hill Giant blue, to which the newer Flight gives flying
    Given Alice controls "Serra Angel", "Hill Giant" and "Storm Dye"
    And Alice has "Flight" in hand and can pay {U}
    Then "Serra Angel" is blue
    And "Hill Giant" is red
    When Alice plays "Flight" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has "flying"
    And "Hill Giant" is blue
    And "Hill Giant" isn't red

  @cr26:613.1d.2
  Scenario: Forest, which Genju of the Realm makes a legendary 8/12 creature, gets the bonus of the older Day of Destiny
    Given Alice controls "Day of Destiny", "Hill Giant" and "Forest" and can pay {2}
    And Alice controls "Genju of the Realm" attached to "Forest"
    When Alice activates "awaken" of "Genju of the Realm"
    And the stack resolves
    Then "Forest" has the types "legendary", "creature" and "Spirit"
    And "Forest" is 10/14
    And "Hill Giant" is 3/3

  @cr26:613.1f.2
  Scenario: Grizzly Bears, to which the newer Flight gives an ability, don't get the bonus of Muraganda Petroglyphs, which are older
    Given Alice controls "Muraganda Petroglyphs" and "Grizzly Bears"
    And Alice has "Flight" in hand and can pay {U}
    Then "Grizzly Bears" is 4/4
    When Alice plays "Flight" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has "flying"
    And "Grizzly Bears" is 2/2
