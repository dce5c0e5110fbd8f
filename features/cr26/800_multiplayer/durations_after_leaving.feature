Feature: Durations after a player has left

  @cr26:800.4m
  Scenario: An effect that lasts until Carol's next upkeep goes on after Carol has lost, and ends when her turn would have begun
    Given Carol is playing too
    And it is Bob's main phase
    And Carol has "Watch until Dawn" in hand and can pay {W}
    And Alice controls "Grizzly Bears"
    And Carol is at 3 life
    And Bob has "Lava Spike" in hand and can pay {R}
    When Carol plays "Watch until Dawn" targeting "Grizzly Bears"
    And the stack resolves
    And Bob plays "Lava Spike" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    And "Grizzly Bears" is 2/5
    When the game goes on to Bob's end step
    Then "Grizzly Bears" is 2/5
    When the game goes on to Alice's upkeep
    Then "Grizzly Bears" is 2/2

  @cr26:800.4m
  Scenario: An effect that lasts until Bob's next upkeep isn't ended sooner because another player, Carol, has lost
    Given Carol is playing too
    And it is Carol's main phase
    And Bob has "Watch until Dawn" in hand and can pay {W}
    And Alice controls "Grizzly Bears"
    And Carol is at 2 life
    And Alice has "Glacial Ray" in hand and can pay {1}{R}
    When Bob plays "Watch until Dawn" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "Glacial Ray" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    When the game goes on to Alice's end step
    Then "Grizzly Bears" is 2/5
    When the game goes on to Bob's upkeep
    Then "Grizzly Bears" is 2/2

  @cr26:800.4m
  Scenario: Carol's goad effect lasts until her next turn; she loses, and it ends when her turn would have begun
    Given Carol is playing too
    And it is Carol's main phase
    And Carol has "Disrupt Decorum" in hand and can pay {2}{R}{R}
    And Carol is at 3 life
    And Alice controls "Craw Wurm"
    And Bob controls "Hill Giant"
    And Alice has "Lava Spike" in hand and can pay {R}
    When Carol casts "Disrupt Decorum"
    And the stack resolves
    And the game goes on to Alice's main phase
    And Alice casts "Lava Spike" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    When the game goes on to Alice's declare attackers step
    Then Alice can't attack with nothing because of the ability "goad" of "Disrupt Decorum"
    When Alice attacks with "Craw Wurm"
    And Bob doesn't block
    And the game goes on to Bob's declare attackers step
    Then Bob can't attack with nothing because of the ability "goad" of "Disrupt Decorum"
    When Bob attacks with "Hill Giant"
    And Alice doesn't block
    And the game goes on to Alice's declare attackers step
    Then Alice can attack with nothing

  @cr26:800.4m
  Scenario: An effect that lasts until Bob's next upkeep goes on after he has lost in Alice's turn, and ends as Carol's turn begins in place of his
    Given Carol is playing too
    And Bob has "Watch until Dawn" in hand and can pay {W}
    And Alice controls "Grizzly Bears"
    And Bob is at 3 life
    And Alice has "Lava Spike" in hand and can pay {R}
    When Bob plays "Watch until Dawn" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob has lost the game
    And "Grizzly Bears" is 2/5
    When the game goes on to Alice's end step
    Then "Grizzly Bears" is 2/5
    When the game goes on to Carol's upkeep
    Then "Grizzly Bears" is 2/2

  @cr26:800.4m
  Scenario: An effect that lasts until Carol's next upkeep goes on through Bob's turn after she has lost in Alice's turn, and ends as Alice's turn begins in place of hers
    Given Carol is playing too
    And Carol has "Watch until Dawn" in hand and can pay {W}
    And Alice controls "Grizzly Bears"
    And Carol is at 3 life
    And Alice has "Lava Spike" in hand and can pay {R}
    When Carol plays "Watch until Dawn" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "Lava Spike" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    When the game goes on to Bob's upkeep
    Then "Grizzly Bears" is 2/5
    When the game goes on to Bob's end step
    Then "Grizzly Bears" is 2/5
    When the game goes on to Alice's upkeep
    Then "Grizzly Bears" is 2/2
