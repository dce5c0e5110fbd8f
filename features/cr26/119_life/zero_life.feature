Feature: Zero life and gains of zero life

  @cr26:119.6
  Scenario: A player below 0 life loses as state-based actions are checked, and one with 1 life stays in the game
    Given Bob is at 4 life
    And Alice has 2 "Lightning Bolt" as "bolt" in hand and can pay {R}{R}
    When Alice plays "bolt 1" targeting Bob
    And the stack resolves
    Then Bob is at 1 life
    And Bob is still in the game
    When Alice plays "bolt 2" targeting Bob
    And the stack resolves
    Then Bob has lost the game
    And Alice has won the game

  @cr26:119.10
  Scenario: Mirror of Plenty, which adds to a gain of life, adds nothing to a gain of 0, and adds 1 and doubles a gain of 3
    Given Alice controls "Mirror of Plenty"
    And Alice has "Drain Life" and "Healing Salve" in hand and can pay {1}{B}{W}
    When Alice plays "Drain Life" with X = 0 targeting Bob
    And the stack resolves
    Then Alice is at 20 life
    When Alice plays "Healing Salve" choosing "gain" targeting Alice
    And the stack resolves
    And Alice chooses the ability "more" of "Mirror of Plenty"
    Then Alice is at 28 life

  @cr26:119.4b @cr26:118.3b.2
  Scenario: With Platinum Emperion, Alice can't pay 2 life for Scale of Blood, and can pay 0 life
    Given Alice controls "Platinum Emperion" and "Scale of Blood"
    Then Alice can't activate "Scale of Blood" with X = 2 targeting Bob because of the ability "steady" of "Platinum Emperion"
    And Alice can activate "Scale of Blood" with X = 0 targeting Bob
    When Alice activates "Scale of Blood" with X = 0 targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And Alice is at 20 life

  @cr26:119.6
  Scenario: A player whom 3 damage takes from 3 life to exactly 0 loses as state-based actions are checked
    Given Bob is at 3 life
    And Alice has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Bob is at 0 life
    And Bob has lost the game
    And "Lightning Bolt" has resolved

  @cr26:119.4b.2 @cr26:118.3b.2 @cr26:119.4
  Scenario: At -1 life, Alice, whom Platinum Angel keeps in the game, can't pay 2 life for Scale of Blood, and can pay 0 life
    Given Alice controls "Platinum Angel" and "Scale of Blood" and is at 2 life
    And Bob has "Lava Spike" in hand and can pay {R}
    And it is Bob's main phase
    When Bob plays "Lava Spike" targeting Alice
    And the stack resolves
    Then Alice is at -1 life
    And Alice can't activate "Scale of Blood" with X = 2 targeting Bob by rule 118.3
    And Alice can activate "Scale of Blood" with X = 0 targeting Bob
    When Alice activates "Scale of Blood" with X = 0 targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And Alice is at -1 life

  @cr26:119.10.2
  Scenario: Mirror of Plenty increases the gain of each of two creatures with lifelink that deal combat damage together
    Given Alice controls "Mirror of Plenty" and 2 "Vampire Nighthawk" as "hawk"
    When Alice attacks with "hawk 1" and "hawk 2"
    And Bob doesn't block
    And combat damage is dealt
    And Alice chooses the ability "more" of "Mirror of Plenty"
    And Alice chooses the ability "more" of "Mirror of Plenty"
    Then Bob is at 16 life
    And Alice is at 32 life

  @cr26:119.10.3
  Scenario: Mirror of Plenty changes once the gain of one creature with lifelink that deals damage to a creature and to a player together
    Given Alice controls "Mirror of Plenty" and "Siege Wurm"
    And "Siege Wurm" has "lifelink"
    And Bob controls "Grizzly Bears"
    When Alice attacks with "Siege Wurm"
    And Bob blocks "Siege Wurm" with "Grizzly Bears"
    And combat damage is dealt
    And Alice divides 2 to "Grizzly Bears" and 3 to Bob
    And Alice chooses the ability "more" of "Mirror of Plenty"
    Then Bob is at 17 life
    And Alice is at 32 life

  @cr26:119.6.2
  Scenario: Alice at 3 life is dealt 3 damage by her own Drain Life and gains 3 life as it resolves, so she stays in the game
    Given Alice is at 3 life
    And Alice has "Drain Life" in hand and can pay {1}{B}{B}{B}{B}
    When Alice plays "Drain Life" with X = 3 targeting Alice
    And the stack resolves
    Then Alice is at 3 life
    And Alice has been dealt 3 damage
    And Alice is still in the game
    And it happened once that Alice lost life

  @cr26:119.4b.2
  Scenario: At exactly 0 life, Alice, whom Platinum Angel keeps in the game, can pay 0 life for Scale of Blood
    Given Alice controls "Platinum Angel" and "Scale of Blood" and is at 3 life
    And Bob has "Lava Spike" in hand and can pay {R}
    And it is Bob's main phase
    When Bob plays "Lava Spike" targeting Alice
    And the stack resolves
    Then Alice is at 0 life
    And Alice can activate "Scale of Blood" with X = 0 targeting Bob
    When Alice activates "Scale of Blood" with X = 0 targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And Alice is at 0 life
