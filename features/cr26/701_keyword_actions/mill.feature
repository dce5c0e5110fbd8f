Feature: Mill

  @cr26:701.17a
  Scenario: Bob mills four cards with Dampen Thought, which is one action, and doesn't mill the cards that he surveils
    Given Alice controls "Mourner of Lost Pages"
    And Alice has "Dampen Thought" in hand and can pay {1}{U}
    And Bob controls "Doom Whisperer"
    And Bob has "Island" and "Forest" on top of library
    When Bob activates "Doom Whisperer"
    And the stack resolves
    And as it resolves, Bob chooses "Island" and "Forest"
    Then Bob has 2 cards in graveyard
    And "Mourner of Lost Pages" has triggered never
    When Alice plays "Dampen Thought" targeting Bob
    And the stack resolves
    Then Bob has 6 cards in graveyard
    And "Mourner of Lost Pages" has triggered once
    And Alice is at 23 life
