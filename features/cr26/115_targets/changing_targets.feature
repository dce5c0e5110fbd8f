Feature: Changing targets

  @cr26:115.7a
  Scenario: Misdirection changes Terror's target to another nonblack creature, which Misdirection's controller chooses
    Given Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant", "Craw Wurm" and "Typhoid Rats"
    And Bob has "Terror" in hand and can pay {1}{B}
    And Alice has "Misdirection" and "Boomerang" in hand
    When Bob plays "Terror" targeting "Grizzly Bears"
    And Alice in response plays "Misdirection" targeting "Terror" removing "Boomerang" instead of its mana cost
    And the top of the stack resolves
    Then Alice may not target "Grizzly Bears"
    And Alice may not target "Typhoid Rats"
    And Alice may target "Hill Giant"
    When Alice targets "Craw Wurm" for "Misdirection"
    And the stack resolves
    Then "Craw Wurm" is in Bob's graveyard
    And "Grizzly Bears" and "Hill Giant" are in play
    And "Boomerang" is exiled

  @cr26:115.7a
  Scenario: Misdirection doesn't change Terror's target if every other creature is black
    Given Alice controls "Grizzly Bears"
    And Bob controls "Typhoid Rats"
    And Bob has "Terror" in hand and can pay {1}{B}
    And Alice has "Misdirection" and "Boomerang" in hand
    When Bob plays "Terror" targeting "Grizzly Bears"
    And Alice in response plays "Misdirection" targeting "Terror" removing "Boomerang" instead of its mana cost
    And the top of the stack resolves
    Then "Terror" targets "Grizzly Bears"
    When the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard

  @cr26:115.7a @edition:2013-07 @edition:2026-01
  Scenario: With Misdirection, Alice can change the target of Bob's Terror to Bob's hexproof creature, a legal target for Bob's spell
    Given Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant", "Gladecover Scout" and "Typhoid Rats"
    And Bob has "Terror" in hand and can pay {1}{B}
    And Alice has "Misdirection" in hand and can pay {3}{U}{U}
    When Bob plays "Terror" targeting "Grizzly Bears"
    And Alice in response plays "Misdirection" targeting "Terror"
    And the top of the stack resolves
    Then Alice may not target "Grizzly Bears"
    And Alice may not target "Typhoid Rats"
    And Alice may target "Hill Giant"
    When Alice targets "Gladecover Scout" for "Misdirection"
    Then "Terror" targets "Gladecover Scout"
    When the stack resolves
    Then "Gladecover Scout" is in Bob's graveyard
    And "Grizzly Bears" is on the battlefield

  @cr26:115.7b @cr26:115.7f
  Scenario: Mizzium Meddler can become one of the two targets of a spell; the spell's other target stays
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Mizzium Meddler" in hand and can pay {2}{U}
    And Bob has "Twin Sparks" in hand and can pay {1}{R}{R}
    When Bob plays "Twin Sparks" targeting "Grizzly Bears" and "Hill Giant" dividing 1 to "Grizzly Bears" and 2 to "Hill Giant"
    And Alice in response plays "Mizzium Meddler"
    And the top of the stack resolves
    And Alice targets "Twin Sparks" for "Mizzium Meddler"
    And the top of the stack resolves
    And Alice says yes to "Mizzium Meddler"
    Then Alice may not target "Mizzium Meddler" and "Mizzium Meddler"
    And Alice may target "Mizzium Meddler" and "Hill Giant"
    When Alice targets "Grizzly Bears" and "Mizzium Meddler" for "Mizzium Meddler"
    Then "Twin Sparks" targets "Grizzly Bears" and "Mizzium Meddler"
    When the stack resolves
    Then "Grizzly Bears" has 1 damage marked
    And "Mizzium Meddler" has 2 damage marked
    And "Hill Giant" has no damage marked

  @cr26:115.7b
  Scenario: Mizzium Meddler becomes the second target of Arc Trail, whose first target Morphling has gained shroud and stays
    Given it is Bob's main phase
    And Alice controls "Morphling" and "Llanowar Elves"
    And Alice has "Mizzium Meddler" in hand and can pay {2}{U}{U}
    And Bob has "Arc Trail" in hand and can pay {1}{R}
    When Bob plays "Arc Trail" targeting "Morphling" then "Llanowar Elves"
    And Alice in response plays "Mizzium Meddler"
    And the top of the stack resolves
    And Alice targets "Arc Trail" for "Mizzium Meddler"
    And Alice activates "hide" of "Morphling"
    And the top of the stack resolves
    Then "Morphling" has "shroud"
    When the top of the stack resolves
    And Alice says yes to "Mizzium Meddler"
    And Alice targets "Morphling" then "Mizzium Meddler" for "Mizzium Meddler"
    Then "Arc Trail" targets "Morphling" and "Mizzium Meddler"
    When the stack resolves
    Then "Mizzium Meddler" has 1 damage marked
    And "Morphling" has no damage marked
    And "Llanowar Elves" is in play

  @cr26:115.7b @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Mizzium Meddler becomes the target of the spliced Glacial Ray only; Consuming Vortex keeps its own target
    Given Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant"
    And Bob has "Consuming Vortex" and "Glacial Ray" in hand and can pay {1}{U}{1}{R}
    And Alice has "Mizzium Meddler" in hand and can pay {2}{U}
    When Bob plays "Consuming Vortex" splicing "Glacial Ray" targeting "Grizzly Bears" for "Consuming Vortex" then "Hill Giant" for "Glacial Ray"
    And Alice in response plays "Mizzium Meddler"
    And the top of the stack resolves
    And Alice targets "Consuming Vortex" for "Mizzium Meddler"
    And the top of the stack resolves
    And Alice says yes to "Mizzium Meddler"
    Then Alice may target "Mizzium Meddler"
    And Alice may target "Grizzly Bears"
    And Alice may not target "Hill Giant"
    And Alice may not target "Mizzium Meddler" then "Mizzium Meddler"
    When Alice targets "Grizzly Bears" then "Mizzium Meddler" for "Mizzium Meddler"
    Then "Consuming Vortex" targets "Grizzly Bears" and "Mizzium Meddler"
    When the stack resolves
    Then "Grizzly Bears" is in Alice's hand
    And "Mizzium Meddler" has 2 damage marked
    And "Hill Giant" has 0 damage marked

  @cr26:115.7b
  Scenario: Mizzium Meddler can't become the target of Lava Spike, which targets only players, so Lava Spike's target stays
    Given it is Bob's precombat main phase
    And Bob has "Lava Spike" in hand and can pay {R}
    And Alice has "Mizzium Meddler" in hand and can pay {2}{U}
    When Bob plays "Lava Spike" targeting Alice
    And Alice in response plays "Mizzium Meddler"
    And the top of the stack resolves
    And Alice targets "Lava Spike" for "Mizzium Meddler"
    Then "Mizzium Meddler" has triggered once
    When the top of the stack resolves
    Then "Lava Spike" targets Alice
    When the stack resolves
    Then Alice is at 17 life

  @cr26:115.3.3
  Scenario: As Redirect gives Frost Breath new targets, Alice can't choose Craw Wurm twice, and can choose Craw Wurm and Gray Ogre
    Given it is Bob's main phase
    And Bob has "Frost Breath" in hand and can pay {2}{U}
    And Alice controls "Hill Giant" and "Grizzly Bears" and has "Redirect" in hand and can pay {U}{U}
    And Bob controls "Craw Wurm" and "Gray Ogre"
    When Bob plays "Frost Breath" targeting "Hill Giant" and "Grizzly Bears"
    And Alice in response plays "Redirect" targeting "Frost Breath"
    And the top of the stack resolves
    Then Alice may not target "Craw Wurm" and "Craw Wurm" for "Redirect"
    And Alice may target "Craw Wurm" and "Gray Ogre" for "Redirect"
    When Alice targets "Craw Wurm" and "Gray Ogre" for "Redirect"
    And the stack resolves
    Then "Craw Wurm" and "Gray Ogre" are tapped
    And "Hill Giant" and "Grizzly Bears" are untapped

  @cr26:115.7a.2
  Scenario: Swerving Wind changes both targets of Arc Trail, and can't leave one of them unchanged
    Given it is Bob's main phase
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Swerving Wind" in hand and can pay {1}{U}
    And Bob controls "Craw Wurm" and "Gray Ogre"
    And Bob has "Arc Trail" in hand and can pay {1}{R}
    When Bob plays "Arc Trail" targeting "Hill Giant" then "Grizzly Bears"
    And Alice in response plays "Swerving Wind" targeting "Arc Trail"
    And the top of the stack resolves
    Then Alice may not target "Hill Giant" then "Craw Wurm"
    And Alice may target "Gray Ogre" then "Craw Wurm"
    When Alice targets "Gray Ogre" then "Craw Wurm"
    And the stack resolves
    Then "Gray Ogre" is in Bob's graveyard
    And "Craw Wurm" has 1 damage marked
    And "Grizzly Bears" has no damage marked

  @cr26:115.7a.2 @edition:2026-01 @edition:2013-07
  Scenario: Swerving Wind changes neither target of Prey Upon, because Bob controls no other creature for the first one
    Given it is Bob's main phase
    And Alice controls "Grizzly Bears" and "Gray Ogre"
    And Alice has "Swerving Wind" in hand and can pay {1}{U}
    And Bob controls "Hill Giant"
    And Bob has "Prey Upon" in hand and can pay {G}
    When Bob plays "Prey Upon" targeting "Hill Giant" then "Grizzly Bears"
    And Alice in response plays "Swerving Wind" targeting "Prey Upon"
    And the top of the stack resolves
    Then "Swerving Wind" has resolved
    And "Prey Upon" targets "Hill Giant" and "Grizzly Bears"
    When the stack resolves
    Then "Grizzly Bears" was destroyed
    And "Hill Giant" has 2 damage marked
    And "Gray Ogre" has no damage marked

  @cr26:115.7a.2
  Scenario: Swerving Wind changes the only target of Lightning Bolt to another legal target
    Given Bob controls "Hill Giant" and "Sol Ring"
    And Bob has "Swerving Wind" in hand and can pay {1}{U}
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Alice controls "Craw Wurm"
    When Alice plays "Lightning Bolt" targeting "Hill Giant"
    And Bob in response plays "Swerving Wind" targeting "Lightning Bolt"
    And the top of the stack resolves
    Then Bob may not target "Sol Ring"
    And Bob may target "Craw Wurm"
    When Bob targets "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" has 3 damage marked
    And "Hill Giant" has no damage marked

  @cr26:115.7a
  Scenario: Terror's target has left the battlefield, and Misdirection finds no other nonblack creature, so the target stays, and Terror doesn't resolve
    Given Alice controls "Grizzly Bears"
    And Bob controls "Typhoid Rats"
    And Bob has "Terror" in hand and can pay {1}{B}
    And Alice has "Misdirection", "Boomerang" as "pitched" and "Boomerang" as "cast" in hand and can pay {U}{U}
    When Bob plays "Terror" targeting "Grizzly Bears"
    And Alice in response plays "Misdirection" targeting "Terror" removing "pitched" instead of its mana cost
    And Alice plays "cast" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Alice's hand
    When the top of the stack resolves
    Then "Misdirection" has resolved
    And Alice was asked for targets by "Misdirection" never
    When the stack resolves
    Then "Terror" did not resolve
    And "Typhoid Rats" is in play

  @cr26:115.8.2
  Scenario: Misdirection changes the target of Healing Salve, and its mode stays "prevent"
    Given Alice controls "Hill Giant" and "Craw Wurm"
    And Alice has "Healing Salve" and "Lightning Bolt" in hand and can pay {W}{R}
    And Bob has "Misdirection" and "Counsel of the Soratami" in hand
    When Alice plays "Healing Salve" choosing "prevent" targeting "Hill Giant"
    And Bob plays "Misdirection" targeting "Healing Salve" removing "Counsel of the Soratami" instead of its mana cost
    And the top of the stack resolves
    And Bob targets "Craw Wurm" for "Misdirection"
    Then "Healing Salve" has the mode "prevent"
    When the stack resolves
    And Alice plays "Lightning Bolt" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" has no damage marked
    And Alice is at 20 life

  @cr26:115.8.3 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Willbender changes the target of the Jitte's ability to Craw Wurm, and the ability keeps its mode, which gives -1/-1
    Given it is Bob's main phase
    And Bob controls "Umezawa's Jitte" with 2 charge counters, "Craw Wurm" and "Sol Ring"
    And Alice controls "Hill Giant" and a face-down "Willbender" and can pay {1}{U}
    Then Bob can activate the second printed ability of "Umezawa's Jitte" choosing "mend"
    And Bob can't activate the second printed ability of "Umezawa's Jitte" choosing "wither" targeting "Sol Ring" by rule 601.2c
    When Bob activates the second printed ability of "Umezawa's Jitte" choosing "wither" targeting "Hill Giant"
    And Bob passes
    And Alice turns "Willbender" face up
    And Alice targets the ability of "Umezawa's Jitte" for "Willbender"
    And the top of the stack resolves
    Then Alice may not target "Hill Giant"
    And Alice may not target "Sol Ring"
    And Alice may target "Willbender"
    When Alice targets "Craw Wurm" for "Willbender"
    Then the ability of "Umezawa's Jitte" has the mode "wither"
    And the ability of "Umezawa's Jitte" targets "Craw Wurm"
    When the stack resolves
    Then "Craw Wurm" is 5/3
    And "Hill Giant" is 3/3

  @cr26:115.8.3
  Scenario: Swerving Gale changes the target of Atalya's ability to Craw Wurm, and the ability keeps its mode, which prevents damage
    Given it is Bob's main phase
    And Bob controls "Atalya, Samite Master", "Craw Wurm" and "Sol Ring" and can pay {W}{W}
    And Alice controls "Hill Giant" and has "Swerving Gale" and "Shock" in hand and can pay {2}{U}{R}
    Then Bob can activate "mercy" of "Atalya, Samite Master" with X = 2 choosing "mend"
    And Bob can't activate "mercy" of "Atalya, Samite Master" with X = 2 choosing "shield" targeting "Sol Ring" by rule 601.2c
    When Bob activates "mercy" of "Atalya, Samite Master" with X = 2 choosing "shield" targeting "Hill Giant"
    And Alice in response plays "Swerving Gale" targeting the ability of "Atalya, Samite Master"
    And the top of the stack resolves
    Then Alice may not target "Sol Ring" for "Swerving Gale"
    And Alice may target "Craw Wurm" for "Swerving Gale"
    When Alice targets "Craw Wurm" for "Swerving Gale"
    Then the ability of "Atalya, Samite Master" has the mode "shield"
    And the ability of "Atalya, Samite Master" targets "Craw Wurm"
    When the stack resolves
    And Alice plays "Shock" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" has no damage marked
    And Bob is at 20 life

  @cr26:115.7a.3 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Willbender changes the target of Frostwielder's ability from Grizzly Bears to Craw Wurm
    Given it is Bob's main phase
    And Bob controls "Frostwielder" and "Craw Wurm"
    And Alice controls "Grizzly Bears" and a face-down "Willbender" and can pay {1}{U}
    When Bob activates "Frostwielder" targeting "Grizzly Bears"
    And Bob passes
    And Alice turns "Willbender" face up
    And Alice targets the ability of "Frostwielder" for "Willbender"
    And the top of the stack resolves
    Then Alice may not target "Grizzly Bears"
    And Alice may target "Craw Wurm"
    When Alice targets "Craw Wurm" for "Willbender"
    Then the ability of "Frostwielder" targets "Craw Wurm"
    When the stack resolves
    Then "Craw Wurm" has 1 damage marked
    And "Grizzly Bears" has no damage marked

  @cr26:115.7b.2 @cr26:115.1.4
  Scenario: Mizzium Meddler becomes the target of Frostwielder's ability
    Given it is Bob's main phase
    And Alice controls "Elite Vanguard" and has "Mizzium Meddler" in hand and can pay {2}{U}
    And Bob controls "Frostwielder"
    When Bob activates "Frostwielder" targeting "Elite Vanguard"
    And Alice in response plays "Mizzium Meddler"
    And the top of the stack resolves
    And Alice targets the ability of "Frostwielder" for "Mizzium Meddler"
    And the top of the stack resolves
    And Alice says yes to "Mizzium Meddler"
    Then the ability of "Frostwielder" targets "Mizzium Meddler"
    When the stack resolves
    Then "Mizzium Meddler" has 1 damage marked
    And "Elite Vanguard" is in play

  @cr26:115.3.4
  Scenario: As Swerving Wind changes the targets of Frost Breath, Alice can't choose Craw Wurm twice, and can choose Craw Wurm and Gray Ogre
    Given it is Bob's main phase
    And Bob has "Frost Breath" in hand and can pay {2}{U}
    And Alice controls "Hill Giant" and "Grizzly Bears" and has "Swerving Wind" in hand and can pay {1}{U}
    And Bob controls "Craw Wurm", "Gray Ogre" and "Elite Vanguard"
    When Bob plays "Frost Breath" targeting "Hill Giant" and "Grizzly Bears"
    And Alice in response plays "Swerving Wind" targeting "Frost Breath"
    And the top of the stack resolves
    Then Alice may not target "Craw Wurm" and "Craw Wurm" for "Swerving Wind"
    And Alice may target "Craw Wurm" and "Gray Ogre" for "Swerving Wind"
    When Alice targets "Craw Wurm" and "Gray Ogre" for "Swerving Wind"
    And the stack resolves
    Then "Craw Wurm" and "Gray Ogre" are tapped
    And "Hill Giant" and "Grizzly Bears" are untapped

  @cr26:115.7c.2 @cr26:115.7f.2
  Scenario: Bend the Arcs changes one of the two targets of Inferno Titan's ability; the new target is dealt the 2 damage of the old one
    Given Alice controls "Inferno Titan"
    And Bob controls "Wall of Stone", "Hill Giant", "Craw Wurm" and "Sol Ring"
    And Bob has "Bend the Arcs" in hand and can pay {U}
    When Alice attacks with "Inferno Titan"
    And Alice targets "Wall of Stone" and "Hill Giant" for "Inferno Titan"
    And Alice divides 1 to "Wall of Stone" and 2 to "Hill Giant"
    And Bob plays "Bend the Arcs" targeting the ability of "Inferno Titan"
    And the top of the stack resolves
    Then Bob may target "Wall of Stone" and "Hill Giant" for "Bend the Arcs"
    And Bob may target "Wall of Stone" and "Craw Wurm" for "Bend the Arcs"
    And Bob may target "Craw Wurm" and Alice for "Bend the Arcs"
    And Bob may not target "Wall of Stone" and "Sol Ring" for "Bend the Arcs"
    When Bob targets "Wall of Stone" and "Craw Wurm" for "Bend the Arcs"
    Then the ability of "Inferno Titan" targets "Wall of Stone" and "Craw Wurm"
    When the stack resolves
    Then "Wall of Stone" has 1 damage marked
    And "Craw Wurm" has 2 damage marked
    And "Hill Giant" has no damage marked

  @cr26:115.7e.2
  Scenario: Swerving Wind exchanges the two targets of Arc Trail, which deals 2 damage to Grizzly Bears and 1 damage to Hill Giant
    Given it is Bob's main phase
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Swerving Wind" in hand and can pay {1}{U}
    And Bob has "Arc Trail" in hand and can pay {1}{R}
    When Bob plays "Arc Trail" targeting "Hill Giant" then "Grizzly Bears"
    And Alice in response plays "Swerving Wind" targeting "Arc Trail"
    And the top of the stack resolves
    Then Alice may not target "Grizzly Bears" then "Grizzly Bears"
    And Alice may target "Grizzly Bears" then "Hill Giant"
    And Alice may target "Grizzly Bears" then Bob
    When Alice targets "Grizzly Bears" then "Hill Giant"
    Then "Arc Trail" targets "Grizzly Bears" and "Hill Giant"
    When the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    And "Hill Giant" has 1 damage marked
    And Bob is at 20 life

  @cr26:115.7c
  Scenario: Bend the Arcs leaves Morphling, which has gained shroud, as the first target of Arc Trail, and changes the second target
    Given it is Bob's main phase
    And Alice controls "Morphling", "Llanowar Elves" and "Wall of Stone"
    And Alice has "Bend the Arcs" in hand and can pay {U}{U}
    And Bob has "Arc Trail" in hand and can pay {1}{R}
    When Bob plays "Arc Trail" targeting "Morphling" then "Llanowar Elves"
    And Alice in response plays "Bend the Arcs" targeting "Arc Trail"
    And Alice activates "hide" of "Morphling"
    And the top of the stack resolves
    Then "Morphling" has "shroud"
    When the top of the stack resolves
    Then Alice may not target "Llanowar Elves" then "Morphling" for "Bend the Arcs"
    And Alice may target "Morphling" then "Wall of Stone" for "Bend the Arcs"
    When Alice targets "Morphling" then "Wall of Stone" for "Bend the Arcs"
    And the stack resolves
    Then "Wall of Stone" has 1 damage marked
    And "Morphling" has no damage marked
    And "Llanowar Elves" is in play

  @cr26:115.5.3 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Willbender can change the target of Azorius Guildmage's ability to the ability of another Frostwielder, and not to the Guildmage's ability itself
    Given Alice controls "Azorius Guildmage" and can pay {2}{U}
    And Bob controls 3 "Frostwielder" as "wielder" and a face-down "Willbender" and can pay {1}{U}
    When Bob activates "wielder 1" targeting Alice
    And Bob activates "wielder 2" targeting Alice
    And Bob activates "wielder 3" targeting Alice
    And Alice activates the second printed ability of "Azorius Guildmage" targeting the ability of "wielder 1"
    And Alice passes
    And Bob turns "Willbender" face up
    And Bob targets the ability of "Azorius Guildmage" for "Willbender"
    And the top of the stack resolves
    Then Bob may not target the ability of "Azorius Guildmage" for "Willbender"
    And Bob may target the ability of "wielder 3" for "Willbender"
    When Bob targets the ability of "wielder 2" for "Willbender"
    And the stack resolves
    Then the ability of "wielder 2" was countered
    And Alice is at 18 life

  @cr26:115.7e.3
  Scenario: Bend the Arcs exchanges the two targets of Inferno Titan's ability, which deals 2 damage to Wall of Stone and 1 damage to Hill Giant
    Given Alice controls "Inferno Titan"
    And Bob controls "Wall of Stone" and "Hill Giant"
    And Bob has "Bend the Arcs" in hand and can pay {U}
    When Alice attacks with "Inferno Titan"
    And Alice targets "Wall of Stone" and "Hill Giant" for "Inferno Titan"
    And Alice divides 1 to "Wall of Stone" and 2 to "Hill Giant"
    And Bob plays "Bend the Arcs" targeting the ability of "Inferno Titan"
    And the top of the stack resolves
    Then Bob may not target "Hill Giant" and "Hill Giant" for "Bend the Arcs"
    And Bob may target "Hill Giant" and Alice for "Bend the Arcs"
    And Bob may target "Hill Giant" and "Wall of Stone" for "Bend the Arcs"
    When Bob targets "Hill Giant" and "Wall of Stone" for "Bend the Arcs"
    Then the ability of "Inferno Titan" targets "Hill Giant" and "Wall of Stone"
    When the stack resolves
    Then "Wall of Stone" has 2 damage marked
    And "Hill Giant" has 1 damage marked

  @cr26:115.7a.4
  Scenario: Swerving Gale changes both targets of Inferno Titan's ability, can't leave one of them unchanged, and can't choose an artifact
    Given Alice controls "Inferno Titan"
    And Bob controls "Wall of Stone", "Hill Giant", "Craw Wurm" and "Sol Ring"
    And Bob has "Swerving Gale" in hand and can pay {2}{U}
    When Alice attacks with "Inferno Titan"
    And Alice targets "Wall of Stone" and "Hill Giant" for "Inferno Titan"
    And Alice divides 1 to "Wall of Stone" and 2 to "Hill Giant"
    And Bob plays "Swerving Gale" targeting the ability of "Inferno Titan"
    And the top of the stack resolves
    Then Bob may not target "Wall of Stone" and "Craw Wurm" for "Swerving Gale"
    And Bob may not target "Sol Ring" and "Craw Wurm" for "Swerving Gale"
    And Bob may target Bob and "Craw Wurm" for "Swerving Gale"
    When Bob targets Alice and "Craw Wurm" for "Swerving Gale"
    Then the ability of "Inferno Titan" targets Alice and "Craw Wurm"
    When the stack resolves
    Then Alice is at 19 life
    And "Craw Wurm" has 2 damage marked
    And "Wall of Stone" has no damage marked
    And "Hill Giant" has no damage marked

  @cr26:115.7a.3 @cr26:115.7a.4
  Scenario: Swerving Gale changes the only target of Prodigal Sorcerer's ability from Hill Giant to Craw Wurm, and can't choose an artifact
    Given Alice controls "Prodigal Sorcerer"
    And Bob controls "Hill Giant", "Craw Wurm" and "Sol Ring"
    And Bob has "Swerving Gale" in hand and can pay {2}{U}
    When Alice activates "Prodigal Sorcerer" targeting "Hill Giant"
    Then Bob can play "Swerving Gale" targeting the ability of "Prodigal Sorcerer"
    When Bob in response plays "Swerving Gale" targeting the ability of "Prodigal Sorcerer"
    And the top of the stack resolves
    Then Bob may not target "Sol Ring" for "Swerving Gale"
    And Bob may not target "Hill Giant" for "Swerving Gale"
    And Bob may target Alice for "Swerving Gale"
    When Bob targets "Craw Wurm" for "Swerving Gale"
    Then the ability of "Prodigal Sorcerer" targets "Craw Wurm"
    When the stack resolves
    Then "Craw Wurm" has 1 damage marked
    And "Hill Giant" has no damage marked

  @cr26:115.7a.3
  Scenario: Swerving Gale, which Alice casts, changes the target of Bob's Prodigal Sorcerer's ability from Alice to Craw Wurm, and can't leave it
    Given it is Bob's main phase
    And Bob controls "Prodigal Sorcerer" and "Craw Wurm"
    And Alice has "Swerving Gale" in hand and can pay {2}{U}
    When Bob activates "Prodigal Sorcerer" targeting Alice
    And Alice in response plays "Swerving Gale" targeting the ability of "Prodigal Sorcerer"
    And the top of the stack resolves
    Then Alice may not target Alice for "Swerving Gale"
    And Alice may target Bob for "Swerving Gale"
    When Alice targets "Craw Wurm" for "Swerving Gale"
    Then the ability of "Prodigal Sorcerer" targets "Craw Wurm"
    When the stack resolves
    Then "Craw Wurm" has 1 damage marked
    And Alice is at 20 life

  @cr26:115.7a.4
  Scenario: Swerving Gale changes neither target of Duelling Ring's ability, because Bob controls no other creature for the first one
    Given it is Bob's main phase
    And Alice controls "Grizzly Bears" and "Gray Ogre"
    And Alice has "Swerving Gale" in hand and can pay {2}{U}
    And Bob controls "Hill Giant" and "Duelling Ring"
    When Bob activates "Duelling Ring" targeting "Hill Giant" then "Grizzly Bears"
    And Alice in response plays "Swerving Gale" targeting the ability of "Duelling Ring"
    And the top of the stack resolves
    Then "Swerving Gale" has resolved
    And Alice was asked for targets by "Swerving Gale" never
    And the ability of "Duelling Ring" targets "Hill Giant" and "Grizzly Bears"
    When the stack resolves
    Then "Grizzly Bears" was destroyed
    And "Hill Giant" has 2 damage marked
    And "Gray Ogre" has no damage marked

  @cr26:115.7b.3
  Scenario: Mizzium Meddler becomes one of the two targets of Needle of Two Eyes's ability, and the other target stays
    Given it is Bob's main phase
    And Alice controls "Elite Vanguard" and "Hill Giant"
    And Alice has "Mizzium Meddler" in hand and can pay {2}{U}
    And Bob controls "Needle of Two Eyes"
    When Bob activates "Needle of Two Eyes" targeting "Elite Vanguard" then "Hill Giant"
    And Alice in response plays "Mizzium Meddler"
    And the top of the stack resolves
    And Alice targets the ability of "Needle of Two Eyes" for "Mizzium Meddler"
    And the top of the stack resolves
    And Alice says yes to "Mizzium Meddler"
    Then Alice may not target "Mizzium Meddler" then "Mizzium Meddler" for "Mizzium Meddler"
    And Alice may target "Elite Vanguard" then "Mizzium Meddler" for "Mizzium Meddler"
    When Alice targets "Mizzium Meddler" then "Hill Giant" for "Mizzium Meddler"
    Then the ability of "Needle of Two Eyes" targets "Mizzium Meddler" and "Hill Giant"
    When the stack resolves
    Then "Mizzium Meddler" has 1 damage marked
    And "Hill Giant" has 1 damage marked
    And "Elite Vanguard" is in play

  @cr26:115.7a.5
  Scenario: Swerving Gale finds no other creature for the ability of Discerning Eye, so its target stays, although Grizzly Bears has left, and the ability doesn't resolve
    Given Alice controls "Discerning Eye"
    And Bob controls "Grizzly Bears" and "Sol Ring"
    And Bob has "Swerving Gale" and "Boomerang" in hand and can pay {2}{U}{U}{U}
    When Alice activates "plain" of "Discerning Eye" targeting "Grizzly Bears"
    And Bob in response plays "Swerving Gale" targeting the ability of "Discerning Eye"
    And Bob plays "Boomerang" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Bob's hand
    When the top of the stack resolves
    Then "Swerving Gale" has resolved
    And Bob was asked for targets by "Swerving Gale" never
    And the ability of "Discerning Eye" targets "Grizzly Bears"
    When the stack resolves
    Then the ability of "Discerning Eye" did not resolve
    And "Sol Ring" is untapped

  @cr26:115.7a.5
  Scenario: Swerving Gale leaves Grizzly Bears, the only creature, as the target of Discerning Eye's ability, which taps it
    Given Alice controls "Discerning Eye"
    And Bob controls "Grizzly Bears" and "Sol Ring" and has "Swerving Gale" in hand and can pay {2}{U}
    When Alice activates "plain" of "Discerning Eye" targeting "Grizzly Bears"
    And Bob in response plays "Swerving Gale" targeting the ability of "Discerning Eye"
    And the top of the stack resolves
    Then "Swerving Gale" has resolved
    And the ability of "Discerning Eye" targets "Grizzly Bears"
    When the stack resolves
    Then "Grizzly Bears" is tapped
    And "Sol Ring" is untapped
