Feature: A misreading is told from its ruling, and leaves the rest alone

  @proofs:misread @proofs:misread-unnoticed @proofs:misread-shared @proofs:misread-broken @proofs:in-vain
  Scenario: The Ray deals 2
    Given Alice has "Glacial Ray" in hand and can pay {1}{R}
    When Alice plays "Glacial Ray" targeting Bob
    Then Bob is at 20 life
    When the stack resolves
    Then Bob is at 18 life

  @proofs:misread
  Scenario: The Ray kills what has 2 toughness
    Given Alice has "Glacial Ray" in hand and can pay {1}{R}
    And Bob controls "Grizzly Bears"
    When Alice plays "Glacial Ray" targeting "Grizzly Bears"
    Then "Grizzly Bears" is in play
    When the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard

  @proofs:misread-vandalism
  Scenario: The Spike deals 3
    Given Alice has "Lava Spike" in hand and can pay {R}
    When Alice plays "Lava Spike" targeting Bob
    Then Bob is at 20 life
    When the stack resolves
    Then Bob is at 17 life
