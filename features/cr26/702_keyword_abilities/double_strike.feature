Feature: Double strike

  @cr26:702.4b @cr26:702.7b @cr26:506.1.3
  Scenario: A creature with double strike deals damage in both combat damage steps, one with first strike only in the first
    Given Alice controls "Thunderscape Familiar", "Hill Giant" and "Grizzly Bears"
    And "Hill Giant" has "double strike"
    When Alice attacks with "Thunderscape Familiar", "Hill Giant" and "Grizzly Bears"
    And Bob doesn't block
    And first-strike damage is dealt
    Then Bob is at 16 life
    When combat damage is dealt
    Then Bob is at 11 life
    And "Thunderscape Familiar" has dealt 1 damage
    And "Hill Giant" has dealt 6 damage
    When the game goes on to Alice's second main phase
    Then Bob is at 11 life
    And it happened twice that a combat damage step began

  @cr26:702.4b @cr26:702.7b
  Scenario: A creature that loses double strike after the first damage step deals no damage in the second
    Given Alice controls a flipped "Bushi Tenderfoot", "Thunderscape Familiar" and "Hill Giant"
    And Alice has "Turn to Frog" in hand and can pay {1}{U}
    When Alice attacks with "Bushi Tenderfoot", "Thunderscape Familiar" and "Hill Giant"
    And Bob doesn't block
    And first-strike damage is dealt
    Then Bob is at 16 life
    When Alice plays "Turn to Frog" targeting "Bushi Tenderfoot"
    And the stack resolves
    Then "Bushi Tenderfoot" doesn't have "double strike"
    When combat damage is dealt
    Then Bob is at 13 life

  @cr26:702.4b @cr26:702.7b
  Scenario: A blocker with double strike deals damage in both steps, and an attacker that gains first strike between them deals it once
    Given Alice controls "Craw Wurm", "Thunderscape Familiar" and "Hill Giant"
    And Alice has "Hundred-Talon Strike" in hand and can pay {W}
    And Bob controls "Wall of Air"
    And "Wall of Air" has "double strike"
    When Alice attacks with "Craw Wurm", "Thunderscape Familiar" and "Hill Giant"
    And Bob blocks "Craw Wurm" with "Wall of Air"
    And first-strike damage is dealt
    Then "Craw Wurm" has 1 damage marked
    And Bob is at 19 life
    When Alice plays "Hundred-Talon Strike" targeting "Hill Giant"
    And the stack resolves
    And combat damage is dealt
    Then "Craw Wurm" has 2 damage marked
    And Bob is at 15 life
    And "Wall of Air" was destroyed

  @cr26:702.4b @cr26:702.7b
  Scenario: A creature with first strike that gains double strike between the damage steps deals damage in both
    Given Alice controls "Bushi Tenderfoot" and "Thunderscape Familiar"
    And "Bushi Tenderfoot" has "first strike"
    And Bob controls "Steel Wall" and "Hill Giant"
    And "Steel Wall" has 3 damage
    When Alice attacks with "Bushi Tenderfoot" and "Thunderscape Familiar"
    And Bob blocks "Bushi Tenderfoot" with "Steel Wall" and "Hill Giant"
    And first-strike damage is dealt
    And Alice divides 1 to "Steel Wall" for "Bushi Tenderfoot"
    Then "Steel Wall" was destroyed
    And Bob is at 19 life
    When the stack resolves
    Then "Bushi Tenderfoot" has "double strike"
    When combat damage is dealt
    Then "Hill Giant" was destroyed
    And "Bushi Tenderfoot" has 3 damage marked
    And Bob is at 19 life

  @cr26:702.4e
  Scenario: A creature with two instances of double strike deals its combat damage twice and no third time
    Given Alice controls "Elite Vanguard"
    And "Elite Vanguard" has "double strike" and has "double strike"
    When Alice attacks with "Elite Vanguard"
    And Bob doesn't block
    And the game goes on to Alice's second main phase
    Then "Elite Vanguard" has dealt 4 damage to Bob
    And Bob is at 16 life
    And it happened twice that a combat damage step began

  @cr26:702.4c @cr26:510.4.3
  Scenario: Fencing Ace, which Turn to Frog makes lose double strike after its first damage deals no more damage
    Given Alice controls "Fencing Ace" and "Hill Giant"
    And Bob has "Turn to Frog" in hand and can pay {1}{U}
    When Alice attacks with "Fencing Ace" and "Hill Giant"
    And Bob doesn't block
    And first-strike damage is dealt
    Then Bob is at 19 life
    When Bob plays "Turn to Frog" targeting "Fencing Ace"
    And the stack resolves
    And combat damage is dealt
    Then "Fencing Ace" has dealt 1 damage to Bob
    And Bob is at 16 life

  @cr26:702.4d
  Scenario: White Knight, which gains double strike from Double Cleave after its first damage, deals damage again
    Given Alice controls "White Knight" and has "Double Cleave" in hand and can pay {1}{R}
    When Alice attacks with "White Knight"
    And Bob doesn't block
    And first-strike damage is dealt
    Then Bob is at 18 life
    When Alice plays "Double Cleave" targeting "White Knight"
    And the stack resolves
    And combat damage is dealt
    Then "White Knight" has dealt 4 damage to Bob
    And Bob is at 16 life

  @cr26:702.4b
  Scenario: Hill Giant, which gains double strike after blockers are declared, deals damage in both combat damage steps
    Given Alice controls "Hill Giant" and "Grizzly Bears" and has "Double Cleave" in hand and can pay {1}{R}
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    And Bob doesn't block
    And Alice plays "Double Cleave" targeting "Hill Giant"
    And the stack resolves
    And first-strike damage is dealt
    Then Bob is at 17 life
    When combat damage is dealt
    Then "Hill Giant" has dealt 6 damage to Bob
    And Bob is at 12 life

  @cr26:702.4b
  Scenario: Blocking Fencing Ace with double strike makes a second combat damage step, and a combat in which it doesn't block has only one
    Given Alice controls "Gray Ogre" and "Hill Giant"
    And Bob controls "Fencing Ace"
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And the game goes on to Alice's second main phase
    Then Bob is at 17 life
    And it happened once that a combat damage step began
    When the game goes on to Alice's next main phase
    And Alice attacks with "Gray Ogre" and "Hill Giant"
    And Bob blocks "Gray Ogre" with "Fencing Ace"
    And first-strike damage is dealt
    Then "Gray Ogre" has 1 damage marked
    And Bob is at 17 life
    When combat damage is dealt
    Then "Gray Ogre" was destroyed
    And Bob is at 14 life
    And it happened 3 times that a combat damage step began

  @cr26:702.4b
  Scenario: Drudge Skeletons with double strike that regenerate after the first combat damage step deal no damage in the second, and Fencing Ace does
    Given Alice controls "Fencing Ace" and "Drudge Skeletons" and can pay {B}
    And "Drudge Skeletons" has "double strike"
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice attacks with "Fencing Ace" and "Drudge Skeletons"
    And Bob doesn't block
    And first-strike damage is dealt
    Then Bob is at 18 life
    When Alice activates "Drudge Skeletons"
    And the stack resolves
    And Bob plays "Lightning Bolt" targeting "Drudge Skeletons"
    And the stack resolves
    Then "Drudge Skeletons" isn't attacking
    When combat damage is dealt
    Then "Fencing Ace" has dealt 2 damage to Bob
    And Bob is at 17 life

  @cr26:702.7b.2
  Scenario: Fencing Ace, the only creature with double strike in combat, makes two combat damage steps as an attacker, and another one as a blocker
    Given Alice controls "Fencing Ace" as "one", "Fencing Ace" as "two" and "Hill Giant"
    And Bob controls "Craw Wurm" and "Grizzly Bears"
    When Alice attacks with "one" and "Hill Giant"
    And Bob doesn't block
    And first-strike damage is dealt
    Then Bob is at 19 life
    When combat damage is dealt
    Then Bob is at 15 life
    When the game goes on to Bob's main phase
    And Bob attacks with "Craw Wurm" and "Grizzly Bears"
    And Alice blocks "Grizzly Bears" with "two"
    And first-strike damage is dealt
    Then "Grizzly Bears" has 1 damage marked
    And "two" has no damage marked
    And Alice is at 20 life
    When combat damage is dealt
    Then "Grizzly Bears" and "two" were destroyed
    And Alice is at 14 life
    And it happened 4 times that a combat damage step began

  @cr26:702.7b.2
  Scenario: Fencing Ace with double strike destroys Llanowar Elves, which block it, before they deal damage
    Given Alice controls "Fencing Ace"
    And Bob controls "Llanowar Elves"
    When Alice attacks with "Fencing Ace"
    And Bob blocks "Fencing Ace" with "Llanowar Elves"
    And combat damage is dealt
    Then "Llanowar Elves" was destroyed
    And "Fencing Ace" is in play
    And "Fencing Ace" has no damage marked

  @cr26:702.4b
  Scenario: Fencing Ace deals damage in both combat damage steps, and Battering Craghorn with first strike beside it only in the first
    Given Alice controls "Fencing Ace" and "Battering Craghorn"
    When Alice attacks with "Fencing Ace" and "Battering Craghorn"
    And Bob doesn't block
    And first-strike damage is dealt
    Then Bob is at 16 life
    When combat damage is dealt
    Then Bob is at 15 life

  @cr26:702.4d
  Scenario: Of two White Knights, only the one that gains double strike from Double Cleave after its first damage deals damage a second time
    Given Alice controls "White Knight" as "one" and "White Knight" as "two" and has "Double Cleave" in hand and can pay {1}{R}
    When Alice attacks with "one" and "two"
    And Bob doesn't block
    And first-strike damage is dealt
    Then Bob is at 16 life
    When Alice plays "Double Cleave" targeting "one"
    And the stack resolves
    And combat damage is dealt
    Then "one" has dealt 4 damage to Bob
    And "two" has dealt 2 damage to Bob
    And Bob is at 14 life

  @cr26:702.4b @cr26:702.7b
  Scenario: Drudge Skeletons that block Hill Giant and regenerate after the first combat damage step deal no damage in the second, and Gray Ogre, which blocks it too, does
    Given Alice controls "Fencing Ace", "Thunderscape Familiar" and "Hill Giant" and has "Lightning Bolt" in hand and can pay {R}
    And Bob controls "Drudge Skeletons" and "Gray Ogre" and can pay {B}
    When Alice attacks with "Fencing Ace", "Thunderscape Familiar" and "Hill Giant"
    And Bob blocks "Hill Giant" with "Drudge Skeletons" and "Gray Ogre"
    And first-strike damage is dealt
    Then Bob is at 18 life
    When Bob activates "Drudge Skeletons"
    And the stack resolves
    And Alice plays "Lightning Bolt" targeting "Drudge Skeletons"
    And the stack resolves
    Then "Drudge Skeletons" isn't blocking
    When combat damage is dealt
    Then "Drudge Skeletons" has dealt no damage
    And "Hill Giant" has 2 damage marked
    And "Gray Ogre" was destroyed
    And Bob is at 17 life
