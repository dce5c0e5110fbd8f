Feature: The discard of the cleanup step

  @cr26:703.4n.2 @cr26:402.2.2
  Scenario: With Cursed Rack, Alice discards down to four cards in her cleanup step
    Given it is Alice's end step
    And Bob controls "Cursed Rack"
    And "Cursed Rack" has the chosen opponent Alice
    And Alice has 4 "Plains" as "dune", "Forest" and "Island" in hand
    When the game goes on to Alice's cleanup step
    Then Alice is asked for objects
    And Alice may not choose "Forest"
    And Alice may choose "Forest" and "Island"
    When Alice chooses "Forest" and "Island"
    Then Alice has 4 cards in hand
    And "Forest" and "Island" are in Alice's graveyard

  @cr26:703.3.3
  Scenario: Maro with 8 damage survives the discard from nine to seven cards, because the damage is removed before state-based actions are checked
    Given it is Alice's end step
    And Alice controls "Maro"
    And "Maro" has 8 damage
    And Alice has 7 "Plains" as "dune", "Forest" and "Island" in hand
    Then "Maro" is 9/9
    When the game goes on to Alice's cleanup step
    And Alice chooses "Forest" and "Island"
    Then "Maro" is 7/7
    And "Maro" has no damage marked
    And "Maro" is in play
    And it happened never that Alice got priority in the cleanup step
