Feature: Air Elemental and Giant Spider

  @cr26:208.1
  Scenario: Giant Spider, which is 2/4 and has reach, blocks Air Elemental, which is 4/4, and dies alone
    Given Alice controls "Air Elemental"
    And Bob controls "Giant Spider" and "Hill Giant"
    When Alice attacks with "Air Elemental"
    Then Bob can't block "Air Elemental" with "Hill Giant" because "Air Elemental" has "flying"
    And Bob can block "Air Elemental" with "Giant Spider"
    When Bob blocks "Air Elemental" with "Giant Spider"
    And combat damage is dealt
    Then "Giant Spider" was destroyed
    And "Air Elemental" has 2 damage marked

  @cr26:208.1
  Scenario: Giant Spider that is 5/7 because of Giant Growth blocks Air Elemental, destroys it and survives
    Given Alice controls "Air Elemental"
    And Bob controls "Giant Spider" and "Hill Giant" and has "Giant Growth" in hand and can pay {G}
    When Alice attacks with "Air Elemental"
    Then Bob can't block "Air Elemental" with "Hill Giant" because "Air Elemental" has "flying"
    When Bob blocks "Air Elemental" with "Giant Spider"
    And Bob plays "Giant Growth" targeting "Giant Spider"
    And the stack resolves
    Then "Giant Spider" is 5/7
    When combat damage is dealt
    Then "Air Elemental" was destroyed
    And "Giant Spider" has 4 damage marked
    And Bob is at 20 life

  @cr26:208.1.3
  Scenario: Sorceress Queen makes Craw Wurm, which attacks, 0/2 until end of turn, so it deals no combat damage and the 2 damage of Shock destroys it
    Given Alice controls "Sorceress Queen" and has "Shock" in hand and can pay {R}
    And it is Bob's main phase
    And Bob controls "Craw Wurm" and "Hill Giant"
    When Bob attacks with "Craw Wurm"
    And Alice activates "Sorceress Queen" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" is 0/2
    And "Hill Giant" is 3/3
    When Alice doesn't block
    And combat damage is dealt
    Then Alice is at 20 life
    When Alice plays "Shock" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" was destroyed
