Feature: Loyalty abilities of creatures

  @cr26:606.2
  Scenario: Quicksilver Elemental, a creature that gains Gideon Jura's abilities, can use only one of them a turn, because they are loyalty abilities
    Given Alice controls "Quicksilver Elemental" and "Gideon Jura" and can pay {U}
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice activates "stand" of "Gideon Jura"
    And the stack resolves
    Then "Gideon Jura" is 6/6
    When Alice activates "mimic" of "Quicksilver Elemental" targeting "Gideon Jura"
    And the stack resolves
    Then Alice can activate "challenge" of "Quicksilver Elemental" targeting Bob
    When Alice activates "challenge" of "Quicksilver Elemental" targeting Bob
    Then "Quicksilver Elemental" has 2 loyalty counters
    When the stack resolves
    Then Alice can't activate "challenge" of "Quicksilver Elemental" targeting Bob by rule 606.3
    And Alice can't activate "stand" of "Quicksilver Elemental" by rule 606.3
    
  @cr26:606.2
  Scenario: Quicksilver Elemental, a creature that gains Gideon Jura's abilities, can't use them during combat, because they are loyalty abilities
    Given Alice controls "Quicksilver Elemental" and "Gideon Jura" and can pay {U}
    When Alice activates "stand" of "Gideon Jura"
    And the stack resolves
    And Alice activates "mimic" of "Quicksilver Elemental" targeting "Gideon Jura"
    And the stack resolves
    Then Alice can activate "challenge" of "Quicksilver Elemental" targeting Bob
    When Alice attacks with "Quicksilver Elemental"
    Then Alice can't activate "challenge" of "Quicksilver Elemental" targeting Bob by rule 606.3
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    When the game goes on to Alice's second main phase
    And Alice activates "challenge" of "Quicksilver Elemental" targeting Bob
    Then "Quicksilver Elemental" has 2 loyalty counters

  @cr26:606.2.2
  Scenario: Gideon Jura with Viridian Longbow can use the Longbow's ability during combat after a loyalty ability, because it has no loyalty symbol in its cost
    Given Alice controls "Gideon Jura" and "Viridian Longbow" and can pay {3}
    And Bob controls "Wall of Stone" and tapped "Grizzly Bears"
    When Alice activates "stand" of "Gideon Jura"
    And the stack resolves
    And Alice equips "Gideon Jura" with "Viridian Longbow"
    And the stack resolves
    Then Alice can't activate "verdict" of "Gideon Jura" targeting "Grizzly Bears" by rule 606.3
    When the game goes on to Alice's beginning of combat
    Then Alice can activate "shot" of "Gideon Jura" targeting "Wall of Stone"
    When Alice activates "shot" of "Gideon Jura" targeting "Wall of Stone"
    And the stack resolves
    Then "Wall of Stone" has 1 damage marked
    And "Gideon Jura" has 6 loyalty counters
