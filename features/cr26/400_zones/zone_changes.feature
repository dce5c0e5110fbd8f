Feature: What follows an object from zone to zone

  @cr26:400.2
  Scenario: Alice knows the cards that Bob discards and not the card that stays in his hand
    Given Alice has "Mind Rot" in hand and can pay {2}{B}
    And Bob has "Island", "Forest" and "Swamp" in hand
    And Bob has "Plains" as library
    Then Alice doesn't know "Island"
    And Bob doesn't know "Mind Rot"
    When Alice plays "Mind Rot" targeting Bob
    Then Bob knows "Mind Rot"
    And Alice doesn't know "Plains"
    And Bob doesn't know "Plains"
    When the stack resolves
    And Bob chooses "Island" and "Swamp"
    Then Alice knows "Island" and "Swamp"
    And Alice doesn't know "Forest"
    And Bob knows "Forest"

  @cr26:400.7a
  Scenario: Hill Giant that Purelace made white as a spell is a white creature
    Given Alice has "Hill Giant" as "laced", "Hill Giant" as "plain" and "Purelace" in hand and can pay {3}{R}{3}{R}{W}
    When Alice plays "laced"
    And Alice plays "Purelace" targeting "laced"
    And the stack resolves
    And Alice plays "plain"
    And the stack resolves
    Then "laced" is in play
    And "laced" is white
    And "plain" is red

  @cr26:400.7c
  Scenario: Circle of Protection: Red, for which a creature spell was chosen, prevents the damage that the creature deals
    Given Bob controls "Pandemonium" and has "Hill Giant" as "first" and "Hill Giant" as "second" in hand and can pay {3}{R}{3}{R}
    And Alice controls "Circle of Protection: Red" and can pay {1}
    And it is Bob's main phase
    When Bob plays "first"
    And Alice in response activates "Circle of Protection: Red"
    And the top of the stack resolves
    And Alice chooses the source "first"
    And the top of the stack resolves
    And Bob targets Alice for "Pandemonium"
    And the stack resolves
    And Bob says yes to "Pandemonium"
    Then Alice is at 20 life
    When Bob plays "second"
    And the top of the stack resolves
    And Bob targets Alice for "Pandemonium"
    And the stack resolves
    And Bob says yes to "Pandemonium"
    Then Alice is at 17 life

  @cr26:400.7e
  Scenario: Serra Avatar is shuffled into the library from the graveyard, and stays in exile if Cremate has exiled it before
    Given Bob controls "Serra Avatar" as "first" and "Serra Avatar" as "second"
    And Bob has 2 "Swamp" as "bog" as library
    And Alice has "Murder" as "one", "Murder" as "two" and "Cremate" in hand and can pay {1}{B}{B}{1}{B}{B}{B}
    When Alice plays "one" targeting "first"
    And the stack resolves
    Then Bob has 3 cards in library
    And Bob's graveyard is empty
    When Alice plays "two" targeting "second"
    And the top of the stack resolves
    And Alice plays "Cremate" targeting "second"
    And the stack resolves
    Then "second" is exiled
    And Bob has 3 cards in library

  @cr26:400.7e.2 @cr26:603.6.4
  Scenario: Wayward Ember, which Terror destroys, returns from the graveyard, and the one that Boomerang returns to hand stays there
    Given Alice controls "Wayward Ember" as "first" and "Wayward Ember" as "second"
    And Bob has "Terror" and "Boomerang" in hand and can pay {1}{B}{U}{U}
    And it is Bob's main phase
    When Bob plays "Terror" targeting "first"
    And the stack resolves
    Then "first" is in play
    And "first" is a new object
    When Bob plays "Boomerang" targeting "second"
    And the stack resolves
    Then "second" is in Alice's hand

  @cr26:603.6.4 @cr26:400.7e.2
  Scenario: Wayward Ember, which Condemn puts into Alice's library, stays there
    Given Alice controls "Wayward Ember"
    And Alice has "Island" as library
    And Bob has "Condemn" in hand and can pay {W}
    When Alice attacks with "Wayward Ember"
    And Bob plays "Condemn" targeting "Wayward Ember"
    And the stack resolves
    Then "Wayward Ember" has triggered once
    And Alice's library holds, in order, "Island" and "Wayward Ember"
    And Alice is at 22 life

  @cr26:400.7e.2.before
  Scenario: In 2001, Wayward Ember returns from the hand to which Boomerang returned it
    Given Alice controls "Wayward Ember"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    And it is Bob's main phase
    When Bob plays "Boomerang" targeting "Wayward Ember"
    And the top of the stack resolves
    Then "Wayward Ember" is in Alice's hand
    When the stack resolves
    Then "Wayward Ember" is in play
    And "Wayward Ember" is a new object

  @cr26:400.7f
  Scenario: Genju of the Falls returns to hand from the graveyard after the enchanted Island was destroyed
    Given Bob controls "Island"
    And Bob controls "Genju of the Falls" attached to "Island"
    And Alice has "Stone Rain" in hand and can pay {2}{R}
    When Alice plays "Stone Rain" targeting "Island"
    And the top of the stack resolves
    Then "Genju of the Falls" is in Bob's graveyard
    When the stack resolves
    And Bob says yes to "Genju of the Falls"
    Then "Genju of the Falls" is in Bob's hand
    And "Island" is in Bob's graveyard

  @cr26:400.7g
  Scenario: Lava Spike that Recoup gave flashback is exiled after it was cast from the graveyard, and one cast from hand isn't
    Given Alice has "Recoup" and "Lava Spike" as "fresh" in hand and can pay {1}{R}{R}{R}
    And Alice has "Lava Spike" as "old" in graveyard
    When Alice plays "Recoup" targeting "old"
    And the stack resolves
    And Alice plays "old" from graveyard targeting Bob
    And the stack resolves
    And Alice plays "fresh" targeting Bob
    And the stack resolves
    Then "old" is exiled
    And "fresh" is in Alice's graveyard
    And Bob is at 14 life

  @cr26:400.7g
  Scenario: Lava Spike that Recoup gave flashback is exiled if Counterspell counters it after it was cast from the graveyard
    Given Alice has "Recoup" in hand and can pay {1}{R}{R}
    And Alice has "Lava Spike" in graveyard
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Recoup" targeting "Lava Spike"
    And the stack resolves
    And Alice plays "Lava Spike" from graveyard targeting Bob
    And Bob in response plays "Counterspell" targeting "Lava Spike"
    And the stack resolves
    Then "Lava Spike" was countered
    And "Lava Spike" is exiled
    And Bob is at 20 life

  @cr26:400.7g.2
  Scenario: Lava Spike, cast with the flashback that Second Hearing gave it, is exiled although Second Hearing is destroyed in response, and another one can't be cast
    Given Alice controls "Second Hearing" and can pay {2}{2}
    And Alice has 2 "Lava Spike" as "spike" in graveyard
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "spike 1" from graveyard targeting Bob
    And Bob plays "Naturalize" targeting "Second Hearing"
    And the top of the stack resolves
    Then "Second Hearing" was destroyed
    And the stack holds "spike 1"
    When the stack resolves
    Then "spike 1" is exiled
    And Bob is at 17 life
    And Alice can't play "spike 2" from graveyard targeting Bob by rule 601.3

  @cr26:400.7h.2
  Scenario: Lightning Bolt that Torrential Gearhulk's ability lets its controller cast is exiled after its resolution
    Given Alice has "Torrential Gearhulk" and "Lightning Bolt" as "fresh" in hand and can pay {4}{U}{U}{R}
    And Alice has "Lightning Bolt" as "old" in graveyard
    When Alice plays "Torrential Gearhulk"
    And the top of the stack resolves
    And Alice targets "old" for "Torrential Gearhulk"
    And the top of the stack resolves
    And while "Torrential Gearhulk" resolves, Alice plays "old" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And "old" is exiled
    When Alice plays "fresh" targeting Bob
    And the stack resolves
    Then "fresh" is in Alice's graveyard

  @cr26:400.7h.2
  Scenario: Lightning Bolt that Alice doesn't cast as Torrential Gearhulk's ability resolves stays in her graveyard, and so does the one that she casts from her hand
    Given Alice has "Torrential Gearhulk" and "Lightning Bolt" as "fresh" in hand and can pay {4}{U}{U}{R}
    And Alice has "Lightning Bolt" as "old" in graveyard
    When Alice plays "Torrential Gearhulk"
    And the top of the stack resolves
    And Alice targets "old" for "Torrential Gearhulk"
    And the top of the stack resolves
    And Alice says no
    Then "old" is in Alice's graveyard
    When Alice plays "fresh" targeting Bob
    And the stack resolves
    Then "fresh" is in Alice's graveyard
    And Bob is at 17 life

  @cr26:400.7j
  Scenario: Dimir Doppelganger becomes a copy of the card that its ability exiled, and nothing happens if the card was exiled before
    Given Alice controls "Dimir Doppelganger" and can pay {1}{U}{B}{1}{U}{B}
    And Bob has "Hill Giant" and "Serra Angel" in graveyard
    And Bob has "Cremate" in hand and can pay {B}
    When Alice activates "assume" of "Dimir Doppelganger" targeting "Hill Giant"
    And Bob in response plays "Cremate" targeting "Hill Giant"
    And the stack resolves
    Then "Dimir Doppelganger" is 0/2
    When Alice activates "assume" of "Dimir Doppelganger" targeting "Serra Angel"
    And the stack resolves
    Then "Serra Angel" is exiled
    And "Dimir Doppelganger" is 4/4

  @cr26:400.8 @cr26:406.7
  Scenario: A creature that Otherworldly Journey exiled doesn't return after it was exiled again in exile, and another one does
    Given Alice has "Otherworldly Journey" as "first", "Otherworldly Journey" as "second" and "Deeper Exile" in hand and can pay {1}{W}{1}{W}{W}
    And Alice controls "Grizzly Bears" and "Hill Giant"
    When Alice plays "first" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "second" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Deeper Exile" targeting "Grizzly Bears"
    And the stack resolves
    And the game goes on to the end step
    And Alice puts "first" and "second" in this order
    And the stack resolves
    Then "Grizzly Bears" is exiled
    And "Hill Giant" is in play
    And "Hill Giant" is a new object

  @cr26:400.8.before @cr26:406.7.before
  Scenario: Until 2006, a creature that Otherworldly Journey exiled still returns after Deeper Exile has exiled it again in exile
    Given Alice has "Otherworldly Journey" and "Deeper Exile" in hand and can pay {1}{W}{W}
    And Alice controls "Grizzly Bears"
    When Alice plays "Otherworldly Journey" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "Deeper Exile" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is exiled
    When the game goes on to the end step
    And the stack resolves
    Then "Grizzly Bears" is in play
    And "Grizzly Bears" is a new object

  @cr26:406.7.before
  Scenario: Until 2006, Otherworldly Journey returns its creature after Deeper Exile has exiled another card again in exile
    Given Alice has "Otherworldly Journey" and "Deeper Exile" in hand and can pay {1}{W}{W}
    And Alice controls "Grizzly Bears"
    And Bob has "Hill Giant" in exile
    When Alice plays "Otherworldly Journey" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "Deeper Exile" targeting "Hill Giant"
    And the stack resolves
    Then "Grizzly Bears" is exiled
    When the game goes on to the end step
    And the stack resolves
    Then "Grizzly Bears" is 3/3
    And "Hill Giant" is exiled

  @cr26:400.12
  Scenario: Sway of the Stars puts every card of hands, graveyards and the battlefield into the libraries
    Given Alice has "Sway of the Stars", "Island" and "Forest" in hand and can pay {8}{U}{U}
    And Alice has "Terror" in graveyard
    And Alice has 7 "Mountain" as "peak" as library
    And Bob controls "Hill Giant" and has "Swamp" in hand
    And Bob has 8 "Plains" as "dune" as library
    When Alice plays "Sway of the Stars"
    And the stack resolves
    Then Alice's graveyard holds "Sway of the Stars"
    And Alice has 7 cards in hand
    And Alice has 13 cards in library
    And Bob controls no "creature" permanents
    And Bob has 7 cards in hand
    And Bob has 3 cards in library
    And Bob is at 7 life

  @cr26:400.12
  Scenario: Sway of the Stars puts every card of both hands and the battlefield into the libraries of their owners, while both graveyards are empty
    Given Alice has "Sway of the Stars", "Island" and "Forest" in hand and can pay {8}{U}{U}
    And Alice has 7 "Mountain" as "peak" as library
    And Bob controls "Hill Giant" and "Grizzly Bears" and has "Swamp" in hand
    And Bob has 8 "Plains" as "dune" as library
    When Alice plays "Sway of the Stars"
    And the stack resolves
    Then Bob controls no "creature" permanents
    And Alice has 7 cards in hand
    And Alice has 12 cards in library
    And Bob has 7 cards in hand
    And Bob has 4 cards in library

  @cr26:400.7d
  Scenario: Kavu Aggressor that was kicked enters with a +1/+1 counter, and one that wasn't kicked enters without
    Given Alice has "Kavu Aggressor" as "kicked one" and "Kavu Aggressor" as "plain one" in hand and can pay {2}{R}{2}{R}{4}
    When Alice plays "kicked one" kicked
    And the stack resolves
    And Alice plays "plain one"
    And the stack resolves
    Then "kicked one" is 4/3
    And "plain one" is 3/2

  @cr26:609.7b
  Scenario: Circle of Protection: Red, for which a red creature spell was chosen, doesn't prevent the damage of the creature that is white by then
    Given Bob controls "Pandemonium" and has "Hill Giant" as "first", "Hill Giant" as "second" and "Purelace" in hand and can pay {3}{R}{3}{R}{W}
    And Alice controls "Circle of Protection: Red" and can pay {1}{1}
    And it is Bob's main phase
    When Bob plays "first"
    And Alice in response activates "Circle of Protection: Red"
    And the top of the stack resolves
    And Alice chooses the source "first"
    And the top of the stack resolves
    And Bob targets Alice for "Pandemonium"
    And Bob plays "Purelace" targeting "first"
    And the stack resolves
    And Bob says yes to "Pandemonium"
    Then "first" is white
    And Alice is at 17 life
    When Bob plays "second"
    And Alice in response activates "Circle of Protection: Red"
    And the top of the stack resolves
    And Alice chooses the source "second"
    And the top of the stack resolves
    And Bob targets Alice for "Pandemonium"
    And the stack resolves
    And Bob says yes to "Pandemonium"
    Then Alice is at 17 life

  @cr26:400.7f.2
  Scenario: Genju of the Falls, exiled from the graveyard and put back there before its ability resolves, doesn't return to hand
    Given Bob controls "Island"
    And Bob controls "Genju of the Falls" attached to "Island"
    And Alice has "Stone Rain", "Cremate" and "Pull from Eternity" in hand and can pay {2}{R}{B}{W}
    And Alice has "Swamp" as library
    When Alice plays "Stone Rain" targeting "Island"
    And the top of the stack resolves
    And Alice plays "Cremate" targeting "Genju of the Falls"
    And the top of the stack resolves
    Then "Genju of the Falls" is removed from the game
    When Alice plays "Pull from Eternity" targeting "Genju of the Falls"
    And the stack resolves
    Then "Genju of the Falls" is in Bob's graveyard
    And Bob was asked for yes or no never
    And "Genju of the Falls" has triggered once
    And "Island" is in Bob's graveyard

  @cr26:118.8.2 @cr26:400.7b
  Scenario: Nursery Bell gives a creature spell offspring, and the creature that the spell becomes still has it
    Given it is Alice's main phase
    And Alice controls "Nursery Bell"
    And Alice has "Grizzly Bears" in hand and can pay {1}{G}{2}
    When Alice plays "Grizzly Bears" paying the optional cost "offspring"
    Then the total cost of "Grizzly Bears" is {3}{G}
    When the stack resolves
    Then "Grizzly Bears" has exactly "offspring"
    And the first "Grizzly Bears" token is 1/1
    And "Grizzly Bears" is 2/2
    And "Grizzly Bears" has triggered once

  @cr26:400.7b.3 @cr26:400.7b
  Scenario: Grizzly Bears, to which Nursery Bell gave offspring as a spell, still has it after Naturalize has destroyed Nursery Bell
    Given it is Alice's main phase
    And Alice controls "Nursery Bell" and "Hill Giant"
    And Alice has "Grizzly Bears" in hand and can pay {1}{G}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has exactly "offspring"
    And Alice controls no "token" permanents
    When Bob plays "Naturalize" targeting "Nursery Bell"
    And the stack resolves
    Then "Nursery Bell" was destroyed
    And "Grizzly Bears" has exactly "offspring"
    And "Hill Giant" doesn't have "offspring"

  @cr26:400.7j.2
  Scenario: Second Cradle returns the card that was sacrificed for its cost, and no other creature card of the graveyard
    Given Alice controls "Second Cradle" and "Hill Giant" and can pay {1}
    And Alice has "Serra Angel" in graveyard
    When Alice activates "Second Cradle" sacrificing "Hill Giant"
    Then "Hill Giant" is in Alice's graveyard
    When the stack resolves
    Then "Hill Giant" is in Alice's hand
    And "Serra Angel" is in Alice's graveyard

  @cr26:400.7j.2
  Scenario: Second Cradle finds Hill Giant, which Alice sacrificed for its cost and Bob owns, in Bob's graveyard, and it returns to his hand
    Given Alice controls "Second Cradle" and "Hill Giant" owned by Bob and can pay {1}
    And Bob has "Serra Angel" in graveyard
    When Alice activates "Second Cradle" sacrificing "Hill Giant"
    Then "Hill Giant" is in Bob's graveyard
    When the stack resolves
    Then "Hill Giant" is in Bob's hand
    And "Serra Angel" is in Bob's graveyard

  @cr26:400.7j.2
  Scenario: Second Cradle doesn't return a card sacrificed for its cost that Cremate has exiled from the graveyard
    Given Alice controls "Second Cradle" and "Serra Angel" and can pay {1}
    And Bob has "Cremate" in hand and can pay {B}
    And Bob has "Swamp" as library
    When Alice activates "Second Cradle" sacrificing "Serra Angel"
    And Bob in response plays "Cremate" targeting "Serra Angel"
    And the stack resolves
    Then "Serra Angel" is exiled

  @cr26:400.7j.4
  Scenario: Sudden Cradle returns the card that was sacrificed for its cost, and no other creature card of the graveyard
    Given Alice controls "Hill Giant"
    And Alice has "Sudden Cradle" in hand and can pay {G}
    And Alice has "Serra Angel" in graveyard
    When Alice plays "Sudden Cradle" sacrificing "Hill Giant"
    Then "Hill Giant" is in Alice's graveyard
    When the stack resolves
    Then "Hill Giant" is in Alice's hand
    And "Serra Angel" is in Alice's graveyard

  @cr26:400.7j.4
  Scenario: Sudden Cradle doesn't return a card sacrificed for its cost that Cremate has exiled from the graveyard
    Given Alice controls "Serra Angel"
    And Alice has "Sudden Cradle" in hand and can pay {G}
    And Bob has "Cremate" in hand and can pay {B}
    And Bob has "Swamp" as library
    When Alice plays "Sudden Cradle" sacrificing "Serra Angel"
    And Bob in response plays "Cremate" targeting "Serra Angel"
    And the stack resolves
    Then "Serra Angel" is exiled

  @cr26:400.2.2 @edition:2026-01
  Scenario: Bob knows Hill Giant that Alice controls, and the card that her Junk token exiles, and not the cards of her library
    Given Alice controls "Curio Cabinet"
    And Alice has "Grizzly Bears" and "Island" on top of library
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    Then Bob doesn't know "Hill Giant"
    And Bob doesn't know "Grizzly Bears"
    When Alice plays "Hill Giant"
    And the stack resolves
    And Alice activates "junk" of "Curio Cabinet"
    And the stack resolves
    And Alice activates "rummage" of the first "Junk" token
    And the stack resolves
    Then Bob knows "Hill Giant" and "Grizzly Bears"
    And "Grizzly Bears" is exiled
    And Bob doesn't know "Island"

  @cr26:400.2.4
  Scenario: Alice, who sees Bob's whole hand with Telepathy, may leave a card there that she searches for with Scour, and not one in the graveyard
    Given Alice controls "Telepathy"
    And Alice has "Scour" in hand and can pay {2}{W}{W}
    And Bob controls "Crusade" as "the one in play"
    And Bob has "Crusade" as "the one in the graveyard" in graveyard
    And Bob has "Crusade" as "the one in hand" in hand
    Then Alice can look at "the one in hand"
    When Alice plays "Scour" targeting "the one in play"
    And the stack resolves
    Then Alice may not choose "the one in hand" for "Scour"
    And Alice may choose "the one in the graveyard" for "Scour"
    And Alice may choose "the one in the graveyard" and "the one in hand" for "Scour"
    When Alice chooses "the one in the graveyard" for "Scour"
    Then "the one in play" and "the one in the graveyard" are removed from the game
    And "the one in hand" is in Bob's hand

  @cr26:400.2.4
  Scenario: Alice, who doesn't see the hand of Bob although he controls Telepathy, may leave a card there that she searches for with Scour, and not one in the graveyard
    Given Alice has "Scour" in hand and can pay {2}{W}{W}
    And Bob controls "Telepathy" and "Crusade" as "the one in play"
    And Bob has "Crusade" as "the one in the graveyard" in graveyard
    And Bob has "Crusade" as "the one in hand" in hand
    When Alice plays "Scour" targeting "the one in play"
    Then Alice doesn't know "the one in hand"
    When the stack resolves
    Then Alice may not choose "the one in hand" for "Scour"
    And Alice may choose "the one in the graveyard" for "Scour"
    When Alice chooses "the one in the graveyard" for "Scour"
    Then "the one in play" and "the one in the graveyard" are removed from the game
    And "the one in hand" is in Bob's hand

  @cr26:400.7a.3
  Scenario: Hill Giant that the ability of Blind Seer made green as a spell is a green creature until the turn ends
    Given Alice controls "Blind Seer" and can pay {1}{U}
    And Alice has "Hill Giant" as "seen" and "Hill Giant" as "plain" in hand and can pay {3}{R}{3}{R}
    When Alice plays "seen"
    And Alice in response activates "see" of "Blind Seer" targeting "seen"
    And the top of the stack resolves
    And Alice chooses the color "green"
    Then "seen" is green
    When the stack resolves
    Then "seen" is in play
    And "seen" is green
    When Alice plays "plain"
    And the stack resolves
    Then "plain" is red
    When the game goes on to Bob's upkeep
    Then "seen" is red

  @cr26:400.7a.4
  Scenario: Hill Giant that the triggered ability of Woad Bell made blue as a spell is a blue creature
    Given Alice controls "Woad Bell" and "Hill Giant" as "plain"
    And Alice has "Hill Giant" as "dyed" in hand and can pay {3}{R}
    When Alice plays "dyed"
    Then "dyed" is red
    When the top of the stack resolves
    Then "dyed" is blue
    When the stack resolves
    Then "dyed" is in play
    And "dyed" is blue
    And "plain" is red

  @cr26:400.7a.4
  Scenario: Hill Giant that Woad Bell made blue as a spell is red in the graveyard after Counterspell, because it has become no permanent
    Given Alice controls "Woad Bell"
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is blue
    When Bob plays "Counterspell" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was countered
    And "Hill Giant" is in Alice's graveyard
    And "Hill Giant" is red

  @cr26:400.7a.6
  Scenario: Hill Giant, of which Alice gained control with the ability of Spell Magnet while it was a spell, is a creature of Alice, and the next one is Bob's
    Given it is Bob's main phase
    And Alice controls "Spell Magnet"
    And Bob has "Hill Giant" as "pulled" and "Hill Giant" as "kept" in hand and can pay {3}{R}{3}{R}
    When Bob plays "pulled"
    And Alice in response activates "pull" of "Spell Magnet" targeting "pulled"
    And the top of the stack resolves
    Then Alice controls "pulled"
    When the stack resolves
    Then "pulled" is in play under Alice's control
    When Bob plays "kept"
    And the stack resolves
    Then "kept" is in play under Bob's control

  @cr26:400.7a.6
  Scenario: Alice's own creature spell, which she targets with the ability of Spell Magnet, becomes a creature of Alice as it would without that
    Given Alice controls "Spell Magnet"
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    And Bob controls "Hill Giant" as "his"
    When Alice plays "Hill Giant"
    And Alice activates "pull" of "Spell Magnet" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Spell Magnet" is tapped
    And Alice controls "Hill Giant"
    When the stack resolves
    Then "Hill Giant" is in play under Alice's control
    And "Hill Giant" is 3/3
    And Bob controls "his"

  @cr26:400.7a.6
  Scenario: When Carol loses, the effect of her Spell Magnet on Alice's creature ends, and so Alice controls the creature
    Given Carol is playing too
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    And Carol controls "Spell Magnet"
    And Carol is at 2 life
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When Alice plays "Hill Giant"
    And Carol activates "pull" of "Spell Magnet" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in play under Carol's control
    When Bob plays "Glacial Ray" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    And "Hill Giant" is in play under Alice's control

  @cr26:400.7a.7
  Scenario: Hill Giant, of which Alice gained control with the triggered ability of Poaching Bell while it was a spell, is a creature of Alice, and her own stays hers
    Given it is Bob's main phase
    And Alice controls "Poaching Bell" and "Hill Giant" as "hers"
    And Bob controls "Hill Giant" as "his"
    And Bob has "Hill Giant" as "poached" in hand and can pay {3}{R}
    When Bob plays "poached"
    Then Bob controls "poached"
    When the top of the stack resolves
    Then Alice controls "poached"
    And Bob controls "his"
    When the stack resolves
    Then "poached" is in play under Alice's control
    And Alice controls 2 "creature" permanents

  @cr26:400.7a.7
  Scenario: Hill Giant, of which Alice gained control with Poaching Bell, goes to its owner's graveyard as a countered spell, and Bob's Sol Ring stays his
    Given it is Bob's main phase
    And Alice controls "Poaching Bell"
    And Alice has "Counterspell" in hand and can pay {U}{U}
    And Bob has "Hill Giant" and "Sol Ring" in hand and can pay {3}{R}{1}
    When Bob plays "Sol Ring"
    And the stack resolves
    Then "Sol Ring" is in play under Bob's control
    And "Poaching Bell" has triggered never
    When Bob plays "Hill Giant"
    And the top of the stack resolves
    Then Alice controls "Hill Giant"
    When Alice in response plays "Counterspell" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was countered
    And "Hill Giant" is in Bob's graveyard
    And "Poaching Bell" has triggered once

  @cr26:400.7a.7
  Scenario: When Carol loses, the effect of her Poaching Bell on Alice's creature ends, and so Alice controls the creature
    Given Carol is playing too
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    And Carol controls "Poaching Bell"
    And Carol is at 2 life
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When Alice plays "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in play under Carol's control
    When Bob plays "Glacial Ray" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    And "Hill Giant" is in play under Alice's control

  @cr26:400.7b.2
  Scenario: Steel Wall, to which Chief Engineer gives convoke as a spell, doesn't have convoke on the battlefield
    Given Alice controls "Chief Engineer" and "Grizzly Bears"
    And Alice has "Steel Wall" in hand
    When Alice plays "Steel Wall" tapping "Grizzly Bears"
    Then "Steel Wall" has "convoke"
    When the stack resolves
    Then "Steel Wall" is in play
    And "Steel Wall" doesn't have "convoke"
    And "Grizzly Bears" is tapped

  @cr26:400.7j.6
  Scenario: Passing Recall returns Hill Giant to Bob's hand and doesn't find it there, so Alice gains the 3 life that she gets if it isn't found
    Given Alice has "Passing Recall" in hand and can pay {U}
    And Bob controls "Hill Giant"
    When Alice plays "Passing Recall" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's hand
    And Alice is at 23 life

  @cr26:400.7j.6
  Scenario: Passing Recall, whose target Shock has destroyed in response, does nothing, so Alice gains no life
    Given Alice has "Passing Recall" in hand and can pay {U}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    And Bob has "Shock" in hand and can pay {R}
    When Alice plays "Passing Recall" targeting "Grizzly Bears"
    And Bob in response plays "Shock" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And "Grizzly Bears" was destroyed
    And Alice is at 20 life
    And "Hill Giant" is in play

  @cr26:400.7j.3
  Scenario: Short Recall doesn't find the creature card that was returned to hand for its cost, so Alice gains the 3 life that she gets if it isn't found
    Given Alice controls "Short Recall", "Grizzly Bears" and "Hill Giant" and can pay {1}
    When Alice activates "Short Recall" returning "Grizzly Bears"
    Then "Grizzly Bears" is in Alice's hand
    When the stack resolves
    Then Alice is at 23 life
    And "Grizzly Bears" is in Alice's hand
    And "Hill Giant" is untapped

  @cr26:400.7j.3
  Scenario: Short Recall doesn't find Bob's Hill Giant, which was returned to his hand for its cost, so Alice gains the 3 life
    Given Alice controls "Short Recall" and "Hill Giant" owned by Bob and can pay {1}
    When Alice activates "Short Recall" returning "Hill Giant"
    Then "Hill Giant" is in Bob's hand
    When the stack resolves
    Then Alice is at 23 life
    And "Hill Giant" is in Bob's hand

  @cr26:400.2.6
  Scenario: Alice can look at the cards that Bob has discarded, and at none while they were in his hand, where one stays
    Given Alice has "Mind Rot" in hand and can pay {2}{B}
    And Bob has "Island", "Forest" and "Swamp" in hand
    Then Alice can't look at "Island" by rule 402.3
    When Alice plays "Mind Rot" targeting Bob
    And the stack resolves
    And Bob chooses "Island" and "Swamp"
    Then Alice can look at "Island"
    And Alice can look at "Swamp"
    And Alice can't look at "Forest" by rule 402.3

  @cr26:400.7b.4
  Scenario: Press of Cradles gives an artifact spell offspring, and Sol Ring, which the spell becomes, still has it
    Given it is Alice's main phase
    And Alice controls "Press of Cradles"
    And Alice has "Sol Ring" in hand and can pay {1}{2}
    When Alice plays "Sol Ring" paying the optional cost "offspring"
    Then the total cost of "Sol Ring" is {3}
    When the stack resolves
    Then "Sol Ring" has exactly "offspring"
    And "Sol Ring" has triggered once
    And Alice controls 1 "token" permanent
    And "Press of Cradles" doesn't have "offspring"

  @cr26:400.7b.4
  Scenario: Sol Ring, to whose spell Press of Cradles gave offspring, has it also if Alice didn't pay for it
    Given it is Alice's main phase
    And Alice controls "Press of Cradles"
    And Alice has "Sol Ring" in hand and can pay {1}
    When Alice plays "Sol Ring"
    Then the total cost of "Sol Ring" is {1}
    When the stack resolves
    Then "Sol Ring" has exactly "offspring"
    And "Sol Ring" has triggered never
    And Alice controls no "token" permanents

  @cr26:400.3.2
  Scenario: Hill Giant, which Alice controls and Bob owns, goes to Bob's library, although Alice's Homing Ledger would put it into her own
    Given Alice controls "Homing Ledger", "Hill Giant" owned by Bob and "Grizzly Bears"
    And Alice has "Island" as library
    And Bob has "Swamp" as library
    When Alice activates "shelve" of "Homing Ledger" targeting "Hill Giant"
    And the stack resolves
    Then Bob's library holds, in order, "Swamp" and "Hill Giant"
    And Alice's library holds "Island"
    And "Grizzly Bears" is in play

  @cr26:400.3.3
  Scenario: Hill Giant, which Alice controls and Bob owns, goes to Bob's hand, although Alice's Homing Ledger would put it into hers
    Given Alice controls "Homing Ledger", "Hill Giant" owned by Bob and "Grizzly Bears"
    And Alice has "Island" in hand
    And Bob has "Swamp" in hand
    When Alice activates "recall" of "Homing Ledger" targeting "Hill Giant"
    And the stack resolves
    Then Bob's hand holds "Swamp" and "Hill Giant"
    And Alice's hand holds "Island"
    And "Grizzly Bears" is in play
