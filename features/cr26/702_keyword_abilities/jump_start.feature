Feature: Jump-Start

  @cr26:702.133a
  Scenario: Radical Idea is cast from the graveyard with jump-start by discarding a card, and is exiled as it resolves
    Given Alice has "Radical Idea" in graveyard and can pay {1}{U}
    And Alice has "Hill Giant" in hand
    And Alice has "Plains" as library
    When Alice plays "Radical Idea" from graveyard, discarding "Hill Giant"
    And the stack resolves
    Then Alice's hand holds "Plains"
    And "Radical Idea" is exiled

  @cr26:702.133a
  Scenario: With Sphere of Resistance, Radical Idea costs {2}{U} with jump-start, and a card is discarded in addition
    Given Alice has "Radical Idea" in graveyard and can pay {2}{U}
    And Alice has "Hill Giant" in hand
    And Alice has "Plains" as library
    And Bob controls "Sphere of Resistance"
    When Alice plays "Radical Idea" from graveyard, discarding "Hill Giant"
    Then the total cost of "Radical Idea" is {2}{U}
    And "Hill Giant" was discarded
    When the stack resolves
    Then "Radical Idea" is exiled
    And Alice's hand holds "Plains"

  @cr26:702.133a
  Scenario: Radical Idea cast with jump-start is exiled if it is countered
    Given Alice has "Radical Idea" in graveyard and can pay {1}{U}
    And Alice has "Hill Giant" in hand
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Radical Idea" from graveyard, discarding "Hill Giant"
    And Bob plays "Counterspell" targeting "Radical Idea"
    And the stack resolves
    Then "Radical Idea" was countered
    And "Radical Idea" is exiled
    And Alice has drawn no cards

  @cr26:702.133a
  Scenario: Radical Idea cast from hand discards no card and is put into the graveyard
    Given Alice has "Radical Idea" and "Hill Giant" in hand and can pay {1}{U}{1}{U}
    And Alice has "Plains" and "Island" as library
    When Alice plays "Radical Idea"
    And the stack resolves
    Then "Radical Idea" is in Alice's graveyard
    And Alice's hand holds "Hill Giant" and "Plains"
    When Alice plays "Radical Idea" from graveyard, discarding "Hill Giant"
    And the stack resolves
    Then "Radical Idea" is exiled
    And "Hill Giant" was discarded
    And Alice's hand holds "Plains" and "Island"

  @cr26:702.133a.2
  Scenario: Radical Idea cast with jump-start may be cast for the cost of Fist of Suns, with the discard in addition
    Given Alice has "Radical Idea" in graveyard and can pay {W}{U}{B}{R}{G}
    And Alice controls "Fist of Suns"
    And Alice has "Hill Giant" in hand
    And Alice has "Plains" as library
    Then Alice can play "Radical Idea" from graveyard, discarding "Hill Giant" instead of its mana cost by "suns"
    When Alice plays "Radical Idea" from graveyard, discarding "Hill Giant" instead of its mana cost by "suns"
    Then {W}{U}{B}{R}{G} was spent on "Radical Idea"
    And "Hill Giant" was discarded
    When the stack resolves
    Then Alice's hand holds "Plains"
    And "Radical Idea" is exiled

  @cr26:702.133a
  Scenario: Radical Idea cast with jump-start is exiled if Memory Lapse would put it on top of the library
    Given Alice has "Radical Idea" in graveyard and can pay {1}{U}
    And Alice has "Hill Giant" in hand
    And Alice has "Plains" as library
    And Bob has "Memory Lapse" in hand and can pay {1}{U}
    When Alice plays "Radical Idea" from graveyard, discarding "Hill Giant"
    And Bob plays "Memory Lapse" targeting "Radical Idea"
    And the stack resolves
    Then "Radical Idea" was countered
    And "Radical Idea" is exiled
    And the top of Alice's library is "Plains"

  @cr26:702.133a
  Scenario: Radical Idea is cast with jump-start from its player's graveyard, and not from exile or from Bob's graveyard
    Given Alice has "Radical Idea" as "mine" in graveyard and "Radical Idea" as "away" exiled and can pay {1}{U}
    And Alice has "Hill Giant" in hand
    And Alice has "Plains" as library
    And Bob has "Radical Idea" as "yours" in graveyard
    Then Alice can't play "yours" from graveyard discarding "Hill Giant" by rule 601.3
    And Alice can't play "away" from exile discarding "Hill Giant" by rule 601.3
    And Alice can play "mine" from graveyard discarding "Hill Giant"
    When Alice plays "mine" from graveyard discarding "Hill Giant"
    And the stack resolves
    Then "mine" is exiled
    And Alice's hand holds "Plains"

  @cr26:702.133a
  Scenario: Radical Idea can't be cast with jump-start while Alice has no card to discard, and can once Boomerang has returned Forest to her hand
    Given Alice has "Radical Idea" in graveyard and can pay {1}{U}
    And Alice controls "Forest"
    And Alice has "Plains" as library
    And Bob has "Boomerang" in hand and can pay {U}{U}
    Then Alice can't play "Radical Idea" from graveyard by rule 118.3
    When Bob plays "Boomerang" targeting "Forest"
    And the stack resolves
    Then Alice can play "Radical Idea" from graveyard discarding "Forest"
    When Alice plays "Radical Idea" from graveyard discarding "Forest"
    Then "Forest" was discarded
    When the stack resolves
    Then "Radical Idea" is exiled
    And Alice's hand holds "Plains"

  @cr26:702.133a.4
  Scenario: Jumping Raider that Mourning Choir lets Alice cast from the graveyard returns there when it is countered, and is exiled as Swift Raid that she casts with jump-start
    Given Alice controls "Mourning Choir" and can pay {1}{R}{R}
    And Alice has "Jumping Raider" in graveyard and "Island" in hand
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Jumping Raider" from graveyard
    And Bob plays "Counterspell" targeting "Jumping Raider"
    And the stack resolves
    Then "Jumping Raider" is in Alice's graveyard
    And "Island" is in Alice's hand
    When Alice plays "Jumping Raider" as "Swift Raid" from graveyard discarding "Island" targeting Bob
    And the stack resolves
    Then "Jumping Raider" is exiled
    And Bob is at 19 life
