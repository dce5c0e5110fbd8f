Feature: Morphling

  @cr26:702.18a.3
  Scenario: Morphling gains shroud in response to Murder, then attacks with flying, untaps and is 4/2
    Given Alice controls "Morphling" and can pay {U}{U}{U}{1}
    And Bob controls "Wall of Stone" and "Wall of Air" and has "Murder" in hand and can pay {1}{B}{B}
    When Alice passes
    And Bob plays "Murder" targeting "Morphling"
    And Alice activates "hide" of "Morphling"
    And the stack resolves
    Then "Murder" did not resolve
    And "Morphling" has "shroud"
    And Alice can activate "fly" of "Morphling"
    When Alice activates "fly" of "Morphling"
    And the stack resolves
    And Alice attacks with "Morphling"
    Then Bob can't block "Morphling" with "Wall of Stone" by rule 702.9
    And Bob can block "Morphling" with "Wall of Air"
    When Alice activates "untap" of "Morphling"
    And the stack resolves
    And Alice activates "strong" of "Morphling"
    And the stack resolves
    Then "Morphling" is untapped
    And "Morphling" is 4/2
    When combat damage is dealt
    Then Bob is at 16 life
    When the game goes on to Bob's main phase
    Then "Morphling" doesn't have "shroud"

  @cr26:702.18a.3
  Scenario: Morphling as a 2/4 survives Lightning Bolt
    Given Alice controls "Morphling" and can pay {1}{U}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice passes
    And Bob plays "Lightning Bolt" targeting "Morphling"
    And Alice activates "tough" of "Morphling"
    And the stack resolves
    Then "Morphling" is 2/4
    And "Morphling" has 3 damage marked
    And "Lightning Bolt" has resolved
    And "Morphling" is in play
