Feature: Regeneration shields

  @cr26:614.3
  Scenario: Drudge Skeletons with two regeneration shields survive two destructions in a turn
    Given Alice controls "Drudge Skeletons" and can pay {B}{B}
    And Bob has "Murder" as "first", "Murder" as "second" and "Murder" as "third" in hand and can pay {1}{B}{B}{1}{B}{B}{1}{B}{B}
    When Alice activates "Drudge Skeletons"
    And the stack resolves
    And Alice activates "Drudge Skeletons"
    And the stack resolves
    And Bob plays "first" targeting "Drudge Skeletons"
    And the stack resolves
    And Bob plays "second" targeting "Drudge Skeletons"
    And the stack resolves
    Then "Drudge Skeletons" is in play
    When Bob plays "third" targeting "Drudge Skeletons"
    And the stack resolves
    Then "Drudge Skeletons" was destroyed

  @cr26:614.3
  Scenario: A regeneration shield that isn't used ends with the turn
    Given Alice controls "Drudge Skeletons" as "shielded", "Drudge Skeletons" as "late" and can pay {B}
    And Bob has "Murder" as "first" and "Murder" as "second" in hand and can pay {1}{B}{B}{1}{B}{B}
    When Alice activates "shielded"
    And the stack resolves
    And the game goes on to Bob's upkeep
    And Bob plays "first" targeting "shielded"
    And the stack resolves
    Then "shielded" was destroyed
    And "late" is in play

  @cr26:614.3.2
  Scenario: Balm of the Blow, cast while no damage is about to be dealt, replaces Hill Giant's damage in the first of two combats, and one that isn't used ends with the turn
    Given Alice controls "Hill Giant"
    And Alice has "Relentless Assault" in hand and can pay {2}{R}{R}
    And Bob has 2 "Balm of the Blow" as "balm" in hand and can pay {W}{W}
    When Alice passes
    And Bob plays "balm 1" targeting "Hill Giant"
    And the stack resolves
    And Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 23 life
    When the game goes on to Alice's second main phase
    And Alice plays "Relentless Assault"
    And the stack resolves
    And Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 20 life
    When the game goes on to the end step
    And Bob plays "balm 2" targeting "Hill Giant"
    And the stack resolves
    And the game goes on to Alice's next main phase
    And Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life

  @cr26:614.3.2 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Of two Balms of the Blow, cast while no damage is about to be dealt, one is used up by the first damage, and the other one ends with the turn
    Given Alice controls "Fencing Ace"
    And Bob has 2 "Balm of the Blow" as "balm" in hand and can pay {W}{W}
    When Alice passes
    And Bob plays "balm 1" targeting "Fencing Ace"
    And the stack resolves
    And Alice attacks with "Fencing Ace"
    And Bob doesn't block
    And combat damage is dealt
    Then it happened once that Bob gained life
    And Bob has been dealt 1 damage
    When the game goes on to Alice's postcombat main phase
    And Alice passes
    And Bob plays "balm 2" targeting "Fencing Ace"
    And the stack resolves
    And the game goes on to Alice's next main phase
    And Alice attacks with "Fencing Ace"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life
    And it happened once that Bob gained life

  @cr26:614.7
  Scenario: Drudge Skeletons with a regeneration shield aren't tapped in a combat in which nothing destroys them, and regenerate as Murder would destroy them
    Given it is Bob's main phase
    And Alice controls "Drudge Skeletons" and can pay {B}
    And Bob controls "Crimson Kobolds"
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    When Alice activates "Drudge Skeletons"
    And the stack resolves
    Then "Drudge Skeletons" is untapped
    When Bob attacks with "Crimson Kobolds"
    And Alice blocks "Crimson Kobolds" with "Drudge Skeletons"
    And combat damage is dealt
    Then "Drudge Skeletons" is untapped
    And "Crimson Kobolds" was destroyed
    When Bob plays "Murder" targeting "Drudge Skeletons"
    And the stack resolves
    Then "Drudge Skeletons" is tapped
    And "Drudge Skeletons" is in play

  @cr26:614.7
  Scenario: Drudge Skeletons with a regeneration shield are tapped as the shield is used
    Given Alice controls "Drudge Skeletons" and can pay {B}
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    When Alice activates "Drudge Skeletons"
    And the stack resolves
    And Bob plays "Murder" targeting "Drudge Skeletons"
    And the stack resolves
    Then "Drudge Skeletons" is tapped
    And "Drudge Skeletons" is in play

  @cr26:614.8 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Drudge Skeletons that regenerate in combat are tapped, undamaged and no longer blocking, and the attacker's Umezawa's Jitte triggers on the damage
    Given it is Bob's main phase
    And Alice controls "Drudge Skeletons" and can pay {B}
    And Bob controls "Hill Giant" and "Umezawa's Jitte"
    And "Umezawa's Jitte" is attached to "Hill Giant"
    When Bob attacks with "Hill Giant"
    And Alice blocks "Hill Giant" with "Drudge Skeletons"
    And Alice activates "Drudge Skeletons"
    And the stack resolves
    And combat damage is dealt
    Then "Drudge Skeletons" is tapped
    And "Drudge Skeletons" has 0 damage marked
    And "Drudge Skeletons" isn't blocking
    And "Umezawa's Jitte" has triggered once

  @cr26:614.8
  Scenario: Drudge Skeletons with a regeneration shield survive Murder
    Given Alice controls "Drudge Skeletons" and can pay {B}
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    When Alice activates "Drudge Skeletons"
    And the stack resolves
    And Bob plays "Murder" targeting "Drudge Skeletons"
    And the stack resolves
    Then "Drudge Skeletons" is tapped
    And "Murder" has resolved
    And "Drudge Skeletons" is the same object
    And "Drudge Skeletons" is in play

  @cr26:614.8
  Scenario: Drudge Skeletons that regenerate in combat are tapped, undamaged and no longer blocking, and Spirit Link on the attacker triggers on the damage
    Given it is Bob's main phase
    And Alice controls "Drudge Skeletons" and can pay {B}
    And Bob controls "Hill Giant" and "Spirit Link" attached to "Hill Giant"
    When Bob attacks with "Hill Giant"
    And Alice blocks "Hill Giant" with "Drudge Skeletons"
    And Alice activates "Drudge Skeletons"
    And the stack resolves
    And combat damage is dealt
    Then "Drudge Skeletons" is tapped
    And "Drudge Skeletons" has 0 damage marked
    And "Drudge Skeletons" isn't blocking
    And "Spirit Link" has triggered once
    When the stack resolves
    Then Bob is at 23 life
