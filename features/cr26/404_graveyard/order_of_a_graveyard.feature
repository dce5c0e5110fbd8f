Feature: The order of a graveyard

  @cr26:404.2.2
  Scenario: Bob knows the cards of Alice's graveyard, and the card that was put there last is on top
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob has "Terror" as "one" and "Terror" as "two" in hand and can pay {1}{B}{1}{B}
    When Bob plays "one" targeting "Grizzly Bears"
    And the stack resolves
    And Bob plays "two" targeting "Hill Giant"
    And the stack resolves
    Then Alice's graveyard holds, in order, "Hill Giant" and "Grizzly Bears"
    And Bob knows "Hill Giant" and "Grizzly Bears"

  @cr26:404.2.2
  Scenario: Alice knows Drifting Meadow once Bob has discarded it to its cycling ability, and not while he has it in hand
    Given Bob has "Drifting Meadow" in hand and can pay {2}
    Then Alice doesn't know "Drifting Meadow"
    When Bob activates "cycling" of "Drifting Meadow"
    Then "Drifting Meadow" is in Bob's graveyard
    And Alice knows "Drifting Meadow"
    And Alice can look at "Drifting Meadow"

  @cr26:404.2.2
  Scenario: No player can look at Hill Giant in Bob's library, and both players can once Alice's Millstone has put it into his graveyard
    Given Alice controls "Millstone" and can pay {2}
    And Bob has "Hill Giant" as library
    And Bob has "Swamp" in graveyard
    Then Alice can't look at "Hill Giant" by rule 401.2
    And Bob can't look at "Hill Giant" by rule 401.2
    When Alice activates "Millstone" targeting Bob
    And the stack resolves
    Then Bob's graveyard holds, in order, "Hill Giant" and "Swamp"
    And Alice can look at "Hill Giant"
    And Bob can look at "Hill Giant"
