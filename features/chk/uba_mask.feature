Feature: Uba Mask
  @chk:uba-mask.1
  Scenario: A card exiled by Uba Mask can be cast on the turn on which it was exiled, but not on a later turn
    Given Alice controls "Uba Mask" and has "Devoted Retainer" and "Grizzly Bears" on top of library
    And Alice has "Counsel of the Soratami" in hand
    And Alice can pay {2}{U} and can pay {W} and can pay {1}{G}
    When Alice plays "Counsel of the Soratami"
    And the stack resolves
    Then "Devoted Retainer" and "Grizzly Bears" are removed from the game
    And Alice has drawn no cards
    And Alice can play "Grizzly Bears" from exile
    When Alice plays "Devoted Retainer" from exile
    And the stack resolves
    Then "Devoted Retainer" is in play under Alice's control
    When the game goes on to Alice's next main phase
    Then Alice can't play "Grizzly Bears" from exile by rule 401.4
    And "Grizzly Bears" is removed from the game

  @chk:uba-mask.1
  Scenario: A land card exiled by Uba Mask can be played on the turn on which it was exiled, but not on a later turn
    Given Alice controls "Uba Mask" and has "Forest" and "Island" on top of library
    And Alice has "Counsel of the Soratami" in hand and can pay {2}{U}
    When Alice plays "Counsel of the Soratami"
    And the stack resolves
    Then "Forest" and "Island" are removed from the game
    When Alice plays the land "Forest" from exile
    Then "Forest" is in play under Alice's control
    When the game goes on to Alice's next main phase
    Then Alice can't play the land "Island" from exile by rule 212.6a
    And "Island" is removed from the game

  @chk:uba-mask.2
  Scenario: A card exiled by Uba Mask that isn't played stays in exile face up after the turn
    Given Alice controls "Uba Mask" and has "Devoted Retainer" and "Grizzly Bears" on top of library
    And Alice has "Counsel of the Soratami" in hand
    And Alice can pay {2}{U} and can pay {W} and can pay {1}{G}
    Then Bob doesn't know "Grizzly Bears"
    When Alice plays "Counsel of the Soratami"
    And the stack resolves
    Then "Devoted Retainer" and "Grizzly Bears" are removed from the game
    And "Grizzly Bears" is face up
    And Alice knows "Grizzly Bears"
    And Bob knows "Grizzly Bears"
    When Alice plays "Devoted Retainer" from exile
    And the game goes on to Bob's upkeep
    Then "Devoted Retainer" is in play
    And "Grizzly Bears" is removed from the game
    And "Grizzly Bears" is face up
    When the game goes on to Alice's next main phase
    Then "Grizzly Bears" is removed from the game
    And Alice can't play "Grizzly Bears" from exile by rule 401.4
    And Alice has 0 cards in hand

  @chk:uba-mask.2
  Scenario: A player who plays one land exiled by Uba Mask can't play another land that turn, so a second exiled land stays in exile
    Given Alice controls "Uba Mask" and has "Forest" and "Island" on top of library
    And Alice has "Counsel of the Soratami" in hand and can pay {2}{U}
    When Alice plays "Counsel of the Soratami"
    And the stack resolves
    Then "Forest" and "Island" are removed from the game
    And Alice can play the land "Island" from exile
    When Alice plays the land "Forest" from exile
    Then "Forest" is in play under Alice's control
    And Alice can't play the land "Island" from exile by rule 212.6b
    When the turn ends
    Then "Island" is removed from the game

  @chk:uba-mask.1 @chk:uba-mask.2
  Scenario: Uba Mask replaces all players' draws, and each player can play only the player's own cards that were exiled that turn
    Given it is Alice's upkeep
    And Alice controls "Uba Mask" and has "Reach Through Mists" on top of library
    And Alice can pay {U}
    And Bob has "Glacial Ray" on top of library and can pay {1}{R} and can pay {U}
    When the game goes on to Alice's main phase
    Then "Reach Through Mists" is removed from the game
    And Alice can play "Reach Through Mists" from exile
    And Bob can't play "Reach Through Mists" from exile by rule 401.4
    When the game goes on to Bob's main phase
    Then "Glacial Ray" is removed from the game
    And Bob has drawn no cards
    And Bob can play "Glacial Ray" from exile targeting Alice
    And Alice can't play "Reach Through Mists" from exile by rule 401.4
    When Bob plays "Glacial Ray" from exile targeting Alice
    And the stack resolves
    Then Alice is at 18 life
    And "Glacial Ray" is in Bob's graveyard
    And "Reach Through Mists" is removed from the game
