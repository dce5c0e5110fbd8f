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
