Feature: Mana that lands could produce

  @cr26:106.7
  Scenario: Alice's Exotic Orchard makes the colours of Bob's Savannah and, through Bob's own Exotic Orchard, that of Alice's Island
    Given it is Alice's main phase
    And Alice controls "Exotic Orchard" as "hers" and "Island"
    And Bob controls "Exotic Orchard" as "his" and "Savannah"
    Then Alice can tap "hers" for mana making {W}
    And Alice can't tap "hers" for mana making {R}
    When Alice taps "hers" for mana
    And Alice chooses the color "blue"
    Then Alice has {U} in the mana pool

  @cr26:106.7
  Scenario: Exotic Orchard makes mana of a colour of Bob's Savannah even though the Savannah is tapped
    Given it is Alice's main phase
    And Alice controls "Exotic Orchard"
    And Bob controls tapped "Savannah"
    When Alice taps "Exotic Orchard" for mana
    And Alice chooses the color "green"
    Then Alice has {G} in the mana pool
    And "Exotic Orchard" is tapped
    And "Savannah" is tapped
