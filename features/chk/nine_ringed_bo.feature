Feature: Nine-Ringed Bo
  @chk:nine-ringed-bo.1
  Scenario: A Spirit that Nine-Ringed Bo damaged is exiled instead of dying although Nine-Ringed Bo has left the battlefield
    Given Alice controls "Nine-Ringed Bo" and has "Glacial Ray" in hand and can pay {1}{R}
    And Bob controls "Kami of Ancient Law" and has "Naturalize" in hand and can pay {1}{G}
    When Alice activates "Nine-Ringed Bo" targeting "Kami of Ancient Law"
    And the stack resolves
    Then "Kami of Ancient Law" has 1 damage marked
    When Bob plays "Naturalize" targeting "Nine-Ringed Bo"
    And the stack resolves
    Then "Nine-Ringed Bo" is in Alice's graveyard
    When Alice plays "Glacial Ray" targeting "Kami of Ancient Law"
    And the stack resolves
    Then "Kami of Ancient Law" is removed from the game

  @chk:nine-ringed-bo.1
  Scenario: Nine-Ringed Bo can target only a Spirit, and only that Spirit is exiled instead of dying
    Given Alice controls "Nine-Ringed Bo" and has "Wrath of God" in hand and can pay {2}{W}{W}
    And Bob controls 2 "Kami of Ancient Law" as "kami" and "Grizzly Bears"
    Then Alice can target "kami 1" and "kami 2" with "Nine-Ringed Bo"
    And Alice can't target "Grizzly Bears" with "Nine-Ringed Bo"
    When Alice activates "Nine-Ringed Bo" targeting "kami 1"
    And the stack resolves
    And Alice plays "Wrath of God"
    And the stack resolves
    Then "kami 1" is removed from the game
    And "kami 2" and "Grizzly Bears" are in Bob's graveyard

  @chk:nine-ringed-bo.1
  Scenario: A Spirit that Nine-Ringed Bo damaged isn't exiled if it dies on a later turn
    Given Alice controls "Nine-Ringed Bo"
    And Bob controls "Kami of Ancient Law" and has "Wrath of God" in hand and can pay {2}{W}{W}
    When Alice activates "Nine-Ringed Bo" targeting "Kami of Ancient Law"
    And the stack resolves
    Then "Kami of Ancient Law" has 1 damage marked
    When the game goes on to Bob's main phase
    Then "Kami of Ancient Law" has 0 damage marked
    When Bob plays "Wrath of God"
    And the stack resolves
    Then "Kami of Ancient Law" is in Bob's graveyard

  @chk:nine-ringed-bo.1
  Scenario: A Spirit that Nine-Ringed Bo damaged before combat is exiled if it would die after combat in the same turn
    Given Alice controls "Nine-Ringed Bo" and has "Glacial Ray" in hand and can pay {1}{R}
    And Bob controls "Kami of Ancient Law"
    When Alice activates "Nine-Ringed Bo" targeting "Kami of Ancient Law"
    Then "Nine-Ringed Bo" is tapped
    When the stack resolves
    Then "Kami of Ancient Law" has 1 damage marked
    When the game goes on to Alice's second main phase
    And Alice plays "Glacial Ray" targeting "Kami of Ancient Law"
    And the stack resolves
    Then "Kami of Ancient Law" is removed from the game
