Feature: Color indicators

  @cr26:202.2e @cr26:204.2
  Scenario: Dryad Arbor with a green colour indicator can't block a creature with protection from green, and Hill Giant can
    Given Alice controls "Grizzly Bears"
    And "Grizzly Bears" has "protection from green"
    And Bob controls "Dryad Arbor" and "Hill Giant"
    When Alice attacks with "Grizzly Bears"
    Then Bob can't block "Grizzly Bears" with "Dryad Arbor" because "Grizzly Bears" has "protection from green"
    And "Dryad Arbor" is green
    When Bob blocks "Grizzly Bears" with "Hill Giant"
    And combat damage is dealt
    Then "Grizzly Bears" was destroyed
