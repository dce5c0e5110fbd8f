Feature: Time Stop

  @chk:509.1a
  Scenario: Every spell on the stack is removed from the game, Time Stop with it
    Given Alice has "Time Stop" in hand and can pay {4}{U}{U}
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When Bob plays "Glacial Ray" targeting Alice
    And Alice plays "Time Stop"
    Then the stack holds "Time Stop" and "Glacial Ray"
    When the top of the stack resolves
    Then "Glacial Ray" and "Time Stop" are removed from the game
    And "Glacial Ray" was removed from the stack
    And "Glacial Ray" wasn't countered
    And Alice is at 20 life

  @chk:509.1a
  Scenario: Abilities on the stack are gone and combat is cleared
    Given Alice controls "Devoted Retainer" and has "Time Stop" in hand and can pay {4}{U}{U}
    And Bob controls "Steel Wall"
    When Alice attacks with "Devoted Retainer"
    And Bob blocks "Devoted Retainer" with "Steel Wall"
    Then the stack holds the ability of "Devoted Retainer"
    When Alice plays "Time Stop"
    And the top of the stack resolves
    Then the ability of "Devoted Retainer" was removed from the stack
    And it happened once that "Devoted Retainer" left combat
    And it happened once that "Steel Wall" left combat
    And it happened in this order that "Devoted Retainer" left combat, then Alice's cleanup step began
    And it happened never that "Devoted Retainer" was dealt damage

  @chk:509.1a @chk:509.1b
  Scenario: State-based effects are checked after combat is cleared and before damage wears off
    Given Alice controls "Gaea's Liege" and 2 "Forest" as "her Forest"
    And Bob controls 3 "Forest" as "his Forest"
    And Bob has "Glacial Ray" and "Time Stop" in hand and can pay {1}{R} and can pay {4}{U}{U}
    When Alice attacks with "Gaea's Liege"
    And Bob plays "Glacial Ray" targeting "Gaea's Liege"
    And the stack resolves
    Then "Gaea's Liege" is 3/3
    And "Gaea's Liege" has 2 damage marked
    When Bob plays "Time Stop"
    And the top of the stack resolves
    Then "Gaea's Liege" is in Alice's graveyard
    And "Gaea's Liege" was destroyed
    And it happened in this order that "Time Stop" was exiled, then "Gaea's Liege" died, then Alice's cleanup step began

  @chk:509.1b @chk:509.2
  Scenario: What triggers during that check waits for the cleanup step, and another cleanup step follows
    Given Alice controls "Gaea's Liege" and 2 "Forest" as "her Forest"
    And Bob controls "Dingus Staff" and 3 "Forest" as "his Forest"
    And Bob has "Glacial Ray" and "Time Stop" in hand and can pay {1}{R} and can pay {4}{U}{U}
    When Alice attacks with "Gaea's Liege"
    And Bob plays "Glacial Ray" targeting "Gaea's Liege"
    And the stack resolves
    And Bob plays "Time Stop"
    And the top of the stack resolves
    Then "Gaea's Liege" is in Alice's graveyard
    And it is Alice's cleanup step
    And Alice has priority
    And the stack holds the ability of "Dingus Staff"
    And it happened in this order that "Gaea's Liege" died, then Alice's cleanup step began, then Alice got priority
    When the stack resolves
    Then Alice is at 18 life
    When the game goes on to Bob's upkeep
    Then it happened twice that Alice's cleanup step began

  @chk:509.1c
  Scenario: The game skips from the main phase to cleanup, with its discard and its end of durations
    Given Alice controls "Devoted Retainer"
    And Alice has "Kodama's Might", "Time Stop" and 8 "Forest" as "land" in hand
    And Alice can pay {G} and can pay {4}{U}{U}
    When Alice plays "Kodama's Might" targeting "Devoted Retainer"
    And the stack resolves
    Then "Devoted Retainer" is 3/3
    When Alice plays "Time Stop"
    And the stack resolves
    And Alice chooses "land 1"
    Then it is Bob's upkeep
    And Alice has 7 cards in hand
    And "land 1" is in Alice's graveyard
    And "Devoted Retainer" is 1/1
    And it happened once that Alice's cleanup step began
    And it happened never that Alice's beginning of combat began
    And it happened never that Alice's end of turn began

  @chk:time-stop.2
  Scenario: What waits for the end of a turn that never gets there waits for the next turn's end
    Given Alice controls "Devoted Retainer" and has "Otherworldly Journey" and "Time Stop" in hand
    And Alice can pay {1}{W} and can pay {4}{U}{U}
    When Alice plays "Otherworldly Journey" targeting "Devoted Retainer"
    And the stack resolves
    And Alice plays "Time Stop"
    And the stack resolves
    Then it is Bob's upkeep
    And "Devoted Retainer" is removed from the game
    When the game goes on to Bob's end of turn
    And the stack resolves
    Then "Devoted Retainer" is in play under Alice's control
    And "Devoted Retainer" has 1 +1/+1 counter

  @chk:time-stop.2
  Scenario: Time Stop in the end of turn step takes along what has already triggered
    Given Alice controls "Devoted Retainer" and has "Otherworldly Journey" and "Time Stop" in hand
    And Alice can pay {1}{W} and can pay {4}{U}{U}
    When Alice plays "Otherworldly Journey" targeting "Devoted Retainer"
    And the game goes on to Alice's end of turn
    And Alice plays "Time Stop"
    And the top of the stack resolves
    Then it is Bob's upkeep
    When the game goes on to Bob's end of turn
    Then the stack is empty
    And it is Bob's end of turn
    And "Devoted Retainer" is removed from the game
