Feature: Playing lands from graveyards

  @cr26:305.1 @cr26:116.2a.2 @cr26:701.18a.4
  Scenario: Alice can play a Forest from her graveyard only after Yawgmoth's Will has resolved
    Given Alice has "Forest" in graveyard
    And Alice has "Yawgmoth's Will" in hand and can pay {2}{B}
    Then Alice can't play the land "Forest" from graveyard
    When Alice plays "Yawgmoth's Will"
    And the stack resolves
    Then Alice can play the land "Forest" from graveyard
    When Alice plays the land "Forest" from graveyard
    Then "Forest" is in play
