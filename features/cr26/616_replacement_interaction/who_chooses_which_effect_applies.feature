Feature: The player who chooses which replacement effect applies first

  @cr26:616.1 @cr26:616.1e
  Scenario: If Urza's Armor is applied before Furnace of Rath, 3 damage becomes 4
    Given it is Bob's main phase
    And Alice controls "Urza's Armor" and "Furnace of Rath"
    And Bob has "Lava Spike" in hand and can pay {R}
    When Bob plays "Lava Spike" targeting Alice
    And the stack resolves
    And as it resolves, Alice applies "Urza's Armor" first
    Then Alice is at 16 life

  @cr26:616.1 @cr26:616.1e
  Scenario: If Furnace of Rath is applied before Urza's Armor, 3 damage becomes 5; a player without Urza's Armor is dealt 6
    Given it is Bob's main phase
    And Alice controls "Urza's Armor" and "Furnace of Rath"
    And Bob has 2 "Lava Spike" as "spike" in hand and can pay {R}{R}
    When Bob plays "spike 1" targeting Alice
    And the stack resolves
    And as it resolves, Alice applies "Furnace of Rath" first
    Then Alice is at 15 life
    When Bob plays "spike 2" targeting Bob
    And the stack resolves
    Then Bob is at 14 life
    And Bob was asked for a replacement never

  @cr26:616.1 @cr26:616.1e
  Scenario: If Doubling Season is applied before Hardened Scales, one counter becomes three
    Given Alice controls "Doubling Season", "Hardened Scales" and "Slith Firewalker"
    When Alice attacks with "Slith Firewalker"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And as it resolves, Alice applies "Doubling Season" first
    Then "Slith Firewalker" has 3 +1/+1 counters

  @cr26:616.1 @cr26:616.1e
  Scenario: If Hardened Scales is applied before Doubling Season, one counter becomes four
    Given Alice controls "Doubling Season", "Hardened Scales" and "Slith Firewalker"
    When Alice attacks with "Slith Firewalker"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    And as it resolves, Alice applies "Hardened Scales" first
    Then "Slith Firewalker" has 4 +1/+1 counters

  @cr26:616.1
  Scenario: The player who creates a token or gets a counter orders Doubling Season and an effect that adds one of either
    Given Bob controls "Idol of One More", "Doubling Season" and "Baku Altar" and can pay {2}{G}
    And "Baku Altar" has 1 ki counter
    And Bob has "Kodama's Might" in hand
    And Alice controls "Baku Altar" as "the other altar" and can pay {2}
    And "the other altar" has 1 ki counter
    When Bob activates "Baku Altar"
    And the stack resolves
    And as it resolves, Bob applies "Idol of One More" first
    Then Bob controls four 1/1 "Spirit" creature tokens
    When Bob plays "Kodama's Might" targeting the first "Spirit" token
    And the stack resolves
    And as it resolves, Bob says yes to "Baku Altar"
    And as it resolves, Bob applies "Doubling Season" first
    Then "Baku Altar" has 3 ki counters
    When Alice activates "the other altar"
    And the stack resolves
    Then Alice controls one 1/1 "Spirit" creature token

  @cr26:616.1.9
  Scenario: The controller of a dying creature and the controller of a resolved spell each choose which Rest in Peace applies
    Given Alice controls 2 "Rest in Peace" as "rest" and "Grizzly Bears"
    And Alice has "Forest" in graveyard
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When Bob plays "Glacial Ray" targeting "Grizzly Bears"
    And the stack resolves
    And as it resolves, Bob applies "rest 1" first
    And as it resolves, Alice applies "rest 2" first
    Then "Grizzly Bears" is exiled
    And "Glacial Ray" is exiled
    And "Forest" is in Alice's graveyard
    And it happened never that "Grizzly Bears" died

  @cr26:616.1.9
  Scenario: The owner of a discarded card, which has no controller, chooses which Rest in Peace applies
    Given Alice controls 2 "Rest in Peace" as "rest"
    And Alice has "Raven's Crime" in hand and can pay {B}
    And Bob has "Forest" in hand
    When Alice plays "Raven's Crime" targeting Bob
    And the stack resolves
    And as it resolves, Bob applies "rest 1" first
    And as it resolves, Alice applies "rest 1" first
    Then "Forest" is exiled
    And "Raven's Crime" is exiled
    And Bob was asked for a replacement once
    And Alice was asked for a replacement once

  @cr26:616.1.6
  Scenario: Bob, the active player, then Carol and then Alice choose if Bob's Wrath of God destroys a creature of each of them
    Given Carol is playing too
    And it is Bob's main phase
    And Alice controls "Grizzly Bears" and 2 "Rest in Peace" as "rest"
    And Carol controls "Craw Wurm"
    And Bob controls "Hill Giant" and has "Wrath of God" in hand and can pay {2}{W}{W}
    When Bob plays "Wrath of God"
    And the stack resolves
    And as it resolves, Bob applies "rest 1" first
    And as it resolves, Carol applies "rest 1" first
    And as it resolves, Alice applies "rest 2" first
    And as it resolves, Bob applies "rest 1" first
    Then "Grizzly Bears", "Craw Wurm" and "Hill Giant" are exiled
    And it happened in this order that Bob was asked for a replacement, then Carol was asked for a replacement, then Alice was asked for a replacement

  @cr26:616.1.10
  Scenario: Bob, the active player, chooses before Alice which Rest in Peace exiles his attacker if it and her blocker deal each other lethal damage
    Given it is Bob's main phase
    And Alice controls "Grizzly Bears" and 2 "Rest in Peace" as "rest"
    And Bob controls "Gray Ogre"
    When Bob attacks with "Gray Ogre"
    And Alice blocks "Gray Ogre" with "Grizzly Bears"
    And combat damage is dealt
    And Bob applies "rest 1" first
    And Alice applies "rest 2" first
    Then "Grizzly Bears" and "Gray Ogre" are exiled
    And it happened in this order that Bob was asked for a replacement, then Alice was asked for a replacement

  @cr26:616.1.9 @cr26:616.1.10
  Scenario: The active player chooses first if Wrath of God destroys both players' creatures
    Given it is Bob's main phase
    And Alice controls "Grizzly Bears" and 2 "Rest in Peace" as "rest"
    And Bob controls "Hill Giant" and has "Wrath of God" in hand and can pay {2}{W}{W}
    When Bob plays "Wrath of God"
    And the stack resolves
    And as it resolves, Bob applies "rest 1" first
    And as it resolves, Alice applies "rest 2" first
    And as it resolves, Bob applies "rest 1" first
    Then "Grizzly Bears" and "Hill Giant" are exiled
    And "Wrath of God" is exiled
    And it happened in this order that Bob was asked for a replacement, then Alice was asked for a replacement

  @cr26:616.1.9 @cr26:616.1.10
  Scenario: Bob, the active player, chooses before Alice if her Wrath of God destroys both players' creatures in his turn
    Given it is Bob's main phase
    And Alice controls "Grizzly Bears", "Vedalken Orrery" and 2 "Rest in Peace" as "rest"
    And Alice has "Wrath of God" in hand and can pay {2}{W}{W}
    And Bob controls "Hill Giant"
    When Bob passes
    And Alice plays "Wrath of God"
    And the stack resolves
    And Bob applies "rest 1" first
    And Alice applies "rest 2" first
    And Alice applies "rest 1" first
    Then "Grizzly Bears" and "Hill Giant" are exiled
    And "Wrath of God" is exiled
    And it happened in this order that Bob was asked for a replacement, then Alice was asked for a replacement

  @cr26:616.1 @cr26:400.6.5
  Scenario: The controller of a dying creature, and not its owner, chooses which Rest in Peace applies
    Given it is Bob's main phase
    And Alice controls "Llanowar Elves" owned by Bob
    And Bob controls "Prodigal Sorcerer" and 2 "Rest in Peace" as "rest"
    When Bob activates "Prodigal Sorcerer" targeting "Llanowar Elves"
    And the stack resolves
    And Alice applies "rest 2" first
    Then "Llanowar Elves" is exiled
    And Bob was asked for a replacement never
    And Alice was asked for a replacement once

  @cr26:400.6.5
  Scenario: Alice, who controls two dying creatures of Bob's, chooses his Reshelving Order for one and his Rest in Peace for the other
    Given it is Bob's main phase
    And Alice controls "Llanowar Elves" owned by Bob and "Elite Vanguard" owned by Bob
    And Bob controls 2 "Prodigal Sorcerer" as "wizard", "Rest in Peace" and "Reshelving Order"
    When Bob activates "wizard 1" targeting "Llanowar Elves"
    And the stack resolves
    And Alice applies "Reshelving Order" first
    Then "Llanowar Elves" is in Bob's library
    When Bob activates "wizard 2" targeting "Elite Vanguard"
    And the stack resolves
    And Alice applies "Rest in Peace" first
    Then "Elite Vanguard" is exiled
    And Alice was asked for a replacement twice
    And Bob was asked for a replacement never

  @cr26:616.1.8 @cr26:616.1.9
  Scenario: Alice, who casts Stone Rain from Bob's graveyard, chooses which Rest in Peace exiles it, and Bob chooses for his Island
    Given Alice controls "Strangers' Graves" and can pay {2}{R}
    And Bob controls "Island" and 2 "Rest in Peace" as "rest"
    And Bob has "Stone Rain" in graveyard
    When Alice plays "Stone Rain" from graveyard targeting "Island"
    And the stack resolves
    And Bob applies "rest 1" first
    And Alice applies "rest 2" first
    Then "Stone Rain" and "Island" are exiled
    And Alice was asked for a replacement once
    And Bob was asked for a replacement once

  @cr26:616.1
  Scenario: The player under whose control Voice of All enters chooses whether Kismet applies first
    Given Alice controls "Ink-Eyes, Servant of Oni"
    And Bob controls "Kismet" and has "Voice of All" in graveyard
    When Alice attacks with "Ink-Eyes, Servant of Oni"
    And Bob doesn't block
    And combat damage is dealt
    And Alice targets "Voice of All" for "Ink-Eyes, Servant of Oni"
    And the stack resolves
    And as it resolves, Alice says yes
    And as it resolves, Alice applies "Kismet" first
    And as it resolves, Alice chooses the color "white"
    Then "Voice of All" is in play under Alice's control
    And "Voice of All" is tapped

  @cr26:616.1.2
  Scenario: If the player who draws applies Words of Worship before Uba Mask, that player gains 5 life instead of drawing
    Given Bob controls "Words of Worship" and can pay {1}
    And Alice controls "Uba Mask"
    And Bob has "Reach Through Mists" in hand and can pay {U}
    And Bob has "Forest" and "Island" on top of library
    When Bob activates "Words of Worship"
    And the stack resolves
    And Bob plays "Reach Through Mists"
    And the stack resolves
    And as it resolves, Bob applies "Words of Worship" first
    Then Bob is at 25 life
    And "Forest" is in Bob's library
    And Bob has drawn no cards

  @cr26:616.1.2 @cr26:616.1f
  Scenario: If the player who draws applies Uba Mask before Words of Worship, no draw is left for Words of Worship to replace
    Given Bob controls "Words of Worship" and can pay {1}
    And Alice controls "Uba Mask"
    And Bob has "Reach Through Mists" in hand and can pay {U}
    And Bob has "Forest" and "Island" on top of library
    When Bob activates "Words of Worship"
    And the stack resolves
    And Bob plays "Reach Through Mists"
    And the stack resolves
    And as it resolves, Bob applies "Uba Mask" first
    Then "Forest" is removed from the game
    And Bob has drawn no cards
    And Bob is at 20 life
    And "Island" is in Bob's library

  @cr26:616.1 @cr26:616.1.2
  Scenario: The player who draws chooses which of two Uba Masks replaces the draw
    Given Bob controls "Words of Worship" and can pay {1}
    And Alice controls 2 "Uba Mask" as "mask"
    And Alice has "Squelch" in hand and can pay {1}{U}
    And Alice has "Swamp" on top of library
    And Bob has "Reach Through Mists" in hand and can pay {U}
    And Bob has "Forest" and "Island" on top of library
    When Bob activates "Words of Worship"
    And Alice plays "Squelch" targeting the ability of "Words of Worship"
    And the stack resolves
    And as it resolves, Alice applies "mask 1" first
    And Bob plays "Reach Through Mists"
    And the stack resolves
    And as it resolves, Bob applies "mask 2" first
    Then "Forest" is removed from the game
    And "Island" is in Bob's library
    And Bob has drawn no cards
    And Bob is at 20 life

  @cr26:616.1.3
  Scenario Outline: One permanent adds 1 to a life gain and also doubles it: 3 life becomes <gained>
    Given Alice controls "Mirror of Plenty" and has "Healing Salve" in hand and can pay {W}
    When Alice plays "Healing Salve" choosing "gain" targeting Alice
    And the stack resolves
    And as it resolves, Alice chooses the ability "<first>" of "Mirror of Plenty"
    Then Alice is at <life> life

    Examples:
      | first | gained                   | life |
      | more  | 8 if 1 is added first    | 28   |
      | twice | 7 if it is doubled first | 27   |

  @cr26:616.1f
  Scenario: If Furnace of Rath is applied first, Healing Salve then prevents 3 of the 6 damage of Lava Spike
    Given it is Bob's main phase
    And Bob controls "Furnace of Rath"
    And Bob has "Lava Spike" in hand and can pay {R}
    And Alice has "Healing Salve" in hand and can pay {W}
    When Bob plays "Lava Spike" targeting Alice
    And Alice plays "Healing Salve" choosing "prevent" targeting Alice
    And the stack resolves
    And as it resolves, Alice applies "Furnace of Rath" first
    Then Alice is at 17 life

  @cr26:616.1f @cr26:616.1f.3 @cr26:616.1e
  Scenario: Alice applies one of two Furnaces of Rath first and Urza's Armor next, and then the other Furnace doubles the 5 damage that is left
    Given it is Bob's main phase
    And Alice controls "Urza's Armor", "Furnace of Rath" as "near" and "Furnace of Rath" as "far"
    And Bob has "Lava Spike" in hand and can pay {R}
    When Bob plays "Lava Spike" targeting Alice
    And the stack resolves
    Then Alice is asked for a replacement among "near", "far" and "Urza's Armor"
    When Alice applies "near" first
    Then Alice is asked for a replacement among "far" and "Urza's Armor"
    When Alice applies "Urza's Armor" first
    Then Alice is at 10 life
    And Alice was asked for a replacement twice

  @cr26:616.1.7 @cr26:616.1e
  Scenario: Alice applies Urza's Armor before Healing Salve to the first Lava Spike, and Healing Salve, which has 1 of its shield left, first to the second one
    Given it is Bob's main phase
    And Alice controls "Urza's Armor"
    And Alice has "Healing Salve" in hand and can pay {W}
    And Bob has "Lava Spike" as "one" and "Lava Spike" as "two" in hand and can pay {R}{R}
    When Bob passes
    And Alice plays "Healing Salve" choosing "prevent" targeting Alice
    And the stack resolves
    And Bob plays "one" targeting Alice
    And the stack resolves
    And Alice applies "Urza's Armor" first
    Then Alice is at 20 life
    When Bob plays "two" targeting Alice
    And the stack resolves
    And Alice applies "Healing Salve" first
    Then Alice is at 19 life
    And Alice was asked for a replacement twice

  @cr26:616.1.4
  Scenario: With Rest in Peace, Capsize whose buyback cost was paid is exiled if Alice applies Rest in Peace first
    Given Bob controls "Rest in Peace" and "Grizzly Bears"
    And Alice has "Capsize" in hand and can pay {4}{U}{U}
    When Alice plays "Capsize" paying the optional cost "buyback" targeting "Grizzly Bears"
    Then the total cost of "Capsize" is {4}{U}{U}
    When the stack resolves
    And as it resolves, Alice applies "Rest in Peace" first
    Then "Capsize" is removed from the game
    And "Grizzly Bears" is in Bob's hand

  @cr26:616.1.4
  Scenario: With Rest in Peace, Capsize whose buyback cost was paid returns to hand if Alice applies buyback first
    Given Bob controls "Rest in Peace" and "Grizzly Bears"
    And Alice has "Capsize" in hand and can pay {4}{U}{U}
    When Alice plays "Capsize" paying the optional cost "buyback" targeting "Grizzly Bears"
    And the stack resolves
    And as it resolves, Alice applies "Capsize" first
    Then "Capsize" is in Alice's hand
    And "Grizzly Bears" is in Bob's hand

  @cr26:616.1.5
  Scenario: Staggershock doesn't come back in Alice's next upkeep if she applied Rest in Peace first
    Given Bob controls "Rest in Peace"
    And Alice has "Staggershock" in hand and can pay {2}{R}
    And Alice has 3 "Mountain" as "peak" as library
    And Bob has 3 "Plains" as "dune" as library
    When Alice plays "Staggershock" targeting Bob
    And the stack resolves
    And as it resolves, Alice applies "Rest in Peace" first
    Then "Staggershock" is exiled
    And Alice was asked for a replacement once
    When the game goes on to Alice's next upkeep
    Then the stack is empty
    And "Staggershock" is in exile
    And Bob is at 18 life

  @cr26:616.1.5
  Scenario: With Rest in Peace, Alice can cast Staggershock again in her next upkeep if she applied rebound first, and not if she applied Rest in Peace first
    Given Bob controls "Rest in Peace"
    And Alice has "Staggershock" as "one" and "Staggershock" as "two" in hand and can pay {2}{R}{2}{R}
    And Alice has 3 "Mountain" as "peak" as library
    And Bob has 3 "Plains" as "dune" as library
    When Alice plays "one" targeting Bob
    And the stack resolves
    Then Alice is asked for a replacement among "one" and "Rest in Peace"
    When Alice applies "one" first
    And Alice plays "two" targeting Bob
    And the stack resolves
    And as it resolves, Alice applies "Rest in Peace" first
    Then "one" and "two" are exiled
    And Bob is at 16 life
    And Alice was asked for a replacement twice
    When the game goes on to Alice's next upkeep
    And the top of the stack resolves
    And while "one" resolves, Alice plays "one" targeting Bob
    And the stack resolves
    Then Bob is at 14 life
    And "two" is exiled

  @cr26:616.2
  Scenario: Healing Salve on Veteran Bodyguard prevents 3 of the damage that Craw Wurm would deal to Bob, because Veteran Bodyguard redirects it to itself
    Given Alice controls "Craw Wurm"
    And Bob controls "Veteran Bodyguard" and has "Healing Salve" in hand and can pay {W}
    When Alice attacks with "Craw Wurm"
    And Bob doesn't block
    And Bob plays "Healing Salve" choosing "prevent" targeting "Veteran Bodyguard"
    And the stack resolves
    And combat damage is dealt
    Then Bob is at 20 life
    And "Veteran Bodyguard" has 3 damage marked

  @cr26:616.2.3
  Scenario: Healing Salve leaves 3 of the 6 damage of Craw Wurm, which Callous Giant's own effect prevents then, and another Callous Giant is dealt 6 damage
    Given Alice controls 2 "Craw Wurm" as "wurm"
    And Bob controls 2 "Callous Giant" as "giant" and has "Healing Salve" in hand and can pay {W}
    When Alice attacks with "wurm 1" and "wurm 2"
    And Bob blocks "wurm 1" with "giant 1" and "wurm 2" with "giant 2"
    And Bob plays "Healing Salve" choosing "prevent" targeting "giant 1"
    And the stack resolves
    And combat damage is dealt
    Then "giant 1" is in play
    And "giant 1" has no damage marked
    And "wurm 2" has dealt 6 damage to "giant 2"
    And "giant 2" was destroyed
    And Bob was asked for a replacement never

  @cr26:616.2.3
  Scenario: Healing Salve leaves 5 of the 8 damage of Craw Wurm, which is too much for Callous Giant's own effect, and another Callous Giant is dealt no damage by Gray Ogre
    Given Alice controls "Craw Wurm" and "Gray Ogre"
    And "Craw Wurm" gets +2/+2 until end of turn
    And Bob controls 2 "Callous Giant" as "giant" and has "Healing Salve" in hand and can pay {W}
    When Alice attacks with "Craw Wurm" and "Gray Ogre"
    And Bob blocks "Craw Wurm" with "giant 1" and "Gray Ogre" with "giant 2"
    And Bob plays "Healing Salve" choosing "prevent" targeting "giant 1"
    And the stack resolves
    And combat damage is dealt
    Then "Craw Wurm" has dealt 5 damage to "giant 1"
    And "giant 1" was destroyed
    And "giant 2" has no damage marked
    And "Gray Ogre" was destroyed
    And "Craw Wurm" has 4 damage marked

  @cr26:616.2.4
  Scenario: Samite Healer's shield leaves 2 of the 3 damage of Hill Giant, which Hearth of Small Blows makes a gain of life then, and Lightning Bolt deals 3 damage
    Given it is Bob's main phase
    And Alice controls "Hearth of Small Blows" and "Samite Healer"
    And Bob controls "Hill Giant" and has "Lightning Bolt" in hand and can pay {R}
    When Bob attacks with "Hill Giant"
    And Alice activates "Samite Healer" targeting Alice
    And the stack resolves
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 22 life
    And "Hill Giant" has dealt no damage
    And Alice was asked for a replacement never
    When Bob plays "Lightning Bolt" targeting Alice
    And the stack resolves
    Then Alice is at 19 life

  @cr26:616.2.4
  Scenario: Samite Healer's shield leaves 3 of the 4 damage of Flametongue Kavu, which Hearth of Small Blows doesn't replace, and the 1 damage of Prodigal Sorcerer becomes a gain of life
    Given it is Bob's main phase
    And Alice controls "Hearth of Small Blows" and "Samite Healer"
    And Bob controls "Flametongue Kavu" and "Prodigal Sorcerer"
    When Bob attacks with "Flametongue Kavu"
    And Alice activates "Samite Healer" targeting Alice
    And the stack resolves
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 17 life
    When Bob activates "Prodigal Sorcerer" targeting Alice
    And the stack resolves
    Then Alice is at 18 life
