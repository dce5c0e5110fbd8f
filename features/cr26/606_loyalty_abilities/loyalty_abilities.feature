Feature: Loyalty abilities

  @cr26:606.3 @cr26:209.2 @cr26:113.5
  Scenario: After one loyalty ability of Jace Beleren, another loyalty ability of Jace can't be activated in the same turn
    Given Alice controls "Jace Beleren"
    And Alice has 4 "Island" as "book" as library
    And Bob has 4 "Swamp" as "page" as library
    Then Alice can activate "gift" of "Jace Beleren" targeting Alice
    When Alice activates "share" of "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" has 5 loyalty counters
    And it happened once that Alice drew
    And it happened once that Bob drew
    And Alice can't activate "gift" of "Jace Beleren" targeting Alice by rule 606.3

  @cr26:606.3 @cr26:113.5 @cr26:209.2 @cr26:209.2.2
  Scenario: In one turn, Alice can activate one loyalty ability of each of her two planeswalkers
    Given Alice controls "Jace Beleren" and "Chandra Nalaar"
    And Alice has 4 "Island" as "book" as library
    And Bob has 4 "Swamp" as "page" as library
    When Alice activates "share" of "Jace Beleren"
    And the stack resolves
    Then Alice can activate "spark" of "Chandra Nalaar" targeting Bob
    When Alice activates "spark" of "Chandra Nalaar" targeting Bob
    And the stack resolves
    Then "Jace Beleren" has 5 loyalty counters
    And "Chandra Nalaar" has 7 loyalty counters
    And Bob is at 19 life
    And Alice can't activate "spark" of "Chandra Nalaar" targeting Bob by rule 606.3

  @cr26:606.3 @cr26:113.5 @cr26:209.2 @cr26:306.5d
  Scenario: A loyalty ability can be activated only in a main phase of its controller's turn
    Given Alice controls "Jace Beleren"
    And Alice has 4 "Island" as "book" as library
    And Bob controls "Chandra Nalaar" and has 4 "Swamp" as "page" as library
    When Alice activates "gift" of "Jace Beleren" targeting Bob
    And the stack resolves
    Then "Jace Beleren" has 2 loyalty counters
    And it happened once that Bob drew
    When the game goes on to Bob's main phase
    Then Bob can't activate "gift" of "Jace Beleren" targeting Bob by rule 602.2
    And Bob can activate "spark" of "Chandra Nalaar" targeting Alice
    And Alice can't activate "gift" of "Jace Beleren" targeting Alice by rule 606.3
    When the game goes on to Alice's upkeep
    Then Alice can't activate "gift" of "Jace Beleren" targeting Alice by rule 606.3
    When the game goes on to Alice's beginning of combat step
    Then Alice can't activate "gift" of "Jace Beleren" targeting Alice by rule 606.3
    When the game goes on to Alice's second main phase
    And Alice activates "gift" of "Jace Beleren" targeting Alice
    And the stack resolves
    Then "Jace Beleren" has 1 loyalty counter

  @cr26:606.3 @cr26:209.2 @cr26:306.5d
  Scenario: A loyalty ability can't be activated while a spell is on the stack
    Given Alice controls "Jace Beleren"
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    And Alice has 4 "Island" as "book" as library
    And Bob has 4 "Swamp" as "page" as library
    When Alice plays "Hill Giant"
    Then Alice can't activate "share" of "Jace Beleren" by rule 606.3
    When the stack resolves
    And Alice activates "share" of "Jace Beleren"
    Then "Jace Beleren" has 5 loyalty counters

  @cr26:606.4 @cr26:107.7 @cr26:107.3a.2 @cr26:107.7.4
  Scenario: Loyalty counters are put on or removed as a loyalty ability's cost is paid, before the ability resolves
    Given Alice controls "Jace Beleren"
    And Alice controls "Chandra Nalaar" owned by Bob
    And Alice has 4 "Island" as "book" as library
    And Bob controls "Hill Giant"
    And Bob has 4 "Swamp" as "page" as library
    When Alice activates "share" of "Jace Beleren"
    Then "Jace Beleren" has 5 loyalty counters
    And the stack holds the ability of "Jace Beleren"
    When the stack resolves
    And Alice activates "flame" of "Chandra Nalaar" with X = 2 targeting "Hill Giant"
    Then "Chandra Nalaar" has 4 loyalty counters
    And "Hill Giant" has no damage marked
    When the stack resolves
    Then "Hill Giant" has 2 damage marked

  @cr26:606.6
  Scenario: Jace Beleren's last ability, which costs ten loyalty counters, can't be activated while Jace has nine
    Given Alice controls "Jace Beleren" with 9 loyalty counters
    And Bob has 23 "Swamp" as "page" as library
    Then Alice can't activate "oblivion" of "Jace Beleren" targeting Bob by rule 606.6
    And Alice can activate "gift" of "Jace Beleren" targeting Bob
    When Alice activates "share" of "Jace Beleren"
    And the stack resolves
    And the game goes on to Alice's next main phase
    And Alice activates "oblivion" of "Jace Beleren" targeting Bob
    And the stack resolves
    Then "Jace Beleren" has 1 loyalty counter
    And Bob has 20 cards in graveyard

  @cr26:606.6.2
  Scenario: Twofold Speaker with 2 loyalty counters can't pay both loyalty costs of an ability
    Given Alice controls "Twofold Speaker" with 2 loyalty counters
    Then Alice can't activate "demand" of "Twofold Speaker" by rule 606.6
    And Alice can activate "praise" of "Twofold Speaker"
    When Alice activates "praise" of "Twofold Speaker"
    And the stack resolves
    Then "Twofold Speaker" has 4 loyalty counters

  @cr26:606.6.2
  Scenario: Twice-Owing Speaker with 2 loyalty counters can't pay [-1] and [-2] together, and with 3 it pays both and is put into the graveyard
    Given Alice controls "Twice-Owing Speaker" with 2 loyalty counters
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    Then Alice can't activate "settle" of "Twice-Owing Speaker" by rule 606.6
    When Alice activates "save" of "Twice-Owing Speaker"
    And the stack resolves
    Then "Twice-Owing Speaker" has 3 loyalty counters
    When the game goes on to Alice's next main phase
    Then Alice can activate "settle" of "Twice-Owing Speaker"
    When Alice activates "settle" of "Twice-Owing Speaker"
    Then "Twice-Owing Speaker" is in Alice's graveyard
    When the stack resolves
    Then Bob is at 15 life

  @cr26:606.4.2
  Scenario: Idol of One More adds one counter to the two that Jace Beleren's ability puts on as its cost, and changes nothing as one is removed
    Given Alice controls "Jace Beleren" and "Idol of One More"
    And Alice has 4 "Island" as "book" as library
    And Bob has 4 "Swamp" as "page" as library
    When Alice activates "share" of "Jace Beleren"
    Then "Jace Beleren" has 6 loyalty counters
    And the stack holds the ability of "Jace Beleren"
    When the game goes on to Alice's next main phase
    And Alice activates "gift" of "Jace Beleren" targeting Bob
    Then "Jace Beleren" has 5 loyalty counters

  @cr26:606.4.3
  Scenario: With Suppression Field, Alice can't activate Jace Beleren's ability with one Plains, and with two pays {2} and puts two counters on him
    Given Alice controls "Jace Beleren", "Suppression Field" and "Plains" as "dune"
    And Alice has "Plains" as "new dune" in hand
    And Alice has 4 "Island" as "book" as library
    And Bob has 4 "Swamp" as "page" as library
    Then Alice can't activate "share" of "Jace Beleren" by rule 118.3
    When Alice plays the land "new dune"
    Then Alice can activate "share" of "Jace Beleren"
    When Alice activates "share" of "Jace Beleren"
    Then {W}{W} was spent on the ability of "Jace Beleren"
    And "Jace Beleren" has 5 loyalty counters

  @cr26:606.5.2
  Scenario: Twice-Owing Speaker with 4 loyalty counters pays [-1] and [-2] together and has 1 left
    Given Alice controls "Twice-Owing Speaker" with 4 loyalty counters
    When Alice activates "settle" of "Twice-Owing Speaker"
    Then "Twice-Owing Speaker" has 1 loyalty counter
    When the stack resolves
    Then Bob is at 15 life

  @cr26:606.6.2
  Scenario: Twice-Owing Speaker with 1 loyalty counter can't pay [-1] and [-2] together, and gets a second counter for its [+1]
    Given Alice controls "Twice-Owing Speaker" with 1 loyalty counter
    Then Alice can't activate "settle" of "Twice-Owing Speaker" by rule 606.6
    And Alice can activate "save" of "Twice-Owing Speaker"
    When Alice activates "save" of "Twice-Owing Speaker"
    Then "Twice-Owing Speaker" has 2 loyalty counters
    And Alice is at 20 life
    When the stack resolves
    Then Alice is at 22 life

  @cr26:606.3 @cr26:209.2.2 @cr26:306.5d.2
  Scenario: Jace Beleren that returned to hand and was cast again is another permanent, whose loyalty ability can be activated in the same turn
    Given Alice controls "Jace Beleren"
    And Alice has 4 "Island" as "book" as library
    And Bob has 4 "Swamp" as "page" as library
    And Alice can pay {1}{U}{U}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice activates "share" of "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" has 5 loyalty counters
    And Alice can't activate "share" of "Jace Beleren" by rule 606.3
    When Bob plays "Boomerang" targeting "Jace Beleren"
    And the stack resolves
    And Alice plays "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" has 3 loyalty counters
    And Alice can activate "share" of "Jace Beleren"
    When Alice activates "share" of "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" has 5 loyalty counters
    And Alice has drawn 2 cards

  @cr26:606.6
  Scenario: Jace Beleren with one loyalty counter can pay the cost of minus one, and not the cost of minus ten
    Given Alice controls "Jace Beleren" with 1 loyalty counter
    And Bob has 4 "Swamp" as "page" as library
    Then Alice can't activate "oblivion" of "Jace Beleren" targeting Bob by rule 606.6
    And Alice can activate "gift" of "Jace Beleren" targeting Bob
    When Alice activates "gift" of "Jace Beleren" targeting Bob
    And the stack resolves
    Then Bob has drawn 1 card
    And "Jace Beleren" is in Alice's graveyard

  @cr26:606.6.4 @cr26:107.3a.2
  Scenario: Chandra Nalaar with 4 loyalty counters can pay minus X with X = 4, and not with X = 5
    Given Alice controls "Chandra Nalaar" with 4 loyalty counters
    And Bob controls "Craw Wurm" and "Hill Giant"
    Then Alice can't activate "flame" of "Chandra Nalaar" with X = 5 targeting "Craw Wurm" by rule 606.6
    And Alice can activate "flame" of "Chandra Nalaar" with X = 4 targeting "Craw Wurm"
    When Alice activates "flame" of "Chandra Nalaar" with X = 3 targeting "Craw Wurm"
    Then "Chandra Nalaar" has 1 loyalty counter
    When the stack resolves
    Then "Craw Wurm" has 3 damage marked

  @cr26:606.3 @cr26:209.2 @cr26:306.5d
  Scenario: After a loyalty ability in the first main phase, no loyalty ability of Jace Beleren can be activated in the second main phase of that turn
    Given Alice controls "Jace Beleren"
    And Alice has 4 "Island" as "book" as library
    And Bob has 4 "Swamp" as "page" as library
    When Alice activates "share" of "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" has 5 loyalty counters
    When the game goes on to Alice's second main phase
    Then Alice can't activate "share" of "Jace Beleren" by rule 606.3
    And Alice can't activate "gift" of "Jace Beleren" targeting Alice by rule 606.3
    When the game goes on to Alice's next main phase
    And Alice activates "share" of "Jace Beleren"
    Then "Jace Beleren" has 7 loyalty counters

  @cr26:209.2.3 @cr26:306.5d.3
  Scenario: With Vedalken Orrery, Alice can cast Hill Giant in her upkeep, and can't activate a loyalty ability there or beside Hill Giant in her main phase
    Given it is Alice's upkeep
    And Alice controls "Vedalken Orrery" and "Jace Beleren"
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    And Alice has 4 "Island" as "book" as library
    And Bob has 4 "Swamp" as "page" as library
    Then Alice can't activate "share" of "Jace Beleren" by rule 606.3
    And Alice can play "Hill Giant"
    When the game goes on to Alice's main phase
    And Alice plays "Hill Giant"
    Then Alice can't activate "share" of "Jace Beleren" by rule 606.3
    When the stack resolves
    Then Alice can activate "share" of "Jace Beleren"
    When Alice activates "share" of "Jace Beleren"
    Then "Jace Beleren" has 5 loyalty counters

  @cr26:209.2.4 @cr26:306.5d.4
  Scenario: Alice, who has passed in her main phase, can't activate a loyalty ability while Bob has priority, and can once his Reach Through Mists has resolved
    Given Alice controls "Jace Beleren"
    And Alice has 4 "Island" as "book" as library
    And Bob has 4 "Swamp" as "page" as library
    And Bob has "Reach Through Mists" in hand and can pay {U}
    When Alice passes
    Then Bob has priority
    And Alice can't activate "share" of "Jace Beleren" by rule 117.1
    When Bob plays "Reach Through Mists"
    And Bob passes
    Then Alice can't activate "share" of "Jace Beleren" by rule 606.3
    When Alice passes
    Then Bob has drawn 1 card
    When Alice activates "share" of "Jace Beleren"
    Then "Jace Beleren" has 5 loyalty counters
