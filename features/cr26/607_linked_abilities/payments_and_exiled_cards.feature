Feature: Abilities linked to a payment or to exiled cards

  @cr26:607.2g
  Scenario: Each of two Life Furnaces creates a token of the size that was paid for it
    Given Alice has "Life Furnace" as "fed" and "Life Furnace" as "starved" in hand and can pay {4}
    When Alice plays "fed"
    And the stack resolves
    And Alice pays
    And Alice plays "starved"
    And the stack resolves
    And Alice doesn't pay
    And Alice activates "fed"
    And the stack resolves
    Then Alice controls one 3/3 red "Elemental" creature token
    When Alice activates "starved"
    And the stack resolves
    Then Alice controls one 3/3 red "Elemental" creature token
    And Alice is at 17 life

  @cr26:607.2g
  Scenario: Life Furnace for which 3 life was paid creates a 3/3 token
    Given Alice has "Life Furnace" in hand and can pay {2}
    When Alice plays "Life Furnace"
    And the stack resolves
    And Alice pays
    And Alice activates "Life Furnace"
    And the stack resolves
    Then Alice controls one 3/3 red "Elemental" creature token
    And Alice is at 17 life

  @cr26:607.2g.2
  Scenario: Twin Bellows for which 3 life and no mana was paid as it entered gains 3 life and deals no damage
    Given Alice has "Twin Bellows" in hand and can pay {1}
    When Alice plays "Twin Bellows"
    And the stack resolves
    And Alice chooses the ability "feed" of "Twin Bellows"
    And Alice pays
    Then Alice is at 17 life
    When Alice activates "breathe" of "Twin Bellows"
    And the stack resolves
    Then Alice is at 20 life
    When Alice activates "blaze" of "Twin Bellows" targeting Bob
    And the stack resolves
    Then Bob is at 20 life

  @cr26:607.2g.2
  Scenario: Twin Bellows for which {2} and no life was paid as it entered gains no life and deals 2 damage, and one for which 3 life was paid gains 3 life and deals none
    Given Alice has "Twin Bellows" as "stoked" and "Twin Bellows" as "fed" in hand and can pay {1}{1}{2}
    When Alice plays "stoked"
    And the stack resolves
    And Alice chooses the ability "feed" of "stoked"
    And Alice doesn't pay
    And Alice pays
    And Alice activates "breathe" of "stoked"
    And the stack resolves
    Then "stoked" is tapped
    And Alice is at 20 life
    When Alice activates "blaze" of "stoked" targeting Bob
    And the stack resolves
    Then Bob is at 18 life
    When Alice plays "fed"
    And the stack resolves
    And Alice chooses the ability "feed" of "fed"
    And Alice pays
    Then Alice is at 17 life
    When Alice activates "breathe" of "fed"
    And the stack resolves
    Then Alice is at 20 life
    When Alice activates "blaze" of "fed" targeting Bob
    And the stack resolves
    Then Bob is at 18 life

  @cr26:607.2j
  Scenario: Altar Colossus, for which two creatures were sacrificed as it was cast, enters with four +1/+1 counters
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Altar Colossus" in hand and can pay {1}{B}
    When Alice plays "Altar Colossus" paying the optional cost "offering" and "offering" sacrificing "Grizzly Bears" sacrificing "Hill Giant"
    And the stack resolves
    Then "Altar Colossus" is 5/5
    And "Altar Colossus" has 4 +1/+1 counters
    And "Hill Giant" was sacrificed

  @cr26:607.2j
  Scenario: Altar Colossus that returns from the graveyard has no counters for the creatures that were sacrificed when it was cast
    Given Alice controls "Grizzly Bears"
    And Alice has "Altar Colossus" and "Zombify" in hand and can pay {1}{B}{3}{B}
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    When Alice plays "Altar Colossus" paying the optional cost "offering" sacrificing "Grizzly Bears"
    And the stack resolves
    Then "Altar Colossus" is 3/3
    When Bob plays "Murder" targeting "Altar Colossus"
    And the stack resolves
    And Alice plays "Zombify" targeting "Altar Colossus"
    And the stack resolves
    Then "Altar Colossus" is 1/1

  @cr26:607.2j
  Scenario: Altar Colossus for which nothing was sacrificed enters without counters
    Given Alice controls "Grizzly Bears"
    And Alice has "Altar Colossus" in hand and can pay {1}{B}
    When Alice plays "Altar Colossus"
    And the stack resolves
    Then "Altar Colossus" is in play
    And "Altar Colossus" is 1/1
    And "Grizzly Bears" is in play

  @cr26:607.2j.2
  Scenario: Vein Colossus for which 3 life was paid is 4/4, one for which 1 life was paid is 2/2, and one that returns from the graveyard is 1/1
    Given Alice has "Vein Colossus" as "first", "Vein Colossus" as "second" and "Zombify" in hand and can pay {1}{B}{1}{B}{3}{B}
    And Alice has "Vein Colossus" as "third" in graveyard
    When Alice plays "first" with X = 3
    Then Alice is at 17 life
    When the stack resolves
    Then "first" is 4/4
    When Alice plays "second" with X = 1
    And the stack resolves
    Then "second" is 2/2
    And Alice is at 16 life
    When Alice plays "Zombify" targeting "third"
    And the stack resolves
    Then "third" is 1/1
    And "first" is 4/4

  @cr26:607.2j.2
  Scenario: Vein Colossus for which 2 life was paid dies as a 3/3 creature, and Zombify returns it as a 1/1 creature
    Given Alice has "Vein Colossus" and "Zombify" in hand and can pay {1}{B}{3}{B}
    And Bob has "Terminate" in hand and can pay {B}{R}
    When Alice plays "Vein Colossus" with X = 2
    And the stack resolves
    Then "Vein Colossus" is 3/3
    And Alice is at 18 life
    When Alice passes
    And Bob plays "Terminate" targeting "Vein Colossus"
    And the stack resolves
    Then "Vein Colossus" was destroyed
    When Alice plays "Zombify" targeting "Vein Colossus"
    And the stack resolves
    Then "Vein Colossus" has no +1/+1 counters
    And "Vein Colossus" is 1/1

  @cr26:607.2j.2
  Scenario: Clone that copies Vein Colossus, for which X = 3 was paid, is 1/1, because nothing was paid for Clone
    Given Alice has "Vein Colossus" and "Clone" in hand and can pay {1}{B}{3}{U}
    When Alice plays "Vein Colossus" with X = 3
    And the stack resolves
    Then "Vein Colossus" is 4/4
    When Alice plays "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Vein Colossus"
    Then "Clone" is 1/1
    And "Vein Colossus" is 4/4

  @cr26:607.2k @cr26:702.72b @cr26:702.72a
  Scenario: When one of two Nova Chasers dies, only the Elemental that it exiled returns
    Given Alice controls "Air Elemental" as "one" and "Air Elemental" as "two"
    And Alice has "Nova Chaser" as "first" and "Nova Chaser" as "second" in hand and can pay {3}{R}{3}{R}
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    When Alice plays "first"
    And the stack resolves
    And Alice chooses "one" for "first"
    And Alice plays "second"
    And the stack resolves
    And Alice chooses "two" for "second"
    Then "one" and "two" are exiled
    When Bob plays "Murder" targeting "second"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "two" is in play
    And "one" is exiled

  @cr26:702.72b @cr26:607.2k.2
  Scenario: Cinder Usurper returns Mulldrifter, which it championed, and not the card that its hideaway exiled
    Given Alice controls "Mulldrifter" and has "Cinder Usurper" in hand and can pay {2}{R}
    And Alice has "Island" as library
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    When Alice plays "Cinder Usurper"
    And the top of the stack resolves
    And Alice puts the ability "champion.champion" of "Cinder Usurper" and the ability "hide.hide" of "Cinder Usurper" in this order
    And the stack resolves
    And Alice chooses "Mulldrifter"
    Then "Mulldrifter" is exiled
    And "Island" is exiled
    When Bob plays "Murder" targeting "Cinder Usurper"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Mulldrifter" is in play
    And "Island" is exiled

  @cr26:607.2q.3
  Scenario: Grave-Fed Hulk enters with a counter for each creature card exiled to pay for it, and with none for creature cards exiled before
    Given Alice controls "Watchwolf"
    And Alice has "Grizzly Bears" and "Hill Giant" in graveyard
    And Alice has "Swords to Plowshares" and "Grave-Fed Hulk" in hand and can pay {W}{1}{G}
    When Alice plays "Swords to Plowshares" targeting "Watchwolf"
    And the stack resolves
    And Alice plays "Grave-Fed Hulk" paying the optional cost "meal" and "meal" exiling "Grizzly Bears" exiling "Hill Giant"
    And the stack resolves
    Then "Grave-Fed Hulk" is 3/3
    And "Grave-Fed Hulk" has 2 +1/+1 counters
    And "Watchwolf" is exiled

  @cr26:607.2q.3
  Scenario: Grave-Fed Hulk for which one creature card was exiled enters with one counter
    Given Alice has "Grizzly Bears" and "Hill Giant" in graveyard
    And Alice has "Grave-Fed Hulk" in hand and can pay {1}{G}
    When Alice plays "Grave-Fed Hulk" paying the optional cost "meal" exiling "Hill Giant"
    And the stack resolves
    Then "Grave-Fed Hulk" is 2/2
    And "Grizzly Bears" is in Alice's graveyard

  @cr26:607.2q.3
  Scenario: Grave-Fed Hulk that returns from the graveyard has no counter for the creature card that was exiled when it was cast
    Given Alice has "Grizzly Bears" in graveyard
    And Alice has "Grave-Fed Hulk" and "Zombify" in hand and can pay {1}{G}{3}{B}
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    When Alice plays "Grave-Fed Hulk" paying the optional cost "meal" exiling "Grizzly Bears"
    And the stack resolves
    Then "Grave-Fed Hulk" is 2/2
    When Bob plays "Murder" targeting "Grave-Fed Hulk"
    And the stack resolves
    And Alice plays "Zombify" targeting "Grave-Fed Hulk"
    And the stack resolves
    Then "Grave-Fed Hulk" is 1/1
    And "Grizzly Bears" is exiled

  @cr26:607.3
  Scenario: Isochron Scepter, whose first ability triggered twice with Panharmonicon and exiled two cards, copies both of them
    Given Alice controls "Panharmonicon" and can pay {4}
    And Alice has "Isochron Scepter", "Lightning Bolt" and "Giant Growth" in hand
    And Alice controls "Hill Giant"
    When Alice plays "Isochron Scepter"
    And the stack resolves
    And Alice says yes
    And Alice chooses "Lightning Bolt"
    And Alice says yes
    And Alice chooses "Giant Growth"
    Then "Lightning Bolt" and "Giant Growth" are exiled
    When Alice activates "copy" of "Isochron Scepter"
    And the top of the stack resolves
    And while "Isochron Scepter" resolves, Alice plays "Lightning Bolt" targeting Bob
    Then the stack holds the copy of "Lightning Bolt" and the ability "copy" of "Isochron Scepter"
    When while "Isochron Scepter" resolves, Alice plays "Giant Growth" targeting "Hill Giant"
    Then the stack holds the copy of "Giant Growth" and the copy of "Lightning Bolt"
    When the stack resolves
    Then Bob is at 17 life
    And "Hill Giant" is 6/6

  @cr26:607.3.2
  Scenario: Weighing Urn, whose first ability triggered twice with Panharmonicon and exiled cards with power 2 and 3, gains Alice 5 life
    Given Alice controls "Panharmonicon" and can pay {2}
    And Alice has "Weighing Urn", "Grizzly Bears", "Hill Giant" and "Craw Wurm" in hand
    When Alice plays "Weighing Urn"
    And the stack resolves
    And Alice chooses "Grizzly Bears"
    And Alice chooses "Hill Giant"
    And Alice activates "weigh" of "Weighing Urn"
    And the stack resolves
    Then Alice is at 25 life

  @cr26:607.3.2
  Scenario: With only Bob's Panharmonicon, Weighing Urn exiles one card, whose power is 3, and gains Alice 3 life
    Given Alice has "Weighing Urn", "Hill Giant" and "Craw Wurm" in hand and can pay {2}
    And Bob controls "Panharmonicon" and "Torpor Orb"
    When Alice plays "Weighing Urn"
    And the stack resolves
    And Alice chooses "Hill Giant"
    And Alice activates "weigh" of "Weighing Urn"
    And the stack resolves
    Then Alice is at 23 life
    And "Weighing Urn" has triggered once
