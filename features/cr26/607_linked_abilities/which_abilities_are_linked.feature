Feature: Which abilities are linked

  @cr26:607.1a
  Scenario: The ability that Cell of Hours gives itself in Bob's turn returns the creature that it exiled, and no other exiled creature
    Given it is Bob's main phase
    And Alice controls "Cell of Hours" and can pay {2}
    And Alice has "Swords to Plowshares" in hand and can pay {W}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice activates "lock" of "Cell of Hours" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Swords to Plowshares" targeting "Grizzly Bears"
    And the stack resolves
    Then "Hill Giant" and "Grizzly Bears" are exiled
    When Alice activates "open" of "Cell of Hours"
    And the stack resolves
    Then "Hill Giant" is in play
    And "Grizzly Bears" is exiled

  @cr26:607.1a
  Scenario: In Alice's turn, Cell of Hours exiles a creature and has no ability that returns it
    Given Alice controls "Cell of Hours" and can pay {1}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice activates "lock" of "Cell of Hours" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is exiled
    And "Grizzly Bears" is in play
    And "Cell of Hours" doesn't have the ability "open"
    When the game goes on to Bob's main phase
    Then "Cell of Hours" has the ability "open"

  @cr26:607.1b @cr26:701.27a.4
  Scenario: Tomb of the Dusk Rose, the back face of Profane Procession, returns a creature card that the front face exiled, and can't return another one
    Given Alice controls "Profane Procession" and can pay {2}{W}{B}{3}{W}{B}{3}{W}{B}{3}{W}{B}
    And Alice has "Swords to Plowshares" in hand and can pay {W}
    And Bob controls "Grizzly Bears", "Watchwolf", "Hill Giant" and "Trained Armodon"
    When Alice plays "Swords to Plowshares" targeting "Trained Armodon"
    And the stack resolves
    And Alice activates "banish" of "Profane Procession" targeting "Grizzly Bears"
    And the stack resolves
    And Alice activates "banish" of "Profane Procession" targeting "Watchwolf"
    And the stack resolves
    And Alice activates "banish" of "Profane Procession" targeting "Hill Giant"
    And the stack resolves
    Then "Profane Procession" is named "Tomb of the Dusk Rose"
    When Alice activates "wake" of "Profane Procession"
    And the stack resolves
    Then Alice may choose "Hill Giant" for "Profane Procession"
    And Alice may not choose "Trained Armodon" for "Profane Procession"
    When Alice chooses "Watchwolf" for "Profane Procession"
    Then "Watchwolf" is in play under Alice's control

  @cr26:607.1b
  Scenario: Gaoler's Door returns the creature that its back face exiled, and not one that Swords to Plowshares exiled
    Given Alice controls transformed "Gaoler's Door" and can pay {1}{1}{1}
    And Alice has "Swords to Plowshares" in hand and can pay {W}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice plays "Swords to Plowshares" targeting "Grizzly Bears"
    And the stack resolves
    And Alice activates "lock" of "Gaoler's Door" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" and "Grizzly Bears" are exiled
    When Alice activates "unbar" of "Gaoler's Door"
    And the stack resolves
    And Alice activates "release" of "Gaoler's Door"
    And the stack resolves
    Then "Hill Giant" is in play
    And "Grizzly Bears" is exiled
    And "Gaoler's Door" is named "Gaoler's Door"

  @cr26:607.1c
  Scenario: A second card exiled by Mimic Vat puts the card that the Vat exiled before into the graveyard, and not a card that another effect exiled
    Given Alice controls "Mimic Vat"
    And Bob controls "Grizzly Bears", "Hill Giant" and "Watchwolf"
    And Alice has "Lightning Bolt" as "one", "Lightning Bolt" as "two" and "Swords to Plowshares" in hand and can pay {R}{R}{W}
    When Alice plays "Swords to Plowshares" targeting "Watchwolf"
    And the stack resolves
    And Alice plays "one" targeting "Grizzly Bears"
    And the stack resolves
    And Alice says yes to "Mimic Vat"
    And Alice plays "two" targeting "Hill Giant"
    And the stack resolves
    And Alice says yes to "Mimic Vat"
    Then "Hill Giant" is exiled
    And "Grizzly Bears" is in Bob's graveyard
    And "Watchwolf" is exiled

  @cr26:607.1c
  Scenario: Alone on the battlefield, Mimic Vat puts the first card into the graveyard as it exiles the second
    Given Alice controls "Mimic Vat"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Lightning Bolt" as "one" and "Lightning Bolt" as "two" in hand and can pay {R}{R}
    When Alice plays "one" targeting "Grizzly Bears"
    And the stack resolves
    And Alice says yes to "Mimic Vat"
    Then "Grizzly Bears" is exiled
    When Alice plays "two" targeting "Hill Giant"
    And the stack resolves
    And Alice says yes to "Mimic Vat"
    Then "Hill Giant" is exiled
    And "Grizzly Bears" is in Bob's graveyard

  @cr26:607.1c
  Scenario: The card that Uba Mask exiled stays in exile as Uba Mask, which has become a copy of Mimic Vat, exiles a creature that died
    Given Alice controls "March of the Machines", "Uba Mask" and "Mimic Vat"
    And Alice has "Reach Through Mists" and "Mirrorweave" in hand and can pay {U}{2}{W}{W}
    And Alice has "Grizzly Bears" on top of library
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then "Grizzly Bears" is exiled
    When Alice plays "Mirrorweave" targeting "Mimic Vat"
    And the stack resolves
    And Bob plays "Lightning Bolt" targeting "Mimic Vat"
    And the top of the stack resolves
    And Alice puts "Mimic Vat" and "Uba Mask" in this order
    And the top of the stack resolves
    And Alice says yes to "Uba Mask"
    Then "Mimic Vat" is exiled
    And "Grizzly Bears" is exiled

  @cr26:201.5a.ex1
  Scenario: The size of each Gutter Grime's Ooze token is the number of slime counters on the Gutter Grime that created it
    Given Alice controls "Gutter Grime" and "Grizzly Bears"
    And Bob controls "Gutter Grime" as "his" and "Hill Giant"
    And "his" has 3 slime counters
    And Alice has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Lightning Bolt" targeting "Grizzly Bears"
    And the stack resolves
    Then the first "Ooze" token is 1/1
    And "his" has 3 slime counters

  @cr26:201.5a.ex1
  Scenario: The Ooze token of the only Gutter Grime is as large as the number of its slime counters
    Given Alice controls "Gutter Grime" and "Grizzly Bears"
    And "Gutter Grime" has 3 slime counters
    And Alice has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Lightning Bolt" targeting "Grizzly Bears"
    And the stack resolves
    Then the first "Ooze" token is 4/4

  @cr26:607.1d
  Scenario: When one of two tokens that Hofri Ghostforge created dies, only the card that was exiled for it is put into the graveyard
    Given Alice controls "Hofri Ghostforge", "Grizzly Bears" and "Hill Giant"
    And Bob has "Lightning Bolt" as "one", "Lightning Bolt" as "two" and "Murder" in hand and can pay {R}{R}{1}{B}{B}
    When Bob plays "one" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is exiled
    And the first "Grizzly Bears" token is 3/3
    When Bob plays "two" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is exiled
    When Bob plays "Murder" targeting the first "Grizzly Bears" token
    And the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    And "Hill Giant" is exiled
    And the first "Hill Giant" token is 4/4

  @cr26:607.1d
  Scenario: When the only token that Hofri Ghostforge created dies, the card that was exiled for it is put into the graveyard
    Given Alice controls "Hofri Ghostforge" and "Grizzly Bears"
    And Bob has "Lightning Bolt" and "Murder" in hand and can pay {R}{1}{B}{B}
    When Bob plays "Lightning Bolt" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is exiled
    When Bob plays "Murder" targeting the first "Grizzly Bears" token
    And the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard

  @cr26:607.2b
  Scenario: With Uba Mask, a card that it exiled this turn can be played, and a creature exiled by Swords to Plowshares can't
    Given Alice controls "Uba Mask" and "Hill Giant" and can pay {3}{R}{1}{G}
    And Alice has "Counsel of the Soratami" and "Swords to Plowshares" in hand and can pay {2}{U}{W}
    And Alice has "Grizzly Bears" and "Watchwolf" on top of library
    When Alice plays "Swords to Plowshares" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Counsel of the Soratami"
    And the stack resolves
    Then Alice can't play "Hill Giant" from exile by rule 601.3
    And Alice can play "Grizzly Bears" from exile
    When Alice plays "Grizzly Bears" from exile
    And the stack resolves
    Then "Grizzly Bears" is 2/2

  @cr26:607.2b
  Scenario: Mimic Vat that has become a copy of Uba Mask lets a card be played that its copied replacement effect exiled, and not one that Mimic Vat's ability exiled this turn
    Given Alice controls "March of the Machines", "Uba Mask", "Mimic Vat" and "Grizzly Bears"
    And Alice has "Lightning Bolt", "Mirrorweave" and "Reach Through Mists" in hand and can pay {R}{2}{W}{W}{U}{1}{G}{G}{W}
    And Alice has "Watchwolf" on top of library
    When Alice plays "Lightning Bolt" targeting "Grizzly Bears"
    And the stack resolves
    And Alice says yes to "Mimic Vat"
    Then "Grizzly Bears" is exiled
    When Alice plays "Mirrorweave" targeting "Uba Mask"
    And the stack resolves
    Then "Mimic Vat" is named "Uba Mask"
    When Alice plays "Reach Through Mists"
    And the stack resolves
    And Alice applies "Mimic Vat" first
    Then "Watchwolf" is exiled
    And Alice can play "Watchwolf" from exile
    And Alice can't play "Grizzly Bears" from exile by rule 601.3

  @cr26:607.2b.2
  Scenario: A card that one of two Uba Masks exiled can't be played once that one has left, although the other one stays
    Given Alice controls "Uba Mask" as "former" and "Uba Mask" as "latter"
    And Alice has "Reach Through Mists" and "Naturalize" in hand and can pay {U}{1}{G}
    And Alice has "Forest" on top of library
    When Alice plays "Reach Through Mists"
    And the stack resolves
    And Alice applies "latter" first
    Then "Forest" is exiled
    And Alice can play the land "Forest" from exile
    When Alice plays "Naturalize" targeting "latter"
    And the stack resolves
    Then "former" is in play
    And Alice can't play the land "Forest" from exile by rule 305.1

  @cr26:607.2b.3 @cr26:614.14.8
  Scenario: Lightning Bolt that Uba Mask exiled, Pull from Eternity put into the graveyard and Cremate exiled again can't be played
    Given Alice controls "Uba Mask"
    And Alice has "Reach Through Mists" in hand and can pay {U}{R}
    And Alice has "Lightning Bolt" on top of library
    And Bob has "Pull from Eternity" and "Cremate" in hand and can pay {W}{B}
    And Bob has 2 "Swamp" as "bog" as library
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then "Lightning Bolt" is exiled
    And Alice can play "Lightning Bolt" from exile targeting Bob
    When Bob plays "Pull from Eternity" targeting "Lightning Bolt"
    And the stack resolves
    Then "Lightning Bolt" is in Alice's graveyard
    When Bob plays "Cremate" targeting "Lightning Bolt"
    And the stack resolves
    Then "Lightning Bolt" is exiled
    And Alice can't play "Lightning Bolt" from exile targeting Bob by rule 601.3

  @cr26:607.2b.3
  Scenario: Forest that Uba Mask exiled, Pull from Eternity put into the graveyard and Cremate exiled again can't be played
    Given Alice controls "Uba Mask"
    And Alice has "Reach Through Mists" in hand and can pay {U}
    And Alice has "Forest" on top of library
    And Bob has "Pull from Eternity" and "Cremate" in hand and can pay {W}{B}
    And Bob has 2 "Swamp" as "bog" as library
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then "Forest" is exiled
    And Alice can play the land "Forest" from exile
    When Bob plays "Pull from Eternity" targeting "Forest"
    And the stack resolves
    Then "Forest" is in Alice's graveyard
    When Bob plays "Cremate" targeting "Forest"
    And the stack resolves
    Then "Forest" is exiled
    And Alice can't play the land "Forest" from exile by rule 305.1

  @cr26:607.2c @cr26:607.1.4
  Scenario: Only the creature that Barrow Gate put onto the battlefield gets its bonus
    Given Alice controls "Barrow Gate" and "Watchwolf"
    And Alice has "Grizzly Bears" in graveyard
    When Alice activates "Barrow Gate" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/2
    And "Watchwolf" is 3/3

  @cr26:607.2c @cr26:607.1.4
  Scenario: Each of two Barrow Gates gives its bonus only to the creature that it put onto the battlefield itself
    Given Alice controls "Barrow Gate" as "eastern" and "Barrow Gate" as "western"
    And Alice has "Grizzly Bears" and "Hill Giant" in graveyard
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice activates "eastern" targeting "Grizzly Bears"
    And the stack resolves
    And Alice activates "western" targeting "Hill Giant"
    And the stack resolves
    Then "Grizzly Bears" is 4/2
    And "Hill Giant" is 5/3
    When Bob plays "Naturalize" targeting "western"
    And the stack resolves
    Then "Grizzly Bears" is 4/2
    And "Hill Giant" is 3/3

  @cr26:607.2c
  Scenario: Barrow Gate gives its bonus to each of two creatures that it put onto the battlefield
    Given Alice controls "Barrow Gate"
    And Alice has "Grizzly Bears" and "Hill Giant" in graveyard
    And Alice has "Twiddle" in hand and can pay {U}
    When Alice activates "Barrow Gate" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "Twiddle" targeting "Barrow Gate"
    And the stack resolves
    And Alice chooses the option "untap"
    And Alice activates "Barrow Gate" targeting "Hill Giant"
    And the stack resolves
    Then "Grizzly Bears" is 4/2
    And "Hill Giant" is 5/3

  @cr26:607.2d
  Scenario: Each of two Voices of All has protection from the colour that was chosen for it, and not from the colour that was chosen for the other
    Given Bob controls "Voice of All" as "red one" and "Voice of All" as "black one"
    And "red one" has the chosen color "red"
    And "black one" has the chosen color "black"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    Then Alice can target "black one" with "Lightning Bolt"
    And Alice can't play "Lightning Bolt" targeting "red one" because "red one" has "protection"
    When Alice plays "Lightning Bolt" targeting "black one"
    And the stack resolves
    Then "black one" was destroyed

  @cr26:607.2d
  Scenario: Voice of All with red chosen can't be the target of a red spell
    Given Bob controls "Voice of All" and "Grizzly Bears"
    And "Voice of All" has the chosen color "red"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    Then Alice can't play "Lightning Bolt" targeting "Voice of All" because "Voice of All" has "protection"
    And Alice can play "Lightning Bolt" targeting "Grizzly Bears"
    When Alice plays "Lightning Bolt" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" was destroyed

  @cr26:607.2d @cr26:707.6
  Scenario: Clone that entered as Voice of All has protection from the colour chosen for Clone, and not from that chosen for the copied Voice of All
    Given Alice controls "Voice of All"
    And "Voice of All" has the chosen color "red"
    And Alice has "Clone" in hand and can pay {3}{U}
    And Bob has "Terror" and "Glacial Ray" in hand and can pay {1}{B}{1}{R}
    When Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Voice of All" for "Clone"
    And Alice chooses the color "black"
    Then Bob can't play "Terror" targeting "Clone" by rule 702.16b
    And Bob can play "Glacial Ray" targeting "Clone"
    And Bob can't play "Glacial Ray" targeting "Voice of All" because "Voice of All" has "protection"
    When Bob plays "Glacial Ray" targeting "Clone"
    And the stack resolves
    Then "Clone" was destroyed

  @cr26:607.1.3
  Scenario: Each of two Lost Orders of Jarkeld counts the creatures of the opponent who was chosen for it, and not those of the other opponent
    Given Carol is playing too
    And Alice has "Lost Order of Jarkeld" as "eastern" and "Lost Order of Jarkeld" as "western" in hand
    And Alice can pay {2}{W}{W}{2}{W}{W}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    And Carol controls "Gray Ogre"
    When Alice plays "eastern"
    And the stack resolves
    And Alice chooses the player Bob
    And Alice plays "western"
    And the stack resolves
    And Alice chooses the player Carol
    Then "eastern" is 3/3
    And "western" is 2/2

  @cr26:607.2h.2 @cr26:603.11
  Scenario: Of Twofold Almanac's two triggered abilities, one triggers for the revealed Forest and the other for the revealed Hill Giant of the next turn, and neither for a card drawn later
    Given it is Alice's upkeep
    And Alice controls "Twofold Almanac"
    And Alice has "Reach Through Mists" as "one" and "Reach Through Mists" as "two" in hand and can pay {U}
    And Alice controls "Island"
    And Alice has "Forest", "Grizzly Bears", "Hill Giant", "Swamp" and "Plains" as library
    And Bob has 4 "Mountain" as "peak" as library
    When the game goes on to Alice's main phase
    Then the ability "herb" of "Twofold Almanac" has triggered once
    And Alice is at 21 life
    When Alice plays "one"
    And the stack resolves
    Then Alice's hand holds "two", "Forest" and "Grizzly Bears"
    And the ability "beast" of "Twofold Almanac" has triggered never
    And Bob is at 20 life
    When the game goes on to Alice's next main phase
    Then the ability "beast" of "Twofold Almanac" has triggered once
    And Bob is at 18 life
    When Alice plays "two"
    And the stack resolves
    Then "Swamp" is in Alice's hand
    And the ability "herb" of "Twofold Almanac" has triggered once
    And Alice is at 21 life

  @cr26:607.2h.2
  Scenario: Of Twofold Almanac's two triggered abilities, only one triggers for the revealed Hill Giant, and neither for Forest, which Alice draws later that turn
    Given it is Alice's upkeep
    And Alice controls "Twofold Almanac"
    And Alice has "Reach Through Mists" in hand and can pay {U}
    And Alice has "Hill Giant", "Forest" and "Plains" as library
    When the game goes on to Alice's main phase
    Then the ability "beast" of "Twofold Almanac" has triggered once
    And Bob is at 18 life
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then Alice's hand holds "Hill Giant" and "Forest"
    And the ability "herb" of "Twofold Almanac" has triggered never
    And Alice is at 20 life
