Feature: Effects that come after the declaration of attackers or blockers

  @cr26:506.4a
  Scenario: Arrest on a creature that has been declared as an attacker doesn't remove the creature from combat
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob controls "Vedalken Orrery"
    And Bob has "Arrest" in hand and can pay {2}{W}
    When Alice attacks with "Hill Giant"
    And Bob plays "Arrest" targeting "Hill Giant"
    And the stack resolves
    Then "Arrest" is attached to "Hill Giant"
    And "Hill Giant" is attacking
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    When the game goes on to Alice's next main phase
    Then Alice can't attack with "Hill Giant" because of "arrest" of "Arrest"
    And Alice can attack with "Grizzly Bears"

  @cr26:506.4a.2
  Scenario: Stun on a creature that blocks doesn't remove it from combat, and Stun on Craw Wurm before blockers are declared keeps it from blocking
    Given Alice controls "Hill Giant"
    And Alice has 2 "Stun" as "stun" in hand and can pay {2}{R}{R}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    And Bob controls "Craw Wurm" and "Grizzly Bears"
    When Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Grizzly Bears"
    And Alice plays "stun 1" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is blocking "Hill Giant"
    When combat damage is dealt
    Then "Grizzly Bears" was destroyed
    And Bob is at 20 life
    When the game goes on to Alice's next main phase
    And Alice attacks with "Hill Giant"
    And Alice plays "stun 2" targeting "Craw Wurm"
    And the stack resolves
    Then Bob can't block "Hill Giant" with "Craw Wurm" by rule 509.1b

  @cr26:506.4a.2
  Scenario: Stun on Craw Wurm before blockers are declared keeps it from blocking, while Grizzly Bears blocks and stays in combat
    Given Alice controls "Hill Giant"
    And Alice has "Stun" in hand and can pay {1}{R}
    And Alice has 9 "Plains" as "page" as library
    And Bob controls "Craw Wurm" and "Grizzly Bears"
    When Alice attacks with "Hill Giant"
    And Alice plays "Stun" targeting "Craw Wurm"
    And the stack resolves
    Then Bob can't block "Hill Giant" with "Craw Wurm" by rule 509.1b
    And Bob can block "Hill Giant" with "Grizzly Bears"
    When Bob blocks "Hill Giant" with "Grizzly Bears"
    And combat damage is dealt
    Then "Hill Giant" has 2 damage marked
    And "Grizzly Bears" was destroyed

  @cr26:506.4b
  Scenario: An attacker that is untapped and a blocker that is tapped stay in combat and deal their combat damage
    Given Alice controls "Hill Giant"
    And Alice has "Twiddle" as "tapping" in hand and can pay {U}
    And Bob controls "Craw Wurm"
    And Bob has "Twiddle" as "untapping" in hand and can pay {U}
    When Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Craw Wurm"
    And Alice plays "tapping" targeting "Craw Wurm"
    And the stack resolves
    And Alice chooses the option "tap"
    And Bob plays "untapping" targeting "Hill Giant"
    And the stack resolves
    And Bob chooses the option "untap"
    Then "Hill Giant" is untapped
    And "Craw Wurm" is tapped
    And "Hill Giant" is attacking
    And "Craw Wurm" is blocking "Hill Giant"
    When combat damage is dealt
    Then "Hill Giant" was destroyed
    And "Craw Wurm" has 3 damage marked

  @cr26:506.4a
  Scenario: Arrest on a creature that has been declared as a blocker doesn't remove the creature from combat
    Given Alice controls "Hill Giant"
    And Alice controls "Vedalken Orrery"
    And Alice has "Arrest" in hand and can pay {2}{W}
    And Bob controls "Craw Wurm" and "Grizzly Bears"
    When Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Craw Wurm"
    And Alice plays "Arrest" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" is blocking "Hill Giant"
    When combat damage is dealt
    Then "Hill Giant" was destroyed
    And "Craw Wurm" has 3 damage marked
    When the game goes on to Bob's main phase
    Then Bob can't attack with "Craw Wurm" because of "arrest" of "Arrest"
    And Bob can attack with "Grizzly Bears"

  @cr26:506.4b
  Scenario: An attacker with vigilance that is tapped and a blocker stay in combat, and both deal their combat damage
    Given Alice controls "Serra Angel"
    And Bob controls "Wall of Air"
    And Bob has "Twiddle" in hand and can pay {U}
    When Alice attacks with "Serra Angel"
    Then "Serra Angel" is untapped
    When Bob blocks "Serra Angel" with "Wall of Air"
    And Bob plays "Twiddle" targeting "Serra Angel"
    And the stack resolves
    And Bob chooses the option "tap"
    Then "Serra Angel" is tapped
    And "Serra Angel" is attacking
    When combat damage is dealt
    Then "Wall of Air" has 4 damage marked
    And "Serra Angel" has 1 damage marked

  @cr26:506.4b.2
  Scenario: Hill Giant, which blocks tapped because of Masako, stays in combat as Twiddle untaps it, and deals its combat damage to Craw Wurm
    Given Alice controls "Craw Wurm"
    And Bob controls "Masako the Humorless" and tapped "Hill Giant"
    And Bob has "Twiddle" in hand and can pay {U}
    When Alice attacks with "Craw Wurm"
    And Bob blocks "Craw Wurm" with "Hill Giant"
    And Bob plays "Twiddle" targeting "Hill Giant"
    And the stack resolves
    And Bob chooses the option "untap"
    Then "Hill Giant" is untapped
    And "Hill Giant" is blocking "Craw Wurm"
    When combat damage is dealt
    Then "Craw Wurm" has 3 damage marked
    And "Hill Giant" was destroyed
