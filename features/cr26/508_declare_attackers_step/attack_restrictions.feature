Feature: Restrictions on attacking a player

  @cr26:508.1c
  Scenario: No creature can attack if Blazing Archon's controller is the only opponent
    Given Alice controls "Blazing Archon"
    And Bob controls "Hill Giant"
    And it is Bob's main phase
    And Alice has "Terror" in hand and can pay {1}{B}
    Then Bob can't attack with "Hill Giant" because of the ability "blaze" of "Blazing Archon"
    When Bob passes
    And Alice casts "Terror" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And "Blazing Archon" is 5/6

  @cr26:508.1c
  Scenario: Creatures that can't attack Blazing Archon's controller can attack another opponent
    Given Carol is playing too
    And Alice controls "Blazing Archon"
    And Bob controls "Hill Giant"
    And it is Bob's main phase
    Then Bob can't attack with "Hill Giant" attacking Alice because of the ability "blaze" of "Blazing Archon"
    And Bob can attack with "Hill Giant" attacking Carol
    When Bob attacks with "Hill Giant" attacking Carol
    And Carol doesn't block
    And combat damage is dealt
    Then Carol is at 17 life

  @cr26:508.1c.2
  Scenario: Creatures that can't attack Blazing Archon's controller can attack that player's planeswalker
    Given Alice controls "Blazing Archon" and "Jace Beleren"
    And Bob controls "Hill Giant"
    And it is Bob's main phase
    Then Bob can't attack with "Hill Giant" attacking Alice because of the ability "blaze" of "Blazing Archon"
    And Bob can attack with "Hill Giant" attacking "Jace Beleren"
    When Bob attacks with "Hill Giant" attacking "Jace Beleren"
    And Alice doesn't block
    And combat damage is dealt
    Then "Jace Beleren" is in Alice's graveyard
    And Alice is at 20 life

  @cr26:508.1c.8
  Scenario: Halting Sentinel can't attack while Alice controls no artifact, although Bob controls one, and attacks once she controls Sol Ring
    Given Alice controls "Halting Sentinel" and "Grizzly Bears"
    And Alice has "Sol Ring" in hand and can pay {1}
    And Bob controls "Lotus Petal"
    Then Alice can't attack with "Halting Sentinel" because of the ability "halt" of "Halting Sentinel"
    And Alice can attack with "Grizzly Bears"
    When Alice plays "Sol Ring"
    And the stack resolves
    Then Alice can attack with "Halting Sentinel"
    When Alice attacks with "Halting Sentinel"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life

  @cr26:508.1c.8
  Scenario: Halting Sentinel attacks while Alice controls Sol Ring, and can't attack once that is destroyed
    Given Alice controls "Halting Sentinel" and "Sol Ring"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice attacks with "Halting Sentinel"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    When Bob plays "Naturalize" targeting "Sol Ring"
    And the stack resolves
    And the game goes on to Alice's next main phase
    Then Alice can't attack with "Halting Sentinel" because of the ability "halt" of "Halting Sentinel"
