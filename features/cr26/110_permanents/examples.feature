Feature: Examples of section 110

  @cr26:110.5c.ex1
  Scenario: Dimir Doppelganger flips as a copy of Jushi Apprentice, stays flipped as Runeclaw Bear, and becomes Stabwhisker as a copy of Nezumi Shortfang
    Given Alice controls "Dimir Doppelganger" and can pay {5}{U}{U}{U}{U}{B}{B}{B}
    And Alice has 8 "Forest" in hand
    And Alice has "Mountain" on top of library
    And Alice has "Jushi Apprentice" and "Runeclaw Bear" in graveyard
    And Bob has "Nezumi Shortfang" in graveyard
    When Alice activates "assume" of "Dimir Doppelganger" targeting "Jushi Apprentice"
    And the stack resolves
    Then "Dimir Doppelganger" is named "Jushi Apprentice"
    And "Dimir Doppelganger" isn't flipped
    When Alice activates "study" of "Dimir Doppelganger"
    And the stack resolves
    Then "Dimir Doppelganger" is flipped
    And "Dimir Doppelganger" is named "Tomoya the Revealer"
    And "Dimir Doppelganger" is 2/3
    And "Dimir Doppelganger" has the ability "assume"
    When Alice activates "assume" of "Dimir Doppelganger" targeting "Runeclaw Bear"
    And the stack resolves
    Then "Dimir Doppelganger" is named "Runeclaw Bear"
    And "Dimir Doppelganger" is 2/2
    And "Dimir Doppelganger" is flipped
    When Alice activates "assume" of "Dimir Doppelganger" targeting "Nezumi Shortfang"
    And the stack resolves
    Then "Dimir Doppelganger" is named "Stabwhisker the Odious"
    And "Dimir Doppelganger" is 3/3
    And "Dimir Doppelganger" has the types "legendary", "creature" and "Rat"
    And "Dimir Doppelganger" has the ability "assume"

  @cr26:110.5c.ex1
  Scenario: Dimir Doppelganger that hasn't flipped becomes a copy of Runeclaw Bear and then Nezumi Shortfang itself, not Stabwhisker
    Given Alice controls "Dimir Doppelganger" and can pay {2}{U}{U}{B}{B}
    And Alice has "Runeclaw Bear" in graveyard
    And Bob has "Nezumi Shortfang" in graveyard
    When Alice activates "assume" of "Dimir Doppelganger" targeting "Runeclaw Bear"
    And the stack resolves
    Then "Dimir Doppelganger" is named "Runeclaw Bear"
    And "Dimir Doppelganger" isn't flipped
    When Alice activates "assume" of "Dimir Doppelganger" targeting "Nezumi Shortfang"
    And the stack resolves
    Then "Dimir Doppelganger" is named "Nezumi Shortfang"
    And "Dimir Doppelganger" is 1/1
    And "Dimir Doppelganger" has the ability "assume"

  @cr26:110.5c.ex1 @cr26:707.3.ex2
  Scenario: A flipped Jushi Apprentice stays flipped as a copy of Runeclaw Bear, and as a copy of Nezumi Shortfang it is Stabwhisker
    Given Alice controls a flipped "Jushi Apprentice"
    And Alice has "Mirrorweave" as "first", "Mirrorweave" as "second" and "Nezumi Shortfang" in hand
    And Alice can pay {2}{W}{W}{2}{U}{U}{1}{B}
    And Bob controls "Runeclaw Bear"
    Then "Jushi Apprentice" is named "Tomoya the Revealer"
    When Alice plays "first" targeting "Runeclaw Bear"
    And the stack resolves
    Then "Jushi Apprentice" is named "Runeclaw Bear"
    And "Jushi Apprentice" is flipped
    When Alice plays "Nezumi Shortfang"
    And the stack resolves
    And Alice plays "second" targeting "Nezumi Shortfang"
    And the stack resolves
    Then "Jushi Apprentice" is named "Stabwhisker the Odious"
    And "Jushi Apprentice" is 3/3
    And "Runeclaw Bear" is named "Nezumi Shortfang"
    And "Runeclaw Bear" is 1/1
