Feature: Power and toughness that are chosen as a creature enters

  @cr26:208.2b
  Scenario: Shifting Clay is 0/0 in hand and in the graveyard, and 3/3 on the battlefield if its controller says yes as it enters
    Given Alice has "Shifting Clay" as "one" and "Shifting Clay" as "two" in hand and can pay {8}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    Then "one" is 0/0
    When Alice casts "one"
    Then "one" is 0/0
    When the stack resolves
    And Alice says yes
    Then "one" is 3/3
    When Bob plays "Lightning Bolt" targeting "one"
    And the stack resolves
    Then "one" was destroyed
    And "one" is 0/0
    When Alice casts "two"
    And the stack resolves
    And Alice says no
    Then "two" is in Alice's graveyard

  @cr26:208.2b
  Scenario: Shifting Clay that is 3/3 by the choice of its controller deals 3 damage in the next turn, and is 6/6 with Giant Growth
    Given Alice has "Shifting Clay" and "Giant Growth" in hand and can pay {4}{G}
    And Alice has 2 "Plains" as "dune" as library
    And Bob has 2 "Swamp" as "leaf" as library
    When Alice plays "Shifting Clay"
    And the stack resolves
    And Alice says yes
    Then "Shifting Clay" is 3/3
    When the game goes on to Alice's next main phase
    And Alice attacks with "Shifting Clay"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    When Alice plays "Giant Growth" targeting "Shifting Clay"
    And the stack resolves
    Then "Shifting Clay" is 6/6

  @cr26:208.2b.2 @cr26:707.2.3 @cr26:613.2c.3
  Scenario: Craw Wurm that becomes a copy of Shifting Clay, whose controller has chosen 3/3, is a 3/3 Shapeshifter until end of turn
    Given Alice controls "Craw Wurm"
    And Alice has "Shifting Clay" and "Cytoshape" in hand and can pay {4}{1}{G}{U}
    When Alice casts "Shifting Clay"
    And the stack resolves
    And Alice says yes
    And Alice casts "Cytoshape" targeting "Craw Wurm"
    And the stack resolves
    And Alice chooses "Shifting Clay"
    Then "Craw Wurm" is 3/3
    And "Craw Wurm" has exactly the types "artifact", "creature" and "Shapeshifter"
    When the game goes on to Bob's main phase
    Then "Craw Wurm" is 6/4

  @cr26:208.2b.2 @cr26:707.2.3 @cr26:613.2c.3
  Scenario: Craw Wurm that becomes a copy of Shifting Clay, whose controller has not chosen 3/3, is 1/1 beside Glorious Anthem until end of turn
    Given Alice controls "Craw Wurm" and "Glorious Anthem"
    And Alice has "Shifting Clay" and "Cytoshape" in hand and can pay {4}{1}{G}{U}
    When Alice casts "Shifting Clay"
    And the stack resolves
    And Alice says no
    Then "Shifting Clay" is 1/1
    When Alice casts "Cytoshape" targeting "Craw Wurm"
    And the stack resolves
    And Alice chooses "Shifting Clay"
    Then "Craw Wurm" is 1/1
    When the game goes on to Bob's main phase
    Then "Craw Wurm" is 7/5

  @cr26:613.2a.2
  Scenario: Shifting Clay, whose controller has chosen 3/3, is 6/4 while it is a copy of Craw Wurm, and 3/3 after that
    Given Alice controls "Craw Wurm"
    And Alice has "Shifting Clay" and "Cytoshape" in hand and can pay {4}{1}{G}{U}
    When Alice casts "Shifting Clay"
    And the stack resolves
    And Alice says yes
    Then "Shifting Clay" is 3/3
    When Alice casts "Cytoshape" targeting "Shifting Clay"
    And the stack resolves
    And Alice chooses "Craw Wurm"
    Then "Shifting Clay" is 6/4
    When the game goes on to Bob's main phase
    Then "Shifting Clay" is 3/3

  @cr26:208.2b.2.before
  Scenario: Until 2005, Craw Wurm that becomes a copy of Shifting Clay, which is 3/3 by its own choice, is 0/0
    Given Alice controls "Craw Wurm"
    And Alice has "Shifting Clay" and "Cytoshape" in hand and can pay {4}{1}{G}{U}
    When Alice plays "Shifting Clay"
    And the stack resolves
    And Alice says yes
    Then "Shifting Clay" is 3/3
    When Alice plays "Cytoshape" targeting "Craw Wurm"
    And the stack resolves
    And Alice chooses "Shifting Clay"
    Then "Craw Wurm" is in Alice's graveyard
    And "Shifting Clay" is 3/3
