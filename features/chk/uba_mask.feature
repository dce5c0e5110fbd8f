Feature: Uba Mask

  @chk:uba-mask.1
  Scenario: A masked card may be played in the turn in which it was masked and in no later one
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
    Then Alice can't play "Grizzly Bears" from exile
    And "Grizzly Bears" is removed from the game
