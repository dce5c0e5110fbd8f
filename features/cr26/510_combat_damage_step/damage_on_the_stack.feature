Feature: Combat damage on the stack

  @cr26:past.310.4c
  Scenario: Until 2006, a blocker that leaves while combat damage is on the stack deals its damage, but is dealt none
    Given Alice controls "Hill Giant"
    And Bob controls "Grizzly Bears"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Grizzly Bears"
    And combat damage is put on the stack
    And Bob plays "Boomerang" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's hand
    And "Hill Giant" has 2 damage marked
    And "Hill Giant" has dealt no damage
    And Bob is at 20 life

  @cr26:past.310.4c.today
  Scenario: Today, combat damage doesn't use the stack, so a blocker can be returned to hand only before the combat damage step
    Given Alice controls "Hill Giant"
    And Bob controls "Grizzly Bears"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Grizzly Bears"
    Then Bob can play "Boomerang" targeting "Grizzly Bears"
    When the game goes on to Alice's combat damage step
    Then "Grizzly Bears" was destroyed
    And "Hill Giant" has dealt 3 damage to "Grizzly Bears"
    And "Hill Giant" has 2 damage marked

  @cr26:510.2.2 @cr26:510.1.2
  Scenario: Since 2009, Grizzly Bears and Hill Giant deal their combat damage before any player gets priority in the combat damage step
    Given Alice controls "Hill Giant" and "Gray Ogre" and has "Lightning Bolt" in hand and can pay {R}
    And Bob controls "Grizzly Bears" and "Mogg Fanatic"
    When Alice attacks with "Hill Giant" and "Gray Ogre"
    And Bob blocks "Hill Giant" with "Grizzly Bears"
    And Alice passes
    And Bob passes
    Then it is Alice's combat damage step
    And the stack is empty
    And "Grizzly Bears" was destroyed
    And "Hill Giant" has 2 damage marked
    And it happened at once that Bob was dealt damage, "Hill Giant" was dealt damage and "Grizzly Bears" was dealt damage
    And it happened once that Alice got priority in the combat damage step
    And it happened never that Bob got priority in the combat damage step
    And it happened in this order that "Grizzly Bears" was dealt damage, then Alice got priority in the combat damage step

  @cr26:past.310.4c.today
  Scenario: Today, the combat damage of one unblocked creature is dealt to Bob, and the other creature is blocked
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob controls "Wall of Stone"
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Wall of Stone"
    And combat damage is dealt
    Then Bob is at 17 life
    And "Wall of Stone" has 2 damage marked
