Feature: Lands played while an ability resolves

  @cr26:305.2a
  Scenario: After Alice has played a Forest by means of Djinn of Wishes, she can't play a Mountain from hand in that turn
    Given Alice has "Djinn of Wishes" in hand and can pay {5}{U}{U}{U}{U}
    And Alice has "Forest", "Island" on top of library
    And Alice has "Mountain" in hand
    When Alice plays "Djinn of Wishes"
    And the stack resolves
    Then Alice can play the land "Mountain"
    When Alice activates "Djinn of Wishes"
    Then "Djinn of Wishes" has 2 wish counters
    When the stack resolves
    And while "Djinn of Wishes" resolves, Alice plays "Forest"
    Then "Forest" is in play under Alice's control
    And Alice can't play the land "Mountain"

  @cr26:305.2b
  Scenario: After Alice has played a land, she can't play a Forest revealed by Djinn of Wishes, but can cast a creature card it reveals
    Given Alice controls "Djinn of Wishes" with 3 wish counters and can pay {4}{U}{U}{U}{U}
    And Alice has "Forest", "Grizzly Bears" on top of library
    And Alice has "Mountain" and "Swamp" in hand
    Then Alice can play the land "Swamp"
    When Alice plays the land "Mountain"
    Then Alice can't play the land "Swamp"
    When Alice activates "Djinn of Wishes"
    And the stack resolves
    Then "Forest" is removed from the game
    And Alice was asked for a play never
    When Alice activates "Djinn of Wishes"
    And the stack resolves
    And while "Djinn of Wishes" resolves, Alice plays "Grizzly Bears"
    Then "Grizzly Bears" is in play

  @cr26:305.3
  Scenario: In Bob's turn, Alice can't play an Island revealed by Djinn of Wishes, but can cast a creature card it reveals
    Given it is Bob's main phase
    And Alice controls "Djinn of Wishes" with 3 wish counters and can pay {4}{U}{U}{U}{U}
    And Alice has "Island", "Grizzly Bears" on top of library
    When Alice activates "Djinn of Wishes"
    And the stack resolves
    Then "Island" is removed from the game
    And Alice was asked for a play never
    When Alice activates "Djinn of Wishes"
    And the stack resolves
    And while "Djinn of Wishes" resolves, Alice plays "Grizzly Bears"
    Then "Grizzly Bears" is in play

  @cr26:305.2a.2
  Scenario: With Exploration, Alice plays a Forest by means of Djinn of Wishes and then a Mountain from hand, and can't play a third land
    Given Alice controls "Exploration" and "Djinn of Wishes" with 3 wish counters and can pay {2}{U}{U}
    And Alice has "Forest" and "Island" on top of library
    And Alice has "Mountain" and "Swamp" in hand
    When Alice activates "Djinn of Wishes"
    And the stack resolves
    And while "Djinn of Wishes" resolves, Alice plays "Forest"
    Then Alice can play the land "Mountain"
    When Alice plays the land "Mountain"
    Then "Forest" and "Mountain" are in play
    And Alice can't play the land "Swamp"

  @cr26:305.2a.4
  Scenario: After Alice has played a Forest while the sorcery Offered Path resolves, she can't play a Mountain from hand in that turn
    Given Alice has "Offered Path" and "Mountain" in hand and can pay {G}
    And Alice has "Forest" on top of library
    Then Alice can play the land "Mountain"
    When Alice plays "Offered Path"
    And the stack resolves
    And while "Offered Path" resolves, Alice plays "Forest"
    Then "Forest" is in play under Alice's control
    And Alice can't play the land "Mountain" by rule 305.2
    When the game goes on to Alice's next main phase
    Then Alice can play the land "Mountain"

  @cr26:305.2a.4
  Scenario: Alice, who doesn't play the Forest that Offered Path reveals, can play one land from hand, and not two
    Given Alice has "Offered Path", "Mountain" and "Swamp" in hand and can pay {G}
    And Alice has "Forest" on top of library
    When Alice plays "Offered Path"
    And the stack resolves
    And Alice says no
    Then Alice can play the land "Swamp"
    When Alice plays the land "Mountain"
    Then "Mountain" is in play under Alice's control
    And "Forest" is in Alice's library
    And Alice can't play the land "Swamp" by rule 305.2

  @cr26:305.2b.2
  Scenario: Alice, who has played a land, doesn't play the Forest that Forced Hand tells her to play, and in her next turn she plays the Island of another one
    Given Alice has 2 "Forced Hand" as "force" and "Mountain" in hand and can pay {R}{R}
    And Alice has "Forest", "Swamp" and "Island" as library
    And Bob has "Plains" as library
    When Alice plays the land "Mountain"
    And Alice plays "force 1"
    And the stack resolves
    Then "Forest" is removed from the game
    When the game goes on to Alice's next main phase
    And Alice plays "force 2"
    And the stack resolves
    Then "Island" is in play under Alice's control

  @cr26:305.3.3
  Scenario: In Bob's turn, Alice doesn't play the Forest that Forced Hand tells her to play, and in her own she plays the Swamp of another one
    Given it is Bob's main phase
    And Alice controls "Vedalken Orrery"
    And Alice has 2 "Forced Hand" as "force" in hand and can pay {R}{R}
    And Alice has "Forest", "Island" and "Swamp" as library
    When Bob passes
    And Alice plays "force 1"
    And the stack resolves
    Then "Forest" is removed from the game
    When the game goes on to Alice's main phase
    And Alice plays "force 2"
    And the stack resolves
    Then "Swamp" is in play under Alice's control
