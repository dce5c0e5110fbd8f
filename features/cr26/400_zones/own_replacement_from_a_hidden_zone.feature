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

  @cr26:400.6.4
  Scenario: Bob, who owns Darksteel Colossus that Alice mills, applies Rest in Peace of Alice first, so it is exiled
    Given Alice controls "Rest in Peace"
    And Alice has "Dampen Thought" in hand and can pay {1}{U}
    And Bob has "Darksteel Colossus" on top of library
    When Alice plays "Dampen Thought" targeting Bob
    And the stack resolves
    And Bob applies "Rest in Peace" first
    Then "Darksteel Colossus" is exiled
    And it happened never that Bob shuffled
    And Bob's graveyard is empty
    And Alice was asked for a replacement never

  @cr26:400.6.4
  Scenario: Bob, who owns Darksteel Colossus that Alice mills, applies its own effect first, so it is shuffled into his library
    Given Alice controls "Rest in Peace"
    And Alice has "Dampen Thought" in hand and can pay {1}{U}
    And Bob has "Darksteel Colossus" and "Hill Giant" on top of library
    When Alice plays "Dampen Thought" targeting Bob
    And the stack resolves
    And Bob applies "Darksteel Colossus" first
    Then "Darksteel Colossus" is in Bob's library
    And it happened once that Bob shuffled
    And Bob's graveyard is empty
    And Bob was asked for a replacement once
    And "Hill Giant" is exiled
