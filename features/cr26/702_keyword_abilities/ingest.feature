Feature: Ingest

  @cr26:702.115a
  Scenario: Combat damage to a player from Culling Drone, which has ingest, exiles the top card of that player's library
    Given Alice controls "Culling Drone"
    And Bob has "Plains", "Island", "Swamp" and "Mountain" as library
    When Alice attacks with "Culling Drone"
    And Bob doesn't block
    And combat damage is dealt
    Then the stack holds the ability of "Culling Drone"
    And the top of Bob's library is "Plains"
    When the game goes on to Alice's second main phase
    Then "Plains" is exiled
    And the top of Bob's library is "Island"
    And Bob is at 18 life
    When the game goes on to Alice's next main phase
    And Alice attacks with "Culling Drone"
    And Bob doesn't block
    And the game goes on to Alice's second main phase
    Then "Swamp" is exiled
    And the top of Bob's library is "Mountain"
    And "Culling Drone" has triggered twice

  @cr26:702.115a
  Scenario: Ingest doesn't trigger for noncombat damage to a player or for combat damage to a creature
    Given Alice controls "Pandemonium" and has "Culling Drone" in hand and can pay {1}{B}
    And Bob controls "Wall of Stone"
    And Bob has "Plains", "Island", "Swamp" and "Mountain" as library
    When Alice plays "Culling Drone"
    And the top of the stack resolves
    And Alice targets Bob for "Pandemonium"
    And the stack resolves
    And Alice says yes to "Pandemonium"
    Then Bob is at 18 life
    And the top of Bob's library is "Plains"
    When the game goes on to Alice's next main phase
    And Alice attacks with "Culling Drone"
    And Bob blocks "Culling Drone" with "Wall of Stone"
    And the game goes on to Alice's second main phase
    Then the top of Bob's library is "Island"
    When the game goes on to Alice's next main phase
    And Alice attacks with "Culling Drone"
    And Bob doesn't block
    And the game goes on to Alice's second main phase
    Then "Swamp" is exiled

  @cr26:702.115b
  Scenario: Culling Drone with two instances of ingest exiles two cards of a library
    Given Alice controls "Culling Drone"
    And "Culling Drone" has "ingest"
    And Bob has "Island", "Forest" and "Swamp" as library
    When Alice attacks with "Culling Drone"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    Then "Island" and "Forest" are exiled
    And Bob's library holds "Swamp"
    And "Culling Drone" has triggered twice

  @cr26:702.115a
  Scenario: Culling Drone that attacks Carol, one of two opponents, exiles the top card of her library and of no other
    Given Carol is playing too
    And Alice controls "Culling Drone" and "Hill Giant"
    And Bob has "Plains" and "Island" as library
    And Carol has "Forest" and "Swamp" as library
    When Alice attacks with "Culling Drone" attacking Carol and "Hill Giant" attacking Bob
    And combat damage is dealt
    And the stack resolves
    Then "Forest" is exiled
    And the top of Carol's library is "Swamp"
    And the top of Bob's library is "Plains"
    And Bob is at 17 life

  @cr26:702.115a
  Scenario: Combat damage of Culling Drone to Jace Beleren exiles no card, and combat damage to Bob exiles one
    Given Alice controls "Culling Drone"
    And Bob controls "Jace Beleren"
    And Bob has "Plains", "Island" and "Swamp" as library
    When Alice attacks with "Culling Drone" attacking "Jace Beleren"
    And Bob doesn't block
    And combat damage is dealt
    Then "Culling Drone" has triggered never
    And "Jace Beleren" has 1 loyalty counter
    When the game goes on to Alice's next main phase
    And Alice attacks with "Culling Drone" attacking Bob
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    Then "Island" is exiled
    And Bob is at 18 life
