Feature: Evolve

  @cr26:702.100a
  Scenario: Cloudfin Raptor evolves for a creature with greater power or toughness and not for a smaller one
    Given Alice controls "Cloudfin Raptor"
    And Alice has "Young Wolf", "Wall of Stone" and "Llanowar Elves" in hand and can pay {G}{1}{R}{R}{G}
    When Alice plays "Young Wolf"
    And the stack resolves
    Then "Cloudfin Raptor" is 1/2
    When Alice plays "Wall of Stone"
    And the stack resolves
    Then "Cloudfin Raptor" is 2/3
    When Alice plays "Llanowar Elves"
    And the stack resolves
    Then "Cloudfin Raptor" is 2/3

  @cr26:702.100a
  Scenario: Cloudfin Raptor evolves for its controller's Young Wolf and not for Bob's Hill Giant
    Given it is Bob's main phase
    And Alice controls "Cloudfin Raptor" owned by Bob
    And Alice has "Young Wolf" and "Sky Skiff" in hand and can pay {2}{G}
    And Bob has "Hill Giant" in hand and can pay {3}{R}
    When Bob plays "Hill Giant"
    And the stack resolves
    Then "Cloudfin Raptor" has triggered never
    And "Cloudfin Raptor" is 0/1
    When the game goes on to Alice's main phase
    And Alice plays "Sky Skiff"
    And the stack resolves
    Then "Cloudfin Raptor" has triggered never
    When Alice plays "Young Wolf"
    And the stack resolves
    Then "Cloudfin Raptor" is 1/2

  @cr26:702.100d
  Scenario: Cloudfin Raptor with two instances of evolve gets two +1/+1 counters as Hill Giant enters
    Given Alice controls "Cloudfin Raptor"
    And "Cloudfin Raptor" has "evolve"
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    When Alice plays "Hill Giant"
    And the top of the stack resolves
    Then "Cloudfin Raptor" has triggered twice
    When the stack resolves
    Then "Cloudfin Raptor" has 2 +1/+1 counters

  @cr26:702.100c
  Scenario: Craw Wurm makes Cloudfin Raptor evolve, and not Sky Skiff, which isn't a creature but has evolve
    Given Alice controls "Cloudfin Raptor" and "Sky Skiff" and has "Craw Wurm" in hand and can pay {4}{G}{G}
    And "Sky Skiff" has "evolve"
    When Alice plays "Craw Wurm"
    And the stack resolves
    Then "Cloudfin Raptor" has 1 +1/+1 counter
    And "Sky Skiff" has no +1/+1 counters
    And "Sky Skiff" has triggered never

  @cr26:702.100b
  Scenario: Renegade Krasis triggers each time that it evolves, and not when it gets a counter in another way
    Given Alice controls "Renegade Krasis" and "Grizzly Bears" with 1 +1/+1 counter
    And Alice has "Hill Giant", "Craw Wurm" and "Contentious Plan" in hand and can pay {3}{R}{4}{G}{G}{1}{U}
    And Alice has 9 "Plains" as "page" as library
    When Alice plays "Hill Giant"
    And the stack resolves
    Then "Renegade Krasis" is 4/3
    And "Grizzly Bears" is 4/4
    When Alice plays "Contentious Plan"
    And the stack resolves
    And Alice chooses "Renegade Krasis"
    Then "Renegade Krasis" is 5/4
    And "Grizzly Bears" is 4/4
    When Alice plays "Craw Wurm"
    And the stack resolves
    Then "Renegade Krasis" is 6/5
    And "Grizzly Bears" is 5/5
    And the ability "share" of "Renegade Krasis" has triggered twice

  @cr26:702.100b
  Scenario: Renegade Krasis, which gets two counters from its evolve ability by Doubling Season, evolves once
    Given Alice controls "Renegade Krasis" and "Doubling Season"
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    When Alice plays "Hill Giant"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Renegade Krasis" has 2 +1/+1 counters
    And the ability "share" of "Renegade Krasis" has triggered once

  @cr26:702.100a
  Scenario: Cloudfin Raptor that has become greater than Young Wolf before its evolve ability resolves gets no counter
    Given Alice controls "Cloudfin Raptor"
    And Alice has "Young Wolf" and "Giant Growth" in hand and can pay {G}{G}
    When Alice plays "Young Wolf"
    And the top of the stack resolves
    Then "Cloudfin Raptor" has triggered once
    When Alice plays "Giant Growth" targeting "Cloudfin Raptor"
    And the stack resolves
    Then "Cloudfin Raptor" has no +1/+1 counters
    And "Cloudfin Raptor" is 3/4

  @cr26:702.100a
  Scenario: Cloudfin Raptor evolves although the greater creature has died before its ability resolves
    Given Alice controls "Cloudfin Raptor"
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    When Alice plays "Hill Giant"
    And the top of the stack resolves
    And Bob plays "Murder" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is in Alice's graveyard
    When the stack resolves
    Then "Cloudfin Raptor" has 1 +1/+1 counter
    And "Cloudfin Raptor" is 1/2

  @cr26:702.100b.2
  Scenario: Renegade Krasis doesn't evolve while Still Ground keeps the counter of its evolve ability off it, and evolves afterwards
    Given Alice controls "Renegade Krasis"
    And Alice has "Hill Giant", "Craw Wurm" and "Naturalize" in hand and can pay {3}{R}{4}{G}{G}{1}{G}
    And Bob controls "Still Ground"
    When Alice plays "Hill Giant"
    And the stack resolves
    Then the ability "evolve" of "Renegade Krasis" has triggered once
    And "Renegade Krasis" has no +1/+1 counters
    And the ability "share" of "Renegade Krasis" has triggered never
    When Alice plays "Naturalize" targeting "Still Ground"
    And the stack resolves
    And Alice plays "Craw Wurm"
    And the stack resolves
    Then "Renegade Krasis" is 4/3
    And the ability "share" of "Renegade Krasis" has triggered once

  @cr26:702.100a
  Scenario: Cloudfin Raptor evolves for Young Wolf, and not for another Cloudfin Raptor of the same power and toughness
    Given Alice controls "Cloudfin Raptor" as "old"
    And Alice has "Cloudfin Raptor" as "new" and "Young Wolf" in hand and can pay {U}{G}
    When Alice plays "new"
    And the stack resolves
    Then "old" has triggered never
    And "new" has triggered never
    When Alice plays "Young Wolf"
    And the top of the stack resolves
    And Alice puts "old" and "new" in this order
    And the stack resolves
    Then "old" is 1/2
    And "new" is 1/2

  @cr26:702.100a
  Scenario: Cloudfin Raptor evolves for Craw Wurm that Tooth and Nail puts onto the battlefield together with it
    Given Alice has "Tooth and Nail" in hand and can pay {5}{G}{G}
    And Alice has "Cloudfin Raptor" and "Craw Wurm" in hand
    When Alice plays "Tooth and Nail" choosing "nail"
    And the stack resolves
    And Alice chooses "Cloudfin Raptor" and "Craw Wurm" for "Tooth and Nail"
    Then "Cloudfin Raptor" has triggered once
    And "Cloudfin Raptor" is 1/2

  @cr26:702.100c
  Scenario: Cloudfin Raptor evolves for Craw Wurm, and Bob's Sky Skiff with evolve, which isn't a creature, doesn't evolve for his Hill Giant
    Given Alice controls "Cloudfin Raptor" and has "Craw Wurm" in hand and can pay {4}{G}{G}
    And Bob controls "Sky Skiff" and has "Hill Giant" in hand and can pay {3}{R}
    And "Sky Skiff" has "evolve"
    And Bob has 3 "Swamp" as "leaf" as library
    When Alice plays "Craw Wurm"
    And the stack resolves
    Then "Cloudfin Raptor" has 1 +1/+1 counter
    When the game goes on to Bob's main phase
    And Bob plays "Hill Giant"
    And the stack resolves
    Then "Sky Skiff" has triggered never
    And "Sky Skiff" has no +1/+1 counters
