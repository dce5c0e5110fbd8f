Feature: Zones in which abilities function

  @cr26:113.6a @cr26:109.5.4
  Scenario: Maro's characteristic-defining ability functions in the hand, on the stack, on the battlefield and in the graveyard
    Given Alice has "Maro", "Forest", "Island" and "Swamp" in hand and can pay {2}{G}{G}
    And Bob has "Terror" in hand and can pay {1}{B}
    Then "Maro" is 4/4
    When Alice plays "Maro"
    Then "Maro" is 3/3
    When the stack resolves
    Then "Maro" is 3/3
    When Alice plays the land "Forest"
    Then "Maro" is 2/2
    When Bob plays "Terror" targeting "Maro"
    And the stack resolves
    Then "Maro" is in Alice's graveyard
    And "Maro" is 2/2

  @cr26:113.3a.2
  Scenario: Blasphemous Act's ability functions on the stack and reduces its cost by {1} for each creature
    Given Alice controls 5 "Grizzly Bears" as "bear"
    And Bob controls "Hill Giant" and "Craw Wurm"
    And Alice has "Blasphemous Act" and "Gray Ogre" in hand and can pay {1}{R}{2}{R}
    When Alice plays "Blasphemous Act"
    Then the total cost of "Blasphemous Act" is {1}{R}
    When the stack resolves
    Then "Craw Wurm" was destroyed
    And Alice controls no "creature" permanents
    When Alice plays "Gray Ogre"
    Then the total cost of "Gray Ogre" is {2}{R}

  @cr26:113.6e
  Scenario: Early Warning's restriction on the time of casting functions in the hand
    Given Alice has "Early Warning" in hand and can pay {W}
    And Bob has "Early Warning" as "theirs" in hand and can pay {W}
    And Alice controls "Hill Giant"
    Then Alice can play "Early Warning"
    When Alice attacks with "Hill Giant"
    Then Alice can't play "Early Warning" because of "timing" of "Early Warning"
    And Bob can't play "theirs" because of "timing" of "theirs"
    When combat damage is dealt
    Then Bob is at 17 life

  @cr26:113.6f @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Flashback of Firebolt functions in the graveyard, and lets its owner cast the card from there for {4}{R}
    Given Alice has "Firebolt" and "Lava Spike" in graveyard
    And Alice can pay {4}{R}
    Then Alice can play "Firebolt" from graveyard targeting Bob
    And Alice can't play "Lava Spike" from graveyard targeting Bob by rule 601.3
    When Alice plays "Firebolt" from graveyard targeting Bob
    Then the total cost of "Firebolt" is {4}{R}
    When the stack resolves
    Then Bob is at 18 life
    And "Firebolt" is exiled

  @cr26:113.6h
  Scenario: Charcoal Diamond's ability functions as Charcoal Diamond enters, so it enters tapped, and its other ability functions later
    Given Alice has "Charcoal Diamond" and "Sol Ring" in hand and can pay {2}{1}
    When Alice plays "Charcoal Diamond"
    And the stack resolves
    Then "Charcoal Diamond" is tapped
    And it happened never that "Charcoal Diamond" was tapped
    When Alice plays "Sol Ring"
    And the stack resolves
    Then "Sol Ring" is untapped
    When the game goes on to Alice's next main phase
    And Alice taps "Charcoal Diamond" for mana
    Then Alice has {B} in the mana pool

  @cr26:113.6j
  Scenario: Vile Manifestation's cycling ability is activated from the hand, and not from the battlefield
    Given Alice controls "Vile Manifestation" as "old"
    And Alice has "Vile Manifestation" as "new" in hand and can pay {2}
    And Alice has "Vile Manifestation" as "dead" in graveyard
    And Alice has "Island" on top of library
    Then Alice can't activate "cycling" of "old" by rule 113.6
    And Alice can't activate "cycling" of "dead" by rule 113.6
    And Alice can activate "cycling" of "new"
    When Alice activates "cycling" of "new"
    And the stack resolves
    Then "Island" is in Alice's hand
    And "new" is in Alice's graveyard
    And "old" is 2/4

  @cr26:113.10b
  Scenario: Canopy Claws removes both instances of flying of a creature
    Given Alice controls "Serra Angel" and "Wall of Air"
    And "Serra Angel" has "flying"
    And Bob has "Canopy Claws" in hand and can pay {G}
    Then "Serra Angel" has "flying" and "flying"
    When Bob plays "Canopy Claws" targeting "Serra Angel"
    And the stack resolves
    Then "Serra Angel" doesn't have "flying"
    And "Wall of Air" has "flying"

  @cr26:113.10c @cr26:101.2a
  Scenario: Flight that comes after Canopy Claws prevails, and Canopy Claws that comes after Flight prevails
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has 2 "Flight" as "flight" in hand and can pay {U}{U}
    And Bob has 2 "Canopy Claws" as "claws" in hand and can pay {G}{G}
    When Bob plays "claws 1" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "flight 1" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "flight 2" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has "flying"
    When Bob plays "claws 2" targeting "Hill Giant"
    And the stack resolves
    Then "Grizzly Bears" has "flying"
    And "Hill Giant" doesn't have "flying"

  @cr26:113.6a
  Scenario: Maro's characteristic-defining ability functions in exile and in the library, too
    Given Alice has "Maro" as "exiled" exiled
    And Alice has "Maro" as "deep" as library
    And Alice has "Forest", "Island" and "Swamp" in hand
    Then "exiled" is 3/3
    And "deep" is 3/3
    When Alice plays the land "Forest"
    Then "exiled" is 2/2
    And "deep" is 2/2

  @cr26:113.6f.2 @cr26:604.6.3
  Scenario: Grave-Bound Page can't be cast from Alice's hand, because its own ability forbids that, and can be cast from her graveyard
    Given Alice has "Grave-Bound Page" as "held" in hand and "Grave-Bound Page" as "buried" in graveyard
    And Alice can pay {B}
    Then Alice can't play "held" because of "bound" of "held"
    And Alice can play "buried" from graveyard
    When Alice plays "buried" from graveyard
    And the stack resolves
    Then "buried" is 2/2
    And "held" is in Alice's hand

  @cr26:113.9 @cr26:113.1c.2
  Scenario: The triggered ability of Soul Warden can be countered by Stifle and not by Counterspell, and Castle's static ability never uses the stack
    Given Alice controls "Soul Warden", "Castle" and "Frostwielder"
    And Alice has "Grizzly Bears" in hand and can pay {1}{G}
    And Bob has "Stifle" and "Counterspell" in hand and can pay {U}{U}{U}
    When Alice plays "Grizzly Bears"
    And the top of the stack resolves
    Then Bob can target only the ability of "Soul Warden" with "Stifle"
    And Bob can't target the ability of "Soul Warden" with "Counterspell"
    And "Grizzly Bears" is 2/4
    When Bob plays "Stifle" targeting the ability of "Soul Warden"
    And the stack resolves
    Then the ability of "Soul Warden" was countered

  @cr26:113.6.2
  Scenario: Dirge for the Dying triggers on the stack as a creature dies, and not in the hand or in the graveyard
    Given Alice has "Dirge for the Dying" as "cast" and "Dirge for the Dying" as "held" in hand and can pay {W}
    And Bob controls "Elite Vanguard" and "Gray Ogre"
    And Bob has "Shock" as "shock" and "Lightning Bolt" in hand and can pay {R}{R}
    When Alice plays "cast"
    And Bob plays "shock" targeting "Gray Ogre"
    And the top of the stack resolves
    Then "cast" has triggered once
    And the stack holds the ability of "cast" and "cast"
    When the stack resolves
    Then Alice is at 24 life
    When Bob plays "Lightning Bolt" targeting "Elite Vanguard"
    And the stack resolves
    Then "Elite Vanguard" is in Bob's graveyard
    And Alice is at 24 life
    And "cast" has triggered once
    And "held" has triggered never

  @cr26:113.6.2
  Scenario: Dirge for the Dying in hand doesn't trigger as a creature dies, and triggers once it is cast and another creature dies
    Given Alice has "Dirge for the Dying" in hand and can pay {W}
    And Bob controls "Elite Vanguard" and "Gray Ogre"
    And Bob has "Shock" and "Lightning Bolt" in hand and can pay {R}{R}
    When Bob plays "Lightning Bolt" targeting "Elite Vanguard"
    And the stack resolves
    Then "Elite Vanguard" is in Bob's graveyard
    And "Dirge for the Dying" has triggered never
    When Alice plays "Dirge for the Dying"
    And Bob plays "Shock" targeting "Gray Ogre"
    And the stack resolves
    Then "Dirge for the Dying" has triggered once
    And Alice is at 24 life

  @cr26:113.6.6
  Scenario: Lament for the Dying, a sorcery, triggers on the stack as a creature dies, and not in the hand or in the graveyard
    Given Alice has "Lament for the Dying" as "cast" and "Lament for the Dying" as "held" in hand and can pay {W}
    And Bob controls "Elite Vanguard" and "Gray Ogre"
    And Bob has "Shock" and "Lightning Bolt" in hand and can pay {R}{R}
    When Alice plays "cast"
    And Bob plays "Shock" targeting "Gray Ogre"
    And the top of the stack resolves
    Then "cast" has triggered once
    And "held" has triggered never
    When the stack resolves
    Then Alice is at 24 life
    When Bob plays "Lightning Bolt" targeting "Elite Vanguard"
    And the stack resolves
    Then "Elite Vanguard" is in Bob's graveyard
    And "cast" has triggered once
    And Alice is at 24 life

  @cr26:113.6.6
  Scenario: Lament for the Dying in hand doesn't trigger as a creature dies, and triggers once it is cast and another creature dies
    Given Alice has "Lament for the Dying" in hand and can pay {W}
    And Bob controls "Elite Vanguard" and "Gray Ogre"
    And Bob has "Shock" and "Lightning Bolt" in hand and can pay {R}{R}
    When Bob plays "Lightning Bolt" targeting "Gray Ogre"
    And the stack resolves
    Then "Gray Ogre" is in Bob's graveyard
    And "Lament for the Dying" has triggered never
    When Alice plays "Lament for the Dying"
    And Bob plays "Shock" targeting "Elite Vanguard"
    And the stack resolves
    Then "Lament for the Dying" has triggered once
    And Alice is at 24 life

  @cr26:113.6d
  Scenario: Blasphemous Act's ability reduces only the cost of its own spell, not that of another spell, while a second Act is in hand
    Given Alice controls 4 "Grizzly Bears" as "bear"
    And Alice has "Blasphemous Act" as "cast", "Blasphemous Act" as "held" and "Hill Giant" in hand
    And Alice can pay {3}{R}{3}{R}
    When Alice plays "Hill Giant"
    Then the total cost of "Hill Giant" is {3}{R}
    When the stack resolves
    And Alice plays "cast"
    Then the total cost of "cast" is {3}{R}
    When the stack resolves
    Then "Hill Giant" was destroyed
    And Alice controls no "creature" permanents

  @cr26:113.6c
  Scenario: Burrowing Brood, which is a creature as long as it isn't on the battlefield, is one in every other zone
    Given Alice has "Burrowing Brood" as "cast" in hand and can pay {1}{B}{G}
    And Alice has "Burrowing Brood" as "buried" in graveyard
    And Alice has "Burrowing Brood" as "exiled" exiled
    And Alice has "Burrowing Brood" as "deep" as library
    And Bob has "Essence Scatter" and "Boomerang" in hand and can pay {1}{U}{U}{U}
    Then "cast" has exactly the types "creature", "enchantment" and "Insect"
    And "buried" has the types "creature" and "Insect"
    And "exiled" has the types "creature" and "Insect"
    And "deep" has the types "creature" and "Insect"
    When Alice plays "cast"
    Then "cast" has exactly the types "creature", "enchantment" and "Insect"
    And Bob can target "cast" with "Essence Scatter"
    When the stack resolves
    Then "cast" has exactly the types "enchantment"
    When Bob plays "Boomerang" targeting "cast"
    And the stack resolves
    Then "cast" has the types "creature" and "Insect"

  @cr26:113.6c
  Scenario: Burrowing Brood on the battlefield is no creature, and Bob's Soul Warden doesn't trigger as it enters
    Given Alice has "Burrowing Brood" and "Grizzly Bears" in hand and can pay {1}{B}{G}{1}{G}
    And Bob controls "Soul Warden"
    When Alice plays "Burrowing Brood"
    And the stack resolves
    Then Alice controls no "creature" permanents
    And "Soul Warden" has triggered never
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Soul Warden" has triggered once
    And Bob is at 21 life

  @cr26:113.6e @cr26:604.6.4
  Scenario: Early Warning's restriction on the time of casting functions in the graveyard, from which Yawgmoth's Will lets it be cast
    Given Alice has "Yawgmoth's Will" in hand and can pay {2}{B}{W}{R}
    And Alice has "Early Warning" and "Lightning Bolt" in graveyard
    And Alice controls "Hill Giant"
    When Alice plays "Yawgmoth's Will"
    And the stack resolves
    Then Alice can play "Early Warning" from graveyard
    When Alice attacks with "Hill Giant"
    Then Alice can't play "Early Warning" from graveyard because of "timing" of "Early Warning"
    And Alice can play "Lightning Bolt" from graveyard targeting Bob
    When combat damage is dealt
    Then Bob is at 17 life

  @cr26:113.6.4
  Scenario: As Grizzly Bears enters, Soul Warden on the battlefield triggers, and those in the hand, in the graveyard and on the stack don't
    Given Alice controls "Soul Warden" as "there" and "Vedalken Orrery" and can pay {W}{1}{G}
    And Alice has "Soul Warden" as "cast", "Soul Warden" as "held" and "Grizzly Bears" in hand
    And Bob has "Soul Warden" as "buried" in graveyard
    And Alice has "Soul Warden" as "gone" exiled
    And Alice has "Soul Warden" as "deep" as library
    When Alice plays "cast"
    And Alice plays "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in play
    And "there" has triggered once
    And "held" has triggered never
    And "buried" has triggered never
    And "gone" has triggered never
    And "deep" has triggered never
    And "cast" has triggered never
    When the stack resolves
    Then "there" has triggered twice
    And Alice is at 22 life

  @cr26:113.6d
  Scenario: Fireball's ability functions on the stack and makes Fireball with three targets cost {2} more, and that of a Fireball in hand doesn't increase the cost of Lightning Bolt
    Given Bob controls "Hill Giant" and "Craw Wurm"
    And Alice has "Fireball" as "cast", "Fireball" as "held" and "Lightning Bolt" in hand
    And Alice can pay {R}{5}{R}
    When Alice plays "Lightning Bolt" targeting Bob
    Then the total cost of "Lightning Bolt" is {R}
    When the stack resolves
    And Alice plays "cast" with X = 3 targeting "Hill Giant", "Craw Wurm" and Bob
    Then the total cost of "cast" is {5}{R}
    When the stack resolves
    Then "Hill Giant" has 1 damage marked
    And "Craw Wurm" has 1 damage marked
    And Bob is at 16 life

  @cr26:113.6h.3
  Scenario: Clone, a 0/0 spell, enters as a copy of Hill Giant, and Grizzly Bears that enters later is no copy
    Given Alice has "Clone" and "Grizzly Bears" in hand and can pay {3}{U}{1}{G}
    And Bob controls "Hill Giant"
    When Alice plays "Clone"
    Then "Clone" is 0/0
    When the stack resolves
    Then Alice is asked for objects by "Clone" among "Hill Giant"
    When Alice chooses "Hill Giant"
    Then "Clone" is 3/3
    And "Clone" is named "Hill Giant"
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 2/2
    And "Clone" is 3/3

  @cr26:113.6.7
  Scenario: Sol Ring and Forest are tapped for mana on the battlefield, and not in the hand or in the graveyard
    Given Alice controls "Sol Ring" as "ring" and "Forest" as "wood"
    And Alice has "Sol Ring" as "held ring" and "Forest" as "held wood" in hand
    And Alice has "Sol Ring" as "lost ring" and "Forest" as "lost wood" in graveyard
    Then Alice can tap "ring" for mana
    And Alice can tap "wood" for mana
    And Alice can't tap "held ring" for mana by rule 113.6
    And Alice can't tap "held wood" for mana by rule 113.6
    And Alice can't tap "lost ring" for mana by rule 113.6
    And Alice can't tap "lost wood" for mana by rule 113.6
    When Alice taps "ring" for mana
    And Alice taps "wood" for mana
    Then Alice has {C}{C}{G} in the mana pool

  @cr26:113.6m.3
  Scenario: The ability by which Wayfarer's Shell exiles and returns itself functions on the battlefield, and not in exile or in a graveyard
    Given Alice controls "Wayfarer's Shell" as "here" and can pay {1}
    And Alice has "Wayfarer's Shell" as "away" exiled
    And Alice has "Wayfarer's Shell" as "buried" in graveyard
    Then Alice can't activate "blink" of "away" by rule 113.6
    And Alice can't activate "blink" of "buried" by rule 113.6
    And Alice can activate "blink" of "here"
    When Alice activates "blink" of "here"
    And the stack resolves
    Then "here" is in play under Alice's control
    And "here" is tapped
    And it happened once that "here" was exiled

  @cr26:113.6m.4
  Scenario: The ability by which Wayfarer's Shell exiles itself and returns later functions on the battlefield, and not in exile
    Given Alice controls "Wayfarer's Shell" as "here" and can pay {1}
    And Alice has "Wayfarer's Shell" as "away" exiled
    Then Alice can't activate "depart" of "away" by rule 113.6
    And Alice can activate "depart" of "here"
    When Alice activates "depart" of "here"
    And the stack resolves
    Then "here" is exiled
    When the game goes on to Alice's end step
    And the stack resolves
    Then "here" is in play under Alice's control
    And "away" is exiled

  @cr26:113.6m.5
  Scenario: The ability by which Wayfarer's Shell returns later from the graveyard functions there, and not on the battlefield or in a hand
    Given Alice controls "Wayfarer's Shell" as "here" and can pay {1}
    And Alice has "Wayfarer's Shell" as "held" in hand
    And Alice has "Wayfarer's Shell" as "away" exiled
    And Alice has "Wayfarer's Shell" as "buried" in graveyard
    Then Alice can't activate "rise" of "here" by rule 113.6
    And Alice can't activate "rise" of "away" by rule 113.6
    And Alice can't activate "rise" of "held" by rule 113.6
    And Alice can activate "rise" of "buried"
    When Alice activates "rise" of "buried"
    And the stack resolves
    Then "buried" is in Alice's graveyard
    When the game goes on to Alice's end step
    And the stack resolves
    Then "buried" is in Alice's hand

  @cr26:113.6m.6
  Scenario: The ability of Wayfarer's Shell whose cost exiles it from the graveyard functions there, and not on the battlefield, in a hand or in exile
    Given Alice controls "Wayfarer's Shell" as "here" and can pay {1}
    And Alice has "Wayfarer's Shell" as "held" in hand
    And Alice has "Wayfarer's Shell" as "away" exiled
    And Alice has "Wayfarer's Shell" as "buried" in graveyard
    Then Alice can't activate "fade" of "here" by rule 113.6
    And Alice can't activate "fade" of "held" by rule 113.6
    And Alice can't activate "fade" of "away" by rule 113.6
    And Alice can activate "fade" of "buried"
    When Alice activates "fade" of "buried"
    Then "buried" is exiled
    And "here" is in play
    When the stack resolves
    Then Alice is at 22 life

  @cr26:113.6m.2
  Scenario: Genju of the Falls, which is put into the graveyard after its Island, still triggers and returns to Alice's hand
    Given Alice controls "Island" and "Genju of the Falls" attached to "Island"
    And Alice has "Genju of the Falls" as "buried" in graveyard
    And Bob has "Stone Rain" in hand and can pay {2}{R}
    And it is Bob's main phase
    When Bob plays "Stone Rain" targeting "Island"
    And the stack resolves
    And Alice says yes
    Then "Genju of the Falls" is in Alice's hand
    And "buried" is in Alice's graveyard
    And "buried" has triggered never

  @cr26:113.6e.2
  Scenario: In Bob's turn, Rout in Alice's hand can be cast for {2} more, and Wrath of God can't
    Given it is Bob's main phase
    And Alice has "Rout" and "Wrath of God" in hand and can pay {3}{W}{W}{2}
    And Bob controls "Hill Giant"
    Then Alice can't play "Wrath of God" by rule 117.1a
    And Alice can play "Rout" paying the optional cost "speed"
    When Alice plays "Rout" paying the optional cost "speed"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "Wrath of God" is in Alice's hand

  @cr26:604.6.3
  Scenario: Grave-Bound Page is cast from Alice's graveyard, in which the ability that forbids casting it from a hand doesn't matter
    Given Alice has "Grave-Bound Page" in graveyard and can pay {B}
    When Alice plays "Grave-Bound Page" from graveyard
    And the stack resolves
    Then "Grave-Bound Page" is 2/2
    And "Grave-Bound Page" is in play under Alice's control
