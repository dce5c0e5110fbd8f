Feature: Several players scrying or surveilling at once

  @cr26:701.22c
  Scenario: For Shared Omen, both players look, Alice decides before Bob, and then both cards move
    Given Alice has "Shared Omen" in hand and can pay {U}
    And Alice has "Island" and "Forest" as library
    And Bob has "Swamp" and "Mountain" as library
    When Alice plays "Shared Omen"
    And the stack resolves
    Then Bob knows "Swamp"
    And Alice is asked for objects by "Shared Omen" among "Island"
    When Alice chooses "Island"
    Then Bob is asked for objects by "Shared Omen" among "Swamp"
    And Alice's library holds, in order, "Island" and "Forest"
    When Bob chooses "Swamp"
    Then Alice's library holds, in order, "Forest" and "Island"
    And Bob's library holds, in order, "Mountain" and "Swamp"

  @cr26:101.4.4
  Scenario: For Shared Burial, both players decide which card they surveil into the graveyard, and then both cards move at one time
    Given Alice has "Shared Burial" in hand and can pay {U}
    And Alice has "Island" and "Forest" as library
    And Bob has "Swamp" and "Mountain" as library
    When Alice plays "Shared Burial"
    And the stack resolves
    And Alice chooses "Island"
    Then "Island" is in Alice's library
    When Bob chooses "Swamp"
    Then "Swamp" is in Bob's graveyard
    And Alice's graveyard holds "Island" and "Shared Burial"

  @cr26:101.4.4
  Scenario: After Shared Burial, the card that Alice chose is in her graveyard, and Bob's, which he didn't choose, on top of his library
    Given Alice has "Shared Burial" in hand and can pay {U}
    And Alice has "Island" and "Forest" as library
    And Bob has "Swamp" and "Mountain" as library
    When Alice plays "Shared Burial"
    And the stack resolves
    And Alice chooses "Island"
    And Bob chooses nothing
    Then "Island" is in Alice's graveyard
    And Alice's library holds, in order, "Forest"
    And Bob's library holds, in order, "Swamp" and "Mountain"

  @cr26:101.4.4
  Scenario: In Bob's turn, Bob, the active player, decides before Alice for her Shared Burial, and then both cards move at one time
    Given it is Bob's main phase
    And Alice controls "Vedalken Orrery" and has "Shared Burial" in hand and can pay {U}
    And Alice has "Island" and "Forest" as library
    And Bob has "Swamp" and "Mountain" as library
    When Alice plays "Shared Burial"
    And the stack resolves
    Then Bob is asked for objects by "Shared Burial" among "Swamp"
    When Bob chooses "Swamp"
    Then Alice is asked for objects by "Shared Burial" among "Island"
    And "Swamp" is in Bob's library
    When Alice chooses "Island"
    Then "Swamp" is in Bob's graveyard
    And Alice's graveyard holds "Island" and "Shared Burial"

  @cr26:701.22c
  Scenario: In Bob's turn, Bob decides before Alice and Carol for Alice's Shared Omen, and all three cards move afterwards
    Given it is Bob's main phase
    And Carol is playing too
    And Alice controls "Vedalken Orrery" and has "Shared Omen" in hand and can pay {U}
    And Alice has "Island" and "Forest" as library
    And Bob has "Swamp" and "Mountain" as library
    And Carol has "Plains" and "Hill Giant" as library
    When Alice plays "Shared Omen"
    And the stack resolves
    Then Bob is asked for objects by "Shared Omen" among "Swamp"
    When Bob chooses "Swamp"
    Then Carol is asked for objects by "Shared Omen" among "Plains"
    When Carol chooses nothing
    Then Alice is asked for objects by "Shared Omen" among "Island"
    And Bob's library holds, in order, "Swamp" and "Mountain"
    When Alice chooses "Island"
    Then Bob's library holds, in order, "Mountain" and "Swamp"
    And Carol's library holds, in order, "Plains" and "Hill Giant"
    And Alice's library holds, in order, "Forest" and "Island"

  @cr26:701.22c
  Scenario: For Wide Omen, by which both players scry 2, Alice decides about both of her cards before Bob does, and all four cards move afterwards
    Given Alice has "Wide Omen" in hand and can pay {1}{U}
    And Alice has "Island", "Forest" and "Plains" as library
    And Bob has "Swamp", "Mountain" and "Hill Giant" as library
    When Alice plays "Wide Omen"
    And the stack resolves
    Then Alice knows "Island" and "Forest"
    And Bob knows "Swamp" and "Mountain"
    And Bob doesn't know "Hill Giant"
    And Alice is asked for objects by "Wide Omen" among "Island" and "Forest"
    When Alice chooses "Island" and "Forest"
    And Alice puts "Forest" and "Island" in this order
    Then Bob is asked for objects by "Wide Omen" among "Swamp" and "Mountain"
    And Alice's library holds, in order, "Island", "Forest" and "Plains"
    When Bob chooses "Mountain"
    Then Alice's library holds, in order, "Plains", "Forest" and "Island"
    And Bob's library holds, in order, "Swamp", "Hill Giant" and "Mountain"

  @cr26:701.22c
  Scenario: For Wide Omen, Alice scries 2 while Bob, whose library is empty, is not asked
    Given Alice has "Wide Omen" in hand and can pay {1}{U}
    And Alice has "Island", "Forest" and "Plains" as library
    And Bob has no cards in library
    When Alice plays "Wide Omen"
    And the stack resolves
    And Alice chooses "Island"
    Then Alice's library holds, in order, "Forest", "Plains" and "Island"
    And Bob was asked for objects never
    And Bob is still in the game

  @cr26:701.22c.2
  Scenario: In Bob's turn, Bob decides about both of his cards for Alice's Wide Omen before Alice does about hers, and all four cards move afterwards
    Given it is Bob's main phase
    And Alice controls "Vedalken Orrery" and has "Wide Omen" in hand and can pay {1}{U}
    And Alice has "Island", "Forest" and "Plains" as library
    And Bob has "Swamp", "Mountain" and "Hill Giant" as library
    When Alice plays "Wide Omen"
    And the stack resolves
    Then Bob is asked for objects by "Wide Omen" among "Swamp" and "Mountain"
    When Bob chooses "Swamp" and "Mountain"
    And Bob puts "Mountain" and "Swamp" in this order
    Then Alice is asked for objects by "Wide Omen" among "Island" and "Forest"
    And Bob's library holds, in order, "Swamp", "Mountain" and "Hill Giant"
    When Alice chooses "Island"
    Then Alice's library holds, in order, "Forest", "Plains" and "Island"
    And Bob's library holds, in order, "Hill Giant", "Mountain" and "Swamp"

  @cr26:701.22c.2
  Scenario: In her own turn, Alice decides about both of her cards for Wide Omen, and then Bob about his
    Given Alice has "Wide Omen" in hand and can pay {1}{U}
    And Alice has "Island", "Forest" and "Plains" as library
    And Bob has "Swamp", "Mountain" and "Hill Giant" as library
    When Alice plays "Wide Omen"
    And the stack resolves
    And Alice chooses "Island"
    Then Bob is asked for objects by "Wide Omen" among "Swamp" and "Mountain"
    When Bob chooses "Mountain"
    Then Alice's library holds, in order, "Forest", "Plains" and "Island"
    And Bob's library holds, in order, "Swamp", "Hill Giant" and "Mountain"
