Feature: Goad

  @cr26:701.15b
  Scenario: A goaded creature must attack, and must attack the opponent who didn't goad it
    Given Carol is playing too
    And Alice has "Disrupt Decorum" in hand and can pay {2}{R}{R}
    And Alice controls "Craw Wurm"
    And Bob controls "Hill Giant" and "Wall of Stone"
    And Bob has 4 "Mountain" as "peak" as library
    And Carol has 4 "Forest" as "tree" as library
    And Alice has 4 "Plains" as "dune" as library
    When Alice casts "Disrupt Decorum"
    And the stack resolves
    Then Alice can attack with nothing
    When the game goes on to Bob's declare attackers step
    Then Bob can't attack with nothing because of the ability "goad" of "Disrupt Decorum"
    And Bob can't attack with "Hill Giant" attacking Alice because of the ability "goad" of "Disrupt Decorum"
    When Bob attacks with "Hill Giant" attacking Carol
    And Carol doesn't block
    And combat damage is dealt
    Then Carol is at 17 life
    When the game goes on to Bob's next declare attackers step
    Then Bob can attack with nothing

  @cr26:701.15b
  Scenario: A goaded creature attacks the player who goaded it if there is no other opponent
    Given Alice has "Disrupt Decorum" in hand and can pay {2}{R}{R}
    And Bob controls "Hill Giant"
    And Bob has 4 "Mountain" as "peak" as library
    When Alice casts "Disrupt Decorum"
    And the stack resolves
    And the game goes on to Bob's declare attackers step
    Then Bob can't attack with nothing because of the ability "goad" of "Disrupt Decorum"
    And Bob can attack with "Hill Giant" attacking Alice
