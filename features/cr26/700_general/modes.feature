Feature: Modal spells

  @cr26:700.2
  Scenario: The player who casts Cryptic Command must choose exactly two modes, not one and not three
    Given Bob controls "Hill Giant" and "Forest"
    And Alice has "Cryptic Command" in hand and can pay {1}{U}{U}{U}
    And Alice has "Island" as library
    Then Alice can't play "Cryptic Command" choosing "tap" by rule 601.2b
    And Alice can't play "Cryptic Command" choosing "return", "tap" and "draw" targeting "Forest" by rule 601.2b
    And Alice can play "Cryptic Command" choosing "tap" and "draw"
    When Alice plays "Cryptic Command" choosing "tap" and "draw"
    And the stack resolves
    Then "Hill Giant" is tapped
    And Alice has drawn 1 card

  @cr26:700.2 @cr26:700.2f @cr26:601.2c.9
  Scenario: Cryptic Command with the counter and return modes has one target for each of the two modes
    Given it is Bob's main phase
    And Bob controls "Grizzly Bears" and has "Hill Giant" in hand and can pay {3}{R}
    And Alice has "Cryptic Command" in hand and can pay {1}{U}{U}{U}
    When Bob plays "Hill Giant"
    And Bob passes
    Then Alice can't play "Cryptic Command" choosing "counter", "return", "tap" and "draw" targeting "Hill Giant" then "Grizzly Bears" by rule 601.2b
    And Alice can play "Cryptic Command" choosing "counter" and "return" targeting "Hill Giant" then "Grizzly Bears"
    When Alice plays "Cryptic Command" choosing "counter" and "return" targeting "Hill Giant" then "Grizzly Bears"
    And the stack resolves
    Then "Hill Giant" was countered
    And "Grizzly Bears" is in Bob's hand

  @cr26:601.2c.9
  Scenario: Cryptic Command with the return and tap modes has one target, a land, and needs no creature, because the tap mode has no target
    Given Bob controls "Forest" and "Swamp"
    And Alice has "Cryptic Command" in hand and can pay {1}{U}{U}{U}
    Then Alice can play "Cryptic Command" choosing "return" and "tap" targeting "Forest"
    When Alice plays "Cryptic Command" choosing "return" and "tap" targeting "Forest"
    And the stack resolves
    Then "Forest" is in Bob's hand
    And "Swamp" is in play
    And "Swamp" is untapped

  @cr26:601.2c.9
  Scenario: Cryptic Command with the counter and draw modes has a spell as its only target, and Hill Giant stays as it is
    Given it is Bob's main phase
    And Bob controls "Hill Giant" and has "Grizzly Bears" in hand and can pay {1}{G}
    And Alice has "Cryptic Command" in hand and can pay {1}{U}{U}{U}
    And Alice has "Island" and "Forest" as library
    When Bob plays "Grizzly Bears"
    And Alice in response plays "Cryptic Command" choosing "counter" and "draw" targeting "Grizzly Bears"
    Then "Cryptic Command" targets "Grizzly Bears"
    When the stack resolves
    Then "Grizzly Bears" was countered
    And Alice's hand holds "Island"
    And "Hill Giant" is untapped

  @cr26:700.2a
  Scenario: A mode that targets a creature and another, black creature can be chosen if one of two creatures is black
    Given Bob controls "Bog Wraith" and "Grizzly Bears"
    And Alice has "Feud" in hand and can pay {1}{B}
    When Alice plays "Feud" choosing "fight" targeting "Grizzly Bears" then "Bog Wraith"
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    And "Bog Wraith" is 4/4

  @cr26:700.2a
  Scenario: A mode that targets two different creatures can't be chosen if there is only one creature
    Given Bob controls "Bog Wraith"
    And Alice has "Feud" in hand and can pay {1}{B}
    Then Alice can't play "Feud" choosing "fight" targeting "Bog Wraith" by rule 601.2b
    And Alice can play "Feud" choosing "peace"
    When Alice plays "Feud" choosing "peace"
    And the stack resolves
    Then Alice is at 23 life

  @cr26:700.2a.3 @cr26:601.2b.7
  Scenario: Healing Salve has the mode on the stack that Alice chose as she cast it, and prevents the damage of a later Shock
    Given Alice controls "Grizzly Bears" and has "Healing Salve" in hand and can pay {W}
    And Bob has "Shock" in hand and can pay {R}
    Then Alice can play "Healing Salve" choosing "prevent" targeting "Grizzly Bears"
    When Alice plays "Healing Salve" choosing "prevent" targeting "Grizzly Bears"
    Then "Healing Salve" has the mode "prevent"
    And "Healing Salve" targets "Grizzly Bears"
    When the stack resolves
    Then nobody is asked anything
    And Alice is at 20 life
    When Bob plays "Shock" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has no damage marked
    And "Grizzly Bears" is in play

  @cr26:700.2c.2
  Scenario: Feud with the mode that has no target is played without a target, and with the other mode it needs two creatures
    Given Bob controls "Bog Wraith"
    And Alice has "Feud" as "one" and "Feud" as "two" in hand and can pay {1}{B}{1}{B}
    And Alice has "Grizzly Bears" in hand and can pay {1}{G}
    Then Alice can't play "one" choosing "fight" by rule 601.2b
    And Alice can play "one" choosing "peace"
    When Alice plays "one" choosing "peace"
    Then "one" targets nothing
    When the stack resolves
    Then Alice is at 23 life
    When Alice plays "Grizzly Bears"
    And the stack resolves
    And Alice plays "two" choosing "fight" targeting "Grizzly Bears" then "Bog Wraith"
    Then "two" targets "Grizzly Bears" and "Bog Wraith"
    When the stack resolves
    Then "Grizzly Bears" was destroyed
    And Alice is at 23 life

  @cr26:700.2c @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: With both modes, Barbed Lightning deals damage to a target creature and to a target player
    Given Alice has "Barbed Lightning" in hand and can pay {4}{R}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice plays "Barbed Lightning" choosing "creature" and "player" targeting "Hill Giant" then Bob
    And the stack resolves
    Then "Hill Giant" was destroyed
    And Bob is at 17 life
    And "Grizzly Bears" has been dealt no damage

  @cr26:700.2c
  Scenario: A player who chooses one mode of Barbed Lightning chooses one target and pays no entwine cost
    Given Alice has "Barbed Lightning" in hand and can pay {2}{R}
    And Bob controls "Hill Giant"
    When Alice plays "Barbed Lightning" choosing "creature" targeting "Hill Giant"
    Then the total cost of "Barbed Lightning" is {2}{R}
    When the stack resolves
    Then "Hill Giant" was destroyed
    And Bob has been dealt no damage

  @cr26:700.2c
  Scenario: Umezawa's Jitte's ability with the life mode and Barbed Lightning with the player mode need no creature to target
    Given Alice controls "Umezawa's Jitte" with 2 charge counters
    And Alice has "Barbed Lightning" in hand and can pay {4}{R}
    Then Alice can't activate the second printed ability of "Umezawa's Jitte" choosing "wither" by rule 601.2b
    And Alice can activate the second printed ability of "Umezawa's Jitte" choosing "mend"
    And Alice can't play "Barbed Lightning" choosing "creature" by rule 601.2b
    And Alice can play "Barbed Lightning" choosing "player" targeting Bob
    When Alice activates the second printed ability of "Umezawa's Jitte" choosing "mend"
    Then the ability of "Umezawa's Jitte" targets nothing
    When the stack resolves
    Then Alice is at 22 life
    When Alice plays "Barbed Lightning" choosing "player" targeting Bob
    Then "Barbed Lightning" targets Bob
    When the stack resolves
    Then Bob is at 17 life

  @cr26:700.2d
  Scenario: The player who casts Cryptic Command can't choose the mode that draws a card twice
    Given Alice has "Cryptic Command" in hand and can pay {1}{U}{U}{U}
    And Bob controls "Hill Giant"
    And Alice has "Island" and "Forest" as library
    Then Alice can't play "Cryptic Command" choosing "draw" and "draw" by rule 601.2b
    And Alice can play "Cryptic Command" choosing "tap" and "draw"
    When Alice plays "Cryptic Command" choosing "tap" and "draw"
    And the stack resolves
    Then Alice has drawn 1 card
    And "Hill Giant" is tapped
    And "Forest" is in Alice's library

  @cr26:115.8.4 @cr26:707.10.9
  Scenario: Lithoform Engine's copy of the Jitte's ability has the mode chosen for the original, and gives -1/-1 to another creature
    Given Alice controls "Umezawa's Jitte" with 1 charge counter and "Lithoform Engine" and can pay {2}
    And Bob controls "Hill Giant" and "Craw Wurm"
    When Alice activates the second printed ability of "Umezawa's Jitte" choosing "wither" targeting "Hill Giant"
    And Alice activates "ability" of "Lithoform Engine" targeting the second printed ability of "Umezawa's Jitte"
    And the top of the stack resolves
    Then Alice may target "Craw Wurm"
    When Alice targets "Craw Wurm"
    And the top of the stack resolves
    Then "Craw Wurm" is 5/3
    And "Hill Giant" is 3/3
    And Alice was asked for a mode once
    When the stack resolves
    Then "Hill Giant" is 2/2
    And Alice is at 20 life

  @cr26:700.2e.2
  Scenario: As the ability of Envoy of Foreign Choice goes on the stack, Bob chooses its mode, which makes the Envoy 4/4
    Given Alice has "Envoy of Foreign Choice" in hand and can pay {2}{G}
    When Alice plays "Envoy of Foreign Choice"
    And the top of the stack resolves
    Then Bob may choose the mode "grow" for "Envoy of Foreign Choice"
    And Bob may choose the mode "rest" for "Envoy of Foreign Choice"
    When Bob chooses the mode "grow" for "Envoy of Foreign Choice"
    Then the stack holds the ability of "Envoy of Foreign Choice"
    And "Envoy of Foreign Choice" is 2/2
    And Alice was asked for a mode never
    When the stack resolves
    Then "Envoy of Foreign Choice" is 4/4
    And Alice is at 20 life

  @cr26:700.2e.2
  Scenario: Bob, and not Alice, chooses the mode that the ability of Envoy of Foreign Choice has on the stack
    Given Alice has "Envoy of Foreign Choice" in hand and can pay {2}{G}
    When Alice plays "Envoy of Foreign Choice"
    And the top of the stack resolves
    Then Bob is asked for a mode by "Envoy of Foreign Choice"
    When Bob chooses the mode "rest" for "Envoy of Foreign Choice"
    Then the ability of "Envoy of Foreign Choice" has the mode "rest"
    And Alice was asked for a mode never

  @cr26:700.2e.2
  Scenario: Alice chooses the mode of Healing Salve, which names no opponent, after her Envoy of Foreign Choice, whose ability does, was countered
    Given Alice has "Envoy of Foreign Choice" and "Healing Salve" in hand and can pay {2}{G}{W}
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Envoy of Foreign Choice"
    And Bob in response plays "Counterspell" targeting "Envoy of Foreign Choice"
    And the stack resolves
    Then "Envoy of Foreign Choice" was countered
    When Alice plays "Healing Salve" choosing "gain" targeting Alice
    Then "Healing Salve" has the mode "gain"
    And Bob was asked for a mode never

  @cr26:700.2e.3
  Scenario: In Bob's turn, Alice decides that Bob, and not Carol, chooses the mode of the ability of Envoy of Foreign Choice
    Given Carol is playing too
    And it is Bob's main phase
    And Alice controls "Vedalken Orrery"
    And Alice has "Envoy of Foreign Choice" in hand and can pay {2}{G}
    When Alice plays "Envoy of Foreign Choice"
    And the top of the stack resolves
    Then Alice is asked for a player by "Envoy of Foreign Choice"
    When Alice chooses the player Bob for "Envoy of Foreign Choice"
    And Bob chooses the mode "grow" for "Envoy of Foreign Choice"
    Then the ability of "Envoy of Foreign Choice" has the mode "grow"
    And Carol was asked for a mode never

  @cr26:700.2e.2
  Scenario: Bob chooses the other mode of the ability of Envoy of Foreign Choice, so that Alice gains 4 life
    Given Alice has "Envoy of Foreign Choice" in hand and can pay {2}{G}
    When Alice plays "Envoy of Foreign Choice"
    And the top of the stack resolves
    And Bob chooses the mode "rest" for "Envoy of Foreign Choice"
    And the stack resolves
    Then Alice is at 24 life
    And "Envoy of Foreign Choice" is 2/2
    And Bob was asked for a mode once

  @cr26:700.2b
  Scenario: In Alice's turn, Bob, who controls Knight of Autumn, chooses the mode of its ability, and Alice doesn't
    Given Bob controls "Vedalken Orrery" and has "Knight of Autumn" in hand and can pay {1}{G}{W}
    And Alice controls "Sol Ring"
    When Bob plays "Knight of Autumn"
    And the top of the stack resolves
    Then Bob is asked for a mode by "Knight of Autumn" among "break", "grow" and "rest"
    When Bob chooses the mode "grow" for "Knight of Autumn"
    Then the stack holds the ability of "Knight of Autumn"
    And Alice was asked for a mode never
    When the stack resolves
    Then "Knight of Autumn" is 4/3
    And Bob is at 20 life

  @cr26:700.2f.2
  Scenario: Mizzium Meddler becomes the target of the ability of Atalya, Samite Master with the mode that prevents damage, and the ability keeps that mode
    Given Alice controls "Atalya, Samite Master" and "Grizzly Bears" and can pay {W}{W}
    And Alice has "Shock" in hand and can pay {R}
    And Bob has "Mizzium Meddler" in hand and can pay {2}{U}
    When Alice activates "mercy" of "Atalya, Samite Master" with X = 2 choosing "shield" targeting "Grizzly Bears"
    And Bob plays "Mizzium Meddler"
    And the top of the stack resolves
    And Bob targets the ability of "Atalya, Samite Master" for "Mizzium Meddler"
    And the top of the stack resolves
    And Bob says yes to "Mizzium Meddler"
    Then the ability of "Atalya, Samite Master" targets "Mizzium Meddler"
    And the ability of "Atalya, Samite Master" has the mode "shield"
    When the stack resolves
    And Alice plays "Shock" targeting "Mizzium Meddler"
    And the stack resolves
    Then "Mizzium Meddler" has no damage marked
    And Alice is at 20 life

  @cr26:700.2e.3
  Scenario: With two opponents, Alice decides that Carol chooses the mode of the ability of Envoy of Foreign Choice
    Given Carol is playing too
    And Alice has "Envoy of Foreign Choice" in hand and can pay {2}{G}
    When Alice plays "Envoy of Foreign Choice"
    And the top of the stack resolves
    And Alice chooses the player Carol for "Envoy of Foreign Choice"
    And Carol chooses the mode "rest" for "Envoy of Foreign Choice"
    And the stack resolves
    Then Alice is at 24 life
    And Carol was asked for a mode once
    And Bob was asked for a mode never
    And "Envoy of Foreign Choice" is 2/2

  @cr26:700.2g.3
  Scenario: Strionic Resonator's copy of Knight of Autumn's triggered ability has the mode chosen for the original, so Alice gains 4 life twice
    Given Alice controls "Strionic Resonator" and has "Knight of Autumn" in hand and can pay {1}{G}{W}{2}
    When Alice plays "Knight of Autumn"
    And the top of the stack resolves
    And Alice chooses the mode "rest" for "Knight of Autumn"
    And Alice activates "Strionic Resonator" targeting the ability of "Knight of Autumn"
    And the top of the stack resolves
    And the top of the stack resolves
    Then Alice is at 24 life
    And Alice was asked for a mode once
    And "Knight of Autumn" is 2/1
    When the stack resolves
    Then Alice is at 28 life

  @cr26:700.2g.3
  Scenario: Strionic Resonator's copy of Knight of Autumn's triggered ability has the mode that puts counters on the Knight, as the original has, so it becomes 6/5
    Given Alice controls "Strionic Resonator" and has "Knight of Autumn" in hand and can pay {1}{G}{W}{2}
    When Alice plays "Knight of Autumn"
    And the top of the stack resolves
    And Alice chooses the mode "grow" for "Knight of Autumn"
    And Alice activates "Strionic Resonator" targeting the ability of "Knight of Autumn"
    And the stack resolves
    Then "Knight of Autumn" is 6/5
    And Alice was asked for a mode once
    And Alice is at 20 life

  @cr26:700.2.2
  Scenario: The player who casts Healing Salve, which says to choose one, can't choose both of its modes
    Given Alice has "Healing Salve" in hand and can pay {W}
    And Alice controls "Hill Giant"
    Then Alice can't play "Healing Salve" choosing "gain" and "prevent" targeting Alice then "Hill Giant" by rule 601.2b
    And Alice can play "Healing Salve" choosing "gain" targeting Alice
    When Alice plays "Healing Salve" choosing "gain" targeting Alice
    And the stack resolves
    Then Alice is at 23 life
    And "Hill Giant" is untapped

  @cr26:700.2g
  Scenario: Bob's copy of Alice's Emerald Charm has the mode that she chose, and he can choose a new target and no other mode
    Given Alice has "Emerald Charm" in hand and can pay {G}
    And Alice controls "Wall of Air" and "Castle"
    And Bob controls "Serra Angel" and has "Fork" in hand and can pay {R}{R}
    When Alice casts "Emerald Charm" choosing "ground" targeting "Serra Angel"
    And Bob in response casts "Fork" targeting "Emerald Charm"
    And the top of the stack resolves
    Then Bob may target "Wall of Air" for "Fork"
    And Bob may not target "Castle" for "Fork"
    When Bob targets "Wall of Air" for "Fork"
    Then Bob controls the copy of "Emerald Charm"
    And the copy of "Emerald Charm" has the modes "ground"
    And Bob was asked for a mode never
    When the stack resolves
    Then "Wall of Air" doesn't have "flying"
    And "Serra Angel" doesn't have "flying"
    And "Castle" is in play

  @cr26:700.2a.2
  Scenario: The controller of Atalya's ability chooses its mode as she activates it, and can choose the mode that targets a creature only while there is one
    Given Alice controls "Atalya, Samite Master" owned by Bob and can pay {W}{W}
    And Alice has "Words over Swords" and "Grizzly Bears" in hand and can pay {W}{1}{G}
    When Alice plays "Words over Swords" targeting "Atalya, Samite Master"
    And the stack resolves
    Then "Atalya, Samite Master" doesn't have the type "creature"
    And Alice can't activate "mercy" of "Atalya, Samite Master" with X = 2 choosing "shield" by rule 601.2b
    And Alice can activate "mercy" of "Atalya, Samite Master" with X = 2 choosing "mend"
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then Alice can activate "mercy" of "Atalya, Samite Master" with X = 2 choosing "shield" targeting "Grizzly Bears"
    When Alice activates "mercy" of "Atalya, Samite Master" with X = 2 choosing "mend"
    Then the ability of "Atalya, Samite Master" has the mode "mend"
    And Alice is at 20 life
    And Bob was asked for a mode never
    When the stack resolves
    Then Alice is at 22 life
    And Alice was asked for a mode once

  @cr26:700.2g.2
  Scenario: Lithoform Engine's copy of the ability of Atalya, Samite Master has the mode chosen for the original, so Alice gains 2 life twice
    Given Alice controls "Atalya, Samite Master" and "Lithoform Engine" and can pay {W}{W}{2}
    When Alice activates "mercy" of "Atalya, Samite Master" with X = 2 choosing "mend"
    And Alice activates "ability" of "Lithoform Engine" targeting the ability of "Atalya, Samite Master"
    And the top of the stack resolves
    And the top of the stack resolves
    Then Alice is at 22 life
    And Alice was asked for a mode once
    When the stack resolves
    Then Alice is at 24 life
    And "Atalya, Samite Master" is tapped

  @cr26:700.2a.4 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Alice, who casts Bob's Threefold Rite from his graveyard, chooses its two modes, and Bob chooses none
    Given Alice controls "Strangers' Graves" and can pay {1}{W}
    And Bob has "Threefold Rite" in graveyard
    When Alice plays "Threefold Rite" from graveyard choosing "heal" and "burn"
    Then "Threefold Rite" has the modes "heal" and "burn"
    And Alice was asked for a mode twice
    And Bob was asked for a mode never
    When the stack resolves
    Then Alice is at 23 life
    And Bob is at 16 life
    And "Threefold Rite" is in Bob's graveyard

  @cr26:700.2g @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Fork's copy of Threefold Rite has both modes that Alice chose for the spell, and she chooses none for the copy
    Given Alice has "Threefold Rite" and "Fork" in hand and can pay {1}{W}{R}{R}
    When Alice casts "Threefold Rite" choosing "heal" and "burn"
    And Alice casts "Fork" targeting "Threefold Rite"
    And the top of the stack resolves
    Then the copy of "Threefold Rite" has the modes "heal" and "burn"
    And Alice was asked for a mode twice
    When the top of the stack resolves
    Then Alice is at 23 life
    And Bob is at 16 life
    And Alice has drawn no cards
    When the stack resolves
    Then Alice is at 26 life
    And Bob is at 12 life

  @cr26:700.2a.4
  Scenario: Alice, who casts Bob's Wayside Rite from his graveyard, chooses its mode, and Bob chooses none
    Given Alice controls "Strangers' Graves" and can pay {1}{W}
    And Bob has "Wayside Rite" in graveyard
    When Alice plays "Wayside Rite" from graveyard choosing "heal"
    Then "Wayside Rite" has the mode "heal"
    And Alice was asked for a mode once
    And Bob was asked for a mode never
    When the stack resolves
    Then Alice is at 23 life
    And Bob is at 20 life
    And "Wayside Rite" is in Bob's graveyard

  @cr26:700.2a.4
  Scenario: Alice, who casts her own Wayside Rite from her hand, chooses its mode, and Bob chooses none
    Given Alice has "Wayside Rite" in hand and can pay {1}{W}
    When Alice plays "Wayside Rite" choosing "burn"
    Then "Wayside Rite" has the mode "burn"
    And Alice was asked for a mode once
    And Bob was asked for a mode never
    When the stack resolves
    Then Bob is at 16 life
    And Alice is at 20 life
