Feature: Damage and the loss of life that it causes

  @cr26:120.4c
  Scenario: With Worship, a player at 2 life is dealt 3 damage, but loses only 1 life
    Given it is Bob's main phase
    And Alice controls "Worship" and "Grizzly Bears" and is at 5 life
    And Bob has "Lava Spike" in hand and can pay {R}
    And Bob controls "Hill Giant"
    When Bob plays "Lava Spike" targeting Alice
    And the stack resolves
    Then Alice is at 2 life
    When Bob attacks with "Hill Giant"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 1 life
    And "Hill Giant" has dealt 3 damage to Alice

  @cr26:120.4c
  Scenario: Worship does nothing once its controller controls no creature
    Given it is Bob's main phase
    And Alice controls "Worship" and "Grizzly Bears" and is at 2 life
    And Bob has 2 "Lava Spike" as "spike" and "Terror" in hand and can pay {R}{R}{1}{B}
    When Bob plays "spike 1" targeting Alice
    And the stack resolves
    Then Alice is at 1 life
    When Bob plays "Terror" targeting "Grizzly Bears"
    And the stack resolves
    And Bob plays "spike 2" targeting Alice
    And the stack resolves
    Then Alice has lost the game

  @cr26:120.4c
  Scenario: Exquisite Blood does not trigger if Worship reduces the loss of life to 0
    Given Bob controls "Worship" and "Grizzly Bears"
    And Bob is at 1 life
    And Alice controls "Exquisite Blood"
    And Alice has "Lava Spike" and "Stone Rain" in hand and can pay {R}
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob is at 1 life
    And Bob has been dealt 3 damage
    And "Exquisite Blood" has triggered never
    And Alice is at 20 life

  @cr26:120.4b.4
  Scenario: Spirit Link on Craw Wurm, 3 of whose 6 damage Healing Salve prevents, makes Alice gain 3 life
    Given Alice controls "Craw Wurm"
    And Alice controls "Spirit Link" attached to "Craw Wurm"
    And Bob has "Healing Salve" in hand and can pay {W}
    When Alice attacks with "Craw Wurm"
    And Bob plays "Healing Salve" choosing "prevent" targeting Bob
    And the stack resolves
    And combat damage is dealt
    And the game goes on to Alice's second main phase
    Then Bob is at 17 life
    And "Spirit Link" has triggered once
    And Alice is at 23 life
