Feature: Jushi Apprentice
  @chk:508.1a @chk:flip-cards.n1
  Scenario: Jushi Apprentice flips when its controller has nine cards in hand after the draw
    Given Alice controls "Jushi Apprentice" and has 8 "Island" in hand and can pay {2}{U}
    Then "Jushi Apprentice" is 1/2
    And "Jushi Apprentice" has exactly the types "creature", "Human" and "Wizard"
    When Alice activates "Jushi Apprentice"
    Then "Jushi Apprentice" is tapped
    And the total cost of the ability of "Jushi Apprentice" is {2}{U}
    When the stack resolves
    Then Alice has 9 cards in hand
    And "Jushi Apprentice" is flipped
    And "Jushi Apprentice" is named "Tomoya the Revealer"
    And "Jushi Apprentice" is 2/3
    And "Jushi Apprentice" has exactly the types "legendary", "creature", "Human" and "Wizard"

  @chk:508.1a
  Scenario: Jushi Apprentice doesn't flip when its controller has eight cards in hand after the draw
    Given Alice controls 2 "Jushi Apprentice" as "apprentice" and has 7 "Island" in hand and can pay {4}{U}{U}
    And Bob has 3 "Forest" in hand
    When Alice activates "apprentice 1"
    And the stack resolves
    Then Alice has 8 cards in hand
    And "apprentice 1" is unflipped
    And "apprentice 1" is named "Jushi Apprentice"
    When Alice activates "apprentice 2"
    And the stack resolves
    Then "apprentice 2" is flipped
    And "apprentice 1" is unflipped

  @chk:508.1b
  Scenario: Tomoya, the flipped Jushi Apprentice, makes the target player draw as many cards as Tomoya's controller has in hand
    Given it is Bob's end step
    And Alice controls "Jushi Apprentice" and has 8 "Island" in hand and can pay {3}{U}{U}
    And Bob has "Forest" in hand
    Then Alice can't activate "Jushi Apprentice" targeting Bob by rule 409.1c
    When Alice activates "Jushi Apprentice"
    And the stack resolves
    Then "Jushi Apprentice" is named "Tomoya the Revealer"
    When the game goes on to Alice's next main phase
    Then Alice has 10 cards in hand
    And Alice can activate "Jushi Apprentice" targeting Bob
    When Alice activates "Jushi Apprentice" targeting Bob
    Then "Jushi Apprentice" is tapped
    And the total cost of the second activation of "Jushi Apprentice" is {3}{U}{U}
    When the stack resolves
    Then Bob has drawn 10 cards
    And Alice has 10 cards in hand

  @chk:508.1a
  Scenario: Jushi Apprentice also flips when its controller has more than nine cards in hand after the draw
    Given Alice controls "Jushi Apprentice" and has 9 "Island" in hand and can pay {2}{U}
    When Alice activates "Jushi Apprentice"
    And the stack resolves
    Then Alice has 10 cards in hand
    And "Jushi Apprentice" is flipped

  @chk:508.1b
  Scenario: Tomoya, the flipped Jushi Apprentice, can target only players, its controller included
    Given it is Bob's end step
    And Alice controls "Jushi Apprentice" and has 8 "Island" in hand and can pay {3}{U}{U}
    And Bob controls "Grizzly Bears"
    When Alice activates "Jushi Apprentice"
    And the stack resolves
    Then "Jushi Apprentice" is named "Tomoya the Revealer"
    When the game goes on to Alice's next main phase
    Then Alice has drawn 2 cards
    And Alice can target only Alice and Bob with "Jushi Apprentice"
    When Alice activates "Jushi Apprentice" targeting Alice
    And the stack resolves
    Then Alice has drawn 12 cards
