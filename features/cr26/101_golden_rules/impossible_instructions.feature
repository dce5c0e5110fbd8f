Feature: Instructions that can be followed only in part

  @cr26:101.3
  Scenario: Bob, who has one card in hand, discards it for Mind Rot, which says two
    Given Alice has "Mind Rot" in hand and can pay {2}{B}
    And Bob has "Forest" in hand
    And Bob controls "Hill Giant"
    When Alice plays "Mind Rot" targeting Bob
    And the stack resolves
    Then "Forest" was discarded
    And Bob has no cards in hand
    And "Mind Rot" has resolved

  @cr26:101.3.2
  Scenario: Mind Rot does nothing to Bob, who has no card in hand, and Alice, who has two, discards both for another Mind Rot
    Given it is Bob's main phase
    And Bob has "Mind Rot" in hand and can pay {2}{B}
    And Alice has "Forest" and "Swamp" in hand
    And Alice controls "Vedalken Orrery"
    And Alice has "Mind Rot" as "hers" in hand and can pay {2}{B}
    When Bob plays "Mind Rot" targeting Alice
    And Alice in response plays "hers" targeting Bob
    And the top of the stack resolves
    Then "hers" has resolved
    And it happened never that Bob discarded
    And Bob is at 20 life
    When the stack resolves
    Then "Forest" and "Swamp" were discarded
    And Alice's hand is empty
