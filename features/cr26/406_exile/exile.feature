Feature: Exile

  @cr26:406.2
  Scenario: Swords to Plowshares exiles a creature from the battlefield, and Dimir Doppelganger's ability a card from a graveyard
    Given Bob controls "Hill Giant" and has "Serra Angel" in graveyard
    And Alice controls "Dimir Doppelganger" and has "Swords to Plowshares" in hand and can pay {W}{1}{U}{B}
    When Alice plays "Swords to Plowshares" targeting "Hill Giant"
    And the stack resolves
    And Alice activates "Dimir Doppelganger" targeting "Serra Angel"
    And the stack resolves
    Then "Hill Giant" and "Serra Angel" are exiled
    And Bob is at 23 life
    And Bob's graveyard is empty

  @cr26:406.3a @cr26:110.5d.2
  Scenario: Serra Angel that Windbrisk Heights exiled face down has no characteristics, and enters face up when it is played
    Given Alice has "Windbrisk Heights" in hand and can pay {W}
    And Alice controls "Grizzly Bears", "Hill Giant" and "Craw Wurm"
    And Alice has "Serra Angel" and "Island" as library
    When Alice plays the land "Windbrisk Heights"
    And the stack resolves
    And as it resolves, Alice chooses "Serra Angel" for "Windbrisk Heights"
    Then "Serra Angel" is exiled
    And "Serra Angel" is colorless
    And "Serra Angel" doesn't have the type "creature"
    And "Serra Angel" doesn't have "flying"
    And "Serra Angel" isn't named "Serra Angel"
    And the mana value of "Serra Angel" is 0
    And "Serra Angel" has no power
    When the game goes on to Alice's next main phase
    And Alice attacks with "Grizzly Bears", "Hill Giant" and "Craw Wurm"
    And Alice activates "play" of "Windbrisk Heights"
    And the top of the stack resolves
    And as it resolves, Alice says yes to "Windbrisk Heights"
    Then the stack holds "Serra Angel"
    And "Serra Angel" is white
    When the stack resolves
    Then "Serra Angel" is 4/4
    And "Serra Angel" is white
    And "Serra Angel" has "flying"

  @cr26:406.3a
  Scenario: Forest that Windbrisk Heights exiled face down is no land, and is turned face up as it is played as a land
    Given Alice has "Windbrisk Heights" in hand and can pay {W}
    And Alice controls "Grizzly Bears", "Hill Giant" and "Craw Wurm"
    And Alice has "Forest" and "Island" as library
    When Alice plays the land "Windbrisk Heights"
    And the stack resolves
    And as it resolves, Alice chooses "Forest" for "Windbrisk Heights"
    Then "Forest" is face down
    And "Forest" doesn't have the type "land"
    When the game goes on to Alice's next main phase
    And Alice attacks with "Grizzly Bears", "Hill Giant" and "Craw Wurm"
    And Alice activates "play" of "Windbrisk Heights"
    And the top of the stack resolves
    And as it resolves, Alice says yes to "Windbrisk Heights"
    Then "Forest" is in play under Alice's control
    And "Forest" is face up
    And "Forest" has exactly the types "basic", "land" and "Forest"

  @cr26:406.3 @cr26:400.2.3 @cr26:708.5.3 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Alice can look at the card that Windbrisk Heights exiled face down, and Bob can't
    Given Alice has "Windbrisk Heights" in hand
    And Alice has "Serra Angel" and "Island" as library
    When Alice plays the land "Windbrisk Heights"
    And the stack resolves
    And as it resolves, Alice chooses "Serra Angel" for "Windbrisk Heights"
    Then Alice can look at "Serra Angel"
    And Bob can't look at "Serra Angel"
    And Bob doesn't know "Serra Angel"

  @cr26:406.3 @cr26:400.2.3 @cr26:406.3.3
  Scenario: Nobody can look at Serra Angel that Shuttered Archive exiled face down until an ability lets Alice look at it, and Bob still can't
    Given Alice controls "Shuttered Archive" and can pay {1}
    And Alice has "Serra Angel" and "Island" as library
    When Alice activates "shut" of "Shuttered Archive"
    And the stack resolves
    Then "Serra Angel" is exiled
    And Alice can't look at "Serra Angel"
    And Bob can't look at "Serra Angel"
    When Alice activates "open" of "Shuttered Archive"
    And the stack resolves
    Then Alice can look at "Serra Angel"
    And Bob can't look at "Serra Angel"
    And Bob doesn't know "Serra Angel"

  @cr26:400.2.3
  Scenario: Shuttered Archive exiles only the top card of Alice's library, and neither player knows the card below it
    Given Alice controls "Shuttered Archive"
    And Alice has "Serra Angel" and "Island" as library
    When Alice activates "shut" of "Shuttered Archive"
    And the stack resolves
    Then "Serra Angel" is exiled
    And "Shuttered Archive" is tapped
    And Alice's library holds "Island"
    And Alice doesn't know "Island"
    And Bob doesn't know "Island"

  @cr26:406.3.2
  Scenario: Alice can still look at the card that Windbrisk Heights exiled face down after Stone Rain has destroyed Windbrisk Heights
    Given Alice has "Windbrisk Heights" in hand
    And Alice has "Serra Angel" and "Island" as library
    And Bob has "Stone Rain" in hand and can pay {2}{R}
    When Alice plays the land "Windbrisk Heights"
    And the stack resolves
    And as it resolves, Alice chooses "Serra Angel" for "Windbrisk Heights"
    And the game goes on to Bob's main phase
    And Bob plays "Stone Rain" targeting "Windbrisk Heights"
    And the stack resolves
    Then "Windbrisk Heights" was destroyed
    And Alice can look at "Serra Angel"
    And Bob can't look at "Serra Angel" by rule 406.3

  @cr26:406.3.2
  Scenario: Both players who controlled Windbrisk Heights while its card was exiled face down can look at that card
    Given Alice has "Windbrisk Heights" in hand
    And Alice has "Serra Angel" and "Island" as library
    And Bob has "Blatant Thievery" in hand and can pay {4}{U}{U}{U}
    When Alice plays the land "Windbrisk Heights"
    And the stack resolves
    And as it resolves, Alice chooses "Serra Angel" for "Windbrisk Heights"
    Then Bob can't look at "Serra Angel" by rule 406.3
    And Alice can look at "Serra Angel"
    When the game goes on to Bob's main phase
    And Bob plays "Blatant Thievery" targeting "Windbrisk Heights"
    And the stack resolves
    Then Bob controls "Windbrisk Heights"
    And Bob can look at "Serra Angel"
    And Alice can look at "Serra Angel"

  @cr26:406.3.2
  Scenario: Alice can still look at the card that Shuttered Archive exiled face down after the turn in which its ability allowed her to
    Given Alice controls "Shuttered Archive" and can pay {1}
    And Alice has "Serra Angel" and "Island" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice activates "shut" of "Shuttered Archive"
    And the stack resolves
    Then Alice can't look at "Serra Angel" by rule 406.3
    When Alice activates "open" of "Shuttered Archive"
    And the stack resolves
    Then Alice can look at "Serra Angel"
    When the game goes on to Bob's main phase
    Then Alice can look at "Serra Angel"
    And Bob can't look at "Serra Angel" by rule 406.3

  @cr26:406.3a.2
  Scenario: Battering Craghorn that was exiled face down can be cast from exile face up or, with its morph ability, face down
    Given Alice controls "Hushed Vault"
    And Alice controls 6 "Mountain" as "peak"
    And Alice has "Battering Craghorn" and "Island" on top of library
    When Alice activates "shut" of "Hushed Vault"
    And the stack resolves
    Then "Battering Craghorn" isn't named "Battering Craghorn"
    And the mana value of "Battering Craghorn" is 0
    And Alice can play "Battering Craghorn" from exile
    And Alice can play "Battering Craghorn" as "face down" from exile
    When Alice plays "Battering Craghorn" as "face down" from exile
    Then "Battering Craghorn" is face down
    And "Battering Craghorn" is colorless
    When the stack resolves
    Then "Battering Craghorn" is 2/2
    And "Battering Craghorn" is face down

  @cr26:406.3a.2
  Scenario: Battering Craghorn that was exiled face down and is cast face up is a red spell and then a 3/1 creature
    Given Alice controls "Hushed Vault"
    And Alice controls 6 "Mountain" as "peak"
    And Alice has "Battering Craghorn" and "Island" on top of library
    When Alice activates "shut" of "Hushed Vault"
    And the stack resolves
    Then "Battering Craghorn" is face down
    When Alice plays "Battering Craghorn" from exile
    Then "Battering Craghorn" is face up
    And "Battering Craghorn" is red
    When the stack resolves
    Then "Battering Craghorn" is 3/1
    And "Battering Craghorn" is named "Battering Craghorn"

  @cr26:406.3a.2
  Scenario: Grizzly Bears that were exiled face down, which have no ability for it, can't be cast face down, and can be cast face up
    Given Alice controls "Hushed Vault" and 6 "Forest" as "wood"
    And Alice has "Grizzly Bears" and "Island" on top of library
    When Alice activates "shut" of "Hushed Vault"
    And the stack resolves
    Then "Grizzly Bears" is face down
    And Alice can't play "Grizzly Bears" as "face down" from exile by rule 702.37c
    And Alice can play "Grizzly Bears" from exile
    When Alice plays "Grizzly Bears" from exile
    Then "Grizzly Bears" is green
    When the stack resolves
    Then "Grizzly Bears" is 2/2
    And "Grizzly Bears" is face up

  @cr26:110.5d.2 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Craw Wurm that Windbrisk Heights exiled face down is no 2/2 creature, and no face-down permanent once it is played
    Given Alice has "Windbrisk Heights" in hand and can pay {W}
    And Alice controls "Grizzly Bears", "Hill Giant" and "Serra Angel"
    And Alice has "Craw Wurm" and "Island" as library
    When Alice plays the land "Windbrisk Heights"
    And the stack resolves
    And as it resolves, Alice chooses "Craw Wurm" for "Windbrisk Heights"
    Then "Craw Wurm" is exiled
    And "Craw Wurm" isn't 2/2
    When the game goes on to Alice's next main phase
    And Alice attacks with "Grizzly Bears", "Hill Giant" and "Serra Angel"
    And Alice activates "play" of "Windbrisk Heights"
    And the top of the stack resolves
    And as it resolves, Alice says yes to "Windbrisk Heights"
    And the stack resolves
    Then "Craw Wurm" is 6/4

  @cr26:110.5d.2
  Scenario: Craw Wurm that Shuttered Archive exiled face down is no 2/2 creature and no permanent, and is 6/4 once it is cast
    Given Alice controls "Shuttered Archive" and can pay {1}
    And Alice controls 6 "Forest" as "wood"
    And Alice has "Craw Wurm" and "Island" as library
    When Alice activates "shut" of "Shuttered Archive"
    And the stack resolves
    Then "Craw Wurm" is exiled
    And "Craw Wurm" is face down
    And "Craw Wurm" isn't 2/2
    When Alice activates "open" of "Shuttered Archive"
    And the stack resolves
    And Alice plays "Craw Wurm" from exile
    And the stack resolves
    Then "Craw Wurm" is 6/4
    And "Craw Wurm" is face up

  @cr26:406.6.4
  Scenario: As Worldgorger Dragon leaves, the two permanents that it exiled return, and not Grizzly Bears, which Swords to Plowshares exiled
    Given Alice controls "Forest", "Hill Giant" and "Grizzly Bears"
    And Alice has "Swords to Plowshares" and "Worldgorger Dragon" in hand and can pay {W}{3}{R}{R}{R}
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    When Alice plays "Swords to Plowshares" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "Worldgorger Dragon"
    And the stack resolves
    Then "Forest", "Hill Giant" and "Grizzly Bears" are exiled
    When Bob plays "Murder" targeting "Worldgorger Dragon"
    And the stack resolves
    Then "Forest" and "Hill Giant" are in play
    And "Grizzly Bears" is exiled

  @cr26:406.6.2
  Scenario: Sisters of Stone Death, which exiled Hill Giant, return it, and neither Craw Wurm, which Swords to Plowshares exiled before, nor Grizzly Bears, which it exiled afterwards
    Given Alice controls "Sisters of Stone Death" and can pay {G}{B}{G}{2}{B}
    And Bob controls "Hill Giant", "Craw Wurm" and "Grizzly Bears"
    And Alice has "Swords to Plowshares" as "first" and "Swords to Plowshares" as "second" in hand and can pay {W}{W}
    When Alice plays "first" targeting "Craw Wurm"
    And the stack resolves
    And Alice activates "stare" of "Sisters of Stone Death" targeting "Hill Giant"
    And the stack resolves
    And Alice attacks with "Sisters of Stone Death"
    And Bob blocks "Sisters of Stone Death" with "Hill Giant"
    And Alice activates "petrify" of "Sisters of Stone Death" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "second" targeting "Grizzly Bears"
    And the stack resolves
    Then "Hill Giant", "Craw Wurm" and "Grizzly Bears" are exiled
    When Alice activates "rouse" of "Sisters of Stone Death"
    And the stack resolves
    Then nobody is asked anything
    And "Hill Giant" is in play under Alice's control
    And "Craw Wurm" and "Grizzly Bears" are exiled

  @cr26:406.3.3
  Scenario: Both players may look at a card that Light Up the Stage exiled from the top of Alice's library, because it is exiled face up
    Given Alice has "Light Up the Stage" in hand and can pay {2}{R}
    And Alice has "Serra Angel", "Island" and "Swamp" as library
    When Alice plays "Light Up the Stage"
    And the stack resolves
    Then "Serra Angel" is exiled
    And "Serra Angel" is face up
    And Alice can look at "Serra Angel"
    And Bob can look at "Serra Angel"
    And Bob knows "Serra Angel" and "Island"
    And Bob doesn't know "Swamp"
