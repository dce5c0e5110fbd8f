Feature: Uba Mask

  @chk:uba-mask.1
  Scenario: A masked card may be played in the turn in which it was masked
    Given Alice controls "Uba Mask" and has "Devoted Retainer" on top of library
    And Alice has "Reach Through Mists" in hand and can pay {U} and can pay {W}
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then "Devoted Retainer" is removed from the game
    And Alice has drawn no cards
    When Alice plays "Devoted Retainer" from exile
    And the stack resolves
    Then "Devoted Retainer" is in play under Alice's control

  @chk:uba-mask.1
  Scenario: A card masked on an earlier turn stays where it is
    Given Alice controls "Uba Mask" and has "Devoted Retainer" on top of library
    And Alice has "Reach Through Mists" in hand and can pay {U} and can pay {W}
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then Alice can play "Devoted Retainer" from exile
    When the game goes on to Alice's next main phase
    Then Alice can't play "Devoted Retainer" from exile
    And "Devoted Retainer" is removed from the game
