Feature: Storm

  @cr26:702.40a
  Scenario: Grapeshot is copied twice if each of two players cast one spell earlier in the turn
    Given Alice has "Lava Spike" and "Grapeshot" in hand and can pay {1}{R}{R}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    And Alice controls "Hill Giant"
    When Bob plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    And Alice plays "Grapeshot" targeting Bob
    And the stack resolves
    And Alice keeps the targets
    And Alice keeps the targets
    Then Bob is at 14 life

  @cr26:702.40a
  Scenario: Grapeshot is copied once if its controller cast one other spell earlier in the turn
    Given Alice has "Lava Spike" and "Grapeshot" in hand and can pay {1}{R}{R}
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    And Alice plays "Grapeshot" targeting Bob
    And the stack resolves
    And Alice keeps the targets
    Then Bob is at 15 life

  @cr26:702.40a
  Scenario: The copy of Grapeshot gets a new target, and Grapeshot itself keeps its first target
    Given Alice has "Lava Spike" and "Grapeshot" in hand and can pay {1}{R}{R}
    And Bob controls "Hill Giant"
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    And Alice plays "Grapeshot" targeting Bob
    And the stack resolves
    And Alice targets "Hill Giant" for "Grapeshot"
    Then Bob is at 16 life
    And "Hill Giant" has 1 damage marked

  @cr26:702.40a
  Scenario: Grapeshot is copied for the spell cast before it this turn, and not for those of an earlier turn or after it
    Given Alice has 2 "Lava Spike" as "spike" and "Grapeshot" in hand and can pay {1}{R}{R}
    And Alice controls "Hill Giant"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "spike 1" targeting Bob
    And the stack resolves
    And the game goes on to Alice's next main phase
    And Alice plays "spike 2" targeting Bob
    And the stack resolves
    Then Bob is at 14 life
    When Alice plays "Grapeshot" targeting Bob
    And Bob in response plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    And Alice keeps the targets
    Then "Hill Giant" is in Alice's hand
    And Bob is at 12 life

  @cr26:702.40b
  Scenario: Two instances of storm of the second spell of a turn make one copy each
    Given Alice has "Lava Spike" and "Twin Squall" in hand and can pay {R}{1}{R}
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    And Alice plays "Twin Squall" targeting Bob
    Then "Twin Squall" has triggered twice
    When the stack resolves
    And Alice keeps the targets for "Twin Squall"
    And Alice keeps the targets for "Twin Squall"
    Then Bob is at 14 life

  @cr26:702.40a @cr26:702.85a @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Storm counts Bloodbraid Elf and the spell that its cascade cast, so Grapeshot is copied twice
    Given Alice has "Bloodbraid Elf" and "Grapeshot" in hand and can pay {3}{R}{R}{G}
    And Alice has "Lava Spike" and "Island" as library
    When Alice plays "Bloodbraid Elf"
    And the top of the stack resolves
    And while "Bloodbraid Elf" resolves, Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    When Alice plays "Grapeshot" targeting Bob
    And the stack resolves
    And Alice keeps the targets
    And Alice keeps the targets
    Then Bob is at 14 life

  @cr26:702.40a
  Scenario: Storm counts a countered Lava Spike and the Counterspell that countered it, and copies Grapeshot, which is countered before storm resolves
    Given Alice has "Lava Spike" and "Grapeshot" in hand and can pay {1}{R}{R}
    And Bob has 2 "Counterspell" as "counter" in hand and can pay {U}{U}{U}{U}
    And Bob controls "Hill Giant"
    When Alice plays "Lava Spike" targeting Bob
    And Bob plays "counter 1" targeting "Lava Spike"
    And the stack resolves
    Then "Lava Spike" is in Alice's graveyard
    When Alice plays "Grapeshot" targeting "Hill Giant"
    And Bob plays "counter 2" targeting "Grapeshot"
    And the top of the stack resolves
    Then "Grapeshot" is in Alice's graveyard
    When the stack resolves
    And Alice keeps the targets
    And Alice keeps the targets
    Then "Hill Giant" has 2 damage marked
    And Bob is at 20 life

  @cr26:702.40a
  Scenario: Storm of a second Grapeshot counts the first Grapeshot, and not its copy, which wasn't cast
    Given Alice has "Lava Spike" and 2 "Grapeshot" as "shot" in hand and can pay {R}{1}{R}{1}{R}
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    And Alice plays "shot 1" targeting Bob
    And the stack resolves
    And Alice keeps the targets
    Then Bob is at 15 life
    When Alice plays "shot 2" targeting Bob
    And the stack resolves
    And Alice keeps the targets
    And Alice keeps the targets
    Then Bob is at 12 life

  @cr26:702.40a
  Scenario: Of two copies of Grapeshot, one gets Hill Giant as its new target, and the other one keeps Bob as its target
    Given Alice has 2 "Lava Spike" as "spike" and "Grapeshot" in hand and can pay {R}{R}{1}{R}
    And Bob controls "Hill Giant"
    When Alice plays "spike 1" targeting Bob
    And the stack resolves
    And Alice plays "spike 2" targeting Bob
    And the stack resolves
    Then Bob is at 14 life
    When Alice plays "Grapeshot" targeting Bob
    And the stack resolves
    And Alice targets "Hill Giant" for "Grapeshot"
    And Alice keeps the targets
    Then "Hill Giant" has 1 damage marked
    And Bob is at 12 life

  @cr26:702.40a
  Scenario: Grapeshot that Alice casts from the top of her library is copied once for the Lava Spike that was cast before it
    Given Alice controls "Shrine of Things to Come" and has "Lava Spike" in hand and can pay {R}{1}{R}
    And Alice has "Grapeshot" and "Island" on top of library
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    And Alice plays "Grapeshot" from library targeting Bob
    And the stack resolves
    And Alice keeps the targets
    Then Bob is at 15 life
    And "Grapeshot" has triggered once

  @cr26:702.40a.2
  Scenario: Empty the Warrens, which has no target, is copied for the Lava Spike cast before it, and Alice isn't asked about targets
    Given Alice has "Lava Spike" and "Empty the Warrens" in hand and can pay {R}{3}{R}
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    And Alice plays "Empty the Warrens"
    Then "Empty the Warrens" has triggered once
    When the stack resolves
    Then nobody is asked anything
    And Alice controls four 1/1 red "Goblin" creature tokens

  @cr26:702.40a
  Scenario: Bob's Grapeshot that Alice casts from his graveyard is copied for the Lava Spike cast before it, and Alice chooses the copy's new target
    Given Alice controls "Strangers' Graves" and has "Lava Spike" in hand and can pay {R}{1}{R}
    And Bob controls "Hill Giant" and has "Grapeshot" in graveyard
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    And Alice plays "Grapeshot" from graveyard targeting Bob
    And the stack resolves
    And Alice targets "Hill Giant" for "Grapeshot"
    Then "Hill Giant" has 1 damage marked
    And Bob is at 16 life

  @cr26:702.40a
  Scenario: Grapeshot is copied once for Empty the Warrens, the first spell of the turn, which isn't copied
    Given Alice has "Empty the Warrens" and "Grapeshot" in hand and can pay {3}{R}{1}{R}
    When Alice plays "Empty the Warrens"
    And the stack resolves
    Then Alice controls two 1/1 red "Goblin" creature tokens
    When Alice plays "Grapeshot" targeting Bob
    And the stack resolves
    And Alice keeps the targets
    Then Bob is at 18 life

  @cr26:702.40a
  Scenario: Grapeshot is copied once for Twin Squall, the first spell of the turn, which isn't copied
    Given Alice has "Twin Squall" and "Grapeshot" in hand and can pay {1}{R}{1}{R}
    When Alice plays "Twin Squall" targeting Bob
    And the stack resolves
    Then Bob is at 19 life
    When Alice plays "Grapeshot" targeting Bob
    And the stack resolves
    And Alice keeps the targets
    Then Bob is at 17 life
