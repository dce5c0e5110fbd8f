Feature: Face-down permanents

  @cr26:708.2
  Scenario: Terror destroys a face-down White Knight, and can't target a White Knight that is face up
    Given Bob controls a face-down "White Knight" as "mask" and "White Knight" as "knight"
    And Alice has "Terror" in hand and can pay {1}{B}
    Then "mask" is colorless
    And "mask" isn't named "White Knight"
    And "mask" has exactly the types "creature"
    And the mana value of "mask" is 0
    And "mask" doesn't have "first strike"
    And Alice can't target "knight" with "Terror"
    And Alice can target "mask" with "Terror"
    When Alice plays "Terror" targeting "mask"
    And the stack resolves
    Then "mask" was destroyed
    And "mask" is named "White Knight"
    And "knight" is in play

  @cr26:708.2a
  Scenario: Serra Angel and Island that Soul Summons manifests are colourless 2/2 creatures without name, abilities and mana cost
    Given Alice has "Soul Summons" as "first", "Soul Summons" as "second" and "Clone" in hand and can pay {1}{W}{1}{W}{3}{U}
    And Alice has "Serra Angel" and "Island" on top of library
    When Alice plays "first"
    And the stack resolves
    And Alice plays "second"
    And the stack resolves
    Then "Serra Angel" is 2/2
    And "Serra Angel" is face down
    And "Serra Angel" is colorless
    And "Serra Angel" has exactly the types "creature"
    And "Serra Angel" doesn't have "flying"
    And "Serra Angel" isn't named "Serra Angel"
    And the mana value of "Serra Angel" is 0
    And "Island" is 2/2
    And "Island" has exactly the types "creature"
    When Alice casts "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Serra Angel" for "Clone"
    Then "Clone" is 2/2
    And "Clone" is colorless
    And "Clone" has exactly the types "creature"
    And "Clone" isn't named "Serra Angel"
    And "Clone" doesn't have "flying"
    And the mana value of "Clone" is 0

  @cr26:708.3
  Scenario: Wall of Omens and Skyshroud Behemoth that enter face down neither draw a card nor enter tapped with counters
    Given Alice has "Soul Summons" as "first", "Soul Summons" as "second" and "Wall of Omens" as "open" in hand and can pay {1}{W}{1}{W}{1}{W}
    And Alice has "Wall of Omens" as "mask", "Skyshroud Behemoth", "Island" and "Forest" on top of library
    When Alice plays "first"
    And the stack resolves
    And Alice plays "second"
    And the stack resolves
    Then "mask" has triggered never
    And Alice has drawn no cards
    And "Skyshroud Behemoth" is untapped
    And "Skyshroud Behemoth" has no fade counters
    When Alice plays "open"
    And the stack resolves
    Then Alice has drawn 1 card
    And "Island" is in Alice's hand

  @cr26:708.3
  Scenario: Wall of Omens that Soul Summons puts face down draws no card, and one that Alice casts draws one
    Given Alice has "Soul Summons" and "Wall of Omens" as "open" in hand and can pay {1}{W}{1}{W}
    And Alice has "Wall of Omens" as "mask", "Island" and "Forest" on top of library
    When Alice plays "Soul Summons"
    And the stack resolves
    Then "mask" is face down
    And "mask" has triggered never
    And Alice has drawn no cards
    When Alice plays "open"
    And the stack resolves
    Then "open" has triggered once
    And "Island" is in Alice's hand

  @cr26:708.8.3
  Scenario: A face-down Battering Craghorn under the effect of Giant Growth is 6/4 after it is turned face up
    Given Alice controls a face-down "Battering Craghorn" and can pay {1}{R}{R}
    And Alice has "Giant Growth" in hand and can pay {G}
    When Alice plays "Giant Growth" targeting "Battering Craghorn"
    And the stack resolves
    Then "Battering Craghorn" is 5/5
    When Alice turns "Battering Craghorn" face up
    Then "Battering Craghorn" is 6/4

  @cr26:708.9
  Scenario: Since 2004, a face-down Grinning Demon that Boomerang returns to hand is revealed
    Given Bob controls a face-down "Grinning Demon"
    And Alice has "Boomerang" in hand and can pay {U}{U}
    Then Alice doesn't know "Grinning Demon"
    When Alice plays "Boomerang" targeting "Grinning Demon"
    And the stack resolves
    Then it happened once that "Grinning Demon" was revealed
    And Alice knows "Grinning Demon"
    And "Grinning Demon" is in Bob's hand

  @cr26:708.9.before
  Scenario: In 2001, a face-down Grinning Demon that Boomerang returns to hand is not revealed
    Given Bob controls a face-down "Grinning Demon" and "Hill Giant"
    And Alice has "Boomerang" as "one" and "Boomerang" as "two" in hand and can pay {U}{U}{U}{U}
    When Alice plays "one" targeting "Grinning Demon"
    And Alice plays "two" targeting "Hill Giant"
    And the stack resolves
    Then Alice doesn't know "Grinning Demon"
    And Alice knows "Hill Giant"
    And "Grinning Demon" and "Hill Giant" are in Bob's hand

  @cr26:708.9.2
  Scenario: Battering Craghorn that is cast face down and countered is revealed as it leaves the stack
    Given Alice has "Battering Craghorn" in hand and can pay {3}
    And Bob has "Memory Lapse" in hand and can pay {1}{U}
    When Alice casts "Battering Craghorn" as "face down"
    Then Bob doesn't know "Battering Craghorn"
    When Bob in response plays "Memory Lapse" targeting "Battering Craghorn"
    And the stack resolves
    Then the top of Alice's library is "Battering Craghorn"
    And it happened once that "Battering Craghorn" was revealed
    And Bob knows "Battering Craghorn"

  @cr26:708.9.3
  Scenario: Bob's face-down Battering Craghorn is revealed as Bob loses a game that goes on
    Given Carol is playing too
    And Bob controls a face-down "Battering Craghorn"
    And Alice controls face-down "Skirk Marauder" owned by Bob
    And Bob is at 3 life
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Alice controls "Hill Giant" and a face-down "Grinning Demon"
    Then Alice doesn't know "Battering Craghorn"
    When Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Bob has lost the game
    And it happened once that "Battering Craghorn" was revealed
    And it happened once that "Skirk Marauder" was revealed
    And it happened never that "Grinning Demon" was revealed
    And "Hill Giant" is in play

  @cr26:708.9.3.before
  Scenario: Until 2013, Bob's face-down Battering Craghorn isn't revealed as Bob loses a game that goes on, and Alice's is as it dies
    Given Carol is playing too
    And Bob controls a face-down "Battering Craghorn"
    And Bob is at 3 life
    And Alice controls a face-down "Grinning Demon"
    And Alice has "Lightning Bolt" as "one" and "Lightning Bolt" as "two" in hand and can pay {R}{R}
    When Alice plays "one" targeting Bob
    And the stack resolves
    Then Bob has lost the game
    And it happened never that "Battering Craghorn" was revealed
    When Alice plays "two" targeting "Grinning Demon"
    And the stack resolves
    Then it happened once that "Grinning Demon" was revealed
    And it happened never that "Battering Craghorn" was revealed

  @cr26:708.9.4
  Scenario: As Bob loses and the game ends, both players' face-down creatures are revealed
    Given Bob is at 3 life
    And Bob controls a face-down "Battering Craghorn"
    And Alice controls a face-down "Grinning Demon"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    Then Alice doesn't know "Battering Craghorn"
    And Bob doesn't know "Grinning Demon"
    When Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Alice has won the game
    And Alice knows "Battering Craghorn"
    And Bob knows "Grinning Demon"
    And it happened once that "Battering Craghorn" was revealed
    And it happened once that "Grinning Demon" was revealed

  @cr26:708.9.5
  Scenario: Battering Craghorn that Bob has cast face down is revealed as Bob loses and the game ends
    Given it is Bob's main phase
    And Bob has "Battering Craghorn" in hand and can pay {3}
    And Bob is at 3 life
    And Alice has "Lightning Bolt" in hand and can pay {R}
    When Bob casts "Battering Craghorn" as "face down"
    Then Alice doesn't know "Battering Craghorn"
    When Alice in response plays "Lightning Bolt" targeting Bob
    And the top of the stack resolves
    Then Alice has won the game
    And it happened once that "Battering Craghorn" was revealed
    And Alice knows "Battering Craghorn"

  @cr26:708.9.6
  Scenario: Battering Craghorn that Carol has cast face down is revealed as she loses a game that goes on
    Given Carol is playing too
    And it is Carol's main phase
    And Carol has "Battering Craghorn" in hand and can pay {3}
    And Carol is at 3 life
    And Alice has "Lightning Bolt" in hand and can pay {R}
    When Carol casts "Battering Craghorn" as "face down"
    Then Alice doesn't know "Battering Craghorn"
    When Alice in response plays "Lightning Bolt" targeting Carol
    And the top of the stack resolves
    Then Carol has lost the game
    And Alice is still in the game
    And it happened once that "Battering Craghorn" was revealed

  @cr26:708.10.2
  Scenario: Nightdrinker Moroii, cast face down with disguise, that becomes a copy of Hill Giant stays a face-down 2/2 creature with ward
    Given Alice has "Nightdrinker Moroii" and "Cytoshape" in hand and can pay {3}{1}{G}{U} and can pay {B}{B}
    And Bob controls "Hill Giant"
    When Alice casts "Nightdrinker Moroii" as "face down"
    And the stack resolves
    And Alice casts "Cytoshape" targeting "Nightdrinker Moroii"
    And the stack resolves
    And as it resolves, Alice chooses "Hill Giant" for "Cytoshape"
    Then "Nightdrinker Moroii" is 2/2
    And "Nightdrinker Moroii" is face down
    And "Nightdrinker Moroii" has exactly "ward"
    And "Nightdrinker Moroii" is colorless
    And "Nightdrinker Moroii" isn't named "Hill Giant"
    And Alice can't turn "Nightdrinker Moroii" face up by rule 708.7

  @cr26:708.10
  Scenario: Clone of a face-down Grinning Demon that has become a copy of Branchsnap Lorian is a colourless 2/2 creature without a name
    Given Alice controls a face-down "Grinning Demon"
    And Bob controls "Branchsnap Lorian"
    And Alice has "Cytoshape" and "Clone" in hand and can pay {1}{G}{U} and can pay {3}{U}
    When Alice casts "Cytoshape" targeting "Grinning Demon"
    And the stack resolves
    And as it resolves, Alice chooses "Branchsnap Lorian" for "Cytoshape"
    And Alice casts "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Grinning Demon" for "Clone"
    Then "Clone" is 2/2
    And "Clone" isn't named "Branchsnap Lorian"
    And "Clone" has exactly the types "creature"
    And "Clone" is colorless
    And "Branchsnap Lorian" is named "Branchsnap Lorian"

  @cr26:708.10
  Scenario: Clone of Grinning Demon that was turned face up as a copy of Branchsnap Lorian is Branchsnap Lorian, also after the turn
    Given Alice controls a face-down "Grinning Demon"
    And Bob controls "Branchsnap Lorian"
    And Alice has "Cytoshape" and "Clone" in hand and can pay {1}{G}{U} and can pay {3}{U} and can pay {G}
    When Alice casts "Cytoshape" targeting "Grinning Demon"
    And the stack resolves
    And as it resolves, Alice chooses "Branchsnap Lorian" for "Cytoshape"
    And Alice turns "Grinning Demon" face up
    And Alice casts "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Grinning Demon" for "Clone"
    Then "Clone" is named "Branchsnap Lorian"
    And "Clone" is 4/1
    When the turn ends
    Then "Grinning Demon" is named "Grinning Demon"
    And "Clone" is named "Branchsnap Lorian"
