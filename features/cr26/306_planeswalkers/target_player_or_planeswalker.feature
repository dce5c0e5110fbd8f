Feature: Spells that target a player or planeswalker

  @cr26:306.8
  Scenario: Barbed Lightning with the player mode damages a target planeswalker, which loses three loyalty counters
    Given Alice has "Barbed Lightning" in hand and can pay {2}{R}
    And Bob controls "Chandra Nalaar"
    Then Alice can play "Barbed Lightning" choosing "player" targeting "Chandra Nalaar"
    When Alice plays "Barbed Lightning" choosing "player" targeting "Chandra Nalaar"
    And the stack resolves
    Then "Chandra Nalaar" has 3 loyalty counters
    And Bob is at 20 life

  @cr26:614.6
  Scenario: Flames of the Blood Hand that damages a planeswalker stops its controller, and no other player, from gaining life
    Given Alice has "Flames of the Blood Hand" and "Healing Salve" as "Alice's salve" in hand and can pay {2}{R}{W}
    And Bob controls "Chandra Nalaar" and has "Healing Salve" as "Bob's salve" in hand and can pay {W}
    When Alice plays "Flames of the Blood Hand" targeting "Chandra Nalaar"
    And the stack resolves
    Then "Chandra Nalaar" has 2 loyalty counters
    When Bob plays "Bob's salve" choosing "gain" targeting Bob
    And the stack resolves
    Then "Bob's salve" has resolved
    And Bob is at 20 life
    When Alice plays "Alice's salve" choosing "gain" targeting Alice
    And the stack resolves
    Then Alice is at 23 life

  @cr26:614.6
  Scenario: Flames of the Blood Hand that destroys a planeswalker stops the player who controlled it from gaining life
    Given Alice has "Flames of the Blood Hand" in hand and can pay {2}{R}
    And Bob controls "Jace Beleren" and has 3 "Healing Salve" as "salve" in hand and can pay {W}{W}{W}
    When Alice plays "Flames of the Blood Hand" targeting "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" is in Bob's graveyard
    When Bob plays "salve 1" choosing "gain" targeting Bob
    And the stack resolves
    And Bob plays "salve 2" choosing "gain" targeting Alice
    And the stack resolves
    Then Bob is at 20 life
    And Alice is at 23 life
    When the game goes on to Bob's upkeep
    And Bob plays "salve 3" choosing "gain" targeting Bob
    And the stack resolves
    Then Bob is at 23 life
