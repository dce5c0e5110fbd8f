Feature: Shirei, Shizo's Caretaker

  @bok:shirei-shizos-caretaker.1
  Scenario: Shirei returns Grizzly Bears that died with power 1
    Given Alice controls "Shirei, Shizo's Caretaker" and "Grizzly Bears"
    And Bob controls "Umezawa's Jitte" with 1 charge counter
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When Bob activates the second printed ability of "Umezawa's Jitte" choosing "wither" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 1/1
    When Bob plays "Glacial Ray" targeting "Grizzly Bears"
    And the turn ends
    And Alice says yes to "Shirei, Shizo's Caretaker"
    Then "Grizzly Bears" is in play under Alice's control
    And "Grizzly Bears" is 2/2
    And "Grizzly Bears" is a new object

  @bok:shirei-shizos-caretaker.1
  Scenario: Shirei doesn't return Devoted Retainer that died with power 3
    Given Alice controls "Shirei, Shizo's Caretaker", "Devoted Retainer" as "the grown" and "Devoted Retainer" as "the small"
    And Alice has "Kodama's Might" in hand and can pay {G}
    And Bob has "Terror" as "the first terror" and "Terror" as "the second terror" in hand
    And Bob can pay {2}{B}{B}
    When Alice plays "Kodama's Might" targeting "the grown"
    And the stack resolves
    Then "the grown" is 3/3
    When Bob plays "the first terror" targeting "the grown"
    And the stack resolves
    Then "Shirei, Shizo's Caretaker" has triggered never
    When Bob plays "the second terror" targeting "the small"
    And the turn ends
    And Alice says yes to "Shirei, Shizo's Caretaker"
    Then "the small" is in play under Alice's control
    And "the grown" is in Alice's graveyard

  @bok:shirei-shizos-caretaker.2
  Scenario: Shirei that left the battlefield and came back returns only a creature that dies afterwards
    Given Alice controls "Shirei, Shizo's Caretaker", "Devoted Retainer" as "the first to die" and "Devoted Retainer" as "the second to die"
    And Alice can pay {4}{B}
    And Bob has "Terror" as "the first terror", "Terror" as "the second terror" and "Boomerang" in hand
    And Bob can pay {2}{U}{U}{B}{B}
    When Bob plays "the first terror" targeting "the first to die"
    And the stack resolves
    Then "Shirei, Shizo's Caretaker" has triggered once
    When Bob plays "Boomerang" targeting "Shirei, Shizo's Caretaker"
    And the stack resolves
    And Alice plays "Shirei, Shizo's Caretaker"
    And the stack resolves
    Then "Shirei, Shizo's Caretaker" is in play
    And "Shirei, Shizo's Caretaker" is a new object
    When the turn ends
    Then "the first to die" is in Alice's graveyard
    When Bob plays "the second terror" targeting "the second to die"
    And the turn ends
    And Alice says yes to "Shirei, Shizo's Caretaker"
    Then "the second to die" is in play under Alice's control
    And "the first to die" is in Alice's graveyard

  @bok:shirei-shizos-caretaker.2
  Scenario: Shirei that stays on the battlefield returns a creature that died with power 1 at the beginning of the end step
    Given Alice controls "Shirei, Shizo's Caretaker" and "Devoted Retainer"
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When Bob plays "Glacial Ray" targeting "Devoted Retainer"
    And the top of the stack resolves
    Then "Devoted Retainer" is in Alice's graveyard
    And "Shirei, Shizo's Caretaker" is 2/2
    When the turn ends
    And Alice says yes to "Shirei, Shizo's Caretaker"
    Then "Devoted Retainer" is in play under Alice's control
    And "Devoted Retainer" is a new object

  @bok:shirei-shizos-caretaker.3
  Scenario: Shirei returns a creature that died after Shirei entered, and not one that died before
    Given Alice controls "Devoted Retainer" as "the early dead" and "Devoted Retainer" as "the late dead"
    And Alice has "Shirei, Shizo's Caretaker" in hand and can pay {4}{B}
    And Bob has "Terror" as "the first terror" and "Terror" as "the second terror" in hand
    And Bob can pay {2}{B}{B}
    When Bob plays "the first terror" targeting "the early dead"
    And the stack resolves
    And Alice plays "Shirei, Shizo's Caretaker"
    And the stack resolves
    Then "Shirei, Shizo's Caretaker" has triggered never
    When Bob plays "the second terror" targeting "the late dead"
    And the turn ends
    And Alice says yes to "Shirei, Shizo's Caretaker"
    Then "the late dead" is in play under Alice's control
    And "the early dead" is in Alice's graveyard

  @bok:shirei-shizos-caretaker.1
  Scenario: Shirei doesn't trigger for a creature with power 2, an opponent's creature or a noncreature permanent
    Given Alice controls "Shirei, Shizo's Caretaker", "Grizzly Bears", "Mirror Gallery" and "Devoted Retainer"
    And Alice has "Naturalize" in hand and can pay {1}{G}
    And Bob controls "Llanowar Elves"
    And Bob has "Terror" as "the first terror", "Terror" as "the second terror" and "Terror" as "the third terror" in hand
    And Bob can pay {3}{B}{B}{B}
    When Bob plays "the first terror" targeting "Grizzly Bears"
    And the stack resolves
    And Bob plays "the second terror" targeting "Llanowar Elves"
    And the stack resolves
    And Alice plays "Naturalize" targeting "Mirror Gallery"
    And the stack resolves
    Then "Shirei, Shizo's Caretaker" has triggered never
    When Bob plays "the third terror" targeting "Devoted Retainer"
    And the stack resolves
    Then "Shirei, Shizo's Caretaker" has triggered once

  @bok:shirei-shizos-caretaker.2
  Scenario: Shirei doesn't return a card that has left the graveyard before the end of the turn
    Given Alice controls "Shirei, Shizo's Caretaker" and "Devoted Retainer" as "the robbed"
    And Bob controls "Nezumi Graverobber" and can pay {1}{B}
    And Bob has "Terror" as "the first terror" in hand and can pay {1}{B}
    When Bob plays "the first terror" targeting "the robbed"
    And the stack resolves
    Then "Shirei, Shizo's Caretaker" has triggered once
    When Bob activates "Nezumi Graverobber" targeting "the robbed"
    And the stack resolves
    And the turn ends
    Then "the robbed" is removed from the game

  @bok:shirei-shizos-caretaker.1
  Scenario: Alice's Shirei triggers for a creature with power 0, and for a creature that Alice owns and Bob controlled
    Given Alice controls "Shirei, Shizo's Caretaker" and "Wall of Wood"
    And Bob controls "Llanowar Elves" owned by Alice
    And Bob has "Terror" as "the first terror" and "Terror" as "the second terror" in hand
    And Bob can pay {2}{B}{B}
    When Bob plays "the first terror" targeting "Wall of Wood"
    And the stack resolves
    And Bob plays "the second terror" targeting "Llanowar Elves"
    And the stack resolves
    Then "Shirei, Shizo's Caretaker" has triggered twice
    And "Llanowar Elves" and "Wall of Wood" are in Alice's graveyard
    When the game goes on to the end step
    And Alice puts the third ability of "Shirei, Shizo's Caretaker" and the fourth ability of "Shirei, Shizo's Caretaker" in this order
    And the top of the stack resolves
    And as it resolves, Alice says yes to "Shirei, Shizo's Caretaker"
    And the top of the stack resolves
    And as it resolves, Alice says no to "Shirei, Shizo's Caretaker"
    Then "Llanowar Elves" is in play under Alice's control
    And "Wall of Wood" is in Alice's graveyard
