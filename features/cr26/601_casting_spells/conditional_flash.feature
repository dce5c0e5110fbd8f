Feature: Spells that can be cast as though they had flash under a condition

  @cr26:601.3d
  Scenario: In Bob's turn, Scrap Harvest can be cast while Alice controls an artifact, and can't be cast once she controls none
    Given it is Bob's main phase
    And Alice controls "Sol Ring", "Forest" and "Mountain" and can pay {1}{R}
    And Alice has "Scrap Harvest" in hand
    And Bob has "Naturalize" in hand and can pay {1}{G}
    Then Alice can play "Scrap Harvest" sacrificing "Forest" targeting Bob
    When Bob plays "Naturalize" targeting "Sol Ring"
    And the stack resolves
    Then Alice can't play "Scrap Harvest" sacrificing "Forest" targeting Bob by rule 117.1a
    And "Sol Ring" is in Alice's graveyard

  @cr26:601.5a
  Scenario: In Bob's turn, Scrap Harvest can be cast although the artifact that allows it is sacrificed to pay for it
    Given it is Bob's main phase
    And Alice controls "Ornithopter" and can pay {1}{R}
    And Alice has "Scrap Harvest" in hand
    Then Alice can play "Scrap Harvest" sacrificing "Ornithopter" targeting Bob
    When Alice plays "Scrap Harvest" sacrificing "Ornithopter" targeting Bob
    And the stack resolves
    Then "Ornithopter" was sacrificed
    And Bob is at 16 life
