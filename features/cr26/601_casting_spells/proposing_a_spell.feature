Feature: Proposing a spell

  @cr26:601.2a @cr26:601.2.8
  Scenario: Lava Spike that Alice casts from Bob's graveyard is put on top of the stack under Alice's control, and goes back to Bob's graveyard
    Given Alice controls "Strangers' Graves" and can pay {R}
    And Bob has "Lava Spike" in graveyard
    And Alice has "Lightning Bolt" in hand and can pay {R}
    Then Alice can play "Lava Spike" from graveyard targeting Bob
    When Alice plays "Lava Spike" from graveyard targeting Bob
    And Alice plays "Lightning Bolt" targeting Bob
    Then the stack holds "Lightning Bolt" and "Lava Spike"
    And Alice controls "Lava Spike"
    And "Lava Spike" is red
    And "Lava Spike" has exactly the types "sorcery" and "Arcane"
    And the mana cost of "Lava Spike" is {R}
    When the stack resolves
    Then "Lava Spike" is in Bob's graveyard
    And Bob is at 14 life

  @cr26:601.2a
  Scenario: With Strangers' Graves, Alice can cast Lava Spike from Bob's graveyard, and can't cast one from her own
    Given Alice controls "Strangers' Graves" and can pay {R}
    And Alice has "Lava Spike" as "hers" in graveyard
    And Bob has "Lava Spike" as "his" in graveyard
    Then Alice can't play "hers" from graveyard targeting Bob by rule 601.3
    And Alice can play "his" from graveyard targeting Bob
    When Alice plays "his" from graveyard targeting Bob
    And the stack resolves
    Then Bob is at 17 life

  @cr26:601.2 @cr26:732.2
  Scenario: Altar's Reap that Alice tries to cast without a creature to sacrifice stays in her hand, her lands stay untapped, and she can cast it once she has a creature
    Given Alice controls "City of Brass" and "Swamp"
    And Alice has "Altar's Reap" and "Ornithopter" in hand
    And Bob controls "Hill Giant"
    When Alice tries to play "Altar's Reap"
    Then the attempt is refused by rule 118.3
    And "Altar's Reap" is in Alice's hand
    And "City of Brass" is untapped
    And "City of Brass" has triggered never
    And Alice has priority
    When Alice plays "Ornithopter"
    And the stack resolves
    And Alice tries to play "Altar's Reap" sacrificing "Ornithopter"
    Then the attempt succeeds
    And "City of Brass" is tapped
    And "Ornithopter" was sacrificed

  @cr26:601.2.4
  Scenario: Price of Thought, the only card in Alice's hand, can't be discarded for its own cost, and can be cast once she has drawn another card
    Given it is Alice's upkeep
    And Alice controls "Vedalken Orrery"
    And Alice has "Price of Thought" in hand and can pay {2}{R}
    And Alice has "Island" on top of library
    Then Alice can't play "Price of Thought" by rule 118.3
    When the game goes on to Alice's main phase
    Then Alice can play "Price of Thought"
    When Alice plays "Price of Thought" discarding "Island"
    Then "Island" is in Alice's graveyard
    And the stack holds "Price of Thought"
    When the stack resolves
    Then Alice is at 24 life

  @cr26:601.2.4
  Scenario: Of two cards named Price of Thought, Alice discards the one for the other, which is on the stack by then
    Given Alice has "Price of Thought" as "one" and "Price of Thought" as "two" in hand and can pay {2}{R}
    When Alice plays "one" discarding "two"
    Then "two" is in Alice's graveyard
    And the stack holds "one"
    When the stack resolves
    Then Alice is at 24 life
    And "one" is in Alice's graveyard

  @cr26:732.2.2
  Scenario: Alice, whose activation of Atog without an artifact is taken back, still has priority, casts Ornithopter and sacrifices it to Atog, and can pass after another reversal
    Given Alice controls "Atog" and "City of Brass"
    And Alice has "Ornithopter" and "Altar's Reap" in hand
    When Alice tries to activate "Atog"
    Then the attempt is refused by rule 118.3
    And Alice has priority
    And "City of Brass" is untapped
    When Alice plays "Ornithopter"
    And the stack resolves
    And Alice tries to activate "Atog" sacrificing "Ornithopter"
    Then the attempt succeeds
    When the stack resolves
    Then "Atog" is 3/4
    When Alice tries to play "Altar's Reap"
    Then the attempt is refused by rule 118.3
    When Alice passes
    Then Bob has priority

  @cr26:732.2.2 @edition:2026-01
  Scenario: Alice, whose craft ability is taken back, still has priority, casts a creature and crafts with it, and can pass after another reversal
    Given Alice controls "Tithing Blade", "City of Brass" and can pay {4}
    And Alice has "Ornithopter" and "Altar's Reap" in hand
    When Alice tries to activate "Tithing Blade"
    Then the attempt is refused by rule 118.3
    And Alice has priority
    And "Tithing Blade" is in play
    And "City of Brass" is untapped
    When Alice plays "Ornithopter"
    And the stack resolves
    And Alice tries to activate "Tithing Blade" exiling "Ornithopter"
    Then the attempt succeeds
    When the stack resolves
    And Alice tries to play "Altar's Reap"
    Then the attempt is refused by rule 118.3
    When Alice passes
    Then Bob has priority

  @cr26:601.2.5
  Scenario: Terror that Alice tries to cast on Ornithopter, an artifact creature, stays in her hand, her lands stay untapped, and she can cast it on Crimson Kobolds
    Given Alice controls "City of Brass" and "Swamp"
    And Alice has "Terror" and "Crimson Kobolds" in hand
    And Bob controls "Ornithopter"
    When Alice tries to play "Terror" targeting "Ornithopter"
    Then the attempt is refused by rule 601.2c
    And "Terror" is in Alice's hand
    And "City of Brass" is untapped
    And "City of Brass" has triggered never
    When Alice plays "Crimson Kobolds"
    And the stack resolves
    And Alice tries to play "Terror" targeting "Crimson Kobolds"
    Then the attempt succeeds
    And "City of Brass" is tapped
    And "Terror" is on the stack

  @cr26:601.2.2
  Scenario: The target of Death Bomb can be sacrificed to pay for it, and the spell then doesn't resolve, so Alice loses no life
    Given Alice controls "Grizzly Bears"
    And Alice has "Death Bomb" in hand and can pay {3}{B}
    And Bob controls "Hill Giant"
    Then Alice can play "Death Bomb" sacrificing "Grizzly Bears" targeting "Grizzly Bears"
    When Alice plays "Death Bomb" sacrificing "Grizzly Bears" targeting "Grizzly Bears"
    Then "Grizzly Bears" was sacrificed
    And the stack holds "Death Bomb"
    When the stack resolves
    Then "Death Bomb" did not resolve
    And Alice is at 20 life
    And "Hill Giant" is in play

  @cr26:601.2a.2
  Scenario: Hill Giant stays on the stack while Counterspell counters Grizzly Bears above it, and leaves the stack as it resolves
    Given Alice controls "Vedalken Orrery"
    And Alice has "Hill Giant" and "Grizzly Bears" in hand and can pay {3}{R}{1}{G}
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Hill Giant"
    And Alice plays "Grizzly Bears"
    And Bob plays "Counterspell" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    And the stack holds "Hill Giant"
    When the stack resolves
    Then the stack is empty
    And "Hill Giant" is in play
