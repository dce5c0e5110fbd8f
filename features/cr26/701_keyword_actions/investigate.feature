Feature: Investigate

  @cr26:701.16a
  Scenario: Thraben Inspector creates a Clue token, which its controller sacrifices for {2} to draw a card
    Given Alice has "Thraben Inspector" in hand and can pay {W}{2}
    And Alice has "Plains" on top of library
    When Alice plays "Thraben Inspector"
    And the stack resolves
    Then Alice controls one "Clue" permanent
    When Alice activates "crack" of the "Clue" token
    And the stack resolves
    Then "Plains" is in Alice's hand
    And Alice controls no "Clue" permanents
