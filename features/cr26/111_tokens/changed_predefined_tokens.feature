Feature: Predefined tokens with other characteristics

  @cr26:111.10
  Scenario: The Food token of Walking Feast is a green 2/2 creature, too, and can attack, while that of Curio Cabinet is colourless and no creature
    Given Alice has "Walking Feast" in hand and can pay {1}{G}
    And Alice controls "Curio Cabinet"
    When Alice plays "Walking Feast"
    And the stack resolves
    And Alice activates "food" of "Curio Cabinet"
    And the stack resolves
    Then the first "Food" token has exactly the types "artifact", "creature" and "Food"
    And the first "Food" token is green
    And the first "Food" token is 2/2
    And the second "Food" token has exactly the types "artifact" and "Food"
    And the second "Food" token is colorless
    When the game goes on to Alice's next main phase
    And Alice attacks with the first "Food" token
    And combat damage is dealt
    Then Bob is at 18 life

  @cr26:111.10
  Scenario: The Food token of Walking Feast can be sacrificed for 3 life like any other Food token
    Given Alice has "Walking Feast" in hand and can pay {1}{G}
    When Alice plays "Walking Feast"
    And the stack resolves
    Then Alice controls 1 "Food" permanent
    When the game goes on to Alice's next main phase
    And Alice activates the first "Food" token
    And the stack resolves
    Then Alice is at 23 life
    And Alice controls no "Food" permanents
