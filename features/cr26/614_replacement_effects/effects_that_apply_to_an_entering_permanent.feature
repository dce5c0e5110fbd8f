Feature: Effects that apply to an entering permanent

  @cr26:614.12
  Scenario: Orb of Dreams has Steel Golem enter tapped although Orb of Dreams leaves at the same time
    Given Alice controls "Goblin Welder"
    And Bob controls "Orb of Dreams" and has "Steel Golem" in graveyard
    When Alice activates "Goblin Welder" targeting "Orb of Dreams" then "Steel Golem"
    And the stack resolves
    Then "Orb of Dreams" is in Bob's graveyard
    And "Steel Golem" is in play under Bob's control
    And "Steel Golem" is tapped

  @cr26:614.12
  Scenario: Orb of Dreams itself enters untapped, and later has Sol Ring enter tapped although Orb of Dreams leaves at the same time
    Given Alice controls "Goblin Welder" as "one" and "Goblin Welder" as "two"
    And Bob controls "Sol Ring" and has "Orb of Dreams" and "Steel Golem" in graveyard
    When Alice activates "one" targeting "Sol Ring" then "Orb of Dreams"
    And the stack resolves
    Then "Orb of Dreams" is untapped
    And "Sol Ring" is in Bob's graveyard
    When Alice activates "two" targeting "Orb of Dreams" then "Sol Ring"
    And the stack resolves
    Then "Sol Ring" is tapped
    And "Orb of Dreams" is in Bob's graveyard
    And "Steel Golem" is in Bob's graveyard

  @cr26:614.12
  Scenario: Without Orb of Dreams, Steel Golem that Goblin Welder returns enters untapped
    Given Alice controls "Goblin Welder"
    And Bob controls "Sol Ring" and has "Steel Golem" in graveyard
    When Alice activates "Goblin Welder" targeting "Sol Ring" then "Steel Golem"
    And the stack resolves
    Then "Sol Ring" is in Bob's graveyard
    And "Steel Golem" is in play under Bob's control
    And "Steel Golem" is untapped

  @cr26:614.12.2
  Scenario: Today, a kicked Faerie Squadron enters without counters if Humility is on the battlefield
    Given Bob controls "Humility"
    And Alice has "Faerie Squadron" in hand and can pay {U}{3}{U}
    When Alice plays "Faerie Squadron" kicked
    And the stack resolves
    Then "Faerie Squadron" is in play
    And "Faerie Squadron" is 1/1
    And "Faerie Squadron" has no +1/+1 counters

  @cr26:614.12.2.before
  Scenario: Until 2013, a kicked Faerie Squadron enters with two counters even if Humility is on the battlefield
    Given Bob controls "Humility"
    And Alice has "Faerie Squadron" in hand and can pay {U}{3}{U}
    When Alice plays "Faerie Squadron" kicked
    And the stack resolves
    Then "Faerie Squadron" is in play
    And "Faerie Squadron" has 2 +1/+1 counters
    And "Faerie Squadron" doesn't have "kicker"

  @cr26:614.12.3
  Scenario: Torpid Warden lets other creatures enter tapped, but enters untapped itself
    Given Alice has "Torpid Warden" and "Grizzly Bears" in hand and can pay {2}{W}{1}{G}
    When Alice plays "Torpid Warden"
    And the stack resolves
    Then "Torpid Warden" is untapped
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is tapped

  @cr26:614.12.3
  Scenario: A second Torpid Warden enters tapped because of the first one
    Given Alice controls "Torpid Warden" as "first"
    And Alice has "Torpid Warden" as "second" in hand and can pay {2}{W}
    When Alice plays "second"
    And the stack resolves
    Then "second" is tapped
    And "first" is untapped

  @cr26:614.4.3 @cr26:614.12.9
  Scenario: Torpid Warden and Grizzly Bears that Tooth and Nail puts onto the battlefield together enter untapped, and Hill Giant, which enters later, enters tapped
    Given Alice has "Tooth and Nail", "Torpid Warden", "Grizzly Bears" and "Hill Giant" in hand and can pay {5}{G}{G}{3}{R}
    When Alice plays "Tooth and Nail" choosing "nail"
    And the stack resolves
    And Alice chooses "Torpid Warden" and "Grizzly Bears" for "Tooth and Nail"
    Then "Torpid Warden" and "Grizzly Bears" are untapped
    When Alice plays "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is tapped

  @cr26:614.12.7
  Scenario: Dusk Dweller, a green card that its own ability makes black, gets no counter from Verdant Welcome, and green Grizzly Bears gets one
    Given Alice controls "Verdant Welcome" and "Swamp"
    And Alice has "Dusk Dweller" and "Grizzly Bears" in hand and can pay {2}{G}{1}{G}
    When Alice plays "Dusk Dweller"
    Then "Dusk Dweller" is green
    When the stack resolves
    Then "Dusk Dweller" is black
    And "Dusk Dweller" has no +1/+1 counters
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has 1 +1/+1 counter

  @cr26:614.12.4
  Scenario: Today, Grizzly Bears enters tapped under Undertow Mist, because Tidal Dye will make it blue
    Given Alice controls "Tidal Dye" and "Undertow Mist"
    And Alice has "Grizzly Bears" in hand and can pay {1}{G}
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is blue
    And "Grizzly Bears" is tapped

  @cr26:614.12.4
  Scenario: Today, a green token enters tapped under Undertow Mist, because Tidal Dye will make it blue
    Given Alice controls "Tidal Dye", "Undertow Mist" and "Jade Mage" and can pay {2}{G}
    When Alice activates "sprout" of "Jade Mage"
    And the stack resolves
    Then the first "Saproling" token is tapped
    And "Jade Mage" is untapped
    And "Jade Mage" is blue

  @cr26:614.12.4.before
  Scenario: Until 2013, Grizzly Bears enters untapped under Undertow Mist, although Tidal Dye makes it blue
    Given Alice controls "Tidal Dye" and "Undertow Mist"
    And Alice has "Grizzly Bears" and "Wandering Ones" in hand and can pay {1}{G}{U}
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is blue
    And "Grizzly Bears" is untapped
    When Alice plays "Wandering Ones"
    And the stack resolves
    Then "Wandering Ones" is tapped

  @cr26:614.12.11
  Scenario: Crusade, a creature by Opalescence, enters untapped under Undertow Mist although Tidal Dye enters with it, and Glorious Anthem, which Tidal Dye will make blue, enters tapped later
    Given Alice controls "Opalescence" and "Undertow Mist"
    And Alice has "Crusade" and "Tidal Dye" in graveyard
    And Alice has "Replenish" and "Glorious Anthem" in hand and can pay {3}{W}{1}{W}{W}
    When Alice plays "Replenish"
    And the stack resolves
    And Alice puts "Tidal Dye" and "Crusade" in this order
    Then "Crusade" is blue
    And "Crusade" is untapped
    And "Tidal Dye" is tapped
    When Alice plays "Glorious Anthem"
    And the stack resolves
    Then "Glorious Anthem" is tapped

  @cr26:614.12.12
  Scenario: For Glowering Rogon, a Beast that will also be an artifact by Mycosynth Lattice and so a Goblin by Goblin Census, Alice can reveal Goblin Raider
    Given Alice controls "Mycosynth Lattice" and "Goblin Census"
    And Alice has "Glowering Rogon", "Goblin Raider", "Grizzly Bears" and "Blastoderm" in hand and can pay {5}{G}
    When Alice plays "Glowering Rogon"
    And the stack resolves
    Then Alice may not choose "Grizzly Bears" for "Glowering Rogon"
    And Alice may choose "Goblin Raider" for "Glowering Rogon"
    When Alice chooses "Goblin Raider" and "Blastoderm" for "Glowering Rogon"
    Then "Glowering Rogon" has 2 +1/+1 counters
    And "Glowering Rogon" has the types "Beast" and "Goblin"
