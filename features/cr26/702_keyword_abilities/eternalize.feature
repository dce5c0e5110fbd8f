Feature: Eternalize

  @cr26:702.129a
  Scenario: Proven Combatant is eternalized as a black 4/4 Zombie token without a mana cost
    Given Alice has "Proven Combatant" in graveyard and can pay {4}{U}{U}
    When Alice activates "eternalize" of "Proven Combatant"
    Then the total cost of the ability of "Proven Combatant" is {4}{U}{U}
    And "Proven Combatant" is exiled
    When the stack resolves
    Then the first "Proven Combatant" token is 4/4
    And the first "Proven Combatant" token is black
    And the first "Proven Combatant" token has exactly the types "creature", "Human", "Warrior" and "Zombie"
    And the mana value of the first "Proven Combatant" token is 0

  @cr26:702.129a
  Scenario: Eternalize can't be activated in the upkeep or from the hand
    Given it is Alice's upkeep
    And Alice has "Proven Combatant" in graveyard and "Proven Combatant" as "held" in hand and can pay {4}{U}{U}
    Then Alice can't activate "eternalize" of "Proven Combatant" by rule 602.5d
    When the game goes on to Alice's main phase
    Then Alice can't activate "eternalize" of "held" by rule 113.6
    And Alice can activate "eternalize" of "Proven Combatant"
    When Alice activates "eternalize" of "Proven Combatant"
    And the stack resolves
    Then the first "Proven Combatant" token is 4/4
    And "Proven Combatant" is exiled

  @cr26:702.129a.2
  Scenario: Adorned Pouncer is eternalized as a black 4/4 Cat Zombie token that has double strike as the card has
    Given Alice has "Adorned Pouncer" in graveyard and can pay {3}{W}{W}
    When Alice activates "eternalize" of "Adorned Pouncer"
    And the stack resolves
    Then the first "Adorned Pouncer" token is 4/4
    And the first "Adorned Pouncer" token is black
    And the first "Adorned Pouncer" token has exactly the types "creature", "Cat" and "Zombie"
    And the first "Adorned Pouncer" token has "double strike"
    When the game goes on to Alice's next main phase
    And Alice attacks with the first "Adorned Pouncer" token
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 12 life
