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

  @cr26:503.1a.3
  Scenario: The untap-step trigger of Alice and Bob's trigger of Concerted Effort are both on the stack as Alice gets priority in her upkeep
    Given it is Bob's end step
    And Alice controls "Wake Thrasher" and tapped "Forest"
    And Alice has 4 "Plains" as "dune" as library
    And Bob controls "Concerted Effort", "Serra Angel" and "Hill Giant"
    When the game goes on to Alice's upkeep
    Then the stack holds the ability of "Concerted Effort" and the ability of "Wake Thrasher"
    And Alice has priority
    And it happened never that Bob got priority in the upkeep
    When the top of the stack resolves
    Then "Hill Giant" has "flying"
    And "Wake Thrasher" is 1/1
    When the stack resolves
    Then "Wake Thrasher" is 2/2
