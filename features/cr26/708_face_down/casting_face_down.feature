Feature: Casting cards face down

  @cr26:708.4 @cr26:702.37c.3 @cr26:708.2.3
  Scenario: An effect that makes black spells cost less doesn't apply to a black card that is cast face down
    Given Alice has "Grinning Demon" as "mask" and "Grinning Demon" as "face" in hand and can pay {3}{1}{B}{B}
    And Alice controls "Thunderscape Familiar"
    When Alice casts "mask" as "face down"
    Then the total cost of "mask" is {3}
    And "mask" is colorless
    And the mana value of "mask" is 0
    And "mask" isn't named "Grinning Demon"
    And "mask" has exactly the types "creature"
    And "mask" is 2/2
    And "mask" doesn't have the ability "toll"
    When the stack resolves
    And Alice casts "face"
    Then the total cost of "face" is {1}{B}{B}
    And the mana value of "face" is 4

  @cr26:708.2.3
  Scenario: Ceremonious Rejection counters Grinning Demon that is cast face down, and can't target one that is cast face up
    Given Alice has "Grinning Demon" as "face" and "Grinning Demon" as "mask" in hand and can pay {2}{B}{B}{3}
    And Bob has "Ceremonious Rejection" in hand and can pay {U}
    When Alice casts "face"
    Then Bob can't target "face" with "Ceremonious Rejection"
    When the stack resolves
    And Alice casts "mask" as "face down"
    Then Bob can target "mask" with "Ceremonious Rejection"
    And "mask" is colorless
    And "mask" doesn't have the ability "toll"
    When Bob plays "Ceremonious Rejection" targeting "mask"
    And the top of the stack resolves
    Then "mask" is in Alice's graveyard
    And "face" is 6/6

  @cr26:702.37a
  Scenario: Bleeding Mask, whose morph cost is X life, is cast face down for {3}, and no X is chosen
    Given Alice has "Bleeding Mask" in hand and can pay {3}
    When Alice casts "Bleeding Mask" as "face down"
    Then the total cost of "Bleeding Mask" is {3}
    When the stack resolves
    Then "Bleeding Mask" is 2/2
    And "Bleeding Mask" has triggered never
    And Alice is at 20 life
    And Bob is at 20 life

  @cr26:708.4.5 @cr26:702.37c.3
  Scenario: A creature card with flash and morph can't be cast face down at a time when only an instant could be
    Given it is Bob's main phase
    And Alice has "Ambush Mask" as "face" and "Ambush Mask" as "mask" in hand and can pay {3}{G}
    Then Alice can't cast "mask" as "face down" by rule 117.1a
    And Alice can cast "face"
    When Bob passes
    And Alice casts "face"
    And the stack resolves
    Then "face" is 3/3
    When the game goes on to Alice's main phase
    And Alice casts "mask" as "face down"
    And the stack resolves
    Then "mask" is 2/2

  @cr26:708.4.6
  Scenario: Ambush Mask, a card with flash, and Battering Craghorn that Alice casts face down in her main phase become face-down 2/2 creatures
    Given Alice has "Ambush Mask" and "Battering Craghorn" in hand and can pay {6}{G}
    When Alice casts "Ambush Mask" as "face down"
    And the stack resolves
    And Alice casts "Battering Craghorn" as "face down"
    And the stack resolves
    Then "Ambush Mask" is face down
    And "Ambush Mask" is 2/2
    And "Battering Craghorn" is face down
    And "Battering Craghorn" is 2/2
    When Alice turns "Ambush Mask" face up
    Then "Ambush Mask" is 3/3
    And "Battering Craghorn" is 2/2

  @cr26:708.5 @cr26:400.2.5
  Scenario: Only its controller knows which card a face-down spell or permanent is, until it is turned face up
    Given Alice has "Battering Craghorn" in hand and can pay {3}{1}{R}{R}
    When Alice casts "Battering Craghorn" as "face down"
    Then Alice knows "Battering Craghorn"
    And Bob doesn't know "Battering Craghorn"
    When the stack resolves
    Then "Battering Craghorn" is 2/2
    And Bob doesn't know "Battering Craghorn"
    When Alice turns "Battering Craghorn" face up
    Then Bob knows "Battering Craghorn"
    And "Battering Craghorn" is 3/1

  @cr26:708.5.2
  Scenario: Alice knows which card her face-down permanent is while it is phased out, and Bob doesn't
    Given Alice has "Battering Craghorn" in hand and can pay {3}
    And Bob has "Reality Ripple" in hand and can pay {1}{U}
    When Alice casts "Battering Craghorn" as "face down"
    And the stack resolves
    And Bob plays "Reality Ripple" targeting "Battering Craghorn"
    And the stack resolves
    Then "Battering Craghorn" is phased out
    And Alice knows "Battering Craghorn"
    And Bob doesn't know "Battering Craghorn"
    And Alice can look at "Battering Craghorn"
    And Bob can't look at "Battering Craghorn" by rule 708.5

  @cr26:708.5.4
  Scenario: Bob, who gains control of Alice's face-down Battering Craghorn, can look at it, and Alice no longer can
    Given it is Bob's main phase
    And Alice controls a face-down "Battering Craghorn" as "taken"
    And Bob has "Threads of Disloyalty" in hand and can pay {1}{U}{U}
    Then Alice can look at "taken"
    And Bob can't look at "taken"
    And Bob doesn't know "taken"
    When Bob plays "Threads of Disloyalty" targeting "taken"
    And the stack resolves
    Then "taken" is in play under Bob's control
    And Bob can look at "taken"
    And Alice can't look at "taken"
    When Bob looks at "taken"
    Then Bob knows "taken"

  @cr26:708.5.4 @cr26:708.4.6
  Scenario: Alice can look at Battering Craghorn while it is face down on the stack and on the battlefield, and Bob can't
    Given Alice has "Battering Craghorn" in hand and can pay {3}
    When Alice casts "Battering Craghorn" as "face down"
    Then Alice can look at "Battering Craghorn"
    And Bob can't look at "Battering Craghorn"
    When the stack resolves
    Then "Battering Craghorn" is 2/2
    And "Battering Craghorn" is face down
    And Alice can look at "Battering Craghorn"
    And Bob can't look at "Battering Craghorn"

  @cr26:708.5.3
  Scenario: Neither player knows the card that Shuttered Archive exiled face down
    Given Alice controls "Shuttered Archive" and "Experimental Frenzy" and can pay {1}
    And Alice has "Grizzly Bears" on top of library
    Then Alice can look at "Grizzly Bears"
    When Alice activates "shut" of "Shuttered Archive"
    And the stack resolves
    Then "Grizzly Bears" is exiled
    And "Grizzly Bears" is face down
    And Alice doesn't know "Grizzly Bears"
    And Bob doesn't know "Grizzly Bears"
    And Alice can't look at "Grizzly Bears" by rule 406.3
    When Alice activates "open" of "Shuttered Archive"
    And the stack resolves
    Then Alice can look at "Grizzly Bears"
    And Bob can't look at "Grizzly Bears"

  @cr26:708.4.3 @cr26:702.37c.3
  Scenario: Nevermore for Battering Craghorn forbids casting it face up, and not casting it face down
    Given Alice has "Battering Craghorn" as "mask" in hand and can pay {3}{1}{R}{R}
    And Bob controls "Nevermore"
    And "Nevermore" has the chosen card name "Battering Craghorn"
    Then Alice can't cast "mask" because of "ban" of "Nevermore"
    And Alice can cast "mask" as "face down"
    When Alice casts "mask" as "face down"
    And the stack resolves
    Then "mask" is 2/2
    When Alice turns "mask" face up
    Then "mask" is 3/1

  @cr26:702.37c @cr26:702.37c.3
  Scenario: Heartless Summoning, which makes creature spells cost {2} less, also does so for Zoetic Cavern, a land card that is cast face down
    Given Alice controls "Heartless Summoning"
    And Alice has "Zoetic Cavern" and "Boomerang" in hand and can pay {1}{U}{U}
    When Alice casts "Zoetic Cavern" as "face down"
    Then the total cost of "Zoetic Cavern" is {1}
    When the stack resolves
    Then "Zoetic Cavern" is 1/1
    When Alice casts "Boomerang" targeting "Zoetic Cavern"
    Then the total cost of "Boomerang" is {U}{U}
    When the stack resolves
    Then "Zoetic Cavern" is in Alice's hand

  @cr26:708.4.4
  Scenario: With a permission for spells of mana value 2 or less from the library, Battering Craghorn can be cast from there face down, and not face up
    Given Alice controls "Lens of Small Things" and can pay {3}{2}{R}{R}
    And Alice has "Battering Craghorn" and "Island" on top of library
    Then Alice can't play "Battering Craghorn" from library by rule 601.3
    And Alice can play "Battering Craghorn" as "face down" from library
    When Alice plays "Battering Craghorn" as "face down" from library
    Then the mana value of "Battering Craghorn" is 0
    When the stack resolves
    Then "Battering Craghorn" is 2/2

  @cr26:708.4.4
  Scenario: Under Threshold of Worth, which forbids spells of mana value 1 or less, Battering Craghorn can be cast face up, and face down only later
    Given Alice has "Battering Craghorn" and "Naturalize" in hand and can pay {2}{R}{R} and can pay {1}{G}
    And Bob controls "Threshold of Worth"
    Then Alice can't cast "Battering Craghorn" as "face down" because of "worth" of "Threshold of Worth"
    And Alice can cast "Battering Craghorn"
    When Alice plays "Naturalize" targeting "Threshold of Worth"
    And the stack resolves
    And Alice casts "Battering Craghorn" as "face down"
    Then the mana value of "Battering Craghorn" is 0
    When the stack resolves
    Then "Battering Craghorn" is 2/2

  @cr26:708.2.5
  Scenario: Double Major's copy of Battering Craghorn that was cast face down is a colourless spell with mana value 0, and its copy of one cast face up is red
    Given Alice has "Battering Craghorn" as "mask", "Battering Craghorn" as "open" and 2 "Double Major" as "major" in hand
    And Alice can pay {3}{G}{U}{2}{R}{R}{G}{U}
    When Alice casts "mask" as "face down"
    And Alice casts "major 1" targeting "mask"
    And the top of the stack resolves
    Then the copy of "mask" is colorless
    And the mana value of the copy of "mask" is 0
    And the copy of "mask" isn't named "Battering Craghorn"
    When the stack resolves
    And Alice casts "open"
    And Alice casts "major 2" targeting "open"
    And the top of the stack resolves
    Then the copy of "open" is red
    And the mana value of the copy of "open" is 4
    And the copy of "open" is named "Battering Craghorn"
