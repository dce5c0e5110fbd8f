Feature: State triggers

  @cr26:603.8 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Each of two Students of Elements with flying triggers once and flips
    Given Alice controls 2 "Student of Elements" as "student"
    And Bob controls "Forest" and "Mirror Gallery"
    And "student 1" has "flying"
    And "student 2" has "flying"
    When Bob taps "Forest" for mana
    And Alice puts "student 1" and "student 2" in this order
    And the game goes on to Alice's second main phase
    Then "student 1" is flipped
    And "student 2" is flipped
    And "student 1" and "student 2" are 3/3
    And it happened once that "student 1" triggered
    And it happened once that "student 2" triggered

  @cr26:603.8
  Scenario: Each of two Serpents of the Shoals triggers once as Alice's last Island is returned, and each is sacrificed
    Given Alice controls 2 "Serpent of the Shoals" as "serpent" and "Island"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Bob plays "Boomerang" targeting "Island"
    And the top of the stack resolves
    Then "serpent 1" has triggered once
    And "serpent 2" has triggered once
    When Alice puts "serpent 1" and "serpent 2" in this order
    And the stack resolves
    Then "serpent 1" and "serpent 2" were sacrificed
    And it happened once that "serpent 1" triggered
    And it happened once that "serpent 2" triggered
    And Alice is at 18 life

  @cr26:603.8
  Scenario: A single Serpent of the Shoals triggers once as Alice's last Island is returned, and is sacrificed
    Given Alice controls "Serpent of the Shoals" and "Island"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Bob plays "Boomerang" targeting "Island"
    And the stack resolves
    Then "Serpent of the Shoals" was sacrificed
    And "Serpent of the Shoals" has triggered once
    And Alice is at 19 life

  @cr26:603.8.2 @cr26:603.2.5
  Scenario: A creature's second state trigger triggers while the creature's first state trigger is still on the stack
    Given Alice controls "Fickle Student"
    And Alice has "Flight" and "Kodama's Might" in hand and can pay {U}{G}
    When Alice plays "Flight" targeting "Fickle Student"
    And the top of the stack resolves
    Then the stack holds the ability "wings" of "Fickle Student"
    When Alice plays "Kodama's Might" targeting "Fickle Student"
    And the top of the stack resolves
    Then the stack holds the ability "pride" of "Fickle Student" and the ability "wings" of "Fickle Student"
    When the stack resolves
    Then "Fickle Student" was sacrificed
    And Alice is at 21 life
    And the ability "wings" of "Fickle Student" has triggered once
    And the ability "pride" of "Fickle Student" has triggered once

  @cr26:603.8.2 @cr26:603.2.5
  Scenario: A state trigger on having flying triggers again when the creature loses flying and gains it a second time
    Given Alice controls "Fickle Student"
    And Alice has "Flight" as "one" and "Flight" as "two" in hand and can pay {U}{U}
    When Alice plays "one" targeting "Fickle Student"
    And the stack resolves
    Then Alice is at 21 life
    And "Fickle Student" doesn't have "flying"
    When Alice plays "two" targeting "Fickle Student"
    And the stack resolves
    Then Alice is at 22 life
    And the ability "wings" of "Fickle Student" has triggered twice

  @cr26:603.8.2
  Scenario: A state trigger that Stifle counters triggers again immediately if its game state is still true
    Given Alice controls "Fickle Student"
    And Alice has "Flight" in hand and can pay {U}
    And Bob has "Stifle" in hand and can pay {U}
    When Alice plays "Flight" targeting "Fickle Student"
    And the top of the stack resolves
    Then the ability "wings" of "Fickle Student" has triggered once
    When Bob plays "Stifle" targeting the ability "wings" of "Fickle Student"
    And the top of the stack resolves
    Then the ability "wings" of "Fickle Student" has triggered twice
    And Alice is at 20 life
    When the stack resolves
    Then Alice is at 21 life
    And "Fickle Student" doesn't have "flying"

  @cr26:603.8.3
  Scenario: A state trigger on controlling no Island doesn't trigger for a creature destroyed together with the last Island
    Given Alice controls "Serpent of the Shoals", "Island" and "Genju of the Falls"
    And "Genju of the Falls" is attached to "Island"
    And Bob controls "Serpent of the Shoals" as "stranger" and "Island" as "shore"
    And Alice has "Stone Rain" and "Wrath of God" in hand and can pay {2}{R}{2}{W}{W}{2}
    When Alice plays "Stone Rain" targeting "shore"
    And the stack resolves
    Then "stranger" was sacrificed
    And Bob is at 19 life
    When Alice activates "awaken" of "Genju of the Falls"
    And the top of the stack resolves
    Then "Island" is 3/2
    When Alice plays "Wrath of God"
    And the stack resolves
    And Alice says no to "Genju of the Falls"
    Then "Serpent of the Shoals" was destroyed
    And "Island" was destroyed
    And "Serpent of the Shoals" has triggered never
    And Alice is at 20 life

  @cr26:603.8.3
  Scenario: Serpent of the Shoals doesn't trigger as Wrath of God destroys it together with Alice's only Island, which Living Plane makes a creature
    Given Alice controls "Serpent of the Shoals", "Island" and "Living Plane"
    And Bob controls "Serpent of the Shoals" as "stranger" and "Island" as "shore"
    And Alice has "Stone Rain" and "Wrath of God" in hand and can pay {2}{R}{2}{W}{W}
    When Alice plays "Stone Rain" targeting "shore"
    And the stack resolves
    Then "stranger" was sacrificed
    And Bob is at 19 life
    And "Island" is 1/1
    When Alice plays "Wrath of God"
    And the stack resolves
    Then "Serpent of the Shoals" was destroyed
    And "Island" was destroyed
    And "Serpent of the Shoals" has triggered never
    And Alice is at 20 life

  @cr26:603.8.4
  Scenario: A state trigger on controlling no Island resolves once, and not again, for a creature that has returned to a hand before
    Given it is Bob's main phase
    And Alice controls "Serpent of the Shoals" and "Island"
    And Bob has "Stone Rain" and "Boomerang" in hand and can pay {2}{R}{U}{U}
    When Bob plays "Stone Rain" targeting "Island"
    And the top of the stack resolves
    Then the stack holds the ability of "Serpent of the Shoals"
    When Bob plays "Boomerang" targeting "Serpent of the Shoals"
    And the stack resolves
    Then "Serpent of the Shoals" is in Alice's hand
    And Alice is at 19 life
    And "Serpent of the Shoals" has triggered once
    And the stack is empty

  @cr26:603.8.6
  Scenario: A state trigger on controlling no Island triggers at once for a creature that enters while its controller controls no Island
    Given Alice controls "Forest" and has "Serpent of the Shoals" as "lost" and "Serpent of the Shoals" as "found" in hand
    And Alice has "Island" in hand and has {4}{U}{U} in the mana pool
    And Bob controls "Island" as "shore"
    When Alice plays "lost"
    And the top of the stack resolves
    Then "lost" is in play
    And the stack holds the ability of "lost"
    When the stack resolves
    Then "lost" was sacrificed
    And Alice is at 19 life
    When Alice plays the land "Island"
    And Alice plays "found"
    And the stack resolves
    Then "found" is 3/3
    And "found" has triggered never

  @cr26:603.8.7
  Scenario: Serpent of the Shoals, which Cloudshift exiled and returned, triggers at once as a new object, while the first trigger is still on the stack
    Given it is Bob's main phase
    And Alice controls "Serpent of the Shoals" and "Island"
    And Alice has "Cloudshift" in hand and can pay {W}
    And Bob has "Stone Rain" in hand and can pay {2}{R}
    When Bob plays "Stone Rain" targeting "Island"
    And the top of the stack resolves
    Then the stack holds the ability of "Serpent of the Shoals"
    When Alice plays "Cloudshift" targeting "Serpent of the Shoals"
    And the top of the stack resolves
    Then "Serpent of the Shoals" is a new object
    And the stack holds the second trigger of "Serpent of the Shoals" and the ability of "Serpent of the Shoals"
    When the stack resolves
    Then "Serpent of the Shoals" was sacrificed
    And Alice is at 18 life

  @cr26:603.8.5
  Scenario: Open Palm, whose ability Time Stop removes from the stack, triggers again in the cleanup step, as Alice's hand is still empty
    Given Alice controls "Open Palm"
    And Alice has "Forest" in hand
    And Alice has "Swamp" and "Mountain" as library
    And Bob has "Time Stop" in hand and can pay {4}{U}{U}
    When Alice plays the land "Forest"
    Then the stack holds the ability of "Open Palm"
    When Bob in response plays "Time Stop"
    And the top of the stack resolves
    Then it is Alice's cleanup step
    And "Open Palm" has triggered twice
    And Alice has drawn no cards
    When the stack resolves
    Then Alice's hand holds "Swamp"

  @cr26:603.8.8
  Scenario: Open Palm, whose ability resolves while Uba Mask replaces the draw, triggers again as soon as it has resolved
    Given Alice controls "Open Palm" and "Uba Mask"
    And Alice has "Forest" and "Naturalize" in hand and can pay {1}{G}
    And Alice has "Swamp", "Mountain", "Island" and "Plains" as library
    When Alice plays the land "Forest"
    Then "Open Palm" has triggered never
    When Alice plays "Naturalize" targeting "Uba Mask"
    Then the stack holds the ability of "Open Palm" and "Naturalize"
    When the top of the stack resolves
    Then "Swamp" is removed from the game
    And "Open Palm" has triggered twice
    And the stack holds the second trigger of "Open Palm" and "Naturalize"
    When the top of the stack resolves
    Then "Mountain" is removed from the game
    And "Open Palm" has triggered 3 times
