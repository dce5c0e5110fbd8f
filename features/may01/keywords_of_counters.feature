Feature: Keywords that count

  @may01:ours.370
  Scenario: What fades is sacrificed when it has no counter left to lose
    Given it is Bob's end step
    And Alice controls "Blastoderm"
    And "Blastoderm" has 1 fade counter
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then "Blastoderm" is in play
    When the game goes on to Alice's next upkeep
    And the stack resolves
    Then "Blastoderm" was sacrificed

  @may01:ours.370
  Scenario: What fades comes with its counters
    Given Alice has "Blastoderm" in hand and can pay {2}{G}{G}
    When Alice plays "Blastoderm"
    And the stack resolves
    Then "Blastoderm" has 3 fade counters

  @may01:ours.371
  Scenario: What vanishes is sacrificed with its last counter
    Given it is Bob's end step
    And Alice controls "Calciderm"
    And "Calciderm" has 2 time counters
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then "Calciderm" has 1 time counter
    When the game goes on to Alice's next upkeep
    And the stack resolves
    Then "Calciderm" was sacrificed

  @may01:ours.371
  Scenario: It vanishes with its last counter whatever takes that away
    Given Alice has "Calciderm" and "Aether Snap" in hand and can pay {2}{W}{W}{3}{B}{B}
    When Alice plays "Calciderm"
    And the stack resolves
    Then "Calciderm" has 4 time counters
    When Alice plays "Aether Snap"
    And the stack resolves
    Then "Calciderm" was sacrificed

  @may01:ours.372
  Scenario: A creature evolves by power or by toughness
    Given Alice controls "Cloudfin Raptor"
    And Alice has "Young Wolf" and "Wall of Stone" in hand and can pay {G}{1}{R}{R}
    When Alice plays "Young Wolf"
    And the stack resolves
    Then "Cloudfin Raptor" is 1/2
    When Alice plays "Wall of Stone"
    And the stack resolves
    Then "Cloudfin Raptor" is 2/3

  @may01:ours.373
  Scenario: What is bloodthirsty comes bigger once an opponent was dealt damage
    Given Alice has "Scab-Clan Mauler" as "first", "Scab-Clan Mauler" as "second" and "Lava Spike" in hand and can pay {R}{R}{R}{G}{G}
    When Alice plays "first"
    And the stack resolves
    Then "first" is 1/1
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    And Alice plays "second"
    And the stack resolves
    Then "second" is 3/3

  @may01:ours.374
  Scenario: A grafted creature gives its counters to those that come
    Given Alice has "Simic Initiate" and "Grizzly Bears" in hand and can pay {G}{1}{G}
    When Alice plays "Simic Initiate"
    And the stack resolves
    Then "Simic Initiate" is 1/1
    When Alice plays "Grizzly Bears"
    And the stack resolves
    And Alice says yes to "Simic Initiate"
    Then "Grizzly Bears" is 3/3
    And "Simic Initiate" is in Alice's graveyard

  @may01:ours.375
  Scenario: A living weapon comes with a germ that bears it
    Given Alice has "Flayer Husk" in hand and can pay {1}
    When Alice plays "Flayer Husk"
    And the stack resolves
    Then Alice controls one 1/1 black "Phyrexian Germ" creature token
    And "Flayer Husk" is attached to the first "Phyrexian Germ" token

  @may01:ours.376
  Scenario: A card in hand reinforces a creature
    Given Alice has "Mosquito Guard" in hand and can pay {1}{W}
    And Alice controls "Grizzly Bears"
    When Alice activates "reinforce" of "Mosquito Guard" targeting "Grizzly Bears"
    Then "Mosquito Guard" was discarded
    When the stack resolves
    Then "Grizzly Bears" is 3/3

  @may01:ours.377
  Scenario: Who outlasts grows
    Given Alice controls "Ainok Bond-Kin" and can pay {2}{W}
    When Alice activates "outlast" of "Ainok Bond-Kin"
    Then "Ainok Bond-Kin" is tapped
    When the stack resolves
    Then "Ainok Bond-Kin" is 3/2
    And "Ainok Bond-Kin" has "first strike"

  @may01:ours.378
  Scenario: Who is championed comes back when its champion goes
    Given Alice controls "Gaea's Protector" and "Grizzly Bears"
    And Alice has "Nova Chaser" in hand and can pay {3}{R}
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice plays "Nova Chaser"
    And the stack resolves
    And Alice chooses "Gaea's Protector" for "Nova Chaser"
    Then "Gaea's Protector" is exiled
    When Bob plays "Terror" targeting "Nova Chaser"
    And the stack resolves
    Then "Gaea's Protector" is in play

  @may01:ours.378
  Scenario: A champion without anybody to champion is sacrificed
    Given Alice controls "Grizzly Bears"
    And Alice has "Nova Chaser" in hand and can pay {3}{R}
    When Alice plays "Nova Chaser"
    And the stack resolves
    Then "Nova Chaser" was sacrificed

  @may01:ours.379
  Scenario: What devours comes with so many counters for each creature
    Given Alice has "Thunder-Thrash Elder" in hand and can pay {2}{R}
    And Alice controls "Grizzly Bears" and "Hill Giant"
    When Alice plays "Thunder-Thrash Elder"
    And the stack resolves
    And Alice chooses "Grizzly Bears" for "Thunder-Thrash Elder"
    Then "Thunder-Thrash Elder" is 4/4
    And "Grizzly Bears" was sacrificed

  @may01:ours.371
  Scenario: What has one counter left to vanish with is gone two upkeeps later
    Given it is Bob's end step
    And Alice controls "Calciderm"
    And "Calciderm" has 1 time counter
    When the game goes on to Alice's upkeep
    And the stack resolves
    And the game goes on to Alice's next draw step
    And the game goes on to Alice's next draw step
    Then "Calciderm" was sacrificed

  @may01:ours.373
  Scenario: What is bloodthirsty comes after the blood
    Given Alice has "Scab-Clan Mauler" and "Lava Spike" in hand and can pay {R}{R}{G}
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    And Alice plays "Scab-Clan Mauler"
    And the stack resolves
    Then "Scab-Clan Mauler" is 3/3

  @may01:ours.374
  Scenario: A grafted creature may keep its counters
    Given Alice has "Simic Initiate" and "Grizzly Bears" in hand and can pay {G}{1}{G}
    When Alice plays "Simic Initiate"
    And the stack resolves
    And Alice plays "Grizzly Bears"
    And the stack resolves
    And Alice says no to "Simic Initiate"
    Then "Grizzly Bears" is 2/2
    And "Simic Initiate" is 1/1

  @may01:ours.379
  Scenario: What devours nothing comes as small as it is
    Given Alice has "Thunder-Thrash Elder" in hand and can pay {2}{R}
    And Alice controls "Grizzly Bears"
    When Alice plays "Thunder-Thrash Elder"
    And the stack resolves
    Then Alice may choose "Grizzly Bears" for "Thunder-Thrash Elder"
    When Alice chooses nothing for "Thunder-Thrash Elder"
    Then "Thunder-Thrash Elder" is 1/1
    And "Grizzly Bears" is in play
