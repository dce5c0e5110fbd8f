Feature: Putting triggered abilities on the stack

  @cr26:603.3
  Scenario: City of Brass is tapped to pay for a spell; City of Brass's trigger goes on the stack above that spell
    Given Alice controls "City of Brass" and has "Lava Spike" in hand
    When Alice plays "Lava Spike" paying {R} with "City of Brass" targeting Bob
    Then the stack holds the ability "toll" of "City of Brass" and "Lava Spike"
    And Alice is at 20 life
    When the top of the stack resolves
    Then Alice is at 19 life
    And Bob is at 20 life
    When the stack resolves
    Then Bob is at 17 life

  @cr26:603.3 @cr26:603.2e
  Scenario: City of Brass gives mana before its trigger deals damage, and doesn't trigger when it untaps
    Given Alice controls "City of Brass" and "Forest"
    When Alice taps "Forest" for mana
    And Alice taps "City of Brass" for mana making {R}
    Then "City of Brass" is tapped
    And Alice has {R}{G} in the mana pool
    And Alice is at 20 life
    When the stack resolves
    Then Alice is at 19 life
    When the game goes on to Bob's main phase
    And the game goes on to Alice's upkeep
    Then "City of Brass" is untapped
    And it happened once that "City of Brass" triggered

  @cr26:603.3
  Scenario: City of Brass deals damage to its controller and to no other player
    Given Alice controls "City of Brass"
    When Alice taps "City of Brass" for mana making {U}
    And the stack resolves
    Then "City of Brass" has dealt 1 damage to Alice
    And Bob is at 20 life

  @cr26:603.3.2
  Scenario: Aven Shrine's trigger resolves before the spell, so it counts the card of that name in a graveyard, but not the spell
    Given Alice controls "Aven Shrine"
    And Alice has "Lava Spike" as "the first" in hand and can pay {R}
    And Bob has "Lava Spike" as "the second" in the graveyard
    When Alice plays "the first" targeting Bob
    Then "Aven Shrine" has triggered once
    When the stack resolves
    Then Alice is at 21 life
    And Bob is at 17 life

  @cr26:603.3.2
  Scenario: Aven Shrine's trigger counts the cards with the spell's name in both players' graveyards
    Given Alice controls "Aven Shrine"
    And Alice has "Lava Spike" as "the first" in hand and can pay {R}
    And Alice has "Lava Spike" as "the second" in the graveyard
    And Bob has "Lava Spike" as "the third" in the graveyard
    When Alice plays "the first" targeting Bob
    And the stack resolves
    Then Alice is at 22 life
    And Bob is at 17 life

  @cr26:603.3b
  Scenario: In Alice's turn, Alice puts her Soul Warden's trigger on the stack first, so Bob's Soul Warden's trigger resolves first
    Given Alice controls "Soul Warden" as "hers"
    And Bob controls "Soul Warden" as "his"
    And Alice has "Grizzly Bears" in hand and can pay {1}{G}
    When Alice plays "Grizzly Bears"
    And the top of the stack resolves
    Then the stack holds the ability of "his" and the ability of "hers"
    When the top of the stack resolves
    Then Bob is at 21 life
    And Alice is at 20 life
    When the stack resolves
    Then Alice is at 21 life

  @cr26:603.3b
  Scenario: In Bob's turn, Bob puts his Soul Warden's trigger on the stack first, so Alice's Soul Warden's trigger resolves first
    Given it is Bob's main phase
    And Alice controls "Soul Warden" as "hers"
    And Bob controls "Soul Warden" as "his"
    And Bob has "Grizzly Bears" in hand and can pay {1}{G}
    When Bob plays "Grizzly Bears"
    And the top of the stack resolves
    Then the stack holds the ability of "hers" and the ability of "his"
    When the top of the stack resolves
    Then Alice is at 21 life
    And Bob is at 20 life

  @cr26:603.5 @cr26:405.1.2 @cr26:405.2.3
  Scenario: Paradise Plume's trigger, by which Alice may gain life, is on the stack before she chooses, and she gains no life if she says no
    Given Alice controls "Paradise Plume"
    And "Paradise Plume" has the chosen color "red"
    And Alice has "Lava Spike" as "first" and "Lava Spike" as "second" in hand and can pay {R}{R}
    When Alice plays "first" targeting Bob
    Then the stack holds the ability of "Paradise Plume" and "first"
    And Alice was asked for yes or no never
    When the top of the stack resolves
    Then Alice is asked for yes or no by "Paradise Plume"
    When Alice says no to "Paradise Plume"
    Then Alice is at 20 life
    When the stack resolves
    And Alice plays "second" targeting Bob
    And the stack resolves
    And Alice says yes to "Paradise Plume"
    Then Alice is at 21 life
    And Bob is at 14 life

  @cr26:603.5
  Scenario: Alice gains 1 life as Paradise Plume's trigger resolves if she says yes
    Given Alice controls "Paradise Plume"
    And "Paradise Plume" has the chosen color "red"
    And Alice has "Lava Spike" in hand and can pay {R}
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Alice is asked for yes or no by "Paradise Plume"
    When Alice says yes to "Paradise Plume"
    Then Alice is at 21 life
    And Bob is at 17 life

  @cr26:603.5 @edition:2026-01
  Scenario: Waterfall Aerialist's ward trigger is on the stack before Bob decides whether to pay, and counters his spell if he doesn't
    Given Alice controls "Waterfall Aerialist"
    And Bob has "Lightning Bolt" in hand and can pay {R}{2}
    When Bob plays "Lightning Bolt" targeting "Waterfall Aerialist"
    Then the stack holds the ability of "Waterfall Aerialist" and "Lightning Bolt"
    When the top of the stack resolves
    Then Bob is asked for a payment by "Waterfall Aerialist"
    When Bob doesn't pay
    Then "Lightning Bolt" was countered
    And "Waterfall Aerialist" is in play

  @cr26:603.3.3 @cr26:405.4.6
  Scenario: The ability of white Soul Warden is colourless on the stack
    Given Bob controls "Soul Warden"
    And Alice has "Hill Giant" and "Counterspell" in hand and can pay {3}{R}{U}{U}
    When Alice plays "Hill Giant"
    And the top of the stack resolves
    Then the stack holds the ability of "Soul Warden"
    And the ability of "Soul Warden" isn't white
    And "Soul Warden" is white
    And the ability of "Soul Warden" doesn't have the type "creature"
    And the ability of "Soul Warden" isn't named "Soul Warden"
    And the ability of "Soul Warden" has no power
    And the mana value of the ability of "Soul Warden" is 0
    And Alice can't target the ability of "Soul Warden" with "Counterspell"
    When the stack resolves
    Then Bob is at 21 life
    And Bob's graveyard is empty

  @cr26:603.3d.2 @cr26:115.1.3
  Scenario: Banisher Priest's trigger is removed from the stack if Bob's only creature has shroud
    Given Bob controls "Blastoderm"
    And "Blastoderm" has 3 fade counters
    And Alice has "Banisher Priest" in hand and can pay {1}{W}{W}
    When Alice plays "Banisher Priest"
    And the top of the stack resolves
    Then "Banisher Priest" is in play
    And "Banisher Priest" has triggered once
    And the stack is empty
    And "Blastoderm" is in play

  @cr26:603.3d.2
  Scenario: Banisher Priest's trigger stays on the stack and exiles the creature that it targets if there is a legal target
    Given Bob controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Banisher Priest" in hand and can pay {1}{W}{W}
    When Alice plays "Banisher Priest"
    And the top of the stack resolves
    And Alice targets "Hill Giant" for "Banisher Priest"
    Then the stack holds the ability of "Banisher Priest"
    When the stack resolves
    Then "Hill Giant" is exiled
    And "Grizzly Bears" is in play

  @cr26:603.3.4 @cr26:113.3c.2
  Scenario: Stifle counters the trigger of one Soul Warden, which leaves the stack without effect, and the other trigger stays there until it resolves
    Given Alice controls "Soul Warden" as "lower" and "Soul Warden" as "upper"
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    And Bob has "Stifle" in hand and can pay {U}
    When Alice plays "Hill Giant"
    And the top of the stack resolves
    And Alice puts "lower" and "upper" in this order
    And Bob plays "Stifle" targeting the ability of "upper"
    And the top of the stack resolves
    Then the ability of "upper" was countered
    And the stack holds the ability of "lower"
    And Alice is at 20 life
    When the stack resolves
    Then Alice is at 21 life

  @cr26:603.3.5 @cr26:113.3c.3
  Scenario: Time Stop removes the trigger of Soul Warden from the stack, which isn't countered and gains no life
    Given Alice controls "Soul Warden"
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    And Bob has "Time Stop" in hand and can pay {4}{U}{U}
    When Alice plays "Hill Giant"
    And the top of the stack resolves
    And Bob plays "Time Stop"
    And the top of the stack resolves
    Then the ability of "Soul Warden" was removed from the stack
    And the ability of "Soul Warden" wasn't countered
    And Alice is at 20 life

  @cr26:603.3d.4
  Scenario: As Inferno Titan's ability goes on the stack, Alice chooses two targets and divides 3 damage, at least 1 for each
    Given Alice has "Inferno Titan" in hand and can pay {4}{R}{R}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice plays "Inferno Titan"
    And the top of the stack resolves
    And Alice targets "Hill Giant" and "Grizzly Bears" for "Inferno Titan"
    And Alice divides 1 to "Hill Giant" and 2 to "Grizzly Bears" for "Inferno Titan"
    Then the stack holds the ability of "Inferno Titan"
    And "Hill Giant" has no damage marked
    When the stack resolves
    Then "Hill Giant" has 1 damage marked
    And "Grizzly Bears" was destroyed

  @cr26:603.3d.4 @cr26:113.2
  Scenario: Inferno Titan attacks, deals 3 damage divided among Bob and two creatures, and gets +1/+0 for {R} until the turn ends
    Given Alice controls "Inferno Titan" and can pay {R}
    And Bob controls "Hill Giant" and "Wall of Stone"
    When Alice attacks with "Inferno Titan"
    And Alice targets Bob, "Hill Giant" and "Wall of Stone" for "Inferno Titan"
    And Alice divides 1 to Bob, 1 to "Hill Giant" and 1 to "Wall of Stone" for "Inferno Titan"
    And the stack resolves
    Then Bob is at 19 life
    And "Hill Giant" has 1 damage marked
    And "Wall of Stone" has 1 damage marked
    When Alice activates "blaze" of "Inferno Titan"
    And the stack resolves
    Then "Inferno Titan" is 7/6
    When combat damage is dealt
    Then Bob is at 12 life
    When the turn ends
    Then "Inferno Titan" is 6/6

  @cr26:603.3d.4
  Scenario: Inferno Titan deals only 1 damage to Hill Giant, as divided, although Unsummon returns the other target in response
    Given Alice has "Inferno Titan" in hand and can pay {4}{R}{R}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    And Bob has "Unsummon" in hand and can pay {U}
    When Alice plays "Inferno Titan"
    And the top of the stack resolves
    And Alice targets "Hill Giant" and "Grizzly Bears" for "Inferno Titan"
    And Alice divides 1 to "Hill Giant" and 2 to "Grizzly Bears" for "Inferno Titan"
    And Bob in response plays "Unsummon" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's hand
    And "Hill Giant" has 1 damage marked

  @cr26:603.3d.4
  Scenario: Inferno Titan's ability with one target deals all 3 damage to it
    Given Alice has "Inferno Titan" in hand and can pay {4}{R}{R}
    And Bob controls "Wall of Stone" and "Hill Giant"
    When Alice plays "Inferno Titan"
    And the top of the stack resolves
    And Alice targets "Wall of Stone" for "Inferno Titan"
    Then the stack holds the ability of "Inferno Titan"
    When the stack resolves
    Then "Wall of Stone" has 3 damage marked
    And "Hill Giant" has no damage marked

  @cr26:603.5.2
  Scenario: Grove Effigy's trigger is on the stack though Alice controls a Forest, and she sacrifices the Effigy, because Bob returns the Forest in response
    Given it is Bob's end step
    And Alice controls "Grove Effigy" and "Forest"
    And Alice has 4 "Plains" as "dune" as library
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When the game goes on to Alice's upkeep
    Then the stack holds the ability of "Grove Effigy"
    When Bob in response plays "Boomerang" targeting "Forest"
    And the stack resolves
    Then "Forest" is in Alice's hand
    And "Grove Effigy" was sacrificed

  @cr26:603.5.2
  Scenario: Grove Effigy's trigger resolves while Alice controls a Forest, and the Effigy stays on the battlefield
    Given it is Bob's end step
    And Alice controls "Grove Effigy" and "Forest"
    And Alice has 4 "Plains" as "dune" as library
    When the game goes on to Alice's upkeep
    Then the stack holds the ability of "Grove Effigy"
    When the stack resolves
    Then "Grove Effigy" is 4/4
    And "Grove Effigy" has triggered once

  @cr26:603.5.2
  Scenario: Grove Effigy's trigger resolves while Alice controls no Forest, and the Effigy is sacrificed
    Given it is Bob's end step
    And Alice controls "Grove Effigy" and "Island"
    And Alice has 4 "Plains" as "dune" as library
    When the game goes on to Alice's upkeep
    Then the stack holds the ability of "Grove Effigy"
    And "Grove Effigy" is 4/4
    When the stack resolves
    Then "Grove Effigy" was sacrificed
    And "Island" is in play

  @cr26:603.5.3
  Scenario: Stasis's trigger is on the stack before Alice decides whether to pay, and Stasis is sacrificed, because she doesn't pay
    Given it is Bob's end step
    And Alice controls "Stasis" and "Island"
    And Alice has 4 "Plains" as "dune" as library
    When the game goes on to Alice's upkeep
    Then the stack holds the ability of "Stasis"
    And Alice was asked for a payment never
    When the top of the stack resolves
    Then Alice is asked for a payment by "Stasis"
    When Alice doesn't pay
    Then "Stasis" was sacrificed
    And "Island" is untapped

  @cr26:603.5.3
  Scenario: Stasis's trigger goes on the stack, and Stasis stays on the battlefield, because Alice pays as it resolves
    Given it is Bob's end step
    And Alice controls "Stasis" and "Island"
    And Alice has 4 "Plains" as "dune" as library
    When the game goes on to Alice's upkeep
    Then the stack holds the ability of "Stasis"
    And "Island" is untapped
    When the stack resolves
    And Alice pays
    Then "Island" is tapped
    And "Stasis" is in play
    And "Stasis" has triggered once

  @cr26:603.5.3
  Scenario: Stasis's trigger goes on the stack though Alice has no blue mana to pay with, and Stasis is sacrificed as it resolves
    Given it is Bob's end step
    And Alice controls "Stasis" and "Plains"
    And Alice has 4 "Plains" as "dune" as library
    When the game goes on to Alice's upkeep
    Then the stack holds the ability of "Stasis"
    And "Stasis" is in play
    When the stack resolves
    Then "Stasis" was sacrificed
    And "Plains" is untapped

  @cr26:603.5.3
  Scenario: The trigger of Ghost of Debts goes on the stack before Bob decides whether to pay, and returns the creature only if he doesn't pay
    Given Alice controls 2 "Ghost of Debts" as "ghost"
    And Alice has 2 "Lightning Bolt" as "bolt" in hand and can pay {R}{R}
    And Bob can pay {1}
    When Alice plays "bolt 1" targeting "ghost 1"
    And the top of the stack resolves
    Then the stack holds the ability of "ghost 1"
    And Bob was asked for a payment never
    When the top of the stack resolves
    Then Bob is asked for a payment by "ghost 1"
    When Bob pays
    Then "ghost 1" is in Alice's graveyard
    When Alice plays "bolt 2" targeting "ghost 2"
    And the top of the stack resolves
    Then the stack holds the ability of "ghost 2"
    And "ghost 2" is in Alice's graveyard
    When the top of the stack resolves
    Then "ghost 2" is in play
    And "ghost 1" is in Alice's graveyard
