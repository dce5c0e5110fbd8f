Feature: Exert, enlist, saddle, hideaway and untap steps, in rulings of our own

  @htg:ours.436
  Scenario: What was exerted stays tapped in its player's next untap step, and in no other
    Given Alice controls "Glorybringer"
    When Alice attacks with "Glorybringer"
    And Alice says yes to "Glorybringer"
    And the game goes on to Alice's next main phase
    Then Bob is at 16 life
    And "Glorybringer" is tapped
    When the game goes on to Alice's next main phase
    Then "Glorybringer" is untapped

  @htg:ours.436
  Scenario: What waits for that triggers
    Given Alice controls "Glorybringer"
    And Bob controls "Hill Giant" and "Serra Angel"
    When Alice attacks with "Glorybringer"
    And Alice says yes to "Glorybringer"
    And Alice targets "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And "Serra Angel" is 4/4
    When combat damage is dealt
    Then Bob is at 16 life

  @htg:ours.437
  Scenario: An untapped creature that doesn't attack lends its power
    Given Alice controls "Coalition Skyknight", "Hill Giant" and "Serra Angel"
    When Alice attacks with "Coalition Skyknight" and "Serra Angel"
    And Alice says yes to "Coalition Skyknight"
    And the stack resolves
    Then "Hill Giant" is tapped
    And "Serra Angel" is untapped
    And "Coalition Skyknight" is 5/2

  @htg:ours.437
  Scenario: What has come this turn can't be enlisted
    Given Alice controls "Coalition Skyknight"
    And Alice has "Grizzly Bears" in hand and can pay {1}{G}
    When Alice casts "Grizzly Bears"
    And the stack resolves
    And Alice attacks with "Coalition Skyknight"
    Then nobody is asked anything
    When the game goes on to Alice's next main phase
    And Alice attacks with "Coalition Skyknight"
    And Alice says yes to "Coalition Skyknight"
    And the stack resolves
    Then "Grizzly Bears" is tapped

  @htg:ours.438
  Scenario: Saddled, it charges
    Given Alice controls "Quilled Charger" and "Grizzly Bears"
    When Alice activates "Quilled Charger" tapping "Grizzly Bears"
    And the stack resolves
    And Alice attacks with "Quilled Charger"
    And the stack resolves
    Then "Grizzly Bears" is tapped
    And "Quilled Charger" is 5/5
    And "Quilled Charger" has "menace"

  @htg:ours.438
  Scenario: On the next turn it isn't saddled any more
    Given Alice controls "Quilled Charger" and "Grizzly Bears"
    When Alice activates "Quilled Charger" tapping "Grizzly Bears"
    And the stack resolves
    And Alice attacks with "Quilled Charger"
    And the game goes on to Alice's next main phase
    And Alice attacks with "Quilled Charger"
    Then "Quilled Charger" has triggered once
    And "Quilled Charger" is 4/3

  @htg:ours.439
  Scenario: Whoever controls the land knows the card, and plays it after an attack of three
    Given Alice has "Windbrisk Heights" in hand
    And Alice controls "Grizzly Bears", "Hill Giant" and "Serra Angel"
    And Alice has "Soul Warden", "Island", "Swamp" and "Mountain" on top of library
    And Alice can pay {W}
    When Alice plays the land "Windbrisk Heights"
    And the stack resolves
    And as it resolves, Alice chooses "Soul Warden" for "Windbrisk Heights"
    And Alice picks "Island", "Swamp" and "Mountain" at random
    Then "Soul Warden" is exiled
    And Alice knows "Soul Warden"
    And Bob doesn't know "Soul Warden"
    When the game goes on to Alice's next main phase
    And Alice attacks with "Grizzly Bears", "Hill Giant" and "Serra Angel"
    And Alice activates "play" of "Windbrisk Heights"
    And the stack resolves
    And as it resolves, Alice says yes to "Windbrisk Heights"
    Then "Soul Warden" is in play

  @htg:ours.439
  Scenario: After an attack of two it isn't played
    Given Alice has "Windbrisk Heights" in hand and can pay {W}
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Soul Warden", "Island", "Swamp" and "Mountain" on top of library
    When Alice plays the land "Windbrisk Heights"
    And the stack resolves
    And as it resolves, Alice chooses "Soul Warden" for "Windbrisk Heights"
    And Alice picks "Island", "Swamp" and "Mountain" at random
    And the game goes on to Alice's next main phase
    And Alice attacks with "Grizzly Bears" and "Hill Giant"
    And Alice activates "play" of "Windbrisk Heights"
    And the stack resolves
    Then "Soul Warden" is exiled
    When the game goes on to Alice's next main phase
    And Alice taps "Windbrisk Heights" for mana
    Then Alice has {W} in the mana pool

  @htg:ours.520
  Scenario: What is chilled stays tapped in the next untap step of whoever controls it
    Given Alice has "Frost Breath" in hand and can pay {2}{U}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice casts "Frost Breath" targeting "Hill Giant"
    And the game goes on to Bob's main phase
    Then "Hill Giant" is tapped
    And "Grizzly Bears" is untapped

  @htg:ours.520
  Scenario: It untaps in the one after that
    Given Alice has "Frost Breath" in hand and can pay {2}{U}
    And Bob controls "Hill Giant"
    When Alice casts "Frost Breath" targeting "Hill Giant"
    And the game goes on to Bob's main phase
    Then "Hill Giant" is tapped
    When the game goes on to Bob's next main phase
    Then "Hill Giant" is untapped
