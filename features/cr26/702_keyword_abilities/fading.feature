Feature: Fading

  @cr26:702.32a
  Scenario: Blastoderm loses its last fade counter in one upkeep and is sacrificed in the next
    Given it is Bob's end step
    And Alice controls "Blastoderm"
    And "Blastoderm" has 1 fade counter
    And "Blastoderm" has 1 +1/+1 counter
    When the game goes on to Alice's upkeep
    Then the stack holds the ability of "Blastoderm"
    When the stack resolves
    Then "Blastoderm" has no fade counters
    And "Blastoderm" has 1 +1/+1 counter
    When the game goes on to Bob's main phase
    Then "Blastoderm" is in play
    When the game goes on to Alice's next upkeep
    And the stack resolves
    Then "Blastoderm" was sacrificed

  @cr26:702.32a
  Scenario: Blastoderm enters with 3 fade counters
    Given Alice has "Blastoderm" in hand and can pay {2}{G}{G}
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice plays "Blastoderm"
    And the top of the stack resolves
    Then "Blastoderm" has 3 fade counters
    When the game goes on to Bob's main phase
    Then "Blastoderm" has 3 fade counters
    When the game goes on to Alice's next main phase
    Then "Blastoderm" has 2 fade counters

  @cr26:702.32a.2
  Scenario: Sol Ring with fading that Bob owns loses its fade counters in the upkeeps of Alice, who controls it, and is put into Bob's graveyard
    Given it is Alice's end step
    And Alice controls "Sol Ring" owned by Bob
    And "Sol Ring" has "fading 1"
    And "Sol Ring" has 1 fade counter
    And Alice has 5 "Plains" as "dune" as library
    And Bob has 5 "Swamp" as "leaf" as library
    When the game goes on to Bob's main phase
    Then "Sol Ring" has 1 fade counter
    When the game goes on to Alice's main phase
    Then "Sol Ring" has no fade counters
    When the game goes on to Bob's next main phase
    Then "Sol Ring" is in play
    When the game goes on to Alice's next main phase
    Then "Sol Ring" was sacrificed
    And "Sol Ring" is in Bob's graveyard

  @cr26:702.32a.3
  Scenario: Skyshroud Behemoth with fading 2 enters with two fade counters, and is sacrificed in the third upkeep
    Given Alice has "Skyshroud Behemoth" in hand and can pay {5}{G}{G}
    And Alice has 5 "Plains" as "dune" as library
    And Bob has 5 "Swamp" as "leaf" as library
    When Alice plays "Skyshroud Behemoth"
    And the stack resolves
    Then "Skyshroud Behemoth" has 2 fade counters
    And "Skyshroud Behemoth" is tapped
    When the game goes on to Alice's next main phase
    And the game goes on to Alice's next main phase
    Then "Skyshroud Behemoth" has no fade counters
    And "Skyshroud Behemoth" is in play
    When the game goes on to Alice's next main phase
    Then "Skyshroud Behemoth" was sacrificed
