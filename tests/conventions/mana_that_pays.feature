Feature: Mana in the pool that pays where a scenario names none

  Scenario: Mana of Hall of the Bandit Lord, which gives haste, pays for a creature spell before other mana
    Given Alice controls "Hall of the Bandit Lord" and "Wastes"
    And Alice has "Steel Wall" in hand
    When Alice taps "Wastes" for mana
    And Alice taps "Hall of the Bandit Lord" for mana
    Then Alice has {C}{C} in the mana pool
    When Alice plays "Steel Wall"
    And the stack resolves
    Then "Steel Wall" has "haste"
    And mana from "Hall of the Bandit Lord" was spent on "Steel Wall"
