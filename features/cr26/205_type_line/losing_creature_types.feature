Feature: Losing and gaining all creature types

  @cr26:205.1a.2 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Steel Golem that loses all creature types is still an artifact creature
    Given Alice controls "Amoeboid Changeling" and "Steel Golem"
    When Alice activates "unshape" of "Amoeboid Changeling" targeting "Steel Golem"
    And the stack resolves
    Then "Steel Golem" has exactly the types "artifact" and "creature"
    When the turn ends
    Then "Steel Golem" has exactly the types "artifact", "creature" and "Golem"

  @cr26:205.1a.2
  Scenario: Steel Golem that loses all creature types to Unshaping Dust is still an artifact creature, and attacks
    Given Alice controls "Steel Golem"
    And Alice has "Unshaping Dust" in hand and can pay {U}
    When Alice plays "Unshaping Dust" targeting "Steel Golem"
    And the stack resolves
    Then "Steel Golem" has exactly the types "artifact" and "creature"
    When Alice attacks with "Steel Golem"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    When the turn ends
    Then "Steel Golem" has exactly the types "artifact", "creature" and "Golem"

  @cr26:205.1a.2
  Scenario: Goblin Raider that loses its creature types to Unshaping Dust is no Goblin for Goblin King, and still a creature
    Given Alice controls "Goblin King" and "Goblin Raider"
    And Alice has "Unshaping Dust" in hand and can pay {U}
    Then "Goblin Raider" is 3/3
    When Alice plays "Unshaping Dust" targeting "Goblin Raider"
    And the stack resolves
    Then "Goblin Raider" is 2/2
    And "Goblin Raider" doesn't have the type "Goblin"
    And "Goblin Raider" has the type "creature"
    When Alice attacks with "Goblin Raider"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life

  @cr26:205.1a.2 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Steel Golem that gains all creature types is a Golem and a Goblin
    Given Alice controls "Amoeboid Changeling" and "Steel Golem"
    When Alice activates "shape" of "Amoeboid Changeling" targeting "Steel Golem"
    And the stack resolves
    Then "Steel Golem" has the types "Golem" and "Goblin"
