Feature: Indestructible

  @cr26:702.12a
  Scenario: Until 2009, an indestructible creature that loses all abilities is not destroyed by Wrath of God
    Given Alice controls "Hill Giant"
    And Alice has "Withstand Death", "Turn to Frog", "Wrath of God" in hand and can pay {G}{1}{U}{2}{W}{W}
    When Alice plays "Withstand Death" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Turn to Frog" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 1/1
    When Alice plays "Wrath of God"
    And the stack resolves
    Then "Hill Giant" is in play

  @cr26:702.12a
  Scenario: Until 2009, an indestructible creature that loses all abilities to Ovinize, as another one loses flying, is not destroyed by Wrath of God
    Given Alice controls "Hill Giant" and "Serra Angel"
    And Alice has "Withstand Death", 2 "Ovinize" as "sheep" and "Wrath of God" in hand and can pay {G}{1}{U}{1}{U}{2}{W}{W}
    When Alice plays "Withstand Death" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "sheep 1" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "sheep 2" targeting "Serra Angel"
    And the stack resolves
    Then "Hill Giant" is 0/1
    And "Serra Angel" doesn't have "flying"
    When Alice plays "Wrath of God"
    And the stack resolves
    Then "Hill Giant" is in play
    And "Serra Angel" was destroyed

  @cr26:702.12a
  Scenario: Until 2009, a creature that Withstand Death has made indestructible still has no ability, so Muraganda Petroglyphs gives it +2/+2
    Given Alice controls "Hill Giant"
    And Alice has "Withstand Death", "Muraganda Petroglyphs" and "Wrath of God" in hand and can pay {G}{3}{G}{2}{W}{W}
    When Alice plays "Withstand Death" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Muraganda Petroglyphs"
    And the stack resolves
    Then "Hill Giant" is 5/5
    When Alice plays "Wrath of God"
    And the stack resolves
    Then "Hill Giant" is in play

  @cr26:702.12a.today
  Scenario: Today, an indestructible creature that loses all abilities is destroyed by Wrath of God
    Given Alice controls "Hill Giant"
    And Alice has "Withstand Death", "Turn to Frog", "Wrath of God" in hand and can pay {G}{1}{U}{2}{W}{W}
    When Alice plays "Withstand Death" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 3/3
    And "Hill Giant" has exactly "indestructible"
    When Alice plays "Turn to Frog" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Wrath of God"
    And the stack resolves
    Then "Hill Giant" was destroyed

  @cr26:702.12c @cr26:702.12b.2
  Scenario: Wrath of God destroys Grizzly Bears and not Darksteel Colossus with two instances of indestructible
    Given Alice controls "Darksteel Colossus" and "Grizzly Bears"
    And "Darksteel Colossus" has "indestructible"
    And Alice has "Wrath of God" in hand and can pay {2}{W}{W}
    When Alice plays "Wrath of God"
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    And "Darksteel Colossus" is in play

  @cr26:702.12c
  Scenario: Darksteel Colossus, which gains a second instance of indestructible by Withstand Death, isn't destroyed by Wrath of God
    Given Alice controls "Darksteel Colossus" and "Grizzly Bears"
    And Alice has "Withstand Death" and "Wrath of God" in hand and can pay {G}{2}{W}{W}
    When Alice plays "Withstand Death" targeting "Darksteel Colossus"
    And the stack resolves
    Then "Darksteel Colossus" has "indestructible" and "indestructible"
    When Alice plays "Wrath of God"
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    And "Darksteel Colossus" is in play

  @cr26:702.12b.2
  Scenario: Blasphemous Act deals 13 damage to Darksteel Colossus and Serra Angel, and destroys only Serra Angel
    Given Alice controls "Darksteel Colossus" and has "Blasphemous Act" in hand and can pay {8}{R}
    And Bob controls "Serra Angel"
    When Alice plays "Blasphemous Act"
    And the stack resolves
    Then "Serra Angel" was destroyed
    And "Darksteel Colossus" has 13 damage marked
    And "Darksteel Colossus" is in play

  @cr26:702.12b.2 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Typhoid Rats with deathtouch destroy Hill Giant, and don't destroy Darksteel Colossus, which blocks others
    Given Alice controls "Typhoid Rats" as "one" and "Typhoid Rats" as "two"
    And Bob controls "Darksteel Colossus" and "Hill Giant"
    When Alice attacks with "one" and "two"
    And Bob blocks "one" with "Darksteel Colossus" and "two" with "Hill Giant"
    And combat damage is dealt
    Then "Darksteel Colossus" has 1 damage marked
    And "Darksteel Colossus" is in play
    And "Hill Giant" was destroyed

  @cr26:702.12b.2 @cr26:704.5f
  Scenario: Indestructible keeps Llanowar Elves from being destroyed by Murder, and not from dying with toughness 0
    Given Alice controls "Fume Spitter" and has 2 "Murder" as "murder" in hand and can pay {1}{B}{B}{1}{B}{B}
    And Bob controls "Llanowar Elves" and "Hill Giant"
    And "Llanowar Elves" has "indestructible"
    When Alice plays "murder 1" targeting "Llanowar Elves"
    And the stack resolves
    And Alice plays "murder 2" targeting "Hill Giant"
    And the stack resolves
    Then "Llanowar Elves" is in play
    And "Hill Giant" was destroyed
    When Alice activates "Fume Spitter" targeting "Llanowar Elves"
    And the stack resolves
    Then "Llanowar Elves" is in Bob's graveyard
    And "Llanowar Elves" wasn't destroyed

  @cr26:702.12b.2
  Scenario: Hill Giant with 3 damage from Lightning Bolt that loses indestructible as That Which Was Taken leaves is destroyed then
    Given Alice controls "That Which Was Taken" and has "Lightning Bolt" and "Boomerang" in hand and can pay {R}{U}{U}
    And Bob controls "Hill Giant" with 1 divinity counter
    When Alice plays "Lightning Bolt" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in play
    And "Hill Giant" has 3 damage marked
    When Alice plays "Boomerang" targeting "That Which Was Taken"
    And the stack resolves
    Then "Hill Giant" was destroyed

  @cr26:702.12b.2
  Scenario: Terror destroys Grizzly Bears, and not Hill Giant, which a divinity counter makes indestructible with That Which Was Taken
    Given Alice controls "That Which Was Taken" and has 2 "Terror" as "terror" in hand and can pay {1}{B}{1}{B}
    And Bob controls "Hill Giant" with 1 divinity counter and "Grizzly Bears"
    When Alice plays "terror 1" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "terror 2" targeting "Grizzly Bears"
    And the stack resolves
    Then "Hill Giant" is in play
    And "Grizzly Bears" was destroyed

  @cr26:702.12b.2
  Scenario: Naturalize destroys Gift Stone, and not Sol Ring, which a divinity counter makes indestructible with That Which Was Taken
    Given Alice controls "That Which Was Taken" and has 2 "Naturalize" as "storm" in hand and can pay {1}{G}{1}{G}
    And Bob controls "Sol Ring" with 1 divinity counter and "Gift Stone"
    When Alice plays "storm 1" targeting "Sol Ring"
    And the stack resolves
    And Alice plays "storm 2" targeting "Gift Stone"
    And the stack resolves
    Then "Sol Ring" is in play
    And "Gift Stone" was destroyed

  @cr26:702.12b.3
  Scenario: Hill Giant with indestructible and a regeneration shield stays untapped with 3 damage, and regenerates once it has lost indestructible
    Given Alice controls "That Which Was Taken" and has "Lightning Bolt" and "Boomerang" in hand and can pay {R}{U}{U}
    And Bob controls "Hill Giant" with 1 divinity counter
    And Bob has "Death Ward" in hand and can pay {W}
    When Alice plays "Lightning Bolt" targeting "Hill Giant"
    And Bob in response plays "Death Ward" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is untapped
    And "Hill Giant" has 3 damage marked
    When Alice plays "Boomerang" targeting "That Which Was Taken"
    And the stack resolves
    Then "Hill Giant" is in play
    And "Hill Giant" is tapped
    And "Hill Giant" has no damage marked

  @cr26:702.12c.2
  Scenario: Hill Giant with two instances of indestructible, one of which That Which Was Taken gives, still has the other one after that has left
    Given Alice controls "That Which Was Taken" and has "Boomerang" and 2 "Murder" as "murder" in hand and can pay {U}{U}{1}{B}{B}{1}{B}{B}
    And Bob controls "Hill Giant" with 1 divinity counter and "Grizzly Bears" with 1 divinity counter
    And "Hill Giant" has "indestructible"
    Then "Hill Giant" has "indestructible" and "indestructible"
    When Alice plays "Boomerang" targeting "That Which Was Taken"
    And the stack resolves
    And Alice plays "murder 1" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "murder 2" targeting "Grizzly Bears"
    And the stack resolves
    Then "Hill Giant" is in play
    And "Grizzly Bears" was destroyed
