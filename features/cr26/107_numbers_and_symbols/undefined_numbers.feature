Feature: Numbers that can't be determined

  @cr26:107.2
  Scenario: Tarmogoyf on the battlefield counts the card types in graveyards; in a graveyard without abilities, Tarmogoyf is 0/1 and Lost Order of Jarkeld 1/1
    Given it is Bob's main phase
    And Alice controls "Tarmogoyf" as "living" and has "Tarmogoyf" as "dead", "Lost Order of Jarkeld" and "Forest" in graveyard
    And Bob has "Yixlid Jailer" in hand and can pay {1}{B}
    Then "living" is 2/3
    And "dead" is 2/3
    When Bob casts "Yixlid Jailer"
    And the stack resolves
    Then "dead" is 0/1
    And "Lost Order of Jarkeld" is 1/1
    And "living" is 2/3

  @cr26:107.2.2
  Scenario: Rush of Knowledge draws no card for a player without permanents, and four cards for a player with Vedalken Orrery
    Given Alice has "Rush of Knowledge" in hand
    And Alice has {C}{C}{C}{C}{U} in the mana pool
    And Alice has 4 "Island" as "page" as library
    And Bob controls "Vedalken Orrery"
    And Bob has 5 "Forest" as "leaf" as library
    And Bob has "Rush of Knowledge" as "answer" in hand and can pay {4}{U}
    When Alice plays "Rush of Knowledge"
    And the stack resolves
    Then Alice has drawn no cards
    And "Rush of Knowledge" has resolved
    When Bob plays "answer"
    And the stack resolves
    Then Bob has drawn 4 cards
