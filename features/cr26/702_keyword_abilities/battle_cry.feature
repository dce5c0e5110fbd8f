Feature: Battle Cry

  @cr26:702.91a
  Scenario: Battle cry gives +1/+0 to another attacking creature, and not to a creature that doesn't attack
    Given Alice controls "Goblin Wardriver", "Grizzly Bears", "Craw Wurm" and "Hill Giant"
    When Alice attacks with "Goblin Wardriver", "Grizzly Bears" and "Craw Wurm"
    And the stack resolves
    Then "Grizzly Bears" is 3/2
    And "Craw Wurm" is 7/4
    And "Goblin Wardriver" is 2/2
    And "Hill Giant" is 3/3

  @cr26:702.91a
  Scenario: The +1/+0 of battle cry lasts after combat until end of turn
    Given Alice controls "Goblin Wardriver" and "Grizzly Bears"
    When Alice attacks with "Goblin Wardriver" and "Grizzly Bears"
    And the game goes on to Alice's second main phase
    Then "Grizzly Bears" is 3/2
    When the turn ends
    Then "Grizzly Bears" is 2/2
    When the game goes on to Alice's next main phase
    And Alice attacks with "Goblin Wardriver" and "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 3/2
    And "Goblin Wardriver" has triggered twice

  @cr26:702.91b
  Scenario: Goblin Wardriver with two instances of battle cry gives another attacker +2/+0
    Given Alice controls "Goblin Wardriver" and "Grizzly Bears"
    And "Goblin Wardriver" has "battle cry"
    When Alice attacks with "Goblin Wardriver" and "Grizzly Bears"
    Then "Goblin Wardriver" has triggered twice
    When the stack resolves
    Then "Grizzly Bears" is 4/2
    And "Goblin Wardriver" is 2/2

  @cr26:702.91a
  Scenario: Battle cry triggers when Goblin Wardriver attacks, and not when only another creature attacks
    Given Alice controls "Goblin Wardriver" and "Grizzly Bears"
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    Then "Goblin Wardriver" has triggered never
    And Bob is at 18 life
    When the game goes on to Alice's next main phase
    And Alice attacks with "Goblin Wardriver" and "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 13 life

  @cr26:702.91a @edition:2026-01
  Scenario: Battle cry also gives +1/+0 to a Warrior token that mobilize put onto the battlefield attacking before battle cry resolves
    Given Alice controls "Goblin Wardriver" and "Dragonback Lancer"
    When Alice attacks with "Goblin Wardriver" and "Dragonback Lancer"
    And Alice puts "Goblin Wardriver" and "Dragonback Lancer" in this order
    And the top of the stack resolves
    Then the first "Warrior" token is attacking
    When the stack resolves
    Then the first "Warrior" token is 2/1
    And "Dragonback Lancer" is 4/3
    And "Goblin Wardriver" is 2/2

  @cr26:702.91a
  Scenario: Goblin Wardriver that attacks Bob gives +1/+0 to Grizzly Bears that attack Carol, too
    Given Carol is playing too
    And Alice controls "Goblin Wardriver", "Grizzly Bears" and "Hill Giant"
    When Alice attacks with "Goblin Wardriver" attacking Bob and "Grizzly Bears" attacking Carol
    And the stack resolves
    Then "Grizzly Bears" is 3/2
    And "Goblin Wardriver" is 2/2
    And "Hill Giant" is 3/3

  @cr26:702.91a
  Scenario: Grizzly Bears get +1/+0 from battle cry although Goblin Wardriver has died before it resolves
    Given Alice controls "Goblin Wardriver" and "Grizzly Bears"
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    When Alice attacks with "Goblin Wardriver" and "Grizzly Bears"
    And Bob in response plays "Murder" targeting "Goblin Wardriver"
    And the top of the stack resolves
    Then "Goblin Wardriver" is in Alice's graveyard
    And "Grizzly Bears" is 2/2
    When the stack resolves
    Then "Grizzly Bears" is 3/2
