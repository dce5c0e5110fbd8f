Feature: Colourless mana symbols of a mana cost

  @cr26:202.1a.2
  Scenario: Spatial Contortion, which costs {1}{C}, can't be cast for {U}{U}, and can once Alice has colourless mana
    Given Alice has "Spatial Contortion" and "Wastes" in hand
    And Alice controls "Island" as "shore" and "Island" as "bay"
    And Bob controls "Hill Giant"
    Then Alice can't play "Spatial Contortion" targeting "Hill Giant" by rule 118.3
    When Alice plays the land "Wastes"
    Then Alice can play "Spatial Contortion" targeting "Hill Giant"
    When Alice plays "Spatial Contortion" targeting "Hill Giant"
    Then {C}{U} was spent on "Spatial Contortion"
    When the stack resolves
    Then "Hill Giant" is in Bob's graveyard
