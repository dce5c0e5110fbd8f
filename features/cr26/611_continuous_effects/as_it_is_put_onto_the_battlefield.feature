Feature: What an effect says of a permanent that it puts onto the battlefield

  @cr26:611.2e.ex1
  Scenario: A creature that Arbiter of the Ideal puts onto the battlefield enters as an enchantment, so Eidolon of Blossoms triggers
    Given it is Bob's end step
    And Alice controls tapped "Arbiter of the Ideal" and "Eidolon of Blossoms"
    And Alice has "Grizzly Bears", "Island" and "Swamp" as library
    When the game goes on to Alice's upkeep
    And the top of the stack resolves
    And Alice says yes
    Then "Grizzly Bears" has exactly the types "enchantment", "creature" and "Bear"
    And "Grizzly Bears" has 1 manifestation counter
    And "Eidolon of Blossoms" has triggered once
    When the stack resolves
    Then "Island" is in Alice's hand
    And the top of Alice's library is "Swamp"

  @cr26:611.2e.ex1
  Scenario: A permanent that Arbiter of the Ideal put onto the battlefield stays an enchantment, and a creature that enters otherwise isn't one
    Given it is Bob's end step
    And Alice controls tapped "Arbiter of the Ideal" and "Eidolon of Blossoms"
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    And Alice has "Sol Ring" and "Swamp" on top of library
    When the game goes on to Alice's upkeep
    And the top of the stack resolves
    And Alice says yes
    Then "Sol Ring" has exactly the types "artifact" and "enchantment"
    When the game goes on to Alice's main phase
    And Alice plays "Hill Giant"
    And the stack resolves
    Then "Hill Giant" doesn't have the type "enchantment"
    And "Sol Ring" has the type "enchantment"
    And "Arbiter of the Ideal" is 4/5

  @cr26:611.2e.ex1
  Scenario: Arbiter of the Ideal reveals an instant card and leaves it on top of the library
    Given it is Bob's end step
    And Alice controls tapped "Arbiter of the Ideal" and "Eidolon of Blossoms"
    And Alice has "Terror" and "Swamp" as library
    When the game goes on to Alice's upkeep
    And the top of the stack resolves
    Then the top of Alice's library is "Terror" and "Swamp"
    And it happened once that "Terror" was revealed
    And "Eidolon of Blossoms" has triggered never
