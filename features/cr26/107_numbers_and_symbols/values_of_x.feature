Feature: Values of X

  @cr26:107.3a @cr26:107.3i @cr26:107.3.2 @cr26:107.3g.2 @cr26:601.2b.10
  Scenario: The player of Blaze chooses X = 3 for its cost and its damage; it has mana value 4 on the stack and 1 in other zones
    Given Alice has "Blaze" in hand and can pay {3}{R}
    Then the mana value of "Blaze" is 1
    When Alice plays "Blaze" with X = 3 targeting Bob
    Then the mana value of "Blaze" is 4
    And the total cost of "Blaze" is {3}{R}
    When the stack resolves
    Then Bob is at 17 life
    And the mana value of "Blaze" is 1

  @cr26:107.3g
  Scenario: Dark Confidant reveals Blaze, whose {X} is 0 in a library, and its controller loses 1 life
    Given it is Bob's end step
    And Alice controls "Dark Confidant"
    And Alice has "Blaze" and "Plains" on top of library
    Then the mana value of "Blaze" is 1
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then Alice is at 19 life
    And "Blaze" is in Alice's hand

  @cr26:107.3g
  Scenario: With X = 1, Chord of Calling finds Ivy Elemental in the library, whose {X} is 0, and not Grizzly Bears
    Given Alice has "Chord of Calling" in hand and can pay {1}{G}{G}{G}
    And Alice has "Ivy Elemental", "Grizzly Bears" and "Hill Giant" as library
    Then the mana value of "Ivy Elemental" is 1
    When Alice plays "Chord of Calling" with X = 1
    And the stack resolves
    Then Alice may choose "Ivy Elemental" for "Chord of Calling"
    And Alice may not choose "Grizzly Bears" for "Chord of Calling"
    When Alice chooses "Ivy Elemental" for "Chord of Calling"
    Then "Ivy Elemental" is in Alice's graveyard
    And it happened once that "Ivy Elemental" died

  @cr26:107.3c @cr26:107.3.3 @cr26:107.3f.5 @cr26:113.10.3
  Scenario: X of Overwhelming Stampede, which its text defines, is less if the creature with the greatest power dies in response
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Overwhelming Stampede" in hand and can pay {3}{G}{G}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Overwhelming Stampede"
    And Bob plays "Lightning Bolt" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Alice's graveyard
    And "Grizzly Bears" is 4/4
    And "Grizzly Bears" has "trample"
    And Alice was asked for a number never

  @cr26:113.10.3
  Scenario: Overwhelming Stampede gives trample and +3/+3 to each creature of Alice, and neither to Bob's
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Overwhelming Stampede" in hand and can pay {3}{G}{G}
    And Bob controls "Craw Wurm"
    When Alice plays "Overwhelming Stampede"
    And the stack resolves
    Then "Grizzly Bears" has "trample"
    And "Hill Giant" has "trample"
    And "Craw Wurm" doesn't have "trample"
    And "Grizzly Bears" is 5/5
    And "Hill Giant" is 6/6
    And "Craw Wurm" is 6/4

  @cr26:701.40b
  Scenario: Manifested Ivy Elemental is turned face up for {G}, because X of its mana cost is 0, and dies as a 0/0 creature
    Given Alice has "Soul Summons" in hand and can pay {1}{W}
    And Alice controls "Forest"
    And Alice has "Ivy Elemental" on top of library
    When Alice plays "Soul Summons"
    And the stack resolves
    Then "Ivy Elemental" is 2/2
    When Alice turns "Ivy Elemental" face up
    Then "Ivy Elemental" is in Alice's graveyard
    And "Forest" is tapped

  @cr26:107.3h.2
  Scenario: As Second Levy resolves, Alice pays the mana cost of Ivy Elemental with one Forest, because its X is 0 although it was 2 as she cast it
    Given Alice has "Ivy Elemental" in hand and can pay {2}{G}
    And Alice controls "Forest"
    And Bob has "Second Levy" in hand and can pay {1}{U}
    When Alice plays "Ivy Elemental" with X = 2
    And the stack resolves
    Then "Ivy Elemental" is 2/2
    When Bob plays "Second Levy" targeting "Ivy Elemental"
    And the top of the stack resolves
    And Alice pays
    Then "Forest" is tapped
    And "Ivy Elemental" is 2/2

  @cr26:107.3h.2
  Scenario: Ivy Elemental is exiled by Second Levy if Alice doesn't pay the {G} that its mana cost is with X = 0
    Given Alice has "Ivy Elemental" in hand and can pay {2}{G}
    And Alice controls "Forest"
    And Bob has "Second Levy" in hand and can pay {1}{U}
    When Alice plays "Ivy Elemental" with X = 2
    And the stack resolves
    And Bob plays "Second Levy" targeting "Ivy Elemental"
    And the top of the stack resolves
    And Alice doesn't pay
    Then "Ivy Elemental" is exiled

  @cr26:107.3k @cr26:107.3a
  Scenario: Each activation of Chimeric Staff has its own X
    Given Alice controls "Chimeric Staff" and can pay {7}
    When Alice activates "Chimeric Staff" with X = 2
    And Alice in response activates "Chimeric Staff" with X = 5
    And the top of the stack resolves
    Then "Chimeric Staff" is 5/5
    When the top of the stack resolves
    Then "Chimeric Staff" is 2/2

  @cr26:107.3m @cr26:113.6h.2 @cr26:107.3g.2
  Scenario: Ivy Elemental cast with X = 3 enters with three +1/+1 counters, and X is 0 on the battlefield
    Given Alice has "Ivy Elemental" in hand and can pay {3}{G}
    When Alice plays "Ivy Elemental" with X = 3
    Then the mana value of "Ivy Elemental" is 4
    When the stack resolves
    Then "Ivy Elemental" is 3/3
    And "Ivy Elemental" has 3 +1/+1 counters
    And the mana value of "Ivy Elemental" is 1

  @cr26:107.3g.2
  Scenario: Abrupt Decay, whose target has mana value 3 or less, can destroy Ivy Elemental cast with X = 4 and Hill Giant not
    Given Alice has "Ivy Elemental" in hand and can pay {4}{G}
    And Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob has "Abrupt Decay" in hand and can pay {B}{G}
    When Alice plays "Ivy Elemental" with X = 4
    Then the mana value of "Ivy Elemental" is 5
    When the stack resolves
    Then "Ivy Elemental" is 4/4
    And Bob can target only "Ivy Elemental" and "Grizzly Bears" with "Abrupt Decay"
    When Bob plays "Abrupt Decay" targeting "Ivy Elemental"
    And the stack resolves
    Then "Ivy Elemental" was destroyed

  @cr26:107.3n
  Scenario: The delayed trigger of Patient Tithe has the value of X with which Patient Tithe was cast
    Given Alice has "Patient Tithe" in hand and can pay {4}{W}
    When Alice plays "Patient Tithe" with X = 4
    And the stack resolves
    Then Alice is at 20 life
    When the game goes on to Alice's end step
    And the stack resolves
    Then Alice is at 24 life

  @cr26:107.3n
  Scenario: The delayed trigger of Patient Tithe cast with X = 0 gains no life
    Given Alice has "Patient Tithe" and "Lightning Bolt" in hand and can pay {W}{R}
    When Alice plays "Patient Tithe" with X = 0
    And the stack resolves
    And Alice plays "Lightning Bolt" targeting Bob
    And the game goes on to Alice's end step
    And the stack resolves
    Then Alice is at 20 life
    And Bob is at 17 life

  @cr26:107.3j
  Scenario: X in an ability that Borrowed Measure gives a creature isn't the X of Borrowed Measure
    Given Alice controls "Grizzly Bears" and has "Borrowed Measure" in hand and can pay {3}{W}
    When Alice plays "Borrowed Measure" with X = 3 targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 5/5
    When Alice activates "tithe" of "Grizzly Bears"
    And the stack resolves
    Then Alice is at 20 life

  @cr26:107.3j
  Scenario: The bonus that Borrowed Measure itself gives is the X of Borrowed Measure
    Given Alice controls "Grizzly Bears" and has "Borrowed Measure" in hand and can pay {2}{W}
    When Alice plays "Borrowed Measure" with X = 2 targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/4

  @cr26:107.3a @cr26:107.3i.2
  Scenario: Alice chooses X = 3 for the additional cost of Toxic Deluge, pays 3 life, and every creature gets -3/-3
    Given Alice has "Toxic Deluge" in hand and can pay {2}{B}
    And Bob controls "Hill Giant" and "Craw Wurm"
    When Alice plays "Toxic Deluge" with X = 3
    Then Alice is at 17 life
    When the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And "Craw Wurm" is 3/1

  @cr26:107.3i.2
  Scenario: With X = 1, Toxic Deluge costs Alice 1 life, Elite Vanguard dies, and Hill Giant is 2/2
    Given Alice has "Toxic Deluge" in hand and can pay {2}{B}
    And Bob controls "Hill Giant" and "Elite Vanguard"
    When Alice plays "Toxic Deluge" with X = 1
    Then Alice is at 19 life
    When the stack resolves
    Then "Elite Vanguard" is in Bob's graveyard
    And "Hill Giant" is 2/2

  @cr26:107.3a.3
  Scenario: Alice chooses X = 4 for the activation cost of Scale of Blood, pays 4 life, and Bob loses 7 life as the ability resolves
    Given Alice controls "Scale of Blood" owned by Bob
    When Alice activates "Scale of Blood" with X = 4 targeting Bob
    Then Alice is at 16 life
    And Bob is at 20 life
    When the stack resolves
    Then Bob is at 13 life

  @cr26:107.3m.2 @cr26:400.7d.4
  Scenario: The ability that triggers as Measured Guest enters has the X = 3 with which it was cast, and X is 0 on the battlefield
    Given Alice has "Measured Guest" in hand and can pay {3}{W}
    When Alice plays "Measured Guest" with X = 3
    Then the mana value of "Measured Guest" is 4
    When the stack resolves
    Then Alice is at 23 life
    And the mana value of "Measured Guest" is 1

  @cr26:400.7d.4
  Scenario: The ability that triggers as Measured Guest enters has the X = 1 with which it was cast
    Given Alice has "Measured Guest" in hand and can pay {1}{W}
    When Alice plays "Measured Guest" with X = 1
    Then the mana value of "Measured Guest" is 2
    When the stack resolves
    Then Alice is at 21 life
    And Bob is at 20 life

  @cr26:107.3m.2.before
  Scenario: Until 2013, X of the ability that triggers as Measured Guest enters is 0, although the Guest was cast with X = 3
    Given Alice has "Measured Guest" in hand and can pay {3}{W}
    When Alice plays "Measured Guest" with X = 3
    Then the mana value of "Measured Guest" is 4
    When the stack resolves
    Then "Measured Guest" has triggered once
    And Alice is at 20 life
    And the mana value of "Measured Guest" is 1

  @cr26:107.3m.2.before
  Scenario: Until 2013, the trigger of Measured Guest that was cast with X = 3 gains no life either if the Guest has died before the trigger resolves
    Given Alice has "Measured Guest" in hand and can pay {3}{W}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Measured Guest" with X = 3
    Then the mana value of "Measured Guest" is 4
    When the top of the stack resolves
    Then "Measured Guest" has triggered once
    When Bob plays "Lightning Bolt" targeting "Measured Guest"
    And the top of the stack resolves
    Then "Measured Guest" is in Alice's graveyard
    When the stack resolves
    Then Alice is at 20 life

  @cr26:107.3m.2.before
  Scenario: Until 2013, the ability of Measured Guest that was cast with X = 0 triggers as it enters and gains no life
    Given Alice has "Measured Guest" and "Lightning Bolt" in hand and can pay {W}{R}
    When Alice plays "Measured Guest" with X = 0
    And the stack resolves
    Then "Measured Guest" has triggered once
    And Alice is at 20 life
    When Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Bob is at 17 life

  @cr26:107.3m.2
  Scenario: The ability of Measured Guest that was cast with X = 0 triggers as it enters and gains no life
    Given Alice has "Measured Guest" and "Lightning Bolt" in hand and can pay {W}{R}
    When Alice plays "Measured Guest" with X = 0
    And the stack resolves
    Then "Measured Guest" has triggered once
    And Alice is at 20 life
    When Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And "Measured Guest" is 1/1

  @cr26:107.3m.3 @cr26:107.3a.5
  Scenario: Verdeloth the Ancient kicked with X = 3 creates three Saprolings as it enters, each 2/2
    Given Alice has "Verdeloth the Ancient" in hand and can pay {4}{G}{G}{3}
    Then Alice can play "Verdeloth the Ancient" kicked with X = 2
    And Alice can play "Verdeloth the Ancient" kicked with X = 3
    When Alice plays "Verdeloth the Ancient" kicked with X = 3
    Then the total cost of "Verdeloth the Ancient" is {7}{G}{G}
    When the stack resolves
    Then Alice controls three 2/2 green "Saproling" creature tokens
    And the mana value of "Verdeloth the Ancient" is 6
    And "Verdeloth the Ancient" is 4/7

  @cr26:107.3m.3 @cr26:111.6.3
  Scenario: Verdeloth the Ancient that isn't kicked creates no Saprolings as it enters, and makes Alice's Saproling larger
    Given Alice has "Verdeloth the Ancient" in hand and can pay {4}{G}{G}{3}
    And Alice controls a 1/1 green "Saproling" creature token as "sprout"
    When Alice plays "Verdeloth the Ancient"
    And the stack resolves
    Then "sprout" is 2/2
    And Alice controls 1 "token" permanent
    And "Verdeloth the Ancient" is 4/7

  @cr26:111.6.3
  Scenario: Verdeloth the Ancient makes Scarwood Treefolk, another Treefolk, larger, and not Grizzly Bears
    Given Alice has "Verdeloth the Ancient" in hand and can pay {4}{G}{G}
    And Alice controls "Scarwood Treefolk" and "Grizzly Bears"
    Then "Scarwood Treefolk" is 3/5
    When Alice plays "Verdeloth the Ancient"
    And the stack resolves
    Then "Scarwood Treefolk" is 4/6
    And "Grizzly Bears" is 2/2
    And "Verdeloth the Ancient" is 4/7

  @cr26:107.3j.2
  Scenario: The ability that Weighed Charity with X = 4 gives Grizzly Bears says that X is the creature's power, so it gains 2 life
    Given Alice controls "Grizzly Bears" and has "Weighed Charity" in hand and can pay {4}{W}
    When Alice plays "Weighed Charity" with X = 4 targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 2/6
    When Alice activates "alms" of "Grizzly Bears"
    And the stack resolves
    Then Alice is at 22 life

  @cr26:107.3j.4 @cr26:607.2j.3
  Scenario: Altered Ego with X = 2 enters as a copy of Vein Colossus with two counters from its own effect and none from that of Vein Colossus
    Given Bob controls "Vein Colossus"
    And "Vein Colossus" has 1 +1/+1 counter
    And Alice has "Altered Ego" in hand and can pay {2}{2}{G}{U}
    When Alice casts "Altered Ego" with X = 2
    And the stack resolves
    And as it resolves, Alice chooses "Vein Colossus"
    Then "Altered Ego" is named "Vein Colossus"
    And "Altered Ego" has 2 +1/+1 counters
    And "Altered Ego" is 3/3

  @cr26:107.3j.4
  Scenario: Altered Ego with X = 5 enters as a copy of Gorging Brood with five counters, and ravenous draws no card
    Given Bob controls "Gorging Brood"
    And Alice has "Altered Ego" in hand and can pay {5}{2}{G}{U}
    And Alice has 4 "Plains" as "dune" as library
    When Alice casts "Altered Ego" with X = 5
    And the stack resolves
    And as it resolves, Alice chooses "Gorging Brood"
    Then "Altered Ego" is named "Gorging Brood"
    And "Altered Ego" has 5 +1/+1 counters
    And "Altered Ego" has triggered never
    And Alice has drawn no cards

  @cr26:107.3k.2
  Scenario: Twice-Measured Engine that was cast with X = 3 gains 1 life for X = 1 of its ability, and keeps its three counters
    Given Alice has "Twice-Measured Engine" in hand and can pay {3}{1}
    When Alice plays "Twice-Measured Engine" with X = 3
    And the stack resolves
    Then "Twice-Measured Engine" has 3 charge counters
    When Alice activates "Twice-Measured Engine" with X = 1
    And the stack resolves
    Then Alice is at 21 life
    And "Twice-Measured Engine" has 3 charge counters

  @cr26:107.3n.2
  Scenario: The delayed trigger of Patient Font's ability gains 3 life, the X with which the ability was activated
    Given Alice controls "Patient Font" and can pay {3}
    When Alice activates "Patient Font" with X = 3
    And the stack resolves
    Then Alice is at 20 life
    When the game goes on to Alice's end step
    And the stack resolves
    Then Alice is at 23 life

  @cr26:107.3j.2
  Scenario: The ability that Weighed Charity with X = 1 gives Serra Angel gains 4 life, the Angel's power
    Given Alice controls "Serra Angel" and has "Weighed Charity" in hand and can pay {1}{W}
    When Alice plays "Weighed Charity" with X = 1 targeting "Serra Angel"
    And the stack resolves
    Then "Serra Angel" is 4/5
    When Alice activates "alms" of "Serra Angel"
    And the stack resolves
    Then Alice is at 24 life

  @cr26:107.3k.2
  Scenario: Twice-Measured Engine that was cast with X = 4 gains 4 life for X = 4 of its ability
    Given Alice has "Twice-Measured Engine" in hand and can pay {4}{4}
    When Alice plays "Twice-Measured Engine" with X = 4
    And the stack resolves
    And Alice activates "Twice-Measured Engine" with X = 4
    And the stack resolves
    Then Alice is at 24 life
    And "Twice-Measured Engine" has 4 charge counters

  @cr26:107.3k.3
  Scenario: Chandra Nalaar's [-X] ability deals 3 damage with X = 3 and, a turn later, 1 damage with X = 1
    Given Alice controls "Chandra Nalaar"
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    And Bob controls "Hill Giant" and "Craw Wurm"
    When Alice activates "flame" of "Chandra Nalaar" with X = 3 targeting "Hill Giant"
    Then "Chandra Nalaar" has 3 loyalty counters
    When the stack resolves
    Then "Hill Giant" was destroyed
    When the game goes on to Alice's next main phase
    And Alice activates "flame" of "Chandra Nalaar" with X = 1 targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" has 1 damage marked
    And "Chandra Nalaar" has 2 loyalty counters

  @cr26:107.3k.4
  Scenario: Scale of Blood makes Bob lose 7 life for X = 4 life and, a turn later, 4 life for X = 1 life
    Given Alice controls "Scale of Blood"
    And Alice has 4 "Island" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice activates "Scale of Blood" with X = 4 targeting Bob
    Then Alice is at 16 life
    When the stack resolves
    Then Bob is at 13 life
    When the game goes on to Alice's next main phase
    And Alice activates "Scale of Blood" with X = 1 targeting Bob
    Then Alice is at 15 life
    When the stack resolves
    Then Bob is at 9 life

  @cr26:107.3n.2
  Scenario: The delayed trigger of Patient Font's ability that was activated with X = 0 gains no life
    Given Alice controls "Patient Font" and has "Lightning Bolt" in hand and can pay {R}
    When Alice activates "Patient Font" with X = 0
    And the stack resolves
    And Alice plays "Lightning Bolt" targeting Bob
    And the game goes on to Alice's end step
    And the stack resolves
    Then Alice is at 20 life
    And Bob is at 17 life
    And "Patient Font" is tapped

  @cr26:107.3n.3
  Scenario: Measured Wake with X = 3 gains 3 life, and its delayed trigger, whose X is the number of Alice's creatures, gains 1 life
    Given Alice controls "Grizzly Bears" and has "Measured Wake" in hand and can pay {3}{W}
    When Alice plays "Measured Wake" with X = 3
    And the stack resolves
    Then Alice is at 23 life
    When the game goes on to Alice's end step
    And the stack resolves
    Then Alice is at 24 life

  @cr26:107.3n.3
  Scenario: Measured Wake with X = 2 gains 2 life, and the X of its delayed trigger is 2, too, because Alice controls two creatures
    Given Alice controls "Grizzly Bears" and "Hill Giant" and has "Measured Wake" in hand and can pay {2}{W}
    And Bob controls "Craw Wurm"
    When Alice plays "Measured Wake" with X = 2
    And the stack resolves
    Then Alice is at 22 life
    When the game goes on to Alice's end step
    And the stack resolves
    Then Alice is at 24 life

  @cr26:107.3c.2 @cr26:107.3f.6 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: X of Chameleon Colossus's ability, which its text defines, is 7 after Giant Growth in response, so Chameleon Colossus is 14/14
    Given Alice controls "Chameleon Colossus" and can pay {2}{G}{G}
    And Alice has "Giant Growth" in hand and can pay {G}
    When Alice activates "swell" of "Chameleon Colossus"
    And Alice in response plays "Giant Growth" targeting "Chameleon Colossus"
    And the stack resolves
    Then "Chameleon Colossus" is 14/14
    And Alice was asked for a number never

  @cr26:107.3f.6 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: X of the ability of a Chameleon Colossus with power 0 is 0, nobody chooses it, and Chameleon Colossus stays 0/4
    Given Alice controls "Chameleon Colossus" and can pay {2}{G}{G}
    And "Chameleon Colossus" gets -4/-0 until end of turn
    When Alice activates "swell" of "Chameleon Colossus"
    And the stack resolves
    Then the ability "swell" of "Chameleon Colossus" has resolved
    And "Chameleon Colossus" is 0/4
    And Alice was asked for a number never

  @cr26:107.3c.2 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: If nothing changes the power of Chameleon Colossus while its ability is on the stack, X is 4, and Chameleon Colossus is 8/8
    Given Alice controls "Chameleon Colossus" and can pay {2}{G}{G}
    And Alice has "Giant Growth" in hand and can pay {G}
    When Alice activates "swell" of "Chameleon Colossus"
    And the stack resolves
    Then "Chameleon Colossus" is 8/8
    When Alice plays "Giant Growth" targeting "Chameleon Colossus"
    And the stack resolves
    Then "Chameleon Colossus" is 11/11

  @cr26:107.3c.2 @cr26:107.3f.6
  Scenario: X of Timberwatch Elf's ability, the number of Elves, is 1 after Llanowar Elves died in response, so Grizzly Bears is 3/3
    Given Alice controls "Timberwatch Elf", "Llanowar Elves" and "Grizzly Bears"
    And Bob has "Shock" in hand and can pay {R}
    When Alice activates "Timberwatch Elf" targeting "Grizzly Bears"
    And Bob in response plays "Shock" targeting "Llanowar Elves"
    And the stack resolves
    Then "Grizzly Bears" is 3/3
    And Alice was asked for a number never

  @cr26:107.3c.2 @cr26:107.3f.6
  Scenario: If no Elf comes or goes while the ability of Timberwatch Elf is on the stack, X is 2, and Grizzly Bears is 4/4
    Given Alice controls "Timberwatch Elf", "Llanowar Elves" and "Grizzly Bears"
    When Alice activates "Timberwatch Elf" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/4
    And Alice was asked for a number never

  @cr26:107.3f.6
  Scenario: X of Timberwatch Elf's ability is 0 after the only Elf died in response, nobody chooses it, and Grizzly Bears stay 2/2
    Given Alice controls "Timberwatch Elf" and "Grizzly Bears"
    And Bob has "Shock" in hand and can pay {R}
    When Alice activates "Timberwatch Elf" targeting "Grizzly Bears"
    And Bob in response plays "Shock" targeting "Timberwatch Elf"
    And the stack resolves
    Then the ability "watch" of "Timberwatch Elf" has resolved
    And "Grizzly Bears" is 2/2
    And Alice was asked for a number never

  @cr26:107.3j.3
  Scenario: Clone that enters as a copy of Measured Guest, which was cast with X = 3, triggers and gains no life
    Given Alice has "Measured Guest", "Clone" and "Lightning Bolt" in hand and can pay {3}{W}{3}{U}{R}
    When Alice plays "Measured Guest" with X = 3
    And the stack resolves
    Then Alice is at 23 life
    When Alice plays "Clone"
    And the top of the stack resolves
    And as it resolves, Alice chooses "Measured Guest"
    Then "Clone" is named "Measured Guest"
    And "Clone" has triggered once
    When the stack resolves
    Then Alice is at 23 life
    And "Clone" is 1/1

  @cr26:107.3m.4
  Scenario: Measured Guest with X = 3 and the copy of it that Double Major makes each gain 3 life as they enter
    Given Alice has "Measured Guest" and "Double Major" in hand and can pay {3}{W}{G}{U}
    When Alice plays "Measured Guest" with X = 3
    And Alice plays "Double Major" targeting "Measured Guest"
    And the top of the stack resolves
    And the top of the stack resolves
    Then Alice controls 1 "token" permanent
    And Alice is at 20 life
    When the top of the stack resolves
    Then Alice is at 23 life
    When the stack resolves
    Then Alice is at 26 life

  @cr26:107.3m.2
  Scenario: Measured Guest that was cast with X = 3 gains no life as Zombify returns it, because it was no spell then
    Given Alice has "Measured Guest", "Lightning Bolt" and "Zombify" in hand and can pay {3}{W}{R}{3}{B}
    When Alice plays "Measured Guest" with X = 3
    And the stack resolves
    Then Alice is at 23 life
    When Alice plays "Lightning Bolt" targeting "Measured Guest"
    And the stack resolves
    And Alice plays "Zombify" targeting "Measured Guest"
    And the stack resolves
    Then "Measured Guest" is in play
    And "Measured Guest" has triggered twice
    And Alice is at 23 life

  @cr26:107.3m.2
  Scenario: The trigger of Measured Guest that was cast with X = 3 gains 3 life, although the Guest has died before the trigger resolves
    Given Alice has "Measured Guest" in hand and can pay {3}{W}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Measured Guest" with X = 3
    And the top of the stack resolves
    And Bob plays "Lightning Bolt" targeting "Measured Guest"
    And the top of the stack resolves
    Then "Measured Guest" is in Alice's graveyard
    And Alice is at 20 life
    When the stack resolves
    Then Alice is at 23 life

  @cr26:107.3n.2
  Scenario: The delayed trigger of Patient Font's ability with X = 3 gains 3 life, although Patient Font has been destroyed before
    Given Alice controls "Patient Font" and can pay {3}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice activates "Patient Font" with X = 3
    And the stack resolves
    And Bob plays "Naturalize" targeting "Patient Font"
    And the stack resolves
    Then "Patient Font" is in Alice's graveyard
    When the game goes on to Alice's end step
    And the stack resolves
    Then Alice is at 23 life

  @cr26:107.3j.5
  Scenario: Tacked Measure that is spliced onto Blazing Shoal with X = 3 gains 1 life, because Alice controls one creature, which gets +3/+0
    Given Alice controls "Grizzly Bears"
    And Alice has "Blazing Shoal" and "Tacked Measure" in hand and can pay {3}{R}{R}{W}
    When Alice plays "Blazing Shoal" with X = 3 splicing "Tacked Measure" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 5/2
    And Alice is at 21 life

  @cr26:107.3j.5
  Scenario: Tacked Measure that is spliced onto Blazing Shoal with X = 1 gains 3 life, because Alice controls three creatures
    Given Alice controls "Grizzly Bears", "Hill Giant" and "Craw Wurm"
    And Alice has "Blazing Shoal" and "Tacked Measure" in hand and can pay {1}{R}{R}{W}
    When Alice plays "Blazing Shoal" with X = 1 splicing "Tacked Measure" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 3/2
    And Alice is at 23 life

  @cr26:107.3a.4 @cr26:604.5.2
  Scenario: Blazing Shoal that was cast for its alternative cost with X = 4 has mana value 6 on the stack and gives Grizzly Bears +4/+0
    Given Alice controls "Grizzly Bears"
    And Alice has "Blazing Shoal" and "Hill Giant" in hand
    Then Alice can play "Blazing Shoal" with X = 4 exiling "Hill Giant" instead of its mana cost targeting "Grizzly Bears"
    When Alice plays "Blazing Shoal" with X = 4 exiling "Hill Giant" instead of its mana cost targeting "Grizzly Bears"
    Then the mana value of "Blazing Shoal" is 6
    When the stack resolves
    Then "Hill Giant" is exiled
    And "Grizzly Bears" is 6/2

  @cr26:107.3a
  Scenario: Blazing Shoal that was cast for its mana cost with X = 1 has mana value 3 on the stack and gives Grizzly Bears +1/+0
    Given Alice controls "Grizzly Bears"
    And Alice has "Blazing Shoal" in hand and can pay {1}{R}{R}
    When Alice plays "Blazing Shoal" with X = 1 targeting "Grizzly Bears"
    Then the mana value of "Blazing Shoal" is 3
    When the stack resolves
    Then "Grizzly Bears" is 3/2

  @cr26:107.3m.5 @cr26:107.3a.4 @edition:2026-01
  Scenario: The ability that triggers as Measured Colt enters has the X = 3 of the alternative cost that Alice paid
    Given Alice has "Measured Colt" in hand and can pay {3}{G}
    When Alice plays "Measured Colt" with X = 3 instead of its mana cost
    Then the total cost of "Measured Colt" is {3}{G}
    And the mana value of "Measured Colt" is 5
    When the stack resolves
    Then Alice is at 23 life
    And "Measured Colt" is 1/1

  @cr26:107.3m.5
  Scenario: The ability of Measured Colt that was cast for its alternative cost with X = 0 triggers as it enters and gains no life
    Given Alice has "Measured Colt" and "Lightning Bolt" in hand and can pay {G}{R}
    When Alice plays "Measured Colt" with X = 0 instead of its mana cost
    And the stack resolves
    Then "Measured Colt" has triggered once
    And Alice is at 20 life
    When Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And "Measured Colt" is 1/1

  @cr26:107.3c.3 @cr26:602.1b.5
  Scenario: X in the activation cost of Soul Foundry is 4, the mana value of Hill Giant, so one of five lands is left to pay
    Given Alice has "Soul Foundry", "Hill Giant", "Sol Ring" and "Fellwar Stone" in hand and can pay {5}
    When Alice plays "Soul Foundry"
    And the stack resolves
    And Alice says yes
    And Alice chooses "Hill Giant"
    Then Alice can't activate "copy" of "Soul Foundry" by rule 118.3
    When the game goes on to Alice's next main phase
    Then Alice can activate "copy" of "Soul Foundry"
    When Alice activates "copy" of "Soul Foundry"
    And the stack resolves
    Then the first "Hill Giant" token is 3/3
    And Alice can't play "Fellwar Stone" by rule 118.3
    And Alice can play "Sol Ring"
    And Alice was asked for a number never

  @cr26:107.3c.3 @cr26:602.1b.5
  Scenario: X in the activation cost of Soul Foundry is 0 if Ornithopter was exiled for it
    Given Alice has "Soul Foundry" and "Ornithopter" in hand and can pay {4}
    When Alice plays "Soul Foundry"
    And the stack resolves
    And Alice says yes
    And Alice chooses "Ornithopter"
    And Alice activates "copy" of "Soul Foundry"
    And the stack resolves
    Then the first "Ornithopter" token is 0/2
    And "Ornithopter" is exiled

  @cr26:602.1b.5
  Scenario: X in the activation cost of Soul Foundry is 1 if Llanowar Elves was exiled for it
    Given Alice has "Soul Foundry" and "Llanowar Elves" in hand and can pay {4}
    When Alice plays "Soul Foundry"
    And the stack resolves
    And Alice says yes
    And Alice chooses "Llanowar Elves"
    When the game goes on to Alice's next main phase
    And Alice activates "copy" of "Soul Foundry"
    And the stack resolves
    Then the first "Llanowar Elves" token is 1/1
    And "Llanowar Elves" is exiled

  @cr26:107.3m.6
  Scenario: Kicked Cistern kicked with X = 3 enters with three charge counters, and one that isn't kicked with none
    Given Alice has "Kicked Cistern" as "full" and "Kicked Cistern" as "dry" in hand and can pay {2}{3}{2}
    When Alice plays "full" kicked with X = 3
    Then the total cost of "full" is {5}
    And the mana value of "full" is 2
    When the stack resolves
    Then "full" has 3 charge counters
    When Alice plays "dry"
    And the stack resolves
    Then "dry" has no charge counters
    And "full" has 3 charge counters

  @cr26:107.3m.6 @edition:2013-07 @edition:2026-01
  Scenario: Kicked Cistern that isn't kicked enters without charge counters beside Everflowing Chalice, which was kicked and has two
    Given Alice has "Everflowing Chalice" and "Kicked Cistern" in hand and can pay {2}{2}{2}
    When Alice plays "Everflowing Chalice" paying the optional cost "kicker" and "kicker"
    And the stack resolves
    Then "Everflowing Chalice" has 2 charge counters
    When Alice plays "Kicked Cistern"
    Then the total cost of "Kicked Cistern" is {2}
    When the stack resolves
    Then "Kicked Cistern" has no charge counters

  @cr26:107.3n.4
  Scenario: The delayed trigger of Twofold Tithe kicked with X = 3 gains 3 life, and the one of an unkicked Twofold Tithe gains none
    Given Alice has "Twofold Tithe" as "kicked" and "Twofold Tithe" as "plain" in hand and can pay {2}{W}{3}{2}{W}
    When Alice plays "kicked" kicked with X = 3
    Then the total cost of "kicked" is {5}{W}
    When the stack resolves
    And Alice plays "plain"
    Then the total cost of "plain" is {2}{W}
    When the stack resolves
    Then Alice is at 20 life
    When the game goes on to Alice's end step
    And Alice puts "kicked" and "plain" in this order
    And the stack resolves
    Then Alice is at 23 life
    And "kicked" is in Alice's graveyard

  @cr26:107.3n.5
  Scenario: The delayed trigger of Twofold Tithe that was cast for its alternative cost with X = 4 gains 4 life
    Given Alice has "Twofold Tithe" in hand and can pay {4}{G}
    When Alice plays "Twofold Tithe" with X = 4 instead of its mana cost
    Then the total cost of "Twofold Tithe" is {4}{G}
    When the stack resolves
    Then Alice is at 20 life
    When the game goes on to Alice's end step
    And the stack resolves
    Then Alice is at 24 life

  @cr26:107.3n.5
  Scenario: The delayed trigger of Twofold Tithe that was cast for its alternative cost with X = 0 gains no life
    Given Alice has "Twofold Tithe" and "Lightning Bolt" in hand and can pay {G}{R}
    When Alice plays "Twofold Tithe" with X = 0 instead of its mana cost
    And the stack resolves
    And Alice plays "Lightning Bolt" targeting Bob
    And the game goes on to Alice's end step
    And the stack resolves
    Then Alice is at 20 life
    And Bob is at 17 life
    And "Twofold Tithe" is in Alice's graveyard

  @cr26:107.3m.6
  Scenario: Kicked Cistern kicked with X = 0 costs {2} and enters without charge counters, and one kicked with X = 2 costs {4}
    Given Alice has "Kicked Cistern" as "dry" and "Kicked Cistern" as "dear" in hand and can pay {2}{4}
    When Alice plays "dry" kicked with X = 0
    Then the total cost of "dry" is {2}
    When the stack resolves
    Then "dry" has no charge counters
    When Alice plays "dear" kicked with X = 2
    Then the total cost of "dear" is {4}
    When the stack resolves
    Then "dear" is in play

  @cr26:107.3m.7
  Scenario: Measured Basin cast for its alternative cost with X = 3 enters with three charge counters, and one cast for its mana cost with none
    Given Alice has "Measured Basin" as "deep" and "Measured Basin" as "dry" in hand and can pay {3}{U}{4}
    When Alice plays "deep" with X = 3 instead of its mana cost
    Then the total cost of "deep" is {3}{U}
    And the mana value of "deep" is 4
    When the stack resolves
    Then "deep" has 3 charge counters
    When Alice plays "dry"
    Then the total cost of "dry" is {4}
    When the stack resolves
    Then "dry" has no charge counters
    And "deep" has 3 charge counters

  @cr26:107.3m.7
  Scenario: Measured Basin cast for its alternative cost with X = 0 costs {U} and enters without charge counters
    Given Alice has "Measured Basin" and "Sol Ring" in hand and can pay {U}{1}
    When Alice plays "Measured Basin" with X = 0 instead of its mana cost
    Then the total cost of "Measured Basin" is {U}
    When the stack resolves
    Then "Measured Basin" has no charge counters
    When Alice plays "Sol Ring"
    And the stack resolves
    And Alice taps "Sol Ring" for mana
    Then Alice has {C}{C} in the mana pool
    And "Measured Basin" is in play

  @cr26:107.3m
  Scenario: Ivy Elemental cast with X = 0 enters without +1/+1 counters and dies as a 0/0 creature
    Given Alice controls "Grizzly Bears"
    And Alice has "Ivy Elemental" in hand and can pay {G}
    When Alice plays "Ivy Elemental" with X = 0
    Then the mana value of "Ivy Elemental" is 1
    When the stack resolves
    Then "Ivy Elemental" is in Alice's graveyard
    And it happened once that "Ivy Elemental" died
    And "Grizzly Bears" is 2/2

  @cr26:107.3.3 @cr26:107.3f.5
  Scenario: X of Overwhelming Stampede is 0 if Alice controls only Wall of Stone with power 0, which stays 0/8, and she isn't asked for X
    Given Alice controls "Wall of Stone" and has "Overwhelming Stampede" in hand and can pay {3}{G}{G}
    When Alice plays "Overwhelming Stampede"
    And the stack resolves
    Then "Wall of Stone" is 0/8
    And "Wall of Stone" has "trample"
    And Alice was asked for a number never

  @cr26:107.3f.5
  Scenario: X of Overwhelming Stampede is 5 if the greatest power among Alice's creatures is 5, and she isn't asked for X
    Given Alice controls "Baneslayer Angel" and "Wall of Stone"
    And Alice has "Overwhelming Stampede" in hand and can pay {3}{G}{G}
    When Alice plays "Overwhelming Stampede"
    And the stack resolves
    Then "Wall of Stone" is 5/13
    And "Wall of Stone" has "trample"
    And Alice was asked for a number never

  @cr26:107.3g.3
  Scenario: Blaze cast with X = 3 and exiled by Second Levy has mana value 1 in exile, as X is 0 there
    Given Alice has "Blaze" in hand and can pay {3}{R}
    And Bob has "Second Levy" in hand and can pay {1}{U}
    When Alice plays "Blaze" with X = 3 targeting Bob
    And Bob in response plays "Second Levy" targeting "Blaze"
    Then the mana value of "Blaze" is 4
    When the stack resolves
    Then "Blaze" is exiled
    And the mana value of "Blaze" is 1
    And Bob is at 20 life

  @cr26:107.3g.3
  Scenario: Blaze cast with X = 3, put back on the library by Memory Lapse and exiled by Kindled Censer, has mana value 1, so Wall of Stone is dealt 1 damage
    Given Alice controls "Kindled Censer"
    And Alice has "Blaze" in hand and can pay {3}{R}
    And Bob controls "Wall of Stone"
    And Bob has "Memory Lapse" in hand and can pay {1}{U}
    When Alice plays "Blaze" with X = 3 targeting Bob
    And Bob in response plays "Memory Lapse" targeting "Blaze"
    And the stack resolves
    Then "Blaze" was countered
    When Alice activates "Kindled Censer" targeting "Wall of Stone"
    And the stack resolves
    Then "Blaze" is exiled
    And "Wall of Stone" has 1 damage marked
    And Bob is at 20 life

  @cr26:107.3c.4
  Scenario: X in the additional cost of Headcount Toll is 2, the number of Alice's creatures, and 1 as it resolves without one of them
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Headcount Toll" in hand and can pay {B}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Headcount Toll" targeting Bob
    Then Alice is at 18 life
    And Alice was asked for a number never
    When Bob plays "Lightning Bolt" targeting "Hill Giant"
    And the stack resolves
    Then Bob is at 19 life

  @cr26:107.3c.4
  Scenario: X in the additional cost of Headcount Toll is 0 without a creature, and 2 as it resolves after Raise the Alarm
    Given Alice has "Headcount Toll" and "Raise the Alarm" in hand and can pay {B}{1}{W}
    When Alice plays "Headcount Toll" targeting Bob
    And Alice in response plays "Raise the Alarm"
    And the stack resolves
    Then Alice is at 20 life
    And Bob is at 18 life
    And Alice was asked for a number never

  @cr26:107.3p
  Scenario: With three Forests, X of Aspect of Wolf is 1 and Y is 2, so Grizzly Bears is 3/4, and with a fourth and a fifth it is 4/4 and 4/5
    Given Alice controls "Grizzly Bears" and 3 "Forest" as "wood"
    And Alice controls "Aspect of Wolf" attached to "Grizzly Bears"
    And Alice controls "Exploration" and has "Forest" as "grove" and "Forest" as "glade" in hand
    And Bob controls "Forest" as "copse"
    Then "Grizzly Bears" is 3/4
    When Alice plays the land "grove"
    Then "Grizzly Bears" is 4/4
    When Alice plays the land "glade"
    Then "Grizzly Bears" is 4/5
    And Alice was asked for a number never

  @cr26:107.3p
  Scenario: With four Forests, X and Y of Aspect of Wolf are both 2, so Grizzly Bears is 4/4, and 2/2 once Disenchant has destroyed the Aura
    Given Alice controls "Grizzly Bears" and 4 "Forest" as "wood"
    And Alice controls "Aspect of Wolf" attached to "Grizzly Bears"
    And Alice has "Disenchant" in hand and can pay {1}{W}
    Then "Grizzly Bears" is 4/4
    When Alice plays "Disenchant" targeting "Aspect of Wolf"
    And the stack resolves
    Then "Grizzly Bears" is 2/2
