Feature: Cards drawn this turn

  @cr26:121.1 @cr26:402.1
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

  @cr26:121.5.2
  Scenario: Time of Need takes the last card of the library without a draw, so Words of Worship waits for the draw of Reach Through Mists
    Given Alice controls "Words of Worship" and can pay {1}
    And Alice has "Time of Need" and "Reach Through Mists" in hand and can pay {1}{G}{U}
    And Alice has "Hikari, Twilight Guardian" as library
    When Alice activates "Words of Worship"
    And the stack resolves
    And Alice plays "Time of Need"
    And the stack resolves
    And Alice chooses "Hikari, Twilight Guardian"
    Then "Hikari, Twilight Guardian" is in Alice's hand
    And Alice is at 20 life
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then Alice is at 25 life
    And Alice has drawn no cards
    And Alice is still in the game

  @cr26:121.5.3 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Dark Confidant puts no card of Alice's empty library into her hand, and she loses the game only as she draws in her draw step
    Given it is Bob's end step
    And Alice controls "Dark Confidant"
    And Alice has an empty library
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then "Dark Confidant" has triggered once
    And Alice is still in the game
    And Alice's hand is empty
    When the game goes on to Alice's draw step
    Then Alice has lost the game

  @cr26:121.5.3
  Scenario: Dark Confidant puts no card of Alice's empty library into her hand, and she loses the game as she draws with Reach Through Mists
    Given it is Bob's end step
    And Alice controls "Dark Confidant"
    And Alice has "Reach Through Mists" in hand and can pay {U}
    And Alice has an empty library
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then "Dark Confidant" has triggered once
    And Alice is still in the game
    And Alice's hand holds "Reach Through Mists"
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then Alice has lost the game
