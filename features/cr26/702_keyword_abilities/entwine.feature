Feature: Entwine

  @cr26:702.42a
  Scenario: Barbed Lightning with entwine costs {2} more and deals damage to a creature and to a player
    Given Alice has "Barbed Lightning" in hand and can pay {2}{R}{2}
    And Bob controls "Hill Giant"
    Then Alice can play "Barbed Lightning" choosing "creature" and "player" targeting "Hill Giant" then Bob
    When Alice plays "Barbed Lightning" choosing "creature" and "player" targeting "Hill Giant" then Bob
    Then the total cost of "Barbed Lightning" is {4}{R}
    When the stack resolves
    Then "Hill Giant" was destroyed
    And Bob is at 17 life

  @cr26:702.42a @cr26:702.42a.5
  Scenario: Barbed Lightning without entwine has one mode and costs {2}{R}, and with both modes it costs {2} more
    Given Alice has "Barbed Lightning" as "single" and "Barbed Lightning" as "double" in hand and can pay {2}{R}{2}{R}{2}
    And Bob controls "Hill Giant"
    When Alice plays "single" choosing "player" targeting Bob
    Then the total cost of "single" is {2}{R}
    When the stack resolves
    Then Bob is at 17 life
    And "Hill Giant" has no damage marked
    When Alice plays "double" choosing "creature" and "player" targeting "Hill Giant" then Bob
    Then the total cost of "double" is {4}{R}
    When the stack resolves
    Then Bob is at 14 life
    And "Hill Giant" was destroyed

  @cr26:702.42b
  Scenario: A creature card that the first mode of Tooth and Nail finds can be put onto the battlefield by the second mode
    Given Alice has "Tooth and Nail" in hand and can pay {5}{G}{G}{2}
    And Alice has "Grizzly Bears" and "Hill Giant" as library
    Then Alice can play "Tooth and Nail" choosing "tooth" and "nail"
    When Alice plays "Tooth and Nail" choosing "tooth" and "nail"
    And the stack resolves
    And Alice chooses "Grizzly Bears" and "Hill Giant"
    And Alice chooses "Grizzly Bears" and "Hill Giant"
    Then "Grizzly Bears" and "Hill Giant" are in play under Alice's control

  @cr26:702.42a
  Scenario: Sphere of Resistance adds {1} to the cost of Barbed Lightning with entwine
    Given Bob controls "Sphere of Resistance" and "Hill Giant"
    And Alice has "Barbed Lightning" in hand and can pay {5}{R}
    When Alice plays "Barbed Lightning" choosing "creature" and "player" targeting "Hill Giant" then Bob
    Then the total cost of "Barbed Lightning" is {5}{R}
    When the stack resolves
    Then "Hill Giant" was destroyed
    And Bob is at 17 life

  @cr26:702.42a.2
  Scenario: Betrayal of Flesh, for whose entwine cost three lands are sacrificed, destroys Craw Wurm and returns Hill Giant
    Given Alice controls 3 "Forest" as "wood" and "Sol Ring"
    And Alice has "Betrayal of Flesh" in hand and can pay {5}{B}
    And Alice has "Hill Giant" in graveyard
    And Bob controls "Craw Wurm"
    Then Alice can't play "Betrayal of Flesh" choosing "kill" and "rise" sacrificing "wood 1", "wood 2" and "Sol Ring" targeting "Craw Wurm" then "Hill Giant" by rule 118.3
    And Alice can play "Betrayal of Flesh" choosing "kill" and "rise" sacrificing "wood 1", "wood 2" and "wood 3" targeting "Craw Wurm" then "Hill Giant"
    When Alice plays "Betrayal of Flesh" choosing "kill" and "rise" sacrificing "wood 1", "wood 2" and "wood 3" targeting "Craw Wurm" then "Hill Giant"
    Then the total cost of "Betrayal of Flesh" is {5}{B}
    And "wood 1", "wood 2" and "wood 3" were sacrificed
    When the stack resolves
    Then "Craw Wurm" was destroyed
    And "Hill Giant" is in play under Alice's control

  @cr26:702.42a.2
  Scenario: Betrayal of Flesh is entwined by the sacrifice of three of Alice's four Forests and not of two, and destroys Gray Ogre and returns Hill Giant
    Given Alice controls 4 "Forest" as "wood"
    And Alice has "Betrayal of Flesh" in hand and can pay {5}{B}
    And Alice has "Hill Giant" in graveyard
    And Bob controls "Gray Ogre"
    Then Alice can't play "Betrayal of Flesh" choosing "kill" and "rise" sacrificing "wood 1" and "wood 2" targeting "Gray Ogre" then "Hill Giant" by rule 118.3
    And Alice can play "Betrayal of Flesh" choosing "kill" and "rise" sacrificing "wood 2", "wood 3" and "wood 4" targeting "Gray Ogre" then "Hill Giant"
    When Alice plays "Betrayal of Flesh" choosing "kill" and "rise" sacrificing "wood 2", "wood 3" and "wood 4" targeting "Gray Ogre" then "Hill Giant"
    And the stack resolves
    Then "Gray Ogre" was destroyed
    And "Hill Giant" is in play under Alice's control
    And "wood 1" is in play
    And "wood 2" is in Alice's graveyard

  @cr26:702.42b
  Scenario: Entwined Tooth and Nail whose modes Alice names in the other order searches first all the same, and then puts the creature cards onto the battlefield
    Given Alice has "Tooth and Nail" in hand and can pay {5}{G}{G}{2}
    And Alice has "Grizzly Bears" and "Hill Giant" as library
    When Alice plays "Tooth and Nail" choosing "nail" and "tooth"
    And the stack resolves
    And Alice chooses "Grizzly Bears" and "Hill Giant"
    And Alice chooses "Grizzly Bears" and "Hill Giant"
    Then "Grizzly Bears" and "Hill Giant" are in play under Alice's control

  @cr26:702.42a
  Scenario: Barbed Lightning that Omniscience lets Alice cast without paying its mana cost costs {2} if it is entwined
    Given Alice controls "Omniscience"
    And Alice has "Barbed Lightning" in hand and can pay {2}
    And Bob controls "Hill Giant"
    When Alice plays "Barbed Lightning" without paying its mana cost choosing "creature" and "player" targeting "Hill Giant" then Bob
    Then the total cost of "Barbed Lightning" is {2}
    When the stack resolves
    Then "Hill Giant" was destroyed
    And Bob is at 17 life

  @cr26:702.42a
  Scenario: Barbed Lightning that Alice casts entwined from the top of her library costs {2} more, and has both modes
    Given Alice controls "Shrine of Things to Come" and can pay {2}{R}{2}
    And Alice has "Barbed Lightning" and "Island" on top of library
    And Bob controls "Hill Giant"
    When Alice plays "Barbed Lightning" from library choosing "creature" and "player" targeting "Hill Giant" then Bob
    Then the total cost of "Barbed Lightning" is {4}{R}
    When the stack resolves
    Then "Hill Giant" was destroyed
    And Bob is at 17 life

  @cr26:702.42a.3
  Scenario: Threefold Rite, which says to choose two modes, has two of them for {1}{W}, and all three for {2} more
    Given Alice has "Threefold Rite" as "plain" and "Threefold Rite" as "entwined" in hand
    And Alice can pay {1}{W}{1}{W}{2}
    And Alice has 3 "Island" as "isle" as library
    When Alice plays "plain" choosing "heal" and "read"
    Then the total cost of "plain" is {1}{W}
    When the stack resolves
    Then Alice is at 23 life
    And Alice has drawn 1 card
    And Bob is at 20 life
    And Alice can play "entwined" choosing "heal", "read" and "burn"
    When Alice plays "entwined" choosing "heal", "read" and "burn"
    Then the total cost of "entwined" is {3}{W}
    When the stack resolves
    Then Alice is at 26 life
    And Alice has drawn 2 cards
    And Bob is at 16 life

  @cr26:702.42a.3
  Scenario: Entwined Threefold Rite gains Alice 3 life, lets her draw a card and deals 4 damage to Bob
    Given Alice has "Threefold Rite" in hand and can pay {3}{W}
    And Alice has 3 "Island" as "isle" as library
    When Alice plays "Threefold Rite" choosing "heal", "read" and "burn"
    And the stack resolves
    Then Alice is at 23 life
    And Alice has drawn 1 card
    And Bob is at 16 life

  @cr26:702.42a.4
  Scenario: Threefold Plea, which says to choose one mode, has one of its three modes or, entwined, all of them, and never two
    Given Alice has "Threefold Plea" as "plain" and "Threefold Plea" as "entwined" in hand
    And Alice can pay {1}{W}{1}{W}{2}
    And Alice has 3 "Island" as "isle" as library
    When Alice plays "plain" choosing "heal"
    Then the total cost of "plain" is {1}{W}
    When the stack resolves
    Then Alice is at 23 life
    And Alice has drawn no cards
    And Alice can't play "entwined" choosing "heal" and "read" by rule 601.2b
    And Alice can play "entwined" choosing "heal", "read" and "burn"
    When Alice plays "entwined" choosing "heal", "read" and "burn"
    Then the total cost of "entwined" is {3}{W}
    When the stack resolves
    Then Alice is at 26 life
    And Alice has drawn 1 card
    And Bob is at 16 life

  @cr26:702.42a
  Scenario: Barbed Lightning is entwined for {2}, and Betrayal of Flesh, which isn't, only destroys Gray Ogre
    Given Alice controls 3 "Forest" as "wood"
    And Alice has "Barbed Lightning" and "Betrayal of Flesh" in hand and can pay {2}{R}{2}{5}{B}
    And Bob controls "Hill Giant" and "Gray Ogre"
    When Alice plays "Barbed Lightning" choosing "creature" and "player" targeting "Hill Giant" then Bob
    Then the total cost of "Barbed Lightning" is {4}{R}
    When the stack resolves
    Then "Hill Giant" was destroyed
    And Bob is at 17 life
    When Alice plays "Betrayal of Flesh" choosing "kill" targeting "Gray Ogre"
    Then the total cost of "Betrayal of Flesh" is {5}{B}
    When the stack resolves
    Then "Gray Ogre" was destroyed
    And "wood 1", "wood 2" and "wood 3" are in play

  @cr26:702.42a.4
  Scenario: With {3}{W}, Threefold Plea can have all of its three modes, and can't have two of them
    Given Alice has "Threefold Plea" in hand and can pay {3}{W}
    And Alice has 3 "Island" as "isle" as library
    Then Alice can't play "Threefold Plea" choosing "heal" and "read" by rule 601.2b
    And Alice can't play "Threefold Plea" choosing "read" and "burn" by rule 601.2b
    And Alice can play "Threefold Plea" choosing "heal", "read" and "burn"
    When Alice plays "Threefold Plea" choosing "heal", "read" and "burn"
    Then the total cost of "Threefold Plea" is {3}{W}

  @cr26:702.42a.4
  Scenario: Entwined Threefold Plea gains Alice 3 life, lets her draw a card and deals 4 damage to Bob
    Given Alice has "Threefold Plea" in hand and can pay {3}{W}
    And Alice has 3 "Island" as "isle" as library
    When Alice plays "Threefold Plea" choosing "heal", "read" and "burn"
    And the stack resolves
    Then Alice is at 23 life
    And Alice has drawn 1 card
    And Bob is at 16 life

  @cr26:702.42b
  Scenario: Entwined Tooth and Nail asks Alice first for creature cards of her library, and then for those in her hand, Craw Wurm and what it has found
    Given Alice has "Tooth and Nail" and "Craw Wurm" in hand and can pay {5}{G}{G}{2}
    And Alice has "Grizzly Bears", "Hill Giant" and "Island" as library
    When Alice plays "Tooth and Nail" choosing "tooth" and "nail"
    And the stack resolves
    Then Alice is asked for objects by "Tooth and Nail" among "Grizzly Bears" and "Hill Giant"
    When Alice chooses "Grizzly Bears" and "Hill Giant"
    Then Alice is asked for objects by "Tooth and Nail" among "Craw Wurm", "Grizzly Bears" and "Hill Giant"
    When Alice chooses "Craw Wurm" and "Grizzly Bears"
    Then "Craw Wurm" and "Grizzly Bears" are in play under Alice's control
    And "Hill Giant" is in Alice's hand
