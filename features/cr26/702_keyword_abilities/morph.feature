Feature: Morph

  @cr26:702.37c @cr26:702.37a @cr26:110.5b.6
  Scenario: A card with morph is cast face down for {3}, and is a 2/2 creature without a name on the battlefield
    Given Alice has "Battering Craghorn" in hand and can pay {3}
    When Alice casts "Battering Craghorn" as "face down"
    Then the total cost of "Battering Craghorn" is {3}
    And the mana value of "Battering Craghorn" is 0
    And "Battering Craghorn" isn't named "Battering Craghorn"
    And "Battering Craghorn" has exactly the types "creature"
    And "Battering Craghorn" is 2/2
    And "Battering Craghorn" is colorless
    When the stack resolves
    Then "Battering Craghorn" is face down
    And "Battering Craghorn" is 2/2
    And "Battering Craghorn" is colorless
    And the mana value of "Battering Craghorn" is 0
    And "Battering Craghorn" isn't named "Battering Craghorn"
    And "Battering Craghorn" has exactly the types "creature"
    And "Battering Craghorn" doesn't have "first strike"

  @cr26:702.37c @cr26:110.5b.6
  Scenario: Of two cards with morph, the one that is cast face down is a 2/2 creature, and the other one costs its mana cost
    Given Alice has "Battering Craghorn" as "open" and "Battering Craghorn" as "mask" in hand and can pay {3}{2}{R}{R}
    When Alice casts "open"
    Then the total cost of "open" is {2}{R}{R}
    When the stack resolves
    And Alice casts "mask" as "face down"
    And the stack resolves
    Then "open" is 3/1
    And "mask" is 2/2

  @cr26:702.37a
  Scenario: Battering Craghorn, whose morph cost is {1}{R}{R}, is cast face down for {3} beside another one that is face up
    Given Alice controls "Battering Craghorn" as "open"
    And Alice has "Battering Craghorn" as "mask" in hand and can pay {1}{R}{R}
    When Alice casts "mask" as "face down"
    Then the total cost of "mask" is {3}
    When the stack resolves
    Then "mask" is face down
    And "mask" is 2/2
    And "open" is 3/1

  @cr26:702.37c
  Scenario: A land card with morph is cast face down, and turned face up for its morph cost
    Given Alice has "Zoetic Cavern" in hand and can pay {3}{2}
    When Alice casts "Zoetic Cavern" as "face down"
    And the stack resolves
    Then "Zoetic Cavern" is 2/2
    When Alice turns "Zoetic Cavern" face up
    Then "Zoetic Cavern" has exactly the types "land"

  @cr26:702.37c @cr26:702.37c.3 @cr26:708.4.2
  Scenario: Aether Storm, which forbids creature spells, also forbids to cast Zoetic Cavern, a land card, face down
    Given Alice has "Zoetic Cavern" and "Divination" in hand and can pay {3}
    And Bob controls "Aether Storm"
    Then Alice can't cast "Zoetic Cavern" as "face down" because of "storm" of "Aether Storm"
    When Alice activates "calm" of "Aether Storm"
    And the stack resolves
    And Alice casts "Zoetic Cavern" as "face down"
    And the stack resolves
    Then "Zoetic Cavern" is 2/2

  @cr26:702.37c
  Scenario: Clone that enters as a copy of a face-down Battering Craghorn is a 2/2 creature without other characteristics
    Given Alice has "Battering Craghorn" and "Clone" in hand and can pay {3}{3}{U}
    When Alice casts "Battering Craghorn" as "face down"
    And the stack resolves
    And Alice casts "Clone"
    And the stack resolves
    And Alice chooses "Battering Craghorn" for "Clone"
    Then "Clone" is 2/2
    And "Clone" has exactly the types "creature"
    And "Clone" is colorless
    And "Clone" isn't named "Battering Craghorn"
    And the mana value of "Clone" is 0

  @cr26:702.37f
  Scenario: X of a morph cost is chosen as the permanent is turned face up, and its other ability uses it
    Given Alice has "Warbreak Trumpeter" in hand and can pay {3}{4}{R}
    When Alice casts "Warbreak Trumpeter" as "face down"
    And the stack resolves
    And Alice turns "Warbreak Trumpeter" face up
    And Alice chooses the number 2
    And the stack resolves
    Then "Warbreak Trumpeter" is 1/1
    And Alice controls two 1/1 red "Goblin" creature tokens

  @cr26:702.37f
  Scenario: With X = 1 for its morph cost, Warbreak Trumpeter creates one token
    Given Alice has "Warbreak Trumpeter" in hand and can pay {3}{2}{R}
    When Alice casts "Warbreak Trumpeter" as "face down"
    And the stack resolves
    And Alice turns "Warbreak Trumpeter" face up
    And Alice chooses the number 1
    And the stack resolves
    Then Alice controls one 1/1 red "Goblin" creature token

  @cr26:107.3d
  Scenario: With X = 2 for its morph cost, which takes a special action, Warbreak Trumpeter creates two tokens
    Given Alice has "Warbreak Trumpeter" in hand and can pay {3}{4}{R}
    When Alice casts "Warbreak Trumpeter" as "face down"
    And the stack resolves
    And Alice turns "Warbreak Trumpeter" face up
    Then Alice may choose the number 2
    And Alice may not choose the number 3
    When Alice chooses the number 2
    And the stack resolves
    Then Alice controls two 1/1 red "Goblin" creature tokens

  @cr26:107.3d
  Scenario: With X = 0 for its morph cost, Warbreak Trumpeter creates no token, although its controller could pay for X = 1
    Given Alice has "Warbreak Trumpeter" in hand and can pay {3}{2}{R}
    When Alice casts "Warbreak Trumpeter" as "face down"
    And the stack resolves
    Then "Warbreak Trumpeter" is 2/2
    When Alice turns "Warbreak Trumpeter" face up
    And Alice chooses the number 0
    And the stack resolves
    Then "Warbreak Trumpeter" is 1/1
    And "Warbreak Trumpeter" has triggered once
    And Alice controls no "token" permanents

  @cr26:107.3d
  Scenario: Alice, who turns Bob's Warbreak Trumpeter face up, chooses X = 1 for its morph cost, and gets one token
    Given Alice controls face-down "Warbreak Trumpeter" owned by Bob and can pay {2}{R}
    When Alice turns "Warbreak Trumpeter" face up
    And Alice chooses the number 1
    And the stack resolves
    Then Alice controls one 1/1 red "Goblin" creature token
    And Bob controls no "token" permanents

  @cr26:702.37e
  Scenario: Under Humility, a face-down creature can't be turned face up, because it would have no morph cost
    Given Alice controls a face-down "Battering Craghorn" and can pay {1}{R}{R}
    And Alice has "Naturalize" in hand and can pay {1}{G}
    And Bob controls "Humility"
    Then Alice can't turn "Battering Craghorn" face up by rule 708.7
    When Alice plays "Naturalize" targeting "Humility"
    And the stack resolves
    Then Alice can turn "Battering Craghorn" face up
    When Alice turns "Battering Craghorn" face up
    Then "Battering Craghorn" is 3/1

  @cr26:702.37a.2 @cr26:702.37c.2
  Scenario: Branchsnap Lorian is cast face down from the top of the library with the permission of Garruk's Horde
    Given Alice controls "Garruk's Horde" and can pay {3}
    And Alice has "Branchsnap Lorian" and "Island" on top of library
    When Alice plays "Branchsnap Lorian" as "face down" from library
    Then the total cost of "Branchsnap Lorian" is {3}
    When the stack resolves
    Then "Branchsnap Lorian" is 2/2
    And "Branchsnap Lorian" is face down

  @cr26:702.37a.2
  Scenario: Branchsnap Lorian is cast face down for {3} from the hand
    Given Alice has "Branchsnap Lorian" in hand and can pay {3}
    When Alice plays "Branchsnap Lorian" as "face down"
    Then the total cost of "Branchsnap Lorian" is {3}
    When the stack resolves
    Then "Branchsnap Lorian" is 2/2
    And "Branchsnap Lorian" is face down

  @cr26:702.37e.2 @cr26:708.7
  Scenario: Battering Craghorn is turned face up while Lava Spike is on the stack, and nothing is put on the stack
    Given Alice controls face-down "Battering Craghorn" owned by Bob
    And Alice can pay {1}{R}{R}
    And Bob controls face-down "Battering Craghorn" as "theirs" owned by Alice
    And Bob has "Lava Spike" in hand and can pay {R}{1}{R}{R}
    And it is Bob's main phase
    When Bob plays "Lava Spike" targeting Alice
    Then Bob can't turn "Battering Craghorn" face up by rule 708.7
    And Bob can turn "theirs" face up
    When Bob turns "theirs" face up
    Then "theirs" is 3/1
    When Bob passes
    And Alice turns "Battering Craghorn" face up
    Then the stack holds "Lava Spike"
    And "Battering Craghorn" is 3/1
    And Alice has priority
    When the stack resolves
    Then Alice is at 17 life

  @cr26:702.37d
  Scenario: Battering Craghorn with morph can be cast face down, and Grizzly Bears can't
    Given Alice has "Battering Craghorn" and "Grizzly Bears" in hand and can pay {2}{G}
    Then Alice can't play "Grizzly Bears" as "face down"
    And Alice can play "Battering Craghorn" as "face down"
    When Alice plays "Battering Craghorn" as "face down"
    And the stack resolves
    Then "Battering Craghorn" is 2/2

  @cr26:702.37c
  Scenario: Sphere of Resistance adds {1} to the {3} for which Battering Craghorn is cast face down
    Given Bob controls "Sphere of Resistance"
    And Alice has "Battering Craghorn" in hand and can pay {4}
    When Alice casts "Battering Craghorn" as "face down"
    Then the total cost of "Battering Craghorn" is {4}
    When the stack resolves
    Then "Battering Craghorn" is 2/2

  @cr26:702.37e.3 @cr26:702.37e.4 @cr26:708.3.2
  Scenario: Waxing Mask, which enters with two +1/+1 counters, gets none as it enters face down or as it is turned face up
    Given Alice has "Waxing Mask" as "open" and "Waxing Mask" as "mask" in hand and can pay {2}{G}{3}{G}
    And Bob controls "Soul Warden"
    When Alice casts "open"
    And the stack resolves
    Then "open" is 3/3
    When Alice casts "mask" as "face down"
    And the stack resolves
    Then "mask" has no +1/+1 counters
    When Alice turns "mask" face up
    Then "mask" is named "Waxing Mask"
    And "mask" has no +1/+1 counters
    And "mask" is 1/1
    And the stack is empty
    And "Soul Warden" has triggered twice
    When the game goes on to Alice's second main phase
    Then "mask" has no +1/+1 counters

  @cr26:702.37e.4
  Scenario: Waxing Mask that is cast face up enters with two +1/+1 counters, and gets none afterwards
    Given Alice has "Waxing Mask" in hand and can pay {2}{G}
    When Alice plays "Waxing Mask"
    And the stack resolves
    Then "Waxing Mask" has 2 +1/+1 counters
    And "Waxing Mask" is 3/3
    And the stack is empty

  @cr26:702.37e.5
  Scenario: Zombie Cutthroat is turned face up for 5 life, and Bob with 4 life can't turn his face up
    Given Alice controls a face-down "Zombie Cutthroat" as "hers"
    And Bob controls a face-down "Zombie Cutthroat" as "his" and a face-down "Battering Craghorn" and can pay {1}{R}{R}
    And Alice is at 7 life
    And Bob is at 4 life
    When Alice turns "hers" face up
    Then Alice is at 2 life
    And "hers" is 3/4
    When Alice passes
    Then Bob can't turn "his" face up by rule 118.3
    And Bob can turn "Battering Craghorn" face up
    And "his" is 2/2

  @cr26:702.37e.5
  Scenario: Alice, who can pay only {1}, turns Zombie Cutthroat face up for life, and can't turn Battering Craghorn face up for {1}{R}{R}
    Given Alice controls a face-down "Zombie Cutthroat" and a face-down "Battering Craghorn" and can pay {1}
    Then Alice can't turn "Battering Craghorn" face up by rule 118.3
    And Alice can turn "Zombie Cutthroat" face up
    When Alice turns "Zombie Cutthroat" face up
    Then "Zombie Cutthroat" is 3/4
    And "Battering Craghorn" is 2/2

  @cr26:702.37c @cr26:118.9a @cr26:118.9.4
  Scenario: Battering Craghorn can't be cast face down for the alternative cost of Fist of Suns, and can face up
    Given Alice controls "Fist of Suns"
    And Alice has "Battering Craghorn" as "mask" and "Battering Craghorn" as "open" in hand and can pay {W}{U}{B}{R}{G}{3}
    Then Alice can't cast "mask" as "face down" instead of its mana cost by "suns" by rule 118.9
    And Alice can cast "open" instead of its mana cost by "suns"
    When Alice casts "mask" as "face down"
    Then the total cost of "mask" is {3}
    When the stack resolves
    Then "mask" is 2/2
    When Alice casts "open" instead of its mana cost by "suns"
    Then the total cost of "open" is {W}{U}{B}{R}{G}

  @cr26:702.37e
  Scenario: Face-down Grizzly Bears, which would have no morph cost, can't be turned face up, and Battering Craghorn can
    Given Alice controls a face-down "Battering Craghorn" as "mask" and a face-down "Grizzly Bears" as "dud" and can pay {1}{R}{R}{1}{G}
    Then Alice can't turn "dud" face up by rule 708.7
    And Alice can turn "mask" face up
    When Alice turns "mask" face up
    Then "mask" is 3/1
    And "dud" is face down

  @cr26:702.37a.2 @cr26:702.37c.2
  Scenario: With Yawgmoth's Will, Branchsnap Lorian is cast face down for {3} from the graveyard, from which it can't be before
    Given Alice has "Yawgmoth's Will" and "Branchsnap Lorian" as "held" in hand and can pay {2}{B}{3}
    And Alice has "Branchsnap Lorian" in graveyard
    Then Alice can't play "Branchsnap Lorian" as "face down" from graveyard by rule 601.3
    And Alice can play "held" as "face down"
    When Alice plays "Yawgmoth's Will"
    And the stack resolves
    And Alice plays "Branchsnap Lorian" as "face down" from graveyard
    Then the total cost of "Branchsnap Lorian" is {3}
    When the stack resolves
    Then "Branchsnap Lorian" is 2/2
    And "Branchsnap Lorian" is face down

  @cr26:702.37a.2 @cr26:702.37c.2
  Scenario: Branchsnap Lorian that Light Up the Stage lets Alice play is cast face down for {3} from exile, and one that was exiled otherwise can't be
    Given Alice has "Light Up the Stage" in hand and can pay {2}{R}{3}
    And Alice has "Branchsnap Lorian" and "Island" as library
    And Alice has "Branchsnap Lorian" as "away" exiled
    When Alice plays "Light Up the Stage"
    And the stack resolves
    Then "Branchsnap Lorian" is exiled
    And Alice can't play "away" as "face down" from exile by rule 601.3
    And Alice can play "Branchsnap Lorian" as "face down" from exile
    When Alice plays "Branchsnap Lorian" as "face down" from exile
    Then the total cost of "Branchsnap Lorian" is {3}
    When the stack resolves
    Then "Branchsnap Lorian" is 2/2
    And "Branchsnap Lorian" is face down

  @cr26:702.37a.4 @cr26:702.37c.4
  Scenario: Second Levy exiles Battering Craghorn, which has no mana cost face down, on the stack or on the battlefield, though Alice could pay {2}{R}{R}, and she pays {0} for Ornithopter
    Given Alice controls "Ornithopter"
    And Alice has "Battering Craghorn" as "spell" and "Battering Craghorn" as "mask" in hand and can pay {3}{3}{2}{R}{R}
    And Bob has 3 "Second Levy" as "levy" in hand and can pay {1}{U}{1}{U}{1}{U}
    When Alice casts "mask" as "face down"
    And the stack resolves
    Then "mask" is 2/2
    When Bob plays "levy 1" targeting "Ornithopter"
    And the top of the stack resolves
    Then Alice is asked for a payment
    When Alice pays
    Then "Ornithopter" is in play
    When Bob plays "levy 2" targeting "mask"
    And the top of the stack resolves
    Then nobody is asked anything
    And "mask" is exiled
    When Alice casts "spell" as "face down"
    And Bob in response plays "levy 3" targeting "spell"
    And the top of the stack resolves
    Then nobody is asked anything
    And "spell" is exiled
    And "Ornithopter" is 0/2

  @cr26:702.37a.4 @cr26:702.37c.4
  Scenario: Second Levy exiles face-down Battering Craghorn without asking Alice for its mana cost, and not a face-down one that nobody targets
    Given Alice has "Battering Craghorn" as "mask" in hand and can pay {3}
    And Alice controls a face-down "Battering Craghorn" as "other"
    And Bob has "Second Levy" in hand and can pay {1}{U}
    When Alice casts "mask" as "face down"
    And the stack resolves
    Then "mask" is 2/2
    When Bob plays "Second Levy" targeting "mask"
    And the top of the stack resolves
    Then nobody is asked anything
    And "mask" is exiled
    And "other" is 2/2

  @cr26:702.37a.4.before @cr26:702.37c.4.before
  Scenario: Until 2005, Alice pays the mana cost {0} of face-down Battering Craghorn for Second Levy, and can't pay {2}{R}{R} for one that is face up
    Given Alice has "Battering Craghorn" as "mask" and "Battering Craghorn" as "open" in hand and can pay {3}{2}{R}{R}
    And Bob has 3 "Second Levy" as "levy" in hand and can pay {1}{U}{1}{U}{1}{U}
    When Alice casts "mask" as "face down"
    And Bob in response plays "levy 1" targeting "mask"
    And the top of the stack resolves
    Then Alice is asked for a payment
    When Alice pays
    And the stack resolves
    Then "mask" is 2/2
    When Bob plays "levy 2" targeting "mask"
    And the top of the stack resolves
    Then Alice is asked for a payment
    When Alice pays
    Then "mask" is face down
    When Alice casts "open"
    And the stack resolves
    And Bob plays "levy 3" targeting "open"
    And the top of the stack resolves
    Then nobody is asked anything
    And "open" is exiled
    And "mask" is 2/2

  @cr26:702.37a.5
  Scenario: Battering Craghorn that is face down without having been cast in the game is a 2/2 creature until Alice turns it face up for {1}{R}{R}
    Given Alice controls a face-down "Battering Craghorn" as "mask" and "Llanowar Elves" and can pay {1}{R}{R}
    And Bob controls "Hill Giant"
    When Alice attacks with "mask" and "Llanowar Elves"
    And Bob blocks "Llanowar Elves" with "Hill Giant"
    Then "mask" is 2/2
    And "mask" doesn't have "first strike"
    When combat damage is dealt
    Then Bob is at 18 life
    And Alice can turn "mask" face up
    When Alice turns "mask" face up
    Then "mask" is 3/1
    And "mask" has "first strike"
    And Alice has no mana in the mana pool

  @cr26:702.37e.6
  Scenario: Orb of Dreams, with which permanents enter tapped, doesn't tap Battering Craghorn that is turned face up, and taps Grizzly Bears that enter
    Given Alice controls a face-down "Battering Craghorn" and can pay {1}{R}{R}{1}{G}
    And Alice has "Grizzly Bears" in hand
    And Bob controls "Orb of Dreams"
    When Alice turns "Battering Craghorn" face up
    Then "Battering Craghorn" is 3/1
    And "Battering Craghorn" is untapped
    And the stack is empty
    When the game goes on to Alice's second main phase
    Then "Battering Craghorn" is untapped
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is tapped
