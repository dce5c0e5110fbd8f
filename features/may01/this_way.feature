Feature: How much came of it

  @may01:ours.322
  Scenario: What two opponents lose is gained by the one who drains them
    Given it is Alice's main phase
    And Carol is playing too
    And Alice has "Exsanguinate" in hand and can pay {4}{B}{B}
    Then the mana cost of "Exsanguinate" is {X}{B}{B}
    And "Exsanguinate" has exactly the type "sorcery"
    When Alice plays "Exsanguinate" with X = 4
    Then Alice is at 20 life
    When the stack resolves
    Then Bob is at 16 life
    And Carol is at 16 life
    And Alice is at 28 life

  @may01:ours.322
  Scenario: What a single opponent loses is gained once
    Given it is Alice's main phase
    And Alice has "Exsanguinate" in hand and can pay {3}{B}{B}
    When Alice plays "Exsanguinate" with X = 3
    And the stack resolves
    Then Bob is at 17 life
    And Alice is at 23 life
