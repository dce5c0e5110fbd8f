Feature: What cards call by a word

  @htg:ours.483
  Scenario: Two creatures kill each other in a fight
    Given Alice controls "Hill Giant"
    And Bob controls "Goblin Raider" with a +1/+1 counter
    And Bob controls "Craw Giant"
    And Alice has "Prey Upon" in hand and can pay {G}
    When Alice plays "Prey Upon" targeting "Hill Giant" then "Goblin Raider"
    And the stack resolves
    Then "Hill Giant" and "Goblin Raider" were destroyed
    And "Craw Giant" has 0 damage marked

  @htg:ours.483
  Scenario: An Ornithopter fights in vain
    Given Alice controls "Hill Giant"
    And Bob controls "Ornithopter"
    And Alice has "Prey Upon" in hand and can pay {G}
    When Alice plays "Prey Upon" targeting "Hill Giant" then "Ornithopter"
    And the stack resolves
    Then "Ornithopter" was destroyed
    And "Hill Giant" has 0 damage marked

  @htg:ours.483
  Scenario: Nobody is struck where one of the two is gone
    Given Alice controls "Hill Giant"
    And Bob controls "Craw Giant"
    And Alice has "Prey Upon" in hand and can pay {G}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Prey Upon" targeting "Hill Giant" then "Craw Giant"
    And Bob plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Alice's hand
    And "Craw Giant" has 0 damage marked

  @htg:ours.484
  Scenario: An adept sees a card go to the bottom
    Given Alice controls "Flamespeaker Adept"
    And Alice has "Opt" in hand and can pay {U}
    And Alice has "Island" and "Forest" on top of library
    When Alice plays "Opt"
    And the stack resolves
    And Alice chooses "Island"
    Then "Forest" is in Alice's hand
    And the bottom of Alice's library is "Island"
    And "Flamespeaker Adept" is 4/3
    And "Flamespeaker Adept" has "first strike"

  @htg:ours.484
  Scenario: An adept sees a card stay
    Given Alice controls "Flamespeaker Adept"
    And Alice has "Opt" in hand and can pay {U}
    And Alice has "Island" and "Forest" on top of library
    When Alice plays "Opt"
    And the stack resolves
    And Alice chooses nothing
    Then "Island" is in Alice's hand
    And "Flamespeaker Adept" is 4/3

  @htg:ours.485
  Scenario: Sir Konrad sees a creature card milled
    Given Alice controls "Syr Konrad, the Grim" and can pay {1}{B}
    And Alice has "Grizzly Bears" on top of library
    And Bob has "Forest" on top of library
    When Alice activates "mill" of "Syr Konrad, the Grim"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    And "Forest" is in Bob's graveyard
    And Bob is at 19 life

  @htg:ours.485
  Scenario: Sir Konrad sees a creature die, and come back
    Given Alice controls "Syr Konrad, the Grim" and "Grizzly Bears"
    And Bob has "Terror" in hand and can pay {1}{B}
    And Alice has "Zombify" in hand and can pay {3}{B}
    When Bob plays "Terror" targeting "Grizzly Bears"
    And the stack resolves
    Then Bob is at 19 life
    When Alice plays "Zombify" targeting "Grizzly Bears"
    And the stack resolves
    Then Bob is at 18 life
