Feature: The first card drawn in a draw step

  @cr26:121.1.2 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: With Notion Thief, Bob draws the first card of his draw step; Alice draws instead of Bob's second card in that step
    Given it is Bob's upkeep
    And Alice controls "Notion Thief"
    And Alice has "Smite" and "Terror" on top of library
    And Bob has "Grizzly Bears" and "Hill Giant" on top of library
    And Bob has "Reach Through Mists" in hand and can pay {U}
    When the game goes on to Bob's draw step
    Then "Grizzly Bears" is in Bob's hand
    When Bob plays "Reach Through Mists"
    And the stack resolves
    Then "Smite" is in Alice's hand
    And the top of Bob's library is "Hill Giant"

  @cr26:121.1.2
  Scenario: With Notion Thief, Alice draws instead of Bob in Bob's upkeep, but Bob still draws the first card of his draw step
    Given it is Bob's upkeep
    And Alice controls "Notion Thief"
    And Alice has "Smite" and "Terror" on top of library
    And Bob has "Grizzly Bears" and "Hill Giant" on top of library
    And Bob has "Reach Through Mists" in hand and can pay {U}
    When Bob plays "Reach Through Mists"
    And the stack resolves
    Then "Smite" is in Alice's hand
    When the game goes on to Bob's main phase
    Then "Grizzly Bears" is in Bob's hand
    And the top of Alice's library is "Terror"

  @cr26:121.1.2
  Scenario: With Notion Thief, Bob draws in his draw step, but Alice draws instead of Bob in Bob's main phase
    Given it is Bob's upkeep
    And Alice controls "Notion Thief"
    And Alice has "Smite" and "Terror" on top of library
    And Bob has "Grizzly Bears" and "Hill Giant" on top of library
    And Bob has "Reach Through Mists" in hand and can pay {U}
    When the game goes on to Bob's main phase
    Then "Grizzly Bears" is in Bob's hand
    And the top of Alice's library is "Smite" and "Terror"
    When Bob plays "Reach Through Mists"
    And the stack resolves
    Then "Smite" is in Alice's hand
    And the top of Bob's library is "Hill Giant"

  @cr26:121.1.2
  Scenario: Bob, who has drawn a card in his upkeep before Notion Thief entered, still draws the first card of his draw step
    Given it is Bob's upkeep
    And Alice has "Notion Thief" in hand and can pay {2}{U}{B}
    And Alice has "Smite" and "Terror" on top of library
    And Bob has "Grizzly Bears", "Hill Giant" and "Craw Wurm" on top of library
    And Bob has "Reach Through Mists" in hand and can pay {U}
    When Bob plays "Reach Through Mists"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's hand
    When Bob passes
    And Alice plays "Notion Thief"
    And the stack resolves
    Then "Notion Thief" is in play
    When the game goes on to Bob's main phase
    Then "Hill Giant" is in Bob's hand
    And Bob has drawn 2 cards
    And the top of Alice's library is "Smite" and "Terror"
