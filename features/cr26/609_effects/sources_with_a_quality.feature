Feature: Effects on damage from sources with a quality

  @cr26:609.7c
  Scenario: Torbran increases the damage of a red spell
    Given Alice controls "Torbran, Thane of Red Fell"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Bob is at 15 life

  @cr26:609.7c
  Scenario: Torbran increases the combat damage of a red creature, and not that of a green creature
    Given Alice controls "Torbran, Thane of Red Fell", "Goblin Raider" and "Grizzly Bears"
    When Alice attacks with "Goblin Raider" and "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    Then "Goblin Raider" has dealt 4 damage to Bob
    And "Grizzly Bears" has dealt 2 damage to Bob
    And Bob is at 14 life
