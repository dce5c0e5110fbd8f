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

  @cr26:609.3.3
  Scenario: Bob sacrifices his only creature for Barter in Blood, and Alice, who has three, sacrifices two of them
    Given Alice controls "Grizzly Bears", "Hill Giant" and "Craw Wurm"
    And Bob controls "Watchwolf"
    And Alice has "Barter in Blood" in hand and can pay {2}{B}{B}
    When Alice plays "Barter in Blood"
    And the stack resolves
    And as it resolves, Alice chooses "Grizzly Bears" and "Hill Giant"
    Then "Watchwolf" was sacrificed
    And "Watchwolf" is in Bob's graveyard
    And "Grizzly Bears" and "Hill Giant" are in Alice's graveyard
    And "Craw Wurm" is in play
