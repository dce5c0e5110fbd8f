Feature: Peer Through Depths
  @chk:peer-through-depths.1
  Scenario: If none of the five cards is an instant or sorcery, Peer Through Depths puts all five on the bottom of the library
    Given Alice has "Peer Through Depths" in hand and can pay {1}{U}
    And Alice has 5 "Grizzly Bears" as "bear" and "Hill Giant" on top of library
    Then the top of Alice's library is "bear 1", "bear 2", "bear 3", "bear 4", "bear 5" and "Hill Giant"
    When Alice plays "Peer Through Depths"
    And the stack resolves
    Then Alice is asked for an order by "Peer Through Depths"
    When as it resolves, Alice puts "bear 3", "bear 1", "bear 5", "bear 2" and "bear 4" in this order for "Peer Through Depths"
    Then the top of Alice's library is "Hill Giant"
    And the bottom of Alice's library is "bear 3", "bear 1", "bear 5", "bear 2" and "bear 4"
    And Alice's hand is empty
    And Alice knows "bear 1", "bear 2", "bear 3", "bear 4" and "bear 5"
    And Bob doesn't know "bear 1", "bear 2", "bear 3", "bear 4" and "bear 5"

  @chk:peer-through-depths.1
  Scenario: Peer Through Depths reveals the one instant or sorcery card that its controller takes and no other card
    Given Alice has "Peer Through Depths" in hand and can pay {1}{U}
    And Alice has "Grizzly Bears", "Terror", "Wrath of God", "Forest" and "Hill Giant" on top of library
    When Alice plays "Peer Through Depths"
    And the stack resolves
    Then Alice may choose "Terror"
    And Alice may choose "Wrath of God"
    And Alice may choose nothing
    And Alice may not choose "Grizzly Bears"
    And Alice may not choose "Terror" and "Wrath of God"
    And Bob doesn't know "Terror" and "Wrath of God"
    When as it resolves, Alice chooses "Wrath of God" for "Peer Through Depths"
    And as it resolves, Alice puts "Forest", "Terror", "Hill Giant" and "Grizzly Bears" in this order for "Peer Through Depths"
    Then Alice's hand holds "Wrath of God"
    And Bob knows "Wrath of God"
    And the bottom of Alice's library is "Forest", "Terror", "Hill Giant" and "Grizzly Bears"
    And Bob doesn't know "Forest", "Terror", "Hill Giant" and "Grizzly Bears"
    And it happened once that "Wrath of God" was revealed
    And it happened never that "Terror" was revealed
    And Alice has drawn no cards

  @chk:peer-through-depths.1
  Scenario: Peer Through Depths' controller may take no card although an instant is among the cards, and then reveals none
    Given Alice has "Peer Through Depths" in hand and can pay {1}{U}
    And Alice has "Terror", "Forest" and "Hill Giant" as library
    When Alice plays "Peer Through Depths"
    And the stack resolves
    And as it resolves, Alice chooses nothing for "Peer Through Depths"
    And as it resolves, Alice puts "Hill Giant", "Terror" and "Forest" in this order for "Peer Through Depths"
    Then Alice's hand is empty
    And Alice's library holds, in order, "Hill Giant", "Terror" and "Forest"
    And Bob doesn't know "Terror"
    And it happened never that "Terror" was revealed

  @chk:peer-through-depths.1
  Scenario: Peer Through Depths cast on an opponent's turn puts all five cards on the bottom if none is an instant or sorcery
    Given it is Bob's upkeep
    And Alice has "Peer Through Depths" in hand and can pay {1}{U}
    And Alice has "Grizzly Bears", "Forest", "Island", "Swamp", "Mountain" and "Hill Giant" on top of library
    When Alice plays "Peer Through Depths"
    Then the total cost of "Peer Through Depths" is {1}{U}
    When the stack resolves
    And Alice puts "Swamp", "Grizzly Bears", "Mountain", "Forest" and "Island" in this order
    Then the top of Alice's library is "Hill Giant"
    And the bottom of Alice's library is "Swamp", "Grizzly Bears", "Mountain", "Forest" and "Island"
    And "Peer Through Depths" is in Alice's graveyard
