Feature: Token copies of cards that can't be permanents

  @cr26:111.5.2
  Scenario: Likeness Press creates a token copy of a creature card, and none of an instant card
    Given Alice controls "Likeness Press"
    And Alice has "Hill Giant" and "Lightning Bolt" in graveyard
    When Alice activates "press" of "Likeness Press" targeting "Lightning Bolt"
    And the stack resolves
    Then Alice controls no "token" permanents
    When Alice activates "press" of "Likeness Press" targeting "Hill Giant"
    And the stack resolves
    Then Alice controls 1 "token" permanents
    And Alice controls the "Hill Giant" token

  @cr26:111.5.2
  Scenario: Likeness Press creates a token copy of an artifact card, and none of a sorcery card
    Given Alice controls "Likeness Press"
    And Alice has "Sol Ring" and "Mind Rot" in graveyard
    When Alice activates "press" of "Likeness Press" targeting "Mind Rot"
    And the stack resolves
    Then Alice controls no "token" permanents
    When Alice activates "press" of "Likeness Press" targeting "Sol Ring"
    And the stack resolves
    Then Alice controls 1 "token" permanents
    And Alice controls the "Sol Ring" token
