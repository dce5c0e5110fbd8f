Feature: Look

  @cr26:701.20e
  Scenario: Only the player who looked at the top card knows it, also after drawing it
    Given it is Alice's upkeep
    And Alice controls "Brutal Deceiver" and can pay {1}
    And Alice has "Island" and "Forest" on top of library
    And Bob has "Swamp" on top of library
    When Alice activates "peek" of "Brutal Deceiver"
    And the stack resolves
    Then Alice knows "Island"
    And the top of Alice's library is "Island" and "Forest"
    And Alice doesn't know "Forest"
    And Bob doesn't know "Island"
    When the game goes on to Alice's main phase
    Then "Island" is in Alice's hand
    And Alice knows "Island"
    And Bob doesn't know "Island"
    When the game goes on to Bob's main phase
    Then Bob knows "Swamp"
    And Alice doesn't know "Swamp"

  @cr26:701.20e.2
  Scenario: Alice, who casts Peek, sees Bob's hand, whose cards stay there, and Carol sees none of them
    Given Carol is playing too
    And Alice has "Peek" in hand and can pay {U}
    And Alice has "Forest" and "Island" as library
    And Bob has "Hill Giant" and "Shock" in hand
    When Alice plays "Peek" targeting Bob
    And the stack resolves
    Then Alice knows "Hill Giant" and "Shock"
    And Carol doesn't know "Hill Giant" and "Shock"
    And Bob's hand holds "Hill Giant" and "Shock"
    And Alice's hand holds "Forest"

  @cr26:701.20e.2
  Scenario: Alice, who casts Peek, sees Bob's hand, and doesn't see Carol's, whose cards Carol alone knows
    Given Carol is playing too
    And Alice has "Peek" in hand and can pay {U}
    And Alice has "Forest" and "Island" as library
    And Bob has "Hill Giant" and "Shock" in hand
    And Carol has "Gray Ogre" in hand
    When Alice plays "Peek" targeting Bob
    And the stack resolves
    Then Alice knows "Hill Giant" and "Shock"
    And Alice doesn't know "Gray Ogre"
    And Bob doesn't know "Gray Ogre"
    And Alice's hand holds "Forest"

  @cr26:701.24a
  Scenario: Alice no longer knows Hill Giant, which she looked at on top of her library, after she has shuffled for Kodama's Reach
    Given Alice controls "Brutal Deceiver" and can pay {1}
    And Alice has "Kodama's Reach" in hand and can pay {2}{G}
    And Alice has "Hill Giant", "Forest", "Island" and "Swamp" as library
    When Alice activates "peek" of "Brutal Deceiver"
    And the stack resolves
    Then Alice knows "Hill Giant"
    When Alice plays "Kodama's Reach"
    And the stack resolves
    And Alice chooses "Forest" and "Island" for "Kodama's Reach"
    And Alice chooses "Forest" for "Kodama's Reach"
    Then it happened once that Alice shuffled
    And "Hill Giant" is in Alice's library
    And Alice doesn't know "Hill Giant"
