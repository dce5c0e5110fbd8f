Feature: Impending

  @cr26:702.176a
  Scenario: Overlord of the Boilerbilges cast for its impending cost isn't a creature until its last time counter is removed
    Given Alice has "Overlord of the Boilerbilges" in hand and can pay {2}{R}{R}
    When Alice casts "Overlord of the Boilerbilges" instead of its mana cost
    And the stack resolves
    And Alice targets Bob
    Then Bob is at 16 life
    And "Overlord of the Boilerbilges" has 4 time counters
    And "Overlord of the Boilerbilges" has exactly the types "enchantment"
    When the game goes on to Alice's next main phase
    Then "Overlord of the Boilerbilges" has 3 time counters
    And "Overlord of the Boilerbilges" has no power
    When the game goes on to Alice's next main phase
    And the game goes on to Alice's next main phase
    Then "Overlord of the Boilerbilges" has 1 time counter
    And "Overlord of the Boilerbilges" has no power
    When the game goes on to Alice's next main phase
    Then "Overlord of the Boilerbilges" has no time counters
    And "Overlord of the Boilerbilges" is 5/5

  @cr26:702.176a @cr26:702.176a.2
  Scenario: Overlord of the Boilerbilges cast for its mana cost has no time counters and is a creature at once
    Given Alice has "Overlord of the Boilerbilges" as "one" and "Overlord of the Boilerbilges" as "two" in hand and can pay {2}{R}{R}{4}{R}{R}
    When Alice casts "one" instead of its mana cost
    And the stack resolves
    And Alice targets Bob
    And Alice casts "two"
    And the stack resolves
    And Alice targets Bob
    Then "two" has no time counters
    And "two" is 5/5
    And "one" has 4 time counters
    And Bob is at 12 life

  @cr26:702.176a
  Scenario: An Overlord whose impending cost wasn't paid is a creature with a time counter, and keeps it
    Given Alice controls "Overlord of the Boilerbilges" as "risen" with 1 time counter
    And Alice has "Overlord of the Boilerbilges" as "sealed" in hand and can pay {2}{R}{R}
    When Alice casts "sealed" instead of its mana cost
    And the stack resolves
    And Alice targets Bob
    Then "risen" is 5/5
    And "sealed" has no power
    When the game goes on to Bob's upkeep
    Then "risen" has 1 time counter
    And "sealed" has 3 time counters

  @cr26:702.176a
  Scenario: Sphere of Resistance makes Overlord of the Boilerbilges cost {3}{R}{R} by impending, and it enters with four time counters
    Given Bob controls "Sphere of Resistance"
    And Alice has "Overlord of the Boilerbilges" in hand and can pay {3}{R}{R}
    When Alice casts "Overlord of the Boilerbilges" instead of its mana cost
    Then the total cost of "Overlord of the Boilerbilges" is {3}{R}{R}
    When the stack resolves
    And Alice targets Bob
    Then "Overlord of the Boilerbilges" has 4 time counters
    And "Overlord of the Boilerbilges" has no power

  @cr26:702.176a.2
  Scenario: Overlord of the Balemurk with impending 5 enters with five time counters and has four after its controller's end step
    Given Alice has "Overlord of the Balemurk" in hand and can pay {1}{B}
    And Alice has "Hill Giant" and 8 "Plains" as "page" as library
    When Alice casts "Overlord of the Balemurk" instead of its mana cost
    And the stack resolves
    And Alice chooses "Hill Giant"
    Then "Hill Giant" is in Alice's hand
    And "Overlord of the Balemurk" has 5 time counters
    And "Overlord of the Balemurk" has exactly the types "enchantment"
    When the game goes on to Alice's end step
    Then the stack holds the second trigger of "Overlord of the Balemurk"
    And "Overlord of the Balemurk" has 5 time counters
    When the game goes on to Bob's upkeep
    Then "Overlord of the Balemurk" has 4 time counters
    And "Overlord of the Balemurk" has no power

  @cr26:702.176a
  Scenario: Overlord of the Boilerbilges whose four time counters Aether Snap removes is a creature at once
    Given Alice has "Overlord of the Boilerbilges" and "Aether Snap" in hand and can pay {2}{R}{R}{3}{B}{B}
    When Alice casts "Overlord of the Boilerbilges" instead of its mana cost
    And the stack resolves
    And Alice targets Bob
    Then "Overlord of the Boilerbilges" has 4 time counters
    And "Overlord of the Boilerbilges" has no power
    When Alice plays "Aether Snap"
    And the stack resolves
    Then "Overlord of the Boilerbilges" is 5/5

  @cr26:702.176a
  Scenario: Overlord of the Boilerbilges of which Bob gains control loses its time counters in his end steps, and not in Alice's
    Given Alice has "Overlord of the Boilerbilges" in hand and can pay {2}{R}{R}
    And Bob has "Sudden Claim" in hand and can pay {U}
    And Alice has 4 "Plains" as "field" as library
    And Bob has 4 "Swamp" as "bog" as library
    When Alice casts "Overlord of the Boilerbilges" instead of its mana cost
    And the stack resolves
    And Alice targets Bob
    And Bob plays "Sudden Claim" targeting "Overlord of the Boilerbilges"
    And the stack resolves
    And the game goes on to Bob's upkeep
    Then Bob controls "Overlord of the Boilerbilges"
    And "Overlord of the Boilerbilges" has 4 time counters
    And "Overlord of the Boilerbilges" has no power
    When the game goes on to Alice's next upkeep
    Then "Overlord of the Boilerbilges" has 3 time counters

  @cr26:702.176a
  Scenario: With Experimental Frenzy, Overlord of the Boilerbilges is cast from the top of the library for its impending cost
    Given Alice controls "Experimental Frenzy" and can pay {2}{R}{R}
    And Alice has "Overlord of the Boilerbilges" and "Island" on top of library
    When Alice plays "Overlord of the Boilerbilges" from library instead of its mana cost
    Then the total cost of "Overlord of the Boilerbilges" is {2}{R}{R}
    When the stack resolves
    And Alice targets Bob
    Then "Overlord of the Boilerbilges" has 4 time counters
    And "Overlord of the Boilerbilges" has no power

  @cr26:702.176a
  Scenario: Overlord of the Boilerbilges that Omniscience lets Alice cast for nothing is a creature at once, and can't be cast for its impending cost without mana
    Given Alice controls "Omniscience" and has "Overlord of the Boilerbilges" in hand
    Then Alice can't play "Overlord of the Boilerbilges" instead of its mana cost by "impending" by rule 118.3
    And Alice can play "Overlord of the Boilerbilges" without paying its mana cost
    When Alice plays "Overlord of the Boilerbilges" without paying its mana cost
    And the stack resolves
    And Alice targets Bob
    Then Bob is at 16 life
    And "Overlord of the Boilerbilges" has no time counters
    And "Overlord of the Boilerbilges" is 5/5

  @cr26:702.176a
  Scenario: Overlord of the Boilerbilges that was cast for its impending cost and returned to hand is a creature at once when it is cast for its mana cost
    Given Alice has "Overlord of the Boilerbilges" in hand and can pay {2}{R}{R}{4}{R}{R}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice casts "Overlord of the Boilerbilges" instead of its mana cost
    And the stack resolves
    And Alice targets Bob
    Then "Overlord of the Boilerbilges" has 4 time counters
    When Bob plays "Boomerang" targeting "Overlord of the Boilerbilges"
    And the stack resolves
    And Alice casts "Overlord of the Boilerbilges"
    And the stack resolves
    And Alice targets Bob
    Then "Overlord of the Boilerbilges" has no time counters
    And "Overlord of the Boilerbilges" is 5/5

  @cr26:702.176a.3
  Scenario: Overlord of the Boilerbilges without time counters doesn't trigger in the end step, and is no creature again while it has the time counter of Seed of Hours
    Given Alice has "Overlord of the Boilerbilges", "Aether Snap" and "Seed of Hours" in hand and can pay {2}{R}{R}{3}{B}{B}{U}
    And Bob has 9 "Swamp" as "leaf" as library
    And Alice has 9 "Plains" as "page" as library
    When Alice casts "Overlord of the Boilerbilges" instead of its mana cost
    And the stack resolves
    And Alice targets Bob
    And Alice plays "Aether Snap"
    And the stack resolves
    Then "Overlord of the Boilerbilges" has triggered once
    When the game goes on to Alice's end step
    Then the stack is empty
    And "Overlord of the Boilerbilges" has triggered once
    And "Overlord of the Boilerbilges" is 5/5
    When the game goes on to Bob's main phase
    And Alice plays "Seed of Hours" targeting "Overlord of the Boilerbilges"
    And the stack resolves
    Then "Overlord of the Boilerbilges" has no power
    When the game goes on to Alice's end step
    Then "Overlord of the Boilerbilges" has triggered twice
    When the stack resolves
    Then "Overlord of the Boilerbilges" is 5/5
