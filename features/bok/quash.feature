Feature: Quash

  @bok:quash.1
  Scenario: Quash must exile all cards with the countered spell's name from the graveyard, but may leave some in hand and library
    Given Alice has "Quash" in hand and can pay {2}{U}{U}
    And Bob has "Reach Through Mists" as "the spell" and "Reach Through Mists" as "the one in hand" in hand and can pay {U}
    And Bob has "Reach Through Mists" as "the one in the graveyard" in graveyard
    And Bob has "Reach Through Mists" as "the one in the library" on top of library
    When Bob plays "the spell"
    And Alice plays "Quash" targeting "the spell"
    And the stack resolves
    Then "the spell" was countered
    And Alice may not choose nothing for "Quash"
    And Alice may not choose "the spell" for "Quash"
    And Alice may not choose "the one in the graveyard", "the one in hand" and "the one in the library" for "Quash"
    And Alice may choose "the spell" and "the one in the graveyard" for "Quash"
    When Alice chooses "the spell" and "the one in the graveyard" for "Quash"
    Then "the spell" and "the one in the graveyard" are removed from the game
    And "the one in hand" is in Bob's hand
    And "the one in the library" is in Bob's library
    And it happened once that Bob shuffled
    And it happened in this order that "the one in the graveyard" was removed from the game, then Bob shuffled
    And Bob has drawn no cards

  @bok:quash.1
  Scenario: Quash may exile all cards with the countered spell's name from hand and library
    Given Alice has "Quash" in hand and can pay {2}{U}{U}
    And Bob has "Reach Through Mists" as "the spell", "Reach Through Mists" as "the one in hand" and "Glacial Ray" in hand and can pay {U}
    And Bob has "Silverstorm Samurai" in hand and can pay {4}{W}{W}
    And Bob has "Reach Through Mists" as "the one in the library" on top of library
    When Bob plays "Silverstorm Samurai"
    And Bob plays "the spell"
    Then Alice can target only "the spell" with "Quash"
    When Alice plays "Quash" targeting "the spell"
    And the top of the stack resolves
    And as it resolves, Alice chooses "the spell", "the one in hand" and "the one in the library" for "Quash"
    Then "the spell", "the one in hand" and "the one in the library" are removed from the game
    And "Glacial Ray" is in Bob's hand
    And it happened once that Bob shuffled

  @bok:quash.2
  Scenario: Quash that counters a copy of a spell made by Uyo exiles cards with the name of the copy
    Given Alice has "Quash" in hand and can pay {2}{U}{U}
    And Alice controls "Craw Wurm"
    And Bob controls "Uyo, Silent Prophet", "Island" as "the near shore" and "Island" as "the far shore"
    And Bob has "Boomerang" as "the spell" and "Boomerang" as "the one in hand" in hand and can pay {2}{U}{U}
    And Bob has "Boomerang" as "the one in the graveyard" in graveyard
    When Bob plays "the spell" targeting "Craw Wurm"
    And Bob activates "Uyo, Silent Prophet" targeting "the spell" returning "the near shore" and "the far shore"
    And the top of the stack resolves
    And as it resolves, Bob keeps the targets
    And Alice plays "Quash" targeting the copy of "the spell"
    And the top of the stack resolves
    Then the copy of "the spell" was countered
    And Alice may not choose nothing for "Quash"
    And Alice may choose "the one in the graveyard" for "Quash"
    When Alice chooses "the one in the graveyard" and "the one in hand" for "Quash"
    Then "the one in the graveyard" and "the one in hand" are removed from the game
    And the stack holds "the spell"

  @bok:quash.2
  Scenario: Quash that counters a copy cast with Isochron Scepter exiles cards with the copy's name, but not the imprinted card
    Given it is Bob's main phase
    And Alice has "Quash" and "Boomerang" as "another's" in hand and can pay {2}{U}{U}
    And Alice controls "Craw Wurm"
    And Bob has "Isochron Scepter", "Boomerang" as "the imprinted one" and "Boomerang" as "the one in hand" in hand and can pay {4}
    And Bob has "Reach Through Mists", "Flames of the Blood Hand" and "Dry Spell" in hand
    And Bob has "Boomerang" as "the one in the graveyard" in graveyard
    And Bob has "Counterspell" removed from the game
    When Bob plays "Isochron Scepter"
    And the stack resolves
    And as it resolves, Bob says yes for "Isochron Scepter"
    Then Bob may choose "Reach Through Mists" for "Isochron Scepter"
    And Bob may not choose "Flames of the Blood Hand" for "Isochron Scepter"
    And Bob may not choose "Dry Spell" for "Isochron Scepter"
    And Bob may not choose "another's" for "Isochron Scepter"
    When Bob chooses "the imprinted one" for "Isochron Scepter"
    Then "the imprinted one" is removed from the game
    When Bob activates "Isochron Scepter"
    Then the total cost of the second ability of "Isochron Scepter" is {2}
    And "Isochron Scepter" is tapped
    When the top of the stack resolves
    And as it resolves, Bob says yes for "Isochron Scepter"
    And as it resolves, Bob targets "Craw Wurm"
    Then the stack holds the copy of "the imprinted one"
    When Alice plays "Quash" targeting the copy of "the imprinted one"
    And the top of the stack resolves
    Then the copy of "the imprinted one" was countered
    When Alice chooses "the one in the graveyard" and "the one in hand" for "Quash"
    Then "the one in the graveyard" and "the one in hand" are removed from the game
    And "the imprinted one" is removed from the game

  @bok:quash.2
  Scenario: Bob may choose not to cast Isochron Scepter's copy, and Quash counters a copy that he casts in a later turn
    Given it is Bob's main phase
    And Alice has "Quash" in hand and can pay {2}{U}{U}
    And Alice controls "Craw Wurm"
    And Bob has "Isochron Scepter" as "the bare Scepter", "Isochron Scepter" as "the Scepter" and "Boomerang" in hand and can pay {4}
    When Bob plays "the bare Scepter"
    And the stack resolves
    And as it resolves, Bob says no for "the bare Scepter"
    Then "Boomerang" is in Bob's hand
    When Bob plays "the Scepter"
    And the stack resolves
    And as it resolves, Bob says yes for "the Scepter"
    And as it resolves, Bob chooses "Boomerang" for "the Scepter"
    And the game goes on to Bob's next main phase
    And Bob activates "the Scepter"
    And the stack resolves
    And as it resolves, Bob says no for "the Scepter"
    Then "Boomerang" is removed from the game
    And "Craw Wurm" is in play
    When the game goes on to Bob's next main phase
    And Bob activates "the Scepter"
    And the top of the stack resolves
    And as it resolves, Bob says yes for "the Scepter"
    And as it resolves, Bob targets "Craw Wurm"
    Then the stack holds the second copy of "Boomerang"
    When Alice plays "Quash" targeting the second copy of "Boomerang"
    And the top of the stack resolves
    Then the second copy of "Boomerang" was countered
    And "Craw Wurm" is in play

  @bok:quash.3
  Scenario: Quash exiles cards with the name of the countered Kodama's Might, and not of Glacial Ray spliced onto it
    Given Alice has "Quash" in hand and can pay {2}{U}{U}
    And Bob controls "Grizzly Bears"
    And Bob has "Kodama's Might" as "the spell" and "Glacial Ray" as "the spliced card" in hand and can pay {1}{R}{G}
    And Bob has "Kodama's Might" as "the other might" and "Glacial Ray" as "the other ray" in graveyard
    And Bob has "Kodama's Might" as "the might in the library" on top of library
    When Bob plays "the spell" splicing "the spliced card" targeting "Grizzly Bears" then Alice
    And Alice plays "Quash" targeting "the spell"
    And the stack resolves
    Then "the spell" was countered
    And Alice is at 20 life
    And "Grizzly Bears" is 2/2
    And Alice may not choose "the spell", "the other might" and "the other ray" for "Quash"
    And Alice may choose "the spell" and "the other might" for "Quash"
    When Alice chooses "the spell" and "the other might" for "Quash"
    Then "the spell" and "the other might" are removed from the game
    And "the might in the library" is in Bob's library
    And "the other ray" is in Bob's graveyard
    And "the spliced card" is in Bob's hand
