Feature: Phasing

  @cr26:702.26a
  Scenario: A creature with phasing phases out in its controller's untap step, and phases in during that player's next one
    Given Alice controls "Sandbar Crocodile"
    And Alice has 3 "Swamp" as "leaf" as library
    And Bob has 3 "Swamp" as "log" as library
    When the game goes on to Alice's next upkeep
    Then "Sandbar Crocodile" is phased out
    When the game goes on to Bob's upkeep
    Then "Sandbar Crocodile" is phased out
    When the game goes on to Alice's next main phase
    Then "Sandbar Crocodile" is phased in
    When Alice attacks with "Sandbar Crocodile"
    And combat damage is dealt
    Then Bob is at 14 life

  @cr26:702.26a @cr26:110.5c.5 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: A phased-out Sol Ring phases in and untaps in the same untap step in which a creature with phasing phases out
    Given Alice controls "Sandbar Crocodile" and a tapped "Sol Ring"
    And Alice has "Reality Ripple" in hand and can pay {1}{U}
    And Alice has 3 "Swamp" as "leaf" as library
    And Bob has 3 "Swamp" as "log" as library
    When Alice attacks with "Sandbar Crocodile"
    And combat damage is dealt
    Then Bob is at 14 life
    When Alice casts "Reality Ripple" targeting "Sol Ring"
    And the stack resolves
    Then "Sol Ring" is phased out
    When the game goes on to Bob's upkeep
    Then "Sol Ring" is phased out
    When the game goes on to Alice's upkeep
    Then "Sol Ring" is phased in
    And "Sol Ring" is untapped
    And "Sandbar Crocodile" is phased out

  @cr26:702.26b @cr26:702.26c.2
  Scenario: A phased-out Goblin King gives no bonus and isn't destroyed by Wrath of God
    Given Alice controls "Goblin King" and "Goblin Raider"
    And Alice has "Reality Ripple" and "Wrath of God" in hand and can pay {1}{U}{2}{W}{W}
    And Alice has 3 "Swamp" as "leaf" as library
    And Bob has 3 "Swamp" as "log" as library
    Then "Goblin Raider" is 3/3
    When Alice casts "Reality Ripple" targeting "Goblin King"
    And the stack resolves
    Then "Goblin King" is phased out
    And "Goblin Raider" is 2/2
    And Alice controls 1 "creature" permanent
    When Alice casts "Wrath of God"
    And the stack resolves
    Then "Goblin Raider" was destroyed
    When the game goes on to Alice's next upkeep
    Then "Goblin King" is phased in
    And "Goblin King" is in play

  @cr26:702.26b.2
  Scenario: An attacking creature that phases out is removed from combat and deals no damage
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob has "Reality Ripple" in hand and can pay {1}{U}
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    And Bob casts "Reality Ripple" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is phased out
    And it happened once that "Hill Giant" left combat
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life
    And "Hill Giant" has dealt no combat damage

  @cr26:702.26d
  Scenario: Mulldrifter phases in with its counters, and its ability that triggers on entering doesn't trigger
    Given Bob controls "Mulldrifter"
    And "Mulldrifter" has 2 +1/+1 counters
    And Bob has 3 "Swamp" as "leaf" as library
    And Alice has "Reality Ripple" in hand and can pay {1}{U}
    When Alice casts "Reality Ripple" targeting "Mulldrifter"
    And the stack resolves
    Then "Mulldrifter" is phased out
    And Bob doesn't control "Mulldrifter"
    When the game goes on to Bob's upkeep
    Then "Mulldrifter" is phased in
    And Bob controls "Mulldrifter"
    And "Mulldrifter" is 4/4
    And "Mulldrifter" has triggered never
    And "Mulldrifter" is the same object

  @cr26:702.26d.3
  Scenario: Today, a phased-out token phases in with its controller's other permanents
    Given Alice controls "Grizzly Bears" as "own", "Sol Ring" and a 1/1 green "Saproling" creature token as "the sprout"
    And "Sol Ring" is tapped
    And Alice has "Teferi's Protection" in hand and can pay {2}{W}
    And Alice has 3 "Swamp" as "leaf" as library
    And it is Bob's main phase
    When Bob passes
    And Alice casts "Teferi's Protection"
    And the stack resolves
    Then "own", "Sol Ring" and "the sprout" are phased out
    And Alice controls 0 "creature" permanents
    And "Teferi's Protection" is exiled
    When the game goes on to Alice's upkeep
    Then "own", "Sol Ring" and "the sprout" are phased in
    And "Sol Ring" is untapped
    And Alice controls 2 "creature" permanents

  @cr26:702.26d.3.before
  Scenario: In 2009 and 2013, a phased-out token ceases to exist, and a phased-out creature card doesn't
    Given Alice controls "Grizzly Bears" as "own" and a 1/1 green "Saproling" creature token as "the sprout"
    And Alice has "Teferi's Protection" in hand and can pay {2}{W}
    And Alice has 3 "Swamp" as "leaf" as library
    And it is Bob's main phase
    When Bob passes
    And Alice casts "Teferi's Protection"
    And the stack resolves
    Then "the sprout" is gone
    And "own" is phased out
    When the game goes on to Alice's upkeep
    Then "own" is phased in
    And Alice controls 1 "creature" permanent

  @cr26:702.26d @cr26:702.26d.2
  Scenario: Leafcrown Dryad that phased out can attack in the turn in which it phases in, and hasn't triggered an ability for leaving
    Given Bob controls "Leafcrown Dryad" and "Keeper of Rings"
    And Alice has "Reality Ripple" in hand and can pay {1}{U}
    When Alice casts "Reality Ripple" targeting "Leafcrown Dryad"
    And the stack resolves
    Then "Leafcrown Dryad" is phased out
    And "Keeper of Rings" has triggered never
    When the game goes on to Bob's main phase
    Then "Leafcrown Dryad" is phased in
    And Bob can attack with "Leafcrown Dryad"
    When Bob attacks with "Leafcrown Dryad"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 18 life
    And Bob is at 20 life

  @cr26:702.26g
  Scenario: Holy Strength phases out with Mulldrifter and phases in attached to it
    Given Bob controls "Mulldrifter", "Holy Strength" and "Grizzly Bears"
    And "Holy Strength" is attached to "Mulldrifter"
    And "Mulldrifter" has 2 +1/+1 counters
    And Bob has 3 "Swamp" as "leaf" as library
    And Alice has "Reality Ripple" in hand and can pay {1}{U}
    When Alice casts "Reality Ripple" targeting "Mulldrifter"
    And the stack resolves
    Then "Mulldrifter" and "Holy Strength" are phased out
    And Bob doesn't control "Mulldrifter"
    And Bob controls 1 "creature" permanent
    When the game goes on to Bob's upkeep
    Then "Mulldrifter" and "Holy Strength" are phased in
    And Bob controls "Mulldrifter"
    And "Holy Strength" is attached to "Mulldrifter"
    And "Mulldrifter" is 5/6
    And the stack is empty

  @cr26:702.26b.2
  Scenario: A blocker that phases out is removed from combat and can't be the target of Boomerang
    Given Alice controls "Hill Giant" and has "Boomerang" in hand and can pay {U}{U}
    And Bob controls "Grizzly Bears" and has "Reality Ripple" in hand and can pay {1}{U}
    When Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Grizzly Bears"
    Then Alice can play "Boomerang" targeting "Grizzly Bears"
    When Bob casts "Reality Ripple" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is phased out
    And it happened once that "Grizzly Bears" left combat
    And Alice can't play "Boomerang" targeting "Grizzly Bears" by rule 601.2c
    When combat damage is dealt
    Then "Hill Giant" has no damage marked
    And Bob is at 20 life

  @cr26:702.26a @cr26:703.4a
  Scenario: Sandbar Crocodile that Bob owns phases out and in under Alice's control, in Alice's untap steps
    Given Alice controls "Sandbar Crocodile" owned by Bob
    And Alice has 3 "Swamp" as "leaf" as library
    And Bob has 3 "Swamp" as "log" as library
    When the game goes on to Bob's upkeep
    Then "Sandbar Crocodile" is phased in
    When the game goes on to Alice's next upkeep
    Then "Sandbar Crocodile" is phased out
    When the game goes on to Bob's next upkeep
    Then "Sandbar Crocodile" is phased out
    When the game goes on to Alice's next upkeep
    Then "Sandbar Crocodile" is phased in
    When Alice attacks with "Sandbar Crocodile"
    And combat damage is dealt
    Then Bob is at 14 life

  @cr26:702.26p
  Scenario: Sandbar Crocodile with two instances of phasing phases out in one untap step and phases in in the next
    Given it is Bob's end step
    And Alice controls "Sandbar Crocodile"
    And "Sandbar Crocodile" has "phasing"
    When the game goes on to Alice's upkeep
    Then Alice controls no "Sandbar Crocodile" permanents
    When the game goes on to Bob's end step
    And the game goes on to Alice's upkeep
    Then Alice controls 1 "Sandbar Crocodile" permanent

  @cr26:702.26c @cr26:702.26b
  Scenario: Grizzly Bears that phased out phases in in its controller's untap step, and can attack and be targeted again
    Given it is Bob's main phase
    And Alice controls "Grizzly Bears" and "Hill Giant" and has "Giant Growth" in hand and can pay {G}
    And Bob has "Reality Ripple" in hand and can pay {1}{U}
    When Bob plays "Reality Ripple" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice can't play "Giant Growth" targeting "Grizzly Bears" by rule 601.2c
    And Alice can play "Giant Growth" targeting "Hill Giant"
    When the game goes on to Alice's main phase
    Then Alice can play "Giant Growth" targeting "Grizzly Bears"
    When Alice plays "Giant Growth" targeting "Grizzly Bears"
    And the stack resolves
    And Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 15 life

  @cr26:702.26e
  Scenario: Grizzly Bears that is phased out as each creature gets +1/+1 phases in as a 2/2 creature
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Reality Ripple" and "Lasting Vigor" in hand and can pay {1}{U}{2}{G}
    When Alice plays "Reality Ripple" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "Lasting Vigor"
    And the stack resolves
    Then "Hill Giant" is 4/4
    When the game goes on to Alice's next main phase
    Then "Hill Giant" is 4/4
    And "Grizzly Bears" is 2/2
    And Alice controls 1 "Grizzly Bears" permanent

  @cr26:702.26e
  Scenario: Grizzly Bears that phases out after Lasting Vigor has given it +1/+1 without an end phases in as a 3/3 creature
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Reality Ripple" and "Lasting Vigor" in hand and can pay {1}{U}{2}{G}
    When Alice plays "Lasting Vigor"
    And the stack resolves
    Then "Grizzly Bears" is 3/3
    When Alice plays "Reality Ripple" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is phased out
    When the game goes on to Alice's next main phase
    Then "Grizzly Bears" is 3/3
    And "Hill Giant" is 4/4

  @cr26:702.26e.2
  Scenario: Brand gives Alice control of Hill Giant that she owns, and not of Grizzly Bears, which was phased out
    Given Alice has "Brand" and "Reality Ripple" in hand and can pay {1}{U}{R}
    And Bob controls "Grizzly Bears" owned by Alice
    And Bob controls "Hill Giant" owned by Alice
    When Alice plays "Reality Ripple" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "Brand"
    And the stack resolves
    Then Alice controls "Hill Giant"
    When the game goes on to Bob's upkeep
    Then "Grizzly Bears" is phased in
    And Bob controls "Grizzly Bears"

  @cr26:702.26e.3
  Scenario: The ability of Ever-Growing Idol that resolves while it is phased out doesn't change it, and one that resolves later does
    Given it is Bob's main phase
    And Alice controls "Ever-Growing Idol" and can pay {1}
    And Bob has "Reality Ripple" in hand and can pay {1}{U}
    Then "Ever-Growing Idol" is 1/1
    And "Ever-Growing Idol" has the types "artifact", "creature" and "Golem"
    When Bob passes
    And Alice activates "grow" of "Ever-Growing Idol"
    And Bob in response plays "Reality Ripple" targeting "Ever-Growing Idol"
    And the stack resolves
    And the game goes on to Alice's main phase
    Then "Ever-Growing Idol" is phased in
    And "Ever-Growing Idol" is 1/1
    When Alice activates "grow" of "Ever-Growing Idol"
    And the stack resolves
    And the game goes on to Bob's upkeep
    Then "Ever-Growing Idol" is 2/2

  @cr26:702.26e.3
  Scenario: Ever-Growing Idol that grew once before it phased out still has the size 2/2 after it has phased in
    Given Alice controls "Ever-Growing Idol" and can pay {1}
    And Bob has "Reality Ripple" in hand and can pay {1}{U}
    When Alice activates "grow" of "Ever-Growing Idol"
    And the stack resolves
    Then "Ever-Growing Idol" is 2/2
    When Bob plays "Reality Ripple" targeting "Ever-Growing Idol"
    And the stack resolves
    Then "Ever-Growing Idol" is phased out
    When the game goes on to Alice's next main phase
    Then "Ever-Growing Idol" is phased in
    And "Ever-Growing Idol" is 2/2

  @cr26:702.26h
  Scenario: Guard Duty that phases out at the same time as the opponent's creature that it enchants phases in with that creature
    Given Alice controls "Guard Duty" and "Crusade" and has "Sudden Absence" in hand and can pay {1}{U}
    And Bob controls "Grizzly Bears"
    And "Guard Duty" is attached to "Grizzly Bears"
    When Alice plays "Sudden Absence"
    And the stack resolves
    Then Bob controls no "Grizzly Bears" permanents
    When the game goes on to Bob's upkeep
    Then "Guard Duty" is attached to "Grizzly Bears"
    And Alice controls 1 "enchantment" permanent
    When the game goes on to Alice's upkeep
    Then Alice controls 2 "enchantment" permanents

  @cr26:702.26h
  Scenario: Unholy Strength that phases out at the same time as the creature of its own controller that it enchants phases in with that creature
    Given Alice controls "Unholy Strength" and "Grizzly Bears" and has "Sudden Absence" in hand and can pay {1}{U}
    And "Unholy Strength" is attached to "Grizzly Bears"
    When Alice plays "Sudden Absence"
    And the stack resolves
    Then Alice controls no "Grizzly Bears" permanents
    And Alice controls 0 "enchantment" permanents
    When the game goes on to Bob's upkeep
    Then Alice controls no "Grizzly Bears" permanents
    When the game goes on to Alice's upkeep
    Then "Unholy Strength" is attached to "Grizzly Bears"
    And "Grizzly Bears" is 4/3

  @cr26:702.26i @cr26:702.26c
  Scenario: Two-Grip Blade that phased out phases in attached to Grizzly Bears
    Given it is Bob's main phase
    And Alice controls "Two-Grip Blade" and "Grizzly Bears"
    And "Two-Grip Blade" is attached to "Grizzly Bears"
    And Bob has "Reality Ripple" in hand and can pay {1}{U}
    When Bob plays "Reality Ripple" targeting "Two-Grip Blade"
    And the stack resolves
    Then "Grizzly Bears" is 2/2
    When the game goes on to Alice's upkeep
    Then "Two-Grip Blade" is attached to "Grizzly Bears"
    And "Grizzly Bears" is 4/2

  @cr26:702.26i
  Scenario: Two-Grip Blade that phased out phases in unattached if Grizzly Bears has left the battlefield
    Given it is Bob's main phase
    And Alice controls "Two-Grip Blade" and "Grizzly Bears"
    And "Two-Grip Blade" is attached to "Grizzly Bears"
    And Bob has "Reality Ripple" and "Terror" in hand and can pay {1}{U}{1}{B}
    When Bob plays "Reality Ripple" targeting "Two-Grip Blade"
    And the stack resolves
    And Bob plays "Terror" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice controls no "Two-Grip Blade" permanents
    When the game goes on to Alice's upkeep
    Then Alice controls 1 "Two-Grip Blade" permanent
    And "Two-Grip Blade" is attached to nothing

  @cr26:702.26i.2
  Scenario: Guard Duty that phased out alone phases in attached to Grizzly Bears, and Curse of the Bloody Tome attached to Bob
    Given Alice has "Teferi's Protection" in hand and can pay {2}{W}
    And Alice controls "Guard Duty"
    And Bob controls "Grizzly Bears"
    And "Guard Duty" is attached to "Grizzly Bears"
    And Alice has "Curse of the Bloody Tome" as "tome" in hand and can pay {2}{U}
    When Alice plays "tome" targeting Bob
    And the stack resolves
    And Alice plays "Teferi's Protection"
    And the stack resolves
    Then "Guard Duty" and "tome" are phased out
    And "Grizzly Bears" doesn't have "defender"
    When the game goes on to Alice's next upkeep
    Then "Guard Duty" is attached to "Grizzly Bears"
    And "Grizzly Bears" has "defender"
    And "tome" is attached to Bob

  @cr26:702.26i.2
  Scenario: Guard Duty that phased out alone phases in unattached if Grizzly Bears has left, and is put into the graveyard
    Given Alice has "Teferi's Protection" in hand and can pay {2}{W}
    And Alice controls "Guard Duty" and "Crusade"
    And Bob controls "Grizzly Bears" and has "Terror" in hand and can pay {1}{B}
    And "Guard Duty" is attached to "Grizzly Bears"
    When Alice plays "Teferi's Protection"
    And the stack resolves
    And Bob plays "Terror" targeting "Grizzly Bears"
    And the stack resolves
    Then "Guard Duty" is phased out
    When the game goes on to Alice's next upkeep
    Then "Guard Duty" is in Alice's graveyard
    And "Crusade" is in play

  @cr26:702.26i.2
  Scenario: Curse of the Bloody Tome that phased out phases in unattached if the player whom it enchanted has left the game
    Given Carol is playing too
    And Carol is at 3 life
    And Alice has "Curse of the Bloody Tome" as "tome", "Teferi's Protection" and "Lava Spike" in hand
    And Alice can pay {2}{U}{2}{W} and can pay {R}
    And Alice has 4 "Plains" as "page" as library
    When Alice plays "tome" targeting Carol
    And the stack resolves
    And Alice plays "Lava Spike" targeting Carol
    And Alice in response plays "Teferi's Protection"
    And the top of the stack resolves
    Then "tome" is phased out
    When the stack resolves
    Then Carol has lost the game
    When the game goes on to Alice's next upkeep
    Then "tome" is in Alice's graveyard

  @cr26:702.26j
  Scenario: Grizzly Bears isn't sacrificed when Grafted Wargear phases out, and is when Grafted Wargear moves to another creature
    Given it is Bob's main phase
    And Alice controls "Grafted Wargear", "Grizzly Bears" and "Hill Giant"
    And "Grafted Wargear" is attached to "Grizzly Bears"
    And Bob has "Reality Ripple" in hand and can pay {1}{U}
    When Bob plays "Reality Ripple" targeting "Grafted Wargear"
    And the stack resolves
    Then "Grafted Wargear" has triggered never
    And "Grizzly Bears" is 2/2
    When the game goes on to Alice's main phase
    Then "Grizzly Bears" is 5/4
    And "Grafted Wargear" has triggered never
    When Alice equips "Hill Giant" with "Grafted Wargear"
    And the stack resolves
    Then "Grizzly Bears" was sacrificed

  @cr26:702.26j.2
  Scenario: Welcoming Blade that phases in attached to Grizzly Bears doesn't trigger, and triggers when it is attached to Hill Giant
    Given it is Bob's main phase
    And Alice controls "Welcoming Blade", "Grizzly Bears" and "Hill Giant" and can pay {1}
    And "Welcoming Blade" is attached to "Grizzly Bears"
    And Bob has "Reality Ripple" in hand and can pay {1}{U}
    Then "Grizzly Bears" is 3/2
    When Bob plays "Reality Ripple" targeting "Welcoming Blade"
    And the stack resolves
    And the game goes on to Alice's main phase
    Then "Welcoming Blade" is attached to "Grizzly Bears"
    And "Welcoming Blade" has triggered never
    When Alice equips "Hill Giant" with "Welcoming Blade"
    And the stack resolves
    Then "Welcoming Blade" has triggered once
    And Alice is at 21 life
    And "Hill Giant" is 4/3

  @cr26:702.26f
  Scenario: Grizzly Bears that phased out with the effect of Giant Growth phases in as a 2/2 creature
    Given it is Bob's main phase
    And Alice controls "Grizzly Bears" and has "Giant Growth" in hand and can pay {G}
    And Bob has "Reality Ripple" in hand and can pay {1}{U}
    When Alice plays "Giant Growth" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is 5/5
    When Bob plays "Reality Ripple" targeting "Grizzly Bears"
    And the stack resolves
    And the game goes on to Alice's upkeep
    Then "Grizzly Bears" is 2/2
    And Alice controls 1 "Grizzly Bears" permanent

  @cr26:702.26f
  Scenario: Grizzly Bears with Giant Growth is 5/5 in the same turn, while Hill Giant phases out and phases in without a change
    Given it is Bob's main phase
    And Alice controls "Grizzly Bears" and "Hill Giant" and has "Giant Growth" in hand and can pay {G}
    And Bob has "Reality Ripple" in hand and can pay {1}{U}
    When Alice plays "Giant Growth" targeting "Grizzly Bears"
    And the top of the stack resolves
    And Bob plays "Reality Ripple" targeting "Hill Giant"
    And the stack resolves
    Then "Grizzly Bears" is 5/5
    And Alice controls no "Hill Giant" permanents
    When the game goes on to Alice's upkeep
    Then "Hill Giant" is 3/3

  @cr26:702.26f.2
  Scenario: Sol Ring goes back to Bob when Master Thief phases out, and stays his when Master Thief phases in
    Given Alice has "Master Thief" in hand and can pay {2}{U}{U}
    And Bob controls "Sol Ring"
    And Bob has "Reality Ripple" in hand and can pay {1}{U}
    When Alice plays "Master Thief"
    And the stack resolves
    Then Alice controls "Sol Ring"
    When Bob plays "Reality Ripple" targeting "Master Thief"
    And the stack resolves
    Then Bob controls "Sol Ring"
    When the game goes on to Alice's upkeep
    Then "Master Thief" is phased in
    And Bob controls "Sol Ring"

  @cr26:702.26g.2
  Scenario: Two-Grip Blade phases out with Grizzly Bears and phases in attached to it
    Given it is Bob's main phase
    And Alice controls "Two-Grip Blade" and "Grizzly Bears"
    And "Two-Grip Blade" is attached to "Grizzly Bears"
    And Bob has "Reality Ripple" in hand and can pay {1}{U}
    When Bob plays "Reality Ripple" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice controls no "artifact" permanents
    When the game goes on to Alice's upkeep
    Then "Two-Grip Blade" is attached to "Grizzly Bears"
    And "Grizzly Bears" is 4/2

  @cr26:702.26g
  Scenario: Guard Duty that phased out with the opponent's creature stays phased out in its own controller's untap step
    Given it is Bob's main phase
    And Alice controls "Guard Duty" and "Crusade"
    And Bob controls "Grizzly Bears"
    And "Guard Duty" is attached to "Grizzly Bears"
    And Bob has "Reality Ripple" in hand and can pay {1}{U}
    When Bob plays "Reality Ripple" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice controls 1 "enchantment" permanent
    When the game goes on to Alice's upkeep
    Then Alice controls no "Guard Duty" permanents
    When the game goes on to Bob's upkeep
    Then Alice controls 2 "enchantment" permanents
    And "Guard Duty" is attached to "Grizzly Bears"

  @cr26:702.26k @cr26:702.26n.4
  Scenario: Phased-out Hill Giant that Carol owns doesn't phase in under Alice's control after Carol has lost, and Alice's Grizzly Bears does
    Given Carol is playing too
    And Carol is at 3 life
    And Alice controls "Hill Giant" owned by Carol
    And Alice controls "Grizzly Bears"
    And Alice has 2 "Reality Ripple" as "ripple" in hand and can pay {1}{U}{1}{U}{R}
    And Alice has "Lava Spike" in hand
    When Alice plays "ripple 1" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is phased out
    When Alice plays "ripple 2" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "Lava Spike" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    And "Hill Giant" is gone
    And "Hill Giant" isn't phased out
    When the game goes on to Alice's next upkeep
    Then Alice controls no "Hill Giant" permanents
    And Alice controls 1 "Grizzly Bears" permanent
    And "Grizzly Bears" is phased in

  @cr26:702.26m
  Scenario: Sandbar Crocodile phases out only in the first untap step after Stasis has left the battlefield
    Given it is Bob's end step
    And Alice controls "Sandbar Crocodile" and "Stasis"
    When the game goes on to Alice's upkeep
    Then Alice controls 1 "Sandbar Crocodile" permanent
    When the stack resolves
    Then "Stasis" was sacrificed
    When the game goes on to Bob's upkeep
    And the game goes on to Alice's upkeep
    Then Alice controls no "Sandbar Crocodile" permanents

  @cr26:702.26m
  Scenario: Grizzly Bears that phased out doesn't phase in while Stasis makes its controller skip the untap step
    Given it is Bob's main phase
    And Alice controls "Grizzly Bears"
    And Bob controls "Stasis" and has "Reality Ripple" in hand and can pay {1}{U}
    When Bob plays "Reality Ripple" targeting "Grizzly Bears"
    And the stack resolves
    And the game goes on to Alice's upkeep
    Then Alice controls no "Grizzly Bears" permanents
    When the game goes on to Bob's upkeep
    And the stack resolves
    Then "Stasis" was sacrificed
    And Alice controls no "Grizzly Bears" permanents
    When the game goes on to Alice's upkeep
    Then Alice controls 1 "Grizzly Bears" permanent

  @cr26:702.26k.2
  Scenario: Keeper of Rings triggers for the Intruder Alarm that leaves the game with Carol, and not for the phased-out one
    Given Carol is playing too
    And it is Bob's main phase
    And Carol is at 3 life
    And Bob controls "Keeper of Rings" and "Intruder Alarm" as "the seen" owned by Carol
    And Alice controls "Intruder Alarm" as "the hidden" owned by Carol
    And Alice has "Teferi's Protection" in hand and can pay {2}{W}
    And Bob has "Lava Spike" in hand and can pay {R}
    When Bob passes
    And Alice plays "Teferi's Protection"
    And the top of the stack resolves
    Then "the hidden" is phased out
    When Bob plays "Lava Spike" targeting Carol
    And the stack resolves
    Then Carol has lost the game
    And "the seen" and "the hidden" are gone
    And "the hidden" isn't phased out
    And "Keeper of Rings" has triggered once
    And Bob is at 22 life

  @cr26:702.26b
  Scenario: A phased-out Soul Warden doesn't trigger when a creature enters, and another one does
    Given Alice controls 2 "Soul Warden" as "warden"
    And Alice has "Reality Ripple" and "Grizzly Bears" in hand and can pay {1}{U}{1}{G}
    When Alice plays "Reality Ripple" targeting "warden 1"
    And the stack resolves
    And Alice plays "Grizzly Bears"
    And the stack resolves
    Then Alice is at 21 life
    And "warden 2" has triggered once
    And "warden 1" is phased out

  @cr26:702.26i
  Scenario: Two-Grip Blade that phased out phases in unattached if Grizzly Bears has left the battlefield and returned
    Given it is Bob's main phase
    And Alice controls "Two-Grip Blade" and "Grizzly Bears"
    And "Two-Grip Blade" is attached to "Grizzly Bears"
    And Alice has "Cloudshift" in hand and can pay {W}
    And Bob has "Reality Ripple" in hand and can pay {1}{U}
    When Bob plays "Reality Ripple" targeting "Two-Grip Blade"
    And the stack resolves
    And Bob passes
    And Alice plays "Cloudshift" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice controls no "Two-Grip Blade" permanents
    When the game goes on to Alice's upkeep
    Then "Two-Grip Blade" is phased in
    And "Two-Grip Blade" is attached to nothing
    And "Grizzly Bears" is 2/2

  @cr26:702.26a
  Scenario: Alice's Sandbar Crocodile that phased out under Bob's control phases in in Bob's next untap step, and not in Alice's
    Given it is Bob's main phase
    And Alice controls "Sandbar Crocodile"
    And Alice has 3 "Swamp" as "leaf" as library
    And Bob has "Act of Treason" and "Reality Ripple" in hand and can pay {2}{R}{1}{U}
    And Bob has 3 "Swamp" as "log" as library
    When Bob plays "Act of Treason" targeting "Sandbar Crocodile"
    And the stack resolves
    And Bob plays "Reality Ripple" targeting "Sandbar Crocodile"
    And the stack resolves
    Then "Sandbar Crocodile" is phased out
    When the game goes on to Alice's upkeep
    Then "Sandbar Crocodile" is phased out
    When the game goes on to Bob's next upkeep
    Then "Sandbar Crocodile" is phased in
    And Alice controls "Sandbar Crocodile"

  @cr26:702.26a @cr26:502.1
  Scenario: Sandbar Crocodile, which attacked, phases out before permanents untap, so Wake Thrasher triggers only for the Hill Giant that untaps
    Given Alice controls "Wake Thrasher", "Sandbar Crocodile" and "Hill Giant"
    When Alice attacks with "Sandbar Crocodile" and "Hill Giant"
    And combat damage is dealt
    Then Bob is at 11 life
    When the game goes on to Alice's next upkeep
    Then "Sandbar Crocodile" is phased out
    And "Wake Thrasher" has triggered once

  @cr26:702.26a.2
  Scenario: Sol Ring with phasing, which isn't a creature, phases out in Alice's untap step and phases in during her next one
    Given it is Bob's end step
    And Alice controls "Sol Ring" and "Ornithopter"
    And "Sol Ring" has "phasing"
    When the game goes on to Alice's upkeep
    Then "Sol Ring" is phased out
    And "Ornithopter" is phased in
    When the game goes on to Alice's next main phase
    Then "Sol Ring" is phased in
    When Alice taps "Sol Ring" for mana
    Then Alice has {C}{C} in the mana pool

  @cr26:702.26j
  Scenario: Grafted Wargear doesn't trigger as it phases out and in with Grizzly Bears, to which it is attached, and triggers when it moves to Hill Giant
    Given it is Bob's main phase
    And Alice controls "Grafted Wargear", "Grizzly Bears" and "Hill Giant"
    And "Grafted Wargear" is attached to "Grizzly Bears"
    And Bob has "Reality Ripple" in hand and can pay {1}{U}
    When Bob plays "Reality Ripple" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grafted Wargear" is phased out
    And "Grafted Wargear" has triggered never
    When the game goes on to Alice's main phase
    Then "Grizzly Bears" is 5/4
    And "Grafted Wargear" has triggered never
    When Alice equips "Hill Giant" with "Grafted Wargear"
    And the stack resolves
    Then "Grizzly Bears" was sacrificed

  @cr26:702.26f.3
  Scenario: Forest that Aquitect's Will made an Island for as long as it has a flood counter phases in with that counter, and is no Island
    Given Alice controls "Forest"
    And Alice has "Aquitect's Will" in hand and can pay {U}
    And Bob has "Reality Ripple" in hand and can pay {1}{U}
    When Alice plays "Aquitect's Will" targeting "Forest"
    And the stack resolves
    Then "Forest" has exactly the types "basic", "land", "Forest" and "Island"
    When Bob plays "Reality Ripple" targeting "Forest"
    And the stack resolves
    And the game goes on to Alice's next upkeep
    Then "Forest" is phased in
    And "Forest" has 1 flood counter
    And "Forest" has exactly the types "basic", "land" and "Forest"
    And Alice has drawn no cards

  @cr26:702.26f.3
  Scenario: Taiga that Aquitect's Will made an Island stays one until it phases out
    Given Alice controls "Taiga" as "kept" and "Taiga" as "gone" and "Merfolk Looter"
    And Alice has "Aquitect's Will" as "one" and "Aquitect's Will" as "two" in hand and can pay {U}{U}
    And Bob has "Reality Ripple" in hand and can pay {1}{U}
    When Alice plays "one" targeting "kept"
    And the stack resolves
    And Alice plays "two" targeting "gone"
    And the stack resolves
    And Bob plays "Reality Ripple" targeting "gone"
    And the stack resolves
    And the game goes on to Alice's next upkeep
    Then "kept" has the type "Island"
    And "gone" doesn't have the type "Island"
    And "gone" has 1 flood counter
    And Alice has drawn 2 cards

  @cr26:702.26f.3
  Scenario: Forest that phased out and in before Aquitect's Will resolved becomes an Island, and still is one in the next turn
    Given Alice controls "Forest"
    And Alice has "Aquitect's Will" in hand and can pay {U}
    And Bob has "Reality Ripple" in hand and can pay {1}{U}
    When Bob plays "Reality Ripple" targeting "Forest"
    And the stack resolves
    Then "Forest" is phased out
    When the game goes on to Alice's next main phase
    Then "Forest" has exactly the types "basic", "land" and "Forest"
    When Alice plays "Aquitect's Will" targeting "Forest"
    And the stack resolves
    And the game goes on to Bob's upkeep
    Then "Forest" has 1 flood counter
    And "Forest" has exactly the types "basic", "land", "Forest" and "Island"

  @cr26:702.26j.2
  Scenario: Welcoming Blade doesn't trigger as it phases in with Grizzly Bears, to which it is attached, and triggers as it moves to Hill Giant
    Given it is Bob's main phase
    And Alice controls "Welcoming Blade", "Grizzly Bears" and "Hill Giant" and can pay {1}
    And "Welcoming Blade" is attached to "Grizzly Bears"
    And Bob has "Reality Ripple" in hand and can pay {1}{U}
    When Bob plays "Reality Ripple" targeting "Grizzly Bears"
    And the stack resolves
    Then "Welcoming Blade" is phased out
    When the game goes on to Alice's main phase
    Then "Welcoming Blade" is attached to "Grizzly Bears"
    And "Welcoming Blade" has triggered never
    When Alice equips "Hill Giant" with "Welcoming Blade"
    And the stack resolves
    Then "Welcoming Blade" has triggered once
    And Alice is at 21 life

  @cr26:702.26j.3
  Scenario: Settling Curse triggers as it becomes attached to Alice, and doesn't trigger as it phases in attached to her
    Given Alice has "Settling Curse", "Passed Burden" and "Teferi's Protection" in hand and can pay {B}{B}{2}{W}
    When Alice plays "Settling Curse" targeting Bob
    And the stack resolves
    Then "Settling Curse" is attached to Bob
    When Alice plays "Passed Burden" targeting "Settling Curse" then Alice
    And the stack resolves
    Then "Settling Curse" has triggered once
    And Alice is at 21 life
    When Alice plays "Teferi's Protection"
    And the stack resolves
    Then "Settling Curse" is phased out
    When the game goes on to Alice's next main phase
    Then "Settling Curse" is attached to Alice
    And "Settling Curse" has triggered once
    And Alice is at 21 life

  @cr26:702.26j.4
  Scenario: Parting Curse triggers as it moves from Bob to Alice, and doesn't trigger as it phases out and in attached to her
    Given Alice has "Parting Curse", "Passed Burden" and "Teferi's Protection" in hand and can pay {B}{B}{2}{W}
    When Alice plays "Parting Curse" targeting Bob
    And the stack resolves
    Then "Parting Curse" is attached to Bob
    And "Parting Curse" has triggered never
    When Alice plays "Passed Burden" targeting "Parting Curse" then Alice
    And the stack resolves
    Then "Parting Curse" is attached to Alice
    And "Parting Curse" has triggered once
    And Alice is at 21 life
    When Alice plays "Teferi's Protection"
    And the stack resolves
    Then "Parting Curse" is phased out
    When the game goes on to Alice's next main phase
    Then "Parting Curse" is attached to Alice
    And "Parting Curse" has triggered once
    And Alice is at 21 life

  @cr26:702.26a.3
  Scenario: Alice's two Sandbar Crocodiles phase out and in together in her untap steps, and Bob's one in his
    Given it is Bob's end step
    And Alice controls "Sandbar Crocodile" as "one" and "Sandbar Crocodile" as "two"
    And Bob controls "Sandbar Crocodile" as "his"
    And Alice has 5 "Plains" as "page" as library
    And Bob has 5 "Swamp" as "leaf" as library
    When the game goes on to Alice's main phase
    Then "one" and "two" are phased out
    And "his" is phased in
    When the game goes on to Bob's upkeep
    Then "one" and "two" are phased out
    And "his" is phased out
    When the game goes on to Alice's main phase
    Then "one" and "two" are phased in
    And "his" is phased out
    When Alice attacks with "one" and "two"
    And combat damage is dealt
    Then Bob is at 8 life
    When the game goes on to Bob's upkeep
    Then "his" is phased in

  @cr26:702.26f.4
  Scenario: Grizzly Bears that Deathlace made black phases out and in black, and without the +3/+3 of Giant Growth
    Given it is Bob's main phase
    And Alice controls "Grizzly Bears" and has "Giant Growth" and "Deathlace" in hand and can pay {G}{B}
    And Bob has "Reality Ripple" in hand and can pay {1}{U}
    When Bob passes
    And Alice plays "Deathlace" targeting "Grizzly Bears"
    And Alice plays "Giant Growth" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is black
    And "Grizzly Bears" is 5/5
    When Bob plays "Reality Ripple" targeting "Grizzly Bears"
    And the stack resolves
    And the game goes on to Alice's upkeep
    Then "Grizzly Bears" is phased in
    And "Grizzly Bears" is black
    And "Grizzly Bears" is 2/2

  @cr26:702.26a.4
  Scenario: Sandbar Crocodile doesn't phase out while Humility makes it lose phasing, and does in the first untap step after Naturalize has destroyed Humility
    Given it is Bob's end step
    And Alice controls "Sandbar Crocodile" and has "Naturalize" in hand and can pay {1}{G}
    And Bob controls "Humility"
    And Alice has 3 "Plains" as "page" as library
    And Bob has 3 "Swamp" as "leaf" as library
    When the game goes on to Alice's upkeep
    Then "Sandbar Crocodile" is phased in
    And "Sandbar Crocodile" is 1/1
    When Alice plays "Naturalize" targeting "Humility"
    And the stack resolves
    And the game goes on to Alice's main phase
    And Alice attacks with "Sandbar Crocodile"
    And combat damage is dealt
    Then Bob is at 14 life
    When the game goes on to Alice's next upkeep
    Then "Sandbar Crocodile" is phased out
    And Alice controls no "Sandbar Crocodile" permanents
