Feature: Adventures

  @cr26:715.2 @cr26:715.3b @cr26:715.3d @cr26:715.4
  Scenario: An Adventure that resolves is exiled, and one that is countered is put into a graveyard
    Given Alice has "Bonecrusher Giant" as "one" and "Bonecrusher Giant" as "two" in hand and can pay {2}{R}{R}
    And Bob controls "Grizzly Bears"
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice casts "one" as "Stomp" targeting "Grizzly Bears"
    Then "one" is named "Stomp"
    And the mana value of "one" is 2
    And "one" has exactly the types "instant" and "Adventure"
    And "one" has no power
    When the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And "one" is exiled
    And "one" is named "Bonecrusher Giant"
    When Alice casts "two" as "Stomp" targeting Bob
    And Bob in response casts "Counterspell" targeting "two"
    And the stack resolves
    Then "two" is in Alice's graveyard
    And "two" is named "Bonecrusher Giant"
    And "two" has exactly the types "creature" and "Giant"
    And the mana value of "two" is 3
    And "one" is exiled

  @cr26:715.3d @cr26:715.4
  Scenario: Bonecrusher Giant is cast from exile as a creature spell and can't be cast from there as Stomp
    Given Alice has "Bonecrusher Giant" in hand and can pay {3}{R}{R}
    And Alice has "Healing Salve" in hand and can pay {W}
    When Alice casts "Bonecrusher Giant" as "Stomp" targeting Bob
    And the stack resolves
    Then Bob is at 18 life
    And Alice can't cast "Bonecrusher Giant" as "Stomp" from exile targeting Bob by rule 715.3d
    And Alice can cast "Bonecrusher Giant" from exile
    When Alice casts "Bonecrusher Giant" from exile
    And the stack resolves
    Then "Bonecrusher Giant" is 4/3
    And "Bonecrusher Giant" has exactly the types "creature" and "Giant"
    When Alice casts "Healing Salve" choosing "prevent" targeting "Bonecrusher Giant"
    And the stack resolves
    Then Alice is at 18 life

  @cr26:715.3d
  Scenario: Bonecrusher Giant isn't exiled if its Adventure is countered, and goes to the graveyard
    Given Alice has "Bonecrusher Giant" in hand and can pay {1}{R}
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice casts "Bonecrusher Giant" as "Stomp" targeting Bob
    Then "Bonecrusher Giant" is named "Stomp"
    When Bob in response casts "Counterspell" targeting "Bonecrusher Giant"
    And the stack resolves
    Then "Bonecrusher Giant" was countered
    And "Bonecrusher Giant" is in Alice's graveyard
    And Bob is at 20 life

  @cr26:715.3d
  Scenario: Giant Killer, cast from exile after its Adventure Chop Down, taps a creature in its controller's next turn
    Given Alice has "Giant Killer" in hand and can pay {2}{W}{W}
    And Alice has 4 "Plains" as "field" as library
    And Bob has 4 "Swamp" as "bog" as library
    And Bob controls "Craw Wurm" and "Grizzly Bears"
    When Alice casts "Giant Killer" as "Chop Down" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" was destroyed
    And "Giant Killer" is exiled
    When Alice casts "Giant Killer" from exile
    And the stack resolves
    And the game goes on to Alice's next main phase
    And Alice activates "Giant Killer" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" and "Giant Killer" are tapped

  @cr26:715.2c
  Scenario: Megrim triggers once as Bob discards Bonecrusher Giant
    Given Alice controls "Megrim"
    And Alice has "Mind Rot" in hand and can pay {2}{B}
    And Bob has "Bonecrusher Giant" in hand
    When Alice plays "Mind Rot" targeting Bob
    And the stack resolves
    Then "Bonecrusher Giant" is in Bob's graveyard
    And Bob has 1 card in graveyard
    And Bob is at 18 life
    And "Megrim" has triggered once

  @cr26:715.2c
  Scenario: Bob, who draws and then discards Bonecrusher Giant, has drawn one card, and Megrim triggers once
    Given it is Bob's main phase
    And Alice controls "Megrim"
    And Bob has "Bonecrusher Giant" on top of library
    And Bob has "Reach Through Mists" in hand and can pay {U}
    And Alice has "Mind Rot" in hand and can pay {2}{B}
    When Bob plays "Reach Through Mists"
    And the stack resolves
    Then Bob has drawn 1 card
    And Bob has 1 card in hand
    When the game goes on to Alice's main phase
    And Alice plays "Mind Rot" targeting Bob
    And the stack resolves
    Then "Bonecrusher Giant" is in Bob's graveyard
    And "Megrim" has triggered once
    And Bob is at 18 life

  @cr26:715.2 @cr26:715.3 @cr26:715.4
  Scenario: Bonecrusher Giant is a creature card in hand and in exile, and on the stack it is Stomp if it is cast as an Adventure and a Giant if it isn't
    Given Alice has "Bonecrusher Giant" as "one" and "Bonecrusher Giant" as "two" in hand and can pay {2}{R}{1}{R}
    Then "one" has exactly the types "creature" and "Giant"
    And the mana value of "one" is 3
    When Alice plays "one" as "Stomp" targeting Bob
    Then "one" is named "Stomp"
    And "one" has exactly the types "instant" and "Adventure"
    And the mana value of "one" is 2
    When the stack resolves
    Then "one" is exiled
    And "one" is named "Bonecrusher Giant"
    And "one" has exactly the types "creature" and "Giant"
    And Bob is at 18 life
    When Alice plays "two"
    Then "two" is named "Bonecrusher Giant"
    And "two" has exactly the types "creature" and "Giant"
    When the stack resolves
    Then "two" is 4/3

  @cr26:715.3c
  Scenario: Fork's copy of Stomp is an instant and an Adventure named Stomp, and deals its own 2 damage
    Given Alice has "Bonecrusher Giant" and "Fork" in hand and can pay {1}{R}{R}{R}
    And Bob controls "Hill Giant"
    When Alice plays "Bonecrusher Giant" as "Stomp" targeting "Hill Giant"
    And Alice plays "Fork" targeting "Bonecrusher Giant"
    And the top of the stack resolves
    And Alice targets Bob for "Fork"
    Then the copy of "Bonecrusher Giant" is named "Stomp"
    And the copy of "Bonecrusher Giant" has exactly the types "instant" and "Adventure"
    When the stack resolves
    Then Bob is at 18 life
    And "Hill Giant" has 2 damage marked
    And "Bonecrusher Giant" is exiled

  @cr26:715.5
  Scenario: With Stomp chosen for Nevermore, Bonecrusher Giant can't be cast as Stomp, and can be cast as a creature
    Given Alice has "Nevermore" in hand and can pay {1}{W}{W}
    And it is Alice's main phase
    And Bob has "Bonecrusher Giant" in hand and can pay {2}{R}{1}{R}
    When Alice plays "Nevermore"
    And the stack resolves
    Then Alice may choose the card name "Stomp" for "Nevermore"
    And Alice may not choose the card name "Servo" for "Nevermore"
    When Alice chooses the card name "Stomp" for "Nevermore"
    And Alice passes
    Then Bob can't play "Bonecrusher Giant" as "Stomp" targeting Alice because of "ban" of "Nevermore"
    When the game goes on to Bob's main phase
    Then Bob can play "Bonecrusher Giant"
    When Bob plays "Bonecrusher Giant"
    And the stack resolves
    Then "Bonecrusher Giant" is in play

  @cr26:715.3d.3 @cr26:715.3d
  Scenario: Alice, who cast Bob's Hedge Warden as an Adventure from his graveyard, can cast it from exile afterwards, and Bob can't
    Given Alice controls "Strangers' Graves" and can pay {G}{1}{G}
    And Bob has "Hedge Warden" in graveyard and has "Gray Ogre" in hand and can pay {1}{G}{2}{R}
    And Bob controls "Vedalken Orrery"
    When Alice plays "Hedge Warden" as "Trim the Hedge" from graveyard
    And the stack resolves
    Then "Hedge Warden" is exiled
    And Alice is at 22 life
    And Bob can't cast "Hedge Warden" from exile by rule 601.3
    And Bob can cast "Gray Ogre"
    And Alice can cast "Hedge Warden" from exile
    When Alice casts "Hedge Warden" from exile
    And the stack resolves
    Then "Hedge Warden" is in play under Alice's control

  @cr26:715.3c.2
  Scenario: End of the Tale, which counters a spell cast as an Adventure, counters the copy of Stomp, and can't target a copy of another spell
    Given Alice has "Bonecrusher Giant", "Lava Spike" and 2 "Fork" as "fork" in hand
    And Alice can pay {1}{R}{R}{R}{R}{R}{R}
    And Bob controls "Hill Giant" and has "End of the Tale" in hand and can pay {U}
    When Alice plays "Lava Spike" targeting Bob
    And Alice plays "fork 1" targeting "Lava Spike"
    And the top of the stack resolves
    And Alice keeps the targets for "fork 1"
    Then Bob can't target the copy of "Lava Spike" with "End of the Tale"
    When the stack resolves
    Then Bob is at 14 life
    When Alice plays "Bonecrusher Giant" as "Stomp" targeting "Hill Giant"
    And Alice plays "fork 2" targeting "Bonecrusher Giant"
    And the top of the stack resolves
    And Alice targets Bob for "fork 2"
    Then Bob can target only "Bonecrusher Giant" and the copy of "Bonecrusher Giant" with "End of the Tale"
    When Bob plays "End of the Tale" targeting the copy of "Bonecrusher Giant"
    And the stack resolves
    Then the copy of "Bonecrusher Giant" was countered
    And Bob is at 14 life
    And "Hill Giant" has 2 damage marked
    And "Bonecrusher Giant" is exiled

  @cr26:715.3c.2
  Scenario: End of the Tale counters Stomp, which was cast as an Adventure, and can't target Lava Spike
    Given Alice has "Bonecrusher Giant" and "Lava Spike" in hand
    And Alice can pay {1}{R}{R}
    And Bob controls "Hill Giant" and has "End of the Tale" in hand and can pay {U}
    When Alice plays "Lava Spike" targeting Bob
    Then Bob can't target "Lava Spike" with "End of the Tale"
    When the stack resolves
    Then Bob is at 17 life
    When Alice plays "Bonecrusher Giant" as "Stomp" targeting "Hill Giant"
    And Bob plays "End of the Tale" targeting "Bonecrusher Giant"
    And the stack resolves
    Then "Bonecrusher Giant" was countered
    And "Bonecrusher Giant" is in Alice's graveyard
    And "Hill Giant" has no damage marked

  @cr26:715.3d
  Scenario: Bonecrusher Giant that Pull from Eternity puts from exile into the graveyard can't be cast any more
    Given Alice has "Bonecrusher Giant" as "one" and "Bonecrusher Giant" as "two" in hand and can pay {1}{R}{1}{R}{2}{R}
    And Bob has "Pull from Eternity" in hand and can pay {W}
    And Bob controls "Wall of Stone" and "Tormod's Crypt"
    When Alice casts "one" as "Stomp" targeting "Wall of Stone"
    And the stack resolves
    And Alice casts "two" as "Stomp" targeting "Wall of Stone"
    And the stack resolves
    Then Alice can cast "one" from exile
    When Bob in response casts "Pull from Eternity" targeting "one"
    And the stack resolves
    Then "one" is in Alice's graveyard
    And Alice can't cast "one" from graveyard by rule 601.3
    When Bob in response activates "Tormod's Crypt" targeting Alice
    And the stack resolves
    Then "one" is exiled
    And Alice can't cast "one" from exile by rule 601.3
    When Alice casts "two" from exile
    And the stack resolves
    Then "two" is 4/3
    And "Wall of Stone" has 4 damage marked

  @cr26:715.3d.2 @cr26:715.3d.4
  Scenario: With Third Lesson, Alice casts the exiled Hedge Warden as its Adventure again, which she couldn't do without it
    Given Alice has "Hedge Warden" and "Third Lesson" in hand and can pay {1}{U}{G}{G}{1}
    When Alice plays "Hedge Warden" as "Trim the Hedge"
    And the stack resolves
    Then "Hedge Warden" is exiled
    And Alice is at 22 life
    And Alice can't play "Hedge Warden" as "Trim the Hedge" from exile by rule 715.3d
    And Alice can play "Hedge Warden" from exile
    When Alice plays "Third Lesson"
    And the stack resolves
    Then Alice can play "Hedge Warden" as "Trim the Hedge" from exile
    When Alice plays "Hedge Warden" as "Trim the Hedge" from exile
    Then "Hedge Warden" is named "Trim the Hedge"
    When the stack resolves
    Then Alice is at 24 life
    And "Hedge Warden" is exiled

  @cr26:715.2b
  Scenario: The copy of Bonecrusher Giant that Lens of Beasts makes can be cast as Stomp
    Given Alice controls "Lens of Beasts" and "Steel Golem" and can pay {2}
    And Alice has "Bonecrusher Giant" in graveyard
    And Bob controls "Hill Giant"
    When Alice activates "Lens of Beasts" targeting "Bonecrusher Giant"
    And the top of the stack resolves
    Then Alice is asked for a play by "Lens of Beasts"
    When while "Lens of Beasts" resolves, Alice plays "Bonecrusher Giant" as "Stomp" targeting "Hill Giant"
    Then the copy of "Bonecrusher Giant" is named "Stomp"
    And the copy of "Bonecrusher Giant" has exactly the types "instant" and "Adventure"
    And the mana value of the copy of "Bonecrusher Giant" is 2
    When the stack resolves
    Then "Hill Giant" has 2 damage marked
    And "Bonecrusher Giant" is in Alice's graveyard

  @cr26:715.2b
  Scenario: A copy of Bonecrusher Giant that Lens of Beasts makes can be cast as the creature
    Given Alice controls "Lens of Beasts" and can pay {2}
    And Alice has "Bonecrusher Giant" in graveyard
    When Alice activates "Lens of Beasts" targeting "Bonecrusher Giant"
    And the top of the stack resolves
    And while "Lens of Beasts" resolves, Alice plays "Bonecrusher Giant"
    Then the copy of "Bonecrusher Giant" is named "Bonecrusher Giant"
    And the mana value of the copy of "Bonecrusher Giant" is 3
    When the stack resolves
    Then Alice controls 1 "token" permanent
    And "Bonecrusher Giant" is in Alice's graveyard

  @cr26:715.3d
  Scenario: With Third Lesson, Alice can't cast an exiled Hedge Warden as a creature before she has cast it as its Adventure, and afterwards she can
    Given Alice controls "Third Lesson" and can pay {G}{1}{G}
    And Alice has "Hedge Warden" exiled
    Then Alice can't cast "Hedge Warden" from exile by rule 601.3
    And Alice can cast "Hedge Warden" as "Trim the Hedge" from exile
    When Alice casts "Hedge Warden" as "Trim the Hedge" from exile
    And the stack resolves
    Then Alice is at 22 life
    And "Hedge Warden" is exiled
    And Alice can cast "Hedge Warden" from exile

  @cr26:715.3d.5
  Scenario: Bonecrusher Giant, whose Stomp loses its target, goes to the graveyard, and another one, whose Stomp resolves, to exile
    Given Alice has "Bonecrusher Giant" as "one" and "Bonecrusher Giant" as "two" in hand and can pay {1}{R}{1}{R}{2}{R}
    And Bob controls "Grizzly Bears" and has "Boomerang" in hand and can pay {U}{U}
    When Alice casts "one" as "Stomp" targeting "Grizzly Bears"
    And Bob in response casts "Boomerang" targeting "Grizzly Bears"
    And the stack resolves
    Then "one" did not resolve
    And "one" is in Alice's graveyard
    And Alice can't cast "one" from graveyard by rule 601.3
    When Alice casts "two" as "Stomp" targeting Bob
    And the stack resolves
    Then "two" is exiled
    And Alice can cast "two" from exile

  @cr26:715.3d
  Scenario: Bonecrusher Giant, exiled as Stomp resolved, can still be cast from exile in its controller's next turn, and not as Stomp
    Given Alice has "Bonecrusher Giant" in hand and can pay {1}{R}{2}{R}
    And Alice has 4 "Plains" as "field" as library
    And Bob has 4 "Swamp" as "bog" as library
    When Alice casts "Bonecrusher Giant" as "Stomp" targeting Bob
    And the stack resolves
    And the game goes on to Bob's main phase
    Then "Bonecrusher Giant" is exiled
    When the game goes on to Alice's next main phase
    Then Alice can't cast "Bonecrusher Giant" as "Stomp" from exile targeting Bob by rule 715.3d
    And Alice can cast "Bonecrusher Giant" from exile
    When Alice casts "Bonecrusher Giant" from exile
    And the stack resolves
    Then "Bonecrusher Giant" is 4/3
    And Bob is at 18 life

  @cr26:715.3d.6 @cr26:715.3d
  Scenario: Bob, who has taken Alice's Adventure with Aethersnatch, can cast Hedge Warden from exile in his turn, and Alice can't
    Given Alice has "Hedge Warden" in hand and can pay {G}{1}{G}
    And Bob has "Aethersnatch" in hand and can pay {4}{U}{U} and can pay {1}{G}
    And Alice has 4 "Plains" as "field" as library
    And Bob has 4 "Swamp" as "bog" as library
    When Alice plays "Hedge Warden" as "Trim the Hedge"
    And Bob plays "Aethersnatch" targeting "Hedge Warden"
    And the stack resolves
    Then Bob is at 22 life
    And "Hedge Warden" is exiled
    And Alice can't cast "Hedge Warden" from exile by rule 601.3
    When the game goes on to Bob's main phase
    Then Bob can cast "Hedge Warden" from exile
    When Bob casts "Hedge Warden" from exile
    And the stack resolves
    Then "Hedge Warden" is in play under Bob's control

  @cr26:715.3d.7
  Scenario: Midgar, City of Mako, a land, is exiled as its Adventure Reactor Raid resolves, and is played from exile as a land
    Given Alice controls "Sol Ring" and can pay {2}{B}
    And Alice has "Midgar, City of Mako" in hand
    And Alice has "Forest" and "Island" on top of library
    When Alice casts "Midgar, City of Mako" as "Reactor Raid"
    And the stack resolves
    And Alice says yes
    Then "Forest" and "Island" are in Alice's hand
    And "Midgar, City of Mako" is exiled
    And Alice can play the land "Midgar, City of Mako" from exile
    When Alice plays the land "Midgar, City of Mako" from exile
    Then "Midgar, City of Mako" is in play
    And "Midgar, City of Mako" is tapped
    And "Midgar, City of Mako" has exactly the types "land" and "Town"
    And Alice can't play the land "Forest" by rule 305.2

  @cr26:715.3.2
  Scenario: Alice, who has two Midgar, City of Mako in hand, casts one as Reactor Raid and plays the other as a land
    Given Alice can pay {2}{B}
    And Alice has "Midgar, City of Mako" as "raid" and "Midgar, City of Mako" as "city" in hand
    Then Alice can play the land "raid"
    And Alice can cast "raid" as "Reactor Raid"
    When Alice casts "raid" as "Reactor Raid"
    And the stack resolves
    Then "raid" is exiled
    When Alice plays the land "city"
    Then "city" is in play
    And the stack is empty
    And Alice can't play the land "raid" from exile by rule 305.2

  @cr26:715.3a.2
  Scenario: In Bob's turn, Alice can't cast Bonecrusher Giant as a creature spell, and can cast it as Stomp, an instant
    Given it is Bob's main phase
    And Alice has "Bonecrusher Giant" in hand and can pay {2}{R}
    When Bob passes
    Then Alice can't cast "Bonecrusher Giant" by rule 117.1a
    And Alice can cast "Bonecrusher Giant" as "Stomp" targeting Bob
    When Alice casts "Bonecrusher Giant" as "Stomp" targeting Bob
    And the stack resolves
    Then Bob is at 18 life
    And "Bonecrusher Giant" is exiled

  @cr26:715.3a.2
  Scenario: In Bob's turn, Alice can't cast Hedge Warden as its sorcery Adventure, and in her own main phase she can
    Given it is Bob's main phase
    And Alice has "Hedge Warden" in hand and can pay {G}{G}
    And Alice has "Plains" on top of library
    When Bob passes
    Then Alice can't cast "Hedge Warden" as "Trim the Hedge" by rule 117.1a
    When the game goes on to Alice's main phase
    Then Alice can cast "Hedge Warden" as "Trim the Hedge"
    When Alice casts "Hedge Warden" as "Trim the Hedge"
    And the stack resolves
    Then Alice is at 22 life

  @cr26:715.3b.2
  Scenario: Midgar, City of Mako, a colourless land card, is black and lacks the land's mana ability while it is cast as Reactor Raid
    Given Alice has "Midgar, City of Mako" in hand and can pay {2}{B}
    Then "Midgar, City of Mako" is colorless
    And "Midgar, City of Mako" has the ability "mana"
    When Alice casts "Midgar, City of Mako" as "Reactor Raid"
    Then "Midgar, City of Mako" is black
    And "Midgar, City of Mako" doesn't have the ability "mana"
    And "Midgar, City of Mako" has the ability "raid"
    When the stack resolves
    Then "Midgar, City of Mako" is exiled
    And "Midgar, City of Mako" is colorless
    And "Midgar, City of Mako" has the ability "mana"

  @cr26:715.4
  Scenario: Bonecrusher Giant that is cast as Stomp and that Memory Lapse puts on top of the library is a creature card there
    Given Alice has "Bonecrusher Giant" in hand and can pay {1}{R}
    And Bob has "Memory Lapse" in hand and can pay {1}{U}
    When Alice plays "Bonecrusher Giant" as "Stomp" targeting Bob
    Then "Bonecrusher Giant" has exactly the types "instant" and "Adventure"
    When Bob plays "Memory Lapse" targeting "Bonecrusher Giant"
    And the stack resolves
    Then the top of Alice's library is "Bonecrusher Giant"
    And "Bonecrusher Giant" is named "Bonecrusher Giant"
    And "Bonecrusher Giant" has exactly the types "creature" and "Giant"
    And "Bonecrusher Giant" is 4/3
    And the mana value of "Bonecrusher Giant" is 3

  @cr26:715.3
  Scenario: With Yawgmoth's Will, Alice casts one Bonecrusher Giant from her graveyard as Stomp and another one as a creature
    Given Alice has "Yawgmoth's Will" in hand and can pay {2}{B}{1}{R}{2}{R}
    And Alice has "Bonecrusher Giant" as "one" and "Bonecrusher Giant" as "two" in graveyard
    When Alice plays "Yawgmoth's Will"
    And the stack resolves
    Then Alice can cast "one" from graveyard
    And Alice can cast "one" as "Stomp" from graveyard targeting Bob
    When Alice casts "one" as "Stomp" from graveyard targeting Bob
    And the stack resolves
    Then Bob is at 18 life
    And "one" is exiled
    When Alice casts "two" from graveyard
    And the stack resolves
    Then "two" is 4/3
