Feature: Which abilities are mana abilities

  @cr26:605.1
  Scenario: Tapping Adarkar Wastes for {W} adds the mana and deals 1 damage to Alice at once, without using the stack
    Given Alice controls "Adarkar Wastes"
    When Alice taps "pain" of "Adarkar Wastes" for mana making {W}
    Then Alice has {W} in the mana pool
    And Alice is at 19 life
    And the stack is empty

  @cr26:605.1
  Scenario: Tapping Adarkar Wastes for colourless mana deals no damage
    Given Alice controls "Adarkar Wastes"
    And Alice has "Sol Ring" in hand
    When Alice taps "plain" of "Adarkar Wastes" for mana
    Then Alice has {C} in the mana pool
    When Alice plays "Sol Ring"
    And the stack resolves
    Then "Sol Ring" is in play
    And Alice is at 20 life

  @cr26:605.3a @cr26:608.2g.6
  Scenario: As Crystal Shard's ability resolves, Bob taps City of Brass to pay {1}, and his creature stays on the battlefield
    Given Alice controls "Crystal Shard" and can pay {U}
    And Bob controls "Hill Giant" and "City of Brass"
    When Alice activates "Crystal Shard" paying the cost "blue" targeting "Hill Giant"
    And the stack resolves
    And Bob pays
    Then "City of Brass" is tapped
    And "Hill Giant" is in play
    And "City of Brass" has triggered once

  @cr26:605.3a
  Scenario: As Crystal Shard's ability resolves, Bob leaves his land untapped, and his creature returns to his hand
    Given Alice controls "Crystal Shard" and can pay {U}
    And Bob controls "Hill Giant" and "City of Brass"
    When Alice activates "Crystal Shard" paying the cost "blue" targeting "Hill Giant"
    And the stack resolves
    And Bob doesn't pay
    Then "City of Brass" is untapped
    And "Hill Giant" is in Bob's hand

  @cr26:605.5b
  Scenario: Llanowar Elves add mana at once, but Desperate Ritual, a spell that adds mana, is put on the stack, and Bob counters it
    Given Alice controls "Llanowar Elves"
    And Alice controls 2 "Mountain" as "mountain"
    And Alice has "Desperate Ritual" in hand
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice taps "Llanowar Elves" for mana
    Then Alice has {G} in the mana pool
    And the stack is empty
    When Alice plays "Desperate Ritual" paying {1} with "mountain 1" paying {R} with "mountain 2"
    Then the stack holds "Desperate Ritual"
    When Bob plays "Counterspell" targeting "Desperate Ritual"
    And the stack resolves
    Then "Desperate Ritual" was countered
    And Alice has {G} in the mana pool

  @cr26:605.5b
  Scenario: Desperate Ritual adds {R}{R}{R} as it resolves, in addition to the mana of Llanowar Elves
    Given Alice controls "Llanowar Elves"
    And Alice controls 2 "Mountain" as "mountain"
    And Alice has "Desperate Ritual" in hand
    When Alice taps "Llanowar Elves" for mana
    Then Alice has {G} in the mana pool
    When Alice plays "Desperate Ritual" paying {1} with "mountain 1" paying {R} with "mountain 2"
    And the stack resolves
    Then Alice has {G}{R}{R}{R} in the mana pool
    And "Desperate Ritual" is in Alice's graveyard

  @cr26:605.3a
  Scenario: As Alice activates Crystal Shard, she taps City of Brass for it, and its mana ability resolves at once
    Given Alice controls "Crystal Shard" and "City of Brass"
    And Bob controls "Hill Giant"
    Then Alice can activate "Crystal Shard" paying the cost "blue" targeting "Hill Giant"
    When Alice activates "Crystal Shard" paying the cost "blue" paying {U} with "City of Brass" targeting "Hill Giant"
    Then the stack holds the ability of "City of Brass" and the ability of "Crystal Shard"
    And Alice has no mana in the mana pool
    When the stack resolves
    Then "Hill Giant" is in Bob's hand

  @cr26:605.1a
  Scenario: A loyalty ability that adds mana uses the stack
    Given Alice controls "Hearth Keeper" with 3 loyalty counters
    When Alice activates "kindle" of "Hearth Keeper"
    Then the stack holds the ability "kindle" of "Hearth Keeper"
    And "Hearth Keeper" has 4 loyalty counters
    When the stack resolves
    Then Alice has {R}{R} in the mana pool

  @cr26:605.1.2
  Scenario: Dawn Brazier's ability, which can be activated only at a time for sorceries, adds its mana without the stack
    Given Alice controls "Dawn Brazier" as "one" and "Dawn Brazier" as "two"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    Then Alice can tap "one" for mana
    When Alice taps "one" for mana
    Then Alice has {W}{W} in the mana pool
    And the stack is empty
    When Alice plays "Lightning Bolt" targeting Bob
    Then Alice can't tap "two" for mana by rule 602.5d
    When the stack resolves
    Then Alice can tap "two" for mana
    And Bob is at 17 life

  @cr26:605.1b.2 @cr26:605.5a.5
  Scenario: Spring of Strangers' trigger, which adds mana and has a target, is put on the stack
    Given Alice controls "Spring of Strangers" and "Forest"
    When Alice taps "Forest" for mana
    Then Bob has no mana in the mana pool
    When Alice targets Bob for "Spring of Strangers"
    Then Alice has {G} in the mana pool
    And Bob has no mana in the mana pool
    And the stack holds the ability of "Spring of Strangers"
    When the stack resolves
    Then Bob has {G}{G}{G} in the mana pool

  @cr26:605.1b.2
  Scenario: Stifle counters the trigger of Spring of Strangers, so Bob gets no mana
    Given Alice controls "Spring of Strangers" and "Forest"
    And Bob has "Stifle" in hand and can pay {U}
    When Alice taps "Forest" for mana
    And Alice targets Bob for "Spring of Strangers"
    And Bob in response plays "Stifle" targeting the ability of "Spring of Strangers"
    And the stack resolves
    Then the ability of "Spring of Strangers" was countered
    And Alice has {G} in the mana pool
    And Bob has no mana in the mana pool

  @cr26:605.5a.5
  Scenario: The mana that Spring of Strangers' trigger adds as it resolves pays for Bob's Giant Growth
    Given Alice controls "Spring of Strangers" and "Forest"
    And Bob controls "Grizzly Bears" and has "Giant Growth" in hand
    When Alice taps "Forest" for mana
    And Alice targets Bob for "Spring of Strangers"
    And the stack resolves
    Then Bob has {G}{G}{G} in the mana pool
    When Alice passes
    And Bob plays "Giant Growth" targeting "Grizzly Bears"
    Then Bob has {G}{G} in the mana pool
    When the stack resolves
    Then "Grizzly Bears" is 5/5

  @cr26:106.3.3 @cr26:605.1a
  Scenario: Hearth Keeper's ability adds {R}{R} as it resolves, and the mana pays for two spells
    Given Alice controls "Hearth Keeper" with 3 loyalty counters
    And Alice has "Lightning Bolt" and "Lava Spike" in hand
    When Alice activates "kindle" of "Hearth Keeper"
    And the stack resolves
    Then "Hearth Keeper" has 4 loyalty counters
    And Alice has {R}{R} in the mana pool
    When Alice plays "Lightning Bolt" targeting Bob
    Then mana from "Hearth Keeper" was spent on "Lightning Bolt"
    When the stack resolves
    And Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob is at 14 life
    And Alice has no mana in the mana pool

  @cr26:605.1a @edition:2026-01
  Scenario: Hearth Keeper's ability waits on the stack, and no mana is there before it resolves
    Given Alice controls "Hearth Keeper" with 3 loyalty counters
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice activates "kindle" of "Hearth Keeper"
    Then the stack holds the ability of "Hearth Keeper"
    And Alice has no mana in the mana pool
    When Alice passes
    And Bob plays "Lightning Bolt" targeting "Hearth Keeper"
    And the top of the stack resolves
    Then "Hearth Keeper" has 1 loyalty counter
    And Alice has no mana in the mana pool

  @cr26:605.1a.3
  Scenario: Gift Stone, whose ability adds mana for Bob, adds it at once and without the stack
    Given it is Bob's main phase
    And Alice controls "Gift Stone"
    And Bob controls "Grizzly Bears"
    And Bob has "Sol Ring" in hand
    When Bob passes
    And Alice activates "Gift Stone"
    Then the stack is empty
    And Bob has {C} in the mana pool
    And Alice has no mana in the mana pool
    And "Gift Stone" is tapped

  @cr26:605.1a.8
  Scenario: Slow Font's ability, which adds mana only at the beginning of the end step, uses the stack
    Given Alice controls "Slow Font"
    When Alice activates "Slow Font"
    Then the stack holds the ability of "Slow Font"
    And "Slow Font" is tapped
    And Alice has no mana in the mana pool
    When the stack resolves
    Then the stack is empty
    And Alice has no mana in the mana pool
    When the game goes on to Alice's end step
    Then the stack holds "Slow Font"
    When the stack resolves
    Then Alice has {R} in the mana pool

  @cr26:605.1a.8
  Scenario: Slow Font's ability, which Alice activates in her upkeep, adds no mana in her main phase, and {R} at the beginning of her end step
    Given it is Alice's upkeep
    And Alice controls "Slow Font"
    And Alice has 3 "Plains" as "dune" as library
    When Alice activates "Slow Font"
    And the game goes on to Alice's precombat main phase
    Then "Slow Font" is tapped
    And Alice has no mana in the mana pool
    When the game goes on to Alice's end step
    And the stack resolves
    Then Alice has {R} in the mana pool

  @cr26:605.1a.5
  Scenario: Stifle counters Hearth Keeper's loyalty ability, which would add mana, and Alice gets no mana
    Given Alice controls "Hearth Keeper" with 3 loyalty counters
    And Bob has "Stifle" in hand and can pay {U}
    Then Alice can activate "kindle" of "Hearth Keeper"
    When Alice activates "kindle" of "Hearth Keeper"
    Then the stack holds the ability of "Hearth Keeper"
    When Bob in response plays "Stifle" targeting the ability of "Hearth Keeper"
    And the stack resolves
    Then the ability of "Hearth Keeper" was countered
    And Alice has no mana in the mana pool
    And "Hearth Keeper" has 4 loyalty counters

  @cr26:605.3a.6 @cr26:602.2b.4
  Scenario: Raiders' Lamp pays for the ability of Lightning Berserker while its player controls a Goblin
    Given Alice controls "Raiders' Lamp", "Goblin Raider" and "Lightning Berserker"
    Then Alice can activate "Lightning Berserker"
    When Alice activates "Lightning Berserker"
    Then "Raiders' Lamp" is tapped
    When the stack resolves
    Then "Lightning Berserker" is 2/1

  @cr26:605.3a.6
  Scenario: Raiders' Lamp pays for Shock while its player controls a Goblin
    Given Alice controls "Raiders' Lamp" and "Goblin Raider" and has "Shock" in hand
    When Alice plays "Shock" targeting Bob
    Then "Raiders' Lamp" is tapped
    When the stack resolves
    Then Bob is at 18 life

  @cr26:605.3a.6
  Scenario: Raiders' Lamp can no longer pay for Shock once the only Goblin of its player is destroyed
    Given Alice controls "Raiders' Lamp" and "Goblin Raider" and has "Shock" in hand
    And Bob has "Terror" in hand and can pay {1}{B}
    Then Alice can play "Shock" targeting Bob
    When Bob plays "Terror" targeting "Goblin Raider"
    And the stack resolves
    Then Alice can't play "Shock" targeting Bob by rule 118.3
    When Alice taps "Raiders' Lamp" for mana
    Then Alice has no mana in the mana pool

  @cr26:605.3a.7
  Scenario: Alice taps three Mountains to turn Battering Craghorn face up while a spell is on the stack, and two Mountains aren't enough
    Given Alice controls a face-down "Battering Craghorn" as "mask", "Mountain" as "one" and "Mountain" as "two"
    And Alice has "Mountain" as "three" in hand
    And Bob has "Shock" in hand and can pay {R}
    Then Alice can't turn "mask" face up by rule 118.3
    When Alice plays the land "three"
    And Alice passes
    And Bob plays "Shock" targeting Alice
    And Bob passes
    Then Alice can turn "mask" face up
    When Alice turns "mask" face up
    Then "one", "two" and "three" are tapped
    And "mask" is 3/1
    And the stack holds "Shock"
    When the stack resolves
    Then Alice is at 18 life

  @cr26:605.3a.7
  Scenario: Alice taps Sol Ring for one of the three mana that turn Battering Craghorn face up while Shock is on the stack
    Given Alice controls a face-down "Battering Craghorn" as "mask", "Mountain" as "one" and "Mountain" as "two"
    And Alice controls "Sol Ring"
    And Bob has "Shock" in hand and can pay {R}
    When Alice passes
    And Bob plays "Shock" targeting Alice
    And Bob passes
    Then Alice can turn "mask" face up
    When Alice turns "mask" face up
    Then "Sol Ring", "one" and "two" are tapped
    And "mask" is 3/1
    And the stack holds "Shock"

  @cr26:605.3b.4
  Scenario: Stifle can't target the mana ability of Llanowar Elves, which is never on the stack, and counters the ability of Frostwielder
    Given Alice controls "Llanowar Elves" and "Frostwielder"
    And Bob has "Stifle" in hand and can pay {U}
    When Alice activates "Frostwielder" targeting Bob
    Then Alice can tap "Llanowar Elves" for mana
    When Alice activates "mana" of "Llanowar Elves"
    Then Alice has {G} in the mana pool
    And the stack holds the ability of "Frostwielder"
    And Bob can target only the ability of "Frostwielder" with "Stifle"
    When Bob plays "Stifle" targeting the ability of "Frostwielder"
    And the stack resolves
    Then the ability of "Frostwielder" was countered
    And Bob is at 20 life
    And Alice has {G} in the mana pool

  @cr26:605.1.2
  Scenario: Dawn Brazier's ability can be activated in Alice's main phase, and can't while her Hill Giant is on the stack
    Given Alice controls "Dawn Brazier"
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    Then Alice can activate "Dawn Brazier"
    When Alice plays "Hill Giant"
    Then Alice can't activate "Dawn Brazier" by rule 602.5d
    When the stack resolves
    Then Alice can activate "Dawn Brazier"
    And "Hill Giant" is 3/3

  @cr26:605.3a.6
  Scenario: Raiders' Lamp can't pay for a second Shock while its player controls no Goblin
    Given Alice controls "Raiders' Lamp" and "Mountain"
    And Alice has "Shock" as "one" and "Shock" as "two" in hand
    And Bob controls "Goblin Raider"
    Then Alice can play "one" targeting Bob
    When Alice plays "one" targeting Bob
    And the stack resolves
    Then Bob is at 18 life
    And Alice can't play "two" targeting Bob by rule 118.3
    When Alice activates "Raiders' Lamp"
    Then "Raiders' Lamp" is tapped
    And Alice has no mana in the mana pool

  @cr26:605.5
  Scenario: Urza's Blueprints' ability, which adds no mana, and Dark Ritual, a spell that adds mana, are both put on the stack, and Stifle counters the ability
    Given Alice controls "Urza's Blueprints" as "one" and "Urza's Blueprints" as "two"
    And Alice controls "Swamp" and has "Dark Ritual" in hand
    And Bob has "Stifle" in hand and can pay {U}
    And Alice has "Hill Giant" and "Forest" on top of library
    When Alice activates "one"
    Then the stack holds the ability of "one"
    And Alice's hand holds "Dark Ritual"
    When Alice plays "Dark Ritual"
    Then the stack holds "Dark Ritual" and the ability of "one"
    And Alice has no mana in the mana pool
    When the top of the stack resolves
    Then Alice has {B}{B}{B} in the mana pool
    When the stack resolves
    Then Alice's hand holds "Hill Giant"
    When Alice activates "two"
    And Bob in response plays "Stifle" targeting the ability of "two"
    And the stack resolves
    Then the ability of "two" was countered
    And the top of Alice's library is "Forest"
