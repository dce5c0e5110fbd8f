Feature: What "if a player does" and "if a player doesn't" ask for

  @cr26:118.12.5
  Scenario: Rest in Peace exiles the creature that Alice sacrifices for Kiln Toll; she has paid and draws two cards, and loses 4 life without a creature
    Given Alice controls "Rest in Peace" and "Grizzly Bears"
    And Alice has 2 "Kiln Toll" as "toll" in hand and can pay {1}{B}{1}{B}
    And Alice has "Island", "Forest" and "Swamp" as library
    When Alice plays "toll 1"
    And the stack resolves
    Then "Grizzly Bears" is exiled
    And Alice's hand holds "Island", "Forest" and "toll 2"
    And Alice is at 20 life
    When Alice plays "toll 2"
    And the stack resolves
    Then Alice has drawn 2 cards
    And Alice is at 16 life

  @cr26:118.12.5
  Scenario: Alice, who sacrifices Grizzly Bears for Kiln Toll, draws two cards, and Bob, who controls no creature, loses 4 life for his
    Given Alice controls "Grizzly Bears"
    And Alice has "Kiln Toll" as "hers" in hand and can pay {1}{B}
    And Bob has "Kiln Toll" as "his" in hand and can pay {1}{B}
    And Bob controls "Vedalken Orrery"
    And Alice has "Island" and "Forest" as library
    When Alice plays "hers"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    And Alice's hand holds "Island" and "Forest"
    And Alice is at 20 life
    When Bob plays "his"
    And the stack resolves
    Then Bob has drawn no cards
    And Bob is at 16 life

  @cr26:118.12.6
  Scenario: Rest in Peace exiles the creature that Alice sacrifices for Toll Kiln's ability; she has paid and gains 3 life, and loses 4 life without a creature
    Given Alice controls "Rest in Peace", "Toll Kiln" as "one", "Toll Kiln" as "two" and "Grizzly Bears"
    When Alice activates "one"
    And the stack resolves
    Then "Grizzly Bears" is exiled
    And Alice is at 23 life
    When Alice activates "two"
    And the stack resolves
    Then Alice is at 19 life

  @cr26:118.12.6
  Scenario: Alice, who sacrifices Grizzly Bears for Toll Kiln's ability, gains 3 life, and Bob, who controls no creature, loses 4 life for his
    Given Alice controls "Toll Kiln" as "hers" and "Grizzly Bears"
    And Bob controls "Toll Kiln" as "his"
    When Alice activates "hers"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    And Alice is at 23 life
    When Bob activates "his"
    And the stack resolves
    Then Bob is at 16 life

  @cr26:118.12.7
  Scenario: Bob sacrifices two lands for Alice's Worms of the Earth after Alice has declined both options, so the Worms are destroyed
    Given it is Bob's end step
    And Alice controls "Worms of the Earth" and 2 "Plains" as "page"
    And Bob controls 2 "Forest" as "wood" and "Mountain"
    When the game goes on to Alice's upkeep
    And the stack resolves
    And Alice doesn't pay
    And Alice says no
    And Bob pays
    And Bob chooses "wood 1" and "wood 2"
    Then "Worms of the Earth" was destroyed
    And "wood 1" and "wood 2" were sacrificed
    And "page 1" and "page 2" are in play
    And Bob is at 20 life
    And Alice is at 20 life

  @cr26:118.12.7
  Scenario: Neither player takes an option of Worms of the Earth in one upkeep, and in the next Bob is dealt 5 damage, so the Worms are destroyed
    Given it is Bob's end step
    And Alice controls "Worms of the Earth"
    And Alice has 4 "Plains" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When the game goes on to Alice's upkeep
    And the stack resolves
    And Alice says no
    And Bob says no
    Then "Worms of the Earth" is in play
    When the game goes on to Bob's upkeep
    And the stack resolves
    And Bob says yes
    And Alice says no
    Then Bob is at 15 life
    And "Worms of the Earth" was destroyed
    And Alice is at 20 life

  @cr26:118.12.3
  Scenario: Hill Giant that Djinn of Wishes reveals can't be cast without the {1} of Sphere of Resistance, so it is exiled, and nobody is asked
    Given Alice controls "Djinn of Wishes" with 3 wish counters and can pay {2}{U}{U}
    And Bob controls "Sphere of Resistance"
    And Alice has "Hill Giant" and "Craw Wurm" as library
    When Alice activates "wish" of "Djinn of Wishes"
    And the top of the stack resolves
    Then nobody is asked anything
    And "Hill Giant" is exiled
    And "Djinn of Wishes" has 2 wish counters
