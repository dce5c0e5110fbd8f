Feature: Scavenge

  @cr26:702.97a @cr26:113.6j.2
  Scenario: Scavenging Sewer Shambler, which has power 2, puts two +1/+1 counters on a creature
    Given Alice has "Sewer Shambler" in graveyard and can pay {2}{B}
    And Alice controls "Grizzly Bears", "Sol Ring" and "Sewer Shambler" as "fielded"
    And Bob controls "Hill Giant"
    Then Alice can't activate "scavenge" of "fielded" targeting "Grizzly Bears" by rule 113.6
    And Alice can't activate "scavenge" of "Sewer Shambler" targeting "Sol Ring" by rule 601.2c
    And Alice can activate "scavenge" of "Sewer Shambler" targeting "Grizzly Bears"
    And Alice can activate "scavenge" of "Sewer Shambler" targeting "Hill Giant"
    When Alice activates "scavenge" of "Sewer Shambler" targeting "Grizzly Bears"
    Then the total cost of the ability of "Sewer Shambler" is {2}{B}
    And "Sewer Shambler" is exiled
    When the stack resolves
    Then "Grizzly Bears" is 4/4

  @cr26:702.97a
  Scenario: The counters from scavenge save a creature from 2 damage
    Given Alice has "Sewer Shambler" in graveyard and can pay {2}{B}
    And Alice controls "Grizzly Bears"
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When Alice activates "scavenge" of "Sewer Shambler" targeting "Grizzly Bears"
    And the stack resolves
    And Bob plays "Glacial Ray" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has 2 damage marked
    And "Sewer Shambler" is exiled

  @cr26:702.97a
  Scenario: Scavenge can't be activated in the upkeep
    Given it is Alice's upkeep
    And Alice has "Sewer Shambler" in graveyard and can pay {2}{B}
    And Alice controls "Grizzly Bears"
    Then Alice can't activate "scavenge" of "Sewer Shambler" targeting "Grizzly Bears" by rule 602.5d
    When the game goes on to Alice's main phase
    Then Alice can activate "scavenge" of "Sewer Shambler" targeting "Grizzly Bears"
    When Alice activates "scavenge" of "Sewer Shambler" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has 2 +1/+1 counters

  @cr26:702.97a
  Scenario: Sewer Shambler, which has power 2, puts two counters on Hill Giant, and can't be scavenged from hand or while a spell is on the stack
    Given Alice controls "Hill Giant"
    And Alice has "Sewer Shambler" as "dead" in graveyard and "Sewer Shambler" as "away" exiled
    And Alice has "Sewer Shambler" as "held" and "Shock" in hand and can pay {R}{2}{B}
    Then Alice can't activate "scavenge" of "held" targeting "Hill Giant" by rule 113.6
    And Alice can't activate "scavenge" of "away" targeting "Hill Giant" by rule 113.6
    When Alice plays "Shock" targeting Bob
    Then Alice can't activate "scavenge" of "dead" targeting "Hill Giant" by rule 602.5d
    When the stack resolves
    Then Alice can activate "scavenge" of "dead" targeting "Hill Giant"
    When Alice activates "scavenge" of "dead" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 2 +1/+1 counters
    And "Hill Giant" is 5/5

  @cr26:702.97a
  Scenario: Scavenge can't be activated in Bob's main phase with an empty stack, and can in Alice's
    Given it is Bob's main phase
    And Alice has "Sewer Shambler" in graveyard and can pay {2}{B}
    And Alice controls "Grizzly Bears"
    And Alice has 3 "Plains" as "page" as library
    When Bob passes
    Then Alice has priority
    And Alice can't activate "scavenge" of "Sewer Shambler" targeting "Grizzly Bears" by rule 602.5d
    When the game goes on to Alice's main phase
    Then Alice can activate "scavenge" of "Sewer Shambler" targeting "Grizzly Bears"
    When Alice activates "scavenge" of "Sewer Shambler" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has 2 +1/+1 counters

  @cr26:702.97a
  Scenario: Sewer Shambler in Bob's graveyard can't be scavenged by Alice, and the one in hers can
    Given Alice has "Sewer Shambler" as "mine" in graveyard and can pay {2}{B}
    And Bob has "Sewer Shambler" as "his" in graveyard
    And Alice controls "Grizzly Bears"
    Then Alice can't activate "scavenge" of "his" targeting "Grizzly Bears" by rule 602.2
    And Alice can activate "scavenge" of "mine" targeting "Grizzly Bears"
    When Alice activates "scavenge" of "mine" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has 2 +1/+1 counters
    And "his" is in Bob's graveyard

  @cr26:702.97a.2 @cr26:702.97a
  Scenario: Scavenging Tarmogoyf, which is 3/4 in the graveyard and 2/3 in exile, puts three +1/+1 counters on a creature
    Given Alice controls "Varolz, the Scar-Striped" and "Grizzly Bears"
    And Alice has "Tarmogoyf", "Forest" and "Lava Spike" in graveyard and can pay {1}{G}
    Then "Tarmogoyf" is 3/4
    When Alice activates "scavenge" of "Tarmogoyf" targeting "Grizzly Bears"
    And the stack resolves
    Then "Tarmogoyf" is exiled
    And "Tarmogoyf" is 2/3
    And "Grizzly Bears" has 3 +1/+1 counters
