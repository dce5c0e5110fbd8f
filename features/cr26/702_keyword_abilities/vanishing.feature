Feature: Vanishing

  @cr26:702.63a
  Scenario: A permanent with vanishing and two time counters is sacrificed in its controller's second upkeep
    Given it is Bob's end step
    And Alice controls "Calciderm"
    And "Calciderm" has 2 time counters
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then "Calciderm" has 1 time counter
    When the game goes on to Bob's main phase
    Then "Calciderm" has 1 time counter
    When the game goes on to Alice's next upkeep
    And the stack resolves
    Then "Calciderm" was sacrificed

  @cr26:702.63a @cr26:702.63a.3
  Scenario: A permanent with vanishing is sacrificed when another effect removes its last time counter
    Given Alice has "Calciderm" and "Aether Snap" in hand and can pay {2}{W}{W}{3}{B}{B}
    When Alice plays "Calciderm"
    And the top of the stack resolves
    Then "Calciderm" has 4 time counters
    When Alice plays "Aether Snap"
    And the stack resolves
    Then "Calciderm" was sacrificed

  @cr26:702.63a
  Scenario: Calciderm whose last +1/+1 counter is removed isn't sacrificed, and is when its last time counter is removed in the upkeep
    Given Alice controls "Calciderm"
    And "Calciderm" has 1 time counter
    And "Calciderm" has 1 +1/+1 counter
    And Bob has "Black Sun's Zenith" in hand and can pay {1}{B}{B}
    And it is Bob's main phase
    When Bob plays "Black Sun's Zenith" with X = 1
    And the stack resolves
    Then "Calciderm" has no +1/+1 counters
    And "Calciderm" has 1 time counter
    And "Calciderm" has triggered never
    And "Calciderm" is 5/5
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then "Calciderm" was sacrificed

  @cr26:702.63a
  Scenario: A permanent with vanishing and one time counter is sacrificed in its controller's next upkeep
    Given it is Bob's end step
    And Alice controls "Calciderm"
    And "Calciderm" has 1 time counter
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then "Calciderm" was sacrificed
    And "Calciderm" has triggered twice

  @cr26:702.63a
  Scenario: Vanishing removes one time counter in the upkeep
    Given it is Bob's end step
    And Alice controls "Calciderm"
    And Alice controls "Grizzly Bears" with 2 time counters
    And "Calciderm" has 4 time counters
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then "Calciderm" has 3 time counters
    And "Grizzly Bears" has 2 time counters
    And "Calciderm" is in play

  @cr26:702.63a
  Scenario: Vanishing doesn't trigger in the upkeep of a permanent without a time counter
    Given it is Bob's end step
    And Alice controls "Calciderm" as "timeless" and "Calciderm" as "fleeting"
    And "fleeting" has 1 time counter
    And "fleeting" has 1 charge counter
    And "timeless" has 1 charge counter
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then "fleeting" was sacrificed
    And "timeless" has triggered never
    And "timeless" is in play

  @cr26:702.63c
  Scenario: Calciderm with two instances of vanishing loses two time counters in its controller's upkeep
    Given it is Bob's end step
    And Alice controls "Calciderm" with 4 time counters
    And "Calciderm" has "vanishing 4"
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then "Calciderm" has 2 time counters
    And "Calciderm" has triggered twice

  @cr26:702.63c.2
  Scenario: Twice-Passing Spirit with vanishing 2 and vanishing 1 enters with three time counters, and loses two of them in an upkeep
    Given Alice has "Twice-Passing Spirit" in hand and can pay {1}{W}
    When Alice plays "Twice-Passing Spirit"
    And the stack resolves
    Then "Twice-Passing Spirit" has 3 time counters
    And "Twice-Passing Spirit" is 2/2
    And "Twice-Passing Spirit" has the types "creature" and "Spirit"
    When the game goes on to Alice's next upkeep
    And Alice puts "Twice-Passing Spirit" and "Twice-Passing Spirit" in this order
    And the stack resolves
    Then "Twice-Passing Spirit" has 1 time counter
    When the game goes on to Alice's next upkeep
    And Alice puts "Twice-Passing Spirit" and "Twice-Passing Spirit" in this order
    And the stack resolves
    And Alice puts "Twice-Passing Spirit" and "Twice-Passing Spirit" in this order
    Then "Twice-Passing Spirit" was sacrificed

  @cr26:702.63c.2
  Scenario: Beside Twice-Passing Spirit, Calciderm with one instance of vanishing enters with four time counters
    Given Alice has "Twice-Passing Spirit" and "Calciderm" in hand and can pay {1}{W}{2}{W}{W}
    When Alice plays "Twice-Passing Spirit"
    And the stack resolves
    And Alice plays "Calciderm"
    And the stack resolves
    Then "Calciderm" has 4 time counters
    And "Calciderm" is 5/5
    And "Twice-Passing Spirit" is 2/2

  @cr26:702.63b
  Scenario: Wavering Shade with vanishing without a number enters without time counters and stays, and with its last time counter removed it is sacrificed
    Given Alice has "Wavering Shade" as "fresh" in hand and can pay {1}{U}
    And Alice controls "Wavering Shade" as "marked" with 1 time counter
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "fresh"
    And the stack resolves
    Then "fresh" has no time counters
    When the game goes on to Alice's next main phase
    Then "fresh" is in play
    And "marked" was sacrificed
    And "marked" has triggered twice
    And "fresh" has triggered never

  @cr26:702.63a
  Scenario: Calciderm that Bob owns loses a time counter in the upkeep of Alice, who controls it, and is put into Bob's graveyard
    Given it is Alice's end step
    And Alice controls "Calciderm" owned by Bob
    And "Calciderm" has 2 time counters
    And Alice has 3 "Plains" as "page" as library
    And Bob has 3 "Swamp" as "leaf" as library
    When the game goes on to Bob's main phase
    Then "Calciderm" has 2 time counters
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then "Calciderm" has 1 time counter
    When the game goes on to Alice's next main phase
    And the game goes on to Alice's next main phase
    Then "Calciderm" was sacrificed
    And "Calciderm" is in Bob's graveyard

  @cr26:702.63a.2
  Scenario: Sol Ring with vanishing, which isn't a creature, loses its time counters in two upkeeps and is sacrificed
    Given it is Bob's end step
    And Alice controls "Sol Ring"
    And "Sol Ring" has "vanishing 2"
    And "Sol Ring" has 2 time counters
    And Alice has 5 "Plains" as "dune" as library
    And Bob has 5 "Swamp" as "leaf" as library
    When the game goes on to Alice's main phase
    Then "Sol Ring" has 1 time counter
    When the game goes on to Alice's next main phase
    Then "Sol Ring" was sacrificed

  @cr26:702.63b
  Scenario: Wavering Shade with vanishing without a number enters with no time counter and is still there in its controller's next main phase
    Given Alice has "Wavering Shade" as "fresh" in hand and can pay {1}{U}
    And Bob controls "Wavering Shade" as "his" with 1 time counter
    And Alice has 2 "Plains" as "page" as library
    And Bob has 2 "Swamp" as "leaf" as library
    When Alice plays "fresh"
    And the stack resolves
    Then "fresh" has no time counters
    When the game goes on to Bob's main phase
    Then "his" was sacrificed
    When the game goes on to Alice's next main phase
    Then "fresh" is in play
    And "fresh" has triggered never

  @cr26:702.63b
  Scenario: Wavering Shade with vanishing without a number and two time counters loses one in each of two upkeeps of its controller, and is sacrificed in the second
    Given it is Bob's end step
    And Alice controls "Wavering Shade" with 2 time counters
    And Alice has 5 "Plains" as "page" as library
    And Bob has 5 "Swamp" as "leaf" as library
    When the game goes on to Alice's main phase
    Then "Wavering Shade" has 1 time counter
    When the game goes on to Bob's main phase
    Then "Wavering Shade" has 1 time counter
    When the game goes on to Alice's main phase
    Then "Wavering Shade" was sacrificed
    And "Wavering Shade" has triggered 3 times

  @cr26:702.63b
  Scenario: In Alice's upkeep, Wavering Shade with two time counters triggers and loses one before the upkeep ends
    Given it is Bob's end step
    And Alice controls "Wavering Shade" with 2 time counters
    And Alice has 5 "Plains" as "page" as library
    When the game goes on to Alice's upkeep
    Then the stack holds the ability of "Wavering Shade"
    And "Wavering Shade" has 2 time counters
    When the stack resolves
    Then "Wavering Shade" has 1 time counter
    And it is Alice's upkeep

  @cr26:702.63b
  Scenario: Wavering Shade is sacrificed as Aether Snap, and not its own ability, takes its last time counters
    Given Alice controls "Wavering Shade" with 2 time counters
    And Alice has "Aether Snap" in hand and can pay {3}{B}{B}
    And Bob controls "Hill Giant"
    When Alice plays "Aether Snap"
    And the top of the stack resolves
    Then "Wavering Shade" has no time counters
    And the stack holds the ability of "Wavering Shade"
    When the stack resolves
    Then "Wavering Shade" was sacrificed
    And "Hill Giant" is in play
