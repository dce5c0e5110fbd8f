Feature: Hokori, Dust Drinker

  @bok:hokori-dust-drinker.1
  Scenario: With one Hokori under each player's control, Alice untaps two lands in her upkeep
    Given it is Bob's end step
    And Alice controls "Hokori, Dust Drinker" as "the first Hokori" and "Mirror Gallery"
    And Bob controls "Hokori, Dust Drinker" as "the second Hokori"
    And Alice controls a tapped "Forest", a tapped "Plains" and a tapped "Swamp"
    When the game goes on to Alice's upkeep
    Then "Forest", "Plains" and "Swamp" are tapped
    And the stack holds the ability of "the second Hokori" and the ability of "the first Hokori"
    When the stack resolves
    And as it resolves, Alice chooses "Forest"
    And as it resolves, Alice chooses "Plains"
    Then "Forest" and "Plains" are untapped
    And "Swamp" is tapped

  @bok:hokori-dust-drinker.1
  Scenario: With two Hokoris under Alice's control, Bob untaps two lands in his upkeep
    Given it is Alice's end step
    And Alice controls "Hokori, Dust Drinker" as "the first Hokori" and "Mirror Gallery"
    And Alice controls "Hokori, Dust Drinker" as "the second Hokori"
    And Alice controls a tapped "Island"
    And Bob controls a tapped "Forest", a tapped "Plains" and a tapped "Swamp"
    When the game goes on to Bob's upkeep
    Then "Forest", "Plains" and "Swamp" are tapped
    When Alice puts the ability of "the first Hokori" and the ability of "the second Hokori" in this order
    And the stack resolves
    And as it resolves, Bob chooses "Forest"
    And as it resolves, Bob chooses "Plains"
    Then "Forest" and "Plains" are untapped
    And "Swamp" and "Island" are tapped

  @bok:hokori-dust-drinker.1
  Scenario: With one Hokori, Alice untaps one land in her upkeep, and her creatures untap as usual
    Given it is Bob's end step
    And Alice controls "Hokori, Dust Drinker"
    And Alice controls a tapped "Forest", a tapped "Plains" owned by Bob and a tapped "Grizzly Bears"
    And Bob controls a tapped "Island"
    Then "Hokori, Dust Drinker" is 2/2
    When the game goes on to Alice's upkeep
    Then "Forest" and "Plains" are tapped
    And "Grizzly Bears" is untapped
    When the stack resolves
    Then Alice is asked for objects by "Hokori, Dust Drinker" among "Forest" and "Plains"
    And Alice may not choose "Forest" and "Plains"
    And Alice may choose "Plains"
    When Alice chooses "Forest"
    Then "Forest" is untapped
    And "Plains" is tapped
