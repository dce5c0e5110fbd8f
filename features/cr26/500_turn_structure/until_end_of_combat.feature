Feature: Effects that last until end of combat

  @cr26:past.418.3d
  Scenario: In 2001, an "until end of combat" effect does nothing after the last combat phase, but applies before an extra one
    Given Alice has 2 "Cry before Dusk" as "cry", "Relentless Assault" in hand and can pay {2}{R}{R}{R}{R}
    And Alice controls "Grizzly Bears"
    And it is Alice's second main phase
    When Alice plays "cry 1" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 2/2
    When Alice plays "Relentless Assault"
    And the stack resolves
    And Alice plays "cry 2" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/2
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 16 life

  @cr26:past.418.3d.today
  Scenario: Since 2004, an "until end of combat" effect that begins after combat lasts through the next turn's combat phase
    Given Alice has "Cry before Dusk" in hand and can pay {R}
    And Alice controls "Grizzly Bears"
    And it is Alice's second main phase
    When Alice plays "Cry before Dusk" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/2
    When the game goes on to Bob's main phase
    Then "Grizzly Bears" is 4/2
    When the game goes on to Bob's second main phase
    Then "Grizzly Bears" is 2/2

  @cr26:500.5 @cr26:117.2c.2 @cr26:106.4 @cr26:703.4q
  Scenario: As the combat phase ends, the effect of Cry before Dusk ends, and unspent mana of the end of combat step is lost
    Given Alice controls "Grizzly Bears" and "Forest"
    And Alice has "Cry before Dusk" in hand and can pay {R}
    When Alice plays "Cry before Dusk" targeting "Grizzly Bears"
    And the stack resolves
    And Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's end of combat step
    And Alice taps "Forest" for mana
    Then "Grizzly Bears" is 4/2
    And Alice has {G} in the mana pool
    When Alice passes
    And Bob passes
    Then it is Alice's postcombat main phase
    And "Grizzly Bears" is 2/2
    And Alice has no mana in the mana pool
    And Alice is at 20 life
    And Alice has priority
    And Bob is at 16 life

  @cr26:500.5.3 @cr26:405.6e.4
  Scenario: As Alice's upkeep ends, the unspent mana of Alice and of Bob is lost
    Given it is Alice's upkeep
    And Alice controls "Forest"
    And Alice has "Plains" as library
    And Bob controls "Sol Ring"
    When Alice taps "Forest" for mana
    And Alice passes
    And Bob taps "Sol Ring" for mana
    Then Alice has {G} in the mana pool
    And Bob has {C}{C} in the mana pool
    When Bob passes
    And Alice passes
    Then it is Alice's draw step
    And Alice has no mana in the mana pool
    And Bob has no mana in the mana pool
    And the stack is empty
    And "Sol Ring" is tapped

  @cr26:500.5.4
  Scenario: Alice loses unspent mana of her Sol Rings, and no life, as her main phase before combat ends and as the one after combat ends
    Given Alice controls 2 "Sol Ring" as "ring"
    When Alice taps "ring 1" for mana
    Then Alice has {C}{C} in the mana pool
    When the game goes on to Alice's beginning of combat step
    Then Alice has no mana in the mana pool
    When the game goes on to Alice's second main phase
    And Alice taps "ring 2" for mana
    Then Alice has {C}{C} in the mana pool
    When the game goes on to Alice's end step
    Then Alice has no mana in the mana pool
    And Alice is at 20 life
