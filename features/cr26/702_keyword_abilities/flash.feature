Feature: Flash

  @cr26:702.8a
  Scenario: Snapcaster Mage can be cast in an opponent's upkeep, and Hill Giant can't
    Given it is Bob's upkeep
    And Alice has "Snapcaster Mage" and "Hill Giant" in hand and can pay {1}{U}{3}{R}
    And Alice has "Pestermite" in graveyard
    Then Alice can't play "Hill Giant" by rule 117.1a
    And Alice can't play "Pestermite" from graveyard by rule 601.3
    And Alice can play "Snapcaster Mage"
    When Alice plays "Snapcaster Mage"
    And the stack resolves
    Then "Snapcaster Mage" is in play under Alice's control
    When the game goes on to Alice's main phase
    Then Alice can play "Hill Giant"

  @cr26:702.8a @cr26:702.34a.2
  Scenario: Snapcaster Mage cast in an opponent's upkeep gives Boomerang flashback for {U}{U}
    Given it is Bob's upkeep
    And Alice has "Snapcaster Mage" in hand and can pay {1}{U}{U}{U}
    And Alice has "Boomerang" and "Terror" in graveyard
    And Bob controls "Hill Giant"
    When Alice plays "Snapcaster Mage"
    And the top of the stack resolves
    And Alice targets "Boomerang" for "Snapcaster Mage"
    And the stack resolves
    Then "Boomerang" has "flashback"
    And "Terror" doesn't have "flashback"
    When Alice plays "Boomerang" from graveyard targeting "Hill Giant"
    Then {U}{U} was spent on "Boomerang"
    When the stack resolves
    Then "Hill Giant" is in Bob's hand
    And "Boomerang" is exiled

  @cr26:702.8b
  Scenario: A creature card with two instances of flash can be cast in an opponent's turn
    Given it is Bob's upkeep
    And Alice has "Grizzly Bears" and "Hill Giant" in hand and can pay {1}{G}{3}{R}
    And "Grizzly Bears" has "flash" and has "flash"
    Then Alice can't play "Hill Giant" by rule 117.1a
    And Alice can play "Grizzly Bears"
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in play under Alice's control

  @cr26:702.8a.2
  Scenario: Snapcaster Mage can be cast from the top of a library in an opponent's turn, and Grizzly Bears can't
    Given it is Bob's upkeep
    And Alice controls "Garruk's Horde" and can pay {1}{U}
    And Alice has "Snapcaster Mage" and "Grizzly Bears" on top of library
    Then Alice can play "Snapcaster Mage" from library
    When Alice plays "Snapcaster Mage" from library
    And the stack resolves
    Then "Snapcaster Mage" is in play under Alice's control
    And Alice can't play "Grizzly Bears" from library by rule 117.1a

  @cr26:702.8a.4
  Scenario: Sol Ring with flash can be cast in an opponent's upkeep, and Gift Stone can't
    Given it is Bob's upkeep
    And Alice has "Sol Ring" and "Gift Stone" in hand and can pay {1}{3}
    And Bob has "Shock" in hand and can pay {R}
    And "Sol Ring" has "flash"
    Then Alice can't play "Gift Stone" by rule 117.1a
    And Alice can play "Sol Ring"
    When Bob plays "Shock" targeting Alice
    And Bob passes
    Then Alice can play "Sol Ring"
    When Alice plays "Sol Ring"
    And the stack resolves
    Then "Sol Ring" is in play under Alice's control
    And Alice can tap "Sol Ring" for mana

  @cr26:702.8a.5
  Scenario: Dryad Arbor, a land card with flash, can be played in its player's upkeep, and Forest can't
    Given it is Alice's upkeep
    And Alice has "Dryad Arbor" and "Forest" in hand
    And "Dryad Arbor" has "flash"
    Then Alice can't play the land "Forest" by rule 305.1
    And Alice can play the land "Dryad Arbor"
    When Alice plays the land "Dryad Arbor"
    Then "Dryad Arbor" is in play under Alice's control
    And the stack is empty

  @cr26:702.8a.5 @cr26:305.3.2 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Dryad Arbor with flash can't be played in Bob's upkeep, and can be played in Alice's
    Given it is Bob's upkeep
    And Alice has "Dryad Arbor" in hand and "Swamp" as library
    And Bob has "Island" as library
    And "Dryad Arbor" has "flash"
    Then Alice can't play the land "Dryad Arbor" by rule 305.3
    When the game goes on to Alice's upkeep
    Then Alice can play the land "Dryad Arbor"
    When Alice plays the land "Dryad Arbor"
    Then "Dryad Arbor" is in play under Alice's control

  @cr26:702.8a.2
  Scenario: Snapcaster Mage can be cast from Bob's graveyard in Bob's upkeep with the permission of Ghoul's Ledger, and Grizzly Bears can't
    Given it is Bob's upkeep
    And Alice controls "Ghoul's Ledger" and can pay {1}{U}{1}{G}
    And Bob has "Snapcaster Mage" and "Grizzly Bears" in graveyard
    Then Alice can't play "Grizzly Bears" from graveyard by rule 117.1a
    And Alice can play "Snapcaster Mage" from graveyard
    When Alice plays "Snapcaster Mage" from graveyard
    And the stack resolves
    Then "Snapcaster Mage" is in play under Alice's control
    And "Grizzly Bears" is in Bob's graveyard

  @cr26:702.8a.6 @edition:2026-01
  Scenario: Snapcaster Mage that Alice airbent can be cast from exile in Bob's upkeep, and Grizzly Bears that she airbent can't
    Given Alice controls "Snapcaster Mage" and "Grizzly Bears" and can pay {2}{2}
    And Alice has 2 "Sudden Gale" as "gale" in hand and can pay {1}{W}{1}{W}
    When Alice plays "gale 1" targeting "Snapcaster Mage"
    And the stack resolves
    And Alice plays "gale 2" targeting "Grizzly Bears"
    And the stack resolves
    And the game goes on to Bob's upkeep
    And Bob passes
    Then Alice can't play "Grizzly Bears" from exile by rule 117.1a
    And Alice can play "Snapcaster Mage" from exile
    When Alice plays "Snapcaster Mage" from exile
    And the stack resolves
    And Alice targets "gale 1" for "Snapcaster Mage"
    Then "Snapcaster Mage" is in play under Alice's control
    And "Grizzly Bears" is in exile

  @cr26:702.8a.6
  Scenario: Snapcaster Mage that Light Up the Stage exiled can be cast from exile in Bob's upkeep, and Grizzly Bears, exiled with it, can't
    Given Alice has "Light Up the Stage" in hand and can pay {2}{R}{1}{U}{1}{G}
    And Alice has "Snapcaster Mage", "Grizzly Bears" and "Island" as library
    When Alice plays "Light Up the Stage"
    And the stack resolves
    Then "Snapcaster Mage" and "Grizzly Bears" are exiled
    When the game goes on to Bob's upkeep
    And Bob passes
    Then Alice can't play "Grizzly Bears" from exile by rule 117.1a
    And Alice can play "Snapcaster Mage" from exile
    When Alice plays "Snapcaster Mage" from exile
    And the top of the stack resolves
    Then "Snapcaster Mage" is in play under Alice's control
    And "Grizzly Bears" is exiled
