Feature: Haste

  @cr26:702.10c
  Scenario: Kiki-Jiki's tap ability can be activated in the turn in which Kiki-Jiki enters
    Given Alice controls "Grizzly Bears"
    And Alice has "Kiki-Jiki, Mirror Breaker" in hand and can pay {2}{R}{R}{R}
    When Alice plays "Kiki-Jiki, Mirror Breaker"
    And the stack resolves
    Then Alice can activate "mirror" of "Kiki-Jiki, Mirror Breaker" targeting "Grizzly Bears"
    When Alice activates "mirror" of "Kiki-Jiki, Mirror Breaker" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice controls 2 "Grizzly Bears" permanents
    And "Kiki-Jiki, Mirror Breaker" is tapped

  @cr26:702.10c
  Scenario: Alice can activate Kiki-Jiki with haste in the turn in which she gains control of it, and not Prodigal Sorcerer
    Given Bob controls "Kiki-Jiki, Mirror Breaker" and "Prodigal Sorcerer"
    And Alice controls "Grizzly Bears" and has 2 "Sudden Claim" as "claim" in hand and can pay {U}{U}
    When Alice plays "claim 1" targeting "Kiki-Jiki, Mirror Breaker"
    And the stack resolves
    And Alice plays "claim 2" targeting "Prodigal Sorcerer"
    And the stack resolves
    Then Alice can't activate "Prodigal Sorcerer" targeting Bob by rule 302.6
    And Alice can activate "mirror" of "Kiki-Jiki, Mirror Breaker" targeting "Grizzly Bears"
    When Alice activates "mirror" of "Kiki-Jiki, Mirror Breaker" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice controls 2 "Grizzly Bears" permanents

  @cr26:702.10d
  Scenario: A creature with two instances of haste can attack in the turn in which it came under its player's control
    Given Alice controls new "Hill Giant" and new "Grizzly Bears"
    And "Hill Giant" has "haste" and has "haste"
    Then Alice can't attack with "Grizzly Bears" by rule 302.6
    And Alice can attack with "Hill Giant"
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life

  @cr26:702.10b
  Scenario: Slith Firewalker with haste can attack in the turn in which it was cast, and Gray Ogre can't
    Given Alice has "Slith Firewalker" and "Gray Ogre" in hand and can pay {R}{R}{2}{R}
    When Alice plays "Slith Firewalker"
    And the stack resolves
    And Alice plays "Gray Ogre"
    And the stack resolves
    Then Alice can't attack with "Gray Ogre" by rule 302.6
    And Alice can attack with "Slith Firewalker"
    When Alice attacks with "Slith Firewalker"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 19 life

  @cr26:702.10b
  Scenario: Slith Firewalker with haste can attack in the turn in which Alice gains control of it, and Hill Giant can't
    Given Bob controls "Slith Firewalker" and "Hill Giant"
    And Alice has 2 "Sudden Claim" as "claim" in hand and can pay {U}{U}
    When Alice plays "claim 1" targeting "Slith Firewalker"
    And the stack resolves
    And Alice plays "claim 2" targeting "Hill Giant"
    And the stack resolves
    Then Alice can't attack with "Hill Giant" by rule 302.6
    And Alice can attack with "Slith Firewalker"
    When Alice attacks with "Slith Firewalker"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 19 life
