Feature: Reflexive triggered abilities

  @cr26:603.12a
  Scenario: Alice pays life twice as Toll of Tolls resolves, and its reflexive ability triggers twice
    Given Alice has "Toll of Tolls" in hand and can pay {1}{R}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice plays "Toll of Tolls"
    And the stack resolves
    And Alice says yes
    And Alice says yes
    And Alice targets "Grizzly Bears"
    And Alice targets "Hill Giant"
    Then Alice is at 18 life
    And "Grizzly Bears" was destroyed
    And "Hill Giant" has 2 damage marked

  @cr26:603.12a
  Scenario: Alice pays life once as Toll of Tolls resolves, and its reflexive ability triggers once
    Given Alice has "Toll of Tolls" in hand and can pay {1}{R}
    And Bob controls "Hill Giant"
    When Alice plays "Toll of Tolls"
    And the stack resolves
    And Alice says yes
    And Alice says no
    And Alice targets "Hill Giant"
    Then Alice is at 19 life
    And "Hill Giant" has 2 damage marked
