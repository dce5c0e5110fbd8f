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

  @cr26:106.7.4
  Scenario: With Contamination, Bob's Forest could produce only black mana, so Alice's Fellwar Stone makes no green mana any more
    Given Alice controls "Fellwar Stone" as "first" and "Fellwar Stone" as "second"
    And Alice has "Contamination" in hand and has {2}{B} in the mana pool
    And Bob controls "Forest"
    When Alice plays "Contamination"
    Then Alice can tap "first" for mana making {G}
    When Alice taps "first" for mana making {G}
    And the stack resolves
    Then Alice can't tap "second" for mana making {G} by rule 608.2d
    When Alice taps "second" for mana making {B}
    Then Alice has {G}{B} in the mana pool
