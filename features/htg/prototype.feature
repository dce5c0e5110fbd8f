Feature: Prototype, as the custom set has it

  @htg:prototype.5
  Scenario: The Meteor burns the land's controller because a card just put into the graveyard was prototyped
    Given Alice has "Skaian Meteor" in hand and can pay {3}{R}
    And Alice has "Grizzly Bears" and "Naturalize" on top of library
    And Bob controls "Mountain"
    When Alice casts "Skaian Meteor" targeting "Mountain"
    And the stack resolves
    Then Alice is asked for objects by "Skaian Meteor" among "Grizzly Bears" and "Naturalize"
    And "Mountain" is in Bob's graveyard
    When Alice chooses "Grizzly Bears"
    Then "Grizzly Bears" is in Alice's graveyard
    And the bottom of Alice's library is "Naturalize"
    And Alice is asked for objects by "Skaian Meteor" among "Grizzly Bears"
    When Alice chooses "Grizzly Bears"
    Then "Grizzly Bears" is exiled
    And "Grizzly Bears" has 1 prototype counter
    And Bob is at 18 life

  @htg:prototype.5
  Scenario: The Meteor burns nobody if nothing was prototyped
    Given Alice has "Skaian Meteor" in hand and can pay {3}{R}
    And Alice has "Grizzly Bears" and "Naturalize" on top of library
    And Bob controls "Mountain"
    When Alice casts "Skaian Meteor" targeting "Mountain"
    And the stack resolves
    And Alice chooses "Grizzly Bears"
    Then Alice is asked for objects by "Skaian Meteor" among "Grizzly Bears"
    When Alice chooses nothing
    Then "Skaian Meteor" has resolved
    And "Mountain" is in Bob's graveyard
    And "Grizzly Bears" is in Alice's graveyard
    And Bob is at 20 life

  @htg:prototype.5
  Scenario: Any card may be put into the graveyard, but only an artifact or creature can be prototyped
    Given Alice has "Skaian Meteor" in hand and can pay {3}{R}
    And Alice has "Naturalize" and "Forest" on top of library
    And Alice controls "Hill Giant"
    And Bob controls "Mountain" and "Grizzly Bears"
    When Alice casts "Skaian Meteor" targeting "Mountain"
    And the stack resolves
    And Alice chooses "Naturalize"
    Then "Naturalize" is in Alice's graveyard
    And Alice is asked for objects by "Skaian Meteor" among "Hill Giant"
    And Alice may not choose "Naturalize"
    When Alice chooses "Hill Giant"
    Then "Hill Giant" is exiled
    And "Hill Giant" has 1 prototype counter
    And Bob is at 18 life
