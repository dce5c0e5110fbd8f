Feature: Abilities put on the stack in the upkeep

  @cr26:503.1a
  Scenario Outline: Alice orders her untap-step trigger and her upkeep trigger as she likes, and puts <first> below <second>
    Given it is Bob's end step
    And Alice controls "Wake Thrasher", "Honden of Seeing Winds" and tapped "Forest"
    And Alice has 4 "Plains" as "dune" as library
    When the game goes on to Alice's upkeep
    And Alice puts "<first>" and "<second>" in this order
    Then the stack holds the ability of "<second>" and the ability of "<first>"
    And Alice has priority
    When the stack resolves
    Then "Wake Thrasher" is 2/2
    And Alice has drawn 1 card

    Examples:
      | first                  | second                 |
      | Wake Thrasher          | Honden of Seeing Winds |
      | Honden of Seeing Winds | Wake Thrasher          |
