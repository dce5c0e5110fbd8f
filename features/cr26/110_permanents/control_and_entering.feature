Feature: Permanents, their controllers and how they enter

  @cr26:110.2
  Scenario: A creature that Bribery takes from Bob's library is controlled by Alice and goes to Bob's graveyard as it dies
    Given Alice has "Bribery" and "Lightning Bolt" in hand and can pay {3}{U}{U}{R}
    And Bob has "Hill Giant" and "Swamp" as library
    When Alice plays "Bribery" targeting Bob
    And the stack resolves
    And Alice chooses "Hill Giant"
    Then "Hill Giant" is in play under Alice's control
    When Alice plays "Lightning Bolt" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard

  @cr26:110.2a
  Scenario: A card of Bob's graveyard that Alice's Open Every Grave puts onto the battlefield enters under Alice's control
    Given Alice has "Open Every Grave" in hand and can pay {1}{B}
    And Bob has "Hill Giant" in graveyard
    When Alice plays "Open Every Grave" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in play under Alice's control
    And Bob doesn't control "Hill Giant"

  @cr26:110.2a
  Scenario: A card of Alice's own graveyard that her Open Every Grave puts onto the battlefield enters under her control
    Given Alice has "Open Every Grave" in hand and can pay {1}{B}
    And Alice has "Hill Giant" in graveyard
    And Bob has "Grizzly Bears" in graveyard
    When Alice plays "Open Every Grave" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in play under Alice's control
    And "Hill Giant" is 3/3
    And "Grizzly Bears" is in Bob's graveyard

  @cr26:400.7a.2 @cr26:110.2b
  Scenario: A creature spell of which Alice has gained control becomes a permanent that Alice controls
    Given Bob has "Hill Giant" in hand and can pay {3}{R}
    And it is Bob's main phase
    And Alice has "Spell Thief" in hand and can pay {U}{U}
    When Bob plays "Hill Giant"
    And Alice plays "Spell Thief" targeting "Hill Giant"
    And the top of the stack resolves
    Then Alice controls "Hill Giant"
    When the stack resolves
    Then "Hill Giant" is in play under Alice's control

  @cr26:110.4
  Scenario: An instant card can't enter the battlefield, so Open Every Grave leaves Lightning Bolt in the graveyard
    Given Alice has 2 "Open Every Grave" as "open" in hand and can pay {2}{B}{B}
    And Alice has "Lightning Bolt" and "Sol Ring" in graveyard
    When Alice plays "open 1" targeting "Lightning Bolt"
    And the stack resolves
    Then "Lightning Bolt" is in Alice's graveyard
    When Alice plays "open 2" targeting "Sol Ring"
    And the stack resolves
    Then "Sol Ring" is in play
    And "Lightning Bolt" is in Alice's graveyard
    And "Lightning Bolt" is the same object

  @cr26:110.4c @cr26:403.3.2
  Scenario: Grizzly Bears that has lost its only card type stays on the battlefield and can be returned to hand as a permanent
    Given Alice controls "Grizzly Bears"
    And Alice has "Words over Swords" and "Boomerang" in hand and can pay {W}{U}{U}
    When Alice plays "Words over Swords" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" doesn't have the type "creature"
    And "Grizzly Bears" is in play
    And Alice can play "Boomerang" targeting "Grizzly Bears"
    When Alice plays "Boomerang" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's hand
    And "Grizzly Bears" is 2/2

  @cr26:110.3.2
  Scenario: Serra Angel on the battlefield has what is printed on its card, and Purelace and Holy Strength change only the colour and the size of Bog Wraith
    Given Alice has "Serra Angel" in hand and can pay {3}{W}{W}
    And Alice controls "Bog Wraith"
    And Alice has "Purelace" and "Holy Strength" in hand and can pay {W}{W}
    When Alice plays "Serra Angel"
    And the stack resolves
    Then "Serra Angel" is named "Serra Angel"
    And the mana cost of "Serra Angel" is {3}{W}{W}
    And "Serra Angel" is white
    And "Serra Angel" has exactly the types "creature" and "Angel"
    And "Serra Angel" is 4/4
    And "Serra Angel" has exactly "flying" and "vigilance"
    When Alice plays "Purelace" targeting "Bog Wraith"
    And the stack resolves
    And Alice plays "Holy Strength" targeting "Bog Wraith"
    And the stack resolves
    Then "Bog Wraith" is white
    And "Bog Wraith" is 4/5
    And "Bog Wraith" is named "Bog Wraith"
    And the mana cost of "Bog Wraith" is {3}{B}
    And "Bog Wraith" has exactly the types "creature" and "Wraith"

  @cr26:110.5b
  Scenario: Sol Ring enters untapped, and Charcoal Diamond enters tapped because it says so
    Given Alice has "Sol Ring" and "Charcoal Diamond" in hand and can pay {3}
    When Alice plays "Sol Ring"
    And the stack resolves
    And Alice plays "Charcoal Diamond"
    And the stack resolves
    Then "Sol Ring" is untapped
    And "Sol Ring" is face up
    And "Charcoal Diamond" is tapped
    When Alice taps "Sol Ring" for mana
    Then Alice has {C}{C} in the mana pool

  @cr26:110.5d
  Scenario: A tapped Sol Ring that is returned to its owner's hand and cast again is untapped
    Given Alice controls tapped "Sol Ring"
    And Alice has "Boomerang" in hand and can pay {U}{U}{1}
    And Alice has "Forest" in graveyard
    When Alice plays "Boomerang" targeting "Sol Ring"
    And the stack resolves
    Then "Sol Ring" isn't tapped
    And "Sol Ring" isn't untapped
    And "Forest" isn't tapped
    And "Forest" isn't untapped
    When Alice plays "Sol Ring"
    And the stack resolves
    Then "Sol Ring" is untapped
    When Alice taps "Sol Ring" for mana
    Then Alice has {C}{C} in the mana pool

  @cr26:110.5d.4
  Scenario: Hill Giant, manifested by Soul Summons and exiled by Swords to Plowshares, is face up in exile
    Given Alice has "Soul Summons" and "Swords to Plowshares" in hand and can pay {1}{W}{W}
    And Alice has "Hill Giant" on top of library
    When Alice plays "Soul Summons"
    And the stack resolves
    Then "Hill Giant" is face down
    When Alice plays "Swords to Plowshares" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is exiled
    And "Hill Giant" is face up
    And "Hill Giant" is 3/3
    And Alice is at 22 life

  @cr26:110.5d.3 @cr26:110.5b.5
  Scenario: A flipped Nezumi Shortfang that Boomerang returns to hand is Nezumi Shortfang there, and enters unflipped
    Given Alice controls a flipped "Nezumi Shortfang" and has "Boomerang" in hand and can pay {U}{U}{1}{B}
    Then "Nezumi Shortfang" is named "Stabwhisker the Odious"
    When Alice plays "Boomerang" targeting "Nezumi Shortfang"
    And the stack resolves
    Then "Nezumi Shortfang" is in Alice's hand
    And "Nezumi Shortfang" isn't flipped
    And "Nezumi Shortfang" is named "Nezumi Shortfang"
    And "Nezumi Shortfang" is 1/1
    When Alice plays "Nezumi Shortfang"
    And the stack resolves
    Then "Nezumi Shortfang" isn't flipped
    And "Nezumi Shortfang" is face up
    And "Nezumi Shortfang" is 1/1

  @cr26:110.2
  Scenario: Bribery that finds no creature puts nothing onto the battlefield
    Given Alice has "Bribery" and "Lightning Bolt" in hand and can pay {3}{U}{U}{R}
    And Bob has "Swamp" and "Forest" as library
    When Alice plays "Bribery" targeting Bob
    And the stack resolves
    Then Alice controls no "creature" permanents
    And it happened once that Bob shuffled
    When Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Bob is at 17 life

  @cr26:110.2b
  Scenario: A creature spell that Alice has cast and of which she gains control becomes a permanent that she controls
    Given Alice has "Hill Giant" and "Spell Thief" in hand and can pay {3}{R}{U}{U}
    When Alice plays "Hill Giant"
    And Alice plays "Spell Thief" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in play under Alice's control
    And "Hill Giant" is 3/3

  @cr26:110.5b.2
  Scenario: Nezumi Shortfang enters untapped, unflipped, face up and phased in, while another flip card is flipped
    Given Alice has "Nezumi Shortfang" in hand and can pay {1}{B}
    And Bob controls a flipped "Jushi Apprentice"
    When Alice plays "Nezumi Shortfang"
    And the stack resolves
    Then "Nezumi Shortfang" is untapped
    And "Nezumi Shortfang" isn't flipped
    And "Nezumi Shortfang" is face up
    And "Nezumi Shortfang" is phased in
    And "Nezumi Shortfang" is in play
    And "Nezumi Shortfang" is 1/1
    And "Jushi Apprentice" is flipped

  @cr26:110.4c
  Scenario: Bronze Sable, which has lost the type creature and keeps the type artifact, stays on the battlefield, where Naturalize can destroy it
    Given Alice has "Words over Swords" and "Naturalize" in hand and can pay {W}{1}{G}
    And Bob controls "Bronze Sable"
    When Alice plays "Words over Swords" targeting "Bronze Sable"
    And the stack resolves
    Then "Bronze Sable" has exactly the type "artifact"
    And "Bronze Sable" is in play
    When Alice plays "Naturalize" targeting "Bronze Sable"
    And the stack resolves
    Then "Bronze Sable" was destroyed

  @cr26:110.4.2
  Scenario: Open Every Grave leaves the kindred instant Crib Swap in the graveyard, and returns the kindred enchantment Wellspring of Kin
    Given Alice has 2 "Open Every Grave" as "open" in hand and can pay {2}{B}{B}
    And Alice has "Crib Swap" and "Wellspring of Kin" in graveyard
    When Alice plays "open 1" targeting "Crib Swap"
    And the stack resolves
    Then "Crib Swap" is in Alice's graveyard
    When Alice plays "open 2" targeting "Wellspring of Kin"
    And the stack resolves
    Then "Wellspring of Kin" is in play
    And "open 1" and "open 2" are in Alice's graveyard

  @cr26:110.4
  Scenario: A sorcery card can't enter the battlefield, so Open Every Grave leaves Mind Rot in the graveyard
    Given Alice has 2 "Open Every Grave" as "open" in hand and can pay {2}{B}{B}
    And Alice has "Mind Rot" and "Sol Ring" in graveyard
    When Alice plays "open 1" targeting "Mind Rot"
    And the stack resolves
    Then "Mind Rot" is in Alice's graveyard
    When Alice plays "open 2" targeting "Sol Ring"
    And the stack resolves
    Then "Sol Ring" is in play
    And "Mind Rot" is in Alice's graveyard
    And "Mind Rot" is the same object

  @cr26:110.2a.3 @cr26:110.2a
  Scenario: Alice's Otherworldly Journey returns Hill Giant under the control of Bob, its owner
    Given Bob controls "Hill Giant"
    And Alice controls "Grizzly Bears" owned by Bob
    And Alice has 2 "Otherworldly Journey" as "journey" in hand and can pay {2}{W}{W}
    When Alice plays "journey 1" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "journey 2" targeting "Grizzly Bears"
    And the stack resolves
    Then "Hill Giant" and "Grizzly Bears" are removed from the game
    When the game goes on to Alice's end step
    And Alice puts "journey 1" and "journey 2" in this order
    And the stack resolves
    Then "Hill Giant" is in play under Bob's control
    And "Grizzly Bears" is in play under Bob's control
    And "Hill Giant" is 4/4

  @cr26:110.5c.2
  Scenario: Alice's tapped Hill Giant and Grizzly Bears stay tapped into Bob's turn, Twiddle untaps the Bears, and Alice's untap step the Giant
    Given Alice controls tapped "Hill Giant" and tapped "Grizzly Bears"
    And Alice has "Twiddle" in hand and controls "Island"
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "bog" as library
    When the game goes on to Bob's main phase
    Then "Hill Giant" and "Grizzly Bears" are tapped
    When Alice plays "Twiddle" targeting "Grizzly Bears"
    And the stack resolves
    And Alice chooses the option "untap"
    Then "Grizzly Bears" is untapped
    And "Hill Giant" is tapped
    When the game goes on to Alice's upkeep
    Then "Hill Giant" is untapped
    And "Grizzly Bears" is untapped

  @cr26:110.5c.3
  Scenario: Hill Giant, which is tapped as Alice gains control of it with Sudden Claim, stays tapped until Alice's untap step
    Given Bob controls tapped "Hill Giant"
    And Alice has "Sudden Claim" in hand and can pay {U}
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "bog" as library
    When Alice plays "Sudden Claim" targeting "Hill Giant"
    And the stack resolves
    Then Alice controls "Hill Giant"
    And "Hill Giant" is tapped
    When the game goes on to Bob's main phase
    Then "Hill Giant" is tapped
    When the game goes on to Alice's upkeep
    Then "Hill Giant" is untapped

  @cr26:110.5c.4
  Scenario: A face-down Battering Craghorn stays face down and a flipped Nezumi Shortfang flipped as Alice gains control of them
    Given Bob controls a face-down "Battering Craghorn" as "mask" and a flipped "Nezumi Shortfang" as "rat"
    And Alice has 2 "Sudden Claim" as "claim" in hand and can pay {U}{U}
    When Alice plays "claim 1" targeting "mask"
    And the stack resolves
    And Alice plays "claim 2" targeting "rat"
    And the stack resolves
    Then Alice controls "mask" and "rat"
    And "mask" is face down
    And "mask" is 2/2
    And "rat" is flipped
    And "rat" is named "Stabwhisker the Odious"

  @cr26:110.1.2
  Scenario: Hill Giant stays on the battlefield over the turns until lethal damage moves it to the graveyard, where Boomerang can't target it
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "bog" as library
    And Bob has "Lightning Bolt" and "Boomerang" in hand
    And Bob controls "Mountain" and 2 "Island" as "sea"
    When the game goes on to Alice's next main phase
    Then "Hill Giant" is in play
    And "Hill Giant" is the same object
    And Bob can target "Hill Giant" with "Boomerang"
    When Bob plays "Lightning Bolt" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Alice's graveyard
    And Bob can't play "Boomerang" targeting "Hill Giant" by rule 115.2
    And Bob can play "Boomerang" targeting "Grizzly Bears"

  @cr26:110.5b.3
  Scenario: Of the lands that Kodama's Reach finds, the Forest that it puts onto the battlefield enters tapped, and the Island that Alice plays from hand untapped
    Given Alice has "Kodama's Reach" in hand and can pay {2}{G}
    And Alice has "Forest", "Island" and "Hill Giant" as library
    When Alice plays "Kodama's Reach"
    And the stack resolves
    And Alice chooses "Forest" and "Island" for "Kodama's Reach"
    And Alice chooses "Forest" for "Kodama's Reach"
    Then "Forest" is in play under Alice's control
    And "Forest" is tapped
    When Alice plays the land "Island"
    Then "Island" is untapped

  @cr26:110.2b
  Scenario: Alice controls the creature that Bob's spell becomes after she has gained control of the spell, and Bob the one of his next spell
    Given Bob has "Hill Giant" and "Grizzly Bears" in hand and can pay {3}{R}{1}{G}
    And it is Bob's main phase
    And Alice has "Spell Thief" in hand and can pay {U}{U}
    When Bob plays "Hill Giant"
    And Alice plays "Spell Thief" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in play under Alice's control
    When Bob plays "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in play under Bob's control
    And Alice controls "Hill Giant"
