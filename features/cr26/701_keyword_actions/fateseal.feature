Feature: Fateseal

  @cr26:701.29a
  Scenario: A player who fateseals 2 puts the creature on the bottom of the opponent's library and leaves the other card on top
    Given Alice has "Spin into Myth" in hand and can pay {4}{U}
    And Bob controls "Hill Giant" and has "Island", "Forest" and "Swamp" as library
    When Alice plays "Spin into Myth" targeting "Hill Giant"
    And the stack resolves
    Then Alice knows "Island"
    And Alice may choose "Island"
    And Alice may not choose "Forest"
    When Alice chooses "Hill Giant"
    Then Bob's library holds, in order, "Island", "Forest", "Swamp" and "Hill Giant"

  @cr26:701.29a
  Scenario: A player who fateseals 2 orders two cards on the bottom, or two cards on top
    Given Alice has 2 "Spin into Myth" as "myth" in hand and can pay {8}{U}{U}
    And Bob controls "Hill Giant" and "Grizzly Bears" and has "Island", "Forest" and "Swamp" as library
    When Alice plays "myth 1" targeting "Hill Giant"
    And the stack resolves
    And Alice chooses "Hill Giant" and "Island"
    And Alice puts "Island" and "Hill Giant" in this order for "myth 1"
    Then Bob's library holds, in order, "Forest", "Swamp", "Island" and "Hill Giant"
    When Alice plays "myth 2" targeting "Grizzly Bears"
    And the stack resolves
    And Alice chooses nothing
    And Alice puts "Forest" and "Grizzly Bears" in this order for "myth 2"
    Then Bob's library holds, in order, "Forest", "Grizzly Bears", "Swamp", "Island" and "Hill Giant"
