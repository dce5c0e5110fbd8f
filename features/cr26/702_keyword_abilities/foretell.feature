Feature: Foretell

  @cr26:702.143a @cr26:116.2h
  Scenario: A foretold card is cast on another turn for its foretell cost
    Given Alice has "Saw It Coming" in hand and can pay {2}
    And Alice controls "Island" and 2 "Wastes"
    And Bob has "Young Wolf" in hand
    And Bob controls 2 "Forest" and "Sphere of Resistance"
    When Alice activates "foretell" of "Saw It Coming"
    Then the stack is empty
    And "Saw It Coming" is exiled
    And Alice knows "Saw It Coming"
    And Bob doesn't know "Saw It Coming"
    When the game goes on to Bob's main phase
    And Bob plays "Young Wolf"
    And Alice plays "Saw It Coming" from exile targeting "Young Wolf"
    Then {C}{C}{U} was spent on "Saw It Coming"
    When the stack resolves
    Then "Young Wolf" is in Bob's graveyard

  @cr26:702.143a
  Scenario: Saw It Coming is cast for its foretell cost of {1}{U}, and not for its mana cost
    Given Alice has "Saw It Coming" in hand and can pay {2}
    And Alice controls 2 "Island"
    And Bob has "Young Wolf" in hand
    And Bob controls "Forest"
    When Alice activates "foretell" of "Saw It Coming"
    And the game goes on to Bob's main phase
    And Bob plays "Young Wolf"
    And Alice plays "Saw It Coming" from exile targeting "Young Wolf"
    Then {U}{U} was spent on "Saw It Coming"

  @cr26:405.6d.2
  Scenario: Saw It Coming that Alice casts from her hand, unlike one that she foretells, uses the stack, and Bob can respond to it
    Given it is Bob's main phase
    And Alice has "Saw It Coming" in hand and can pay {1}{U}{U}
    And Bob has "Young Wolf" and "Counterspell" in hand and can pay {G}{U}{U}
    When Bob plays "Young Wolf"
    And Alice in response plays "Saw It Coming" targeting "Young Wolf"
    And Bob in response plays "Counterspell" targeting "Saw It Coming"
    And the stack resolves
    Then "Saw It Coming" was countered
    And "Young Wolf" is in play
    And "Young Wolf" is 1/1

  @cr26:702.143a
  Scenario: A foretold card can't be cast on the turn on which it was foretold
    Given Alice has "Saw It Coming" and "Young Wolf" in hand and can pay {2}{G}
    And Alice controls 2 "Island"
    And Bob has "Grizzly Bears" in hand and can pay {1}{G}
    When Alice activates "foretell" of "Saw It Coming"
    And Alice plays "Young Wolf"
    Then Alice can't play "Saw It Coming" from exile targeting "Young Wolf"
    When the stack resolves
    And the game goes on to Bob's main phase
    And Bob plays "Grizzly Bears"
    Then Alice can play "Saw It Coming" from exile targeting "Grizzly Bears"
    When Alice plays "Saw It Coming" from exile targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard

  @cr26:702.143a
  Scenario: A card is foretold from hand in its player's own upkeep, and not in an opponent's turn or from the graveyard
    Given it is Bob's main phase
    And Alice has "Saw It Coming" in hand and "Saw It Coming" as "buried" in graveyard
    And Alice controls 2 "Island"
    When Bob passes
    Then Alice has priority
    And Alice can't activate "foretell" of "Saw It Coming" by rule 116.2
    When the game goes on to Alice's upkeep
    Then Alice can't activate "foretell" of "buried" by rule 113.6
    And Alice can activate "foretell" of "Saw It Coming"
    When Alice activates "foretell" of "Saw It Coming"
    Then "Saw It Coming" is exiled

  @cr26:702.143a
  Scenario: Foretelling Saw It Coming costs two mana of any kind, and one mana isn't enough
    Given Alice has "Saw It Coming" as "one" and "Saw It Coming" as "two" in hand
    And Alice has {C}{W}{R} in the mana pool
    Then Alice can activate "foretell" of "two"
    When Alice activates "foretell" of "one"
    Then "one" is exiled
    And Alice can't activate "foretell" of "two" by rule 118.3
    And "two" is in Alice's hand
    And Alice knows "one"

  @cr26:702.143a @cr26:702.143b
  Scenario: Foretelling Dwarven Reinforcements puts nothing on the stack, and can be done while a spell is on the stack
    Given Alice has "Dwarven Reinforcements" and "Lava Spike" in hand and can pay {R}{2}
    When Alice plays "Lava Spike" targeting Bob
    And Alice activates "foretell" of "Dwarven Reinforcements"
    Then the stack holds "Lava Spike"
    And "Dwarven Reinforcements" is exiled
    And Alice has priority
    When the stack resolves
    Then Bob is at 17 life

  @cr26:702.143a
  Scenario: Foretold Dwarven Reinforcements can't be cast in Bob's turn, and are cast for {1}{R} in Alice's turn after the next one
    Given Alice has "Dwarven Reinforcements" and "Lightning Bolt" in hand and can pay {2}{R}
    And Alice controls "Mountain" and "Wastes"
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice activates "foretell" of "Dwarven Reinforcements"
    And the game goes on to Bob's main phase
    And Bob passes
    Then Alice can't play "Dwarven Reinforcements" from exile by rule 117.1a
    And Alice can play "Lightning Bolt" targeting Bob
    When the game goes on to Alice's main phase
    And the game goes on to Alice's next main phase
    And Alice plays "Dwarven Reinforcements" from exile
    Then the total cost of "Dwarven Reinforcements" is {1}{R}
    When the stack resolves
    Then Alice controls two 2/1 red "Dwarf Berserker" creature tokens

  @cr26:702.143f
  Scenario: Saw It Coming and Dwarven Reinforcements that Carol foretold are revealed as she leaves the game
    Given Carol is playing too
    And Carol is at 2 life
    And Alice has "Saw It Coming" as "hers" in hand and can pay {2}
    And Carol has "Saw It Coming", "Dwarven Reinforcements" and "Hill Giant" in hand and can pay {2}{2}
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When Alice activates "foretell" of "hers"
    And the game goes on to Carol's main phase
    And Carol activates "foretell" of "Saw It Coming"
    And Carol activates "foretell" of "Dwarven Reinforcements"
    Then Bob doesn't know "Saw It Coming"
    When Carol passes
    And Bob plays "Glacial Ray" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    And it happened once that "Saw It Coming" was revealed
    And it happened once that "Dwarven Reinforcements" was revealed
    And it happened never that "Hill Giant" was revealed
    And it happened never that "hers" was revealed
    And Bob knows "Saw It Coming"
    And Alice knows "Dwarven Reinforcements"
    And Bob doesn't know "hers"

  @cr26:702.143f
  Scenario: Saw It Coming that Alice foretold is revealed as she wins the game
    Given Alice has "Saw It Coming", "Lava Spike" and "Hill Giant" in hand and can pay {2}{R}
    And Bob is at 3 life
    When Alice activates "foretell" of "Saw It Coming"
    Then Bob doesn't know "Saw It Coming"
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob has lost the game
    And it happened once that "Saw It Coming" was revealed
    And Bob knows "Saw It Coming"

  @cr26:702.143f
  Scenario: The cards that Alice and Bob foretold are revealed as a mandatory loop makes the game a draw
    Given it is Bob's main phase
    And Alice has "Swamp" exiled
    And Alice controls "Hollow Choir"
    And Alice has "Ghost of No Rest" and "Saw It Coming" as "hers" in hand and can pay {1}{B}{2}
    And Alice has 4 "Plains" as "page" as library
    And Bob has "Saw It Coming" as "his" and "Hill Giant" in hand and can pay {2}
    When Bob activates "foretell" of "his"
    And the game goes on to Alice's main phase
    And Alice activates "foretell" of "hers"
    Then it happened never that "his" was revealed
    And it happened never that "hers" was revealed
    When Alice plays "Ghost of No Rest"
    And the stack resolves
    Then Alice has drawn the game
    And it happened once that "his" was revealed
    And it happened once that "hers" was revealed
    And it happened never that "Hill Giant" was revealed

  @cr26:702.143c
  Scenario: Watcher of Threads triggers when its controller foretells a card, and not when that card is cast
    Given Alice controls "Watcher of Threads"
    And Alice has "Saw It Coming" in hand and can pay {2}
    And Alice controls "Island" and "Wastes"
    And Bob has "Young Wolf" in hand
    And Bob controls "Forest"
    When Alice activates "foretell" of "Saw It Coming"
    Then "Saw It Coming" is exiled
    And the stack holds the ability of "Watcher of Threads"
    When the stack resolves
    Then Alice is at 21 life
    When the game goes on to Bob's main phase
    And Bob plays "Young Wolf"
    And Alice plays "Saw It Coming" from exile targeting "Young Wolf"
    And the stack resolves
    Then "Young Wolf" is in Bob's graveyard
    And "Watcher of Threads" has triggered once

  @cr26:702.143d @cr26:702.143c
  Scenario: Hill Giant that Scholar of Threads makes foretold is cast from exile on a later turn for {1}, and Watcher of Threads does not trigger
    Given Alice controls "Scholar of Threads" and "Watcher of Threads"
    And Alice has "Hill Giant" and "Saw It Coming" in hand and can pay {1}{2}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice activates "Scholar of Threads"
    And the stack resolves
    And Alice chooses "Hill Giant"
    Then "Hill Giant" is exiled
    And Alice knows "Hill Giant"
    And Bob doesn't know "Hill Giant"
    And Alice can't play "Hill Giant" from exile by rule 601.3
    And "Watcher of Threads" has triggered never
    When Alice activates "foretell" of "Saw It Coming"
    Then "Watcher of Threads" has triggered once
    When the game goes on to Alice's next main phase
    Then Alice can play "Hill Giant" from exile
    When Alice plays "Hill Giant" from exile
    Then {1} was spent on "Hill Giant"
    When the stack resolves
    Then "Hill Giant" is 3/3

  @cr26:702.143d
  Scenario: Hill Giant that Scholar of Threads makes foretold is exiled face down, and is not cast in that turn
    Given Alice controls "Scholar of Threads"
    And Alice has "Hill Giant" and "Gray Ogre" in hand and can pay {3}{R}
    When Alice activates "Scholar of Threads"
    And the stack resolves
    And Alice chooses "Hill Giant"
    Then "Hill Giant" is exiled
    And "Hill Giant" is face down
    And Alice knows "Hill Giant"
    And Bob doesn't know "Hill Giant"
    And Alice can't play "Hill Giant" from exile by rule 601.3
    And Alice can play "Gray Ogre"

  @cr26:702.143a
  Scenario: Saw It Coming that was exiled in another way can't be cast, and one that was foretold can
    Given Alice has "Saw It Coming" as "told" in hand and "Saw It Coming" as "lost" exiled
    And Alice can pay {2} and can pay {1}{U}
    And Bob has "Young Wolf" in hand and can pay {G}
    When Alice activates "foretell" of "told"
    Then "told" is face down
    And "lost" isn't face down
    When the game goes on to Bob's main phase
    And Bob plays "Young Wolf"
    Then Alice can't play "lost" from exile targeting "Young Wolf" by rule 601.3
    And Alice can play "told" from exile targeting "Young Wolf"
    When Alice plays "told" from exile targeting "Young Wolf"
    And the stack resolves
    Then "Young Wolf" is in Bob's graveyard

  @cr26:702.143a
  Scenario: Foretold Dwarven Reinforcements can't be cast for the alternative cost of Fist of Suns, and are cast for their foretell cost
    Given Alice controls "Fist of Suns", "Mountain" and "Wastes"
    And Alice has "Dwarven Reinforcements" and "Hill Giant" in hand and can pay {2}{W}{U}{B}{R}{G}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice activates "foretell" of "Dwarven Reinforcements"
    And the game goes on to Alice's next main phase
    Then Alice can't play "Dwarven Reinforcements" from exile instead of its mana cost by "suns" by rule 118.9
    And Alice can play "Hill Giant" instead of its mana cost
    When Alice plays "Dwarven Reinforcements" from exile
    Then the total cost of "Dwarven Reinforcements" is {1}{R}
    When the stack resolves
    Then Alice controls two 2/1 red "Dwarf Berserker" creature tokens

  @cr26:702.143c.2
  Scenario: Keeper's Tally counts two cards that Alice has foretold
    Given Alice has "Saw It Coming", "Dwarven Reinforcements" and "Keeper's Tally" in hand and can pay {2}{2}{W}
    When Alice activates "foretell" of "Saw It Coming"
    And Alice activates "foretell" of "Dwarven Reinforcements"
    And Alice plays "Keeper's Tally"
    And the stack resolves
    Then Alice is at 24 life
    And "Saw It Coming" and "Dwarven Reinforcements" are exiled

  @cr26:702.143c.2
  Scenario: Keeper's Tally counts Saw It Coming that Alice has foretold, and not another one that was exiled in another way
    Given Alice has "Saw It Coming" as "told" in hand and "Saw It Coming" as "lost" exiled
    And Alice has "Keeper's Tally" in hand and can pay {2}{W}
    When Alice activates "foretell" of "told"
    And Alice plays "Keeper's Tally"
    And the stack resolves
    Then Alice is at 22 life
