Feature: Winning the game by an effect

  @cr26:104.2b
  Scenario: Felidar Sovereign's ability wins the game only as it resolves, after Bob's Lightning Bolt in response, which leaves Alice at 40 life
    Given Alice controls "Felidar Sovereign" and is at 43 life
    And Bob has "Lightning Bolt" as "late" and "Lightning Bolt" as "early" in hand and can pay {R}{R}
    When the game goes on to Alice's next upkeep
    And Bob in response plays "early" targeting Alice
    And the top of the stack resolves
    Then Alice is at 40 life
    And Alice is still in the game
    When the top of the stack resolves
    Then Alice has won the game
    And Bob has lost the game
    And "late" is in Bob's hand

  @cr26:104.2b
  Scenario: At 60 life, Felidar Sovereign's controller wins the game, although Lightning Bolt costs her 3 life in response
    Given Alice controls "Felidar Sovereign" and is at 60 life
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When the game goes on to Alice's next upkeep
    And Bob in response plays "Lightning Bolt" targeting Alice
    And the top of the stack resolves
    Then Alice is at 57 life
    And Alice is still in the game
    When the top of the stack resolves
    Then Alice has won the game
    And Bob has lost the game

  @cr26:104.2b.2
  Scenario: Felidar Sovereign's ability wins a three-player game for Alice, who controls it, and both Bob and Carol lose
    Given Carol is playing too
    And it is Carol's end step
    And Alice controls "Felidar Sovereign" and is at 40 life
    And Bob is at 45 life
    When the game goes on to Alice's upkeep
    Then "Felidar Sovereign" has triggered once
    And Bob is still in the game
    And Carol is still in the game
    When the stack resolves
    Then Alice has won the game
    And Bob has lost the game
    And Carol has lost the game
