Feature: Examples of section 707

  @cr26:707.2.ex1
  Scenario: A Clone that copies a Chimeric Staff that has become a 5/5 creature is a noncreature artifact with the Staff's ability
    Given Alice controls "Chimeric Staff" and can pay {5}
    And Alice has "Clone" in hand and can pay {3}{U}
    And Alice can pay {3}
    When Alice activates "Chimeric Staff" with X = 5
    And the stack resolves
    And Alice casts "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Chimeric Staff" for "Clone"
    Then "Chimeric Staff" is 5/5
    And "Chimeric Staff" has the types "artifact" and "creature"
    And "Clone" is named "Chimeric Staff"
    And "Clone" has exactly the types "artifact"
    And "Clone" has no power
    When Alice activates "Clone" with X = 3
    And the stack resolves
    Then "Clone" is 3/3
    And "Clone" has the types "artifact" and "creature"
    And "Chimeric Staff" is 5/5

  @cr26:707.2.ex2 @cr26:707.2b @cr26:708.2.2 @cr26:613.2c.2
  Scenario: A Clone that copies a face-down Grinning Demon is a face-up 2/2 creature that can't be turned face up
    Given Alice controls a face-down "Grinning Demon"
    And Alice has "Clone" in hand and can pay {3}{U}
    And Alice can pay {2}{B}{B}
    When Alice casts "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Grinning Demon" for "Clone"
    Then "Clone" is 2/2
    And "Clone" has exactly the types "creature"
    And "Clone" is colorless
    And "Clone" isn't named "Clone"
    And "Clone" isn't named "Grinning Demon"
    And the mana value of "Clone" is 0
    And "Clone" doesn't have the ability "toll"
    And "Clone" is face up
    And "Grinning Demon" is face down
    And Alice can't turn "Clone" face up by rule 708.7
    And Alice can turn "Grinning Demon" face up
    When Alice turns "Grinning Demon" face up
    Then "Grinning Demon" is 6/6
    And "Clone" is 2/2

  @cr26:707.3.ex1
  Scenario: A Clone that copies a blue creature that entered as a copy of Runeclaw Bear is a blue 2/2 Bear with the ability that the copy effect gave
    Given Alice has "Vesuvan Doppelganger" and "Clone" in hand and can pay {3}{U}{U} and can pay {3}{U}
    And Bob controls "Runeclaw Bear" and "Serra Angel"
    When Alice casts "Vesuvan Doppelganger"
    And the stack resolves
    And as it resolves, Alice chooses "Runeclaw Bear" for "Vesuvan Doppelganger"
    And Alice casts "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Vesuvan Doppelganger" for "Clone"
    Then "Clone" is named "Runeclaw Bear"
    And "Clone" is 2/2
    And "Clone" is blue
    And "Clone" has exactly the types "creature" and "Bear"
    And "Runeclaw Bear" is green
    And "Clone" has the ability "turn"
    When the game goes on to Alice's next upkeep
    And Alice puts "Vesuvan Doppelganger" and "Clone" in this order
    And Alice targets "Runeclaw Bear" for "Vesuvan Doppelganger"
    And Alice targets "Serra Angel" for "Clone"
    And the top of the stack resolves
    And Alice says yes to "Clone"
    Then "Clone" is named "Serra Angel"
    And "Clone" is 4/4
    And "Clone" is blue
    And "Clone" has the ability "turn"

  @cr26:707.3.ex1
  Scenario: A Clone that copies a creature that entered as a copy of the blue Wandering Ones is blue and has the ability that the copy effect gave
    Given Alice has "Vesuvan Doppelganger" and "Clone" in hand and can pay {3}{U}{U} and can pay {3}{U}
    And Bob controls "Wandering Ones"
    When Alice casts "Vesuvan Doppelganger"
    And the stack resolves
    And as it resolves, Alice chooses "Wandering Ones" for "Vesuvan Doppelganger"
    And Alice casts "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Vesuvan Doppelganger" for "Clone"
    Then "Clone" is named "Wandering Ones"
    And "Clone" is 1/1
    And "Clone" is blue
    And "Clone" has the ability "turn"
    And "Wandering Ones" doesn't have the ability "turn"

  @cr26:707.3.ex2
  Scenario: Tomoya the Revealer that becomes a copy of Nezumi Shortfang has the characteristics of Stabwhisker the Odious
    Given Alice controls a flipped "Jushi Apprentice" as "Tomoya" and "Jushi Apprentice" as "apprentice"
    And Bob controls "Nezumi Shortfang"
    And Alice has 2 "Cytoshape" as "cytoshape" in hand and can pay {1}{G}{U}{1}{G}{U}
    Then "Tomoya" is named "Tomoya the Revealer"
    When Alice casts "cytoshape 1" targeting "Tomoya"
    And the stack resolves
    And as it resolves, Alice chooses "Nezumi Shortfang" for "cytoshape 1"
    Then "Tomoya" is named "Stabwhisker the Odious"
    And "Tomoya" is 3/3
    And "Tomoya" has exactly the types "legendary", "creature", "Rat" and "Shaman"
    And "Tomoya" is flipped
    When Alice casts "cytoshape 2" targeting "apprentice"
    And the stack resolves
    And as it resolves, Alice chooses "Nezumi Shortfang" for "cytoshape 2"
    Then "apprentice" is named "Nezumi Shortfang"
    And "apprentice" is 1/1
    When the turn ends
    Then "Tomoya" is named "Tomoya the Revealer"
    And "Tomoya" is 2/3

  @cr26:707.3.ex3 @cr26:708.10
  Scenario: A face-down Grinning Demon that becomes a copy of Branchsnap Lorian stays a 2/2 creature, and turns face up as Branchsnap Lorian for {G}
    Given Alice controls a face-down "Grinning Demon" and a face-down "Grinning Demon" as "other"
    And Bob controls "Branchsnap Lorian"
    And Alice has "Cytoshape" in hand and can pay {1}{G}{U}
    And Alice can pay {G}
    Then Alice can't turn "Grinning Demon" face up by rule 118.3
    When Alice casts "Cytoshape" targeting "Grinning Demon"
    And the stack resolves
    And as it resolves, Alice chooses "Branchsnap Lorian" for "Cytoshape"
    Then "Grinning Demon" is 2/2
    And "Grinning Demon" is face down
    And "Grinning Demon" is colorless
    And "Grinning Demon" has exactly the types "creature"
    And "Grinning Demon" doesn't have "trample"
    And "Grinning Demon" isn't named "Branchsnap Lorian"
    And the mana value of "Grinning Demon" is 0
    And Alice can turn "Grinning Demon" face up
    And Alice can't turn "other" face up by rule 118.3
    When Alice turns "Grinning Demon" face up
    Then "Grinning Demon" is named "Branchsnap Lorian"
    And "Grinning Demon" is 4/1
    And "Grinning Demon" is green
    And "Grinning Demon" has "trample"
    And "Grinning Demon" has exactly the types "creature" and "Beast"

  @cr26:707.3.ex4 @cr26:708.10
  Scenario: A face-down Grinning Demon that becomes a copy of Wandering Ones can't be turned face up for its morph cost, and an effect turns it face up as Wandering Ones
    Given it is Bob's main phase
    And Bob controls a face-down "Grinning Demon" and "Wandering Ones"
    And Bob has "Cytoshape" in hand and can pay {1}{G}{U}
    And Bob can pay {2}{B}{B}
    And Alice has "Break Open" in hand and can pay {1}{R}
    Then Bob can turn "Grinning Demon" face up
    When Bob casts "Cytoshape" targeting "Grinning Demon"
    And the stack resolves
    And as it resolves, Bob chooses "Wandering Ones" for "Cytoshape"
    Then "Grinning Demon" is 2/2
    And "Grinning Demon" is colorless
    And "Grinning Demon" has exactly the types "creature"
    And "Grinning Demon" isn't named "Wandering Ones"
    And the mana value of "Grinning Demon" is 0
    And Bob can't turn "Grinning Demon" face up by rule 708.7
    When Bob passes
    And Alice casts "Break Open" targeting "Grinning Demon"
    And the stack resolves
    Then "Grinning Demon" is named "Wandering Ones"
    And "Grinning Demon" is 1/1
    And "Grinning Demon" is blue
    And "Grinning Demon" has exactly the types "creature" and "Spirit"

  @cr26:707.4.ex1
  Scenario: A shapeshifter under the effect of Giant Growth that becomes a copy of a creature that enters still gets +3/+3
    Given Alice controls "Unstable Shapeshifter"
    And Alice has "Giant Growth", "Hill Giant" and "Grizzly Bears" in hand and can pay {G}{3}{R}{1}{G}
    When Alice casts "Giant Growth" targeting "Unstable Shapeshifter"
    And the stack resolves
    Then "Unstable Shapeshifter" is 3/4
    When Alice casts "Hill Giant"
    And the stack resolves
    Then "Unstable Shapeshifter" is named "Hill Giant"
    And "Unstable Shapeshifter" is 6/6
    And "Hill Giant" is 3/3
    When Alice casts "Grizzly Bears"
    And the stack resolves
    Then "Unstable Shapeshifter" is named "Grizzly Bears"
    And "Unstable Shapeshifter" is 5/5
    When the turn ends
    Then "Unstable Shapeshifter" is named "Grizzly Bears"
    And "Unstable Shapeshifter" is 2/2

  @cr26:707.4.ex1
  Scenario: A creature that becomes a copy of Wall of Omens doesn't trigger the ability of Wall of Omens, nor of a creature that watches others enter
    Given Alice controls "Unstable Shapeshifter", "Soul Warden" and "Serra Angel"
    And Alice has "Wall of Omens" in hand and can pay {1}{W}
    And Alice has "Swamp" and "Island" on top of library
    When Alice casts "Wall of Omens"
    And the stack resolves
    And Alice puts "Soul Warden", "Unstable Shapeshifter" and "Wall of Omens" in this order
    Then "Unstable Shapeshifter" is named "Wall of Omens"
    And "Unstable Shapeshifter" is 0/4
    And Alice has drawn 1 card
    And Alice is at 21 life

  @cr26:707.5.ex1
  Scenario: A Clone that enters as a copy of Skyshroud Behemoth enters tapped with two fade counters on it
    Given Alice has "Clone" as "one" and "Clone" as "two" in hand and can pay {3}{U}{3}{U}
    And Bob controls "Skyshroud Behemoth" and "Grizzly Bears"
    And "Skyshroud Behemoth" has 1 fade counter
    When Alice casts "one"
    And the stack resolves
    And as it resolves, Alice chooses "Skyshroud Behemoth" for "one"
    Then "one" is 10/10
    And "one" is tapped
    And "one" has 2 fade counters
    And "Skyshroud Behemoth" has 1 fade counter
    When Alice casts "two"
    And the stack resolves
    And as it resolves, Alice chooses "Grizzly Bears" for "two"
    Then "two" is 2/2
    And "two" is untapped
    And "two" has no fade counters

  @cr26:707.5.ex1
  Scenario: A Clone that copies nothing is put into the graveyard as a 0/0 creature
    Given Alice has "Clone" in hand and can pay {3}{U}
    And Bob controls "Skyshroud Behemoth"
    And "Skyshroud Behemoth" has 1 fade counter
    When Alice casts "Clone"
    And the stack resolves
    And as it resolves, Alice chooses nothing for "Clone"
    Then "Clone" is in Alice's graveyard
    And "Clone" wasn't destroyed
    And "Skyshroud Behemoth" has 1 fade counter
    And "Skyshroud Behemoth" is 10/10

  @cr26:707.5.ex2
  Scenario: The controller of a Clone that enters as a copy of Wall of Omens draws a card
    Given Alice has "Clone" as "one" and "Clone" as "two" in hand and can pay {3}{U}{3}{U}
    And Bob controls "Wall of Omens" and "Grizzly Bears"
    And Alice has "Swamp" and "Island" on top of library
    When Alice casts "one"
    And the stack resolves
    And as it resolves, Alice chooses "Grizzly Bears" for "one"
    Then "one" is 2/2
    And Alice has drawn no cards
    When Alice casts "two"
    And the stack resolves
    And as it resolves, Alice chooses "Wall of Omens" for "two"
    Then "two" is 0/4
    And "two" has triggered once
    And Alice has drawn 1 card
    And "Swamp" is in Alice's hand
    And "Wall of Omens" has triggered never

  @cr26:707.6.ex1
  Scenario: The controller of a Clone that enters as a copy of Adaptive Automaton chooses a creature type for the Clone
    Given Alice has "Clone" in hand and can pay {3}{U}
    And Alice controls "Grizzly Bears", "Goblin Raider" and "Elite Vanguard"
    And Bob controls "Adaptive Automaton"
    And "Adaptive Automaton" has the chosen creature type "Bear"
    When Alice casts "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Adaptive Automaton" for "Clone"
    Then Alice is asked for a creature type
    When Alice chooses the creature type "Goblin"
    Then "Clone" is named "Adaptive Automaton"
    And "Clone" has exactly the types "artifact", "creature", "Construct" and "Goblin"
    And "Goblin Raider" is 3/3
    And "Grizzly Bears" is 2/2
    And "Adaptive Automaton" has exactly the types "artifact", "creature", "Construct" and "Bear"

  @cr26:707.8a.ex1
  Scenario: A token that is a copy of Sinuous Predator enters with its back face up and transforms into Kessig Prowler
    Given Alice controls "Kiki-Jiki, Mirror Breaker" and a transformed "Kessig Prowler"
    And Alice has "Waxing Moon" in hand and can pay {1}{G}
    When Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Kessig Prowler"
    And the stack resolves
    Then the first "Sinuous Predator" token is 4/4
    And Alice controls 2 "Sinuous Predator" permanents
    When Alice casts "Waxing Moon" targeting the first "Sinuous Predator" token
    And the stack resolves
    Then the first "Sinuous Predator" token is named "Kessig Prowler"
    And the first "Sinuous Predator" token is 2/1
    And the first "Sinuous Predator" token has exactly the types "creature", "Werewolf" and "Horror"
    And "Kessig Prowler" is 4/4

  @cr26:707.8a.ex1 @cr26:701.27a.3
  Scenario: A token that is a copy of Kessig Prowler enters with its front face up and transforms into Sinuous Predator
    Given Alice controls "Kiki-Jiki, Mirror Breaker" and "Kessig Prowler"
    And Alice can pay {4}{G}
    When Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Kessig Prowler"
    And the stack resolves
    Then the first "Kessig Prowler" token is 2/1
    When Alice activates the first "Kessig Prowler" token
    And the stack resolves
    Then the first "Kessig Prowler" token is named "Sinuous Predator"
    And the first "Kessig Prowler" token is 4/4
    And "Kessig Prowler" is 2/1

  @cr26:707.8a.ex2
  Scenario: A token copy of Clone that enters as a copy of Kessig Prowler can't transform
    Given Alice controls "Kiki-Jiki, Mirror Breaker", "Clone" and "Kessig Prowler"
    And "Clone" has 1 +1/+1 counter
    And Alice can pay {4}{G}{4}{G}
    When Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Clone"
    And the stack resolves
    And Alice chooses "Kessig Prowler"
    Then the first "Clone" token is named "Kessig Prowler"
    And the first "Clone" token is 2/1
    When Alice activates the first "Clone" token
    And the stack resolves
    Then the first "Clone" token is named "Kessig Prowler"
    And the first "Clone" token is 2/1
    When Alice activates "Kessig Prowler"
    And the stack resolves
    Then "Kessig Prowler" is named "Sinuous Predator"
    And "Kessig Prowler" is 4/4

  @cr26:707.9a.ex1
  Scenario: A Clone that copies a shapeshifter has the copied creature's abilities and the one that the shapeshifter added
    Given Alice controls "Unstable Shapeshifter"
    And Alice has "Quirion Elves", "Clone" and "Hill Giant" in hand and can pay {1}{G}{3}{U}{3}{R}
    When Alice casts "Quirion Elves"
    And the stack resolves
    And as it resolves, Alice chooses the color "white"
    Then "Unstable Shapeshifter" is named "Quirion Elves"
    And "Unstable Shapeshifter" is 1/1
    When Alice casts "Clone"
    And the top of the stack resolves
    And as it resolves, Alice chooses "Unstable Shapeshifter" for "Clone"
    And as it resolves, Alice chooses the color "red"
    Then "Clone" is named "Quirion Elves"
    And "Clone" has exactly the types "creature", "Elf" and "Druid"
    And "Clone" has the ability "chosen"
    And "Clone" has the ability "shift"
    And "Quirion Elves" doesn't have the ability "shift"
    When the stack resolves
    And Alice casts "Hill Giant"
    And the stack resolves
    And Alice puts "Unstable Shapeshifter" and "Clone" in this order
    Then "Clone" is named "Hill Giant"
    And "Clone" is 3/3
    And "Quirion Elves" is 1/1

  @cr26:707.9a.ex1
  Scenario: A shapeshifter that has become a copy of five Saproling tokens in turn still has its ability and becomes a copy of Hill Giant
    Given Alice controls "Unstable Shapeshifter" and "Jade Mage"
    And Alice can pay {2}{G}{2}{G}{2}{G}{2}{G}{2}{G}
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    When Alice activates "Jade Mage"
    And the stack resolves
    And Alice activates "Jade Mage"
    And the stack resolves
    And Alice activates "Jade Mage"
    And the stack resolves
    And Alice activates "Jade Mage"
    And the stack resolves
    And Alice activates "Jade Mage"
    And the stack resolves
    Then "Unstable Shapeshifter" is 1/1
    And "Unstable Shapeshifter" has the type "Saproling"
    And "Unstable Shapeshifter" has the ability "shift"
    When Alice casts "Hill Giant"
    And the stack resolves
    Then "Unstable Shapeshifter" is named "Hill Giant"
    And "Unstable Shapeshifter" is 3/3
    And "Unstable Shapeshifter" has the ability "shift"

  @cr26:707.9b.ex1
  Scenario: Copy Artifact that enters as a copy of Juggernaut is also an enchantment, and so is a Clone that copies it
    Given Alice has "Copy Artifact" and "Clone" in hand and can pay {1}{U}{3}{U}
    And Bob controls "Juggernaut"
    When Alice casts "Copy Artifact"
    And the stack resolves
    And as it resolves, Alice chooses "Juggernaut" for "Copy Artifact"
    Then "Copy Artifact" is named "Juggernaut"
    And "Copy Artifact" is 5/3
    And "Copy Artifact" has the types "artifact", "creature" and "enchantment"
    And "Juggernaut" has the types "artifact" and "creature"
    And "Juggernaut" doesn't have the type "enchantment"
    When Alice casts "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Copy Artifact" for "Clone"
    Then "Clone" has the types "artifact", "creature" and "enchantment"
    And "Clone" is 5/3

  @cr26:707.9b.ex1
  Scenario: Copy Artifact that copies nothing is an enchantment alone, and a Clone that copies Juggernaut is no enchantment
    Given Alice has "Copy Artifact" and "Clone" in hand and can pay {1}{U}{3}{U}
    And Bob controls "Juggernaut"
    When Alice casts "Copy Artifact"
    And the stack resolves
    And as it resolves, Alice chooses nothing for "Copy Artifact"
    Then "Copy Artifact" is named "Copy Artifact"
    And "Copy Artifact" has exactly the types "enchantment"
    When Alice casts "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Juggernaut" for "Clone"
    Then "Clone" has the types "artifact" and "creature"
    And "Clone" doesn't have the type "enchantment"
    And "Clone" is 5/3

  @cr26:707.9d.ex1 @cr26:707.9d.4
  Scenario: Quicksilver Gargantuan that enters as a copy of Tarmogoyf is 7/7 and doesn't have the ability that defines Tarmogoyf's size
    Given Alice has "Quicksilver Gargantuan" and "Clone" in hand and can pay {5}{U}{U}{3}{U}
    And Alice has "Lava Spike" and "Island" in graveyard
    And Bob controls "Tarmogoyf"
    When Alice casts "Quicksilver Gargantuan"
    And the stack resolves
    And as it resolves, Alice chooses "Tarmogoyf" for "Quicksilver Gargantuan"
    Then "Quicksilver Gargantuan" is named "Tarmogoyf"
    And "Quicksilver Gargantuan" is 7/7
    And "Quicksilver Gargantuan" doesn't have the ability "graves"
    And "Tarmogoyf" is 2/3
    When Alice casts "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Tarmogoyf" for "Clone"
    Then "Clone" is 2/3
    And "Clone" has the ability "graves"

  @cr26:707.9d.4.before
  Scenario: Until 2009, Quicksilver Gargantuan that enters as a copy of Tarmogoyf has the ability that defines Tarmogoyf's size, and is 2/3
    Given Alice has "Quicksilver Gargantuan" in hand and can pay {5}{U}{U}
    And Alice has "Lava Spike" and "Island" in graveyard
    And Bob controls "Tarmogoyf"
    When Alice casts "Quicksilver Gargantuan"
    And the stack resolves
    And as it resolves, Alice chooses "Tarmogoyf" for "Quicksilver Gargantuan"
    Then "Quicksilver Gargantuan" is named "Tarmogoyf"
    And "Quicksilver Gargantuan" has the ability "graves"
    And "Quicksilver Gargantuan" is 2/3

  @cr26:707.9d.ex1
  Scenario: Quicksilver Gargantuan that copies nothing is 7/7, and a Clone that copies Tarmogoyf has the ability that defines Tarmogoyf's size
    Given Alice has "Quicksilver Gargantuan" and "Clone" in hand and can pay {5}{U}{U}{3}{U}
    And Alice has "Lava Spike" and "Island" in graveyard
    And Bob controls "Tarmogoyf"
    When Alice casts "Quicksilver Gargantuan"
    And the stack resolves
    And as it resolves, Alice chooses nothing for "Quicksilver Gargantuan"
    Then "Quicksilver Gargantuan" is named "Quicksilver Gargantuan"
    And "Quicksilver Gargantuan" is 7/7
    When Alice casts "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Tarmogoyf" for "Clone"
    Then "Clone" is named "Tarmogoyf"
    And "Clone" is 2/3
    And "Clone" has the ability "graves"

  @cr26:707.9d.ex2
  Scenario: Glasspool Mimic that enters as a copy of Grizzly Bears has the Bears' creature type and its own two
    Given Alice has "Glasspool Mimic" in hand and can pay {2}{U}
    And Alice controls "Woodland Changeling" and "Grizzly Bears"
    When Alice casts "Glasspool Mimic"
    And the stack resolves
    And as it resolves, Alice chooses "Grizzly Bears" for "Glasspool Mimic"
    Then "Glasspool Mimic" is named "Grizzly Bears"
    And "Glasspool Mimic" has exactly the types "creature", "Bear", "Shapeshifter" and "Rogue"
    And "Glasspool Mimic" doesn't have "changeling"
    And "Woodland Changeling" has the types "Goblin", "Elf" and "Bear"
    And "Woodland Changeling" has "changeling"
    And "Woodland Changeling" has the type "Goblin"
    And "Glasspool Mimic" is 2/2

  @cr26:707.9d.ex2
  Scenario: Glasspool Mimic that enters as a copy of Woodland Changeling has changeling and every creature type
    Given Alice has "Glasspool Mimic" as "one", "Glasspool Mimic" as "two" and "Frogling Likeness" in hand and can pay {2}{U}{2}{U}{1}{G}{U}
    And Alice controls "Woodland Changeling" and "Grizzly Bears"
    When Alice casts "one"
    And the stack resolves
    And as it resolves, Alice chooses "Woodland Changeling" for "one"
    Then "one" is named "Woodland Changeling"
    And "one" has "changeling"
    And "one" has the types "Goblin", "Elf", "Bear", "Shapeshifter" and "Rogue"
    When Alice casts "two"
    And the stack resolves
    And as it resolves, Alice chooses "Grizzly Bears" for "two"
    Then "two" has exactly the types "creature", "Bear", "Shapeshifter" and "Rogue"
    And "two" doesn't have "changeling"
    And "two" is 2/2
    When Alice casts "Frogling Likeness" targeting "Woodland Changeling"
    And the stack resolves
    Then the first "Woodland Changeling" token doesn't have "changeling"
    And the first "Woodland Changeling" token has exactly the types "creature" and "Frog"

  @cr26:707.9e.ex1
  Scenario: Altered Ego that copies Clone and then a creature that Clone's effect lets it copy enters without +1/+1 counters
    Given Alice has "Altered Ego" in hand and can pay {3}{2}{G}{U}
    And Bob controls "Clone" and "Serra Angel"
    And "Clone" has 1 +1/+1 counter
    When Alice casts "Altered Ego" with X = 3
    And the stack resolves
    And as it resolves, Alice chooses "Clone"
    And as it resolves, Alice chooses "Serra Angel"
    Then "Altered Ego" is named "Serra Angel"
    And "Altered Ego" has no +1/+1 counters
    And "Altered Ego" is 4/4

  @cr26:707.9e.ex1
  Scenario: Altered Ego that copies Clone and then no other creature, or copies Serra Angel, enters with X +1/+1 counters
    Given Alice has "Altered Ego" as "one" and "Altered Ego" as "two" in hand and can pay {3}{2}{G}{U} and can pay {2}{2}{G}{U}
    And Bob controls "Clone" and "Serra Angel"
    And "Clone" has 1 +1/+1 counter
    When Alice casts "one" with X = 3
    And the stack resolves
    And as it resolves, Alice chooses "Clone"
    And as it resolves, Alice chooses nothing
    Then "one" is named "Clone"
    And "one" has 3 +1/+1 counters
    And "one" is 3/3
    When Alice casts "two" with X = 2
    And the stack resolves
    And as it resolves, Alice chooses "Serra Angel"
    Then "two" is named "Serra Angel"
    And "two" has 2 +1/+1 counters
    And "two" is 6/6

  @cr26:707.9f.ex1
  Scenario: A creature that enters as a copy of an animated land doesn't enter with the counters that a creature would get
    Given Alice controls "Mutavault" and "Grizzly Bears" and can pay {1}
    And Alice has "Mirror of the Frost" as "one" and "Mirror of the Frost" as "two" in hand and can pay {2}{U}{U}{2}{U}{U}
    And Alice can pay {1}
    When Alice activates "shape" of "Mutavault"
    And the stack resolves
    Then "Mutavault" is 2/2
    When Alice casts "one"
    And the stack resolves
    And as it resolves, Alice chooses "Mutavault" for "one"
    Then "one" is named "Mutavault"
    And "one" has exactly the types "land"
    And "one" has no +1/+1 counters
    When Alice activates "shape" of "one"
    And the stack resolves
    Then "one" is 2/2
    And "one" has no +1/+1 counters
    When Alice casts "two"
    And the stack resolves
    And as it resolves, Alice chooses "Grizzly Bears" for "two"
    Then "two" has 2 +1/+1 counters
    And "two" is 4/4

  @cr26:707.9f.ex1
  Scenario: A creature that enters as a copy of a land that isn't a creature has no counters, neither its own nor those of a creature beside the land
    Given Alice controls "Forest" and "Grizzly Bears"
    And "Grizzly Bears" has 1 +1/+1 counter
    And Alice has "Mirror of the Frost" in hand and can pay {2}{U}{U}
    When Alice casts "Mirror of the Frost"
    And the stack resolves
    And as it resolves, Alice chooses "Forest" for "Mirror of the Frost"
    Then "Mirror of the Frost" is named "Forest"
    And "Mirror of the Frost" has exactly the types "basic", "land" and "Forest"
    And "Mirror of the Frost" has no +1/+1 counters
    And "Grizzly Bears" has 1 +1/+1 counter

  @cr26:707.10.ex1 @cr26:700.2g
  Scenario: Fork's copy of Emerald Charm is red and has the original's mode, and its controller may choose a new target
    Given Alice has "Emerald Charm" and "Fork" in hand and can pay {G}{R}{R}
    And Bob controls "Serra Angel" and "Wall of Air"
    When Alice casts "Emerald Charm" choosing "ground" targeting "Serra Angel"
    And Alice casts "Fork" targeting "Emerald Charm"
    And the top of the stack resolves
    And Alice targets "Wall of Air" for "Fork"
    Then the copy of "Emerald Charm" is red
    And "Emerald Charm" is green
    And the copy of "Emerald Charm" has the modes "ground"
    And the copy of "Emerald Charm" targets "Wall of Air"
    And "Emerald Charm" targets "Serra Angel"
    When the stack resolves
    Then "Serra Angel" doesn't have "flying"
    And "Wall of Air" doesn't have "flying"
    And "Wall of Air" is 1/5

  @cr26:707.10.ex1
  Scenario: Fork's copy of Emerald Charm keeps the original's target if its controller doesn't choose a new one
    Given Alice has "Emerald Charm" and "Fork" in hand and can pay {G}{R}{R}
    And Bob controls "Serra Angel" and "Wall of Air"
    When Alice casts "Emerald Charm" choosing "ground" targeting "Serra Angel"
    And Alice casts "Fork" targeting "Emerald Charm"
    And the top of the stack resolves
    And Alice keeps the targets for "Fork"
    Then the copy of "Emerald Charm" targets "Serra Angel"
    And the copy of "Emerald Charm" has the modes "ground"
    When the top of the stack resolves
    Then "Serra Angel" doesn't have "flying"
    And "Wall of Air" has "flying"

  @cr26:707.10.ex1 @cr26:700.2g @cr26:707.2.4
  Scenario: Fork's copy of Emerald Charm with the mode that destroys an enchantment destroys another one
    Given Alice has "Emerald Charm" and "Fork" in hand and can pay {G}{R}{R}
    And Bob controls "Castle", "Gravity Sphere" and "Holy Strength"
    And Bob controls "Serra Angel"
    And "Holy Strength" is attached to "Serra Angel"
    When Alice casts "Emerald Charm" choosing "destroy" targeting "Castle"
    And Alice casts "Fork" targeting "Emerald Charm"
    And the top of the stack resolves
    Then Alice may not target "Holy Strength" for "Fork"
    And Alice may target "Gravity Sphere" for "Fork"
    When Alice targets "Gravity Sphere" for "Fork"
    Then the copy of "Emerald Charm" has the modes "destroy"
    When the stack resolves
    Then "Castle" and "Gravity Sphere" were destroyed
    And "Holy Strength" is in play

  @cr26:707.10.ex1
  Scenario: Fork's copy of Emerald Charm with the mode that untaps a permanent untaps another one
    Given Alice has "Emerald Charm" and "Fork" in hand and can pay {G}{R}{R}
    And Alice controls tapped "Serra Angel" and tapped "Hill Giant"
    When Alice casts "Emerald Charm" choosing "untap" targeting "Serra Angel"
    And Alice casts "Fork" targeting "Emerald Charm"
    And the top of the stack resolves
    And Alice targets "Hill Giant" for "Fork"
    Then the copy of "Emerald Charm" has the modes "untap"
    When the stack resolves
    Then "Serra Angel" and "Hill Giant" are untapped

  @cr26:707.10.ex2
  Scenario: A copy of Fling deals damage equal to the power of the creature sacrificed for the original
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Fling" and "Fork" in hand and can pay {1}{R}{R}{R}
    When Alice casts "Fling" sacrificing "Hill Giant" targeting Bob
    And Alice casts "Fork" targeting "Fling"
    And the top of the stack resolves
    And Alice keeps the targets for "Fork"
    And the top of the stack resolves
    Then Bob is at 17 life
    And "Grizzly Bears" is in play
    When the stack resolves
    Then Bob is at 14 life
    And "Hill Giant" was sacrificed

  @cr26:707.10.ex2
  Scenario: Fling and its copy deal no damage if the creature sacrificed for the original had power 0
    Given Alice controls "Wall of Stone" and "Grizzly Bears"
    And Alice has "Fling" and "Fork" in hand and can pay {1}{R}{R}{R}
    When Alice casts "Fling" sacrificing "Wall of Stone" targeting Bob
    And Alice casts "Fork" targeting "Fling"
    And the top of the stack resolves
    And Alice keeps the targets for "Fork"
    Then the stack holds the copy of "Fling" and "Fling"
    When the stack resolves
    Then Bob is at 20 life
    And "Wall of Stone" was sacrificed
    And "Grizzly Bears" is in play

  @cr26:707.10.ex3
  Scenario: A copy of Radiant Flames deals no damage, because no mana was spent to cast it
    Given Alice has "Radiant Flames" in hand and can pay {R}{G}{U}
    And Bob controls "Wall of Stone"
    And Bob has "Fork" in hand and can pay {R}{R}
    When Alice casts "Radiant Flames"
    And Bob in response casts "Fork" targeting "Radiant Flames"
    And the top of the stack resolves
    Then the stack holds the copy of "Radiant Flames" and "Radiant Flames"
    When the top of the stack resolves
    Then the copy of "Radiant Flames" has resolved
    And "Wall of Stone" has no damage marked
    When the top of the stack resolves
    Then "Wall of Stone" has 3 damage marked

  @cr26:707.10.ex3
  Scenario: A copy of Radiant Flames resolves before the original, whose 3 damage destroys Hill Giant
    Given Alice has "Radiant Flames" in hand and can pay {R}{G}{U}
    And Bob controls "Hill Giant"
    And Bob has "Fork" in hand and can pay {R}{R}
    When Alice casts "Radiant Flames"
    And Bob in response casts "Fork" targeting "Radiant Flames"
    And the top of the stack resolves
    And the top of the stack resolves
    Then the copy of "Radiant Flames" has resolved
    And "Hill Giant" is in play
    When the top of the stack resolves
    Then "Hill Giant" was destroyed

  @cr26:707.10e.ex1
  Scenario: A copy whose one target must be a created token targets only one of two tokens, which its controller chooses
    Given Alice controls "Rallied Vanguard", "Anointed Procession" and "Grizzly Bears"
    And Alice has "Moment of Triumph" in hand and can pay {W}
    When Alice casts "Moment of Triumph" targeting "Grizzly Bears"
    And the top of the stack resolves
    And the top of the stack resolves
    And Alice targets the second "Soldier" token for "Rallied Vanguard"
    Then Alice controls two 1/1 red "Soldier" creature tokens
    And the copy of "Moment of Triumph" targets the second "Soldier" token
    When the stack resolves
    Then the second "Soldier" token is 3/3
    And the first "Soldier" token is 1/1
    And "Grizzly Bears" is 4/4
    And Alice is at 24 life

  @cr26:707.10e.ex1
  Scenario: A copy that must target the only created token targets this token
    Given Alice controls "Rallied Vanguard" and "Grizzly Bears"
    And Alice has "Moment of Triumph" in hand and can pay {W}
    When Alice casts "Moment of Triumph" targeting "Grizzly Bears"
    And the top of the stack resolves
    And the top of the stack resolves
    Then Alice controls one 1/1 red "Soldier" creature token
    And the copy of "Moment of Triumph" targets the first "Soldier" token
    When the stack resolves
    Then the first "Soldier" token is 3/3
    And "Grizzly Bears" is 4/4
    And Alice is at 24 life

  @cr26:707.11.ex1
  Scenario: An activated ability of a copy of Olivia Voldaren puts its counter on its source, although the source is no longer a copy of Olivia
    Given it is Bob's main phase
    And Alice controls "Unstable Shapeshifter" and "Grizzly Bears"
    And Bob controls "Hill Giant"
    And Bob has "Olivia Voldaren" in hand and can pay {2}{B}{R}
    And Alice has "Cytoshape" in hand and can pay {1}{R} and can pay {1}{G}{U}
    When Bob casts "Olivia Voldaren"
    And the stack resolves
    Then "Unstable Shapeshifter" is named "Olivia Voldaren"
    When Bob passes
    And Alice activates "bite" of "Unstable Shapeshifter" targeting "Hill Giant"
    And Alice casts "Cytoshape" targeting "Unstable Shapeshifter"
    And the top of the stack resolves
    And as it resolves, Alice chooses "Grizzly Bears" for "Cytoshape"
    Then "Unstable Shapeshifter" is named "Grizzly Bears"
    When the stack resolves
    Then "Unstable Shapeshifter" has dealt 1 damage to "Hill Giant"
    And "Hill Giant" has the type "Vampire"
    And "Unstable Shapeshifter" has 1 +1/+1 counter
    And "Unstable Shapeshifter" is 3/3
    And "Olivia Voldaren" has no +1/+1 counters

  @cr26:707.11.ex1
  Scenario: An activated ability of a creature that is still a copy of Olivia Voldaren puts its counter on this creature
    Given it is Bob's main phase
    And Alice controls "Unstable Shapeshifter"
    And Bob controls "Hill Giant"
    And Bob has "Olivia Voldaren" in hand and can pay {2}{B}{R}
    And Alice can pay {1}{R}
    When Bob casts "Olivia Voldaren"
    And the stack resolves
    And Bob passes
    And Alice activates "bite" of "Unstable Shapeshifter" targeting "Hill Giant"
    And the stack resolves
    Then "Unstable Shapeshifter" is named "Olivia Voldaren"
    And "Unstable Shapeshifter" has 1 +1/+1 counter
    And "Unstable Shapeshifter" is 4/4
    And "Hill Giant" has the type "Vampire"
    And "Hill Giant" has 1 damage marked
    And "Olivia Voldaren" is 3/3
