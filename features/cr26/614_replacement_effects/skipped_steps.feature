Feature: Skipped steps

  @cr26:614.1b
  Scenario: With Recycle, Alice skips her draw step, but neither her upkeep nor her main phase
    Given it is Bob's end step
    And Alice controls "Recycle" and "Dark Confidant"
    And Alice controls tapped "Ornithopter"
    And Alice has "Grizzly Bears" and "Hill Giant" on top of library
    When the game goes on to Alice's upkeep
    Then "Dark Confidant" has triggered once
    And "Ornithopter" is untapped
    When the stack resolves
    And the game goes on to Alice's main phase
    Then it happened never that Alice drew
    And it happened never that Alice's draw step began
    And "Hill Giant" is in Alice's library
    And Alice is at 18 life

  @cr26:614.1b
  Scenario: With Alice's Recycle, Bob doesn't skip his draw step
    Given it is Alice's end step
    And Alice controls "Recycle"
    When the game goes on to Bob's main phase
    Then Bob has drawn 1 card
    When the game goes on to Alice's main phase
    Then Alice has drawn no cards

  @cr26:614.10 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Recycle that Alice casts in her draw step, after she has drawn, skips no step of that turn, and skips the draw step of her next turn
    Given it is Alice's upkeep
    And Alice controls "Vedalken Orrery" and has "Recycle" in hand and can pay {4}{G}{G}
    When the game goes on to Alice's draw step
    Then Alice has drawn 1 card
    When Alice plays "Recycle"
    And the stack resolves
    Then it is Alice's draw step
    When the game goes on to Alice's next main phase
    Then Alice has drawn 1 card

  @cr26:614.10
  Scenario: Recycle that Alice casts in her draw step doesn't keep her from the draw of that step, and skips the draw step of her next turn
    Given it is Alice's upkeep
    And Alice controls "Vedalken Orrery" and has "Recycle" and "Lightning Bolt" in hand and can pay {4}{G}{G}{R}
    When the game goes on to Alice's draw step
    And Alice plays "Recycle"
    And the stack resolves
    Then it is Alice's draw step
    And Alice has drawn 1 card
    And Alice can play "Lightning Bolt" targeting Bob
    When the game goes on to Alice's next main phase
    Then Alice has drawn 1 card

  @cr26:614.10a
  Scenario: With Recycle, Howling Mine doesn't trigger for Alice's draw step, which is skipped, and triggers for Bob's
    Given it is Bob's end step
    And Alice controls "Recycle" and "Howling Mine"
    When the game goes on to Alice's main phase
    Then Alice has drawn no cards
    And "Howling Mine" has triggered never
    When the game goes on to Bob's main phase
    Then "Howling Mine" has triggered once
    And Bob has drawn 2 cards

  @cr26:500.11 @cr26:614.1b.3
  Scenario: With Hollow Afternoon, Alice skips the main phase after her combat phase, and Bob doesn't skip his
    Given it is Alice's precombat main phase
    And Alice controls "Hollow Afternoon"
    When the game goes on to Alice's end of combat step
    And Alice passes
    And Bob passes
    Then it is Alice's end step
    And it happened never that a postcombat main phase began
    When the game goes on to Bob's end of combat step
    And Bob passes
    And Alice passes
    Then it is Bob's postcombat main phase

  @cr26:614.1b.3
  Scenario: With Alice's Hollow Afternoon, Bob has a main phase after his combat phase, and casts Grizzly Bears in it
    Given it is Alice's precombat main phase
    And Alice controls "Hollow Afternoon"
    And Bob has "Grizzly Bears" in hand and can pay {1}{G}
    When the game goes on to Bob's end of combat step
    And Bob passes
    And Alice passes
    Then it is Bob's postcombat main phase
    When Bob plays "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in play

  @cr26:614.10.3
  Scenario: Hollow Afternoon that Alice casts in her main phase after combat ends nothing of that phase, and skips that of her next turn
    Given it is Alice's postcombat main phase
    And Alice has "Hollow Afternoon" and "Grizzly Bears" in hand and can pay {1}{W}{1}{G}
    When Alice plays "Hollow Afternoon"
    And the stack resolves
    Then it is Alice's postcombat main phase
    And Alice can play "Grizzly Bears"
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in play
    When the game goes on to Bob's main phase
    And the game goes on to Alice's end of combat step
    And Alice passes
    And Bob passes
    Then it is Alice's end step

  @cr26:614.10a.2
  Scenario: If no upkeep is skipped, the ability of Belated Blessing triggers in Alice's next upkeep and in no later one
    Given it is Alice's main phase
    And Alice has "Belated Blessing" in hand and can pay {G}
    When Alice plays "Belated Blessing"
    And the stack resolves
    Then Alice is at 20 life
    When the game goes on to Bob's main phase
    Then Alice is at 20 life
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then Alice is at 23 life
    When the game goes on to Bob's main phase
    And the game goes on to Alice's main phase
    Then Alice is at 23 life

  @cr26:614.10a.2
  Scenario: The ability of Belated Blessing, which waits for Alice's next upkeep, waits for the first one that Eon Hub doesn't skip
    Given it is Alice's main phase
    And Alice controls "Eon Hub"
    And Alice has "Belated Blessing" in hand and can pay {G}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "Belated Blessing"
    And the stack resolves
    And the game goes on to Bob's main phase
    And the game goes on to Alice's main phase
    Then Alice is at 20 life
    And it happened never that an upkeep began
    When Alice passes
    And Bob plays "Naturalize" targeting "Eon Hub"
    And the stack resolves
    And the game goes on to Bob's main phase
    And the game goes on to Alice's main phase
    Then Alice is at 23 life
