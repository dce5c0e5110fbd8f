Feature: Cycling and Tsabo's Web

  @may01:cards.3
  Scenario: Under Tsabo's Web, a tapped land with cycling stays tapped while Forest untaps
    Given it is Bob's main phase
    And Alice controls tapped "Drifting Meadow", tapped "Forest" and tapped "Frostwielder"
    And Bob has "Tsabo's Web" in hand and can pay {2}
    When Bob plays "Tsabo's Web"
    And the stack resolves
    Then Bob has drawn 1 card
    And Alice has drawn no cards
    When the game goes on to Alice's next upkeep
    Then "Drifting Meadow" is tapped
    And "Forest" and "Frostwielder" are untapped

  @may01:cards.3
  Scenario: Under Tsabo's Web, Stalking Stones stays tapped because of its activated ability
    Given it is Bob's main phase
    And Alice controls tapped "Stalking Stones" and tapped "Forest"
    And Bob controls "Tsabo's Web"
    When the game goes on to Alice's next upkeep
    Then "Stalking Stones" is tapped
    And "Forest" is untapped

  @may01:cards.3
  Scenario: Drifting Meadow stays tapped under Tsabo's Web, though cycling can't be activated on the battlefield
    Given Alice controls tapped "Drifting Meadow" as "the lake"
    And Alice has "Drifting Meadow" as "the map" in hand and can pay {2}
    And Bob controls "Tsabo's Web"
    Then Alice can't activate the cycling ability of "the lake"
    And Alice can activate the cycling ability of "the map"
    When Alice activates the cycling ability of "the map"
    And the stack resolves
    Then "the map" was discarded
    And Alice has drawn 1 card
    When the game goes on to Alice's next upkeep
    Then "the lake" is tapped

  @may01:cards.3
  Scenario: Drifting Meadow, a land with cycling that enters tapped, doesn't untap in its controller's next turn under Tsabo's Web
    Given Alice has "Drifting Meadow" as "the lake" and "Drifting Meadow" as "the map" in hand
    And Alice controls "Drifting Meadow" as "the pond" and can pay {2}
    And Bob controls "Tsabo's Web"
    When Alice taps "the pond" for mana
    Then Alice has {W} in the mana pool
    And "the pond" is tapped
    When Alice plays the land "the lake"
    Then "the lake" is tapped
    When the game goes on to Alice's next main phase
    Then "the lake" is tapped
    When Alice activates the cycling ability of "the map"
    Then {2} was spent on the ability of "the map"
    And Alice has 1 card in hand

  @may01:cards.3
  Scenario: Under Tsabo's Web, Urborg, whose printed ability is static, untaps while Drifting Meadow stays tapped
    Given it is Bob's main phase
    And Alice controls tapped "Urborg, Tomb of Yawgmoth" and tapped "Drifting Meadow"
    And Bob controls "Tsabo's Web"
    When the game goes on to Alice's next upkeep
    Then "Urborg, Tomb of Yawgmoth" is untapped
    And "Drifting Meadow" is tapped
