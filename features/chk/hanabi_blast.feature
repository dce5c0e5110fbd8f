Feature: Hanabi Blast
  @chk:hanabi-blast.1
  Scenario: Hanabi Blast returns to hand before its controller discards at random, so it can be the discarded card
    Given Alice has "Hanabi Blast" and "Forest" in hand and can pay {1}{R}{R}
    When Alice plays "Hanabi Blast" targeting Bob
    And the stack resolves
    And as it resolves, Alice picks "Hanabi Blast" at random for "Hanabi Blast"
    Then Bob is at 18 life
    And "Hanabi Blast" was discarded
    And "Hanabi Blast" is in Alice's graveyard
    And Alice's hand holds "Forest"

  @chk:hanabi-blast.1
  Scenario: If another player casts Hanabi Blast, it returns to its owner's hand, and the player who cast it discards
    Given Bob controls "Shell of the Last Kappa" as "the Shell" and can pay {3} and has "Island" and "Swamp" in hand
    And Alice has "Hanabi Blast" removed from the game with "the Shell"
    And Alice has "Forest" in hand
    When Bob activates the second printed ability of "the Shell"
    And the top of the stack resolves
    And while "the Shell" resolves, Bob plays "Hanabi Blast" targeting Alice without paying its mana cost
    Then Bob controls "Hanabi Blast"
    When the stack resolves
    And as it resolves, Bob picks "Swamp" at random for "Hanabi Blast"
    Then Alice is at 18 life
    And Alice's hand holds "Hanabi Blast" and "Forest"
    And "Swamp" is in Bob's graveyard
    And Bob's hand holds "Island"
    And it happened never that Alice discarded

  @chk:hanabi-blast.1
  Scenario: If another player casts Hanabi Blast, that player discards the only card in hand, and the owner keeps Hanabi Blast in hand
    Given Bob controls "Shell of the Last Kappa" as "the Shell" and can pay {3} and has "Island" in hand
    And Alice has "Hanabi Blast" removed from the game with "the Shell"
    When Bob activates the second printed ability of "the Shell"
    And the top of the stack resolves
    And while "the Shell" resolves, Bob plays "Hanabi Blast" targeting Alice without paying its mana cost
    And the stack resolves
    Then Alice is at 18 life
    And Alice's hand holds "Hanabi Blast"
    And "Island" is in Bob's graveyard
    And "Island" was discarded

  @chk:hanabi-blast.1
  Scenario: Hanabi Blast damages a creature or player, returns to hand, and its controller discards a card at random
    Given it is Bob's upkeep
    And Alice has "Hanabi Blast" and "Island" in hand and can pay {1}{R}{R}
    And Bob controls "Grizzly Bears" and "Forest"
    Then Alice can target only "Grizzly Bears", Alice and Bob with "Hanabi Blast"
    When Alice plays "Hanabi Blast" targeting "Grizzly Bears"
    Then the total cost of "Hanabi Blast" is {1}{R}{R}
    When the stack resolves
    And Alice picks "Island" at random
    Then "Grizzly Bears" is in Bob's graveyard
    And "Island" was discarded
    And "Hanabi Blast" is in Alice's hand
