Feature: Order of the phases and steps of a turn

  @cr26:500.1 @cr26:505.1 @cr26:512.1 @cr26:511.3.2
  Scenario: The five phases of Alice's turn come in their order, and the combat phase comes between the two main phases
    Given it is Bob's end step
    And Alice controls "Grizzly Bears"
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When the game goes on to Alice's upkeep
    And the game goes on to Bob's upkeep
    Then it happened in this order that Alice's upkeep began, then Alice's precombat main phase began, then Alice's beginning of combat step began, then Alice's end of combat step began, then Alice's postcombat main phase began, then Alice's end step began, then Alice's cleanup step began, then Bob's untap step began
    And it happened once that Alice's precombat main phase began
    And it happened once that Alice's postcombat main phase began
    And it happened never that Alice's combat damage step began
    When the game goes on to Bob's end step
    Then it happened in this order that Bob's precombat main phase began, then Bob's beginning of combat step began, then Bob's postcombat main phase began
    And it happened once that Bob's precombat main phase began
    And it happened once that Bob's postcombat main phase began

  @cr26:500.2
  Scenario: The upkeep goes on after the stack becomes empty, and ends as both players pass while the stack is empty
    Given it is Alice's upkeep
    And Alice has "Lightning Bolt" as "bolt" in hand and can pay {R}
    And Bob has "Lightning Bolt" as "answer" in hand and can pay {R}
    When Alice plays "bolt" targeting Bob
    And the top of the stack resolves
    Then the stack is empty
    And it is Alice's upkeep
    And Alice has priority
    When Alice passes
    Then Bob can play "answer" targeting Alice
    When Bob plays "answer" targeting Alice
    And the top of the stack resolves
    Then it is Alice's upkeep
    And Alice has priority
    When Alice passes
    And Bob passes
    Then it is Alice's draw step
    And Alice is at 17 life
    And Bob is at 17 life

  @cr26:500.2.2 @cr26:117.4.3
  Scenario: With three players, the upkeep ends only as Carol passes too, and all three have to pass again after her Lightning Bolt has resolved
    Given Carol is playing too
    And it is Alice's upkeep
    And Carol has "Lightning Bolt" in hand and can pay {R}
    When Alice passes
    And Bob passes
    Then it is Alice's upkeep
    And Carol has priority
    And Carol can play "Lightning Bolt" targeting Bob
    When Carol plays "Lightning Bolt" targeting Bob
    And the top of the stack resolves
    Then the stack is empty
    And Alice has priority
    When Alice passes
    And Bob passes
    Then it is Alice's upkeep
    When Carol passes
    Then it is Alice's draw step
    And Bob is at 17 life

  @cr26:500.3 @cr26:514.3
  Scenario: No player gets priority in an untap step or in a cleanup step in which no ability triggers
    Given it is Bob's end step
    And Alice controls tapped "Forest"
    And Bob controls "Grizzly Bears"
    And "Grizzly Bears" gets +2/+2 until end of turn
    And Bob has 8 "Swamp" as "leaf" in hand
    When the game goes on to Bob's cleanup step
    And Bob chooses "leaf 3"
    And the game goes on to Alice's upkeep
    Then "Forest" is untapped
    And "leaf 3" is in Bob's graveyard
    And "Grizzly Bears" is 2/2
    And Alice has priority
    And it happened never that Alice got priority in the untap step
    And it happened never that Bob got priority in the untap step
    And it happened never that Bob got priority in the cleanup step
    And it happened never that Alice got priority in the cleanup step
    And it happened once that Bob's cleanup step began
    And it happened once that Alice's untap step began

  @cr26:500.3.3
  Scenario: Alice and Bob get priority in each step and each main phase of Alice's turn but her untap step and her cleanup step
    Given it is Bob's end step
    And Alice controls "Grizzly Bears" and tapped "Forest"
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When the game goes on to Alice's main phase
    Then "Forest" is untapped
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Bob's upkeep
    Then it happened in this order that Alice got priority in the upkeep, then Bob got priority in the upkeep, then Alice got priority in the draw step, then Bob got priority in the draw step, then Alice got priority in the precombat main phase, then Bob got priority in the precombat main phase, then Alice got priority in the beginning of combat step, then Bob got priority in the beginning of combat step, then Alice got priority in the declare attackers step, then Bob got priority in the declare attackers step, then Alice got priority in the declare blockers step, then Bob got priority in the declare blockers step, then Alice got priority in the combat damage step, then Bob got priority in the combat damage step, then Alice got priority in the end of combat step, then Bob got priority in the end of combat step, then Alice got priority in the postcombat main phase, then Bob got priority in the postcombat main phase, then Alice got priority in the end step, then Bob got priority in the end step
    And it happened never that Alice got priority in the untap step
    And it happened never that Bob got priority in the untap step
    And it happened never that Alice got priority in the cleanup step
    And it happened never that Bob got priority in the cleanup step
    And Bob is at 18 life

  @cr26:500.6
  Scenario: Noon Bell triggers as Alice's precombat main phase begins, and its ability is on the stack before she gets priority
    Given it is Alice's draw step
    And Alice controls "Noon Bell"
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    Then "Noon Bell" has triggered never
    When the game goes on to Alice's precombat main phase
    Then the stack holds the ability of "Noon Bell"
    And Alice has priority
    And Alice is at 20 life
    When the stack resolves
    Then Alice is at 23 life
    When the game goes on to Bob's precombat main phase
    Then the stack is empty
    And "Noon Bell" has triggered once

  @cr26:500.6
  Scenario: Two Noon Bells trigger as Alice's precombat main phase begins, and both abilities are on the stack before she gets priority
    Given it is Alice's draw step
    And Alice controls "Noon Bell" as "first" and "Noon Bell" as "second"
    And Alice has 4 "Plains" as "dune" as library
    When the game goes on to Alice's precombat main phase
    And Alice puts "first" and "second" in this order
    Then the stack holds the ability of "second" and the ability of "first"
    And Alice has priority
    And Alice is at 20 life
    When the stack resolves
    Then Alice is at 26 life

  @cr26:500.6
  Scenario: Noon Bell, which enters in Alice's precombat main phase, doesn't trigger in that phase, and triggers in the next turn of Alice
    Given Alice has "Noon Bell" in hand and can pay {1}{W}
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice plays "Noon Bell"
    And the stack resolves
    Then "Noon Bell" is in play
    And "Noon Bell" has triggered never
    When the game goes on to Alice's next precombat main phase
    Then the stack holds the ability of "Noon Bell"
