Feature: Saddle

  @cr26:702.171b
  Scenario: A saddled Quilled Charger gets +1/+2 and menace as it attacks
    Given Alice controls "Quilled Charger" and "Grizzly Bears"
    When Alice activates "Quilled Charger" tapping "Grizzly Bears"
    And the stack resolves
    And Alice attacks with "Quilled Charger"
    And the stack resolves
    Then "Grizzly Bears" is tapped
    And "Quilled Charger" is 5/5
    And "Quilled Charger" has "menace"

  @cr26:702.171b
  Scenario: Quilled Charger isn't saddled any more on the next turn
    Given Alice controls "Quilled Charger" and "Grizzly Bears"
    When Alice activates "Quilled Charger" tapping "Grizzly Bears"
    And the stack resolves
    And Alice attacks with "Quilled Charger"
    And the game goes on to Alice's next main phase
    And Alice attacks with "Quilled Charger"
    Then "Quilled Charger" has triggered once
    And "Quilled Charger" is 4/3











  @cr26:702.171a
  Scenario: A creature with power 1 can't saddle Quilled Charger with saddle 2 alone, and two such creatures can
    Given Alice controls "Quilled Charger", "Young Wolf" and "Llanowar Elves"
    Then Alice can't activate "saddle" of "Quilled Charger", tapping "Young Wolf" by rule 118.3
    And Alice can activate "saddle" of "Quilled Charger", tapping "Young Wolf" and "Llanowar Elves"
    When Alice activates "saddle" of "Quilled Charger", tapping "Young Wolf" and "Llanowar Elves"
    And the stack resolves
    Then "Young Wolf" and "Llanowar Elves" are tapped
    When Alice attacks with "Quilled Charger"
    And the stack resolves
    Then "Quilled Charger" is 5/5

  @cr26:702.171a.2
  Scenario: Quilled Charger can't be saddled in a combat phase
    Given Alice controls "Quilled Charger" and "Hill Giant" and "Grizzly Bears"
    When Alice attacks with "Hill Giant"
    Then Alice can't activate "saddle" of "Quilled Charger", tapping "Grizzly Bears" by rule 602.5d
    When the game goes on to Alice's second main phase
    Then Alice can activate "saddle" of "Quilled Charger", tapping "Grizzly Bears"
    When Alice activates "saddle" of "Quilled Charger", tapping "Grizzly Bears"
    Then "Grizzly Bears" is tapped
