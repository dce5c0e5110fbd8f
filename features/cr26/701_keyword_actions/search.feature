Feature: Searching and shuffling

  @cr26:701.23a.5
  Scenario: Time of Need finds a legendary creature card, and neither another creature card nor another legendary card
    Given Alice has "Time of Need" in hand and can pay {1}{G}
    And Alice has "Isamaru, Hound of Konda", "Grizzly Bears" and "Umezawa's Jitte" as library
    When Alice plays "Time of Need"
    And the stack resolves
    Then Alice may not choose "Grizzly Bears"
    And Alice may not choose "Umezawa's Jitte"
    And Alice may choose "Isamaru, Hound of Konda"
    When Alice chooses "Isamaru, Hound of Konda"
    Then "Isamaru, Hound of Konda" is in Alice's hand
    And it happened once that Alice shuffled

  @cr26:701.23d
  Scenario: A player who searches with Vampiric Tutor must find a card
    Given Alice has "Vampiric Tutor" in hand and can pay {B}
    And Alice has "Island", "Hill Giant" and "Forest" as library
    When Alice plays "Vampiric Tutor"
    And the stack resolves
    Then Alice may not choose nothing for "Vampiric Tutor"
    And Alice may choose "Hill Giant" for "Vampiric Tutor"
    When Alice chooses "Hill Giant" for "Vampiric Tutor"
    Then the top of Alice's library is "Hill Giant"
    And Alice is at 18 life

  @cr26:701.23d.2
  Scenario: A player who searches an empty library with Vampiric Tutor finds nothing, shuffles and loses 2 life
    Given Alice has "Vampiric Tutor" in hand and can pay {B}
    And Alice has no cards in library
    When Alice plays "Vampiric Tutor"
    And the stack resolves
    Then nobody is asked anything
    And it happened once that Alice searched
    And it happened once that Alice shuffled
    And Alice is at 18 life
    And Alice's library is empty

  @cr26:701.23e
  Scenario: Bob doesn't know the card that Alice found with Vampiric Tutor, and knows the one that she found with Time of Need
    Given Alice has "Vampiric Tutor" and "Time of Need" in hand and can pay {B}{1}{G}
    And Alice has "Island", "Hill Giant", "Forest" and "Isamaru, Hound of Konda" as library
    When Alice plays "Time of Need"
    And the stack resolves
    And Alice chooses "Isamaru, Hound of Konda"
    And Alice plays "Vampiric Tutor"
    And the stack resolves
    And Alice chooses "Hill Giant" for "Vampiric Tutor"
    Then Bob knows "Isamaru, Hound of Konda"
    And Bob doesn't know "Hill Giant"
    And the top of Alice's library is "Hill Giant"

  @cr26:701.24b
  Scenario: Cosi's Trickster triggers as Bob shuffles his library for Vampiric Tutor, and the card that he found is on top
    Given Alice controls "Cosi's Trickster"
    And it is Bob's main phase
    And Bob has "Vampiric Tutor" in hand and can pay {B}
    And Bob has "Island", "Hill Giant" and "Forest" as library
    When Bob plays "Vampiric Tutor"
    And the stack resolves
    And Bob chooses "Hill Giant" for "Vampiric Tutor"
    And Alice says yes to "Cosi's Trickster"
    Then "Cosi's Trickster" is 2/2
    And the top of Bob's library is "Hill Giant"
    And Bob has 3 cards in library

  @cr26:701.23g
  Scenario: Under Worms of the Earth, Knight of the White Orchid's controller searches and shuffles, and the Plains stays in the library
    Given Alice has "Knight of the White Orchid" in hand and can pay {W}{W}
    And Bob controls "Worms of the Earth" and 4 "Swamp" as "bog"
    And Alice has "Plains" and "Forest" as library
    When Alice plays "Knight of the White Orchid"
    And the stack resolves
    Then Alice is asked for yes or no by "Knight of the White Orchid"
    When Alice says yes to "Knight of the White Orchid"
    And Alice chooses "Plains"
    Then it happened once that Alice searched
    And it happened once that Alice shuffled
    And Alice has 2 cards in library
    And "Knight of the White Orchid" is 2/2
    And Alice controls 2 "land" permanents

  @cr26:701.24e
  Scenario: Cosi's Trickster triggers as Bob shuffles a library with one card, and as he shuffles an empty library
    Given Alice controls "Cosi's Trickster"
    And it is Bob's main phase
    And Bob has "Time of Need" as "first" and "Time of Need" as "second" in hand and can pay {1}{G}{1}{G}
    And Bob has "Isamaru, Hound of Konda" as library
    When Bob plays "first"
    And the stack resolves
    And Bob chooses nothing
    And Alice says no to "Cosi's Trickster"
    Then "Cosi's Trickster" has triggered once
    When Bob plays "second"
    And the stack resolves
    And Bob chooses "Isamaru, Hound of Konda"
    And Alice says no to "Cosi's Trickster"
    Then "Cosi's Trickster" has triggered twice
    And "Isamaru, Hound of Konda" is in Bob's hand

  @cr26:701.24f
  Scenario: Two Darksteel Colossi that are milled together are shuffled in twice, so Cosi's Trickster triggers twice
    Given Alice controls "Cosi's Trickster" and has "Dampen Thought" in hand and can pay {1}{U}
    And Bob has "Darksteel Colossus" as "one", "Darksteel Colossus" as "two", "Island" and "Forest" as library
    When Alice plays "Dampen Thought" targeting Bob
    And the stack resolves
    And Alice says no to "Cosi's Trickster"
    And Alice says no to "Cosi's Trickster"
    Then "Cosi's Trickster" has triggered twice
    And Bob's graveyard holds "Island" and "Forest"
    And Bob has 2 cards in library

  @cr26:701.24a
  Scenario: Alice no longer knows the creature card that she revealed on top of her library after Kodama's Reach
    Given Alice controls "Harsh Deceiver" and has "Kodama's Reach" in hand and can pay {2}{2}{G}
    And Alice has "Hill Giant", "Island", "Forest", "Swamp" and "Plains" as library
    When Alice activates "show" of "Harsh Deceiver"
    And the stack resolves
    Then Alice knows "Hill Giant"
    When Alice plays "Kodama's Reach"
    And the stack resolves
    And Alice chooses "Island" and "Forest" for "Kodama's Reach"
    And Alice chooses "Forest" for "Kodama's Reach"
    Then Alice doesn't know "Hill Giant"
    And Bob doesn't know "Hill Giant"
    And Bob knows "Forest"
    And "Harsh Deceiver" is 1/4

  @cr26:701.23a
  Scenario: Knight of the White Orchid finds a Plains card if an opponent controls more lands, and no Forest card
    Given Alice has "Knight of the White Orchid" in hand and can pay {W}{W}
    And Bob controls 4 "Swamp" as "bog"
    And Alice has "Plains" and "Forest" as library
    When Alice plays "Knight of the White Orchid"
    And the stack resolves
    And Alice says yes to "Knight of the White Orchid"
    Then Alice may choose "Plains"
    And Alice may not choose "Forest"
    When Alice chooses "Plains"
    Then "Plains" is in play
    And Alice controls 3 "land" permanents

  @cr26:701.23a
  Scenario: Knight of the White Orchid finds the only Plains card of a library without other lands
    Given Alice has "Knight of the White Orchid" in hand and can pay {W}{W}
    And Bob controls 4 "Swamp" as "bog"
    And Alice has "Plains" and "Hill Giant" as library
    When Alice plays "Knight of the White Orchid"
    And the stack resolves
    And Alice says yes to "Knight of the White Orchid"
    Then Alice may choose "Plains"
    And Alice may not choose "Hill Giant"
    When Alice chooses "Plains"
    Then "Plains" is in play
    And "Plains" is untapped
    And Alice's library holds "Hill Giant"

  @cr26:701.24b.2
  Scenario: After Vampiric Tutor, Bob knows the card that he found on top of his library, and no other card of it
    Given it is Bob's main phase
    And Bob has "Vampiric Tutor" in hand and can pay {B}
    And Bob has "Island", "Hill Giant" and "Forest" as library
    When Bob plays "Vampiric Tutor"
    And the stack resolves
    And Bob chooses "Hill Giant" for "Vampiric Tutor"
    Then the top of Bob's library is "Hill Giant"
    And Bob knows "Hill Giant"
    And Bob doesn't know "Island" and "Forest"
    And Alice doesn't know "Hill Giant"
    And Bob is at 18 life

  @cr26:701.23a.3 @cr26:701.23a.5
  Scenario: A player who searches a library sees all cards in it, and the opponent sees none of those that aren't found
    Given Alice has "Time of Need" in hand and can pay {1}{G}
    And Alice has "Isamaru, Hound of Konda", "Grizzly Bears" and "Umezawa's Jitte" as library
    Then Alice doesn't know "Grizzly Bears" and "Umezawa's Jitte"
    When Alice plays "Time of Need"
    And the stack resolves
    Then Alice knows "Isamaru, Hound of Konda", "Grizzly Bears" and "Umezawa's Jitte"
    And Bob doesn't know "Grizzly Bears" and "Umezawa's Jitte"
    When Alice chooses "Isamaru, Hound of Konda"
    Then "Isamaru, Hound of Konda" is in Alice's hand
    And Bob knows "Isamaru, Hound of Konda"

  @cr26:701.23a.3
  Scenario: A player who searches the library with Enlightened Tutor sees all cards in it, and the opponent sees only the one that is found
    Given Alice has "Enlightened Tutor" in hand and can pay {W}
    And Alice has "Sol Ring", "Grizzly Bears" and "Island" as library
    Then Alice doesn't know "Grizzly Bears" and "Island"
    When Alice plays "Enlightened Tutor"
    And the stack resolves
    Then Alice knows "Sol Ring", "Grizzly Bears" and "Island"
    And Bob doesn't know "Grizzly Bears" and "Island"
    When Alice chooses "Sol Ring"
    Then Bob knows "Sol Ring"
    And Bob doesn't know "Grizzly Bears" and "Island"

  @cr26:701.24c.3
  Scenario: The library is shuffled though Seal of the Crypt keeps Serra Avatar in the graveyard
    Given Alice controls "Serra Avatar" and has "Island" and "Forest" as library
    And Bob controls "Seal of the Crypt" and "Cosi's Trickster"
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Serra Avatar"
    And the stack resolves
    And Bob says yes to "Cosi's Trickster"
    Then "Cosi's Trickster" is 2/2
    And "Serra Avatar" is in Alice's graveyard
    And "Serra Avatar" has triggered once
    And it happened once that Alice shuffled
    And Alice's library holds "Island" and "Forest"

  @cr26:701.24c.3
  Scenario: After Seal of the Crypt has been destroyed in response, Serra Avatar is shuffled into the library from the graveyard
    Given Alice controls "Serra Avatar" and has "Island" and "Forest" as library
    And Alice has "Disenchant" in hand and can pay {1}{W}
    And Bob controls "Seal of the Crypt"
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Serra Avatar"
    And the top of the stack resolves
    Then "Serra Avatar" is in Alice's graveyard
    When Alice plays "Disenchant" targeting "Seal of the Crypt"
    And the stack resolves
    Then Alice's library holds "Island", "Forest" and "Serra Avatar"
    And it happened once that Alice shuffled
    And "Seal of the Crypt" was destroyed

  @cr26:701.23d.3
  Scenario: A player who searches for two cards with Slow Archive must find two, and finds the only one if the library has no more
    Given Alice has 2 "Slow Archive" as "archive" in hand and can pay {1}{B}{1}{B}
    And Alice has "Island", "Hill Giant" and "Forest" as library
    When Alice plays "archive 1"
    And the stack resolves
    Then Alice may not choose "Hill Giant" for "archive 1"
    And Alice may not choose nothing for "archive 1"
    And Alice may not choose "Island", "Hill Giant" and "Forest" for "archive 1"
    And Alice may choose "Hill Giant" and "Island" for "archive 1"
    When Alice chooses "Hill Giant" and "Island" for "archive 1"
    Then Alice's hand holds "archive 2", "Hill Giant" and "Island"
    When Alice plays "archive 2"
    And the stack resolves
    Then Alice's hand holds "Hill Giant", "Island" and "Forest"
    And Alice's library is empty

  @cr26:701.24b.4
  Scenario: Cosi's Trickster triggers as Bob shuffles for Slow Archive, whose found cards aren't shuffled and go to his hand afterwards
    Given it is Bob's main phase
    And Alice controls "Cosi's Trickster"
    And Bob has "Slow Archive" in hand and can pay {1}{B}
    And Bob has "Island", "Hill Giant", "Forest" and "Swamp" as library
    When Bob plays "Slow Archive"
    And the stack resolves
    And Bob chooses "Hill Giant" and "Island" for "Slow Archive"
    And Alice says yes to "Cosi's Trickster"
    Then "Cosi's Trickster" is 2/2
    And Bob's hand holds "Hill Giant" and "Island"
    And Bob has 2 cards in library
    And Bob doesn't know "Forest" and "Swamp"
    And it happened once that Bob shuffled

  @cr26:701.23h
  Scenario: The two instructions of Twofold Quest to search the library are one search, which finds two different cards
    Given Alice has "Twofold Quest" in hand and can pay {1}{G}
    And Alice has "Savannah", "Forest", "Plains" and "Hill Giant" as library
    When Alice plays "Twofold Quest"
    And the stack resolves
    And Alice chooses "Savannah"
    Then Alice may not choose "Savannah"
    And Alice may choose "Plains"
    When Alice chooses "Plains"
    Then Alice's hand holds "Savannah" and "Plains"
    And "Forest" is in Alice's library
    And it happened once that Alice searched

  @cr26:701.23a.4
  Scenario: Alice, who searches Bob's graveyard, hand and library for Lobotomy, looks at all cards there, and Bob doesn't look at his library
    Given Alice has "Lobotomy" in hand and can pay {2}{U}{B}
    And Bob has "Terror" as "the held" and "Hill Giant" in hand and "Gray Ogre" in graveyard
    And Bob has "Terror" as "the coming" and "Island" as library
    When Alice plays "Lobotomy" targeting Bob
    And the stack resolves
    And Alice chooses "the held" for "Lobotomy"
    Then Alice knows "the coming" and "Island"
    And Bob doesn't know "Island"
    And Alice may not choose "Hill Giant" for "Lobotomy"
    And Alice may not choose "Gray Ogre" for "Lobotomy"
    And Alice may not choose "Island" for "Lobotomy"
    And Alice may choose "the held" and "the coming" for "Lobotomy"
    When Alice chooses "the held" and "the coming" for "Lobotomy"
    Then "the held" and "the coming" are exiled
    And Bob's hand holds "Hill Giant"
    And Bob's library holds "Island"

  @cr26:701.23h
  Scenario: Watcher of the Shelves triggers once for Bob's Twofold Quest, whose two instructions are one search
    Given it is Bob's main phase
    And Alice controls "Watcher of the Shelves"
    And Bob has "Twofold Quest" in hand and can pay {1}{G}
    And Bob has "Forest", "Plains" and "Hill Giant" as library
    When Bob plays "Twofold Quest"
    And the top of the stack resolves
    And Bob chooses "Forest"
    And Bob chooses "Plains"
    Then Bob's hand holds "Forest" and "Plains"
    And "Watcher of the Shelves" has triggered once
    When the stack resolves
    Then Alice is at 21 life
    And it happened once that Bob shuffled

  @cr26:701.24d.2
  Scenario: Bob, who has no cards in hand or graveyard and no enchantment, shuffles his library for Great Filing
    Given Alice has "Great Filing" in hand and can pay {3}{W}
    And Alice has "Hill Giant" in graveyard and "Island" as library
    And Bob has "Forest" and "Swamp" as library
    And Bob controls "Grizzly Bears"
    When Alice plays "Great Filing"
    And the stack resolves
    Then it happened once that Bob shuffled
    And Bob's library holds "Forest" and "Swamp"
    And Alice's library holds "Hill Giant" and "Island"
    And "Grizzly Bears" is in play

  @cr26:701.23g.2
  Scenario: Knight of the White Orchid's controller, whose library has no Plains card, may search it all the same, and shuffles
    Given Alice has "Knight of the White Orchid" in hand and can pay {W}{W}
    And Bob controls 4 "Swamp" as "bog"
    And Alice has "Forest" and "Hill Giant" as library
    When Alice plays "Knight of the White Orchid"
    And the stack resolves
    Then Alice is asked for yes or no by "Knight of the White Orchid"
    And Alice may choose no for "Knight of the White Orchid"
    When Alice says yes to "Knight of the White Orchid"
    Then it happened once that Alice searched
    And it happened once that Alice shuffled
    And Alice's library holds "Forest" and "Hill Giant"
    And Alice controls 2 "land" permanents

  @cr26:701.24b.5
  Scenario: Cosi's Trickster triggers as Bob shuffles for Parted Archive, of whose two found cards he then puts one into his hand and the other on top
    Given it is Bob's main phase
    And Alice controls "Cosi's Trickster"
    And Bob has "Parted Archive" in hand and can pay {1}{B}
    And Bob has "Island", "Hill Giant", "Forest" and "Swamp" as library
    When Bob plays "Parted Archive"
    And the stack resolves
    And Bob chooses "Hill Giant" and "Swamp" for "Parted Archive"
    And Bob chooses "Hill Giant" for "Parted Archive"
    And Alice says yes to "Cosi's Trickster"
    Then "Cosi's Trickster" is 2/2
    And Bob's hand holds "Hill Giant"
    And the top of Bob's library is "Swamp"
    And Bob knows "Swamp"
    And Bob doesn't know "Island" and "Forest"
    And Bob has 3 cards in library

  @cr26:701.24b.5
  Scenario: Bob finds both cards of his library with Parted Archive, and Cosi's Trickster triggers once though Bob shuffles no cards
    Given it is Bob's main phase
    And Alice controls "Cosi's Trickster"
    And Bob has "Parted Archive" in hand and can pay {1}{B}
    And Bob has "Hill Giant" and "Swamp" as library
    When Bob plays "Parted Archive"
    And the stack resolves
    And Bob chooses "Hill Giant" and "Swamp" for "Parted Archive"
    And Bob chooses "Swamp" for "Parted Archive"
    And Alice says yes to "Cosi's Trickster"
    Then "Cosi's Trickster" is 2/2
    And Bob's hand holds "Swamp"
    And Bob's library holds "Hill Giant"
    And it happened once that Bob shuffled

  @cr26:701.24f
  Scenario: Cosi's Trickster triggers once for one Darksteel Colossus that is milled with three other cards
    Given Alice controls "Cosi's Trickster" and has "Dampen Thought" in hand and can pay {1}{U}
    And Bob has "Darksteel Colossus", "Hill Giant", "Island" and "Forest" as library
    When Alice plays "Dampen Thought" targeting Bob
    And the stack resolves
    And Alice says yes to "Cosi's Trickster"
    Then "Cosi's Trickster" has triggered once
    And "Cosi's Trickster" is 2/2
    And Bob's graveyard holds "Hill Giant", "Island" and "Forest"
    And Bob's library holds "Darksteel Colossus"

  @cr26:701.23e
  Scenario: Bob doesn't know the Forest that Alice found with Private Errand, which asks for a basic land card and says nothing of revealing it
    Given Alice has "Private Errand" in hand and can pay {1}{G}
    And Alice has "Hill Giant", "Forest" and "Island" as library
    When Alice plays "Private Errand"
    And the stack resolves
    Then Alice may not choose "Hill Giant"
    And Alice may choose "Island"
    When Alice chooses "Forest"
    Then "Forest" is in Alice's hand
    And Bob doesn't know "Forest"
    And it happened never that "Forest" was revealed

  @cr26:701.23h
  Scenario: Watcher of the Shelves triggers twice for Bob's Quest in Turns, which has him shuffle between its two searches
    Given it is Bob's main phase
    And Alice controls "Watcher of the Shelves"
    And Bob has "Quest in Turns" in hand and can pay {1}{G}
    And Bob has "Forest", "Plains" and "Hill Giant" as library
    When Bob plays "Quest in Turns"
    And the top of the stack resolves
    And Bob chooses "Forest"
    And Bob chooses "Plains"
    Then Bob's hand holds "Forest" and "Plains"
    And "Watcher of the Shelves" has triggered twice
    When the stack resolves
    Then Alice is at 22 life

  @cr26:701.24c.5
  Scenario: Bob's library is shuffled though both cards that Loaming Shaman would shuffle into it were exiled from his graveyard before
    Given Alice has "Loaming Shaman" and 2 "Cremate" as "fire" in hand and can pay {2}{G}{B}{B}
    And Alice has "Swamp" and "Plains" as library
    And Bob has "Terror" and "Boomerang" in graveyard and has "Island" and "Forest" as library
    When Alice plays "Loaming Shaman"
    And the top of the stack resolves
    And Alice targets Bob then "Terror" and "Boomerang" for "Loaming Shaman"
    And Alice plays "fire 1" targeting "Terror"
    And Alice plays "fire 2" targeting "Boomerang"
    And the stack resolves
    Then "Terror" and "Boomerang" are exiled
    And it happened in this order that "Terror" was exiled, then Bob shuffled
    And it happened once that Bob shuffled
    And Bob's library holds "Island" and "Forest"

  @cr26:701.24f
  Scenario: Three Darksteel Colossi that are milled together are shuffled in three times, so Cosi's Trickster triggers three times
    Given Alice controls "Cosi's Trickster" and has "Dampen Thought" in hand and can pay {1}{U}
    And Bob has 3 "Darksteel Colossus" as "colossus" and "Island" as library
    When Alice plays "Dampen Thought" targeting Bob
    And the stack resolves
    And Alice says yes to "Cosi's Trickster"
    And Alice says yes to "Cosi's Trickster"
    And Alice says yes to "Cosi's Trickster"
    Then "Cosi's Trickster" is 4/4
    And Bob's graveyard holds "Island"
    And Bob has 3 cards in library

  @cr26:701.24b.6
  Scenario: Cosi's Trickster triggers as Bob shuffles for Sunken Archive, and the card that he found is then on the bottom of his library
    Given it is Bob's main phase
    And Alice controls "Cosi's Trickster"
    And Bob has "Sunken Archive" in hand and can pay {B}
    And Bob has "Island", "Hill Giant" and "Forest" as library
    When Bob plays "Sunken Archive"
    And the stack resolves
    And Bob chooses "Hill Giant" for "Sunken Archive"
    And Alice says yes to "Cosi's Trickster"
    Then "Cosi's Trickster" is 2/2
    And the bottom of Bob's library is "Hill Giant"
    And Bob knows "Hill Giant"
    And Bob doesn't know "Island" and "Forest"

  @cr26:701.24b.6 @cr26:701.24e
  Scenario: Bob finds the only card of his library with Sunken Archive, and Cosi's Trickster triggers though he shuffles no cards
    Given it is Bob's main phase
    And Alice controls "Cosi's Trickster"
    And Bob has "Sunken Archive" in hand and can pay {B}
    And Bob has "Hill Giant" as library
    When Bob plays "Sunken Archive"
    And the stack resolves
    And Alice says yes to "Cosi's Trickster"
    Then "Cosi's Trickster" is 2/2
    And Bob's library holds "Hill Giant"
    And it happened once that Bob shuffled

  @cr26:701.23e.before
  Scenario: In 2004, the Forest that Alice found with Private Errand, which asks for a basic land card, is revealed to Bob
    Given Alice has "Private Errand" in hand and can pay {1}{G}
    And Alice has "Hill Giant", "Forest" and "Island" as library
    When Alice plays "Private Errand"
    And the stack resolves
    And Alice chooses "Forest"
    Then "Forest" is in Alice's hand
    And Bob knows "Forest"
    And it happened once that "Forest" was revealed

  @cr26:701.24c.4
  Scenario: Alice's library is shuffled though neither of the two creatures that Booked Passage would shuffle into it is on the battlefield
    Given Alice controls "Hill Giant" and "Grizzly Bears" and has "Island" and "Forest" as library
    And Alice has "Booked Passage" in hand and can pay {U}
    And Bob has 2 "Boomerang" as "boomerang" in hand and can pay {U}{U}{U}{U}
    When Alice plays "Booked Passage"
    And the stack resolves
    And Bob plays "boomerang 1" targeting "Hill Giant"
    And the stack resolves
    And Bob plays "boomerang 2" targeting "Grizzly Bears"
    And the stack resolves
    And the game goes on to the end step
    And the stack resolves
    Then "Booked Passage" has triggered once
    And "Hill Giant" and "Grizzly Bears" are in Alice's hand
    And it happened once that Alice shuffled

  @cr26:701.24c.4
  Scenario: Of the two creatures that Booked Passage would shuffle into the library, the one that is still on the battlefield is
    Given Alice controls "Hill Giant" and "Grizzly Bears" and has "Island" and "Forest" as library
    And Alice has "Booked Passage" in hand and can pay {U}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Booked Passage"
    And the stack resolves
    And Bob plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    And the game goes on to the end step
    And the stack resolves
    Then Alice's library holds "Grizzly Bears", "Island" and "Forest"
    And it happened once that Alice shuffled

  @cr26:701.24f
  Scenario: Cosi's Trickster has two abilities on the stack after two Darksteel Colossi were milled together
    Given Alice controls "Cosi's Trickster" and has "Dampen Thought" in hand and can pay {1}{U}
    And Bob has "Darksteel Colossus" as "one", "Darksteel Colossus" as "two", "Island" and "Forest" as library
    When Alice plays "Dampen Thought" targeting Bob
    And the top of the stack resolves
    Then "Cosi's Trickster" has triggered twice
    And Bob's graveyard holds "Island" and "Forest"

  @cr26:701.23d.3
  Scenario: A player who searches a library of three cards with Slow Archive must find two of them
    Given Alice has "Slow Archive" in hand and can pay {1}{B}
    And Alice has "Island", "Hill Giant" and "Forest" as library
    When Alice plays "Slow Archive"
    And the stack resolves
    Then Alice may not choose "Forest" for "Slow Archive"
    And Alice may not choose nothing for "Slow Archive"
    And Alice may choose "Island" and "Forest" for "Slow Archive"
    When Alice chooses "Hill Giant" and "Forest" for "Slow Archive"
    Then Alice's hand holds "Hill Giant" and "Forest"
    And Alice's library holds "Island"
