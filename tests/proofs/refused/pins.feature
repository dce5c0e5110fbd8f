Feature: A pin obeys the editions a clause holds in

  @proofs:legend @edition:2026-01
  Scenario: The opposite of a ruling under its own tag
    Given Alice controls "Isamaru, Hound of Konda" as "the elder"
    And Alice has "Isamaru, Hound of Konda" as "the younger" in hand and can pay {W}
    When Alice plays "the younger"
    And the stack resolves
    And Alice keeps "the elder"
    Then "the elder" is in play

  @proofs:narrow @proofs:always @edition:2004-10 @edition:2026-01
  Scenario: One edition of two
    Given Bob is at 18 life
    Then Bob is at 18 life

  @proofs:narrow @proofs:legend.today
  Scenario: Clauses that never hold together
    Given Bob is at 18 life
    Then Bob is at 18 life
