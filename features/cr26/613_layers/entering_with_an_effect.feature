Feature: Timestamps of a permanent that enters with an effect

  @cr26:613.7n
  Scenario: Dusk Dweller's own ability makes it black, but Pale Return's later effect makes it white
    Given Alice has "Dusk Dweller" as "buried" in graveyard
    And Alice has "Pale Return" in hand and can pay {2}{W}
    And Alice controls "Dusk Dweller" as "elder" and "Swamp"
    When Alice plays "Pale Return" targeting "buried"
    And the stack resolves
    Then "buried" is in play under Alice's control
    And "buried" is white
    And "elder" is black

  @cr26:613.7n.2
  Scenario: Dusk Dweller's own ability makes it black, but the later effect of the ability of Pale Altar makes it white
    Given Alice controls "Pale Altar" and can pay {1}
    And Alice has "Dusk Dweller" as "buried" and "Hill Giant" in graveyard
    And Alice controls "Dusk Dweller" as "elder" and "Swamp"
    When Alice activates "Pale Altar" targeting "buried"
    And the stack resolves
    Then "buried" is in play under Alice's control
    And "buried" is white
    And "elder" is black
    And "Hill Giant" is in Alice's graveyard
