Feature: Permanents that enter with a keyword ability

  @cr26:614.12.5
  Scenario: Kicked Faerie Squadron that enters under Humility doesn't have flying after Humility has left, and a later one enters with flying
    Given Bob controls "Humility" and has "Naturalize" in hand and can pay {1}{G}
    And Alice has 2 "Faerie Squadron" as "squadron" in hand and can pay {3}{U}{U} and can pay {3}{U}{U}
    When Alice plays "squadron 1" kicked
    And the stack resolves
    And Bob plays "Naturalize" targeting "Humility"
    And the stack resolves
    And Alice plays "squadron 2" kicked
    And the stack resolves
    Then "squadron 1" is 1/1
    And "squadron 1" doesn't have "flying"
    And "squadron 2" is 3/3
    And "squadron 2" has "flying"

  @cr26:614.12.5
  Scenario: Kicked Faerie Squadron has its counters and no flying while Humility, which came later, is on the battlefield
    Given Bob has "Humility" and "Naturalize" in hand and can pay {2}{W}{W} and can pay {1}{G}
    And it is Bob's main phase
    And Alice has "Faerie Squadron" in hand and can pay {3}{U}{U}
    And Alice controls "Vedalken Orrery"
    When Alice plays "Faerie Squadron" kicked
    And the stack resolves
    Then "Faerie Squadron" has "flying"
    When Bob plays "Humility"
    And the stack resolves
    Then "Faerie Squadron" doesn't have "flying"
    And "Faerie Squadron" is 3/3
    When Bob plays "Naturalize" targeting "Humility"
    And the stack resolves
    Then "Faerie Squadron" has "flying"
    And "Faerie Squadron" is 3/3

  @cr26:614.12.5.before
  Scenario: Until 2013, kicked Faerie Squadron that entered under Humility has its counters and flying after Humility has left
    Given Bob controls "Humility" and has "Naturalize" in hand and can pay {1}{G}
    And Alice has "Faerie Squadron" in hand and can pay {3}{U}{U}
    When Alice plays "Faerie Squadron" kicked
    And the stack resolves
    Then "Faerie Squadron" doesn't have "kicker"
    When Bob plays "Naturalize" targeting "Humility"
    And the stack resolves
    Then "Faerie Squadron" is 3/3
    And "Faerie Squadron" has "flying"
