Feature: Requirements to block beside restrictions that concern several creatures

  @cr26:509.1c.ex1
  Scenario: Restless Sentry has to block Boggart Brute, so Grizzly Bears, which need not block, has to block with it
    Given Alice controls "Boggart Brute"
    And Bob controls "Restless Sentry" and "Grizzly Bears"
    When Alice attacks with "Boggart Brute"
    Then Bob can't not block because of the first printed ability of "Restless Sentry"
    And Bob can't block "Boggart Brute" with "Restless Sentry" because "Boggart Brute" has "menace"
    And Bob can't block "Boggart Brute" with "Grizzly Bears" by rule 509.1b
    And Bob can block "Boggart Brute" with "Restless Sentry" and "Grizzly Bears"
    When Bob blocks "Boggart Brute" with "Restless Sentry" and "Grizzly Bears"
    And combat damage is dealt
    And Alice divides 0 to "Restless Sentry" and 3 to "Grizzly Bears"
    Then "Grizzly Bears" was destroyed
    And "Boggart Brute" was destroyed

  @cr26:509.1c.ex1
  Scenario: Restless Sentry need not block Boggart Brute if no other creature can block with it
    Given Alice controls "Boggart Brute" and "Hill Giant"
    And Bob controls "Restless Sentry" and tapped "Grizzly Bears"
    When Alice attacks with "Boggart Brute"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    When the game goes on to Alice's next main phase
    And Alice attacks with "Boggart Brute" and "Hill Giant"
    Then Bob can't not block because of the first printed ability of "Restless Sentry"
    And Bob can block "Hill Giant" with "Restless Sentry"

  @cr26:509.1c.ex1
  Scenario: Restless Sentry has to block Hill Giant, which has no menace, even if no other creature blocks
    Given Alice controls "Boggart Brute" and "Hill Giant"
    And Bob controls "Restless Sentry" and "Grizzly Bears"
    When Alice attacks with "Hill Giant"
    Then Bob can't not block because of the first printed ability of "Restless Sentry"
    When Bob blocks "Hill Giant" with "Restless Sentry"
    And combat damage is dealt
    Then "Hill Giant" has 1 damage marked
    And Bob is at 20 life

  @cr26:509.1c.5
  Scenario: With Lure on Charging Rhino, one of two creatures has to block it, and the other one may not
    Given Alice controls "Charging Rhino" and "Lure"
    And "Lure" is attached to "Charging Rhino"
    And Bob controls "Watchwolf" and "Grizzly Bears"
    When Alice attacks with "Charging Rhino"
    Then Bob can't not block because of the second printed ability of "Lure"
    And Bob can't block "Charging Rhino" with "Watchwolf" and "Grizzly Bears" because of the ability "charge" of "Charging Rhino"
    When Bob blocks "Charging Rhino" with "Grizzly Bears"
    And combat damage is dealt
    Then "Grizzly Bears" was destroyed
    And "Charging Rhino" has 2 damage marked

  @cr26:509.1c.5
  Scenario: With Lure on Charging Rhino, the only creature that can block has to block it
    Given Alice controls "Charging Rhino" and "Lure"
    And "Lure" is attached to "Charging Rhino"
    And Bob controls "Watchwolf" and tapped "Grizzly Bears"
    When Alice attacks with "Charging Rhino"
    Then Bob can't not block because of the second printed ability of "Lure"
    When Bob blocks "Charging Rhino" with "Watchwolf"
    And combat damage is dealt
    Then "Watchwolf" was destroyed
    And "Charging Rhino" has 3 damage marked
    And Bob is at 20 life

  @cr26:509.1c.6
  Scenario: With Silent Arbiter in play, Restless Sentry has to block instead of Grizzly Bears
    Given Alice controls "Hill Giant" and "Silent Arbiter"
    And Bob controls "Restless Sentry" and "Grizzly Bears"
    When Alice attacks with "Hill Giant"
    Then Bob can't not block because of the first printed ability of "Restless Sentry"
    And Bob can't block "Hill Giant" with "Grizzly Bears" because of the first printed ability of "Restless Sentry"
    And Bob can't block "Hill Giant" with "Restless Sentry" and "Grizzly Bears" because of the ability "parry" of "Silent Arbiter"
    When Bob blocks "Hill Giant" with "Restless Sentry"
    And combat damage is dealt
    Then "Restless Sentry" was destroyed
    And Bob is at 20 life

  @cr26:509.1c.7
  Scenario: Bob doesn't have to pay for Bridge Toll so that Restless Sentry blocks, but has to block once Bridge Toll is destroyed
    Given Alice controls "Bridge Toll" and "Hill Giant"
    And Bob controls "Restless Sentry"
    And Bob has "Naturalize" in hand and can pay {2}{G}
    When Alice attacks with "Hill Giant"
    Then Bob can not block
    And Bob can block "Hill Giant" with "Restless Sentry"
    When Bob plays "Naturalize" targeting "Bridge Toll"
    And the stack resolves
    Then Bob can't not block because of the first printed ability of "Restless Sentry"
    When Bob blocks "Hill Giant" with "Restless Sentry"
    And combat damage is dealt
    Then "Hill Giant" has 1 damage marked
    And Bob is at 20 life

  @cr26:509.1c.8
  Scenario: Restless Sentry has blocked in the first combat phase, and has to block again in the second combat phase of the turn
    Given Alice controls "Hill Giant" and "Trained Armodon"
    And Alice has "Relentless Assault" in hand and can pay {2}{R}{R}
    And Bob controls "Restless Sentry" and has "Giant Growth" in hand and can pay {G}
    When Alice attacks with "Hill Giant"
    Then Bob can't not block because of the first printed ability of "Restless Sentry"
    When Bob blocks "Hill Giant" with "Restless Sentry"
    And Bob plays "Giant Growth" targeting "Restless Sentry"
    And the stack resolves
    And combat damage is dealt
    Then "Hill Giant" was destroyed
    When the game goes on to Alice's postcombat main phase
    And Alice plays "Relentless Assault"
    And the stack resolves
    And Alice attacks with "Trained Armodon"
    Then Bob can't not block because of the first printed ability of "Restless Sentry"
    When Bob blocks "Trained Armodon" with "Restless Sentry"
    And combat damage is dealt
    Then "Trained Armodon" was destroyed
    And Bob is at 20 life

  @cr26:509.1c.10
  Scenario: Wall of Stone, which Culling Mark requires to block this turn, has to block in the first and in the second combat phase of the turn, and not in the next turn
    Given Alice controls "Hill Giant" and "Trained Armodon"
    And Alice has "Culling Mark" and "Relentless Assault" in hand and can pay {2}{G}{2}{R}{R}
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    And Bob controls "Wall of Stone"
    When Alice plays "Culling Mark" targeting "Wall of Stone"
    And the stack resolves
    And Alice attacks with "Hill Giant"
    Then Bob can't not block by rule 509.1c
    And Bob can block "Hill Giant" with "Wall of Stone"
    When Bob blocks "Hill Giant" with "Wall of Stone"
    And combat damage is dealt
    Then "Wall of Stone" has 3 damage marked
    When the game goes on to Alice's postcombat main phase
    And Alice plays "Relentless Assault"
    And the stack resolves
    And Alice attacks with "Trained Armodon"
    Then Bob can't not block by rule 509.1c
    And Bob can block "Trained Armodon" with "Wall of Stone"
    When Bob blocks "Trained Armodon" with "Wall of Stone"
    And combat damage is dealt
    Then "Wall of Stone" has 6 damage marked
    And Bob is at 20 life
    When the game goes on to Alice's next main phase
    And Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life

  @cr26:509.1c.10
  Scenario: Wall of Stone, which Culling Mark requires to block this turn, has to block in a turn with one combat phase, and not in the next turn
    Given Alice controls "Hill Giant"
    And Alice has "Culling Mark" in hand and can pay {2}{G}
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    And Bob controls "Wall of Stone"
    When Alice plays "Culling Mark" targeting "Wall of Stone"
    And the stack resolves
    And Alice attacks with "Hill Giant"
    Then Bob can't not block by rule 509.1c
    And Bob can block "Hill Giant" with "Wall of Stone"
    When Bob blocks "Hill Giant" with "Wall of Stone"
    And combat damage is dealt
    Then "Wall of Stone" has 3 damage marked
    When the game goes on to Alice's next main phase
    And Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life

  @cr26:509.1c.9
  Scenario: Wary Doorkeeper has to block while Bob controls an artifact, and need not block after Alice has destroyed the artifact
    Given Alice controls "Hill Giant" and has "Naturalize" in hand and can pay {1}{G}
    And Bob controls "Wary Doorkeeper" and "Sol Ring"
    When Alice attacks with "Hill Giant"
    Then Bob can't not block because of "watch" of "Wary Doorkeeper"
    When Alice plays "Naturalize" targeting "Sol Ring"
    And the stack resolves
    Then Bob can not block
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life

  @cr26:509.1c.9
  Scenario: Wary Doorkeeper of Bob, who controls an artifact, blocks Hill Giant
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob controls "Wary Doorkeeper", "Wall of Stone" and "Sol Ring"
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    Then Bob can't block "Hill Giant" with "Wall of Stone" because of "watch" of "Wary Doorkeeper"
    When Bob blocks "Hill Giant" with "Wary Doorkeeper"
    And combat damage is dealt
    Then "Wary Doorkeeper" has 3 damage marked
    And Bob is at 18 life

  @cr26:509.1c.11
  Scenario: Wall of Stone has to block Hill Giant with Lure, also if Hungry Rampart blocks it for the sacrifice of a land
    Given Alice controls "Hill Giant" and "Lure"
    And "Lure" is attached to "Hill Giant"
    And Bob controls "Hungry Rampart", "Wall of Stone" and "Forest"
    When Alice attacks with "Hill Giant"
    Then Bob can't block "Hill Giant" with "Hungry Rampart" because of the second printed ability of "Lure"
    And Bob can block "Hill Giant" with "Wall of Stone"
    And Bob can block "Hill Giant" with "Hungry Rampart" and "Wall of Stone"
    When Bob blocks "Hill Giant" with "Wall of Stone"
    And combat damage is dealt
    Then "Wall of Stone" has 3 damage marked
    And "Forest" is in play
