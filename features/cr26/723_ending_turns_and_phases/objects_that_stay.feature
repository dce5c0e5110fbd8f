Feature: Objects that stay when an effect ends the turn

  @cr26:723.1b
  Scenario: As Time Stop ends the turn, Alice's emblem and her Rat token stay, and Divination on the stack is exiled
    Given Alice controls "Ember Speaker" and a 1/1 black "Rat" creature token as "vermin"
    And Alice has "Divination" and "Reach Through Mists" in hand and can pay {2}{U}{U}
    And Alice has 6 "Plains" as "dune" as library
    And Bob has "Time Stop" in hand and can pay {4}{U}{U}
    And Bob has 6 "Swamp" as "leaf" as library
    When Alice activates "kindle" of "Ember Speaker"
    And the stack resolves
    And Alice plays "Divination"
    And Alice targets Bob
    And Bob plays "Time Stop"
    And the top of the stack resolves
    Then "Divination" and "Time Stop" are exiled
    And it is Bob's upkeep
    And Bob is at 20 life
    And "vermin" is in play
    When the game goes on to Alice's main phase
    And Alice plays "Reach Through Mists"
    And Alice targets Bob
    And the stack resolves
    Then Bob is at 17 life
    And Alice has drawn 2 cards
