Feature: Delve

  @cr26:702.66a
  Scenario: Five cards exiled for delve pay for five of the seven generic mana of Treasure Cruise
    Given Alice has "Treasure Cruise" in hand and can pay {2}{U}
    And Alice has 6 "Island" as "isle" in graveyard
    And Bob has "Swamp" in graveyard
    And Alice has 3 "Forest" as library
    Then Alice can't play "Treasure Cruise" exiling "isle 1", "isle 2", "isle 3", "isle 4" and "Swamp" by rule 118.3
    And Alice can play "Treasure Cruise" exiling "isle 1", "isle 2", "isle 3", "isle 4" and "isle 5"
    When Alice plays "Treasure Cruise" exiling "isle 1", "isle 2", "isle 3", "isle 4" and "isle 5"
    Then the total cost of "Treasure Cruise" is {7}{U}
    And {2}{U} was spent on "Treasure Cruise"
    And "isle 5" is exiled
    And "isle 6" is in Alice's graveyard
    When the stack resolves
    Then Alice has 3 cards in hand

  @cr26:702.66a
  Scenario: If Sphere of Resistance makes Treasure Cruise cost {8}{U}, eight cards can be exiled for delve and nine can't
    Given Alice has "Treasure Cruise" in hand and can pay {U}
    And Alice has 9 "Island" as "isle" in graveyard
    And Alice has 3 "Forest" as library
    And Bob controls "Sphere of Resistance"
    Then Alice can't play "Treasure Cruise" exiling "isle 1", "isle 2", "isle 3", "isle 4", "isle 5", "isle 6", "isle 7", "isle 8" and "isle 9" by rule 118.3
    And Alice can play "Treasure Cruise" exiling "isle 1", "isle 2", "isle 3", "isle 4", "isle 5", "isle 6", "isle 7" and "isle 8"
    When Alice plays "Treasure Cruise" exiling "isle 1", "isle 2", "isle 3", "isle 4", "isle 5", "isle 6", "isle 7" and "isle 8"
    Then the total cost of "Treasure Cruise" is {8}{U}
    And {U} was spent on "Treasure Cruise"

  @cr26:702.66a
  Scenario: A spell with delve can be paid for with mana alone
    Given Alice has "Treasure Cruise" in hand and can pay {7}{U}
    And Alice has 2 "Island" as "isle" in graveyard
    And Alice has 4 "Forest" as "wood" as library
    When Alice plays "Treasure Cruise"
    Then {7}{U} was spent on "Treasure Cruise"
    And "isle 1" and "isle 2" are in Alice's graveyard
    When the stack resolves
    Then Alice has 3 cards in hand
    And Alice has 3 cards in graveyard

  @cr26:702.66c
  Scenario: Each card exiled for a spell with two instances of delve pays for one mana
    Given Alice has "Twice-Dug Hoard" in hand and can pay {1}{U}
    And Alice has "Island" and "Forest" in graveyard
    Then Alice can't play "Twice-Dug Hoard" exiling "Island" by rule 118.3
    And Alice can play "Twice-Dug Hoard" exiling "Island" and "Forest"
    When Alice plays "Twice-Dug Hoard" exiling "Island" and "Forest"
    Then "Twice-Dug Hoard" has "delve" and "delve"
    When the stack resolves
    Then Alice has drawn 3 cards
    And Alice's graveyard holds "Twice-Dug Hoard"

  @cr26:702.66c
  Scenario: A spell with two instances of delve can be paid for with mana alone
    Given Alice has "Twice-Dug Hoard" in hand and can pay {3}{U}
    And Alice has "Island" and "Forest" in graveyard
    When Alice plays "Twice-Dug Hoard"
    Then {3}{U} was spent on "Twice-Dug Hoard"
    When the stack resolves
    Then Alice has drawn 3 cards
    And "Island" and "Forest" are in Alice's graveyard

  @cr26:702.66b
  Scenario: Sphere of Resistance makes Treasure Cruise cost {8}{U}, of which eight cards of the graveyard pay {8}
    Given Alice controls "Sphere of Resistance" and has "Treasure Cruise" in hand and can pay {U}
    And Alice has 8 "Forest" as "leaf" in graveyard
    When Alice plays "Treasure Cruise" exiling "leaf 1", "leaf 2", "leaf 3", "leaf 4", "leaf 5", "leaf 6", "leaf 7" and "leaf 8"
    Then the total cost of "Treasure Cruise" is {8}{U}
    And {U} was spent on "Treasure Cruise"
    And Alice's graveyard is empty
    When the stack resolves
    Then Alice has drawn 3 cards

  @cr26:702.66b
  Scenario: Sapphire Medallion makes Treasure Cruise cost {6}{U}, so six cards can be exiled for delve, and a seventh can't
    Given Alice controls "Sapphire Medallion" and has "Treasure Cruise" in hand and can pay {U}
    And Alice has 7 "Forest" as "leaf" in graveyard
    Then Alice can't play "Treasure Cruise" exiling "leaf 1", "leaf 2", "leaf 3", "leaf 4", "leaf 5", "leaf 6" and "leaf 7" by rule 118.3
    And Alice can play "Treasure Cruise" exiling "leaf 1", "leaf 2", "leaf 3", "leaf 4", "leaf 5" and "leaf 6"
    When Alice plays "Treasure Cruise" exiling "leaf 1", "leaf 2", "leaf 3", "leaf 4", "leaf 5" and "leaf 6"
    Then the total cost of "Treasure Cruise" is {6}{U}
    And {U} was spent on "Treasure Cruise"
    And Alice's graveyard holds "leaf 7"
    When the stack resolves
    Then Alice has drawn 3 cards

  @cr26:702.66b
  Scenario: Delve is no additional cost, so no card can be exiled for Treasure Cruise that Omniscience lets Alice cast without paying its mana cost
    Given Alice controls "Omniscience" and has "Treasure Cruise" in hand and can pay {6}{U}
    And Alice has "Forest" in graveyard
    Then Alice can't play "Treasure Cruise" without paying its mana cost exiling "Forest" by rule 601.2h
    And Alice can play "Treasure Cruise" exiling "Forest"
    When Alice plays "Treasure Cruise" without paying its mana cost
    Then the total cost of "Treasure Cruise" is {0}
    And "Forest" is in Alice's graveyard
    When the stack resolves
    Then Alice has drawn 3 cards

  @cr26:702.66b
  Scenario: Treasure Cruise that is cast for its flashback cost, an alternative cost, can be paid for with delve, too
    Given Alice has "Snapcaster Mage" in hand and can pay {1}{U}{5}{U}
    And Alice has "Treasure Cruise" and 2 "Forest" as "leaf" in graveyard
    And Alice has 4 "Plains" as "page" as library
    When Alice plays "Snapcaster Mage"
    And the stack resolves
    And Alice plays "Treasure Cruise" from graveyard exiling "leaf 1" and "leaf 2"
    Then the total cost of "Treasure Cruise" is {7}{U}
    And {5}{U} was spent on "Treasure Cruise"
    And "leaf 1" and "leaf 2" are exiled
    When the stack resolves
    Then Alice has drawn 3 cards
    And "Treasure Cruise" is exiled

  @cr26:702.66a
  Scenario: Cards in the graveyard pay for Treasure Cruise with delve and not for Counsel of the Soratami, which Alice can't cast for {U}
    Given Alice has "Treasure Cruise", "Counsel of the Soratami" and "Reach Through Mists" in hand and can pay {2}{U}{U}
    And Alice has 7 "Island" as "isle" in graveyard
    And Alice has 5 "Forest" as "wood" as library
    Then Alice can't play "Treasure Cruise" exiling "isle 1", "isle 2", "isle 3", "isle 4" and "Reach Through Mists" by rule 118.3
    When Alice plays "Treasure Cruise" exiling "isle 1", "isle 2", "isle 3", "isle 4" and "isle 5"
    Then {2}{U} was spent on "Treasure Cruise"
    When the stack resolves
    Then Alice has drawn 3 cards
    And Alice can't play "Counsel of the Soratami" exiling "isle 6" and "isle 7" by rule 118.3
    And Alice can play "Reach Through Mists"
    And "isle 6" and "isle 7" are in Alice's graveyard

  @cr26:702.66a
  Scenario: While Treasure Cruise with delve is in her hand, Alice pays for Counsel of the Soratami with mana and keeps her graveyard
    Given Alice has "Treasure Cruise" and "Counsel of the Soratami" in hand and can pay {2}{U}{2}{U}
    And Alice has 6 "Island" as "isle" in graveyard
    And Alice has 6 "Forest" as "wood" as library
    When Alice plays "Counsel of the Soratami"
    Then {2}{U} was spent on "Counsel of the Soratami"
    And Alice has 6 cards in graveyard
    When the stack resolves
    And Alice plays "Treasure Cruise" exiling "isle 1", "isle 2", "isle 3", "isle 4" and "isle 5"
    Then {2}{U} was spent on "Treasure Cruise"
    And "isle 6" is in Alice's graveyard
    When the stack resolves
    Then Alice has drawn 5 cards
