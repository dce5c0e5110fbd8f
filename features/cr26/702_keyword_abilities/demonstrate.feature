Feature: Demonstrate

  @cr26:702.144a
  Scenario: Excavation Technique is copied by its controller and by the opponent, and each may choose a new target for their copy
    Given Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant" and "Wall of Stone"
    And Alice has "Excavation Technique" in hand and can pay {3}{W}
    When Alice plays "Excavation Technique" targeting "Hill Giant"
    And the top of the stack resolves
    And Alice says yes
    And Alice targets "Wall of Stone"
    And Bob targets "Grizzly Bears"
    Then Alice controls the first copy of "Excavation Technique"
    And Bob controls the second copy of "Excavation Technique"
    When the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And "Wall of Stone" is in Bob's graveyard
    And "Grizzly Bears" is in Alice's graveyard
    And it happened in this order that "Grizzly Bears" was destroyed, then "Wall of Stone" was destroyed, then "Hill Giant" was destroyed
    And Alice controls 2 "Treasure" permanents
    And Bob controls 4 "Treasure" permanents

  @cr26:702.144a
  Scenario: If its controller doesn't copy Excavation Technique, the opponent doesn't copy it either
    Given Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant" and "Wall of Stone"
    And Alice has "Excavation Technique" and "Lightning Bolt" in hand and can pay {3}{W}{R}
    When Alice plays "Excavation Technique" targeting "Hill Giant"
    And Alice in response plays "Lightning Bolt" targeting Bob
    Then "Excavation Technique" has triggered once
    When the top of the stack resolves
    And the top of the stack resolves
    And Alice says no
    Then the stack holds "Excavation Technique"
    When the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And "Wall of Stone" is in play
    And Bob controls 2 "Treasure" permanents

  @cr26:702.144a
  Scenario: Alice, who copies Excavation Technique and keeps its target, chooses which of two opponents copies it
    Given Carol is playing too
    And Alice has "Excavation Technique" in hand and can pay {3}{W}
    And Bob controls "Hill Giant" and "Wall of Stone"
    And Carol controls "Craw Wurm"
    When Alice plays "Excavation Technique" targeting "Hill Giant"
    And the top of the stack resolves
    And Alice says yes
    And Alice keeps the targets
    Then Alice may choose the player Bob
    And Alice may not choose the player Alice
    When Alice chooses the player Carol
    And Carol targets "Wall of Stone"
    And the stack resolves
    Then "Wall of Stone" and "Hill Giant" are in Bob's graveyard
    And "Craw Wurm" is in play
    And Bob controls 4 "Treasure" permanents

  @cr26:702.144a
  Scenario: Excavation Technique that is countered before its demonstrate ability resolves is copied all the same
    Given Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant" and "Wall of Stone"
    And Alice has "Excavation Technique" in hand and can pay {3}{W}
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Excavation Technique" targeting "Hill Giant"
    And Bob plays "Counterspell" targeting "Excavation Technique"
    And the top of the stack resolves
    Then "Excavation Technique" is in Alice's graveyard
    When the top of the stack resolves
    And Alice says yes
    And Alice targets "Wall of Stone"
    And Bob targets "Grizzly Bears"
    And the stack resolves
    Then "Wall of Stone" is in Bob's graveyard
    And "Grizzly Bears" is in Alice's graveyard
    And "Hill Giant" is in play

  @cr26:702.144a
  Scenario: Bob, whom Alice lets copy Excavation Technique, keeps the target of his copy, and Alice chooses a new one for hers
    Given Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant" and "Wall of Stone"
    And Alice has "Excavation Technique" in hand and can pay {3}{W}
    When Alice plays "Excavation Technique" targeting "Hill Giant"
    And the top of the stack resolves
    And Alice says yes
    And Alice targets "Wall of Stone"
    And Bob keeps the targets
    And the stack resolves
    Then "Hill Giant" and "Wall of Stone" are in Bob's graveyard
    And "Grizzly Bears" is in play
    And "Excavation Technique" was countered on resolution
