Feature: Fateseal

  @cr26:701.29a
  Scenario: A player who fateseals 2 puts the creature on the bottom of the opponent's library and leaves the other card on top
    Given Alice has "Spin into Myth" in hand and can pay {4}{U}
    And Bob controls "Hill Giant" and has "Island", "Forest" and "Swamp" as library
    When Alice plays "Spin into Myth" targeting "Hill Giant"
    And the stack resolves
    Then Alice knows "Island"
    And Bob doesn't know "Island"
    And Alice may choose "Island"
    And Alice may not choose "Forest"
    When Alice chooses "Hill Giant"
    Then Bob's library holds, in order, "Island", "Forest", "Swamp" and "Hill Giant"

  @cr26:701.29a
  Scenario: A player who fateseals 2 puts both cards on the bottom in an order of the player's choice
    Given Alice has "Spin into Myth" in hand and can pay {4}{U}
    And Bob controls "Hill Giant" and has "Island", "Forest" and "Swamp" as library
    When Alice plays "Spin into Myth" targeting "Hill Giant"
    And the stack resolves
    And Alice chooses "Hill Giant" and "Island"
    And Alice puts "Island" and "Hill Giant" in this order for "Spin into Myth"
    Then Bob's library holds, in order, "Forest", "Swamp", "Island" and "Hill Giant"

  @cr26:701.29a
  Scenario: A player who fateseals 2 puts both cards back on top in another order
    Given Alice has "Spin into Myth" in hand and can pay {4}{U}
    And Bob controls "Hill Giant" and has "Island", "Forest" and "Swamp" as library
    When Alice plays "Spin into Myth" targeting "Hill Giant"
    And the stack resolves
    And Alice chooses nothing
    And Alice puts "Island" and "Hill Giant" in this order for "Spin into Myth"
    Then Bob's library holds, in order, "Island", "Hill Giant", "Forest" and "Swamp"

  @cr26:701.29a
  Scenario: A player with two opponents who fateseals 2 chooses whose library it is
    Given Carol is playing too
    And Alice has "Spin into Myth" in hand and can pay {4}{U}
    And Bob controls "Hill Giant" and has "Island" and "Gray Ogre" as library
    And Carol has "Craw Wurm", "Forest" and "Swamp" as library
    When Alice plays "Spin into Myth" targeting "Hill Giant"
    And the stack resolves
    Then Alice may not choose Alice
    And Alice may choose Bob
    When Alice chooses Carol
    Then Alice doesn't know "Island"
    And Alice may choose "Craw Wurm"
    And Alice may not choose "Swamp"
    When Alice chooses "Craw Wurm"
    Then Carol's library holds, in order, "Forest", "Swamp" and "Craw Wurm"
    And Bob's library holds, in order, "Hill Giant", "Island" and "Gray Ogre"

  @cr26:701.29a
  Scenario: A player who fateseals 1 for Mesmeric Sliver looks at the top card of the opponent's library alone, and puts it on the bottom
    Given Alice has "Mesmeric Sliver" in hand and can pay {3}{U}
    And Bob has "Island", "Forest" and "Swamp" as library
    When Alice plays "Mesmeric Sliver"
    And the stack resolves
    And Alice says yes to "Mesmeric Sliver"
    Then Alice knows "Island"
    And Alice doesn't know "Forest"
    And Alice may choose "Island"
    And Alice may not choose "Forest"
    When Alice chooses "Island"
    Then Bob's library holds, in order, "Forest", "Swamp" and "Island"
