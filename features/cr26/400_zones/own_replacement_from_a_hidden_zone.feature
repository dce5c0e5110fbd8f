Feature: A card's own replacement effect when it leaves a library

  @cr26:400.6
  Scenario: Darksteel Colossus that would be milled from a library is shuffled back into that library
    Given Alice has "Dampen Thought" in hand and can pay {1}{U}
    And Bob has "Darksteel Colossus" on top of library
    When Alice plays "Dampen Thought" targeting Bob
    And the stack resolves
    Then "Darksteel Colossus" is in Bob's library
    And Bob has 3 cards in graveyard
    And it happened once that Bob shuffled
    And it happened once that "Darksteel Colossus" was revealed
