Feature: Playing the face of a modal double-faced card that is a land

  @cr26:712.12.3
  Scenario: An effect that lets a player play a card permits its back face, which is a land, once each turn
    Given Alice controls "Djinn of Wishes" with 2 wish counters
    And Alice can pay {2}{U}{U}{2}{U}{U}
    And Alice has "Bala Ged Recovery" and "Bala Ged Recovery" as "second" on top of library
    When Alice activates "Djinn of Wishes"
    And the stack resolves
    And Alice says yes
    Then "Bala Ged Recovery" is in play
    And "Bala Ged Recovery" is tapped
    And "Bala Ged Recovery" is named "Bala Ged Sanctuary"
    When Alice activates "Djinn of Wishes"
    And the stack resolves
    Then "second" is exiled

  @cr26:712.12.3
  Scenario: Bala Ged Recovery that Djinn of Wishes lets Alice play is played as Bala Ged Sanctuary, as her land of the turn
    Given Alice controls "Djinn of Wishes" with 1 wish counter
    And Alice can pay {2}{U}{U}
    And Alice has "Bala Ged Recovery" on top of library and "Forest" in hand
    Then Alice can play the land "Forest"
    When Alice activates "Djinn of Wishes"
    And the stack resolves
    And Alice says yes
    Then "Bala Ged Recovery" is in play
    And "Bala Ged Recovery" is named "Bala Ged Sanctuary"
    And Alice can't play the land "Forest" by rule 305.2

  @cr26:712.12.3
  Scenario: A player whom an effect lets play a card with a spell on its front chooses between the spell and the land
    Given Alice controls "Djinn of Wishes" with 2 wish counters
    And Alice can pay {2}{U}{U}{2}{U}{U}
    And Alice has "Bala Ged Recovery" and "Bala Ged Recovery" as "second" on top of library
    And Alice has "Hill Giant" in graveyard
    When Alice activates "Djinn of Wishes"
    And the stack resolves
    And while "Djinn of Wishes" resolves, Alice plays "Bala Ged Recovery" as "Bala Ged Sanctuary"
    Then "Bala Ged Recovery" is in play
    When Alice activates "Djinn of Wishes"
    And the top of the stack resolves
    And while "Djinn of Wishes" resolves, Alice plays "second" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Alice's hand
    And "second" is in Alice's graveyard

  @cr26:712.12.4 @cr26:712.8f.2
  Scenario: Alice plays one Brightclimb Pathway with its front face up and another with its back face up, each time for the land of the turn
    Given Alice has "Brightclimb Pathway" as "one" and "Brightclimb Pathway" as "two" in hand
    Then Alice can play the land "one"
    And Alice can play the land "one" as "Grimclimb Pathway"
    When Alice plays the land "one" as "Grimclimb Pathway"
    Then "one" is named "Grimclimb Pathway"
    And Alice can't play the land "two" by rule 305.2
    When Alice taps "one" for mana
    Then Alice has {B} in the mana pool
    When the game goes on to Alice's next main phase
    And Alice plays the land "two"
    Then "two" is named "Brightclimb Pathway"
    And "two" has the ability "mana"
    And "two" doesn't have the ability "dark_mana"
    When Alice taps "two" for mana
    Then Alice has {W} in the mana pool

  @cr26:712.12.5
  Scenario: Alice plays a copy of Brightclimb Pathway, which is in her graveyard, as the land of its back face
    Given Alice controls "Lens of Faces" and can pay {2}
    And Alice has "Brightclimb Pathway" in graveyard and "Forest" in hand
    When Alice activates "Lens of Faces" targeting "Brightclimb Pathway"
    And the top of the stack resolves
    And while "Lens of Faces" resolves, Alice plays "Brightclimb Pathway" as "Grimclimb Pathway"
    Then Alice controls 1 "Grimclimb Pathway" permanent
    And "Brightclimb Pathway" is in Alice's graveyard
    And Alice can't play the land "Forest" by rule 305.2

  @cr26:712.12.5
  Scenario: Alice plays a copy of Brightclimb Pathway as the land of its front face, and in her next turn another copy as that of its back face
    Given Alice controls 2 "Lens of Faces" as "lens" and can pay {2}{2}
    And Alice has "Brightclimb Pathway" in graveyard
    And Alice has 4 "Plains" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice activates "lens 1" targeting "Brightclimb Pathway"
    And the top of the stack resolves
    And while "lens 1" resolves, Alice plays "Brightclimb Pathway"
    Then Alice controls 1 "Brightclimb Pathway" permanent
    And Alice controls no "Grimclimb Pathway" permanents
    When the game goes on to Alice's next main phase
    And Alice activates "lens 2" targeting "Brightclimb Pathway"
    And the top of the stack resolves
    And while "lens 2" resolves, Alice plays "Brightclimb Pathway" as "Grimclimb Pathway"
    Then Alice controls 1 "Brightclimb Pathway" permanent
    And Alice controls 1 "Grimclimb Pathway" permanent
