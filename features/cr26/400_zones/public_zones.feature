Feature: Public zones

  @cr26:400.2.2
  Scenario: Bob sees Hill Giant on the stack, Swamp on the battlefield and the cards that Light Up the Stage exiles, and no card of Alice's library
    Given Alice has "Hill Giant", "Swamp" and "Light Up the Stage" in hand and can pay {3}{R}{2}{R}
    And Alice has "Grizzly Bears", "Forest" and "Island" as library
    Then Bob doesn't know "Hill Giant"
    And Bob doesn't know "Swamp"
    And Bob doesn't know "Grizzly Bears"
    When Alice plays "Hill Giant"
    Then Bob knows "Hill Giant"
    When the stack resolves
    And Alice plays the land "Swamp"
    Then Bob knows "Swamp"
    When Alice plays "Light Up the Stage"
    And the stack resolves
    Then "Grizzly Bears" and "Forest" are removed from the game
    And Bob knows "Grizzly Bears" and "Forest"
    And Bob doesn't know "Island"
