Feature: Examples of section 607

  @cr26:607.2i.ex1 @cr26:702.33b @cr26:702.33f @cr26:702.33d.3 @cr26:400.7d.3
  Scenario: Kicked with {W} only, Stormscape Battlemage triggers only its life gain
    Given Alice has "Stormscape Battlemage" in hand and can pay {4}{U}{W}{B}
    And Bob controls "Hill Giant"
    When Alice plays "Stormscape Battlemage" paying the optional cost "white"
    Then the total cost of "Stormscape Battlemage" is {2}{U}{W}
    When the stack resolves
    Then Alice is at 23 life
    And "Hill Giant" is in play
    And "Stormscape Battlemage" has triggered once

  @cr26:607.2i.ex1 @cr26:702.33b @cr26:702.33f @cr26:702.33d.3 @cr26:400.7d.3
  Scenario: Kicked with {2}{B} only, Stormscape Battlemage triggers only its destruction of a nonblack creature
    Given Alice has "Stormscape Battlemage" in hand and can pay {4}{U}{W}{B}
    And Bob controls "Hill Giant"
    When Alice plays "Stormscape Battlemage" paying the optional cost "black"
    Then the total cost of "Stormscape Battlemage" is {4}{U}{B}
    When the stack resolves
    And Alice targets "Hill Giant"
    Then Alice is at 20 life
    And "Hill Giant" was destroyed
    And "Stormscape Battlemage" has triggered once

  @cr26:607.2i.ex1 @cr26:702.33b
  Scenario: Kicked with both of its kickers, Stormscape Battlemage triggers both abilities
    Given Alice has "Stormscape Battlemage" in hand and can pay {4}{U}{W}{B}
    And Bob controls "Hill Giant"
    When Alice plays "Stormscape Battlemage" paying the optional cost "white" paying the optional cost "black"
    And the stack resolves
    And Alice puts "Stormscape Battlemage" and "Stormscape Battlemage" in this order
    And Alice targets "Hill Giant"
    Then Alice is at 23 life
    And "Hill Giant" was destroyed
    And "Stormscape Battlemage" has triggered twice

  @cr26:607.4.ex1
  Scenario: The colour chosen for Paradise Plume is the colour for its triggered ability and for its mana ability
    Given Alice has "Paradise Plume" and "Glacial Ray" in hand and can pay {5}{R}
    And Bob has "Kodama's Might" in hand and can pay {G}
    And Bob controls "Wall of Stone"
    When Alice plays "Paradise Plume"
    And the stack resolves
    And Alice chooses the color "green"
    And Bob plays "Kodama's Might" targeting "Wall of Stone"
    And the stack resolves
    And Alice says yes
    Then Alice is at 21 life
    When Alice taps "Paradise Plume" for mana
    Then Alice has {G} in the mana pool
    When Alice plays "Glacial Ray" targeting "Wall of Stone"
    Then the stack holds "Glacial Ray"
    And "Paradise Plume" has triggered once

  @cr26:607.4.ex1
  Scenario: With red chosen for Paradise Plume, a red spell lets the controller of Paradise Plume gain 1 life, and Paradise Plume adds {R}
    Given Alice controls "Paradise Plume"
    And "Paradise Plume" has the chosen color "red"
    And Alice has "Glacial Ray" in hand and can pay {1}
    And Bob controls "Wall of Stone"
    When Alice plays "Glacial Ray" targeting "Wall of Stone"
    And the top of the stack resolves
    And Alice says yes
    Then Alice is at 21 life
    And "Paradise Plume" is tapped
    When the stack resolves
    Then "Wall of Stone" has 2 damage marked

  @cr26:607.5.ex1
  Scenario: Sisters of Stone Death exile a creature that blocks them and return its card to the battlefield
    Given Alice controls "Sisters of Stone Death" and can pay {G}{B}{G}{2}{B}
    And Bob controls "Hill Giant"
    When Alice activates "stare" of "Sisters of Stone Death" targeting "Hill Giant"
    And the stack resolves
    And Alice attacks with "Sisters of Stone Death"
    And Bob blocks "Sisters of Stone Death" with "Hill Giant"
    And Alice activates "petrify" of "Sisters of Stone Death" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is removed from the game
    When Alice activates "rouse" of "Sisters of Stone Death"
    And the stack resolves
    Then "Hill Giant" is in play under Alice's control

  @cr26:607.5.ex1
  Scenario: Quicksilver Elemental can return only the creature card that it exiled with Sisters of Stone Death's ability, not those exiled with Arc-Slogger's
    Given Alice controls "Quicksilver Elemental", "Arc-Slogger" and "Sisters of Stone Death"
    And Alice can pay {U}{U}{U}{U}{U}{U}{U}{U}
    And Alice has "Grizzly Bears" and 9 "Island" as "page" as library
    And Bob controls "Hill Giant"
    When Alice activates "mimic" of "Quicksilver Elemental" targeting "Arc-Slogger"
    And the stack resolves
    And Alice activates "arc" of "Quicksilver Elemental" targeting Bob
    And the stack resolves
    Then Bob is at 18 life
    And "Grizzly Bears" is removed from the game
    When Alice activates "mimic" of "Quicksilver Elemental" targeting "Sisters of Stone Death"
    And the stack resolves
    And Alice attacks with "Quicksilver Elemental"
    And Bob blocks "Quicksilver Elemental" with "Hill Giant"
    And Alice activates "petrify" of "Quicksilver Elemental" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is removed from the game
    When Alice activates "rouse" of "Quicksilver Elemental"
    And the stack resolves
    Then "Hill Giant" is in play under Alice's control
    And "Grizzly Bears" is removed from the game

  @cr26:607.2a.5 @cr26:406.6.2
  Scenario: Sisters of Stone Death return the creature that their ability exiled, and not one that Swords to Plowshares exiled
    Given Alice controls "Sisters of Stone Death" and can pay {G}{B}{G}{2}{B}
    And Bob controls "Hill Giant" and "Craw Wurm"
    And Alice has "Swords to Plowshares" in hand and can pay {W}
    When Alice plays "Swords to Plowshares" targeting "Craw Wurm"
    And the stack resolves
    And Alice activates "stare" of "Sisters of Stone Death" targeting "Hill Giant"
    And the stack resolves
    And Alice attacks with "Sisters of Stone Death"
    And Bob blocks "Sisters of Stone Death" with "Hill Giant"
    And Alice activates "petrify" of "Sisters of Stone Death" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" and "Craw Wurm" are exiled
    When Alice activates "rouse" of "Sisters of Stone Death"
    And the stack resolves
    Then nobody is asked anything
    And "Hill Giant" is in play under Alice's control
    And "Craw Wurm" is exiled

  @cr26:406.6
  Scenario: Isochron Scepter that returned to hand and was cast again doesn't find the card that it exiled before, and finds the one that it exiles then
    Given Alice has "Isochron Scepter", "Lightning Bolt" and "Shock" in hand and can pay {2}{2}{2}{2}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Isochron Scepter"
    And the stack resolves
    And Alice says yes for "Isochron Scepter"
    And Alice chooses "Lightning Bolt" for "Isochron Scepter"
    And Bob plays "Boomerang" targeting "Isochron Scepter"
    And the stack resolves
    And Alice plays "Isochron Scepter"
    And the stack resolves
    And Alice says yes for "Isochron Scepter"
    Then "Lightning Bolt" and "Shock" are exiled
    When Alice activates "Isochron Scepter"
    And the stack resolves
    And while "Isochron Scepter" resolves, Alice plays "Shock" targeting Bob
    Then Bob is at 18 life

  @cr26:406.6
  Scenario: Isochron Scepter that returned to hand and was cast again, and then exiled no card, casts nothing, though the card that it exiled before is still in exile
    Given Alice has "Isochron Scepter" and "Reach Through Mists" in hand and can pay {2}{2}{2}
    And Alice has "Forest" and "Island" as library
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Isochron Scepter"
    And the stack resolves
    And Alice says yes for "Isochron Scepter"
    And Alice chooses "Reach Through Mists" for "Isochron Scepter"
    And Bob plays "Boomerang" targeting "Isochron Scepter"
    And the stack resolves
    And Alice plays "Isochron Scepter"
    And the stack resolves
    Then "Reach Through Mists" is exiled
    When Alice activates "Isochron Scepter"
    And the stack resolves
    Then nobody is asked anything
    And Alice has drawn no cards
    And "Isochron Scepter" is tapped

  @cr26:607.5a.ex1
  Scenario: A shapeshifter that becomes a copy of Voice of All gains no protection, because no colour was chosen for it
    Given Alice controls "Unstable Shapeshifter"
    And Alice has "Voice of All" in hand and can pay {2}{W}{W}
    And Bob has "Lightning Bolt" as "one" and "Lightning Bolt" as "two" in hand and can pay {R}{R}
    When Alice plays "Voice of All"
    And the stack resolves
    And Alice chooses the color "red"
    Then "Unstable Shapeshifter" is named "Voice of All"
    And "Unstable Shapeshifter" has "flying"
    And Bob can't play "one" targeting "Voice of All" because "Voice of All" has "protection"
    And Bob can play "one" targeting "Unstable Shapeshifter"
    When Bob plays "one" targeting "Unstable Shapeshifter"
    And the stack resolves
    Then "Unstable Shapeshifter" was destroyed
    And "Voice of All" is in play

  @cr26:607.5a.ex2.before
  Scenario: Until 2006, a doppelganger that entered as Voice of All with blue chosen and becomes Quirion Elves adds {U} with the chosen-colour ability
    Given Alice controls "Voice of All" and "Quirion Elves"
    And "Voice of All" has the chosen color "red"
    And "Quirion Elves" has the chosen color "white"
    And Alice has "Vesuvan Doppelganger" in hand and can pay {3}{U}{U}
    And Alice has 4 "Island" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice plays "Vesuvan Doppelganger"
    And the stack resolves
    And Alice chooses "Voice of All"
    And Alice chooses the color "blue"
    And the game goes on to Alice's next upkeep
    And Alice targets "Quirion Elves"
    And the stack resolves
    And Alice says yes
    Then "Vesuvan Doppelganger" is named "Quirion Elves"
    When Alice taps "chosen" of "Vesuvan Doppelganger" for mana
    Then Alice has {U} in the mana pool
    When Alice taps "chosen" of "Quirion Elves" for mana
    Then Alice has {W}{U} in the mana pool

  @cr26:607.5a.ex2.before
  Scenario: Until 2006, a doppelganger that entered as Adaptive Automaton with Goblin chosen and becomes Quirion Elves adds no mana with the chosen-colour ability
    Given Alice controls "Adaptive Automaton" and "Quirion Elves"
    And "Adaptive Automaton" has the chosen creature type "Elf"
    And "Quirion Elves" has the chosen color "white"
    And Alice has "Vesuvan Doppelganger" in hand and can pay {3}{U}{U}
    And Alice has 4 "Island" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice plays "Vesuvan Doppelganger"
    And the stack resolves
    And Alice chooses "Adaptive Automaton"
    And Alice chooses the creature type "Goblin"
    Then "Vesuvan Doppelganger" has the types "artifact", "Construct" and "Goblin"
    When the game goes on to Alice's next upkeep
    And Alice targets "Quirion Elves"
    And the stack resolves
    And Alice says yes
    Then "Vesuvan Doppelganger" is named "Quirion Elves"
    When Alice taps "chosen" of "Vesuvan Doppelganger" for mana
    Then "Vesuvan Doppelganger" is tapped
    And Alice has no mana in the mana pool
    When Alice taps "chosen" of "Quirion Elves" for mana
    Then Alice has {W} in the mana pool

  @cr26:607.5a.ex2 @cr26:707.7.3 @cr26:607.1.2
  Scenario: A doppelganger that entered as Voice of All with blue chosen and becomes Quirion Elves adds no mana with the chosen-colour ability
    Given Alice controls "Voice of All" and "Quirion Elves"
    And "Voice of All" has the chosen color "red"
    And "Quirion Elves" has the chosen color "white"
    And Alice has "Vesuvan Doppelganger" in hand and can pay {3}{U}{U}
    And Alice has 4 "Island" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice plays "Vesuvan Doppelganger"
    And the stack resolves
    And Alice chooses "Voice of All"
    And Alice chooses the color "blue"
    Then "Vesuvan Doppelganger" has "flying"
    When the game goes on to Alice's next upkeep
    And Alice targets "Quirion Elves"
    And the stack resolves
    And Alice says yes
    Then "Vesuvan Doppelganger" is named "Quirion Elves"
    When Alice taps "chosen" of "Vesuvan Doppelganger" for mana
    Then "Vesuvan Doppelganger" is tapped
    And Alice has no mana in the mana pool
    When Alice taps "chosen" of "Quirion Elves" for mana
    Then Alice has {W} in the mana pool

  @cr26:607.2i.ex1
  Scenario: Stormscape Battlemage that was cast kicked and died triggers nothing as Zombify returns it, because it was not cast then
    Given Alice has "Stormscape Battlemage" and "Zombify" in hand and can pay {2}{U}{W}{3}{B}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Stormscape Battlemage" paying the optional cost "white"
    And the stack resolves
    Then Alice is at 23 life
    When Bob plays "Lightning Bolt" targeting "Stormscape Battlemage"
    And the stack resolves
    And Alice plays "Zombify" targeting "Stormscape Battlemage"
    And the stack resolves
    Then "Stormscape Battlemage" is in play
    And it happened once that "Stormscape Battlemage" triggered
    And Alice is at 23 life

  @cr26:607.2i.3
  Scenario: With Pearl Medallion, Budding Squire costs {W} with and without its kicker cost of {1}, and only the one whose kicker cost was declared triggers
    Given Alice controls "Pearl Medallion"
    And Alice has "Budding Squire" as "plain" and "Budding Squire" as "kicked" in hand and can pay {W}{W}
    When Alice plays "plain"
    Then the total cost of "plain" is {W}
    When the stack resolves
    Then "plain" has triggered never
    And Alice is at 20 life
    When Alice plays "kicked" paying the optional cost "kicker"
    Then the total cost of "kicked" is {W}
    When the stack resolves
    Then "kicked" has triggered once
    And Alice is at 23 life

  @cr26:607.2i.5
  Scenario: Faerie Squadron, whose kicker cost was paid for {1} less from each of three Sapphire Medallions, is kicked with two mana, and one without kicker isn't
    Given Alice controls 3 "Sapphire Medallion" as "medallion"
    And Alice has "Faerie Squadron" as "plain" and "Faerie Squadron" as "kicked" in hand and can pay {U}{U}{U}
    When Alice plays "plain"
    Then the total cost of "plain" is {U}
    When the stack resolves
    Then "plain" is 1/1
    When Alice plays "kicked" kicked
    Then the total cost of "kicked" is {U}{U}
    When the stack resolves
    Then "kicked" is 3/3
    And "kicked" has "flying"
    And "plain" doesn't have "flying"

  @cr26:607.2i.5
  Scenario: With four Spheres of Resistance, Faerie Squadron for which Alice pays {4}{U} isn't kicked, and one that she kicks for {7}{U}{U} is
    Given Bob controls 4 "Sphere of Resistance" as "sphere"
    And Alice has "Faerie Squadron" as "plain" and "Faerie Squadron" as "kicked" in hand and can pay {4}{U}{7}{U}{U}
    When Alice plays "plain"
    Then the total cost of "plain" is {4}{U}
    When the stack resolves
    Then "plain" is 1/1
    And "plain" doesn't have "flying"
    When Alice plays "kicked" kicked
    Then the total cost of "kicked" is {7}{U}{U}
    When the stack resolves
    Then "kicked" is 3/3
