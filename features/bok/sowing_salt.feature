Feature: Sowing Salt

  @bok:sowing-salt.1
  Scenario: Sowing Salt must exile all cards with its target's name from the graveyard, but may leave some in hand and library
    Given Alice has "Sowing Salt" in hand and can pay {2}{R}{R}
    And Bob controls "Taiga" as "the one in play"
    And Bob has "Taiga" as "the one in the graveyard" and "Taiga" as "the other in the graveyard" in graveyard
    And Bob has "Taiga" as "the one in hand" in hand
    And Bob has "Taiga" as "the one in the library" on top of library
    When Alice plays "Sowing Salt" targeting "the one in play"
    And the stack resolves
    Then "the one in play" is removed from the game
    And Alice may not choose nothing for "Sowing Salt"
    And Alice may not choose "the one in hand" and "the one in the library" for "Sowing Salt"
    And Alice may not choose "the one in the graveyard" for "Sowing Salt"
    And Alice may choose "the one in the graveyard" and "the other in the graveyard" for "Sowing Salt"
    When Alice chooses "the one in the graveyard" and "the other in the graveyard" for "Sowing Salt"
    Then "the one in play", "the one in the graveyard" and "the other in the graveyard" are removed from the game
    And "the one in hand" is in Bob's hand
    And "the one in the library" is in Bob's library
    And it happened once that Bob shuffled
    And it happened in this order that "the one in the graveyard" was removed from the game, then Bob shuffled

  @bok:sowing-salt.1
  Scenario: Sowing Salt may exile all cards with its target's name from Bob's graveyard, hand and library, and no other cards
    Given Alice controls "Taiga" as "another player's"
    And Alice has "Sowing Salt" in hand and can pay {2}{R}{R}
    And Bob controls "Taiga" as "the one in play", "Taiga" as "the one beside it" and "Forest"
    And Bob has "Taiga" as "the one in the graveyard" and "Craw Wurm" in graveyard
    And Bob has "Taiga" as "the one in hand" and "Hill Giant" in hand
    And Bob has "Taiga" as "the one in the library" on top of library
    When Alice plays "Sowing Salt" targeting "the one in play"
    And the stack resolves
    Then Alice may not choose "the one in the graveyard" and "Craw Wurm" for "Sowing Salt"
    And Alice may choose "the one in the graveyard" and "the one in hand" for "Sowing Salt"
    When Alice chooses "the one in the graveyard", "the one in hand" and "the one in the library" for "Sowing Salt"
    Then "the one in the graveyard", "the one in hand" and "the one in the library" are removed from the game
    And "the one beside it" is in play
    And "another player's" is in play
    And "Craw Wurm" is in Bob's graveyard
    And "Hill Giant" is in Bob's hand
    And it happened once that Bob shuffled

  @bok:sowing-salt.1
  Scenario: Sowing Salt can't target a basic land
    Given Alice has "Sowing Salt" in hand and can pay {2}{R}{R}
    And Bob controls "Taiga", "Forest" and "Grizzly Bears"
    Then Alice can target only "Taiga" with "Sowing Salt"
    When Alice plays "Sowing Salt" targeting "Taiga"
    And the stack resolves
    Then "Taiga" is removed from the game
    And "Forest" is in play
