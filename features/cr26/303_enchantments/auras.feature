Feature: Auras

  @cr26:303.4a
  Scenario: Holy Strength can be cast targeting a creature, and not a land
    Given Alice has "Holy Strength" in hand and can pay {W}
    And Alice controls "Hill Giant" and "Forest"
    Then Alice can target only "Hill Giant" with "Holy Strength"
    When Alice plays "Holy Strength" targeting "Hill Giant"
    Then "Holy Strength" targets "Hill Giant"
    When the stack resolves
    Then "Holy Strength" is attached to "Hill Giant"
    And "Hill Giant" is 4/5

  @cr26:303.4a
  Scenario: Holy Strength can't be cast while no creature is on the battlefield, and can be cast once Ornithopter is there
    Given Alice has "Holy Strength" and "Ornithopter" in hand and can pay {W}
    And Alice controls "Forest" and "Exploration"
    Then Alice can't play "Holy Strength" by rule 601.2c
    When Alice plays "Ornithopter"
    And the stack resolves
    Then Alice can play "Holy Strength"
    When Alice plays "Holy Strength" targeting "Ornithopter"
    And the stack resolves
    Then "Ornithopter" is 1/4

  @cr26:303.4a
  Scenario: Holy Strength does not resolve if its target has left the battlefield
    Given Alice has "Holy Strength" in hand and can pay {W}
    And Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Holy Strength" targeting "Hill Giant"
    And Bob in response plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then "Holy Strength" did not resolve
    And "Holy Strength" is in Alice's graveyard
    And "Grizzly Bears" is 2/2

  @cr26:303.4e
  Scenario: Bob activates the ability that Alice's Presence of Gond grants to his creature, and Alice keeps the Aura
    Given Bob controls "Hill Giant" owned by Alice
    And Alice controls "Grizzly Bears" and "Presence of Gond" as "other"
    And "other" is attached to "Grizzly Bears"
    And Alice has "Presence of Gond" in hand and can pay {2}{G}
    When Alice plays "Presence of Gond" targeting "Hill Giant"
    And the stack resolves
    Then Alice can't activate "gond" of "Hill Giant" by rule 602.2
    And Alice can activate "gond" of "Grizzly Bears"
    And Alice controls "Presence of Gond"
    When Alice passes
    And Bob activates "gond" of "Hill Giant"
    And the stack resolves
    Then Bob controls one 1/1 green "Elf Warrior" creature token

  @cr26:303.4f
  Scenario: Alice chooses a creature for Holy Strength that Replenish returns, and can't choose a land
    Given Alice has "Holy Strength" in graveyard
    And Alice has "Replenish" in hand and can pay {3}{W}
    And Alice controls "Grizzly Bears" and "Forest"
    And Bob controls "Hill Giant" and "Craw Wurm"
    And "Craw Wurm" has "protection from white"
    When Alice plays "Replenish"
    And the stack resolves
    Then Alice may choose "Hill Giant"
    And Alice may not choose "Forest"
    And Alice may not choose "Craw Wurm"
    When Alice chooses "Grizzly Bears"
    Then "Holy Strength" is attached to "Grizzly Bears"
    And "Grizzly Bears" is 3/4

  @cr26:303.4g
  Scenario: Holy Strength stays in the graveyard if Replenish would return it without a creature on the battlefield, and Exploration returns
    Given Alice has "Holy Strength" and "Exploration" in graveyard
    And Alice has "Replenish" in hand and can pay {3}{W}
    When Alice plays "Replenish"
    And the stack resolves
    Then "Holy Strength" is in Alice's graveyard
    And "Holy Strength" is the same object
    And "Exploration" is in play

  @cr26:303.4e.3
  Scenario: Alice gains control of Bob's enchanted Hill Giant without Holy Strength, and then of Holy Strength, which she keeps as Bob gets Hill Giant back
    Given Bob controls "Hill Giant"
    And Bob controls "Holy Strength" attached to "Hill Giant"
    And Alice has "Threaten" and "Sudden Claim" in hand and can pay {2}{R}{U}
    When Alice plays "Threaten" targeting "Hill Giant"
    And the stack resolves
    Then Alice controls "Hill Giant"
    And Bob controls "Holy Strength"
    And "Hill Giant" is 4/5
    When Alice plays "Sudden Claim" targeting "Holy Strength"
    And the stack resolves
    Then Alice controls "Holy Strength"
    When the turn ends
    Then Bob controls "Hill Giant"
    And Alice controls "Holy Strength"
    And "Holy Strength" is attached to "Hill Giant"

  @cr26:303.4f.3
  Scenario: Pacifism that returns from Oblivion Ring's exile may be attached to Blastoderm, whose shroud stops only targets
    Given Alice controls "Grizzly Bears" and "Blastoderm" with 3 fade counters
    And Alice has "Oblivion Ring" and "Disenchant" in hand and can pay {2}{W}{1}{W}
    And Bob controls "Pacifism"
    And "Pacifism" is attached to "Grizzly Bears"
    When Alice plays "Oblivion Ring"
    And the top of the stack resolves
    And Alice targets "Pacifism"
    And the stack resolves
    Then Alice can attack with "Grizzly Bears"
    When Alice plays "Disenchant" targeting "Oblivion Ring"
    And the stack resolves
    Then Bob may choose "Blastoderm"
    And Bob may not choose "Oblivion Ring"
    When Bob chooses "Blastoderm"
    Then "Pacifism" is attached to "Blastoderm"
    And Bob controls "Pacifism"
    And Alice can't attack with "Blastoderm" because of "peace" of "Pacifism"

  @cr26:303.4g.5
  Scenario: Pacifism stays exiled if no creature is on the battlefield as Oblivion Ring would return it, and Exploration returns
    Given Alice controls "Grizzly Bears"
    And Alice has 2 "Oblivion Ring" as "ring", "Lightning Bolt" and 2 "Disenchant" as "cure" in hand
    And Alice has {W}{W}{W}{W}{R}{C}{C}{C}{C}{C}{C} in the mana pool
    And Bob controls "Pacifism" attached to "Grizzly Bears"
    And Bob controls "Exploration"
    When Alice plays "ring 1"
    And the top of the stack resolves
    And Alice targets "Pacifism"
    And the stack resolves
    And Alice plays "ring 2"
    And the top of the stack resolves
    And Alice targets "Exploration"
    And the stack resolves
    And Alice plays "Lightning Bolt" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "cure 1" targeting "ring 1"
    And the stack resolves
    And Alice plays "cure 2" targeting "ring 2"
    And the stack resolves
    Then "Pacifism" is exiled
    And "Exploration" is in play
    And "Grizzly Bears" was destroyed

  @cr26:303.4f.5
  Scenario: Alice chooses what Bob's Holy Strength enchants as Taken Rite puts it from his graveyard onto the battlefield under her control
    Given Bob has "Holy Strength" in graveyard
    And Alice has "Taken Rite" in hand and can pay {W}
    And Alice controls "Grizzly Bears" and "Forest"
    And Bob controls "Hill Giant"
    When Alice plays "Taken Rite" targeting "Holy Strength"
    And the stack resolves
    Then Alice may choose "Hill Giant"
    And Alice may not choose "Forest"
    When Alice chooses "Grizzly Bears"
    Then "Holy Strength" is attached to "Grizzly Bears"
    And Alice controls "Holy Strength"
    And "Grizzly Bears" is 3/4
    And "Hill Giant" is 3/3

  @cr26:303.4f.5
  Scenario: Alice chooses what her own Holy Strength enchants as Taken Rite puts it from her graveyard onto the battlefield
    Given Alice has "Holy Strength" in graveyard
    And Alice has "Taken Rite" in hand and can pay {W}
    And Bob controls "Hill Giant" and "Craw Wurm"
    When Alice plays "Taken Rite" targeting "Holy Strength"
    And the stack resolves
    And Alice chooses "Craw Wurm"
    Then "Holy Strength" is attached to "Craw Wurm"
    And Alice controls "Holy Strength"
    And "Craw Wurm" is 7/6

  @cr26:303.4f.5
  Scenario: Bob's Holy Strength, which Taken Rite puts from his graveyard onto the battlefield, is Alice's and enchants the only creature there
    Given Bob has "Holy Strength" in graveyard
    And Alice has "Taken Rite" in hand and can pay {W}
    And Bob controls "Hill Giant"
    When Alice plays "Taken Rite" targeting "Holy Strength"
    And the stack resolves
    Then Alice controls "Holy Strength"
    And "Holy Strength" is attached to "Hill Giant"
    And "Hill Giant" is 4/5

  @cr26:303.4c.5
  Scenario: Pacifism stays attached to Morphling that gains shroud, because shroud keeps only targets away
    Given Alice controls "Morphling" and can pay {U}
    And Bob controls "Pacifism" attached to "Morphling"
    And Bob has "Shock" in hand and can pay {R}
    Then Bob can play "Shock" targeting "Morphling"
    When Alice activates "hide" of "Morphling"
    And the stack resolves
    Then "Morphling" has "shroud"
    And "Pacifism" is attached to "Morphling"
    And Alice can't attack with "Morphling" because of "peace" of "Pacifism"
    And Bob can target only Alice and Bob with "Shock"

  @cr26:303.4f.7
  Scenario: Bob's Kaya's Ghostform that Taken Rite puts onto the battlefield under Alice's control enchants a creature of Alice, and none of Bob
    Given Bob has "Kaya's Ghostform" in graveyard
    And Alice has "Taken Rite" in hand and can pay {W}
    And Alice controls "Grizzly Bears" and "Craw Wurm"
    And Bob controls "Hill Giant"
    When Alice plays "Taken Rite" targeting "Kaya's Ghostform"
    And the stack resolves
    Then Alice may choose "Grizzly Bears"
    And Alice may not choose "Hill Giant"
    When Alice chooses "Craw Wurm"
    Then "Kaya's Ghostform" is attached to "Craw Wurm"
    And Alice controls "Kaya's Ghostform"

  @cr26:303.4f.8
  Scenario: Lantern Bearer that Moonlit Raising puts onto the battlefield transformed enters as the Aura Lanterns' Lift, and Alice chooses Hill Giant for it
    Given Alice controls "Hill Giant", "Grizzly Bears" and "Forest"
    And Alice has "Lantern Bearer" in graveyard
    And Alice has "Moonlit Raising" in hand and can pay {3}{B}
    When Alice plays "Moonlit Raising" targeting "Lantern Bearer"
    And the stack resolves
    Then Alice may choose "Grizzly Bears"
    And Alice may not choose "Forest"
    When Alice chooses "Hill Giant"
    Then "Lantern Bearer" is attached to "Hill Giant"
    And "Hill Giant" is 4/4
    And "Hill Giant" has "flying"

  @cr26:303.4f.9
  Scenario: Bob chooses Hill Giant for his Holy Strength, which returns from exile as Alice's Banishing Light leaves the battlefield
    Given Bob controls "Grizzly Bears", "Hill Giant" and "Forest"
    And Bob controls "Holy Strength" attached to "Grizzly Bears"
    And Alice controls "Craw Wurm"
    And Alice has "Banishing Light" and "Disenchant" in hand and can pay {2}{W}{1}{W}
    When Alice plays "Banishing Light"
    And the top of the stack resolves
    And Alice targets "Holy Strength"
    And the stack resolves
    Then "Grizzly Bears" is 2/2
    And "Holy Strength" is exiled
    When Alice plays "Disenchant" targeting "Banishing Light"
    And the stack resolves
    Then Bob may choose "Grizzly Bears"
    And Bob may choose "Craw Wurm"
    And Bob may not choose "Forest"
    When Bob chooses "Hill Giant"
    Then "Holy Strength" is attached to "Hill Giant"
    And Bob controls "Holy Strength"
    And "Hill Giant" is 4/5

  @cr26:303.4f.9
  Scenario: Bob's Glorious Anthem, which is no Aura, returns from exile as Alice's Banishing Light leaves the battlefield, and nobody chooses a creature for it
    Given Bob controls "Glorious Anthem" and "Grizzly Bears"
    And Alice has "Banishing Light" and "Disenchant" in hand and can pay {2}{W}{1}{W}
    Then "Grizzly Bears" is 3/3
    When Alice plays "Banishing Light"
    And the top of the stack resolves
    And Alice targets "Glorious Anthem"
    And the stack resolves
    Then "Grizzly Bears" is 2/2
    And "Glorious Anthem" is exiled
    When Alice plays "Disenchant" targeting "Banishing Light"
    And the stack resolves
    Then Bob controls "Glorious Anthem"
    And "Grizzly Bears" is 3/3

  @cr26:303.4.3
  Scenario: Passed Burden can't move red Leaden Anklet to Cinder-Shy Ox, moves it to Serra Angel, and red Lightning Bolt deals damage to the Ox
    Given Alice controls "Cinder-Shy Ox" and "Serra Angel"
    And Bob controls "Wings of the Guard"
    And Alice controls "Leaden Anklet" attached to "Wings of the Guard"
    And Alice has "Passed Burden" as "one", "Passed Burden" as "two" and "Lightning Bolt" in hand and can pay {B}{B}{R}
    When Alice plays "one" targeting "Leaden Anklet" then "Cinder-Shy Ox"
    And the stack resolves
    Then "Leaden Anklet" is attached to "Wings of the Guard"
    When Alice plays "two" targeting "Leaden Anklet" then "Serra Angel"
    And the stack resolves
    Then "Leaden Anklet" is attached to "Serra Angel"
    And "Serra Angel" doesn't have "flying"
    When Alice plays "Lightning Bolt" targeting "Cinder-Shy Ox"
    And the stack resolves
    Then "Cinder-Shy Ox" has 3 damage marked

  @cr26:303.4.3
  Scenario: Holy Strength, which is white, enchants Cinder-Shy Ox
    Given Alice controls "Cinder-Shy Ox" and has "Holy Strength" in hand and can pay {W}
    When Alice plays "Holy Strength" targeting "Cinder-Shy Ox"
    And the stack resolves
    Then "Holy Strength" is attached to "Cinder-Shy Ox"
    And "Cinder-Shy Ox" is 3/6
