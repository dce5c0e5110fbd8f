Feature: Triggers on a player losing the game

  @cr26:603.9
  Scenario: An ability that triggers when an opponent loses the game triggers for each of two opponents who lose
    Given Carol is playing too
    And Dave is playing too
    And it is Bob's main phase
    And Alice controls "Heir of the Fallen"
    And Carol is at 3 life
    And Bob has 2 "Lava Spike" as "spike" in hand and can pay {R}{R}
    And Dave is at 3 life
    When Bob plays "spike 1" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    And "Heir of the Fallen" has 3 +1/+1 counters
    And Alice is still in the game
    When Bob plays "spike 2" targeting Dave
    And the stack resolves
    Then "Heir of the Fallen" has 6 +1/+1 counters

  @cr26:603.9 @cr26:603.9.2
  Scenario: An ability that triggers when an opponent loses the game doesn't trigger while that opponent still has 1 life
    Given Carol is playing too
    And it is Bob's main phase
    And Alice controls "Heir of the Fallen"
    And Carol is at 4 life
    And Bob has 2 "Lava Spike" as "spike" in hand and can pay {R}{R}
    When Bob plays "spike 1" targeting Carol
    And the stack resolves
    Then Carol is at 1 life
    And "Heir of the Fallen" has no +1/+1 counters
    When Bob plays "spike 2" targeting Carol
    And the stack resolves
    Then it happened once that "Heir of the Fallen" triggered

  @cr26:603.10f
  Scenario: Heir of the Fallen, which Alice took from Bob, leaves the game with Bob as he loses, and triggers
    Given Carol is playing too
    And Alice has "Act of Treason" and "Lava Spike" in hand and can pay {2}{R}{R}
    And Bob controls "Heir of the Fallen"
    And Bob is at 3 life
    When Alice plays "Act of Treason" targeting "Heir of the Fallen"
    And the stack resolves
    Then Alice controls "Heir of the Fallen"
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob has lost the game
    And "Heir of the Fallen" is gone
    And it happened once that "Heir of the Fallen" triggered

  @cr26:603.9.2
  Scenario: An ability that triggers when an opponent loses the game triggers for an opponent who draws from an empty library
    Given Carol is playing too
    And it is Bob's upkeep
    And Alice controls "Heir of the Fallen"
    And Bob has an empty library
    When the game goes on to Carol's upkeep
    Then Bob has lost the game
    And "Heir of the Fallen" has 3 +1/+1 counters

  @cr26:603.9.2
  Scenario: Heir of the Fallen triggers for Carol, who gets a tenth poison counter, and for Bob, whom Last Sentence makes lose at 20 life
    Given Carol is playing too
    And Dave is playing too
    And Alice controls "Heir of the Fallen"
    And Carol has 9 poison counters
    And Alice has "Prologue to Phyresis" and "Last Sentence" in hand and can pay {1}{U}{B}
    When Alice plays "Prologue to Phyresis"
    And the stack resolves
    Then Carol has lost the game
    And "Heir of the Fallen" has 3 +1/+1 counters
    When Alice plays "Last Sentence" targeting Bob
    And the stack resolves
    Then Bob has lost the game
    And Bob is at 20 life
    And "Heir of the Fallen" has 6 +1/+1 counters
    And Dave is still in the game

  @cr26:603.9.3
  Scenario: Heir of the Fallen triggers as Bob loses, and doesn't trigger again as Alice and Carol lose together and the game is a draw
    Given Carol is playing too
    And Alice controls "Heir of the Fallen"
    And Alice is at 3 life
    And Carol is at 3 life
    And Bob is at 1 life
    And Alice has "Hurricane" as "small" and "Hurricane" as "large" in hand and can pay {1}{G}{2}{G}
    When Alice plays "small" with X = 1
    And the stack resolves
    Then Bob has lost the game
    And "Heir of the Fallen" has triggered once
    And "Heir of the Fallen" has 3 +1/+1 counters
    When Alice plays "large" with X = 2
    And the stack resolves
    Then Alice has drawn the game
    And Carol has drawn the game
    And "Heir of the Fallen" has triggered once

  @cr26:603.10f
  Scenario: Heir of the Fallen, which Bob owns and Alice controls, leaves the game with Bob as he draws from an empty library, and triggers
    Given Carol is playing too
    And it is Bob's upkeep
    And Alice controls "Heir of the Fallen" owned by Bob
    And Bob has no cards in library
    When the game goes on to Bob's draw step
    Then Bob has lost the game
    And "Heir of the Fallen" is gone
    And it happened once that "Heir of the Fallen" triggered
    And Alice is still in the game
