Feature: Cost reductions

  @cr26:118.7a
  Scenario: Blasphemous Act costs {3} less with three creatures on the battlefield
    Given Alice controls "Grizzly Bears" and has "Blasphemous Act" in hand and can pay {8}{R}
    And Bob controls "Hill Giant" and "Wall of Stone"
    When Alice plays "Blasphemous Act"
    Then {5}{R} was spent on "Blasphemous Act"
    When the stack resolves
    Then "Grizzly Bears", "Hill Giant" and "Wall of Stone" were destroyed

  @cr26:118.7a
  Scenario: With ten creatures on the battlefield, Blasphemous Act costs {R}: the reduction takes only the generic {8}
    Given Bob controls 10 "Grizzly Bears" as "bear"
    And Alice has "Blasphemous Act" in hand and can pay {R}
    When Alice plays "Blasphemous Act"
    Then {R} was spent on "Blasphemous Act"
    When the stack resolves
    Then "bear 1" was destroyed

  @cr26:118.7a
  Scenario: Blasphemous Act costs {1} less with one creature on the battlefield
    Given Bob controls "Hill Giant"
    And Alice has "Blasphemous Act" in hand and can pay {8}{R}
    When Alice plays "Blasphemous Act"
    Then {7}{R} was spent on "Blasphemous Act"
    When the stack resolves
    Then "Hill Giant" was destroyed

  @cr26:118.7b
  Scenario: A reduction by {U}{R} takes two generic mana from a spell that costs {2}{W}
    Given Alice controls "Loom of Two Hues"
    And Alice has "Renewed Faith" and "Healing Salve" in hand and can pay {2}{W}{W}
    When Alice plays "Renewed Faith"
    Then {W} was spent on "Renewed Faith"
    When the stack resolves
    Then Alice is at 26 life
    When Alice plays "Healing Salve" choosing "gain" targeting Alice
    Then the total cost of "Healing Salve" is {W}

  @cr26:118.13a
  Scenario: A reduction by {U}{R} takes one {W/U} and one generic mana from Mirrorweave, which costs {2}{W/U}{W/U}
    Given Alice controls "Loom of Two Hues"
    And Alice has "Mirrorweave" and "Plains" in hand
    And Alice has {R}{R} in the mana pool
    And Bob controls "Grizzly Bears" and "Hill Giant"
    Then Alice can't play "Mirrorweave" targeting "Grizzly Bears"
    When Alice plays the land "Plains"
    Then Alice can play "Mirrorweave" targeting "Grizzly Bears"
    When Alice plays "Mirrorweave" targeting "Grizzly Bears"
    Then Alice has {R} in the mana pool
    When the stack resolves
    Then "Hill Giant" is 2/2

  @cr26:118.7b.2
  Scenario: A reduction by {C} takes one generic mana from a spell that costs {2}{W}
    Given Alice controls "Lens of Glass"
    And Alice has "Renewed Faith" in hand and can pay {2}{W}
    When Alice plays "Renewed Faith"
    Then {1}{W} was spent on "Renewed Faith"
    When the stack resolves
    Then Alice is at 26 life

  @cr26:118.7b.2
  Scenario: A reduction by {C} takes one generic mana from the cost {1}{B} of Altar's Reap
    Given Alice controls "Lens of Glass" and "Grizzly Bears"
    And Alice has "Altar's Reap" in hand and can pay {B}
    And Alice has "Island" and "Forest" as library
    When Alice plays "Altar's Reap"
    Then the total cost of "Altar's Reap" is {B}
    When the stack resolves
    Then Alice's hand holds "Island" and "Forest"

  @cr26:118.7a.2
  Scenario: Fluctuator takes only the generic mana from the cost of cycling Waste Reclaimer, which stays {C}
    Given Alice controls "Fluctuator" and "Wastes"
    And Alice controls "Forest" as "wood"
    And Alice has "Waste Reclaimer" in hand
    And Alice has 3 "Plains" as "dune" as library
    When Alice activates "cycling" of "Waste Reclaimer"
    Then "Wastes" is tapped
    And "wood" is untapped
    When the stack resolves
    Then Alice has drawn 1 card

  @cr26:118.13a.2
  Scenario: With Loom of Two Hues, Gut Shot costs nothing if {R} is chosen for {R/P}, and still 2 life if life is chosen
    Given Alice controls "Loom of Two Hues"
    And Alice has "Gut Shot" as "free" and "Gut Shot" as "dear" in hand
    Then Alice can play "free" targeting Bob
    When Alice plays "free" targeting Bob
    And the stack resolves
    Then Alice is at 20 life
    And Bob is at 19 life
    When Alice plays "dear" paying 2 life targeting Bob
    Then Alice is at 18 life
    When the stack resolves
    Then Bob is at 18 life

  @cr26:118.13a.3
  Scenario: With Leaf Comb, the ability of Well of Two Leaves, which costs {G/W}{G/W}, is activated for {W} alone
    Given Alice controls "Well of Two Leaves" and "Leaf Comb"
    And Alice has {W}{R} in the mana pool
    Then Alice can activate "Well of Two Leaves"
    When Alice activates "Well of Two Leaves"
    Then Alice has {R} in the mana pool
    When the stack resolves
    Then Alice is at 23 life

  @cr26:118.13a.3
  Scenario: Leaf Comb takes nothing from an activation cost of {R}
    Given Alice controls "Lightning Berserker" and "Leaf Comb"
    And Alice has {R}{R} in the mana pool
    When Alice activates "pump" of "Lightning Berserker"
    Then Alice has {R} in the mana pool
    When the stack resolves
    Then "Lightning Berserker" is 2/1
