Feature: Fog

  @cr26:615.1.2
  Scenario: Fog prevents the damage between creatures and to a player in combat, and not the damage of Shock
    Given Alice controls "Hill Giant" and "Trained Armodon" and has "Shock" in hand and can pay {R}
    And Bob controls "Wall of Stone" and has "Fog" in hand and can pay {G}
    When Alice attacks with "Hill Giant" and "Trained Armodon"
    And Bob blocks "Hill Giant" with "Wall of Stone"
    And Bob plays "Fog"
    And the stack resolves
    And combat damage is dealt
    Then Bob is at 20 life
    And "Wall of Stone" has no damage marked
    When Alice plays "Shock" targeting "Wall of Stone"
    And the stack resolves
    Then "Wall of Stone" has 2 damage marked

  @cr26:615.1.2 @cr26:514.2.2 @cr26:703.4p
  Scenario: Fog prevents combat damage in the turn in which it is cast, and not in Alice's next turn
    Given Alice controls "Hill Giant"
    And Alice has "Relentless Assault" in hand and can pay {2}{R}{R}
    And Bob has "Fog" in hand and can pay {G}
    When Bob in response plays "Fog"
    And the stack resolves
    And Alice attacks with "Hill Giant"
    And combat damage is dealt
    Then Bob is at 20 life
    When the game goes on to Alice's postcombat main phase
    And Alice plays "Relentless Assault"
    And the stack resolves
    And Alice attacks with "Hill Giant"
    And combat damage is dealt
    Then Bob is at 20 life
    And "Hill Giant" is tapped
    When the game goes on to Alice's next main phase
    And Alice attacks with "Hill Giant"
    And combat damage is dealt
    Then Bob is at 17 life
