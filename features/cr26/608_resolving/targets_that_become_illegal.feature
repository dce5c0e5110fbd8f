Feature: Targets that become illegal

  @cr26:608.2b.5
  Scenario: Doom Blade does not resolve if Touch of Darkness has made its target black
    Given Bob controls "Grizzly Bears" and has "Touch of Darkness" in hand and can pay {B}
    And Alice has "Doom Blade" in hand and can pay {1}{B}
    When Alice plays "Doom Blade" targeting "Grizzly Bears"
    And Bob plays "Touch of Darkness" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is black
    And "Doom Blade" did not resolve
    And "Grizzly Bears" is in play

  @cr26:608.2b.6
  Scenario: Fireball with X = 5 deals all 5 damage to the one target that is still legal
    Given Bob controls "Hill Giant" and has "Unsummon" in hand and can pay {U}
    And Alice has "Fireball" in hand and can pay {6}{R}
    When Alice plays "Fireball" with X = 5 targeting "Hill Giant" and Bob
    And Bob plays "Unsummon" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's hand
    And Bob is at 15 life

  @cr26:608.2b.7
  Scenario: Lightning Helix gains no life if its target has returned to hand, and gains 3 life otherwise
    Given Bob controls "Hill Giant" and has "Unsummon" in hand and can pay {U}
    And Alice has "Lightning Helix" as "first" and "Lightning Helix" as "second" in hand and can pay {R}{R}{W}{W}
    When Alice plays "first" targeting "Hill Giant"
    And Bob plays "Unsummon" targeting "Hill Giant"
    And the stack resolves
    Then "first" did not resolve
    And Alice is at 20 life
    When Alice plays "second" targeting Bob
    And the stack resolves
    Then Alice is at 23 life
    And Bob is at 17 life

  @cr26:608.2b.8 @cr26:702.8a @edition:2006-10 @edition:2026-01 @edition:2009-07 @edition:2013-07
  Scenario: Restoration Angel saves Hill Giant from Murder, and the returned Hill Giant is no longer its target
    Given Bob controls "Hill Giant" and "Serra Angel"
    And Bob has "Restoration Angel" in hand and can pay {3}{W}
    And Alice controls "Wall of Stone" and has "Murder" in hand and can pay {1}{B}{B}
    When Alice plays "Murder" targeting "Hill Giant"
    And Bob plays "Restoration Angel"
    And the top of the stack resolves
    And the top of the stack resolves
    And Bob says yes to "Restoration Angel"
    Then "Hill Giant" is in play under Bob's control
    And "Hill Giant" is a new object
    When the stack resolves
    Then "Murder" did not resolve
    And Bob controls 3 "creature" permanents
    When the game goes on to Bob's main phase
    And Bob attacks with "Restoration Angel"
    Then Alice can't block "Restoration Angel" with "Wall of Stone" because "Restoration Angel" has "flying"

  @cr26:608.2b.8 @edition:2006-10 @edition:2026-01 @edition:2009-07 @edition:2013-07
  Scenario: Alice saves Hill Giant, which she took with Threaten, from Murder with Restoration Angel, and keeps it
    Given Bob controls "Hill Giant" and has "Murder" in hand and can pay {1}{B}{B}
    And Alice has "Threaten" and "Restoration Angel" in hand and can pay {2}{R} and can pay {3}{W}
    When Alice plays "Threaten" targeting "Hill Giant"
    And the stack resolves
    And Bob in response plays "Murder" targeting "Hill Giant"
    And Alice plays "Restoration Angel"
    And the top of the stack resolves
    And the top of the stack resolves
    And Alice says yes to "Restoration Angel"
    And the stack resolves
    Then "Murder" did not resolve
    And "Hill Giant" is in play under Alice's control
    When the game goes on to Bob's main phase
    Then Alice controls "Hill Giant"

  @cr26:608.2b.8 @edition:2006-10 @edition:2026-01 @edition:2009-07 @edition:2013-07
  Scenario: Bob doesn't exile Wall of Stone with Restoration Angel, and Murder destroys Wall of Stone
    Given Bob controls "Wall of Stone" and has "Restoration Angel" in hand and can pay {3}{W}
    And Alice has "Murder" in hand and can pay {1}{B}{B}
    When Alice plays "Murder" targeting "Wall of Stone"
    And Bob in response plays "Restoration Angel"
    And the top of the stack resolves
    And the top of the stack resolves
    And Bob says no to "Restoration Angel"
    And the stack resolves
    Then "Wall of Stone" was destroyed
    And "Murder" has resolved
    And "Restoration Angel" is in play under Bob's control
    And "Restoration Angel" is 3/4

  @cr26:608.2b.9
  Scenario: Char deals no damage at all if its target has returned to hand, and otherwise 4 damage and 2 to its player
    Given Bob controls "Hill Giant" and has "Unsummon" in hand and can pay {U}
    And Alice has "Char" as "first" and "Char" as "second" in hand and can pay {2}{R} and can pay {2}{R}
    When Alice plays "first" targeting "Hill Giant"
    And Bob plays "Unsummon" targeting "Hill Giant"
    And the stack resolves
    Then "first" did not resolve
    And Alice is at 20 life
    When Alice plays "second" targeting Bob
    And the stack resolves
    Then Alice is at 18 life
    And Bob is at 16 life

  @cr26:608.2b.9
  Scenario: Char deals 4 damage to Hill Giant and 2 to its player if Bob returns another creature to hand
    Given Bob controls "Hill Giant" and "Grizzly Bears" and has "Unsummon" in hand and can pay {U}
    And Alice has "Char" in hand and can pay {2}{R}
    When Alice plays "Char" targeting "Hill Giant"
    And Bob plays "Unsummon" targeting "Grizzly Bears"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And "Grizzly Bears" is in Bob's hand
    And Alice is at 18 life

  @cr26:608.2b.10
  Scenario: Terror does not resolve if Sleight of Mind has changed its word "black" to "red", and its target is red
    Given Alice has "Terror" as "one" and "Terror" as "two" in hand and can pay {1}{B}{1}{B}
    And Bob has "Sleight of Mind" in hand and can pay {U}
    And Bob controls "Hill Giant"
    When Alice plays "one" targeting "Hill Giant"
    And Bob in response plays "Sleight of Mind" targeting "one"
    And the top of the stack resolves
    And Bob chooses the color "black"
    And Bob chooses the color "red"
    Then the text of "one" says "red"
    When the stack resolves
    Then "one" did not resolve
    And "Hill Giant" is in play
    When Alice plays "two" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was destroyed

  @cr26:608.2b.11
  Scenario: Alice's Cloudshift does not resolve if Bob has gained control of its target, and another one exiles and returns Grizzly Bears
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Cloudshift" as "one" and "Cloudshift" as "two" in hand and can pay {W}{W}
    And Bob controls "Vedalken Orrery"
    And Bob has "Threaten" in hand and can pay {2}{R}
    When Alice plays "one" targeting "Hill Giant"
    And Bob in response plays "Threaten" targeting "Hill Giant"
    And the stack resolves
    Then "one" did not resolve
    And Bob controls "Hill Giant"
    And "Hill Giant" is the same object
    When Alice plays "two" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is a new object

  @cr26:608.2b.12
  Scenario: Bob's Stone Rain, which Alice casts from his graveyard, is put into his graveyard again as its target has returned to hand
    Given Alice controls "Strangers' Graves" and can pay {2}{R}
    And Bob controls "Island"
    And Bob has "Stone Rain" in graveyard
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Stone Rain" from graveyard targeting "Island"
    And Bob in response plays "Boomerang" targeting "Island"
    And the stack resolves
    Then "Stone Rain" did not resolve
    And "Stone Rain" is in Bob's graveyard
    And "Island" is in Bob's hand
    And Alice's graveyard is empty
