Feature: Attacks on several players

  @cr26:802.2a @cr26:802.2a.ex1
  Scenario: Bog Wraith that attacks Bob, who controls no Swamp, can be blocked, and Bog Wraith that attacks Carol, who controls a Swamp, can't
    Given Carol is playing too
    And Alice controls "Bog Wraith" as "first" and "Bog Wraith" as "second"
    And Bob controls "Hill Giant"
    And Carol controls "Gray Ogre" and "Swamp"
    When Alice attacks with "first" attacking Bob and "second" attacking Carol
    Then Bob can block "first" with "Hill Giant"
    When Bob blocks "first" with "Hill Giant"
    Then Carol can't block "second" with "Gray Ogre" because "second" has "landwalk"
    When Carol doesn't block
    And combat damage is dealt
    Then Carol is at 17 life
    And Bob is at 20 life
    And "Hill Giant" was destroyed

  @cr26:802.2a.2
  Scenario: Each of two Goblin Guides reveals the top card of the library of the player that it attacks, even after it was destroyed
    Given Carol is playing too
    And Alice controls "Goblin Guide" as "first" and "Goblin Guide" as "second"
    And Bob has "Forest" and "Plains" on top of library
    And Carol has "Island" and "Swamp" on top of library
    And Carol has "Lightning Bolt" in hand and can pay {R}
    When Alice attacks with "first" attacking Bob and "second" attacking Carol
    And Alice puts "first" and "second" in this order
    And Carol in response casts "Lightning Bolt" targeting "second"
    And the top of the stack resolves
    Then "second" was destroyed
    And "Island" is in Carol's library
    When the stack resolves
    Then "Island" is in Carol's hand
    And "Forest" is in Bob's hand
    And "Plains" is in Bob's library
    And "Swamp" is in Carol's library

  @cr26:802.2a.2
  Scenario: Goblin Guide that attacks Carol's planeswalker reveals the top card of Carol's library, and not of Bob's
    Given Carol is playing too
    And Alice controls "Goblin Guide"
    And Bob has "Forest" and "Plains" on top of library
    And Carol controls "Jace Beleren"
    And Carol has "Island" and "Swamp" on top of library
    When Alice attacks with "Goblin Guide" attacking "Jace Beleren"
    And the stack resolves
    Then "Island" is in Carol's hand
    And "Swamp" is in Carol's library
    And "Forest" is in Bob's library

  @cr26:802.3a
  Scenario: Mogg Flunkies can attack Bob as Grizzly Bears attack Carol, and can't attack alone
    Given Carol is playing too
    And Alice controls "Mogg Flunkies" and "Grizzly Bears"
    Then Alice can't attack with "Mogg Flunkies" attacking Bob because of the ability "company" of "Mogg Flunkies"
    And Alice can attack with "Mogg Flunkies" attacking Bob and "Grizzly Bears" attacking Carol
    When Alice attacks with "Mogg Flunkies" attacking Bob and "Grizzly Bears" attacking Carol
    And Bob doesn't block
    And Carol doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    And Carol is at 18 life

  @cr26:802.3a.2
  Scenario: Three creatures can't attack Bob, who controls Crawlspace, and can attack Carol, or two of them Bob and one of them Carol
    Given Carol is playing too
    And Alice controls "Hill Giant", "Grizzly Bears" and "Gray Ogre"
    And Bob controls "Crawlspace"
    Then Alice can't attack with "Hill Giant" attacking Bob, "Grizzly Bears" attacking Bob and "Gray Ogre" attacking Bob because of the ability "tunnel" of "Crawlspace"
    And Alice can attack with "Hill Giant" attacking Carol, "Grizzly Bears" attacking Carol and "Gray Ogre" attacking Carol
    And Alice can attack with "Hill Giant" attacking Bob, "Grizzly Bears" attacking Bob and "Gray Ogre" attacking Carol
    When Alice attacks with "Hill Giant" attacking Bob, "Grizzly Bears" attacking Bob and "Gray Ogre" attacking Carol
    And Bob doesn't block
    And Carol doesn't block
    And combat damage is dealt
    Then Bob is at 15 life
    And Carol is at 18 life

  @cr26:802.4 @cr26:802.5
  Scenario: In Bob's turn, Carol, who comes next, declares her blocks before Alice does, and combat damage is dealt to both at the same time
    Given Carol is playing too
    And it is Bob's main phase
    And Bob controls "Hill Giant" and "Grizzly Bears"
    And Alice controls "Wall of Stone"
    And Carol controls "Wall of Wood"
    When Bob attacks with "Hill Giant" attacking Alice and "Grizzly Bears" attacking Carol
    And Carol blocks "Grizzly Bears" with "Wall of Wood"
    Then "Wall of Wood" is blocking "Grizzly Bears"
    And "Hill Giant" is attacking
    And "Wall of Stone" isn't blocking
    When Alice blocks "Hill Giant" with "Wall of Stone"
    Then "Wall of Stone" is blocking "Hill Giant"
    When combat damage is dealt
    Then "Wall of Stone" has been dealt 3 damage
    And "Wall of Wood" has been dealt 2 damage
    And it happened at once that "Wall of Stone" was dealt damage and "Wall of Wood" was dealt damage
    And Alice is at 20 life

  @cr26:802.4a
  Scenario: Carol can block a creature that attacks her planeswalker, and Bob can't; Bob can't block with Carol's creature either
    Given Carol is playing too
    And Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob controls "Wall of Stone"
    And Carol controls "Jace Beleren" and "Wall of Wood"
    When Alice attacks with "Hill Giant" attacking "Jace Beleren" and "Grizzly Bears" attacking Bob
    Then Bob can't block "Hill Giant" with "Wall of Stone" by rule 509.1a
    And Bob can't block "Grizzly Bears" with "Wall of Wood" by rule 509.1a
    And Bob can block "Grizzly Bears" with "Wall of Stone"
    When Bob doesn't block
    Then Carol can block "Hill Giant" with "Wall of Wood"
    And Carol can't block "Grizzly Bears" with "Wall of Wood" by rule 509.1a
    When Carol blocks "Hill Giant" with "Wall of Wood"
    And combat damage is dealt
    Then Bob is at 18 life
    And "Jace Beleren" has 3 loyalty counters
    And "Wall of Wood" has been dealt 3 damage

  @cr26:802.4b
  Scenario: Bob has to block Craw Wurm, which has Lure and attacks him, and Carol, whom Grizzly Bears attack, needn't block anything
    Given Carol is playing too
    And Alice controls "Craw Wurm", "Grizzly Bears" and "Lure"
    And "Lure" is attached to "Craw Wurm"
    And Bob controls "Wall of Stone"
    And Carol controls "Wall of Wood"
    When Alice attacks with "Craw Wurm" attacking Bob and "Grizzly Bears" attacking Carol
    Then Bob can't not block because of the ability "lure" of "Lure"
    And Bob can block "Craw Wurm" with "Wall of Stone"
    When Bob blocks "Craw Wurm" with "Wall of Stone"
    Then Carol can block "Grizzly Bears" with "Wall of Wood"
    When Carol doesn't block
    And combat damage is dealt
    Then Carol is at 18 life
    And Bob is at 20 life
    And "Wall of Stone" has been dealt 6 damage

  @cr26:802.3a.3
  Scenario: Juggernaut, which attacks each combat if able, may attack Bob or Carol, and can't stay behind while Hill Giant attacks Bob
    Given Carol is playing too
    And Alice controls "Juggernaut" and "Hill Giant"
    And Carol controls "Gray Ogre"
    Then Alice can't attack with "Hill Giant" attacking Bob because of the ability "rolls" of "Juggernaut"
    And Alice can attack with "Juggernaut" attacking Bob
    And Alice can attack with "Juggernaut" attacking Carol
    When Alice attacks with "Juggernaut" attacking Carol and "Hill Giant" attacking Bob
    And Bob doesn't block
    And Carol doesn't block
    And combat damage is dealt
    Then Carol is at 15 life
    And Bob is at 17 life

  @cr26:508.1d.2
  Scenario: Hill Giant, which has to attack Gideon Jura, can't attack Carol in Alice's turn, and attacks the planeswalker
    Given Carol is playing too
    And it is Bob's main phase
    And Bob controls "Gideon Jura"
    And Alice controls "Hill Giant"
    And Alice has 4 "Swamp" as "leaf" as library
    And Carol has 4 "Swamp" as "twig" as library
    When Bob activates "challenge" of "Gideon Jura" targeting Alice
    And the stack resolves
    And the game goes on to Alice's main phase
    Then Alice can't attack with "Hill Giant" attacking Carol by rule 508.1d
    And Alice can't attack with "Hill Giant" attacking Bob by rule 508.1d
    And Alice can attack with "Hill Giant" attacking "Gideon Jura"
    When Alice attacks with "Hill Giant" attacking "Gideon Jura"
    And Bob doesn't block
    And combat damage is dealt
    Then "Gideon Jura" has 5 loyalty counters

  @cr26:802.3a.5
  Scenario: Hill Giant, which Alluring Siren makes attack Bob, can't attack Carol in his place, and Grizzly Bears can
    Given Carol is playing too
    And Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob controls "Alluring Siren"
    When Bob activates "Alluring Siren" targeting "Hill Giant"
    And the stack resolves
    Then Alice can't attack with "Hill Giant" attacking Carol by rule 508.1d
    And Alice can't attack with "Grizzly Bears" attacking Bob by rule 508.1d
    And Alice can attack with "Hill Giant" attacking Bob and "Grizzly Bears" attacking Carol
    When Alice attacks with "Hill Giant" attacking Bob and "Grizzly Bears" attacking Carol
    And Bob doesn't block
    And Carol doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    And Carol is at 18 life

  @cr26:802.3a.5
  Scenario: Hill Giant, which Alluring Siren makes attack Bob, can't stay behind in that turn
    Given Carol is playing too
    And Alice controls "Hill Giant"
    And Bob controls "Alluring Siren"
    When Bob activates "Alluring Siren" targeting "Hill Giant"
    And the stack resolves
    Then Alice can't attack with nothing by rule 508.1d
    And Alice can attack with "Hill Giant" attacking Bob
    When Alice attacks with "Hill Giant" attacking Bob
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    And "Alluring Siren" is tapped

  @cr26:802.4b.2
  Scenario: Mogg Flunkies, which can't block alone, can't block for Carol although Bob's creature blocks, and can together with her Wall of Wood
    Given Carol is playing too
    And Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob controls "Wall of Stone"
    And Carol controls "Mogg Flunkies" and "Wall of Wood"
    When Alice attacks with "Hill Giant" attacking Bob and "Grizzly Bears" attacking Carol
    And Bob blocks "Hill Giant" with "Wall of Stone"
    Then Carol can't block "Grizzly Bears" with "Mogg Flunkies" because of the ability "company" of "Mogg Flunkies"
    And Carol can block "Grizzly Bears" with "Mogg Flunkies" and "Wall of Wood"
    When Carol blocks "Grizzly Bears" with "Mogg Flunkies" and "Wall of Wood"
    Then "Mogg Flunkies", "Wall of Wood" and "Wall of Stone" are blocking
    And "Grizzly Bears" is blocked

  @cr26:703.4k.2 @cr26:802.5.2
  Scenario: In Bob's turn, Carol, who comes next, divides the damage of her blocker before Alice divides the damage of hers, although Alice has declared her blocks last
    Given Carol is playing too
    And it is Bob's main phase
    And Bob controls "Hill Giant", "Grizzly Bears", "Gray Ogre" and "Trained Armodon"
    And Alice controls "Palace Guard" as "hers"
    And Carol controls "Palace Guard" as "theirs" and "Wall of Stone"
    When Bob attacks with "Hill Giant" attacking Alice, "Grizzly Bears" attacking Alice, "Gray Ogre" attacking Carol and "Trained Armodon" attacking Carol
    And Carol blocks "Gray Ogre" with "theirs" and "Wall of Stone" and "Trained Armodon" with "theirs"
    And Alice blocks "Hill Giant" with "hers" and "Grizzly Bears" with "hers"
    And combat damage is dealt
    Then Bob is asked for a division
    When Bob divides 1 to "theirs" and 1 to "Wall of Stone"
    Then Carol is asked for a division
    When Carol divides 1 to "Gray Ogre"
    Then Alice is asked for a division
    When Alice divides 1 to "Hill Giant"
    Then "Gray Ogre" has 1 damage marked
    And "Hill Giant" has 1 damage marked
    And it happened at once that "Gray Ogre" was dealt damage and "Hill Giant" was dealt damage

  @cr26:802.3a
  Scenario: With Silent Arbiter in play, Alice can't attack Bob with one creature and Carol with another, and can attack with one of them
    Given Carol is playing too
    And Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob controls "Silent Arbiter"
    Then Alice can't attack with "Hill Giant" attacking Bob and "Grizzly Bears" attacking Carol because of the ability "duel" of "Silent Arbiter"
    And Alice can attack with "Grizzly Bears" attacking Carol
    When Alice attacks with "Grizzly Bears" attacking Carol
    And Carol doesn't block
    And combat damage is dealt
    Then Carol is at 18 life

  @cr26:802.2a.4 @cr26:508.5a.2
  Scenario: For each of two attackers, Raiders' Toll costs the player whom that creature attacks life, also by way of a planeswalker
    Given Carol is playing too
    And Alice controls "Raiders' Toll", "Grizzly Bears" and "Hill Giant"
    And Carol controls "Jace Beleren"
    When Alice attacks with "Grizzly Bears" attacking Bob and "Hill Giant" attacking "Jace Beleren"
    Then "Raiders' Toll" has triggered twice
    When Alice puts "Raiders' Toll" and "Raiders' Toll" in this order
    And the stack resolves
    Then Bob is at 18 life
    And Carol is at 17 life

  @cr26:802.2a.4 @cr26:508.5a.2
  Scenario: Raiders' Toll costs Bob life for each of two creatures that attack him
    Given Alice controls "Raiders' Toll", "Grizzly Bears" and "Hill Giant"
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    Then "Raiders' Toll" has triggered twice
    When Alice puts "Raiders' Toll" and "Raiders' Toll" in this order
    And the stack resolves
    Then Bob is at 15 life
    And Alice is at 20 life

  @cr26:802.1
  Scenario: In one combat, Hill Giant and Grizzly Bears can attack Bob and Carol, and can both attack Carol alone, too
    Given Carol is playing too
    And Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob controls "Wall of Stone"
    And Carol controls "Wall of Wood"
    Then Alice can attack with "Hill Giant" attacking Bob and "Grizzly Bears" attacking Carol
    And Alice can attack with "Hill Giant" attacking Carol and "Grizzly Bears" attacking Carol
    When Alice attacks with "Hill Giant" attacking Carol and "Grizzly Bears" attacking Carol
    And Carol doesn't block
    And combat damage is dealt
    Then Carol is at 15 life
    And Bob is at 20 life
