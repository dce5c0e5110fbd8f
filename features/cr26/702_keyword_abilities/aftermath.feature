Feature: Aftermath

  @cr26:702.127a
  Scenario: Ribbons is cast from the graveyard after Cut has resolved, and is exiled as it resolves
    Given Alice has "Cut // Ribbons" in hand and can pay {1}{R}{3}{B}{B}
    And Bob controls "Hill Giant"
    When Alice casts "Cut // Ribbons" targeting "Hill Giant"
    And the stack resolves
    Then "Cut // Ribbons" is in Alice's graveyard
    And "Hill Giant" is in Bob's graveyard
    When Alice casts "Cut // Ribbons" from graveyard with X = 3
    Then "Cut // Ribbons" is named "Ribbons"
    When the stack resolves
    Then Bob is at 17 life
    And "Cut // Ribbons" is exiled

  @cr26:702.127a
  Scenario: Ribbons that is cast from the graveyard and countered is exiled
    Given Alice has "Cut // Ribbons" in graveyard and can pay {2}{B}{B}{R}
    And Bob controls "Hill Giant"
    And Bob has "Counterspell" in hand and can pay {U}{U}
    Then Alice can't cast "Cut // Ribbons" as "Cut" from graveyard targeting "Hill Giant" by rule 601.3
    And Alice can cast "Cut // Ribbons" as "Ribbons" from graveyard with X = 2
    When Alice casts "Cut // Ribbons" from graveyard with X = 2
    And Bob plays "Counterspell" targeting "Cut // Ribbons"
    And the stack resolves
    Then "Cut // Ribbons" was countered
    And "Cut // Ribbons" is exiled
    And Bob is at 20 life

  @cr26:702.127a
  Scenario: Cut // Ribbons in hand can be cast as Cut, and can't be cast as Ribbons
    Given Alice has "Cut // Ribbons" in hand and can pay {2}{B}{B}{R}
    And Bob controls "Hill Giant"
    Then Alice can't cast "Cut // Ribbons" as "Ribbons" with X = 2 by rule 702.127a
    And Alice can cast "Cut // Ribbons" as "Cut" targeting "Hill Giant"
    When Alice casts "Cut // Ribbons" as "Cut" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And Alice can cast "Cut // Ribbons" as "Ribbons" from graveyard with X = 1

  @cr26:702.127a
  Scenario: On top of the library, from which Alice may play cards, Cut // Ribbons can be cast as Cut, and can't be cast as Ribbons
    Given Alice controls "Shrine of Things to Come"
    And Alice has "Cut // Ribbons" and "Island" on top of library
    And Alice can pay {2}{B}{B}{R}
    And Bob controls "Hill Giant"
    Then Alice can't cast "Cut // Ribbons" as "Ribbons" from library with X = 2 by rule 702.127a
    And Alice can cast "Cut // Ribbons" as "Cut" from library targeting "Hill Giant"
    When Alice casts "Cut // Ribbons" as "Cut" from library targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And "Cut // Ribbons" is in Alice's graveyard

  @cr26:702.127a
  Scenario: Ribbons that is cast from the graveyard is exiled if Memory Lapse would put it on top of the library
    Given Alice has "Cut // Ribbons" in graveyard and can pay {2}{B}{B}
    And Alice has "Plains" as library
    And Bob has "Memory Lapse" in hand and can pay {1}{U}
    When Alice casts "Cut // Ribbons" from graveyard with X = 2
    And Bob plays "Memory Lapse" targeting "Cut // Ribbons"
    And the stack resolves
    Then "Cut // Ribbons" was countered
    And "Cut // Ribbons" is exiled
    And the top of Alice's library is "Plains"
    And Bob is at 20 life

  @cr26:702.127a
  Scenario: Ribbons is cast from its player's graveyard, and not from exile or from Bob's graveyard
    Given Alice has "Cut // Ribbons" as "mine" in graveyard and "Cut // Ribbons" as "away" exiled and can pay {1}{B}{B}
    And Bob has "Cut // Ribbons" as "yours" in graveyard
    Then Alice can't cast "yours" as "Ribbons" from graveyard with X = 1 by rule 601.3
    And Alice can't cast "away" as "Ribbons" from exile with X = 1 by rule 702.127a
    And Alice can cast "mine" as "Ribbons" from graveyard with X = 1
    When Alice casts "mine" as "Ribbons" from graveyard with X = 1
    And the stack resolves
    Then Bob is at 19 life
    And "mine" is exiled

  @cr26:702.127a
  Scenario: Ribbons that Strangers' Graves lets Alice cast from Bob's graveyard is exiled, too, and Cut that she casts from there returns there
    Given Alice controls "Strangers' Graves" and can pay {1}{R}{1}{B}{B}
    And Bob controls "Hill Giant" and has "Cut // Ribbons" in graveyard
    When Alice casts "Cut // Ribbons" as "Cut" from graveyard targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And "Cut // Ribbons" is in Bob's graveyard
    When Alice casts "Cut // Ribbons" as "Ribbons" from graveyard with X = 1
    And the stack resolves
    Then Bob is at 19 life
    And "Cut // Ribbons" is exiled
