Feature: Protection

  @cr26:702.16b
  Scenario: Voice of All with protection from red can't be the target of a red spell or a red creature's ability
    Given Alice controls "Voice of All"
    And "Voice of All" has the chosen color "red"
    And Bob controls "Frostwielder" and "Prodigal Sorcerer"
    And Bob has "Glacial Ray", "Terminate" and "Boomerang" in hand and can pay {1}{R}{U}{U}{B}
    Then Bob can't play "Glacial Ray" targeting "Voice of All"
    And Bob can't play "Terminate" targeting "Voice of All"
    And Bob can play "Terminate" targeting "Frostwielder"
    And Bob can't activate "Frostwielder" targeting "Voice of All"
    And Bob can activate "Frostwielder" targeting "Frostwielder"
    And Bob can activate "Prodigal Sorcerer" targeting "Voice of All"
    And Bob can play "Boomerang" targeting "Voice of All"
    When Bob plays "Boomerang" targeting "Voice of All"
    And the stack resolves
    Then "Voice of All" is in Alice's hand

  @cr26:702.16b.2
  Scenario: A player with Runed Halo that names Glacial Ray can't be the target of Glacial Ray
    Given Alice has "Runed Halo" in hand and can pay {W}{W}
    And Bob controls "Frostwielder"
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When Alice casts "Runed Halo"
    And the stack resolves
    And Alice chooses the card name "Glacial Ray"
    Then Bob can't cast "Glacial Ray" targeting Alice because of the ability "halo" of "Runed Halo"
    And Bob can cast "Glacial Ray" targeting Bob
    And Bob can activate "Frostwielder" targeting Alice

  @cr26:702.16b.2
  Scenario: A player with Runed Halo that names Frostwielder can't be the target of Frostwielder's ability
    Given Alice has "Runed Halo" in hand and can pay {W}{W}
    And Bob controls "Frostwielder"
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When Alice casts "Runed Halo"
    And the stack resolves
    And Alice chooses the card name "Frostwielder"
    Then Bob can't activate "Frostwielder" targeting Alice because of the ability "halo" of "Runed Halo"
    And Bob can activate "Frostwielder" targeting Bob
    And Bob can cast "Glacial Ray" targeting Alice
    When Bob casts "Glacial Ray" targeting Alice
    And the stack resolves
    Then Alice is at 18 life

  @cr26:702.16a
  Scenario: Protection from instants and sorceries stops Terror and Threaten, and not the ability of a creature
    Given Alice controls "Warded Prospitian" and "Grizzly Bears"
    And Bob has "Terror" and "Threaten" in hand and can pay {1}{B}{2}{R}
    And Bob controls "Frostwielder"
    And it is Bob's main phase
    Then Bob can't play "Threaten" targeting "Warded Prospitian"
    And Bob can't play "Terror" targeting "Warded Prospitian"
    And Bob can play "Terror" targeting "Grizzly Bears"
    And Bob can play "Threaten" targeting "Grizzly Bears"
    When Bob activates "Frostwielder" targeting "Warded Prospitian"
    And the stack resolves
    Then "Warded Prospitian" has 1 damage marked

  @cr26:702.16c @cr26:303.4c @cr26:704.5m
  Scenario: An Aura that becomes black on White Knight, which has protection from black, is put into the graveyard
    Given Alice controls "White Knight" and "Grizzly Bears"
    And Alice controls "Holy Strength" as "the Knight's" owned by Bob
    And "the Knight's" is attached to "White Knight"
    And Alice controls "Holy Strength" as "the Bear's" attached to "Grizzly Bears"
    And Bob has "Shifting Sky" in hand and can pay {2}{U}
    And it is Bob's main phase
    Then "White Knight" is 3/4
    When Bob plays "Shifting Sky"
    And the stack resolves
    And as it resolves, Bob chooses the color "black"
    Then "the Knight's" is in Bob's graveyard
    And "the Bear's" is attached to "Grizzly Bears"
    And "White Knight" is 2/2
    And "White Knight" is black
    And "Grizzly Bears" is 3/4

  @cr26:702.16c.2 @cr26:702.16j
  Scenario: Alice, who gains protection from everything, isn't enchanted by Curse of the Bloody Tome any more, and Bob still is
    Given Alice has "Teferi's Protection" in hand and can pay {2}{W}
    And Alice has 4 "Swamp" as "leaf" as library
    And Bob has "Curse of the Bloody Tome" as "hers", "Curse of the Bloody Tome" as "his" and "Lava Spike" in hand and can pay {4}{U}{U}{R}
    And it is Bob's main phase
    When Bob plays "hers" targeting Alice
    And the stack resolves
    And Bob plays "his" targeting Bob
    And the stack resolves
    Then "hers" is attached to Alice
    When Bob passes
    And Alice casts "Teferi's Protection"
    And the stack resolves
    Then "hers" is in Bob's graveyard
    And "his" is attached to Bob
    And Bob can't play "Lava Spike" targeting Alice by rule 702.16b
    And Bob can play "Lava Spike" targeting Bob
    When the game goes on to Alice's main phase
    Then Alice has 3 cards in library
    And Alice's graveyard is empty

  @cr26:702.16c.4 @cr26:303.4f.4 @edition:2026-01
  Scenario: Replenish can't return Curse of the Bloody Tome attached to Alice, who has protection from it, and can attached to Bob
    Given Carol is playing too
    And Alice controls "Runed Halo" and has "Replenish" in hand and can pay {3}{W}
    And "Runed Halo" has the chosen card name "Curse of the Bloody Tome"
    And Alice has "Curse of the Bloody Tome" in graveyard
    And Bob has "Island", "Forest" and "Swamp" as library
    When Alice plays "Replenish"
    And the stack resolves
    Then Alice may choose the player Bob
    And Alice may not choose the player Alice
    When Alice chooses the player Bob
    Then "Curse of the Bloody Tome" is attached to Bob
    When the game goes on to Bob's upkeep
    And the stack resolves
    Then Bob's graveyard holds "Island" and "Forest"

  @cr26:702.16e
  Scenario: Dry Spell, which is black and has no target, deals no damage to White Knight with protection from black
    Given Alice controls "White Knight" and "Grizzly Bears"
    And Alice has "Dry Spell" in hand and can pay {1}{B}
    When Alice plays "Dry Spell"
    And the stack resolves
    Then "White Knight" has no damage marked
    And "Grizzly Bears" has 1 damage marked
    And Alice is at 19 life
    And "Dry Spell" has dealt no damage to "White Knight"

  @cr26:702.16e @cr26:113.2c.6
  Scenario: Protection from red prevents a red blocker's combat damage and makes Grizzly Bears an illegal target for Glacial Ray
    Given Alice controls "Grizzly Bears" and has "Blessed Breath" in hand and can pay {W}
    And Bob controls "Hill Giant" and "Goblin Raider"
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When Alice attacks with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Hill Giant"
    And Bob plays "Glacial Ray" targeting "Grizzly Bears"
    And Alice plays "Blessed Breath" targeting "Grizzly Bears"
    And the top of the stack resolves
    And as it resolves, Alice chooses the color "red"
    And the stack resolves
    And combat damage is dealt
    Then "Grizzly Bears" has no damage marked
    And "Grizzly Bears" is in play
    And "Hill Giant" has 2 damage marked
    And "Glacial Ray" has dealt no damage

  @cr26:113.2c.6
  Scenario: Blessed Breath gives White Knight, which has protection from black already, protection from red, too, so Glacial Ray doesn't resolve
    Given Alice controls "White Knight" and has "Blessed Breath" in hand and can pay {W}
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When Alice passes
    And Bob plays "Glacial Ray" targeting "White Knight"
    And Alice plays "Blessed Breath" targeting "White Knight"
    And the top of the stack resolves
    And as it resolves, Alice chooses the color "red"
    And the stack resolves
    Then "Glacial Ray" has dealt no damage
    And "Glacial Ray" is in Bob's graveyard
    And "White Knight" has no damage marked
    And "White Knight" is in play

  @cr26:702.16e.2
  Scenario: A player with Runed Halo that names Hill Giant is dealt combat damage by Grizzly Bears and not by Hill Giant
    Given Alice has "Runed Halo" in hand and can pay {W}{W}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When Alice casts "Runed Halo"
    And the stack resolves
    And Alice chooses the card name "Hill Giant"
    And the game goes on to Bob's main phase
    Then Bob can cast "Glacial Ray" targeting Alice
    When Bob attacks with "Hill Giant" and "Grizzly Bears"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 18 life

  @cr26:702.16j
  Scenario: A player who casts Teferi's Protection can't be targeted and is dealt no damage until that player's next turn
    Given Alice has "Teferi's Protection" in hand and can pay {2}{W}
    And Alice has 3 "Swamp" as "leaf" as library
    And Bob controls "Hill Giant", "Grizzly Bears" and "Frostwielder"
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    And it is Bob's main phase
    Then Bob can cast "Glacial Ray" targeting Alice
    And Bob can activate "Frostwielder" targeting Alice
    When Bob passes
    And Alice casts "Teferi's Protection"
    And the stack resolves
    Then Bob can't cast "Glacial Ray" targeting Alice by rule 702.16b
    And Bob can cast "Glacial Ray" targeting Bob
    And Bob can't activate "Frostwielder" targeting Alice by rule 702.16b
    And Bob can activate "Frostwielder" targeting Bob
    When Bob attacks with "Hill Giant" and "Grizzly Bears"
    And the game goes on to Bob's end step
    Then Alice has been dealt no damage
    When the game goes on to Alice's upkeep
    Then Bob can cast "Glacial Ray" targeting Alice

  @cr26:702.16m
  Scenario: White Knight with two instances of protection from black can be blocked by a red creature and not by a black one
    Given Alice controls "White Knight"
    And "White Knight" has "protection from black"
    And Bob controls "Gray Ogre" and "Bog Wraith"
    When Alice attacks with "White Knight"
    Then Bob can't block "White Knight" with "Bog Wraith" by rule 702.16f
    And Bob can block "White Knight" with "Gray Ogre"
    When Bob blocks "White Knight" with "Gray Ogre"
    And combat damage is dealt
    Then "Gray Ogre" has been dealt 2 damage
    And "Gray Ogre" is in Bob's graveyard

  @cr26:702.16m
  Scenario: Two Absolute Graces give Grizzly Bears protection from black twice, and Gray Ogre can block them and Bog Wraith can't
    Given Alice controls 2 "Absolute Grace" as "grace" and "Grizzly Bears"
    And Bob controls "Gray Ogre" and "Bog Wraith"
    When Alice attacks with "Grizzly Bears"
    Then Bob can't block "Grizzly Bears" with "Bog Wraith" by rule 702.16f
    And Bob can block "Grizzly Bears" with "Gray Ogre"
    When Bob blocks "Grizzly Bears" with "Gray Ogre"
    And combat damage is dealt
    Then "Grizzly Bears" was destroyed
    And "Gray Ogre" was destroyed

  @cr26:702.16m.2
  Scenario: Two Runed Halos that name Lava Spike keep Alice from being its target, and not from being the target of Glacial Ray
    Given it is Bob's main phase
    And Alice controls 2 "Runed Halo" as "halo"
    And "halo 1" has the chosen card name "Lava Spike"
    And "halo 2" has the chosen card name "Lava Spike"
    And Bob has "Lava Spike" and "Glacial Ray" in hand and can pay {R}{1}{R}
    Then Bob can't play "Lava Spike" targeting Alice by rule 702.16b
    And Bob can play "Lava Spike" targeting Bob
    When Bob plays "Glacial Ray" targeting Alice
    And the stack resolves
    Then Alice is at 18 life

  @cr26:702.16m.2 @cr26:702.16j
  Scenario: Alice, who has protection from everything twice by two Teferi's Protections, can't be targeted, and the effects end together
    Given Alice has "Teferi's Protection" as "one" and "Teferi's Protection" as "two" in hand and can pay {2}{W}{2}{W}
    And Alice has 3 "Swamp" as "leaf" as library
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    And it is Bob's main phase
    When Bob passes
    And Alice casts "one"
    And Alice casts "two"
    And the stack resolves
    Then Bob can't cast "Glacial Ray" targeting Alice by rule 702.16b
    And Bob can cast "Glacial Ray" targeting Bob
    When the game goes on to Alice's upkeep
    And Bob casts "Glacial Ray" targeting Alice
    And the stack resolves
    Then Alice is at 18 life

  @cr26:702.16d
  Scenario: Umezawa's Jitte that becomes black comes off White Knight and stays attached to no creature, and another Equipment stays on Grizzly Bears
    Given Alice controls "White Knight", "Grizzly Bears", "Two-Grip Blade" and "Umezawa's Jitte"
    And "Umezawa's Jitte" is attached to "White Knight"
    And "Two-Grip Blade" is attached to "Grizzly Bears"
    And Bob has "Shifting Sky" in hand and can pay {2}{U}
    And it is Bob's main phase
    When Bob plays "Shifting Sky"
    And the stack resolves
    And as it resolves, Bob chooses the color "black"
    Then "Umezawa's Jitte" is attached to nothing
    And "Umezawa's Jitte" is in play under Alice's control
    And "Two-Grip Blade" is attached to "Grizzly Bears"

  @cr26:702.16d.2 @cr26:702.16a.6 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Tel-Jilad Outrider with protection from artifacts can't be equipped
    Given Alice controls "Tel-Jilad Outrider", "Grizzly Bears" and "Umezawa's Jitte" and can pay {2}{R}
    And Alice has "Magnetic Theft" in hand
    Then Alice can't equip "Tel-Jilad Outrider" with "Umezawa's Jitte" because "Tel-Jilad Outrider" has "protection"
    When Alice equips "Grizzly Bears" with "Umezawa's Jitte"
    And the stack resolves
    Then "Umezawa's Jitte" is attached to "Grizzly Bears"
    When Alice plays "Magnetic Theft" targeting "Umezawa's Jitte" then "Tel-Jilad Outrider"
    And the stack resolves
    Then "Umezawa's Jitte" is attached to "Grizzly Bears"

  @cr26:702.16f
  Scenario: White Knight with protection from black can be blocked by Hill Giant and not by Bog Wraith
    Given Alice controls "White Knight"
    And Bob controls "Hill Giant", "Bog Wraith" and "Selenia, Dark Angel"
    When Alice attacks with "White Knight"
    Then Bob can't block "White Knight" with "Bog Wraith" because "White Knight" has "protection from black"
    And Bob can't block "White Knight" with "Selenia, Dark Angel" because "White Knight" has "protection from black"
    When Bob blocks "White Knight" with "Hill Giant"
    And combat damage is dealt
    Then "White Knight" was destroyed
    And "Hill Giant" has 2 damage marked

  @cr26:702.16g
  Scenario: Paladin en-Vec with protection from black and from red can be targeted neither by Terror nor by Glacial Ray, and by Boomerang it can
    Given Alice controls "Paladin en-Vec"
    And Bob has "Terror", "Glacial Ray" and "Boomerang" in hand and can pay {U}{U}{B}{R}
    Then "Paladin en-Vec" has "protection from black" and "protection from red"
    And Bob can't play "Terror" targeting "Paladin en-Vec" because of "from_black" of "Paladin en-Vec"
    And Bob can't play "Glacial Ray" targeting "Paladin en-Vec" because of "from_red" of "Paladin en-Vec"
    And Bob can play "Boomerang" targeting "Paladin en-Vec"
    When Bob plays "Boomerang" targeting "Paladin en-Vec"
    And the stack resolves
    Then "Paladin en-Vec" is in Alice's hand

  @cr26:702.16g
  Scenario: Paladin en-Vec with protection from black and from red can be blocked by Grizzly Bears and not by Bog Wraith
    Given Alice controls "Paladin en-Vec"
    And Bob controls "Grizzly Bears" and "Bog Wraith"
    When Alice attacks with "Paladin en-Vec"
    Then Bob can't block "Paladin en-Vec" with "Bog Wraith" because of "from_black" of "Paladin en-Vec"
    When Bob blocks "Paladin en-Vec" with "Grizzly Bears"
    And combat damage is dealt
    Then "Grizzly Bears" was destroyed
    And "Paladin en-Vec" is in play

  @cr26:702.16h
  Scenario: Iridescent Angel can be blocked by a colourless creature with flying and by no green one, and damage from a green source is prevented
    Given Alice controls "Iridescent Angel"
    And Bob controls "Grizzly Bears" and "Ornithopter"
    And "Grizzly Bears" has "flying"
    When Alice attacks with "Iridescent Angel"
    Then Bob can't block "Iridescent Angel" with "Grizzly Bears" by rule 702.16f
    And Bob can block "Iridescent Angel" with "Ornithopter"
    When Bob blocks "Iridescent Angel" with "Ornithopter"
    And combat damage is dealt
    Then "Ornithopter" was destroyed
    When the game goes on to Alice's next main phase
    And the game goes on to Bob's next main phase
    And Bob attacks with "Grizzly Bears"
    And Alice blocks "Grizzly Bears" with "Iridescent Angel"
    And combat damage is dealt
    Then "Iridescent Angel" has no damage marked
    And "Grizzly Bears" was destroyed

  @cr26:702.16h
  Scenario: Iridescent Angel can be targeted by the ability of Discerning Eye, which has no colour, and by no blue, black or red spell
    Given Alice controls "Iridescent Angel" and "Hill Giant"
    And Bob controls "Discerning Eye"
    And Bob has "Boomerang", "Terror" and "Lightning Bolt" in hand and can pay {U}{U}{1}{B}{R}
    Then Bob can't play "Boomerang" targeting "Iridescent Angel" because of "from_blue" of "Iridescent Angel"
    And Bob can't play "Terror" targeting "Iridescent Angel" because of "from_black" of "Iridescent Angel"
    And Bob can't play "Lightning Bolt" targeting "Iridescent Angel" because of "from_red" of "Iridescent Angel"
    When Bob activates "plain" of "Discerning Eye" targeting "Iridescent Angel"
    And Bob plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Alice's hand
    And "Iridescent Angel" is tapped

  @cr26:702.16h
  Scenario: Iridescent Angel can't be targeted by a blue spell
    Given Alice controls "Iridescent Angel" and "Hill Giant"
    And Bob has "Boomerang", "Swords to Plowshares", "Terror" and "Lightning Bolt" in hand and can pay {U}{U}{W}{1}{B}{R}
    Then Bob can't play "Boomerang" targeting "Iridescent Angel" because of "from_blue" of "Iridescent Angel"
    And Bob can't play "Swords to Plowshares" targeting "Iridescent Angel" because of "from_white" of "Iridescent Angel"
    And Bob can't play "Terror" targeting "Iridescent Angel" because of "from_black" of "Iridescent Angel"
    And Bob can't play "Lightning Bolt" targeting "Iridescent Angel" because of "from_red" of "Iridescent Angel"
    When Bob plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Alice's hand
    And "Iridescent Angel" is in play

  @cr26:702.16i
  Scenario: Neither of two opponents can target Guarded Envoy, which has protection from each opponent, and its controller can
    Given Carol is playing too
    And Alice controls "Guarded Envoy" and has "Giant Growth" in hand and can pay {G}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    And Bob controls "Hill Giant"
    And Carol has "Boomerang" as "hers" in hand and can pay {U}{U}
    Then Bob can't play "Boomerang" targeting "Guarded Envoy" because of "ward" of "Guarded Envoy"
    And Bob can play "Boomerang" targeting "Hill Giant"
    And Carol can't play "hers" targeting "Guarded Envoy" because of "ward" of "Guarded Envoy"
    And Carol can play "hers" targeting "Hill Giant"
    When Alice plays "Giant Growth" targeting "Guarded Envoy"
    And the stack resolves
    Then "Guarded Envoy" is 5/5

  @cr26:702.16h
  Scenario: Prism Envoy with protection from each colour has five protections, each from one colour, and a colourless creature can block it
    Given Alice controls "Prism Envoy"
    And Bob controls "Hill Giant", "Grizzly Bears" and "Ornithopter" and has "Healing Salve" in hand and can pay {W}
    Then "Prism Envoy" has "protection from white", "protection from blue", "protection from black", "protection from red" and "protection from green"
    And Bob can't play "Healing Salve" choosing "prevent" targeting "Prism Envoy" because of "white" of "Prism Envoy"
    And Bob can play "Healing Salve" choosing "prevent" targeting "Hill Giant"
    When Alice attacks with "Prism Envoy"
    Then Bob can't block "Prism Envoy" with "Hill Giant" because of "red" of "Prism Envoy"
    And Bob can't block "Prism Envoy" with "Grizzly Bears" because of "green" of "Prism Envoy"
    When Bob blocks "Prism Envoy" with "Ornithopter"
    And combat damage is dealt
    Then "Ornithopter" was destroyed
    And Bob is at 20 life

  @cr26:702.16k
  Scenario: Oathbound Adversary with protection from Bob can't be targeted by Bob, and is dealt no damage by Bob's creature, which it blocks
    Given Alice controls "Oathbound Adversary" and "Hill Giant"
    And "Oathbound Adversary" has the chosen opponent Bob
    And Bob controls "Grizzly Bears" and "Metal Spitter" and has "Glacial Ray" in hand and can pay {1}{R}
    Then Bob can't play "Glacial Ray" targeting "Oathbound Adversary" because of "ward" of "Oathbound Adversary"
    And Bob can't activate "Metal Spitter" targeting "Oathbound Adversary" because of "ward" of "Oathbound Adversary"
    And Bob can activate "Metal Spitter" targeting "Hill Giant"
    When Bob plays "Glacial Ray" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 2 damage marked
    When the game goes on to Bob's main phase
    And Bob attacks with "Grizzly Bears"
    And Alice blocks "Grizzly Bears" with "Oathbound Adversary"
    And combat damage is dealt
    Then "Oathbound Adversary" has no damage marked
    And "Grizzly Bears" was destroyed

  @cr26:702.16k
  Scenario: Oathbound Adversary with protection from Bob can be targeted by a spell of its own controller
    Given Alice controls "Oathbound Adversary" and has "Giant Growth" in hand and can pay {G}
    And "Oathbound Adversary" has the chosen opponent Bob
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When Alice plays "Giant Growth" targeting "Oathbound Adversary"
    And the stack resolves
    Then "Oathbound Adversary" is 6/4
    And Bob can't play "Glacial Ray" targeting "Oathbound Adversary" because of "ward" of "Oathbound Adversary"

  @cr26:702.16k @cr26:702.16a.7
  Scenario: Oathbound Adversary with protection from Bob can't be blocked by Bob's creature
    Given Alice controls "Oathbound Adversary" and "Hill Giant"
    And "Oathbound Adversary" has the chosen opponent Bob
    And Bob controls "Grizzly Bears"
    When Alice attacks with "Oathbound Adversary" and "Hill Giant"
    Then Bob can't block "Oathbound Adversary" with "Grizzly Bears" because of "ward" of "Oathbound Adversary"
    When Bob blocks "Hill Giant" with "Grizzly Bears"
    And combat damage is dealt
    Then Bob is at 17 life

  @cr26:702.16k
  Scenario: Oathbound Adversary, for which Alice chose Carol as it entered, has protection from Carol and not from Bob
    Given Carol is playing too
    And Alice has "Oathbound Adversary" in hand and can pay {1}{W}
    And Bob has "Glacial Ray" as "his" in hand and can pay {1}{R}
    And Carol has "Glacial Ray" as "hers" in hand and can pay {1}{R}
    When Alice plays "Oathbound Adversary"
    And the stack resolves
    And as it resolves, Alice chooses the player Carol for "Oathbound Adversary"
    Then Carol can't play "hers" targeting "Oathbound Adversary" because of "ward" of "Oathbound Adversary"
    When Bob plays "his" targeting "Oathbound Adversary"
    And the stack resolves
    Then "Oathbound Adversary" was destroyed

  @cr26:702.16k.2
  Scenario: Oathbound Adversary with protection from Bob can't be equipped with Bob's Bonesplitter or enchanted by Bob's Aura, and Hill Giant can
    Given Alice controls "Oathbound Adversary", "Hill Giant", a flipped "Kitsune Mystic" as "sage" and can pay {2}{2}
    And "Oathbound Adversary" has the chosen opponent Bob
    And Bob controls "Bonesplitter" and "Grizzly Bears"
    And Bob controls "Holy Strength" attached to "Grizzly Bears"
    And Alice has "Magnetic Theft" as "one" and "Magnetic Theft" as "two" in hand and can pay {R}{R}
    When Alice plays "one" targeting "Bonesplitter" then "Oathbound Adversary"
    And the stack resolves
    Then "Bonesplitter" is attached to nothing
    When Alice plays "two" targeting "Bonesplitter" then "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 5/3
    When Alice activates "transfer" of "sage" targeting "Holy Strength"
    And the stack resolves
    And Alice chooses "Oathbound Adversary"
    Then "Holy Strength" is attached to "Grizzly Bears"
    When Alice activates "transfer" of "sage" targeting "Holy Strength"
    And the stack resolves
    And Alice chooses "Hill Giant"
    Then "Hill Giant" is 6/5

  @cr26:702.16k.3
  Scenario: Oathbound Adversary with protection from Bob can't be the target of the ability of Bob's card in a graveyard, and can be blocked by a creature of his that Carol controls
    Given Carol is playing too
    And Alice controls "Oathbound Adversary"
    And "Oathbound Adversary" has the chosen opponent Bob
    And Bob has "Grave Stinger" in graveyard and can pay {1}
    And Carol controls "Hill Giant" owned by Bob
    Then Bob can't activate "sting" of "Grave Stinger" targeting "Oathbound Adversary" because of "ward" of "Oathbound Adversary"
    And Bob can activate "sting" of "Grave Stinger" targeting Carol
    When Alice attacks with "Oathbound Adversary" attacking Carol
    Then Carol can block "Oathbound Adversary" with "Hill Giant"
    When Carol blocks "Oathbound Adversary" with "Hill Giant"
    And combat damage is dealt
    Then "Oathbound Adversary" was destroyed
    And "Hill Giant" was destroyed

  @cr26:702.16j.2
  Scenario: Progenitus can't be blocked by a creature, and Hill Giant beside it can be
    Given Alice controls "Progenitus" and "Hill Giant"
    And Bob controls "Grizzly Bears"
    When Alice attacks with "Progenitus" and "Hill Giant"
    Then Bob can't block "Progenitus" with "Grizzly Bears" because "Progenitus" has "protection"
    When Bob blocks "Hill Giant" with "Grizzly Bears"
    And combat damage is dealt
    Then Bob is at 10 life

  @cr26:702.16j.3
  Scenario: Blasphemous Act deals no damage to Progenitus, which even its own controller can't target
    Given Alice controls "Progenitus" and "Serra Angel"
    And Alice has "Blasphemous Act" and "Giant Growth" in hand and can pay {8}{R}{G}
    And Bob controls "Frostwielder"
    Then Alice can't play "Giant Growth" targeting "Progenitus" because "Progenitus" has "protection"
    And Bob can't activate "Frostwielder" targeting "Progenitus" because "Progenitus" has "protection"
    And Bob can activate "Frostwielder" targeting "Serra Angel"
    When Alice plays "Blasphemous Act"
    And the stack resolves
    Then "Progenitus" has no damage marked
    And "Serra Angel" was destroyed

  @cr26:702.16j.4
  Scenario: Progenitus can't be equipped with Umezawa's Jitte, and Autumn-Tail can't move an Aura to it
    Given Alice controls "Progenitus", "Grizzly Bears" and "Umezawa's Jitte" and can pay {3}
    And Alice controls a flipped "Kitsune Mystic" as "sage"
    And Alice controls "Holy Strength" attached to "sage"
    Then Alice can't equip "Progenitus" with "Umezawa's Jitte" because "Progenitus" has "protection"
    And Alice can equip "Grizzly Bears" with "Umezawa's Jitte"
    When Alice activates "transfer" of "sage" targeting "Holy Strength"
    And the stack resolves
    And Alice chooses "Progenitus"
    Then "Holy Strength" is attached to "sage"
    When Alice activates "transfer" of "sage" targeting "Holy Strength"
    And the stack resolves
    And Alice chooses "Grizzly Bears"
    Then "Holy Strength" is attached to "Grizzly Bears"

  @cr26:702.16j.4
  Scenario: As Humility is destroyed, Progenitus has protection from everything again and one Bonesplitter comes off it, and another stays on Grizzly Bears
    Given Alice controls "Progenitus" and "Grizzly Bears"
    And Alice controls "Bonesplitter" as "one" attached to "Progenitus"
    And Alice controls "Bonesplitter" as "two" attached to "Grizzly Bears"
    And Alice has "Naturalize" in hand and can pay {1}{G}
    And Bob controls "Humility"
    Then "one" is attached to "Progenitus"
    And "Progenitus" is 3/1
    When Alice plays "Naturalize" targeting "Humility"
    And the stack resolves
    Then "one" is attached to nothing
    And "one" is in play
    And "Progenitus" is 10/10
    And "two" is attached to "Grizzly Bears"
    And "Grizzly Bears" is 4/2

  @cr26:702.16b.3
  Scenario: Neither Overload nor the ability of Aladdin can target Sol Ring, which has protection from red, and Boomerang can
    Given Alice controls "Sol Ring" and "Gift Stone"
    And "Sol Ring" has "protection from red"
    And Bob controls "Aladdin"
    And Bob has "Overload" and "Boomerang" in hand and can pay {1}{U}{U}{R}{R}
    Then Bob can't play "Overload" targeting "Sol Ring" because "Sol Ring" has "protection from red"
    And Bob can play "Overload" targeting "Gift Stone"
    And Bob can't activate "Aladdin" targeting "Sol Ring" because "Sol Ring" has "protection from red"
    And Bob can activate "Aladdin" targeting "Gift Stone"
    When Bob plays "Boomerang" targeting "Sol Ring"
    And the stack resolves
    Then "Sol Ring" is in Alice's hand

  @cr26:702.16e.3
  Scenario: Jace Beleren with protection from red is dealt combat damage by Grizzly Bears and not by Hill Giant
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob controls "Jace Beleren"
    And "Jace Beleren" has "protection from red"
    When Alice attacks with "Hill Giant" attacking "Jace Beleren" and "Grizzly Bears" attacking "Jace Beleren"
    And Bob doesn't block
    And combat damage is dealt
    Then "Jace Beleren" has 1 loyalty counter
    And "Hill Giant" has dealt no damage
    And "Jace Beleren" is in play

  @cr26:702.16a.2
  Scenario: Foe of Legends with protection from legendary can't be blocked by Isamaru or be the target of Kumano's ability, and can be blocked by Grizzly Bears
    Given Alice controls "Foe of Legends"
    And Bob controls "Isamaru, Hound of Konda", "Grizzly Bears" and "Kumano, Master Yamabushi" and can pay {1}{R}
    Then Bob can't activate "ember" of "Kumano, Master Yamabushi" targeting "Foe of Legends" because of "ward" of "Foe of Legends"
    And Bob can activate "ember" of "Kumano, Master Yamabushi" targeting Alice
    When Alice attacks with "Foe of Legends"
    Then Bob can't block "Foe of Legends" with "Isamaru, Hound of Konda" because of "ward" of "Foe of Legends"
    And Bob can block "Foe of Legends" with "Grizzly Bears"
    When Bob blocks "Foe of Legends" with "Grizzly Bears"
    And combat damage is dealt
    Then "Foe of Legends" has 2 damage marked
    And "Grizzly Bears" was destroyed

  @cr26:702.16a.2
  Scenario: Isamaru can't block Foe of Legends, which has protection from legendary, and blocks Hill Giant, which attacks beside it
    Given Alice controls "Foe of Legends" and "Hill Giant"
    And Bob controls "Isamaru, Hound of Konda"
    When Alice attacks with "Foe of Legends" and "Hill Giant"
    Then Bob can't block "Foe of Legends" with "Isamaru, Hound of Konda" because of "ward" of "Foe of Legends"
    And Bob can block "Hill Giant" with "Isamaru, Hound of Konda"
    When Bob blocks "Hill Giant" with "Isamaru, Hound of Konda"
    And combat damage is dealt
    Then "Isamaru, Hound of Konda" was destroyed
    And Bob is at 17 life

  @cr26:702.16e.2
  Scenario: Dry Spell, which Alice's Runed Halo names and which has no target, deals no damage to Alice, and damage to Bob
    Given it is Bob's main phase
    And Alice controls "Runed Halo" and "Hill Giant"
    And "Runed Halo" has the chosen card name "Dry Spell"
    And Bob has "Dry Spell" in hand and can pay {1}{B}
    When Bob plays "Dry Spell"
    And the stack resolves
    Then Alice is at 20 life
    And Bob is at 19 life
    And "Hill Giant" has 1 damage marked

  @cr26:702.16f
  Scenario: White Knight with protection from black can't be blocked by Bog Wraith, and can itself block Bog Wraith
    Given Alice controls "White Knight"
    And Bob controls "Bog Wraith"
    When Alice attacks with "White Knight"
    Then Bob can't block "White Knight" with "Bog Wraith" because "White Knight" has "protection from black"
    When combat damage is dealt
    Then Bob is at 18 life
    When the game goes on to Alice's next main phase
    And the game goes on to Bob's next main phase
    And Bob attacks with "Bog Wraith"
    And Alice blocks "Bog Wraith" with "White Knight"
    And combat damage is dealt
    Then "White Knight" has no damage marked
    And "Bog Wraith" has 2 damage marked
    And Alice is at 20 life

  @cr26:702.16b
  Scenario: Grizzly Bears that gain protection from blue in response are no longer a legal target of Boomerang, and are one of Lightning Bolt
    Given Alice controls "Grizzly Bears" and has "Blessed Breath" in hand and can pay {W}
    And Bob has "Boomerang" as "first", "Boomerang" as "second" and "Lightning Bolt" in hand and can pay {U}{U}{U}{U}{R}
    When Bob in response plays "first" targeting "Grizzly Bears"
    And Alice plays "Blessed Breath" targeting "Grizzly Bears"
    And the top of the stack resolves
    And as it resolves, Alice chooses the color "blue"
    Then Bob can't play "second" targeting "Grizzly Bears" by rule 702.16b
    When the stack resolves
    Then "Grizzly Bears" is in play
    And "first" did not resolve
    When Bob plays "Lightning Bolt" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" was destroyed

  @cr26:702.16b.2
  Scenario: The triggered ability of Bob's Ravenous Rats can't target Alice, whose Runed Halo names them, and makes Carol discard a card
    Given it is Bob's main phase
    And Carol is playing too
    And Dave is playing too
    And Alice controls "Runed Halo" and has "Island" in hand
    And "Runed Halo" has the chosen card name "Ravenous Rats"
    And Bob has "Ravenous Rats" in hand and can pay {1}{B}
    And Carol has "Forest" in hand
    When Bob plays "Ravenous Rats"
    And the top of the stack resolves
    Then Bob may not target Alice for "Ravenous Rats"
    And Bob may target Dave for "Ravenous Rats"
    When Bob targets Carol for "Ravenous Rats"
    And the stack resolves
    Then "Forest" is in Carol's graveyard
    And Alice's hand holds "Island"

  @cr26:702.16b.4
  Scenario: The ability of Frostwielder, which became black and left, can't resolve with White Knight as its target, and that of a red one, which left too, deals damage
    Given Alice controls "Frostwielder" as "dark" and "Frostwielder" as "plain"
    And Bob controls "White Knight"
    And Bob has "Deathlace" and 2 "Boomerang" as "recall" in hand and can pay {B}{U}{U}{U}{U}
    When Alice activates "dark" targeting "White Knight"
    And Bob in response plays "Deathlace" targeting "dark"
    And the top of the stack resolves
    And Bob plays "recall 1" targeting "dark"
    And the stack resolves
    Then "dark" is in Alice's hand
    And the ability of "dark" did not resolve
    And "White Knight" has no damage marked
    When Alice activates "plain" targeting "White Knight"
    And Bob in response plays "recall 2" targeting "plain"
    And the stack resolves
    Then "plain" is in Alice's hand
    And "White Knight" has 1 damage marked

  @cr26:702.16e
  Scenario: Dry Spell deals 1 damage to White Knight with protection from black once Skullcrack keeps damage from being prevented
    Given Alice controls "White Knight" and "Hill Giant"
    And Alice has "Dry Spell" as "one", "Skullcrack" and "Dry Spell" as "two" in hand and can pay {1}{R}{1}{B}{1}{B}
    When Alice plays "one"
    And the stack resolves
    Then "White Knight" has no damage marked
    When Alice plays "Skullcrack" targeting Bob
    And the stack resolves
    And Alice plays "two"
    And the stack resolves
    Then "White Knight" has 1 damage marked
    And "Hill Giant" has 2 damage marked

  @cr26:702.16e
  Scenario: Crypt Rats, black as they left, deal no damage to White Knight, and others, which had become white and left, deal 1
    Given Alice controls 2 "Crypt Rats" as "rats" and can pay {B}{B}
    And "rats 2" gets +0/+3 until end of turn
    And Alice has "Purelace" and 2 "Boomerang" as "recall" in hand and can pay {W}{U}{U}{U}{U}
    And Bob controls "White Knight" and "Hill Giant"
    When Alice activates "rats 1" with X = 1
    And Alice plays "recall 1" targeting "rats 1"
    And the stack resolves
    Then "rats 1" is in Alice's hand
    And "Hill Giant" has 1 damage marked
    And "White Knight" has no damage marked
    When Alice activates "rats 2" with X = 1
    And Alice plays "Purelace" targeting "rats 2"
    And the top of the stack resolves
    And Alice plays "recall 2" targeting "rats 2"
    And the stack resolves
    Then "rats 2" is in Alice's hand
    And "White Knight" has 1 damage marked

  @cr26:702.16c.5 @edition:2026-01
  Scenario: With Pall over the Field, Holy Strength that Replenish returns is black, so it can enchant Goblin Wizard, which has protection from white, and not White Knight
    Given Alice controls "Pall over the Field", "Goblin Wizard" and "White Knight"
    And Alice has "Holy Strength" in graveyard
    And Alice has "Replenish" in hand and can pay {R}{3}{W}
    When Alice activates "hex" of "Goblin Wizard" targeting "Goblin Wizard"
    And the stack resolves
    And Alice plays "Replenish"
    And the stack resolves
    Then "Holy Strength" is attached to "Goblin Wizard"
    And "Goblin Wizard" is 2/3
    And "White Knight" is 2/2

  @cr26:702.16c.5 @edition:2026-01
  Scenario: With Pall over the Field, Replenish leaves Holy Strength in the graveyard beside White Knight, and returns it once Boomerang has returned Pall over the Field
    Given Alice controls "Pall over the Field" and "White Knight"
    And Alice has "Holy Strength" in graveyard
    And Alice has "Replenish" as "one", "Boomerang" and "Replenish" as "two" in hand and can pay {3}{W}{U}{U}{3}{W}
    When Alice plays "one"
    And the stack resolves
    Then "Holy Strength" is in Alice's graveyard
    And "Holy Strength" is the same object
    When Alice plays "Boomerang" targeting "Pall over the Field"
    And the stack resolves
    And Alice plays "two"
    And the stack resolves
    Then "Holy Strength" is attached to "White Knight"
    And "White Knight" is 3/4

  @cr26:702.16c.5 @edition:2026-01
  Scenario: Holy Strength, which is black on the battlefield with Pall over the Field, stays attached to Goblin Wizard that gains protection from white
    Given Alice controls "Pall over the Field" and "Goblin Wizard"
    And Alice has "Holy Strength" in hand and can pay {W}{R}
    When Alice plays "Holy Strength" targeting "Goblin Wizard"
    And the stack resolves
    Then "Holy Strength" is black
    When Alice activates "hex" of "Goblin Wizard" targeting "Goblin Wizard"
    And the stack resolves
    Then "Holy Strength" is attached to "Goblin Wizard"
    And "Goblin Wizard" is 2/3

  @cr26:702.16i.3
  Scenario: Craftbound Envoy with protection from artifacts and enchantments can't be blocked by Steel Wall or enchanted by Holy Strength, and can be blocked by Hill Giant
    Given Alice controls "Craftbound Envoy"
    And Bob controls "Steel Wall" and "Hill Giant" and has "Shock" in hand and can pay {R}
    And Alice has "Holy Strength" and "Giant Growth" in hand and can pay {W}{G}
    Then Alice can't play "Holy Strength" targeting "Craftbound Envoy" because of "enchantments" of "Craftbound Envoy"
    And Alice can play "Holy Strength" targeting "Hill Giant"
    When Alice plays "Giant Growth" targeting "Craftbound Envoy"
    And the stack resolves
    And Alice attacks with "Craftbound Envoy"
    Then Bob can't block "Craftbound Envoy" with "Steel Wall" because of "artifacts" of "Craftbound Envoy"
    When Bob blocks "Craftbound Envoy" with "Hill Giant"
    And combat damage is dealt
    Then "Hill Giant" was destroyed
    And "Craftbound Envoy" has 3 damage marked

  @cr26:702.16i.3
  Scenario: Craftbound Envoy with protection from artifacts and enchantments can't be blocked by Steel Wall, which can block Grizzly Bears, and can be by Hill Giant
    Given Alice controls "Craftbound Envoy" and "Grizzly Bears"
    And Alice has "Giant Growth" in hand and can pay {G}
    And Bob controls "Steel Wall" and "Hill Giant"
    When Alice plays "Giant Growth" targeting "Craftbound Envoy"
    And the stack resolves
    And Alice attacks with "Craftbound Envoy" and "Grizzly Bears"
    Then Bob can't block "Craftbound Envoy" with "Steel Wall" because of "artifacts" of "Craftbound Envoy"
    And Bob can block "Grizzly Bears" with "Steel Wall"
    When Bob blocks "Craftbound Envoy" with "Hill Giant"
    And combat damage is dealt
    Then "Hill Giant" was destroyed
    And "Craftbound Envoy" has 3 damage marked
    And Bob is at 18 life

  @cr26:702.16g.3
  Scenario: Paladin en-Vec without protection from black can be the target of Terror, and not of Glacial Ray, since it still has protection from red
    Given Alice controls "Paladin en-Vec"
    And "Paladin en-Vec" lacks the ability "from_black"
    And Bob controls "Hill Giant"
    And Bob has "Terror" and "Glacial Ray" in hand and can pay {1}{B}{1}{R}
    Then "Paladin en-Vec" has "protection from red"
    And Bob can't play "Glacial Ray" targeting "Paladin en-Vec" because of "from_red" of "Paladin en-Vec"
    And Bob can play "Glacial Ray" targeting "Hill Giant"
    When Bob plays "Terror" targeting "Paladin en-Vec"
    And the stack resolves
    Then "Paladin en-Vec" was destroyed
    And "Hill Giant" is in play

  @cr26:702.16h.2
  Scenario: Iridescent Angel without protection from black can be the target of Terror, and of no blue, white, red or green spell
    Given Alice controls "Iridescent Angel" and "Hill Giant"
    And "Iridescent Angel" lacks the ability "from_black"
    And Bob has "Boomerang", "Swords to Plowshares", "Terror", "Lightning Bolt" and "Giant Growth" in hand
    And Bob can pay {U}{U}{W}{1}{B}{R}{G}
    Then Bob can't play "Boomerang" targeting "Iridescent Angel" because of "from_blue" of "Iridescent Angel"
    And Bob can't play "Swords to Plowshares" targeting "Iridescent Angel" because of "from_white" of "Iridescent Angel"
    And Bob can't play "Lightning Bolt" targeting "Iridescent Angel" because of "from_red" of "Iridescent Angel"
    And Bob can't play "Giant Growth" targeting "Iridescent Angel" because of "from_green" of "Iridescent Angel"
    And Bob can play "Lightning Bolt" targeting "Hill Giant"
    When Bob plays "Terror" targeting "Iridescent Angel"
    And the stack resolves
    Then "Iridescent Angel" was destroyed
    And "Hill Giant" is in play

  @cr26:702.16h.2
  Scenario: Prism Envoy without protection from black can be blocked by Bog Wraith, and by no red or green creature, and can't be the target of a white spell
    Given Alice controls "Prism Envoy"
    And "Prism Envoy" lacks the ability "black"
    And Bob controls "Hill Giant", "Grizzly Bears" and "Bog Wraith" and has "Healing Salve" in hand and can pay {W}
    Then "Prism Envoy" has "protection from white", "protection from blue", "protection from red" and "protection from green"
    And Bob can't play "Healing Salve" choosing "prevent" targeting "Prism Envoy" because of "white" of "Prism Envoy"
    And Bob can play "Healing Salve" choosing "prevent" targeting "Hill Giant"
    When Alice attacks with "Prism Envoy"
    Then Bob can't block "Prism Envoy" with "Hill Giant" because of "red" of "Prism Envoy"
    And Bob can't block "Prism Envoy" with "Grizzly Bears" because of "green" of "Prism Envoy"
    When Bob blocks "Prism Envoy" with "Bog Wraith"
    And combat damage is dealt
    Then "Prism Envoy" was destroyed
    And "Bog Wraith" has 2 damage marked

  @cr26:702.16h.2
  Scenario: Prism Envoy without protection from green can be blocked by Grizzly Bears, and by no black creature, and can't be the target of a white spell
    Given Alice controls "Prism Envoy"
    And "Prism Envoy" lacks the ability "green"
    And Bob controls "Bog Wraith" and "Grizzly Bears" and has "Healing Salve" in hand and can pay {W}
    Then Bob can't play "Healing Salve" choosing "prevent" targeting "Prism Envoy" because of "white" of "Prism Envoy"
    And Bob can play "Healing Salve" choosing "prevent" targeting "Grizzly Bears"
    When Alice attacks with "Prism Envoy"
    Then Bob can't block "Prism Envoy" with "Bog Wraith" because of "black" of "Prism Envoy"
    When Bob blocks "Prism Envoy" with "Grizzly Bears"
    And combat damage is dealt
    Then "Prism Envoy" was destroyed
    And "Grizzly Bears" was destroyed

  @cr26:702.16c.4
  Scenario: Replenish can't return Settling Curse attached to Alice, who has protection from it, and can attached to Bob
    Given Carol is playing too
    And Alice controls "Runed Halo" and "Hill Giant" and has "Replenish" in hand and can pay {3}{W}
    And "Runed Halo" has the chosen card name "Settling Curse"
    And Alice has "Settling Curse" in graveyard
    When Alice plays "Replenish"
    And the stack resolves
    Then Alice may choose the player Bob
    And Alice may not choose the player Alice
    When Alice chooses the player Bob
    Then "Settling Curse" is attached to Bob
    And Alice is at 20 life
    And "Hill Giant" is 3/3

  @cr26:702.16c.3 @cr26:303.4
  Scenario: Passed Burden can't move red Leaden Anklet to Crimson Acolyte, which has protection from red, and moves it to Serra Angel
    Given Alice controls "Crimson Acolyte" and "Serra Angel"
    And Bob controls "Wings of the Guard"
    And Alice controls "Leaden Anklet" attached to "Wings of the Guard"
    And Alice has "Passed Burden" as "one" and "Passed Burden" as "two" in hand and can pay {B}{B}
    When Alice plays "one" targeting "Leaden Anklet" then "Crimson Acolyte"
    And the stack resolves
    Then "Leaden Anklet" is attached to "Wings of the Guard"
    When Alice plays "two" targeting "Leaden Anklet" then "Serra Angel"
    And the stack resolves
    Then "Leaden Anklet" is attached to "Serra Angel"
    And "Serra Angel" doesn't have "flying"
    And "Wings of the Guard" has "flying"

  @cr26:702.16c.6
  Scenario: Wild Growth that Deathlace makes black on Forest, which has protection from black, is put into its owner's graveyard, and a green one stays
    Given Alice controls "Forest" as "grove"
    And "grove" has "protection from black"
    And Alice controls "Wild Growth" as "one" owned by Bob
    And "one" is attached to "grove"
    And Alice controls "Wild Growth" as "two" attached to "grove"
    And Bob has "Deathlace" in hand and can pay {B}
    When Bob plays "Deathlace" targeting "one"
    And the stack resolves
    Then "one" is in Bob's graveyard
    And "two" is attached to "grove"
    When Alice taps "grove" for mana
    Then Alice has {G}{G} in the mana pool

  @cr26:702.16c.2
  Scenario: Runed Halo that names Settling Curse puts the one that enchants Alice into her graveyard, and Curse of the Bloody Tome stays on her
    Given Alice has "Runed Halo", "Settling Curse", "Settling Curse" as "other" and "Curse of the Bloody Tome" in hand
    And Alice can pay {W}{W}{B}{2}{U}{B}
    When Alice plays "Settling Curse" targeting Alice
    And the stack resolves
    And Alice plays "Curse of the Bloody Tome" targeting Alice
    And the stack resolves
    Then "Settling Curse" is attached to Alice
    When Alice plays "Runed Halo"
    And the stack resolves
    And Alice chooses the card name "Settling Curse"
    Then "Settling Curse" is in Alice's graveyard
    And "Curse of the Bloody Tome" is attached to Alice
    And Alice can't play "other" targeting Alice because of the ability "halo" of "Runed Halo"
    And Alice can play "other" targeting Bob

  @cr26:702.16c.2
  Scenario: Settling Curse that Bob owns and that enchants Alice is put into his graveyard as her Runed Halo names it
    Given it is Bob's main phase
    And Bob has "Settling Curse" in hand and can pay {B}
    And Alice controls 2 "Plains" as "field" and has "Runed Halo" in hand
    And Alice has 2 "Island" as "page" as library
    When Bob plays "Settling Curse" targeting Alice
    And the stack resolves
    And the game goes on to Alice's next main phase
    Then "Settling Curse" is attached to Alice
    When Alice plays "Runed Halo"
    And the stack resolves
    And Alice chooses the card name "Settling Curse"
    Then "Settling Curse" is in Bob's graveyard

  @cr26:702.16k.4
  Scenario: Alice, who has protection from Bob by Sworn Refuge, can't be targeted by Bob and is dealt no damage by his creature, and Carol's spell damages her
    Given Carol is playing too
    And Alice controls "Sworn Refuge"
    And "Sworn Refuge" has the chosen opponent Bob
    And it is Bob's main phase
    And Bob controls "Grizzly Bears" and has "Lightning Bolt" as "his" in hand and can pay {R}
    And Carol has "Lightning Bolt" as "hers" in hand and can pay {R}
    Then Bob can't play "his" targeting Alice by rule 702.16b
    And Bob can play "his" targeting Carol
    When Bob attacks with "Grizzly Bears" attacking Alice
    And combat damage is dealt
    Then Alice is at 20 life
    When Carol plays "hers" targeting Alice
    And the stack resolves
    Then Alice is at 17 life

  @cr26:702.16k.4
  Scenario: Alice, who gets protection from Bob, isn't enchanted by Bob's Curse of the Bloody Tome any more, and still is by Carol's
    Given Carol is playing too
    And Alice controls "Vedalken Orrery" and has "Sworn Refuge" in hand and can pay {1}{W}
    And Carol controls "Vedalken Orrery" as "her orrery"
    And it is Bob's main phase
    And Bob has "Curse of the Bloody Tome" as "his" in hand and can pay {2}{U}
    And Carol has "Curse of the Bloody Tome" as "hers" in hand and can pay {2}{U}
    When Bob plays "his" targeting Alice
    And the stack resolves
    And Carol plays "hers" targeting Alice
    And the stack resolves
    Then "his" is attached to Alice
    When Alice plays "Sworn Refuge"
    And the stack resolves
    And Alice chooses the player Bob
    Then "his" is in Bob's graveyard
    And "hers" is attached to Alice

  @cr26:702.16k.5 @cr26:702.16k.3
  Scenario: Oathbound Adversary with protection from Bob is dealt no damage by Bob's card in a graveyard, which nobody controls
    Given Alice controls "Oathbound Adversary" and "Grizzly Bears"
    And "Oathbound Adversary" has the chosen opponent Bob
    And Bob has "Grave Gale" in graveyard and can pay {1}
    When Bob activates "gale" of "Grave Gale"
    And the stack resolves
    Then "Grizzly Bears" has 1 damage marked
    And "Oathbound Adversary" has no damage marked
    And "Oathbound Adversary" is in play

  @cr26:702.16k.5
  Scenario: Alice, who has protection from Bob by Sworn Refuge, is dealt no damage by Bob's card in a graveyard, and Bob is dealt damage
    Given Alice controls "Sworn Refuge"
    And "Sworn Refuge" has the chosen opponent Bob
    And Bob has "Grave Squall" in graveyard and can pay {1}
    When Bob activates "squall" of "Grave Squall"
    And the stack resolves
    Then Alice is at 20 life
    And Bob is at 19 life

  @cr26:702.16a.4
  Scenario: Foe of Legends with protection from legendary can't be the target of Verdict of the Throne, a legendary instant, and can be that of Terror
    Given Alice controls "Foe of Legends" and "Hill Giant"
    And Bob controls "Isamaru, Hound of Konda"
    And Bob has "Verdict of the Throne" and "Terror" in hand and can pay {B}{1}{B}
    Then Bob can't play "Verdict of the Throne" targeting "Foe of Legends" because "Foe of Legends" has "protection"
    When Bob plays "Verdict of the Throne" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was destroyed
    When Bob plays "Terror" targeting "Foe of Legends"
    And the stack resolves
    Then "Foe of Legends" was destroyed

  @cr26:702.16a.5
  Scenario: Baneslayer Angel can't be the target of Crib Swap, an instant of every creature type, and can be that of Swords to Plowshares
    Given Alice controls "Baneslayer Angel" and "Hill Giant"
    And Bob has "Crib Swap" and "Swords to Plowshares" in hand and can pay {2}{W}{W}
    Then Bob can't play "Crib Swap" targeting "Baneslayer Angel" because "Baneslayer Angel" has "protection"
    And Bob can play "Crib Swap" targeting "Hill Giant"
    When Bob plays "Swords to Plowshares" targeting "Baneslayer Angel"
    And the stack resolves
    Then "Baneslayer Angel" is removed from the game

  @cr26:702.16a.3
  Scenario: Dragonstalker with protection from Dragons can't be blocked by Eternal Dragon, and can be by Serra Angel
    Given Alice controls "Dragonstalker"
    And Bob controls "Eternal Dragon" and "Serra Angel"
    When Alice attacks with "Dragonstalker"
    Then Bob can't block "Dragonstalker" with "Eternal Dragon" because of the ability "ward" of "Dragonstalker"
    When Bob blocks "Dragonstalker" with "Serra Angel"
    And combat damage is dealt
    Then "Dragonstalker" was destroyed
    And "Serra Angel" has 3 damage marked

  @cr26:702.16i
  Scenario: Guarded Envoy with protection from each opponent is dealt no damage by creatures of Bob and of Carol, which it blocks
    Given Carol is playing too
    And it is Bob's main phase
    And Alice controls "Guarded Envoy"
    And Alice has 3 "Plains" as "page" as library
    And Bob controls "Hill Giant"
    And Carol controls "Craw Wurm" and has 3 "Swamp" as "leaf" as library
    When Bob attacks with "Hill Giant" attacking Alice
    And Alice blocks "Hill Giant" with "Guarded Envoy"
    And combat damage is dealt
    Then "Guarded Envoy" has no damage marked
    And "Hill Giant" has 2 damage marked
    When the game goes on to Carol's main phase
    And Carol attacks with "Craw Wurm" attacking Alice
    And Alice blocks "Craw Wurm" with "Guarded Envoy"
    And combat damage is dealt
    Then "Guarded Envoy" has no damage marked
    And "Craw Wurm" has 2 damage marked
    And Alice is at 20 life

  @cr26:702.16a.6
  Scenario: Tel-Jilad Outrider with protection from artifacts can't be the target of an ability of Metal Spitter, an artifact that isn't a creature, and Hill Giant can
    Given Alice controls "Metal Spitter"
    And Bob controls "Tel-Jilad Outrider" and "Hill Giant"
    Then Alice can't activate "Metal Spitter" targeting "Tel-Jilad Outrider" because "Tel-Jilad Outrider" has "protection"
    When Alice activates "Metal Spitter" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 2 damage marked

  @cr26:702.16a.6
  Scenario: Tel-Jilad Outrider with protection from artifacts can't be blocked by Steel Wall, an artifact creature, and can be by Grizzly Bears
    Given Alice controls "Tel-Jilad Outrider"
    And Bob controls "Steel Wall" and "Grizzly Bears"
    When Alice attacks with "Tel-Jilad Outrider"
    Then Bob can't block "Tel-Jilad Outrider" with "Steel Wall" because "Tel-Jilad Outrider" has "protection"
    When Bob blocks "Tel-Jilad Outrider" with "Grizzly Bears"
    And combat damage is dealt
    Then "Tel-Jilad Outrider" was destroyed
    And "Grizzly Bears" was destroyed

  @cr26:702.16a.3
  Scenario: Dragonstalker with protection from Dragons can't be blocked by Flameblast Dragon, and is dealt damage by Serra Angel that it blocks
    Given Alice controls "Dragonstalker"
    And Bob controls "Flameblast Dragon" and "Serra Angel"
    When Alice attacks with "Dragonstalker"
    Then Bob can't block "Dragonstalker" with "Flameblast Dragon" because of the ability "ward" of "Dragonstalker"
    When combat damage is dealt
    Then Bob is at 17 life
    When the game goes on to Alice's next main phase
    And the game goes on to Bob's next main phase
    And Bob attacks with "Serra Angel"
    And Alice blocks "Serra Angel" with "Dragonstalker"
    And combat damage is dealt
    Then "Dragonstalker" was destroyed
    And "Serra Angel" has 3 damage marked
    And Alice is at 20 life

  @cr26:702.16i.4
  Scenario: Craftbound Envoy without protection from artifacts can be blocked by Steel Wall, and still can't be enchanted by Holy Strength
    Given Alice controls "Craftbound Envoy" and "Hill Giant" and has "Holy Strength" in hand and can pay {W}
    And "Craftbound Envoy" lacks the ability "artifacts"
    And Bob controls "Steel Wall"
    Then Alice can't play "Holy Strength" targeting "Craftbound Envoy" because of "enchantments" of "Craftbound Envoy"
    And Alice can play "Holy Strength" targeting "Hill Giant"
    When Alice attacks with "Craftbound Envoy"
    And Bob blocks "Craftbound Envoy" with "Steel Wall"
    And combat damage is dealt
    Then "Steel Wall" has 2 damage marked
    And Bob is at 20 life

  @cr26:702.16i.4
  Scenario: Craftbound Envoy without protection from enchantments can be enchanted by Holy Strength, and still can't be blocked by Steel Wall
    Given Alice controls "Craftbound Envoy" and "Hill Giant" and has "Holy Strength" in hand and can pay {W}
    And "Craftbound Envoy" lacks the ability "enchantments"
    And Bob controls "Steel Wall"
    When Alice plays "Holy Strength" targeting "Craftbound Envoy"
    And the stack resolves
    Then "Craftbound Envoy" is 3/5
    When Alice attacks with "Craftbound Envoy" and "Hill Giant"
    Then Bob can't block "Craftbound Envoy" with "Steel Wall" because of "artifacts" of "Craftbound Envoy"
    And Bob can block "Hill Giant" with "Steel Wall"
    When Bob blocks "Hill Giant" with "Steel Wall"
    And combat damage is dealt
    Then Bob is at 17 life
