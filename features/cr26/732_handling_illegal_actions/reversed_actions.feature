Feature: Actions that are reversed

  @cr26:732.1
  Scenario: Altar's Reap without a creature to sacrifice is taken back with the mana that City of Brass made, and with one it is cast
    Given Alice controls "City of Brass" and "Swamp"
    And Alice has "Altar's Reap" and "Ornithopter" in hand
    And Alice has "Forest", "Plains" and "Mountain" on top of library
    When Alice tries to play "Altar's Reap"
    Then the attempt is refused by rule 118.3
    And "Altar's Reap" is in Alice's hand
    And "City of Brass" is untapped
    And Alice has no mana in the mana pool
    And Alice is at 20 life
    When Alice plays "Ornithopter"
    And the stack resolves
    And Alice tries to play "Altar's Reap" sacrificing "Ornithopter"
    Then the attempt succeeds
    And "City of Brass" is tapped
    When the stack resolves
    Then Alice's hand holds "Forest" and "Plains"
    And Alice is at 19 life
