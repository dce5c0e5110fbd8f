Feature: What doesn't hinder, in rulings of our own

  @may01:ours.85
  Scenario: A token that is a copy comes as what it copies comes
    Given Alice controls "Kiki-Jiki, Mirror Breaker" and "Arcbound Worker"
    And "Arcbound Worker" has 2 +1/+1 counters
    When Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Arcbound Worker"
    And the stack resolves
    Then the first "Arcbound Worker" token has 1 +1/+1 counter
    And the first "Arcbound Worker" token is 1/1
    And "Arcbound Worker" is 2/2
    And Alice controls 2 "Arcbound Worker" permanents

  @bok:ours.1
  Scenario: What has to attack can be regenerated all the same
    Given Bob controls "Fumiko the Lowblood"
    And Bob has "Torrent of Stone" in hand and can pay {3}{R}
    And Alice controls "Ink-Eyes, Servant of Oni" and can pay {1}{B}
    When Alice activates "regeneration" of "Ink-Eyes, Servant of Oni"
    And the stack resolves
    And Bob plays "Torrent of Stone" targeting "Ink-Eyes, Servant of Oni"
    And the stack resolves
    Then "Ink-Eyes, Servant of Oni" is in play
    And "Ink-Eyes, Servant of Oni" is tapped
    And "Ink-Eyes, Servant of Oni" has no damage marked

  @may01:ours.86
  Scenario: Of nothing nobody gains, loses or is dealt anything
    Given Alice controls "Ajani's Pridemate" and "Exquisite Blood"
    And Alice has "Drain Life" and "Healing Salve" in hand and can pay {1}{B}{W}
    When Alice plays "Drain Life" with X = 0 targeting Bob
    And the stack resolves
    Then "Ajani's Pridemate" has triggered never
    And "Exquisite Blood" has triggered never
    And Bob is at 20 life
    When Alice plays "Healing Salve" choosing "gain" targeting Alice
    And the stack resolves
    Then "Exquisite Blood" has triggered never
    And "Ajani's Pridemate" has triggered once

  @may01:ours.85
  Scenario: A token that is a copy of a Clone asks what it shall be before it is there
    Given Alice controls "Kiki-Jiki, Mirror Breaker", "Clone" and "Arcbound Worker"
    And "Clone" has 1 +1/+1 counter
    And "Arcbound Worker" has 2 +1/+1 counters
    When Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Clone"
    And the stack resolves
    Then Alice is asked for objects among "Kiki-Jiki, Mirror Breaker", "Clone" and "Arcbound Worker"
    And Alice may choose "Arcbound Worker"
    When Alice chooses "Arcbound Worker"
    Then the first "Clone" token is named "Arcbound Worker"
    And the first "Clone" token has "haste"

  @may01:ours.105
  Scenario: A token asks what its own text asks as it comes
    Given Alice controls "Kiki-Jiki, Mirror Breaker" and "Voice of All"
    And "Voice of All" has the chosen color "white"
    And Bob has "Boomerang", "Torrent of Stone" and "Swords to Plowshares" in hand and can pay {U}{U}{3}{R}{W}
    Then the mana cost of "Voice of All" is {2}{W}{W}
    And "Voice of All" is white
    And "Voice of All" is 2/2
    And "Voice of All" has exactly the types "creature" and "Angel"
    And "Voice of All" has "flying"
    And Bob can target "Voice of All" with "Boomerang"
    And Bob can't target "Voice of All" with "Swords to Plowshares"
    When Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Voice of All"
    And the stack resolves
    Then Alice is asked for a color
    When Alice chooses the color "blue"
    Then Bob can target the first "Voice of All" token with "Torrent of Stone"
    And Bob can't target the first "Voice of All" token with "Boomerang"
