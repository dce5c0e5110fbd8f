Feature: A misspelt alternative cost

  @chk:bushido.1
  Scenario: A cost that no card has
    Given Alice has "Mulldrifter" in hand and can pay {2}{U}
    Then Alice can't play "Mulldrifter" instead of its mana cost by "evoked" by rule 118.9
