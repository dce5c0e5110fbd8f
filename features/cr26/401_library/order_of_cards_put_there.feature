Feature: The order of cards that an effect puts into a library

  @cr26:401.4
  Scenario: Bob, whose two lands Alice's Plow Under puts on top of his library, chooses their order
    Given Alice has "Plow Under" in hand and can pay {3}{G}{G}
    And Bob controls "Forest" and "Swamp" and has "Hill Giant" as library
    When Alice plays "Plow Under" targeting "Forest" and "Swamp"
    And the stack resolves
    Then Bob is asked for an order by "Plow Under"
    When Bob puts "Swamp" and "Forest" in this order
    Then Bob's library holds, in order, "Swamp", "Forest" and "Hill Giant"
