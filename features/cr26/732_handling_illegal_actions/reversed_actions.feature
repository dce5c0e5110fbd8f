Feature: Actions that are reversed

  @cr26:732.1
  Scenario: Altar's Reap without a creature to sacrifice is taken back with the mana that City of Brass made, and with one it is cast
    Given Alice controls "City of Brass" and "Swamp"
    And Alice has "Altar's Reap" and "Ornithopter" in hand
    And Alice has "Forest", "Plains" and "Mountain" on top of library
    When Alice tries to play "Altar's Reap"
    Then the attempt is refused by rule 118.3
    And "Altar's Reap" is in Alice's hand
    And "City of Brass" is untapped
    And "City of Brass" has triggered never
    And Alice has no mana in the mana pool
    And Alice is at 20 life
    When Alice plays "Ornithopter"
    And the stack resolves
    And Alice tries to play "Altar's Reap" sacrificing "Ornithopter"
    Then the attempt succeeds
    And "City of Brass" is tapped
    When the stack resolves
    Then Alice's hand holds "Forest" and "Plains"
    And Alice is at 19 life

  @cr26:732.2.2
  Scenario: In Alice's turn, Bob, whose activation of Second Cradle is taken back, still has priority, activates it once he has a creature, and passes after another reversal
    Given Bob controls "Second Cradle" and can pay {1}{W}{1}
    And Bob has "Raise the Alarm" in hand
    And Alice controls "Hill Giant"
    When Alice passes
    And Bob tries to activate "Second Cradle"
    Then the attempt is refused by rule 118.3
    And Bob has priority
    When Bob plays "Raise the Alarm"
    And the stack resolves
    And Alice passes
    And Bob tries to activate "Second Cradle" sacrificing the first "Soldier" token
    Then the attempt succeeds
    When the stack resolves
    Then "Hill Giant" is in play
    And Bob controls 1 "Soldier" permanent
    When Alice passes
    And Bob tries to activate "Second Cradle"
    Then the attempt is refused by rule 118.3
    And Bob has priority
    When Bob passes
    Then it is Alice's beginning of combat step

  @cr26:732.1.2
  Scenario: Firebolt, whose flashback cost Alice can't pay with four lands, is back in the graveyard, and with a fifth land it is cast
    Given Alice controls 4 "Mountain" as "peak" and has "Mountain" in hand
    And Alice has "Firebolt" in graveyard
    When Alice tries to play "Firebolt" from graveyard targeting Bob
    Then the attempt is refused by rule 118.3
    And "Firebolt" is in Alice's graveyard
    And "peak 1" is untapped
    When Alice plays the land "Mountain"
    And Alice tries to play "Firebolt" from graveyard targeting Bob
    Then the attempt succeeds
    When the stack resolves
    Then Bob is at 18 life
