Feature: The battlefield

  @cr26:403.2
  Scenario: Terror can target a creature on the battlefield, and no creature card in a graveyard
    Given Bob controls "Hill Giant" and has "Grizzly Bears" in graveyard
    And Alice has "Terror" in hand and can pay {1}{B}
    Then Alice can target only "Hill Giant" with "Terror"
    When Alice plays "Terror" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "Grizzly Bears" is in Bob's graveyard

  @cr26:403.4
  Scenario: A creature that Otherworldly Journey returns has neither its earlier counters nor the bonus of Giant Growth
    Given Alice controls "Grizzly Bears" with 3 +1/+1 counters and "Hill Giant"
    And Alice has "Giant Growth" and "Otherworldly Journey" in hand and can pay {G}{1}{W}
    When Alice plays "Giant Growth" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 8/8
    When Alice plays "Otherworldly Journey" targeting "Grizzly Bears"
    And the stack resolves
    And the game goes on to the end step
    And the stack resolves
    Then "Grizzly Bears" is 3/3
    And "Grizzly Bears" is a new object
    And "Hill Giant" is the same object

  @cr26:403.4.2
  Scenario: A creature that Boomerang returns to a hand is a new object there, without the bonus of Giant Growth
    Given Alice controls "Grizzly Bears"
    And Alice has "Giant Growth" and "Boomerang" in hand and can pay {G}{U}{U}
    When Alice plays "Giant Growth" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 5/5
    When Alice plays "Boomerang" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's hand
    And "Grizzly Bears" is 2/2
    And "Grizzly Bears" is a new object

  @cr26:403.2.2
  Scenario: Blasphemous Act counts only the two creatures on the battlefield, and not creature cards in hands and graveyards, and damages only the former
    Given Alice has "Blasphemous Act" and "Grizzly Bears" as "held" in hand and can pay {6}{R}
    And Alice controls "Craw Wurm"
    And Bob controls "Hill Giant"
    And Bob has "Serra Angel" in graveyard
    Then Alice can play "Blasphemous Act"
    When Alice plays "Blasphemous Act"
    Then the total cost of "Blasphemous Act" is {6}{R}
    When the stack resolves
    Then "Craw Wurm" and "Hill Giant" were destroyed
    And "held" is in Alice's hand
    And "held" has been dealt no damage
    And "Serra Angel" has been dealt no damage

  @cr26:403.2.3 @cr26:109.2a.2 @cr26:115.2.4
  Scenario: Sorceress Queen can target only creatures on the battlefield, and Dimir Doppelganger, whose ability names the graveyard, only the card there
    Given Alice controls "Sorceress Queen" and "Dimir Doppelganger" and can pay {1}{U}{B}
    And Bob controls "Hill Giant" and has "Grizzly Bears" in graveyard
    And Bob has "Craw Wurm" exiled
    Then Alice can target only "Hill Giant" and "Dimir Doppelganger" with "Sorceress Queen"
    And Alice can target only "Grizzly Bears" with "Dimir Doppelganger"
    And Alice can't activate "Sorceress Queen" targeting "Grizzly Bears" by rule 115.2
    And Alice can activate "Sorceress Queen" targeting "Hill Giant"
    When Alice activates "Sorceress Queen" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 0/2
    And "Grizzly Bears" is 2/2
    When Alice activates "Dimir Doppelganger" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is exiled
    And "Dimir Doppelganger" is 2/2

  @cr26:403.2.5
  Scenario: Porphyry Nodes destroys Hill Giant, the creature with the least power, although creature cards with less power are in a graveyard and a hand
    Given it is Bob's end step
    And Alice controls "Porphyry Nodes" and "Hill Giant"
    And Bob controls "Craw Wurm" and has "Grizzly Bears" in graveyard
    And Alice has "Devoted Retainer" in hand
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "Craw Wurm" is in play
    And "Devoted Retainer" is in Alice's hand
    And Bob's graveyard holds "Grizzly Bears"
    And "Porphyry Nodes" is in play

  @cr26:403.2.5
  Scenario: Of two creatures with the least power, Alice chooses which one Porphyry Nodes destroys, and it is sacrificed once no creature is left
    Given it is Bob's end step
    And Alice controls "Porphyry Nodes" and "Hill Giant"
    And Bob controls "Gray Ogre", "Grizzly Bears" and "Craw Wurm"
    And Alice has "Wrath of God" in hand and can pay {2}{W}{W}
    And Alice has "Plains" as library
    When the game goes on to Alice's upkeep
    And the stack resolves
    Then Alice may choose "Gray Ogre"
    And Alice may not choose "Hill Giant"
    When Alice chooses "Grizzly Bears"
    Then "Grizzly Bears" was destroyed
    And "Gray Ogre" is in play
    When the game goes on to Alice's main phase
    And Alice plays "Wrath of God"
    And the top of the stack resolves
    Then "Porphyry Nodes" is in play
    When the stack resolves
    Then "Porphyry Nodes" was sacrificed

  @cr26:403.3
  Scenario: Boomerang, which says "permanent", can target a creature on the battlefield, and no creature card in a graveyard, in a hand or in exile
    Given Bob controls "Hill Giant" and has "Grizzly Bears" in graveyard
    And Bob has "Craw Wurm" exiled
    And Alice has "Boomerang" and "Serra Angel" in hand
    And Alice has {U}{U} in the mana pool
    Then Alice can target only "Hill Giant" with "Boomerang"
    When Alice plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's hand
    And "Grizzly Bears" is in Bob's graveyard

  @cr26:403.2.2
  Scenario: Toxic Deluge gives -2/-2 to Hill Giant on the battlefield, and not to creature cards in a graveyard and a hand
    Given Alice has "Toxic Deluge" and "Craw Wurm" in hand and can pay {2}{B}
    And Bob controls "Hill Giant" and has "Serra Angel" in graveyard
    When Alice plays "Toxic Deluge" with X = 2
    And the stack resolves
    Then "Hill Giant" is 1/1
    And "Serra Angel" is 4/4
    And "Craw Wurm" is 6/4
