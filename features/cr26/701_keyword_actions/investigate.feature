Feature: Investigate

  @cr26:701.16a
  Scenario: Thraben Inspector creates a Clue token, which its controller sacrifices for {2} to draw a card
    Given Alice has "Thraben Inspector" in hand and can pay {W}{2}
    And Alice has "Plains" on top of library
    When Alice plays "Thraben Inspector"
    And the stack resolves
    Then Alice controls one "Clue" permanent
    And the first "Clue" token has exactly the types "artifact" and "Clue"
    And the first "Clue" token is colorless
    When Alice activates "crack" of the "Clue" token
    Then the total cost of the ability of the "Clue" token is {2}
    And Alice controls no "Clue" permanents
    When the stack resolves
    Then "Plains" is in Alice's hand
    And Alice controls no "Clue" permanents
