Feature: Planeswalkers, in rulings of our own

  @htg:ours.382
  Scenario: Jace comes with three loyalty, and does one thing a turn
    Given Alice has "Jace Beleren" in hand and can pay {1}{U}{U}
    And Alice has 4 "Island" as "book" as library
    And Bob has 4 "Swamp" as "page" as library
    Then the mana cost of "Jace Beleren" is {1}{U}{U}
    And "Jace Beleren" has exactly the types "legendary", "planeswalker" and "Jace"
    And "Jace Beleren" is blue
    When Alice casts "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" has 3 loyalty counters
    When Alice activates "share" of "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" has 5 loyalty counters
    And it happened once that Alice drew
    And it happened once that Bob drew
    And Alice can't activate "gift" of "Jace Beleren" targeting Alice by rule 606.3

  @htg:ours.382
  Scenario: A turn later another ability of his can be activated, and only in a main phase
    Given Alice controls "Jace Beleren"
    And Alice has 4 "Island" as "book" as library
    And Bob has 4 "Swamp" as "page" as library
    When Alice activates "gift" of "Jace Beleren" targeting Bob
    And the stack resolves
    Then "Jace Beleren" has 2 loyalty counters
    And it happened once that Bob drew
    When the game goes on to Alice's next upkeep
    Then Alice can't activate "gift" of "Jace Beleren" targeting Alice by rule 606.3
    When the game goes on to Alice's main phase
    And Alice activates "gift" of "Jace Beleren" targeting Alice
    And the stack resolves
    Then "Jace Beleren" has 1 loyalty counter

  @htg:ours.383
  Scenario: Damage takes loyalty, and without any he is gone
    Given Alice controls "Jace Beleren"
    And Bob has "Blaze" in hand and can pay {2}{R}
    And Bob has "Lava Spike" in hand
    And it is Bob's main phase
    When Bob casts "Blaze" with X = 2 targeting "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" has 1 loyalty counter
    And "Jace Beleren" has 0 damage marked

  @htg:ours.383
  Scenario: The last of his loyalty goes with him
    Given Alice controls "Jace Beleren" with 2 loyalty counters and "Chandra Nalaar"
    And Bob has "Blaze" in hand and can pay {3}{R}
    And it is Bob's main phase
    When Bob casts "Blaze" with X = 3 targeting "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" is in Alice's graveyard
    And "Blaze" has dealt 3 damage to "Jace Beleren"
    And "Chandra Nalaar" has 6 loyalty counters

  @htg:ours.384
  Scenario: He is attacked as a player is, and his controller blocks
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob controls "Jace Beleren" and "Craw Wurm"
    When Alice attacks with "Hill Giant" attacking "Jace Beleren" and "Grizzly Bears" attacking "Jace Beleren"
    And Bob blocks "Grizzly Bears" with "Craw Wurm"
    And combat damage is dealt
    Then "Jace Beleren" is in Bob's graveyard
    And Bob is at 20 life
    And "Grizzly Bears" is in Alice's graveyard

  @htg:ours.384
  Scenario: What attacked him deals no damage to anybody once he is gone
    Given Alice controls "Hill Giant" and "Frostwielder"
    And Bob controls "Jace Beleren" with 1 loyalty counter
    When Alice attacks with "Hill Giant" attacking "Jace Beleren"
    And Alice activates "chill" of "Frostwielder" targeting "Jace Beleren"
    And the stack resolves
    Then "Hill Giant" is attacking
    And "Frostwielder" has dealt 1 damage to "Jace Beleren"
    When Bob doesn't block
    And combat damage is dealt
    Then "Jace Beleren" is in Bob's graveyard
    And Bob is at 20 life

  @htg:ours.383
  Scenario: Chandra's sparks, her flame and her blaze
    Given Alice controls "Chandra Nalaar" with 9 loyalty counters
    And Bob controls "Hill Giant", "Grizzly Bears" and "Jace Beleren"
    Then the mana cost of "Chandra Nalaar" is {3}{R}{R}
    And "Chandra Nalaar" has exactly the types "legendary", "planeswalker" and "Chandra"
    And "Chandra Nalaar" is red
    When Alice activates "spark" of "Chandra Nalaar" targeting "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" has 2 loyalty counters
    And "Chandra Nalaar" has 10 loyalty counters
    When the game goes on to Alice's next main phase
    And Alice activates "flame" of "Chandra Nalaar" with X = 2 targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And "Chandra Nalaar" has 8 loyalty counters
    When the game goes on to Alice's next main phase
    And Alice activates "blaze" of "Chandra Nalaar" targeting "Jace Beleren"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And "Jace Beleren" is in Bob's graveyard
    And "Chandra Nalaar" is in Alice's graveyard
    And Bob is at 20 life

  @htg:ours.382
  Scenario: Ten loyalty bring oblivion
    Given Alice controls "Jace Beleren" with 9 loyalty counters
    And Bob has 23 "Swamp" as "page" as library
    Then Alice can activate "gift" of "Jace Beleren" targeting Bob
    When Alice activates "share" of "Jace Beleren"
    And the stack resolves
    Then Alice can't activate "gift" of "Jace Beleren" targeting Bob by rule 606.3
    When the game goes on to Alice's next main phase
    And Alice activates "oblivion" of "Jace Beleren" targeting Bob
    And the stack resolves
    Then "Jace Beleren" has 1 loyalty counter
    And Bob has 20 cards in graveyard
