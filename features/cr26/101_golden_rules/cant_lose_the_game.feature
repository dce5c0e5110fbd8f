Feature: Players who can't lose the game

  @cr26:101.2 @cr26:119.6
  Scenario: With Platinum Angel, Alice loses neither at -1 life nor for drawing from an empty library, but once the Angel is destroyed
    Given Alice controls "Platinum Angel" and is at 2 life
    And Alice has an empty library
    And Alice has "Reach Through Mists" in hand and can pay {U}
    And Bob has "Lava Spike", "Naturalize" in hand and can pay {R}{1}{G}
    And Bob has 5 "Island" as "sea" as library
    And it is Bob's main phase
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then Alice has drawn no cards
    And Alice is still in the game
    When Bob plays "Lava Spike" targeting Alice
    And the stack resolves
    Then Alice is at -1 life
    And Alice is still in the game
    When Bob plays "Naturalize" targeting "Platinum Angel"
    And the stack resolves
    Then Alice has lost the game
    And Bob has won the game

  @cr26:101.2
  Scenario: Alice at -1 life controls Platinum Angel, and wins when Bob, who has no such permanent, has no life left
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

  @cr26:101.2
  Scenario: With Platinum Angel, Alice at 20 life stays in the game after having to draw from an empty library, and so she does at 17 life
    Given Alice controls "Platinum Angel" and has "Reach Through Mists" in hand and can pay {U}
    And Alice has an empty library
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then Alice has drawn no cards
    And Alice is still in the game
    When Bob plays "Lightning Bolt" targeting Alice
    And the stack resolves
    Then Alice is at 17 life
    And Alice is still in the game
