Feature: Copies of abilities, permanent spells and cards

  @cr26:707.10b @cr26:707.10.8
  Scenario: Strionic Resonator copies the ability of Ajani's Pridemate, which gets both counters while another Pridemate gets none
    Given Alice controls "Ajani's Pridemate" and "Strionic Resonator" and can pay {2}
    And Bob controls "Ajani's Pridemate" as "other"
    And Alice has "Healing Salve" in hand and can pay {W}
    When Alice plays "Healing Salve" choosing "gain" targeting Alice
    And the top of the stack resolves
    And Alice activates "Strionic Resonator" targeting the ability of "Ajani's Pridemate"
    And the stack resolves
    Then "Ajani's Pridemate" has 2 +1/+1 counters
    And "Ajani's Pridemate" has triggered once
    And "other" has no +1/+1 counters

  @cr26:707.10.8
  Scenario: Ajani's Pridemate, whose ability Strionic Resonator copies, has triggered once for the 3 life and is 4/4
    Given Alice controls "Ajani's Pridemate" and "Strionic Resonator" and can pay {2}
    And Alice has "Healing Salve" in hand and can pay {W}
    When Alice plays "Healing Salve" choosing "gain" targeting Alice
    And the top of the stack resolves
    And Alice activates "Strionic Resonator" targeting the ability of "Ajani's Pridemate"
    And the stack resolves
    Then "Ajani's Pridemate" has triggered once
    And "Ajani's Pridemate" has 2 +1/+1 counters
    And "Ajani's Pridemate" is 4/4
    And Alice is at 23 life

  @cr26:707.10.8
  Scenario: Goblin Sharpshooter, whose ability Strionic Resonator copies, has triggered once and is untapped
    Given Alice controls "Goblin Sharpshooter" and "Strionic Resonator" and can pay {2}
    And Bob controls "Llanowar Elves" and "Hill Giant"
    When Alice activates "Goblin Sharpshooter" targeting "Llanowar Elves"
    And the top of the stack resolves
    Then "Llanowar Elves" was destroyed
    And "Goblin Sharpshooter" is tapped
    When Alice activates "Strionic Resonator"
    And the stack resolves
    Then "Goblin Sharpshooter" is untapped
    And "Strionic Resonator" is tapped
    And "Goblin Sharpshooter" has triggered once

  @cr26:707.10c.2
  Scenario: The controller of a copy of Terror can't choose a black creature as the new target
    Given Bob controls "Hill Giant", "Grizzly Bears" and "Walking Corpse"
    And Alice has "Terror" and "Fork" in hand and can pay {1}{B}{R}{R}
    When Alice plays "Terror" targeting "Hill Giant"
    And Alice plays "Fork" targeting "Terror"
    And the top of the stack resolves
    Then Alice may target "Grizzly Bears" for "Fork"
    And Alice may not target "Walking Corpse" for "Fork"
    When Alice targets "Grizzly Bears" for "Fork"
    And the stack resolves
    Then "Grizzly Bears" and "Hill Giant" were destroyed

  @cr26:707.10f
  Scenario: Double Major's copy of Hill Giant becomes a token as it resolves
    Given Alice has "Hill Giant" and "Double Major" in hand and can pay {3}{R}{G}{U}
    When Alice plays "Hill Giant"
    And Alice plays "Double Major" targeting "Hill Giant"
    And the stack resolves
    Then Alice controls 2 "Hill Giant" permanents
    And Alice controls 1 "token" permanent

  @cr26:707.10f.before
  Scenario: Until 2013, Double Major's copy of Hill Giant ceases to exist as it resolves
    Given Alice has "Hill Giant" and "Double Major" in hand and can pay {3}{R}{G}{U}
    When Alice plays "Hill Giant"
    And Alice plays "Double Major" targeting "Hill Giant"
    And the stack resolves
    Then Alice controls 1 "Hill Giant" permanent
    And Alice controls no "token" permanents
    And Alice's graveyard holds "Double Major"

  @cr26:707.10g
  Scenario: The token that a copy of Kessig Prowler becomes transforms into Sinuous Predator
    Given Alice has "Kessig Prowler" and "Double Major" in hand and can pay {G}{G}{U} and can pay {4}{G}
    When Alice plays "Kessig Prowler"
    And Alice plays "Double Major" targeting "Kessig Prowler"
    And the stack resolves
    Then the copy of "Kessig Prowler" is 2/1
    When Alice activates the copy of "Kessig Prowler"
    And the stack resolves
    Then the copy of "Kessig Prowler" is named "Sinuous Predator"
    And the copy of "Kessig Prowler" is 4/4
    And "Kessig Prowler" is 2/1

  @cr26:707.10g.2 @cr26:702.146b
  Scenario: The copy of Luminous Phantom, the back face of Lunarch Veteran cast with disturb, becomes a token with its back face up
    Given Alice has "Lunarch Veteran" in graveyard and can pay {1}{W}{G}{U}
    And Alice has "Double Major" in hand
    When Alice plays "Lunarch Veteran" from graveyard
    And Alice plays "Double Major" targeting "Lunarch Veteran"
    And the top of the stack resolves
    Then the copy of "Lunarch Veteran" is named "Luminous Phantom"
    When the stack resolves
    Then the copy of "Lunarch Veteran" is named "Luminous Phantom"
    And the copy of "Lunarch Veteran" has "flying"
    And Alice controls 2 "Luminous Phantom" permanents

  @cr26:707.12 @cr26:601.2a.4
  Scenario: The copy of Reach Through Mists that Isochron Scepter makes is cast and triggers Teller of Tales, and Counterspell counters it
    Given Alice controls "Teller of Tales" and "Hill Giant"
    And Alice has "Isochron Scepter" and "Reach Through Mists" in hand and can pay {4}
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Isochron Scepter"
    And the stack resolves
    And as it resolves, Alice says yes for "Isochron Scepter"
    And Alice chooses "Reach Through Mists" for "Isochron Scepter"
    And Alice activates "Isochron Scepter"
    And the top of the stack resolves
    And as it resolves, Alice says yes for "Isochron Scepter"
    And Alice targets "Hill Giant" for "Teller of Tales"
    Then "Reach Through Mists" is exiled
    And the copy of "Reach Through Mists" is on the stack
    And "Teller of Tales" has triggered once
    When the top of the stack resolves
    And Alice chooses the option "tap"
    Then "Hill Giant" is tapped
    When Bob plays "Counterspell" targeting the copy of "Reach Through Mists"
    And the stack resolves
    Then the copy of "Reach Through Mists" was countered
    And Alice has drawn no cards

  @cr26:707.12
  Scenario: Teller of Tales doesn't trigger for the copy of Shock that Isochron Scepter makes, and triggers for Reach Through Mists that Alice casts
    Given Alice controls "Teller of Tales" and "Hill Giant"
    And Alice has "Isochron Scepter", "Shock" and "Reach Through Mists" in hand and can pay {4}{U}
    And Bob controls "Grizzly Bears"
    When Alice plays "Isochron Scepter"
    And the stack resolves
    And as it resolves, Alice says yes for "Isochron Scepter"
    And Alice chooses "Shock" for "Isochron Scepter"
    And Alice activates "Isochron Scepter"
    And the top of the stack resolves
    And as it resolves, Alice says yes for "Isochron Scepter"
    And Alice targets "Grizzly Bears" for the copy of "Shock"
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    And "Shock" is exiled
    And "Teller of Tales" has triggered never
    When Alice plays "Reach Through Mists"
    And Alice targets "Hill Giant" for "Teller of Tales"
    And the top of the stack resolves
    And Alice chooses the option "tap"
    Then "Hill Giant" is tapped

  @cr26:707.10g.3
  Scenario: The token that Double Major makes of the legendary Regent of Two Names isn't legendary with either face up
    Given Alice controls "Mirror Gallery"
    And Alice has "Regent of Two Names" and "Double Major" in hand and can pay {1}{G}{G}{U}{2}
    When Alice plays "Regent of Two Names"
    And Alice plays "Double Major" targeting "Regent of Two Names"
    And the stack resolves
    Then the copy of "Regent of Two Names" is 2/2
    And the copy of "Regent of Two Names" has exactly the types "creature", "Human" and "Noble"
    And "Regent of Two Names" has exactly the types "legendary", "creature", "Human" and "Noble"
    When Alice activates the copy of "Regent of Two Names"
    And the stack resolves
    Then the copy of "Regent of Two Names" is named "Regent of the Wilds"
    And the copy of "Regent of Two Names" is 4/5
    And the copy of "Regent of Two Names" has exactly the types "creature", "Human" and "Druid"
    And "Regent of Two Names" is 2/2

  @cr26:707.10g.3
  Scenario: Regent of Two Names itself is legendary with either face up
    Given Alice controls "Regent of Two Names" and can pay {2}
    Then "Regent of Two Names" has the type "legendary"
    When Alice activates "Regent of Two Names"
    And the stack resolves
    Then "Regent of Two Names" is named "Regent of the Wilds"
    And "Regent of Two Names" has exactly the types "legendary", "creature", "Human" and "Druid"
    And "Regent of Two Names" is 4/5

  @cr26:707.10c.5
  Scenario: Strionic Resonator's copy of Flametongue Kavu's ability deals 4 damage to another creature, and not to a player
    Given Alice controls "Strionic Resonator" and has "Flametongue Kavu" in hand and can pay {3}{R}{2}
    And Bob controls "Craw Wurm" as "one" and "Craw Wurm" as "two"
    When Alice plays "Flametongue Kavu"
    And the top of the stack resolves
    And Alice targets "one" for "Flametongue Kavu"
    And Alice activates "Strionic Resonator" targeting the ability of "Flametongue Kavu"
    And the top of the stack resolves
    Then Alice may target "two"
    And Alice may not target Bob
    When Alice targets "two"
    And the top of the stack resolves
    Then "two" was destroyed
    And "one" is in play
    When the stack resolves
    Then "one" was destroyed

  @cr26:707.12.2
  Scenario: The copy of Increasing Devotion in Alice's graveyard is cast from there and makes ten tokens, and the card cast from her hand makes five
    Given Alice controls "Lens of Echoes" and can pay {2}{3}{W}{W}
    And Alice has "Increasing Devotion" as "buried" in graveyard
    And Alice has "Increasing Devotion" as "held" in hand
    When Alice plays "held"
    And the stack resolves
    Then Alice controls 5 "token" permanents
    When Alice activates "Lens of Echoes" targeting "buried"
    And the top of the stack resolves
    And while "Lens of Echoes" resolves, Alice plays "buried"
    And the stack resolves
    Then Alice controls 15 "token" permanents
    And "buried" is in Alice's graveyard

  @cr26:707.12.2
  Scenario: The copy of a Lava Spike in Alice's graveyard is cast for nothing and deals 3 damage, as the card that she cast before
    Given Alice controls "Lens of Echoes" and can pay {2}{R}
    And Alice has "Lava Spike" as "buried" in graveyard
    And Alice has "Lava Spike" as "held" in hand
    When Alice plays "held" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    When Alice activates "Lens of Echoes" targeting "buried"
    And the top of the stack resolves
    And while "Lens of Echoes" resolves, Alice plays "buried" targeting Bob
    And the stack resolves
    Then Bob is at 14 life
    And "buried" is in Alice's graveyard

  @cr26:707.12.3
  Scenario: With Sphere of Resistance, Alice pays {1} and chooses a target for the copy of Boomerang that Isochron Scepter makes
    Given Alice has "Isochron Scepter" and "Boomerang" in hand and can pay {5}
    And Alice controls "Wastes"
    And Bob controls "Sphere of Resistance", "Hill Giant" and "Grizzly Bears"
    When Alice plays "Isochron Scepter"
    And the stack resolves
    And as it resolves, Alice says yes for "Isochron Scepter"
    And Alice chooses "Boomerang" for "Isochron Scepter"
    And Alice activates "Isochron Scepter"
    And the top of the stack resolves
    And as it resolves, Alice says yes for "Isochron Scepter"
    And as it resolves, Alice targets "Hill Giant"
    Then the total cost of the copy of "Boomerang" is {1}
    And the copy of "Boomerang" targets "Hill Giant"
    When the stack resolves
    Then "Hill Giant" is in Bob's hand
    And "Boomerang" is exiled

  @cr26:707.10c.6 @edition:2026-01
  Scenario: Fork's copy of Lightning Bolt, for which Alice chooses a second Bonecrusher Giant, makes only the second Giant trigger
    Given Bob controls "Bonecrusher Giant" as "one" and "Bonecrusher Giant" as "two"
    And Alice has "Lightning Bolt" and "Fork" in hand and can pay {R}{R}{R}
    When Alice plays "Lightning Bolt" targeting "one"
    And the top of the stack resolves
    Then "one" has triggered once
    And Alice is at 18 life
    When Alice plays "Fork" targeting "Lightning Bolt"
    And the top of the stack resolves
    And Alice targets "two" for "Fork"
    Then "one" has triggered once
    And "two" has triggered once
    And the copy of "Lightning Bolt" targets "two"
    When the stack resolves
    Then Alice is at 16 life
    And "one" and "two" were destroyed

  @cr26:707.10c.6
  Scenario: Fork's copy of Lightning Bolt, for which Alice chooses a second Retromancer, makes only the second Retromancer trigger
    Given Bob controls "Retromancer" as "one" and "Retromancer" as "two"
    And Alice has "Lightning Bolt" and "Fork" in hand and can pay {R}{R}{R}
    When Alice plays "Lightning Bolt" targeting "one"
    And the top of the stack resolves
    Then "one" has triggered once
    And Alice is at 17 life
    When Alice plays "Fork" targeting "Lightning Bolt"
    And the top of the stack resolves
    And Alice targets "two" for "Fork"
    Then "one" has triggered once
    And "two" has triggered once
    And the copy of "Lightning Bolt" targets "two"
    When the stack resolves
    Then Alice is at 14 life
    And "one" and "two" were destroyed

  @cr26:707.10c.7
  Scenario: Fork's copy of Shock, which keeps its target, makes Retromancer trigger as Shock did
    Given Bob controls "Retromancer"
    And Alice has "Shock" and "Fork" in hand and can pay {R}{R}{R}
    When Alice casts "Shock" targeting "Retromancer"
    And the top of the stack resolves
    Then Alice is at 17 life
    When Alice casts "Fork" targeting "Shock"
    And the top of the stack resolves
    And Alice keeps the targets
    Then "Retromancer" has triggered twice
    When the top of the stack resolves
    Then Alice is at 14 life

  @cr26:707.10c.7 @edition:2026-01
  Scenario: Twincast's copy of Shock, which keeps its target, makes Bonecrusher Giant trigger as Shock did
    Given Bob controls "Bonecrusher Giant"
    And Alice has "Shock" and "Twincast" in hand and can pay {R}{U}{U}
    When Alice casts "Shock" targeting "Bonecrusher Giant"
    And the top of the stack resolves
    Then Alice is at 18 life
    When Alice casts "Twincast" targeting "Shock"
    And the top of the stack resolves
    And Alice keeps the targets
    Then "Bonecrusher Giant" has triggered twice
    When the top of the stack resolves
    Then Alice is at 16 life

  @cr26:707.10c.7 @edition:2026-01
  Scenario: Waterfall Aerialist's ward triggers for Twincast's copy of Shock if the copy keeps its target, and not if Alice chooses Bob instead
    Given Bob controls "Waterfall Aerialist"
    And Alice has "Shock" and 2 "Twincast" as "twin" in hand and can pay {R}{U}{U}{U}{U}{2}
    When Alice casts "Shock" targeting "Waterfall Aerialist"
    And the top of the stack resolves
    And Alice pays
    And Alice casts "twin 1" targeting "Shock"
    And the top of the stack resolves
    And Alice targets Bob
    Then "Waterfall Aerialist" has triggered once
    When the top of the stack resolves
    Then Bob is at 18 life
    When Alice casts "twin 2" targeting "Shock"
    And the top of the stack resolves
    And Alice keeps the targets
    Then "Waterfall Aerialist" has triggered twice
    When the top of the stack resolves
    Then the stack holds "Shock"
    And "Waterfall Aerialist" is in play

  @cr26:707.10.9
  Scenario: Lithoform Engine's copy of Crypt Rats' ability has its X, so each of the two deals 2 damage to each creature and each player
    Given Alice controls "Crypt Rats" and "Lithoform Engine" and can pay {B}{B}{2}
    And Bob controls "Wall of Stone"
    When Alice activates "Crypt Rats" with X = 2
    And Alice activates "ability" of "Lithoform Engine" targeting the ability of "Crypt Rats"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Wall of Stone" has 2 damage marked
    And Bob is at 18 life
    When the stack resolves
    Then "Wall of Stone" has 4 damage marked
    And Bob is at 16 life
    And Alice is at 16 life

  @cr26:707.10.9 @cr26:707.10c.5
  Scenario: Lithoform Engine's copy of Frostwielder's ability, for which Alice chooses no new target, has the target of the ability
    Given Alice controls "Frostwielder" and "Lithoform Engine" and can pay {2}
    And Bob controls "Wall of Stone" and "Hill Giant"
    When Alice activates "chill" of "Frostwielder" targeting "Wall of Stone"
    And Alice activates "ability" of "Lithoform Engine" targeting the ability of "Frostwielder"
    And the top of the stack resolves
    And Alice keeps the targets for "Lithoform Engine"
    And the top of the stack resolves
    Then "Wall of Stone" has 1 damage marked
    When the stack resolves
    Then "Wall of Stone" has 2 damage marked
    And "Hill Giant" has no damage marked

  @cr26:707.10.3 @cr26:702.175a @edition:2026-01
  Scenario: Double Major's copy of Steampath Charger whose offspring cost was paid becomes a token that creates an offspring token, too
    Given Alice has "Steampath Charger" and "Double Major" in hand and can pay {1}{R}{2}{G}{U}
    When Alice plays "Steampath Charger" paying the optional cost "offspring"
    And Alice plays "Double Major" targeting "Steampath Charger"
    And the stack resolves
    Then Alice controls 4 "Steampath Charger" permanents
    And Alice controls 3 "token" permanents
    And "Steampath Charger" is 2/1

  @cr26:707.10.10 @cr26:702.184a
  Scenario: Lithoform Engine's copy of Drifting Hulk's station ability uses the power of Hill Giant, which was tapped for the ability
    Given Alice controls "Drifting Hulk", "Lithoform Engine", "Hill Giant" and "Craw Wurm" and can pay {2}
    When Alice activates "station" of "Drifting Hulk" tapping "Hill Giant"
    And Alice activates "ability" of "Lithoform Engine" targeting the ability of "Drifting Hulk"
    And the top of the stack resolves
    Then "Drifting Hulk" has no charge counters
    When the top of the stack resolves
    Then "Drifting Hulk" has 3 charge counters
    And "Craw Wurm" is untapped
    When the stack resolves
    Then "Drifting Hulk" has 6 charge counters

  @cr26:707.10g.2 @cr26:712.9.3
  Scenario: The token of Double Major's copy of Luminous Phantom has both faces, so Sudden Refit converts it to Lunarch Veteran
    Given Alice has "Lunarch Veteran" in graveyard and can pay {1}{W}{G}{U}{R}
    And Alice has "Double Major" and "Sudden Refit" in hand
    When Alice plays "Lunarch Veteran" from graveyard
    And Alice plays "Double Major" targeting "Lunarch Veteran"
    And the stack resolves
    Then the copy of "Lunarch Veteran" is named "Luminous Phantom"
    When Alice plays "Sudden Refit" targeting the copy of "Lunarch Veteran"
    And the stack resolves
    Then Alice controls 1 "Lunarch Veteran" permanent
    And the copy of "Lunarch Veteran" doesn't have "flying"

  @cr26:707.12.4
  Scenario: Spelltwine has the copies of two exiled cards cast while it resolves, each for {1} under Sphere of Resistance, and the cards stay in exile
    Given Alice has "Spelltwine" in hand and can pay {6}{U}{1}{1}
    And Alice has "Lava Spike" in graveyard
    And Bob has "Lightning Bolt" in graveyard
    And Bob controls "Craw Wurm" and "Sphere of Resistance"
    When Alice plays "Spelltwine" targeting "Lava Spike" then "Lightning Bolt"
    And the top of the stack resolves
    And while "Spelltwine" resolves, Alice plays "Lava Spike" targeting Bob
    And while "Spelltwine" resolves, Alice plays "Lightning Bolt" targeting "Craw Wurm"
    Then the copy of "Lava Spike" is on the stack
    And the copy of "Lightning Bolt" is on the stack
    And the total cost of the copy of "Lava Spike" is {1}
    And the total cost of the copy of "Lightning Bolt" is {1}
    And "Spelltwine" is exiled
    When the stack resolves
    Then Bob is at 17 life
    And "Craw Wurm" has 3 damage marked
    And "Lava Spike" and "Lightning Bolt" are exiled

  @cr26:707.12.4
  Scenario: Alice casts Lava Spike and then Lightning Bolt while Spelltwine resolves, and pays {1} for each under Sphere of Resistance
    Given Alice has "Spelltwine" in hand and can pay {6}{U}{1}{1}
    And Alice has "Lava Spike" in graveyard
    And Bob has "Lightning Bolt" in graveyard
    And Bob controls "Craw Wurm" and "Sphere of Resistance"
    When Alice plays "Spelltwine" targeting "Lava Spike" then "Lightning Bolt"
    And the top of the stack resolves
    And while "Spelltwine" resolves, Alice plays "Lava Spike" targeting Bob
    And while "Spelltwine" resolves, Alice plays "Lightning Bolt" targeting "Craw Wurm"
    Then "Spelltwine" is exiled
    And Bob is at 20 life
    When the stack resolves
    Then Bob is at 17 life
    And "Craw Wurm" has 3 damage marked
    And Alice has no mana in the mana pool

  @cr26:707.10.13
  Scenario: Bob, who copies the ability of Alice's Fountain of Youth with Echoed Favor, controls the copy and gains the life
    Given Alice controls "Fountain of Youth" and can pay {2}
    And Bob has "Echoed Favor" in hand and can pay {R}{R}
    When Alice activates "Fountain of Youth"
    And Bob plays "Echoed Favor" targeting the ability of "Fountain of Youth"
    And the top of the stack resolves
    Then Bob controls the copy of the ability of "Fountain of Youth"
    And Alice controls the ability of "Fountain of Youth"
    When the top of the stack resolves
    Then Bob is at 21 life
    And Alice is at 20 life
    When the stack resolves
    Then Alice is at 21 life

  @cr26:707.10.13
  Scenario: Alice, who copies the ability of her own Fountain of Youth with Echoed Favor, controls the copy, too, and gains 2 life
    Given Alice controls "Fountain of Youth" and can pay {2}
    And Alice has "Echoed Favor" in hand and can pay {R}{R}
    When Alice activates "Fountain of Youth"
    And Alice plays "Echoed Favor" targeting the ability of "Fountain of Youth"
    And the top of the stack resolves
    Then Alice controls the copy of the ability of "Fountain of Youth"
    When the top of the stack resolves
    Then Alice is at 21 life
    When the stack resolves
    Then Alice is at 22 life
    And Bob is at 20 life

  @cr26:707.10.14
  Scenario: Stifle counters Lithoform Engine's copy of Frostwielder's ability, and the ability itself still deals 1 damage
    Given Alice controls "Frostwielder" and "Lithoform Engine" and can pay {2}
    And Bob controls "Wall of Stone" and has "Stifle" in hand and can pay {U}
    When Alice activates "chill" of "Frostwielder" targeting Bob
    And Alice activates "ability" of "Lithoform Engine" targeting the ability of "Frostwielder"
    And the top of the stack resolves
    And Alice targets "Wall of Stone"
    And Bob plays "Stifle" targeting the copy of the ability of "Frostwielder"
    And the top of the stack resolves
    Then the copy of the ability of "Frostwielder" was countered
    And the stack holds the ability of "Frostwielder"
    When the stack resolves
    Then Bob is at 19 life
    And "Wall of Stone" has no damage marked

  @cr26:707.10.16
  Scenario: Lithoform Engine's copy of Bloodshot Cyclops's ability deals damage equal to the power of Hill Giant, which was sacrificed for the ability
    Given Alice controls "Bloodshot Cyclops", "Lithoform Engine", "Hill Giant" and "Craw Wurm" and can pay {2}
    When Alice activates "hurl" of "Bloodshot Cyclops" sacrificing "Hill Giant" targeting Bob
    And Alice activates "ability" of "Lithoform Engine" targeting the ability of "Bloodshot Cyclops"
    And the top of the stack resolves
    And Alice keeps the targets for "Lithoform Engine"
    And the top of the stack resolves
    Then Bob is at 17 life
    And "Craw Wurm" is in play
    When the stack resolves
    Then Bob is at 14 life

  @cr26:707.10.17
  Scenario: Lightning Rift triggers as Alice cycles Drifting Meadow, and not for Lithoform Engine's copy of the cycling ability
    Given Alice controls "Lightning Rift" and "Lithoform Engine" and can pay {2}{2}{1}
    And Alice has "Drifting Meadow" in hand
    When Alice activates the cycling ability of "Drifting Meadow"
    And Alice targets Bob for "Lightning Rift"
    And the top of the stack resolves
    And Alice pays for "Lightning Rift"
    Then Bob is at 18 life
    When Alice activates "ability" of "Lithoform Engine" targeting the ability of "Drifting Meadow"
    And the stack resolves
    Then Alice has drawn 2 cards
    And "Lightning Rift" has triggered once
    And Bob is at 18 life

  @cr26:707.10c.9
  Scenario: Fork's copy of Shock, for which Alice chooses a second Echoing Imp, makes only the second Imp trigger
    Given Bob controls "Echoing Imp" as "one" and "Echoing Imp" as "two"
    And Alice has "Shock" and "Fork" in hand and can pay {R}{R}{R}
    When Alice plays "Shock" targeting "one"
    And the top of the stack resolves
    Then "one" has triggered once
    When Alice plays "Fork" targeting "Shock"
    And the top of the stack resolves
    And Alice targets "two" for "Fork"
    Then "one" has triggered once
    And "two" has triggered once
    And the copy of "Shock" targets "two"
    When the stack resolves
    Then "one" and "two" were destroyed

  @cr26:707.10c.9
  Scenario: Fork's copy of Shock, for which Alice chooses Bob, doesn't make Echoing Imp trigger again
    Given Bob controls "Echoing Imp"
    And Alice has "Shock" and "Fork" in hand and can pay {R}{R}{R}
    When Alice plays "Shock" targeting "Echoing Imp"
    And the top of the stack resolves
    Then "Echoing Imp" has triggered once
    When Alice plays "Fork" targeting "Shock"
    And the top of the stack resolves
    And Alice targets Bob for "Fork"
    Then "Echoing Imp" has triggered once
    And the copy of "Shock" targets Bob
    When the stack resolves
    Then Bob is at 18 life
    And "Echoing Imp" was destroyed

  @cr26:707.10c.9
  Scenario: Fork's copy of Shock, which keeps its target, makes Echoing Imp trigger again
    Given Bob controls "Echoing Imp"
    And Alice has "Shock" and "Fork" in hand and can pay {R}{R}{R}
    When Alice plays "Shock" targeting "Echoing Imp"
    And the top of the stack resolves
    Then "Echoing Imp" has triggered once
    When Alice plays "Fork" targeting "Shock"
    And the top of the stack resolves
    And Alice keeps the targets for "Fork"
    Then "Echoing Imp" has triggered twice
    And the copy of "Shock" targets "Echoing Imp"

  @cr26:707.12.3
  Scenario: Alice sacrifices Hill Giant for the copy of Fling that she casts with Isochron Scepter, and the copy deals 3 damage
    Given Alice has "Isochron Scepter" and "Fling" in hand and can pay {4}
    And Alice controls "Hill Giant" and "Craw Wurm"
    When Alice plays "Isochron Scepter"
    And the stack resolves
    And as it resolves, Alice says yes for "Isochron Scepter"
    And Alice chooses "Fling" for "Isochron Scepter"
    And Alice activates "Isochron Scepter"
    And the top of the stack resolves
    And while "Isochron Scepter" resolves, Alice plays "Fling" sacrificing "Hill Giant" targeting Bob
    Then "Hill Giant" was sacrificed
    And the copy of "Fling" is on the stack
    When the stack resolves
    Then Bob is at 17 life
    And "Craw Wurm" is in play
    And "Fling" is exiled

  @cr26:707.12.3
  Scenario: Alice chooses the mode of the copy of Healing Salve that she casts with Isochron Scepter
    Given Alice has "Isochron Scepter" and "Healing Salve" in hand and can pay {4}
    When Alice plays "Isochron Scepter"
    And the stack resolves
    And as it resolves, Alice says yes for "Isochron Scepter"
    And Alice chooses "Healing Salve" for "Isochron Scepter"
    And Alice activates "Isochron Scepter"
    And the top of the stack resolves
    And while "Isochron Scepter" resolves, Alice plays "Healing Salve" choosing "gain" targeting Alice
    Then the copy of "Healing Salve" has the modes "gain"
    When the stack resolves
    Then Alice is at 23 life
