Feature: Examples of section 118

  @cr26:118.11.ex1
  Scenario: Alice pays the cumulative upkeep of Wall of Shards, under which Bob gains 1 life; Tainted Remedy has him lose 1 life, and the Wall stays
    Given it is Bob's end step
    And Alice controls "Wall of Shards" and "Tainted Remedy"
    When the game goes on to Alice's upkeep
    And the stack resolves
    And Alice pays
    Then Bob is at 19 life
    And "Wall of Shards" is in play
    And "Wall of Shards" has 1 age counter

  @cr26:118.11.ex1
  Scenario: Alice doesn't pay the cumulative upkeep of Wall of Shards, so Bob loses no life through Tainted Remedy, and the Wall is sacrificed
    Given it is Bob's end step
    And Alice controls "Wall of Shards" and "Tainted Remedy"
    When the game goes on to Alice's upkeep
    And the stack resolves
    And Alice doesn't pay
    Then Bob is at 20 life
    And "Wall of Shards" was sacrificed
    And "Tainted Remedy" is in play

  @cr26:118.12.ex1
  Scenario: Banishing Wand exiles Standstill while its triggered ability is on the stack, so Standstill isn't sacrificed and nobody draws
    Given Alice controls "Standstill" and "Banishing Wand"
    And Bob has "Lava Spike" in hand and can pay {R}
    And it is Bob's main phase
    And Alice has "Forest", "Plains" and "Swamp" on top of library
    When Bob plays "Lava Spike" targeting Alice
    And Alice in response activates "banish" of "Banishing Wand" targeting "Standstill"
    And the top of the stack resolves
    Then "Standstill" is exiled
    When the stack resolves
    Then Alice has drawn no cards
    And Bob has drawn no cards
    And "Standstill" has triggered once
    And Alice is at 17 life

  @cr26:118.12.ex1
  Scenario: Standstill is sacrificed as Bob casts a spell, and Alice, his opponent, draws three cards
    Given Alice controls "Standstill" and "Banishing Wand"
    And Bob has "Lava Spike" in hand and can pay {R}
    And it is Bob's main phase
    And Alice has "Forest", "Plains" and "Swamp" on top of library
    When Bob plays "Lava Spike" targeting Alice
    And the stack resolves
    Then "Standstill" was sacrificed
    And Alice has drawn 3 cards
    And Bob has drawn no cards

  @cr26:118.12.ex2
  Scenario: Dermoplasm returns to hand though Collector's Net puts the creature card from Alice's hand onto the battlefield under Bob's control
    Given Alice controls a face-down "Dermoplasm" and has "Battering Craghorn" in hand and can pay {2}{U}{U}
    And Bob has "Collector's Net" in hand and can pay {3}{U}{U}{U}
    When Bob plays "Collector's Net"
    And the stack resolves
    And Alice turns "Dermoplasm" face up
    And the stack resolves
    And Alice says yes
    Then "Battering Craghorn" is in play under Bob's control
    And "Battering Craghorn" is face up
    And "Dermoplasm" is in Alice's hand

  @cr26:118.12.ex2
  Scenario: Alice puts no creature card onto the battlefield as Dermoplasm is turned face up, so Dermoplasm stays there
    Given Alice controls a face-down "Dermoplasm" and has "Battering Craghorn" in hand and can pay {2}{U}{U}
    When Alice turns "Dermoplasm" face up
    And the stack resolves
    And Alice says no
    Then "Battering Craghorn" is in Alice's hand
    And "Dermoplasm" is in play
    And "Dermoplasm" is 1/1

  @cr26:118.12.ex2
  Scenario: Without Collector's Net, the creature card enters under Alice's control, and Dermoplasm returns to her hand
    Given Alice controls a face-down "Dermoplasm" and has "Battering Craghorn" in hand and can pay {2}{U}{U}
    When Alice turns "Dermoplasm" face up
    And the stack resolves
    And Alice says yes
    Then "Battering Craghorn" is in play under Alice's control
    And "Battering Craghorn" is 3/1
    And "Dermoplasm" is in Alice's hand

  @cr26:118.12
  Scenario: Alice sacrifices Standstill, which Rest in Peace exiles; the mandatory cost was paid, so she draws three cards
    Given Alice controls "Standstill" and "Rest in Peace"
    And Bob has "Lava Spike" in hand and can pay {R}
    And it is Bob's main phase
    And Alice has "Forest", "Plains", "Swamp" and "Island" as library
    When Bob plays "Lava Spike" targeting Alice
    And the stack resolves
    Then "Standstill" is exiled
    And Alice has drawn 3 cards
    And Alice's library holds "Island"
    And Bob has drawn no cards

  @cr26:118.12
  Scenario: Alice sacrifices Standstill, which is put into her graveyard, and draws three cards
    Given Alice controls "Standstill"
    And Bob has "Lava Spike" in hand and can pay {R}
    And it is Bob's main phase
    And Alice has "Forest", "Plains", "Swamp" and "Island" as library
    When Bob plays "Lava Spike" targeting Alice
    And the stack resolves
    Then "Standstill" is in Alice's graveyard
    And Alice has drawn 3 cards
    And Bob has drawn no cards
    And Alice is at 17 life

  @cr26:118.12.2
  Scenario: Alice has to sacrifice Grizzly Bears for Lord of the Pit, and takes 7 damage in the next upkeep, in which she can't sacrifice another creature
    Given it is Bob's end step
    And Alice controls "Lord of the Pit", "Grizzly Bears" and "Forest"
    When the game goes on to Alice's upkeep
    Then the stack holds the ability of "Lord of the Pit"
    When the stack resolves
    Then "Grizzly Bears" was sacrificed
    And Alice is at 20 life
    When the game goes on to Alice's next upkeep
    And the stack resolves
    Then Alice is at 13 life
    And "Lord of the Pit" is in play
    And Alice was asked for yes or no never

  @cr26:118.12.2
  Scenario: Alice, who can't sacrifice a creature for Lord of the Pit, takes 7 damage, and Bob's Hill Giant stays
    Given it is Bob's end step
    And Alice controls "Lord of the Pit" and "Forest"
    And Bob controls "Hill Giant"
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then Alice is at 13 life
    And "Lord of the Pit" is in play
    And "Hill Giant" is in play

  @cr26:118.12.3 @cr26:406.2.6
  Scenario: Alice casts one card that Djinn of Wishes's activated ability reveals, and doesn't cast another one, which is exiled
    Given Alice controls "Djinn of Wishes" with 3 wish counters and can pay {2}{U}{U}{2}{U}{U}
    And Alice has "Hill Giant" and "Craw Wurm" as library
    When Alice activates "wish" of "Djinn of Wishes"
    And the top of the stack resolves
    And while "Djinn of Wishes" resolves, Alice plays "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in play
    When Alice activates "wish" of "Djinn of Wishes"
    And the top of the stack resolves
    And Alice says no
    Then "Craw Wurm" is exiled
    And "Hill Giant" is 3/3
