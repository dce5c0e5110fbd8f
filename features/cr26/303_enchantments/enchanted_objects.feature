Feature: Enchanted objects

  @cr26:303.4b
  Scenario: Kitsune Mystic isn't enchanted by an Equipment that is an enchantment, and flips when a second Aura is attached to it
    Given Alice controls "Kitsune Mystic", "Grafted Wargear" and "Holy Strength" attached to "Kitsune Mystic"
    And Alice has "Copy Artifact" as "the copy" in hand and can pay {1}{U}
    And Alice has "Flight" in hand and can pay {U}
    When Alice plays "the copy"
    And the stack resolves
    And as it resolves, Alice chooses "Grafted Wargear"
    And Alice equips "Kitsune Mystic" with "the copy"
    And the stack resolves
    Then "the copy" has the types "artifact", "enchantment" and "Equipment"
    And "the copy" is attached to "Kitsune Mystic"
    When the game goes on to the end step
    Then "Kitsune Mystic" has triggered never
    When the game goes on to Alice's next main phase
    And Alice plays "Flight" targeting "Kitsune Mystic"
    And the stack resolves
    And the game goes on to Alice's end step
    And the stack resolves
    Then "Kitsune Mystic" is flipped

  @cr26:303.4b
  Scenario: Autumn-Tail can target an Aura attached to a creature, and can't target an Equipment that is an enchantment
    Given Alice controls a flipped "Kitsune Mystic" as "Autumn-Tail" and can pay {1}
    And Alice controls "Grafted Wargear" and "Hill Giant"
    And Alice controls "Flight" attached to "Autumn-Tail"
    And Alice has "Copy Artifact" as "the copy" in hand and can pay {1}{U}
    When Alice plays "the copy"
    And the stack resolves
    And as it resolves, Alice chooses "Grafted Wargear"
    And Alice equips "Hill Giant" with "the copy"
    And the stack resolves
    Then "the copy" is attached to "Hill Giant"
    And "the copy" has the type "enchantment"
    And Alice can target only "Flight" with "Autumn-Tail"

  @cr26:303.4b
  Scenario: With Aura Barbs, an Equipment that is an enchantment damages its controller and not the creature to which it is attached
    Given Alice has "Aura Barbs" in hand and can pay {2}{R}
    And Alice controls "Grafted Wargear" and "Craw Wurm"
    And Alice controls "Flight" attached to "Craw Wurm"
    And Alice has "Copy Artifact" as "the copy" in hand and can pay {1}{U}
    When Alice plays "the copy"
    And the stack resolves
    And as it resolves, Alice chooses "Grafted Wargear"
    And Alice equips "Craw Wurm" with "the copy"
    And the stack resolves
    Then "Craw Wurm" is 9/6
    When Alice plays "Aura Barbs"
    And the stack resolves
    Then "the copy" has dealt 2 damage to Alice
    And "the copy" has dealt no damage to "Craw Wurm"
    And "Craw Wurm" has 2 damage marked
    And Alice is at 16 life

  @cr26:303.4b.2 @cr26:303.4e.4 @edition:2026-01
  Scenario: Bob, whom Alice's Curse of the Bloody Tome enchants, mills two cards in his upkeep, and Alice mills none in hers
    Given Alice has "Curse of the Bloody Tome" in hand and can pay {2}{U}
    And Alice has 4 "Island" as "isle" as library
    And Bob has "Forest", "Swamp" and "Mountain" as library
    When Alice plays "Curse of the Bloody Tome" targeting Bob
    And the stack resolves
    And the game goes on to Bob's main phase
    Then Bob's graveyard holds "Forest" and "Swamp"
    And Alice controls "Curse of the Bloody Tome"
    When the game goes on to Alice's main phase
    Then Alice's graveyard is empty
    And "Curse of the Bloody Tome" has triggered once

  @cr26:303.4c.2 @cr26:704.5m.3
  Scenario: When Bob loses the game, Curse of the Bloody Tome that enchanted him goes to Alice's graveyard
    Given Carol is playing too
    And Bob is at 3 life
    And Alice has "Curse of the Bloody Tome" and "Lava Spike" in hand and can pay {2}{U}{R}
    And Carol controls "Grizzly Bears"
    Then Alice can't play "Curse of the Bloody Tome" targeting "Grizzly Bears" by rule 303.4
    And Alice can play "Curse of the Bloody Tome" targeting Carol
    When Alice plays "Curse of the Bloody Tome" targeting Bob
    And the stack resolves
    Then "Curse of the Bloody Tome" is in play
    And "Curse of the Bloody Tome" is attached to Bob
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob has lost the game
    And "Curse of the Bloody Tome" is in Alice's graveyard
    And Carol is still in the game

  @cr26:303.4c.2
  Scenario: When Bob loses the game, Curse of the Bloody Tome that enchants Carol stays in play
    Given Carol is playing too
    And Bob is at 3 life
    And Alice has "Curse of the Bloody Tome" and "Lava Spike" in hand and can pay {2}{U}{R}
    When Alice plays "Curse of the Bloody Tome" targeting Carol
    And the stack resolves
    And Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob has lost the game
    And "Curse of the Bloody Tome" is attached to Carol
    And Alice controls "Curse of the Bloody Tome"

  @cr26:303.4e.2
  Scenario: Alice can activate the ability of Ward of Piety that enchants Bob's creature, and Bob can't
    Given Bob controls "Hill Giant" and can pay {1}{W}
    And Alice controls "Ward of Piety" owned by Bob and can pay {1}{W}
    And "Ward of Piety" is attached to "Hill Giant"
    Then Alice can activate "ward" of "Ward of Piety" targeting Bob
    When Alice passes
    Then Bob can't activate "ward" of "Ward of Piety" targeting Alice by rule 602.2

  @cr26:303.4f.2 @edition:2026-01
  Scenario: Alice chooses Bob for Curse of the Bloody Tome that Replenish returns, and can't choose Hill Giant
    Given Alice has "Curse of the Bloody Tome" in graveyard
    And Alice has "Replenish" in hand and can pay {3}{W}
    And Bob controls "Hill Giant"
    And Bob has "Forest", "Swamp" and "Mountain" as library
    When Alice plays "Replenish"
    And the stack resolves
    Then Alice may choose Alice
    And Alice may not choose "Hill Giant"
    When Alice chooses Bob
    Then "Curse of the Bloody Tome" is attached to Bob
    When the game goes on to Bob's main phase
    Then Bob's graveyard holds "Forest" and "Swamp"

  @cr26:303.4j.2 @edition:2026-01
  Scenario: Passed Burden moves neither Holy Strength to a player nor a Curse to a creature, and moves the Curse to another player
    Given Alice controls "Hill Giant" and "Holy Strength" attached to "Hill Giant"
    And Alice has "Curse of the Bloody Tome" in hand and can pay {2}{U}
    And Bob has "Forest", "Swamp" and "Mountain" as library
    And Alice has 3 "Passed Burden" as "burden" in hand and can pay {B}{B}{B}
    When Alice plays "Curse of the Bloody Tome" targeting Alice
    And the stack resolves
    And Alice plays "burden 1" targeting "Holy Strength" then Bob
    And the stack resolves
    Then "Holy Strength" is attached to "Hill Giant"
    When Alice plays "burden 2" targeting "Curse of the Bloody Tome" then "Hill Giant"
    And the stack resolves
    Then "Curse of the Bloody Tome" is attached to Alice
    When Alice plays "burden 3" targeting "Curse of the Bloody Tome" then Bob
    And the stack resolves
    Then "Curse of the Bloody Tome" is attached to Bob
    And "Hill Giant" is 4/5
    When the game goes on to Bob's main phase
    Then Bob's graveyard holds "Forest" and "Swamp"

  @cr26:303.4j.3
  Scenario: Passed Burden doesn't move Holy Strength to Craw Wurm with protection from white, and moves it to Grizzly Bears
    Given Alice controls "Hill Giant" and "Holy Strength" attached to "Hill Giant"
    And Bob controls "Craw Wurm" and "Grizzly Bears"
    And "Craw Wurm" has "protection from white"
    And Alice has 2 "Passed Burden" as "burden" in hand and can pay {B}{B}
    When Alice plays "burden 1" targeting "Holy Strength" then "Craw Wurm"
    And the stack resolves
    Then "burden 1" has resolved
    And "Holy Strength" is attached to "Hill Giant"
    And "Hill Giant" is 4/5
    When Alice plays "burden 2" targeting "Holy Strength" then "Grizzly Bears"
    And the stack resolves
    Then "Holy Strength" is attached to "Grizzly Bears"
    And "Grizzly Bears" is 3/4
    And "Hill Giant" is 3/3

  @cr26:702.5a
  Scenario: Passed Burden moves Holy Strength to Craw Wurm, doesn't move Animate Wall to it, which enchants a Wall, and moves Animate Wall to Wall of Wood
    Given Alice controls "Wall of Stone" and "Animate Wall" attached to "Wall of Stone"
    And Bob controls "Craw Wurm" and "Wall of Wood"
    And Alice has "Holy Strength" and 3 "Passed Burden" as "burden" in hand and can pay {W}{B}{B}{B}
    When Alice plays "Holy Strength" targeting "Wall of Stone"
    And the stack resolves
    And Alice plays "burden 1" targeting "Holy Strength" then "Craw Wurm"
    And the stack resolves
    Then "Holy Strength" is attached to "Craw Wurm"
    And "Craw Wurm" is 7/6
    When Alice plays "burden 2" targeting "Animate Wall" then "Craw Wurm"
    And the stack resolves
    Then "burden 2" has resolved
    And "Animate Wall" is attached to "Wall of Stone"
    When Alice plays "burden 3" targeting "Animate Wall" then "Wall of Wood"
    And the stack resolves
    Then "Animate Wall" is attached to "Wall of Wood"

  @cr26:303.4g.4 @cr26:303.4c.6
  Scenario: Twice-Bound Curse stays in the graveyard if no player was dealt damage as Replenish resolves, and returns attached to Bob after Shock has damaged him
    Given Alice has "Twice-Bound Curse" and "Crusade" in graveyard
    And Alice has "Shock" and 2 "Replenish" as "replenish" in hand
    And Alice has {R}{W}{W}{C}{C}{C}{C}{C}{C} in the mana pool
    When Alice plays "replenish 1"
    And the stack resolves
    Then "Twice-Bound Curse" is in Alice's graveyard
    And "Twice-Bound Curse" is the same object
    And "Crusade" is in play
    When Alice plays "Shock" targeting Bob
    And the stack resolves
    And Alice plays "replenish 2"
    And the stack resolves
    Then "Twice-Bound Curse" is in play
    And "Twice-Bound Curse" is attached to Bob
    When the turn ends
    Then "Twice-Bound Curse" is in Alice's graveyard

  @cr26:303.4f.4 @cr26:303.4g.4 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Curse of the Bloody Tome stays in the graveyard if both players have protection from it as Replenish resolves, and returns once Bob has none
    Given Bob controls "Runed Halo"
    And "Runed Halo" has the chosen card name "Curse of the Bloody Tome"
    And Alice has "Curse of the Bloody Tome" and "Crusade" in graveyard
    And Alice has "Teferi's Protection", "Disenchant" and 2 "Replenish" as "replenish" in hand
    And Alice has {W}{W}{W}{W}{C}{C}{C}{C}{C}{C}{C}{C}{C} in the mana pool
    When Alice plays "Teferi's Protection"
    And the stack resolves
    And Alice plays "replenish 1"
    And the stack resolves
    Then "Curse of the Bloody Tome" is in Alice's graveyard
    And "Curse of the Bloody Tome" is the same object
    And "Crusade" is in play
    When Alice plays "Disenchant" targeting "Runed Halo"
    And the stack resolves
    And Alice plays "replenish 2"
    And the stack resolves
    Then "Curse of the Bloody Tome" is in play
    And "Curse of the Bloody Tome" is attached to Bob

  @cr26:303.4f.4 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Alice may choose herself for Curse of the Bloody Tome, which Replenish returns, if her Runed Halo names Hill Giant
    Given Alice controls "Runed Halo" and has "Replenish" in hand and can pay {3}{W}
    And "Runed Halo" has the chosen card name "Hill Giant"
    And Alice has "Curse of the Bloody Tome" in graveyard
    When Alice plays "Replenish"
    And the stack resolves
    Then Alice may choose the player Bob
    When Alice chooses the player Alice
    Then "Curse of the Bloody Tome" is in play
    And "Curse of the Bloody Tome" is attached to Alice

  @cr26:303.3 @cr26:704.5y
  Scenario: A Monster Role is a Role, so that the older Role on the creature goes, and an Aura, so that it goes with its creature
    Given Alice controls "Costume Chest" and "Hill Giant"
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice activates "cursed" of "Costume Chest"
    And the stack resolves
    And Alice chooses "Hill Giant"
    Then the first "Cursed" token has exactly the types "enchantment", "Aura" and "Role"
    When Alice activates "monster" of "Costume Chest"
    And the stack resolves
    And Alice chooses "Hill Giant"
    Then Alice controls 1 "token" permanents
    And the first "Monster" token has exactly the types "enchantment", "Aura" and "Role"
    And "Hill Giant" is 4/4
    When Bob plays "Terror" targeting "Hill Giant"
    And the stack resolves
    Then Alice controls no "token" permanents

  @cr26:303.4b.3
  Scenario: Grizzly Bears with Bonesplitter aren't enchanted until Flight is attached to them, and Hill Giant with Holy Strength is
    Given Alice controls 2 "Discerning Eye" as "eye" and has "Flight" in hand and can pay {U}
    And Bob controls "Grizzly Bears" and "Bonesplitter" attached to "Grizzly Bears"
    And Bob controls "Hill Giant" and "Holy Strength" attached to "Hill Giant"
    Then Alice can't activate "dressed" of "eye 1" targeting "Grizzly Bears" by rule 601.2c
    And Alice can activate "dressed" of "eye 1" targeting "Hill Giant"
    When Alice activates "dressed" of "eye 1" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is tapped
    When Alice plays "Flight" targeting "Grizzly Bears"
    And the stack resolves
    And Alice activates "dressed" of "eye 2" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is tapped

  @cr26:303.4a.2 @cr26:303.4b.2 @cr26:303.4e.4
  Scenario: Alice's Roving Weight, which can't target a creature and enchants Bob, takes flying from his Serra Angel, and not from hers
    Given Alice has "Roving Weight" in hand and can pay {1}{U}
    And Alice controls "Serra Angel" as "hers"
    And Bob controls "Serra Angel" as "his"
    Then Alice can't play "Roving Weight" targeting "his" by rule 303.4
    And Alice can play "Roving Weight" targeting Alice
    When Alice plays "Roving Weight" targeting Bob
    And the stack resolves
    Then "Roving Weight" is attached to Bob
    And Alice controls "Roving Weight"
    And "his" doesn't have "flying"
    And "hers" has "flying"

  @cr26:303.4b.2
  Scenario: Alice's Roving Weight, which enchants Alice herself, takes flying from her Serra Angel, and not from Bob's
    Given Alice has "Roving Weight" in hand and can pay {1}{U}
    And Alice controls "Serra Angel" as "hers"
    And Bob controls "Serra Angel" as "his"
    When Alice plays "Roving Weight" targeting Alice
    And the stack resolves
    Then "Roving Weight" is attached to Alice
    And "hers" doesn't have "flying"
    And "his" has "flying"

  @cr26:303.4f.2
  Scenario: Alice chooses Bob for Roving Weight that Replenish returns, and can't choose Serra Angel
    Given Alice has "Roving Weight" in graveyard
    And Alice has "Replenish" in hand and can pay {3}{W}
    And Bob controls "Serra Angel"
    When Alice plays "Replenish"
    And the stack resolves
    Then Alice may choose Alice
    And Alice may not choose "Serra Angel"
    When Alice chooses Bob
    Then "Roving Weight" is attached to Bob
    And "Serra Angel" doesn't have "flying"

  @cr26:303.4j.2 @cr26:701.3b.5 @cr26:701.3a.4
  Scenario: Passed Burden moves neither Holy Strength to a player nor Roving Weight to Serra Angel, and moves Roving Weight to another player
    Given Alice controls "Serra Angel" and "Holy Strength" attached to "Serra Angel"
    And Alice has "Roving Weight" in hand and can pay {1}{U}
    And Alice has 3 "Passed Burden" as "burden" in hand and can pay {B}{B}{B}
    When Alice plays "Roving Weight" targeting Alice
    And the stack resolves
    And Alice plays "burden 1" targeting "Holy Strength" then Bob
    And the stack resolves
    Then "burden 1" has resolved
    And "Holy Strength" is attached to "Serra Angel"
    When Alice plays "burden 2" targeting "Roving Weight" then "Serra Angel"
    And the stack resolves
    Then "burden 2" has resolved
    And "Roving Weight" is attached to Alice
    When Alice plays "burden 3" targeting "Roving Weight" then Bob
    And the stack resolves
    Then "Roving Weight" is attached to Bob
    And "Serra Angel" is 5/6
    And "Serra Angel" has "flying"

  @cr26:303.3.2
  Scenario: Curse of the Bloody Tome, attached to Bob as an Aura, is both an Aura and a Curse, and Holy Strength is an Aura only
    Given Alice has "Curse of the Bloody Tome" in hand and can pay {2}{U}
    And Alice controls "Hill Giant" and "Holy Strength" attached to "Hill Giant"
    When Alice plays "Curse of the Bloody Tome" targeting Bob
    Then "Curse of the Bloody Tome" has exactly the types "enchantment", "Aura" and "Curse"
    When the stack resolves
    Then "Curse of the Bloody Tome" is attached to Bob
    And "Curse of the Bloody Tome" has exactly the types "enchantment", "Aura" and "Curse"
    And "Holy Strength" has exactly the types "enchantment" and "Aura"

  @cr26:303.4f.10 @cr26:303.3.2
  Scenario: Bitterheart Witch's ability finds Curse of the Bloody Tome as a Curse, and puts it onto the battlefield attached to Bob, its target
    Given Alice controls "Bitterheart Witch"
    And Alice has "Curse of the Bloody Tome", "Holy Strength" and "Forest" as library
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Bob plays "Lightning Bolt" targeting "Bitterheart Witch"
    And the top of the stack resolves
    And Alice targets Bob
    And the stack resolves
    And Alice says yes
    Then Alice may choose "Curse of the Bloody Tome"
    And Alice may not choose "Holy Strength"
    When Alice chooses "Curse of the Bloody Tome"
    Then "Curse of the Bloody Tome" is attached to Bob
    And Alice controls "Curse of the Bloody Tome"
    And nobody is asked anything

  @cr26:303.4f.10
  Scenario: Alice, who targets herself with Bitterheart Witch's ability, is enchanted by Curse of the Bloody Tome that it finds
    Given Alice controls "Bitterheart Witch"
    And Alice has "Curse of the Bloody Tome" and "Forest" as library
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Bob plays "Lightning Bolt" targeting "Bitterheart Witch"
    And the top of the stack resolves
    And Alice targets Alice
    And the stack resolves
    And Alice says yes
    And Alice chooses "Curse of the Bloody Tome"
    Then "Curse of the Bloody Tome" is attached to Alice
    And Alice's library holds "Forest"
    And nobody is asked anything

  @cr26:303.4b.2 @cr26:303.4e.4
  Scenario: Alice's Psychic Possession triggers as Bob, whom it enchants, draws a card, and Alice, who skips her draw step, draws one, too
    Given Alice has "Psychic Possession" in hand and can pay {2}{U}{U}
    And Alice has 4 "Island" as "isle" as library
    And Bob has 4 "Mountain" as "peak" as library
    When Alice plays "Psychic Possession" targeting Bob
    And the stack resolves
    Then "Psychic Possession" is attached to Bob
    And Alice controls "Psychic Possession"
    When the game goes on to Bob's draw step
    Then "Psychic Possession" has triggered once
    When the stack resolves
    And Alice says yes
    Then Alice has drawn 1 card
    When the game goes on to Alice's main phase
    Then Alice has drawn 1 card
    And "Psychic Possession" has triggered once
