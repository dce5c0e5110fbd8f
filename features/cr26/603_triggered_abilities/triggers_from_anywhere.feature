Feature: Triggers on being put into a graveyard from anywhere

  @cr26:603.6c
  Scenario: Until 2005, a Clone that was a copy of Serra Avatar is shuffled into its owner's library
    Given it is Bob's main phase
    And Bob controls "Serra Avatar"
    And Bob has "Clone" in hand and can pay {3}{U}
    And Alice has "Terror" in hand and can pay {1}{B}
    When Bob plays "Clone"
    And the stack resolves
    And as it resolves, Bob chooses "Serra Avatar" for "Clone"
    And Alice plays "Terror" targeting "Clone"
    And the stack resolves
    Then "Clone" is in Bob's library

  @cr26:603.6c
  Scenario: Until 2005, Serra Avatar stays in the graveyard if Humility had removed its abilities
    Given Bob controls "Serra Avatar" as "the strong one", "Serra Avatar" as "the humble one" and "Humility"
    And Alice has 2 "Terror" as "terror" and "Naturalize" in hand and can pay {1}{B}{1}{B}{1}{G}
    When Alice plays "terror 1" targeting "the humble one"
    And the stack resolves
    Then "the humble one" is in Bob's graveyard
    When Alice plays "Naturalize" targeting "Humility"
    And the stack resolves
    And Alice plays "terror 2" targeting "the strong one"
    And the stack resolves
    Then "the strong one" is in Bob's library

  @cr26:603.6c.today
  Scenario: Since 2006, a Clone that was a copy of Serra Avatar stays in the graveyard
    Given it is Bob's main phase
    And Bob controls "Serra Avatar"
    And Bob has "Clone" in hand and can pay {3}{U}
    And Alice has 2 "Terror" as "terror" in hand and can pay {1}{B}{1}{B}
    When Bob plays "Clone"
    And the stack resolves
    And as it resolves, Bob chooses "Serra Avatar" for "Clone"
    And Alice plays "terror 1" targeting "Clone"
    And the stack resolves
    Then "Clone" is in Bob's graveyard
    When Alice plays "terror 2" targeting "Serra Avatar"
    And the stack resolves
    Then "Serra Avatar" is in Bob's library

  @cr26:603.6c.today
  Scenario: Since 2006, Serra Avatar is shuffled into the library even if Humility had removed its abilities
    Given Bob controls "Serra Avatar" and "Humility"
    And Alice has "Terror" in hand and can pay {1}{B}
    When Alice plays "Terror" targeting "Serra Avatar"
    And the stack resolves
    Then "Serra Avatar" is in Bob's library
