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

  @cr26:202.1a.4
  Scenario: Hill Giant, which costs {3}{R}, can't be cast for three red mana or for four green mana, and can with a Forest besides the Mountains or a Mountain besides the Forests
    Given Alice controls 3 "Mountain" as "peak"
    And Alice has "Hill Giant" and "Forest" in hand
    And Bob controls 4 "Forest" as "wood"
    And Bob has "Hill Giant" as "his" and "Mountain" in hand
    And Bob has "Swamp" as library
    Then Alice can't play "Hill Giant" by rule 118.3
    When Alice plays the land "Forest"
    Then Alice can play "Hill Giant"
    When Alice plays "Hill Giant"
    Then {R}{R}{R}{G} was spent on "Hill Giant"
    When the stack resolves
    Then "Hill Giant" is in play
    When the game goes on to Bob's main phase
    Then Bob can't play "his" by rule 118.3
    When Bob plays the land "Mountain"
    Then Bob can play "his"
    When Bob plays "his"
    Then {R}{G}{G}{G} was spent on "his"

  @cr26:202.2b.2
  Scenario: Spatial Contortion, which costs {1}{C}, is colourless, so Ceremonious Rejection can target it, and not Lightning Bolt
    Given Alice has "Spatial Contortion" and "Lightning Bolt" in hand
    And Alice has {C}{C}{R} in the mana pool
    And Bob controls "Hill Giant" and has "Ceremonious Rejection" in hand and can pay {U}
    When Alice plays "Spatial Contortion" targeting "Hill Giant"
    And Alice plays "Lightning Bolt" targeting Bob
    Then "Spatial Contortion" is colorless
    And Bob can target only "Spatial Contortion" with "Ceremonious Rejection"
    When Bob plays "Ceremonious Rejection" targeting "Spatial Contortion"
    And the stack resolves
    Then "Spatial Contortion" was countered
    And Bob is at 17 life
    And "Hill Giant" is in play
