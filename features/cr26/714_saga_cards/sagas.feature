Feature: Sagas

  @cr26:714.2 @cr26:714.2b @cr26:714.3a
  Scenario: History of Benalia enters with one lore counter, and only its first chapter ability triggers
    Given Alice has "History of Benalia" in hand and can pay {1}{W}{W}
    When Alice casts "History of Benalia"
    And the stack resolves
    Then Alice controls one 2/2 white "Knight" creature token
    And "History of Benalia" has 1 lore counter

  @cr26:714.2b @cr26:107.15 @cr26:107.15b @cr26:714.2
  Scenario: A lore counter from proliferate triggers the second chapter ability of History of Benalia
    Given Alice has "History of Benalia" and "Contentious Plan" in hand and can pay {2}{U}{W}{W}{W}
    And Alice has 4 "Plains" as "page" as library
    When Alice casts "History of Benalia"
    And the top of the stack resolves
    Then "History of Benalia" has 1 lore counter
    And the ability of "History of Benalia" is on the stack
    When the stack resolves
    Then Alice controls one 2/2 white "Knight" creature token
    And the first "Knight" token is 2/2
    And the first "Knight" token is white
    And the first "Knight" token has "vigilance"
    When Alice casts "Contentious Plan"
    And the top of the stack resolves
    And Alice chooses "History of Benalia"
    Then "History of Benalia" has 2 lore counters
    And "History of Benalia" has triggered twice
    When the stack resolves
    Then "History of Benalia" is in play
    And Alice controls two 2/2 white "Knight" creature tokens

  @cr26:714.3b @cr26:703.4f @cr26:117.2c.4 @cr26:405.6e.3
  Scenario: Each of a player's Sagas gets a lore counter as that player's precombat main phase begins, and not before
    Given Alice controls "History of Benalia" as "one" and "History of Benalia" as "two"
    And "one" has 1 lore counter
    And "two" has 1 lore counter
    And Alice has 4 "Plains" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When the game goes on to Alice's second main phase
    Then "one" has 1 lore counter
    When the game goes on to Bob's next main phase
    Then "one" has 1 lore counter
    And "two" has 1 lore counter
    When the game goes on to Alice's next draw step
    Then "one" has 1 lore counter
    And "two" has 1 lore counter
    When the game goes on to Alice's main phase
    And Alice puts "one" and "two" in this order
    Then "one" has 2 lore counters
    And "two" has 2 lore counters
    And the stack holds the ability of "two" and the ability of "one"
    And Alice has priority

  @cr26:714.4 @cr26:714.2d
  Scenario: History of Benalia gets its third lore counter and is sacrificed after its last chapter ability has resolved
    Given Alice controls "History of Benalia" with 1 lore counter and "White Knight"
    And Bob controls "White Knight" as "theirs"
    And Alice has 4 "Plains" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When the game goes on to Bob's next main phase
    Then "History of Benalia" has 1 lore counter
    When the game goes on to Alice's next main phase
    Then "History of Benalia" has 2 lore counters
    When the stack resolves
    Then Alice controls one 2/2 white "Knight" creature token
    When the game goes on to Alice's next main phase
    Then "History of Benalia" has 3 lore counters
    And "History of Benalia" is in play
    When the stack resolves
    Then "History of Benalia" is in Alice's graveyard
    And "History of Benalia" was sacrificed
    And "White Knight" is 4/3
    And the first "Knight" token is 4/3
    And "theirs" is 2/2
    When the turn ends
    Then "White Knight" is 2/2

  @cr26:704.5s @cr26:714.4
  Scenario: History of Benalia whose last chapter has resolved is sacrificed although the ability of another Saga is on the stack
    Given it is Bob's end step
    And Alice controls "History of Benalia" as "old" and "History of Benalia" as "young"
    And "old" has 2 lore counters
    And "young" has 1 lore counter
    And Alice has "Plains" on top of library
    When the game goes on to Alice's next main phase
    And Alice puts "young" and "old" in this order
    Then "old" has 3 lore counters
    And "old" is in play
    When the top of the stack resolves
    Then "old" was sacrificed
    And the stack holds the ability of "young"
    And "young" is in play
    When the stack resolves
    Then Alice controls one 2/2 white "Knight" creature token

  @cr26:704.5s @cr26:714.4
  Scenario: History of Benalia is sacrificed when Stifle counters its last chapter ability, without effect on White Knight
    Given Alice controls "History of Benalia" with 2 lore counters and "White Knight"
    And Alice has "Contentious Plan" in hand and can pay {1}{U}
    And Alice has "Plains" on top of library
    And Bob has "Stifle" in hand and can pay {U}
    When Alice plays "Contentious Plan"
    And the top of the stack resolves
    And Alice chooses "History of Benalia"
    Then "History of Benalia" has 3 lore counters
    And "History of Benalia" is in play
    When Bob plays "Stifle" targeting the ability of "History of Benalia"
    And the stack resolves
    Then "History of Benalia" was sacrificed
    And "White Knight" is 2/2

  @cr26:704.5s @cr26:714.4
  Scenario: History of Benalia is sacrificed as its last chapter ability has resolved, although the trigger of its exalted, which is no chapter ability, is on the stack
    Given Alice controls "History of Benalia" with 2 lore counters, "Vedalken Orrery" and "Hill Giant"
    And "History of Benalia" has "exalted"
    And Alice has "Contentious Plan" in hand and can pay {1}{U}
    And Alice has "Plains" on top of library
    When Alice attacks with "Hill Giant"
    Then the stack holds the ability of "History of Benalia"
    When Alice plays "Contentious Plan"
    And the top of the stack resolves
    And Alice chooses "History of Benalia"
    Then "History of Benalia" has 3 lore counters
    And "History of Benalia" is in play
    When the top of the stack resolves
    Then "History of Benalia" was sacrificed
    And the stack holds the ability of "History of Benalia"
    When the stack resolves
    Then "Hill Giant" is 4/4

  @cr26:714.4 @cr26:704.5s.2
  Scenario: History of Benalia that Doubling Season gives a fourth lore counter is sacrificed after its last chapter ability
    Given Alice controls "History of Benalia" with 2 lore counters and "Doubling Season"
    And Alice has "Contentious Plan" in hand and can pay {1}{U}
    And Alice has "Plains" on top of library
    When Alice plays "Contentious Plan"
    And the top of the stack resolves
    And Alice chooses "History of Benalia"
    Then "History of Benalia" has 4 lore counters
    And "History of Benalia" is in play
    And "History of Benalia" has triggered once
    When the stack resolves
    Then "History of Benalia" was sacrificed

  @cr26:714.4 @cr26:714.2d @cr26:704.5s.2
  Scenario: History of Benalia with 3 lore counters stays while it has no abilities, and is sacrificed when it has them again
    Given Alice controls "History of Benalia" with 2 lore counters, "Opalescence" and "White Knight"
    And Alice has "Contentious Plan" in hand and can pay {1}{U}
    And Alice has "Plains" on top of library
    And Bob has "Turn to Frog" in hand and can pay {1}{U}
    When Alice plays "Contentious Plan"
    And the top of the stack resolves
    And Alice chooses "History of Benalia"
    Then "History of Benalia" has 3 lore counters
    When Bob plays "Turn to Frog" targeting "History of Benalia"
    And the stack resolves
    Then "White Knight" is 4/3
    And "History of Benalia" is in play
    When the turn ends
    Then "History of Benalia" was sacrificed

  @cr26:714.3b @cr26:703.4f
  Scenario: A Saga without chapter abilities gets no lore counter as its controller's precombat main phase begins
    Given Alice controls "History of Benalia" as "blank" and "History of Benalia" as "one"
    And "blank" has 1 lore counter
    And "blank" lacks the ability "muster"
    And "blank" lacks the ability "charge"
    And "one" has 1 lore counter
    And Alice has 4 "Plains" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When the game goes on to Alice's next main phase
    Then "one" has 2 lore counters
    And "blank" has 1 lore counter

  @cr26:714.2b @cr26:107.15a.2
  Scenario: History of Benalia whose lore counter Aether Snap removed gets its first counter again, and its first chapter triggers
    Given Alice controls "History of Benalia" with 1 lore counter and has "Aether Snap" in hand and can pay {3}{B}{B}
    And Alice has 4 "Plains" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice casts "Aether Snap"
    And the stack resolves
    Then "History of Benalia" has no lore counters
    And "History of Benalia" is in play
    When the game goes on to Alice's next main phase
    Then "History of Benalia" has 1 lore counter
    And "History of Benalia" has triggered once
    When the stack resolves
    Then Alice controls one 2/2 white "Knight" creature token

  @cr26:714.1a
  Scenario: Summoned Warden, a 3/3 Saga creature, has flying while its last chapter ability is on the stack, and is sacrificed after it has resolved
    Given it is Alice's draw step
    And Alice controls "Summoned Warden" with 1 lore counter
    And Alice has 4 "Plains" as "page" as library
    When the game goes on to Alice's main phase
    Then "Summoned Warden" has 2 lore counters
    And the ability of "Summoned Warden" is on the stack
    And "Summoned Warden" is 3/3
    And "Summoned Warden" has "flying"
    When the stack resolves
    Then Alice is at 23 life
    And "Summoned Warden" was sacrificed

  @cr26:714.1a
  Scenario: Summoned Warden, a 3/3 Saga creature, has flying with one lore counter as with two, and is sacrificed after its last chapter
    Given Alice has "Summoned Warden" in hand and can pay {2}{W}
    And Alice has 4 "Plains" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice casts "Summoned Warden"
    And the stack resolves
    Then Alice is at 23 life
    And "Summoned Warden" is 3/3
    And "Summoned Warden" has "flying"
    When the game goes on to Alice's next main phase
    Then "Summoned Warden" has 2 lore counters
    And "Summoned Warden" has "flying"
    When the stack resolves
    Then Alice is at 26 life
    And "Summoned Warden" was sacrificed

  @cr26:714.2b.2
  Scenario: History of Benalia that goes from one to three lore counters at once triggers for its second and its third chapter
    Given Alice controls "History of Benalia" with 1 lore counter, "Doubling Season" and "White Knight"
    And Alice has "Contentious Plan" in hand and can pay {1}{U}
    And Alice has "Plains" on top of library
    When Alice plays "Contentious Plan"
    And the top of the stack resolves
    And Alice chooses "History of Benalia"
    Then "History of Benalia" has 3 lore counters
    And "History of Benalia" has triggered twice
    When Alice puts the ability "charge" of "History of Benalia" and the ability "muster" of "History of Benalia" in this order
    And the stack resolves
    Then Alice controls two 4/3 white "Knight" creature tokens
    And "White Knight" is 4/3
    And "History of Benalia" was sacrificed

  @cr26:704.5s @cr26:714.4
  Scenario: History of Benalia whose last chapter has resolved stays while the ability of its second chapter is on the stack, and is sacrificed after it
    Given Alice controls "History of Benalia" with 1 lore counter, "Doubling Season" and "White Knight"
    And Alice has "Contentious Plan" in hand and can pay {1}{U}
    And Alice has "Plains" on top of library
    When Alice plays "Contentious Plan"
    And the top of the stack resolves
    And Alice chooses "History of Benalia"
    Then "History of Benalia" has 3 lore counters
    When Alice puts the ability "muster" of "History of Benalia" and the ability "charge" of "History of Benalia" in this order
    And the top of the stack resolves
    Then "White Knight" is 4/3
    And the stack holds the ability "muster" of "History of Benalia"
    And "History of Benalia" is in play
    When the stack resolves
    Then Alice controls two 2/2 white "Knight" creature tokens
    And "History of Benalia" was sacrificed

  @cr26:714.2d @cr26:704.5s @cr26:714.3b @cr26:714.4
  Scenario: History of Benalia that lacks the ability of its third chapter is sacrificed after its second one, and the other one stays
    Given Alice controls "History of Benalia" as "short" and "History of Benalia" as "long"
    And "short" lacks the ability "charge"
    And "short" has 1 lore counter
    And "long" has 1 lore counter
    And it is Alice's draw step
    When the game goes on to Alice's main phase
    And Alice puts "short" and "long" in this order
    Then "short" has 2 lore counters
    And "short" is in play
    When the stack resolves
    Then "short" was sacrificed
    And "long" is in play
    And Alice controls two 2/2 white "Knight" creature tokens

  @cr26:714.3b @cr26:714.4 @cr26:704.5s
  Scenario: History of Benalia that Bob owns gets its lore counters in Alice's main phases, and goes to Bob's graveyard as she sacrifices it
    Given Alice controls "History of Benalia" owned by Bob with 1 lore counter
    And Alice has 4 "Plains" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When the game goes on to Bob's main phase
    Then "History of Benalia" has 1 lore counter
    When the game goes on to Alice's next main phase
    Then "History of Benalia" has 2 lore counters
    When the stack resolves
    Then Alice controls one 2/2 white "Knight" creature token
    When the game goes on to Alice's next main phase
    And the stack resolves
    Then "History of Benalia" was sacrificed
    And "History of Benalia" is in Bob's graveyard
    And it happened once that Alice sacrificed
    And it happened never that Bob sacrificed

  @cr26:714.1a.2
  Scenario: The triggered and the activated ability of Summoned Cantor beside its chapters function with one lore counter and with two
    Given Alice controls "Summoned Cantor" with 1 lore counter and can pay {1}{R}
    And Alice has "Lightning Bolt" as "one" and "Lightning Bolt" as "two" in hand
    And Alice has 4 "Plains" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice activates "song" of "Summoned Cantor"
    And the stack resolves
    Then Alice is at 21 life
    When Alice plays "one" targeting Bob
    And the stack resolves
    Then Alice is at 22 life
    When the game goes on to Alice's next main phase
    Then "Summoned Cantor" has 2 lore counters
    When Alice activates "song" of "Summoned Cantor"
    And the top of the stack resolves
    Then Alice is at 23 life
    When Alice plays "two" targeting Bob
    And the top of the stack resolves
    Then Alice is at 24 life
    When the stack resolves
    Then Alice is at 27 life
    And "Summoned Cantor" was sacrificed

  @cr26:714.1a.2
  Scenario: The activated ability of Summoned Cantor beside its chapters functions before and after its first chapter ability resolves
    Given Alice has "Summoned Cantor" in hand and can pay {1}{W}{1}{1}
    When Alice plays "Summoned Cantor"
    And the top of the stack resolves
    Then "Summoned Cantor" has 1 lore counter
    When Alice activates "song" of "Summoned Cantor"
    And the top of the stack resolves
    Then Alice is at 21 life
    When the stack resolves
    Then Alice is at 24 life
    When Alice activates "song" of "Summoned Cantor"
    And the stack resolves
    Then Alice is at 25 life
    And "Summoned Cantor" is 2/2

  @cr26:714.2b.3
  Scenario: The first chapter ability of History of Benalia resolves although Aether Snap has removed the lore counter in response
    Given Alice controls "Vedalken Orrery"
    And Alice has "History of Benalia" and "Aether Snap" in hand and can pay {1}{W}{W}{3}{B}{B}
    When Alice casts "History of Benalia"
    And the top of the stack resolves
    Then "History of Benalia" has 1 lore counter
    And "History of Benalia" has triggered once
    When Alice casts "Aether Snap"
    And the top of the stack resolves
    Then "History of Benalia" has no lore counters
    And the ability of "History of Benalia" is on the stack
    When the stack resolves
    Then Alice controls one 2/2 white "Knight" creature token

  @cr26:714.2b.4 @cr26:714.4
  Scenario: History of Benalia with two lore counters neither triggers nor is sacrificed for +1/+1 counters, and does for its third lore counter
    Given Alice controls "History of Benalia" as "one" and "History of Benalia" as "other"
    And "one" has 2 lore counters
    And "other" has 2 lore counters
    And Alice controls "Opalescence"
    And Alice has 2 "Lead by Example" as "example" and "Contentious Plan" in hand and can pay {1}{G}{1}{G}{1}{U}
    And Alice has "Plains" on top of library
    When Alice plays "example 1" targeting "one"
    And the stack resolves
    And Alice plays "example 2" targeting "one"
    And the stack resolves
    Then "one" has 2 +1/+1 counters
    And "one" has triggered never
    And "one" is in play
    When Alice plays "Contentious Plan"
    And the top of the stack resolves
    And Alice chooses "one"
    Then "one" has 3 lore counters
    And "one" has 3 +1/+1 counters
    And the stack holds the ability "charge" of "one"
    And "one" has triggered once
    And "other" has triggered never
    When the stack resolves
    Then "one" was sacrificed
    And "other" is in play

  @cr26:714.1a.2
  Scenario: The triggered and the activated ability of Summoned Cantor beside its chapters function without a lore counter
    Given Alice controls "Summoned Cantor" and can pay {1}{R}
    And Alice has "Lightning Bolt" in hand
    Then "Summoned Cantor" has no lore counters
    When Alice activates "song" of "Summoned Cantor"
    And the stack resolves
    Then Alice is at 21 life
    When Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Alice is at 22 life
    And "Summoned Cantor" has no lore counters
    And "Summoned Cantor" is in play
