Feature: Bloodthirst

  @cr26:702.54a
  Scenario: Scab-Clan Mauler with bloodthirst 2 is 1/1 without damage to an opponent this turn, and 3/3 after it
    Given Alice has "Scab-Clan Mauler" as "first", "Scab-Clan Mauler" as "second" and "Lava Spike" in hand and can pay {R}{R}{R}{G}{G}
    When Alice plays "first"
    And the stack resolves
    Then "first" is 1/1
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    And Alice plays "second"
    And the stack resolves
    Then "second" is 3/3

  @cr26:702.54a
  Scenario: Scab-Clan Mauler is 3/3 if Lava Spike dealt damage to the opponent this turn
    Given Alice has "Scab-Clan Mauler" and "Lava Spike" in hand and can pay {R}{R}{G}
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    And Alice plays "Scab-Clan Mauler"
    And the top of the stack resolves
    Then "Scab-Clan Mauler" is 3/3

  @cr26:702.54a
  Scenario: Scab-Clan Mauler gets no counters for damage of an earlier turn or damage to its own controller
    Given Alice has "Scab-Clan Mauler" as "first", "Scab-Clan Mauler" as "second", "Lava Spike" as "one" and "Lava Spike" as "two" in hand
    And Alice has "Blaze" in hand and can pay {1}{R} and can pay {R}{G}{R}{G}{R}
    When Alice plays "one" targeting Bob
    And the stack resolves
    And the game goes on to Alice's next main phase
    And Alice plays "Blaze" with X = 1 targeting Alice
    And the stack resolves
    And Alice plays "first"
    And the stack resolves
    Then "first" has no +1/+1 counters
    When Alice plays "two" targeting Bob
    And the stack resolves
    And Alice plays "second"
    And the stack resolves
    Then "second" has 2 +1/+1 counters

  @cr26:702.54c
  Scenario: A creature with bloodthirst 2 and bloodthirst 1 enters with three +1/+1 counters after an opponent was dealt damage
    Given Alice has "Lava Spike" and "Twice-Fed Ogre" in hand and can pay {R}{1}{R}
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    And Alice plays "Twice-Fed Ogre"
    And the stack resolves
    Then "Twice-Fed Ogre" has 3 +1/+1 counters

  @cr26:702.54a @edition:2013-07 @edition:2026-01
  Scenario: Scab-Clan Mauler enters with two counters after infect damage, though the opponent lost no life
    Given Alice controls "Glistener Elf" and has "Scab-Clan Mauler" in hand and can pay {R}{G}
    When Alice attacks with "Glistener Elf"
    And combat damage is dealt
    And the game goes on to Alice's second main phase
    And Alice plays "Scab-Clan Mauler"
    And the stack resolves
    Then "Scab-Clan Mauler" is 3/3
    And Bob is at 20 life
    And Bob has 1 poison counter

  @cr26:702.54a
  Scenario: Scab-Clan Mauler gets no counters for damage to an opponent's creature, and two for damage to Carol, one of two opponents
    Given Carol is playing too
    And Bob controls "Hill Giant"
    And Alice has "Scab-Clan Mauler" as "first", "Scab-Clan Mauler" as "second", "Shock" as "one" and "Shock" as "two" in hand
    And Alice can pay {R}{R}{R}{G}{R}{G}
    When Alice plays "one" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "first"
    And the stack resolves
    Then "first" has no +1/+1 counters
    When Alice plays "two" targeting Carol
    And the stack resolves
    And Alice plays "second"
    And the stack resolves
    Then "second" has 2 +1/+1 counters

  @cr26:702.54a.2
  Scenario: Ghor-Clan Savage with bloodthirst 3 enters with three counters after Lava Spike has dealt damage to the opponent
    Given Alice has "Ghor-Clan Savage" and "Lava Spike" in hand and can pay {R}{3}{G}{G}
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    And Alice plays "Ghor-Clan Savage"
    And the stack resolves
    Then "Ghor-Clan Savage" has 3 +1/+1 counters
    And "Ghor-Clan Savage" is 5/6

  @cr26:702.54a.2
  Scenario: Ghor-Clan Savage that enters before the opponent is dealt damage has no counters, and Scab-Clan Mauler, which enters afterwards, has two
    Given Alice has "Ghor-Clan Savage", "Lava Spike" and "Scab-Clan Mauler" in hand and can pay {3}{G}{G}{R}{R}{G}
    When Alice plays "Ghor-Clan Savage"
    And the stack resolves
    And Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    And Alice plays "Scab-Clan Mauler"
    And the stack resolves
    Then "Ghor-Clan Savage" has no +1/+1 counters
    And "Scab-Clan Mauler" has 2 +1/+1 counters

  @cr26:702.54a
  Scenario: Scab-Clan Mauler enters with two counters after Bob has dealt damage to himself
    Given Alice has "Scab-Clan Mauler" in hand and can pay {R}{G}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Bob plays "Lightning Bolt" targeting Bob
    And the stack resolves
    And Alice plays "Scab-Clan Mauler"
    And the stack resolves
    Then "Scab-Clan Mauler" has 2 +1/+1 counters
    And Bob is at 17 life

  @cr26:702.54a
  Scenario: Scab-Clan Mauler gets no counters for damage to the opponent that Healing Salve prevents, and two for damage that it doesn't
    Given Alice has "Scab-Clan Mauler" as "first", "Scab-Clan Mauler" as "second", "Lava Spike" and "Shock" in hand
    And Alice can pay {R}{R}{R}{G}{R}{G}
    And Bob has "Healing Salve" in hand and can pay {W}
    When Alice plays "Lava Spike" targeting Bob
    And Bob plays "Healing Salve" choosing "prevent" targeting Bob
    And the stack resolves
    Then Bob is at 20 life
    When Alice plays "first"
    And the stack resolves
    Then "first" has no +1/+1 counters
    When Alice plays "Shock" targeting Bob
    And the stack resolves
    And Alice plays "second"
    And the stack resolves
    Then "second" has 2 +1/+1 counters

  @cr26:702.54a @edition:2026-01
  Scenario: Scab-Clan Mauler gets no counters for damage to an opponent's planeswalker, and two for damage to the opponent
    Given Bob controls "Jace Beleren"
    And Alice has "Scab-Clan Mauler" as "first", "Scab-Clan Mauler" as "second", "Shock" as "one" and "Shock" as "two" in hand
    And Alice can pay {R}{R}{R}{G}{R}{G}
    When Alice plays "one" targeting "Jace Beleren"
    And the stack resolves
    And Alice plays "first"
    And the stack resolves
    Then "Jace Beleren" has 1 loyalty counter
    And "first" has no +1/+1 counters
    When Alice plays "two" targeting Bob
    And the stack resolves
    And Alice plays "second"
    And the stack resolves
    Then "second" has 2 +1/+1 counters

  @cr26:702.54a.3
  Scenario: Thirsting Idol with bloodthirst 2, which isn't a creature, enters with two +1/+1 counters after Lava Spike, and Gift Stone without it with none
    Given Alice has "Lava Spike", "Thirsting Idol" and "Gift Stone" in hand and can pay {R}{1}{3}
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    And Alice plays "Thirsting Idol"
    And the stack resolves
    And Alice plays "Gift Stone"
    And the stack resolves
    Then "Thirsting Idol" has 2 +1/+1 counters
    And "Gift Stone" has no +1/+1 counters

  @cr26:702.54a
  Scenario: Scab-Clan Mauler gets no counters after Sign in Blood, by which Bob lost 2 life without damage, and two after Lava Spike
    Given Alice has "Scab-Clan Mauler" as "first", "Scab-Clan Mauler" as "second", "Sign in Blood" and "Lava Spike" in hand
    And Alice can pay {B}{B}{R}{G}{R}{R}{G}
    And Bob has 3 "Swamp" as "leaf" as library
    When Alice plays "Sign in Blood" targeting Bob
    And the stack resolves
    Then Bob is at 18 life
    When Alice plays "first"
    And the stack resolves
    Then "first" has no +1/+1 counters
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    And Alice plays "second"
    And the stack resolves
    Then "second" has 2 +1/+1 counters

  @cr26:702.54a
  Scenario: Bob's Scab-Clan Mauler that Alice casts from his graveyard gets no counters for damage to Alice, and two for damage to Bob
    Given Alice controls "Ghoul's Ledger" and can pay {R}{R}{G}{R}{R}{G}
    And Alice has "Shock" as "one" and "Shock" as "two" in hand
    And Bob has "Scab-Clan Mauler" as "first" and "Scab-Clan Mauler" as "second" in graveyard
    When Alice plays "one" targeting Alice
    And the stack resolves
    And Alice plays "first" from graveyard
    And the stack resolves
    Then "first" has no +1/+1 counters
    When Alice plays "two" targeting Bob
    And the stack resolves
    And Alice plays "second" from graveyard
    And the stack resolves
    Then "second" has 2 +1/+1 counters
    And "second" is in play under Alice's control

  @cr26:702.54a
  Scenario: Twice-Fed Ogre enters without counters before Bob was dealt damage, and Scab-Clan Mauler with two afterwards
    Given Alice has "Twice-Fed Ogre", "Lava Spike" and "Scab-Clan Mauler" in hand and can pay {1}{R}{R}{R}{G}
    When Alice plays "Twice-Fed Ogre"
    And the stack resolves
    Then "Twice-Fed Ogre" has no +1/+1 counters
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    And Alice plays "Scab-Clan Mauler"
    And the stack resolves
    Then "Scab-Clan Mauler" has 2 +1/+1 counters
