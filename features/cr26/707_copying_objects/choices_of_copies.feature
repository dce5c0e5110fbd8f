Feature: Choices made for copied permanents

  @cr26:707.6
  Scenario: A token copy of Voice of All has the colour that its controller chooses, not the copied creature's colour
    Given Alice controls "Kiki-Jiki, Mirror Breaker" and "Voice of All"
    And "Voice of All" has the chosen color "white"
    And Bob has "Boomerang", "Torrent of Stone" and "Swords to Plowshares" in hand and can pay {U}{U}{3}{R}{W}
    Then Bob can target "Voice of All" with "Boomerang"
    And Bob can't target "Voice of All" with "Swords to Plowshares"
    When Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Voice of All"
    And the stack resolves
    Then Alice is asked for a color
    When Alice chooses the color "blue"
    Then Bob can target the first "Voice of All" token with "Torrent of Stone"
    And Bob can target the first "Voice of All" token with "Swords to Plowshares"
    And Bob can't target the first "Voice of All" token with "Boomerang"

  @cr26:707.6
  Scenario: Alice, whose Clone enters as a copy of Bob's Voice of All, chooses the colour for it, and Bob doesn't
    Given Bob controls "Voice of All"
    And "Voice of All" has the chosen color "red"
    And Alice has "Clone" in hand and can pay {3}{U}
    And Bob has "Terror" and "Glacial Ray" in hand and can pay {1}{B}{1}{R}
    When Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Voice of All" for "Clone"
    Then Alice is asked for a color
    When Alice chooses the color "black"
    Then Bob can't play "Terror" targeting "Clone" by rule 702.16b
    And Bob can play "Glacial Ray" targeting "Clone"
    And Bob can't play "Glacial Ray" targeting "Voice of All" by rule 702.16b

  @cr26:707.6.2
  Scenario: Alice, who has cast Bob's Clone from his graveyard, chooses the colour as it enters as a copy of her Voice of All, and Bob, its owner, doesn't
    Given Alice controls "Ghoul's Ledger" and "Voice of All"
    And "Voice of All" has the chosen color "red"
    And Bob has "Clone" in graveyard
    And Alice can pay {3}{U}
    And Bob has "Terror" and "Glacial Ray" in hand and can pay {1}{B}{1}{R}
    When Alice plays "Clone" from graveyard
    And the stack resolves
    And Alice chooses "Voice of All" for "Clone"
    Then Alice is asked for a color
    When Alice chooses the color "black"
    Then "Clone" is in play under Alice's control
    And Bob owns "Clone"
    And Bob can't play "Terror" targeting "Clone" by rule 702.16b
    And Bob can play "Glacial Ray" targeting "Clone"
    When Bob plays "Glacial Ray" targeting "Clone"
    And the stack resolves
    Then "Clone" was destroyed

  @cr26:707.6
  Scenario: Grizzly Bears that becomes a copy of Voice of All gets neither the chosen colour nor a choice of its own
    Given Alice controls "Grizzly Bears"
    And Alice has "Voice of All" and "Mirrorweave" in hand and can pay {2}{W}{W} and can pay {2}{U}{U}
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When Alice plays "Voice of All"
    And the stack resolves
    And Alice chooses the color "red"
    And Alice plays "Mirrorweave" targeting "Voice of All"
    And the stack resolves
    Then nobody is asked anything
    And "Grizzly Bears" is named "Voice of All"
    And Bob can't target "Voice of All" with "Glacial Ray"
    And Bob can target "Grizzly Bears" with "Glacial Ray"
    When Bob plays "Glacial Ray" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" was destroyed

  @cr26:707.10c.5
  Scenario: Bob, who copies the ability of Alice's Frostwielder with Echoed Favor, chooses the new target of the copy
    Given Alice controls "Frostwielder" and "Hill Giant"
    And Bob controls "Wall of Stone" and has "Echoed Favor" in hand and can pay {R}{R}
    When Alice activates "chill" of "Frostwielder" targeting "Wall of Stone"
    And Bob plays "Echoed Favor" targeting the ability of "Frostwielder"
    And the top of the stack resolves
    Then Bob may target "Hill Giant"
    When Bob targets "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" has 1 damage marked
    And "Wall of Stone" has no damage marked
    When the stack resolves
    Then "Wall of Stone" has 1 damage marked
