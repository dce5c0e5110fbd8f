Feature: Starting life totals

  @cr26:103.4 @cr26:119.1
  Scenario: Each player begins with 20 life, so seven Lightning Bolts make a player lose and six don't
    Given Alice has 7 "Lightning Bolt" as "bolt" in hand and can pay {R}{R}{R}{R}{R}{R}{R}
    Then Alice is at 20 life
    And Bob is at 20 life
    When Alice plays "bolt 1" targeting Bob
    And Alice plays "bolt 2" targeting Bob
    And Alice plays "bolt 3" targeting Bob
    And Alice plays "bolt 4" targeting Bob
    And Alice plays "bolt 5" targeting Bob
    And Alice plays "bolt 6" targeting Bob
    And the stack resolves
    Then Bob is at 2 life
    And Bob is still in the game
    When Alice plays "bolt 7" targeting Bob
    And the stack resolves
    Then Bob has lost the game
