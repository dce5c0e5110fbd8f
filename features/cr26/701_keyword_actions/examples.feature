Feature: Examples of section 701

  @cr26:701.12a.ex1
  Scenario: Uneasy Trade exchanges control of two target creatures if both are still there
    Given Alice controls "Grizzly Bears" and has "Uneasy Trade" in hand and can pay {4}{U}
    And Bob controls "Hill Giant"
    When Alice plays "Uneasy Trade" targeting "Grizzly Bears" then "Hill Giant"
    And the stack resolves
    Then Alice controls "Hill Giant"
    And Bob controls "Grizzly Bears"
    And "Hill Giant" is 3/3
    And "Grizzly Bears" is 2/2

  @cr26:701.12a.ex1
  Scenario: Uneasy Trade does nothing to one target creature if the other one was destroyed before
    Given Alice controls "Grizzly Bears" and has "Uneasy Trade" in hand and can pay {4}{U}
    And Bob controls "Hill Giant" and has "Terror" in hand and can pay {1}{B}
    When Alice plays "Uneasy Trade" targeting "Grizzly Bears" then "Hill Giant"
    And Bob in response plays "Terror" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    And "Uneasy Trade" has resolved
    And Bob controls "Hill Giant"
    And Alice doesn't control "Hill Giant"
    And "Hill Giant" is 3/3

  @cr26:701.20c.ex1
  Scenario: A Merfolk card that Telepathy already reveals can be revealed to pay the additional cost of Silvergill Adept
    Given Alice has "Silvergill Adept" and "Merfolk Looter" in hand and can pay {1}{U}
    And Alice has "Island" on top of library
    And Bob controls "Telepathy"
    Then Bob can look at "Merfolk Looter"
    When Bob looks at "Merfolk Looter"
    Then Bob knows "Merfolk Looter"
    And Alice can play "Silvergill Adept" paying the cost "merfolk" revealing "Merfolk Looter"
    When Alice plays "Silvergill Adept" paying the cost "merfolk" revealing "Merfolk Looter"
    Then the total cost of "Silvergill Adept" is {1}{U}
    And it happened once that "Merfolk Looter" was revealed
    When the stack resolves
    Then "Silvergill Adept" is in play
    And Alice's hand holds "Merfolk Looter" and "Island"

  @cr26:701.20c.ex1
  Scenario: The controller of Silvergill Adept may pay {3} instead of revealing a Merfolk card, and can't reveal another card
    Given Alice has "Silvergill Adept", "Merfolk Looter" and "Grizzly Bears" in hand and can pay {1}{U}{3}
    And Alice has "Island" on top of library
    Then Alice can't play "Silvergill Adept" paying the cost "merfolk" revealing "Grizzly Bears" by rule 118.3
    And Alice can play "Silvergill Adept" paying the cost "merfolk" revealing "Merfolk Looter"
    When Alice plays "Silvergill Adept" paying the cost "three"
    Then the total cost of "Silvergill Adept" is {4}{U}
    When the stack resolves
    Then "Silvergill Adept" is 2/1
    And it happened never that "Merfolk Looter" was revealed
    And Alice's hand holds "Merfolk Looter", "Grizzly Bears" and "Island"

  @cr26:701.23b.ex1
  Scenario: The player who casts Splinter must find a Howling Mine in the graveyard, and may leave those in the library
    Given it is Alice's upkeep
    And Alice has "Splinter" in hand and can pay {2}{G}{G}
    And Alice has "Hill Giant" and "Forest" as library
    And Bob controls "Howling Mine" as "the target" and has "Howling Mine" as "the buried" in graveyard
    And Bob has "Howling Mine" as "the upper", "Island" and "Howling Mine" as "the lower" as library
    When the game goes on to Alice's main phase
    Then Alice has drawn 2 cards
    When Alice plays "Splinter" targeting "the target"
    And the stack resolves
    Then Alice may not choose nothing for "Splinter"
    And Alice may not choose "the upper" and "the lower" for "Splinter"
    And Alice may choose "the buried" for "Splinter"
    And Alice may choose "the buried", "the upper" and "the lower" for "Splinter"
    When Alice chooses "the buried" and "the lower" for "Splinter"
    Then "the target", "the buried" and "the lower" are exiled
    And Bob's library holds "the upper" and "Island"
    And it happened once that Bob shuffled

  @cr26:701.23b.ex1
  Scenario: The player who casts Splinter may leave a Howling Mine in the hand that is searched, and finds one in the graveyard and one in the library
    Given Alice has "Splinter" in hand and can pay {2}{G}{G}
    And Bob controls "Howling Mine" as "the target" and has "Howling Mine" as "the buried" in graveyard
    And Bob has "Howling Mine" as "the held" and "Hill Giant" in hand
    And Bob has "Howling Mine" as "the lower" and "Island" as library
    When Alice plays "Splinter" targeting "the target"
    And the stack resolves
    Then Alice may choose "the buried", "the held" and "the lower" for "Splinter"
    When Alice chooses "the buried" and "the lower" for "Splinter"
    Then "the target", "the buried" and "the lower" are exiled
    And Bob's hand holds "the held" and "Hill Giant"
    And Bob's library holds "Island"

  @cr26:701.23c.ex1
  Scenario: Lobotomy searches the zones of a player without cards in hand but exiles nothing
    Given Alice has "Lobotomy" in hand and can pay {2}{U}{B}
    And Bob has "Terror" as "the fallen" in graveyard
    And Bob has "Terror" as "the coming" and "Island" as library
    When Alice plays "Lobotomy" targeting Bob
    And the stack resolves
    Then it happened once that Alice searched
    And it happened once that Bob shuffled
    And Alice was asked for objects never
    And Bob's graveyard holds "the fallen"
    And Bob's library holds "the coming" and "Island"

  @cr26:701.23c.ex1
  Scenario: Lobotomy exiles all cards with the name of the card chosen from a hand
    Given Alice has "Lobotomy" in hand and can pay {2}{U}{B}
    And Bob has "Terror" as "the held" in hand and "Terror" as "the fallen" in graveyard
    And Bob has "Terror" as "the coming" and "Island" as library
    When Alice plays "Lobotomy" targeting Bob
    And the stack resolves
    And Alice chooses "the held" for "Lobotomy"
    And Alice chooses "the held", "the fallen" and "the coming" for "Lobotomy"
    Then "the held", "the fallen" and "the coming" are exiled
    And Bob's library holds "Island"

  @cr26:701.23f.ex1
  Scenario: A player who searches only the top four cards instead of the library shuffles the whole library
    Given Alice has "Narrow Survey" in hand and can pay {1}{G}
    And Alice has "Forest", "Hill Giant", "Craw Wurm", "Island" and "Swamp" as library
    And Bob controls "Watcher of the Shelves" and "Wall of Air"
    Then Alice doesn't know "Swamp"
    When Alice plays "Narrow Survey"
    And the top of the stack resolves
    Then Alice may not choose "Swamp" for "Narrow Survey"
    And Alice may choose "Forest" and "Island" for "Narrow Survey"
    When Alice chooses "Forest" for "Narrow Survey"
    Then "Forest" is in play
    And it happened in this order that Alice searched, then Alice shuffled
    And Alice doesn't know "Hill Giant", "Craw Wurm" and "Island"
    When the stack resolves
    Then "Watcher of the Shelves" has triggered once
    And Bob is at 21 life

  @cr26:701.23f.ex1
  Scenario: Without a flying creature of an opponent, Narrow Survey searches the whole library
    Given Alice has "Narrow Survey" in hand and can pay {1}{G}
    And Alice has "Forest", "Hill Giant", "Craw Wurm", "Island" and "Swamp" as library
    And Bob controls "Watcher of the Shelves"
    When Alice plays "Narrow Survey"
    And the top of the stack resolves
    And Alice chooses "Forest" and "Swamp" for "Narrow Survey"
    And the stack resolves
    Then "Forest" and "Swamp" are in play
    And Alice's library holds "Hill Giant", "Craw Wurm" and "Island"
    And Bob is at 21 life

  @cr26:701.24c.ex1
  Scenario: The library is shuffled though Serra Avatar was exiled from the graveyard before its ability resolved
    Given Alice controls "Serra Avatar" and has "Island" and "Forest" as library
    And Bob has "Terror" and "Cremate" in hand and can pay {1}{B}{B}
    When Bob plays "Terror" targeting "Serra Avatar"
    And the top of the stack resolves
    Then "Serra Avatar" is in Alice's graveyard
    When Bob plays "Cremate" targeting "Serra Avatar"
    And the stack resolves
    Then "Serra Avatar" is exiled
    And it happened in this order that "Serra Avatar" was exiled, then Alice shuffled
    And it happened once that Alice shuffled
    And Alice's library holds "Island" and "Forest"

  @cr26:701.24c.ex1.before
  Scenario: In 2013, the library isn't shuffled, because Serra Avatar was exiled from the graveyard before its ability resolved
    Given Alice controls "Serra Avatar" and has "Island" and "Forest" as library
    And Bob has "Terror" and "Cremate" in hand and can pay {1}{B}{B}
    When Bob plays "Terror" targeting "Serra Avatar"
    And the top of the stack resolves
    Then "Serra Avatar" is in Alice's graveyard
    When Bob plays "Cremate" targeting "Serra Avatar"
    And the stack resolves
    Then "Serra Avatar" is exiled
    And "Serra Avatar" has triggered once
    And it happened never that Alice shuffled

  @cr26:701.24c.ex1.before
  Scenario: In 2013, Serra Avatar that is still in the graveyard as its ability resolves is shuffled into the library
    Given Alice controls "Serra Avatar" and has "Island" and "Forest" as library
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Serra Avatar"
    And the stack resolves
    Then Alice's library holds "Serra Avatar", "Island" and "Forest"
    And it happened once that Alice shuffled

  @cr26:701.24c.ex2.before
  Scenario: In 2013, Black Sun's Zenith cast with flashback is exiled, and its owner's library isn't shuffled
    Given Alice has "Black Sun's Zenith" and "Recoup" in graveyard and can pay {3}{R}{1}{B}{B}
    And Alice has "Island" and "Forest" as library
    And Bob controls "Hill Giant" and "Llanowar Elves"
    When Alice plays "Recoup" from graveyard targeting "Black Sun's Zenith"
    And the stack resolves
    And Alice plays "Black Sun's Zenith" with X = 1 from graveyard
    And the stack resolves
    Then "Hill Giant" is 2/2
    And "Black Sun's Zenith" and "Recoup" are exiled
    And it happened never that Alice shuffled

  @cr26:701.24c.ex2.before
  Scenario: In 2013, Black Sun's Zenith cast from hand is shuffled into its owner's library
    Given Alice has "Black Sun's Zenith" in hand and can pay {1}{B}{B}
    And Alice has "Island" and "Forest" as library
    And Bob controls "Hill Giant"
    When Alice plays "Black Sun's Zenith" with X = 1
    And the stack resolves
    Then "Hill Giant" is 2/2
    And it happened once that Alice shuffled
    And Alice's library holds "Island", "Forest" and "Black Sun's Zenith"

  @cr26:701.24c.ex1
  Scenario: Serra Avatar that is still in the graveyard as its ability resolves is shuffled into the library
    Given Alice controls "Serra Avatar" and has "Island" and "Forest" as library
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Serra Avatar"
    And the stack resolves
    Then Alice's library holds "Serra Avatar", "Island" and "Forest"
    And it happened once that Alice shuffled

  @cr26:701.24c.ex2
  Scenario: Black Sun's Zenith cast with flashback is exiled, and its owner's library is shuffled
    Given Alice has "Black Sun's Zenith" and "Recoup" in graveyard and can pay {3}{R}{1}{B}{B}
    And Alice has "Island" and "Forest" as library
    And Bob controls "Hill Giant" and "Llanowar Elves"
    When Alice plays "Recoup" from graveyard targeting "Black Sun's Zenith"
    And the stack resolves
    And Alice plays "Black Sun's Zenith" with X = 1 from graveyard
    And the stack resolves
    Then "Hill Giant" is 2/2
    And "Llanowar Elves" is in Bob's graveyard
    And "Black Sun's Zenith" and "Recoup" are exiled
    And it happened once that Alice shuffled
    And Alice's library holds "Island" and "Forest"

  @cr26:701.24c.ex2
  Scenario: Black Sun's Zenith cast from hand is shuffled into its owner's library
    Given Alice has "Black Sun's Zenith" in hand and can pay {1}{B}{B}
    And Alice has "Island" and "Forest" as library
    And Bob controls "Hill Giant"
    When Alice plays "Black Sun's Zenith" with X = 1
    And the stack resolves
    Then "Hill Giant" is 2/2
    And it happened once that Alice shuffled
    And Alice's library holds "Island", "Forest" and "Black Sun's Zenith"

  @cr26:701.24d.ex1
  Scenario: The player targeted by Loaming Shaman's ability shuffles though no card in the graveyard was targeted
    Given Alice has "Loaming Shaman" in hand and can pay {2}{G}
    And Bob has "Terror" in graveyard and has "Island" and "Forest" as library
    When Alice plays "Loaming Shaman"
    And the top of the stack resolves
    And Alice targets Bob then nothing for "Loaming Shaman"
    Then it happened never that Bob shuffled
    When the stack resolves
    Then it happened once that Bob shuffled
    And it happened never that Alice shuffled
    And "Loaming Shaman" is 3/2
    And "Terror" is in Bob's graveyard
    And Bob's library holds "Island" and "Forest"

  @cr26:701.24d.ex1
  Scenario: Loaming Shaman shuffles the targeted cards of a graveyard into the library and leaves the others
    Given Alice has "Loaming Shaman" in hand and can pay {2}{G}
    And Bob has "Terror", "Hill Giant" and "Boomerang" in graveyard and has "Island" as library
    When Alice plays "Loaming Shaman"
    And the top of the stack resolves
    And Alice targets Bob then "Terror" and "Boomerang" for "Loaming Shaman"
    And the stack resolves
    Then Bob's library holds "Island", "Terror" and "Boomerang"
    And Bob's graveyard holds "Hill Giant"
    And it happened once that Bob shuffled

  @cr26:701.24g.ex1
  Scenario Outline: Gravebane Zombie is put on top of a library into which Darksteel Colossus is shuffled at the same time (<first> first)
    Given Alice controls "<first>" and "<second>" and has "Island" and "Forest" as library
    And Alice has "Barter in Blood" in hand and can pay {2}{B}{B}
    When Alice plays "Barter in Blood"
    And the stack resolves
    Then the top of Alice's library is "Gravebane Zombie"
    And Alice's library holds "Gravebane Zombie", "Darksteel Colossus", "Island" and "Forest"
    And it happened once that Alice shuffled
    And Alice knows "Gravebane Zombie"
    And Alice doesn't know "Darksteel Colossus", "Island" and "Forest"

    Examples:
      | first              | second             |
      | Darksteel Colossus | Gravebane Zombie   |
      | Gravebane Zombie   | Darksteel Colossus |

  @cr26:701.23f.ex1
  Scenario: A card at the bottom that Alice knew is unknown after she searched only the top four cards
    Given Alice has "Preordain" and "Narrow Survey" in hand and can pay {U}{1}{G}
    And Alice has "Swamp", "Wastes", "Mountain", "Forest", "Hill Giant", "Craw Wurm" and "Island" as library
    And Bob controls "Wall of Air"
    When Alice plays "Preordain"
    And the stack resolves
    And Alice chooses "Swamp" for "Preordain"
    Then the bottom of Alice's library is "Swamp"
    And Alice knows "Swamp"
    When Alice plays "Narrow Survey"
    And the top of the stack resolves
    Then Alice may choose "Forest" for "Narrow Survey"
    And Alice may not choose "Swamp" for "Narrow Survey"
    When Alice chooses "Forest" for "Narrow Survey"
    Then "Forest" is in play
    And Alice doesn't know "Swamp"
    And it happened once that Alice shuffled

  @cr26:701.24c.ex1
  Scenario: Alice's library, and not Bob's, is shuffled for the Serra Avatar that Bob controlled and Alice owns, though it was exiled before
    Given Bob controls "Serra Avatar" owned by Alice
    And Alice has "Island" and "Forest" as library
    And Bob has "Swamp" and "Plains" as library
    And Alice has "Terror" in hand and can pay {1}{B}
    And Bob has "Cremate" in hand and can pay {B}
    When Alice plays "Terror" targeting "Serra Avatar"
    And the top of the stack resolves
    Then "Serra Avatar" is in Alice's graveyard
    When Bob plays "Cremate" targeting "Serra Avatar"
    And the stack resolves
    Then "Serra Avatar" is exiled
    And it happened once that Alice shuffled
    And it happened never that Bob shuffled

  @cr26:701.24g
  Scenario Outline: Sinking Zombie is put on the bottom of a library into which Darksteel Colossus is shuffled at the same time (<first> first)
    Given Alice controls "<first>" and "<second>" and has "Island" and "Forest" as library
    And Alice has "Barter in Blood" in hand and can pay {2}{B}{B}
    When Alice plays "Barter in Blood"
    And the stack resolves
    Then the bottom of Alice's library is "Sinking Zombie"
    And Alice's library holds "Sinking Zombie", "Darksteel Colossus", "Island" and "Forest"
    And it happened once that Alice shuffled
    And Alice knows "Sinking Zombie"
    And Alice doesn't know "Darksteel Colossus", "Island" and "Forest"
    Examples:
      | first              | second             |
      | Darksteel Colossus | Sinking Zombie     |
      | Sinking Zombie     | Darksteel Colossus |

  @cr26:701.24g.ex1
  Scenario: Gravebane Zombie, put on top of the library before Darksteel Colossus is shuffled into it, is shuffled with the other cards
    Given Alice controls "Gravebane Zombie" and "Darksteel Colossus" and has "Island" and "Forest" as library
    And Alice has "Barter in Blood" in hand and can pay {2}{B}{B}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Bob plays "Lightning Bolt" targeting "Gravebane Zombie"
    And the stack resolves
    Then the top of Alice's library is "Gravebane Zombie"
    And Alice knows "Gravebane Zombie"
    When Alice plays "Barter in Blood"
    And the stack resolves
    Then Alice doesn't know "Gravebane Zombie"
    And Alice's library holds "Gravebane Zombie", "Darksteel Colossus", "Island" and "Forest"
    And it happened once that Alice shuffled

  @cr26:701.24g
  Scenario: Sinking Zombie, put on the bottom of the library before Darksteel Colossus is shuffled into it, is shuffled with the other cards
    Given Alice controls "Sinking Zombie" and "Darksteel Colossus" and has "Island" and "Forest" as library
    And Alice has "Barter in Blood" in hand and can pay {2}{B}{B}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Bob plays "Lightning Bolt" targeting "Sinking Zombie"
    And the stack resolves
    Then the bottom of Alice's library is "Sinking Zombie"
    And Alice knows "Sinking Zombie"
    When Alice plays "Barter in Blood"
    And the stack resolves
    Then Alice doesn't know "Sinking Zombie"
    And Alice's library holds "Sinking Zombie", "Darksteel Colossus", "Island" and "Forest"
    And it happened once that Alice shuffled
