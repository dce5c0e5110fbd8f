Feature: Auras put onto the battlefield attached to an object

  @cr26:303.4i
  Scenario: Iridescent Drake's ability leaves Animate Wall in the graveyard, because Animate Wall can enchant only a Wall
    Given Alice has "Iridescent Drake" in hand and can pay {3}{U}
    And Alice has "Animate Wall" in graveyard
    And Bob controls "Kismet" and "Wall of Wood"
    When Alice plays "Iridescent Drake"
    And the stack resolves
    And Alice targets "Animate Wall" for "Iridescent Drake"
    Then "Animate Wall" is in Alice's graveyard
    And it happened never that "Animate Wall" entered
    And "Iridescent Drake" has triggered once
    And "Animate Wall" is attached to nothing
    And "Iridescent Drake" is tapped
    And "Iridescent Drake" is 2/2

  @cr26:303.4i
  Scenario: Iridescent Drake's ability puts Holy Strength onto the battlefield attached to Iridescent Drake
    Given Alice has "Iridescent Drake" in hand and can pay {3}{U}
    And Alice has "Holy Strength" and "Grizzly Bears" in graveyard
    And Bob has "Flight" in graveyard
    And Bob controls "Kismet"
    When Alice plays "Iridescent Drake"
    And the stack resolves
    Then Alice may target "Flight" for "Iridescent Drake"
    And Alice may not target "Grizzly Bears" for "Iridescent Drake"
    When Alice targets "Holy Strength" for "Iridescent Drake"
    Then "Holy Strength" is attached to "Iridescent Drake"
    And "Iridescent Drake" is 3/4
    And "Iridescent Drake" is tapped
    And "Iridescent Drake" has "flying"

  @cr26:303.4i
  Scenario: Iridescent Drake's ability leaves Genju of the Falls in the graveyard, because this Aura can enchant only an Island
    Given Alice has "Iridescent Drake" in hand and can pay {3}{U}
    And Alice has "Genju of the Falls" in graveyard
    And Bob controls "Kismet"
    When Alice plays "Iridescent Drake"
    And the stack resolves
    And Alice targets "Genju of the Falls" for "Iridescent Drake"
    Then "Genju of the Falls" is in Alice's graveyard
    And it happened never that "Genju of the Falls" entered
    And "Iridescent Drake" is tapped
    And "Iridescent Drake" is 2/2
    And "Iridescent Drake" has triggered once

  @cr26:303.4h.3
  Scenario: Sculpting Steel that Fastened Return attaches to Grizzly Bears enters as a copy of Bonesplitter and attached
    Given Alice controls "Grizzly Bears" and "Bonesplitter"
    And Alice has "Sculpting Steel" in graveyard
    And Alice has "Fastened Return" in hand and can pay {2}{W}
    When Alice plays "Fastened Return" targeting "Sculpting Steel" then "Grizzly Bears"
    And the stack resolves
    And Alice chooses "Bonesplitter"
    Then "Sculpting Steel" is named "Bonesplitter"
    And "Sculpting Steel" is attached to "Grizzly Bears"
    And "Grizzly Bears" is 4/2

  @cr26:303.4h.3.before
  Scenario: Bonesplitter that Fastened Return would attach to Grizzly Bears enters unattached
    Given Alice controls "Grizzly Bears"
    And Alice has "Bonesplitter" in graveyard
    And Alice has "Fastened Return" in hand and can pay {2}{W}
    When Alice plays "Fastened Return" targeting "Bonesplitter" then "Grizzly Bears"
    And the stack resolves
    Then "Bonesplitter" is in play
    And "Bonesplitter" is attached to nothing
    And "Grizzly Bears" is 2/2

  @cr26:303.4g @edition:2026-01
  Scenario: With Pall over the Field, Holy Strength would be black and can't enchant White Knight, so Replenish leaves it in the graveyard
    Given Alice controls "Pall over the Field" and "White Knight"
    And Alice has "Holy Strength" and "Glorious Anthem" in graveyard
    And Alice has "Replenish" in hand and can pay {3}{W}
    When Alice plays "Replenish"
    And the stack resolves
    Then "Glorious Anthem" is in play
    And "Holy Strength" is in Alice's graveyard
    And it happened never that "Holy Strength" entered

  @cr26:303.4g @edition:2026-01
  Scenario: With Walking Scripts, Holy Strength would be a creature, so Replenish leaves it in the graveyard
    Given Alice controls "Walking Scripts" and "Grizzly Bears"
    And Alice has "Holy Strength" and "Glorious Anthem" in graveyard
    And Alice has "Replenish" in hand and can pay {3}{W}
    When Alice plays "Replenish"
    And the stack resolves
    Then "Glorious Anthem" is in play
    And "Holy Strength" is in Alice's graveyard
    And it happened never that "Holy Strength" entered
