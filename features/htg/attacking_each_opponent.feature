Feature: Melee and encore, in rulings of our own

  @htg:ours.429
  Scenario: Whoever is attacked by something counts once, and a planeswalker doesn't
    Given Carol is playing too
    And Alice controls "Wings of the Guard", "Grizzly Bears" and "Hill Giant"
    And Carol controls "Jace Beleren"
    When Alice attacks with "Wings of the Guard" attacking Bob, "Grizzly Bears" attacking Bob and "Hill Giant" attacking "Jace Beleren"
    And the stack resolves
    Then "Wings of the Guard" is 2/2
    And "Wings of the Guard" has triggered once

  @htg:ours.429
  Scenario: Two opponents are attacked
    Given Carol is playing too
    And Alice controls "Wings of the Guard" and "Grizzly Bears"
    When Alice attacks with "Wings of the Guard" attacking Bob and "Grizzly Bears" attacking Carol
    And the stack resolves
    Then "Wings of the Guard" is 3/3
    When combat damage is dealt
    Then Bob is at 17 life

  @htg:ours.435
  Scenario: Each opponent is attacked by a copy
    Given Alice has "Impulsive Pilferer" in graveyard and can pay {3}{R}
    And Carol is playing too
    When Alice activates "Impulsive Pilferer"
    And the stack resolves
    Then "Impulsive Pilferer" is exiled
    And Alice can't attack with the first "Impulsive Pilferer" token attacking Bob by rule 508.1d
    And Alice can attack with the first "Impulsive Pilferer" token attacking Bob and the second "Impulsive Pilferer" token attacking Carol
    When Alice attacks with the first "Impulsive Pilferer" token attacking Bob and the second "Impulsive Pilferer" token attacking Carol
    And combat damage is dealt
    Then Bob is at 19 life
    And Carol is at 19 life

  @htg:ours.435
  Scenario: The copy goes at the end of the turn
    Given Alice has "Impulsive Pilferer" in graveyard and can pay {3}{R}
    When Alice activates "Impulsive Pilferer"
    And the stack resolves
    Then Alice controls 1 "Pirate" permanent
    When Alice attacks with the first "Impulsive Pilferer" token
    And the game goes on to the end step
    And the stack resolves
    Then Alice controls no "Pirate" permanents
    And Alice controls 1 "Treasure" permanent
    And Bob is at 19 life
    When Alice taps the first "Treasure" token for mana making {R}
    Then Alice has {R} in the mana pool
