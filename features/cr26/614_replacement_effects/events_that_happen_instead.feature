Feature: Events that happen instead of others

  @cr26:614.6.2
  Scenario: With Breath of Learning, a gain of 3 life is replaced by three draws, which trigger Improbable Alliance, and Ajani's Pridemate doesn't trigger
    Given Alice controls "Breath of Learning", "Improbable Alliance" and "Ajani's Pridemate"
    And Alice has "Healing Salve" in hand and can pay {W}
    And Alice has 4 "Plains" as "page" as library
    When Alice plays "Healing Salve" choosing "gain" targeting Alice
    And the stack resolves
    Then Alice has drawn 3 cards
    And Alice is at 20 life
    And Alice controls 1 "Faerie" permanent
    And "Ajani's Pridemate" has triggered never
    And "Improbable Alliance" has triggered once

  @cr26:614.6.3
  Scenario: Words of Wind has Alice return a permanent instead of a draw, and Bob, who controls none, returns nothing
    Given Alice controls "Words of Wind" and "Hill Giant" and can pay {1}
    And Alice has "Reach Through Mists" in hand and can pay {U}
    And Alice has "Forest" on top of library
    When Alice activates "Words of Wind"
    And the stack resolves
    And Alice plays "Reach Through Mists"
    And the stack resolves
    And Alice chooses "Hill Giant"
    Then "Hill Giant" is in Alice's hand
    And Alice has drawn no cards
    And "Forest" is in Alice's library
    And "Words of Wind" is in play

  @cr26:614.6.3
  Scenario: Words of Wind has both players return a permanent instead of Alice's draw
    Given Alice controls "Words of Wind" and "Hill Giant" and can pay {1}
    And Bob controls "Grizzly Bears"
    And Alice has "Reach Through Mists" in hand and can pay {U}
    And Alice has "Forest" on top of library
    When Alice activates "Words of Wind"
    And the stack resolves
    And Alice plays "Reach Through Mists"
    And the stack resolves
    And Alice chooses "Hill Giant"
    Then "Grizzly Bears" is in Bob's hand
    And "Hill Giant" is in Alice's hand
    And Alice has drawn no cards
