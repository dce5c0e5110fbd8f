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

  @may01:general.6
  Scenario: A spell that is resolving remembers what the static ability has forgotten
    Given Alice controls "Grizzly Bears", "Hill Giant" and "Banner of the Chosen"
    And "Banner of the Chosen" has the chosen object "Hill Giant"
    And Bob has "Swords to Plowshares" in hand and can pay {W}
    Then "Grizzly Bears" is 5/2
    When Bob plays "Swords to Plowshares" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is removed from the game
    And Alice is at 23 life
    And "Grizzly Bears" is 2/2

  @may01:general.6
  Scenario: A triggered ability that is resolving remembers what the static ability has forgotten
    Given Alice controls "Grizzly Bears", "Mortis Dogs" and "Banner of the Chosen"
    And "Banner of the Chosen" has the chosen object "Mortis Dogs"
    And Bob has "Urza's Rage" in hand and can pay {2}{R}
    Then "Grizzly Bears" is 4/2
    When Bob plays "Urza's Rage" targeting "Mortis Dogs"
    And the top of the stack resolves
    And Alice targets Bob for "Mortis Dogs"
    Then the stack holds the ability of "Mortis Dogs"
    And "Grizzly Bears" is 2/2
    When the stack resolves
    Then Bob is at 18 life
    And "Grizzly Bears" is 2/2
