Feature: Winter Orb

  @cr26:502.3.4
  Scenario: With Winter Orb, Alice untaps one of three lands and every creature
    Given it is Bob's end step
    And Bob controls "Winter Orb"
    And Alice controls tapped "Forest", tapped "Island", tapped "Swamp" and tapped "Hill Giant"
    When the game goes on to Alice's upkeep
    And Alice chooses "Island" for "Winter Orb"
    Then "Island" and "Hill Giant" are untapped
    And "Forest" and "Swamp" are tapped

  @cr26:502.3.4
  Scenario: Winter Orb limits nothing while it is tapped, and limits Alice's next untap step after it has untapped
    Given it is Bob's end step
    And Bob controls tapped "Winter Orb"
    And Alice controls tapped "Forest", tapped "Island" and tapped "Hill Giant"
    When the game goes on to Alice's main phase
    Then nobody is asked anything
    And "Forest", "Island" and "Hill Giant" are untapped
    When Alice taps "Forest" for mana
    And Alice taps "Island" for mana
    And the game goes on to Alice's next upkeep
    And Alice chooses "Island" for "Winter Orb"
    Then "Winter Orb" and "Island" are untapped
    And "Forest" is tapped
