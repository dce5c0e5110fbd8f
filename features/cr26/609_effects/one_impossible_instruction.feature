Feature: Spells with one instruction that can't be carried out

  @cr26:609.3.2
  Scenario: Confound can't counter Urza's Rage, and its controller draws a card all the same
    Given Alice has "Urza's Rage" in hand and can pay {2}{R}
    And Bob controls "Craw Wurm"
    And Bob has "Confound" in hand and can pay {1}{U}
    And Bob has "Island" on top of library
    When Alice plays "Urza's Rage" targeting "Craw Wurm"
    And Bob plays "Confound" targeting "Urza's Rage"
    And the top of the stack resolves
    Then the stack holds "Urza's Rage"
    And "Island" is in Bob's hand
    When the stack resolves
    Then "Craw Wurm" has 3 damage marked
    And "Urza's Rage" is in Alice's graveyard
