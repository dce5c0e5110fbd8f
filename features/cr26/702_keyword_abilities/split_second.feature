Feature: Split second

  @cr26:702.61c
  Scenario: A spell with two instances of split second can't be responded to with a spell
    Given Alice has "Hushed Sting" and "Lava Spike" in hand and can pay {1}{R}{R}
    And Bob controls "Hill Giant" and has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Hushed Sting" targeting "Hill Giant"
    Then Bob can't play "Counterspell" targeting "Hushed Sting" by rule 702.61a
    When the stack resolves
    Then "Hill Giant" has 1 damage marked
    When Alice plays "Lava Spike" targeting Bob
    Then Bob can play "Counterspell" targeting "Lava Spike"

  @cr26:702.61b
  Scenario: Bob can tap Sol Ring for mana while Hushed Sting with two instances of split second is on the stack, and while Sudden Shock with one is
    Given Alice has "Hushed Sting" and "Sudden Shock" in hand and can pay {1}{R}{1}{R}
    And Bob controls "Sol Ring" and has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Hushed Sting" targeting Bob
    Then Bob can tap "Sol Ring" for mana
    When the stack resolves
    Then Bob is at 19 life
    When Alice plays "Sudden Shock" targeting Bob
    Then Bob can tap "Sol Ring" for mana
    And Bob can't play "Boomerang" targeting "Sol Ring" by rule 702.61a
    When the stack resolves
    Then Bob is at 17 life
    And Bob can play "Boomerang" targeting "Sol Ring"

  @cr26:702.61b @cr26:702.61a @cr26:702.37e.2
  Scenario: Bob taps Sol Ring and turns Battering Craghorn face up while Sudden Shock is on the stack, and can't activate Frostwielder
    Given Alice has "Sudden Shock" in hand and can pay {1}{R}
    And Bob controls face-down "Battering Craghorn", "Frostwielder" and "Sol Ring" and can pay {1}{R}{R}
    When Alice plays "Sudden Shock" targeting Bob
    Then Bob can't activate "Frostwielder" targeting Alice by rule 702.61a
    And Bob can tap "Sol Ring" for mana
    And Bob can turn "Battering Craghorn" face up
    When Bob turns "Battering Craghorn" face up
    Then "Battering Craghorn" is 3/1
    When the stack resolves
    Then Bob can activate "Frostwielder" targeting Alice

  @cr26:702.61b.2 @edition:2026-01
  Scenario: Monastery Swiftspear's prowess triggers for Sudden Shock and resolves before it
    Given Alice controls "Monastery Swiftspear" and has "Sudden Shock" in hand and can pay {1}{R}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Sudden Shock" targeting Bob
    Then Bob can't play "Boomerang" targeting "Monastery Swiftspear" by rule 702.61a
    When the top of the stack resolves
    Then "Monastery Swiftspear" is 2/3
    And the stack holds "Sudden Shock"
    When the stack resolves
    Then Bob is at 18 life
    And Bob can play "Boomerang" targeting "Monastery Swiftspear"

  @cr26:702.61a
  Scenario: Bob can't cast Boomerang or activate Frostwielder while Sudden Shock is on the stack, and can afterwards
    Given Alice has "Sudden Shock" in hand and can pay {1}{R}
    And Bob controls "Frostwielder" and has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Sudden Shock" targeting Bob
    Then Bob can't play "Boomerang" targeting "Frostwielder"
    And Bob can't activate "Frostwielder" targeting Alice
    When the stack resolves
    Then Bob is at 18 life
    And Bob can play "Boomerang" targeting "Frostwielder"
    And Bob can activate "Frostwielder" targeting Alice

  @cr26:702.61a
  Scenario: Alice, who controls Sudden Shock, can't cast Lightning Bolt or activate Frostwielder either while it is on the stack
    Given Alice controls "Frostwielder" and has "Sudden Shock" and "Lightning Bolt" in hand and can pay {1}{R}{R}
    Then Alice can play "Lightning Bolt" targeting Bob
    When Alice plays "Sudden Shock" targeting Bob
    Then Alice can't play "Lightning Bolt" targeting Bob by rule 702.61a
    And Alice can't activate "Frostwielder" targeting Bob by rule 702.61a
    When the stack resolves
    Then Bob is at 18 life
    And Alice can activate "Frostwielder" targeting Bob
    When Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Bob is at 15 life

  @cr26:702.61b @cr26:702.143b @edition:2026-01
  Scenario: While Sudden Shock is on the stack, Alice can foretell Saw It Coming, and can't cast Shock or suspend Drowsy Ogre
    Given Alice has "Saw It Coming", "Shock" and "Drowsy Ogre" in hand and can pay {2}{R}
    And Bob has "Sudden Shock" in hand and can pay {1}{R}
    Then Alice can activate "suspend" of "Drowsy Ogre"
    And Alice can play "Shock" targeting Bob
    When Alice passes
    And Bob plays "Sudden Shock" targeting Alice
    And Bob passes
    Then Alice can't play "Shock" targeting Bob by rule 702.61a
    And Alice can't activate "suspend" of "Drowsy Ogre" by rule 116.2
    When Alice activates "foretell" of "Saw It Coming"
    Then "Saw It Coming" is exiled
    And the stack holds "Sudden Shock"

  @cr26:702.61a @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Alice can't cast Hushed Torrent, which has split second too, while Sudden Shock is on the stack, and can afterwards
    Given Alice has "Hushed Torrent" in hand and can pay {2}{R}
    And Bob has "Sudden Shock" in hand and can pay {1}{R}
    And Alice controls "Wall of Stone"
    When Alice passes
    And Bob plays "Sudden Shock" targeting "Wall of Stone"
    And Bob passes
    Then Alice can't play "Hushed Torrent" targeting Bob by rule 702.61a
    When the stack resolves
    Then "Wall of Stone" has 2 damage marked
    And Alice can play "Hushed Torrent" targeting Bob

  @cr26:702.61a.3 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: The cascade of Hushed Torrent, a spell with split second, finds Grizzly Bears, which Alice can't cast while Hushed Torrent is on the stack
    Given Alice has "Hushed Torrent" in hand and can pay {2}{R}
    And Alice has "Grizzly Bears" and "Island" as library
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Hushed Torrent" targeting Bob
    Then Bob can't play "Lightning Bolt" targeting Alice by rule 702.61a
    When the top of the stack resolves
    Then nobody is asked anything
    And the stack holds "Hushed Torrent"
    And Alice's library holds, in order, "Island" and "Grizzly Bears"
    When the stack resolves
    Then Bob is at 18 life
    And Bob can play "Lightning Bolt" targeting Alice

  @cr26:702.61b.2
  Scenario: Bob's Paradise Plume triggers for the red Sudden Shock and gains him 1 life before it resolves, and he can't cast Boomerang in between
    Given Alice has "Sudden Shock" in hand and can pay {1}{R}
    And Bob controls "Paradise Plume" and has "Boomerang" in hand and can pay {U}{U}
    And "Paradise Plume" has the chosen color "red"
    When Alice plays "Sudden Shock" targeting Bob
    Then the stack holds the ability of "Paradise Plume" and "Sudden Shock"
    And Bob can't play "Boomerang" targeting "Paradise Plume" by rule 702.61a
    When the top of the stack resolves
    And Bob says yes to "Paradise Plume"
    Then Bob is at 21 life
    And the stack holds "Sudden Shock"
    When the stack resolves
    Then Bob is at 19 life
    And Bob can play "Boomerang" targeting "Paradise Plume"

  @cr26:702.61a.3 @cr26:702.61b.2
  Scenario: Toshiro Umezawa lets Alice cast no Lightning Bolt for a creature that dies while Sudden Shock is on the stack, and does for one that dies afterwards
    Given Alice controls "Toshiro Umezawa" and has "Sudden Shock" and "Shock" in hand and can pay {1}{R}{R}
    And Alice has "Lightning Bolt" in graveyard
    And Bob controls "Ashnod's Altar" and 2 "Grizzly Bears" as "bear"
    When Alice plays "Sudden Shock" targeting Bob
    And Bob in response activates "Ashnod's Altar" sacrificing "bear 1"
    Then the stack holds the ability of "Toshiro Umezawa" and "Sudden Shock"
    And Alice can't play "Shock" targeting Bob by rule 702.61a
    When the top of the stack resolves
    Then nobody is asked anything
    And "Lightning Bolt" is in Alice's graveyard
    And the stack holds "Sudden Shock"
    When the stack resolves
    Then Bob is at 18 life
    When Bob in response activates "Ashnod's Altar" sacrificing "bear 2"
    And Alice targets "Lightning Bolt"
    And the top of the stack resolves
    And while "Toshiro Umezawa" resolves, Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Bob is at 15 life
