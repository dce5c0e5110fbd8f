Feature: Zone changes until a permanent leaves, and players who leave the game

  @cr26:610.3.2
  Scenario: A card that Banisher Priest exiled returns as the player with the Priest leaves the game
    Given Carol is playing too
    And Alice has "Banisher Priest" in hand and can pay {1}{W}{W}
    And Alice is at 3 life
    And Bob controls "Hill Giant"
    And Carol has "Lightning Bolt" in hand and can pay {R}
    When Alice casts "Banisher Priest"
    And the stack resolves
    And Alice targets "Hill Giant"
    Then "Hill Giant" is exiled
    When Alice passes
    And Bob passes
    And Carol plays "Lightning Bolt" targeting Alice
    And the top of the stack resolves
    Then Alice has lost the game
    And Bob controls "Hill Giant"
