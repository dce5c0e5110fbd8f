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
  Scenario: A player whom an effect lets play a card with a spell on its front chooses between the spell and the land
    Given Alice controls "Djinn of Wishes" with 2 wish counters
    And Alice can pay {2}{U}{U}
    And Alice has "Bala Ged Recovery" on top of library
    And Alice has "Hill Giant" in graveyard
    When Alice activates "Djinn of Wishes"
    And the stack resolves
    And while "Djinn of Wishes" resolves, Alice plays "Bala Ged Recovery" as "Bala Ged Sanctuary"
    Then "Bala Ged Recovery" is in play
