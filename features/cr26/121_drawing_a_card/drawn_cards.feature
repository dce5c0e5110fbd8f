Feature: Cards drawn this turn

  @cr26:121.1
  Scenario: For Sylvan Library, only cards drawn this turn can be chosen, not a Plains returned to hand or a card from an earlier turn
    Given it is Alice's upkeep
    And Alice controls "Sylvan Library" and "Plains"
    And Alice has "Grizzly Bears", "Hill Giant", "Craw Wurm" and "Smite" on top of library
    And Alice has "Reach Through Mists", "Boomerang" and "Sol Ring" in hand
    And Alice has {U}{U}{U} in the mana pool
    When Alice plays "Boomerang" targeting "Plains"
    And the stack resolves
    And Alice plays "Reach Through Mists"
    And the stack resolves
    And the game goes on to Alice's draw step
    And the stack resolves
    And Alice says yes
    Then Alice may not choose "Plains" and "Grizzly Bears"
    And Alice may not choose "Sol Ring" and "Grizzly Bears"
    And Alice may choose "Hill Giant" and "Craw Wurm"
    When Alice chooses "Hill Giant" and "Grizzly Bears"
    And Alice doesn't pay
    And Alice pays
    Then Alice is at 16 life
    And "Grizzly Bears" is in Alice's hand
    And the top of Alice's library is "Hill Giant"
    And "Plains" and "Sol Ring" are in Alice's hand

  @cr26:121.1
  Scenario: Alice draws three cards with Sylvan Library, pays 4 life for one and puts another back
    Given it is Alice's upkeep
    And Alice controls "Sylvan Library"
    And Alice has "Grizzly Bears", "Hill Giant", "Craw Wurm" and "Smite" on top of library
    When the game goes on to Alice's draw step
    And the stack resolves
    And Alice says yes
    And Alice chooses "Hill Giant" and "Grizzly Bears"
    And Alice doesn't pay
    And Alice pays
    Then Alice is at 16 life
    And "Grizzly Bears" and "Craw Wurm" are in Alice's hand
    And the top of Alice's library is "Hill Giant"
