Feature: Torrent of Stone

  @bok:torrent-of-stone.1
  Scenario: Taiga, a nonbasic Mountain, can be sacrificed to splice Torrent of Stone, and Forest can't
    Given Alice controls "Taiga", "Mountain" and "Forest"
    And Alice has "Reach Through Mists", "Boomerang" and "Torrent of Stone" in hand and can pay {U}{U}
    And Bob controls "Wall of Stone"
    Then Alice can't play "Reach Through Mists" splicing "Torrent of Stone" targeting Bob sacrificing "Taiga" and "Mountain" for "Torrent of Stone" by rule 415.5
    And Alice can't play "Reach Through Mists" splicing "Torrent of Stone" targeting "Forest" sacrificing "Taiga" and "Mountain" for "Torrent of Stone" by rule 409.1c
    And Alice can't play "Reach Through Mists" splicing "Torrent of Stone" targeting "Wall of Stone" sacrificing "Mountain" and "Forest" for "Torrent of Stone"
    And Alice can't play "Reach Through Mists" splicing "Torrent of Stone" targeting "Wall of Stone" sacrificing "Taiga" for "Torrent of Stone"
    And Alice can play "Reach Through Mists" splicing "Torrent of Stone" targeting "Wall of Stone" sacrificing "Taiga" and "Mountain" for "Torrent of Stone"
    And Alice can't play "Boomerang" splicing "Torrent of Stone" targeting "Forest" then "Wall of Stone" sacrificing "Taiga" and "Mountain" for "Torrent of Stone" by rule 502.40b
    When Alice plays "Reach Through Mists" splicing "Torrent of Stone" targeting "Wall of Stone" sacrificing "Taiga" and "Mountain" for "Torrent of Stone"
    Then "Taiga" and "Mountain" are in Alice's graveyard
    And "Taiga" and "Mountain" were sacrificed
    When the stack resolves
    Then "Wall of Stone" has 4 damage marked
    And "Torrent of Stone" is in Alice's hand
    And Alice has drawn 1 card

  @bok:torrent-of-stone.1
  Scenario: Two basic Mountains can be sacrificed to splice Torrent of Stone, and one isn't enough
    Given Alice controls "Mountain" as "mountain 1", "Mountain" as "mountain 2" owned by Bob and "Forest"
    And Alice has "Reach Through Mists" and "Torrent of Stone" in hand and can pay {U}
    And Bob controls "Wall of Stone"
    Then Alice can't play "Reach Through Mists" splicing "Torrent of Stone" targeting "Wall of Stone" sacrificing "mountain 1" for "Torrent of Stone"
    And Alice can play "Reach Through Mists" splicing "Torrent of Stone" targeting "Wall of Stone" sacrificing "mountain 1" and "mountain 2" for "Torrent of Stone"
    When Alice plays "Reach Through Mists" splicing "Torrent of Stone" targeting "Wall of Stone" sacrificing "mountain 1" and "mountain 2" for "Torrent of Stone"
    Then "mountain 1" and "mountain 2" were sacrificed
    When the stack resolves
    Then "Wall of Stone" has 4 damage marked
