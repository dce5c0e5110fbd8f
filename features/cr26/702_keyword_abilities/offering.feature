Feature: Offering

  @cr26:702.48c
  Scenario: Colourless mana in the cost of the offered Fox of Empty Skies reduces {C} of Patron of Empty Skies, and generic mana of Patron of the Kitsune
    Given Alice controls "Fox of Empty Skies" as "first" and "Fox of Empty Skies" as "second"
    And Alice has "Patron of Empty Skies" and "Patron of the Kitsune" in hand and can pay {3}{3}{W}
    When Alice plays "Patron of Empty Skies" offering "first"
    Then the total cost of "Patron of Empty Skies" is {3}
    And "first" was sacrificed
    When the stack resolves
    And Alice plays "Patron of the Kitsune" offering "second"
    Then the total cost of "Patron of the Kitsune" is {3}{W}
    And "second" was sacrificed
