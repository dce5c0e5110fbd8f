Feature: Moonring Mirror
  @chk:moonring-mirror.1
  Scenario: Moonring Mirror doesn't replace a draw: the card is drawn first, and then the next card of the library is exiled
    Given Alice controls "Moonring Mirror" and has "Reach Through Mists" in hand and can pay {U}
    And Alice has "Terror" and "Boomerang" on top of library
    When Alice plays "Reach Through Mists"
    And the top of the stack resolves
    Then "Terror" is in Alice's hand
    And Alice has drawn 1 card
    And the stack holds the ability of "Moonring Mirror"
    And the top of Alice's library is "Boomerang"
    When the stack resolves
    Then "Terror" is in Alice's hand
    And "Boomerang" is removed from the game
    And "Boomerang" is face down
    And Alice doesn't know "Boomerang"
    And Bob doesn't know "Boomerang"

  @chk:moonring-mirror.1
  Scenario: A draw that Uba Mask replaces doesn't trigger Moonring Mirror, but a draw that isn't replaced does
    Given Alice controls "Moonring Mirror" and "Uba Mask"
    And Alice has 2 "Reach Through Mists" as "reach" and "Naturalize" in hand and can pay {U}{U} and can pay {1}{G}
    And Alice has "Terror", "Glacial Ray" and "Boomerang" on top of library
    When Alice plays "reach 1"
    And the stack resolves
    Then "Terror" is removed from the game
    And "Terror" is face up
    And Bob knows "Terror"
    And "Moonring Mirror" has triggered never
    When Alice plays "Naturalize" targeting "Uba Mask"
    And the stack resolves
    And Alice plays "reach 2"
    And the stack resolves
    Then "Moonring Mirror" has triggered once
    And "Glacial Ray" is in Alice's hand
    And "Boomerang" is removed from the game
    And "Boomerang" is face down
    And Bob doesn't know "Boomerang"

  @chk:moonring-mirror.2
  Scenario: Moonring Mirror returns the cards that its two abilities exiled on earlier turns, but not the hand that it has just exiled
    Given Bob controls "Moonring Mirror" and has "Boomerang" in hand
    And Bob has "Terror" and "Glacial Ray" on top of library
    When the game goes on to Bob's upkeep
    And the stack resolves
    And as it resolves, Bob says yes to "Moonring Mirror"
    Then "Boomerang" is removed from the game
    And "Boomerang" is face down
    And Alice doesn't know "Boomerang"
    And Bob's hand is empty
    When the game goes on to Bob's main phase
    Then "Terror" is in Bob's hand
    And "Glacial Ray" is removed from the game
    When the game goes on to Bob's next upkeep
    And the stack resolves
    And as it resolves, Bob says yes to "Moonring Mirror"
    Then Bob's hand holds "Boomerang" and "Glacial Ray"
    And "Terror" is removed from the game
    And "Terror" is face down

  @chk:moonring-mirror.2
  Scenario: Moonring Mirror returns no cards if its controller doesn't exile the hand
    Given Bob controls "Moonring Mirror" and has "Boomerang" in hand
    And Bob has "Terror" removed from the game face down with "Moonring Mirror"
    When the game goes on to Bob's upkeep
    And the stack resolves
    And as it resolves, Bob says no to "Moonring Mirror"
    Then the stack is empty
    And Bob's hand holds "Boomerang"
    And "Terror" is removed from the game
    When the game goes on to Bob's next upkeep
    And the stack resolves
    And as it resolves, Bob says yes to "Moonring Mirror"
    Then "Terror" is in Bob's hand
    And "Boomerang" is removed from the game

  @chk:moonring-mirror.2
  Scenario: Moonring Mirror doesn't return other players' cards or cards that something else exiled
    Given Bob controls "Moonring Mirror" and has "Boomerang" in hand
    And Bob has "Terror" removed from the game face down with "Moonring Mirror"
    And Bob has "Naturalize" removed from the game
    And Alice has "Glacial Ray" removed from the game face down with "Moonring Mirror"
    When the game goes on to Bob's upkeep
    And the stack resolves
    And as it resolves, Bob says yes to "Moonring Mirror"
    Then Bob's hand holds "Terror"
    And "Glacial Ray", "Naturalize" and "Boomerang" are removed from the game
    And Alice's hand is empty

  @chk:moonring-mirror.2
  Scenario: Moonring Mirror exiles cards from its controller's hand and library only
    Given Bob controls "Moonring Mirror" and has "Boomerang" in hand
    And Bob has "Terror" and "Glacial Ray" on top of library
    And Alice has "Naturalize" in hand
    And Alice has "Counterspell" on top of library
    When the game goes on to Bob's upkeep
    And the stack resolves
    And Bob says yes to "Moonring Mirror"
    Then "Boomerang" is removed from the game
    And Alice's hand holds "Naturalize"
    When the game goes on to Bob's main phase
    Then "Glacial Ray" is removed from the game
    And the top of Alice's library is "Counterspell"
    When the game goes on to Bob's next upkeep
    And the stack resolves
    And Bob says yes to "Moonring Mirror"
    Then Bob's hand holds "Boomerang" and "Glacial Ray"

  @chk:moonring-mirror.1
  Scenario: No player knows the card that Moonring Mirror exiles face down after a draw
    Given Alice has "Island" and "Forest" on top of library
    And Alice controls "Moonring Mirror"
    And Alice has "Reach Through Mists" in hand and can pay {U}
    Then Alice doesn't know "Island"
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then Alice knows "Island"
    And Bob doesn't know "Island"
    And "Forest" is removed from the game
    And Alice doesn't know "Forest"

  @chk:moonring-mirror.2 @edition:2026-01
  Scenario: Today, a revealed card stays known after Moonring Mirror exiles it face down, but a card that wasn't revealed doesn't
    Given Alice has "Grizzly Bears" and "Forest" as library
    And Alice controls "Moonring Mirror"
    And Alice has "Commune with Nature" in hand and can pay {G}
    And Alice has "Hill Giant" in hand
    And Bob has 3 "Swamp" as library
    When Alice plays "Commune with Nature"
    And the stack resolves
    And Alice chooses "Grizzly Bears" for "Commune with Nature"
    Then Bob knows "Grizzly Bears"
    When the game goes on to Alice's next upkeep
    And the stack resolves
    And as it resolves, Alice says yes to "Moonring Mirror"
    Then "Grizzly Bears" and "Hill Giant" are removed from the game
    And Bob knows "Grizzly Bears"
    And Bob doesn't know "Hill Giant"
    And Alice doesn't know "Hill Giant"

  @chk:moonring-mirror.1 @edition:2013-07 @edition:2026-01
  Scenario: Today, a card that Moonring Mirror exiled face down has no card types
    Given Alice controls "Moonring Mirror" and has "Reach Through Mists" in hand and can pay {U}
    And Alice has "Forest" and "Island" on top of library
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then "Island" is removed from the game
    And "Island" doesn't have the type "land"
    And "Forest" has exactly the types "basic", "land" and "Forest"

  @chk:moonring-mirror.1 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07
  Scenario: Until 2009, a card that Moonring Mirror exiled face down still has its card types
    Given Alice controls "Moonring Mirror" and has "Reach Through Mists" in hand and can pay {U}
    And Alice has "Forest" and "Island" on top of library
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then "Island" is removed from the game
    And "Island" is face down
    And "Island" has exactly the types "basic", "land" and "Island"
