Feature: Goad

  @cr26:701.15b
  Scenario: A goaded creature must attack, and must attack the opponent who didn't goad it
    Given Carol is playing too
    And Alice has "Disrupt Decorum" in hand and can pay {2}{R}{R}
    And Alice controls "Craw Wurm"
    And Bob controls "Hill Giant" and "Wall of Stone"
    And Bob has 4 "Mountain" as "peak" as library
    And Carol has 4 "Forest" as "tree" as library
    And Alice has 4 "Plains" as "dune" as library
    When Alice casts "Disrupt Decorum"
    And the stack resolves
    Then Alice can attack with nothing
    When the game goes on to Bob's declare attackers step
    Then Bob can't attack with nothing because of the ability "goad" of "Disrupt Decorum"
    And Bob can't attack with "Hill Giant" attacking Alice because of the ability "goad" of "Disrupt Decorum"
    When Bob attacks with "Hill Giant" attacking Carol
    And Carol doesn't block
    And combat damage is dealt
    Then Carol is at 17 life
    When the game goes on to Bob's next declare attackers step
    Then Bob can attack with nothing

  @cr26:701.15b
  Scenario: A goaded creature attacks the player who goaded it if there is no other opponent
    Given Alice has "Disrupt Decorum" in hand and can pay {2}{R}{R}
    And Bob controls "Hill Giant"
    And Bob has 4 "Mountain" as "peak" as library
    When Alice casts "Disrupt Decorum"
    And the stack resolves
    And the game goes on to Bob's declare attackers step
    Then Bob can't attack with nothing because of the ability "goad" of "Disrupt Decorum"
    And Bob can attack with "Hill Giant" attacking Alice

  @cr26:701.15b
  Scenario: A token that is a copy of a goaded creature isn't goaded
    Given Alice has "Disrupt Decorum" in hand and can pay {2}{R}{R}
    And Bob controls "Kiki-Jiki, Mirror Breaker" and "Hill Giant"
    And Bob has 4 "Mountain" as "peak" as library
    When Alice casts "Disrupt Decorum"
    And the stack resolves
    And the game goes on to Bob's main phase
    And Bob activates "Kiki-Jiki, Mirror Breaker" targeting "Hill Giant"
    And the stack resolves
    And the game goes on to Bob's declare attackers step
    Then Bob can't attack with the first "Hill Giant" token because of the ability "goad" of "Disrupt Decorum"
    And Bob can attack with "Hill Giant"
    When Bob attacks with "Hill Giant"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 17 life

  @cr26:701.15a
  Scenario: A creature goaded in Alice's turn must attack in Bob's next turn, and not in his turn after that
    Given Alice has "Disrupt Decorum" in hand and can pay {2}{R}{R}
    And Bob controls "Hill Giant"
    And Bob has 4 "Mountain" as "peak" as library
    And Alice has 4 "Plains" as "dune" as library
    When Alice casts "Disrupt Decorum"
    And the stack resolves
    And the game goes on to Bob's declare attackers step
    Then Bob can't attack with nothing because of the ability "goad" of "Disrupt Decorum"
    When Bob attacks with "Hill Giant"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 17 life
    When the game goes on to Bob's next declare attackers step
    Then Bob can attack with nothing

  @cr26:701.15c
  Scenario: A creature that Alice and Bob have goaded can only attack Dave
    Given Carol is playing too
    And Dave is playing too
    And Alice has "Disrupt Decorum" as "hers" in hand and can pay {2}{R}{R}
    And Bob has "Disrupt Decorum" as "his" in hand and can pay {2}{R}{R}
    And Carol controls "Hill Giant"
    And Bob has 4 "Mountain" as "peak" as library
    And Carol has 4 "Forest" as "tree" as library
    When Alice casts "hers"
    And the stack resolves
    And the game goes on to Bob's main phase
    And Bob casts "his"
    And the stack resolves
    And the game goes on to Carol's declare attackers step
    Then Carol can't attack with "Hill Giant" attacking Alice because of the ability "goad" of "hers"
    And Carol can't attack with "Hill Giant" attacking Bob because of the ability "goad" of "his"
    And Carol can't attack with nothing by rule 508.1d
    When Carol attacks with "Hill Giant" attacking Dave
    And Dave doesn't block
    And combat damage is dealt
    Then Dave is at 17 life

  @cr26:701.15d
  Scenario: With Silent Arbiter, Bob attacks with the creature that Alice goaded once or with the one that she goaded twice
    Given Alice controls "Silent Arbiter"
    And Alice has "Disrupt Decorum" as "the first" and "Disrupt Decorum" as "the second" in hand and can pay {2}{R}{R}{2}{R}{R}
    And Bob controls "Hill Giant" and "Vedalken Orrery"
    And Bob has "Grizzly Bears" in hand and can pay {1}{G}
    And Bob has 4 "Mountain" as "peak" as library
    When Alice casts "the first"
    And the stack resolves
    And Bob casts "Grizzly Bears"
    And the stack resolves
    And Alice casts "the second"
    And the stack resolves
    And the game goes on to Bob's declare attackers step
    Then Bob can't attack with nothing by rule 508.1d
    And Bob can attack with "Hill Giant"
    And Bob can attack with "Grizzly Bears"
    When Bob attacks with "Grizzly Bears"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 18 life
    And "Hill Giant" is untapped

  @cr26:701.15b.2
  Scenario: Goaded Hill Giant, which loses all abilities in Bob's turn, must still attack
    Given Alice has "Disrupt Decorum" and "Turn to Frog" in hand and can pay {2}{R}{R}{1}{U}
    And Bob controls "Hill Giant"
    And Bob has 4 "Mountain" as "peak" as library
    When Alice casts "Disrupt Decorum"
    And the stack resolves
    And the game goes on to Bob's main phase
    And Bob passes
    And Alice casts "Turn to Frog" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 1/1
    When the game goes on to Bob's declare attackers step
    Then Bob can't attack with nothing because of the ability "goad" of "Disrupt Decorum"
    When Bob attacks with "Hill Giant"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 19 life

  @cr26:701.15a
  Scenario: Hill Giant that Alice goaded and that she controls must attack in that turn, and needn't attack in her next turn, in which it is no longer goaded
    Given Alice has "Disrupt Decorum", "Threaten" as "threat 1" and "Threaten" as "threat 2" in hand
    And Alice can pay {2}{R}{R}{2}{R}
    And Bob controls "Hill Giant"
    And Bob has 4 "Mountain" as "peak" as library
    And Alice has 4 "Plains" as "dune" as library
    When Alice casts "Disrupt Decorum"
    And the stack resolves
    And Alice casts "threat 1" targeting "Hill Giant"
    And the stack resolves
    And the game goes on to Alice's declare attackers step
    Then Alice can't attack with nothing because of the ability "goad" of "Disrupt Decorum"
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    When Bob attacks with "Hill Giant"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 17 life
    When the game goes on to Alice's main phase
    And Alice casts "threat 2" targeting "Hill Giant"
    And the stack resolves
    And the game goes on to Alice's declare attackers step
    Then Alice can attack with nothing
    And Alice controls "Hill Giant"

  @cr26:701.15b
  Scenario: A goaded creature must attack again in a second combat phase, and needn't attack while it is tapped in a third
    Given Alice has "Disrupt Decorum" in hand and can pay {2}{R}{R}
    And Bob controls "Hill Giant"
    And Bob has "Relentless Assault" and "Second Charge" in hand and can pay {2}{R}{R}{2}{R}
    And Bob has 4 "Mountain" as "peak" as library
    When Alice casts "Disrupt Decorum"
    And the stack resolves
    And Bob attacks with "Hill Giant"
    And Alice doesn't block
    And combat damage is dealt
    And the game goes on to Bob's second main phase
    And Bob casts "Relentless Assault"
    And the stack resolves
    And the game goes on to an additional combat phase
    And the game goes on to Bob's declare attackers step
    Then Bob can't attack with nothing because of the ability "goad" of "Disrupt Decorum"
    When Bob attacks with "Hill Giant"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 14 life
    When the game goes on to Bob's second main phase
    And Bob casts "Second Charge"
    And the stack resolves
    And the game goes on to Bob's declare attackers step
    Then "Hill Giant" is tapped
    And Bob can attack with nothing

  @cr26:701.15a.2 @cr26:701.15b.4
  Scenario: Hill Giant that Bob goads with the ability of Taunting Effigy must attack Carol in this turn, and needn't attack in Alice's next turn, after Bob's turn has begun
    Given Carol is playing too
    And Alice controls "Hill Giant"
    And Bob controls "Taunting Effigy"
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Mountain" as "peak" as library
    And Carol has 4 "Forest" as "tree" as library
    When Bob activates "Taunting Effigy" targeting "Hill Giant"
    And the stack resolves
    Then "Taunting Effigy" is in Bob's graveyard
    When the game goes on to Alice's declare attackers step
    Then Alice can't attack with nothing by rule 508.1d
    And Alice can't attack with "Hill Giant" attacking Bob by rule 508.1d
    And Alice can attack with "Hill Giant" attacking Carol
    When Alice attacks with "Hill Giant" attacking Carol
    And Carol doesn't block
    And combat damage is dealt
    Then Carol is at 17 life
    When the game goes on to Alice's next declare attackers step
    Then Alice can attack with nothing
    And Alice can attack with "Hill Giant" attacking Bob

  @cr26:701.15a.2 @cr26:701.15b.4
  Scenario: Of Alice's two creatures, only Hill Giant, which the ability of Taunting Effigy goaded, must attack Bob
    Given Alice controls "Hill Giant" and "Craw Wurm"
    And Bob controls "Taunting Effigy"
    When Bob activates "Taunting Effigy" targeting "Hill Giant"
    And the stack resolves
    Then "Taunting Effigy" was sacrificed
    When the game goes on to Alice's declare attackers step
    Then Alice can't attack with nothing by rule 508.1d
    And Alice can't attack with "Craw Wurm" by rule 508.1d
    And Alice can attack with "Hill Giant"
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    And "Craw Wurm" is untapped

  @cr26:701.15b.3
  Scenario: Hill Giant with Alice's Psychic Impetus must attack Carol and not Alice, in each turn, and needn't attack once the Aura is destroyed
    Given Carol is playing too
    And Alice has "Psychic Impetus" and "Disenchant" in hand and can pay {2}{U}{1}{W}
    And Alice has 6 "Plains" as "dune" as library
    And Bob controls "Hill Giant" and has 6 "Mountain" as "peak" as library
    And Carol has 6 "Forest" as "tree" as library
    When Alice plays "Psychic Impetus" targeting "Hill Giant"
    And the stack resolves
    And the game goes on to Bob's declare attackers step
    Then Bob can't attack with nothing because of the ability "impetus" of "Psychic Impetus"
    And Bob can't attack with "Hill Giant" attacking Alice because of the ability "impetus" of "Psychic Impetus"
    When Bob attacks with "Hill Giant" attacking Carol
    And the stack resolves
    And Alice chooses nothing
    And Alice puts "dune 1" and "dune 2" in this order
    And Carol doesn't block
    And combat damage is dealt
    Then Carol is at 15 life
    When the game goes on to Bob's next declare attackers step
    Then Bob can't attack with nothing because of the ability "impetus" of "Psychic Impetus"
    When Bob attacks with "Hill Giant" attacking Carol
    And Alice plays "Disenchant" targeting "Psychic Impetus"
    And the top of the stack resolves
    Then "Hill Giant" is 3/3
    When the stack resolves
    And Alice chooses nothing
    And Alice puts "dune 2" and "dune 3" in this order
    And the game goes on to Bob's next declare attackers step
    Then Bob can attack with nothing
    And Bob can attack with "Hill Giant" attacking Alice

  @cr26:701.15b.3
  Scenario: With one opponent, Hill Giant that Alice's Psychic Impetus goads must attack Alice
    Given Alice has "Psychic Impetus" in hand and can pay {2}{U}
    And Alice has "Plains" as "dune" as library
    And Bob controls "Hill Giant" and has 4 "Mountain" as "peak" as library
    When Alice plays "Psychic Impetus" targeting "Hill Giant"
    And the stack resolves
    And the game goes on to Bob's declare attackers step
    Then Bob can't attack with nothing because of the ability "impetus" of "Psychic Impetus"
    And Bob can attack with "Hill Giant" attacking Alice
    When Bob attacks with "Hill Giant" attacking Alice
    And the stack resolves
    And Alice chooses nothing
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 15 life

  @cr26:701.15b.3
  Scenario: Bob, who has gained control of the Psychic Impetus on Hill Giant, must attack with it and may attack Alice or Carol
    Given Carol is playing too
    And Alice has "Psychic Impetus" and "Lightning Bolt" in hand and can pay {2}{U}{R}
    And Bob controls "Hill Giant" and "Aura Thief" and has 4 "Mountain" as "peak" as library
    When Alice plays "Psychic Impetus" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Lightning Bolt" targeting "Aura Thief"
    And the stack resolves
    Then Bob controls "Psychic Impetus"
    When the game goes on to Bob's declare attackers step
    Then Bob can't attack with nothing because of the ability "impetus" of "Psychic Impetus"
    And Bob can attack with "Hill Giant" attacking Alice
    And Bob can attack with "Hill Giant" attacking Carol

  @cr26:701.15c
  Scenario: With three players, a creature of Carol that Alice and Bob have goaded must attack, and may attack either of them
    Given Carol is playing too
    And Alice has "Disrupt Decorum" as "hers" in hand and can pay {2}{R}{R}
    And Bob has "Disrupt Decorum" as "his" in hand and can pay {2}{R}{R}
    And Carol controls "Hill Giant"
    And Bob has 4 "Mountain" as "peak" as library
    And Carol has 4 "Forest" as "tree" as library
    When Alice casts "hers"
    And the stack resolves
    And the game goes on to Bob's main phase
    And Bob casts "his"
    And the stack resolves
    And the game goes on to Carol's declare attackers step
    Then Carol can't attack with nothing by rule 508.1d
    And Carol can attack with "Hill Giant" attacking Alice
    And Carol can attack with "Hill Giant" attacking Bob
    When Carol attacks with "Hill Giant" attacking Alice
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 17 life

  @cr26:701.15b
  Scenario: A goaded creature must attack Carol herself, and neither her planeswalker nor Alice, who goaded it
    Given Carol is playing too
    And Alice has "Disrupt Decorum" in hand and can pay {2}{R}{R}
    And Bob controls "Hill Giant" and has 4 "Mountain" as "peak" as library
    And Carol controls "Chandra Nalaar" with 6 loyalty counters
    When Alice casts "Disrupt Decorum"
    And the stack resolves
    And the game goes on to Bob's declare attackers step
    Then Bob can't attack with "Hill Giant" attacking "Chandra Nalaar" because of the ability "goad" of "Disrupt Decorum"
    And Bob can't attack with "Hill Giant" attacking Alice because of the ability "goad" of "Disrupt Decorum"
    And Bob can attack with "Hill Giant" attacking Carol
    When Bob attacks with "Hill Giant" attacking Carol
    And Carol doesn't block
    And combat damage is dealt
    Then Carol is at 17 life
    And "Chandra Nalaar" has 6 loyalty counters

  @cr26:701.15b
  Scenario: Bob needn't pay {2} for Carol's Propaganda, but then goaded Hill Giant must attack Alice, who goaded it
    Given Carol is playing too
    And Alice has "Disrupt Decorum" in hand and can pay {2}{R}{R}
    And Bob controls "Hill Giant" and has 4 "Mountain" as "peak" as library and can pay {2}
    And Carol controls "Propaganda"
    When Alice casts "Disrupt Decorum"
    And the stack resolves
    And the game goes on to Bob's declare attackers step
    Then Bob can't attack with nothing because of the ability "goad" of "Disrupt Decorum"
    And Bob can attack with "Hill Giant" attacking Carol
    And Bob can attack with "Hill Giant" attacking Alice
    When Bob attacks with "Hill Giant" attacking Alice
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 17 life

  @cr26:701.15a
  Scenario: Hill Giant that Alice goaded, and of which Carol gains control in her turn after Bob's, must still attack, and not Alice
    Given Carol is playing too
    And Alice has "Disrupt Decorum" in hand and can pay {2}{R}{R}
    And Bob controls "Hill Giant"
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Mountain" as "peak" as library
    And Carol has 4 "Forest" as "tree" as library
    And Carol has "Threaten" in hand and can pay {2}{R}
    When Alice casts "Disrupt Decorum"
    And the stack resolves
    And the game goes on to Bob's declare attackers step
    And Bob attacks with "Hill Giant" attacking Carol
    And Carol doesn't block
    And combat damage is dealt
    Then Carol is at 17 life
    When the game goes on to Carol's main phase
    And Carol casts "Threaten" targeting "Hill Giant"
    And the stack resolves
    And the game goes on to Carol's declare attackers step
    Then Carol can't attack with nothing because of the ability "goad" of "Disrupt Decorum"
    And Carol can't attack with "Hill Giant" attacking Alice because of the ability "goad" of "Disrupt Decorum"
    And Carol can attack with "Hill Giant" attacking Bob
    When Carol attacks with "Hill Giant" attacking Bob
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life

  @cr26:701.15c.2
  Scenario: With Silent Arbiter, Carol must attack with the creature that two players goaded, and not with the one that only Bob goaded
    Given Carol is playing too
    And Dave is playing too
    And Alice controls "Silent Arbiter" and has "Disrupt Decorum" as "hers" in hand and can pay {2}{R}{R}
    And Bob has "Disrupt Decorum" as "his" in hand and can pay {2}{R}{R}
    And Bob has 4 "Mountain" as "peak" as library
    And Carol controls "Hill Giant" and "Vedalken Orrery"
    And Carol has "Grizzly Bears" in hand and can pay {1}{G}
    And Carol has 4 "Forest" as "tree" as library
    When Alice casts "hers"
    And the stack resolves
    And Carol casts "Grizzly Bears"
    And the stack resolves
    And the game goes on to Bob's main phase
    And Bob casts "his"
    And the stack resolves
    And the game goes on to Carol's declare attackers step
    Then Carol can't attack with "Grizzly Bears" attacking Dave by rule 508.1d
    And Carol can't attack with "Hill Giant" attacking Bob by rule 508.1d
    And Carol can attack with "Hill Giant" attacking Dave
    When Carol attacks with "Hill Giant" attacking Dave
    And Dave doesn't block
    And combat damage is dealt
    Then Dave is at 17 life
    And "Grizzly Bears" is untapped

  @cr26:701.15b.5
  Scenario: Goaded Hill Giant that was a Forest, and no creature, for a while must attack, and Gray Ogre, which was cast later, needn't
    Given Alice has "Disrupt Decorum" and "Song of the Dryads" in hand and can pay {2}{R}{R}{2}{G}
    And Bob controls "Hill Giant" and "Vedalken Orrery"
    And Bob has "Gray Ogre" and "Naturalize" in hand and can pay {2}{R}{1}{G}
    And Bob has 4 "Mountain" as "peak" as library
    When Alice casts "Disrupt Decorum"
    And the stack resolves
    And Bob casts "Gray Ogre"
    And the stack resolves
    And Alice casts "Song of the Dryads" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has exactly the types "land" and "Forest"
    When Bob plays "Naturalize" targeting "Song of the Dryads"
    And the stack resolves
    Then "Hill Giant" is 3/3
    When the game goes on to Bob's declare attackers step
    Then Bob can't attack with nothing because of the ability "goad" of "Disrupt Decorum"
    And Bob can't attack with "Gray Ogre" because of the ability "goad" of "Disrupt Decorum"
    When Bob attacks with "Hill Giant"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 17 life
    And "Gray Ogre" is untapped

  @cr26:701.15b
  Scenario: Goaded Hill Giant that left the battlefield and came back isn't goaded, and goaded Craw Wurm, which stayed, must attack
    Given Alice has "Disrupt Decorum" in hand and can pay {2}{R}{R}
    And Bob controls "Hill Giant" and "Craw Wurm"
    And Bob has "Otherworldly Journey" in hand and can pay {1}{W}
    And Bob has 4 "Mountain" as "peak" as library
    When Alice casts "Disrupt Decorum"
    And the stack resolves
    And Bob in response casts "Otherworldly Journey" targeting "Hill Giant"
    And the stack resolves
    And the game goes on to Bob's declare attackers step
    Then "Hill Giant" is 4/4
    And Bob can't attack with "Hill Giant" because of the ability "goad" of "Disrupt Decorum"
    And Bob can attack with "Craw Wurm"
    When Bob attacks with "Craw Wurm"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 14 life
    And "Hill Giant" is untapped

  @cr26:701.15d
  Scenario: With Silent Arbiter, Bob attacks with Hill Giant, which Alice goads by Psychic Impetus and by Disrupt Decorum, or with Grizzly Bears, goaded once
    Given Alice controls "Silent Arbiter" and has "Disrupt Decorum" in hand and can pay {2}{R}{R}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    And Alice controls "Psychic Impetus" attached to "Hill Giant"
    And Bob has 4 "Mountain" as "peak" as library
    When Alice casts "Disrupt Decorum"
    And the stack resolves
    And the game goes on to Bob's declare attackers step
    Then Bob can't attack with nothing by rule 508.1d
    And Bob can attack with "Hill Giant"
    And Bob can attack with "Grizzly Bears"
    When Bob attacks with "Grizzly Bears"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 18 life
    And "Hill Giant" is untapped
