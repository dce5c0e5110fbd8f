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
