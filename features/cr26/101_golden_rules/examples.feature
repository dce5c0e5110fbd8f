Feature: Examples of section 101

  @cr26:101.2.ex1
  Scenario: Explore allows Alice an additional land, but under Turf Wound she can't play lands this turn, so she plays no land
    Given Alice has "Explore", "Forest" and "Plains" in hand and can pay {1}{G}
    And Alice has 2 "Swamp" on top of library
    And Bob has "Turf Wound" in hand and can pay {2}{R}
    And Bob has "Mountain" on top of library
    When Alice plays the land "Forest"
    Then Alice can't play the land "Plains" by rule 305.2
    When Alice plays "Explore"
    And the stack resolves
    Then Alice can play the land "Plains"
    When Bob plays "Turf Wound" targeting Alice
    And the stack resolves
    Then Alice can't play the land "Plains" because of "Turf Wound"
    And Alice has drawn 1 card

  @cr26:101.2.ex1
  Scenario: Explore resolves after Turf Wound, and Alice still can't play lands this turn
    Given Alice has "Explore" and "Plains" in hand and can pay {1}{G}
    And Alice has 2 "Swamp" on top of library
    And Bob has "Turf Wound" in hand and can pay {2}{R}
    And Bob has "Mountain" on top of library
    When Bob plays "Turf Wound" targeting Alice
    And the stack resolves
    And Alice plays "Explore"
    And the stack resolves
    Then Alice can't play the land "Plains" because of "Turf Wound"
    And Alice has drawn 1 card
    When the game goes on to Alice's next main phase
    Then Alice can play the land "Plains"

  @cr26:101.4.2
  Scenario: Innocent Blood has Alice, the active player, choose a creature first, then Bob, then Carol; then all three are sacrificed at the same time
    Given Carol is playing too
    And Alice has "Innocent Blood" in hand and can pay {B}
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob controls "White Knight" and "Steel Golem"
    And Carol controls "Serra Angel" and "Craw Wurm"
    When Alice plays "Innocent Blood"
    And the stack resolves
    Then Alice is asked for objects by "Innocent Blood" among "Grizzly Bears" and "Hill Giant"
    When Alice chooses "Hill Giant"
    Then Bob is asked for objects by "Innocent Blood" among "White Knight" and "Steel Golem"
    And "Hill Giant" is in play
    When Bob chooses "White Knight"
    Then Carol is asked for objects by "Innocent Blood" among "Serra Angel" and "Craw Wurm"
    And "Hill Giant" and "White Knight" are in play
    When Carol chooses "Craw Wurm"
    Then it happened at once that "Hill Giant" was sacrificed and "White Knight" was sacrificed
    And it happened at once that "White Knight" was sacrificed and "Craw Wurm" was sacrificed
    And "Grizzly Bears", "Steel Golem" and "Serra Angel" are in play

  @cr26:101.4.2
  Scenario: In Bob's turn, Bob chooses first for Innocent Blood that Alice cast, then Carol, then Alice
    Given Carol is playing too
    And it is Bob's main phase
    And Alice controls "Vedalken Orrery" and has "Innocent Blood" in hand and can pay {B}
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob controls "White Knight" and "Steel Golem"
    And Carol controls "Serra Angel" and "Craw Wurm"
    When Alice plays "Innocent Blood"
    And the stack resolves
    Then Bob is asked for objects by "Innocent Blood" among "White Knight" and "Steel Golem"
    When Bob chooses "Steel Golem"
    Then Carol is asked for objects by "Innocent Blood" among "Serra Angel" and "Craw Wurm"
    When Carol chooses "Serra Angel"
    Then Alice is asked for objects by "Innocent Blood" among "Grizzly Bears" and "Hill Giant"
    And "Steel Golem" and "Serra Angel" are in play
    When Alice chooses "Grizzly Bears"
    Then it happened at once that "Steel Golem" was sacrificed and "Grizzly Bears" was sacrificed
    And it happened at once that "Serra Angel" was sacrificed and "Grizzly Bears" was sacrificed
    And "White Knight", "Craw Wurm" and "Hill Giant" are in play

  @cr26:101.4.ex1
  Scenario: In Bob's turn, Bob chooses a creature first for Innocent Blood that Alice cast, then Alice; then both are sacrificed at the same time
    Given it is Bob's main phase
    And Alice controls "Vedalken Orrery" and has "Innocent Blood" in hand and can pay {B}
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob controls "White Knight" and "Steel Golem"
    When Alice plays "Innocent Blood"
    And the stack resolves
    Then Bob is asked for objects by "Innocent Blood" among "White Knight" and "Steel Golem"
    When Bob chooses "Steel Golem"
    Then Alice is asked for objects by "Innocent Blood" among "Grizzly Bears" and "Hill Giant"
    And "Steel Golem" is in play
    When Alice chooses "Grizzly Bears"
    Then it happened at once that "Steel Golem" was sacrificed and "Grizzly Bears" was sacrificed
    And "White Knight" and "Hill Giant" are in play
