Feature: Madness

  @cr26:702.35a
  Scenario: Fiery Temper is exiled as it is discarded, and cast for {R}
    Given Alice has "Keldon Raider" and "Fiery Temper" in hand and can pay {2}{R}{R}{R}
    When Alice plays "Keldon Raider"
    And the top of the stack resolves
    And the top of the stack resolves
    And Alice says yes to "Keldon Raider"
    Then "Fiery Temper" was discarded
    And "Fiery Temper" is exiled
    When the top of the stack resolves
    And while "Fiery Temper" resolves, Alice plays "Fiery Temper" targeting Bob
    Then {R} was spent on "Fiery Temper"
    When the stack resolves
    Then Bob is at 17 life

  @cr26:702.35a
  Scenario: Fiery Temper that its owner doesn't cast is put from exile into the graveyard
    Given Alice has "Keldon Raider" and "Fiery Temper" in hand and can pay {2}{R}{R}{R}
    When Alice plays "Keldon Raider"
    And the top of the stack resolves
    And the top of the stack resolves
    And Alice says yes to "Keldon Raider"
    Then "Fiery Temper" is exiled
    When the top of the stack resolves
    And Alice says no to "Fiery Temper"
    Then "Fiery Temper" is in Alice's graveyard
    And Bob is at 20 life

  @cr26:702.35a
  Scenario: Fiery Temper cast with madness deals 3 damage and is put into the graveyard
    Given Alice has "Keldon Raider" and "Fiery Temper" in hand and can pay {2}{R}{R}{R}
    When Alice plays "Keldon Raider"
    And the top of the stack resolves
    And the top of the stack resolves
    And Alice says yes to "Keldon Raider"
    Then "Fiery Temper" was discarded
    And "Fiery Temper" is exiled
    When the top of the stack resolves
    And while "Fiery Temper" resolves, Alice plays "Fiery Temper" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And "Fiery Temper" is in Alice's graveyard
