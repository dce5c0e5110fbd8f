Feature: Shields that prevent an amount of damage

  @cr26:615.7.3
  Scenario: Healing Salve prevents 3 of the 4 damage that three attackers deal together
    Given Alice controls "Llanowar Elves", "Goblin Raider" and "Fume Spitter"
    And Bob has "Healing Salve" in hand and can pay {W}
    When Alice attacks with "Llanowar Elves", "Goblin Raider" and "Fume Spitter"
    And Bob plays "Healing Salve" choosing "prevent" targeting Bob
    And the stack resolves
    And Bob doesn't block
    And combat damage is dealt
    And Bob divides 1 to "Llanowar Elves" and 1 to "Goblin Raider" and 1 to "Fume Spitter" for "Healing Salve"
    Then Bob is at 19 life

  @cr26:615.7.3
  Scenario: Bob, whom Alice's Healing Salve protects, chooses which of two attackers' damage Healing Salve prevents
    Given Alice controls "Hill Giant" and "Grizzly Bears" and has "Healing Salve" in hand and can pay {W}
    When Alice plays "Healing Salve" choosing "prevent" targeting Bob
    And the stack resolves
    And Alice attacks with "Hill Giant" and "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    And as it resolves, Bob divides 2 to "Hill Giant" and 1 to "Grizzly Bears"
    Then Bob is at 18 life
    And "Hill Giant" has dealt 1 damage to Bob

  @cr26:615.7 @cr26:616.2
  Scenario: Healing Salve prevents 3 of 4 damage that a blocked attacker and a redirection deal to Veteran Bodyguard together
    Given Alice controls "Llanowar Elves" and "Hill Giant"
    And Bob controls "Veteran Bodyguard" and has "Healing Salve" in hand and can pay {W}
    When Alice attacks with "Llanowar Elves" and "Hill Giant"
    And Bob blocks "Llanowar Elves" with "Veteran Bodyguard"
    And Bob plays "Healing Salve" choosing "prevent" targeting "Veteran Bodyguard"
    And the stack resolves
    And combat damage is dealt
    Then Bob is at 20 life
    And "Veteran Bodyguard" has 1 damage marked

  @cr26:615.7
  Scenario: Healing Salve prevents all 2 damage of a first spell and 1 of the 3 damage of a second
    Given it is Bob's main phase
    And Alice has "Healing Salve" in hand and can pay {W}
    And Bob has "Glacial Ray" and "Lava Spike" in hand and can pay {1}{R}{R}
    When Alice plays "Healing Salve" choosing "prevent" targeting Alice
    And the stack resolves
    And Bob plays "Glacial Ray" targeting Alice
    And the stack resolves
    Then Alice is at 20 life
    When Bob plays "Lava Spike" targeting Alice
    And the stack resolves
    Then Alice is at 18 life

  @cr26:615.7.3
  Scenario: Alice, whose blocked creature Bob's Healing Salve protects, chooses which blocker's damage it prevents
    Given Alice controls "Craw Wurm" owned by Bob
    And Bob controls "Grizzly Bears" and "Trained Armodon"
    And Bob has "Healing Salve" in hand and can pay {W}
    When Alice attacks with "Craw Wurm"
    And Bob blocks "Craw Wurm" with "Grizzly Bears" and "Trained Armodon"
    And Bob plays "Healing Salve" choosing "prevent" targeting "Craw Wurm"
    And the stack resolves
    And combat damage is dealt
    And Alice divides 2 to "Grizzly Bears" and 4 to "Trained Armodon"
    And Alice divides 1 to "Grizzly Bears" and 2 to "Trained Armodon" for "Healing Salve"
    Then "Craw Wurm" has 2 damage marked
    And "Grizzly Bears" has dealt 1 damage to "Craw Wurm"
    And "Trained Armodon" has dealt 1 damage to "Craw Wurm"

  @cr26:615.7.2
  Scenario: Healing Salve on Jace Beleren prevents the 3 damage of a first Lightning Bolt and none of a second
    Given Alice controls "Jace Beleren" with 3 loyalty counters
    And Alice has "Healing Salve" in hand and can pay {W}
    And Bob has "Lightning Bolt" as "one" and "Lightning Bolt" as "two" in hand and can pay {R}{R}
    When Alice plays "Healing Salve" choosing "prevent" targeting "Jace Beleren"
    And the stack resolves
    And Bob plays "one" targeting "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" has 3 loyalty counters
    And "one" has dealt no damage
    When Bob plays "two" targeting "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" is in Alice's graveyard
    And "two" has dealt 3 damage to "Jace Beleren"

  @cr26:615.7.4
  Scenario: Alice chooses for Ember Screen between the damage of two red attackers, of which it prevents 3, and the damage of a green attacker is none of the choices
    Given it is Bob's main phase
    And Alice has "Ember Screen" in hand and can pay {W}
    And Bob controls "Hill Giant", "Gray Ogre" and "Grizzly Bears"
    When Bob attacks with "Hill Giant", "Gray Ogre" and "Grizzly Bears"
    And Alice plays "Ember Screen"
    And the stack resolves
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is asked for a division by "Ember Screen" among "Hill Giant" and "Gray Ogre"
    When Alice divides 2 to "Hill Giant" and 1 to "Gray Ogre" for "Ember Screen"
    Then "Hill Giant" has dealt 1 damage to Alice
    And "Gray Ogre" has dealt 1 damage to Alice
    And "Grizzly Bears" has dealt 2 damage to Alice
    And Alice is at 16 life

  @cr26:615.7.4
  Scenario: Ember Screen prevents the 3 damage of Hill Giant, the only red one of two attackers, and Alice chooses nothing
    Given it is Bob's main phase
    And Alice has "Ember Screen" in hand and can pay {W}
    And Bob controls "Hill Giant" and "Trained Armodon"
    When Bob attacks with "Hill Giant" and "Trained Armodon"
    And Alice plays "Ember Screen"
    And the stack resolves
    And Alice doesn't block
    And combat damage is dealt
    Then "Hill Giant" has dealt no damage
    And "Trained Armodon" has dealt 3 damage to Alice
    And Alice is at 17 life
    And Alice was asked for a division never

  @cr26:615.7.3
  Scenario: Ember Screen prevents 3 of the 7 damage of three red attackers, which Alice divides among two of them
    Given it is Bob's main phase
    And Alice has "Ember Screen" in hand and can pay {W}
    And Bob controls "Hill Giant", "Gray Ogre" and "Goblin Raider"
    When Bob attacks with "Hill Giant", "Gray Ogre" and "Goblin Raider"
    And Alice plays "Ember Screen"
    And the stack resolves
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is asked for a division by "Ember Screen" among "Hill Giant", "Gray Ogre" and "Goblin Raider"
    When Alice divides 1 to "Hill Giant" and 2 to "Goblin Raider" for "Ember Screen"
    Then "Hill Giant" has dealt 2 damage to Alice
    And "Gray Ogre" has dealt 2 damage to Alice
    And "Goblin Raider" has dealt no damage
    And Alice is at 16 life

  @cr26:615.7.4
  Scenario: Ember Screen prevents none of the damage of Grizzly Bears, and then all 3 damage of Lava Spike, which is red
    Given it is Bob's main phase
    And Alice has "Ember Screen" in hand and can pay {W}
    And Bob controls "Grizzly Bears"
    And Bob has 2 "Lava Spike" as "spike" in hand and can pay {R}{R}
    When Bob attacks with "Grizzly Bears"
    And Alice plays "Ember Screen"
    And the stack resolves
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 18 life
    When the game goes on to Bob's second main phase
    And Bob plays "spike 1" targeting Alice
    And the stack resolves
    Then Alice is at 18 life
    When Bob plays "spike 2" targeting Alice
    And the stack resolves
    Then Alice is at 15 life
