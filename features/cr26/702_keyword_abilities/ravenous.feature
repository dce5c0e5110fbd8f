Feature: Ravenous

  @cr26:702.156a
  Scenario: Gorging Brood with X = 4 is 5/5 and draws no card, and with X = 5 it is 6/6 and draws one
    Given Alice has "Gorging Brood" as "four" and "Gorging Brood" as "five" in hand and can pay {4}{G}{5}{G}
    And Alice has 9 "Plains" as "page" as library
    When Alice plays "four" with X = 4
    And the stack resolves
    Then "four" is 5/5
    And "four" has triggered never
    And Alice has drawn no cards
    When Alice plays "five" with X = 5
    And the stack resolves
    Then "five" is 6/6
    And "five" has triggered once
    And Alice has drawn 1 card

  @cr26:702.156a
  Scenario: Gorging Brood with X = 7 is 8/8 and draws one card
    Given Alice has "Gorging Brood" in hand and can pay {7}{G}
    And Alice has 9 "Plains" as "page" as library
    When Alice plays "Gorging Brood" with X = 7
    And the stack resolves
    Then "Gorging Brood" is 8/8
    And Alice has drawn 1 card

  @cr26:702.156a
  Scenario: Gorging Brood that Zombify returns enters without counters, and its controller draws no card
    Given Alice has "Gorging Brood" in hand and can pay {5}{G}{3}{B}
    And Alice has "Zombify" in hand
    And Alice has 9 "Plains" as "page" as library
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice plays "Gorging Brood" with X = 5
    And the stack resolves
    Then "Gorging Brood" is 6/6
    And Alice has drawn 1 card
    When Bob plays "Terror" targeting "Gorging Brood"
    And the stack resolves
    And Alice plays "Zombify" targeting "Gorging Brood"
    And the stack resolves
    Then "Gorging Brood" is 1/1
    And Alice has drawn 1 card

  @cr26:702.156a
  Scenario: Gorging Brood with X = 6 is 7/7, and its controller draws one card
    Given Alice has "Gorging Brood" in hand and can pay {6}{G}
    And Alice has 9 "Plains" as "page" as library
    When Alice plays "Gorging Brood" with X = 6
    And the stack resolves
    Then "Gorging Brood" is 7/7
    And "Gorging Brood" has triggered once
    And Alice has drawn 1 card
    And Alice has 8 cards in library

  @cr26:702.156a
  Scenario: Clone that copies Gorging Brood with X = 5 enters without counters, and its controller draws no further card
    Given Alice has "Gorging Brood" and "Clone" in hand and can pay {5}{G}{3}{U}
    And Alice has 9 "Plains" as "page" as library
    When Alice plays "Gorging Brood" with X = 5
    And the stack resolves
    Then "Gorging Brood" is 6/6
    When Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Gorging Brood" for "Clone"
    Then "Clone" is named "Gorging Brood"
    And "Clone" is 1/1
    And "Clone" has triggered never
    And Alice has drawn 1 card

  @cr26:702.156a
  Scenario: Gorging Brood with X = 5 that has died before its ability resolves still draws a card
    Given Alice has "Gorging Brood" in hand and can pay {5}{G}
    And Alice has 9 "Plains" as "page" as library
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice plays "Gorging Brood" with X = 5
    And the top of the stack resolves
    Then "Gorging Brood" is 6/6
    When Bob in response plays "Terror" targeting "Gorging Brood"
    And the top of the stack resolves
    Then "Gorging Brood" is in Alice's graveyard
    When the stack resolves
    Then Alice has drawn 1 card

  @cr26:702.156a
  Scenario: Gorging Brood with X = 3 and six counters from Doubling Season draws no card, and with X = 5 and no counters it draws one
    Given Alice controls "Doubling Season" and has "Gorging Brood" as "three" and "Gorging Brood" as "five" in hand
    And Alice can pay {3}{G}{5}{G}{2}{W}
    And Alice has "Still Ground" in hand and 9 "Plains" as "page" as library
    When Alice plays "three" with X = 3
    And the stack resolves
    Then "three" has 6 +1/+1 counters
    And Alice has drawn no cards
    When Alice plays "Still Ground"
    And the stack resolves
    And Alice plays "five" with X = 5
    And the stack resolves
    And Alice applies "Still Ground" first
    Then "five" has no +1/+1 counters
    And Alice has drawn 1 card
