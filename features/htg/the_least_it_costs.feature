Feature: The least that spells cost, in rulings of our own

  @htg:ours.395
  Scenario: A spell that costs less comes to three mana, one that costs more stays as it is
    Given Bob controls "Trinisphere"
    And Alice has "Raven's Crime" and "Hill Giant" in hand and can pay {2}{B}{3}{R}
    Then the mana cost of "Trinisphere" is {3}
    And "Trinisphere" has exactly the type "artifact"
    When Alice casts "Raven's Crime" targeting Bob
    Then the total cost of "Raven's Crime" is {2}{B}
    When the stack resolves
    And Alice casts "Hill Giant"
    Then the total cost of "Hill Giant" is {3}{R}

  @htg:ours.395
  Scenario: What costs less for one reason and another costs three in the end
    Given Bob controls "Trinisphere"
    And Alice controls 3 "Frogmite"
    And Alice has "Frogmite" in hand and can pay {3}
    When Alice casts "Frogmite" from hand
    Then the total cost of "Frogmite" is {3}

  @htg:ours.395
  Scenario: A spell that is cast for nothing costs three
    Given Bob controls "Trinisphere"
    And Alice controls "Omniscience"
    And Alice has "Hill Giant" in hand and can pay {3}
    When Alice casts "Hill Giant" without paying its mana cost
    Then the total cost of "Hill Giant" is {3}

  @htg:ours.395
  Scenario: Tapped it makes nothing dearer, until it untaps
    Given Bob controls "Trinisphere"
    And "Trinisphere" is tapped
    And Alice controls 5 "Island"
    And Alice has "Boomerang" and "Boomerang" as "the second" in hand
    And Bob controls "Hill Giant"
    When Alice casts "Boomerang" targeting "Hill Giant"
    Then the total cost of "Boomerang" is {U}{U}
    When the stack resolves
    And the game goes on to Bob's upkeep
    And Alice casts "the second" targeting "Trinisphere"
    Then the total cost of "the second" is {1}{U}{U}
