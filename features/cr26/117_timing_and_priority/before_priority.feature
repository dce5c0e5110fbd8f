Feature: What happens before a player gets priority, and passes in succession

  @cr26:117.2a.5 @cr26:117.2d.2 @cr26:117.5.5 @cr26:117.5.4
  Scenario: In Alice's turn, Bob sacrifices the enchanted Doomed Dissenter; Rancor goes to the graveyard and both triggers go on the stack before Bob gets priority
    Given Bob controls "Second Cradle", "Doomed Dissenter" and "Hill Giant" and can pay {1}
    And Bob controls "Rancor" attached to "Doomed Dissenter"
    When Alice passes
    And Bob activates "Second Cradle" sacrificing "Doomed Dissenter"
    Then "Rancor" is in Bob's graveyard
    And Bob is asked for an order
    When Bob puts "Doomed Dissenter" and "Rancor" in this order
    Then it happened in this order that "Doomed Dissenter" was sacrificed, then "Rancor" left play
    And the stack holds the ability of "Rancor", the ability of "Doomed Dissenter" and the ability of "Second Cradle"
    And Bob has priority
    When the top of the stack resolves
    Then "Rancor" is in Bob's hand
    And Alice has priority
    When the stack resolves
    Then Bob controls one 2/2 black "Zombie" creature token
    And "Hill Giant" is in play

  @cr26:117.4.4
  Scenario: After Alice has passed, Bob turns Battering Craghorn face up and passes, so Alice has priority again before Lightning Bolt resolves
    Given Alice has "Lightning Bolt" in hand and can pay {R}
    And Alice has "Shock" in hand and can pay {R}
    And Bob controls face-down "Battering Craghorn" and can pay {1}{R}{R}
    When Alice plays "Lightning Bolt" targeting Bob
    And Alice passes
    And Bob turns "Battering Craghorn" face up
    And Bob passes
    Then Alice has priority
    And the stack holds "Lightning Bolt"
    And Alice can play "Shock" targeting Bob
    When Alice passes
    Then Bob is at 17 life
    And "Battering Craghorn" is 3/1

  @cr26:117.4
  Scenario: After Alice has passed, Bob taps Forest for mana and passes, so Alice has priority again before Lightning Bolt resolves
    Given Alice has "Lightning Bolt" in hand and can pay {R}
    And Bob controls "Forest"
    When Alice plays "Lightning Bolt" targeting Bob
    And Alice passes
    And Bob taps "Forest" for mana
    And Bob passes
    Then Alice has priority
    And the stack holds "Lightning Bolt"
    When Alice passes
    Then Bob is at 17 life

  @cr26:117.2e
  Scenario: While the ability of Lord of the Pit resolves, Alice chooses a creature, and neither player can cast a spell
    Given it is Bob's end step
    And Alice controls "Lord of the Pit", "Grizzly Bears", "Hill Giant" and "Plains"
    And Alice has "Healing Salve" in hand
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When the game goes on to Alice's upkeep
    Then Alice can play "Healing Salve" choosing "gain" targeting Alice
    When Alice passes
    Then Bob can play "Lightning Bolt" targeting Alice
    When Bob passes
    Then Alice is asked for objects
    And Alice can't play "Healing Salve" choosing "gain" targeting Alice by rule 117.1
    And Bob can't play "Lightning Bolt" targeting Alice by rule 117.1
    When Alice chooses "Grizzly Bears"
    Then "Grizzly Bears" was sacrificed
    And Alice has priority
    And "Hill Giant" is in play

  @cr26:117.3a.5
  Scenario: Alice, whose turn it is, gets priority first in each step of the combat phase and in the end step
    Given Alice controls "Hill Giant"
    And Bob controls "Wall of Stone"
    When the game goes on to Alice's beginning of combat step
    Then Alice has priority
    When Alice attacks with "Hill Giant"
    Then it is Alice's declare attackers step
    And Alice has priority
    And it happened in this order that "Hill Giant" attacked, then Alice got priority in the declare attackers step
    And it happened once that Alice got priority in the declare attackers step
    When Bob blocks "Hill Giant" with "Wall of Stone"
    Then it is Alice's declare blockers step
    And Alice has priority
    And it happened in this order that "Wall of Stone" blocked, then Alice got priority in the declare blockers step
    And it happened once that Alice got priority in the declare blockers step
    When combat damage is dealt
    Then it is Alice's combat damage step
    And Alice has priority
    When the game goes on to Alice's end of combat step
    Then Alice has priority
    When the game goes on to Alice's end step
    Then Alice has priority
    And "Wall of Stone" has 3 damage marked

  @cr26:117.3a.5 @edition:2001-07 @edition:2004-10 @edition:2005-02 @edition:2006-10
  Scenario: As combat damage is put on the stack, Alice, whose turn it is, gets priority first in the combat damage step, and Bob after her
    Given Alice controls "Hill Giant"
    And Bob controls "Wall of Stone"
    When Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Wall of Stone"
    And combat damage is put on the stack
    Then it is Alice's combat damage step
    And Alice has priority
    And "Wall of Stone" has no damage marked
    When Alice passes
    Then Bob has priority
    When Bob passes
    Then "Wall of Stone" has 3 damage marked

  @cr26:117.1b @cr26:117.7
  Scenario: Alice activates Frostwielder's ability in response to Bob's Lightning Bolt in her turn, and in Bob's end step with an empty stack
    Given Alice controls 2 "Frostwielder" as "chill"
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice passes
    And Bob plays "Lightning Bolt" targeting "chill 1"
    And Bob passes
    Then Alice can activate "chill 1" targeting Bob
    When Alice activates "chill 1" targeting Bob
    Then the stack holds the ability of "chill 1" and "Lightning Bolt"
    When the top of the stack resolves
    Then Bob is at 19 life
    And the stack holds "Lightning Bolt"
    When the stack resolves
    Then "chill 1" was destroyed
    When the game goes on to Bob's end step
    And Bob passes
    Then Alice can activate "chill 2" targeting Bob
    When Alice activates "chill 2" targeting Bob
    And the stack resolves
    Then Bob is at 18 life
