Feature: A scenario passes where its clauses hold, and nowhere else

  @proofs:empties
  Scenario: What holds today as well doesn't show that mana burns
    Given Alice controls "Forest"
    When Alice taps "Forest" for mana
    Then Alice has {G} in the mana pool
    When the game goes on to Alice's end of turn
    Then Alice has {0} in the mana pool

  @proofs:legend
  Scenario: Namesakes leave together
    Given Alice controls "Isamaru, Hound of Konda" as "the elder"
    And Alice has "Isamaru, Hound of Konda" as "the younger" in hand and can pay {W}
    Then "the elder" is in play
    And "the younger" is in Alice's hand
    When Alice plays "the younger"
    And the stack resolves
    Then "the elder" and "the younger" are in Alice's graveyard

  @proofs:legend.today
  Scenario: One of two namesakes is kept
    Given Alice controls "Isamaru, Hound of Konda" as "the elder"
    And Alice has "Isamaru, Hound of Konda" as "the younger" in hand and can pay {W}
    Then "the elder" is in play
    And "the younger" is in Alice's hand
    When Alice plays "the younger"
    And the stack resolves
    And Alice keeps "the younger"
    Then "the younger" is in play
    And "the elder" is in Alice's graveyard

  @proofs:legend.before
  Scenario: The elder of two namesakes stays
    Given Alice controls "Isamaru, Hound of Konda" as "the elder"
    And Alice has "Isamaru, Hound of Konda" as "the younger" in hand and can pay {W}
    Then "the elder" is in play
    And "the younger" is in Alice's hand
    When Alice plays "the younger"
    And the stack resolves
    Then "the elder" is in play
    And "the younger" is in Alice's graveyard
    And it happened once that "the younger" died
    And it happened never that "the elder" left play

  @proofs:unspoken
  Scenario: Nobody says what took its place
    Given Alice controls "Isamaru, Hound of Konda" as "the elder"
    And Alice has "Isamaru, Hound of Konda" as "the younger" in hand and can pay {W}
    Then "the elder" is in play
    And "the younger" is in Alice's hand
    When Alice plays "the younger"
    And the stack resolves
    Then "the elder" and "the younger" are in Alice's graveyard

  @proofs:narrow
  Scenario: A clause holds by its outcome
    Given Alice has "Glacial Ray" in hand and can pay {1}{R}
    When Alice plays "Glacial Ray" targeting Bob
    Then Bob is at 20 life
    When the stack resolves
    Then Bob is at 18 life
    And Alice is at 20 life

  @proofs:pinned @edition:2004-10 @edition:2006-10
  Scenario: Pinned for nothing
    Given Alice has "Glacial Ray" in hand and can pay {1}{R}
    When Alice plays "Glacial Ray" targeting Bob
    Then Bob is at 20 life
    When the stack resolves
    Then Bob is at 18 life
    And Alice is at 20 life
