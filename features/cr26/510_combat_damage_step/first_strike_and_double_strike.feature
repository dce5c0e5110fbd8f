Feature: First strike and the second combat damage step

  @cr26:510.4.before
  Scenario: From 2004 to 2006, a creature with first strike and power 0 in the first damage step can deal damage in the second
    Given Alice controls "Kitsune Palliator" and "White Knight"
    And "Kitsune Palliator" has "first strike"
    And Alice has "Kodama's Might" in hand and can pay {G}
    When Alice attacks with "Kitsune Palliator" and "White Knight"
    And Bob doesn't block
    And first-strike damage is dealt
    Then Bob is at 18 life
    When Alice plays "Kodama's Might" targeting "Kitsune Palliator"
    And the stack resolves
    And combat damage is dealt
    Then Bob is at 16 life

  @cr26:510.4
  Scenario: In 2001 and today, a creature with first strike and power 0 in the first damage step deals no damage in the second
    Given Alice controls "Kitsune Palliator", "White Knight" and "Hill Giant"
    And "Kitsune Palliator" has "first strike"
    And Alice has "Kodama's Might" in hand and can pay {G}
    When Alice attacks with "Kitsune Palliator", "White Knight" and "Hill Giant"
    And Bob doesn't block
    And first-strike damage is dealt
    Then Bob is at 18 life
    When Alice plays "Kodama's Might" targeting "Kitsune Palliator"
    And the stack resolves
    And combat damage is dealt
    Then Bob is at 15 life

  @cr26:510.4 @cr26:510.4.8
  Scenario: A creature that gains first strike after the first damage step still deals damage in the second
    Given Alice controls "White Knight" and "Hill Giant"
    And Alice has "Hundred-Talon Strike" in hand and can pay {W}
    When Alice attacks with "White Knight" and "Hill Giant"
    And Bob doesn't block
    And first-strike damage is dealt
    Then Bob is at 18 life
    When Alice plays "Hundred-Talon Strike" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has "first strike"
    When combat damage is dealt
    Then Bob is at 14 life

  @cr26:510.4.2 @cr26:506.1.3
  Scenario: A creature with double strike deals damage in both damage steps, and other creatures deal damage in only one
    Given Alice controls "White Knight", "Hill Giant" and "Craw Wurm"
    And "Craw Wurm" has "double strike"
    When Alice attacks with "White Knight", "Hill Giant" and "Craw Wurm"
    And Bob doesn't block
    And first-strike damage is dealt
    Then Bob is at 12 life
    When combat damage is dealt
    Then Bob is at 3 life

  @cr26:510.4.2
  Scenario: Fencing Ace deals 1 damage in each of the two combat damage steps, and Hill Giant deals 3 in the second
    Given Alice controls "Fencing Ace" and "Hill Giant"
    When Alice attacks with "Fencing Ace" and "Hill Giant"
    And Bob doesn't block
    And first-strike damage is dealt
    Then Bob is at 19 life
    When combat damage is dealt
    Then Bob is at 15 life
    And "Fencing Ace" has dealt 2 damage to Bob
    And "Hill Giant" has dealt 3 damage to Bob

  @cr26:510.4.3 @cr26:506.1.3 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Craw Wurm, which loses double strike after the first damage step, deals no damage in the second
    Given Alice controls "Craw Wurm" and "Hill Giant"
    And "Craw Wurm" has "double strike"
    And Bob has "Turn to Frog" in hand and can pay {1}{U}
    When Alice attacks with "Craw Wurm" and "Hill Giant"
    And Bob doesn't block
    And first-strike damage is dealt
    Then Bob is at 14 life
    When Bob plays "Turn to Frog" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" is 1/1
    And "Craw Wurm" doesn't have "double strike"
    When combat damage is dealt
    Then Bob is at 11 life

  @cr26:510.4.4 @cr26:506.1
  Scenario: White Knight, which blocks with first strike, kills Grizzly Bears in a step before the one in which Hill Giant deals its damage
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob controls "White Knight"
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "White Knight"
    And combat damage is dealt
    Then "Grizzly Bears" was destroyed
    And "White Knight" has no damage marked
    And Bob is at 17 life
    And it happened twice that a combat damage step began

  @cr26:510.4.5
  Scenario: White Knight, which gets double strike from Double Cleave after the first combat damage step, deals damage in the second one, too
    Given Alice controls "White Knight" as "cleaver" and "White Knight" as "other"
    And Alice has "Double Cleave" in hand and can pay {1}{R}
    When Alice attacks with "cleaver" and "other"
    And Bob doesn't block
    And first-strike damage is dealt
    Then Bob is at 16 life
    When Alice plays "Double Cleave" targeting "cleaver"
    And the stack resolves
    And combat damage is dealt
    Then Bob is at 14 life
    And "cleaver" has dealt 4 combat damage to Bob
    And "other" has dealt 2 combat damage to Bob

  @cr26:510.4.5
  Scenario: White Knight, whose blocker died in the first combat damage step, deals no damage in the second one, although it has double strike then
    Given Alice controls "White Knight" as "cleaver" and "White Knight" as "other"
    And Bob controls "Grizzly Bears"
    And Alice has "Double Cleave" in hand and can pay {1}{R}
    When Alice attacks with "cleaver" and "other"
    And Bob blocks "cleaver" with "Grizzly Bears"
    And first-strike damage is dealt
    Then "Grizzly Bears" was destroyed
    And Bob is at 18 life
    When Alice plays "Double Cleave" targeting "cleaver"
    And the stack resolves
    Then "cleaver" has "double strike"
    When combat damage is dealt
    Then Bob is at 18 life
    And "cleaver" has no damage marked

  @cr26:510.4.6
  Scenario: White Knight, which loses first strike after it has dealt damage in the first damage step, deals no damage in the second
    Given Alice controls "White Knight" and "Hill Giant"
    And Bob has "Turn to Frog" in hand and can pay {1}{U}
    When Alice attacks with "White Knight" and "Hill Giant"
    And Bob doesn't block
    And first-strike damage is dealt
    Then Bob is at 18 life
    When Bob plays "Turn to Frog" targeting "White Knight"
    And the stack resolves
    Then "White Knight" is 1/1
    And "White Knight" doesn't have "first strike"
    When combat damage is dealt
    Then Bob is at 15 life

  @cr26:510.4.7 @cr26:506.1
  Scenario: White Knight that has left the battlefield before combat damage makes no second combat damage step, and another White Knight that attacks makes one
    Given Alice controls "White Knight" as "first", "White Knight" as "second" and "Hill Giant"
    And Alice has 4 "Plains" as "dune" as library
    And Bob has "Boomerang" in hand and can pay {U}{U}
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice attacks with "first" and "Hill Giant"
    And Bob doesn't block
    And Bob plays "Boomerang" targeting "first"
    And the stack resolves
    And combat damage is dealt
    Then Bob is at 17 life
    When the game goes on to Alice's postcombat main phase
    Then it happened once that a combat damage step began
    When the game goes on to Alice's next main phase
    And Alice attacks with "second" and "Hill Giant"
    And Bob doesn't block
    And the game goes on to Alice's postcombat main phase
    Then it happened 3 times that a combat damage step began
    And Bob is at 12 life

  @cr26:510.4.8
  Scenario: Hill Giant, which is left after the first combat damage step, deals its damage to White Knight in the second, and Grizzly Bears, which is destroyed in the first, deals none
    Given Alice controls "White Knight" as "first" and "White Knight" as "second"
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice attacks with "first" and "second"
    And Bob blocks "first" with "Hill Giant" and "second" with "Grizzly Bears"
    And combat damage is dealt
    Then it happened in this order that "Hill Giant" was dealt damage, then "first" was dealt damage
    And "first" was destroyed
    And "Hill Giant" has 2 damage marked
    And "Grizzly Bears" was destroyed
    And "second" has no damage marked

  @cr26:510.4.8
  Scenario: Hill Giant, which gains first strike after the first combat damage step, deals its damage to Craw Wurm, which it blocks, in the second
    Given Alice controls "White Knight" and "Craw Wurm"
    And Bob controls "Hill Giant"
    And Bob has "Hundred-Talon Strike" in hand and can pay {W}
    When Alice attacks with "White Knight" and "Craw Wurm"
    And Bob blocks "Craw Wurm" with "Hill Giant"
    And first-strike damage is dealt
    Then Bob is at 18 life
    When Bob plays "Hundred-Talon Strike" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has "first strike"
    When combat damage is dealt
    Then "Hill Giant" has dealt 4 damage to "Craw Wurm"
    And "Craw Wurm" was destroyed
    And Bob is at 18 life

  @cr26:510.4.7
  Scenario: White Knight, which loses first strike before combat damage, makes no second combat damage step, and makes one in the next turn
    Given Alice controls "White Knight" and "Hill Giant"
    And Alice has 4 "Plains" as "dune" as library
    And Bob has "Turn to Frog" in hand and can pay {1}{U}
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice attacks with "White Knight" and "Hill Giant"
    And Bob doesn't block
    And Bob plays "Turn to Frog" targeting "White Knight"
    And the stack resolves
    And the game goes on to Alice's postcombat main phase
    Then Bob is at 16 life
    And it happened once that a combat damage step began
    When the game goes on to Alice's next main phase
    And Alice attacks with "White Knight"
    And Bob doesn't block
    And the game goes on to Alice's postcombat main phase
    Then it happened 3 times that a combat damage step began
    And Bob is at 14 life
