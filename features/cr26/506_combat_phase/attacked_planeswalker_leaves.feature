Feature: Attacked planeswalkers that leave combat

  @cr26:506.4c @cr26:510.1b.2 @cr26:506.4.4
  Scenario: An unblocked creature that attacks a planeswalker deals no combat damage if the planeswalker has left
    Given Alice controls "Hill Giant" and has "Boomerang" in hand and can pay {U}{U}
    And Bob controls "Jace Beleren"
    When Alice attacks with "Hill Giant" attacking "Jace Beleren"
    And Alice plays "Boomerang" targeting "Jace Beleren"
    And the stack resolves
    Then "Hill Giant" is attacking
    And "Jace Beleren" is in Bob's hand
    When Bob doesn't block
    And combat damage is dealt
    Then "Hill Giant" has dealt no damage
    And Bob is at 20 life

  @cr26:506.4c
  Scenario: A creature that attacks a planeswalker can still be blocked if the planeswalker has left, and deals damage to its blocker
    Given Alice controls "Hill Giant" and has "Boomerang" in hand and can pay {U}{U}
    And Bob controls "Jace Beleren" and "Grizzly Bears"
    When Alice attacks with "Hill Giant" attacking "Jace Beleren"
    And Alice plays "Boomerang" targeting "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" is in Bob's hand
    And Bob can block "Hill Giant" with "Grizzly Bears"
    When Bob blocks "Hill Giant" with "Grizzly Bears"
    And combat damage is dealt
    Then "Grizzly Bears" was destroyed
    And "Hill Giant" has 2 damage marked
    And Bob is at 20 life
