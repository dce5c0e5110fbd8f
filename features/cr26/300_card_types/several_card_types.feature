Feature: Objects with several card types

  @cr26:300.2
  Scenario: Naturalize and Murder can each destroy an artifact creature
    Given Bob controls "Juggernaut" as "first", "Juggernaut" as "second", "Hill Giant" and "Fountain of Youth"
    And Alice has "Naturalize" and "Murder" in hand and can pay {1}{G}{1}{B}{B}
    Then Alice can target only "first", "second" and "Fountain of Youth" with "Naturalize"
    And Alice can target only "first", "second" and "Hill Giant" with "Murder"
    When Alice plays "Naturalize" targeting "first"
    And the stack resolves
    And Alice plays "Murder" targeting "second"
    And the stack resolves
    Then "first" and "second" were destroyed

  @cr26:300.2.2
  Scenario: Dryad Arbor has summoning sickness like a creature, makes mana like a land, and attacks
    Given Alice has "Dryad Arbor" in hand and controls "Forest"
    When Alice plays the land "Dryad Arbor"
    Then Alice can't tap "Dryad Arbor" for mana by rule 302.6
    And Alice can tap "Forest" for mana
    When the game goes on to Alice's next main phase
    Then Alice can tap "Dryad Arbor" for mana
    When Alice attacks with "Dryad Arbor"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 19 life

  @cr26:300.2a
  Scenario: Dryad Arbor can't be cast as a creature spell, and can be played as a land
    Given Alice has "Dryad Arbor" and "Ornithopter" in hand
    Then Alice can't play "Dryad Arbor" by rule 305.9
    And Alice can play "Ornithopter"
    When Alice plays the land "Dryad Arbor"
    Then the stack is empty
    And "Dryad Arbor" is 1/1
    And "Dryad Arbor" has the types "land" and "creature"

  @cr26:305.9
  Scenario: Dryad Arbor can't be played in a turn in which its player has played a land, although it is a creature card
    Given Alice has "Dryad Arbor", "Forest" and "Ornithopter" in hand
    When Alice plays the land "Forest"
    Then Alice can't play the land "Dryad Arbor" by rule 305.2
    And Alice can't play "Dryad Arbor" by rule 305.9
    And Alice can play "Ornithopter"
    When the game goes on to Alice's next main phase
    And Alice plays the land "Dryad Arbor"
    Then "Dryad Arbor" is 1/1

  @cr26:300.2.3
  Scenario: Chief of the Foundry makes Alice's other artifact creature larger, and neither her Grizzly Bears nor her Great Furnace, an artifact land
    Given Alice controls "Ornithopter", "Grizzly Bears" and "Great Furnace"
    And Alice has "Chief of the Foundry" in hand and can pay {3}
    When Alice plays "Chief of the Foundry"
    And the stack resolves
    Then "Ornithopter" is 1/3
    And "Grizzly Bears" is 2/2
    And "Chief of the Foundry" is 2/3
    And "Great Furnace" has no power

  @cr26:300.2.3
  Scenario: Chief of the Foundry makes Alice's two artifact creatures larger, and not Bob's
    Given Alice controls "Ornithopter" and "Juggernaut"
    And Bob controls "Ornithopter" as "his"
    And Alice has "Chief of the Foundry" in hand and can pay {3}
    When Alice plays "Chief of the Foundry"
    And the stack resolves
    Then "Ornithopter" is 1/3
    And "Juggernaut" is 6/4
    And "his" is 0/2
    And "Chief of the Foundry" is 2/3

  @cr26:300.2.3
  Scenario: Steel Overseer puts a counter on itself and on Ornithopter, and none on Sol Ring, an artifact, and on Grizzly Bears, a creature
    Given Alice controls "Steel Overseer", "Ornithopter", "Sol Ring" and "Grizzly Bears"
    And Bob controls "Steel Wall"
    When Alice activates "Steel Overseer"
    And the stack resolves
    Then "Steel Overseer" has 1 +1/+1 counter
    And "Ornithopter" has 1 +1/+1 counter
    And "Sol Ring" has no +1/+1 counters
    And "Grizzly Bears" has no +1/+1 counters
    And "Steel Wall" has no +1/+1 counters

  @cr26:300.2a @cr26:305.9
  Scenario: Omniscience doesn't let Alice cast Great Furnace, an artifact land, or Dryad Arbor, a land creature, and lets her cast Craw Wurm
    Given Alice controls "Omniscience"
    And Alice has "Great Furnace", "Dryad Arbor" and "Craw Wurm" in hand
    Then Alice can't play "Great Furnace" without paying its mana cost by rule 305.9
    And Alice can't play "Dryad Arbor" without paying its mana cost by rule 305.9
    And Alice can play "Craw Wurm" without paying its mana cost
    When Alice plays "Craw Wurm" without paying its mana cost
    And the stack resolves
    And Alice plays the land "Great Furnace"
    Then the stack is empty
    And "Great Furnace" has the types "artifact" and "land"
    And "Craw Wurm" is 6/4
    And Alice can't play the land "Dryad Arbor" by rule 305.2

  @cr26:205.2b.2 @cr26:300.2.4
  Scenario: Juggernaut, an artifact creature, is a creature spell for Essence Scatter, and in the graveyard an artifact card for Goblin Welder and a creature card for Zombify
    Given it is Bob's main phase
    And Bob controls "Fountain of Youth" and has "Juggernaut" as "engine", "Zombify" and "Grizzly Bears" in hand
    And Bob has "Hill Giant" in graveyard
    And Bob has {4}{3}{B}{G}{1} in the mana pool
    And Alice controls "Goblin Welder"
    And Alice has "Essence Scatter" and "Negate" in hand and can pay {1}{U}{1}{U}
    When Bob plays "engine"
    Then Alice can't play "Negate" targeting "engine" by rule 601.2c
    And Alice can play "Essence Scatter" targeting "engine"
    When Alice plays "Essence Scatter" targeting "engine"
    And the stack resolves
    Then "engine" was countered
    And Bob can target only "engine" and "Hill Giant" with "Zombify"
    When Bob passes
    Then Alice can activate "Goblin Welder" targeting "Fountain of Youth" then "engine"
    And Alice can't activate "Goblin Welder" targeting "Fountain of Youth" then "Hill Giant"
    When Alice activates "Goblin Welder" targeting "Fountain of Youth" then "engine"
    And the stack resolves
    Then "engine" is in play
    And "engine" is 5/3

  @cr26:300.1 @cr26:205.2a
  Scenario: Tarmogoyf counts nine card types among the cards in graveyards
    Given Alice controls "Tarmogoyf"
    And Alice has "Sol Ring", "Grizzly Bears" and "Crusade" in graveyard
    And Bob has "Forest", "Jace Beleren", "Pyroclasm" and "Test Siege" in graveyard
    And Alice has "Crib Swap" in hand and can pay {2}{W}
    And Bob controls "Hill Giant"
    Then "Tarmogoyf" is 7/8
    When Alice plays "Crib Swap" targeting "Hill Giant"
    And the stack resolves
    Then "Tarmogoyf" is 9/10
