Feature: Abilities given with a permission to cast

  @cr26:611.3d
  Scenario: A creature cast for the blitz cost that Muster of Thieves gave it keeps haste and its other ability after Muster of Thieves has left
    Given Alice controls "Muster of Thieves"
    And Alice has "Hill Giant" and "Watchwolf" in hand and can pay {1}{G}{W}
    And Alice has "Island" on top of library
    And Bob has "Naturalize" and "Lightning Bolt" in hand and can pay {1}{G}{R}
    Then Alice can play "Hill Giant" instead of its mana cost by "blitz"
    When Alice plays "Hill Giant" instead of its mana cost by "blitz"
    And the stack resolves
    Then "Hill Giant" has "haste"
    When Alice plays "Watchwolf"
    And the stack resolves
    Then "Watchwolf" doesn't have "haste"
    When Bob plays "Naturalize" targeting "Muster of Thieves"
    And the stack resolves
    Then "Hill Giant" has "haste"
    And Alice can attack with "Hill Giant"
    When Bob plays "Lightning Bolt" targeting "Hill Giant"
    And the stack resolves
    Then "Island" is in Alice's hand

  @cr26:611.3d
  Scenario: Hill Giant, cast for the blitz cost that Muster of Thieves gave it, attacks at once, and its player draws a card when it is sacrificed at the end of turn
    Given Alice controls "Muster of Thieves"
    And Alice has "Hill Giant" in hand and can pay {1}
    And Alice has "Island" on top of library
    When Alice plays "Hill Giant" instead of its mana cost by "blitz"
    And the stack resolves
    And Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    When the turn ends
    Then "Hill Giant" is in Alice's graveyard
    And "Island" is in Alice's hand

  @cr26:611.3d.2
  Scenario: A creature that Ember Catacomb lets Alice cast from her graveyard has the haste that it gives, also after Ember Catacomb has left
    Given Alice controls "Ember Catacomb"
    And Alice has "Hill Giant" in graveyard
    And Alice has "Grizzly Bears" in hand and can pay {3}{R}{1}{G}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "Hill Giant" from graveyard
    And the stack resolves
    Then "Hill Giant" has "haste"
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" doesn't have "haste"
    When Bob plays "Naturalize" targeting "Ember Catacomb"
    And the stack resolves
    Then "Hill Giant" has "haste"
    And Alice can attack with "Hill Giant"

  @cr26:611.3d.2
  Scenario: Hill Giant, which wasn't cast from the graveyard, has no haste on the battlefield, and gets it when it is put into the graveyard
    Given Alice controls "Ember Catacomb" and "Hill Giant"
    And Alice can pay {3}{R}
    And Bob controls "Grizzly Bears"
    And Bob has "Lightning Bolt" as "one" and "Lightning Bolt" as "two" in hand and can pay {R}{R}
    Then "Hill Giant" doesn't have "haste"
    When Bob plays "one" targeting "Hill Giant"
    And Bob plays "two" targeting "Grizzly Bears"
    And the stack resolves
    Then "Hill Giant" is in Alice's graveyard
    And "Hill Giant" has "haste"
    And Alice can play "Hill Giant" from graveyard
    And "Grizzly Bears" is in Bob's graveyard
    And "Grizzly Bears" doesn't have "haste"

  @cr26:611.3d.3
  Scenario: Forest, which Field of Second Blooms lets Alice play from her graveyard, keeps its ability after Field of Second Blooms has left, and Swamp, which was on the battlefield before, doesn't have it
    Given Alice controls "Field of Second Blooms"
    And Alice has "Forest" in graveyard
    And Alice controls "Swamp"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays the land "Forest" from graveyard
    Then "Forest" has the ability "bud"
    And "Swamp" doesn't have the ability "bud"
    When Alice passes
    And Bob plays "Naturalize" targeting "Field of Second Blooms"
    And the stack resolves
    Then "Field of Second Blooms" is in Alice's graveyard
    When Alice activates "bud" of "Forest"
    And the stack resolves
    Then Alice is at 23 life

  @cr26:611.3d.3
  Scenario: Forest, which Alice has not played from her graveyard, has no ability of Field of Second Blooms on the battlefield, and gets it when it is put into the graveyard
    Given Alice controls "Field of Second Blooms" and "Forest"
    And Bob controls "Swamp"
    And Bob has "Stone Rain" as "one" and "Stone Rain" as "two" in hand and can pay {2}{R}{2}{R}
    And it is Bob's main phase
    Then "Forest" doesn't have the ability "bud"
    When Bob plays "one" targeting "Forest"
    And the stack resolves
    And Bob plays "two" targeting "Swamp"
    And the stack resolves
    Then "Forest" is in Alice's graveyard
    And "Forest" has the ability "bud"
    And "Swamp" is in Bob's graveyard
    And "Swamp" doesn't have the ability "bud"
    When the game goes on to Alice's next main phase
    Then Alice can play the land "Forest" from graveyard
