Feature: Where countered spells go

  @cr26:701.6a.3
  Scenario: Remand returns Hill Giant to its owner's hand, and a card is drawn
    Given Alice has "Hill Giant" in hand and can pay {3}{R}
    And Bob has "Remand" in hand and can pay {1}{U}
    And Bob has "Forest" and "Swamp" on top of library
    When Alice plays "Hill Giant"
    And Bob plays "Remand" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was countered
    And "Hill Giant" is in Alice's hand
    And Bob's hand holds "Forest"

  @cr26:701.6a.3
  Scenario: Remand does not return Urza's Rage, which can't be countered, and its player still draws a card
    Given Alice has "Urza's Rage" in hand and can pay {2}{R}
    And Bob has "Remand" in hand and can pay {1}{U}
    And Bob has "Forest" and "Swamp" on top of library
    When Alice plays "Urza's Rage" targeting Bob
    And Bob plays "Remand" targeting "Urza's Rage"
    And the stack resolves
    Then "Urza's Rage" has resolved
    And Bob is at 17 life
    And Bob's hand holds "Forest"

  @cr26:701.6a.4
  Scenario: Cancel puts a creature spell into its owner's graveyard
    Given Alice controls "Soul Warden" and has "Hill Giant" in hand and can pay {3}{R}
    And Bob has "Cancel" in hand and can pay {1}{U}{U}
    When Alice plays "Hill Giant"
    And Bob plays "Cancel" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was countered
    And Alice's graveyard holds "Hill Giant"
    And "Soul Warden" has triggered never
