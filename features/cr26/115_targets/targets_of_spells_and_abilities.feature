Feature: Targets of spells and abilities

  @cr26:115.1 @cr26:115.1a.2
  Scenario: Lightning Bolt's target is declared as it is cast, and stays the target as another creature enters
    Given Alice has "Lightning Bolt" in hand and can pay {R}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    And Bob controls "Vedalken Orrery"
    And Bob has "Boomerang" and "Gray Ogre" in hand and can pay {U}{U}{2}{R}
    Then Alice can play "Lightning Bolt" targeting "Hill Giant"
    When Alice plays "Lightning Bolt" targeting "Hill Giant"
    Then "Lightning Bolt" targets "Hill Giant"
    When Bob plays "Boomerang" targeting "Hill Giant"
    And the top of the stack resolves
    And Bob plays "Gray Ogre"
    And the top of the stack resolves
    Then "Gray Ogre" is in play
    When the stack resolves
    Then "Lightning Bolt" did not resolve
    And "Hill Giant" is in Bob's hand
    And "Grizzly Bears" has no damage marked
    And "Gray Ogre" has no damage marked

  @cr26:115.1b @edition:2013-07 @edition:2026-01
  Scenario: Flight can't be cast on another player's creature with hexproof, but Flight that Replenish returns can be attached to it
    Given Bob controls "Gladecover Scout"
    And Alice has "Flight" as "cast" and "Replenish" in hand and can pay {U}{3}{W}
    And Alice has "Flight" as "returned" in graveyard
    And Alice controls "Grizzly Bears"
    Then Alice can't play "cast" targeting "Gladecover Scout" because "Gladecover Scout" has "hexproof"
    And Alice can play "cast" targeting "Grizzly Bears"
    When Alice plays "Replenish"
    And the stack resolves
    And Alice chooses "Gladecover Scout"
    Then "returned" is attached to "Gladecover Scout"
    And "Gladecover Scout" has "flying"

  @cr26:115.1d @cr26:115.1.3 @cr26:113.3c.4
  Scenario: The target of Banisher Priest's triggered ability is chosen as the ability is put on the stack
    Given Alice has "Banisher Priest" in hand and can pay {1}{W}{W}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    And Alice controls "Elite Vanguard"
    When Alice plays "Banisher Priest"
    And the top of the stack resolves
    Then Alice is asked for targets by "Banisher Priest" among "Hill Giant" and "Grizzly Bears"
    And Alice may not target "Elite Vanguard" for "Banisher Priest"
    And Alice may target "Grizzly Bears" for "Banisher Priest"
    When Alice targets "Hill Giant" for "Banisher Priest"
    Then the ability of "Banisher Priest" targets "Hill Giant"
    When the stack resolves
    Then "Hill Giant" is exiled
    And "Grizzly Bears" is in play

  @cr26:115.1.3
  Scenario: Banisher Priest exiles nothing if Bob controls no creature, and Elite Vanguard of Alice stays
    Given Alice has "Banisher Priest" in hand and can pay {1}{W}{W}
    And Alice controls "Elite Vanguard"
    And Bob controls "Sol Ring"
    When Alice plays "Banisher Priest"
    And the stack resolves
    Then "Banisher Priest" is 2/2
    And "Banisher Priest" has triggered once
    And "Elite Vanguard" is 2/1
    And "Sol Ring" is in play

  @cr26:115.1e
  Scenario: The equip ability of Colossus Hammer targets a creature of its controller
    Given Alice controls "Colossus Hammer" and "Grizzly Bears"
    And Alice can pay {8}
    And Bob controls "Hill Giant"
    Then Alice can target only "Grizzly Bears" with the equip ability of "Colossus Hammer"
    When Alice activates "equip" of "Colossus Hammer"
    Then the equip ability of "Colossus Hammer" targets "Grizzly Bears"
    When the stack resolves
    Then "Grizzly Bears" is 12/12

  @cr26:115.3
  Scenario: Frost Breath can't have the same creature as both of its targets
    Given Alice has "Frost Breath" in hand and can pay {2}{U}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    Then Alice can't play "Frost Breath" targeting "Hill Giant" and "Hill Giant" by rule 601.2c
    And Alice can't play "Frost Breath" targeting "Hill Giant" then "Hill Giant" by rule 601.2c
    And Alice can play "Frost Breath" targeting "Hill Giant" and "Grizzly Bears"
    When Alice plays "Frost Breath" targeting "Hill Giant" and "Grizzly Bears"
    And the stack resolves
    Then "Hill Giant" and "Grizzly Bears" are tapped

  @cr26:115.6
  Scenario: Alice casts Frost Breath without targets while there is no creature, and Bob's Sol Ring stays untapped
    Given Alice has "Frost Breath" in hand
    And Alice controls 3 "Island" as "isle"
    And Bob controls "Sol Ring"
    When Alice plays "Frost Breath" targeting nothing
    Then "Frost Breath" targets nothing
    And "isle 1", "isle 2" and "isle 3" are tapped
    When the stack resolves
    Then "Sol Ring" is untapped
    And "Frost Breath" has resolved

  @cr26:115.5
  Scenario: Counterspell can't target itself
    Given Alice has "Counterspell" as "first" in hand and can pay {U}{U}
    And Alice has "Lightning Bolt" in hand and can pay {R}
    Then Alice can't play "first" by rule 601.2c
    When Alice plays "Lightning Bolt" targeting Bob
    Then Alice can play "first" targeting "Lightning Bolt"
    And Alice can't play "first" targeting "first" by rule 115.5
    When the stack resolves
    Then Bob is at 17 life

  @cr26:115.5 @cr26:115.2.7
  Scenario: The ability of Azorius Guildmage that counters an activated ability can't target itself
    Given Alice controls "Azorius Guildmage" and can pay {2}{U}
    And Bob controls "Frostwielder"
    Then Alice can't activate the second printed ability of "Azorius Guildmage" by rule 601.2c
    When Bob activates "Frostwielder" targeting Alice
    Then Alice can target only the ability of "Frostwielder" with the second printed ability of "Azorius Guildmage"
    And Alice can activate the second printed ability of "Azorius Guildmage" targeting the ability of "Frostwielder"
    When Alice activates the second printed ability of "Azorius Guildmage" targeting the ability of "Frostwielder"
    And the stack resolves
    Then the ability of "Frostwielder" was countered
    And Alice is at 20 life

  @cr26:115.5
  Scenario: The ability of Azorius Guildmage that taps a creature can target Azorius Guildmage itself
    Given Alice controls "Azorius Guildmage" and can pay {2}{W}
    And Bob controls "Grizzly Bears" and "Frostwielder"
    Then Alice can target only "Azorius Guildmage", "Grizzly Bears" and "Frostwielder" with the first printed ability of "Azorius Guildmage"
    When Alice activates the first printed ability of "Azorius Guildmage" targeting "Azorius Guildmage"
    And the stack resolves
    Then "Azorius Guildmage" is tapped
    And "Grizzly Bears" is untapped

  @cr26:115.6
  Scenario: Frost Breath can be cast without targets, and resolves
    Given Alice has "Frost Breath" in hand and can pay {2}{U}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    And Alice controls "Frostwielder"
    Then Alice can play "Frost Breath" targeting nothing
    When Alice plays "Frost Breath" targeting nothing
    Then "Frost Breath" targets nothing
    When the stack resolves
    Then "Frost Breath" has resolved
    And "Hill Giant" and "Grizzly Bears" are untapped
    When Alice activates "Frostwielder" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 1 damage marked

  @cr26:115.8 @cr26:700.2f
  Scenario: Redirect changes the target of Healing Salve, and not its mode
    Given Alice has "Healing Salve" in hand and can pay {W}
    And Bob has "Redirect" in hand and can pay {U}{U}
    And Bob controls "Hill Giant"
    Then Alice can play "Healing Salve" choosing "prevent" targeting "Hill Giant"
    And Alice can't play "Healing Salve" choosing "gain" targeting "Hill Giant" by rule 601.2c
    When Alice plays "Healing Salve" choosing "gain" targeting Alice
    And Bob plays "Redirect" targeting "Healing Salve"
    And the top of the stack resolves
    Then Bob may not target "Hill Giant" for "Redirect"
    And Bob may target Bob for "Redirect"
    When Bob targets Bob for "Redirect"
    Then "Healing Salve" targets Bob
    And "Healing Salve" has the mode "gain"
    When the stack resolves
    Then Bob is at 23 life
    And Alice is at 20 life

  @cr26:115.1a.4
  Scenario: The player whom Healing Salve's first mode targets is chosen as it is cast, and Hill Giant can't be that target
    Given Alice has "Healing Salve" in hand and can pay {W}
    And Bob controls "Hill Giant"
    Then Alice can't play "Healing Salve" choosing "gain" targeting "Hill Giant" by rule 601.2c
    And Alice can play "Healing Salve" choosing "gain" targeting Alice
    When Alice plays "Healing Salve" choosing "gain" targeting Bob
    Then "Healing Salve" targets Bob
    When the stack resolves
    Then Bob is at 23 life
    And Alice is at 20 life

  @cr26:115.10a @edition:2013-07 @edition:2026-01
  Scenario: Pyroclasm deals damage to a creature with hexproof, because it has no targets
    Given Alice has "Pyroclasm" and "Lightning Bolt" in hand and can pay {1}{R}{R}
    And Bob controls "Gladecover Scout" and "Hill Giant"
    Then Alice can't play "Lightning Bolt" targeting "Gladecover Scout" because "Gladecover Scout" has "hexproof"
    When Alice plays "Pyroclasm"
    Then "Pyroclasm" targets nothing
    When the stack resolves
    Then "Gladecover Scout" was destroyed
    And "Hill Giant" has 2 damage marked
    And Alice can play "Lightning Bolt" targeting "Hill Giant"

  @cr26:115.10a.5 @edition:2013-07 @edition:2026-01
  Scenario: The ability of Crypt Rats deals damage to a creature with hexproof, because it has no targets
    Given Alice controls "Crypt Rats" and "Swamp"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Bob controls "Gladecover Scout" and "Hill Giant"
    Then Alice can't play "Lightning Bolt" targeting "Gladecover Scout" because "Gladecover Scout" has "hexproof"
    When Alice activates "Crypt Rats" with X = 1
    Then the ability of "Crypt Rats" targets nothing
    When the stack resolves
    Then "Gladecover Scout" was destroyed
    And "Hill Giant" has 1 damage marked
    And Alice can play "Lightning Bolt" targeting "Hill Giant"

  @cr26:115.10 @cr26:115.1a.5
  Scenario: The creature that a player sacrifices to Innocent Blood is chosen as the spell resolves
    Given Alice has "Innocent Blood" in hand and can pay {B}
    And Bob controls "Gray Ogre" and "Hill Giant"
    And Alice controls "Grizzly Bears"
    When Alice plays "Innocent Blood"
    Then "Innocent Blood" targets nothing
    When the stack resolves
    And Bob chooses "Gray Ogre"
    Then "Gray Ogre" and "Grizzly Bears" were sacrificed
    And "Hill Giant" is in play

  @cr26:115.7c
  Scenario: Bend the Arcs changes only one of the two targets of Arc Trail
    Given Alice has "Arc Trail" in hand and can pay {1}{R}
    And Bob controls "Elite Vanguard", "Gray Ogre" and "Sol Ring"
    And Bob has "Bend the Arcs" in hand and can pay {U}
    When Alice plays "Arc Trail" targeting "Gray Ogre" then "Elite Vanguard"
    And Bob plays "Bend the Arcs" targeting "Arc Trail"
    And the top of the stack resolves
    Then Bob may not target "Sol Ring" then "Elite Vanguard" for "Bend the Arcs"
    And Bob may target Alice then "Gray Ogre" for "Bend the Arcs"
    And Bob may target "Gray Ogre" then "Elite Vanguard" for "Bend the Arcs"
    When Bob targets Alice then "Elite Vanguard" for "Bend the Arcs"
    And the stack resolves
    Then Alice is at 18 life
    And "Elite Vanguard" is in Bob's graveyard
    And "Gray Ogre" has no damage marked

  @cr26:115.1b.2 @cr26:115.1c.2
  Scenario: Ward of Piety, whose target is chosen as it is cast, stays on a creature that can no longer be a target, and its ability targets Bob
    Given Alice has "Ward of Piety", "Lightning Bolt" and "Pyroclasm" in hand and can pay {1}{W}{1}{W}{R}{1}{R}
    And Bob controls "Hill Giant" and "Craw Wurm"
    And Bob has "Veil of Secrecy" in hand and can pay {1}{U}
    Then Alice can target only "Hill Giant" and "Craw Wurm" with "Ward of Piety"
    When Alice plays "Ward of Piety" targeting "Hill Giant"
    Then "Ward of Piety" targets "Hill Giant"
    When the stack resolves
    And Bob plays "Veil of Secrecy" targeting "Hill Giant"
    And the stack resolves
    Then Alice can't play "Lightning Bolt" targeting "Hill Giant" by rule 601.2c
    And Alice can play "Lightning Bolt" targeting "Craw Wurm"
    And "Ward of Piety" is attached to "Hill Giant"
    And Alice can activate "Ward of Piety" targeting Bob
    When Alice activates "Ward of Piety" targeting Bob
    Then the ability of "Ward of Piety" targets Bob
    When the stack resolves
    And Alice plays "Pyroclasm"
    And the stack resolves
    Then "Hill Giant" has 1 damage marked
    And Bob is at 19 life

  @cr26:115.1b.2
  Scenario: Ward of Piety, whose target was chosen as it was cast, is put into the graveyard if that creature can't be a target as it resolves
    Given Alice has "Ward of Piety" in hand and can pay {1}{W}
    And Bob controls "Hill Giant" and "Craw Wurm"
    And Bob has "Veil of Secrecy" in hand and can pay {1}{U}
    When Alice plays "Ward of Piety" targeting "Hill Giant"
    And Bob in response plays "Veil of Secrecy" targeting "Hill Giant"
    And the stack resolves
    Then nobody is asked anything
    And "Ward of Piety" is in Alice's graveyard
    And "Hill Giant" and "Craw Wurm" are in play

  @cr26:115.1c.2 @cr26:115.1.3
  Scenario: The ability of Ward of Piety targets Craw Wurm, which is chosen as the ability is activated
    Given Alice controls "Hill Giant" and "Ward of Piety" attached to "Hill Giant" and can pay {1}{W}
    And Bob controls "Craw Wurm" and has "Shock" in hand and can pay {R}
    When Alice activates "Ward of Piety" targeting "Craw Wurm"
    Then the ability of "Ward of Piety" targets "Craw Wurm"
    When the stack resolves
    And Bob plays "Shock" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 1 damage marked
    And "Craw Wurm" has 1 damage marked

  @cr26:115.10
  Scenario: Bob can sacrifice to Innocent Blood a creature that entered after the spell had been cast
    Given Alice has "Innocent Blood" in hand and can pay {B}
    And Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant" and "Vedalken Orrery"
    And Bob has "Gray Ogre" in hand and can pay {2}{R}
    When Alice plays "Innocent Blood"
    And Bob plays "Gray Ogre"
    And the top of the stack resolves
    Then "Gray Ogre" is in play
    When the stack resolves
    Then Bob is asked for objects by "Innocent Blood" among "Hill Giant" and "Gray Ogre"
    When Bob chooses "Gray Ogre"
    Then "Gray Ogre" and "Grizzly Bears" were sacrificed
    And "Hill Giant" is in play

  @cr26:115.10.5
  Scenario: Alice chooses as Fact or Fiction resolves that Carol makes the piles, and neither opponent is a target of the spell
    Given Carol is playing too
    And Alice has "Fact or Fiction" in hand and can pay {3}{U}
    And Alice has "Island", "Forest", "Swamp", "Plains" and "Mountain" on top of library
    And Bob controls "Ivory Mask"
    And Carol controls "Ivory Mask" as "veil"
    Then Alice can play "Fact or Fiction"
    When Alice plays "Fact or Fiction"
    Then "Fact or Fiction" targets nothing
    When the stack resolves
    And Alice chooses Carol for "Fact or Fiction"
    And Carol makes piles "Island" and "Forest" | "Swamp", "Plains" and "Mountain" for "Fact or Fiction"
    And Alice chooses the pile 2 for "Fact or Fiction"
    Then Alice's hand holds "Swamp", "Plains" and "Mountain"
    And "Island" is in Alice's graveyard

  @cr26:115.10.6
  Scenario: Alice chooses as the ability of Finger of Blame resolves that Carol loses 3 life, and the ability has no target
    Given Carol is playing too
    And Alice controls "Finger of Blame"
    And Bob controls "Ivory Mask"
    And Carol controls "Ivory Mask" as "veil"
    Then Alice can activate "Finger of Blame"
    When Alice activates "Finger of Blame"
    Then the ability of "Finger of Blame" targets nothing
    And Alice was asked for a player never
    When the stack resolves
    And Alice chooses the player Carol for "Finger of Blame"
    Then Carol is at 17 life
    And Bob is at 20 life
    And Alice is at 20 life

  @cr26:115.10.4 @cr26:115.10.6
  Scenario: Bob, the only opponent, loses 3 life to the ability of Finger of Blame, though Ivory Mask gives him shroud
    Given Alice controls "Finger of Blame"
    And Alice has "Lava Spike" in hand and can pay {R}
    And Bob controls "Ivory Mask"
    Then Alice can't play "Lava Spike" targeting Bob because of "mask" of "Ivory Mask"
    And Alice can activate "Finger of Blame"
    When Alice activates "Finger of Blame"
    Then the ability of "Finger of Blame" targets nothing
    When the stack resolves
    Then Bob is at 17 life
    And Alice is at 20 life

  @cr26:115.10.6
  Scenario: Bob, the only opponent, who has no shroud, loses 3 life to the ability of Finger of Blame
    Given Alice controls "Finger of Blame"
    When Alice activates "Finger of Blame"
    And the stack resolves
    Then Bob is at 17 life
    And Alice is at 20 life
    And "Finger of Blame" is tapped

  @cr26:115.10.2
  Scenario: Alice chooses as Cast Lots resolves that Bob, who has shroud, loses 3 life, and the spell has no target
    Given Alice has "Cast Lots" and "Lava Spike" in hand and can pay {B}{R}
    And Alice controls "Ivory Mask" as "veil"
    And Bob controls "Ivory Mask"
    Then Alice can't play "Lava Spike" targeting Bob because of "mask" of "Ivory Mask"
    And Alice can play "Cast Lots"
    When Alice plays "Cast Lots"
    Then "Cast Lots" targets nothing
    And Alice was asked for a player never
    When the stack resolves
    And Alice chooses the player Bob for "Cast Lots"
    Then Bob is at 17 life
    And Alice is at 20 life

  @cr26:115.10.2
  Scenario: Alice chooses herself as Cast Lots resolves, and Bob, whom she couldn't target, loses no life
    Given Alice has "Cast Lots" and "Lava Spike" in hand and can pay {B}{R}
    And Bob controls "Ivory Mask"
    Then Alice can't play "Lava Spike" targeting Bob because of "mask" of "Ivory Mask"
    And Alice can play "Cast Lots"
    When Alice plays "Cast Lots"
    Then "Cast Lots" targets nothing
    And Alice was asked for a player never
    When the stack resolves
    And Alice chooses the player Alice for "Cast Lots"
    Then Alice is at 17 life
    And Bob is at 20 life

  @cr26:701.6a.2
  Scenario: Cast Lots that Counterspell counters doesn't resolve, so Alice chooses no player, and neither player loses life
    Given Alice has "Cast Lots" in hand and can pay {B}
    And Bob controls "Ivory Mask"
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Cast Lots"
    And Bob in response plays "Counterspell" targeting "Cast Lots"
    And the stack resolves
    Then "Cast Lots" was countered
    And "Cast Lots" is in Alice's graveyard
    And Alice was asked for a player never
    And Alice is at 20 life
    And Bob is at 20 life

  @cr26:115.10.4
  Scenario: Alice chooses as the ability of Wheel of Blame resolves that Bob, who has shroud, loses 3 life, and the ability has no target
    Given Alice controls "Wheel of Blame"
    And Alice has "Lava Spike" in hand and can pay {R}
    And Bob controls "Ivory Mask"
    Then Alice can't play "Lava Spike" targeting Bob because of "mask" of "Ivory Mask"
    And Alice can activate "Wheel of Blame"
    When Alice activates "Wheel of Blame"
    Then the ability of "Wheel of Blame" targets nothing
    And Alice was asked for a player never
    When the stack resolves
    And Alice chooses the player Bob for "Wheel of Blame"
    Then Bob is at 17 life
    And Alice is at 20 life

  @cr26:115.10.4
  Scenario: Alice, who has shroud, is the player whom Alice chooses as the ability of Wheel of Blame resolves, and Bob loses no life
    Given Alice controls "Wheel of Blame" and "Ivory Mask"
    And Alice has "Lava Spike" in hand and can pay {R}
    Then Alice can't play "Lava Spike" targeting Alice because of "mask" of "Ivory Mask"
    And Alice can activate "Wheel of Blame"
    When Alice activates "Wheel of Blame"
    Then the ability of "Wheel of Blame" targets nothing
    And Alice was asked for a player never
    When the stack resolves
    And Alice chooses the player Alice for "Wheel of Blame"
    Then Alice is at 17 life
    And Bob is at 20 life

  @cr26:115.10a.2
  Scenario: Equip, whose rule says "target", can't be activated for Blastoderm with shroud, and Colossus Hammer equips Grizzly Bears
    Given Alice controls "Colossus Hammer", "Grizzly Bears" and "Blastoderm" with 3 fade counters
    And Alice can pay {8}
    Then Alice can target only "Grizzly Bears" with the equip ability of "Colossus Hammer"
    And Alice can equip "Grizzly Bears" with "Colossus Hammer"
    When Alice equips "Grizzly Bears" with "Colossus Hammer"
    Then the equip ability of "Colossus Hammer" targets "Grizzly Bears"
    When the stack resolves
    Then "Grizzly Bears" is 12/12
    And "Blastoderm" is 5/5

  @cr26:115.10a.2
  Scenario: The equip ability of Colossus Hammer can't be activated while Blastoderm, which has shroud, is Alice's only creature
    Given Alice controls "Colossus Hammer" and "Blastoderm" with 3 fade counters
    And Alice has "Grizzly Bears" in hand and can pay {8}{1}{G}
    Then Alice can't activate "equip" of "Colossus Hammer" by rule 601.2c
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then Alice can target only "Grizzly Bears" with the equip ability of "Colossus Hammer"
    And Alice can equip "Grizzly Bears" with "Colossus Hammer"
    When Alice equips "Grizzly Bears" with "Colossus Hammer"
    And the stack resolves
    Then "Grizzly Bears" is 12/12
    And "Blastoderm" is 5/5

  @cr26:115.10a.3
  Scenario: Earthquake deals damage to Alice, whom Ivory Mask gives shroud, because she isn't a target of it
    Given Alice controls "Ivory Mask"
    And Bob has "Earthquake" and "Lava Spike" in hand and can pay {2}{R}{R}
    And it is Bob's main phase
    Then Bob can't play "Lava Spike" targeting Alice because of "mask" of "Ivory Mask"
    When Bob plays "Earthquake" with X = 2
    Then "Earthquake" targets nothing
    When the stack resolves
    Then Alice is at 18 life
    And Bob is at 18 life
    When Bob plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob is at 15 life

  @cr26:115.10.3 @cr26:115.1d.3
  Scenario: Alice sacrifices to Lord of the Pit a creature that entered after the ability had been put on the stack
    Given it is Bob's end step
    And Alice controls "Lord of the Pit", "Hill Giant" and "Vedalken Orrery"
    And Alice has "Grizzly Bears" in hand and can pay {1}{G}
    When the game goes on to Alice's upkeep
    Then the ability of "Lord of the Pit" targets nothing
    When Alice plays "Grizzly Bears"
    And the top of the stack resolves
    And the top of the stack resolves
    Then Alice is asked for objects by "Lord of the Pit" among "Hill Giant" and "Grizzly Bears"
    When Alice chooses "Grizzly Bears"
    Then "Grizzly Bears" was sacrificed
    And "Hill Giant" is in play
    And Alice is at 20 life

  @cr26:115.10a.4
  Scenario: Syr Konrad's ability deals damage to Bob, whom Ivory Mask gives shroud, because he isn't a target of it
    Given Alice controls "Syr Konrad, the Grim" and "Grizzly Bears"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Bob controls "Ivory Mask"
    Then Alice can't play "Lightning Bolt" targeting Bob because of "mask" of "Ivory Mask"
    When Alice plays "Lightning Bolt" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then the ability of "Syr Konrad, the Grim" targets nothing
    When the stack resolves
    Then Bob is at 19 life
    And "Syr Konrad, the Grim" has triggered once

  @cr26:115.10.3
  Scenario: Alice, who controls one creature beside Lord of the Pit, sacrifices that creature, and Bob's creature stays
    Given it is Bob's end step
    And Alice controls "Lord of the Pit" and "Hill Giant"
    And Bob controls "Grizzly Bears"
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then "Hill Giant" was sacrificed
    And "Lord of the Pit" and "Grizzly Bears" are in play
    And Alice is at 20 life

  @cr26:115.1b.3
  Scenario: The triggered ability of Sigil of Sleep, an Aura, targets a creature of the player to whom the enchanted creature dealt damage
    Given Alice controls "Hill Giant", "Gray Ogre" and "Sigil of Sleep"
    And "Sigil of Sleep" is attached to "Hill Giant"
    And Bob controls "Grizzly Bears" and "Craw Wurm"
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Alice may target "Grizzly Bears" for "Sigil of Sleep"
    And Alice may not target "Gray Ogre" for "Sigil of Sleep"
    And Alice may not target "Hill Giant" for "Sigil of Sleep"
    When Alice targets "Craw Wurm" for "Sigil of Sleep"
    Then the ability of "Sigil of Sleep" targets "Craw Wurm"
    When the stack resolves
    Then "Craw Wurm" is in Bob's hand
    And "Grizzly Bears" is in play
    And "Sigil of Sleep" is attached to "Hill Giant"

  @cr26:115.1b.3
  Scenario: The target of the triggered ability of Sigil of Sleep is chosen as the ability is put on the stack, and Bob's other creature stays
    Given Alice controls "Hill Giant" and "Sigil of Sleep" attached to "Hill Giant"
    And Bob controls "Grizzly Bears" and "Craw Wurm"
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    And Alice targets "Grizzly Bears" for "Sigil of Sleep"
    Then the ability of "Sigil of Sleep" targets "Grizzly Bears"
    When the stack resolves
    Then "Grizzly Bears" is in Bob's hand
    And "Craw Wurm" is in play
    And "Hill Giant" is in play

  @cr26:115.1b
  Scenario: Flight can't be cast on a creature that Veil of Secrecy keeps from being a target, but Flight that Replenish returns can be attached to it
    Given Bob controls "Hill Giant" and has "Veil of Secrecy" in hand and can pay {1}{U}
    And Alice has "Flight" as "cast" and "Replenish" in hand and can pay {U}{3}{W}
    And Alice has "Flight" as "returned" in graveyard
    And Alice controls "Grizzly Bears"
    When Bob plays "Veil of Secrecy" targeting "Hill Giant"
    And the stack resolves
    Then Alice can't play "cast" targeting "Hill Giant" by rule 601.2c
    And Alice can play "cast" targeting "Grizzly Bears"
    When Alice plays "Replenish"
    And the stack resolves
    And Alice chooses "Hill Giant"
    Then "returned" is attached to "Hill Giant"
    And "Hill Giant" has "flying"

  @cr26:115.1.5
  Scenario: Alice, who controls Bob's Inferno Titan, chooses the targets of its ability
    Given Alice controls "Inferno Titan" owned by Bob
    And Bob controls "Hill Giant"
    When Alice attacks with "Inferno Titan"
    Then Alice is asked for targets by "Inferno Titan"
    And Alice may target Bob and "Hill Giant" for "Inferno Titan"
    When Alice targets Bob and "Hill Giant" for "Inferno Titan"
    And Alice divides 1 to Bob and 2 to "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 2 damage marked
    And Bob is at 19 life

  @cr26:115.1c.3
  Scenario: The ability of Crypt Rats, which doesn't say "target", has no target, and deals 1 damage to each creature and each player
    Given Alice controls "Crypt Rats", "Hill Giant" and "Swamp"
    And Bob controls "Craw Wurm"
    Then Alice can activate "Crypt Rats" with X = 1
    When Alice activates "Crypt Rats" with X = 1
    Then the ability of "Crypt Rats" targets nothing
    When the stack resolves
    Then "Hill Giant" has 1 damage marked
    And "Craw Wurm" has 1 damage marked
    And Alice is at 19 life
    And Bob is at 19 life

  @cr26:115.10a
  Scenario: Pyroclasm deals 2 damage to Morphling, which has gained shroud and can't be targeted by Lightning Bolt
    Given Alice has "Pyroclasm" and "Lightning Bolt" in hand and can pay {1}{R}{R}
    And Bob controls "Morphling" and "Hill Giant" and can pay {U}
    When Alice passes
    And Bob activates "hide" of "Morphling"
    And the top of the stack resolves
    Then Alice can't play "Lightning Bolt" targeting "Morphling" by rule 601.2c
    And Alice can play "Lightning Bolt" targeting "Hill Giant"
    When Alice plays "Pyroclasm"
    Then "Pyroclasm" targets nothing
    When the stack resolves
    Then "Morphling" has 2 damage marked
    And "Hill Giant" has 2 damage marked

  @cr26:115.10a.5 @cr26:115.1c.3
  Scenario: The ability of Crypt Rats deals 1 damage to Morphling, which has gained shroud and can't be targeted by Lightning Bolt
    Given Alice controls "Crypt Rats" and "Swamp"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Bob controls "Morphling" and "Hill Giant" and can pay {U}
    When Alice passes
    And Bob activates "hide" of "Morphling"
    And the top of the stack resolves
    Then Alice can't play "Lightning Bolt" targeting "Morphling" by rule 601.2c
    And Alice can play "Lightning Bolt" targeting "Hill Giant"
    When Alice activates "Crypt Rats" with X = 1
    Then the ability of "Crypt Rats" targets nothing
    When the stack resolves
    Then "Morphling" has 1 damage marked
    And "Hill Giant" has 1 damage marked

  @cr26:115.10a.2
  Scenario: Equip, whose rule says "target", can't be activated for Morphling, which has gained shroud, and could before
    Given Alice controls "Colossus Hammer", "Grizzly Bears" and "Morphling"
    And Alice can pay {8}{U}
    Then Alice can target only "Grizzly Bears" and "Morphling" with the equip ability of "Colossus Hammer"
    When Alice activates "hide" of "Morphling"
    And the stack resolves
    Then Alice can target only "Grizzly Bears" with the equip ability of "Colossus Hammer"
    When Alice equips "Grizzly Bears" with "Colossus Hammer"
    And the stack resolves
    Then "Grizzly Bears" is 12/12
    And "Morphling" is 3/3

  @cr26:115.1a.5
  Scenario: Bob sacrifices Morphling, which has gained shroud, to Innocent Blood, which doesn't say "target"
    Given Alice controls "Grizzly Bears" and has "Innocent Blood" in hand and can pay {B}
    And Bob controls "Morphling" and can pay {U}
    When Alice passes
    And Bob activates "hide" of "Morphling"
    And the top of the stack resolves
    And Alice plays "Innocent Blood"
    Then "Innocent Blood" targets nothing
    When the stack resolves
    Then "Morphling" and "Grizzly Bears" were sacrificed

  @cr26:115.1b
  Scenario: Flight stays on Morphling, which has gained shroud, and another Flight can't be cast on Morphling
    Given Alice has "Flight" as "first" and "Flight" as "second" in hand and can pay {U}{U}
    And Bob controls "Morphling" and "Hill Giant" and can pay {U}
    Then Alice can target only "Morphling" and "Hill Giant" with "first"
    When Alice plays "first" targeting "Morphling"
    Then "first" targets "Morphling"
    When the stack resolves
    And Alice passes
    And Bob activates "hide" of "Morphling"
    And the top of the stack resolves
    Then Alice can target only "Hill Giant" with "second"
    And "first" is attached to "Morphling"
    And "Morphling" has "flying"

  @cr26:115.1d @cr26:115.1.3
  Scenario: Hill Giant, Bob's only creature, is the target of Banisher Priest's ability before the ability resolves
    Given Alice has "Banisher Priest" in hand and can pay {1}{W}{W}
    And Bob controls "Hill Giant"
    When Alice plays "Banisher Priest"
    And the top of the stack resolves
    Then the ability of "Banisher Priest" targets "Hill Giant"
    When the stack resolves
    Then "Hill Giant" is exiled
