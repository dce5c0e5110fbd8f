Feature: Instructions that restrict when an ability is activated

  @cr26:602.1b
  Scenario: Keldon Megaliths' ability can be activated only once its controller has no card in hand
    Given Alice controls "Keldon Megaliths" and has "Forest" in hand and can pay {1}{R}
    And Bob controls "Llanowar Elves"
    Then Alice can tap "Keldon Megaliths" for mana making {R}
    And Alice can't activate "glow" of "Keldon Megaliths" targeting "Llanowar Elves"
    When Alice plays the land "Forest"
    Then Alice can activate "glow" of "Keldon Megaliths" targeting "Llanowar Elves"
    When Alice activates "glow" of "Keldon Megaliths" targeting "Llanowar Elves"
    And the stack resolves
    Then "Llanowar Elves" was destroyed
    And "Keldon Megaliths" is tapped

  @cr26:602.1b
  Scenario: Keldon Megaliths' ability can't be activated while its controller has two cards in hand
    Given Alice has "Keldon Megaliths", "Lava Spike" and "Boomerang" in hand and can pay {1}{R}
    And Bob controls "Llanowar Elves" and "Keldon Megaliths" as "their Megaliths" and can pay {1}{R}
    Then Bob can activate "glow" of "their Megaliths" targeting "Llanowar Elves"
    When Alice plays the land "Keldon Megaliths"
    Then "Keldon Megaliths" is tapped
    When the game goes on to Bob's main phase
    And the game goes on to Alice's upkeep
    Then "Keldon Megaliths" is untapped
    And Alice can't activate "glow" of "Keldon Megaliths" targeting "Llanowar Elves" by rule 602.5b

  @cr26:602.1b
  Scenario: Keldon Megaliths' ability resolves even if a card comes to its controller's hand after activation
    Given Alice controls "Keldon Megaliths" as "one", "Keldon Megaliths" as "two" and "Hill Giant"
    And Alice can pay {1}{R}{1}{R}
    And Bob controls "Llanowar Elves"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice activates "glow" of "one" targeting "Llanowar Elves"
    And Bob in response plays "Boomerang" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is in Alice's hand
    And Alice can't activate "glow" of "two" targeting "Llanowar Elves" by rule 602.5b
    When the stack resolves
    Then "Llanowar Elves" was destroyed

  @cr26:602.1b.3 @cr26:403.2.4
  Scenario: Only black mana can be spent on the X of Crypt Rats' ability
    Given Alice controls "Crypt Rats", 2 "Swamp" as "bog" and "Mountain"
    And Bob controls "Hill Giant"
    Then Alice can't activate "Crypt Rats" with X = 3 by rule 118.3
    And Alice can activate "Crypt Rats" with X = 2
    When Alice activates "Crypt Rats" with X = 2
    And the stack resolves
    Then Bob is at 18 life
    And Alice is at 18 life
    And "Hill Giant" has 2 damage marked
    And "Crypt Rats" is in Alice's graveyard
    And "Mountain" is untapped

  @cr26:602.1b.4
  Scenario: Alice can return Eternal Dragon from her graveyard only in her own upkeep
    Given it is Alice's upkeep
    And Alice has "Eternal Dragon" in graveyard and can pay {3}{W}{W}
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    Then Alice can activate "return" of "Eternal Dragon"
    When the game goes on to Alice's draw step
    Then Alice can't activate "return" of "Eternal Dragon" by rule 602.5b
    When the game goes on to Bob's upkeep
    Then Alice can't activate "return" of "Eternal Dragon" by rule 602.5b
    When the game goes on to Alice's next upkeep
    And Alice activates "return" of "Eternal Dragon"
    And the stack resolves
    Then "Eternal Dragon" is in Alice's hand

  @cr26:602.2b.5
  Scenario: Alice announces X, a mode and a target for Atalya's ability before she pays {2} and taps Atalya
    Given Alice controls "Atalya, Samite Master", "Hill Giant" and 2 "Plains" as "dune"
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Bob in response plays "Lightning Bolt" targeting "Hill Giant"
    And Bob passes
    And Alice activates "mercy" of "Atalya, Samite Master" with X = 2
    Then Alice is asked for a mode by "Atalya, Samite Master"
    When Alice chooses the mode "shield" for "Atalya, Samite Master"
    Then Alice is asked for targets by "Atalya, Samite Master"
    And "Atalya, Samite Master" is untapped
    And "dune 1" and "dune 2" are untapped
    When Alice targets "Hill Giant" for "Atalya, Samite Master"
    Then "Atalya, Samite Master" is tapped
    And "dune 1" and "dune 2" are tapped
    And the ability of "Atalya, Samite Master" has the mode "shield"
    When the stack resolves
    Then "Hill Giant" has 1 damage marked

  @cr26:602.2b.5
  Scenario: Alice is asked for the target of Atalya's ability while Atalya is still untapped
    Given Alice controls "Atalya, Samite Master", "Hill Giant" and 2 "Plains" as "dune"
    When Alice activates "mercy" of "Atalya, Samite Master"
    And Alice chooses the mode "shield" for "Atalya, Samite Master"
    Then Alice is asked for a number by "Atalya, Samite Master"
    And "Atalya, Samite Master", "dune 1" and "dune 2" are untapped
    When Alice chooses the number 2 for "Atalya, Samite Master"
    Then Alice is asked for targets by "Atalya, Samite Master"
    And "Atalya, Samite Master" is untapped
    When Alice targets "Hill Giant" for "Atalya, Samite Master"
    Then the ability of "Atalya, Samite Master" targets "Hill Giant"
    And "Atalya, Samite Master" is tapped

  @cr26:602.2b.5
  Scenario: Alice announces X and the mode without a target before she pays {2} and taps Atalya
    Given Alice controls "Atalya, Samite Master" and 2 "Plains" as "dune"
    When Alice activates "mercy" of "Atalya, Samite Master" with X = 2
    Then Alice is asked for a mode by "Atalya, Samite Master"
    And "Atalya, Samite Master", "dune 1" and "dune 2" are untapped
    When Alice chooses the mode "mend" for "Atalya, Samite Master"
    Then the ability of "Atalya, Samite Master" has the mode "mend"
    And the ability of "Atalya, Samite Master" targets nothing
    And "Atalya, Samite Master", "dune 1" and "dune 2" are tapped
    When the stack resolves
    Then Alice is at 22 life

  @cr26:602.2b.6
  Scenario: Alice divides the 3 damage of Slag Engine's ability as she activates it, at least 1 for each target
    Given Alice controls "Slag Engine" and "Sol Ring" and can pay {2}
    And Bob controls "Hill Giant"
    Then Alice can't activate "Slag Engine" sacrificing "Sol Ring" targeting "Hill Giant" and Bob dividing 3 to "Hill Giant" and 0 to Bob by rule 601.2d
    And Alice can activate "Slag Engine" sacrificing "Sol Ring" targeting "Hill Giant" and Bob dividing 2 to "Hill Giant" and 1 to Bob
    When Alice activates "Slag Engine" sacrificing "Sol Ring" targeting "Hill Giant" and Bob dividing 1 to "Hill Giant" and 2 to Bob
    And the stack resolves
    Then "Hill Giant" has 1 damage marked
    And Bob is at 18 life

  @cr26:602.2b.6
  Scenario: The share of a target of Slag Engine's ability that has left goes to no other target
    Given Alice controls "Slag Engine" and "Sol Ring" and can pay {2}
    And Bob controls "Hill Giant"
    And Bob has "Unsummon" in hand and can pay {U}
    When Alice activates "Slag Engine" sacrificing "Sol Ring" targeting "Hill Giant" and Bob dividing 1 to "Hill Giant" and 2 to Bob
    And Bob in response plays "Unsummon" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's hand
    And Bob is at 18 life

  @cr26:602.2b.7
  Scenario: The ability of Slag Engine costs {1} if Eased Labour, which reduces its cost, is sacrificed for it
    Given Alice controls "Slag Engine", "Eased Labour", "Swamp" and "Forest"
    When Alice activates "Slag Engine" sacrificing "Eased Labour" targeting Bob dividing 3 to Bob
    Then "Eased Labour" was sacrificed
    And the total cost of the ability of "Slag Engine" is {1}
    When the stack resolves
    Then Bob is at 17 life

  @cr26:602.2b.7
  Scenario: After Eased Labour was sacrificed for one ability of Slag Engine, the next one costs {2}
    Given Alice controls "Slag Engine", "Eased Labour" and "Sol Ring"
    And Alice has {C}{C}{C} in the mana pool
    When Alice activates "Slag Engine" sacrificing "Eased Labour" targeting Bob dividing 3 to Bob
    And the stack resolves
    Then Bob is at 17 life
    And Alice has {C}{C} in the mana pool
    And "Sol Ring" is untapped
    When Alice activates "Slag Engine" sacrificing "Sol Ring" targeting Bob dividing 3 to Bob
    Then the total cost of the second activation of "Slag Engine" is {2}
    And Alice has no mana in the mana pool
