Feature: Triggers on becoming tapped or untapped

  @cr26:603.2e
  Scenario: Wake Thrasher triggers for each tapped permanent that its controller untaps, but not for one that was untapped already
    Given Alice controls "Wake Thrasher", 2 tapped "Forest" as "wood" and "Island"
    And it is Bob's end step
    Then "Wake Thrasher" is 1/1
    When the game goes on to Alice's draw step
    Then "wood 1" is untapped
    And "Wake Thrasher" is 3/3
    When the game goes on to Bob's upkeep
    Then "Wake Thrasher" is 1/1

  @cr26:603.2e
  Scenario: Wake Thrasher does not trigger for permanents that an opponent untaps
    Given Alice controls "Wake Thrasher" and a tapped "Forest"
    And Bob controls 3 tapped "Mountain" as "peak"
    And it is Alice's end step
    When the game goes on to Bob's draw step
    Then "peak 1" is untapped
    And "Wake Thrasher" is 1/1
    When the game goes on to Alice's draw step
    Then "Wake Thrasher" is 2/2

  @cr26:603.2e
  Scenario: Wake Thrasher does not trigger for a land that enters untapped
    Given Alice controls "Wake Thrasher" and a tapped "Forest"
    And Alice has "Island" in hand
    When Alice plays the land "Island"
    Then "Island" is untapped
    And "Wake Thrasher" has triggered never
    When the game goes on to Bob's main phase
    And the game goes on to Alice's draw step
    Then "Wake Thrasher" has triggered once
    And "Wake Thrasher" is 2/2

  @cr26:603.2e @cr26:614.1d
  Scenario: City of Brass that enters tapped does not trigger
    Given Alice controls "Orb of Dreams" and has "City of Brass" in hand
    When Alice plays the land "City of Brass"
    Then "City of Brass" is tapped
    And "City of Brass" has triggered never
    When the game goes on to Bob's main phase
    And the game goes on to Alice's main phase
    And Alice taps "City of Brass" for mana making {U}
    And the stack resolves
    Then "City of Brass" has triggered once
    And Alice is at 19 life

  @cr26:603.2e
  Scenario: City of Brass that is tapped already doesn't trigger again as Floodbringer's ability taps it, and triggers as an untapped one is tapped so
    Given Alice controls "City of Brass" as "first" and "City of Brass" as "second"
    And Bob controls "Floodbringer" and 2 "Island" as "isle" and can pay {2}{2}
    When Alice taps "first" for mana making {U}
    And the stack resolves
    Then Alice is at 19 life
    When Bob in response activates "Floodbringer" targeting "first" returning "isle 1"
    And the stack resolves
    Then "first" is tapped
    And "first" has triggered once
    And Alice is at 19 life
    When Bob in response activates "Floodbringer" targeting "second" returning "isle 2"
    And the stack resolves
    Then "second" has triggered once
    And Alice is at 18 life

  @cr26:603.2e.3
  Scenario: Welcoming Blade doesn't trigger as Alice equips the creature to which it is attached already, and triggers as she equips another one
    Given Alice controls "Welcoming Blade", "Grizzly Bears" and "Hill Giant" and can pay {1}{1}
    And "Welcoming Blade" is attached to "Grizzly Bears"
    When Alice equips "Grizzly Bears" with "Welcoming Blade"
    And the stack resolves
    Then "Welcoming Blade" has triggered never
    And "Welcoming Blade" is attached to "Grizzly Bears"
    When Alice equips "Hill Giant" with "Welcoming Blade"
    And the stack resolves
    Then "Welcoming Blade" has triggered once
    And Alice is at 21 life
    And "Hill Giant" is 4/3

  @cr26:603.2e.3
  Scenario: Welcoming Blade, which was attached to nothing, triggers as Alice equips Grizzly Bears with it
    Given Alice controls "Welcoming Blade" and "Grizzly Bears" and can pay {1}
    When Alice equips "Grizzly Bears" with "Welcoming Blade"
    And the stack resolves
    Then "Welcoming Blade" has triggered once
    And "Grizzly Bears" is 3/2
    And Alice is at 21 life
