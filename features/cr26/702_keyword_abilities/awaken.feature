Feature: Awaken

  @cr26:702.113a @cr26:702.113b @cr26:115.1e.3 @cr26:601.2c.12
  Scenario: Clutch of Currents targets a land only when it is cast for its awaken cost
    Given Alice has "Clutch of Currents" as "one" and "Clutch of Currents" as "two" in hand and can pay {4}{U}{U}
    And Alice controls "Forest"
    And Bob controls "Hill Giant" and "Grizzly Bears"
    Then Alice can't cast "one" targeting "Grizzly Bears" then "Forest" by rule 601.2c
    And Alice can cast "one" targeting "Grizzly Bears"
    When Alice casts "one" targeting "Grizzly Bears"
    Then "one" targets "Grizzly Bears"
    When the stack resolves
    Then "Grizzly Bears" is in Bob's hand
    And "Forest" has no power
    When Alice casts "two" instead of its mana cost targeting "Hill Giant" then "Forest"
    Then the total cost of "two" is {4}{U}
    When the stack resolves
    Then "Hill Giant" is in Bob's hand
    And "Forest" is 3/3
    And "Forest" has "haste"
    And "Forest" has exactly the types "basic", "land", "creature", "Forest" and "Elemental"

  @cr26:702.113b @cr26:601.2c.12
  Scenario: Forest is no legal target of Clutch of Currents that is cast for its mana cost, and is one if its awaken cost is paid
    Given Alice has "Clutch of Currents" in hand and can pay {4}{U}
    And Alice controls "Forest"
    And Bob controls "Hill Giant"
    Then Alice can't cast "Clutch of Currents" targeting "Hill Giant" then "Forest" by rule 601.2c
    And Alice can cast "Clutch of Currents" instead of its mana cost targeting "Hill Giant" then "Forest"
    When Alice casts "Clutch of Currents" instead of its mana cost targeting "Hill Giant" then "Forest"
    Then "Clutch of Currents" targets "Hill Giant" and "Forest"
    When the stack resolves
    Then "Hill Giant" is in Bob's hand
    And "Forest" is 3/3

  @cr26:702.113a
  Scenario: Clutch of Currents awakens its target land although its other target has left the battlefield
    Given Alice has "Clutch of Currents" in hand and can pay {4}{U}
    And Alice controls "Forest"
    And Bob controls "Grizzly Bears" and "Fume Spitter"
    When Alice casts "Clutch of Currents" instead of its mana cost targeting "Fume Spitter" then "Forest"
    And Bob in response activates "Fume Spitter" targeting "Grizzly Bears"
    And the stack resolves
    Then "Forest" is 3/3
    When the game goes on to Alice's next main phase
    Then "Forest" is 3/3
    And "Forest" has 3 +1/+1 counters
    And "Forest" has "haste"

  @cr26:702.113a @cr26:115.1e.3
  Scenario: Awaken can target its controller's land and not an opponent's
    Given Alice has "Clutch of Currents" in hand and can pay {4}{U}
    And Alice controls "Forest" and "Grizzly Bears"
    And Bob controls "Hill Giant" and "Swamp"
    Then Alice can't cast "Clutch of Currents" instead of its mana cost targeting "Hill Giant" then "Swamp" by rule 601.2c
    And Alice can't cast "Clutch of Currents" instead of its mana cost targeting "Hill Giant" then "Grizzly Bears" by rule 601.2c
    And Alice can cast "Clutch of Currents" instead of its mana cost targeting "Hill Giant" then "Forest"
    When Alice casts "Clutch of Currents" instead of its mana cost targeting "Hill Giant" then "Forest"
    And the stack resolves
    Then "Forest" is 3/3

  @cr26:702.113a.2
  Scenario: Coastal Discovery with awaken 4 makes Forest a 4/4 creature, and costs {6}{U} while Sphere of Resistance is in play
    Given Alice has "Coastal Discovery" in hand and can pay {6}{U}
    And Alice controls "Forest"
    And Alice has 3 "Plains" as "page" as library
    And Bob controls "Sphere of Resistance"
    When Alice plays "Coastal Discovery" instead of its mana cost by "awaken" targeting "Forest"
    Then the total cost of "Coastal Discovery" is {6}{U}
    When the stack resolves
    Then "Forest" is 4/4
    And "Forest" has 4 +1/+1 counters
    And Alice has drawn 2 cards

  @cr26:118.9a.3 @cr26:702.113a.2
  Scenario: Coastal Discovery that is cast for its mana cost draws two cards and awakens no land
    Given Alice has "Coastal Discovery" as "plain" and "Coastal Discovery" as "waking" in hand and can pay {3}{U}{5}{U}
    And Alice controls "Forest"
    And Alice has 5 "Plains" as "page" as library
    Then Alice can play "waking" instead of its mana cost by "awaken" targeting "Forest"
    And Alice can't play "plain" targeting "Forest"
    When Alice plays "plain"
    Then "plain" targets nothing
    And the total cost of "plain" is {3}{U}
    When the stack resolves
    Then Alice has drawn 2 cards
    And "Forest" has no power
    When Alice plays "waking" instead of its mana cost by "awaken" targeting "Forest"
    And the stack resolves
    Then "Forest" has the types "land" and "creature"
    And Alice has drawn 4 cards

  @cr26:702.113a
  Scenario: A new Forest that Clutch of Currents has awakened can attack at once
    Given Alice has "Clutch of Currents" and "Forest" in hand and can pay {4}{U}
    And Bob controls "Hill Giant"
    When Alice plays the land "Forest"
    And Alice casts "Clutch of Currents" instead of its mana cost targeting "Hill Giant" then "Forest"
    And the stack resolves
    Then Alice can attack with "Forest"
    When Alice attacks with "Forest"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life

  @cr26:702.113a.2 @cr26:118.9a.3
  Scenario: Coastal Discovery that Omniscience lets Alice cast for nothing awakens no land, and can't be cast for its awaken cost without mana
    Given Alice controls "Omniscience" and "Forest" and has "Coastal Discovery" in hand
    And Alice has 5 "Plains" as "page" as library
    Then Alice can't play "Coastal Discovery" instead of its mana cost by "awaken" targeting "Forest" by rule 118.3
    And Alice can play "Coastal Discovery" without paying its mana cost
    When Alice plays "Coastal Discovery" without paying its mana cost
    Then "Coastal Discovery" targets nothing
    When the stack resolves
    Then Alice has drawn 2 cards
    And "Forest" has no power

  @cr26:702.113b.2
  Scenario: Forest is no legal target of Scatter to the Winds, an instant, that is cast for its mana cost, and is one if its awaken cost is paid
    Given it is Bob's main phase
    And Alice controls "Forest"
    And Alice has "Scatter to the Winds" in hand and can pay {4}{U}{U}
    And Bob has "Lava Spike" in hand and can pay {R}
    When Bob plays "Lava Spike" targeting Alice
    And Bob passes
    Then Alice can't play "Scatter to the Winds" targeting "Lava Spike" then "Forest" by rule 601.2c
    And Alice can play "Scatter to the Winds" instead of its mana cost by "awaken" targeting "Lava Spike" then "Forest"
    When Alice plays "Scatter to the Winds" instead of its mana cost by "awaken" targeting "Lava Spike" then "Forest"
    Then "Scatter to the Winds" targets "Lava Spike" and "Forest"
    When the stack resolves
    Then "Lava Spike" was countered
    And "Forest" is 3/3
    And Alice is at 20 life

  @cr26:702.113a.3
  Scenario: Scatter to the Winds whose awaken cost is paid in Bob's turn awakens Alice's Forest, and no other land
    Given it is Bob's main phase
    And Alice controls "Forest" and "Island"
    And Alice has "Scatter to the Winds" in hand and can pay {4}{U}{U}
    And Bob has "Lava Spike" in hand and can pay {R}
    When Bob plays "Lava Spike" targeting Alice
    And Bob passes
    And Alice plays "Scatter to the Winds" instead of its mana cost by "awaken" targeting "Lava Spike" then "Forest"
    And the stack resolves
    Then "Lava Spike" was countered
    And "Forest" is 3/3
    And "Island" has no power
    And Alice is at 20 life

  @cr26:702.113a.3 @cr26:702.113b.2
  Scenario: Scatter to the Winds, an instant, counters Lava Spike and awakens Forest in Bob's turn, and one that is cast for its mana cost can't target a land
    Given it is Bob's main phase
    And Alice controls "Forest" as "grove"
    And Alice has "Scatter to the Winds" as "plain" and "Scatter to the Winds" as "waking" in hand
    And Alice can pay {1}{U}{U}{4}{U}{U}
    And Bob has "Lava Spike" as "one" and "Lava Spike" as "two" in hand and can pay {R}{R}
    When Bob plays "one" targeting Alice
    And Bob passes
    Then Alice can't play "plain" targeting "one" then "grove" by rule 601.2c
    And Alice can play "plain" targeting "one"
    When Alice plays "plain" targeting "one"
    And the stack resolves
    Then "one" was countered
    And "grove" has no power
    When Bob plays "two" targeting Alice
    And Alice plays "waking" instead of its mana cost by "awaken" targeting "two" then "grove"
    Then the total cost of "waking" is {4}{U}{U}
    When the stack resolves
    Then "two" was countered
    And "grove" is 3/3
    And "grove" has "haste"
    And Alice is at 20 life

  @cr26:702.113a.2
  Scenario: With Experimental Frenzy, Coastal Discovery is cast from the top of the library for its awaken cost, and awakens Forest
    Given Alice controls "Experimental Frenzy" and "Forest" as "grove" and can pay {5}{U}
    And Alice has "Coastal Discovery" and 3 "Plains" as "page" on top of library
    When Alice plays "Coastal Discovery" from library instead of its mana cost by "awaken" targeting "grove"
    Then the total cost of "Coastal Discovery" is {5}{U}
    When the stack resolves
    Then "grove" is 4/4
    And Alice has drawn 2 cards
