Feature: Mana of what others are or could make

  @may01:ours.330
  Scenario: The Mox makes mana of either colour of the card that was exiled with it, and of no other
    Given it is Alice's main phase
    And Alice has "Chrome Mox", "Watchwolf", "Hill Giant" and "Sol Ring" in hand
    Then the mana cost of "Chrome Mox" is {0}
    When Alice plays "Chrome Mox"
    And the stack resolves
    And as it resolves, Alice says yes
    Then Alice may choose "Hill Giant"
    And Alice may not choose "Sol Ring"
    When Alice chooses "Watchwolf"
    Then "Watchwolf" is removed from the game
    And Alice can tap "Chrome Mox" for mana making {W}
    And Alice can't tap "Chrome Mox" for mana making {R}
    When Alice taps "Chrome Mox" for mana making {G}
    Then Alice has {G} in the mana pool

  @may01:ours.331
  Scenario: The Orchard makes what lands of opponents could make, and no more
    Given it is Alice's main phase
    And Alice controls "Exotic Orchard" as "hers" and "Island"
    And Bob controls "Exotic Orchard" as "his" and "Savannah"
    Then Alice can tap "hers" for mana making {W}
    And Alice can't tap "hers" for mana making {R}
    When Alice taps "hers" for mana
    And Alice chooses the color "blue"
    Then Alice has {U} in the mana pool

  @may01:ours.330
  Scenario: With nothing exiled the Mox is tapped for no mana
    Given it is Alice's main phase
    And Alice has "Chrome Mox", "Watchwolf" and "Hill Giant" in hand
    When Alice plays "Chrome Mox"
    And the stack resolves
    And as it resolves, Alice says no
    And Alice taps "Chrome Mox" for mana
    Then "Chrome Mox" is tapped
    And "Chrome Mox" has triggered once
    And Alice has 2 cards in hand
    And Alice has no mana in the mana pool

  @may01:ours.331
  Scenario: The Orchard makes one of the two colours that an opponent's land makes
    Given it is Alice's main phase
    And Alice controls "Exotic Orchard"
    And Bob controls "Savannah"
    When Alice taps "Exotic Orchard" for mana
    And Alice chooses the color "green"
    Then Alice has {G} in the mana pool
    And "Exotic Orchard" is tapped
    And "Savannah" is untapped
