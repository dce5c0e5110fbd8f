Feature: Auras that are creatures

  @cr26:303.4d
  Scenario: Since 2004, Holy Strength that becomes a creature is put into its owner's graveyard
    Given Alice controls "Grizzly Bears"
    And Alice controls "Holy Strength" owned by Bob
    And "Holy Strength" is attached to "Grizzly Bears"
    And Alice has "Breath of Vellum" in hand and can pay {1}{W}
    Then "Grizzly Bears" is 3/4
    When Alice plays "Breath of Vellum" targeting "Holy Strength"
    And the stack resolves
    Then "Holy Strength" is in Bob's graveyard
    And "Grizzly Bears" is 2/2

  @cr26:303.4d
  Scenario: Glorious Anthem, an enchantment that is no Aura, becomes a creature and stays on the battlefield
    Given Alice controls "Glorious Anthem" and "Grizzly Bears"
    And Alice has "Breath of Vellum" in hand and can pay {1}{W}
    When Alice plays "Breath of Vellum" targeting "Glorious Anthem"
    And the stack resolves
    Then "Glorious Anthem" is 3/3
    And "Glorious Anthem" is in play
    And "Grizzly Bears" is 3/3

  @cr26:303.4d.before
  Scenario: In 2001, Holy Strength that becomes a creature stays attached
    Given Alice controls "Grizzly Bears" and "Holy Strength"
    And "Holy Strength" is attached to "Grizzly Bears"
    And Alice has "Breath of Vellum" in hand and can pay {1}{W}
    When Alice plays "Breath of Vellum" targeting "Holy Strength"
    And the stack resolves
    Then "Holy Strength" is 2/2
    And "Holy Strength" is attached to "Grizzly Bears"
    And "Grizzly Bears" is 3/4

  @cr26:303.4d.before
  Scenario: In 2001, Holy Strength that becomes a creature is put into the graveyard once the creature that it enchants is gone
    Given Alice controls "Grizzly Bears" and "Holy Strength"
    And "Holy Strength" is attached to "Grizzly Bears"
    And Alice has "Breath of Vellum" in hand and can pay {1}{W}
    And Bob controls "Hill Giant" and has "Murder" in hand and can pay {1}{B}{B}
    When Alice plays "Breath of Vellum" targeting "Holy Strength"
    And the stack resolves
    And Bob plays "Murder" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    And "Holy Strength" is in Alice's graveyard
    And Alice controls no "creature" permanents
