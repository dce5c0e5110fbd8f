Feature: Hikari, Twilight Guardian
  @chk:hikari-twilight-guardian.2
  Scenario: A spell that triggers Hikari and targets it does nothing, because Hikari is exiled before the spell resolves
    Given Alice controls "Hikari, Twilight Guardian" and has "Kodama's Might" in hand and can pay {G}
    When Alice plays "Kodama's Might" targeting "Hikari, Twilight Guardian"
    Then the stack holds the ability of "Hikari, Twilight Guardian" and "Kodama's Might"
    When the top of the stack resolves
    And as it resolves, Alice says yes to "Hikari, Twilight Guardian"
    Then "Hikari, Twilight Guardian" is removed from the game
    And "Kodama's Might" is on the stack
    When the stack resolves
    Then "Kodama's Might" was countered on resolution
    When the game goes on to Alice's end of turn
    And the stack resolves
    Then "Hikari, Twilight Guardian" is in play under Alice's control
    And "Hikari, Twilight Guardian" is 4/4
    And "Hikari, Twilight Guardian" is a new object

  @chk:hikari-twilight-guardian.2
  Scenario: If Hikari's controller doesn't exile Hikari, the spell that triggered it affects Hikari
    Given Alice controls "Hikari, Twilight Guardian" and has "Kodama's Might" in hand and can pay {G}
    When Alice plays "Kodama's Might" targeting "Hikari, Twilight Guardian"
    And the top of the stack resolves
    And as it resolves, Alice says no to "Hikari, Twilight Guardian"
    Then the stack holds "Kodama's Might"
    When the stack resolves
    Then "Kodama's Might" has resolved
    And "Hikari, Twilight Guardian" is 6/6

  @chk:hikari-twilight-guardian.1
  Scenario: Hikari triggers only for Spirit and Arcane spells, and its controller may choose each time not to exile it
    Given Alice controls "Hikari, Twilight Guardian"
    And Alice has "Wandering Ones", "Kodama's Might" and "Boomerang" in hand and can pay {U}{G} and can pay {U}{U}
    And Bob controls "Steel Wall"
    When Alice plays "Wandering Ones"
    And the top of the stack resolves
    And as it resolves, Alice says no to "Hikari, Twilight Guardian"
    Then "Hikari, Twilight Guardian" is in play
    And "Hikari, Twilight Guardian" has triggered once
    When the stack resolves
    And Alice plays "Kodama's Might" targeting "Steel Wall"
    And the top of the stack resolves
    And as it resolves, Alice says no to "Hikari, Twilight Guardian"
    Then "Hikari, Twilight Guardian" is in play
    And "Hikari, Twilight Guardian" has triggered twice
    When the stack resolves
    And Alice plays "Boomerang" targeting "Steel Wall"
    Then the stack holds "Boomerang"
    And "Hikari, Twilight Guardian" has triggered twice
    When the stack resolves
    And the game goes on to Alice's end of turn
    Then the stack is empty
    And "Hikari, Twilight Guardian" is the same object

  @chk:hikari-twilight-guardian.1
  Scenario: Hikari's controller may choose not to exile Hikari for one Arcane spell and to exile it for the next
    Given Alice controls "Hikari, Twilight Guardian"
    And Alice has 2 "Kodama's Might" as "might" in hand and can pay {G}{G}
    And Bob controls "Steel Wall"
    When Alice plays "might 1" targeting "Steel Wall"
    And the stack resolves
    And as it resolves, Alice says no to "Hikari, Twilight Guardian"
    Then "Hikari, Twilight Guardian" is in play
    When Alice plays "might 2" targeting "Steel Wall"
    And the stack resolves
    And as it resolves, Alice says yes to "Hikari, Twilight Guardian"
    Then "Hikari, Twilight Guardian" is removed from the game

  @chk:hikari-twilight-guardian.1
  Scenario: Hikari triggers for its controller's Arcane spell, but not for an opponent's Arcane spell
    Given Alice controls "Hikari, Twilight Guardian" and has "Kodama's Might" as "our might" in hand and can pay {G}
    And Bob controls "Steel Wall" and has "Kodama's Might" as "their might" in hand and can pay {G}
    When Bob plays "their might" targeting "Steel Wall"
    Then "Hikari, Twilight Guardian" has triggered never
    When the stack resolves
    And Alice plays "our might" targeting "Hikari, Twilight Guardian"
    Then "Hikari, Twilight Guardian" has triggered once
    When the top of the stack resolves
    Then Alice is asked for yes or no by "Hikari, Twilight Guardian"
    When Alice says no to "Hikari, Twilight Guardian"
    And the stack resolves
    Then "Hikari, Twilight Guardian" is 6/6

  @chk:hikari-twilight-guardian.2
  Scenario: Hikari that was exiled by its ability returns under its owner's control although another player controlled it
    Given Alice controls "Hikari, Twilight Guardian" owned by Bob
    And Alice has "Kodama's Might" in hand and can pay {G}
    When Alice plays "Kodama's Might" targeting "Hikari, Twilight Guardian"
    And the top of the stack resolves
    And Alice says yes to "Hikari, Twilight Guardian"
    Then "Hikari, Twilight Guardian" is removed from the game
    When the stack resolves
    Then "Kodama's Might" was countered on resolution
    When the game goes on to Alice's end of turn
    And the stack resolves
    Then "Hikari, Twilight Guardian" is in play under Bob's control
    And the mana cost of "Hikari, Twilight Guardian" is {3}{W}{W}
