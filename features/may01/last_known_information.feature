Feature: Last known information

  @may01:general.6
  Scenario: A static ability forgets an object that has left play
    Given Alice controls "Grizzly Bears", "Hill Giant" and "Banner of the Chosen"
    And "Banner of the Chosen" has the chosen object "Hill Giant"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    Then "Grizzly Bears" is 5/2
    When Bob plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then "Grizzly Bears" is 2/2

  @may01:general.6
  Scenario: An activated ability that is resolving remembers what the static one has forgotten
    Given Alice controls "Grizzly Bears", "Hill Giant" and "Banner of the Chosen"
    And "Banner of the Chosen" has the chosen object "Hill Giant"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice activates "Banner of the Chosen" targeting "Grizzly Bears"
    And Bob plays "Boomerang" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is in Alice's hand
    And "Grizzly Bears" is 2/2
    When the stack resolves
    Then "Grizzly Bears" is 5/2
