Feature: Evoke

  @cr26:702.74a
  Scenario: An evoked Mulldrifter draws two cards and is sacrificed
    Given Alice has "Mulldrifter" in hand and can pay {2}{U}
    When Alice plays "Mulldrifter" instead of its mana cost by "evoke"
    Then {2}{U} was spent on "Mulldrifter"
    When the stack resolves
    And Alice puts the ability "draw" of "Mulldrifter" and the ability "evoke.end" of "Mulldrifter" in this order
    Then "Mulldrifter" was sacrificed
    And Alice has drawn 2 cards

  @cr26:702.74a
  Scenario: A Mulldrifter cast for its mana cost draws two cards and stays
    Given Alice has "Mulldrifter" in hand and can pay {4}{U}
    When Alice plays "Mulldrifter"
    And the stack resolves
    Then "Mulldrifter" is in play
    And "Mulldrifter" is 2/2
    And "Mulldrifter" has exactly the types "creature" and "Elemental"
    And "Mulldrifter" has exactly "flying" and "evoke"
    And Alice has drawn 2 cards
    And "Mulldrifter" has triggered once

  @cr26:702.74a
  Scenario: Mulldrifter that Shrine of Things to Come lets its owner cast from the library can be evoked
    Given Alice controls "Shrine of Things to Come" and can pay {2}{U}
    And Alice has "Mulldrifter", "Island" and "Forest" on top of library
    When Alice plays "Mulldrifter" from library instead of its mana cost by "evoke"
    Then {2}{U} was spent on "Mulldrifter"
    When the stack resolves
    And Alice puts the ability "draw" of "Mulldrifter" and the ability "evoke.end" of "Mulldrifter" in this order
    Then "Mulldrifter" was sacrificed
    And "Island" and "Forest" are in Alice's hand
