Feature: Life and exile, in rulings of our own

  @htg:ours.9
  Scenario: What is gained is added
    Given Alice is at 3 life
    And Alice has "Healing Salve" in hand and can pay {W}
    When Alice plays "Healing Salve" choosing "gain" targeting Alice
    And the stack resolves
    Then Alice is at 6 life
    And it happened once that Alice gained life

  @htg:ours.10
  Scenario: What is lost is taken away, and isn't damage
    Given Alice controls "Patron of the Nezumi"
    And Bob controls "Hill Giant"
    And Alice has "Terror" in hand and can pay {1}{B}
    When Alice plays "Terror" targeting "Hill Giant"
    And the stack resolves
    Then Bob is at 19 life
    And Bob has been dealt no damage

  @htg:ours.11
  Scenario: What is exiled is nowhere else
    Given Bob controls "Hill Giant"
    And Alice has "Swords to Plowshares" in hand and can pay {W}
    When Alice plays "Swords to Plowshares" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is exiled
    And Bob's graveyard is empty
    And it happened once that "Hill Giant" was exiled

  @htg:ours.12
  Scenario: What is humble before it comes brings nothing along
    Given Bob controls "Humility"
    And Alice has "Faerie Squadron" in hand and can pay {U}{3}{U}
    When Alice plays "Faerie Squadron" kicked
    And the stack resolves
    Then "Faerie Squadron" is in play
    And "Faerie Squadron" is 1/1
    And "Faerie Squadron" has no +1/+1 counters
