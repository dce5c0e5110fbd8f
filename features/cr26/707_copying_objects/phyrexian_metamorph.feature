@edition:2026-01 @edition:2013-07
Feature: Phyrexian Metamorph

  @cr26:707.9b.2
  Scenario: Phyrexian Metamorph, paid with 2 life, is a Serra Angel that is an artifact, and so is the Clone of it
    Given Alice has "Phyrexian Metamorph" and "Clone" in hand and can pay {3} and can pay {3}{U}
    And Bob controls "Serra Angel", "Sol Ring" and "Glorious Anthem"
    When Alice plays "Phyrexian Metamorph" paying 2 life
    And the stack resolves
    Then Alice may choose "Sol Ring" for "Phyrexian Metamorph"
    And Alice may not choose "Glorious Anthem" for "Phyrexian Metamorph"
    When Alice chooses "Serra Angel" for "Phyrexian Metamorph"
    Then "Phyrexian Metamorph" has exactly the types "artifact", "creature" and "Angel"
    And Alice is at 18 life
    When Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Phyrexian Metamorph" for "Clone"
    Then "Clone" has exactly the types "artifact", "creature" and "Angel"
    And "Clone" is named "Serra Angel"

  @cr26:707.9b.2
  Scenario: Phyrexian Metamorph that copies Sol Ring is an artifact and no creature, and makes two mana
    Given Alice has "Phyrexian Metamorph" in hand and can pay {3}{U}
    And Bob controls "Sol Ring" and "Serra Angel"
    When Alice plays "Phyrexian Metamorph"
    And the stack resolves
    And Alice chooses "Sol Ring" for "Phyrexian Metamorph"
    Then "Phyrexian Metamorph" has exactly the types "artifact"
    And "Phyrexian Metamorph" has no power
    And Alice is at 20 life
    When Alice taps "Phyrexian Metamorph" for mana
    Then Alice has {C}{C} in the mana pool
