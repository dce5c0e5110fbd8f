Feature: Timing of actions

  @cr26:117.1a
  Scenario: Alice casts a sorcery only in her main phase while the stack is empty, and an instant whenever she has priority
    Given it is Alice's upkeep
    And Alice has "Lava Spike" and "Lightning Bolt" in hand and can pay {R}{R}
    And Alice has "Opt" in hand and can pay {U}
    And Alice has "Island", "Forest" and "Swamp" as library
    Then Alice can't play "Lava Spike" targeting Bob by rule 117.1a
    And Alice can play "Lightning Bolt" targeting Bob
    When the game goes on to Alice's main phase
    Then Alice can play "Lava Spike" targeting Bob
    When Alice plays "Lightning Bolt" targeting Bob
    Then Alice can't play "Lava Spike" targeting Bob by rule 117.1a
    And Alice can play "Opt"
    When the stack resolves
    And Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob is at 14 life

  @cr26:117.1c @cr26:116.2b
  Scenario: Alice turns a creature face up in response to a spell, and can't play a land in response
    Given it is Alice's upkeep
    And Alice controls face-down "Battering Craghorn" and can pay {1}{R}{R}{R}
    And Alice has "Forest" and "Lightning Bolt" in hand
    Then Alice can't play the land "Forest" by rule 305.1
    And Alice can turn "Battering Craghorn" face up
    When the game goes on to Alice's main phase
    Then Alice can play the land "Forest"
    When Alice plays "Lightning Bolt" targeting Bob
    Then Alice can't play the land "Forest" by rule 305.1
    And Alice can turn "Battering Craghorn" face up
    When Alice turns "Battering Craghorn" face up
    Then the stack holds "Lightning Bolt"
    And "Battering Craghorn" is 3/1
    When the stack resolves
    Then Bob is at 17 life

  @cr26:117.2c @cr26:117.3a @cr26:121.1.3 @cr26:113.3c.5
  Scenario: Alice draws in her draw step before she gets priority, and an upkeep trigger is on the stack before she gets priority
    Given it is Bob's end step
    And Alice controls "Honden of Seeing Winds"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Alice has "Island", "Forest" and "Swamp" as library
    When the game goes on to Alice's upkeep
    Then the stack holds the ability of "Honden of Seeing Winds"
    And Alice has priority
    And Alice can play "Lightning Bolt" targeting Bob
    When the stack resolves
    Then "Island" is in Alice's hand
    When the game goes on to Alice's draw step
    Then "Forest" is in Alice's hand
    And Alice has priority
    And it happened never that Alice got priority in the untap step
    And it happened never that Bob got priority in the untap step
    And it happened never that Bob got priority in the cleanup step
    And it happened never that Alice got priority in the cleanup step
    When the game goes on to Alice's main phase
    Then Alice has priority

  @cr26:113.3c.4
  Scenario: Wall of Omens' ability, which begins with "when", is on the stack as Alice gets priority after the Wall has entered, and draws Island as it resolves
    Given Alice has "Wall of Omens" in hand and can pay {1}{W}
    And Alice has "Island" as library
    When Alice plays "Wall of Omens"
    And the top of the stack resolves
    Then the stack holds the ability of "Wall of Omens"
    And Alice has priority
    And Alice has drawn no cards
    When the stack resolves
    Then Alice's hand holds "Island"

  @cr26:113.3c.5
  Scenario: Honden of Seeing Winds' ability, which begins with "at", is on the stack as Alice gets priority in her upkeep, and draws Island as it resolves
    Given it is Bob's end step
    And Alice controls "Honden of Seeing Winds"
    And Alice has "Island", "Forest" and "Swamp" as library
    When the game goes on to Alice's upkeep
    Then the stack holds the ability of "Honden of Seeing Winds"
    And Alice has priority
    And Alice has drawn no cards
    When the stack resolves
    Then Alice's hand holds "Island"

  @cr26:113.3c.5
  Scenario: In Bob's upkeep, the abilities of his two Honden are on the stack as he gets priority, and that of Honden of Seeing Winds, which Alice has cast, isn't
    Given Alice has "Honden of Seeing Winds" in hand and can pay {4}{U}
    And Bob controls "Honden of Cleansing Fire" and "Honden of Life's Web"
    When Alice plays "Honden of Seeing Winds"
    And the stack resolves
    And the game goes on to Bob's upkeep
    And Bob puts "Honden of Cleansing Fire" and "Honden of Life's Web" in this order
    Then the stack holds the ability of "Honden of Life's Web" and the ability of "Honden of Cleansing Fire"
    And Bob has priority
    When the stack resolves
    Then Bob is at 24 life
    And Alice has drawn no cards

  @cr26:117.2d @cr26:117.5 @cr26:117.3b
  Scenario: A creature with lethal damage dies, and its trigger is put on the stack, before a player gets priority
    Given Alice has "Lightning Bolt" in hand and can pay {R}
    And Bob controls "Doomed Dissenter"
    When Alice plays "Lightning Bolt" targeting "Doomed Dissenter"
    And the top of the stack resolves
    Then "Doomed Dissenter" is in Bob's graveyard
    And the stack holds the ability of "Doomed Dissenter"
    And Alice has priority
    When the stack resolves
    Then Bob controls one 2/2 black "Zombie" creature token

  @cr26:117.2e
  Scenario: While Innocent Blood resolves, players choose creatures, but no player gets priority
    Given Alice has "Innocent Blood" in hand and can pay {B}
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob controls "Gray Ogre" and "Craw Wurm"
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Innocent Blood"
    Then Bob can play "Lightning Bolt" targeting Alice
    When the top of the stack resolves
    Then Alice is asked for objects
    When Alice chooses "Grizzly Bears"
    Then Bob is asked for objects
    And Bob can't play "Lightning Bolt" targeting Alice by rule 117.1
    When Bob chooses "Gray Ogre"
    Then "Grizzly Bears" and "Gray Ogre" were sacrificed
    And Alice has priority
    And "Hill Giant" and "Craw Wurm" are in play

  @cr26:117.3b @cr26:117.3c @cr26:117.3d
  Scenario: Bob, who casts a spell, has priority afterwards; as he passes, Alice gets it; and after the spell resolves, the active player Alice has it
    Given Bob has "Lightning Bolt" as "one" and "Lightning Bolt" as "two" in hand and can pay {R}{R}
    And Alice controls "Hill Giant"
    When Alice passes
    Then Bob has priority
    When Bob plays "one" targeting "Hill Giant"
    Then Bob has priority
    When Bob passes
    Then Alice has priority
    When Alice passes
    Then "Hill Giant" is in Alice's graveyard
    And Alice has priority
    And it is Alice's precombat main phase

  @cr26:117.3d
  Scenario: As Alice passes with Reach Through Mists on the stack, Bob, who has no part in that spell, gets priority and can cast Giant Growth
    Given Alice has "Reach Through Mists" in hand and can pay {U}
    And Bob controls "Hill Giant" and has "Giant Growth" in hand and can pay {G}
    When Alice plays "Reach Through Mists"
    Then Alice has priority
    When Alice passes
    Then Bob has priority
    And Bob can play "Giant Growth" targeting "Hill Giant"
    When Bob plays "Giant Growth" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is 6/6
    And the stack holds "Reach Through Mists"

  @cr26:117.4 @cr26:117.7
  Scenario: As both players pass in succession, Bob's response resolves first, and Alice's spell only as both pass again
    Given Alice has "Lightning Bolt" in hand and can pay {R}
    And Bob controls "Elite Vanguard"
    And Bob has "Giant Growth" in hand and can pay {G}
    When Alice plays "Lightning Bolt" targeting "Elite Vanguard"
    And Bob in response plays "Giant Growth" targeting "Elite Vanguard"
    Then the stack holds "Giant Growth" and "Lightning Bolt"
    When Bob passes
    And Alice passes
    Then "Elite Vanguard" is 5/4
    And the stack holds "Lightning Bolt"
    When Alice passes
    And Bob passes
    Then "Elite Vanguard" has 3 damage marked
    And the stack is empty
    When Alice passes
    And Bob passes
    Then it is Alice's beginning of combat step

  @cr26:117.1d @edition:2026-01
  Scenario: As Make Disappear resolves, Bob activates the mana abilities of two lands to pay {2}, and Hill Giant isn't countered
    Given it is Bob's main phase
    And Bob controls 2 "Wastes" as "waste"
    And Bob has "Hill Giant" in hand and can pay {3}{R}
    And Alice has "Make Disappear" in hand and can pay {1}{U}
    When Bob plays "Hill Giant"
    And Alice plays "Make Disappear" targeting "Hill Giant"
    And the top of the stack resolves
    And Bob pays
    Then "waste 1" and "waste 2" are tapped
    And "Make Disappear" has resolved
    When the stack resolves
    Then "Hill Giant" is in play

  @cr26:117.3b @cr26:117.3c
  Scenario: Bob, who activates Frostwielder's ability in Alice's turn, has priority afterwards, and Alice has it after the ability has resolved
    Given Bob controls "Frostwielder"
    And Alice controls "Hill Giant"
    When Alice passes
    Then Bob has priority
    When Bob activates "Frostwielder" targeting "Hill Giant"
    Then Bob has priority
    And "Frostwielder" is tapped
    When Bob passes
    Then Alice has priority
    When Alice passes
    Then "Hill Giant" has 1 damage marked
    And Alice has priority
    And it is Alice's precombat main phase

  @cr26:117.2a.2
  Scenario: City of Brass triggers while Lightning Bolt is cast with its mana, and its ability is put on the stack above the Bolt before Alice gets priority
    Given Alice has "Lightning Bolt" in hand
    And Alice controls "City of Brass"
    When Alice plays "Lightning Bolt" targeting Bob
    Then the stack holds the ability of "City of Brass" and "Lightning Bolt"
    And Alice has priority
    When the top of the stack resolves
    Then Alice is at 19 life
    And Bob is at 20 life
    When the stack resolves
    Then Bob is at 17 life

  @cr26:117.2a.2
  Scenario: City of Brass triggers while Lightning Bolt is cast and Young Pyromancer after that, and Alice puts the ability of City of Brass on the stack last
    Given Alice has "Lightning Bolt" in hand
    And Alice controls "City of Brass" and "Young Pyromancer"
    When Alice plays "Lightning Bolt" targeting Bob
    And Alice puts "Young Pyromancer" and "City of Brass" in this order
    Then the stack holds the ability of "City of Brass", the ability of "Young Pyromancer" and "Lightning Bolt"
    And Alice has priority
    When the top of the stack resolves
    Then Alice is at 19 life
    And Bob is at 20 life
    When the stack resolves
    Then Alice controls one 1/1 red "Elemental" creature token
    And Bob is at 17 life

  @cr26:117.3d @cr26:117.4.2
  Scenario: In a three-player game, Alice passes, then Bob gets priority, then Carol, who can cast Giant Growth before Lightning Bolt resolves
    Given Carol is playing too
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Carol controls "Hill Giant" and has "Giant Growth" in hand and can pay {G}
    When Alice plays "Lightning Bolt" targeting "Hill Giant"
    Then Alice has priority
    When Alice passes
    Then Bob has priority
    When Bob passes
    Then Carol has priority
    And Carol can play "Giant Growth" targeting "Hill Giant"
    When Carol plays "Giant Growth" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 3 damage marked
    And "Hill Giant" is 6/6

  @cr26:117.4
  Scenario: After Alice has passed, Bob casts Healing Salve, so the passes before it don't count, and Alice has priority again before anything resolves
    Given Alice has "Lightning Bolt" in hand and can pay {R}
    And Bob has "Healing Salve" in hand and can pay {W}
    When Alice plays "Lightning Bolt" targeting Bob
    And Alice passes
    Then Bob can play "Healing Salve" choosing "gain" targeting Bob
    When Bob plays "Healing Salve" choosing "gain" targeting Bob
    And Bob passes
    Then Alice has priority
    And the stack holds "Healing Salve" and "Lightning Bolt"
    When Alice passes
    Then Bob is at 23 life
    And the stack holds "Lightning Bolt"

  @cr26:117.3b.2 @cr26:405.6c.3
  Scenario: Bob, who makes mana with Llanowar Elves in Alice's turn, has priority afterwards and casts Giant Growth
    Given Bob controls "Llanowar Elves" and "Hill Giant" and has "Giant Growth" in hand
    When Alice passes
    Then Bob can tap "Llanowar Elves" for mana
    When Bob taps "Llanowar Elves" for mana
    Then Bob has priority
    And Bob has {G} in the mana pool
    And Bob can play "Giant Growth" targeting "Hill Giant"
    When Bob plays "Giant Growth" targeting "Hill Giant"
    Then Bob has priority
    When the stack resolves
    Then "Hill Giant" is 6/6
    And Alice has priority

  @cr26:117.5.2 @cr26:704.3.3 @cr26:603.3b.3
  Scenario: As Banisher Priest's ability is put on the stack targeting Echoing Imp, the Imp triggers, and its ability is put on the stack, too, before a player gets priority
    Given Alice has "Banisher Priest" in hand and can pay {1}{W}{W}
    And Bob controls "Echoing Imp" and "Hill Giant"
    When Alice plays "Banisher Priest"
    And the top of the stack resolves
    And Alice targets "Echoing Imp" for "Banisher Priest"
    Then the stack holds the ability of "Echoing Imp" and the ability of "Banisher Priest"
    And Alice has priority
    When the top of the stack resolves
    Then "Banisher Priest" is in Alice's hand
    And "Hill Giant" is in play

  @cr26:117.5.3 @cr26:704.3.4 @cr26:603.3b.3
  Scenario: Wavering Wisp, smaller by each ability on the stack, dies after a trigger was put there and before a player gets priority, and Rancor on it triggers, too
    Given Alice has "Lightning Bolt" in hand and can pay {R}
    And Bob controls "Doomed Dissenter", "Wavering Wisp" and "Hill Giant"
    And Alice controls "Rancor" attached to "Wavering Wisp"
    When Alice plays "Lightning Bolt" targeting "Doomed Dissenter"
    Then "Wavering Wisp" is 3/1
    When the top of the stack resolves
    Then it happened in this order that "Doomed Dissenter" died, then "Doomed Dissenter" triggered, then "Wavering Wisp" died, then "Rancor" triggered
    And "Wavering Wisp" was put there for lack of toughness
    And the stack holds the ability of "Rancor" and the ability of "Doomed Dissenter"
    And Alice has priority
    When the top of the stack resolves
    Then "Rancor" is in Alice's hand
    When the stack resolves
    Then Bob controls one 2/2 black "Zombie" creature token
    And "Hill Giant" is in play

  @cr26:117.5.3
  Scenario: Wavering Wisp with Holy Strength, smaller by the ability on the stack, has toughness left in the check after a trigger was put there
    Given Alice has "Lightning Bolt" in hand and can pay {R}
    And Bob controls "Doomed Dissenter" and "Wavering Wisp"
    And Bob controls "Holy Strength" attached to "Wavering Wisp"
    When Alice plays "Lightning Bolt" targeting "Doomed Dissenter"
    Then "Wavering Wisp" is 2/3
    When the top of the stack resolves
    Then it happened in this order that "Doomed Dissenter" died, then "Doomed Dissenter" triggered, then Alice got priority
    And "Wavering Wisp" is 2/2
    And the stack holds the ability of "Doomed Dissenter"
    When the stack resolves
    Then Bob controls one 2/2 black "Zombie" creature token
    And "Wavering Wisp" is 2/3

  @cr26:117.5.4
  Scenario: In Alice's turn, Bob casts Lightning Bolt with mana of City of Brass, and has priority himself after the ability of City of Brass was put on the stack
    Given Bob controls "City of Brass" and has "Lightning Bolt" in hand
    And Bob controls "Hill Giant" and has "Giant Growth" in hand
    And Bob has {G} in the mana pool
    When Alice passes
    And Bob plays "Lightning Bolt" targeting Alice
    Then the stack holds the ability of "City of Brass" and "Lightning Bolt"
    And Bob has priority
    And Bob can play "Giant Growth" targeting "Hill Giant"
    When the top of the stack resolves
    Then Bob is at 19 life
    And Alice is at 20 life
    And Alice has priority
    When the stack resolves
    Then Alice is at 17 life

  @cr26:117.2a.3 @cr26:117.1d.3
  Scenario: City of Brass triggers while Chimeric Staff's ability is activated with its mana, and its ability is put on the stack above that ability
    Given Alice controls "City of Brass" and "Chimeric Staff"
    Then Alice can activate "Chimeric Staff" with X = 1
    When Alice activates "Chimeric Staff" with X = 1
    Then the stack holds the ability of "City of Brass" and the ability of "Chimeric Staff"
    And Alice has priority
    When the top of the stack resolves
    Then Alice is at 19 life
    When the stack resolves
    Then "Chimeric Staff" is 1/1

  @cr26:117.2a.3
  Scenario: Two Cities of Brass trigger while Chimeric Staff's ability is activated with their mana, and Alice puts both abilities on the stack afterwards, in the order that she likes
    Given Alice controls "City of Brass" as "east", "City of Brass" as "west" and "Chimeric Staff"
    When Alice activates "Chimeric Staff" with X = 2
    Then the stack holds the ability of "Chimeric Staff"
    When Alice puts "west" and "east" in this order
    Then the stack holds the ability of "east", the ability of "west" and the ability of "Chimeric Staff"
    And Alice has priority
    When the top of the stack resolves
    Then Alice is at 19 life
    And the stack holds the ability of "west" and the ability of "Chimeric Staff"
    When the stack resolves
    Then Alice is at 18 life
    And "Chimeric Staff" is 2/2

  @cr26:117.1d.4
  Scenario: As Crystal Shard's ability resolves, Bob taps Forest for the {1} that keeps his creature on the battlefield
    Given Alice controls "Crystal Shard" and has {U} in the mana pool
    And Bob controls "Hill Giant" and "Forest"
    When Alice activates "Crystal Shard" targeting "Hill Giant"
    And Alice chooses the mode "blue"
    And the stack resolves
    And Bob pays for "Crystal Shard"
    Then "Forest" is tapped
    And "Hill Giant" is in play
    And the ability of "Crystal Shard" has resolved

  @cr26:117.2e.2 @cr26:117.1d @cr26:117.3b @cr26:118.2 @cr26:113.4.3
  Scenario: As Mana Leak resolves, Bob taps three lands to pay {3}, and no player can cast a spell meanwhile
    Given it is Bob's main phase
    And Bob controls "Mountain" as "peak", "Mountain" as "hill" and "Forest" as "wood"
    And Bob has {3}{R} in the mana pool
    And Bob has "Hill Giant" and "Lightning Bolt" in hand
    And Alice has "Mana Leak" in hand and can pay {1}{U}
    And Alice has "Healing Salve" in hand and can pay {W}
    When Bob plays "Hill Giant"
    Then Bob can play "Lightning Bolt" targeting Alice
    And Alice can play "Mana Leak" targeting "Hill Giant"
    When Alice plays "Mana Leak" targeting "Hill Giant"
    Then Alice can play "Healing Salve" choosing "gain" targeting Alice
    When the top of the stack resolves
    Then Bob is asked for a payment
    And Bob can't play "Lightning Bolt" targeting Alice by rule 117.1
    And Alice can't play "Healing Salve" choosing "gain" targeting Alice by rule 117.1
    When Bob pays
    Then "peak", "hill" and "wood" are tapped
    And the stack holds "Hill Giant"
    And Bob has priority

  @cr26:117.2e.3
  Scenario: As Crystal Shard's ability asks Bob for a payment while it resolves, neither player can cast a spell
    Given Alice controls "Crystal Shard" and has {U} in the mana pool
    And Alice has "Healing Salve" in hand
    And Alice controls "Plains"
    And Bob controls "Hill Giant", "Forest" and "Mountain"
    And Bob has "Lightning Bolt" in hand
    When Alice activates "Crystal Shard" targeting "Hill Giant"
    And Alice chooses the mode "blue"
    Then Alice can play "Healing Salve" choosing "gain" targeting Alice
    When Alice passes
    Then Bob can play "Lightning Bolt" targeting Alice
    When the top of the stack resolves
    Then Bob is asked for a payment
    And Bob can't play "Lightning Bolt" targeting Alice by rule 117.1
    And Alice can't play "Healing Salve" choosing "gain" targeting Alice by rule 117.1
    When Bob pays for "Crystal Shard"
    Then "Hill Giant" is in play
    And the ability of "Crystal Shard" has resolved

  @cr26:117.7
  Scenario: Alice's Giant Growth, cast in response to the ability of Frostwielder, resolves before that ability
    Given Bob controls "Frostwielder"
    And Alice controls "Elite Vanguard"
    And Alice has "Giant Growth" in hand and can pay {G}
    When Alice passes
    And Bob activates "Frostwielder" targeting "Elite Vanguard"
    And Alice in response plays "Giant Growth" targeting "Elite Vanguard"
    Then the stack holds "Giant Growth" and the ability of "Frostwielder"
    When the top of the stack resolves
    Then "Elite Vanguard" is 5/4
    And the stack holds the ability of "Frostwielder"
    When the stack resolves
    Then "Elite Vanguard" has 1 damage marked
    And "Elite Vanguard" is in play

  @cr26:117.2c.3
  Scenario: As both players pass in Alice's upkeep, her mana is lost as the step ends, and the next player to get priority is Alice, in her draw step
    Given it is Alice's upkeep
    And Alice controls "Forest" and "Llanowar Elves"
    And Alice has "Island" and "Swamp" as library
    When Alice taps "Forest" for mana
    And Alice taps "Llanowar Elves" for mana
    Then Alice has {G}{G} in the mana pool
    When Alice passes
    And Bob passes
    Then it is Alice's draw step
    And Alice has no mana in the mana pool
    And Alice has drawn 1 card
    And Alice has priority

  @cr26:117.3a.2
  Scenario: The ability of Second Bell, which triggers as the postcombat main phase begins, is on the stack before Alice gets priority in that phase
    Given it is Alice's draw step
    And Alice controls "Second Bell"
    And Alice has "Shock" in hand and can pay {R}
    When the game goes on to Alice's precombat main phase
    Then Alice has priority
    And the stack is empty
    When the game goes on to Alice's postcombat main phase
    Then the stack holds the ability of "Second Bell"
    And Alice has priority
    And Alice can play "Shock" targeting Bob
    When the stack resolves
    Then Alice is at 23 life

  @cr26:117.7 @cr26:405.2.2 @cr26:405.5
  Scenario: Of two abilities and a spell, each in response to the one before, the last resolves first and the first resolves last
    Given Alice controls "Prodigal Sorcerer" as "hers" and "Prodigal Sorcerer" as "second"
    And Bob controls "Prodigal Sorcerer" as "his"
    And Alice has "Giant Growth" in hand and can pay {G}
    When Alice activates "hers" targeting "his"
    And Bob in response activates "his" targeting "second"
    And Alice in response plays "Giant Growth" targeting "second"
    Then the stack holds "Giant Growth", the ability of "his" and the ability of "hers"
    When the top of the stack resolves
    Then "second" is 4/4
    When the top of the stack resolves
    Then "second" has 1 damage marked
    And the stack holds the ability of "hers"
    When the stack resolves
    Then "his" was destroyed
    And "second" is in play

  @cr26:117.2a.4
  Scenario: Soul Warden triggers while the ability of Jade Mage resolves, and its ability is put on the stack afterwards, before Alice gets priority
    Given Alice controls "Jade Mage" and "Soul Warden" and can pay {2}{G}
    When Alice activates "Jade Mage"
    Then the stack holds the ability of "Jade Mage"
    When the top of the stack resolves
    Then Alice controls one 1/1 green "Saproling" creature token
    And the stack holds the ability of "Soul Warden"
    And Alice has priority
    And Alice is at 20 life
    When the stack resolves
    Then Alice is at 21 life

  @cr26:117.3a.3
  Scenario: In Bob's turn, Bob and not Alice gets priority first in his upkeep, and in his draw step after he has drawn
    Given it is Alice's end step
    And Bob controls "Honden of Seeing Winds"
    And Bob has "Lightning Bolt" in hand and can pay {R}
    And Bob has "Island", "Forest" and "Swamp" as library
    When the game goes on to Bob's upkeep
    Then the stack holds the ability of "Honden of Seeing Winds"
    And Bob has priority
    When the stack resolves
    And the game goes on to Bob's draw step
    Then Bob's hand holds "Lightning Bolt", "Island" and "Forest"
    And Bob has priority
    And Bob can play "Lightning Bolt" targeting Alice

  @cr26:117.3d @cr26:117.4.2
  Scenario: In Bob's turn, Carol, who casts Lightning Bolt, passes to Alice and not to Bob, and the Bolt resolves only after Alice and Bob have passed, too
    Given Carol is playing too
    And it is Bob's main phase
    And Bob controls "Hill Giant"
    And Carol has "Lightning Bolt" in hand and can pay {R}
    And Alice has "Giant Growth" in hand and can pay {G}
    When Bob passes
    Then Carol has priority
    When Carol plays "Lightning Bolt" targeting "Hill Giant"
    And Carol passes
    Then Alice has priority
    When Alice plays "Giant Growth" targeting "Hill Giant"
    And Alice passes
    Then Bob has priority
    When Bob passes
    Then Carol has priority
    When Carol passes
    Then "Hill Giant" is 6/6
    And Bob has priority
    And the stack holds "Lightning Bolt"
    When Bob passes
    And Carol passes
    Then Alice has priority
    And the stack holds "Lightning Bolt"
    When Alice passes
    Then "Hill Giant" has 3 damage marked

  @cr26:117.1b.2 @cr26:113.3b.4 @cr26:117.1d.5 @cr26:113.4.4 @cr26:117.1
  Scenario: Bob, who has passed, can activate neither Prodigal Sorcerer nor the mana ability of Llanowar Elves while Alice has priority, and can in response to her spell
    Given it is Bob's main phase
    And Bob controls "Prodigal Sorcerer" and "Llanowar Elves"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    Then Bob can activate "Prodigal Sorcerer" targeting Alice
    When Bob passes
    Then Alice has priority
    And Bob can't activate "Prodigal Sorcerer" targeting Alice by rule 117.1
    And Bob can't tap "Llanowar Elves" for mana by rule 117.1
    When Alice plays "Lightning Bolt" targeting Bob
    And Alice passes
    Then Bob has priority
    When Bob taps "Llanowar Elves" for mana
    Then Bob has {G} in the mana pool
    When Bob activates "Prodigal Sorcerer" targeting Alice
    And the top of the stack resolves
    Then Alice is at 19 life
    And the stack holds "Lightning Bolt"

  @cr26:117.4 @cr26:117.1b
  Scenario: As both players pass in succession in Alice's upkeep, the ability on top of the stack resolves, and as both pass again, the step ends
    Given it is Alice's upkeep
    And Alice controls "Hill Giant"
    And Alice has "Island" and "Swamp" as library
    And Bob controls "Frostwielder"
    When Alice passes
    Then Bob can activate "Frostwielder" targeting "Hill Giant"
    When Bob activates "Frostwielder" targeting "Hill Giant"
    And Bob passes
    Then "Hill Giant" has no damage marked
    When Alice passes
    Then "Hill Giant" has 1 damage marked
    And it is Alice's upkeep
    And Alice has priority
    When Alice passes
    Then it is Alice's upkeep
    When Bob passes
    Then it is Alice's draw step

  @cr26:117.1.2 @cr26:117.3c.2 @cr26:601.2i.4
  Scenario: Bob, who casts Hill Giant while his Djinn of Wishes's ability resolves in Alice's turn, doesn't have priority afterwards, and Alice has
    Given Bob controls "Djinn of Wishes" with 3 wish counters and can pay {2}{U}{U}
    And Bob has "Hill Giant" and "Island" as library
    And Bob has "Lightning Bolt" in hand and can pay {R}
    And Alice has "Shock" in hand and can pay {R}
    When Alice passes
    And Bob activates "wish" of "Djinn of Wishes"
    Then Bob has priority
    And Bob can play "Lightning Bolt" targeting Alice
    When the top of the stack resolves
    Then Bob can't play "Lightning Bolt" targeting Alice by rule 117.1
    And Alice can't play "Shock" targeting Bob by rule 117.1
    And Bob is asked for a play by "Djinn of Wishes"
    When while "Djinn of Wishes" resolves, Bob plays "Hill Giant"
    Then the stack holds "Hill Giant"
    And Alice has priority
    And Alice can play "Shock" targeting Bob
    When the stack resolves
    Then "Hill Giant" is in play under Bob's control

  @cr26:117.1a.2 @cr26:117.1
  Scenario: Alice, who has passed in her main phase, can't cast Grizzly Bears while Bob has priority, and can once she has priority again
    Given Alice has "Grizzly Bears" in hand and can pay {1}{G}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice passes
    Then Bob has priority
    And Alice can't play "Grizzly Bears" by rule 117.1
    When Bob plays "Lightning Bolt" targeting Alice
    And the stack resolves
    Then Alice is at 17 life
    And Alice can play "Grizzly Bears"
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in play under Alice's control

  @cr26:117.1a
  Scenario: Alice can't cast Grizzly Bears in Bob's main phase or in combat, and can in her postcombat main phase, and Lightning Bolt at each of these times
    Given it is Bob's main phase
    And Alice has "Grizzly Bears" and 3 "Lightning Bolt" as "bolt" in hand
    And Alice controls 2 "Forest" as "grove" and 3 "Mountain" as "peak"
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "bog" as library
    When Bob passes
    Then Alice has priority
    And Alice can't play "Grizzly Bears" by rule 117.1a
    And Alice can play "bolt 1" targeting Bob
    When the game goes on to Alice's beginning of combat step
    Then Alice can't play "Grizzly Bears" by rule 117.1a
    When Alice plays "bolt 1" targeting Bob
    And the stack resolves
    And the game goes on to Alice's postcombat main phase
    Then Alice can play "Grizzly Bears"
    When Alice plays "Grizzly Bears"
    Then Alice can play "bolt 2" targeting Bob
    When Alice passes
    Then Bob has priority
    And Alice can't play "bolt 2" targeting Bob by rule 117.1
    When the stack resolves
    Then "Grizzly Bears" is in play under Alice's control
    And Bob is at 17 life
