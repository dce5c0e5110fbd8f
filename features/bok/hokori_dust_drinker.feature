Feature: Hokori, Dust Drinker

  @bok:hokori-dust-drinker.1
  Scenario: With two Hokoris in play each player untaps two lands in the upkeep
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
  Scenario: The other player, too, untaps two
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
  Scenario: With one Hokori it is one land
    Given it is Bob's end step
    And Alice controls "Hokori, Dust Drinker"
    And Alice controls a tapped "Forest", a tapped "Plains" owned by Bob and a tapped "Grizzly Bears"
    And Bob controls a tapped "Island"
    Then "Hokori, Dust Drinker" is 2/2
    And "Hokori, Dust Drinker" has exactly the types "legendary", "creature" and "Spirit"
    And the mana cost of "Hokori, Dust Drinker" is {2}{W}{W}
    And "Hokori, Dust Drinker" is white
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
