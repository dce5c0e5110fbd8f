Feature: Haunt

  @cr26:702.55a @cr26:702.55b @cr26:702.55c
  Scenario: Blind Hunter, which dies, is exiled haunting Grizzly Bears, and triggers in exile as Grizzly Bears dies, and not as Hill Giant does
    Given Alice controls "Blind Hunter" and "Sol Ring"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Lightning Bolt" as "one", "Lightning Bolt" as "two" and "Lightning Bolt" as "three" in hand and can pay {R}{R}{R}
    When Alice casts "one" targeting "Blind Hunter"
    And the top of the stack resolves
    Then Alice may target "Hill Giant" for "Blind Hunter"
    And Alice may not target "Sol Ring" for "Blind Hunter"
    When Alice targets "Grizzly Bears" for "Blind Hunter"
    Then "Blind Hunter" is in Alice's graveyard
    When the stack resolves
    Then "Blind Hunter" is removed from the game
    When Alice casts "two" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Blind Hunter" has triggered once
    And "Hill Giant" is in Bob's graveyard
    When Alice casts "three" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Blind Hunter" has triggered twice
    When Alice targets Bob for "Blind Hunter"
    And the stack resolves
    Then "Blind Hunter" has triggered twice
    And Bob is at 18 life
    And Alice is at 22 life
    And "Blind Hunter" is removed from the game

  @cr26:702.55c
  Scenario: Blind Hunter's ability triggers both as Blind Hunter enters and as Grizzly Bears, which it haunts, dies
    Given Alice has "Blind Hunter" in hand and can pay {2}{W}{B}{R}{R}
    And Alice has "Lightning Bolt" as "one" and "Lightning Bolt" as "two" in hand
    And Bob controls "Grizzly Bears"
    When Alice plays "Blind Hunter"
    And the top of the stack resolves
    And Alice targets Bob
    And the stack resolves
    Then Bob is at 18 life
    And Alice is at 22 life
    When Alice casts "one" targeting "Blind Hunter"
    And the top of the stack resolves
    And Alice targets "Grizzly Bears" for "Blind Hunter"
    And the stack resolves
    And Alice casts "two" targeting "Grizzly Bears"
    And the top of the stack resolves
    And Alice targets Bob
    And the stack resolves
    Then Bob is at 16 life
    And Alice is at 24 life

  @cr26:702.55a @cr26:702.55a.2
  Scenario: Cry of Contrition is exiled haunting Grizzly Bears as it resolves; Blind Hunter, which is discarded for it, stays in the graveyard
    Given Alice has "Cry of Contrition" and "Lightning Bolt" in hand and can pay {B}{R}
    And Bob controls "Grizzly Bears", "Hill Giant" and "Sol Ring"
    And Bob has "Blind Hunter" and "Forest" in hand
    When Alice casts "Cry of Contrition" targeting Bob
    And the top of the stack resolves
    And Bob chooses "Blind Hunter"
    Then Alice may target "Hill Giant" for "Cry of Contrition"
    And Alice may not target "Sol Ring" for "Cry of Contrition"
    When Alice targets "Grizzly Bears" for "Cry of Contrition"
    And the stack resolves
    Then "Cry of Contrition" is removed from the game
    And "Blind Hunter" is in Bob's graveyard
    And "Blind Hunter" has triggered never
    When Alice casts "Lightning Bolt" targeting "Grizzly Bears"
    And the top of the stack resolves
    And Alice targets Bob for "Cry of Contrition"
    And the stack resolves
    Then "Forest" is in Bob's graveyard

  @cr26:702.55a.2
  Scenario: Cry of Contrition that is countered doesn't haunt, and one that resolves does
    Given Alice has "Cry of Contrition" as "stopped" and "Cry of Contrition" as "heard" in hand and can pay {B}{B}
    And Bob controls "Grizzly Bears"
    And Bob has "Counterspell" and "Forest" in hand and can pay {U}{U}
    When Alice casts "stopped" targeting Bob
    And Bob in response casts "Counterspell" targeting "stopped"
    And the stack resolves
    Then "stopped" is in Alice's graveyard
    And "stopped" has triggered never
    When Alice casts "heard" targeting Bob
    And the top of the stack resolves
    And Alice targets "Grizzly Bears" for "heard"
    And the stack resolves
    Then "heard" is removed from the game
    And "stopped" is in Alice's graveyard

  @cr26:702.55b
  Scenario: Blind Hunter haunts Mutavault, which was a creature as it was targeted, and triggers as Mutavault, a land once more, goes to the graveyard
    Given Alice controls "Blind Hunter" and "Mutavault" and can pay {1}
    And Alice has "Lightning Bolt" and "Stone Rain" in hand and can pay {R}{2}{R}
    When Alice activates "shape" of "Mutavault"
    And the top of the stack resolves
    And Alice casts "Lightning Bolt" targeting "Blind Hunter"
    And the top of the stack resolves
    Then "Blind Hunter" has triggered once
    When Alice targets "Mutavault" for "Blind Hunter"
    And the stack resolves
    And the game goes on to Alice's next main phase
    Then "Mutavault" doesn't have the type "creature"
    When Alice casts "Stone Rain" targeting "Mutavault"
    And the top of the stack resolves
    Then "Blind Hunter" has triggered twice
    When Alice targets Bob for "Blind Hunter"
    And the stack resolves
    Then Bob is at 18 life
    And Alice is at 22 life

  @cr26:702.55a.4
  Scenario: Toll beyond the Barrow, an instant that Alice casts in Bob's turn, is exiled haunting Grizzly Bears as it resolves, and triggers as Grizzly Bears dies
    Given it is Bob's main phase
    And Alice has "Toll beyond the Barrow" and "Lightning Bolt" in hand and can pay {B}{R}
    And Bob controls "Grizzly Bears", "Hill Giant" and "Sol Ring"
    When Alice casts "Toll beyond the Barrow" targeting Bob
    And the top of the stack resolves
    Then "Toll beyond the Barrow" has triggered once
    And Bob is at 17 life
    And Alice may target "Hill Giant" for "Toll beyond the Barrow"
    And Alice may not target "Sol Ring" for "Toll beyond the Barrow"
    When Alice targets "Grizzly Bears" for "Toll beyond the Barrow"
    And the stack resolves
    Then "Toll beyond the Barrow" is removed from the game
    When Alice casts "Lightning Bolt" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Toll beyond the Barrow" has triggered twice
    When Alice targets Bob for "Toll beyond the Barrow"
    And the stack resolves
    Then Bob is at 14 life

  @cr26:702.55a.4
  Scenario: Toll beyond the Barrow that Bob counters haunts nothing, and one that resolves is exiled haunting Grizzly Bears
    Given Alice has "Toll beyond the Barrow" as "first" and "Toll beyond the Barrow" as "second" in hand and can pay {B}{B}
    And Bob controls "Grizzly Bears"
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice casts "first" targeting Bob
    And Bob in response casts "Counterspell" targeting "first"
    And the stack resolves
    Then "first" has triggered never
    And "first" is in Alice's graveyard
    When Alice casts "second" targeting Bob
    And the top of the stack resolves
    And Alice targets "Grizzly Bears" for "second"
    And the stack resolves
    Then "second" is removed from the game
    And Bob is at 17 life

  @cr26:702.55a.3
  Scenario: Censer of the Barrow, an artifact with haunt, is exiled haunting Grizzly Bears once it was destroyed, and isn't as Boomerang returns it
    Given Alice controls "Censer of the Barrow" as "kept" and "Censer of the Barrow" as "broken"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Boomerang", "Naturalize" and "Lightning Bolt" in hand and can pay {U}{U}{1}{G}{R}
    When Alice casts "Boomerang" targeting "kept"
    And the stack resolves
    Then "kept" has triggered never
    And "kept" is in Alice's hand
    When Alice casts "Naturalize" targeting "broken"
    And the top of the stack resolves
    Then "broken" has triggered once
    When Alice targets "Grizzly Bears" for "broken"
    And the stack resolves
    Then "broken" is removed from the game
    When Alice casts "Lightning Bolt" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice is at 24 life

  @cr26:702.55a.3
  Scenario: Censer of the Barrow, which Naturalize destroys, haunts Grizzly Bears, and Alice gains 4 life as Grizzly Bears dies
    Given Alice controls "Censer of the Barrow"
    And Bob controls "Grizzly Bears", "Hill Giant" and "Sol Ring"
    And Alice has "Naturalize" and "Lightning Bolt" in hand and can pay {2}{B}{1}{G}{R}
    And Alice has "Mind Rot", "Forest" and "Censer of the Barrow" as "spare" in hand
    When Alice casts "Mind Rot" targeting Alice
    And the stack resolves
    And Alice chooses "Forest" and "spare"
    Then "spare" is in Alice's graveyard
    And "spare" has triggered never
    When Alice casts "Naturalize" targeting "Censer of the Barrow"
    And the top of the stack resolves
    Then Alice may target "Hill Giant" for "Censer of the Barrow"
    And Alice may not target "Sol Ring" for "Censer of the Barrow"
    When Alice targets "Grizzly Bears" for "Censer of the Barrow"
    And the stack resolves
    Then "Censer of the Barrow" is removed from the game
    And Alice is at 20 life
    When Alice casts "Lightning Bolt" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice is at 24 life

  @cr26:702.55a
  Scenario: Blind Hunter, which dies, is exiled haunting Grizzly Bears, and Censer of the Barrow, which Boomerang returns to hand, haunts nothing
    Given Alice controls "Blind Hunter" and "Censer of the Barrow"
    And Bob controls "Grizzly Bears", "Hill Giant" and "Sol Ring"
    And Alice has "Boomerang" and "Lightning Bolt" in hand and can pay {U}{U}{R}
    When Alice casts "Boomerang" targeting "Censer of the Barrow"
    And the stack resolves
    Then "Censer of the Barrow" has triggered never
    When Alice casts "Lightning Bolt" targeting "Blind Hunter"
    And the top of the stack resolves
    Then "Blind Hunter" has triggered once
    And Alice may target "Hill Giant" for "Blind Hunter"
    And Alice may not target "Sol Ring" for "Blind Hunter"
    When Alice targets "Grizzly Bears" for "Blind Hunter"
    And the stack resolves
    Then "Blind Hunter" is removed from the game
    And "Censer of the Barrow" is in Alice's hand

  @cr26:702.55a
  Scenario: Blind Hunter that Boomerang returns to its owner's hand haunts nothing, and one that dies is exiled haunting Grizzly Bears
    Given Alice controls "Blind Hunter" as "kept" and "Blind Hunter" as "slain"
    And Bob controls "Grizzly Bears"
    And Alice has "Boomerang" and "Lightning Bolt" in hand and can pay {U}{U}{R}
    When Alice casts "Boomerang" targeting "kept"
    And the stack resolves
    Then "kept" is in Alice's hand
    And "kept" has triggered never
    When Alice casts "Lightning Bolt" targeting "slain"
    And the top of the stack resolves
    Then "slain" has triggered once
    When Alice targets "Grizzly Bears" for "slain"
    And the stack resolves
    Then "slain" is exiled
