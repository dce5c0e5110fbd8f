Feature: Fireblast

  @cr26:118.9.2 @cr26:113.6d.2
  Scenario: Fireblast is cast by sacrificing a basic Mountain and Taiga, and not a Forest
    Given Alice controls "Mountain", "Taiga" and "Forest" and has "Fireblast" in hand
    Then Alice can't play "Fireblast" sacrificing "Mountain" and "Forest" instead of its mana cost targeting Bob by rule 118.3
    And Alice can play "Fireblast" sacrificing "Mountain" and "Taiga" instead of its mana cost targeting Bob
    When Alice plays "Fireblast" sacrificing "Mountain" and "Taiga" instead of its mana cost targeting Bob
    Then "Mountain" and "Taiga" were sacrificed
    When the stack resolves
    Then Bob is at 16 life
    And "Forest" is in play

  @cr26:113.6d.2
  Scenario: Fireblast in Alice's graveyard is cast after Yawgmoth's Will by sacrificing Mountain and Taiga, and the one in her hand doesn't allow that for Lightning Bolt
    Given Alice controls "Mountain" and "Taiga" and can pay {2}{B}
    And Alice has "Yawgmoth's Will", "Lightning Bolt" and "Fireblast" as "held" in hand
    And Alice has "Fireblast" as "buried" in graveyard
    When Alice plays "Yawgmoth's Will"
    And the stack resolves
    Then Alice can't play "Lightning Bolt" sacrificing "Mountain" and "Taiga" instead of its mana cost targeting Bob
    And Alice can play "held" sacrificing "Mountain" and "Taiga" instead of its mana cost targeting Bob
    When Alice plays "buried" from graveyard sacrificing "Mountain" and "Taiga" instead of its mana cost targeting Bob
    Then "Mountain" and "Taiga" were sacrificed
    When the stack resolves
    Then Bob is at 16 life
    And "held" is in Alice's hand

  @cr26:113.6d.2
  Scenario: Daze, cast by returning an Island, counters one Fireblast, and another one, cast for its mana cost, deals 4 damage
    Given Alice controls 2 "Mountain" as "peak" and has 2 "Fireblast" as "blast" in hand and can pay {4}{R}{R}{4}{R}{R}
    And Bob controls "Island" and has "Daze" in hand
    When Alice plays "blast 1" targeting Bob
    Then Bob can play "Daze" returning "Island" instead of its mana cost targeting "blast 1"
    When Bob in response plays "Daze" returning "Island" instead of its mana cost targeting "blast 1"
    Then "Island" is in Bob's hand
    When the stack resolves
    And Alice doesn't pay
    Then "blast 1" was countered
    When Alice plays "blast 2" targeting Bob
    And the stack resolves
    Then Bob is at 16 life
    And "peak 1" and "peak 2" are in play

  @cr26:118.9.2
  Scenario: Two Mountains that were tapped for mana are sacrificed for Fireblast
    Given Alice controls "Mountain" as "first" and "Mountain" as "second" and has "Fireblast" and "Shock" in hand
    When Alice taps "first" for mana
    And Alice taps "second" for mana
    And Alice plays "Fireblast" sacrificing "first" and "second" instead of its mana cost targeting Bob
    Then "first" and "second" were sacrificed
    And Alice has {R}{R} in the mana pool
    When Alice plays "Shock" targeting Bob
    And the stack resolves
    Then Bob is at 14 life
    And Alice's graveyard holds "first", "second", "Fireblast" and "Shock"

  @cr26:118.9.2
  Scenario: Fireblast is cast by sacrificing two Taigas, which are Mountains and not basic, but not a Forest
    Given Alice controls 2 "Taiga" as "wood" and "Forest" and has "Fireblast" in hand
    Then Alice can play "Fireblast" sacrificing "wood 1" and "wood 2" instead of its mana cost targeting Bob
    And Alice can't play "Fireblast" sacrificing "wood 1" and "Forest" instead of its mana cost targeting Bob by rule 118.3
    When Alice plays "Fireblast" sacrificing "wood 1" and "wood 2" instead of its mana cost targeting Bob
    Then "wood 1" and "wood 2" were sacrificed
    When the stack resolves
    Then Bob is at 16 life
    And "Forest" is in play

  @cr26:118.9.2
  Scenario: Alice may cast one Fireblast for {4}{R}{R}, and another one by sacrificing two of the six Mountains that she tapped
    Given Alice controls 6 "Mountain" as "peak" and has "Fireblast" as "first" and "Fireblast" as "second" in hand
    Then Alice can play "first" sacrificing "peak 1" and "peak 2" instead of its mana cost targeting Bob
    When Alice plays "first" targeting Bob
    Then the total cost of "first" is {4}{R}{R}
    And "peak 1" and "peak 6" are tapped
    When Alice plays "second" sacrificing "peak 1" and "peak 2" instead of its mana cost targeting Bob
    Then the total cost of "second" is {0}
    And "peak 3" is in play
    When the stack resolves
    Then Bob is at 12 life

  @cr26:118.9.2
  Scenario: Alice casts one Fireblast for its mana cost and keeps her two Mountains, and sacrifices them for another one
    Given Alice controls 2 "Mountain" as "peak" and has 2 "Fireblast" as "blast" in hand
    And Alice has {4}{R}{R}{R}{R} in the mana pool
    When Alice plays "blast 1" targeting Bob
    Then the total cost of "blast 1" is {4}{R}{R}
    And "peak 1" and "peak 2" are in play
    When Alice plays "blast 2" sacrificing "peak 1" and "peak 2" instead of its mana cost targeting Bob
    Then "peak 1" and "peak 2" were sacrificed
    When the stack resolves
    Then Bob is at 12 life
