Feature: What a later line of the position says is newer

  Scenario: A Gravity Sphere that is placed later takes the flying of Flight
    Given Alice controls "Hill Giant" and "Flight"
    And "Flight" is attached to "Hill Giant"
    And Bob controls "Gravity Sphere"
    Then "Hill Giant" doesn't have "flying"

  Scenario: A Gravity Sphere that is placed earlier doesn't take the flying of Flight
    Given Bob controls "Gravity Sphere"
    And Alice controls "Hill Giant" and "Flight"
    And "Flight" is attached to "Hill Giant"
    Then "Hill Giant" has "flying"
