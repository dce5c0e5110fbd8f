Feature: Descriptions of targets

  @cr26:115.1c
  Scenario: An ability whose target is a new, an enchanted or a face-up creature can target only a creature of that description
    Given Alice controls 3 "Discerning Eye" as "eye", "Watchwolf" and new "Hill Giant"
    And Bob controls "Grizzly Bears" and a face-down "Battering Craghorn" as "mask"
    And Alice controls "Holy Strength"
    And "Holy Strength" is attached to "Grizzly Bears"
    Then Alice can target only "Hill Giant" with "new" of "eye 1"
    And Alice can target only "Grizzly Bears" with "dressed" of "eye 1"
    And Alice can target only "Hill Giant", "Watchwolf" and "Grizzly Bears" with "plain" of "eye 1"
    When Alice activates "plain" of "eye 1" targeting "Watchwolf"
    Then the ability of "eye 1" targets "Watchwolf"
    When the stack resolves
    And Alice activates "dressed" of "eye 2" targeting "Grizzly Bears"
    And the stack resolves
    And Alice activates "new" of "eye 3" targeting "Hill Giant"
    And the stack resolves
    Then "Watchwolf", "Grizzly Bears" and "Hill Giant" are tapped

  @cr26:115.4
  Scenario: Needle Drop can target Jace Beleren, which was dealt damage this turn, and not Jace's controller or another planeswalker
    Given Alice has "Needle Drop" and "Glacial Ray" in hand and can pay {R}{1}{R}
    And Alice has "Island" as library
    And Bob controls "Jace Beleren" with 5 loyalty counters and "Chandra Nalaar"
    When Alice casts "Glacial Ray" targeting "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" has 3 loyalty counters
    And Alice can target only "Jace Beleren" with "Needle Drop"
    When Alice casts "Needle Drop" targeting "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" has 2 loyalty counters
    And Alice has drawn 1 card

  @cr26:115.2.2
  Scenario: Terror can target a creature on the battlefield and not the card in the graveyard that Zombify can target
    Given Alice has "Zombify", "Terror" and "Lava Spike" in hand and can pay {3}{B}{1}{B}{R}
    And Alice has "Hill Giant" in graveyard
    And Bob controls "Grizzly Bears"
    Then Alice can target only "Grizzly Bears" with "Terror"
    And Alice can't play "Terror" targeting "Hill Giant" by rule 115.2
    And Alice can't play "Terror" targeting Bob by rule 115.2
    And Alice can play "Terror" targeting "Grizzly Bears"
    And Alice can target only "Hill Giant" with "Zombify"
    And Alice can target only Alice and Bob with "Lava Spike"
    When Alice plays "Zombify" targeting "Hill Giant"
    And the stack resolves
    Then Alice can target only "Grizzly Bears" and "Hill Giant" with "Terror"
    When Alice plays "Terror" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    And "Hill Giant" is in play

  @cr26:115.4.2
  Scenario: Lightning Bolt can target a creature, a planeswalker or a player, and neither an artifact that isn't a creature nor a spell
    Given it is Bob's main phase
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Bob controls "Hill Giant", "Jace Beleren" and "Sol Ring"
    And Bob has "Grizzly Bears" in hand and can pay {1}{G}
    When Bob plays "Grizzly Bears"
    Then Alice can target only "Hill Giant", "Jace Beleren", Alice and Bob with "Lightning Bolt"
    When Alice plays "Lightning Bolt" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "Grizzly Bears" is in play

  @cr26:115.4.2
  Scenario: Arc Trail, whose second target is any other target, can target Jace Beleren and Bob, and neither Jace Beleren twice nor Sol Ring
    Given Alice has "Arc Trail" in hand and can pay {1}{R}
    And Bob controls "Jace Beleren" with 5 loyalty counters, "Hill Giant" and "Sol Ring"
    Then Alice can't play "Arc Trail" targeting "Jace Beleren" then "Jace Beleren" by rule 601.2c
    And Alice can't play "Arc Trail" targeting "Hill Giant" then "Sol Ring" by rule 601.2c
    And Alice can play "Arc Trail" targeting "Jace Beleren" then Bob
    When Alice plays "Arc Trail" targeting "Hill Giant" then "Jace Beleren"
    And the stack resolves
    Then "Hill Giant" has 2 damage marked
    And "Jace Beleren" has 4 loyalty counters

  @cr26:115.4.2
  Scenario: The second target of Arc Trail can be a creature, and neither target can be a creature spell
    Given it is Bob's main phase
    And Alice controls "Vedalken Orrery" and has "Arc Trail" in hand and can pay {1}{R}
    And Bob controls "Hill Giant" and "Wall of Stone"
    And Bob has "Grizzly Bears" in hand and can pay {1}{G}
    When Bob plays "Grizzly Bears"
    Then Alice can't play "Arc Trail" targeting "Hill Giant" then "Grizzly Bears" by rule 601.2c
    And Alice can't play "Arc Trail" targeting "Grizzly Bears" then "Hill Giant" by rule 601.2c
    And Alice can play "Arc Trail" targeting "Hill Giant" then "Wall of Stone"
    When Alice plays "Arc Trail" targeting "Hill Giant" then "Wall of Stone"
    And the top of the stack resolves
    Then "Hill Giant" has 2 damage marked
    And "Wall of Stone" has 1 damage marked

  @cr26:115.4.3
  Scenario: The targets of Electrolyze, which says "one or two targets", can be a creature, a planeswalker and a player, and no artifact
    Given Alice has "Electrolyze" in hand and can pay {1}{U}{R}
    And Alice has "Island" as library
    And Bob controls "Hill Giant", "Jace Beleren" with 5 loyalty counters and "Sol Ring"
    Then Alice can target only "Hill Giant", "Jace Beleren", Alice and Bob with "Electrolyze"
    When Alice plays "Electrolyze" targeting "Jace Beleren" and Bob dividing 1 to "Jace Beleren" and 1 to Bob
    And the stack resolves
    Then "Jace Beleren" has 4 loyalty counters
    And Bob is at 19 life

  @cr26:115.4.4
  Scenario: The ability of Prodigal Sorcerer can target a creature, a planeswalker or a player, and neither Sol Ring nor a spell
    Given it is Bob's main phase
    And Alice controls "Prodigal Sorcerer"
    And Bob controls "Hill Giant", "Jace Beleren" with 5 loyalty counters and "Sol Ring"
    And Bob has "Grizzly Bears" in hand and can pay {1}{G}
    When Bob plays "Grizzly Bears"
    Then Alice can target only "Prodigal Sorcerer", "Hill Giant", "Jace Beleren", Alice and Bob with "Prodigal Sorcerer"
    When Alice activates "Prodigal Sorcerer" targeting "Jace Beleren"
    And the top of the stack resolves
    Then "Jace Beleren" has 4 loyalty counters

  @cr26:115.10b
  Scenario: Alice, whom Ivory Mask gives shroud, gains life from Renewed Faith, which says "you", and can't be targeted by Lava Spike
    Given Alice controls "Ivory Mask"
    And Alice has "Renewed Faith" in hand and can pay {2}{W}
    And Bob has "Lava Spike" in hand and can pay {R}
    When Alice plays "Renewed Faith"
    Then "Renewed Faith" targets nothing
    When the stack resolves
    Then Alice is at 26 life
    When the game goes on to Bob's main phase
    Then Bob can't play "Lava Spike" targeting Alice because of "mask" of "Ivory Mask"
    And Bob can play "Lava Spike" targeting Bob

  @cr26:115.10b.2
  Scenario: Alice, whom Ivory Mask gives shroud, gains life from the ability of Soul Warden, which says "you" and has no target
    Given Alice controls "Ivory Mask" and "Soul Warden"
    And Alice has "Grizzly Bears" in hand and can pay {1}{G}
    And Bob has "Lava Spike" in hand and can pay {R}
    When Alice plays "Grizzly Bears"
    And the top of the stack resolves
    Then the ability of "Soul Warden" targets nothing
    When the stack resolves
    Then Alice is at 21 life
    When the game goes on to Bob's main phase
    Then Bob can't play "Lava Spike" targeting Alice because of "mask" of "Ivory Mask"
    And Bob can play "Lava Spike" targeting Bob

  @cr26:115.1d.2
  Scenario: The trigger of Honden of Infinite Rage can target a creature or a player, and no artifact, and Bob chooses Alice
    Given it is Alice's end step
    And Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob controls "Honden of Infinite Rage" and "Sol Ring"
    When the game goes on to Bob's upkeep
    Then Bob may target "Hill Giant" for "Honden of Infinite Rage"
    And Bob may target Alice for "Honden of Infinite Rage"
    And Bob may not target "Sol Ring" for "Honden of Infinite Rage"
    When Bob targets Alice for "Honden of Infinite Rage"
    Then the ability of "Honden of Infinite Rage" targets Alice
    When the stack resolves
    Then Alice is at 19 life
    And "Hill Giant" has no damage marked
    And "Grizzly Bears" has no damage marked

  @cr26:115.2.2 @cr26:110.1 @cr26:403.3.3
  Scenario: Terror can target Hill Giant only once it is a permanent, and Counterspell can target it only while it is a spell
    Given Alice controls "Grizzly Bears" and has "Hill Giant" in hand and can pay {3}{R}
    And Bob has "Terror" and "Counterspell" in hand and can pay {1}{B}{U}{U}
    When Alice plays "Hill Giant"
    Then Bob can target only "Grizzly Bears" with "Terror"
    And Bob can target only "Hill Giant" with "Counterspell"
    When the stack resolves
    Then Bob can target only "Grizzly Bears" and "Hill Giant" with "Terror"
    And Bob can target only nothing with "Counterspell"
    When Bob plays "Terror" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "Grizzly Bears" is in play

  @cr26:115.2.8
  Scenario: Tormod's Crypt, whose ability says "player", can target only players, and Sorceress Queen, whose ability says "creature", no player
    Given Alice controls "Tormod's Crypt" and "Sorceress Queen"
    And Bob controls "Hill Giant" and has "Grizzly Bears" in graveyard
    Then Alice can target only Alice and Bob with "Tormod's Crypt"
    And Alice can target only "Hill Giant" with "Sorceress Queen"
    And Alice can't activate "Sorceress Queen" targeting Bob by rule 115.2
    And Alice can activate "Sorceress Queen" targeting "Hill Giant"
    When Alice activates "Tormod's Crypt" targeting Bob
    And the stack resolves
    Then "Grizzly Bears" is exiled
    And "Hill Giant" is in play
