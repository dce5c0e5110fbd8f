Feature: Control of triggered abilities

  @may01:reversals.1
  Scenario: Alice controls the trigger of her Pandemonium, and Bob chooses its target for his creature
    Given it is Bob's main phase
    And Alice controls "Pandemonium"
    And Bob has "Grizzly Bears" in hand and can pay {1}{G}
    When Bob plays "Grizzly Bears"
    And the top of the stack resolves
    Then Bob is asked for targets by "Pandemonium"
    When Bob targets Alice for "Pandemonium"
    Then Alice controls the ability of "Pandemonium"
    And Bob doesn't control the ability of "Pandemonium"
    When the stack resolves
    And as it resolves, Bob says yes to "Pandemonium"
    Then "Grizzly Bears" has dealt 2 damage to Alice
    And Alice is at 18 life

  @may01:reversals.1
  Scenario: When Alice's Pandemonium triggers for Bob's creature, Bob may choose that the creature deals no damage
    Given it is Bob's main phase
    And Alice controls "Pandemonium"
    And Bob has "Grizzly Bears" and "Forest" in hand and can pay {1}{G}
    When Bob plays the land "Forest"
    Then "Pandemonium" has triggered never
    When Bob plays "Grizzly Bears"
    And the top of the stack resolves
    And Bob targets Alice for "Pandemonium"
    And the stack resolves
    Then Bob is asked for yes or no by "Pandemonium"
    When as it resolves, Bob says no to "Pandemonium"
    Then "Grizzly Bears" has dealt no damage
    And the ability of "Pandemonium" has resolved
    And Alice was asked for yes or no never

  @may01:reversals.1
  Scenario: Alice still controls the trigger of Pandemonium after Bob has gained control of Pandemonium
    Given it is Bob's main phase
    And Alice controls "Pandemonium"
    And Alice controls "Steel Wall" and "Ghostly Prison"
    And Bob controls "Aura Thief"
    And Bob has "Grizzly Bears" and "Hill Giant" in hand and can pay {1}{G} and can pay {3}{R}
    And Alice has "Urza's Rage" in hand and can pay {2}{R}
    Then "Aura Thief" is 2/2
    And "Aura Thief" has "flying"
    When Bob plays "Grizzly Bears"
    And the top of the stack resolves
    And Bob targets Alice for "Pandemonium"
    And Alice plays "Urza's Rage" targeting "Aura Thief"
    And the top of the stack resolves
    And the top of the stack resolves
    Then Bob controls "Pandemonium" and "Ghostly Prison"
    And Alice controls "Steel Wall"
    And Alice controls the ability of "Pandemonium"
    When the stack resolves
    And as it resolves, Bob says yes to "Pandemonium"
    Then Alice is at 18 life
    When Bob plays "Hill Giant"
    And the top of the stack resolves
    And Bob targets Alice for "Pandemonium"
    Then Bob controls the second trigger of "Pandemonium"

  @may01:reversals.1
  Scenario: Each player chooses the target of Ley Line in their upkeep, and Ley Line's controller controls the trigger
    Given it is Bob's upkeep
    And Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant"
    And Alice controls "Vedalken Orrery" and has "Ley Line" in hand and can pay {3}{G}
    When Alice plays "Ley Line"
    And the stack resolves
    And the game goes on to Alice's upkeep
    And Alice targets "Grizzly Bears" for "Ley Line"
    And the stack resolves
    And as it resolves, Alice says yes to "Ley Line"
    Then "Grizzly Bears" has 1 +1/+1 counter
    When the game goes on to Bob's next upkeep
    Then Bob is asked for targets by "Ley Line" among "Grizzly Bears" and "Hill Giant"
    When Bob targets "Hill Giant" for "Ley Line"
    Then Alice controls the second trigger of "Ley Line"
    When the stack resolves
    And as it resolves, Bob says yes to "Ley Line"
    Then "Hill Giant" has 1 +1/+1 counter
    When the game goes on to Alice's next upkeep
    And Alice targets "Hill Giant" for "Ley Line"
    And the stack resolves
    And as it resolves, Alice says no to "Ley Line"
    Then "Hill Giant" has 1 +1/+1 counter

  @may01:reversals.1
  Scenario: In each upkeep, the active player chooses a player with more life as the target of Alice's Oath of Mages
    Given it is Bob's upkeep
    And Alice controls "Vedalken Orrery" and has "Oath of Mages" in hand and can pay {1}{R}
    And Carol is playing too
    And Alice is at 10 life
    And Bob is at 9 life
    And Carol is at 12 life
    When Alice plays "Oath of Mages"
    And the stack resolves
    And the game goes on to Alice's upkeep
    Then "Oath of Mages" has triggered twice
    When the stack resolves
    Then Alice is asked for yes or no by "Oath of Mages"
    When as it resolves, Alice says no to "Oath of Mages"
    Then "Oath of Mages" has dealt no damage
    When the game goes on to Bob's next upkeep
    Then Bob is asked for targets by "Oath of Mages" among Alice and Carol
    When Bob targets Alice for "Oath of Mages"
    Then Alice controls the third trigger of "Oath of Mages"
    When the stack resolves
    Then Bob is asked for yes or no by "Oath of Mages"
    When as it resolves, Bob says yes to "Oath of Mages"
    Then "Oath of Mages" has dealt 1 damage to Alice
    And Alice is at 9 life

  @may01:reversals.1
  Scenario: In each upkeep, the active player targets a player with fewer creature cards in the graveyard with Oath of Ghouls
    Given it is Bob's upkeep
    And Alice controls "Vedalken Orrery" and has "Oath of Ghouls" in hand and can pay {1}{B}
    And Carol is playing too
    And Alice has "Grizzly Bears", "Swamp" and "Plains" in graveyard
    And Bob has "Hill Giant", "Craw Wurm", "Trained Armodon" and "Forest" in graveyard
    And Carol has "Watchwolf" and "Steel Wall" in graveyard
    When Alice plays "Oath of Ghouls"
    And the stack resolves
    And the game goes on to Carol's upkeep
    And the stack resolves
    And as it resolves, Carol says no to "Oath of Ghouls"
    And the game goes on to Alice's upkeep
    Then "Oath of Ghouls" has triggered twice
    And "Watchwolf" is in Carol's graveyard
    And Alice was asked for targets never
    When the game goes on to Bob's next upkeep
    Then Bob is asked for targets by "Oath of Ghouls" among Alice and Carol
    When Bob targets Alice for "Oath of Ghouls"
    Then Alice controls the third trigger of "Oath of Ghouls"
    When the stack resolves
    Then Bob is asked for yes or no by "Oath of Ghouls"
    When as it resolves, Bob says yes to "Oath of Ghouls"
    Then Bob is asked for objects by "Oath of Ghouls" among "Hill Giant", "Craw Wurm" and "Trained Armodon"
    When as it resolves, Bob chooses "Craw Wurm"
    Then "Craw Wurm" is in Bob's hand
    And "Hill Giant" is in Bob's graveyard

  @may01:reversals.1
  Scenario: Bob, who copies Alice's Chain Stasis, controls the copy and chooses its new target
    Given Alice has "Chain Stasis" in hand and can pay {U}
    And Alice controls "Grizzly Bears" and "Watchwolf"
    And Bob controls "Hill Giant", "Island" and 2 "Forest" as "grove"
    Then Alice can target only "Grizzly Bears", "Watchwolf" and "Hill Giant" with "Chain Stasis"
    When Alice plays "Chain Stasis" targeting "Hill Giant"
    And the top of the stack resolves
    Then Alice is asked for an option by "Chain Stasis" among "tap", "untap" and "neither"
    When as it resolves, Alice chooses the option "tap" for "Chain Stasis"
    Then "Hill Giant" is tapped
    When as it resolves, Bob pays for "Chain Stasis"
    Then "Island" is tapped
    And "grove 1" is tapped
    And "grove 2" is tapped
    And Bob is asked for yes or no by "Chain Stasis"
    When as it resolves, Bob says yes to "Chain Stasis"
    And as it resolves, Bob targets "Watchwolf"
    Then Bob controls the copy of "Chain Stasis"
    And the copy of "Chain Stasis" targets "Watchwolf"
    And Alice was asked for targets once
