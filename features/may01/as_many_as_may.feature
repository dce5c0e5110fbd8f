Feature: As many untap as may

  @may01:ours.210
  Scenario: Static Orb lets two untap, and the player whose permanents they are says which
    Given it is Bob's end step
    And Alice controls tapped "Forest", tapped "Grizzly Bears" and tapped "Sol Ring"
    And Bob controls "Static Orb" and tapped "Island"
    When the game goes on to Alice's upkeep
    Then Alice is asked for objects by "Static Orb" among "Forest", "Grizzly Bears" and "Sol Ring"
    And Alice may not choose "Forest"
    And Alice may not choose "Forest", "Grizzly Bears" and "Sol Ring"
    And Alice may choose "Forest" and "Sol Ring"
    When Alice chooses "Grizzly Bears" and "Sol Ring"
    Then "Grizzly Bears" and "Sol Ring" are untapped
    And "Forest" and "Island" are tapped

  @may01:ours.210
  Scenario: Two that are tapped both untap, and nobody is asked
    Given it is Bob's end step
    And Alice controls tapped "Forest", tapped "Grizzly Bears" and "Static Orb"
    When the game goes on to Alice's upkeep
    Then "Forest" and "Grizzly Bears" are untapped
    When Alice taps "Forest" for mana
    Then Alice has {G} in the mana pool

  @may01:ours.210
  Scenario: A tapped Orb keeps nothing down, untaps among the others, and binds again
    Given it is Bob's end step
    And Alice controls tapped "Forest", tapped "Grizzly Bears" and tapped "Static Orb"
    And Bob controls tapped "Island", tapped "Swamp" and tapped "Mountain"
    Then the mana cost of "Static Orb" is {3}
    And "Static Orb" has exactly the type "artifact"
    When the game goes on to Alice's upkeep
    Then "Forest", "Grizzly Bears" and "Static Orb" are untapped
    When the game goes on to Bob's upkeep
    And Bob chooses "Island" and "Mountain"
    Then "Island" and "Mountain" are untapped
    And "Swamp" is tapped

  @may01:ours.211
  Scenario: Smoke and Static Orb leave one creature and one other
    Given it is Bob's end step
    And Alice controls tapped "Grizzly Bears", tapped "Hill Giant", tapped "Forest" and "Smoke"
    And Bob controls "Static Orb"
    Then the mana cost of "Smoke" is {R}{R}
    And "Smoke" has exactly the type "enchantment"
    And "Smoke" is red
    When the game goes on to Alice's upkeep
    And Alice chooses "Hill Giant"
    Then "Hill Giant" and "Forest" are untapped
    And "Grizzly Bears" is tapped

  @may01:ours.211
  Scenario: With Smoke alone all that are no creatures untap
    Given it is Bob's end step
    And Alice controls tapped "Grizzly Bears", tapped "Hill Giant", tapped "Forest" and tapped "Sol Ring"
    And Bob controls "Smoke"
    When the game goes on to Alice's upkeep
    And Alice chooses "Grizzly Bears"
    Then "Grizzly Bears", "Forest" and "Sol Ring" are untapped
    And "Hill Giant" is tapped

  @may01:ours.211
  Scenario: A creature alone untaps with all the rest
    Given it is Bob's end step
    And Alice controls tapped "Grizzly Bears", tapped "Forest" and "Smoke"
    When the game goes on to Alice's upkeep
    Then "Grizzly Bears" and "Forest" are untapped
    When Alice taps "Forest" for mana
    Then Alice has {G} in the mana pool
