Feature: Permission to cast one spell from a graveyard each turn

  @cr26:601.3.3
  Scenario: With Gisa and Geralf, Alice can cast one Zombie card from her graveyard in each of her turns
    Given Alice has "Gisa and Geralf" in hand and can pay {2}{U}{B}
    And Alice has "Dregscape Zombie" and "Hill Giant" in graveyard
    And Alice has "Plains", "Dregscape Zombie" as "the second", "Island" and "Forest" on top of library
    And Alice controls 6 "Swamp"
    When Alice casts "Gisa and Geralf"
    And the stack resolves
    Then "the second" is in Alice's graveyard
    When Alice casts "Dregscape Zombie" from graveyard
    And the stack resolves
    Then Alice can't play "the second" from graveyard by rule 601.3
    When the game goes on to Bob's upkeep
    And the game goes on to Alice's main phase
    Then Alice can play "the second" from graveyard

  @cr26:601.3.3
  Scenario: With Gisa and Geralf, Alice can't cast a Zombie card from her graveyard in an opponent's turn
    Given Alice controls "Gisa and Geralf" and "Vedalken Orrery"
    And Alice has "Dregscape Zombie" in graveyard
    And Alice controls 3 "Swamp"
    Then Alice can play "Dregscape Zombie" from graveyard
    When the game goes on to Bob's main phase
    Then Alice can't play "Dregscape Zombie" from graveyard
