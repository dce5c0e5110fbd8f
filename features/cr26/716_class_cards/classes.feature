Feature: Classes

  @cr26:107.16a @cr26:716.2 @cr26:716.2a @cr26:716.3 @cr26:107.16
  Scenario: Drover Class goes from level one to two and then to three, only in its controller's main phase with an empty stack
    Given it is Alice's upkeep
    And Alice controls "Drover Class", "Drover Class" as "other", "Hill Giant" and can pay {1}{2}
    And Alice has "Lightning Bolt" in hand and can pay {R}
    Then "Hill Giant" is 3/5
    And Alice can't activate "to_two" of "Drover Class" by rule 602.5d
    When the game goes on to Alice's main phase
    Then Alice can't activate "to_three" of "Drover Class" by rule 602.5b
    And Alice can activate "to_two" of "Drover Class"
    When Alice plays "Lightning Bolt" targeting Bob
    Then Alice can't activate "to_two" of "Drover Class" by rule 602.5d
    When the stack resolves
    And Alice activates "to_two" of "Drover Class"
    And the stack resolves
    Then "Hill Giant" is 4/5
    And "Hill Giant" doesn't have "vigilance"
    And Alice can't activate "to_two" of "Drover Class" by rule 602.5b
    And Alice can activate "to_two" of "other"
    And Alice can't activate "to_three" of "other" by rule 602.5b
    When Alice activates "to_three" of "Drover Class"
    And the stack resolves
    Then "Hill Giant" has "vigilance"
    And "Hill Giant" is 4/5

  @cr26:107.16a @cr26:107.16 @cr26:716.2a
  Scenario: Drover Class can't go to level two in Bob's main phase, and can in Alice's next main phase
    Given it is Bob's main phase
    And Alice controls "Drover Class", "Hill Giant" and "Wastes"
    When Bob passes
    Then Alice has priority
    And Alice can't activate "to_two" of "Drover Class" by rule 602.5d
    When the game goes on to Alice's main phase
    Then Alice can activate "to_two" of "Drover Class"
    When Alice activates "to_two" of "Drover Class"
    Then "Wastes" is tapped
    And "Hill Giant" is 3/4
    When the stack resolves
    Then "Hill Giant" is 4/4

  @cr26:716.2b
  Scenario: Drover Class on level two has that level again after it was a Forest, and Clone as a copy of it is on level one
    Given Alice controls "Drover Class", "Hill Giant", "Opalescence" and can pay {1}
    And Alice has "Song of the Dryads", "Naturalize" and "Clone" in hand and can pay {2}{G}{1}{G}{3}{U}
    When Alice activates "to_two" of "Drover Class"
    And the stack resolves
    Then "Hill Giant" is 4/4
    When Alice plays "Song of the Dryads" targeting "Drover Class"
    And the stack resolves
    Then "Drover Class" has exactly the types "land" and "Forest"
    And "Hill Giant" is 3/3
    When Alice plays "Naturalize" targeting "Song of the Dryads"
    And the stack resolves
    Then "Hill Giant" is 4/4
    When Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Drover Class"
    Then "Hill Giant" is 4/5

  @cr26:716.3
  Scenario: Drover Class on level one gives +0/+1
    Given Alice has "Drover Class" in hand and can pay {W}
    And Alice controls "Hill Giant" and "Grizzly Bears"
    When Alice plays "Drover Class"
    And the stack resolves
    Then "Hill Giant" is 3/4
    And "Grizzly Bears" is 2/3

  @cr26:716.2b.2 @cr26:716.2d
  Scenario: Quicksilver Elemental that has gained the level abilities of Drover Class reaches level two and can then go on to level three
    Given Alice controls "Drover Class", "Quicksilver Elemental" and "Opalescence"
    And Alice can pay {U}{1}{2}
    When Alice activates "mimic" of "Quicksilver Elemental" targeting "Drover Class"
    And the stack resolves
    Then Alice can activate "to_two" of "Quicksilver Elemental"
    And Alice can't activate "to_three" of "Quicksilver Elemental" by rule 602.5
    When Alice activates "to_two" of "Quicksilver Elemental"
    And the stack resolves
    Then Alice can activate "to_three" of "Quicksilver Elemental"
    And Alice can't activate "to_three" of "Drover Class" by rule 602.5
    And "Quicksilver Elemental" is 3/5

  @cr26:716.4
  Scenario: Three level counters don't change the level of Drover Class, which goes to level two by its own ability
    Given Alice controls "Drover Class" with 2 level counters, "Hill Giant" and can pay {1}
    And Alice has "Contentious Plan" in hand and can pay {1}{U}
    And Alice has "Plains" on top of library
    When Alice plays "Contentious Plan"
    And the stack resolves
    And Alice chooses "Drover Class"
    Then "Drover Class" has 3 level counters
    And "Hill Giant" is 3/4
    And Alice can activate "to_two" of "Drover Class"
    When Alice activates "to_two" of "Drover Class"
    And the stack resolves
    Then "Hill Giant" is 4/4
    And "Drover Class" has 3 level counters

  @cr26:716.2.2 @cr26:107.16.2
  Scenario: The ability by which Drover Class becomes level two uses the stack, so Bob can respond to it while the Class is on level one
    Given Alice controls "Drover Class", "Hill Giant" and can pay {1}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice activates "to_two" of "Drover Class"
    Then the total cost of the ability "to_two" of "Drover Class" is {1}
    And the stack holds the ability "to_two" of "Drover Class"
    And "Hill Giant" is 3/4
    When Bob plays "Lightning Bolt" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" has 3 damage marked
    And "Hill Giant" is 3/4
    When the stack resolves
    Then "Hill Giant" is 4/4

  @cr26:716.2a.2 @cr26:716.2.3 @cr26:107.16.3 @cr26:107.16a.2
  Scenario: Carillon Class has its triggered ability from level two on and its activated ability only on level three
    Given Alice controls "Carillon Class" and can pay {1}{3}{G}
    And Alice has 3 "Ornithopter" as "thopter" in hand
    And Alice has "Island" on top of library
    When Alice plays "thopter 1"
    And the stack resolves
    Then Bob is at 20 life
    And Alice can't activate "knell" of "Carillon Class" by rule 602.2
    And Alice can activate "to_two" of "Carillon Class"
    When Alice activates "to_two" of "Carillon Class"
    And the stack resolves
    Then Alice can't activate "knell" of "Carillon Class" by rule 602.2
    When Alice plays "thopter 2"
    And the stack resolves
    Then Bob is at 19 life
    When Alice activates "to_three" of "Carillon Class"
    And the stack resolves
    Then Alice can activate "knell" of "Carillon Class"
    When Alice activates "knell" of "Carillon Class"
    And the stack resolves
    Then "Island" is in Alice's hand
    When Alice plays "thopter 3"
    And the stack resolves
    Then Bob is at 18 life

  @cr26:716.3.2
  Scenario: The triggered and the activated ability of Carillon Class before its first class level bar function on level one and on level two
    Given Alice controls "Carillon Class" and can pay {2}{1}{2}{3}{2}
    And Alice has 3 "Lightning Bolt" as "bolt" in hand and can pay {R}{R}{R}
    When Alice plays "bolt 1" targeting Bob
    And the stack resolves
    Then Alice is at 21 life
    When Alice activates "toll" of "Carillon Class"
    And the stack resolves
    Then Alice is at 23 life
    When Alice activates "to_two" of "Carillon Class"
    And the stack resolves
    And Alice plays "bolt 2" targeting Bob
    And the stack resolves
    Then Alice is at 24 life
    When Alice activates "toll" of "Carillon Class"
    And the stack resolves
    Then Alice is at 26 life
    When Alice activates "to_three" of "Carillon Class"
    And the stack resolves
    And Alice plays "bolt 3" targeting Bob
    And the stack resolves
    Then Alice is at 27 life
    When Alice activates "toll" of "Carillon Class"
    And the stack resolves
    Then Alice is at 29 life

  @cr26:716.2b.3
  Scenario: Drover Class on level two has that level under Bob's control, too
    Given Alice controls "Drover Class", "Hill Giant" and can pay {1}
    And Bob controls "Grizzly Bears" and has "Sudden Claim" in hand and can pay {U}
    When Alice activates "to_two" of "Drover Class"
    And the stack resolves
    Then "Hill Giant" is 4/4
    When Bob plays "Sudden Claim" targeting "Drover Class"
    And the stack resolves
    Then "Hill Giant" is 3/3
    And "Grizzly Bears" is 3/3
