Feature: Replaced moves to a graveyard

  @cr26:614.1a
  Scenario: Darksteel Colossus that is countered is shuffled into its owner's library
    Given Alice has "Darksteel Colossus" in hand and can pay {11}
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Darksteel Colossus"
    And Bob plays "Counterspell" targeting "Darksteel Colossus"
    And the stack resolves
    Then "Darksteel Colossus" is in Alice's library
    And "Darksteel Colossus" was countered
    And "Counterspell" is in Bob's graveyard
    And it happened once that Alice shuffled

  @cr26:614.1a
  Scenario: Darksteel Colossus sacrificed by another player is shuffled into its owner's library
    Given Alice has "Tinker" in hand and can pay {2}{U}
    And Alice controls "Darksteel Colossus" as "the old one" owned by Bob
    And Alice has "Steel Wall" on top of library
    And Bob has "Darksteel Colossus" as "the other" in hand
    And Bob controls "Grizzly Bears"
    When Alice plays "Tinker" sacrificing "the old one"
    Then "the old one" is in Bob's library
    And it happened once that Bob shuffled
    When the stack resolves
    And Alice chooses "Steel Wall"
    Then "Steel Wall" is in play
    And "Tinker" is in Alice's graveyard

  @cr26:614.1a
  Scenario: Darksteel Colossus discarded in the cleanup step is shuffled into the library
    Given it is Alice's end step
    And Alice has "Darksteel Colossus" and 7 "Swamp" as "swamp" in hand
    When the game goes on to Alice's cleanup step
    And Alice chooses "Darksteel Colossus"
    Then "Darksteel Colossus" is in Alice's library
    And Alice has 7 cards in hand
    And Alice has no cards in graveyard
    And it happened once that Alice shuffled

  @cr26:614.1a @cr26:701.21a.9
  Scenario: Wrath of God doesn't destroy Darksteel Colossus, but a sacrifice puts Darksteel Colossus into its owner's library
    Given Alice has "Wrath of God" in hand and can pay {2}{W}{W}
    And Alice controls "Darksteel Colossus" and "Grizzly Bears"
    And Bob controls "Steel Wall"
    And Alice has "Tinker" in hand and can pay {2}{U}
    When Alice attacks with "Darksteel Colossus"
    And Bob blocks "Darksteel Colossus" with "Steel Wall"
    And combat damage is dealt
    And Alice divides 4 to "Steel Wall" and 7 to Bob
    Then Bob is at 13 life
    When the game goes on to the second main phase
    And Alice plays "Wrath of God"
    And the stack resolves
    Then "Darksteel Colossus" is in play
    And "Grizzly Bears" is in Alice's graveyard
    And Alice can play "Tinker" sacrificing "Darksteel Colossus"
    When Alice plays "Tinker" sacrificing "Darksteel Colossus"
    Then "Darksteel Colossus" is in Alice's library

  @cr26:614.1a.2
  Scenario: Lunarch Veteran, cast with disturb and countered, is exiled, and Lunarch Veteran cast from the hand and countered is put into its owner's graveyard
    Given Alice has "Lunarch Veteran" as "spirit" in graveyard and "Lunarch Veteran" as "cleric" in hand and can pay {1}{W}{W}
    And Bob has "Counterspell" as "one" and "Counterspell" as "two" in hand and can pay {U}{U}{U}{U}
    When Alice casts "spirit" from graveyard
    And Bob in response casts "one" targeting "spirit"
    And the stack resolves
    Then "spirit" was countered
    And "spirit" is exiled
    When Alice casts "cleric"
    And Bob in response casts "two" targeting "cleric"
    And the stack resolves
    Then "cleric" is in Alice's graveyard

  @cr26:614.6.5 @edition:2026-01
  Scenario: Progenitus, shuffled into its library in place of a graveyard, leaves the battlefield together with Luminous Phantom, which triggers
    Given Alice controls "Progenitus" and a transformed "Lunarch Veteran" as "phantom"
    And Alice has "Wrath of God" in hand and can pay {2}{W}{W}
    When Alice plays "Wrath of God"
    And the top of the stack resolves
    Then "Progenitus" is in Alice's library
    And "phantom" has triggered once
    When the stack resolves
    Then Alice is at 21 life

  @cr26:614.6.5
  Scenario: Keeper of Rings, which Rest in Peace exiles in place of a graveyard, leaves the battlefield together with Rest in Peace and Crusade, and triggers for both
    Given Alice controls "Rest in Peace", "Keeper of Rings", "Crusade" and "Nevinyrral's Disk" and can pay {1}
    When Alice activates "Nevinyrral's Disk"
    And the top of the stack resolves
    Then "Keeper of Rings" and "Crusade" are exiled
    And "Keeper of Rings" has triggered twice
    When the stack resolves
    Then Alice is at 24 life

  @cr26:614.6.5
  Scenario: Progenitus, shuffled into its library in place of a graveyard, leaves the battlefield at the same time as Grizzly Bears, which is put into a graveyard
    Given Alice controls "Progenitus" and "Grizzly Bears"
    And Alice has "Wrath of God" in hand and can pay {2}{W}{W}
    When Alice plays "Wrath of God"
    And the stack resolves
    Then "Progenitus" is in Alice's library
    And "Grizzly Bears" is in Alice's graveyard
    And it happened at once that "Progenitus" left play and "Grizzly Bears" left play
