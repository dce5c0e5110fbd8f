Feature: Cards revealed from a library

  @may01:general.2
  Scenario: Fact or Fiction reveals the top five cards in the order in which they lay in the library
    Given Alice has "Fact or Fiction" in hand and can pay {3}{U}
    And Alice has "Grizzly Bears", "Hill Giant", "Forest", "Island", "Swamp" and "Mountain" on top of library
    And Bob has "Plains" on top of library
    Then Bob doesn't know "Grizzly Bears"
    When Alice plays "Fact or Fiction"
    And the stack resolves
    Then it happened in this order that "Grizzly Bears" was revealed, then "Hill Giant" was revealed, then "Forest" was revealed, then "Island" was revealed, then "Swamp" was revealed
    And Bob knows "Grizzly Bears" and "Swamp"
    And Bob doesn't know "Mountain" and "Plains"
    And Bob is asked for piles by "Fact or Fiction"
    When as it resolves, Bob makes piles "Grizzly Bears" and "Hill Giant" | "Forest", "Island" and "Swamp" for "Fact or Fiction"
    And as it resolves, Alice chooses the pile 2 for "Fact or Fiction"
    Then "Forest", "Island" and "Swamp" are in Alice's hand
    And "Grizzly Bears" and "Hill Giant" are in Alice's graveyard
    And the top of Alice's library is "Mountain"
    And the top of Bob's library is "Plains"

  # Vampiric Tutor doesn't reveal the card that it finds. The card lies on top of the library, so its place among the revealed cards shows which it is.
  @may01:general.2.ex1
  Scenario: The card that Vampiric Tutor found is the first card that Fact or Fiction reveals
    Given Alice has "Vampiric Tutor" and "Fact or Fiction" in hand and can pay {B} and can pay {3}{U}
    And Alice has "Forest", "Island", "Swamp", "Plains" and "Hill Giant" on top of library
    When Alice plays "Vampiric Tutor"
    And the stack resolves
    And as it resolves, Alice chooses "Hill Giant" for "Vampiric Tutor"
    Then the top of Alice's library is "Hill Giant"
    And it happened in this order that Alice searched, then Alice shuffled
    And it happened once that Alice shuffled
    And it happened never that Bob shuffled
    And Bob doesn't know "Hill Giant"
    And Alice is at 18 life
    And Bob is at 20 life
    When Alice plays "Fact or Fiction"
    And the stack resolves
    Then Bob knows "Hill Giant"
    And it happened in this order that "Hill Giant" was revealed, then "Forest" was revealed
    When as it resolves, Bob makes piles "Hill Giant" | "Forest", "Island", "Swamp" and "Plains" for "Fact or Fiction"
    And as it resolves, Alice chooses the pile 1 for "Fact or Fiction"
    Then "Hill Giant" is in Alice's hand
