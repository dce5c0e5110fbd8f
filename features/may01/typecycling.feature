Feature: Typecycling

  @may01:ours.224
  Scenario: Lightning Rift sees plainscycling, which finds a Plains of any kind
    Given Alice has "Eternal Dragon" in hand and can pay {2}
    And Alice controls "Lightning Rift"
    And Alice has "Savannah", "Mountain" and "Plains" as library
    Then the mana cost of "Eternal Dragon" is {5}{W}{W}
    When Alice activates the typecycling ability of "Eternal Dragon"
    Then "Eternal Dragon" was discarded
    And "Lightning Rift" has triggered once
    When Alice targets Bob for "Lightning Rift"
    And the stack resolves
    Then Alice may choose "Plains" for "Eternal Dragon"
    And Alice may not choose "Mountain" for "Eternal Dragon"
    When Alice chooses "Savannah" for "Eternal Dragon"
    Then "Savannah" is in Alice's hand
    And Alice has 2 cards in library

  @may01:ours.225
  Scenario: A card with plainscycling is none with cycling
    Given Alice controls "Vile Manifestation"
    And Alice has "Eternal Dragon" and "Renewed Faith" in hand and can pay {2}{1}{W}
    When Alice activates the typecycling ability of "Eternal Dragon"
    Then "Vile Manifestation" is 0/4
    When Alice activates the cycling ability of "Renewed Faith"
    Then "Vile Manifestation" is 1/4

  @may01:ours.225
  Scenario: What makes cycling cheaper leaves plainscycling as it is
    Given Alice controls "Fluctuator"
    And Alice has "Eternal Dragon" and "Renewed Faith" in hand and can pay {2}{W}
    When Alice activates the typecycling ability of "Eternal Dragon"
    Then {2} was spent on the ability of "Eternal Dragon"
    When Alice activates the cycling ability of "Renewed Faith"
    Then {W} was spent on the ability of "Renewed Faith"

  @may01:ours.225.today
  Scenario: A card with plainscycling is one with cycling
    Given Alice controls "Vile Manifestation"
    And Alice has "Eternal Dragon" and "Renewed Faith" in hand and can pay {2}{1}{W}
    Then the mana cost of "Vile Manifestation" is {1}{B}
    And "Vile Manifestation" has exactly the types "creature" and "Horror"
    And "Vile Manifestation" is 0/4
    When Alice activates the typecycling ability of "Eternal Dragon"
    Then "Vile Manifestation" is 1/4
    When Alice activates the cycling ability of "Renewed Faith"
    Then "Vile Manifestation" is 2/4

  @may01:ours.225.today
  Scenario: What makes cycling cheaper makes plainscycling cheaper
    Given Alice controls "Fluctuator"
    And Alice has "Eternal Dragon" and "Renewed Faith" in hand and can pay {W}
    Then the mana cost of "Fluctuator" is {2}
    And "Fluctuator" has exactly the type "artifact"
    When Alice activates the typecycling ability of "Eternal Dragon"
    Then "Eternal Dragon" was discarded
    When Alice activates the cycling ability of "Renewed Faith"
    Then {W} was spent on the ability of "Renewed Faith"

  @may01:ours.224
  Scenario: The Dragon that was cycled comes back in the next upkeep
    Given Alice has "Eternal Dragon" in hand and can pay {5}{W}{W}
    And Alice controls "Lightning Rift"
    And Alice has "Mountain" and "Plains" as library
    When Alice activates the typecycling ability of "Eternal Dragon"
    And Alice targets Bob for "Lightning Rift"
    And the stack resolves
    And Alice doesn't pay
    And Alice chooses "Plains" for "Eternal Dragon"
    Then "Lightning Rift" has triggered once
    And "Plains" is in Alice's hand
    When the game goes on to Alice's upkeep
    And Alice activates "return" of "Eternal Dragon"
    And the stack resolves
    Then "Eternal Dragon" is in Alice's hand
