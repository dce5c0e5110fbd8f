Feature: Extra phases

  @cr26:500.8
  Scenario: After Relentless Assault in the main phase before combat, one combat phase comes before the second main phase and another one before the end step
    Given Alice controls "Hill Giant" and has "Relentless Assault" in hand and can pay {2}{R}{R}
    When Alice plays "Relentless Assault"
    And the stack resolves
    And Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to the second main phase
    Then it happened once that a beginning of combat step began
    And Bob is at 17 life
    When the game goes on to the end step
    Then it happened twice that a beginning of combat step began

  @cr26:500.8.2
  Scenario: The combat phase that Second Charge adds comes before the combat and main phase that Relentless Assault added earlier
    Given Alice has "Relentless Assault" and "Second Charge" in hand and can pay {2}{R}{R}{2}{R}
    When Alice plays "Relentless Assault"
    And the stack resolves
    And Alice plays "Second Charge"
    And the stack resolves
    And the game goes on to Alice's second main phase
    Then it happened twice that a beginning of combat step began
    When the game goes on to Alice's end step
    Then it happened 3 times that a beginning of combat step began
    And it happened twice that a second main phase began

  @cr26:500.8 @cr26:500.8.2
  Scenario: Second Charge alone adds one combat phase directly after the main phase
    Given Alice controls "Hill Giant" and has "Second Charge" in hand and can pay {2}{R}
    When Alice plays "Second Charge"
    And the stack resolves
    And Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    When the game goes on to Alice's second main phase
    Then it happened twice that a beginning of combat step began
    When the game goes on to Alice's end step
    Then it happened twice that a beginning of combat step began

  @cr26:500.8.2
  Scenario: Hill Giant attacks in the first of the additional combat phases that Alice's turn has with Relentless Assault and Second Charge, and another one follows
    Given Alice controls "Hill Giant"
    And Alice has "Relentless Assault" and "Second Charge" in hand and can pay {2}{R}{R}{2}{R}
    When Alice plays "Relentless Assault"
    And the stack resolves
    And Alice plays "Second Charge"
    And the stack resolves
    And Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    And it happened once that a beginning of combat step began
    When the game goes on to an additional combat phase
    Then it happened twice that a beginning of combat step began
    And it happened never that Alice's end step began

  @cr26:500.10a
  Scenario: Early Reveille, by which Alice gets a combat phase, adds none to Bob's turn, and adds one to her own
    Given it is Bob's main phase
    And Alice controls a tapped "Hill Giant"
    And Alice has "Early Reveille" as "early" and "Early Reveille" as "late" in hand and can pay {1}{R}{1}{R}
    When Alice casts "early"
    And the stack resolves
    Then "Hill Giant" is untapped
    When the game goes on to the end step
    Then it happened once that a beginning of combat step began
    When the game goes on to Alice's second main phase
    Then it happened twice that a beginning of combat step began
    When Alice casts "late"
    And the stack resolves
    And the game goes on to the end step
    Then it happened 3 times that a beginning of combat step began

  @cr26:500.10a
  Scenario: Hill Giant, which Early Reveille untaps, attacks again in the combat phase that Alice gets in her own turn
    Given Alice controls "Hill Giant"
    And Alice has "Early Reveille" in hand and can pay {1}{R}
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's postcombat main phase
    And Alice casts "Early Reveille"
    And the stack resolves
    And Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 14 life
    And it happened twice that a beginning of combat step began
