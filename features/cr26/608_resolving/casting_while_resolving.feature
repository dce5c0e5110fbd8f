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

  @cr26:608.2g.7
  Scenario: Forced Hand, which exiles Forest, has Alice put no spell on the stack above Lava Spike
    Given it is Bob's main phase
    And Bob has "Lava Spike" in hand and can pay {R}
    And Alice controls "Vedalken Orrery"
    And Alice has "Forced Hand" in hand and can pay {R}
    And Alice has "Forest" on top of library
    When Bob plays "Lava Spike" targeting Alice
    And Alice in response plays "Forced Hand"
    And the top of the stack resolves
    Then "Forest" is in exile
    And the stack holds "Lava Spike"
    And Bob has priority
    When the stack resolves
    Then Alice is at 17 life

  @cr26:608.2g.4
  Scenario: While Alice chooses the cards that she discards for Bob's Mind Rot, Bob, too, can neither cast Shock nor tap Mountain for mana
    Given it is Bob's main phase
    And Bob controls "Mountain"
    And Bob has "Mind Rot" and "Shock" in hand and can pay {2}{B}
    And Alice has "Hill Giant", "Grizzly Bears" and "Craw Wurm" in hand
    When Bob plays "Mind Rot" targeting Alice
    Then Bob can play "Shock" targeting Alice
    And Bob can tap "Mountain" for mana
    When the top of the stack resolves
    Then Bob can't play "Shock" targeting Alice by rule 117.1
    And Bob can't tap "Mountain" for mana
    When Alice chooses "Hill Giant" and "Craw Wurm" for "Mind Rot"
    Then Bob can play "Shock" targeting Alice
