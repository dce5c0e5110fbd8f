Feature: Blight

  @cr26:701.68a
  Scenario: Alice who blights 2 puts two -1/-1 counters on one of her creatures, and abilities that trigger on blighting trigger
    Given Alice controls "Withering Clerk" and can pay {B}
    And Alice controls "Craw Wurm" owned by Bob
    And Bob controls "Hill Giant" owned by Alice
    When Alice activates "wither" of "Withering Clerk"
    And the stack resolves
    Then Alice may not choose "Hill Giant" for "Withering Clerk"
    And Alice may choose "Withering Clerk" for "Withering Clerk"
    And Alice may not choose "Withering Clerk" and "Craw Wurm" for "Withering Clerk"
    When Alice chooses "Craw Wurm" for "Withering Clerk"
    Then "Craw Wurm" has 2 -1/-1 counters
    And "Craw Wurm" is 4/2
    And "Withering Clerk" is 1/4
    And Alice is at 23 life
    And Bob is at 19 life

  @cr26:701.68b
  Scenario: Alice may blight 2 for Thorn Pact with a creature, and is not asked without one
    Given Alice has "Thorn Pact" as "first" and "Thorn Pact" as "second" in hand and can pay {1}{B}{1}{B}
    And Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant"
    When Alice plays "first"
    And the stack resolves
    And Alice says yes
    Then "Grizzly Bears" is in Alice's graveyard
    And Alice is at 23 life
    When Alice plays "second"
    And the stack resolves
    Then nobody is asked anything
    And Alice is at 23 life
    And "Hill Giant" is 3/3

  @cr26:701.68b
  Scenario: Under Solemnity, Alice isn't asked whether to blight for Thorn Pact, and gains no life
    Given Alice controls "Hill Giant" and "Solemnity"
    And Alice has "Thorn Pact" as "first" and "Thorn Pact" as "second" in hand and can pay {1}{B}{1}{B}
    And Bob has "Disenchant" in hand and can pay {1}{W}
    When Alice plays "first"
    And the stack resolves
    Then nobody is asked anything
    And "first" is in Alice's graveyard
    And Alice is at 20 life
    And "Hill Giant" is 3/3
    When Bob plays "Disenchant" targeting "Solemnity"
    And the stack resolves
    And Alice plays "second"
    And the stack resolves
    Then Alice is asked for yes or no
    When Alice says yes
    Then "Hill Giant" is 1/1
    And Alice is at 23 life

  @cr26:701.68b
  Scenario: Alice may blight 2 for Thorn Pact with a creature that survives, and may also not do so
    Given Alice has "Thorn Pact" as "first" and "Thorn Pact" as "second" in hand and can pay {1}{B}{1}{B}
    And Alice controls "Hill Giant"
    When Alice plays "first"
    And the stack resolves
    And Alice says yes
    Then "Hill Giant" has 2 -1/-1 counters
    And Alice is at 23 life
    When Alice plays "second"
    And the stack resolves
    Then Alice is asked for yes or no
    When Alice says no
    Then "Hill Giant" is 1/1
    And Alice is at 23 life

  @cr26:701.68a
  Scenario: Alice who blights 2 on Llanowar Elves loses it, and abilities that trigger on blighting trigger
    Given Alice controls "Withering Clerk" and "Llanowar Elves" and can pay {B}
    When Alice activates "wither" of "Withering Clerk"
    And the stack resolves
    And Alice chooses "Llanowar Elves" for "Withering Clerk"
    Then "Llanowar Elves" is in Alice's graveyard
    And "Withering Clerk" is 1/4
    And Alice is at 23 life
    And Bob is at 19 life

  @cr26:701.68c
  Scenario: Only Craw Wurm, which Alice chose as she blighted, gains flying from Blightwing Rite, and not Hill Giant
    Given Alice has "Blightwing Rite" in hand and can pay {B}
    And Alice controls "Hill Giant" and "Craw Wurm"
    When Alice plays "Blightwing Rite"
    And the stack resolves
    And Alice chooses "Craw Wurm"
    Then "Craw Wurm" is 5/3
    And "Craw Wurm" has "flying"
    And "Hill Giant" doesn't have "flying"

  @cr26:701.68c
  Scenario: Alice's only creature, Craw Wurm, is the blighted creature and flies until end of turn, and Bob's Hill Giant isn't
    Given Alice has "Blightwing Rite" in hand and can pay {B}
    And Alice controls "Craw Wurm"
    And Bob controls "Hill Giant"
    When Alice plays "Blightwing Rite"
    And the stack resolves
    Then "Craw Wurm" is 5/3
    And "Craw Wurm" has "flying"
    And "Hill Giant" doesn't have "flying"
    And "Hill Giant" is 3/3
    When the turn ends
    Then "Craw Wurm" is 5/3
    And "Craw Wurm" doesn't have "flying"

  @cr26:701.68c
  Scenario: Craw Wurm, which Alice chose as she blighted, gains flying though Unwithering Ward keeps the counter off it
    Given Alice controls "Unwithering Ward", "Craw Wurm" and "Hill Giant"
    And Alice has "Blightwing Rite" in hand and can pay {B}
    When Alice plays "Blightwing Rite"
    And the stack resolves
    And Alice chooses "Craw Wurm"
    Then "Craw Wurm" has no -1/-1 counters
    And "Craw Wurm" has "flying"
    And "Hill Giant" doesn't have "flying"
    When the turn ends
    Then "Craw Wurm" doesn't have "flying"

  @cr26:701.68d
  Scenario: Withering Clerk triggers as Alice blights, even if Unwithering Ward keeps the counters off the creature
    Given Alice controls "Withering Clerk", "Unwithering Ward" and "Craw Wurm" and can pay {B}
    When Alice activates "wither" of "Withering Clerk"
    And the stack resolves
    And Alice chooses "Craw Wurm" for "Withering Clerk"
    Then "Craw Wurm" has no -1/-1 counters
    And "Craw Wurm" is 6/4
    And "Withering Clerk" has triggered once
    And Alice is at 23 life
    And Bob is at 19 life

  @cr26:701.68d.2
  Scenario: Alice's Withering Clerk triggers only after she has chosen Craw Wurm to blight, and Bob's doesn't trigger
    Given Alice controls "Withering Clerk" and "Craw Wurm" and can pay {B}
    And Bob controls "Withering Clerk" as "theirs"
    When Alice activates "wither" of "Withering Clerk"
    And the top of the stack resolves
    Then Alice is asked for objects by "Withering Clerk" among "Withering Clerk" and "Craw Wurm"
    And "Withering Clerk" has triggered never
    When Alice chooses "Craw Wurm" for "Withering Clerk"
    Then "Craw Wurm" has 2 -1/-1 counters
    And "Withering Clerk" has triggered once
    And "theirs" has triggered never
    When the stack resolves
    Then Bob is at 19 life
    And Alice is at 23 life

  @cr26:701.68a.2 @cr26:701.68c.2 @cr26:701.68a
  Scenario: Bob, whom Alice's Withering Demand tells to blight, chooses Craw Wurm among his creatures, which gets the counter and becomes tapped
    Given Alice controls "Gray Ogre" and has "Withering Demand" in hand and can pay {B}
    And Bob controls "Hill Giant" and "Craw Wurm"
    When Alice plays "Withering Demand" targeting Bob
    And the stack resolves
    Then Bob is asked for objects by "Withering Demand" among "Hill Giant" and "Craw Wurm"
    When Bob chooses "Craw Wurm" for "Withering Demand"
    Then "Craw Wurm" has 1 -1/-1 counter
    And "Craw Wurm" is tapped
    And "Hill Giant" is untapped
    And "Gray Ogre" is 2/2

  @cr26:701.68a.2 @cr26:701.68c.2
  Scenario: Bob's only creature, Hill Giant, gets the counter as Alice, who controls no creature, has Bob blight with Withering Demand, and becomes tapped
    Given Alice has "Withering Demand" in hand and can pay {B}
    And Bob controls "Hill Giant" and "Sol Ring"
    When Alice plays "Withering Demand" targeting Bob
    And the stack resolves
    Then "Hill Giant" has 1 -1/-1 counter
    And "Hill Giant" is 2/2
    And "Hill Giant" is tapped
    And "Sol Ring" is untapped

  @cr26:701.68d.3
  Scenario: Rot Ledger triggers as Alice, who controls no creature, is told to blight by Blightwing Rite, and Bob's Hill Giant gets no counter
    Given Alice controls "Rot Ledger" and has "Blightwing Rite" in hand and can pay {B}
    And Bob controls "Hill Giant"
    When Alice plays "Blightwing Rite"
    And the stack resolves
    Then "Rot Ledger" has triggered once
    And Alice is at 21 life
    And "Hill Giant" is 3/3
    And "Hill Giant" doesn't have "flying"

  @cr26:701.68d.3
  Scenario: Rot Ledger triggers once as Alice blights Craw Wurm for Blightwing Rite, and Bob's Rot Ledger doesn't trigger
    Given Alice controls "Rot Ledger" as "hers" and "Craw Wurm" and has "Blightwing Rite" in hand and can pay {B}
    And Bob controls "Rot Ledger" as "his" and "Hill Giant"
    When Alice plays "Blightwing Rite"
    And the stack resolves
    Then "Craw Wurm" is 5/3
    And "hers" has triggered once
    And "his" has triggered never
    And Alice is at 21 life
    And Bob is at 20 life

  @cr26:701.68c.3
  Scenario: Only Craw Wurm, which Alice chose as she blighted for the ability of Blightwing Censer, gains flying until end of turn
    Given Alice controls "Blightwing Censer", "Hill Giant" and "Craw Wurm" and can pay {1}
    When Alice activates "Blightwing Censer"
    And the stack resolves
    And Alice chooses "Craw Wurm"
    Then "Craw Wurm" is 5/3
    And "Craw Wurm" has "flying"
    And "Hill Giant" doesn't have "flying"
    When the turn ends
    Then "Craw Wurm" doesn't have "flying"

  @cr26:701.68c.3
  Scenario: Alice's only creature, Craw Wurm, flies until end of turn by the ability of Blightwing Censer, and Bob's Hill Giant doesn't
    Given Alice controls "Blightwing Censer" and "Craw Wurm" and can pay {1}
    And Bob controls "Hill Giant"
    When Alice activates "Blightwing Censer"
    And the stack resolves
    Then "Craw Wurm" is 5/3
    And "Craw Wurm" has "flying"
    And "Hill Giant" doesn't have "flying"
    And "Hill Giant" is 3/3
    When the turn ends
    Then "Craw Wurm" doesn't have "flying"
