Feature: Cases

  @cr26:719.3a @cr26:719.3c
  Scenario: Case of the Gateway Express becomes solved in the end step of a turn in which three creatures attacked, and then gives its bonus
    Given Alice controls "Case of the Gateway Express"
    And Alice controls 3 "Grizzly Bears" as "bear"
    When Alice attacks with "bear 1", "bear 2" and "bear 3"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 14 life
    And "bear 1" is 2/2
    When the game goes on to Alice's end step
    Then the stack holds the ability "to_solve" of "Case of the Gateway Express"
    When the stack resolves
    Then "bear 1" is 3/2

  @cr26:719.3a @cr26:719.3c
  Scenario: Case of the Gateway Express isn't solved in a turn in which two creatures attacked, and is solved in a later turn in which three did
    Given Alice controls "Case of the Gateway Express"
    And Alice controls 3 "Grizzly Bears" as "bear"
    When Alice attacks with "bear 1" and "bear 2"
    And Bob doesn't block
    And the game goes on to Bob's upkeep
    Then the ability "to_solve" of "Case of the Gateway Express" has triggered never
    And "bear 1" is 2/2
    When the game goes on to Alice's main phase
    And Alice attacks with "bear 1", "bear 2" and "bear 3"
    And Bob doesn't block
    And the game goes on to Bob's next upkeep
    Then the ability "to_solve" of "Case of the Gateway Express" has triggered once
    And "bear 1" is 3/2
    And Bob is at 10 life

  @cr26:719.3b @cr26:702.169b.2
  Scenario: A solved Case stays solved in later turns, its copy isn't solved, and it isn't solved after it left and was cast again
    Given Alice controls "Case of the Gateway Express" and "Opalescence"
    And Alice controls 3 "Grizzly Bears" as "bear"
    And Bob controls "Wall of Stone"
    And Alice has "Clone" and "Boomerang" in hand and can pay {3}{U}{U}{U}{1}{W}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice attacks with "bear 1", "bear 2" and "bear 3"
    And Bob doesn't block
    And the game goes on to Alice's next main phase
    Then "bear 1" is 3/2
    When Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Case of the Gateway Express"
    Then "bear 1" is 3/2
    And "Wall of Stone" has 5 damage marked
    When Alice plays "Boomerang" targeting "Case of the Gateway Express"
    And the stack resolves
    Then "bear 1" is 2/2
    When Alice plays "Case of the Gateway Express"
    And the stack resolves
    Then "Case of the Gateway Express" is in play
    And "bear 1" is 2/2

  @cr26:719.3a.2
  Scenario: Solved Case of the Gateway Express doesn't trigger in a later turn in which three creatures attack again
    Given Alice controls "Case of the Gateway Express"
    And Alice controls 3 "Grizzly Bears" as "bear"
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice attacks with "bear 1", "bear 2" and "bear 3"
    And Bob doesn't block
    And the game goes on to Bob's upkeep
    Then the ability "to_solve" of "Case of the Gateway Express" has triggered once
    When the game goes on to Alice's main phase
    And Alice attacks with "bear 1", "bear 2" and "bear 3"
    And Bob doesn't block
    And the game goes on to Bob's next upkeep
    Then Bob is at 5 life
    And the ability "to_solve" of "Case of the Gateway Express" has triggered once
    And "bear 1" is 3/2

  @cr26:719.3b.2 @cr26:702.169b
  Scenario: A solved Case that loses all abilities until end of turn is still solved afterwards
    Given Alice controls "Case of the Gateway Express" and "Opalescence"
    And Alice controls 3 "Grizzly Bears" as "bear"
    And Alice has "Turn to Frog" in hand and can pay {1}{U}
    When Alice attacks with "bear 1", "bear 2" and "bear 3"
    And Bob doesn't block
    And the game goes on to Alice's next main phase
    Then "bear 1" is 3/2
    When Alice plays "Turn to Frog" targeting "Case of the Gateway Express"
    And the stack resolves
    Then "bear 1" is 2/2
    When the turn ends
    Then "bear 1" is 3/2
    And the ability "to_solve" of "Case of the Gateway Express" has triggered once

  @cr26:719.3a.3
  Scenario: Case of the Gateway Express isn't solved in Bob's end step after three of Bob's creatures attacked, and is solved in Alice's own
    Given Alice controls "Case of the Gateway Express"
    And Alice controls 3 "Grizzly Bears" as "bear"
    And Bob controls 3 "Hill Giant" as "giant"
    And it is Bob's main phase
    When Bob attacks with "giant 1", "giant 2" and "giant 3"
    And Alice doesn't block
    And the game goes on to Alice's upkeep
    Then the ability "to_solve" of "Case of the Gateway Express" has triggered never
    And "bear 1" is 2/2
    And Alice is at 11 life
    When the game goes on to Alice's main phase
    And Alice attacks with "bear 1", "bear 2" and "bear 3"
    And Bob doesn't block
    And the game goes on to Bob's next upkeep
    Then the ability "to_solve" of "Case of the Gateway Express" has triggered once
    And "bear 1" is 3/2

  @cr26:719.3a.4
  Scenario: Case of the Ringing Bell isn't solved if its condition is no longer met as its ability resolves, and is solved in a later turn
    Given Alice controls "Case of the Ringing Bell" as "bell"
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Lightning Bolt" as "one", "Lightning Bolt" as "two" and "Ornithopter" in hand and can pay {R}{R}
    And Alice has 4 "Plains" as "field" as library
    And Bob has 4 "Swamp" as "bog" as library
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    When the game goes on to Alice's end step
    Then the stack holds the ability "to_solve" of "bell"
    When Bob in response plays "Murder" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "one" targeting Bob
    And the stack resolves
    Then the ability "to_solve" of "bell" has triggered once
    And Alice is at 20 life
    When the game goes on to Alice's next main phase
    And Alice plays "Ornithopter"
    And the stack resolves
    Then Alice is at 20 life
    When the game goes on to Alice's end step
    And the stack resolves
    And Alice plays "two" targeting Bob
    And the stack resolves
    Then Alice is at 21 life

  @cr26:719.3a.5
  Scenario: Case of the Ringing Bell doesn't trigger if its condition is met only after the end step has begun
    Given Alice controls "Case of the Ringing Bell" as "bell", "Grizzly Bears" and "Vedalken Orrery"
    And Alice has 4 "Plains" as "field" as library
    And Bob has 4 "Swamp" as "bog" as library
    And Alice has "Ornithopter" and "Lightning Bolt" in hand and can pay {R}
    When the game goes on to Alice's end step
    Then the stack is empty
    When Alice plays "Ornithopter"
    And the stack resolves
    And Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And Alice is at 20 life
    And the ability "to_solve" of "bell" has triggered never
    When the game goes on to Alice's next main phase
    And the game goes on to Alice's end step
    Then the ability "to_solve" of "bell" has triggered once
    And the stack holds the ability "to_solve" of "bell"

  @cr26:719.3b.2
  Scenario: A solved Case that was a Forest and no Case for a while is still solved
    Given Alice controls "Case of the Gateway Express"
    And Alice controls 3 "Grizzly Bears" as "bear"
    And Alice has "Song of the Dryads" and "Naturalize" in hand and can pay {2}{G}{1}{G}
    When Alice attacks with "bear 1", "bear 2" and "bear 3"
    And Bob doesn't block
    And the game goes on to Alice's next main phase
    Then "bear 1" is 3/2
    When Alice plays "Song of the Dryads" targeting "Case of the Gateway Express"
    And the stack resolves
    Then "Case of the Gateway Express" has exactly the types "land" and "Forest"
    And "bear 1" is 2/2
    When Alice plays "Naturalize" targeting "Song of the Dryads"
    And the stack resolves
    Then "bear 1" is 3/2
    And the ability "to_solve" of "Case of the Gateway Express" has triggered once

  @cr26:719.3b.3 @cr26:702.169b
  Scenario: A solved Case is still solved under Bob's control, and gives its bonus to his creatures
    Given Alice controls "Case of the Gateway Express"
    And Alice controls 3 "Grizzly Bears" as "bear"
    And Bob controls "Hill Giant" and has "Sudden Claim" in hand and can pay {U}
    When Alice attacks with "bear 1", "bear 2" and "bear 3"
    And Bob doesn't block
    And the game goes on to Alice's next main phase
    Then "bear 1" is 3/2
    And "Hill Giant" is 3/3
    When Bob plays "Sudden Claim" targeting "Case of the Gateway Express"
    And the stack resolves
    Then "Hill Giant" is 4/3
    And "bear 1" is 2/2

  @cr26:719.3a
  Scenario: Case of the Gateway Express of which Bob has gained control becomes solved in his end step
    Given it is Bob's main phase
    And Alice controls "Case of the Gateway Express"
    And Bob controls 3 "Grizzly Bears" as "bear" and has "Sudden Claim" in hand and can pay {U}
    When Bob plays "Sudden Claim" targeting "Case of the Gateway Express"
    And the stack resolves
    And Bob attacks with "bear 1", "bear 2" and "bear 3"
    And Alice doesn't block
    And the game goes on to Bob's end step
    Then the stack holds the ability "to_solve" of "Case of the Gateway Express"
    When the stack resolves
    Then "bear 1" is 3/2

  @cr26:719.3a.6
  Scenario: A second Case of the Gateway Express isn't solved as the first one is, and becomes solved in a later end step, in which the first one doesn't trigger
    Given Alice controls "Case of the Gateway Express" as "old"
    And Alice controls 3 "Grizzly Bears" as "bear"
    And Alice has "Case of the Gateway Express" as "young" in hand and can pay {1}{W}
    And Bob controls "Wall of Stone"
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice attacks with "bear 1", "bear 2" and "bear 3"
    And Bob doesn't block
    And the game goes on to Alice's next main phase
    Then "bear 1" is 3/2
    When Alice plays "young"
    And the stack resolves
    Then "bear 1" is 3/2
    When Alice attacks with "bear 1", "bear 2" and "bear 3"
    And Bob doesn't block
    And the game goes on to Alice's end step
    Then the stack holds the ability "to_solve" of "young"
    And "bear 1" is 3/2
    When the stack resolves
    Then "bear 1" is 4/2
    And the ability "to_solve" of "old" has triggered once
