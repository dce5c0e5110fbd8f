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

  @cr26:601.5a @cr26:601.3d.3
  Scenario: In Bob's turn, Scrap Harvest can be cast although the artifact that allows it is sacrificed to pay for it
    Given it is Bob's main phase
    And Alice controls "Ornithopter" and can pay {1}{R}
    And Alice has "Scrap Harvest" in hand
    Then Alice can play "Scrap Harvest" sacrificing "Ornithopter" targeting Bob
    When Alice plays "Scrap Harvest" sacrificing "Ornithopter" targeting Bob
    And the stack resolves
    Then "Ornithopter" was sacrificed
    And Bob is at 16 life

  @cr26:601.3d.2
  Scenario: In Bob's turn, Scrap Courier, which has flash while Alice controls an artifact, can be cast, and can't be cast once she controls none
    Given it is Bob's main phase
    And Alice controls "Sol Ring" and "Forest" and can pay {1}{U}
    And Alice has "Scrap Courier" as "one" and "Scrap Courier" as "two" in hand
    And Alice can pay {1}{U}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Bob passes
    And Alice plays "one" sacrificing "Forest"
    And the stack resolves
    Then "one" is 3/3
    When Bob plays "Naturalize" targeting "Sol Ring"
    And the stack resolves
    Then Alice can't play "two" sacrificing "one" by rule 117.1a
    When the game goes on to Alice's main phase
    Then Alice can play "two" sacrificing "one"

  @cr26:601.5a.2
  Scenario: In Bob's turn, Scrap Courier is cast although the only artifact, which gives it flash, is sacrificed to pay for it
    Given it is Bob's main phase
    And Alice controls "Ornithopter" and can pay {1}{U}
    And Alice has "Scrap Courier" in hand
    Then Alice can play "Scrap Courier" sacrificing "Ornithopter"
    When Bob passes
    And Alice plays "Scrap Courier" sacrificing "Ornithopter"
    And the stack resolves
    Then "Ornithopter" was sacrificed
    And "Scrap Courier" is in play
    And "Scrap Courier" is 3/3
