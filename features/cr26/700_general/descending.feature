Feature: Descending

  @cr26:700.11 @edition:2026-01
  Scenario: Alice has descended twice after a discarded land and a creature that died and returned, and neither an instant card nor a token counts
    Given Alice controls "Pit Chronicle", "Reassembling Skeleton" and can pay {1}{B}
    And Alice controls a 1/1 black "Rat" creature token as "rat"
    And Alice has "Forest" and "Giant Growth" in hand
    And Bob has "Mind Rot" in hand and can pay {2}{B}
    And Bob has "Lightning Bolt" as "one" and "Lightning Bolt" as "two" in hand and can pay {R}{R}
    And it is Bob's main phase
    When Bob plays "one" targeting "rat"
    And the stack resolves
    And Bob plays "two" targeting "Reassembling Skeleton"
    And the stack resolves
    And Bob plays "Mind Rot" targeting Alice
    And the stack resolves
    And Bob passes
    And Alice activates "Reassembling Skeleton"
    And the top of the stack resolves
    Then "Reassembling Skeleton" is in play
    When Bob passes
    And Alice activates "Pit Chronicle"
    And the stack resolves
    Then Alice is at 22 life

  @cr26:700.11 @edition:2026-01
  Scenario: Pit Chronicle counts a creature card that stays in the graveyard, and not a creature card that was there before the turn
    Given Alice controls "Pit Chronicle" and "Hill Giant"
    And Alice has "Mulldrifter" in graveyard
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice passes
    And Bob plays "Lightning Bolt" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Alice's graveyard
    When Alice activates "Pit Chronicle"
    And the stack resolves
    Then Alice is at 21 life
    And Bob is at 20 life

  @cr26:700.11.2 @edition:2026-01
  Scenario: Lamp of the Stairwell gives life after Alice's Skeleton died, although it has left the graveyard, and not after Bob's Giant died
    Given Alice controls 2 "Lamp of the Stairwell" as "lamp" and "Reassembling Skeleton" and can pay {1}{B}
    And Bob controls "Hill Giant"
    And Bob has "Lightning Bolt" as "one" and "Lightning Bolt" as "two" in hand and can pay {R}{R}
    When Bob plays "one" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    When Alice activates "lamp 1"
    And the stack resolves
    Then Alice is at 20 life
    When Bob plays "two" targeting "Reassembling Skeleton"
    And the stack resolves
    And Alice activates "Reassembling Skeleton"
    And the stack resolves
    Then "Reassembling Skeleton" is in play
    When Alice activates "lamp 2"
    And the stack resolves
    Then Alice is at 23 life

  @cr26:700.11.2 @edition:2026-01
  Scenario: Lamp of the Stairwell gives no life in the turn after its player descended, and gives 3 life for two creatures that died in one turn
    Given Alice controls 3 "Lamp of the Stairwell" as "lamp", "Hill Giant" and "Grizzly Bears"
    And Alice has "Pyroclasm" and "Murder" in hand and can pay {1}{R}{1}{B}{B}
    When Alice plays "Murder" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Pyroclasm"
    And the stack resolves
    Then "Hill Giant" and "Grizzly Bears" are in Alice's graveyard
    When Alice activates "lamp 1"
    And the stack resolves
    Then Alice is at 23 life
    When the game goes on to Bob's main phase
    And Bob passes
    And Alice activates "lamp 2"
    And the stack resolves
    Then Alice is at 23 life
    And "lamp 2" is tapped

  @cr26:700.11 @edition:2026-01
  Scenario: Alice has descended three times after she milled an artifact, an enchantment and an instant card and her creature spell was countered
    Given Alice controls "Pit Chronicle"
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    And Alice has "Sol Ring", "Lightning Bolt", "Crusade" and "Divination" on top of library
    And Bob has "Dampen Thought" and "Counterspell" in hand and can pay {1}{U}{U}{U}
    When Alice plays "Hill Giant"
    And Bob in response plays "Counterspell" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was countered
    When Bob plays "Dampen Thought" targeting Alice
    And the stack resolves
    Then Alice has 5 cards in graveyard
    When Alice activates "Pit Chronicle"
    And the stack resolves
    Then Alice is at 23 life

  @cr26:700.11.2 @edition:2026-01
  Scenario: Lamp of the Stairwell gives no life after Bob's card that Alice controlled died, and gives 3 life after Alice's card that Bob controlled died
    Given Alice controls 2 "Lamp of the Stairwell" as "lamp"
    And Alice controls "Hill Giant" owned by Bob
    And Bob controls "Grizzly Bears" owned by Alice
    And Alice has "Lightning Bolt" as "one" and "Lightning Bolt" as "two" in hand and can pay {R}{R}
    When Alice plays "one" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    When Alice activates "lamp 1"
    And the stack resolves
    Then Alice is at 20 life
    When Alice plays "two" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    When Alice activates "lamp 2"
    And the stack resolves
    Then Alice is at 23 life

  @cr26:700.11
  Scenario: Alice has descended twice after she milled a creature card with an Adventure and one with a land on its back, and not for a sorcery card with a land on its back
    Given Alice controls "Pit Chronicle"
    And Alice has "Bala Ged Recovery", "Glasspool Mimic", "Bonecrusher Giant" and "Divination" on top of library
    And Bob has "Dampen Thought" in hand and can pay {1}{U}
    When Bob plays "Dampen Thought" targeting Alice
    And the stack resolves
    Then Alice has 4 cards in graveyard
    When Alice activates "Pit Chronicle"
    And the stack resolves
    Then Alice is at 22 life

  @cr26:700.11
  Scenario: Bala Ged Recovery, destroyed as a land, is a sorcery card in the graveyard, so Pit Chronicle counts only Forest
    Given Alice controls "Pit Chronicle" and "Forest"
    And Alice has "Bala Ged Recovery" in hand
    And Bob has "Stone Rain" as "one" and "Stone Rain" as "two" in hand and can pay {2}{R}{2}{R}
    And Bob controls "Vedalken Orrery"
    When Alice plays "Bala Ged Recovery" as "Bala Ged Sanctuary"
    And Alice passes
    And Bob plays "one" targeting "Bala Ged Recovery"
    And Bob plays "two" targeting "Forest"
    And the stack resolves
    Then "Bala Ged Recovery" and "Forest" are in Alice's graveyard
    When Alice activates "Pit Chronicle"
    And the stack resolves
    Then Alice is at 21 life

  @cr26:700.11
  Scenario: Alice descends as Hill Giant is put into her graveyard from exile, and not as manifested Lightning Bolt, a 2/2 creature, dies
    Given Alice controls "Pit Chronicle" and has "Soul Summons" and "Pull from Eternity" in hand and can pay {1}{W}{W}
    And Alice has "Lightning Bolt" on top of library
    And Alice has "Hill Giant" in exile
    And Bob has "Shock" in hand and can pay {R}
    When Alice plays "Soul Summons"
    And the stack resolves
    And Bob plays "Shock" targeting "Lightning Bolt"
    And the stack resolves
    Then it happened once that "Lightning Bolt" died
    When Alice plays "Pull from Eternity" targeting "Hill Giant"
    And the stack resolves
    Then "Lightning Bolt" and "Hill Giant" are in Alice's graveyard
    When Alice activates "Pit Chronicle"
    And the stack resolves
    Then Alice is at 21 life

  @cr26:700.11 @edition:2026-01
  Scenario: Alice has descended twice after she milled a planeswalker card, a battle card, an instant card and a sorcery card
    Given Alice controls "Pit Chronicle"
    And Alice has "Jace Beleren", "Test Siege", "Lightning Bolt" and "Divination" on top of library
    And Bob has "Dampen Thought" in hand and can pay {1}{U}
    When Bob plays "Dampen Thought" targeting Alice
    And the stack resolves
    Then Alice's graveyard holds "Jace Beleren", "Test Siege", "Lightning Bolt" and "Divination"
    When Alice activates "Pit Chronicle"
    And the stack resolves
    Then Alice is at 22 life

  @cr26:700.11
  Scenario: Pit Chronicle counts Grizzly Bears that died in Bob's turn, and neither Hill Giant that died in Alice's turn before nor Bob's Craw Wurm
    Given Alice controls "Pit Chronicle", "Hill Giant" and "Grizzly Bears"
    And Alice has "Murder" as "hers" in hand and can pay {1}{B}{B}
    And Bob controls "Craw Wurm"
    And Bob has 2 "Murder" as "murder" in hand and can pay {1}{B}{B}{1}{B}{B}
    When Alice plays "hers" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Alice's graveyard
    When the game goes on to Bob's main phase
    And Bob plays "murder 1" targeting "Grizzly Bears"
    And the stack resolves
    And Bob plays "murder 2" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" is in Bob's graveyard
    When Bob passes
    And Alice activates "Pit Chronicle"
    And the stack resolves
    Then Alice is at 21 life
