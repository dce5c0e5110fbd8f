Feature: Attached permanents that are neither Auras nor Equipment

  @cr26:704.5p @cr26:301.5c.4
  Scenario: Since 2006, Equipment that has become a Forest becomes unattached
    Given Alice controls "Grizzly Bears" and "Oathkeeper, Takeno's Daisho"
    And "Oathkeeper, Takeno's Daisho" is attached to "Grizzly Bears"
    And Alice has "Song of the Dryads" in hand and can pay {2}{G}
    Then "Grizzly Bears" is 5/3
    When Alice plays "Song of the Dryads" targeting "Oathkeeper, Takeno's Daisho"
    And the stack resolves
    Then "Oathkeeper, Takeno's Daisho" has the types "land" and "Forest"
    And "Oathkeeper, Takeno's Daisho" is attached to nothing
    And "Oathkeeper, Takeno's Daisho" is in play
    And "Grizzly Bears" is 2/2

  @cr26:301.5.2
  Scenario: Equipment becomes unattached from Grizzly Bears that have become a Forest, and is still an Equipment
    Given Alice controls "Grizzly Bears", "Hill Giant" and "Oathkeeper, Takeno's Daisho"
    And "Oathkeeper, Takeno's Daisho" is attached to "Grizzly Bears"
    And Alice has "Song of the Dryads" in hand and can pay {2}{G}{2}
    When Alice plays "Song of the Dryads" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has exactly the types "land" and "Forest"
    And "Oathkeeper, Takeno's Daisho" is attached to nothing
    And "Oathkeeper, Takeno's Daisho" is in play
    When Alice equips "Hill Giant" with "Oathkeeper, Takeno's Daisho"
    And the stack resolves
    Then "Hill Giant" is 6/4

  @cr26:704.5p
  Scenario: Since 2006, an Aura that has become a Forest becomes unattached and stays on the battlefield
    Given Alice controls "Grizzly Bears" and "Holy Strength"
    And "Holy Strength" is attached to "Grizzly Bears"
    And Alice has "Song of the Dryads" in hand and can pay {2}{G}
    When Alice plays "Song of the Dryads" targeting "Holy Strength"
    And the stack resolves
    Then "Holy Strength" is attached to nothing
    And "Holy Strength" is in play
    And "Grizzly Bears" is 2/2
    When Alice taps "Holy Strength" for mana
    Then Alice has {G} in the mana pool

  @cr26:704.5p.before
  Scenario: Until 2005, an Aura that has become a Forest stays attached
    Given Alice controls "Grizzly Bears" and "Holy Strength"
    And "Holy Strength" is attached to "Grizzly Bears"
    And Alice has "Song of the Dryads" in hand and can pay {2}{G}
    When Alice plays "Song of the Dryads" targeting "Holy Strength"
    And the stack resolves
    Then "Holy Strength" has the types "land" and "Forest"
    And "Holy Strength" is attached to "Grizzly Bears"
    And "Grizzly Bears" is 2/2

  @cr26:704.5p.3
  Scenario: Curse of the Bloody Tome on Bob, which has become a Forest, becomes unattached and stays, and another Curse stays on Bob
    Given Alice has "Curse of the Bloody Tome" as "one" and "Curse of the Bloody Tome" as "two" in hand
    And Alice has "Song of the Dryads" in hand and can pay {4}{U}{U} and can pay {2}{G}
    When Alice plays "one" targeting Bob
    And the stack resolves
    And Alice plays "two" targeting Bob
    And the stack resolves
    Then "one" is attached to Bob
    When Alice plays "Song of the Dryads" targeting "one"
    And the stack resolves
    Then "one" is attached to nothing
    And "one" is in play
    And "one" has exactly the types "land" and "Forest"
    And "two" is attached to Bob

  @cr26:704.5p.4 @cr26:704.5m
  Scenario: Holy Strength that is no Aura any more becomes unattached and stays on the battlefield, and is put into the graveyard once it is an Aura again
    Given Alice controls "Grizzly Bears" and "Holy Strength" and has "Loosened Seal" in hand and can pay {U}
    And "Holy Strength" is attached to "Grizzly Bears"
    And Bob has "Plains" as library
    When Alice casts "Loosened Seal" targeting "Holy Strength"
    And the stack resolves
    Then "Holy Strength" has exactly the types "enchantment"
    And "Holy Strength" is attached to nothing
    And "Holy Strength" is in play
    And "Grizzly Bears" is 2/2
    When the game goes on to Bob's upkeep
    Then "Holy Strength" is in Alice's graveyard

  @cr26:704.5p.4
  Scenario: Holy Strength that is no Aura any more stays on the battlefield as Grizzly Bears dies, and another Holy Strength on them doesn't
    Given Alice controls "Grizzly Bears", "Holy Strength" as "loose" and "Holy Strength" as "firm"
    And "loose" is attached to "Grizzly Bears"
    And "firm" is attached to "Grizzly Bears"
    And Alice has "Loosened Seal" and "Murder" in hand and can pay {U}{1}{B}{B}
    When Alice casts "Loosened Seal" targeting "loose"
    And the stack resolves
    Then "Grizzly Bears" is 3/4
    When Alice casts "Murder" targeting "Grizzly Bears"
    And the stack resolves
    Then "loose" is in play under Alice's control
    And "firm" is in Alice's graveyard
