Feature: Steps of the combat phase

  @cr26:506.1 @cr26:500.1 @cr26:510.4.7 @cr26:511.3.2
  Scenario: With an attacker that has first strike, the combat phase has two combat damage steps, between its blockers and its end
    Given Alice controls "White Knight" and "Grizzly Bears"
    When Alice attacks with "White Knight" and "Grizzly Bears"
    And Bob doesn't block
    And the game goes on to Alice's postcombat main phase
    Then Bob is at 16 life
    And it happened twice that a combat damage step began
    And it happened in this order that Alice's beginning of combat step began, then Alice's declare attackers step began, then Alice's declare blockers step began, then Alice's combat damage step began, then Alice's end of combat step began, then Alice's postcombat main phase began

  @cr26:506.2
  Scenario: On Alice's turn only Alice's creatures can attack, and they attack Bob
    Given Alice controls "Hill Giant"
    And Bob controls "Grizzly Bears"
    Then Alice can't attack with "Grizzly Bears" by rule 508.1a
    And Alice can't attack with "Hill Giant" attacking Alice by rule 508.1b
    And Alice can attack with "Hill Giant" attacking Bob
    When Alice attacks with "Hill Giant" attacking Bob
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life

  @cr26:506.2.2 @cr26:506.3.2 @cr26:306.6.2
  Scenario: Alice's creatures can attack Bob or his planeswalker, and not her own planeswalker
    Given Alice controls "Hill Giant", "Grizzly Bears" and "Chandra Nalaar"
    And Bob controls "Jace Beleren"
    Then Alice can't attack with "Hill Giant" attacking "Chandra Nalaar" by rule 508.1b
    And Alice can attack with "Hill Giant" attacking "Jace Beleren"
    When Alice attacks with "Hill Giant" attacking Bob and "Grizzly Bears" attacking "Jace Beleren"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    And "Jace Beleren" has 1 loyalty counter

  @cr26:506.1.3
  Scenario: With a lone attacker that has double strike, the combat phase has two combat damage steps
    Given Alice controls "Craw Wurm" and "Hill Giant"
    And "Craw Wurm" has "double strike"
    When Alice attacks with "Craw Wurm" and "Hill Giant"
    And Bob doesn't block
    And the game goes on to Alice's second main phase
    Then it happened twice that a combat damage step began
    And "Craw Wurm" has dealt 12 damage
    And "Hill Giant" has dealt 3 damage
    And Bob is at 5 life

  @cr26:506.1.3 @cr26:510.4.2
  Scenario: With a lone blocker that has double strike, the combat phase has two combat damage steps
    Given Alice controls "Craw Wurm" and "Hill Giant"
    And Bob controls "Wall of Air"
    And "Wall of Air" has "double strike"
    When Alice attacks with "Craw Wurm" and "Hill Giant"
    And Bob blocks "Craw Wurm" with "Wall of Air"
    And the game goes on to Alice's second main phase
    Then it happened twice that a combat damage step began
    And "Wall of Air" has dealt 2 damage to "Craw Wurm"
    And Bob is at 17 life

  @cr26:506.1 @cr26:510.4.7
  Scenario: After a combat phase with a creature with first strike, the second combat phase of the turn, in which Grizzly Bears attacks alone, has one combat damage step
    Given Alice controls "White Knight" and "Grizzly Bears"
    And Alice has "Relentless Assault" in hand and can pay {2}{R}{R}
    When Alice attacks with "White Knight"
    And Bob doesn't block
    And the game goes on to Alice's postcombat main phase
    Then it happened twice that a combat damage step began
    When Alice plays "Relentless Assault"
    And the stack resolves
    And Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And the game goes on to Alice's end step
    Then it happened 3 times that a combat damage step began
    And Bob is at 16 life
