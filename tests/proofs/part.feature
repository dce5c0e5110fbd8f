Feature: The clause and its card take part, and every answer is asked for

  @proofs:absent
  Scenario: Neither the rule nor the card
    Given Alice has "Lava Spike" in hand and can pay {R}
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob is at 17 life

  @proofs:damage
  Scenario: An answer that nobody asked for
    Given Alice has "Glacial Ray" in hand and can pay {1}{R}
    When Alice plays "Glacial Ray" targeting Bob
    Then Bob is at 20 life
    When the stack resolves
    And Alice says yes
    Then Bob is at 18 life
    And Alice is at 20 life

  @proofs:damage
  Scenario: Nothing is asked and nothing is answered
    Given Alice has "Glacial Ray" in hand and can pay {1}{R}
    When Alice plays "Glacial Ray" targeting Bob
    Then Bob is at 20 life
    When the stack resolves
    Then Bob is at 18 life
    And Alice is at 20 life

  @proofs:card
  Scenario: The rule without the card
    Given Alice has "Glacial Ray" in hand and can pay {1}{R}
    When Alice plays "Glacial Ray" targeting Bob
    Then Bob is at 20 life
    When the stack resolves
    Then Bob is at 18 life
    And Alice is at 20 life
