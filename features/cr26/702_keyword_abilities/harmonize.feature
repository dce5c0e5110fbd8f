Feature: Harmonize

  @cr26:702.180a @cr26:702.180a.2
  Scenario: Channeled Dragonfire cast from the graveyard with Hill Giant tapped costs {3} less, and is exiled
    Given Alice has "Channeled Dragonfire" in graveyard and can pay {2}{R}{R}
    And Alice controls "Hill Giant", "Grizzly Bears" and tapped "Craw Wurm"
    And Bob controls "Wall of Stone" and "Serra Angel"
    Then Alice can't play "Channeled Dragonfire" from graveyard tapping "Grizzly Bears" targeting "Wall of Stone" by rule 118.3
    And Alice can't play "Channeled Dragonfire" from graveyard tapping "Craw Wurm" targeting "Wall of Stone" by rule 118.3
    And Alice can't play "Channeled Dragonfire" from graveyard tapping "Serra Angel" targeting "Wall of Stone" by rule 118.3
    And Alice can't play "Channeled Dragonfire" from graveyard tapping "Hill Giant" and "Grizzly Bears" targeting "Wall of Stone" by rule 118.3
    And Alice can play "Channeled Dragonfire" from graveyard tapping "Hill Giant" targeting "Wall of Stone"
    When Alice plays "Channeled Dragonfire" from graveyard tapping "Hill Giant" targeting "Wall of Stone"
    Then the total cost of "Channeled Dragonfire" is {2}{R}{R}
    And "Hill Giant" is tapped
    When the stack resolves
    Then "Wall of Stone" has 2 damage marked
    And "Channeled Dragonfire" is in exile

  @cr26:702.180a
  Scenario: Harmonize can be paid without a creature, and a Channeled Dragonfire from a hand goes to the graveyard
    Given Alice has "Channeled Dragonfire" as "buried" in graveyard
    And Alice has "Channeled Dragonfire" as "held" in hand and can pay {R}{5}{R}{R}
    And Alice controls "Hill Giant" and "Sol Ring"
    And Bob controls "Wall of Stone"
    When Alice plays "held" targeting "Wall of Stone"
    And the stack resolves
    Then "held" is in Alice's graveyard
    And Alice can't play "buried" from graveyard tapping "Sol Ring" targeting "Wall of Stone" by rule 118.3
    And Alice can play "buried" from graveyard tapping "Hill Giant" targeting "Wall of Stone"
    When Alice plays "buried" from graveyard targeting "Wall of Stone"
    And Alice chooses nothing for "buried"
    Then the total cost of "buried" is {5}{R}{R}
    And "Hill Giant" is untapped
    When the stack resolves
    Then "buried" is in exile
    And "Wall of Stone" has 4 damage marked

  @cr26:702.180a.2
  Scenario: A spell cast with harmonize that is countered is exiled
    Given Alice has "Channeled Dragonfire" in graveyard and can pay {R}{R}
    And Alice controls "Craw Wurm"
    And Bob controls "Wall of Stone"
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Channeled Dragonfire" from graveyard tapping "Craw Wurm" targeting "Wall of Stone"
    And Bob in response plays "Counterspell" targeting "Channeled Dragonfire"
    And the stack resolves
    Then "Channeled Dragonfire" is in exile
    And "Craw Wurm" is tapped
    And "Wall of Stone" has 0 damage marked

  @cr26:702.180a.2
  Scenario: Channeled Dragonfire cast with harmonize that Memory Lapse would put on top of the library is exiled, and one cast from hand is put there
    Given Alice has "Channeled Dragonfire" as "buried" in graveyard
    And Alice has "Channeled Dragonfire" as "held" in hand and can pay {R}{R}{R}
    And Alice has "Island" as library
    And Alice controls "Craw Wurm"
    And Bob controls "Wall of Stone"
    And Bob has 2 "Memory Lapse" as "lapse" in hand and can pay {1}{U}{1}{U}
    When Alice plays "buried" from graveyard tapping "Craw Wurm" targeting "Wall of Stone"
    And Bob in response plays "lapse 1" targeting "buried"
    And the stack resolves
    Then "buried" is in exile
    And the top of Alice's library is "Island"
    When Alice plays "held" targeting "Wall of Stone"
    And Bob in response plays "lapse 2" targeting "held"
    And the stack resolves
    Then the top of Alice's library is "held"
    And "Wall of Stone" has 0 damage marked

  @cr26:702.180b
  Scenario: A creature that is chosen for harmonize pays with its tap, so it makes no mana for the same spell
    Given Alice has "Channeled Dragonfire" in graveyard and can pay {2}{R}
    And Alice controls "Birds of Paradise" with 3 +1/+1 counters and "Hill Giant"
    And Bob controls "Wall of Stone"
    Then Alice can't play "Channeled Dragonfire" from graveyard tapping "Birds of Paradise" targeting "Wall of Stone" by rule 118.3
    And Alice can play "Channeled Dragonfire" from graveyard tapping "Hill Giant" targeting "Wall of Stone"
    When Alice plays "Channeled Dragonfire" from graveyard tapping "Hill Giant" targeting "Wall of Stone"
    Then the total cost of "Channeled Dragonfire" is {2}{R}{R}
    And it happened in this order that "Birds of Paradise" was tapped, then "Hill Giant" was tapped
    When the stack resolves
    Then "Wall of Stone" has 2 damage marked

  @cr26:702.180a
  Scenario: Sphere of Resistance makes Channeled Dragonfire by harmonize with Hill Giant tapped cost {3}{R}{R}
    Given Alice has "Channeled Dragonfire" in graveyard and can pay {3}{R}{R}
    And Alice controls "Hill Giant"
    And Bob controls "Sphere of Resistance" and "Wall of Stone"
    Then Alice can play "Channeled Dragonfire" from graveyard tapping "Hill Giant" targeting "Wall of Stone"
    When Alice plays "Channeled Dragonfire" from graveyard tapping "Hill Giant" targeting "Wall of Stone"
    Then the total cost of "Channeled Dragonfire" is {3}{R}{R}
    When the stack resolves
    Then "Wall of Stone" has 2 damage marked
    And "Channeled Dragonfire" is in exile

  @cr26:702.180a
  Scenario: Hill Giant that has just entered can be tapped for the harmonize cost of Channeled Dragonfire
    Given Alice has "Channeled Dragonfire" in graveyard
    And Alice has "Hill Giant" in hand and can pay {3}{R}{2}{R}{R}
    And Bob controls "Wall of Stone"
    When Alice plays "Hill Giant"
    And the stack resolves
    Then Alice can play "Channeled Dragonfire" from graveyard tapping "Hill Giant" targeting "Wall of Stone"
    When Alice plays "Channeled Dragonfire" from graveyard tapping "Hill Giant" targeting "Wall of Stone"
    Then the total cost of "Channeled Dragonfire" is {2}{R}{R}
    When the stack resolves
    Then "Wall of Stone" has 2 damage marked
    And "Hill Giant" is tapped

  @cr26:702.180a
  Scenario: Harmonize applies to Channeled Dragonfire in its player's graveyard, and not to one in Bob's graveyard, in exile or in the hand
    Given Alice has "Channeled Dragonfire" as "mine" in graveyard and "Channeled Dragonfire" as "away" exiled
    And Alice has "Channeled Dragonfire" as "held" in hand
    And Alice controls "Hill Giant" and can pay {2}{R}{R}
    And Bob has "Channeled Dragonfire" as "yours" in graveyard
    And Bob controls "Wall of Stone"
    Then Alice can't play "yours" from graveyard tapping "Hill Giant" targeting "Wall of Stone" by rule 601.3
    And Alice can't play "away" from exile tapping "Hill Giant" targeting "Wall of Stone" by rule 601.3
    And Alice can't play "held" tapping "Hill Giant" targeting "Wall of Stone" by rule 601.2h
    And Alice can play "mine" from graveyard tapping "Hill Giant" targeting "Wall of Stone"
    When Alice plays "mine" from graveyard tapping "Hill Giant" targeting "Wall of Stone"
    Then the total cost of "mine" is {2}{R}{R}
    When the stack resolves
    Then "Wall of Stone" has 2 damage marked
    And "mine" is in exile

  @cr26:702.180a
  Scenario: Channeled Dragonfire can't be cast from the graveyard for the alternative cost of Fist of Suns in place of harmonize
    Given Alice controls "Fist of Suns", "Craw Wurm" and can pay {W}{U}{B}{R}{G}{R}
    And Alice has "Channeled Dragonfire" in graveyard and "Hill Giant" in hand
    And Bob controls "Wall of Stone"
    Then Alice can't play "Channeled Dragonfire" from graveyard instead of its mana cost targeting "Wall of Stone" by rule 118.9
    And Alice can play "Hill Giant" instead of its mana cost
    And Alice can play "Channeled Dragonfire" from graveyard tapping "Craw Wurm" targeting "Wall of Stone"
    When Alice plays "Channeled Dragonfire" from graveyard tapping "Craw Wurm" targeting "Wall of Stone"
    Then the total cost of "Channeled Dragonfire" is {R}{R}
    When the stack resolves
    Then "Wall of Stone" has 2 damage marked

  @cr26:702.180a.2
  Scenario: Channeled Dragonfire cast with harmonize that Remand would return to the hand is exiled, and one cast from hand is returned
    Given Alice has "Channeled Dragonfire" as "buried" in graveyard
    And Alice has "Channeled Dragonfire" as "held" in hand and can pay {R}{R}{R}
    And Alice controls "Craw Wurm"
    And Bob controls "Wall of Stone"
    And Bob has 2 "Remand" as "remand" in hand and can pay {1}{U}{1}{U}
    And Bob has 3 "Swamp" as "leaf" as library
    When Alice plays "buried" from graveyard tapping "Craw Wurm" targeting "Wall of Stone"
    And Bob in response plays "remand 1" targeting "buried"
    And the stack resolves
    Then "buried" is in exile
    When Alice plays "held" targeting "Wall of Stone"
    And Bob in response plays "remand 2" targeting "held"
    And the stack resolves
    Then "held" is in Alice's hand
    And "Wall of Stone" has 0 damage marked
