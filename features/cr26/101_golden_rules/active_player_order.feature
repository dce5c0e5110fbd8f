Feature: The order in which players choose

  @cr26:101.4 @cr26:101.4b @cr26:102.1
  Scenario: In Alice's turn, Bob casts Innocent Blood: Alice, the active player, chooses first, and both players sacrifice at the same time
    Given Bob controls "Vedalken Orrery" and has "Innocent Blood" in hand
    And Bob has {B} in the mana pool
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob controls "White Knight" and "Steel Golem"
    When Bob plays "Innocent Blood"
    And the stack resolves
    Then Alice is asked for objects by "Innocent Blood" among "Grizzly Bears" and "Hill Giant"
    When Alice chooses "Hill Giant"
    Then Bob is asked for objects by "Innocent Blood" among "White Knight" and "Steel Golem"
    And "Hill Giant" is in play
    When Bob chooses "White Knight"
    Then it happened at once that "Hill Giant" was sacrificed and "White Knight" was sacrificed
    And "Grizzly Bears" and "Steel Golem" are in play

  @cr26:101.4 @cr26:101.4b @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: In Alice's turn, Bob casts Pox: Alice, the active player, chooses first, and both players sacrifice at the same time
    Given Bob controls "Vedalken Orrery" and has "Pox" in hand
    And Bob has {B}{B}{B} in the mana pool
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob controls "White Knight" and "Steel Golem"
    When Bob plays "Pox"
    And the stack resolves
    Then Alice is asked for objects by "Pox" among "Grizzly Bears" and "Hill Giant"
    When Alice chooses "Hill Giant"
    Then Bob is asked for objects by "Pox" among "White Knight" and "Steel Golem"
    And "Hill Giant" is in play
    When Bob chooses "White Knight"
    Then it happened at once that "Hill Giant" was sacrificed and "White Knight" was sacrificed
    And "Grizzly Bears" and "Steel Golem" are in play

  @cr26:101.4.2
  Scenario: With Balance, the players choose in turn order which land to keep; then all other lands are sacrificed at the same time
    Given Carol is playing too
    And Dave is playing too
    And Alice has {W}{W} in the mana pool and has "Balance" in hand
    And Alice controls "Forest" and "Plains"
    And Bob controls "Island" and "Mountain"
    And Carol controls "Swamp" and "Wastes"
    And Dave controls "Savannah"
    When Alice plays "Balance"
    And the stack resolves
    Then Alice is asked for objects by "Balance" among "Forest" and "Plains"
    When Alice chooses "Forest"
    Then Bob is asked for objects by "Balance" among "Island" and "Mountain"
    And "Plains" is in play
    When Bob chooses "Island"
    Then Carol is asked for objects by "Balance" among "Swamp" and "Wastes"
    And "Mountain" is in play
    When Carol chooses "Swamp"
    Then it happened at once that "Plains" was sacrificed and "Mountain" was sacrificed
    And "Wastes" was sacrificed
    And "Forest", "Island", "Swamp" and "Savannah" are in play

  @cr26:101.4c @cr26:101.4
  Scenario: With Balance, a player who has the fewest lands, cards in hand and creatures chooses nothing; only the other player chooses
    Given Alice has {W}{W} in the mana pool and has "Balance" and "Sol Ring" in hand
    And Alice controls "Forest" and "Plains"
    And Bob controls "Island", "Mountain" and "Swamp"
    And Alice controls "Grizzly Bears"
    And Bob has "Smite", "Naturalize" and "Stone Rain" in hand
    And Bob controls "White Knight" and "Hill Giant"
    When Alice plays "Balance"
    And the stack resolves
    And Bob chooses "Island" and "Swamp"
    And Bob chooses "Naturalize"
    And Bob chooses "Hill Giant"
    Then "Forest" and "Plains" are in play
    And "Island" and "Swamp" are in play
    And "Mountain" is in Bob's graveyard
    And "Sol Ring" is in Alice's hand
    And "Smite" and "Stone Rain" are in Bob's graveyard
    And "White Knight" is in Bob's graveyard
    And "Grizzly Bears" and "Hill Giant" are in play

  @cr26:101.4c
  Scenario: For Cull of Kinds, Alice chooses an artifact, then a creature and then a land, as the spell says, and then sacrifices her other permanents at one time
    Given Alice has "Cull of Kinds" in hand and has {2}{B} in the mana pool
    And Alice controls "Forest", "Plains", "Grizzly Bears", "Hill Giant", "Sol Ring" and "Baku Altar"
    And Bob controls "White Knight", "Craw Wurm" and "Island"
    When Alice plays "Cull of Kinds"
    And the stack resolves
    Then Alice is asked for objects by "Cull of Kinds" among "Sol Ring" and "Baku Altar"
    When Alice chooses "Sol Ring"
    Then Alice is asked for objects by "Cull of Kinds" among "Grizzly Bears" and "Hill Giant"
    And "Baku Altar" is in play
    When Alice chooses "Hill Giant"
    Then Alice is asked for objects by "Cull of Kinds" among "Forest" and "Plains"
    And "Grizzly Bears" is in play
    When Alice chooses "Forest"
    Then it happened at once that "Baku Altar" was sacrificed and "Grizzly Bears" was sacrificed
    And it happened at once that "Grizzly Bears" was sacrificed and "Plains" was sacrificed
    And "Sol Ring", "Hill Giant" and "Forest" are in play
    And "White Knight", "Craw Wurm" and "Island" are in play

  @cr26:101.4.2 @cr26:102.1
  Scenario: In Bob's turn, Bob chooses first for Pox that Alice cast, then Carol, then Alice
    Given Carol is playing too
    And it is Bob's main phase
    And Alice controls "Vedalken Orrery" and has "Pox" in hand
    And Alice has {B}{B}{B} in the mana pool
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob controls "White Knight" and "Steel Golem"
    And Carol controls "Serra Angel" and "Craw Wurm"
    When Alice plays "Pox"
    And the stack resolves
    Then Bob is asked for objects by "Pox" among "White Knight" and "Steel Golem"
    When Bob chooses "Steel Golem"
    Then Carol is asked for objects by "Pox" among "Serra Angel" and "Craw Wurm"
    When Carol chooses "Craw Wurm"
    Then Alice is asked for objects by "Pox" among "Grizzly Bears" and "Hill Giant"
    And "Steel Golem" and "Craw Wurm" are in play
    When Alice chooses "Hill Giant"
    Then it happened at once that "Steel Golem" was sacrificed and "Hill Giant" was sacrificed
    And "Craw Wurm" was sacrificed
    And "White Knight", "Serra Angel" and "Grizzly Bears" are in play

  @cr26:101.4a
  Scenario: With Pox, Bob doesn't know the card that Alice chose to discard before he has chosen one himself
    Given Alice has {B}{B}{B} in the mana pool
    And Alice has "Pox", "Smite", "Sol Ring" and "Terror" in hand
    And Bob has "Plains", "Island" and "Forest" in hand
    When Alice plays "Pox"
    And the stack resolves
    And Alice chooses "Smite"
    Then Bob is asked for objects by "Pox" among "Plains", "Island" and "Forest"
    And "Smite" is in Alice's hand
    And Bob doesn't know "Smite"
    When Bob chooses "Island"
    Then it happened at once that "Smite" was discarded and "Island" was discarded
    And Bob knows "Smite"
    And Alice is at 13 life

  @cr26:101.4a.2
  Scenario: With Opened Borders, Bob doesn't know the land card that Alice has chosen in her library before he has chosen one in his
    Given Alice has "Opened Borders" in hand and can pay {1}{G}
    And Alice has "Forest", "Mountain" and "Hill Giant" as library
    And Bob has "Swamp", "Plains" and "Grizzly Bears" as library
    When Alice plays "Opened Borders"
    And the stack resolves
    And Alice chooses "Mountain"
    Then Bob is asked for objects by "Opened Borders" among "Swamp" and "Plains"
    And "Mountain" is in Alice's library
    And Bob doesn't know "Mountain"
    When Bob chooses "Swamp"
    Then it happened at once that "Mountain" entered and "Swamp" entered
    And Bob knows "Mountain"
    And Alice knows "Swamp"
    And "Plains" is in Bob's library

  @cr26:101.4a.before
  Scenario: Until 2006, with Pox, Bob knows the card that Alice chose to discard before he chooses one himself
    Given Alice has {B}{B}{B} in the mana pool
    And Alice has "Pox", "Smite", "Sol Ring" and "Terror" in hand
    And Bob has "Plains", "Island" and "Forest" in hand
    When Alice plays "Pox"
    And the stack resolves
    And Alice chooses "Smite"
    Then Bob is asked for objects by "Pox" among "Plains", "Island" and "Forest"
    And "Smite" is in Alice's hand
    And Bob knows "Smite"
    And Bob doesn't know "Sol Ring"
    When Bob chooses "Island"
    Then it happened at once that "Smite" was discarded and "Island" was discarded
    And Alice is at 13 life

  @cr26:101.4a.before
  Scenario: Until 2006, too, Pox has all players lose life and discard at the same time
    Given Alice has {B}{B}{B} in the mana pool
    And Alice has "Pox" and "Terror" in hand
    And Bob has "Plains" in hand
    When Alice plays "Pox"
    And the stack resolves
    Then it happened at once that "Terror" was discarded and "Plains" was discarded
    And Alice is at 13 life
    And Bob is at 13 life

  @cr26:101.4d
  Scenario: With Exhume, Bob's Clone asks Alice about a counter and Carol's asks Bob, and each of them decides before the next player chooses for Clone
    Given Carol is playing too
    And Dave is playing too
    And Alice controls "Bargained Beast" and has "Exhume" in hand and can pay {1}{B}
    And Bob has "Clone" as "first" in graveyard
    And Carol has "Clone" as "second" in graveyard
    And Dave has "Clone" as "third" in graveyard
    When Alice plays "Exhume"
    And the stack resolves
    Then Bob is asked for objects by "first" among "Bargained Beast"
    When Bob chooses "Bargained Beast" for "first"
    And Bob chooses the player Alice
    Then Alice is asked for yes or no by "first"
    When Alice says yes
    Then Carol is asked for objects by "second" among "Bargained Beast"
    When Carol chooses "Bargained Beast" for "second"
    And Carol chooses the player Bob
    Then Bob is asked for yes or no by "second"
    When Bob says no
    Then Dave is asked for objects by "third" among "Bargained Beast"
    When Dave chooses nothing for "third"
    Then "first" is 3/3
    And "second" is 2/2
    And "third" is in Dave's graveyard
    And it happened at once that "first" entered and "second" entered
