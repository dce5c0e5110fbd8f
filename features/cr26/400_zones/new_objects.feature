Feature: New objects after a change of zones

  @cr26:400.7 @cr26:110.1
  Scenario: Threaten's effect doesn't apply to Hill Giant after it has returned to its owner's hand and has been cast again
    Given Bob controls "Hill Giant" and "Vedalken Orrery" and can pay {3}{R}
    And Alice has "Threaten" and "Boomerang" in hand and can pay {2}{R}{U}{U}
    When Alice plays "Threaten" targeting "Hill Giant"
    And the stack resolves
    Then Alice controls "Hill Giant"
    When Alice plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's hand
    When Bob plays "Hill Giant"
    And the stack resolves
    Then Bob controls "Hill Giant"
    And "Hill Giant" is a new object
    And it happened once that "Hill Giant" changed control

  @cr26:400.7 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Eternal Dragon, targeted in the graveyard, returns to hand and is discarded; in the graveyard it is no longer the target
    Given it is Alice's upkeep
    And Alice has "Eternal Dragon" in graveyard and can pay {3}{W}{W}{2}
    And Alice has "Plains" as library
    And Bob controls "Nezumi Graverobber" and can pay {1}{B}
    And Alice has "Swamp" in graveyard
    When Bob activates "Nezumi Graverobber" targeting "Eternal Dragon"
    And Alice activates "return" of "Eternal Dragon"
    And the top of the stack resolves
    And Alice activates the typecycling ability of "Eternal Dragon"
    And the stack resolves
    And as it resolves, Alice chooses "Plains" for "Eternal Dragon"
    Then "Eternal Dragon" is in Alice's graveyard
    And the ability of "Nezumi Graverobber" did not resolve

  @cr26:400.7h
  Scenario: Glacial Ray, cast with Toshiro and put into the library, isn't exiled when it is drawn and discarded, but is when it is cast with Toshiro again
    Given Alice controls "Toshiro Umezawa" and "Wild Mongrel" and can pay {U}{2}{R}{R}
    And Alice has "Glacial Ray" in graveyard
    And Alice has "Reach Through Mists" in hand
    And Bob controls "Grizzly Bears" and "Hill Giant"
    And Bob has "Terror" as "the first terror", "Terror" as "the second terror" and "Memory Lapse" in hand
    And Bob can pay {3}{B}{B}{U}
    When Bob plays "the first terror" targeting "Grizzly Bears"
    And the top of the stack resolves
    And the top of the stack resolves
    And while "Toshiro Umezawa" resolves, Alice plays "Glacial Ray" targeting Bob
    And Bob plays "Memory Lapse" targeting "Glacial Ray"
    And the stack resolves
    Then the top of Alice's library is "Glacial Ray"
    When Alice plays "Reach Through Mists"
    And the stack resolves
    And Alice activates "Wild Mongrel" discarding "Glacial Ray"
    And the stack resolves
    And Alice chooses the color "red"
    Then "Glacial Ray" is in Alice's graveyard
    When Bob plays "the second terror" targeting "Hill Giant"
    And the top of the stack resolves
    And Alice targets "Glacial Ray" for "Toshiro Umezawa"
    And the top of the stack resolves
    And while "Toshiro Umezawa" resolves, Alice plays "Glacial Ray" targeting Bob
    And the stack resolves
    Then Bob is at 18 life
    And "Glacial Ray" is removed from the game

  @cr26:400.7f.3
  Scenario: Angelic Destiny returns to hand after Akroma's Vengeance has destroyed it together with the enchanted creature
    Given Alice controls "Hill Giant" and "Angelic Destiny"
    And "Angelic Destiny" is attached to "Hill Giant"
    And Alice has "Akroma's Vengeance" in hand and can pay {4}{W}{W}
    When Alice plays "Akroma's Vengeance"
    And the top of the stack resolves
    Then "Angelic Destiny" was destroyed
    And "Angelic Destiny" is in Alice's graveyard
    When the game goes on to the end step
    Then "Angelic Destiny" is in Alice's hand
    And "Hill Giant" is in Alice's graveyard

  @cr26:400.7f.3
  Scenario: Angelic Destiny that Akroma's Vengeance destroys stays in the graveyard if the enchanted creature is indestructible, though Doomed Dissenter's ability triggers on dying at the same time
    Given Alice controls "Darksteel Colossus", "Doomed Dissenter" and "Angelic Destiny"
    And "Angelic Destiny" is attached to "Darksteel Colossus"
    And Alice has "Akroma's Vengeance" in hand and can pay {4}{W}{W}
    When Alice plays "Akroma's Vengeance"
    And the stack resolves
    Then "Angelic Destiny" was destroyed
    And "Angelic Destiny" has triggered never
    And "Angelic Destiny" is in Alice's graveyard
    And "Doomed Dissenter" has triggered once
    And "Darksteel Colossus" is 11/11

  @cr26:400.7f.4 @cr26:603.3a @cr26:603.6e.2
  Scenario: Angelic Destiny, which Bob owns and Alice controls, returns to Bob's hand as the enchanted creature dies
    Given Alice controls "Hill Giant"
    And Alice controls "Angelic Destiny" owned by Bob
    And "Angelic Destiny" is attached to "Hill Giant"
    And Bob has "Terror" in hand and can pay {1}{B}
    Then "Hill Giant" is 7/7
    When Bob plays "Terror" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Angelic Destiny" is in Bob's graveyard
    And Alice controls the ability of "Angelic Destiny"
    When the stack resolves
    Then "Angelic Destiny" is in Bob's hand
    And "Hill Giant" is in Alice's graveyard

  @cr26:400.7f.5
  Scenario: Clinging Shroud returns to Alice's hand as Hill Giant, which it enchants, returns to hand, and stays in the graveyard if it is destroyed itself
    Given Bob controls "Hill Giant" and "Grizzly Bears"
    And Alice controls "Clinging Shroud" as "worn" and "Clinging Shroud" as "torn"
    And "worn" is attached to "Hill Giant"
    And "torn" is attached to "Grizzly Bears"
    And Alice has "Boomerang" and "Naturalize" in hand and can pay {U}{U}{1}{G}
    When Alice plays "Naturalize" targeting "torn"
    And the stack resolves
    Then "torn" has triggered never
    When Alice plays "Boomerang" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is in Bob's hand
    And "worn" is in Alice's graveyard
    And "worn" was put there by a state-based action
    When the stack resolves
    Then "worn" is in Alice's hand
    And "torn" is in Alice's graveyard

  @cr26:400.7f.5
  Scenario: Clinging Shroud that Naturalize destroys stays in the graveyard, because Hill Giant doesn't leave the battlefield
    Given Bob controls "Hill Giant"
    And Alice controls "Clinging Shroud"
    And "Clinging Shroud" is attached to "Hill Giant"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    Then "Hill Giant" is 4/4
    When Bob plays "Naturalize" targeting "Clinging Shroud"
    And the stack resolves
    Then "Clinging Shroud" was destroyed
    And "Clinging Shroud" has triggered never
    And "Clinging Shroud" is in Alice's graveyard
    And "Hill Giant" is 3/3

  @cr26:400.7f.5
  Scenario: Both Clinging Shrouds of Hill Giant trigger as Swords to Plowshares exiles it, and the one that Cremate has not exiled returns to Alice's hand
    Given Bob controls "Hill Giant"
    And Alice controls "Clinging Shroud" as "first" and "Clinging Shroud" as "second"
    And "first" is attached to "Hill Giant"
    And "second" is attached to "Hill Giant"
    And Alice has "Swords to Plowshares" in hand and can pay {W}
    And Bob has "Cremate" in hand and can pay {B}
    And Bob has 2 "Swamp" as "leaf" as library
    Then "Hill Giant" is 5/5
    When Alice plays "Swords to Plowshares" targeting "Hill Giant"
    And the top of the stack resolves
    And Alice puts "first" and "second" in this order
    Then "Hill Giant" is exiled
    And "first" and "second" are in Alice's graveyard
    When Bob plays "Cremate" targeting "second"
    And the stack resolves
    Then "first" is in Alice's hand
    And "second" is exiled
    And "second" has triggered once

  @cr26:400.7f.5
  Scenario: Both Clinging Shrouds of Hill Giant return to Alice's hand after Swords to Plowshares has exiled it
    Given Bob controls "Hill Giant"
    And Alice controls "Clinging Shroud" as "first" and "Clinging Shroud" as "second"
    And "first" is attached to "Hill Giant"
    And "second" is attached to "Hill Giant"
    And Alice has "Swords to Plowshares" in hand and can pay {W}
    When Alice plays "Swords to Plowshares" targeting "Hill Giant"
    And the top of the stack resolves
    And Alice puts "first" and "second" in this order
    Then "first" and "second" were put there by a state-based action
    When the stack resolves
    Then Alice's hand holds "first" and "second"
    And Bob is at 25 life

  @cr26:400.7f.6
  Scenario: The ability of Veilkeeper's Pact finds the two Auras that enchanted Grizzly Bears as they died, one in each player's graveyard, and not the Aura on Hill Giant
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice controls "Holy Strength" as "hers" attached to "Grizzly Bears"
    And Bob controls "Pacifism" as "his" attached to "Grizzly Bears"
    And Alice controls "Flight" as "other" attached to "Hill Giant"
    And Alice has "Veilkeeper's Pact" and "Terror" in hand and can pay {W}{1}{B}
    When Alice plays "Veilkeeper's Pact" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "Terror" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "hers" is in Alice's graveyard
    And "his" is in Bob's graveyard
    And the stack holds the trigger of "Veilkeeper's Pact"
    When the stack resolves
    Then "hers" is in Alice's hand
    And "his" is in Bob's hand
    And "other" is attached to "Hill Giant"

  @cr26:400.7f.6
  Scenario: The ability of Veilkeeper's Pact finds Alice's only Aura on Hill Giant, which Akroma's Vengeance destroys together with it, and not her Crusade
    Given Alice controls "Hill Giant", "Crusade" and "Holy Strength" attached to "Hill Giant"
    And Alice has "Veilkeeper's Pact" and "Akroma's Vengeance" in hand and can pay {W}{4}{W}{W}
    When Alice plays "Veilkeeper's Pact" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Akroma's Vengeance"
    And the top of the stack resolves
    Then "Holy Strength" and "Crusade" were destroyed
    When the stack resolves
    Then "Holy Strength" is in Alice's hand
    And "Crusade" is in Alice's graveyard

  @cr26:400.7j.7
  Scenario: Animate Dead is attached to the creature that Hill Giant's card has become as the ability put it onto the battlefield
    Given Alice has "Animate Dead" in hand and can pay {1}{B}
    And Bob has "Hill Giant" and "Grizzly Bears" in graveyard
    When Alice plays "Animate Dead" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    When the stack resolves
    Then "Hill Giant" is in play under Alice's control
    And "Hill Giant" is a new object
    And "Animate Dead" is attached to "Hill Giant"
    And "Hill Giant" is 2/3
    And "Grizzly Bears" is in Bob's graveyard

  @cr26:400.7g.3
  Scenario: Lava Spike, to which Second Hearing gives flashback, doesn't have it as a spell and isn't exiled if Second Lesson lets Alice cast it for its mana cost
    Given Alice controls "Second Hearing" and "Second Lesson" and can pay {R}
    And Alice has "Lava Spike" in graveyard
    Then "Lava Spike" has "flashback"
    When Alice plays "Lava Spike" from graveyard targeting Bob
    Then {R} was spent on "Lava Spike"
    And "Lava Spike" doesn't have "flashback"
    When the stack resolves
    Then Bob is at 17 life
    And "Lava Spike" is in Alice's graveyard

  @cr26:400.7j.8
  Scenario: Sudden Recall doesn't find the creature card that was returned to hand for its cost, so Alice gains the 3 life that she gets if it isn't found
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Sudden Recall" in hand and can pay {G}
    When Alice plays "Sudden Recall" returning "Grizzly Bears"
    Then "Grizzly Bears" is in Alice's hand
    When the stack resolves
    Then Alice is at 23 life
    And Alice's hand holds "Grizzly Bears"
    And "Hill Giant" is in play

  @cr26:400.7j.8
  Scenario: Sudden Recall doesn't find Bob's Hill Giant, which was returned to his hand for its cost, so Alice gains the 3 life
    Given Alice controls "Hill Giant" owned by Bob and has "Sudden Recall" in hand and can pay {G}
    When Alice plays "Sudden Recall" returning "Hill Giant"
    Then "Hill Giant" is in Bob's hand
    When the stack resolves
    Then Alice is at 23 life
    And "Hill Giant" is in Bob's hand
