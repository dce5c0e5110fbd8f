Feature: Manifest dread

  @cr26:701.62a
  Scenario: Unsettling Twins' controller manifests the second card of the library and puts the first into the graveyard
    Given Alice has "Unsettling Twins" in hand and can pay {3}{W}{3}{R}
    And Alice has "Lava Spike", "Hill Giant" and "Forest" as library
    When Alice plays "Unsettling Twins"
    And the stack resolves
    Then Alice knows "Lava Spike" and "Hill Giant"
    And Alice doesn't know "Forest"
    And Bob doesn't know "Lava Spike"
    And Alice may choose "Lava Spike"
    And Alice may not choose "Forest"
    When Alice chooses "Hill Giant"
    Then "Hill Giant" is 2/2
    And "Hill Giant" is face down
    And Bob doesn't know "Hill Giant"
    And "Lava Spike" is in Alice's graveyard
    And Alice's library holds "Forest"
    When Alice turns "Hill Giant" face up
    Then "Hill Giant" is 3/3

  @cr26:701.62b
  Scenario: Alice manifests dread with an empty library, and Keeper of Dread triggers
    Given Alice controls "Keeper of Dread"
    And Alice has "Unsettling Twins" in hand and can pay {3}{W}
    And Alice has no cards in library
    When Alice plays "Unsettling Twins"
    And the stack resolves
    Then "Keeper of Dread" has triggered once
    And Alice is at 22 life
    And Alice controls 1 "creature" permanent

  @cr26:701.62b
  Scenario: Alice's Keeper of Dread triggers after she has manifested a card, and not as Bob manifests dread
    Given Alice controls "Keeper of Dread"
    And Alice has "Unsettling Twins" as "hers" in hand and can pay {3}{W}
    And Alice has "Hill Giant" and "Forest" as library
    And Bob has "Unsettling Twins" as "his" in hand and can pay {3}{W}
    And Bob has "Swamp", "Gray Ogre", "Craw Wurm" as library
    When Alice plays "hers"
    And the stack resolves
    And Alice chooses "Hill Giant"
    Then it happened in this order that "Hill Giant" entered, then "Keeper of Dread" triggered
    And Alice is at 22 life
    When the game goes on to Bob's main phase
    And Bob plays "his"
    And the stack resolves
    And Bob chooses "Gray Ogre"
    Then "Gray Ogre" is face down
    And "Keeper of Dread" has triggered once

  @cr26:701.62a.2 @cr26:701.62b
  Scenario: With Grafdigger's Cage, Alice can't manifest Hill Giant, and puts both cards that she looked at into her graveyard
    Given Alice controls "Keeper of Dread" and has "Unsettling Twins" in hand and can pay {3}{W}
    And Bob controls "Grafdigger's Cage"
    And Alice has "Hill Giant", "Forest" and "Island" as library
    When Alice plays "Unsettling Twins"
    And the stack resolves
    And Alice chooses "Hill Giant"
    Then Alice's graveyard holds "Hill Giant" and "Forest"
    And "Island" is in Alice's library
    And Alice controls 1 "creature" permanent
    And "Keeper of Dread" has triggered once

  @cr26:701.62a.3
  Scenario: Alice, whose library has one card, manifests that card for Unsettling Twins and puts no card into her graveyard
    Given Alice has "Unsettling Twins" in hand and can pay {3}{W}{3}{R}
    And Alice has "Hill Giant" as library
    When Alice plays "Unsettling Twins"
    And the stack resolves
    Then "Hill Giant" is 2/2
    And "Hill Giant" is face down
    And Alice's graveyard is empty
    When Alice turns "Hill Giant" face up
    Then "Hill Giant" is 3/3

  @cr26:701.62a @cr26:701.62b
  Scenario: Alice manifests Hill Giant before Lava Spike would go to her graveyard, which Rest in Peace has exiled instead
    Given Alice controls "Keeper of Dread" and has "Unsettling Twins" in hand and can pay {3}{W}{3}{R}
    And Bob controls "Rest in Peace"
    And Alice has "Lava Spike", "Hill Giant" and "Forest" as library
    When Alice plays "Unsettling Twins"
    And the stack resolves
    And Alice chooses "Hill Giant"
    Then it happened in this order that "Hill Giant" entered, then "Lava Spike" was exiled, then "Keeper of Dread" triggered
    And "Hill Giant" is 2/2
    And "Hill Giant" is face down
    When Alice turns "Hill Giant" face up
    Then "Hill Giant" is 3/3
