Feature: Replacement effects exist before the event

  @cr26:614.4
  Scenario: Doubling Season does not double a token and a counter that were there before Doubling Season entered
    Given Alice has "Staff of the Storyteller" in hand and can pay {1}{W}
    And Alice has "Doubling Season" in hand and can pay {4}{G}
    And Alice controls "Baku Altar" and can pay {2}
    And "Baku Altar" has 1 ki counter
    When Alice plays "Staff of the Storyteller"
    And the stack resolves
    Then Alice controls a 1/1 white "Spirit" creature token
    And "Staff of the Storyteller" has 1 story counter
    When Alice plays "Doubling Season"
    And the stack resolves
    Then Alice controls 1 "Spirit" permanent
    And "Staff of the Storyteller" has 1 story counter
    When Alice activates "Baku Altar"
    And the stack resolves
    Then Alice controls 3 "Spirit" permanents
    And "Staff of the Storyteller" has 3 story counters

  @cr26:614.4.2
  Scenario: Balm of the Blow, cast after Frostwielder's damage was dealt, changes nothing of it, and one cast in response makes the damage a gain of life
    Given Alice has 2 "Balm of the Blow" as "balm" in hand and can pay {W}{W}
    And Bob controls "Frostwielder" as "one" and "Frostwielder" as "two"
    When Bob activates "one" targeting Alice
    And the stack resolves
    And Alice plays "balm 1" targeting "one"
    And the stack resolves
    Then Alice is at 19 life
    When Bob activates "two" targeting Alice
    And Alice in response plays "balm 2" targeting "two"
    And the stack resolves
    Then Alice is at 20 life
    And Alice has been dealt 1 damage

  @cr26:614.4.2
  Scenario: Balm of the Blow that resolves while Frostwielder's ability is on the stack replaces the damage that the ability then deals
    Given Alice has "Balm of the Blow" in hand and can pay {W}
    And Bob controls "Frostwielder"
    When Bob activates "Frostwielder" targeting Alice
    And Alice in response plays "Balm of the Blow" targeting "Frostwielder"
    And the top of the stack resolves
    Then Alice is at 20 life
    When the stack resolves
    Then Alice is at 21 life
    And Alice has been dealt no damage
