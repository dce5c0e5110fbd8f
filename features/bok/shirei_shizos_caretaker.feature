Feature: Shirei, Shizo's Caretaker

  @bok:shirei-shizos-caretaker.2
  Scenario: A Shirei that left and came back is another one and brings nobody back
    Given Alice controls "Shirei, Shizo's Caretaker" and "Devoted Retainer"
    And Alice can pay {4}{B}
    And Bob has "Glacial Ray" and "Boomerang" in hand
    And Bob can pay {1}{U}{U}{R}
    When Bob plays "Glacial Ray" targeting "Devoted Retainer"
    And the stack resolves
    Then "Shirei, Shizo's Caretaker" has triggered once
    When Bob plays "Boomerang" targeting "Shirei, Shizo's Caretaker"
    And the stack resolves
    And Alice plays "Shirei, Shizo's Caretaker"
    And the stack resolves
    Then "Shirei, Shizo's Caretaker" is in play
    And "Shirei, Shizo's Caretaker" is a new object
    When the turn ends
    Then "Devoted Retainer" is in Alice's graveyard
    And Alice was asked for yes or no never

  @bok:shirei-shizos-caretaker.2
  Scenario: A Shirei that stayed in play brings the creature back at end of turn
    Given Alice controls "Shirei, Shizo's Caretaker" and "Devoted Retainer"
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When Bob plays "Glacial Ray" targeting "Devoted Retainer"
    And the stack resolves
    Then "Devoted Retainer" is in Alice's graveyard
    When the game goes on to the end step
    And the stack resolves
    And Alice says yes to "Shirei, Shizo's Caretaker"
    Then "Devoted Retainer" is in play under Alice's control
    And "Devoted Retainer" is a new object
