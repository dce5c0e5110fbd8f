Feature: Additional lands in a turn

  @cr26:305.2 @cr26:505.6b @cr26:116.2a
  Scenario: With Exploration Alice plays two lands in a turn and can't play a third
    Given Alice controls "Exploration"
    And Alice has "Forest", "Island" and "Swamp" in hand
    When Alice plays the land "Forest"
    Then Alice can play the land "Island"
    When Alice plays the land "Island"
    Then Alice can't play the land "Swamp"

  @cr26:305.2
  Scenario: Alice's Exploration doesn't allow Bob to play a second land
    Given Alice controls "Exploration"
    And Alice has "Forest" in hand
    And Bob has "Plains" and "Mountain" in hand
    And it is Bob's main phase
    Then Bob can play the land "Mountain"
    And Alice can't play the land "Forest" by rule 305.3
    When Bob plays the land "Plains"
    Then Bob can't play the land "Mountain"
    When the game goes on to Bob's next main phase
    Then Bob can play the land "Mountain"
    When Bob plays the land "Mountain"
    Then "Mountain" is in play

  @cr26:305.2b
  Scenario: After Exploration has left, Alice, who has played two lands with it, can't play a third
    Given Alice controls "Exploration"
    And Alice has "Forest", "Island" and "Swamp" in hand
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays the land "Forest"
    Then Alice can play the land "Island"
    When Alice plays the land "Island"
    And Bob plays "Naturalize" targeting "Exploration"
    And the stack resolves
    Then Alice can't play the land "Swamp"
    When the game goes on to Alice's next main phase
    Then Alice can play the land "Swamp"

  @cr26:305.2a.3
  Scenario: Alice, who has played two lands with an Exploration that has left, can't play a third one with another Exploration
    Given Alice controls "Exploration" as "first"
    And Alice has "Exploration" as "second", "Forest", "Island" and "Swamp" in hand and can pay {G}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays the land "Forest"
    Then Alice can play the land "Island"
    When Alice plays the land "Island"
    And Bob plays "Naturalize" targeting "first"
    And the stack resolves
    And Alice plays "second"
    And the stack resolves
    Then Alice can't play the land "Swamp"

  @cr26:305.2a.3.before
  Scenario: Until 2009, Alice, who has played two lands with an Exploration that has left, can play a third one with another Exploration
    Given Alice controls "Exploration" as "first"
    And Alice has "Exploration" as "second", "Forest", "Island" and "Swamp" in hand and can pay {G}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays the land "Forest"
    And Alice plays the land "Island"
    And Bob plays "Naturalize" targeting "first"
    And the stack resolves
    Then Alice can't play the land "Swamp"
    When Alice plays "second"
    And the stack resolves
    Then Alice can play the land "Swamp"
    When Alice plays the land "Swamp"
    Then "Swamp" is in play

  @cr26:305.2a.3.before
  Scenario: Until 2009, Alice, who has played a Forest as the additional land of an Exploration that has left, can play one more land
    Given Alice controls "Exploration"
    And Alice has "Forest", "Island" and "Swamp" in hand
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays the land "Forest" with "Exploration"
    And Bob plays "Naturalize" targeting "Exploration"
    And the stack resolves
    Then Alice can play the land "Island"
    When Alice plays the land "Island"
    Then "Island" is in play
    And Alice can't play the land "Swamp"

  @cr26:305.2
  Scenario: With two Explorations, Alice plays three lands in a turn, and can't play a fourth
    Given Alice controls 2 "Exploration" as "map"
    And Alice has "Forest", "Island", "Swamp" and "Plains" in hand
    When Alice plays the land "Forest"
    And Alice plays the land "Island" with "map 1"
    Then Alice can play the land "Swamp" with "map 2"
    When Alice plays the land "Swamp" with "map 2"
    Then "Swamp" is in play
    And Alice can't play the land "Plains"

  @cr26:305.1.4 @cr26:505.6b.3 @edition:2026-01
  Scenario: Playing Forest is casting no spell, so Monastery Swiftspear doesn't trigger, and Alice can still cast Lava Spike under Rule of Law
    Given Alice controls "Rule of Law" and "Monastery Swiftspear"
    And Alice has "Forest" and "Lava Spike" in hand and can pay {R}
    When Alice plays the land "Forest"
    Then "Forest" is in play
    And "Monastery Swiftspear" has triggered never
    And the stack is empty
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then "Monastery Swiftspear" has triggered once
    And Bob is at 17 life

  @cr26:305.1.4 @cr26:505.6b.3
  Scenario: Under Rule of Law, Alice plays Forest and can still cast Lava Spike in the same turn, and after Lava Spike she can't cast Shock
    Given Alice controls "Rule of Law"
    And Alice has "Forest", "Lava Spike" and "Shock" in hand and can pay {R}{R}
    When Alice plays the land "Forest"
    Then "Forest" is in play
    And the stack is empty
    And Alice can play "Lava Spike" targeting Bob
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And Alice can't play "Shock" targeting Bob because of "law" of "Rule of Law"
