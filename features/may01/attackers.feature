Feature: Who attacks whom, in rulings of our own

  @may01:ours.52
  Scenario: Attackers are one's own creatures in play, and whom they attack is somebody else
    Given Carol is playing too
    And Alice controls "Hill Giant" and has "Watchwolf" in hand
    And Bob controls "Grizzly Bears"
    Then Alice can attack with "Hill Giant" attacking Bob
    And Alice can attack with "Hill Giant" attacking Carol
    And Alice can't attack with "Hill Giant" attacking Alice
    And Alice can't attack with "Watchwolf" attacking Bob
    And Alice can't attack with "Grizzly Bears" attacking Carol
    When Alice attacks with "Hill Giant" attacking Carol
    Then "Hill Giant" is attacking

  @may01:ours.53
  Scenario: A spell that deals none has dealt no damage to anybody
    Given Alice has "Drain Life" in hand and can pay {1}{B}
    And Bob controls "Underworld Dreams"
    When Alice plays "Drain Life" with X = 0 targeting Bob
    And the stack resolves
    Then "Drain Life" has resolved
    And Bob is at 20 life
    And it happened never that Bob was dealt damage
    And it happened never that Bob lost life
    And it happened never that Alice gained life

  @may01:ours.54
  Scenario: Whose draw two effects would replace says which of them does
    Given Bob controls "Words of Worship" and can pay {1}
    And Alice controls "Uba Mask"
    And Bob has "Reach Through Mists" in hand and can pay {U}
    And Bob has "Forest" and "Island" on top of library
    Then the mana cost of "Words of Worship" is {2}{W}
    And "Words of Worship" is white
    And "Words of Worship" has exactly the type "enchantment"
    When Bob activates "Words of Worship"
    And the stack resolves
    And Bob plays "Reach Through Mists"
    And the stack resolves
    And as it resolves, Bob applies "Words of Worship" first
    Then Bob is at 25 life
    And "Forest" is in Bob's library
    And Bob has drawn no cards

  @may01:ours.54
  Scenario: What the Mask takes first is no draw that words could stand for
    Given Bob controls "Words of Worship" and can pay {1}
    And Alice controls "Uba Mask"
    And Bob has "Reach Through Mists" in hand and can pay {U}
    And Bob has "Forest" and "Island" on top of library
    When Bob activates "Words of Worship"
    And the stack resolves
    And Bob plays "Reach Through Mists"
    And the stack resolves
    And as it resolves, Bob applies "Uba Mask" first
    Then "Forest" is removed from the game
    And Bob has drawn no cards
    And "Island" is in Bob's library
