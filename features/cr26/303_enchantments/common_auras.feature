Feature: Control Magic, Rancor and Spirit Link

  @cr26:613.1b.2
  Scenario: Alice controls Hill Giant with Control Magic, attacks in her next turn, and Bob gets it back after Disenchant
    Given Alice controls "Grizzly Bears" and has "Control Magic" in hand and can pay {2}{U}{U}
    And Bob controls "Hill Giant" and has "Disenchant" in hand and can pay {1}{W}
    When Alice plays "Control Magic" targeting "Hill Giant"
    And the stack resolves
    Then Alice controls "Hill Giant"
    And Alice can't attack with "Hill Giant" by rule 302.6
    And Alice can attack with "Grizzly Bears"
    When the game goes on to Alice's next main phase
    And Alice attacks with "Hill Giant"
    And combat damage is dealt
    Then Bob is at 17 life
    When Bob plays "Disenchant" targeting "Control Magic"
    And the stack resolves
    Then Bob controls "Hill Giant"
    And "Hill Giant" is the same object

  @cr26:603.6c.4 @cr26:113.6m @cr26:400.7e.5
  Scenario: Hill Giant with Rancor tramples, and Rancor returns to hand when Hill Giant is returned
    Given Alice controls "Hill Giant" and has "Rancor" in hand and can pay {G}
    And Bob controls "Grizzly Bears" and has "Unsummon" in hand and can pay {U}
    When Alice plays "Rancor" targeting "Hill Giant"
    And the stack resolves
    And Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Grizzly Bears"
    And combat damage is dealt
    And Alice divides 2 to "Grizzly Bears" and 3 to Bob
    Then Bob is at 17 life
    And "Hill Giant" is 5/3
    When Bob plays "Unsummon" targeting "Hill Giant"
    And the stack resolves
    Then Alice's hand holds "Hill Giant" and "Rancor"

  @cr26:603.6c.4
  Scenario: Rancor returns to Alice's hand as Terror destroys Hill Giant, which it enchants
    Given Alice controls "Hill Giant" and has "Rancor" in hand and can pay {G}
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice plays "Rancor" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 5/3
    When Bob plays "Terror" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Alice's graveyard
    And Alice's hand holds "Rancor"
    And "Rancor" has triggered once

  @cr26:603.6c.4 @cr26:608.3
  Scenario: Rancor whose target is returned before it resolves is put into the graveyard, and doesn't trigger
    Given Alice controls "Hill Giant" and has "Rancor" in hand and can pay {G}
    And Bob controls "Grizzly Bears" and has "Unsummon" in hand and can pay {U}
    When Alice plays "Rancor" targeting "Hill Giant"
    And Bob plays "Unsummon" targeting "Hill Giant"
    And the stack resolves
    Then "Rancor" did not resolve
    And "Rancor" is in Alice's graveyard
    And "Rancor" has triggered never
    And Alice's hand holds "Hill Giant"

  @cr26:119.3.4
  Scenario: Bob's Hill Giant with Alice's Spirit Link deals 3 damage to Alice, who gains 3 life
    Given Bob controls "Hill Giant"
    And Alice controls "Spirit Link"
    And "Spirit Link" is attached to "Hill Giant"
    And it is Bob's main phase
    When Bob attacks with "Hill Giant"
    And combat damage is dealt
    Then Alice is at 17 life
    When the stack resolves
    Then Alice is at 20 life
    And it happened once that Alice gained life
    And Bob is at 20 life

  @cr26:119.3.4
  Scenario: Alice's Hill Giant with her own Spirit Link deals 3 damage to a blocker, and she gains 3 life
    Given Alice controls "Hill Giant" and "Spirit Link"
    And "Spirit Link" is attached to "Hill Giant"
    And Bob controls "Wall of Stone"
    When Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Wall of Stone"
    And combat damage is dealt
    And the stack resolves
    Then "Wall of Stone" has 3 damage marked
    And Alice is at 23 life
    And Bob is at 20 life
