Feature: Budoka Gardener

  @chk:budoka-gardener.3
  Scenario: The tenth land flips the Gardener before the legend rule takes two of the ten
    Given Alice controls "Budoka Gardener", "Boseiju, Who Shelters All" as "the first Boseiju" and 8 "Forest"
    And Alice has "Boseiju, Who Shelters All" as "the second Boseiju" in hand
    Then Alice controls 9 "land" permanents
    When Alice activates "Budoka Gardener"
    And the stack resolves
    And Alice says yes to "Budoka Gardener"
    Then "Budoka Gardener" is flipped
    And "Budoka Gardener" is named "Dokai, Weaver of Life"
    And "the first Boseiju" and "the second Boseiju" are in Alice's graveyard
    And "the first Boseiju" and "the second Boseiju" were put there by the legend rule
    And it happened in this order that "Budoka Gardener" flipped, then "the second Boseiju" left play
    And Alice controls 8 "land" permanents

  @chk:budoka-gardener.3
  Scenario: With nine lands at that moment the Gardener doesn't flip
    Given Alice controls "Budoka Gardener", "Boseiju, Who Shelters All" as "the first Boseiju" and 7 "Forest"
    And Alice has "Boseiju, Who Shelters All" as "the second Boseiju" in hand
    When Alice activates "Budoka Gardener"
    And the stack resolves
    And Alice says yes to "Budoka Gardener"
    Then "the first Boseiju" and "the second Boseiju" are in Alice's graveyard
    And "the first Boseiju" and "the second Boseiju" were put there by the legend rule
    And "Budoka Gardener" is unflipped
