Feature: Training

  @cr26:702.149a
  Scenario: Gryff Rider trains when it attacks with a creature of greater power
    Given Alice controls "Gryff Rider" and "Hill Giant"
    When Alice attacks with "Gryff Rider" and "Hill Giant"
    And the stack resolves
    Then "Gryff Rider" is 3/2
    And "Gryff Rider" has 1 +1/+1 counter

  @cr26:702.149a
  Scenario: Gryff Rider doesn't train with a creature of equal power
    Given Alice controls "Gryff Rider", "Goblin Wardriver" and "Hill Giant"
    When Alice attacks with "Gryff Rider" and "Goblin Wardriver"
    And the stack resolves
    Then "Gryff Rider" is 3/1

  @cr26:702.149a
  Scenario: Gryff Rider gets one +1/+1 counter when it attacks with two stronger creatures, and none when these attack without it
    Given Alice controls "Gryff Rider", "Hill Giant" and "Craw Wurm"
    And Bob is at 38 life
    When Alice attacks with "Gryff Rider", "Hill Giant" and "Craw Wurm"
    And Bob doesn't block
    And combat damage is dealt
    Then "Gryff Rider" has 1 +1/+1 counter
    When the game goes on to Alice's next main phase
    And Alice attacks with "Hill Giant" and "Craw Wurm"
    And Bob doesn't block
    And combat damage is dealt
    Then "Gryff Rider" has triggered once
    And Bob is at 17 life

  @cr26:702.149a
  Scenario: Gryff Rider trains although Hill Giant, with which it attacked, has died before the ability resolves
    Given Alice controls "Gryff Rider" and "Hill Giant"
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice attacks with "Gryff Rider" and "Hill Giant"
    And Bob plays "Lightning Bolt" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Alice's graveyard
    And "Gryff Rider" has 1 +1/+1 counter
    And "Gryff Rider" is 3/2

  @cr26:702.149a
  Scenario: Gryff Rider trains although Giant Growth makes it stronger than Hill Giant before the ability resolves
    Given Alice controls "Gryff Rider" and "Hill Giant"
    And Alice has "Giant Growth" in hand and can pay {G}
    When Alice attacks with "Gryff Rider" and "Hill Giant"
    And Alice plays "Giant Growth" targeting "Gryff Rider"
    And the stack resolves
    Then "Gryff Rider" is 6/5
    And "Gryff Rider" has 1 +1/+1 counter

  @cr26:702.149b
  Scenario: Gryff Rider with two instances of training gets two +1/+1 counters when it attacks with a stronger creature
    Given Alice controls "Gryff Rider" and "Craw Wurm"
    And "Gryff Rider" has "training"
    When Alice attacks with "Gryff Rider" and "Craw Wurm"
    Then "Gryff Rider" has triggered twice
    When the stack resolves
    Then "Gryff Rider" has 2 +1/+1 counters

  @cr26:702.149c
  Scenario: Drilled Recruit triggers as its training ability gives it a counter, and not when it attacks without a stronger creature
    Given Alice controls "Drilled Recruit" and "Hill Giant"
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice attacks with "Drilled Recruit" and "Hill Giant"
    And the top of the stack resolves
    Then "Drilled Recruit" is 2/2
    And the stack holds the ability "pride" of "Drilled Recruit"
    When the stack resolves
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's next main phase
    And Alice attacks with "Drilled Recruit"
    And Bob doesn't block
    And combat damage is dealt
    Then Alice is at 21 life
    And the ability "pride" of "Drilled Recruit" has triggered once
    And "Drilled Recruit" is 2/2

  @cr26:702.149c
  Scenario: Drilled Recruit triggers as it trains, and not as Gryff Rider trains
    Given Alice controls "Drilled Recruit", "Gryff Rider" and "Hill Giant"
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice attacks with "Gryff Rider" and "Hill Giant"
    And the stack resolves
    Then "Gryff Rider" has 1 +1/+1 counter
    And the ability "pride" of "Drilled Recruit" has triggered never
    When the game goes on to Alice's next main phase
    And Alice attacks with "Drilled Recruit" and "Hill Giant"
    And the stack resolves
    Then the ability "pride" of "Drilled Recruit" has triggered once
    And Alice is at 21 life

  @cr26:702.149c
  Scenario: Drilled Recruit trains once when training gives it two counters, and doesn't train when another effect gives it counters
    Given Alice controls "Drilled Recruit", "Craw Wurm" and "Doubling Season"
    And Alice has "Hunger of the Howlpack" in hand and can pay {G}
    When Alice plays "Hunger of the Howlpack" targeting "Drilled Recruit"
    And the stack resolves
    Then "Drilled Recruit" has 2 +1/+1 counters
    And the ability "pride" of "Drilled Recruit" has triggered never
    When Alice attacks with "Drilled Recruit" and "Craw Wurm"
    And the stack resolves
    Then "Drilled Recruit" has 4 +1/+1 counters
    And the ability "pride" of "Drilled Recruit" has triggered once
    And Alice is at 21 life

  @cr26:702.149c.2
  Scenario: Drilled Recruit doesn't train while Still Ground keeps the counter of its training ability off it, and trains afterwards
    Given Alice controls "Drilled Recruit" and "Hill Giant" and has "Naturalize" in hand and can pay {1}{G}
    And Alice has 9 "Plains" as "page" as library
    And Bob controls "Still Ground" and has 9 "Swamp" as "leaf" as library
    When Alice attacks with "Drilled Recruit" and "Hill Giant"
    And the stack resolves
    Then the ability "training" of "Drilled Recruit" has triggered once
    And the ability "pride" of "Drilled Recruit" has triggered never
    And Alice is at 20 life
    When the game goes on to Alice's next main phase
    And Alice plays "Naturalize" targeting "Still Ground"
    And the stack resolves
    And Alice attacks with "Drilled Recruit" and "Hill Giant"
    And the stack resolves
    Then "Drilled Recruit" is 2/2
    And the ability "pride" of "Drilled Recruit" has triggered once
    And Alice is at 21 life

  @cr26:702.149a
  Scenario: Gryff Rider that attacks Bob trains for Hill Giant, which attacks Carol
    Given Carol is playing too
    And Alice controls "Gryff Rider" and "Hill Giant"
    When Alice attacks with "Gryff Rider" attacking Bob and "Hill Giant" attacking Carol
    And the stack resolves
    Then "Gryff Rider" has 1 +1/+1 counter
    And "Gryff Rider" is 3/2
