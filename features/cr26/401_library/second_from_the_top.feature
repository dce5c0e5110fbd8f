Feature: Cards put second from the top

  @cr26:401.7
  Scenario: Oust puts a creature into its owner's library beneath the top card
    Given Alice has "Oust" in hand and can pay {W}
    And Bob controls "Hill Giant"
    And Bob has "Island", "Forest" and "Swamp" as library
    When Alice plays "Oust" targeting "Hill Giant"
    And the stack resolves
    Then Bob's library holds, in order, "Island", "Hill Giant", "Forest" and "Swamp"
    And Bob is at 23 life

  @cr26:401.7
  Scenario: If the library has only one card, Oust puts the creature on the bottom, and into an empty library as its only card
    Given Alice has 2 "Oust" as "oust" in hand and can pay {W}{W}
    And Bob controls "Hill Giant"
    And Bob has "Island" as library
    And Alice controls "Grizzly Bears"
    And Alice has an empty library
    When Alice plays "oust 1" targeting "Hill Giant"
    And the stack resolves
    Then Bob's library holds, in order, "Island" and "Hill Giant"
    And Bob is at 23 life
    When Alice plays "oust 2" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice's library holds "Grizzly Bears"
    And Alice is at 23 life

  @cr26:401.7.2
  Scenario: Third Shelf puts a creature third from the top of a library with three cards, and on the bottom of one with two cards
    Given Alice has 2 "Third Shelf" as "shelf" in hand and can pay {1}{U}{1}{U}
    And Bob controls "Hill Giant"
    And Bob has "Island", "Forest" and "Swamp" as library
    And Alice controls "Grizzly Bears"
    And Alice has "Plains" and "Mountain" as library
    When Alice plays "shelf 1" targeting "Hill Giant"
    And the stack resolves
    Then Bob's library holds, in order, "Island", "Forest", "Hill Giant" and "Swamp"
    When Alice plays "shelf 2" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice's library holds, in order, "Plains", "Mountain" and "Grizzly Bears"

  @cr26:401.7.2
  Scenario: If the library has only one card, Third Shelf puts the creature beneath that card
    Given Alice has "Third Shelf" in hand and can pay {1}{U}
    And Bob controls "Hill Giant"
    And Bob has "Island" as library
    When Alice plays "Third Shelf" targeting "Hill Giant"
    And the stack resolves
    Then Bob's library holds, in order, "Island" and "Hill Giant"
