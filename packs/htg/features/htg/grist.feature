Feature: Grist

  # A creature that drops Grist gives an opponent an artifact token that can be sacrificed for mana.
  @htg:drops-grist.1
  Scenario: A creature that drops Grist gives Bob a token that he can sacrifice for mana only when he could cast a sorcery
    Given Alice has "Shale Underling" in hand and can pay {1}{R}
    Then "Shale Underling" has exactly the types "creature" and "Underling"
    And "Shale Underling" is 2/1
    When Alice casts "Shale Underling"
    And the stack resolves
    Then Bob controls the "Shale Grist" token
    And Bob owns the "Shale Grist" token
    And the "Shale Grist" token has exactly the types "artifact"
    When the game goes on to Bob's upkeep
    Then Bob can't tap the "Shale Grist" token for mana
    When the game goes on to Bob's main phase
    Then Bob can tap the "Shale Grist" token for mana
    When Bob taps the first "Shale Grist" token for mana
    Then Bob has {R}{R} in the mana pool
    And the "Shale Grist" token is gone

  @htg:drops-grist.1
  Scenario: A Grist token can't be sacrificed for mana while a spell is being cast
    Given Alice has "Shale Underling" in hand and can pay {1}{R}
    And Bob has "Lava Spike" in hand
    When Alice casts "Shale Underling"
    And the stack resolves
    And the game goes on to Bob's main phase
    Then Bob can't cast "Lava Spike" targeting Alice by rule 118.3
    When Bob taps the first "Shale Grist" token for mana
    Then Bob can cast "Lava Spike" targeting Alice
