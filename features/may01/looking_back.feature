Feature: What looks back, in rulings of our own

  @may01:ours.24
  Scenario: A titan that rises from the graveyard brings its Zombies
    Given Alice has "Grave Titan" in graveyard
    And Alice has "Zombify" in hand and can pay {3}{B}
    Then the mana cost of "Zombify" is {3}{B}
    And "Zombify" is black
    And "Zombify" has exactly the type "sorcery"
    When Alice plays "Zombify" targeting "Grave Titan"
    And the stack resolves
    Then "Grave Titan" is in play
    And "Grave Titan" has triggered once
    And Alice controls two 2/2 black "Zombie" creature tokens

  @may01:ours.137 @edition:2006-10 @edition:2026-01
  Scenario: What is filed with the graveyard has seen it filed
    Given Alice controls "Keeper of the Ledger"
    And Alice has "Forest" and "Island" in graveyard
    And Alice has "Great Filing" and "Swamp" in hand and can pay {3}{W}
    When Alice plays "Great Filing"
    And the stack resolves
    Then Alice's hand is empty
    And "Keeper of the Ledger" is in Alice's library
    And "Keeper of the Ledger" has triggered twice
    And Alice is at 22 life

  @may01:ours.137 @edition:2001-07 @edition:2004-10 @edition:2005-02
  Scenario: What is filed with the graveyard has left before it is filed
    Given Alice controls "Keeper of the Ledger" and "Keeper of Rings"
    And Alice has "Forest" and "Island" in graveyard
    And Alice has "Great Filing" and "Swamp" in hand and can pay {3}{W}
    When Alice plays "Great Filing"
    And the stack resolves
    Then Alice's hand is empty
    And "Keeper of the Ledger" is in Alice's library
    And "Keeper of the Ledger" has triggered never
    And "Keeper of Rings" has triggered once
    And Alice is at 22 life

  @may01:ours.138
  Scenario: Those who mourn by the marshal's order mourn for the marshal
    Given Alice controls "Mourning Marshal" and "Grizzly Bears"
    And Bob controls "Hill Giant"
    And Alice has "Terror" in hand and can pay {1}{B}
    Then "Mourning Marshal" is 2/2
    And "Mourning Marshal" has exactly the types "creature", "Human" and "Soldier"
    And the mana cost of "Mourning Marshal" is {2}{W}
    When Alice plays "Terror" targeting "Mourning Marshal"
    And the stack resolves
    Then "Grizzly Bears" has triggered once
    And "Mourning Marshal" has triggered never
    And "Hill Giant" has triggered never
    And Alice is at 21 life

  @may01:ours.138
  Scenario: What is taken sees its chain break as its taker's
    Given Bob controls "Keeper of Rings"
    And Alice controls "Threads of Disloyalty"
    And "Threads of Disloyalty" is attached to "Keeper of Rings"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    Then Alice controls "Keeper of Rings"
    And "Keeper of Rings" is 1/3
    And "Keeper of Rings" has exactly the types "creature" and "Human"
    And the mana cost of "Keeper of Rings" is {1}{W}
    When Bob plays "Naturalize" targeting "Threads of Disloyalty"
    And the stack resolves
    Then Bob controls "Keeper of Rings"
    And Alice is at 22 life
    And Bob is at 20 life

  @may01:ours.139
  Scenario: A voice that waits in the graveyard hears who dies
    Given Alice has "Voice in the Grave" in graveyard
    And Alice controls "Voice in the Grave" as "living"
    And Bob controls "Hill Giant"
    And Alice has "Terror" in hand and can pay {1}{B}
    Then "living" is 1/1
    And "living" has exactly the types "creature" and "Spirit"
    And the mana cost of "living" is {1}{B}
    When Alice plays "Terror" targeting "Hill Giant"
    And the stack resolves
    Then "Voice in the Grave" has triggered once
    And "living" has triggered never
    And Bob is at 19 life

  @may01:ours.140
  Scenario: What goes with the last Island isn't stranded without it
    Given Alice controls "Serpent of the Shoals", "Island" and "Genju of the Falls"
    And "Genju of the Falls" is attached to "Island"
    And Bob controls "Serpent of the Shoals" as "stranger" and "Island" as "shore"
    And Alice has "Stone Rain" and "Wrath of God" in hand and can pay {2}{R}{2}{W}{W}{2}
    Then "stranger" is 3/3
    And "stranger" has exactly the types "creature" and "Serpent"
    And the mana cost of "stranger" is {2}{U}
    When Alice plays "Stone Rain" targeting "shore"
    And the stack resolves
    Then "stranger" was sacrificed
    And Bob is at 19 life
    When Alice activates "awaken" of "Genju of the Falls"
    And the top of the stack resolves
    Then "Island" is 3/2
    When Alice plays "Wrath of God"
    And the stack resolves
    And Alice says no to "Genju of the Falls"
    Then "Serpent of the Shoals" was destroyed
    And "Island" was destroyed
    And "Serpent of the Shoals" has triggered never
    And Alice is at 20 life

  @may01:ours.141 @edition:2026-01
  Scenario: A bell that comes out of the graveyard doesn't hear what comes with it
    Given Alice controls "Gravekeeper's Bell"
    And Alice has "Gravekeeper's Bell" as "new bell" and "Castle" in graveyard
    And Alice has "Replenish" in hand and can pay {3}{W}
    When Alice plays "Replenish"
    And the stack resolves
    Then "Castle" and "new bell" are in play
    And "Gravekeeper's Bell" has triggered twice
    And "new bell" has triggered never
    And Alice is at 22 life

  @may01:ours.141 @edition:2001-07 @edition:2004-10 @edition:2005-02 @edition:2006-10
  Scenario: A bell that comes out of the graveyard hears what comes with it
    Given Alice has "Gravekeeper's Bell" and "Castle" in graveyard
    And Alice has "Replenish" in hand and can pay {3}{W}
    Then the mana cost of "Gravekeeper's Bell" is {1}{W}
    And "Gravekeeper's Bell" is white
    And "Gravekeeper's Bell" has exactly the type "enchantment"
    When Alice plays "Replenish"
    And the stack resolves
    Then "Castle" is in play
    And "Gravekeeper's Bell" has triggered twice
    And Alice is at 22 life
