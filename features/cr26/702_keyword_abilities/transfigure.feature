Feature: Transfigure

  @cr26:702.71a
  Scenario: Fleshwrither fetches a creature card with its own mana value onto the battlefield
    Given Alice controls "Fleshwrither" and can pay {1}{B}{B}
    And Alice has "Hill Giant", "Giant Spider", "Grizzly Bears", "Craw Wurm" and "Wrath of God" as library
    When Alice activates "Fleshwrither"
    Then the total cost of the ability of "Fleshwrither" is {1}{B}{B}
    And "Fleshwrither" was sacrificed
    When the stack resolves
    Then Alice may not choose "Grizzly Bears" for "Fleshwrither"
    And Alice may not choose "Wrath of God" for "Fleshwrither"
    And Alice may not choose "Craw Wurm" for "Fleshwrither"
    And Alice may not choose "Hill Giant" and "Giant Spider" for "Fleshwrither"
    And Alice may choose "Hill Giant" for "Fleshwrither"
    When Alice chooses "Hill Giant" for "Fleshwrither"
    Then "Hill Giant" is in play under Alice's control
    And it happened once that Alice shuffled
    And "Fleshwrither" is in Alice's graveyard

  @cr26:702.71a
  Scenario: Alice, who controls Bob's Fleshwrither, searches her own library for a creature card, and Fleshwrither goes to his graveyard
    Given Alice controls "Fleshwrither" owned by Bob and can pay {1}{B}{B}
    And Alice has "Hill Giant" as "hers" and "Grizzly Bears" as library
    And Bob has "Hill Giant" as "his" as library
    When Alice activates "Fleshwrither"
    Then "Fleshwrither" was sacrificed
    And "Fleshwrither" is in Bob's graveyard
    When the stack resolves
    Then Alice may not choose "his" for "Fleshwrither"
    And Alice may choose "hers" for "Fleshwrither"
    When Alice chooses "hers" for "Fleshwrither"
    Then "hers" is in play under Alice's control
    And it happened once that Alice shuffled
    And it happened never that Bob shuffled

  @cr26:702.71a
  Scenario: Transfigure can be activated only when a sorcery could be cast
    Given it is Alice's upkeep
    And Alice controls "Fleshwrither" and can pay {1}{B}{B}
    And Alice has "Island", "Hill Giant" and "Grizzly Bears" as library
    Then Alice can't activate "Fleshwrither" by rule 602.5d
    When the game goes on to Alice's main phase
    Then Alice can activate "Fleshwrither"
    When Alice activates "Fleshwrither"
    And the stack resolves
    And Alice chooses "Hill Giant" for "Fleshwrither"
    Then "Hill Giant" is in play under Alice's control

  @cr26:702.71a.2
  Scenario: Phantasmal Image that is a copy of Fleshwrither is transfigured into a creature card of mana value 4, not of its own 2
    Given Alice controls "Fleshwrither"
    And Alice has "Phantasmal Image" in hand and can pay {1}{U}{1}{B}{B}
    And Alice has "Hill Giant" and "Grizzly Bears" as library
    When Alice plays "Phantasmal Image"
    And the stack resolves
    And Alice chooses "Fleshwrither" for "Phantasmal Image"
    And Alice activates "Phantasmal Image"
    Then "Phantasmal Image" was sacrificed
    When the stack resolves
    Then Alice may not choose "Grizzly Bears" for "Phantasmal Image"
    And Alice may choose "Hill Giant" for "Phantasmal Image"
    When Alice chooses "Hill Giant" for "Phantasmal Image"
    Then "Hill Giant" is in play under Alice's control

  @cr26:702.71a
  Scenario: Transfigure can't be activated while a spell is on the stack, and can once the spell has resolved
    Given Alice controls "Fleshwrither"
    And Alice has "Shock" in hand and can pay {R}{1}{B}{B}
    And Alice has "Hill Giant" and "Grizzly Bears" as library
    When Alice plays "Shock" targeting Bob
    Then Alice can't activate "Fleshwrither" by rule 602.5d
    When the stack resolves
    Then Alice can activate "Fleshwrither"
    When Alice activates "Fleshwrither"
    And the stack resolves
    And Alice chooses "Hill Giant" for "Fleshwrither"
    Then "Hill Giant" is in play under Alice's control

  @cr26:702.71a
  Scenario: Transfigure can't be activated in Bob's main phase with an empty stack, and can in Alice's
    Given it is Bob's main phase
    And Alice controls "Fleshwrither" and can pay {1}{B}{B}
    And Alice has "Island", "Hill Giant" and "Grizzly Bears" as library
    When Bob passes
    Then Alice has priority
    And Alice can't activate "Fleshwrither" by rule 602.5d
    When the game goes on to Alice's main phase
    Then Alice can activate "Fleshwrither"
    When Alice activates "Fleshwrither"
    And the stack resolves
    And Alice chooses "Hill Giant" for "Fleshwrither"
    Then "Hill Giant" is in play under Alice's control

  @cr26:702.71a.3
  Scenario: Turning Vat, an artifact with mana value 4, is transfigured into Hill Giant, and may find neither Grizzly Bears nor the sorcery Wrath of God
    Given Alice controls "Turning Vat" and can pay {1}
    And Alice has "Hill Giant", "Grizzly Bears" and "Wrath of God" as library
    Then Alice can activate "Turning Vat"
    When Alice activates "Turning Vat"
    Then "Turning Vat" was sacrificed
    When the stack resolves
    Then Alice may not choose "Grizzly Bears" for "Turning Vat"
    And Alice may not choose "Wrath of God" for "Turning Vat"
    And Alice may choose "Hill Giant" for "Turning Vat"
    When Alice chooses "Hill Giant" for "Turning Vat"
    Then "Hill Giant" is in play under Alice's control

  @cr26:702.71a.3
  Scenario: Turning Vat's search may find Hill Giant, and not the artifact Vedalken Orrery, although both have mana value 4 like the Vat
    Given Alice controls "Turning Vat" and can pay {1}
    And Alice has "Vedalken Orrery" and "Hill Giant" as library
    When Alice activates "Turning Vat"
    And the stack resolves
    Then Alice may not choose "Vedalken Orrery" for "Turning Vat"
    And Alice may choose "Hill Giant" for "Turning Vat"
    When Alice chooses "Hill Giant" for "Turning Vat"
    Then "Hill Giant" is in play under Alice's control
    And "Turning Vat" is in Alice's graveyard
    And it happened once that Alice shuffled
