Feature: Grave Pact

  @cr26:701.21a.3
  Scenario: Alice sacrifices Mogg Fanatic, and Bob chooses to sacrifice Grizzly Bears, for which Grave Pact doesn't trigger
    Given Alice controls "Grave Pact", "Mogg Fanatic" and "Serra Angel"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice activates "Mogg Fanatic" targeting "Hill Giant"
    And the stack resolves
    And Bob chooses "Grizzly Bears" for "Grave Pact"
    Then "Grizzly Bears" was sacrificed
    And "Mogg Fanatic" is in Alice's graveyard
    And "Hill Giant" has 1 damage marked
    And "Serra Angel" is in play
    And "Grave Pact" has triggered once

  @cr26:101.4.5 @cr26:701.21a.3
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

  @cr26:701.21a.3
  Scenario: Grave Pact triggers for each of Alice's two creatures that Pyroclasm destroys, and Bob sacrifices Hill Giant and Craw Wurm
    Given Alice controls "Grave Pact", "Grizzly Bears" and "Runeclaw Bear"
    And Bob controls "Hill Giant", "Craw Wurm" and "Serra Angel"
    And Bob has "Pyroclasm" in hand and can pay {1}{R}
    And it is Bob's main phase
    When Bob plays "Pyroclasm"
    And the top of the stack resolves
    Then "Grizzly Bears" and "Runeclaw Bear" were destroyed
    And "Grave Pact" has triggered twice
    When the stack resolves
    And Bob chooses "Hill Giant" for "Grave Pact"
    And Bob chooses "Craw Wurm" for "Grave Pact"
    Then "Hill Giant" and "Craw Wurm" were sacrificed
    And "Serra Angel" is in play
