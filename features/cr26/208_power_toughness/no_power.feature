Feature: No power

  @cr26:208.3
  Scenario: Sky Skiff, on which 2/3 is printed, has no power until it is crewed
    Given Alice controls "Sky Skiff" and "Grizzly Bears"
    Then "Sky Skiff" has no power
    And Alice can activate "crew" of "Sky Skiff", tapping "Grizzly Bears"
    When Alice activates "crew" of "Sky Skiff", tapping "Grizzly Bears"
    And the stack resolves
    Then "Sky Skiff" is 2/3
    When the turn ends
    Then "Sky Skiff" has no power
