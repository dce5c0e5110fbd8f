Feature: Examples of section 305

  @cr26:305.5.ex1
  Scenario: Mountain makes {R} and stops its controller from blocking a Goblin with mountainwalk; City of Brass alone doesn't
    Given Alice controls "Goblin King" and "Goblin Raider"
    And Bob controls "City of Brass", "Mountain", "Tundra" and "Hill Giant"
    Then "Mountain" has exactly the types "basic", "land" and "Mountain"
    And "City of Brass" has exactly the type "land"
    And "Tundra" has exactly the types "land", "Plains" and "Island"
    When Alice attacks with "Goblin Raider"
    Then Bob can't block "Goblin Raider" with "Hill Giant" because of the first printed ability of "Goblin King"
    When Alice passes
    And Bob taps "Mountain" for mana making {R}
    Then Bob has {R} in the mana pool
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life

  @cr26:305.5.ex1
  Scenario: Mountain stops its controller from blocking a Goblin with mountainwalk until Mountain leaves the battlefield
    Given Alice controls "Goblin King" and "Goblin Raider"
    And Bob controls "City of Brass", "Mountain" and "Hill Giant"
    And Alice has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "Goblin Raider"
    Then Bob can't block "Goblin Raider" with "Hill Giant" because of the first printed ability of "Goblin King"
    When Alice plays "Boomerang" targeting "Mountain"
    And the stack resolves
    Then Bob can block "Goblin Raider" with "Hill Giant"
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
