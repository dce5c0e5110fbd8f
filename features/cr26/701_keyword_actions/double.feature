Feature: Doubling and tripling

  @cr26:701.10a
  Scenario: Doubled Grizzly Bears that become a 1/1 Frog are 3/3
    Given Bob controls "Grizzly Bears"
    And Alice has "Doubling Draught" and "Turn to Frog" in hand and can pay {1}{G}{1}{U}
    When Alice plays "Doubling Draught" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/4
    When Alice plays "Turn to Frog" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 3/3

  @cr26:701.10c
  Scenario: A Hill Giant with power -2 has power -4 and toughness 6 after doubling
    Given Bob controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Hydrosurge", "Doubling Draught" as "one" and "Doubling Draught" as "two" in hand and can pay {U}{1}{G}{1}{G}
    When Alice plays "Hydrosurge" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "one" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "two" targeting "Grizzly Bears"
    And the stack resolves
    Then "Hill Giant" is -4/6
    And "Grizzly Bears" is 4/4

  @cr26:701.10d
  Scenario: Beacon of Immortality doubles 7 life to 14, which is a gain of life
    Given Alice is at 10 life
    And Alice has "Beacon of Immortality" in hand and can pay {5}{W}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Beacon of Immortality" targeting Alice
    And Bob in response plays "Lightning Bolt" targeting Alice
    And the top of the stack resolves
    Then Alice is at 7 life
    When the stack resolves
    Then Alice is at 14 life
    And it happened once that Alice gained life

  @cr26:701.10d
  Scenario: With Boon Reflection, Beacon of Immortality doubles the 7 life that the player gains, too
    Given Alice controls "Boon Reflection" and is at 7 life
    And Alice has "Beacon of Immortality" in hand and can pay {5}{W}
    When Alice plays "Beacon of Immortality" targeting Alice
    And the stack resolves
    Then Alice is at 21 life
    And Alice's graveyard is empty

  @cr26:701.10e
  Scenario: Kalonian Hydra doubles the counters on each creature of its controller, and not those on an opponent's
    Given Alice controls "Kalonian Hydra" with 4 +1/+1 counters, "Grizzly Bears" and "Hill Giant"
    And Alice has "Kalonian Hydra" as "fresh" in hand and can pay {3}{G}{G}
    And "Grizzly Bears" has 1 +1/+1 counter
    And Bob controls "Craw Wurm" with 1 +1/+1 counter
    When Alice plays "fresh"
    And the stack resolves
    Then "fresh" is 4/4
    When Alice attacks with "Kalonian Hydra"
    And the stack resolves
    Then "Kalonian Hydra" and "fresh" are 8/8
    And "Grizzly Bears" has 2 +1/+1 counters
    And "Hill Giant" has no +1/+1 counters
    And "Craw Wurm" has 1 +1/+1 counter

  @cr26:701.10g
  Scenario: With Gratuitous Violence, Hill Giant deals 6 damage at once
    Given Alice controls "Gratuitous Violence" and "Hill Giant"
    And Bob controls "Grizzly Bears"
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 14 life
    And it happened once that Bob was dealt damage

  @cr26:701.11a
  Scenario: Tripled Grizzly Bears that become a 1/1 Frog are 5/5
    Given Bob controls "Grizzly Bears"
    And Alice has "Threefold Draught" and "Turn to Frog" in hand and can pay {2}{G}{1}{U}
    When Alice plays "Threefold Draught" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "Turn to Frog" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 5/5

  @cr26:701.11b
  Scenario: Grizzly Bears tripled with Holy Strength are 9/12, and 8/10 once Holy Strength is destroyed
    Given Alice controls "Grizzly Bears"
    And Alice controls "Holy Strength" attached to "Grizzly Bears"
    And Alice has "Threefold Draught" in hand and can pay {2}{G}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "Threefold Draught" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 9/12
    When Bob plays "Naturalize" targeting "Holy Strength"
    And the stack resolves
    Then "Grizzly Bears" is 8/10

  @cr26:701.11c @cr26:107.1b.9
  Scenario: A Hill Giant with power -2 has power -6 and toughness 9 after tripling
    Given Bob controls "Hill Giant"
    And Alice has "Hydrosurge" and "Threefold Draught" in hand and can pay {U}{2}{G}
    When Alice plays "Hydrosurge" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Threefold Draught" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is -6/9

  @cr26:701.10b
  Scenario: Doubling Draught makes Hill Giant 6/6 until the turn ends
    Given Alice controls "Hill Giant" and has "Doubling Draught" in hand and can pay {1}{G}
    And Bob controls "Grizzly Bears"
    When Alice plays "Doubling Draught" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 6/6
    And "Grizzly Bears" is 2/2
    When the turn ends
    Then "Hill Giant" is 3/3

  @cr26:701.10d.2
  Scenario: Beacon of Immortality doubles a life total of -2 to -4, and the player loses 2 life
    Given Alice controls "Platinum Angel" and is at 1 life
    And Alice has "Beacon of Immortality" in hand and can pay {5}{W}
    And Bob has "Lava Spike" in hand and can pay {R}
    And it is Bob's main phase
    When Bob plays "Lava Spike" targeting Alice
    And the stack resolves
    Then Alice is at -2 life
    When Alice plays "Beacon of Immortality" targeting Alice
    And the stack resolves
    Then Alice is at -4 life
    And it happened twice that Alice lost life
    And it happened never that Alice gained life
    And Alice is still in the game

  @cr26:701.11b
  Scenario: Tripled Hill Giant is 9/9 until the turn ends
    Given Alice controls "Hill Giant" and has "Threefold Draught" in hand and can pay {2}{G}
    When Alice plays "Threefold Draught" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 9/9
    When the turn ends
    Then "Hill Giant" is 3/3

  @cr26:701.10e.2
  Scenario: Kalonian Hydra with one counter has two after its ability and deals 2 damage
    Given Alice controls "Kalonian Hydra" with 1 +1/+1 counter
    When Alice attacks with "Kalonian Hydra"
    And the stack resolves
    And Bob doesn't block
    And combat damage is dealt
    Then "Kalonian Hydra" is 2/2
    And "Kalonian Hydra" has 2 +1/+1 counters
    And Bob is at 18 life

  @cr26:701.10e.2
  Scenario: Kalonian Hydra with two counters has four after its ability and deals 4 damage
    Given Alice controls "Kalonian Hydra" with 2 +1/+1 counters
    When Alice attacks with "Kalonian Hydra"
    And the stack resolves
    And Bob doesn't block
    And combat damage is dealt
    Then "Kalonian Hydra" is 4/4
    And "Kalonian Hydra" has 4 +1/+1 counters
    And Bob is at 16 life

  @cr26:701.10b.2
  Scenario: Unleash Fury makes Hill Giant 6/3
    Given Alice controls "Hill Giant" and has "Unleash Fury" in hand and can pay {1}{R}
    When Alice plays "Unleash Fury" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 6/3

  @cr26:701.10e.3
  Scenario: Twofold Venom gives a player who has three poison counters and two experience counters three more poison counters only
    Given Alice has "Twofold Venom" in hand and can pay {B}
    And Bob has 3 poison counters
    And Bob has 2 experience counters
    When Alice plays "Twofold Venom" targeting Bob
    And the stack resolves
    Then Bob has 6 poison counters
    And Bob has 2 experience counters
    And Alice has no poison counters

  @cr26:701.11b.2
  Scenario: Threefold Fury makes Hill Giant 9/3
    Given Alice controls "Hill Giant" and has "Threefold Fury" in hand and can pay {2}{R}
    When Alice plays "Threefold Fury" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 9/3

  @cr26:701.10b.2
  Scenario: Hill Giant deals 6 combat damage after Unleash Fury
    Given Alice controls "Hill Giant" and has "Unleash Fury" in hand and can pay {1}{R}
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And Alice plays "Unleash Fury" targeting "Hill Giant"
    And the stack resolves
    And combat damage is dealt
    Then Bob is at 14 life

  @cr26:701.10b.3
  Scenario: Stone Draught makes Hill Giant 3/6 until the turn ends
    Given Alice controls "Hill Giant" and has "Stone Draught" in hand and can pay {1}{G}
    When Alice plays "Stone Draught" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 3/6
    When the turn ends
    Then "Hill Giant" is 3/3

  @cr26:701.10b.3
  Scenario: Stone Draught makes Wall of Stone 0/16 until the turn ends
    Given Alice controls "Wall of Stone" and has "Stone Draught" in hand and can pay {1}{G}
    When Alice plays "Stone Draught" targeting "Wall of Stone"
    And the stack resolves
    Then "Wall of Stone" is 0/16
    When the turn ends
    Then "Wall of Stone" is 0/8

  @cr26:701.11b.2
  Scenario: Hill Giant deals 9 combat damage after Threefold Fury
    Given Alice controls "Hill Giant" and has "Threefold Fury" in hand and can pay {2}{R}
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And Alice plays "Threefold Fury" targeting "Hill Giant"
    And the stack resolves
    And combat damage is dealt
    Then Bob is at 11 life

  @cr26:701.11b.3
  Scenario: Threefold Stone makes Hill Giant 3/9 until the turn ends
    Given Alice controls "Hill Giant" and has "Threefold Stone" in hand and can pay {2}{G}
    When Alice plays "Threefold Stone" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 3/9
    When the turn ends
    Then "Hill Giant" is 3/3

  @cr26:701.11b.3
  Scenario: Threefold Stone makes Wall of Stone 0/24 until the turn ends
    Given Alice controls "Wall of Stone" and has "Threefold Stone" in hand and can pay {2}{G}
    When Alice plays "Threefold Stone" targeting "Wall of Stone"
    And the stack resolves
    Then "Wall of Stone" is 0/24
    When the turn ends
    Then "Wall of Stone" is 0/8

  @cr26:701.10e.3
  Scenario: Twofold Venom gives a player who has one poison counter one more
    Given Alice has "Twofold Venom" in hand and can pay {B}
    And Bob has 1 poison counter
    When Alice plays "Twofold Venom" targeting Bob
    And the stack resolves
    Then Bob has 2 poison counters
    And Alice has no poison counters

  @cr26:701.10c.2
  Scenario: Hill Giant with toughness -2 that is doubled has power 6 and toughness -4, so that +0/+6 makes it 6/2
    Given Bob controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Brittle Draught" in hand and can pay {2}{G}
    When Alice plays "Brittle Draught" choosing "twice" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 6/2
    And "Grizzly Bears" is 2/2

  @cr26:701.10c.2
  Scenario: Wall of Air, whose toughness is 0 as it is doubled, is 2/6 after +0/+6
    Given Bob controls "Wall of Air" and "Grizzly Bears"
    And Alice has "Brittle Draught" in hand and can pay {2}{G}
    When Alice plays "Brittle Draught" choosing "twice" targeting "Wall of Air"
    And the stack resolves
    Then "Wall of Air" is 2/6
    And "Grizzly Bears" is 2/2

  @cr26:701.11c.2 @cr26:107.1b.9
  Scenario: Hill Giant with toughness -2 that is tripled has power 9 and toughness -6, so that +0/+8 makes it 9/2
    Given Bob controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Brittle Draught" in hand and can pay {2}{G}
    When Alice plays "Brittle Draught" choosing "thrice" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 9/2
    And "Grizzly Bears" is 2/2

  @cr26:701.11c.2
  Scenario: Wall of Air, whose toughness is 0 as it is tripled, is 3/8 after +0/+8
    Given Bob controls "Wall of Air" and "Grizzly Bears"
    And Alice has "Brittle Draught" in hand and can pay {2}{G}
    When Alice plays "Brittle Draught" choosing "thrice" targeting "Wall of Air"
    And the stack resolves
    Then "Wall of Air" is 3/8
    And "Grizzly Bears" is 2/2

  @cr26:701.10c.3
  Scenario: Unleash Fury makes a Hill Giant with power -2 a -4/3 creature
    Given Bob controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Hydrosurge" and "Unleash Fury" in hand and can pay {U}{1}{R}
    When Alice plays "Hydrosurge" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is -2/3
    When Alice plays "Unleash Fury" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is -4/3
    And "Grizzly Bears" is 2/2

  @cr26:701.10c.2
  Scenario: Hill Giant with toughness -2 of which only the toughness is doubled has toughness -4, so that +0/+6 makes it 3/2
    Given Bob controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Brittle Draught" in hand and can pay {2}{G}
    When Alice plays "Brittle Draught" choosing "firm_twice" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 3/2
    And "Grizzly Bears" is 2/2

  @cr26:701.11c.3
  Scenario: Threefold Fury makes a Hill Giant with power -2 a -6/3 creature
    Given Bob controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Hydrosurge" and "Threefold Fury" in hand and can pay {U}{2}{R}
    When Alice plays "Hydrosurge" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is -2/3
    When Alice plays "Threefold Fury" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is -6/3
    And "Grizzly Bears" is 2/2

  @cr26:701.11c.2 @cr26:107.1b.9
  Scenario: Hill Giant with toughness -2 of which only the toughness is tripled has toughness -6, so that +0/+8 makes it 3/2
    Given Bob controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Brittle Draught" in hand and can pay {2}{G}
    When Alice plays "Brittle Draught" choosing "firm_thrice" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 3/2
    And "Grizzly Bears" is 2/2

  @cr26:701.10a
  Scenario: Hill Giant whose power Unleash Fury doubled and that becomes a 1/1 Frog is 4/1
    Given Bob controls "Hill Giant"
    And Alice has "Unleash Fury" and "Turn to Frog" in hand and can pay {1}{R}{1}{U}
    When Alice plays "Unleash Fury" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 6/3
    When Alice plays "Turn to Frog" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 4/1

  @cr26:701.10a
  Scenario: Hill Giant whose toughness Stone Draught doubled and that becomes a 1/1 Frog is 1/4
    Given Bob controls "Hill Giant"
    And Alice has "Stone Draught" and "Turn to Frog" in hand and can pay {1}{G}{1}{U}
    When Alice plays "Stone Draught" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 3/6
    When Alice plays "Turn to Frog" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 1/4

  @cr26:701.11a
  Scenario: Hill Giant whose toughness Threefold Stone tripled and that becomes a 1/1 Frog is 1/7
    Given Bob controls "Hill Giant"
    And Alice has "Threefold Stone" and "Turn to Frog" in hand and can pay {2}{G}{1}{U}
    When Alice plays "Threefold Stone" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 3/9
    When Alice plays "Turn to Frog" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 1/7

  @cr26:701.11b.2 @cr26:701.11a
  Scenario: Hill Giant whose power Threefold Fury tripled and that becomes a 1/1 Frog is 7/1
    Given Bob controls "Hill Giant"
    And Alice has "Threefold Fury" and "Turn to Frog" in hand and can pay {2}{R}{1}{U}
    When Alice plays "Threefold Fury" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 9/3
    When Alice plays "Turn to Frog" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 7/1

  @cr26:701.10e
  Scenario: The counters by which Kalonian Hydra doubles are put on the creatures, so Hardened Scales adds one each time, and counters of other kinds stay
    Given Alice controls "Kalonian Hydra" with 4 +1/+1 counters, "Hardened Scales" and "Grizzly Bears"
    And "Grizzly Bears" has 2 +1/+1 counters
    And "Grizzly Bears" has 3 charge counters
    When Alice attacks with "Kalonian Hydra"
    And the stack resolves
    Then "Kalonian Hydra" has 9 +1/+1 counters
    And "Grizzly Bears" has 5 +1/+1 counters
    And "Grizzly Bears" has 3 charge counters

  @cr26:701.10g
  Scenario: With Gratuitous Violence, Frostwielder's 1 damage is 2 damage dealt by Frostwielder, which exiles the creature that it kills
    Given Alice controls "Gratuitous Violence" and "Frostwielder"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice activates "Frostwielder" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is exiled
    And it happened once that "Grizzly Bears" was dealt damage
    And "Hill Giant" has no damage marked

  @cr26:701.10d.3
  Scenario: The 4 life that Skullcrack leaves Alice, who can't gain life, isn't doubled by Beacon of Immortality, and Bob's 20 life was before
    Given Alice controls "Hill Giant" and is at 7 life
    And Alice has 2 "Beacon of Immortality" as "beacon" in hand and can pay {5}{W}{5}{W}
    And Bob has "Skullcrack" in hand and can pay {1}{R}
    When Alice plays "beacon 1" targeting Bob
    And the stack resolves
    Then Bob is at 40 life
    When Alice plays "beacon 2" targeting Alice
    And Bob in response plays "Skullcrack" targeting Alice
    And the stack resolves
    Then Alice is at 4 life
    And it happened never that Alice gained life
    And Alice's graveyard is empty

  @cr26:701.10e.4
  Scenario: Twofold Charge doubles the three charge counters on Gift Stone, an artifact, and not its +1/+1 counters
    Given Alice controls "Gift Stone" and "Sol Ring"
    And "Gift Stone" has 3 charge counters
    And "Gift Stone" has 2 +1/+1 counters
    And Alice has "Twofold Charge" in hand and can pay {G}
    When Alice plays "Twofold Charge" targeting "Gift Stone"
    And the stack resolves
    Then "Gift Stone" has 6 charge counters
    And "Gift Stone" has 2 +1/+1 counters
    And "Sol Ring" has no charge counters

  @cr26:701.10e.4
  Scenario: Twofold Charge doubles the two charge counters on Grizzly Bears, and not those on Hill Giant
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And "Grizzly Bears" has 2 charge counters
    And "Hill Giant" has 2 charge counters
    And Alice has "Twofold Charge" in hand and can pay {G}
    When Alice plays "Twofold Charge" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has 4 charge counters
    And "Hill Giant" has 2 charge counters

  @cr26:701.10g
  Scenario: With two Gratuitous Violences, Grizzly Bears deals 8 damage at once
    Given Alice controls 2 "Gratuitous Violence" as "rage" and "Grizzly Bears"
    And Bob controls "Hill Giant"
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    And Bob applies "rage 1" first
    Then Bob is at 12 life
    And it happened once that Bob was dealt damage

  @cr26:701.10g
  Scenario: With Gratuitous Violence, Hill Giant has cost Bob 6 life by the second main phase, and Lightning Bolt, which is no creature, costs him 3
    Given Alice controls "Gratuitous Violence" and "Hill Giant"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And the game goes on to the second main phase
    Then Bob is at 14 life
    When Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Bob is at 11 life

  @cr26:701.10b
  Scenario: Doubling Draught doubles the 6/6 that Hill Giant is by a Giant Growth in response, and makes it 12/12
    Given Alice controls "Hill Giant" and has "Doubling Draught" and "Giant Growth" in hand and can pay {1}{G}{G}
    When Alice plays "Doubling Draught" targeting "Hill Giant"
    And Alice in response plays "Giant Growth" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is 6/6
    When the stack resolves
    Then "Hill Giant" is 12/12

  @cr26:701.11b
  Scenario: Threefold Draught triples the 6/6 that Hill Giant is by a Giant Growth in response, and makes it 18/18
    Given Alice controls "Hill Giant" and has "Threefold Draught" and "Giant Growth" in hand and can pay {2}{G}{G}
    When Alice plays "Threefold Draught" targeting "Hill Giant"
    And Alice in response plays "Giant Growth" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is 6/6
    When the stack resolves
    Then "Hill Giant" is 18/18

  @cr26:701.10b.4
  Scenario: The ability of Manifold Lens doubles the 6/6 that Hill Giant is by a Giant Growth in response, and makes it 12/12 until the turn ends
    Given Alice controls "Hill Giant" and "Manifold Lens" and has "Giant Growth" in hand and can pay {1}{G}
    Then Alice can activate "twice" of "Manifold Lens" targeting "Hill Giant"
    When Alice activates "twice" of "Manifold Lens" targeting "Hill Giant"
    And Alice in response plays "Giant Growth" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is 6/6
    When the stack resolves
    Then "Hill Giant" is 12/12
    When the turn ends
    Then "Hill Giant" is 3/3

  @cr26:701.11b.4
  Scenario: The ability of Manifold Lens triples the 6/6 that Hill Giant is by a Giant Growth in response, and makes it 18/18 until the turn ends
    Given Alice controls "Hill Giant" and "Manifold Lens" and has "Giant Growth" in hand and can pay {2}{G}
    Then Alice can activate "thrice" of "Manifold Lens" targeting "Hill Giant"
    When Alice activates "thrice" of "Manifold Lens" targeting "Hill Giant"
    And Alice in response plays "Giant Growth" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is 6/6
    When the stack resolves
    Then "Hill Giant" is 18/18
    When the turn ends
    Then "Hill Giant" is 3/3

  @cr26:701.10b.2
  Scenario: Unleash Fury doubles the power 6 that Hill Giant has by a Giant Growth in response, and makes it 12/6
    Given Alice controls "Hill Giant" and has "Unleash Fury" and "Giant Growth" in hand and can pay {1}{R}{G}
    When Alice plays "Unleash Fury" targeting "Hill Giant"
    And Alice in response plays "Giant Growth" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is 6/6
    When the stack resolves
    Then "Hill Giant" is 12/6
    When the turn ends
    Then "Hill Giant" is 3/3

  @cr26:701.10b.3
  Scenario: Stone Draught doubles the toughness 6 that Hill Giant has by a Giant Growth in response, and makes it 6/12
    Given Alice controls "Hill Giant" and has "Stone Draught" and "Giant Growth" in hand and can pay {1}{G}{G}
    When Alice plays "Stone Draught" targeting "Hill Giant"
    And Alice in response plays "Giant Growth" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is 6/6
    When the stack resolves
    Then "Hill Giant" is 6/12
    When the turn ends
    Then "Hill Giant" is 3/3

  @cr26:701.11b.2
  Scenario: Threefold Fury triples the power 6 that Hill Giant has by a Giant Growth in response, and makes it 18/6
    Given Alice controls "Hill Giant" and has "Threefold Fury" and "Giant Growth" in hand and can pay {2}{R}{G}
    When Alice plays "Threefold Fury" targeting "Hill Giant"
    And Alice in response plays "Giant Growth" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is 6/6
    When the stack resolves
    Then "Hill Giant" is 18/6
    When the turn ends
    Then "Hill Giant" is 3/3

  @cr26:701.11b.3
  Scenario: Threefold Stone triples the toughness 6 that Hill Giant has by a Giant Growth in response, and makes it 6/18
    Given Alice controls "Hill Giant" and has "Threefold Stone" and "Giant Growth" in hand and can pay {2}{G}{G}
    When Alice plays "Threefold Stone" targeting "Hill Giant"
    And Alice in response plays "Giant Growth" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is 6/6
    When the stack resolves
    Then "Hill Giant" is 6/18
    When the turn ends
    Then "Hill Giant" is 3/3

  @cr26:701.10b.4
  Scenario: The ability of Manifold Lens doubles the 9/7 that Craw Wurm is by a Giant Growth in response, and makes it 18/14
    Given Alice controls "Craw Wurm" and "Manifold Lens" and has "Giant Growth" in hand and can pay {1}{G}
    When Alice activates "twice" of "Manifold Lens" targeting "Craw Wurm"
    And Alice in response plays "Giant Growth" targeting "Craw Wurm"
    And the top of the stack resolves
    Then "Craw Wurm" is 9/7
    When the stack resolves
    Then "Craw Wurm" is 18/14
    When the turn ends
    Then "Craw Wurm" is 6/4

  @cr26:701.11b.4
  Scenario: The ability of Manifold Lens triples the 9/7 that Craw Wurm is by a Giant Growth in response, and makes it 27/21
    Given Alice controls "Craw Wurm" and "Manifold Lens" and has "Giant Growth" in hand and can pay {2}{G}
    When Alice activates "thrice" of "Manifold Lens" targeting "Craw Wurm"
    And Alice in response plays "Giant Growth" targeting "Craw Wurm"
    And the top of the stack resolves
    Then "Craw Wurm" is 9/7
    When the stack resolves
    Then "Craw Wurm" is 27/21
    When the turn ends
    Then "Craw Wurm" is 6/4
