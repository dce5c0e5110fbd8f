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

  @cr26:701.21a.3
  Scenario: Alice's Mogg Fanatic is sacrificed, and Bob and Carol sacrifice a creature each at one time
    Given Carol is playing too
    And Alice controls "Grave Pact" and "Mogg Fanatic"
    And Bob controls "Hill Giant"
    And Carol controls "Grizzly Bears" and "Serra Angel"
    When Alice activates "Mogg Fanatic" targeting Bob
    And the stack resolves
    And Carol chooses "Grizzly Bears" for "Grave Pact"
    Then "Hill Giant" and "Grizzly Bears" were sacrificed
    And it happened at once that "Hill Giant" was sacrificed and "Grizzly Bears" was sacrificed
    And "Serra Angel" is in play
    And Bob is at 19 life
