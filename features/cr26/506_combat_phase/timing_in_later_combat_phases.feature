Feature: Timing relative to combat in a later combat phase

  @cr26:506.7c.2
  Scenario: Watchman's Signal can be cast in the second combat phase of Alice's turn before blockers are declared there, and not after that
    Given it is Alice's precombat main phase
    And Alice controls "Hill Giant"
    And Alice has "Relentless Assault" in hand and can pay {2}{R}{R}
    And Bob has 3 "Watchman's Signal" as "signal" in hand and can pay {W}{W}{W}
    When Alice attacks with "Hill Giant"
    And Bob plays "signal 1"
    And the stack resolves
    Then Bob is at 24 life
    When Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's postcombat main phase
    And Alice plays "Relentless Assault"
    And the stack resolves
    And Alice attacks with "Hill Giant"
    And Bob plays "signal 2"
    And the stack resolves
    Then Bob is at 25 life
    And Bob can play "signal 3"
    When Bob doesn't block
    Then Bob can't play "signal 3" because of "timing" of "signal 3"

  @cr26:506.7c
  Scenario: In both combat phases of a turn, Panic can be cast before blockers are declared there, and not after that
    Given it is Alice's precombat main phase
    And Alice controls "Hill Giant"
    And Alice has 3 "Panic" as "panic" and "Relentless Assault" in hand and can pay {2}{R}{R}{R}{R}{R}
    And Bob controls "Grizzly Bears" and "Gray Ogre"
    When Alice attacks with "Hill Giant"
    And Alice plays "panic 1" targeting "Grizzly Bears"
    And the stack resolves
    Then Bob can't block "Hill Giant" with "Grizzly Bears" by rule 509.1b
    And Bob can block "Hill Giant" with "Gray Ogre"
    When Bob doesn't block
    Then Alice can't play "panic 2" targeting "Gray Ogre" because of "timing" of "panic 2"
    When combat damage is dealt
    And the game goes on to Alice's postcombat main phase
    Then Alice can't play "panic 2" targeting "Gray Ogre" because of "timing" of "panic 2"
    When Alice plays "Relentless Assault"
    And the stack resolves
    And Alice attacks with "Hill Giant"
    Then Alice can play "panic 2" targeting "Gray Ogre"
    When Alice plays "panic 2" targeting "Gray Ogre"
    And the stack resolves
    Then Bob can't block "Hill Giant" with "Gray Ogre" by rule 509.1b
    When Bob doesn't block
    Then Alice can't play "panic 3" targeting "Gray Ogre" because of "timing" of "panic 3"
