Feature: Fumiko the Lowblood

  @bok:fumiko-the-lowblood.1
  Scenario: The bonus counts those who still attack when the ability resolves
    Given Alice controls "Fumiko the Lowblood", "Grizzly Bears" and "Hill Giant"
    And Bob controls "Steel Wall"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "Fumiko the Lowblood", "Grizzly Bears" and "Hill Giant"
    And Bob blocks "Fumiko the Lowblood" with "Steel Wall"
    Then the stack holds the ability of "Fumiko the Lowblood"
    And "Fumiko the Lowblood" is 3/2
    When Bob plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then "Fumiko the Lowblood" is 5/4

  @bok:fumiko-the-lowblood.1
  Scenario: An attacker that leaves after the ability has resolved takes nothing away
    Given Alice controls "Fumiko the Lowblood", "Grizzly Bears" and "Hill Giant"
    And Bob controls "Steel Wall"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "Fumiko the Lowblood", "Grizzly Bears" and "Hill Giant"
    And Bob blocks "Fumiko the Lowblood" with "Steel Wall"
    And the stack resolves
    Then "Fumiko the Lowblood" is 6/5
    When Bob plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Alice's hand
    And "Fumiko the Lowblood" is 6/5

  @bok:fumiko-the-lowblood.1
  Scenario: Where Fumiko blocks, the attackers of the other side are counted
    Given it is Bob's main phase
    And Alice controls "Fumiko the Lowblood"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Bob attacks with "Grizzly Bears" and "Hill Giant"
    And Alice blocks "Grizzly Bears" with "Fumiko the Lowblood"
    And the stack resolves
    Then "Fumiko the Lowblood" is 5/4
