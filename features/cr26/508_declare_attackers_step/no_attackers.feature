Feature: Combat phases without attackers

  @cr26:508.8 @cr26:506.1 @cr26:508.1a.2
  Scenario: If no creature attacks, the declare blockers and combat damage steps are skipped, and the end of combat step takes place
    Given Alice controls "Hill Giant"
    And Bob controls "Grizzly Bears"
    Then Alice can attack with nothing
    When Alice attacks with nothing
    And the game goes on to Alice's postcombat main phase
    Then it happened never that Alice's declare blockers step began
    And it happened never that Alice's combat damage step began
    And it happened once that Alice's end of combat step began
    When the game goes on to Bob's main phase
    And Bob attacks with "Grizzly Bears"
    And Alice blocks "Grizzly Bears" with "Hill Giant"
    And combat damage is dealt
    Then it happened once that Bob's declare blockers step began
    And "Hill Giant" has 2 damage marked

  @cr26:508.8.2 @cr26:506.1.2
  Scenario: If no creature is declared as an attacker and Bronze Sable is put onto the battlefield attacking, no step is skipped
    Given Alice controls "Hill Giant"
    And Alice has "Bronze Sable" in graveyard
    And Alice has "Charge from the Heap" in hand and can pay {1}{R}
    When Alice attacks with nothing
    And Alice plays "Charge from the Heap" targeting "Bronze Sable"
    And the stack resolves
    Then "Bronze Sable" is attacking
    When the game goes on to Alice's postcombat main phase
    Then Bob is at 18 life
    And it happened once that Alice's declare blockers step began
    And "Hill Giant" is untapped

  @cr26:506.1
  Scenario: If Grizzly Bears attacks, the declare blockers and combat damage steps take place once each, between the attack and the end of combat
    Given Alice controls "Grizzly Bears"
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And the game goes on to Alice's postcombat main phase
    Then it happened in this order that Alice's declare attackers step began, then Alice's declare blockers step began, then Alice's combat damage step began, then Alice's end of combat step began
    And it happened once that Alice's combat damage step began
    And Bob is at 18 life

  @cr26:508.8 @cr26:506.1
  Scenario: If the only attacker has left the battlefield before blockers are declared, the declare blockers and combat damage steps still take place
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "Grizzly Bears"
    And Bob plays "Boomerang" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's hand
    When the game goes on to Alice's postcombat main phase
    Then it happened once that Alice's declare blockers step began
    And it happened once that Alice's combat damage step began
    And Bob is at 20 life
    And "Hill Giant" is untapped

  @cr26:508.8
  Scenario: If no creature attacks in the second combat phase of a turn, its declare blockers and combat damage steps are skipped, although Grizzly Bears attacked in the first
    Given Alice controls "Grizzly Bears"
    And Alice has "Relentless Assault" in hand and can pay {2}{R}{R}
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And the game goes on to Alice's postcombat main phase
    And Alice plays "Relentless Assault"
    And the stack resolves
    And Alice attacks with nothing
    And the game goes on to Alice's end step
    Then it happened twice that Alice's end of combat step began
    And it happened once that Alice's declare blockers step began
    And it happened once that Alice's combat damage step began
    And Bob is at 18 life
