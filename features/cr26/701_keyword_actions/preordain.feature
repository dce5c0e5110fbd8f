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

  @cr26:701.22a.3
  Scenario: Preordain's player puts the second card on the bottom and draws the first one, which stays on top
    Given Alice has "Preordain" in hand and can pay {U}
    And Alice has "Forest", "Island" and "Swamp" as library
    When Alice plays "Preordain"
    And the stack resolves
    And Alice chooses "Island" for "Preordain"
    Then Alice's hand holds "Forest"
    And Alice's library holds, in order, "Swamp" and "Island"

  @cr26:701.22a.3
  Scenario: Preordain's player puts both cards on the bottom in an order of her choice and draws the third one
    Given Alice has "Preordain" in hand and can pay {U}
    And Alice has "Forest", "Island", "Swamp" and "Plains" as library
    When Alice plays "Preordain"
    And the stack resolves
    Then Alice may choose "Forest" and "Island" for "Preordain"
    When Alice chooses "Forest" and "Island" for "Preordain"
    And Alice puts "Island" and "Forest" in this order for "Preordain"
    Then Alice's hand holds "Swamp"
    And Alice's library holds, in order, "Plains", "Island" and "Forest"
