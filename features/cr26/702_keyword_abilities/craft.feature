Feature: Craft

  @cr26:702.167a @cr26:702.167a.2 @cr26:702.167b
  Scenario: Tithing Blade is crafted with a creature card in the graveyard and returns as Consuming Sepulcher
    Given Alice controls "Tithing Blade" and can pay {4}{B}
    And Alice has "Hill Giant", "Craw Wurm" and "Lava Spike" in graveyard
    And Alice has "Gray Ogre" in hand and "Goblin Raider" exiled
    And Bob controls "Grizzly Bears"
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    Then Alice can't activate "Tithing Blade" exiling "Lava Spike" by rule 118.3
    And Alice can't activate "Tithing Blade" exiling "Grizzly Bears" by rule 118.3
    And Alice can't activate "Tithing Blade" exiling "Gray Ogre" by rule 118.3
    And Alice can't activate "Tithing Blade" exiling "Goblin Raider" by rule 118.3
    And Alice can't activate "Tithing Blade" exiling "Hill Giant" and "Craw Wurm" by rule 118.3
    And Alice can activate "Tithing Blade" exiling "Hill Giant"
    When Alice activates "Tithing Blade" exiling "Hill Giant"
    Then "Tithing Blade" is removed from the game
    And "Hill Giant" is removed from the game
    When the stack resolves
    Then "Tithing Blade" is in play under Alice's control
    And "Tithing Blade" is named "Consuming Sepulcher"
    And "Hill Giant" is removed from the game
    When the game goes on to Alice's next main phase
    Then Bob is at 19 life
    And Alice is at 21 life

  @cr26:702.167b
  Scenario: Tithing Blade is crafted with a creature that its controller controls
    Given Alice controls "Tithing Blade", "Grizzly Bears", "Waking Hauler" and can pay {4}{B}
    And Alice has "Waking Hauler" as "scrap" in graveyard
    Then Alice can activate "Tithing Blade" exiling "Waking Hauler"
    And Alice can't activate "Tithing Blade" exiling "scrap" by rule 118.3
    When Alice activates "Tithing Blade" exiling "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is removed from the game
    And "Tithing Blade" is named "Consuming Sepulcher"
    And "Tithing Blade" is black

  @cr26:702.167a
  Scenario: Craft can't be activated in Bob's turn, in the upkeep or while a spell is on the stack
    Given it is Bob's main phase
    And Alice controls "Tithing Blade", "Grizzly Bears" and can pay {4}{B}
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Alice has 9 "Plains" as "page" as library
    When Bob passes
    Then Alice can't activate "Tithing Blade" exiling "Grizzly Bears" by rule 602.5d
    When the game goes on to Alice's upkeep
    Then Alice can't activate "Tithing Blade" exiling "Grizzly Bears" by rule 602.5d
    When the game goes on to Alice's main phase
    And Alice plays "Lightning Bolt" targeting Bob
    Then Alice can't activate "Tithing Blade" exiling "Grizzly Bears" by rule 602.5d
    When the stack resolves
    Then Alice can activate "Tithing Blade" exiling "Grizzly Bears"
    When Alice activates "Tithing Blade" exiling "Grizzly Bears"
    And the stack resolves
    Then "Tithing Blade" is named "Consuming Sepulcher"

  @cr26:702.167a
  Scenario: Bob sacrifices a creature as Tithing Blade enters, and none as it returns crafted
    Given Alice has "Tithing Blade" in hand and can pay {1}{B}{4}{B}
    And Alice has "Gray Ogre" in graveyard
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice plays "Tithing Blade"
    And the stack resolves
    And Bob chooses "Hill Giant"
    Then "Hill Giant" was sacrificed
    When Alice activates "Tithing Blade" exiling "Gray Ogre"
    And the stack resolves
    Then "Tithing Blade" is named "Consuming Sepulcher"
    And "Grizzly Bears" is in play
    And "Grizzly Bears" is 2/2

  @cr26:702.167a @cr26:702.167a.2 @cr26:702.167b
  Scenario: Crafting Tithing Blade that Bob owns costs {4}{B} and a card in the graveyard of its controller, and it returns under Bob's control
    Given Alice controls "Tithing Blade" owned by Bob
    And Alice has {C}{C}{C}{C}{B}{B} in the mana pool
    And Alice has "Hill Giant" in graveyard
    And Bob has "Gray Ogre" in graveyard
    Then Alice can't activate "Tithing Blade" exiling "Gray Ogre" by rule 118.3
    And Alice can activate "Tithing Blade" exiling "Hill Giant"
    When Alice activates "Tithing Blade" exiling "Hill Giant"
    Then the total cost of the ability of "Tithing Blade" is {4}{B}
    And Alice has {B} in the mana pool
    When the stack resolves
    Then "Tithing Blade" is in play under Bob's control
    And "Tithing Blade" is named "Consuming Sepulcher"

  @cr26:702.167a.2
  Scenario: Twin Mold, which is crafted with two creatures, is crafted with one on the battlefield and one in the graveyard
    Given Alice controls "Twin Mold" and "Grizzly Bears" and can pay {1}{B}
    And Alice has "Hill Giant" in graveyard
    Then Alice can activate "Twin Mold" exiling "Grizzly Bears" and "Hill Giant"
    When Alice activates "Twin Mold" exiling "Grizzly Bears" and "Hill Giant"
    Then "Grizzly Bears" is removed from the game
    And "Hill Giant" is removed from the game
    When the stack resolves
    Then "Twin Mold" is named "Twin Cast"

  @cr26:702.167a.2
  Scenario: Twin Mold is crafted with two creature cards in the graveyard, and not with one creature card and a land card
    Given Alice controls "Twin Mold" and can pay {1}{B}
    And Alice has "Grizzly Bears", "Hill Giant" and "Forest" in graveyard
    Then Alice can't activate "Twin Mold" exiling "Grizzly Bears" and "Forest" by rule 118.3
    And Alice can activate "Twin Mold" exiling "Grizzly Bears" and "Hill Giant"
    When Alice activates "Twin Mold" exiling "Grizzly Bears" and "Hill Giant"
    Then "Grizzly Bears" is removed from the game
    And "Hill Giant" is removed from the game
    When the stack resolves
    Then "Twin Mold" is named "Twin Cast"
    And "Forest" is in Alice's graveyard

  @cr26:702.167b.2
  Scenario: Goblin Mold, which is crafted with a Goblin, is crafted with Goblin Raider, and could be with Goblin King, and not with Hill Giant or Grizzly Bears
    Given Alice controls "Goblin Mold", "Goblin Raider" and "Grizzly Bears" and can pay {1}{B}
    And Alice has "Goblin King" and "Hill Giant" in graveyard
    Then Alice can't activate "Goblin Mold" exiling "Hill Giant" by rule 118.3
    And Alice can't activate "Goblin Mold" exiling "Grizzly Bears" by rule 118.3
    And Alice can activate "Goblin Mold" exiling "Goblin King"
    And Alice can activate "Goblin Mold" exiling "Goblin Raider"
    When Alice activates "Goblin Mold" exiling "Goblin Raider"
    And the stack resolves
    Then "Goblin Mold" is named "Goblin Cast"
    And "Goblin Raider" is removed from the game

  @cr26:702.167b.2
  Scenario: Goblin Mold is crafted with Goblin King in the graveyard, and not with Hill Giant beside it
    Given Alice controls "Goblin Mold" and can pay {1}{B}
    And Alice has "Goblin King" and "Hill Giant" in graveyard
    Then Alice can't activate "Goblin Mold" exiling "Hill Giant" by rule 118.3
    And Alice can activate "Goblin Mold" exiling "Goblin King"
    When Alice activates "Goblin Mold" exiling "Goblin King"
    And the stack resolves
    Then "Goblin Mold" is named "Goblin Cast"
    And "Goblin King" is removed from the game
    And "Hill Giant" is in Alice's graveyard

  @cr26:702.167c @cr26:702.167a.2
  Scenario: Open Ledger counts the three cards that it was crafted with, and neither itself nor another artifact card in exile
    Given Alice controls "Sealed Ledger" and "Aether Vial" and can pay {1}
    And Alice has "Alarm Gong" and "Ashnod's Altar" in graveyard
    And Alice has "Birthing Pod" removed from the game
    Then Alice can't activate "Sealed Ledger" exiling "Sealed Ledger", "Alarm Gong" and "Ashnod's Altar" by rule 118.3
    And Alice can activate "Sealed Ledger" exiling "Aether Vial", "Alarm Gong" and "Ashnod's Altar"
    When Alice activates "Sealed Ledger" exiling "Aether Vial", "Alarm Gong" and "Ashnod's Altar"
    And the stack resolves
    Then "Sealed Ledger" is named "Open Ledger"
    And "Aether Vial" is removed from the game
    When Alice activates "tally" of "Sealed Ledger"
    And the stack resolves
    Then Alice is at 23 life

  @cr26:702.167c
  Scenario: Open Ledger counts the two cards of its craft that are still in exile, and not the token
    Given Alice controls "Sealed Ledger" and can pay {1}
    And Alice controls a 1/1 "Relic" artifact creature token as "relic"
    And Alice has "Alarm Gong" and "Ashnod's Altar" in graveyard
    When Alice activates "Sealed Ledger" exiling "relic", "Alarm Gong" and "Ashnod's Altar"
    And the stack resolves
    Then "Sealed Ledger" is named "Open Ledger"
    When Alice activates "tally" of "Sealed Ledger"
    And the stack resolves
    Then Alice is at 22 life
    And "Sealed Ledger" is tapped

  @cr26:702.167c
  Scenario: Open Ledger no longer counts a card of its craft that Pull from Eternity has taken from exile
    Given Alice controls "Sealed Ledger" and "Aether Vial" and can pay {1}
    And Alice has "Alarm Gong" and "Ashnod's Altar" in graveyard
    And Bob has "Pull from Eternity" in hand and can pay {W}
    When Alice activates "Sealed Ledger" exiling "Aether Vial", "Alarm Gong" and "Ashnod's Altar"
    And the stack resolves
    Then "Sealed Ledger" is named "Open Ledger"
    When Bob plays "Pull from Eternity" targeting "Alarm Gong"
    And the stack resolves
    Then "Alarm Gong" is in Alice's graveyard
    When Alice activates "tally" of "Sealed Ledger"
    And the stack resolves
    Then Alice is at 22 life

  @cr26:702.167c
  Scenario: Of two Open Ledgers, each counts only the cards that it was crafted with itself
    Given Alice controls "Sealed Ledger" as "one", "Sealed Ledger" as "two" and can pay {1}{1}
    And Alice controls "Aether Vial" and "Birthing Pod"
    And Alice controls a 1/1 "Relic" artifact creature token as "relic"
    And Alice has "Alarm Gong", "Ashnod's Altar" and "Ornithopter" in graveyard
    When Alice activates "one" exiling "Aether Vial", "Birthing Pod" and "Alarm Gong"
    And the stack resolves
    And Alice activates "two" exiling "relic", "Ashnod's Altar" and "Ornithopter"
    And the stack resolves
    And Alice activates "tally" of "one"
    And the stack resolves
    Then Alice is at 23 life
    When Alice activates "tally" of "two"
    And the stack resolves
    Then Alice is at 25 life

  @cr26:702.167c
  Scenario: Copy Artifact that is a copy of Open Ledger was crafted with no cards
    Given Alice controls "Sealed Ledger" and "Aether Vial" and can pay {1}
    And Alice has "Copy Artifact" in hand and can pay {1}{U}
    And Alice has "Alarm Gong" and "Ashnod's Altar" in graveyard
    When Alice activates "Sealed Ledger" exiling "Aether Vial", "Alarm Gong" and "Ashnod's Altar"
    And the stack resolves
    And Alice plays "Copy Artifact"
    And the stack resolves
    And Alice chooses "Sealed Ledger"
    Then "Copy Artifact" is named "Open Ledger"
    When Alice activates "tally" of "Copy Artifact"
    And the stack resolves
    Then Alice is at 20 life
    When Alice activates "tally" of "Sealed Ledger"
    And the stack resolves
    Then Alice is at 23 life

  @cr26:702.167a
  Scenario: Tithing Blade that Pull from Eternity takes from exile before craft resolves doesn't return, and another one does
    Given Alice controls "Tithing Blade" as "lost", "Tithing Blade" as "kept", "Grizzly Bears" and "Hill Giant"
    And Alice can pay {4}{B}{4}{B}
    And Bob has "Pull from Eternity" in hand and can pay {W}
    When Alice activates "lost" exiling "Grizzly Bears"
    And Bob in response plays "Pull from Eternity" targeting "lost"
    And the stack resolves
    Then "lost" is in Alice's graveyard
    When Alice activates "kept" exiling "Hill Giant"
    And the stack resolves
    Then "kept" is named "Consuming Sepulcher"
    And "lost" is in Alice's graveyard
