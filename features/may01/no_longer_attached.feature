Feature: What is no longer attached, in rulings of our own

  @may01:ours.142 @edition:2006-10 @edition:2026-01
  Scenario: A blade that has become a Forest comes off
    Given Alice controls "Grizzly Bears" and "Oathkeeper, Takeno's Daisho"
    And "Oathkeeper, Takeno's Daisho" is attached to "Grizzly Bears"
    And Alice has "Song of the Dryads" in hand and can pay {2}{G}
    Then "Grizzly Bears" is 5/3
    And the mana cost of "Song of the Dryads" is {2}{G}
    And "Song of the Dryads" is green
    And "Song of the Dryads" has exactly the types "enchantment" and "Aura"
    When Alice plays "Song of the Dryads" targeting "Oathkeeper, Takeno's Daisho"
    And the stack resolves
    Then "Oathkeeper, Takeno's Daisho" has the types "land" and "Forest"
    And "Oathkeeper, Takeno's Daisho" is attached to nothing
    And "Grizzly Bears" is 2/2

  @may01:ours.142 @edition:2006-10 @edition:2026-01
  Scenario: An Aura that has become a Forest comes off, and stays
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

  @may01:ours.142 @edition:2001-07 @edition:2004-10 @edition:2005-02
  Scenario: A blade that has become a Forest stays where it is
    Given Alice controls "Grizzly Bears" and "Oathkeeper, Takeno's Daisho"
    And "Oathkeeper, Takeno's Daisho" is attached to "Grizzly Bears"
    And Alice has "Song of the Dryads" in hand and can pay {2}{G}
    When Alice plays "Song of the Dryads" targeting "Oathkeeper, Takeno's Daisho"
    And the stack resolves
    Then "Oathkeeper, Takeno's Daisho" has the types "land" and "Forest"
    And "Oathkeeper, Takeno's Daisho" is attached to "Grizzly Bears"
    And "Grizzly Bears" is 2/2

  @may01:ours.144 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2026-01
  Scenario: An Aura that has become a creature enchants nothing
    Given Alice controls "Grizzly Bears" and "Holy Strength"
    And "Holy Strength" is attached to "Grizzly Bears"
    And Alice has "Breath of Vellum" in hand and can pay {1}{W}
    Then the mana cost of "Breath of Vellum" is {1}{W}
    And "Breath of Vellum" is white
    And "Breath of Vellum" has exactly the type "instant"
    And "Grizzly Bears" is 3/4
    When Alice plays "Breath of Vellum" targeting "Holy Strength"
    And the stack resolves
    Then "Holy Strength" is in Alice's graveyard
    And "Grizzly Bears" is 2/2

  @may01:ours.144 @edition:2001-07
  Scenario: A local enchantment that has become a creature enchants on
    Given Alice controls "Grizzly Bears" and "Holy Strength"
    And "Holy Strength" is attached to "Grizzly Bears"
    And Alice has "Breath of Vellum" in hand and can pay {1}{W}
    When Alice plays "Breath of Vellum" targeting "Holy Strength"
    And the stack resolves
    Then "Holy Strength" is 2/2
    And "Holy Strength" is attached to "Grizzly Bears"
    And "Grizzly Bears" is 3/4

  @may01:ours.50
  Scenario: An arrest is over once its host is no creature
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
