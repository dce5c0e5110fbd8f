Feature: Removal from combat

  @cr26:506.4 @cr26:509.1h.2
  Scenario: A blocker that stops being a creature is removed from combat, and the creature that it blocked stays blocked
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob controls "Soul Sculptor" and "Steel Wall" and can pay {1}{W}
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    And Bob blocks "Grizzly Bears" with "Steel Wall"
    Then "Steel Wall" is blocking
    When Bob activates "Soul Sculptor" targeting "Steel Wall"
    And the stack resolves
    Then "Steel Wall" isn't blocking
    And "Grizzly Bears" is blocked
    And it happened once that "Steel Wall" left combat
    When combat damage is dealt
    Then Bob is at 17 life

  @cr26:506.4
  Scenario: An attacker that stops being a creature is removed from combat and deals no combat damage
    Given Alice controls "Grizzly Bears" and "Craw Wurm"
    And Bob controls "Soul Sculptor" and can pay {1}{W}
    When Alice attacks with "Grizzly Bears" and "Craw Wurm"
    And Bob activates "Soul Sculptor" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" isn't attacking
    And "Grizzly Bears" is attacking
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life

  @cr26:506.4.2
  Scenario: An attacker whose controller changes is removed from combat, and its new controller can block with it
    Given it is Bob's main phase
    And Alice controls "Vedalken Orrery" and has "Threaten" in hand and can pay {2}{R}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Bob attacks with "Hill Giant" and "Grizzly Bears"
    And Alice plays "Threaten" targeting "Hill Giant"
    And the stack resolves
    Then Alice controls "Hill Giant"
    And "Hill Giant" isn't attacking
    And "Grizzly Bears" is attacking
    And Alice can block "Grizzly Bears" with "Hill Giant"
    When Alice doesn't block
    And combat damage is dealt
    Then Alice is at 18 life
    And Bob is at 20 life

  @cr26:506.4.2 @cr26:509.1h.2 @cr26:510.1c.2 @cr26:509.1g.3
  Scenario: A blocker whose controller changes is removed from combat, and the creature that it blocked stays blocked
    Given it is Bob's main phase
    And Bob controls "Vedalken Orrery" and has "Threaten" in hand and can pay {2}{R}
    And Bob controls "Grizzly Bears"
    And Alice controls "Hill Giant" and "Serra Angel"
    When Bob attacks with "Grizzly Bears"
    And Alice blocks "Grizzly Bears" with "Hill Giant"
    And Bob plays "Threaten" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" isn't blocking
    And "Grizzly Bears" is blocked
    When combat damage is dealt
    Then Alice is at 20 life
    And "Grizzly Bears" has no damage marked
    And "Hill Giant" has no damage marked

  @cr26:506.4.2
  Scenario: If the only attacker is removed from combat because its controller changes, no combat damage is dealt
    Given it is Bob's main phase
    And Alice controls "Vedalken Orrery" and has "Threaten" in hand and can pay {2}{R}
    And Bob controls "Hill Giant"
    When Bob attacks with "Hill Giant"
    And Alice plays "Threaten" targeting "Hill Giant"
    And the stack resolves
    Then Alice controls "Hill Giant"
    And "Hill Giant" isn't attacking
    When combat damage is dealt
    Then Alice is at 20 life
    And "Hill Giant" has dealt no damage

  @cr26:506.4.3 @cr26:118.5a.2 @cr26:508.1k.3
  Scenario: Reconnaissance removes an attacker from combat, and the attacker deals no combat damage
    Given Alice controls "Reconnaissance", "Hill Giant" and "Grizzly Bears"
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    And Alice activates "Reconnaissance" targeting "Hill Giant"
    Then the stack holds the ability of "Reconnaissance"
    When the stack resolves
    Then "Hill Giant" isn't attacking
    And "Hill Giant" is untapped
    And "Grizzly Bears" is attacking
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life

  @cr26:506.4.3 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Once Reconnaissance has removed them from combat, Smite can't target Hill Giant as a blocked creature, and Grizzly Bears can't be returned as an unblocked one
    Given Alice controls "Reconnaissance", "Hill Giant" and "Grizzly Bears"
    And Alice has "Ninja of the Deep Hours" in hand and can pay {1}{U}
    And Bob controls "Wall of Stone"
    And Bob has "Smite" in hand and can pay {W}
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    And Bob blocks "Hill Giant" with "Wall of Stone"
    Then Bob can play "Smite" targeting "Hill Giant"
    And Alice can use ninjutsu with "Ninja of the Deep Hours" returning "Grizzly Bears"
    When Alice activates "Reconnaissance" targeting "Hill Giant"
    And the stack resolves
    And Alice activates "Reconnaissance" targeting "Grizzly Bears"
    And the stack resolves
    Then Bob can't play "Smite" targeting "Hill Giant" by rule 601.2c
    And Alice can't use ninjutsu with "Ninja of the Deep Hours" returning "Grizzly Bears" by rule 702.49c
    When combat damage is dealt
    Then "Wall of Stone" has no damage marked
    And Bob is at 20 life

  @cr26:508.1k
  Scenario: After combat damage, Hill Giant is still attacking in the end of combat step, so Reconnaissance can untap it
    Given Alice controls "Reconnaissance", "Hill Giant" and "Grizzly Bears"
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    And Bob doesn't block
    And the game goes on to the end of combat step
    Then Bob is at 15 life
    And "Hill Giant" is attacking
    When Alice activates "Reconnaissance" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is untapped
    And "Grizzly Bears" is tapped
    When the game goes on to Alice's postcombat main phase
    Then "Grizzly Bears" isn't attacking
    And Alice can't activate "Reconnaissance" targeting "Grizzly Bears" by rule 601.2c

  @cr26:506.4.7
  Scenario: A blocker that phases out is removed from combat, and the creature that it blocked stays blocked
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Reality Ripple" in hand and can pay {1}{U}
    And Bob controls "Craw Wurm"
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    And Bob blocks "Hill Giant" with "Craw Wurm"
    And Alice plays "Reality Ripple" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" is phased out
    And "Craw Wurm" isn't blocking
    And "Hill Giant" is blocked
    And it happened once that "Craw Wurm" left combat
    When combat damage is dealt
    Then "Hill Giant" has dealt no damage
    And Bob is at 18 life
    When the game goes on to Alice's end of combat step
    Then "Hill Giant" has no damage marked
    And "Hill Giant" is in play

  @cr26:506.4.4
  Scenario: If Jace Beleren stops being a planeswalker, it is no longer attacked, and its attacker deals no combat damage
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob controls "Jace Beleren" and "Vedalken Orrery"
    And Bob has "Song of the Dryads" in hand and can pay {2}{G}
    When Alice attacks with "Hill Giant" attacking "Jace Beleren" and "Grizzly Bears" attacking Bob
    And Bob plays "Song of the Dryads" targeting "Jace Beleren"
    And the stack resolves
    Then "Hill Giant" is attacking
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life
    And "Hill Giant" has dealt no damage
    And "Jace Beleren" has 3 loyalty counters

  @cr26:506.4.4
  Scenario: If Alice gains control of the Jace Beleren that her Hill Giant attacks, he is no longer attacked, and Hill Giant deals no combat damage
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Sudden Claim" in hand and can pay {U}
    And Bob controls "Jace Beleren"
    When Alice attacks with "Hill Giant" attacking "Jace Beleren" and "Grizzly Bears" attacking Bob
    And Alice plays "Sudden Claim" targeting "Jace Beleren"
    And the stack resolves
    Then Alice controls "Jace Beleren"
    And "Hill Giant" is attacking
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life
    And "Hill Giant" has dealt no damage
    And "Jace Beleren" has 3 loyalty counters

  @cr26:506.4.8
  Scenario: An attacker that phases out is removed from combat and deals no combat damage
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob has "Reality Ripple" in hand and can pay {1}{U}
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    And Bob plays "Reality Ripple" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is phased out
    And "Hill Giant" isn't attacking
    And it happened once that "Hill Giant" left combat
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life

  @cr26:506.4c.2
  Scenario: If Jace Beleren, which has become a creature, phases out, it is no longer attacked, and Hill Giant deals no combat damage
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Reality Ripple" in hand and can pay {1}{U}
    And Bob controls "Jace Beleren" with 5 loyalty counters
    And Bob has "Call to the Rampart" in hand and can pay {W}
    When Alice attacks with "Hill Giant" attacking "Jace Beleren" and "Grizzly Bears" attacking Bob
    And Bob plays "Call to the Rampart" targeting "Jace Beleren"
    And the stack resolves
    And Alice plays "Reality Ripple" targeting "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" is phased out
    And "Hill Giant" is attacking
    When Bob doesn't block
    And combat damage is dealt
    Then "Hill Giant" has dealt no damage
    And Bob is at 18 life
    When the game goes on to Bob's main phase
    Then "Jace Beleren" has 5 loyalty counters

  @cr26:506.4c.2
  Scenario: If Jace Beleren phases out with Bob's other permanents, he is no longer attacked, and Hill Giant deals no combat damage
    Given Alice controls "Hill Giant"
    And Bob controls "Jace Beleren" with 5 loyalty counters
    And Bob has "Teferi's Protection" in hand and can pay {2}{W}
    When Alice attacks with "Hill Giant" attacking "Jace Beleren"
    And Bob plays "Teferi's Protection"
    And the stack resolves
    Then "Jace Beleren" is phased out
    And "Hill Giant" is attacking
    When Bob doesn't block
    And combat damage is dealt
    Then "Hill Giant" has dealt no damage
    When the game goes on to Bob's main phase
    Then "Jace Beleren" has 5 loyalty counters
