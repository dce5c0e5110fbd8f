Feature: Tokens that enter as copies

  @cr26:707.5.2 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: A token copy of Arcbound Worker enters with one +1/+1 counter, although the copied creature has two
    Given Alice controls "Kiki-Jiki, Mirror Breaker" and "Arcbound Worker"
    And "Arcbound Worker" has 2 +1/+1 counters
    When Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Arcbound Worker"
    And the stack resolves
    Then the first "Arcbound Worker" token has 1 +1/+1 counter
    And the first "Arcbound Worker" token is 1/1
    And "Arcbound Worker" is 2/2
    And Alice controls 2 "Arcbound Worker" permanents

  @cr26:707.5.2
  Scenario: The controller of a token copy of Voice of All chooses a colour as the token enters
    Given Alice controls "Kiki-Jiki, Mirror Breaker" and "Voice of All"
    And "Voice of All" has the chosen color "green"
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Voice of All"
    And the stack resolves
    And Alice chooses the color "black"
    Then Bob can target only "Kiki-Jiki, Mirror Breaker" and "Voice of All" with "Terror"
    And Alice controls 2 "Voice of All" permanents

  @cr26:707.5.2
  Scenario: A token copy of Clone enters as a copy of a creature that its controller chooses
    Given Alice controls "Kiki-Jiki, Mirror Breaker", "Clone" and "Voice of All"
    And "Clone" has 1 +1/+1 counter
    And "Voice of All" has the chosen color "green"
    When Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Clone"
    And the stack resolves
    Then Alice is asked for objects among "Kiki-Jiki, Mirror Breaker", "Clone" and "Voice of All"
    And Alice may choose "Voice of All"
    When Alice chooses "Voice of All"
    And Alice chooses the color "black"
    Then the first "Clone" token is named "Voice of All"
    And the first "Clone" token is 2/2

  @cr26:707.5.5
  Scenario: Alice draws a card as Kiki-Jiki creates a token that is a copy of Wall of Omens, and the copied Wall doesn't trigger
    Given Alice controls "Kiki-Jiki, Mirror Breaker" and "Wall of Omens"
    And Alice has "Island" on top of library
    When Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Wall of Omens"
    And the top of the stack resolves
    Then the first "Wall of Omens" token has triggered once
    When the stack resolves
    Then "Island" is in Alice's hand
    And "Wall of Omens" has triggered never

  @cr26:707.5.2
  Scenario: A token copy of Skyshroud Behemoth enters tapped with two fade counters, although the copied creature is untapped and has one
    Given Alice controls "Kiki-Jiki, Mirror Breaker" and "Skyshroud Behemoth"
    And "Skyshroud Behemoth" has 1 fade counter
    When Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Skyshroud Behemoth"
    And the stack resolves
    Then the first "Skyshroud Behemoth" token has 2 fade counters
    And the first "Skyshroud Behemoth" token is tapped
    And "Skyshroud Behemoth" is untapped
