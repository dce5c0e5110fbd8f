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

  @cr26:107.2.3
  Scenario: Viridian Joiner that isn't a creature has no power, so its mana ability adds no mana, and that of another Joiner adds {G}
    Given Alice controls "Viridian Joiner" as "changed" and "Viridian Joiner" as "other"
    And Alice has "Words over Swords" in hand and can pay {W}
    When Alice plays "Words over Swords" targeting "changed"
    And the stack resolves
    Then "changed" has no power
    When Alice taps "changed" for mana
    Then "changed" is tapped
    And Alice has no mana in the mana pool
    When Alice taps "other" for mana
    Then Alice has {G} in the mana pool

  @cr26:107.2.3
  Scenario: Viridian Joiner, a creature whose power is 4 with Giant Growth, adds {G}{G}{G}{G}
    Given Alice controls "Viridian Joiner"
    And Alice has "Giant Growth" in hand and can pay {G}
    When Alice plays "Giant Growth" targeting "Viridian Joiner"
    And the stack resolves
    Then "Viridian Joiner" is 4/5
    When Alice taps "Viridian Joiner" for mana
    Then Alice has {G}{G}{G}{G} in the mana pool
