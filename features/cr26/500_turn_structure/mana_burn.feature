Feature: Mana burn

  @cr26:past.300.3
  Scenario: Until 2006, unspent mana of the end step lasts into the cleanup step, and its player loses 1 life as the turn ends
    Given it is Alice's end step
    And Alice controls "Forest"
    When Alice taps "Forest" for mana
    And the game goes on to the cleanup step
    Then Alice has {G} in the mana pool
    And Alice is at 20 life
    When the turn ends
    Then Alice has no mana in the mana pool
    And Alice is at 19 life

  @cr26:past.300.3 @cr26:501.1
  Scenario: Until 2006, unspent mana lasts from step to step, and its player loses 1 life for each mana as the phase ends
    Given it is Alice's upkeep
    And Alice controls 5 "Forest" as "wood" and "Grizzly Bears"
    When Alice taps "wood 1" for mana
    And the game goes on to Alice's draw step
    Then Alice has {G} in the mana pool
    When the game goes on to Alice's main phase
    Then Alice has no mana in the mana pool
    And Alice is at 19 life
    And it happened once that Alice burned for mana
    When Alice taps "wood 4" for mana
    And Alice attacks with "Grizzly Bears"
    Then Alice has no mana in the mana pool
    And Alice is at 18 life
    When Alice taps "wood 2" for mana
    And Alice taps "wood 3" for mana
    And Bob doesn't block
    And combat damage is dealt
    Then Alice has {G}{G} in the mana pool
    And Alice is at 18 life
    When the game goes on to Alice's second main phase
    Then Alice has no mana in the mana pool
    And Alice is at 16 life
    When Alice taps "wood 5" for mana
    And the game goes on to Alice's end step
    Then Alice has no mana in the mana pool
    And Alice is at 15 life

  @cr26:past.300.3
  Scenario: Until 2006, mana that Alice adds in her upkeep is still there in her draw step, and can't pay for Lightning Bolt in her main phase
    Given it is Alice's upkeep
    And Alice controls 2 "Mountain" as "peak"
    And Alice has "Lightning Bolt" in hand
    When Alice taps "peak 1" for mana
    And the game goes on to Alice's draw step
    Then Alice has {R} in the mana pool
    When the game goes on to Alice's main phase
    Then Alice has no mana in the mana pool
    When Alice plays "Lightning Bolt" targeting Bob
    Then "peak 2" is tapped
    When the stack resolves
    Then Bob is at 17 life

  @cr26:past.300.3.today
  Scenario: Today, unspent mana is lost as a step ends, and its player loses no life
    Given it is Alice's upkeep
    And Alice controls "Forest"
    When Alice taps "Forest" for mana
    Then Alice has {G} in the mana pool
    When the game goes on to Alice's draw step
    Then Alice has no mana in the mana pool
    And Alice is at 20 life
    And it happened never that Alice burned for mana

  @cr26:past.300.3.today
  Scenario: Today, unspent mana of the upkeep can't pay in the draw step, and new mana can
    Given it is Alice's upkeep
    And Alice controls 2 "Mountain" as "peak"
    And Alice has "Lightning Bolt" in hand
    When Alice taps "peak 1" for mana
    Then Alice has {R} in the mana pool
    When the game goes on to Alice's draw step
    Then Alice has no mana in the mana pool
    When Alice plays "Lightning Bolt" targeting Bob
    Then "peak 2" is tapped
    When the stack resolves
    Then Bob is at 17 life
