Feature: Legendary sorceries

  @cr26:205.4e
  Scenario: Alice can cast Urza's Ruinous Blast with a legendary creature, but not with a legendary enchantment and a nonlegendary creature
    Given Alice has "Urza's Ruinous Blast" in hand and can pay {4}{W}
    And Alice has "Isamaru, Hound of Konda" in hand and can pay {W}
    And Alice controls "Honden of Cleansing Fire" and "Hill Giant"
    And Bob controls "Sensei Golden-Tail", "Grizzly Bears" and "Forest"
    Then Alice can't play "Urza's Ruinous Blast" by rule 601.3
    When Alice plays "Isamaru, Hound of Konda"
    And the stack resolves
    Then Alice can play "Urza's Ruinous Blast"
    When Alice plays "Urza's Ruinous Blast"
    And the stack resolves
    Then "Grizzly Bears" and "Hill Giant" are exiled
    And "Sensei Golden-Tail", "Forest", "Isamaru, Hound of Konda" and "Honden of Cleansing Fire" are in play

  @cr26:205.4e
  Scenario: Alice can cast Urza's Ruinous Blast if she controls a legendary planeswalker
    Given Alice has "Urza's Ruinous Blast" and "Jace Beleren" in hand and can pay {4}{W}{1}{U}{U}
    And Bob controls "Grizzly Bears" and "Isamaru, Hound of Konda"
    Then Alice can't play "Urza's Ruinous Blast" by rule 601.3
    When Alice plays "Jace Beleren"
    And the stack resolves
    Then Alice can play "Urza's Ruinous Blast"
    When Alice plays "Urza's Ruinous Blast"
    And the stack resolves
    Then "Grizzly Bears" is exiled
    And "Jace Beleren" and "Isamaru, Hound of Konda" are in play

  @cr26:205.4e
  Scenario: Alice can't cast Urza's Ruinous Blast any more once her only planeswalker has lost the supertype legendary
    Given Alice has "Urza's Ruinous Blast" and "Call to the Rampart" in hand and can pay {4}{W}{W}
    And Alice controls "Jace Beleren", "Hill Giant" and "Leveling Decree"
    Then Alice can play "Urza's Ruinous Blast"
    When Alice plays "Call to the Rampart" targeting "Jace Beleren"
    And the stack resolves
    Then "Jace Beleren" has exactly the types "planeswalker", "creature" and "Jace"
    And Alice can't play "Urza's Ruinous Blast" by rule 601.3

  @cr26:205.4e @cr26:601.3.5
  Scenario: Omniscience doesn't let Alice cast Urza's Ruinous Blast without a legendary creature or planeswalker, and does with Isamaru
    Given Alice controls "Omniscience"
    And Alice has "Urza's Ruinous Blast" and "Isamaru, Hound of Konda" in hand
    Then Alice can't play "Urza's Ruinous Blast" without paying its mana cost by rule 601.3
    When Alice plays "Isamaru, Hound of Konda" without paying its mana cost
    And the stack resolves
    Then Alice can play "Urza's Ruinous Blast" without paying its mana cost
    When Alice plays "Urza's Ruinous Blast" without paying its mana cost
    And the stack resolves
    Then "Omniscience" is exiled
    And "Isamaru, Hound of Konda" is in play

  @cr26:205.4e.2 @edition:2026-01
  Scenario: Alice can't cast the legendary instant Decree of the Throne with a Hill Giant, and can with Isamaru
    Given Alice has "Decree of the Throne" and "Isamaru, Hound of Konda" in hand and can pay {W}{W}
    And Alice controls "Hill Giant"
    Then Alice can't play "Decree of the Throne" by rule 601.3
    When Alice plays "Isamaru, Hound of Konda"
    And the stack resolves
    Then Alice can play "Decree of the Throne"
    When Alice plays "Decree of the Throne"
    And the stack resolves
    Then Alice is at 24 life

  @cr26:205.4e.2 @edition:2026-01
  Scenario: Alice can cast the legendary instant Decree of the Throne with the planeswalker Jace Beleren, and not while only Bob controls legendary permanents
    Given Alice has "Decree of the Throne" and "Jace Beleren" in hand and can pay {W}{1}{U}{U}
    And Bob controls "Chandra Nalaar" and "Isamaru, Hound of Konda"
    Then Alice can't play "Decree of the Throne" by rule 601.3
    When Alice plays "Jace Beleren"
    And the stack resolves
    Then Alice can play "Decree of the Throne"
    When Alice plays "Decree of the Throne"
    And the stack resolves
    Then Alice is at 24 life
