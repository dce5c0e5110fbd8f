Feature: In the Web of War

  @bok:in-the-web-of-war.1
  Scenario: In the Web of War gives no bonus to a creature taken with Threads of Disloyalty, but gives it to a creature that enters
    Given Alice controls "In the Web of War"
    And Alice has "Threads of Disloyalty" and "Hill Giant" in hand
    And Alice can pay {4}{U}{U}{R}
    And Bob controls "Grizzly Bears"
    When Alice plays "Threads of Disloyalty" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice controls "Grizzly Bears"
    And "Grizzly Bears" is 2/2
    And "Grizzly Bears" doesn't have "haste"
    When Alice plays "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 5/3
    And "Hill Giant" has "haste"
    And "Grizzly Bears" is 2/2
    And "In the Web of War" has triggered once
    And Alice can attack with "Hill Giant"
    And Alice can't attack with "Grizzly Bears" by rule 212.3d
    When the game goes on to the second main phase
    Then "Hill Giant" is 5/3
    And "Hill Giant" has "haste"
    When the turn ends
    Then "Hill Giant" is 3/3
    And "Hill Giant" doesn't have "haste"

  @bok:in-the-web-of-war.1
  Scenario: In the Web of War affects only creatures that enter under its controller's control
    Given Bob controls "In the Web of War"
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    And Bob has "Silverstorm Samurai" in hand and can pay {4}{W}{W}
    Then "Silverstorm Samurai" is white
    When Alice plays "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in play under Alice's control
    And "Hill Giant" is 3/3
    When Bob plays "Silverstorm Samurai"
    And the stack resolves
    Then "Silverstorm Samurai" is 5/3
    And "Silverstorm Samurai" has "haste"
    And "Hill Giant" is 3/3
    And "Hill Giant" doesn't have "haste"
