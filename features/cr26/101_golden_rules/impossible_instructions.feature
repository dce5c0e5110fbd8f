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
