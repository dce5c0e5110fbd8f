Feature: Grave Pact

  @cr26:701.21a.3
  Scenario: Alice sacrifices Mogg Fanatic, and Bob chooses to sacrifice Grizzly Bears, for which Grave Pact doesn't trigger
    Given Alice controls "Grave Pact", "Mogg Fanatic" and "Serra Angel"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice activates "Mogg Fanatic" targeting "Hill Giant"
    And the stack resolves
    And Bob chooses "Grizzly Bears" for "Grave Pact"
    Then "Grizzly Bears" was sacrificed
    And "Hill Giant" has 1 damage marked
    And "Serra Angel" is in play
    And "Grave Pact" has triggered once
