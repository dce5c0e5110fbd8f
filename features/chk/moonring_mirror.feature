Feature: Moonring Mirror

  @chk:moonring-mirror.1
  Scenario: The Mirror takes the next card after a draw and leaves the draw as it is
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
  Scenario: The Mirror removes face down after a draw what the Mask removes face up instead of one
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
  Scenario: The Mirror gives back what both its abilities removed but not the hand it takes for it
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
  Scenario: Who keeps the hand gets nothing back from the Mirror that turn
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
  Scenario: The Mirror gives its controller back nobody else's cards nor what something else removed
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
  Scenario: The Mirror takes and gives its controller's cards, and leaves an opponent's hand and library alone
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
  Scenario: Who draws knows the card, and nobody knows the one below that the Mirror takes
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
  Scenario: Today who saw a card before the Mirror took it goes on knowing it, which a hand is not enough for
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
