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

  @cr26:609.7c
  Scenario: Torbran increases the damage of Barrow Mite, a card in a graveyard, only once Painter's Servant has made it red
    Given Alice controls "Torbran, Thane of Red Fell"
    And Alice has "Barrow Mite" in graveyard and "Painter's Servant" in hand and can pay {1}{2}{1}
    When Alice activates "Barrow Mite" targeting Bob
    And the stack resolves
    Then Bob is at 18 life
    When Alice plays "Painter's Servant"
    And the stack resolves
    And as it resolves, Alice chooses the color "red"
    And Alice activates "Barrow Mite" targeting Bob
    And the stack resolves
    Then Bob is at 14 life
    And "Barrow Mite" is in Alice's graveyard

  @cr26:609.7c.2
  Scenario: Sphere of Law prevents 2 of the damage of a red spell and all of the 2 combat damage of a red creature, and nothing from a green creature
    Given it is Bob's main phase
    And Alice controls "Sphere of Law"
    And Bob controls "Goblin Raider" and "Grizzly Bears"
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Bob plays "Lightning Bolt" targeting Alice
    And the stack resolves
    Then Alice is at 19 life
    When Bob attacks with "Goblin Raider" and "Grizzly Bears"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 17 life
    And "Goblin Raider" has dealt no combat damage

  @cr26:609.7c.2
  Scenario: Sphere of Law prevents the damage of red Mogg Fanatic, which is in the graveyard by then, and not that of blue Prodigal Sorcerer
    Given it is Bob's main phase
    And Alice controls "Sphere of Law"
    And Bob controls "Mogg Fanatic" and "Prodigal Sorcerer"
    When Bob activates "Mogg Fanatic" targeting Alice
    Then "Mogg Fanatic" is in Bob's graveyard
    When the stack resolves
    Then Alice is at 20 life
    And Alice has been dealt no damage
    When Bob activates "Prodigal Sorcerer" targeting Alice
    And the stack resolves
    Then Alice is at 19 life

  @cr26:609.7c.2
  Scenario: Sphere of Law prevents 2 of the 4 damage of Pyromancy, a red enchantment, and nothing of the damage of Metal Spitter, a colourless artifact
    Given it is Bob's main phase
    And Alice controls "Sphere of Law"
    And Bob controls "Pyromancy" and "Metal Spitter" and can pay {3}
    And Bob has "Hill Giant" in hand
    When Bob activates "burn" of "Pyromancy" targeting Alice
    And the stack resolves
    Then Alice is at 18 life
    And "Pyromancy" has dealt 2 damage to Alice
    When Bob activates "Metal Spitter" targeting Alice
    And the stack resolves
    Then Alice is at 16 life

  @cr26:609.7c.3 @cr26:608.2h.15
  Scenario: Sphere of Law doesn't prevent the damage of Mogg Fanatic that Purelace made white before its sacrifice, and prevents that of a red one
    Given it is Bob's main phase
    And Alice controls "Sphere of Law"
    And Bob controls "Mogg Fanatic" as "pale" and "Mogg Fanatic" as "red"
    And Bob has "Purelace" in hand and can pay {W}
    When Bob plays "Purelace" targeting "pale"
    And the stack resolves
    And Bob activates "pale" targeting Alice
    And the stack resolves
    Then Alice is at 19 life
    And "pale" is red
    When Bob activates "red" targeting Alice
    And the stack resolves
    Then Alice is at 19 life
