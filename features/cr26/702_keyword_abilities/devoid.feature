Feature: Devoid

  @cr26:702.114a @cr26:105.2 @cr26:604.3.4
  Scenario: Culling Drone is colourless despite its black mana cost, and Terror can destroy it
    Given Alice has "Culling Drone" as "cast", "Culling Drone" as "kept" and "Voice in the Grave" in hand and can pay {1}{B}{1}{B}
    And Alice has "Culling Drone" as "buried" in graveyard
    And Alice has "Culling Drone" as "shelved" as library
    And Alice has "Culling Drone" as "banished" exiled
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice plays "cast"
    Then "cast" is colorless
    When the stack resolves
    And Alice plays "Voice in the Grave"
    Then "Voice in the Grave" is black
    When the stack resolves
    Then Bob can't target "Voice in the Grave" with "Terror"
    And "cast" is colorless
    And "kept" is colorless
    And "buried" is colorless
    And "shelved" is colorless
    And "banished" is colorless
    When Bob plays "Terror" targeting "cast"
    And the stack resolves
    Then "cast" was destroyed
    And "cast" is colorless

  @cr26:604.3.4 @cr26:604.3a.3
  Scenario: Bleached Drone, which says that it is colourless, is colourless despite its black mana cost in every zone, and Terror can destroy it
    Given Alice has "Bleached Drone" as "cast", "Bleached Drone" as "kept" and "Voice in the Grave" in hand and can pay {1}{B}{1}{B}
    And Alice has "Bleached Drone" as "buried" in graveyard
    And Alice has "Bleached Drone" as "shelved" as library
    And Alice has "Bleached Drone" as "banished" removed from the game
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice plays "cast"
    Then "cast" is colorless
    When the stack resolves
    And Alice plays "Voice in the Grave"
    Then "Voice in the Grave" is black
    When the stack resolves
    Then Bob can't target "Voice in the Grave" with "Terror"
    And "kept" is colorless
    And "buried" is colorless
    And "shelved" is colorless
    And "banished" is colorless
    When Bob plays "Terror" targeting "cast"
    And the stack resolves
    Then "cast" was destroyed
    And "cast" is colorless

  @cr26:604.3.4 @cr26:604.3a.3
  Scenario: Bleached Drone on the battlefield is colourless, and Terror, which can't target a black creature, destroys it
    Given Alice controls "Bleached Drone" and "Voice in the Grave"
    And Bob has "Terror" in hand and can pay {1}{B}
    Then "Bleached Drone" is colorless
    And "Voice in the Grave" is black
    And Bob can't target "Voice in the Grave" with "Terror"
    When Bob plays "Terror" targeting "Bleached Drone"
    And the stack resolves
    Then "Bleached Drone" was destroyed
