Feature: Preordain

  @cr26:701.22a.3
  Scenario: Preordain's player puts the top card on the bottom and draws the second one
    Given Alice has "Preordain" in hand and can pay {U}
    And Alice has "Forest", "Island" and "Swamp" as library
    When Alice plays "Preordain"
    And the stack resolves
    Then Alice has drawn no cards
    When Alice chooses "Forest" for "Preordain"
    Then Alice's hand holds "Island"
    And Alice's library holds, in order, "Swamp" and "Forest"
    And Alice has drawn 1 card
