Feature: Manifest, in rulings of our own

  @htg:ours.521
  Scenario: A creature card is turned face up for its mana cost
    Given Alice has "Soul Summons" in hand and can pay {1}{W}{3}{R}
    And Alice has "Hill Giant" on top of library
    When Alice casts "Soul Summons"
    And the stack resolves
    Then "Hill Giant" is in play
    And "Hill Giant" is face down
    And "Hill Giant" is 2/2
    When Alice turns "Hill Giant" face up
    Then "Hill Giant" is 3/3
    And "Hill Giant" is face up

  @htg:ours.521
  Scenario: Another card is a creature as long as it lies there, and stays face down
    Given Alice has "Soul Summons" in hand and can pay {1}{W}{U}{U}
    And Alice has "Counterspell" on top of library
    And Bob has "Break Open" in hand and can pay {1}{R}
    When Alice casts "Soul Summons"
    And the stack resolves
    Then "Counterspell" is 2/2
    When Bob casts "Break Open" targeting "Counterspell"
    And the stack resolves
    Then "Counterspell" is face down
    And it happened once that "Counterspell" was revealed

  @htg:ours.521
  Scenario: One with morph may be turned up for that
    Given Alice has "Soul Summons" in hand and can pay {1}{W}{1}{R}{R}
    And Alice has "Battering Craghorn" on top of library
    When Alice casts "Soul Summons"
    And the stack resolves
    Then "Battering Craghorn" is 2/2
    When Alice turns "Battering Craghorn" face up
    And Alice says yes to "Battering Craghorn"
    Then "Battering Craghorn" is 3/1
    And "Battering Craghorn" has "first strike"
    And "Battering Craghorn" is face up
