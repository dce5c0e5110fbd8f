Feature: Surge

  @cr26:702.117a
  Scenario: Comparative Analysis can be cast for its surge cost only if its player has cast another spell this turn
    Given Alice has "Plains", "Island" and "Swamp" as library
    And Alice has "Comparative Analysis" and "Lava Spike" in hand and can pay {R}{2}{U}
    Then Alice can't play "Comparative Analysis" instead of its mana cost targeting Alice by rule 118.9
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Alice can play "Comparative Analysis" instead of its mana cost targeting Alice
    When Alice plays "Comparative Analysis" instead of its mana cost targeting Alice
    Then {C}{C}{U} was spent on "Comparative Analysis"
    When the stack resolves
    Then Alice has drawn 2 cards

  @cr26:702.117a
  Scenario: A spell that Bob has cast doesn't let Alice cast Comparative Analysis for its surge cost
    Given Alice has "Plains", "Island" and "Swamp" as library
    And Alice has "Comparative Analysis" in hand and can pay {3}{U}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Bob plays "Lightning Bolt" targeting Alice
    And the stack resolves
    Then Alice can't play "Comparative Analysis" instead of its mana cost targeting Alice by rule 118.9
    And Alice can play "Comparative Analysis" targeting Alice

  @cr26:702.117a
  Scenario: A spell of an earlier turn doesn't let Alice cast Comparative Analysis for its surge cost, and one of this turn does
    Given Alice has "Plains", "Island", "Swamp" and "Forest" as library
    And Alice has "Comparative Analysis", "Lava Spike" as "one" and "Lava Spike" as "two" in hand and can pay {R}{2}{U}
    And Bob has 5 "Swamp" as "leaf" as library
    When Alice plays "one" targeting Bob
    And the stack resolves
    And the game goes on to Alice's next main phase
    Then Alice can't play "Comparative Analysis" instead of its mana cost targeting Alice by rule 118.9
    When Alice plays "two" targeting Bob
    And the stack resolves
    Then Alice can play "Comparative Analysis" instead of its mana cost targeting Alice
    When Alice plays "Comparative Analysis" instead of its mana cost targeting Alice
    And the stack resolves
    Then Bob is at 14 life
    And Alice has drawn 3 cards
