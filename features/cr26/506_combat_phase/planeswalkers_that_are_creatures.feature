Feature: Planeswalkers that are creatures, in combat

  Background:
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob controls "Jace Beleren" with 5 loyalty counters
    And Bob has "Call to the Rampart" in hand and can pay {W}

  @cr26:506.4d
  Scenario: An attacked planeswalker that blocks and stops being a creature no longer blocks, and is still attacked
    Given Bob has "Words over Swords" in hand and can pay {W}
    When Alice attacks with "Hill Giant" attacking "Jace Beleren" and "Grizzly Bears" attacking Bob
    And Bob plays "Call to the Rampart" targeting "Jace Beleren"
    And the stack resolves
    And Bob blocks "Grizzly Bears" with "Jace Beleren"
    Then "Jace Beleren" is blocking "Grizzly Bears"
    When Bob plays "Words over Swords" targeting "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" isn't blocking
    And "Grizzly Bears" is blocked
    When combat damage is dealt
    Then "Jace Beleren" has 2 loyalty counters
    And Bob is at 20 life

  @cr26:506.4d
  Scenario: An attacked planeswalker that blocks, and stops being a planeswalker and a creature, is removed from combat
    Given Bob controls "Soul Sculptor" and can pay {1}{W}
    When Alice attacks with "Hill Giant" attacking "Jace Beleren" and "Grizzly Bears" attacking Bob
    And Bob plays "Call to the Rampart" targeting "Jace Beleren"
    And the stack resolves
    And Bob blocks "Grizzly Bears" with "Jace Beleren"
    And Bob activates "Soul Sculptor" targeting "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" has the type "enchantment"
    And "Jace Beleren" doesn't have the type "planeswalker"
    And "Jace Beleren" doesn't have the type "creature"
    And "Jace Beleren" isn't blocking
    And "Hill Giant" is attacking
    When combat damage is dealt
    Then "Jace Beleren" has 5 loyalty counters
    And "Hill Giant" has dealt no damage
    And Bob is at 20 life

  @cr26:506.4d
  Scenario: An attacked planeswalker that blocks and stops being a planeswalker still blocks, and is no longer attacked
    Given Bob has "Swords over Words" in hand and can pay {R}
    When Alice attacks with "Hill Giant" attacking "Jace Beleren" and "Grizzly Bears" attacking Bob
    And Bob plays "Call to the Rampart" targeting "Jace Beleren"
    And the stack resolves
    And Bob blocks "Grizzly Bears" with "Jace Beleren"
    And Bob plays "Swords over Words" targeting "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" is blocking "Grizzly Bears"
    And "Hill Giant" is attacking
    When combat damage is dealt
    Then "Grizzly Bears" was destroyed
    And "Hill Giant" has dealt no damage
    And "Jace Beleren" has 2 damage marked
    And "Jace Beleren" has 5 loyalty counters
    And Bob is at 20 life
