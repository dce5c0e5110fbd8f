Feature: Gaining and losing life

  @cr26:119.2 @cr26:120.3a
  Scenario: Lava Spike's 3 damage makes Bob lose 3 life, so Exquisite Blood triggers
    Given Alice controls "Exquisite Blood" and has "Lava Spike" in hand and can pay {R}
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    And the game goes on to Alice's second main phase
    Then Bob is at 17 life
    And Alice is at 23 life

  @cr26:119.3
  Scenario: Vampiric Tutor makes Bob lose 2 life without dealing damage, and Exquisite Blood triggers
    Given Alice controls "Exquisite Blood"
    And Bob has "Vampiric Tutor" in hand and can pay {B}
    And Bob has "Swamp" and "Forest" as library
    When Bob plays "Vampiric Tutor"
    And the stack resolves
    And as it resolves, Bob chooses "Swamp" for "Vampiric Tutor"
    Then Bob is at 18 life
    And Bob has been dealt no damage
    And Alice is at 22 life

  @cr26:119.3.5
  Scenario: Two opponents lose 4 life each to Exsanguinate, and Alice gains 8 life
    Given it is Alice's main phase
    And Carol is playing too
    And Alice has "Exsanguinate" in hand and can pay {4}{B}{B}
    When Alice plays "Exsanguinate" with X = 4
    Then Alice is at 20 life
    When the stack resolves
    Then Bob is at 16 life
    And Carol is at 16 life
    And Alice is at 28 life

  @cr26:119.3.2 @cr26:102.2 @cr26:119.3.5
  Scenario: One opponent loses 3 life to Exsanguinate, and Alice gains 3 life
    Given it is Alice's main phase
    And Alice has "Exsanguinate" in hand and can pay {3}{B}{B}
    When Alice plays "Exsanguinate" with X = 3
    And the stack resolves
    Then Bob is at 17 life
    And Alice is at 23 life
    And it happened never that Alice lost life

  @cr26:119.3.2
  Scenario: Both players lose 2 life to Common Toll, and Alice gains 4 life
    Given Alice has "Common Toll" in hand and can pay {1}{B}
    When Alice plays "Common Toll"
    And the stack resolves
    Then Bob is at 18 life
    And Alice is at 22 life

  @cr26:119.3.2
  Scenario: After Skullcrack, both players lose 2 life to Common Toll, and Alice, who gained 3 life before, gains no more
    Given Alice has "Healing Salve", "Skullcrack" and "Common Toll" in hand and can pay {W}{1}{R}{1}{B}
    When Alice plays "Healing Salve" choosing "gain" targeting Alice
    And the stack resolves
    Then Alice is at 23 life
    When Alice plays "Skullcrack" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    When Alice plays "Common Toll"
    And the stack resolves
    Then Bob is at 15 life
    And Alice is at 21 life
    And it happened once that Alice gained life

  @cr26:119.3.3
  Scenario: Alice at 3 life gains 3 life from Healing Salve and is at 6 life
    Given Alice is at 3 life
    And Alice has "Healing Salve" in hand and can pay {W}
    When Alice plays "Healing Salve" choosing "gain" targeting Alice
    And the stack resolves
    Then Alice is at 6 life
    And it happened once that Alice gained life

  @cr26:119.3.3
  Scenario: Bob loses 1 life to Patron of the Nezumi, is at 19 life and has been dealt no damage
    Given Alice controls "Patron of the Nezumi"
    And Bob controls "Hill Giant"
    And Alice has "Terror" in hand and can pay {1}{B}
    When Alice plays "Terror" targeting "Hill Giant"
    And the stack resolves
    Then Bob is at 19 life
    And Bob has been dealt no damage

  @cr26:119.9 @cr26:120.8
  Scenario: If Drain Life with X = 0 resolves, neither Ajani's Pridemate nor Exquisite Blood triggers
    Given Alice controls "Ajani's Pridemate" and "Exquisite Blood"
    And Alice has "Drain Life" and "Healing Salve" in hand and can pay {1}{B}{W}
    When Alice plays "Drain Life" with X = 0 targeting Bob
    And the stack resolves
    Then "Ajani's Pridemate" has triggered never
    And "Exquisite Blood" has triggered never
    And Bob is at 20 life
    When Alice plays "Healing Salve" choosing "gain" targeting Alice
    And the stack resolves
    Then "Exquisite Blood" has triggered never
    And "Ajani's Pridemate" has triggered once

  @cr26:119.3.3
  Scenario: Alabaster Potion with X = 3 gives the player that it targets 3 life and its controller none
    Given Alice has "Alabaster Potion" in hand and can pay {3}{W}{W}
    When Alice plays "Alabaster Potion" choosing "gain" with X = 3 targeting Bob
    And the stack resolves
    Then Bob is at 23 life
    And Alice is at 20 life

  @cr26:119.2 @cr26:120.3a
  Scenario: Hill Giant's 3 combat damage makes Bob lose 3 life, so Exquisite Blood triggers
    Given Alice controls "Exquisite Blood" and "Hill Giant"
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    And "Exquisite Blood" has triggered once
    When the stack resolves
    Then Alice is at 23 life

  @cr26:119.2
  Scenario: Shock's 2 damage makes Bob lose 2 life, and Alice gains as much with Exquisite Blood
    Given Alice controls "Exquisite Blood" and has "Shock" in hand and can pay {R}
    When Alice plays "Shock" targeting Bob
    And the stack resolves
    And the game goes on to Alice's second main phase
    Then Bob is at 18 life
    And Alice is at 22 life
