Feature: X that is chosen as an ability resolves

  @cr26:107.3f
  Scenario: As Flameblast Dragon's trigger resolves, its controller chooses X = 3, and it deals 3 damage
    Given Alice controls "Flameblast Dragon" and can pay {3}{R}
    And Bob controls "Hill Giant"
    When Alice attacks with "Flameblast Dragon"
    And Alice targets "Hill Giant"
    And the stack resolves
    And Alice says yes
    Then Alice may choose the number 3
    And Alice may not choose the number 4
    When Alice chooses the number 3
    Then "Flameblast Dragon" has dealt 3 damage to "Hill Giant"
    And "Hill Giant" was destroyed

  @cr26:107.3f
  Scenario: With X = 2, Flameblast Dragon's trigger deals 2 damage, although its controller could pay more
    Given Alice controls "Flameblast Dragon" and can pay {3}{R}
    And Bob controls "Hill Giant"
    When Alice attacks with "Flameblast Dragon"
    And Alice targets "Hill Giant"
    And the stack resolves
    And Alice says yes
    And Alice chooses the number 2
    Then "Hill Giant" has 2 damage marked

  @cr26:107.3f
  Scenario: With X = 1, Flameblast Dragon's trigger deals 1 damage, although its controller could pay more
    Given Alice controls "Flameblast Dragon" owned by Bob and can pay {3}{R}
    And Bob controls "Hill Giant"
    When Alice attacks with "Flameblast Dragon"
    And Alice targets "Hill Giant"
    And the stack resolves
    And Alice says yes
    And Alice chooses the number 1
    Then "Hill Giant" has 1 damage marked
    And Bob is at 20 life
    When combat damage is dealt
    Then Bob is at 15 life
    And "Hill Giant" has 1 damage marked

  @cr26:107.3f
  Scenario: If Alice doesn't pay for Flameblast Dragon's trigger, she chooses no X, and it deals no damage
    Given Alice controls "Flameblast Dragon" and can pay {3}{R}
    And Bob controls "Hill Giant"
    When Alice attacks with "Flameblast Dragon"
    And Alice targets "Hill Giant"
    And the stack resolves
    And Alice says no
    Then "Flameblast Dragon" has triggered once
    And "Hill Giant" has no damage marked
    And Alice was asked for a number never
    When combat damage is dealt
    Then Bob is at 15 life

  @cr26:107.3d.2
  Scenario: X of Drifting Heron's suspend cost is chosen as the card is suspended, and it gets that many time counters
    Given Alice has "Drifting Heron" in hand and can pay {2}{U}
    Then Alice can't activate "suspend" of "Drifting Heron" with X = 3 by rule 118.3
    And Alice can activate "suspend" of "Drifting Heron" with X = 2
    When Alice activates "suspend" of "Drifting Heron" with X = 2
    Then the stack is empty
    And "Drifting Heron" is in exile
    And "Drifting Heron" has 2 time counters

  @cr26:107.3d.3
  Scenario: X life in the morph cost of Bleeding Mask is chosen as Alice turns it face up, and with X = 3 she pays 3 life and Bob loses 3
    Given Alice controls face-down "Bleeding Mask" and is at 5 life
    When Alice turns "Bleeding Mask" face up
    Then Alice may choose the number 5
    And Alice may not choose the number 6
    When Alice chooses the number 3
    Then Alice is at 2 life
    And "Bleeding Mask" is 1/2
    And Bob is at 20 life
    When the stack resolves
    Then Bob is at 17 life

  @cr26:107.3d.3
  Scenario: With X = 0 life for its morph cost, Bleeding Mask is turned face up for nothing, and Bob loses no life
    Given Alice controls face-down "Bleeding Mask" owned by Bob
    When Alice turns "Bleeding Mask" face up
    And Alice chooses the number 0
    And the stack resolves
    Then "Bleeding Mask" is 1/2
    And "Bleeding Mask" has triggered once
    And Alice is at 20 life
    And Bob is at 20 life

  @cr26:107.3f.2
  Scenario: As the cycling trigger of Decree of Justice resolves, its controller chooses X = 3, and creates three Soldiers
    Given Alice has "Decree of Justice" in hand and can pay {2}{W}{3}
    When Alice activates "cycling" of "Decree of Justice"
    And the top of the stack resolves
    And Alice says yes
    Then Alice may choose the number 3
    And Alice may not choose the number 4
    When Alice chooses the number 3
    Then Alice controls three 1/1 white "Soldier" creature tokens
    And the stack holds the ability "cycling" of "Decree of Justice"

  @cr26:107.3f.2
  Scenario: As the cycling trigger of Decree of Justice resolves, its controller may pay nothing, and then creates no Soldiers
    Given Alice has "Decree of Justice" in hand and can pay {2}{W}{3}
    And Alice has "Hill Giant" on top of library
    When Alice activates "cycling" of "Decree of Justice"
    And the top of the stack resolves
    And Alice says no
    Then Alice controls no "token" permanents
    And "Decree of Justice" has triggered once
    And the stack holds the ability "cycling" of "Decree of Justice"
    When the stack resolves
    Then "Hill Giant" is in Alice's hand

  @cr26:107.3f.2
  Scenario: Decree of Justice that is cast with X = 1 creates one Angel, and another one that is cycled creates Soldiers for an X of its own
    Given Alice has "Decree of Justice" as "cast" and "Decree of Justice" as "cycled" in hand
    And Alice can pay {2}{2}{W}{W}
    And Alice can pay {2}{W}{2}
    When Alice plays "cast" with X = 1
    And the stack resolves
    Then Alice controls one 4/4 white "Angel" creature token
    When Alice activates "cycling" of "cycled"
    And the top of the stack resolves
    And Alice says yes
    And Alice chooses the number 2
    Then Alice controls 2 "Soldier" permanents
    And Alice controls 3 "token" permanents

  @cr26:107.3d.2 @edition:2026-01
  Scenario: With X = 1, Drifting Heron gets one time counter and is cast in the next upkeep of its owner
    Given Alice has "Drifting Heron" in hand and can pay {2}{U}
    And Alice has 2 "Plains" as "dune" as library
    And Bob has 2 "Swamp" as "leaf" as library
    When Alice activates "suspend" of "Drifting Heron" with X = 1
    Then "Drifting Heron" is in exile
    And "Drifting Heron" has 1 time counter
    When the game goes on to Alice's next upkeep
    And the stack resolves
    Then Alice is asked for a play by "Drifting Heron"
    When Alice says yes
    Then "Drifting Heron" is in play under Alice's control
    And "Drifting Heron" is 2/2
    And "Drifting Heron" has "haste"

  @cr26:107.3d.2 @edition:2006-10 @edition:2009-07 @edition:2013-07
  Scenario: With X = 1, Drifting Heron gets one time counter and its owner has to cast it in the next upkeep
    Given Alice has "Drifting Heron" in hand and can pay {2}{U}
    And Alice has 2 "Plains" as "dune" as library
    And Bob has 2 "Swamp" as "leaf" as library
    When Alice activates "suspend" of "Drifting Heron" with X = 1
    Then "Drifting Heron" is in exile
    And "Drifting Heron" has 1 time counter
    When the game goes on to Alice's next upkeep
    And the stack resolves
    Then "Drifting Heron" is in play under Alice's control
    And "Drifting Heron" is 2/2
    And "Drifting Heron" has "haste"

  @cr26:107.3f.3
  Scenario: As Herald of Panic's trigger is put onto the stack, its controller chooses X = 2, then two targets, and loses 2 life as it resolves
    Given Alice controls "Herald of Panic"
    And Bob controls "Hill Giant", "Gray Ogre" and "Grizzly Bears"
    When Alice attacks with "Herald of Panic"
    Then Alice may choose the number 3
    And Alice may not choose the number 4
    When Alice chooses the number 2
    And Alice targets "Hill Giant" and "Gray Ogre"
    Then Alice is at 20 life
    When the stack resolves
    Then Alice is at 18 life
    And Bob can't block "Herald of Panic" with "Hill Giant" because of the ability "panic" of "Herald of Panic"
    And Bob can block "Herald of Panic" with "Grizzly Bears"

  @cr26:107.3f.3
  Scenario: With X = 0, Herald of Panic's trigger has no target, so Wall of Stone can block
    Given Alice controls "Herald of Panic"
    And Bob controls "Wall of Stone"
    When Alice attacks with "Herald of Panic"
    And Alice chooses the number 0
    Then the ability of "Herald of Panic" targets nothing
    When the stack resolves
    Then Alice is at 20 life
    When Bob blocks "Herald of Panic" with "Wall of Stone"
    And combat damage is dealt
    Then "Wall of Stone" has 3 damage marked
    And Bob is at 20 life

  @cr26:107.3f.3
  Scenario: With X = 1, Herald of Panic's trigger has one target, and Gray Ogre, which isn't the target, blocks
    Given Alice controls "Herald of Panic" owned by Bob
    And Bob controls "Hill Giant" and "Gray Ogre"
    When Alice attacks with "Herald of Panic"
    And Alice chooses the number 1
    And Alice targets "Hill Giant"
    And the stack resolves
    Then Alice is at 19 life
    And Bob can't block "Herald of Panic" with "Hill Giant" because of the ability "panic" of "Herald of Panic"
    When Bob blocks "Herald of Panic" with "Gray Ogre"
    And combat damage is dealt
    Then "Herald of Panic" has 2 damage marked
    And "Gray Ogre" was destroyed

  @cr26:107.3f.4
  Scenario: X of the payment that Late Reckoning offers is chosen as the spell resolves, and not as it is cast
    Given Alice has "Late Reckoning" in hand and can pay {R}{3}
    And Bob controls "Craw Wurm"
    When Alice plays "Late Reckoning" targeting "Craw Wurm"
    Then Alice was asked for a number never
    And the total cost of "Late Reckoning" is {R}
    When the stack resolves
    And Alice says yes
    Then Alice may choose the number 3
    And Alice may not choose the number 4
    When Alice chooses the number 2
    Then "Craw Wurm" has 2 damage marked

  @cr26:107.3f.4
  Scenario: With X = 1, Late Reckoning deals 1 damage, although its controller could pay more
    Given Alice has "Late Reckoning" in hand and can pay {R}{3}
    And Bob controls "Craw Wurm"
    When Alice plays "Late Reckoning" targeting "Craw Wurm"
    And the stack resolves
    And Alice says yes
    And Alice chooses the number 1
    Then "Craw Wurm" has 1 damage marked
    And "Craw Wurm" is 6/4
    And Bob is at 20 life

  @cr26:107.3f.4
  Scenario: Alice, who casts Bob's Late Reckoning with Ornate Kanzashi, chooses X = 2 for the payment that it offers
    Given Alice controls "Ornate Kanzashi" and can pay {2}{R}{3}
    And Bob controls "Craw Wurm" and has "Late Reckoning" on top of library
    When Alice activates "Ornate Kanzashi" targeting Bob
    And the stack resolves
    And Alice plays "Late Reckoning" from exile targeting "Craw Wurm"
    And the stack resolves
    And Alice says yes
    And Alice chooses the number 2
    Then "Craw Wurm" has 2 damage marked
    And "Late Reckoning" is in Bob's graveyard

  @cr26:107.3f.4
  Scenario: If Alice doesn't pay for Late Reckoning, she chooses no X, and it deals no damage
    Given Alice has "Late Reckoning" and "Shock" in hand and can pay {R}{3}{R}
    And Bob controls "Craw Wurm"
    When Alice plays "Late Reckoning" targeting "Craw Wurm"
    And the stack resolves
    And Alice says no
    Then "Craw Wurm" has no damage marked
    And Alice was asked for a number never
    When Alice plays "Shock" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" has 2 damage marked
