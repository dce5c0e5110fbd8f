Feature: Goading with a card of another player

  @cr26:701.15a @cr26:701.15b
  Scenario: Alice, who casts Carol's Disrupt Decorum, goads until her own next turn, so Bob's creature must not attack Alice, and Carol's must attack Bob in Carol's turn
    Given Carol is playing too
    And Alice controls "Ornate Kanzashi" and can pay {2}{2}{R}{R}
    And Carol has "Disrupt Decorum" on top of library
    And Bob controls "Hill Giant" and has 4 "Mountain" as "peak" as library
    And Carol controls "Gray Ogre"
    When Alice activates "Ornate Kanzashi" targeting Carol
    And the stack resolves
    And Alice plays "Disrupt Decorum" from exile
    And the stack resolves
    Then "Disrupt Decorum" is in Carol's graveyard
    When the game goes on to Bob's declare attackers step
    Then Bob can't attack with nothing by rule 508.1d
    And Bob can't attack with "Hill Giant" attacking Alice by rule 508.1d
    And Bob can attack with "Hill Giant" attacking Carol
    When Bob attacks with "Hill Giant" attacking Carol
    And Carol doesn't block
    And combat damage is dealt
    Then Carol is at 17 life
    When the game goes on to Carol's declare attackers step
    Then Carol can't attack with nothing by rule 508.1d
    And Carol can't attack with "Gray Ogre" attacking Alice by rule 508.1d
    And Carol can attack with "Gray Ogre" attacking Bob
    When Carol attacks with "Gray Ogre" attacking Bob
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life

  @cr26:701.15a.2 @cr26:701.15b.4
  Scenario: Hill Giant that Carol goads with the ability of Bob's Taunting Effigy must attack Bob and not Carol, and must attack in Bob's turn, too, after Bob has gained control of it
    Given Carol is playing too
    And Alice controls "Hill Giant" and has 4 "Plains" as "dune" as library
    And Carol controls "Taunting Effigy" owned by Bob
    And Bob has "Threaten" in hand and can pay {2}{R}
    And Bob has 4 "Mountain" as "peak" as library
    When Carol activates "Taunting Effigy" targeting "Hill Giant"
    And the stack resolves
    Then "Taunting Effigy" is in Bob's graveyard
    When the game goes on to Alice's declare attackers step
    Then Alice can't attack with nothing by rule 508.1d
    And Alice can't attack with "Hill Giant" attacking Carol by rule 508.1d
    And Alice can attack with "Hill Giant" attacking Bob
    When Alice attacks with "Hill Giant" attacking Bob
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    When the game goes on to Bob's main phase
    And Bob casts "Threaten" targeting "Hill Giant"
    And the stack resolves
    And the game goes on to Bob's declare attackers step
    Then Bob can't attack with nothing by rule 508.1d
    And Bob can't attack with "Hill Giant" attacking Carol by rule 508.1d
    And Bob can attack with "Hill Giant" attacking Alice
    When Bob attacks with "Hill Giant" attacking Alice
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 17 life
