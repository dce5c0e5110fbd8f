Feature: Horobi's Whisper

  @bok:horobis-whisper.1
  Scenario: Horobi's Whisper can target a creature without a Swamp, and destroys it only with a Swamp
    Given Alice controls 6 "Charcoal Diamond" as "diamond" and "Forest"
    And Alice has "Horobi's Whisper" as "the first whisper" and "Horobi's Whisper" as "the second whisper" in hand
    And Alice has "Swamp" in hand
    And Bob controls "Hill Giant" and "Swamp" as "Bob's Swamp"
    Then Alice can play "the first whisper" targeting "Hill Giant"
    When Alice plays "the first whisper" targeting "Hill Giant"
    And the stack resolves
    Then "the first whisper" has resolved
    And "Hill Giant" is in play
    When Alice plays the land "Swamp"
    And Alice plays "the second whisper" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was destroyed

  @bok:horobis-whisper.1
  Scenario: Horobi's Whisper destroys its target if Alice controls Badlands, a nonbasic Swamp
    Given Alice controls 3 "Charcoal Diamond" as "diamond" and a tapped "Badlands" owned by Bob
    And Alice has "Horobi's Whisper" in hand
    And Bob controls "Hill Giant"
    When Alice plays "Horobi's Whisper" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "diamond 1", "diamond 2" and "diamond 3" are tapped
    And "Badlands" is in play

  @bok:horobis-whisper.1
  Scenario: Horobi's Whisper does nothing if the Swamp has left before it resolves
    Given Alice controls 3 "Charcoal Diamond" as "diamond" and "Badlands"
    And Alice has "Horobi's Whisper" in hand
    And Bob controls "Hill Giant"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Horobi's Whisper" targeting "Hill Giant"
    And Bob in response plays "Boomerang" targeting "Badlands"
    And the stack resolves
    Then "Horobi's Whisper" has resolved
    And "Hill Giant" is in play

  @bok:horobis-whisper.1
  Scenario: A spliced Horobi's Whisper does nothing without a Swamp
    Given Alice has "Reach Through Mists" and "Horobi's Whisper" in hand and can pay {U}
    And Alice has 4 "Island" as "drop" in graveyard
    And Bob controls "Hill Giant"
    When Alice plays "Reach Through Mists" splicing "Horobi's Whisper" targeting "Hill Giant" removing "drop 1", "drop 2", "drop 3" and "drop 4" for "Horobi's Whisper"
    Then one card is spliced onto "Reach Through Mists"
    And "drop 1", "drop 2", "drop 3" and "drop 4" are removed from the game
    When the stack resolves
    Then "Reach Through Mists" has resolved
    And Alice has drawn 1 card
    And "Hill Giant" is in play

  @bok:horobis-whisper.1
  Scenario: Horobi's Whisper can target only a nonblack creature, and Glacial Ray can be spliced onto it
    Given it is Bob's main phase
    And Alice controls 3 "Charcoal Diamond" as "diamond" and "Badlands"
    And Alice has "Horobi's Whisper" and "Glacial Ray" in hand and can pay {1}{R}
    And Bob controls "Hill Giant", "Nezumi Shortfang" and "Mirror Gallery"
    Then Alice can target only "Hill Giant" with "Horobi's Whisper"
    When Alice plays "Horobi's Whisper" splicing "Glacial Ray" targeting "Hill Giant" then Bob for "Glacial Ray"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And Bob is at 18 life
