Feature: Zone-change triggers

  @cr26:603.6 @edition:2026-01
  Scenario: Syr Konrad triggers for a milled creature card, but not for a milled land card
    Given Alice controls "Syr Konrad, the Grim" and can pay {1}{B}
    And Alice has "Grizzly Bears" on top of library
    And Bob has "Forest" on top of library
    When Alice activates "mill" of "Syr Konrad, the Grim"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    And "Forest" is in Bob's graveyard
    And Bob is at 19 life

  @cr26:603.6
  Scenario: Syr Konrad triggers for a creature card put into a graveyard from a library or a hand
    Given it is Bob's end step
    And Alice controls "Syr Konrad, the Grim"
    And Alice has "Dampen Thought" in hand and can pay {1}{U}
    And Bob has "Grizzly Bears", "Forest", "Island" and "Hill Giant" on top of library
    And Bob has "Watchwolf" and 7 "Swamp" as "swamp" in hand
    When Alice plays "Dampen Thought" targeting Bob
    And the stack resolves
    Then Bob is at 18 life
    When the game goes on to Bob's cleanup step
    And Bob chooses "Watchwolf"
    And the stack resolves
    Then "Watchwolf" is in Bob's graveyard
    And Bob is at 17 life

  @cr26:603.6
  Scenario: Syr Konrad triggers when a creature dies, and again when that creature's card leaves the graveyard
    Given Alice controls "Syr Konrad, the Grim" and "Grizzly Bears"
    And Bob has "Terror" in hand and can pay {1}{B}
    And Alice has "Dread Return" in hand and can pay {2}{B}{B}
    When Bob plays "Terror" targeting "Grizzly Bears"
    And the stack resolves
    Then Bob is at 19 life
    When Alice plays "Dread Return" targeting "Grizzly Bears"
    And the stack resolves
    Then Bob is at 18 life

  @cr26:603.6
  Scenario: Syr Konrad doesn't trigger for Grizzly Bears that enter from the stack and that Unsummon returns to a hand, and triggers for Hill Giant that dies
    Given Alice controls "Syr Konrad, the Grim"
    And Bob controls "Hill Giant"
    And Alice has "Grizzly Bears", "Unsummon" and "Lightning Bolt" in hand and can pay {1}{G}{U}{R}
    When Alice plays "Grizzly Bears"
    And the stack resolves
    And Alice plays "Unsummon" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's hand
    And "Syr Konrad, the Grim" has triggered never
    And Bob is at 20 life
    When Alice plays "Lightning Bolt" targeting "Hill Giant"
    And the stack resolves
    Then "Syr Konrad, the Grim" has triggered once
    And Bob is at 19 life

  @cr26:603.6a
  Scenario: Two Soul Wardens that Tooth and Nail puts onto the battlefield trigger for each other
    Given Alice has "Tooth and Nail", "Soul Warden" as "one" and "Soul Warden" as "two" in hand and can pay {5}{G}{G}
    When Alice plays "Tooth and Nail" choosing "nail"
    And the stack resolves
    And Alice chooses "one" and "two" for "Tooth and Nail"
    And Alice puts "one" and "two" in this order
    Then "one" has triggered once
    And "two" has triggered once
    And Alice is at 22 life

  @cr26:603.6a
  Scenario: A Soul Warden that is on the battlefield already triggers for each of two creatures that enter together
    Given Alice has "Tooth and Nail", "Grizzly Bears" and "Hill Giant" in hand and can pay {5}{G}{G}
    And Alice controls "Soul Warden"
    When Alice plays "Tooth and Nail" choosing "nail"
    And the stack resolves
    And Alice chooses "Grizzly Bears" and "Hill Giant" for "Tooth and Nail"
    Then Alice is at 22 life
    And "Hill Giant" is 3/3

  @cr26:603.6e
  Scenario: When the creature that Fool's Demise enchants dies, Alice returns it to the battlefield and Fool's Demise to her hand
    Given Alice controls "Fool's Demise"
    And Bob controls "Hill Giant"
    And "Fool's Demise" is attached to "Hill Giant"
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Hill Giant"
    And the stack resolves
    And Alice puts the ability "rise" of "Fool's Demise" and the ability "return" of "Fool's Demise" in this order
    Then "Hill Giant" is in play under Alice's control
    And "Hill Giant" is a new object
    And "Fool's Demise" is in Alice's hand

  @cr26:603.6e.2
  Scenario: When the creature that Angelic Destiny enchants dies, its trigger returns Angelic Destiny from the graveyard to its owner's hand
    Given Alice controls "Hill Giant" and "Angelic Destiny"
    And "Angelic Destiny" is attached to "Hill Giant"
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    Then "Hill Giant" is 7/7
    When Bob plays "Murder" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Angelic Destiny" is in Alice's graveyard
    And "Hill Giant" is in Alice's graveyard
    When the game goes on to the end step
    Then "Angelic Destiny" is in Alice's hand
    And "Hill Giant" is in Alice's graveyard

  @cr26:603.6e
  Scenario: When Fool's Demise alone is destroyed, it returns to Alice's hand, and the creature stays where it is
    Given Alice controls "Fool's Demise"
    And Bob controls "Hill Giant"
    And "Fool's Demise" is attached to "Hill Giant"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Bob plays "Naturalize" targeting "Fool's Demise"
    And the stack resolves
    Then "Fool's Demise" is in Alice's hand
    And "Hill Giant" is in play under Bob's control
    And "Hill Giant" is the same object

  @cr26:603.6e.3 @cr26:400.7e.3
  Scenario: Kaya's Ghostform finds the card of the enchanted Hill Giant in exile, and doesn't trigger for Grizzly Bears that return to hand
    Given Alice controls "Hill Giant", "Grizzly Bears", "Kaya's Ghostform" as "first" and "Kaya's Ghostform" as "second"
    And "first" is attached to "Hill Giant"
    And "second" is attached to "Grizzly Bears"
    And Bob has "Path to Exile" and "Boomerang" in hand and can pay {W}{U}{U}
    When Bob plays "Boomerang" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's hand
    And "second" has triggered never
    When Bob plays "Path to Exile" targeting "Hill Giant"
    And the top of the stack resolves
    And Alice says no to "Path to Exile"
    Then "Hill Giant" is exiled
    And "first" is in Alice's graveyard
    When the stack resolves
    Then "Hill Giant" is in play under Alice's control
    And "Hill Giant" is a new object

  @cr26:603.6e
  Scenario: Kaya's Ghostform returns the enchanted Grizzly Bears, which Lightning Bolt destroys, from the graveyard
    Given Alice controls "Grizzly Bears" and "Kaya's Ghostform"
    And "Kaya's Ghostform" is attached to "Grizzly Bears"
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Bob plays "Lightning Bolt" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    And "Kaya's Ghostform" has triggered once
    When the stack resolves
    Then "Grizzly Bears" is in play under Alice's control
    And "Kaya's Ghostform" is in Alice's graveyard

  @cr26:603.10
  Scenario: Under Opalescence, Humility enters as a creature, and Soul Warden, which has no abilities by then, doesn't trigger for it
    Given Alice controls "Soul Warden" and "Opalescence"
    And Alice has "Castle" and "Humility" in hand and can pay {3}{W}{2}{W}{W}
    When Alice plays "Castle"
    And the stack resolves
    Then "Soul Warden" has triggered once
    And Alice is at 21 life
    When Alice plays "Humility"
    And the stack resolves
    Then "Soul Warden" has triggered once
    And Alice is at 21 life

  @cr26:603.2g
  Scenario: Dingus Egg doesn't trigger for a land that Rest in Peace exiles instead of letting it go to a graveyard
    Given Alice controls "Dingus Egg" and "Rest in Peace"
    And Bob controls "Forest" and "Island"
    And Alice has "Stone Rain" as "first", "Stone Rain" as "second" and "Naturalize" in hand and can pay {2}{R}{1}{G}{2}{R}
    When Alice plays "first" targeting "Forest"
    And the stack resolves
    Then "Forest" is exiled
    And "Dingus Egg" has triggered never
    When Alice plays "Naturalize" targeting "Rest in Peace"
    And the stack resolves
    And Alice plays "second" targeting "Island"
    And the stack resolves
    Then "Dingus Egg" has triggered once
    And Bob is at 18 life

  @cr26:603.10a.9 @cr26:603.2f
  Scenario: Courier of Two Roads triggers as it goes from the battlefield to the hand, but not as it is drawn
    Given Alice controls "Courier of Two Roads" as "the first"
    And Alice has "Reach Through Mists" in hand and can pay {U}
    And Alice has "Courier of Two Roads" as "the second" as library
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then "the second" is in Alice's hand
    And Alice is at 20 life
    When Bob plays "Boomerang" targeting "the first"
    And the stack resolves
    Then "the first" is in Alice's hand
    And Alice is at 23 life

  @cr26:603.2f
  Scenario: Courier of Two Roads doesn't trigger as Alice draws it, or as it enters or dies after that, and Soul Warden triggers once
    Given Alice controls "Soul Warden"
    And Alice has "Reach Through Mists" in hand and can pay {U}{1}{U}
    And Alice has "Courier of Two Roads" as library
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then "Courier of Two Roads" is in Alice's hand
    And Alice is at 20 life
    When Alice plays "Courier of Two Roads"
    And the stack resolves
    Then Alice is at 21 life
    When Bob plays "Terror" targeting "Courier of Two Roads"
    And the stack resolves
    Then "Courier of Two Roads" is in Alice's graveyard
    And "Soul Warden" has triggered once
    And Alice is at 21 life

  @cr26:603.6.2 @cr26:603.6c.3
  Scenario: Last Keepsake doesn't return Reassembling Skeleton, which returned to the battlefield and died again while the trigger was on the stack
    Given Alice controls "Reassembling Skeleton" and can pay {1}{B}
    And Alice has "Last Keepsake" in hand and can pay {B}
    And Bob has "Lightning Bolt" as "one" and "Lightning Bolt" as "two" in hand and can pay {R}{R}
    When Alice plays "Last Keepsake"
    And the stack resolves
    And Bob plays "one" targeting "Reassembling Skeleton"
    And the top of the stack resolves
    Then "Reassembling Skeleton" is in Alice's graveyard
    When Alice activates "Reassembling Skeleton"
    And the top of the stack resolves
    Then "Reassembling Skeleton" is in play
    When Bob plays "two" targeting "Reassembling Skeleton"
    And the top of the stack resolves
    And the stack resolves
    Then "Reassembling Skeleton" is in Alice's graveyard
    And Alice's hand is empty
    And "Last Keepsake" has triggered once

  @cr26:603.6.2
  Scenario: Last Keepsake returns Reassembling Skeleton, which stayed in the graveyard
    Given Alice controls "Reassembling Skeleton" and "Hill Giant"
    And Alice has "Last Keepsake" in hand and can pay {B}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Last Keepsake"
    And the stack resolves
    And Bob plays "Lightning Bolt" targeting "Reassembling Skeleton"
    And the stack resolves
    Then "Reassembling Skeleton" is in Alice's hand
    And "Hill Giant" is in play

  @cr26:603.6.5 @cr26:603.6c.3
  Scenario: Keepsake of Two Gifts doesn't find Hill Giant, which Cremate exiled from the graveyard, and Alice gains 2 life all the same
    Given Alice controls "Hill Giant"
    And Alice has "Keepsake of Two Gifts" in hand and can pay {B}
    And Bob has "Lightning Bolt" and "Cremate" in hand and can pay {R}{B}
    And Bob has 4 "Swamp" as "bog" as library
    When Alice plays "Keepsake of Two Gifts"
    And the stack resolves
    And Bob plays "Lightning Bolt" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is in Alice's graveyard
    When Bob in response plays "Cremate" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is exiled
    And Alice is at 22 life

  @cr26:603.6.5 @cr26:603.6c.3
  Scenario: Keepsake of Two Gifts returns Hill Giant, which stayed in the graveyard, and Alice gains 2 life
    Given Alice controls "Hill Giant"
    And Alice has "Keepsake of Two Gifts" in hand and can pay {B}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Keepsake of Two Gifts"
    And the stack resolves
    And Bob plays "Lightning Bolt" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Alice's hand
    And Alice is at 22 life

  @cr26:603.10.3
  Scenario: Soul Warden, an artifact under Mycosynth Lattice, doesn't trigger for Ornithopter with which Goblin Welder exchanges it
    Given Alice controls "Goblin Welder" and "Mycosynth Lattice"
    And Bob controls "Soul Warden" as "leaving" and "Soul Warden" as "staying"
    And Bob has "Ornithopter" in graveyard
    When Alice activates "Goblin Welder" targeting "leaving" then "Ornithopter"
    And the stack resolves
    Then it happened at once that "leaving" was sacrificed and "Ornithopter" entered
    And "leaving" has triggered never
    And "staying" has triggered once
    And Bob is at 21 life

  @cr26:603.10.3
  Scenario: Bob's Soul Warden, which Goblin Welder exchanges for Ornithopter, doesn't trigger for it, and Alice's Soul Warden does
    Given Alice controls "Goblin Welder", "Mycosynth Lattice" and "Soul Warden" as "staying"
    And Bob controls "Soul Warden" as "leaving"
    And Bob has "Ornithopter" in graveyard
    When Alice activates "Goblin Welder" targeting "leaving" then "Ornithopter"
    And the stack resolves
    Then it happened at once that "leaving" was sacrificed and "Ornithopter" entered
    And "leaving" has triggered never
    And "staying" has triggered once
    And Bob is at 20 life
    And Alice is at 21 life

  @cr26:603.6.6
  Scenario: Bag of Holding doesn't find Forest, which Rest in Peace exiled as it was discarded, and so returns only Swamp to Alice's hand
    Given Alice controls "Bag of Holding" and "Wild Mongrel" and can pay {4}
    And Alice has "Forest" and "Swamp" in hand
    And Bob controls "Rest in Peace"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice activates "Wild Mongrel" discarding "Forest"
    Then "Forest" is exiled
    And "Bag of Holding" has triggered once
    When the stack resolves
    And Alice chooses the color "red"
    And Bob plays "Naturalize" targeting "Rest in Peace"
    And the stack resolves
    And Alice activates "Wild Mongrel" discarding "Swamp"
    Then "Swamp" is in Alice's graveyard
    When the stack resolves
    And Alice chooses the color "red"
    Then "Swamp" is exiled
    When Alice activates "empty" of "Bag of Holding"
    And the stack resolves
    Then Alice's hand holds "Swamp"
    And "Forest" is exiled

  @cr26:603.6.6
  Scenario: Bag of Holding finds Swamp and Forest, which were put into the graveyard as they were discarded, and returns both to Alice's hand
    Given Alice controls "Bag of Holding" and "Wild Mongrel" and can pay {4}
    And Alice has "Forest" and "Swamp" in hand
    When Alice activates "Wild Mongrel" discarding "Forest"
    Then "Forest" is in Alice's graveyard
    When the stack resolves
    And Alice chooses the color "red"
    And Alice activates "Wild Mongrel" discarding "Swamp"
    And the stack resolves
    And Alice chooses the color "red"
    Then "Forest" and "Swamp" are exiled
    When Alice activates "empty" of "Bag of Holding"
    And the stack resolves
    Then Alice's hand holds "Forest" and "Swamp"
    And "Bag of Holding" has triggered twice

  @cr26:603.6.6
  Scenario: Bag of Holding finds Forest in the graveyard, the only card that is discarded, and returns it to Alice's hand
    Given Alice controls "Bag of Holding" and "Wild Mongrel" and can pay {4}
    And Alice has "Forest" in hand
    When Alice activates "Wild Mongrel" discarding "Forest"
    Then "Forest" is in Alice's graveyard
    When the stack resolves
    And Alice chooses the color "red"
    Then "Forest" is exiled
    When Alice activates "empty" of "Bag of Holding"
    And the stack resolves
    Then Alice's hand holds "Forest"
    And "Bag of Holding" was sacrificed

  @cr26:603.6c.2 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Alice's Keeper of Rings triggers as Bob loses the game and his Castle leaves the game with him
    Given Carol is playing too
    And Alice controls "Keeper of Rings"
    And Bob controls "Castle"
    And Bob is at 3 life
    And Alice has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Bob has lost the game
    And "Keeper of Rings" has triggered once
    And Alice is at 22 life

  @cr26:603.6c.2 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Keeper of Rings triggers as Bob loses the game and Castle, which he owns and Alice controls, leaves the game with him
    Given Carol is playing too
    And Alice controls "Keeper of Rings"
    And Alice controls "Castle" owned by Bob
    And Carol controls "Crusade"
    And Bob is at 3 life
    And Alice has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Bob has lost the game
    And "Castle" is gone
    And "Keeper of Rings" has triggered once
    And Alice is at 22 life

  @cr26:603.6c.5 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Alice's Keeper of Rings triggers for Bob's Castle that leaves the game with him, and not for his phased-out Crusade
    Given it is Alice's end step
    And Carol is playing too
    And Alice controls "Keeper of Rings"
    And Bob controls "Castle" and "Crusade"
    And "Crusade" has "phasing"
    And Bob is at 3 life
    And Alice has "Lightning Bolt" in hand and can pay {R}
    When the game goes on to Bob's upkeep
    Then "Crusade" is phased out
    When Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Bob has lost the game
    And "Keeper of Rings" has triggered once
    And Alice is at 22 life

  @cr26:603.10a.2
  Scenario: Since 2006, a trigger on graveyard cards going to the library triggers even if its own permanent goes there with them
    Given Alice controls "Keeper of the Ledger"
    And Alice has "Forest" and "Island" in graveyard
    And Alice has "Great Filing" and "Swamp" in hand and can pay {3}{W}
    When Alice plays "Great Filing"
    And the stack resolves
    Then Alice's hand is empty
    And "Keeper of the Ledger" is in Alice's library
    And "Keeper of the Ledger" has triggered twice
    And Alice is at 22 life

  @cr26:603.10a.2.before
  Scenario: Until 2005, a trigger on graveyard cards going to the library doesn't trigger if its own permanent goes there with them
    Given Alice controls "Keeper of the Ledger"
    And Bob controls "Keeper of Rings"
    And Alice has "Forest" and "Island" in graveyard
    And Alice has "Great Filing" and "Swamp" in hand and can pay {3}{W}
    When Alice plays "Great Filing"
    And the stack resolves
    Then Alice's hand is empty
    And "Keeper of the Ledger" is in Alice's library
    And "Keeper of the Ledger" has triggered never
    And "Keeper of Rings" has triggered once
    And Alice is at 20 life
    And Bob is at 22 life

  @cr26:603.10a.2.before
  Scenario: Until 2005, a trigger on graveyard cards going to the library triggers for Forest and Island if its own permanent stays in play
    Given Alice controls "Keeper of the Ledger"
    And Alice has "Forest", "Island" and "Swamp" in graveyard
    And Alice has "Loaming Shaman" in hand and can pay {2}{G}
    When Alice plays "Loaming Shaman"
    And the top of the stack resolves
    And Alice targets Alice then "Forest" and "Island" for "Loaming Shaman"
    And the stack resolves
    Then Alice's graveyard holds "Swamp"
    And "Keeper of the Ledger" has triggered twice
    And Alice is at 22 life

  @cr26:603.2f.2
  Scenario: Wailing Seer's ability that works from the hand triggers only while Wailing Seer is revealed there
    Given Alice has "Wailing Seer" in hand and can pay {1}
    And Bob controls "Elite Vanguard" and "Grizzly Bears"
    And Bob has "Lightning Bolt" as "one" and "Lightning Bolt" as "two" in hand and can pay {R}{R}
    When Bob plays "one" targeting "Elite Vanguard"
    And the stack resolves
    Then "Elite Vanguard" is in Bob's graveyard
    And "Wailing Seer" has triggered never
    When Alice activates "show" of "Wailing Seer"
    And Bob in response plays "two" targeting "Grizzly Bears"
    And the stack resolves
    Then "Wailing Seer" has triggered once
    And Bob is at 19 life
    And Alice is at 23 life

  @cr26:603.6c.6
  Scenario: Keeper of Rings triggers as an enchantment goes to a graveyard, to a hand or to exile, and not as one is discarded
    Given Alice controls "Keeper of Rings" and "Banishing Wand"
    And Bob controls "Castle", "Crusade" and "Glorious Anthem"
    And Bob has "Humility" in hand
    And Alice has "Disenchant", "Boomerang" and "Mind Rot" in hand and can pay {1}{W}{U}{U}{2}{B}
    When Alice plays "Mind Rot" targeting Bob
    And the stack resolves
    Then "Humility" is in Bob's graveyard
    And "Keeper of Rings" has triggered never
    When Alice plays "Disenchant" targeting "Castle"
    And the stack resolves
    Then Alice is at 22 life
    When Alice plays "Boomerang" targeting "Crusade"
    And the stack resolves
    Then "Crusade" is in Bob's hand
    And Alice is at 24 life
    When Alice activates "Banishing Wand" targeting "Glorious Anthem"
    And the stack resolves
    Then "Glorious Anthem" is exiled
    And Alice is at 26 life

  @cr26:603.6c.7
  Scenario: Keeper of Rings triggers as Third Shelf puts Castle, which is a creature under Opalescence, into Bob's library
    Given Alice controls "Keeper of Rings" and "Opalescence"
    And Alice has "Third Shelf" in hand and can pay {1}{U}
    And Bob controls "Castle" and "Hill Giant"
    And Bob has "Island", "Forest" and "Swamp" as library
    When Alice plays "Third Shelf" targeting "Castle"
    And the stack resolves
    Then Bob's library holds, in order, "Island", "Forest", "Castle" and "Swamp"
    And "Keeper of Rings" has triggered once
    And Alice is at 22 life

  @cr26:603.6a.3
  Scenario: Pandemonium that enters as a 4/4 creature under Opalescence triggers for itself and deals 4 damage to Bob
    Given Alice controls "Opalescence" and "Vedalken Orrery"
    And Alice has "Pandemonium" in hand and can pay {3}{R}
    When Alice plays "Pandemonium"
    And the top of the stack resolves
    Then "Pandemonium" is 4/4
    When Alice targets Bob for "Pandemonium"
    Then "Pandemonium" has triggered once
    When the stack resolves
    And Alice says yes
    Then "Pandemonium" has dealt 4 damage to Bob
    And Bob is at 16 life

  @cr26:603.6a.3
  Scenario: Pandemonium that enters and is no creature doesn't trigger for itself, and triggers for Hill Giant
    Given Alice has "Pandemonium" and "Hill Giant" in hand and can pay {3}{R}{3}{R}
    When Alice plays "Pandemonium"
    And the top of the stack resolves
    Then "Pandemonium" is in play
    And "Pandemonium" has triggered never
    When Alice plays "Hill Giant"
    And the top of the stack resolves
    And Alice targets Bob for "Pandemonium"
    And the stack resolves
    And Alice says yes
    Then "Hill Giant" has dealt 3 damage to Bob
    And "Pandemonium" has triggered once

  @cr26:603.6a.4
  Scenario: Eidolon of Blossoms triggers as it enters and as Alice's Castle enters, and for neither Bob's Crusade nor her Sol Ring
    Given Alice has "Eidolon of Blossoms", "Castle" and "Sol Ring" in hand and can pay {2}{G}{G}{3}{W}{1}
    And Alice has 4 "Plains" as "dune" as library
    And Bob controls "Vedalken Orrery"
    And Bob has "Crusade" in hand and can pay {W}{W}
    When Alice plays "Eidolon of Blossoms"
    And the stack resolves
    Then Alice has drawn 1 card
    When Alice plays "Sol Ring"
    And the stack resolves
    And Bob in response plays "Crusade"
    And the stack resolves
    Then "Eidolon of Blossoms" has triggered once
    When Alice plays "Castle"
    And the stack resolves
    Then "Eidolon of Blossoms" has triggered twice
    And Alice has drawn 2 cards

  @cr26:603.6a.4
  Scenario: Eidolon of Blossoms that is in play triggers for Alice's Castle and for her Crusade, and not for her Hill Giant
    Given Alice controls "Eidolon of Blossoms"
    And Alice has "Castle", "Crusade" and "Hill Giant" in hand and can pay {3}{W}{W}{W}{3}{R}
    And Alice has "Plains", "Forest" and "Swamp" on top of library
    When Alice plays "Castle"
    And the stack resolves
    And Alice plays "Hill Giant"
    And the stack resolves
    And Alice plays "Crusade"
    And the stack resolves
    Then "Eidolon of Blossoms" has triggered twice
    And Alice has drawn 2 cards
    And the top of Alice's library is "Swamp"
    And "Hill Giant" is 3/5

  @cr26:603.6.7
  Scenario: Wayward Ember, which Bob owns and Alice controls, stays in Bob's hand as Boomerang returns it, and the one that Terror destroys comes back to Bob
    Given it is Bob's main phase
    And Alice controls "Wayward Ember" as "first" owned by Bob
    And Alice controls "Wayward Ember" as "second" owned by Bob
    And Bob has "Terror" and "Boomerang" in hand and can pay {1}{B}{U}{U}
    When Bob plays "Boomerang" targeting "first"
    And the top of the stack resolves
    Then "first" has triggered once
    And Alice controls the ability of "first"
    When the stack resolves
    Then "first" is in Bob's hand
    When Bob plays "Terror" targeting "second"
    And the stack resolves
    Then "second" is in play under Bob's control
    And "second" is a new object

  @cr26:603.6e.2
  Scenario: Angelic Destiny, which Disenchant destroys, stays in the graveyard, because Hill Giant, which it enchanted, doesn't die
    Given Alice controls "Hill Giant", "Doomed Dissenter" and "Angelic Destiny"
    And "Angelic Destiny" is attached to "Hill Giant"
    And Bob has "Disenchant" and "Shock" in hand and can pay {1}{W}{R}
    Then "Hill Giant" is 7/7
    When Bob plays "Disenchant" targeting "Angelic Destiny"
    And the stack resolves
    Then "Angelic Destiny" is in Alice's graveyard
    And "Hill Giant" is 3/3
    When Bob plays "Shock" targeting "Doomed Dissenter"
    And the stack resolves
    Then Alice controls one 2/2 black "Zombie" creature token
    And "Angelic Destiny" is in Alice's graveyard

  @cr26:603.6.4
  Scenario: Wayward Ember, which Path to Exile puts into exile, returns from there, and the one that Boomerang returns to hand stays there
    Given Alice controls "Wayward Ember" as "first" and "Wayward Ember" as "second"
    And Bob has "Path to Exile" and "Boomerang" in hand and can pay {W}{U}{U}
    When Bob plays "Path to Exile" targeting "first"
    And the top of the stack resolves
    And Alice says no to "Path to Exile"
    Then "first" is exiled
    And "first" has triggered once
    When the stack resolves
    Then "first" is in play under Alice's control
    And "first" is a new object
    When Bob plays "Boomerang" targeting "second"
    And the stack resolves
    Then "second" is in Alice's hand
