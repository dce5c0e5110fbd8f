Feature: Exhaust

  @cr26:702.177a
  Scenario: The exhaust ability of Spent Charger can be activated only once, not even in response, in a later turn or by Bob, and that of another one too
    Given Alice controls "Spent Charger" and "Spent Charger" as "other" and 4 "Forest" as "wood"
    And Bob has "Sudden Claim" in hand and can pay {U}{1}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice activates "exhaust" of "Spent Charger"
    Then the total cost of the ability of "Spent Charger" is {1}
    And Alice can't activate "exhaust" of "Spent Charger" by rule 602.5b
    And Alice can activate "exhaust" of "other"
    When the stack resolves
    Then "Spent Charger" is 4/4
    When the game goes on to Alice's next main phase
    Then Alice can't activate "exhaust" of "Spent Charger" by rule 602.5b
    When Bob plays "Sudden Claim" targeting "Spent Charger"
    And the stack resolves
    Then Bob can't activate "exhaust" of "Spent Charger" by rule 602.5b
    And "Spent Charger" is 4/4

  @cr26:702.177a
  Scenario: Spent Charger whose exhaust ability was countered can't activate it again, and as a new object it can
    Given Alice controls "Spent Charger" and 4 "Forest" as "wood" and has "Cloudshift" in hand and can pay {W}
    And Bob has "Stifle" in hand and can pay {U}
    When Alice activates "exhaust" of "Spent Charger"
    And Bob plays "Stifle" targeting the ability of "Spent Charger"
    And the stack resolves
    Then "Spent Charger" is 2/2
    And Alice can't activate "exhaust" of "Spent Charger" by rule 602.5b
    When Alice plays "Cloudshift" targeting "Spent Charger"
    And the stack resolves
    And Alice activates "exhaust" of "Spent Charger"
    And the stack resolves
    Then "Spent Charger" is 4/4

  @cr26:702.177b
  Scenario: Rested Spring can be used before an exhaust ability of Alice is activated in a turn, and not from then on, and also if Bob has activated one
    Given Alice controls "Rested Spring", "Spent Charger" and 4 "Forest" as "wood"
    And Bob controls "Spent Charger" as "his" and 2 "Forest" as "grove"
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Bob activates "exhaust" of "his"
    And the stack resolves
    And Alice activates "Rested Spring"
    And the stack resolves
    Then Alice is at 21 life
    When Alice activates "exhaust" of "Spent Charger"
    Then Alice can't activate "Rested Spring" by rule 602.5b
    When the stack resolves
    Then Alice can't activate "Rested Spring" by rule 602.5b
    When the game goes on to Bob's upkeep
    And Bob passes
    And Alice activates "Rested Spring"
    And the stack resolves
    Then Alice is at 22 life
