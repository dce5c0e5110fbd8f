Feature: Mycosynth Lattice

  @cr26:613.1e.2 @cr26:609.2
  Scenario: Mycosynth Lattice makes a creature a colourless artifact, makes cards in a hand and in a graveyard colourless, and lets a Mountain pay for Unsummon
    Given Alice controls "Mountain" and has "Mycosynth Lattice" and "Unsummon" in hand and can pay {6}
    And Bob controls "Serra Angel" and has "Grizzly Bears" in graveyard
    When Alice plays "Mycosynth Lattice"
    And the stack resolves
    Then "Serra Angel" has exactly the types "artifact", "creature" and "Angel"
    And "Serra Angel" is colorless
    And "Grizzly Bears" is colorless
    And "Grizzly Bears" doesn't have the type "artifact"
    And "Unsummon" is colorless
    When Alice plays "Unsummon" targeting "Serra Angel"
    Then "Unsummon" is colorless
    And {R} was spent on "Unsummon"
    When the stack resolves
    Then "Serra Angel" is in Bob's hand

  @cr26:613.8a.2 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: With March of the Machines and a newer Mycosynth Lattice, lands die as 0/0 creatures, and Mycosynth Lattice is a 6/6
    Given Bob controls "Forest", "Humility" and "March of the Machines"
    And Alice has "Mycosynth Lattice" in hand and can pay {6}
    When Alice plays "Mycosynth Lattice"
    And the stack resolves
    Then "Forest" is in Bob's graveyard
    And "Humility" has the types "artifact", "creature" and "enchantment"
    And "Mycosynth Lattice" is in play
    And "Mycosynth Lattice" is 6/6
    And Alice controls no "land" permanents

  @cr26:613.8a.2
  Scenario: With March of the Machines and a newer Mycosynth Lattice, Forest and Plains die as 0/0 creatures, and Concordant Crossroads is a 1/1
    Given Bob controls "Forest", "Concordant Crossroads" and "March of the Machines"
    And Alice controls "Plains"
    And Alice has "Mycosynth Lattice" in hand and can pay {6}
    When Alice plays "Mycosynth Lattice"
    And the stack resolves
    Then "Forest" is in Bob's graveyard
    And "Plains" is in Alice's graveyard
    And "Concordant Crossroads" has the types "artifact", "creature" and "enchantment"
    And "Concordant Crossroads" is 1/1
