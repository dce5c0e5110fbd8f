Feature: Black Lotus

  @cr26:605.3b.2
  Scenario: Black Lotus is sacrificed for three blue mana, which pay for Cancel, and Bob has no chance to respond
    Given Bob has "Hill Giant" in hand and can pay {3}{R}
    And it is Bob's main phase
    And Alice controls "Black Lotus" and has "Cancel" in hand
    When Bob plays "Hill Giant"
    And Bob passes
    And Alice taps "Black Lotus" for mana making {U}{U}{U}
    Then "Black Lotus" was sacrificed
    And Alice has {U}{U}{U} in the mana pool
    And the stack holds "Hill Giant"
    When Alice plays "Cancel" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was countered
