Feature: Brainstorm and Ponder

  @cr26:401.4.3
  Scenario: Brainstorm's player puts back one drawn card and one that was in hand before
    Given Alice has "Brainstorm" and "Hill Giant" in hand and can pay {U}
    And Alice has "Forest", "Island", "Swamp" and "Plains" as library
    When Alice plays "Brainstorm"
    And the stack resolves
    Then Alice has drawn 3 cards
    And Alice may choose "Hill Giant" and "Island"
    And Alice may choose "Forest" and "Swamp"
    When Alice chooses "Hill Giant" and "Island" for "Brainstorm"
    And Alice puts "Island" and "Hill Giant" in this order for "Brainstorm"
    Then Alice's library holds, in order, "Island", "Hill Giant" and "Plains"
    And Alice's hand holds "Forest" and "Swamp"
    And Alice has drawn 3 cards

  @cr26:401.4.3 @cr26:400.5.3
  Scenario: Ponder's player puts the third card on top and draws it
    Given Alice has "Ponder" in hand and can pay {U}
    And Alice has "Forest", "Island", "Swamp" and "Plains" as library
    When Alice plays "Ponder"
    And the stack resolves
    Then Alice is asked for an order by "Ponder"
    When Alice puts "Swamp", "Forest" and "Island" in this order for "Ponder"
    And Alice says no to "Ponder"
    Then Alice's hand holds "Swamp"
    And Alice's library holds, in order, "Forest", "Island" and "Plains"
    And Alice knows "Forest" and "Island"
    And it happened never that Alice shuffled

  @cr26:701.24a.2
  Scenario: Ponder's player shuffles after all, and no longer knows what is on top
    Given Alice has "Ponder" as "first" and "Ponder" as "second" in hand and can pay {U}{U}
    And Alice has "Forest", "Island", "Swamp", "Plains" and "Mountain" as library
    When Alice plays "first"
    And the stack resolves
    And Alice puts "Swamp", "Forest" and "Island" in this order for "first"
    And Alice says no to "first"
    Then Alice knows "Forest" and "Island"
    When Alice plays "second"
    And the stack resolves
    And Alice puts "Forest", "Island" and "Plains" in this order for "second"
    And Alice says yes to "second"
    Then it happened once that Alice shuffled
    And Alice has 2 cards in hand
    And Alice doesn't know "Island" and "Plains"
    And Bob doesn't know "Island" and "Plains"

  @cr26:701.24a.2
  Scenario: Bob doesn't see the cards of Alice's Ponder, and after she has shuffled, she doesn't know the top card either
    Given Alice has "Ponder" in hand and can pay {U}
    And Alice has "Forest", "Island", "Swamp" and "Plains" as library
    When Alice plays "Ponder"
    And the stack resolves
    Then Alice knows "Forest", "Island" and "Swamp"
    And Bob doesn't know "Forest", "Island" and "Swamp"
    When Alice puts "Swamp", "Forest" and "Island" in this order for "Ponder"
    And Alice says yes to "Ponder"
    Then it happened once that Alice shuffled
    And Alice doesn't know "Forest" and "Island"
    And Bob doesn't know "Forest" and "Island"
    And Alice has 1 card in hand

  @cr26:401.4.3
  Scenario: Ponder asks Alice, who has a single card in her library, for no order, and Bob arranges the two lands that her Plow Under puts on top of his library
    Given Alice has "Ponder" and "Plow Under" in hand and can pay {U}{3}{G}{G}
    And Alice has "Forest" as library
    And Bob controls "Island" and "Swamp" and has "Hill Giant" as library
    When Alice plays "Ponder"
    And the stack resolves
    And Alice says no to "Ponder"
    Then Alice's hand holds "Forest" and "Plow Under"
    When Alice plays "Plow Under" targeting "Island" and "Swamp"
    And the stack resolves
    And Bob puts "Swamp" and "Island" in this order
    Then Bob's library holds, in order, "Swamp", "Island" and "Hill Giant"
    And Alice was asked for an order never
    And it happened never that Alice shuffled

  @cr26:401.4.3
  Scenario: Alice orders the two cards that she puts back for Brainstorm, and nobody orders the two lands of different owners that Plow Under puts back
    Given Alice has "Brainstorm" and "Plow Under" in hand and can pay {U}{3}{G}{G}
    And Alice has "Hill Giant", "Island", "Swamp" and "Plains" as library
    And Alice controls "Forest"
    And Bob controls "Mountain" and has "Wastes" as library
    When Alice plays "Brainstorm"
    And the stack resolves
    And Alice chooses "Hill Giant" and "Island" for "Brainstorm"
    And Alice puts "Island" and "Hill Giant" in this order for "Brainstorm"
    And Alice plays "Plow Under" targeting "Forest" and "Mountain"
    And the stack resolves
    Then nobody is asked anything
    And Alice's library holds, in order, "Forest", "Island", "Hill Giant" and "Plains"
    And Bob's library holds, in order, "Mountain" and "Wastes"
    And Alice's hand holds "Swamp"
    And Bob was asked for an order never
