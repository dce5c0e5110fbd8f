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

  @cr26:400.6.4 @edition:2009-07 @edition:2013-07 @edition:2026-01
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
    And Bob was asked for a replacement once
    And Alice was asked for a replacement never

  @cr26:400.6.4 @edition:2009-07 @edition:2013-07 @edition:2026-01
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

  @cr26:400.6.4
  Scenario: Bob, whose Hill Giant Alice mills twice, keeps it in his library with his Reshelving Order first, and then has her Rest in Peace exile it
    Given Alice controls "Rest in Peace" and 2 "Millstone" as "stone" and can pay {2}{2}
    And Bob controls "Reshelving Order"
    And Bob has "Hill Giant" as library
    When Alice activates "stone 1" targeting Bob
    And the stack resolves
    And Bob applies "Reshelving Order" first
    Then "Hill Giant" is in Bob's library
    When Alice activates "stone 2" targeting Bob
    And the stack resolves
    And Bob applies "Rest in Peace" first
    Then "Hill Giant" is exiled
    And Bob's graveyard is empty
    And Bob was asked for a replacement twice
    And Alice was asked for a replacement never
