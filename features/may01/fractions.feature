Feature: What each player's own part is

  @may01:ours.250
  Scenario: Each player loses a third of what is that player's own, rounded up
    Given Alice has {B}{B}{B} in the mana pool
    And Alice has "Pox", "Sol Ring", "Smite", "Bog Wraith" and "Stone Rain" in hand
    And Alice controls "Grizzly Bears", "Hill Giant" and "Steel Golem"
    And Alice controls "Forest" and "Plains"
    And Bob is at 10 life and has "Naturalize" in hand
    And Bob controls "White Knight", "Island", "Mountain", "Swamp" and "Savannah"
    Then the mana cost of "Pox" is {B}{B}{B}
    And "Pox" has exactly the type "sorcery"
    And "Pox" is black
    When Alice plays "Pox"
    And the stack resolves
    And Alice chooses "Smite" and "Sol Ring"
    And Bob chooses "Naturalize"
    And Alice chooses "Steel Golem"
    And Bob chooses "White Knight"
    And Alice chooses "Forest"
    And Bob chooses "Island" and "Swamp"
    Then Alice is at 13 life
    And Bob is at 6 life
    And "Bog Wraith" and "Stone Rain" are in Alice's hand
    And "Grizzly Bears" and "Hill Giant" are in play
    And "Plains" is in play
    And "Mountain" and "Savannah" are in play
    And "Steel Golem" is in Alice's graveyard

  @may01:ours.250
  Scenario: What divides by three is not rounded, and a third of nothing is nothing
    Given Alice has {B}{B}{B} in the mana pool and has "Pox" in hand
    And Alice is at 18 life
    And Bob is at 3 life
    When Alice plays "Pox"
    And the stack resolves
    Then Alice is at 12 life
    And Bob is at 2 life

  @may01:ours.251
  Scenario: Balance leaves everybody as many as who has the fewest
    Given Alice has {W}{W} in the mana pool and has "Balance" and "Sol Ring" in hand
    And Alice controls "Forest" and "Plains"
    And Bob controls "Island", "Mountain" and "Swamp"
    And Alice controls "Grizzly Bears"
    And Bob has "Smite", "Naturalize" and "Stone Rain" in hand
    And Bob controls "White Knight" and "Hill Giant"
    Then the mana cost of "Balance" is {1}{W}
    And "Balance" has exactly the type "sorcery"
    And "Balance" is white
    When Alice plays "Balance"
    And the stack resolves
    And Bob chooses "Island" and "Swamp"
    And Bob chooses "Naturalize"
    And Bob chooses "Hill Giant"
    Then "Forest" and "Plains" are in play
    And "Island" and "Swamp" are in play
    And "Mountain" is in Bob's graveyard
    And "Sol Ring" is in Alice's hand
    And "Smite" and "Stone Rain" are in Bob's graveyard
    And "White Knight" is in Bob's graveyard
    And "Grizzly Bears" and "Hill Giant" are in play

  @may01:ours.252
  Scenario: The greatest power is one creature's, and read once
    Given Alice has {G}{G}{G}{G}{G} in the mana pool and has "Overwhelming Stampede" in hand
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob controls "Craw Wurm"
    Then the mana cost of "Overwhelming Stampede" is {3}{G}{G}
    And "Overwhelming Stampede" has exactly the type "sorcery"
    And "Overwhelming Stampede" is green
    When Alice plays "Overwhelming Stampede"
    And the stack resolves
    Then "Grizzly Bears" is 5/5
    And "Hill Giant" is 6/6
    And "Grizzly Bears" has "trample"

  @may01:ours.252
  Scenario: Of one creature it is that one's
    Given Alice has {G}{G}{G}{G}{G} in the mana pool and has "Overwhelming Stampede" in hand
    And Alice controls "Grizzly Bears"
    When Alice plays "Overwhelming Stampede"
    And the stack resolves
    Then "Grizzly Bears" is 4/4

  @may01:ours.253
  Scenario: Everybody comes down to the lowest life total
    Given Alice has {B}{B}{B}{B}{B}{B}{B} in the mana pool and has "Repay in Kind" in hand
    And Bob is at 4 life
    Then the mana cost of "Repay in Kind" is {5}{B}{B}
    And "Repay in Kind" has exactly the type "sorcery"
    And "Repay in Kind" is black
    When Alice plays "Repay in Kind"
    And the stack resolves
    Then Alice is at 4 life
    And Bob is at 4 life

  @may01:ours.253
  Scenario: Whoever plays it may have the lowest
    Given Alice has {B}{B}{B}{B}{B}{B}{B} in the mana pool and has "Repay in Kind" in hand
    And Alice is at 3 life
    When Alice plays "Repay in Kind"
    And the stack resolves
    Then Bob is at 3 life
