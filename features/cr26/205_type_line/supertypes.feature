Feature: Supertypes

  @cr26:205.4b
  Scenario: Two creatures named Isamaru that aren't legendary any more both stay on the battlefield
    Given Alice controls "Leveling Decree" and "Isamaru, Hound of Konda" as "elder"
    And Alice has "Isamaru, Hound of Konda" as "younger" in hand and can pay {W}
    When Alice plays "younger"
    And the stack resolves
    Then "elder" and "younger" are in play
    And "elder" doesn't have the type "legendary"
    And "younger" doesn't have the type "legendary"
    And "younger" has the type "creature"
    And "younger" is 2/2

  @cr26:205.4b
  Scenario: A legendary creature that loses the supertype legendary keeps its card type and its creature types
    Given Alice has "Leveling Decree" in hand and can pay {1}{W}
    And Bob controls "Sensei Golden-Tail"
    When Alice plays "Leveling Decree"
    And the stack resolves
    Then "Sensei Golden-Tail" has exactly the types "creature", "Fox" and "Samurai"

  @cr26:205.4a
  Scenario: Hill Giant, which has no supertype, is snow after Sudden Frost, while Isamaru has the supertype legendary only
    Given Alice controls "Isamaru, Hound of Konda" and "Hill Giant"
    And Alice has "Sudden Frost" in hand and can pay {U}
    When Alice plays "Sudden Frost" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has exactly the types "snow", "creature" and "Giant"
    And "Isamaru, Hound of Konda" has the type "legendary"
    And "Isamaru, Hound of Konda" doesn't have the type "snow"

  @cr26:205.4b.3 @cr26:205.4a
  Scenario: Isamaru, which Sudden Frost makes snow, stays legendary, and stays snow as Leveling Decree takes the supertype legendary away
    Given Alice controls "Isamaru, Hound of Konda" and "Hill Giant"
    And Alice has "Sudden Frost" and "Leveling Decree" in hand and can pay {U}{1}{W}
    When Alice plays "Sudden Frost" targeting "Isamaru, Hound of Konda"
    And the stack resolves
    Then "Isamaru, Hound of Konda" has the types "legendary" and "snow"
    And "Hill Giant" doesn't have the type "snow"
    When Alice plays "Leveling Decree"
    And the stack resolves
    Then "Isamaru, Hound of Konda" has the types "snow" and "creature"
    And "Isamaru, Hound of Konda" doesn't have the type "legendary"
