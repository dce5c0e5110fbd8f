Feature: Order of the steps of the beginning phase

  @cr26:501.1 @cr26:500.1 @cr26:503.1.2
  Scenario: Alice's permanents untap before her upkeep, and her draw step follows her upkeep
    Given it is Bob's end step
    And Alice controls tapped "Forest"
    And Alice has 4 "Plains" as "dune" as library
    When the game goes on to Alice's main phase
    Then it happened in this order that "Forest" was untapped, then Alice's upkeep began, then Alice's draw step began, then Alice drew, then Alice's precombat main phase began
    And Alice has drawn 1 card
    And Bob has drawn no cards
    And "Forest" is untapped
