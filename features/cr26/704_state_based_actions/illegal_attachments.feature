Feature: Auras and Equipment attached to illegal permanents

  @cr26:704.5m @cr26:704.5n @cr26:301.5.2 @cr26:301.5c.6 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: When a land stops being a creature, Holy Strength on it goes to the graveyard and Equipment on it becomes unattached
    Given Alice controls "Plains"
    And Alice controls "Genju of the Fields" attached to "Plains"
    And Alice controls "Oathkeeper, Takeno's Daisho"
    And Alice has "Holy Strength" in hand and can pay {2}{W}{2}
    When Alice activates "Genju of the Fields"
    And the stack resolves
    Then "Plains" is 2/5
    When Alice plays "Holy Strength" targeting "Plains"
    And the stack resolves
    And Alice equips "Plains" with "Oathkeeper, Takeno's Daisho"
    And the stack resolves
    Then "Plains" is 6/8
    And "Holy Strength" is attached to "Plains"
    And "Oathkeeper, Takeno's Daisho" is attached to "Plains"
    When the game goes on to Bob's upkeep
    Then "Plains" has no power
    And "Holy Strength" is in Alice's graveyard
    And "Oathkeeper, Takeno's Daisho" is in play
    And "Oathkeeper, Takeno's Daisho" is attached to nothing
    And "Genju of the Fields" is attached to "Plains"

  @cr26:704.5m @cr26:303.4c
  Scenario: When a land stops being a creature, Arrest on it is put into its owner's graveyard
    Given Alice controls "Island" and "Genju of the Falls" and can pay {2}
    And "Genju of the Falls" is attached to "Island"
    And Alice has "Arrest" in hand and can pay {2}{W}
    When Alice activates "awaken" of "Genju of the Falls"
    And the stack resolves
    And Alice plays "Arrest" targeting "Island"
    And the stack resolves
    Then "Arrest" is attached to "Island"
    When the turn ends
    Then "Arrest" is in Alice's graveyard
    And "Genju of the Falls" is attached to "Island"

  @cr26:704.5m.2 @cr26:303.4c.3 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Curse of the Bloody Tome on Alice is put into Bob's graveyard as she gains protection from everything, and the one on Bob stays
    Given it is Bob's main phase
    And Alice has "Teferi's Protection" in hand and can pay {2}{W}
    And Bob has "Curse of the Bloody Tome" as "hers" and "Curse of the Bloody Tome" as "his" in hand and can pay {4}{U}{U}{R}
    And Bob has "Lava Spike" in hand
    When Bob plays "hers" targeting Alice
    And the stack resolves
    And Bob plays "his" targeting Bob
    And the stack resolves
    Then "hers" and "his" are in play
    And "hers" is attached to Alice
    When Bob passes
    And Alice casts "Teferi's Protection"
    And the stack resolves
    Then "hers" is in Bob's graveyard
    And "hers" was put there by a state-based action
    And "his" is in play
    And "his" is attached to Bob
    And Bob can't play "Lava Spike" targeting Alice by rule 702.16b
    And Bob can play "Lava Spike" targeting Bob

  @cr26:303.4c.4
  Scenario: Kaya's Ghostform, which enchants only its controller's permanents, goes to the graveyard as Bob gains control of the enchanted Hill Giant
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Alice controls "Kaya's Ghostform" as "first" attached to "Hill Giant"
    And Alice controls "Kaya's Ghostform" as "second" attached to "Grizzly Bears"
    And Bob controls "Vedalken Orrery" and has "Threaten" in hand and can pay {2}{R}
    When Bob plays "Threaten" targeting "Hill Giant"
    And the stack resolves
    Then Bob controls "Hill Giant"
    And "first" is in Alice's graveyard
    And "first" was put there by a state-based action
    And "second" is attached to "Grizzly Bears"

  @cr26:704.5m.2
  Scenario: Alice's Psychic Possession, which enchants only an opponent, goes to her graveyard as Bob, whom it enchants, gains control of it
    Given Alice has "Psychic Possession" as "first" and "Psychic Possession" as "second" in hand and can pay {4}{U}{U}{U}{U}
    And Bob controls "Vedalken Orrery" and has "Steal Enchantment" in hand and can pay {U}{U}
    When Alice plays "first" targeting Bob
    And the stack resolves
    And Alice plays "second" targeting Bob
    And the stack resolves
    Then "first" is attached to Bob
    When Bob plays "Steal Enchantment" targeting "first"
    And the stack resolves
    Then "first" is in Alice's graveyard
    And "first" was put there by a state-based action
    And "second" is in play
    And "second" is attached to Bob

  @cr26:704.5m.5
  Scenario: Animate Dead stays on Hill Giant's card in Bob's graveyard, and goes to Alice's graveyard as Tormod's Crypt exiles that card
    Given Alice has "Animate Dead" in hand and can pay {1}{B}
    And Bob controls "Tormod's Crypt" and has "Hill Giant" in graveyard
    When Alice plays "Animate Dead" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Animate Dead" is attached to "Hill Giant"
    And "Hill Giant" is in Bob's graveyard
    When Bob in response activates "Tormod's Crypt" targeting Bob
    And the top of the stack resolves
    Then "Hill Giant" is exiled
    And "Animate Dead" is in Alice's graveyard
    And "Animate Dead" was put there by a state-based action

  @cr26:704.5n.2
  Scenario: Curse of the Bloody Tome on Bob, which has become an Equipment, becomes unattached and stays, and another Curse stays on Bob
    Given Alice has "Curse of the Bloody Tome" as "one", "Curse of the Bloody Tome" as "two" and "Forged Seal" in hand
    And Alice can pay {4}{U}{U}{U}
    When Alice plays "one" targeting Bob
    And the stack resolves
    And Alice plays "two" targeting Bob
    And the stack resolves
    And Alice plays "Forged Seal" targeting "one"
    And the stack resolves
    Then "one" has exactly the types "artifact" and "Equipment"
    And "one" is attached to nothing
    And "one" is in play
    And "two" is attached to Bob
