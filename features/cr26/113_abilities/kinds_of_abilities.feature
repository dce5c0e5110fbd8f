Feature: Kinds of abilities

  @cr26:113.2c @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Each of two instances of bushido 1 triggers
    Given Alice controls "Devoted Retainer"
    And "Devoted Retainer" has "bushido 1"
    And Bob controls "Hill Giant"
    When Alice attacks with "Devoted Retainer"
    And Bob blocks "Devoted Retainer" with "Hill Giant"
    And the stack resolves
    Then "Devoted Retainer" has triggered twice
    And "Devoted Retainer" is 3/3

  @cr26:113.2c
  Scenario: Each of two instances of flanking triggers for Hill Giant that blocks, which is 1/1
    Given Alice controls "Benalish Cavalry"
    And "Benalish Cavalry" has "flanking"
    And Bob controls "Hill Giant"
    When Alice attacks with "Benalish Cavalry"
    And Bob blocks "Benalish Cavalry" with "Hill Giant"
    And the stack resolves
    Then "Benalish Cavalry" has triggered twice
    And "Hill Giant" is 1/1

  @cr26:113.2c.3
  Scenario: Flight gives Serra Angel a second instance of flying, which changes nothing for its blockers
    Given Alice controls "Serra Angel" and has "Flight" in hand and can pay {U}
    And Bob controls "Grizzly Bears" and "Wall of Air"
    When Alice plays "Flight" targeting "Serra Angel"
    And the stack resolves
    Then "Serra Angel" has exactly "flying", "vigilance" and "flying"
    When Alice attacks with "Serra Angel"
    Then Bob can't block "Serra Angel" with "Grizzly Bears" by rule 702.9
    And Bob can block "Serra Angel" with "Wall of Air"
    When Bob blocks "Serra Angel" with "Wall of Air"
    And combat damage is dealt
    Then "Wall of Air" has 4 damage marked

  @cr26:113.3b @cr26:117.1b @cr26:117.7
  Scenario: Frostwielder's ability is activated in response to a spell, goes on the stack and resolves before the spell
    Given Bob controls "Frostwielder" and "Grizzly Bears"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Alice controls "Elite Vanguard"
    When Alice plays "Lightning Bolt" targeting "Frostwielder"
    Then Bob can activate "Frostwielder" targeting "Elite Vanguard"
    When Bob in response activates "Frostwielder" targeting "Elite Vanguard"
    Then the stack holds the ability of "Frostwielder" and "Lightning Bolt"
    And "Frostwielder" is tapped
    When the top of the stack resolves
    Then "Elite Vanguard" is exiled
    And the stack holds "Lightning Bolt"
    When the stack resolves
    Then "Frostwielder" is in Bob's graveyard

  @cr26:405.1.2 @cr26:113.3c @cr26:117.2a @cr26:113.1c.2
  Scenario: Soul Warden's ability triggers as a creature enters, and is put on the stack as a player would get priority
    Given Alice controls "Soul Warden"
    And Alice has "Grizzly Bears" in hand and can pay {1}{G}
    When Alice plays "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in play
    And the stack holds the ability of "Soul Warden"
    And "Soul Warden" is in play
    And Alice has priority
    And Alice is at 20 life
    When the stack resolves
    Then Alice is at 21 life

  @cr26:113.3d @cr26:117.2b @cr26:113.6.5 @cr26:604.6.8
  Scenario: Crusade applies as soon as it is on the battlefield and until it leaves, and in no other zone
    Given Alice controls "White Knight" and has "Crusade" in hand and can pay {W}{W}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    Then "White Knight" is 2/2
    When Alice plays "Crusade"
    Then "White Knight" is 2/2
    When the top of the stack resolves
    Then "White Knight" is 3/3
    And the stack is empty
    When Bob plays "Naturalize" targeting "Crusade"
    Then "White Knight" is 3/3
    When the stack resolves
    Then "White Knight" is 2/2

  @cr26:113.4 @cr26:117.1d
  Scenario: Llanowar Elves' mana ability doesn't use the stack, also while a spell is being cast
    Given Alice controls "Llanowar Elves" and "Forest"
    And Alice has "Grizzly Bears" in hand
    When Alice taps "Llanowar Elves" for mana
    Then the stack is empty
    And Alice has {G} in the mana pool
    And Alice can play "Grizzly Bears"
    When Alice plays "Grizzly Bears"
    Then the stack holds "Grizzly Bears"
    And "Forest" is tapped
    And Alice has no mana in the mana pool
    When the stack resolves
    Then "Grizzly Bears" is in play

  @cr26:113.5
  Scenario: A loyalty ability of Jace Beleren is activated once in a main phase of its controller's turn while the stack is empty
    Given it is Alice's upkeep
    And Alice controls "Jace Beleren"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    Then Alice can't activate "gift" of "Jace Beleren" targeting Bob by rule 606.3
    When the game goes on to Alice's main phase
    Then Alice can activate "gift" of "Jace Beleren" targeting Bob
    When Alice plays "Lightning Bolt" targeting Bob
    Then Alice can't activate "gift" of "Jace Beleren" targeting Bob by rule 606.3
    When the stack resolves
    And Alice activates "gift" of "Jace Beleren" targeting Bob
    Then "Jace Beleren" has 2 loyalty counters
    When the stack resolves
    Then Bob has drawn 1 card
    And Alice can't activate "gift" of "Jace Beleren" targeting Bob by rule 606.3

  @cr26:113.8
  Scenario: Bob, who activates the ability of Alice's Aether Storm, controls that ability
    Given Alice controls "Aether Storm"
    And it is Bob's main phase
    Then Bob can activate "Aether Storm"
    When Bob activates "Aether Storm"
    Then Bob controls the ability of "Aether Storm"
    And Alice controls "Aether Storm"
    And Bob is at 16 life
    When the stack resolves
    Then "Aether Storm" was destroyed

  @cr26:113.9 @cr26:113.1c @cr26:115.2.5
  Scenario: Stifle counters Frostwielder's ability, which is no spell, and can't counter a spell
    Given Alice controls "Frostwielder"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Bob has "Stifle" and "Counterspell" in hand and can pay {U}{U}
    When Alice activates "Frostwielder" targeting Bob
    And Alice plays "Lightning Bolt" targeting Bob
    Then Bob can target only the ability of "Frostwielder" with "Stifle"
    And Bob can target only "Lightning Bolt" with "Counterspell"
    When Bob plays "Stifle" targeting the ability of "Frostwielder"
    And the stack resolves
    Then Bob is at 17 life
    And the ability of "Frostwielder" was countered
    And "Frostwielder" is in play

  @cr26:113.8
  Scenario: Alice, who activates the ability of her own Aether Storm, controls that ability
    Given Alice controls "Aether Storm"
    When Alice activates "Aether Storm"
    Then Alice controls the ability of "Aether Storm"
    And Alice is at 16 life
    When the stack resolves
    Then "Aether Storm" was destroyed

  @cr26:113.10a
  Scenario: Drill Hall's instruction to activate only as a sorcery belongs to the ability that it gives to Grizzly Bears
    Given Alice controls "Drill Hall", "Grizzly Bears" and "Hill Giant"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Lightning Bolt" targeting Bob
    Then Alice can't activate "drill" of "Grizzly Bears" by rule 602.5d
    When the stack resolves
    Then Alice can activate "drill" of "Grizzly Bears"
    When Alice activates "drill" of "Grizzly Bears"
    Then Alice can't activate "drill" of "Hill Giant" by rule 602.5d
    When the stack resolves
    Then Alice is at 23 life

  @cr26:113.10a
  Scenario: The ability that Drill Hall gives is activated in Alice's main phase while the stack is empty, and gains 3 life
    Given Alice controls "Drill Hall" and "Grizzly Bears"
    And Bob controls "Hill Giant"
    When Alice activates "drill" of "Grizzly Bears"
    Then "Grizzly Bears" is tapped
    When the stack resolves
    Then Alice is at 23 life
    And "Hill Giant" is untapped

  @cr26:113.8.3
  Scenario: Alice, who owns Chime at the Barrow, controls the ability that triggers in her graveyard as Bob makes her discard the card
    Given it is Bob's main phase
    And Alice has "Chime at the Barrow" in hand
    And Bob has "Mind Rot" in hand and can pay {2}{B}
    And Bob controls "Castle"
    When Bob plays "Mind Rot" targeting Alice
    And the top of the stack resolves
    Then Alice controls the ability of "Chime at the Barrow"
    And "Chime at the Barrow" is in Alice's graveyard
    When the game goes on to Bob's beginning of combat step
    Then "Castle" is in Bob's graveyard

  @cr26:113.8.3
  Scenario: Alice, who owns Voice in the Grave, controls the ability that triggers in her graveyard in Bob's turn, and Bob loses the life
    Given it is Bob's main phase
    And Alice has "Voice in the Grave" in graveyard
    And Bob controls "Hill Giant"
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Hill Giant"
    And the top of the stack resolves
    Then Alice controls the ability of "Voice in the Grave"
    When the stack resolves
    Then Bob is at 19 life
    And Alice is at 20 life

  @cr26:113.6k.2
  Scenario: Alice, who owns Renewed Faith and cycles it in Bob's turn, controls its trigger and may gain the life
    Given it is Bob's main phase
    And Alice has "Renewed Faith" in hand and can pay {1}{W}
    And Alice has "Island" as library
    When Bob passes
    And Alice activates the cycling ability of "Renewed Faith"
    Then Alice controls the ability "renewal" of "Renewed Faith"
    And "Renewed Faith" is in Alice's graveyard
    When the top of the stack resolves
    Then Alice is asked for yes or no by "Renewed Faith"
    When Alice says yes
    Then Alice is at 22 life
    And Bob is at 20 life

  @cr26:113.2c.2
  Scenario: A token created with flying and trample has flying twice with Flight, and as it loses flying it keeps trample
    Given Alice has "Flock Call" and "Flight" in hand and can pay {2}{G}{U}
    And Bob has "Canopy Claws" in hand and can pay {G}
    And Bob controls "Elite Vanguard"
    When Alice plays "Flock Call"
    And the stack resolves
    Then the first "Bird" token has exactly "flying" and "trample"
    When Alice plays "Flight" targeting the first "Bird" token
    And the stack resolves
    Then the first "Bird" token has exactly "flying", "trample" and "flying"
    When the game goes on to Alice's next main phase
    And Bob plays "Canopy Claws" targeting the first "Bird" token
    And the stack resolves
    Then the first "Bird" token has exactly "trample"
    When Alice attacks with the first "Bird" token
    And Bob blocks the first "Bird" token with "Elite Vanguard"
    And combat damage is dealt
    And Alice divides 1 to "Elite Vanguard" and 1 to Bob
    Then Bob is at 19 life

  @cr26:113.8.4 @cr26:405.4.3
  Scenario: Alice controls the trigger of Soul Warden and gains the life, although Bob takes Soul Warden before the trigger resolves
    Given Alice controls "Soul Warden" and has "Grizzly Bears" in hand and can pay {1}{G}
    And Bob controls "Vedalken Orrery" and has "Threaten" in hand and can pay {2}{R}
    When Alice plays "Grizzly Bears"
    And the top of the stack resolves
    And Bob plays "Threaten" targeting "Soul Warden"
    And the top of the stack resolves
    Then Bob controls "Soul Warden"
    And Alice controls the ability of "Soul Warden"
    When the stack resolves
    Then Alice is at 21 life
    And Bob is at 20 life

  @cr26:113.5
  Scenario: Alice can activate a loyalty ability of her Jace Beleren in her postcombat main phase, and Bob can't activate one of Alice's Jace in his main phase
    Given it is Alice's end of combat step
    And Alice controls "Jace Beleren"
    And Bob controls "Chandra Nalaar"
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    Then Alice can't activate "gift" of "Jace Beleren" targeting Alice by rule 606.3
    When the game goes on to Alice's postcombat main phase
    And Alice activates "gift" of "Jace Beleren" targeting Alice
    And the stack resolves
    Then "Jace Beleren" has 2 loyalty counters
    And Alice has drawn 1 card
    When the game goes on to Bob's main phase
    Then Bob can't activate "gift" of "Jace Beleren" targeting Bob by rule 602.2
    And Bob can activate "spark" of "Chandra Nalaar" targeting Alice

  @cr26:113.3a
  Scenario: As Renewed Faith resolves, Alice gains 6 life, and its cycling ability draws no card and its triggered ability gains no 2 life
    Given Alice has "Renewed Faith" in hand and can pay {2}{W}
    And Alice has "Island" as library
    When Alice plays "Renewed Faith"
    Then the stack holds "Renewed Faith"
    And Alice is at 20 life
    When the stack resolves
    Then Alice is at 26 life
    And Alice has drawn no cards
    And it happened never that "Renewed Faith" triggered
    And "Renewed Faith" is in Alice's graveyard

  @cr26:113.3a @cr26:113.6k.2
  Scenario: Renewed Faith's spell ability is followed as it resolves, and its cycling and triggered abilities are no part of that
    Given Alice has 2 "Renewed Faith" as "faith" in hand and can pay {2}{W}{1}{W}
    When Alice plays "faith 1"
    Then the stack holds "faith 1"
    And Alice is at 20 life
    When the stack resolves
    Then Alice is at 26 life
    And Alice has drawn no cards
    And it happened never that "faith 1" triggered
    And "faith 1" is in Alice's graveyard
    When Alice activates the cycling ability of "faith 2"
    Then the stack holds the ability "renewal" of "faith 2" and the cycling ability of "faith 2"
    When the top of the stack resolves
    And Alice says yes
    Then Alice is at 28 life
    When the stack resolves
    Then Alice has drawn 1 card
    And Alice is at 28 life

  @cr26:113.2b
  Scenario: The additional cost of Makeshift Mauler is an ability, so Muraganda Petroglyphs gives +2/+2 to Runeclaw Bear alone
    Given Alice has "Muraganda Petroglyphs" in hand and can pay {3}{G}
    And Bob controls "Makeshift Mauler" and "Runeclaw Bear"
    When Alice plays "Muraganda Petroglyphs"
    And the stack resolves
    Then "Runeclaw Bear" is 4/4
    And "Makeshift Mauler" is 4/5

  @cr26:113.2b.before
  Scenario: In 2001, Makeshift Mauler, whose only text is an additional cost, has no abilities, and Muraganda Petroglyphs makes it 6/7
    Given Alice has "Muraganda Petroglyphs" in hand and can pay {3}{G}
    And Bob controls "Makeshift Mauler" and "Serra Angel"
    When Alice plays "Muraganda Petroglyphs"
    And the stack resolves
    Then "Makeshift Mauler" is 6/7
    And "Serra Angel" is 4/4

  @cr26:113.2b.2
  Scenario: The alternative cost of Toll-Bound Bear is an ability, so Muraganda Petroglyphs gives +2/+2 to Runeclaw Bear alone
    Given Alice controls "Muraganda Petroglyphs" and "Runeclaw Bear"
    And Alice has "Toll-Bound Bear" in hand
    When Alice plays "Toll-Bound Bear" instead of its mana cost
    Then Alice is at 17 life
    When the stack resolves
    Then "Toll-Bound Bear" is 2/2
    And "Runeclaw Bear" is 4/4
