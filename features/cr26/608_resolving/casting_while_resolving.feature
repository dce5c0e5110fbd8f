Feature: Casting a spell while another one resolves

  @cr26:608.2g.7
  Scenario: Forced Hand has Alice cast Hill Giant, which is put on the stack above Lava Spike before any player gets priority
    Given it is Bob's main phase
    And Bob has "Lava Spike" in hand and can pay {R}
    And Alice controls "Vedalken Orrery"
    And Alice has "Forced Hand" in hand and can pay {R}
    And Alice has "Hill Giant" on top of library
    When Bob plays "Lava Spike" targeting Alice
    And Alice in response plays "Forced Hand"
    And the top of the stack resolves
    Then nobody is asked anything
    And "Forced Hand" has resolved
    And the stack holds "Hill Giant" and "Lava Spike"
    And Alice controls "Hill Giant"
    And Bob has priority
    When the top of the stack resolves
    Then "Hill Giant" is in play
    And the stack holds "Lava Spike"
