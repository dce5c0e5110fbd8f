Feature: Ornate Kanzashi

  @bok:ornate-kanzashi.1
  Scenario: A creature card exiled with Ornate Kanzashi can be cast only in a main phase with an empty stack
    Given it is Alice's upkeep
    And Alice controls "Ornate Kanzashi" and has "Reach Through Mists" in hand
    And Alice can pay {2}{U}{W}
    And Bob has "Devoted Retainer" and "Island" on top of library
    When Alice activates "Ornate Kanzashi" targeting Bob
    And the stack resolves
    Then "Devoted Retainer" is removed from the game
    And Alice can't play "Devoted Retainer" from exile
    When the game goes on to Alice's precombat main phase
    Then Alice can play "Devoted Retainer" from exile
    When Alice plays "Reach Through Mists"
    Then Alice can't play "Devoted Retainer" from exile
    When the stack resolves
    And Alice plays "Devoted Retainer" from exile
    And the stack resolves
    Then "Devoted Retainer" is in play under Alice's control
    And "Island" is in Bob's library

  @bok:ornate-kanzashi.1 @cr26:608.2n.3
  Scenario: An instant card exiled with Ornate Kanzashi can be cast whenever Alice has priority
    Given it is Alice's upkeep
    And Alice controls "Ornate Kanzashi" and can pay {3}{R}
    And Bob has "Glacial Ray" on top of library and can pay {1}{R}
    Then Alice can target only Bob with "Ornate Kanzashi"
    When Alice activates "Ornate Kanzashi" targeting Bob
    And the stack resolves
    Then Alice can play "Glacial Ray" from exile targeting Bob
    And Bob can't play "Glacial Ray" from exile targeting Alice
    When Alice plays "Glacial Ray" from exile targeting Bob
    And the stack resolves
    Then Bob is at 18 life
    And "Glacial Ray" is in Bob's graveyard

  @bok:ornate-kanzashi.1
  Scenario: A land card exiled with Ornate Kanzashi is played as the land of the turn
    Given Alice controls "Ornate Kanzashi" and can pay {2}
    And Alice has "Forest" in hand
    And Bob has "Island" on top of library
    When Alice activates "Ornate Kanzashi" targeting Bob
    And the stack resolves
    Then Alice can play the land "Forest"
    When Alice plays the land "Island" from exile
    Then "Island" is in play under Alice's control
    And Alice can't play the land "Forest" by rule 212.6b

  @bok:ornate-kanzashi.2
  Scenario: A card exiled with Ornate Kanzashi is face up for both players
    Given Alice controls "Ornate Kanzashi" and can pay {2}
    And Bob has "Grizzly Bears" and "Craw Wurm" on top of library
    When Alice activates "Ornate Kanzashi" targeting Bob
    Then "Ornate Kanzashi" is tapped
    And Alice doesn't know "Grizzly Bears"
    And Bob doesn't know "Grizzly Bears"
    When the stack resolves
    Then "Grizzly Bears" is removed from the game
    And "Grizzly Bears" is face up
    And Alice knows "Grizzly Bears"
    And Bob knows "Grizzly Bears"
    And Alice doesn't know "Craw Wurm"

  @bok:ornate-kanzashi.3
  Scenario: A card exiled with Ornate Kanzashi is cast for its mana cost
    Given Alice controls "Ornate Kanzashi", 2 "Swamp" and 2 "Forest"
    And Alice has "Forest" as "the next forest" in hand
    And Bob has "Trained Armodon" on top of library
    When Alice activates "Ornate Kanzashi" targeting Bob paying {2} with "Swamp 1" and {1} with "Swamp 2"
    And the stack resolves
    Then "Trained Armodon" is removed from the game
    And Alice can't play "Trained Armodon" from exile
    When Alice plays the land "the next forest"
    Then Alice can play "Trained Armodon" from exile
    When Alice plays "Trained Armodon" from exile
    Then {G}{G}{G} was spent on "Trained Armodon"
    When the stack resolves
    Then "Trained Armodon" is in play under Alice's control

  @bok:ornate-kanzashi.3
  Scenario: A card exiled with Ornate Kanzashi costs {1} more if Sphere of Resistance raises its cost
    Given Alice controls "Ornate Kanzashi", "Sphere of Resistance" and "Plains"
    And Alice has "Swamp" in hand and can pay {2}
    And Bob has "Devoted Retainer" on top of library
    When Alice activates "Ornate Kanzashi" targeting Bob
    And the stack resolves
    Then Alice can't play "Devoted Retainer" from exile by rule 409.1h
    When Alice plays the land "Swamp"
    Then Alice can play "Devoted Retainer" from exile
    When Alice plays "Devoted Retainer" from exile
    Then the total cost of "Devoted Retainer" is {1}{W}
    And "Plains" and "Swamp" are tapped

  @bok:ornate-kanzashi.4
  Scenario: A card exiled with Ornate Kanzashi in an earlier turn can't be cast
    Given Alice controls "Ornate Kanzashi", 2 "Swamp" and "Forest"
    And Bob has "Llanowar Elves" on top of library
    When Alice activates "Ornate Kanzashi" targeting Bob
    And the stack resolves
    Then "Llanowar Elves" is removed from the game
    And Alice can play "Llanowar Elves" from exile
    When the game goes on to Alice's next precombat main phase
    Then Alice can't play "Llanowar Elves" from exile
    And "Llanowar Elves" is removed from the game

  @bok:ornate-kanzashi.5
  Scenario: A card stays exiled when Ornate Kanzashi leaves the battlefield, and can still be cast that turn
    Given Alice controls "Ornate Kanzashi" and can pay {2}{G}
    And Bob has "Llanowar Elves" and "Island" on top of library
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice activates "Ornate Kanzashi" targeting Bob
    And the stack resolves
    And Bob plays "Naturalize" targeting "Ornate Kanzashi"
    And the stack resolves
    Then "Ornate Kanzashi" is in Alice's graveyard
    And "Llanowar Elves" is removed from the game
    And Alice can play "Llanowar Elves" from exile
    When the game goes on to the second main phase
    Then Alice can play "Llanowar Elves" from exile
    When the turn ends
    Then "Llanowar Elves" is removed from the game
    And Alice can't play "Llanowar Elves" from exile
