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
  Scenario: Rush of Knowledge draws no card for a player without permanents, whatever another player controls
    Given Alice has "Rush of Knowledge" in hand
    And Alice has {C}{C}{C}{C}{U} in the mana pool
    And Alice has 4 "Island" as "page" as library
    And Bob controls "Hill Giant" and has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Rush of Knowledge"
    And the stack resolves
    Then Alice has drawn no cards
    And "Rush of Knowledge" has resolved
    And Alice's hand is empty
    When Bob plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then Bob has 1 card in hand

  @cr26:107.2.2
  Scenario: Rush of Knowledge draws four cards for a player whose permanent with the greatest mana value is Hill Giant
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Rush of Knowledge" in hand and can pay {4}{U}
    And Alice has 5 "Island" as "page" as library
    When Alice plays "Rush of Knowledge"
    And the stack resolves
    Then Alice has drawn 4 cards
    And Alice has 4 cards in hand
