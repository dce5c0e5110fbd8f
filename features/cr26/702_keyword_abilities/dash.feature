Feature: Dash

  @cr26:702.109a
  Scenario: A creature cast for its dash cost attacks at once and returns to its owner's hand at the end step
    Given Alice has "Lightning Berserker" in hand and can pay {R}{R}
    When Alice plays "Lightning Berserker" instead of its mana cost by "dash"
    And the stack resolves
    And Alice activates "Lightning Berserker"
    And Alice attacks with "Lightning Berserker"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life
    When the game goes on to Alice's second main phase
    Then "Lightning Berserker" is in play
    When the game goes on to the end step
    And the stack resolves
    Then "Lightning Berserker" is in Alice's hand

  @cr26:702.109a
  Scenario: A creature cast for its dash cost returns to hand although it has lost its abilities
    Given Alice has "Lightning Berserker" in hand and can pay {R}
    And Alice has "Humility" in hand and can pay {2}{W}{W}
    When Alice plays "Lightning Berserker" instead of its mana cost by "dash"
    And the stack resolves
    And Alice plays "Humility"
    And the stack resolves
    And the game goes on to the end step
    And the stack resolves
    Then "Lightning Berserker" is in Alice's hand
    And "Humility" is in play

  @cr26:702.109a
  Scenario: A creature cast for its dash cost can attack in the turn in which it enters
    Given Alice has "Lightning Berserker" in hand and can pay {R}
    When Alice plays "Lightning Berserker" instead of its mana cost by "dash"
    And the stack resolves
    And Alice attacks with "Lightning Berserker"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 19 life
    And "Lightning Berserker" is in play

  @cr26:702.109a
  Scenario: Lightning Berserker cast for its mana cost has no haste and stays on the battlefield
    Given Alice has "Lightning Berserker" as "quick" and "Lightning Berserker" as "slow" in hand and can pay {R}{R}
    When Alice plays "quick" instead of its mana cost by "dash"
    And the stack resolves
    And Alice plays "slow"
    And the stack resolves
    Then Alice can't attack with "slow" by rule 302.6
    And Alice can attack with "quick"
    When the game goes on to the end step
    And the stack resolves
    Then "quick" is in Alice's hand
    And "slow" is in play

  @cr26:702.109a
  Scenario: One dashed Lightning Berserker that Bob has gained control of returns to Alice's hand at the end step, and one that died stays in the graveyard
    Given Alice has "Lightning Berserker" as "one" and "Lightning Berserker" as "two" in hand and can pay {R}{R}
    And Alice has "Switcheroo" in hand and can pay {4}{U}
    And Bob controls "Hill Giant"
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "one" instead of its mana cost by "dash"
    And the stack resolves
    And Alice plays "two" instead of its mana cost by "dash"
    And the stack resolves
    And Alice plays "Switcheroo" targeting "one" and "Hill Giant"
    And the stack resolves
    And Bob plays "Lightning Bolt" targeting "two"
    And the stack resolves
    Then Bob controls "one"
    When the game goes on to the end step
    And Alice puts "one" and "two" in this order
    And the stack resolves
    Then "one" is in Alice's hand
    And "two" is in Alice's graveyard
    
  @cr26:702.109a
  Scenario: A dashed Lightning Berserker that died and that Zombify returned has no haste and stays on the battlefield
    Given Alice has "Lightning Berserker" and "Zombify" in hand and can pay {R}{3}{B}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Lightning Berserker" instead of its mana cost by "dash"
    And the stack resolves
    Then "Lightning Berserker" has "haste"
    When Bob plays "Lightning Bolt" targeting "Lightning Berserker"
    And the stack resolves
    And Alice plays "Zombify" targeting "Lightning Berserker"
    And the stack resolves
    Then "Lightning Berserker" doesn't have "haste"
    When the game goes on to the end step
    Then "Lightning Berserker" has triggered once
    When the stack resolves
    Then "Lightning Berserker" is in play

  @cr26:702.109a.2
  Scenario: Mardu Scout cast for its dash cost of {1}{R} returns to hand, and one cast for {R}{R} stays
    Given Alice has "Mardu Scout" as "quick" and "Mardu Scout" as "slow" in hand and can pay {1}{R}{R}{R}
    When Alice plays "quick" instead of its mana cost by "dash"
    Then the total cost of "quick" is {1}{R}
    When the stack resolves
    And Alice plays "slow"
    Then the total cost of "slow" is {R}{R}
    When the stack resolves
    And Alice attacks with "quick"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    When the game goes on to the end step
    And the stack resolves
    Then "quick" is in Alice's hand
    And "slow" is in play
    And "slow" has the types "creature", "Goblin" and "Scout"

  @cr26:702.109a.2
  Scenario: Mardu Scout, whose dash cost Alice pays with {R}{R}, attacks at once and returns to hand at the end step
    Given Alice has "Mardu Scout" in hand and can pay {R}{R}
    When Alice plays "Mardu Scout" instead of its mana cost by "dash"
    And the stack resolves
    And Alice attacks with "Mardu Scout"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    When the game goes on to the end step
    And the stack resolves
    Then "Mardu Scout" is in Alice's hand

  @cr26:702.109a.2
  Scenario: Bob's Sphere of Resistance makes the dash cost of Mardu Scout {2}{R}
    Given Bob controls "Sphere of Resistance"
    And Alice has "Mardu Scout" in hand and can pay {2}{R}
    When Alice plays "Mardu Scout" instead of its mana cost by "dash"
    Then the total cost of "Mardu Scout" is {2}{R}
    When the stack resolves
    Then "Mardu Scout" has "haste"
    When the game goes on to the end step
    And the stack resolves
    Then "Mardu Scout" is in Alice's hand

  @cr26:702.109a
  Scenario: Clone that copies Lightning Berserker, which was cast for its dash cost, has no haste and stays at the end step
    Given Alice has "Lightning Berserker" and "Clone" in hand and can pay {R}{3}{U}
    When Alice plays "Lightning Berserker" instead of its mana cost by "dash"
    And the stack resolves
    And Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Lightning Berserker" for "Clone"
    Then "Clone" is named "Lightning Berserker"
    And "Lightning Berserker" has "haste"
    And "Clone" doesn't have "haste"
    When the game goes on to the end step
    And the stack resolves
    Then "Lightning Berserker" is in Alice's hand
    And "Clone" is in play

  @cr26:702.109a
  Scenario: Lightning Berserker that Alice casts for its dash cost in Bob's turn returns to hand at the end step of that turn
    Given it is Bob's main phase
    And Alice controls "Vedalken Orrery" and has "Lightning Berserker" in hand and can pay {R}
    When Bob passes
    And Alice plays "Lightning Berserker" instead of its mana cost by "dash"
    And the stack resolves
    Then "Lightning Berserker" has "haste"
    When the game goes on to Bob's end step
    And the stack resolves
    Then "Lightning Berserker" is in Alice's hand

  @cr26:702.109a
  Scenario: A copy of a creature spell cast for its dash cost becomes a token with haste, for which the return at the end step triggers, too
    Given Alice has "Lightning Berserker" and "Double Major" in hand and can pay {R}{G}{U}
    When Alice plays "Lightning Berserker" instead of its mana cost by "dash"
    And Alice plays "Double Major" targeting "Lightning Berserker"
    And the stack resolves
    Then Alice controls 2 "Berserker" permanents
    And the copy of "Lightning Berserker" has "haste"
    And Alice can attack with the copy of "Lightning Berserker"
    When the game goes on to the end step
    And Alice puts the copy of "Lightning Berserker" and "Lightning Berserker" in this order
    And the stack resolves
    Then Alice controls no "Berserker" permanents
    And "Lightning Berserker" is in Alice's hand

  @cr26:702.109a.2
  Scenario: Mardu Scout that Omniscience lets Alice cast for nothing has no haste and stays, and can't be cast for its dash cost without mana
    Given Alice controls "Omniscience" and "Grizzly Bears" and has "Mardu Scout" in hand
    Then Alice can't play "Mardu Scout" instead of its mana cost by "dash" by rule 118.3
    And Alice can play "Mardu Scout" without paying its mana cost
    When Alice plays "Mardu Scout" without paying its mana cost
    And the stack resolves
    Then Alice can attack with "Grizzly Bears"
    And Alice can't attack with "Mardu Scout" by rule 302.6
    When the game goes on to Bob's upkeep
    Then "Mardu Scout" is in play under Alice's control
    And "Mardu Scout" is 3/1

  @cr26:702.109a.3
  Scenario: Lightning Berserker, whose return to hand Trickbind counters, still has haste as Bob gains control of it in the next turn
    Given Alice has "Lightning Berserker" in hand and can pay {R}
    And Alice has 5 "Plains" as "page" as library
    And Bob has "Trickbind" and "Sudden Claim" in hand and can pay {1}{U}{U}
    And Bob has 5 "Swamp" as "leaf" as library
    When Alice plays "Lightning Berserker" instead of its mana cost by "dash"
    And the stack resolves
    And the game goes on to Alice's end step
    And Bob plays "Trickbind" targeting the trigger of "Lightning Berserker"
    And the stack resolves
    Then "Lightning Berserker" is in play under Alice's control
    When the game goes on to Bob's main phase
    And Bob plays "Sudden Claim" targeting "Lightning Berserker"
    And the stack resolves
    Then "Lightning Berserker" has "haste"
    And Bob can attack with "Lightning Berserker"
    When Bob attacks with "Lightning Berserker"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 19 life
    When the game goes on to Alice's upkeep
    Then "Lightning Berserker" is in play under Bob's control

  @cr26:702.109a.3
  Scenario: Under an older Humility, Lightning Berserker cast for its dash cost has no haste, and still returns to hand at the end step
    Given Bob controls "Humility"
    And Alice controls "Grizzly Bears" and has "Lightning Berserker" in hand and can pay {R}
    When Alice plays "Lightning Berserker" instead of its mana cost by "dash"
    And the stack resolves
    Then "Lightning Berserker" doesn't have "haste"
    And Alice can't attack with "Lightning Berserker" by rule 302.6
    And Alice can attack with "Grizzly Bears"
    When the game goes on to Alice's end step
    And the stack resolves
    Then "Lightning Berserker" is in Alice's hand
    And "Grizzly Bears" is 1/1

  @cr26:702.109a.4
  Scenario: Fleeting Idol, an artifact that is cast for its dash cost, has haste and returns to hand at the end step, and one that is cast for its mana cost stays
    Given Alice has "Fleeting Idol" as "quick" and "Fleeting Idol" as "slow" in hand and can pay {1}{3}
    When Alice plays "quick" instead of its mana cost by "dash"
    Then the total cost of "quick" is {1}
    When the stack resolves
    Then "quick" has "haste"
    When Alice plays "slow"
    And the stack resolves
    Then "slow" doesn't have "haste"
    When the game goes on to Alice's end step
    And the stack resolves
    Then "quick" is in Alice's hand
    And "slow" is in play
