Feature: Glasskites

  @bok:glasskites.n3
  Scenario: A spell whose spliced text is the first to target a glasskite is countered with all its text
    Given Alice has "Reach Through Mists" and "Glacial Ray" in hand and can pay {1}{U}{R}
    And Bob controls "Shimmering Glasskite"
    Then "Shimmering Glasskite" is blue
    When Alice plays "Reach Through Mists" splicing "Glacial Ray" targeting "Shimmering Glasskite"
    Then the stack holds the ability of "Shimmering Glasskite" and "Reach Through Mists"
    When the stack resolves
    Then "Reach Through Mists" was countered
    And Alice has drawn no cards
    And "Shimmering Glasskite" has no damage marked

  @bok:glasskites.n3
  Scenario: Once a glasskite has been targeted, the spliced spell goes through
    Given Alice has "Reach Through Mists" and "Glacial Ray" in hand and can pay {1}{U}{R}
    And Bob controls "Shimmering Glasskite"
    And Bob has "Kodama's Might" in hand and can pay {G}
    When Bob plays "Kodama's Might" targeting "Shimmering Glasskite"
    And the stack resolves
    Then "Kodama's Might" was countered
    When Alice plays "Reach Through Mists" splicing "Glacial Ray" targeting "Shimmering Glasskite"
    And the stack resolves
    Then "Reach Through Mists" wasn't countered
    And Alice has drawn 1 card
    And "Shimmering Glasskite" has 2 damage marked
