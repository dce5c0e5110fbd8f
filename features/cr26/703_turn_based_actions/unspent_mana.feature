Feature: Unspent mana

  @cr26:703.4q @cr26:703.1 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Mana that Alice adds in her upkeep is lost as the upkeep ends, before the draw step
    Given it is Alice's upkeep
    And Alice controls "Forest" and "Hill Giant"
    And Alice has "Giant Growth" in hand
    And Alice has "Island" on top of library
    When Alice taps "Forest" for mana
    Then Alice has {G} in the mana pool
    And Alice can play "Giant Growth" targeting "Hill Giant"
    When the game goes on to Alice's draw step
    Then Alice has no mana in the mana pool
    And "Forest" is tapped
    And Alice can't play "Giant Growth" targeting "Hill Giant" by rule 118.3
    And Alice is at 20 life
    And "Island" is in Alice's hand

  @cr26:703.4q @cr26:703.1 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Mana that Alice adds in her main phase is lost before the beginning of combat
    Given Alice controls "Forest" and "Hill Giant"
    When Alice taps "Forest" for mana
    And the game goes on to the beginning of combat
    Then Alice has no mana in the mana pool
    And "Forest" is tapped
    And "Hill Giant" is in play
    And Alice can attack with "Hill Giant"

  @cr26:703.4q @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Mana that Bob adds in Alice's upkeep is lost as the upkeep ends
    Given it is Alice's upkeep
    And Bob controls "Forest" and "Hill Giant"
    And Bob has "Giant Growth" in hand
    And Alice has "Island" on top of library
    When Alice passes
    And Bob taps "Forest" for mana
    Then Bob has {G} in the mana pool
    And Bob can play "Giant Growth" targeting "Hill Giant"
    When the game goes on to Alice's draw step
    Then Bob has no mana in the mana pool
    And "Forest" is tapped
    And "Island" is in Alice's hand
