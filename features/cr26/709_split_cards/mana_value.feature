Feature: The mana value of a split card

  @cr26:709.4b
  Scenario: Infernal Genesis creates five Minion tokens for Assault // Battery, whose halves have mana values 1 and 4
    Given it is Bob's end step
    And Bob controls "Infernal Genesis"
    And Alice has "Assault // Battery" and "Island" as library
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then "Assault // Battery" is in Alice's graveyard
    And Alice controls five 1/1 black "Minion" creature tokens

  @cr26:709.4b
  Scenario: Infernal Genesis creates one Minion token for Llanowar Elves with mana value 1, and none for a land
    Given it is Bob's end step
    And Bob controls "Infernal Genesis"
    And Alice has "Llanowar Elves" and "Island" as library
    And Bob has "Forest" on top of library
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then "Llanowar Elves" is in Alice's graveyard
    And Alice controls one 1/1 black "Minion" creature token
    When the game goes on to Bob's upkeep
    And the stack resolves
    Then "Forest" is in Bob's graveyard
    And Bob controls no "token" permanents
