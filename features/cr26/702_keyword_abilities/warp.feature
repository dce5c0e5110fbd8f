Feature: Warp

  @cr26:702.185a
  Scenario: Bygone Colossus cast for its warp cost is exiled at the end step and cast from exile on a later turn
    Given Alice has "Bygone Colossus" in hand
    And Alice controls 9 "Wastes"
    When Alice plays "Bygone Colossus" instead of its mana cost
    And the stack resolves
    Then "Bygone Colossus" is 9/9
    When the game goes on to the end step
    And the stack resolves
    Then "Bygone Colossus" is exiled
    When the game goes on to Alice's next main phase
    And Alice plays "Bygone Colossus" from exile
    And the stack resolves
    And the game goes on to Alice's next main phase
    Then "Bygone Colossus" is in play

  @cr26:702.185a
  Scenario: Warped Bygone Colossus that Alice doesn't cast from exile in her next turn is cast in the turn after that
    Given Alice has "Bygone Colossus" in hand
    And Alice controls 9 "Wastes"
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Bygone Colossus" instead of its mana cost by "warp"
    And the stack resolves
    And the game goes on to Alice's next main phase
    Then "Bygone Colossus" is exiled
    When the game goes on to Alice's next main phase
    And Alice plays "Bygone Colossus" from exile
    Then {9} was spent on "Bygone Colossus"
    When the stack resolves
    Then "Bygone Colossus" is 9/9

  @cr26:702.185a
  Scenario: A warped Bygone Colossus can't be cast from exile before the turn in which it was exiled has ended
    Given Alice has "Bygone Colossus" in hand
    And Alice controls 12 "Wastes" as "waste" and "Vedalken Orrery"
    When Alice plays "Bygone Colossus" instead of its mana cost by "warp"
    Then {3} was spent on "Bygone Colossus"
    When the stack resolves
    And the game goes on to the end step
    And the stack resolves
    Then "Bygone Colossus" is exiled
    And Alice can't play "Bygone Colossus" from exile
    When the game goes on to Alice's next main phase
    Then Alice can play "Bygone Colossus" from exile
    When Alice plays "Bygone Colossus" from exile
    Then {9} was spent on "Bygone Colossus"

  @cr26:702.185a
  Scenario: A warped Bygone Colossus enters without a triggered ability
    Given Alice has "Bygone Colossus" in hand and can pay {3}
    When Alice plays "Bygone Colossus" instead of its mana cost by "warp"
    And the top of the stack resolves
    Then "Bygone Colossus" is in play
    And the stack is empty
    When the game goes on to the end step
    And the stack resolves
    Then "Bygone Colossus" is exiled

  @cr26:702.185a
  Scenario: Bygone Colossus that its warp has exiled can't be cast from exile for its warp cost
    Given Alice has "Bygone Colossus" in hand
    And Alice controls 9 "Wastes"
    When Alice plays "Bygone Colossus" instead of its mana cost by "warp"
    And the stack resolves
    And the game goes on to Alice's next main phase
    Then Alice can't play "Bygone Colossus" from exile instead of its mana cost by "warp"
    And Alice can play "Bygone Colossus" from exile

  @cr26:702.185a
  Scenario: Torpor Orb doesn't keep Bygone Colossus from being exiled by its warp
    Given Bob controls "Torpor Orb"
    And Alice has "Bygone Colossus" in hand and can pay {3}
    When Alice plays "Bygone Colossus" instead of its mana cost by "warp"
    And the stack resolves
    Then "Bygone Colossus" is in play
    When the game goes on to the end step
    And the stack resolves
    Then "Bygone Colossus" is exiled

  @cr26:702.185a
  Scenario: Experimental Frenzy lets Bygone Colossus be cast from the top of the library, but not for its warp cost
    Given Alice controls "Experimental Frenzy" and 9 "Wastes"
    And Alice has "Bygone Colossus" on top of library
    Then Alice can't play "Bygone Colossus" instead of its mana cost by "warp"
    And Alice can play "Bygone Colossus"
    When Alice plays "Bygone Colossus"
    Then {9} was spent on "Bygone Colossus"

  @cr26:702.185a
  Scenario: Bygone Colossus that Bob has gained control of is exiled by its warp, and only its owner may cast it
    Given Alice has "Bygone Colossus" in hand
    And Alice controls 9 "Wastes" as "waste"
    And Bob controls 9 "Wastes" as "rubble" and "Vedalken Orrery"
    And Bob has "Threaten" in hand and can pay {2}{R}
    When Alice plays "Bygone Colossus" instead of its mana cost by "warp"
    And the stack resolves
    And Bob plays "Threaten" targeting "Bygone Colossus"
    And the stack resolves
    Then Bob controls "Bygone Colossus"
    When the game goes on to the end step
    And the stack resolves
    Then "Bygone Colossus" is exiled
    When the game goes on to Bob's main phase
    Then Bob can't play "Bygone Colossus" from exile by rule 601.3
    When the game goes on to Alice's main phase
    Then Alice can play "Bygone Colossus" from exile
    When Alice plays "Bygone Colossus" from exile
    And the stack resolves
    Then "Bygone Colossus" is in play under Alice's control

  @cr26:702.185b
  Scenario: Warp Ledger counts the Bygone Colossus that warp exiled, and no other exiled card
    Given Alice has "Bygone Colossus" in hand and can pay {3}
    And Alice controls "Warp Ledger"
    And Alice has "Hill Giant" removed from the game
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Bygone Colossus" instead of its mana cost
    And the stack resolves
    And the game goes on to the end step
    And the stack resolves
    Then "Bygone Colossus" is exiled
    When Alice activates "Warp Ledger"
    And the stack resolves
    Then Alice is at 21 life

  @cr26:702.185b
  Scenario: Warp Ledger counts both of two cards that warp exiled
    Given Alice has 2 "Bygone Colossus" as "colossus" in hand and can pay {3}{3}
    And Alice controls "Warp Ledger"
    And Alice has 9 "Plains" as "page" as library
    When Alice plays "colossus 1" instead of its mana cost
    And the stack resolves
    And Alice plays "colossus 2" instead of its mana cost
    And the stack resolves
    And the game goes on to the end step
    And Alice puts "colossus 1" and "colossus 2" in this order
    And the stack resolves
    Then "colossus 1" and "colossus 2" are exiled
    When Alice activates "Warp Ledger"
    And the stack resolves
    Then Alice is at 22 life

  @cr26:702.185a
  Scenario: Sphere of Resistance makes Bygone Colossus cost {4} by warp, and it is exiled at the end step
    Given Bob controls "Sphere of Resistance"
    And Alice has "Bygone Colossus" in hand and can pay {4}
    Then Alice can play "Bygone Colossus" instead of its mana cost by "warp"
    When Alice plays "Bygone Colossus" instead of its mana cost by "warp"
    Then the total cost of "Bygone Colossus" is {4}
    When the stack resolves
    Then "Bygone Colossus" is 9/9
    When the game goes on to the end step
    And the stack resolves
    Then "Bygone Colossus" is exiled

  @cr26:702.185a
  Scenario: Warped Bygone Colossus that was destroyed and that Zombify returned stays at the end step, and another warped one is exiled
    Given Alice has 2 "Bygone Colossus" as "colossus" and "Zombify" in hand and can pay {3}{3} and can pay {3}{B}
    And Alice has 4 "Plains" as "field" as library
    And Bob has 4 "Swamp" as "bog" as library
    And Bob has "Naturalize" in hand and can pay {1}{G}
    Then Alice can play "colossus 1" instead of its mana cost by "warp"
    When Alice plays "colossus 1" instead of its mana cost by "warp"
    And the stack resolves
    And Alice plays "colossus 2" instead of its mana cost by "warp"
    And the stack resolves
    And Bob plays "Naturalize" targeting "colossus 1"
    And the stack resolves
    And Alice plays "Zombify" targeting "colossus 1"
    And the stack resolves
    And the game goes on to the end step
    And Alice puts "colossus 1" and "colossus 2" in this order
    And the stack resolves
    Then "colossus 1" is in play under Alice's control
    And "colossus 2" is exiled
    When the game goes on to Alice's next main phase
    Then Alice can play "colossus 2" from exile

  @cr26:702.185b
  Scenario: Warp Ledger doesn't count a warped Bygone Colossus that Swords to Plowshares exiled, and counts one that warp exiled
    Given Alice has 2 "Bygone Colossus" as "colossus" in hand and can pay {3}{3}
    And Alice controls "Warp Ledger"
    And Bob has "Swords to Plowshares" in hand and can pay {W}
    When Alice plays "colossus 1" instead of its mana cost by "warp"
    And the stack resolves
    And Alice plays "colossus 2" instead of its mana cost by "warp"
    And the stack resolves
    And Bob plays "Swords to Plowshares" targeting "colossus 1"
    And the stack resolves
    Then Alice is at 29 life
    When the game goes on to the end step
    And Alice puts "colossus 1" and "colossus 2" in this order
    And the stack resolves
    Then "colossus 1" and "colossus 2" are exiled
    When Alice activates "Warp Ledger"
    And the stack resolves
    Then Alice is at 30 life

  @cr26:702.185a
  Scenario: Bygone Colossus that was cast for its warp cost and lost its abilities is exiled at the end step all the same
    Given Alice has "Bygone Colossus" in hand and can pay {3}
    And Bob has "Turn to Frog" in hand and can pay {1}{U}
    When Alice plays "Bygone Colossus" instead of its mana cost by "warp"
    And the stack resolves
    And Bob plays "Turn to Frog" targeting "Bygone Colossus"
    And the stack resolves
    Then "Bygone Colossus" is 1/1
    When the game goes on to the end step
    And the stack resolves
    Then "Bygone Colossus" is exiled

  @cr26:702.185a
  Scenario: Bygone Colossus that Pull from Eternity took from exile can't be cast any more, and another warped one can
    Given Alice has 2 "Bygone Colossus" as "colossus" in hand
    And Alice controls 9 "Wastes" as "waste"
    And Bob has "Pull from Eternity" in hand and can pay {W}
    When Alice plays "colossus 1" instead of its mana cost by "warp"
    And the stack resolves
    And Alice plays "colossus 2" instead of its mana cost by "warp"
    And the stack resolves
    And the game goes on to the end step
    And Alice puts "colossus 1" and "colossus 2" in this order
    And the stack resolves
    Then "colossus 1" and "colossus 2" are exiled
    When the game goes on to Alice's next main phase
    And Bob in response plays "Pull from Eternity" targeting "colossus 1"
    And the stack resolves
    Then "colossus 1" is in Alice's graveyard
    And Alice can't play "colossus 1" from graveyard by rule 601.3
    And Alice can play "colossus 2" from exile
    When Alice plays "colossus 2" from exile
    Then {9} was spent on "colossus 2"

  @cr26:702.185a
  Scenario: Clone that is a copy of warped Bygone Colossus stays at the end step, and Bygone Colossus is exiled
    Given Alice has "Bygone Colossus" and "Clone" in hand and can pay {3}{3}{U}
    When Alice plays "Bygone Colossus" instead of its mana cost by "warp"
    And the stack resolves
    And Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Bygone Colossus"
    Then "Clone" is 9/9
    When the game goes on to the end step
    And the stack resolves
    Then "Bygone Colossus" is exiled
    And "Clone" is in play under Alice's control

  @cr26:702.185a
  Scenario: Bygone Colossus that Omniscience lets Alice cast for nothing isn't exiled, and can't be cast for its warp cost without mana
    Given Alice controls "Omniscience" and has "Bygone Colossus" in hand
    Then Alice can't play "Bygone Colossus" instead of its mana cost by "warp" by rule 118.3
    And Alice can play "Bygone Colossus" without paying its mana cost
    When Alice plays "Bygone Colossus" without paying its mana cost
    And the stack resolves
    And the game goes on to Bob's upkeep
    Then "Bygone Colossus" is in play under Alice's control

  @cr26:702.185a
  Scenario: Bygone Colossus that Alice casts for its warp cost in Bob's turn is exiled at the end step of that turn, and is cast from exile in her turn
    Given it is Bob's main phase
    And Alice controls "Vedalken Orrery" and 12 "Wastes" as "waste"
    And Alice has "Bygone Colossus" in hand and 9 "Plains" as "page" as library
    When Bob passes
    And Alice plays "Bygone Colossus" instead of its mana cost by "warp"
    And the stack resolves
    Then "Bygone Colossus" is 9/9
    When the game goes on to Bob's end step
    And the stack resolves
    Then "Bygone Colossus" is exiled
    And Alice can't play "Bygone Colossus" from exile
    When the game goes on to Alice's upkeep
    Then Alice can play "Bygone Colossus" from exile
    When the game goes on to Alice's main phase
    And Alice plays "Bygone Colossus" from exile
    Then {9} was spent on "Bygone Colossus"

  @cr26:702.185c
  Scenario: Bygone Colossus that was cast for its warp cost and countered was warped this turn
    Given Alice controls "Void Gauge" and 3 "Wastes" and has "Bygone Colossus" in hand
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Bygone Colossus" instead of its mana cost by "warp"
    And Bob plays "Counterspell" targeting "Bygone Colossus"
    And the stack resolves
    And the game goes on to the end step
    Then "Void Gauge" has triggered once
    When the stack resolves
    Then Alice is at 21 life

  @cr26:702.185c
  Scenario: Bygone Colossus that is cast from exile for its mana cost isn't warped in that turn, though warp exiled it
    Given Alice controls "Void Gauge" and 9 "Wastes" and has "Bygone Colossus" in hand
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Bygone Colossus" instead of its mana cost by "warp"
    And the stack resolves
    And the game goes on to the end step
    And Alice puts the ability of "Bygone Colossus" and "Void Gauge" in this order
    And the stack resolves
    Then Alice is at 21 life
    And "Bygone Colossus" is exiled
    When the game goes on to Alice's next main phase
    And Alice plays "Bygone Colossus" from exile
    And the stack resolves
    And the game goes on to the end step
    Then "Void Gauge" has triggered once
