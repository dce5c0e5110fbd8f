Feature: Losing and leaving, in rulings of our own

  @may01:ours.20
  Scenario: With the Angel nobody loses for want of life or of cards, until it is gone
    Given Alice controls "Platinum Angel" and is at 2 life
    And Alice has "Forest" as library
    And Bob has "Lava Spike", "Naturalize" in hand and can pay {R}{1}{G}
    And Bob has 5 "Island" as "sea" as library
    And it is Bob's main phase
    Then the mana cost of "Platinum Angel" is {7}
    And "Platinum Angel" has exactly the types "artifact", "creature" and "Angel"
    And "Platinum Angel" is 4/4
    And "Platinum Angel" is colorless
    And "Platinum Angel" has exactly "flying"
    When Bob plays "Lava Spike" targeting Alice
    And the stack resolves
    Then Alice is at -1 life
    And Alice is still in the game
    When Bob plays "Naturalize" targeting "Platinum Angel"
    And the stack resolves
    Then Alice has lost the game
    And Bob has won the game

  @may01:ours.20
  Scenario: Who plays against the Angel loses as ever, to whoever should have lost
    Given it is Bob's main phase
    And Alice controls "Platinum Angel" and is at 2 life
    And Bob is at 2 life
    And Bob has "Lava Spike" in hand and can pay {R}
    And Alice has "Glacial Ray" in hand and can pay {1}{R}
    When Bob plays "Lava Spike" targeting Alice
    And the stack resolves
    Then Alice is still in the game
    When Alice plays "Glacial Ray" targeting Bob
    And the stack resolves
    Then Bob has lost the game
    And Alice has won the game

  @may01:ours.21
  Scenario: Whoever survives the fall of others grows by it, and by one's own nobody does
    Given Carol is playing too
    And Dave is playing too
    And it is Bob's main phase
    And Alice controls "Heir of the Fallen"
    And Carol is at 3 life
    And Bob has 2 "Lava Spike" as "spike" in hand and can pay {R}{R}
    And Dave is at 3 life
    Then the mana cost of "Heir of the Fallen" is {3}{B}
    And "Heir of the Fallen" is black
    And "Heir of the Fallen" has exactly the types "creature" and "Vampire"
    And "Heir of the Fallen" is 2/2
    When Bob plays "spike 1" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    And "Heir of the Fallen" has 3 +1/+1 counters
    And Alice is still in the game
    When Bob plays "spike 2" targeting Dave
    And the stack resolves
    Then "Heir of the Fallen" has 6 +1/+1 counters

  @may01:ours.21
  Scenario: A player who comes close to it has not lost, and one who has lost has once
    Given Carol is playing too
    And it is Bob's main phase
    And Alice controls "Heir of the Fallen"
    And Carol is at 4 life
    And Bob has 2 "Lava Spike" as "spike" in hand and can pay {R}{R}
    When Bob plays "spike 1" targeting Carol
    And the stack resolves
    Then Carol is at 1 life
    And "Heir of the Fallen" has no +1/+1 counters
    When Bob plays "spike 2" targeting Carol
    And the stack resolves
    Then it happened once that "Heir of the Fallen" triggered
