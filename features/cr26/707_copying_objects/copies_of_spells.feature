Feature: Copies of spells

  @cr26:707.10
  Scenario: An ability that triggers on casting or copying a spell triggers once for a spell that is cast
    Given Alice controls "Archmage Emeritus" and "Hill Giant"
    And Alice has "Boomerang" in hand and can pay {U}{U}
    When Alice casts "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then Alice has drawn 1 card
    And Alice has 2 cards in hand

  @cr26:707.10
  Scenario: An ability that triggers on casting or copying a spell triggers for two cast spells and for the copy of one
    Given Alice controls "Archmage Emeritus"
    And Alice has "Boomerang" and "Fork" in hand and can pay {U}{U}{R}{R}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice casts "Boomerang" targeting "Hill Giant"
    And Alice casts "Fork" targeting "Boomerang"
    And the stack resolves
    And Alice targets "Grizzly Bears" for "Fork"
    Then "Archmage Emeritus" has triggered three times
    And Alice has drawn 3 cards

  @cr26:707.10.2 @cr26:707.12.5
  Scenario: An ability that triggers on casting a spell triggers for Glacial Ray and Fork, and not for the copy of Glacial Ray
    Given Alice controls "Aven Shrine"
    And Alice has "Glacial Ray" as "ray" and "Fork" in hand and can pay {1}{R}{R}{R}
    And Alice has "Glacial Ray" as "old ray" in graveyard
    When Alice plays "ray" targeting Bob
    And Alice plays "Fork" targeting "ray"
    And the stack resolves
    And Alice keeps the targets for "Fork"
    Then "Aven Shrine" has triggered twice
    And Alice is at 21 life
    And Bob is at 16 life

  @cr26:707.10c
  Scenario: The controller of a copy of Glacial Ray may keep a target that has left the battlefield
    Given Alice controls "Hill Giant"
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    And Alice has "Fork" and "Boomerang" in hand and can pay {R}{R}{U}{U}
    And it is Bob's main phase
    When Bob plays "Glacial Ray" targeting "Hill Giant"
    And Alice in response plays "Fork" targeting "Glacial Ray"
    And Alice in response plays "Boomerang" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is in Alice's hand
    When the top of the stack resolves
    And Alice keeps the targets for "Fork"
    Then the stack holds the copy of "Glacial Ray" and "Glacial Ray"
    When the stack resolves
    Then the copy of "Glacial Ray" was countered on resolution
    And "Hill Giant" is in Alice's hand
    And Bob is at 20 life

  @cr26:707.10.3 @cr26:707.2.4
  Scenario: A copy of Blaze cast with X = 3 deals 3 damage, and a copy of a kicked Urza's Rage deals 10 damage
    Given Alice has "Blaze", "Urza's Rage" and 2 "Fork" as "fork" in hand and can pay {10}{R}{R} and can pay {3}{R} and can pay {R}{R}{R}{R}
    When Alice casts "Blaze" with X = 3 targeting Bob
    And Alice in response casts "fork 1" targeting "Blaze"
    And the top of the stack resolves
    And Alice keeps the targets for "fork 1"
    And the top of the stack resolves
    Then Bob is at 17 life
    When the stack resolves
    Then Bob is at 14 life
    When Alice casts "Urza's Rage" kicked targeting Bob
    And Alice in response casts "fork 2" targeting "Urza's Rage"
    And the top of the stack resolves
    And Alice keeps the targets for "fork 2"
    And the top of the stack resolves
    Then Bob is at 4 life

  @cr26:707.10.3 @cr26:707.2.4
  Scenario: Lithoform Engine's copy of Blaze has the X and the target of Blaze
    Given Alice controls "Lithoform Engine" and can pay {3}
    And Alice has "Blaze" in hand and can pay {3}{R}
    When Alice casts "Blaze" with X = 3 targeting Bob
    And Alice activates "spell" of "Lithoform Engine" targeting "Blaze"
    And the top of the stack resolves
    And Alice keeps the targets for "Lithoform Engine"
    Then the copy of "Blaze" targets Bob
    When the stack resolves
    Then Bob is at 14 life
    And "Lithoform Engine" is tapped

  @cr26:707.10.3 @cr26:702.156a @edition:2026-01
  Scenario: Lithoform Engine's copy of Gorging Brood has the X of the spell, and becomes a token with as many counters
    Given Alice controls "Lithoform Engine" and can pay {4}
    And Alice has "Gorging Brood" in hand and can pay {5}{G}
    And Alice has 9 "Plains" as "page" as library
    When Alice casts "Gorging Brood" with X = 5
    And Alice activates "permanent" of "Lithoform Engine" targeting "Gorging Brood"
    And the stack resolves
    Then "Gorging Brood" is 6/6
    And the copy of "Gorging Brood" is 6/6
    And Alice controls 1 "token" permanent
    And Alice has drawn 2 cards

  @cr26:707.10.4 @edition:2026-01
  Scenario: A copy of Sky Skiff's crew ability makes it a creature, and Convoy Captain doesn't trigger for the copy
    Given Alice controls "Sky Skiff", "Convoy Captain" and "Lithoform Engine" and can pay {2}
    When Alice activates "crew" of "Sky Skiff", tapping "Convoy Captain"
    And Alice activates "ability" of "Lithoform Engine" targeting the ability "crew" of "Sky Skiff"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Sky Skiff" has exactly the types "artifact", "creature" and "Vehicle"
    And "Sky Skiff" is 2/3
    And the stack holds the ability of "Convoy Captain" and the ability "crew" of "Sky Skiff"
    And "Convoy Captain" has triggered once
    When the stack resolves
    Then "Sky Skiff" is 3/4

  @cr26:707.10.4
  Scenario: Ash Tollkeeper triggers for Prodigal Sorcerer's ability and for Lithoform Engine's, and not for the copy, which deals its damage
    Given Alice controls "Prodigal Sorcerer" and "Lithoform Engine" and can pay {2}
    And Bob controls "Ash Tollkeeper"
    When Alice activates "Prodigal Sorcerer" targeting Bob
    And the top of the stack resolves
    Then Alice is at 19 life
    When Alice activates "ability" of "Lithoform Engine" targeting the ability of "Prodigal Sorcerer"
    And the top of the stack resolves
    Then Alice is at 18 life
    When the top of the stack resolves
    And Alice keeps the targets
    Then "Ash Tollkeeper" has triggered twice
    When the stack resolves
    Then Bob is at 18 life
    And Alice is at 18 life

  @cr26:707.10.5
  Scenario: The copy of Twiddle taps a creature, and Twiddle itself untaps another
    Given Alice has "Twiddle" and "Fork" in hand and can pay {U}{R}{R}
    And Bob controls tapped "Hill Giant" and "Grizzly Bears"
    When Alice plays "Twiddle" targeting "Hill Giant"
    And Alice plays "Fork" targeting "Twiddle"
    And the top of the stack resolves
    And Alice targets "Grizzly Bears" for "Fork"
    And the top of the stack resolves
    And Alice chooses the option "tap"
    Then "Grizzly Bears" is tapped
    When the stack resolves
    And Alice chooses the option "untap"
    Then "Hill Giant" is untapped
    And "Grizzly Bears" is tapped

  @cr26:707.10.6
  Scenario: Bob, who copies Alice's Reach Through Mists with Fork, controls the copy and draws the card
    Given Alice has "Reach Through Mists" in hand and can pay {U}
    And Bob has "Fork" in hand and can pay {R}{R}
    When Alice plays "Reach Through Mists"
    And Bob plays "Fork" targeting "Reach Through Mists"
    And the top of the stack resolves
    Then Bob controls the copy of "Reach Through Mists"
    When the top of the stack resolves
    Then Bob has drawn 1 card
    And Alice has drawn no cards
    When the stack resolves
    Then Alice has drawn 1 card

  @cr26:707.10.7 @cr26:702.96a
  Scenario: A copy of an overloaded Cyclonic Rift returns both permanents of an opponent
    Given Alice has "Cyclonic Rift" and "Fork" in hand and can pay {6}{U}{R}{R}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice plays "Cyclonic Rift" instead of its mana cost by "overload"
    And Alice plays "Fork" targeting "Cyclonic Rift"
    And the top of the stack resolves
    Then the stack holds the copy of "Cyclonic Rift" and "Cyclonic Rift"
    When the top of the stack resolves
    Then "Hill Giant" is in Bob's hand
    And "Grizzly Bears" is in Bob's hand

  @cr26:707.10.15
  Scenario: Bob owns and controls the copy of Alice's Lava Spike that his Fork makes, and it deals 3 damage to Alice
    Given Alice has "Lava Spike" in hand and can pay {R}
    And Bob has "Fork" in hand and can pay {R}{R}
    When Alice plays "Lava Spike" targeting Bob
    And Bob plays "Fork" targeting "Lava Spike"
    And the top of the stack resolves
    And Bob targets Alice for "Fork"
    Then Bob owns the copy of "Lava Spike"
    And Bob controls the copy of "Lava Spike"
    And Alice owns "Lava Spike"
    When the top of the stack resolves
    Then Alice is at 17 life
    And Bob is at 20 life

  @cr26:707.10c.4
  Scenario: Alice keeps the first target of the copied Arc Trail and changes the second one
    Given Alice has "Arc Trail" and "Fork" in hand and can pay {1}{R}{R}{R}
    And Bob controls "Hill Giant", "Trained Armodon" and "Craw Wurm"
    When Alice plays "Arc Trail" targeting "Hill Giant" then "Trained Armodon"
    And Alice plays "Fork" targeting "Arc Trail"
    And the top of the stack resolves
    Then Alice may target "Hill Giant" then "Craw Wurm" for "Fork"
    And Alice may not target "Hill Giant" then "Hill Giant" for "Fork"
    When Alice targets "Hill Giant" then "Craw Wurm" for "Fork"
    Then the copy of "Arc Trail" targets "Hill Giant" and "Craw Wurm"
    When the top of the stack resolves
    Then "Hill Giant" has 2 damage marked
    And "Craw Wurm" has 1 damage marked
    And "Trained Armodon" has no damage marked
    When the stack resolves
    Then "Hill Giant" was destroyed
    And "Trained Armodon" has 1 damage marked

  @cr26:707.10c.4
  Scenario: Alice keeps Grizzly Bears, which have died, as the first target of the copied Arc Trail, and changes the second target
    Given Bob controls "Grizzly Bears", "Hill Giant" and "Craw Wurm"
    And Alice has "Arc Trail", "Fork" and "Shock" in hand and can pay {1}{R}{R}{R}{R}
    When Alice plays "Arc Trail" targeting "Grizzly Bears" then "Hill Giant"
    And Alice plays "Fork" targeting "Arc Trail"
    And Alice plays "Shock" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" was destroyed
    When the top of the stack resolves
    Then Alice may target "Grizzly Bears" then "Craw Wurm" for "Fork"
    And Alice may not target "Grizzly Bears" then "Grizzly Bears" for "Fork"
    When Alice targets "Grizzly Bears" then "Craw Wurm" for "Fork"
    And the top of the stack resolves
    Then "Craw Wurm" has 1 damage marked
    And "Hill Giant" has no damage marked
    When the stack resolves
    Then "Hill Giant" has 1 damage marked

  @cr26:707.10c.8
  Scenario: Alice keeps Morphling, which has gained shroud, as the first target of the copied Arc Trail, and changes the second target
    Given it is Bob's main phase
    And Alice controls "Morphling" and "Llanowar Elves"
    And Alice has "Fork" in hand and can pay {R}{R}{U}
    And Bob controls "Wall of Stone"
    And Bob has "Arc Trail" in hand and can pay {1}{R}
    When Bob plays "Arc Trail" targeting "Morphling" then "Llanowar Elves"
    And Alice in response plays "Fork" targeting "Arc Trail"
    And Alice activates "hide" of "Morphling"
    And the top of the stack resolves
    Then "Morphling" has "shroud"
    When the top of the stack resolves
    Then Alice may not target "Llanowar Elves" then "Morphling" for "Fork"
    And Alice may target "Morphling" then "Wall of Stone" for "Fork"
    When Alice targets "Morphling" then "Wall of Stone" for "Fork"
    And the top of the stack resolves
    Then "Wall of Stone" has 1 damage marked
    And "Morphling" has no damage marked
    When the stack resolves
    Then "Llanowar Elves" is in Alice's graveyard

  @cr26:707.10.12 @cr26:707.2.4
  Scenario: Fork's copy of Arc Lightning deals 2 damage to Craw Wurm and 1 to Hill Giant, as the original was divided
    Given Alice has "Arc Lightning" and "Fork" in hand and can pay {2}{R}{R}{R}
    And Bob controls "Craw Wurm" and "Hill Giant"
    When Alice plays "Arc Lightning" targeting "Craw Wurm" and "Hill Giant" dividing 2 to "Craw Wurm" and 1 to "Hill Giant"
    And Alice plays "Fork" targeting "Arc Lightning"
    And the top of the stack resolves
    And Alice keeps the targets for "Fork"
    And the top of the stack resolves
    Then "Craw Wurm" has 2 damage marked
    And "Hill Giant" has 1 damage marked
    When the stack resolves
    Then "Craw Wurm" was destroyed
    And "Hill Giant" has 2 damage marked

  @cr26:707.10.18
  Scenario: Fork's copy of Morsel Theft, which was cast for its prowl cost, lets Alice draw a card, too
    Given Alice controls "Pestermite"
    And Alice has "Morsel Theft" as "cheap", "Morsel Theft" as "dear" and 2 "Fork" as "fork" in hand
    And Alice can pay {1}{B}{2}{B}{B}{R}{R}{R}{R}
    And Alice has 9 "Plains" as "page" as library
    When Alice attacks with "Pestermite"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's second main phase
    And Alice plays "cheap" instead of its mana cost targeting Bob
    And Alice plays "fork 1" targeting "cheap"
    And the top of the stack resolves
    And Alice keeps the targets for "fork 1"
    And the top of the stack resolves
    Then Bob is at 15 life
    And Alice has drawn 1 card
    When the stack resolves
    Then Alice has drawn 2 cards
    When Alice plays "dear" targeting Bob
    And Alice plays "fork 2" targeting "dear"
    And the top of the stack resolves
    And Alice keeps the targets for "fork 2"
    And the stack resolves
    Then Alice has drawn 2 cards
    And Bob is at 6 life

  @cr26:707.10.18
  Scenario: Morsel Theft that was cast for its prowl cost lets Alice draw a card, and one that was cast for its mana cost doesn't, nor does Fork's copy of that one
    Given Alice controls "Pestermite"
    And Alice has "Morsel Theft" as "cheap", "Morsel Theft" as "dear" and "Fork" in hand
    And Alice can pay {1}{B}{2}{B}{B}{R}{R}
    And Alice has 9 "Plains" as "page" as library
    When Alice attacks with "Pestermite"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's second main phase
    And Alice plays "cheap" instead of its mana cost targeting Bob
    And the stack resolves
    Then Bob is at 15 life
    And Alice has drawn 1 card
    When Alice plays "dear" targeting Bob
    And Alice plays "Fork" targeting "dear"
    And the top of the stack resolves
    And Alice keeps the targets for "Fork"
    And the stack resolves
    Then Bob is at 9 life
    And Alice has drawn 1 card

  @cr26:707.10.19
  Scenario: Bob controls the copy of Alice's Lightning Bolt that her own Hive Mind has him put onto the stack, and chooses its new target
    Given Alice controls "Hive Mind" and has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Lightning Bolt" targeting Bob
    And the top of the stack resolves
    And Bob targets Alice for "Hive Mind"
    Then Bob controls the copy of "Lightning Bolt"
    And Alice controls "Lightning Bolt"
    When the top of the stack resolves
    Then Alice is at 17 life
    And Bob is at 20 life

  @cr26:707.10.19
  Scenario: Bob controls the copy of Alice's Divination that her own Hive Mind has him put onto the stack, and draws the cards
    Given Alice controls "Hive Mind" and has "Divination" in hand and can pay {2}{U}
    And Alice has 3 "Island" as "page" as library
    And Bob has 3 "Swamp" as "leaf" as library
    When Alice plays "Divination"
    And the top of the stack resolves
    Then Bob controls the copy of "Divination"
    And Alice controls "Divination"
    When the top of the stack resolves
    Then Bob has drawn 2 cards
    And Alice has drawn no cards

  @cr26:707.10.15
  Scenario: Bob owns the copy of Alice's Reach Through Mists that her own Hive Mind has him put onto the stack
    Given Alice controls "Hive Mind" and has "Reach Through Mists" in hand and can pay {U}
    When Alice plays "Reach Through Mists"
    And the top of the stack resolves
    Then Bob owns the copy of "Reach Through Mists"
    And Alice owns "Reach Through Mists"
    When the top of the stack resolves
    Then Bob has drawn 1 card
    And Alice has drawn no cards

  @cr26:707.10a.2
  Scenario: The copy of Lightning Bolt that Lens of Faces makes is in the graveyard while Alice decides whether to cast it, and ceases to exist after the ability's resolution
    Given Alice controls "Lens of Faces" and can pay {2}
    And Alice has "Lightning Bolt" in graveyard
    When Alice activates "Lens of Faces" targeting "Lightning Bolt"
    And the top of the stack resolves
    Then the copy of "Lightning Bolt" is in Alice's graveyard
    When Alice says no
    Then the copy of "Lightning Bolt" is gone
    And Alice's graveyard holds "Lightning Bolt"

  @cr26:707.10a.2
  Scenario: The copy of Lightning Bolt that Alice doesn't cast with Lens of Regrets is still in the graveyard while she decides whether to gain 1 life, and ceases to exist after that
    Given Alice controls "Lens of Regrets" and can pay {2}
    And Alice has "Lightning Bolt" in graveyard
    When Alice activates "Lens of Regrets" targeting "Lightning Bolt"
    And the top of the stack resolves
    Then the copy of "Lightning Bolt" is in Alice's graveyard
    When Alice says no
    Then the copy of "Lightning Bolt" is in Alice's graveyard
    And Alice is at 20 life
    When Alice says yes
    Then the copy of "Lightning Bolt" is gone
    And Alice's graveyard holds "Lightning Bolt"
    And Alice is at 21 life

  @cr26:707.10.4
  Scenario: Ash Tollkeeper triggers for Lithoform Engine's ability, and neither for Flametongue Kavu's triggered ability nor for the copy of it
    Given Alice controls "Lithoform Engine" and has "Flametongue Kavu" in hand and can pay {3}{R}{2}
    And Bob controls "Ash Tollkeeper", "Craw Wurm" as "one" and "Craw Wurm" as "two"
    When Alice plays "Flametongue Kavu"
    And the top of the stack resolves
    And Alice targets "one" for "Flametongue Kavu"
    And Alice activates "ability" of "Lithoform Engine" targeting the ability of "Flametongue Kavu"
    And the top of the stack resolves
    Then Alice is at 19 life
    When the top of the stack resolves
    And Alice targets "two"
    And the stack resolves
    Then "one" and "two" were destroyed
    And "Ash Tollkeeper" has triggered once
    And Alice is at 19 life

  @cr26:707.10c.6
  Scenario: Fork's copy of Lightning Bolt, for which Alice chooses Bob, doesn't make Retromancer, the target of Lightning Bolt, trigger again
    Given Bob controls "Retromancer"
    And Alice has "Lightning Bolt" and "Fork" in hand and can pay {R}{R}{R}
    When Alice plays "Lightning Bolt" targeting "Retromancer"
    And the top of the stack resolves
    Then "Retromancer" has triggered once
    And Alice is at 17 life
    When Alice plays "Fork" targeting "Lightning Bolt"
    And the top of the stack resolves
    And Alice targets Bob for "Fork"
    And the stack resolves
    Then Bob is at 17 life
    And "Retromancer" was destroyed
    And "Retromancer" has triggered once
    And Alice is at 17 life

  @cr26:707.10d
  Scenario: Echo Herald copies Giant Growth for each other creature of Alice, and each copy targets another one
    Given Alice controls "Echo Herald", "Grizzly Bears" and "Hill Giant"
    And Bob controls "Gray Ogre"
    And Alice has "Giant Growth" in hand and can pay {G}
    When Alice plays "Giant Growth" targeting "Echo Herald"
    And the top of the stack resolves
    Then the first copy of "Giant Growth" targets "Grizzly Bears"
    When the stack resolves
    Then "Echo Herald" is 5/5
    And "Grizzly Bears" is 5/5
    And "Hill Giant" is 6/6
    And "Gray Ogre" is 2/2

  @cr26:707.10d
  Scenario: Each copy of Twofold Cheer, whose two targets are Echo Herald, has another creature as both of its targets
    Given Alice controls "Echo Herald", "Grizzly Bears" and "Hill Giant"
    And Alice has "Twofold Cheer" in hand and can pay {G}
    When Alice plays "Twofold Cheer" targeting "Echo Herald" then "Echo Herald"
    And the stack resolves
    Then "Echo Herald" is 3/4
    And "Grizzly Bears" is 3/4
    And "Hill Giant" is 4/5

  @cr26:707.10d
  Scenario: Echo Prophet copies Lava Spike, which targets Bob, for each other opponent of Alice, who is the target of that copy
    Given Carol is playing too
    And Dave is playing too
    And Alice controls "Echo Prophet" and has "Lava Spike" in hand and can pay {R}
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And Carol is at 17 life
    And Dave is at 17 life
    And Alice is at 20 life

  @cr26:707.10e
  Scenario: The copy of Twofold Cheer, both of whose targets are Grizzly Bears, has the Soldier token of Rallied Pair as both of its targets
    Given Alice controls "Rallied Pair" and "Grizzly Bears"
    And Alice has "Twofold Cheer" in hand and can pay {G}
    When Alice casts "Twofold Cheer" targeting "Grizzly Bears" then "Grizzly Bears"
    And the stack resolves
    Then the first "Soldier" token is 2/3
    And "Grizzly Bears" is 3/4

  @cr26:707.10e
  Scenario: Rallied Pair doesn't trigger for Twofold Cheer with two different targets, and creates a Soldier and copies one whose targets are one creature
    Given Alice controls "Rallied Pair", "Grizzly Bears" and "Hill Giant"
    And Alice has "Twofold Cheer" as "one" and "Twofold Cheer" as "two" in hand and can pay {G}{G}
    When Alice casts "one" targeting "Grizzly Bears" then "Hill Giant"
    And the stack resolves
    Then "Rallied Pair" has triggered never
    And "Grizzly Bears" is 3/2
    And "Hill Giant" is 3/5
    When Alice casts "two" targeting "Hill Giant" then "Hill Giant"
    And the top of the stack resolves
    Then the first "Soldier" token is 1/1
    When the top of the stack resolves
    Then the stack holds the copy of "two" and "two"
