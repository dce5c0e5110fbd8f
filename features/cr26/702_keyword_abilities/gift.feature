Feature: Gift

  @cr26:702.174a @cr26:702.174d @cr26:702.174k
  Scenario: Nightly Repast gives the opponent a Food token if its gift was promised, and then its controller loses no life
    Given Bob controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Nightly Repast" as "given" and "Nightly Repast" as "kept" in hand and can pay {2}{B}{2}{B}
    When Alice plays "given" paying the optional cost "gift" targeting "Hill Giant"
    Then {2}{B} was spent on "given"
    When the stack resolves
    Then "Hill Giant" was destroyed
    And Bob controls 1 "Food" permanent
    And Alice is at 20 life
    When Alice plays "kept" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    And Bob controls 1 "Food" permanent
    And Alice is at 18 life

  @cr26:702.174d
  Scenario: Bob pays {2}, taps and sacrifices the Food token that Nightly Repast gave him, and gains 3 life
    Given Bob controls "Hill Giant" and can pay {2}
    And Alice has "Nightly Repast" in hand and can pay {2}{B}
    When Alice plays "Nightly Repast" paying the optional cost "gift" targeting "Hill Giant"
    And the stack resolves
    Then Bob controls 1 "Food" permanent
    When Bob activates the first "Food" token
    Then the first "Food" token was sacrificed
    When the stack resolves
    Then Bob is at 23 life
    And Alice is at 20 life

  @cr26:702.174a @cr26:702.174k
  Scenario: Nightly Repast with its gift promised gives Bob a Food token and costs its controller no life
    Given Bob controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Nightly Repast" in hand and can pay {2}{B}
    When Alice plays "Nightly Repast" paying the optional cost "gift" targeting "Hill Giant"
    And the stack resolves
    Then Bob controls 1 "Food" permanent
    And Alice controls no "Food" permanents
    And "Hill Giant" was destroyed
    And Alice is at 20 life
    And "Grizzly Bears" is 2/2

  @cr26:702.174b
  Scenario: Bearer of Baskets gives a Food token as it enters if its gift was promised, and nothing otherwise
    Given Alice has "Bearer of Baskets" as "given" and "Bearer of Baskets" as "kept" in hand and can pay {1}{G}{1}{G}
    When Alice plays "given" paying the optional cost "gift"
    And the top of the stack resolves
    Then Bob controls no "Food" permanents
    When Alice puts "given" and "given" in this order
    And the stack resolves
    Then Bob controls 1 "Food" permanent
    And "given" is 4/4
    When Alice plays "kept"
    And the stack resolves
    Then "kept" is 2/2
    And Bob controls 1 "Food" permanent

  @cr26:702.174b
  Scenario: Clone that enters as a copy of Bearer of Baskets whose gift was promised gives no Food token
    Given Alice has "Bearer of Baskets" and "Clone" in hand and can pay {1}{G}{3}{U}
    When Alice plays "Bearer of Baskets" paying the optional cost "gift"
    And the top of the stack resolves
    And Alice puts "Bearer of Baskets" and "Bearer of Baskets" in this order
    And the stack resolves
    Then Bob controls 1 "Food" permanent
    And "Bearer of Baskets" is 4/4
    When Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Bearer of Baskets"
    Then "Clone" is 2/2
    And "Clone" has triggered never
    And Bob controls 1 "Food" permanent

  @cr26:702.174c
  Scenario: Cheerful Donor triggers when a spell whose gift was promised resolves and when the gift ability of a permanent resolves
    Given Alice controls "Cheerful Donor"
    And Alice has "Letter of Greeting" as "one", "Letter of Greeting" as "two" and "Bearer of Baskets" in hand and can pay {1}{U}{1}{U}{1}{G}
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "one"
    And the stack resolves
    Then Alice is at 23 life
    And "Cheerful Donor" has triggered never
    When Alice plays "two" paying the optional cost "gift"
    Then "Cheerful Donor" has triggered never
    When the stack resolves
    Then Alice is at 27 life
    And "Cheerful Donor" has triggered once
    When Alice plays "Bearer of Baskets" paying the optional cost "gift"
    And the top of the stack resolves
    And Alice puts "Bearer of Baskets" and "Bearer of Baskets" in this order
    Then "Cheerful Donor" has triggered once
    When the stack resolves
    Then "Cheerful Donor" has triggered twice
    And Alice is at 28 life

  @cr26:702.174c
  Scenario: Cheerful Donor doesn't trigger for a gift that Bob gives, and triggers for one that its controller gives
    Given it is Bob's main phase
    And Alice controls "Cheerful Donor"
    And Bob has "Letter of Greeting" as "his" in hand and can pay {1}{U}
    And Alice has "Letter of Greeting" as "hers" in hand and can pay {1}{U}
    And Alice has 5 "Swamp" as "leaf" as library
    And Bob has 5 "Island" as "wave" as library
    When Bob plays "his" paying the optional cost "gift"
    And the stack resolves
    Then Alice has drawn 1 card
    And "Cheerful Donor" has triggered never
    When the game goes on to Alice's main phase
    And Alice plays "hers" paying the optional cost "gift"
    And the stack resolves
    Then "Cheerful Donor" has triggered once
    And Alice is at 24 life

  @cr26:702.174c
  Scenario: Cheerful Donor doesn't trigger for a gift of Bob's permanent or for a spell that is countered, and triggers for an instant that resolves
    Given it is Bob's main phase
    And Alice controls "Cheerful Donor"
    And Bob has "Bearer of Baskets" in hand and can pay {1}{G}
    And Bob has "Counterspell" in hand and can pay {U}{U}
    And Alice has "Letter of Greeting" as "first" and "Flowering Bolt" as "second" in hand and can pay {1}{U}{1}{R}
    And Alice has 5 "Swamp" as "leaf" as library
    And Bob has 5 "Island" as "wave" as library
    When Bob plays "Bearer of Baskets" paying the optional cost "gift"
    And the top of the stack resolves
    And Bob puts "Bearer of Baskets" and "Bearer of Baskets" in this order
    And the stack resolves
    Then Alice controls 1 "token" permanent
    And "Cheerful Donor" has triggered never
    When the game goes on to Alice's main phase
    And Alice plays "first" paying the optional cost "gift"
    And Bob plays "Counterspell" targeting "first"
    And the stack resolves
    Then "Cheerful Donor" has triggered never
    When Alice plays "second" paying the optional cost "gift" targeting "Bearer of Baskets" then Bob
    And the stack resolves
    Then "Cheerful Donor" has triggered once

  @cr26:702.174e @cr26:702.174b.2
  Scenario: Letter of Greeting with its gift promised lets the opponent draw a card
    Given Alice has "Letter of Greeting" as "given" and "Letter of Greeting" as "kept" in hand and can pay {1}{U}{1}{U}
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "kept"
    And the stack resolves
    Then Bob has drawn no cards
    When Alice plays "given" paying the optional cost "gift"
    And the stack resolves
    Then Bob has drawn 1 card
    And "given" has triggered never
    And Alice is at 26 life

  @cr26:702.174e
  Scenario: Letter of Greeting with its gift promised lets Bob draw one card, and its controller gains 3 life
    Given Alice has "Letter of Greeting" in hand and can pay {1}{U}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Letter of Greeting" paying the optional cost "gift"
    And the stack resolves
    Then Bob has drawn 1 card
    And Bob has 8 cards in library
    And Alice has drawn no cards
    And Alice is at 23 life

  @cr26:702.174f @cr26:702.174m
  Scenario: Flowering Bolt with its gift promised creates a tapped Fish token for the opponent and has a second target
    Given Bob controls "Wall of Stone"
    And Alice has "Flowering Bolt" as "given" and "Flowering Bolt" as "kept" in hand and can pay {1}{R}{1}{R}
    When Alice plays "given" paying the optional cost "gift" targeting "Wall of Stone" then Bob
    And the stack resolves
    Then Bob controls a 1/1 blue "Fish" creature token
    And the first "Fish" token is tapped
    And Bob is at 17 life
    And "Wall of Stone" has 2 damage marked
    And Alice can't play "kept" targeting "Wall of Stone" then Bob by rule 601.2c
    And Alice can play "kept" targeting "Wall of Stone"
    When Alice plays "kept" targeting "Wall of Stone"
    Then "kept" targets "Wall of Stone"
    When the stack resolves
    Then "Wall of Stone" has 4 damage marked
    And Bob is at 17 life

  @cr26:702.174m @cr26:702.174j.3 @cr26:702.174b.2 @cr26:702.174k
  Scenario: Flowering Bolt can have Bob as a second target only if its gift is promised
    Given Bob controls "Wall of Stone"
    And Alice has "Flowering Bolt" in hand and can pay {1}{R}
    Then Alice can't play "Flowering Bolt" targeting "Wall of Stone" then Bob by rule 601.2c
    And Alice can play "Flowering Bolt" paying the optional cost "gift" targeting "Wall of Stone" then Bob
    When Alice plays "Flowering Bolt" paying the optional cost "gift" targeting "Wall of Stone" then Bob
    And the stack resolves
    Then Bob is at 17 life
    And "Wall of Stone" has 2 damage marked
    And it happened in this order that the first "Fish" token entered, then "Wall of Stone" was dealt damage

  @cr26:702.174f
  Scenario: The Fish token that Flowering Bolt gave Bob can attack in his next turn
    Given Bob controls "Wall of Stone"
    And Alice has "Flowering Bolt" in hand and can pay {1}{R}
    When Alice plays "Flowering Bolt" paying the optional cost "gift" targeting "Wall of Stone" then Bob
    And the stack resolves
    Then Bob controls a 1/1 blue "Fish" creature token
    And "Wall of Stone" has 2 damage marked
    When the game goes on to Bob's main phase
    And Bob attacks with the first "Fish" token
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 19 life

  @cr26:702.174g
  Scenario: Lent Hour with its gift promised gives the opponent an extra turn before the opponent's own turn
    Given Alice has "Lent Hour" in hand and can pay {W}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Lent Hour" paying the optional cost "gift"
    And the stack resolves
    Then Alice is at 26 life
    When the turn ends
    Then it is Bob's upkeep
    When the turn ends
    Then it is Bob's upkeep
    When the turn ends
    Then it is Alice's upkeep

  @cr26:702.174g
  Scenario: With the gift of Lent Hour promised, the second turn after this one is Bob's, and the third one is Alice's
    Given Alice has "Lent Hour" in hand and can pay {W}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Lent Hour" paying the optional cost "gift"
    And the stack resolves
    Then Alice is at 26 life
    When the turn ends
    And the turn ends
    Then it is Bob's upkeep
    When the turn ends
    Then it is Alice's upkeep

  @cr26:702.174h @cr26:702.174j @cr26:702.174b.2
  Scenario: Shared Hoard with its gift promised creates the Treasure token first, which the opponent then sacrifices
    Given Bob controls "Hill Giant"
    And Alice has "Shared Hoard" in hand and can pay {1}{B}
    When Alice plays "Shared Hoard" paying the optional cost "gift"
    And the stack resolves
    Then it happened once that the first "Treasure" token entered
    And the first "Treasure" token was sacrificed
    And Bob controls no "Treasure" permanents
    And "Hill Giant" is in play

  @cr26:702.174h
  Scenario: Bob sacrifices Sol Ring for Shared Hoard and keeps the Treasure token that it gave him, which makes {R}
    Given Bob controls "Sol Ring"
    And Alice has "Shared Hoard" in hand and can pay {1}{B}
    When Alice plays "Shared Hoard" paying the optional cost "gift"
    And the stack resolves
    And Bob chooses "Sol Ring"
    Then "Sol Ring" was sacrificed
    And Bob controls 1 "Treasure" permanent
    And Bob can tap the first "Treasure" token for mana making {R}
    When Bob taps the first "Treasure" token for mana making {R}
    Then Bob has {R} in the mana pool
    And the first "Treasure" token was sacrificed

  @cr26:702.174j @cr26:702.174b.2
  Scenario: Nothing is given if a spell with its gift promised is countered
    Given Alice has "Tide of Arms" as "one" and "Tide of Arms" as "two" in hand and can pay {2}{U}{2}{U}
    And Bob has "Counterspell" in hand and can pay {U}{U}
    And Alice has 9 "Plains" as "page" as library
    When Alice plays "one" paying the optional cost "gift"
    And Bob in response plays "Counterspell" targeting "one"
    And the stack resolves
    Then "one" was countered
    And Bob controls no "Octopus" permanents
    When Alice plays "two" paying the optional cost "gift"
    And the stack resolves
    Then Bob controls 1 "Octopus" permanent
    And Alice has drawn 1 card

  @cr26:702.174j.2 @cr26:702.174b.2
  Scenario: Nightly Repast with its gift promised that doesn't resolve, because its target has left, gives no Food token, and another gives one
    Given Bob controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Nightly Repast" as "lost" and "Nightly Repast" as "given" in hand and can pay {2}{B}{2}{B}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "lost" paying the optional cost "gift" targeting "Hill Giant"
    And Bob in response plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then "lost" did not resolve
    And Bob controls no "Food" permanents
    When Alice plays "given" paying the optional cost "gift" targeting "Grizzly Bears"
    And the stack resolves
    Then Bob controls 1 "Food" permanent
    And "Grizzly Bears" was destroyed

  @cr26:702.174i
  Scenario: Tide of Arms with its gift promised creates an 8/8 blue Octopus token for the opponent
    Given Alice has "Tide of Arms" in hand and can pay {2}{U}
    And Alice has 9 "Plains" as "page" as library
    When Alice plays "Tide of Arms" paying the optional cost "gift"
    And the stack resolves
    Then Bob controls an 8/8 blue "Octopus" creature token
    And Alice controls no "Octopus" permanents
    And Alice has drawn 1 card

  @cr26:702.174i
  Scenario: The Octopus token that Tide of Arms gave Bob deals 8 combat damage in his next turn
    Given Alice has "Tide of Arms" in hand and can pay {2}{U}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Tide of Arms" paying the optional cost "gift"
    And the stack resolves
    Then Bob controls 1 "Octopus" permanent
    When the game goes on to Bob's main phase
    And Bob attacks with the first "Octopus" token
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 12 life
    And the first "Octopus" token is 8/8

  @cr26:702.174c.2
  Scenario: Cheerful Donor of Bob, who took Letter of Greeting with Aethersnatch, triggers, and that of Alice, who cast it, doesn't
    Given Alice controls "Cheerful Donor" as "hers" and has "Letter of Greeting" in hand and can pay {1}{U}
    And Bob controls "Cheerful Donor" as "his" and has "Aethersnatch" in hand and can pay {4}{U}{U}
    And Bob has "Plains" as library
    When Alice plays "Letter of Greeting" paying the optional cost "gift"
    And Bob plays "Aethersnatch" targeting "Letter of Greeting"
    And the top of the stack resolves
    Then Bob controls "Letter of Greeting"
    When the stack resolves
    Then "his" has triggered once
    And "hers" has triggered never
    And Bob has drawn 1 card
    And Bob is at 24 life

  @cr26:702.174c.2
  Scenario: Cheerful Donor of Bob, who took the spell Bearer of Baskets with Aethersnatch, triggers as its gift ability resolves, and that of Alice doesn't
    Given Alice controls "Cheerful Donor" as "hers" and has "Bearer of Baskets" in hand and can pay {1}{G}
    And Bob controls "Cheerful Donor" as "his" and has "Aethersnatch" in hand and can pay {4}{U}{U}
    When Alice plays "Bearer of Baskets" paying the optional cost "gift"
    And Bob plays "Aethersnatch" targeting "Bearer of Baskets"
    And the top of the stack resolves
    And the top of the stack resolves
    And Bob puts the ability "gift" of "Bearer of Baskets" and the ability "feast" of "Bearer of Baskets" in this order
    Then Bob controls "Bearer of Baskets"
    And "his" has triggered never
    When the stack resolves
    Then "his" has triggered once
    And "hers" has triggered never
    And Bob controls 1 "Food" permanent
    And Bob is at 21 life

  @cr26:702.174a @cr26:702.174e
  Scenario: Carol, whom Alice chose while she cast Letter of Greeting, draws, and Bob doesn't
    Given Carol is playing too
    And Alice has "Letter of Greeting" in hand and can pay {1}{U}
    And Bob has "Plains" as library
    And Carol has "Island" as library
    When Alice plays "Letter of Greeting" paying the optional cost "gift"
    Then Alice may choose Bob
    And Alice may not choose Alice
    When Alice chooses Carol
    Then the stack holds "Letter of Greeting"
    When the stack resolves
    Then Carol has drawn 1 card
    And Bob has drawn 0 cards
    And Alice is at 23 life

  @cr26:702.174b @cr26:702.174d
  Scenario: Carol, whom Alice chose while she cast Bearer of Baskets, gets the Food token as its ability resolves
    Given Carol is playing too
    And Alice has "Bearer of Baskets" in hand and can pay {1}{G}
    When Alice plays "Bearer of Baskets" paying the optional cost "gift"
    And Alice chooses Carol
    And the top of the stack resolves
    And Alice puts "Bearer of Baskets" and "Bearer of Baskets" in this order
    And the stack resolves
    Then Carol controls 1 "Food" permanent
    And Bob controls no "Food" permanents

  @cr26:702.174b
  Scenario: Bearer of Baskets that has died before its gift ability resolves still gives a Food token
    Given Alice has "Bearer of Baskets" in hand and can pay {1}{G}
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice plays "Bearer of Baskets" paying the optional cost "gift"
    And the top of the stack resolves
    And Alice puts "Bearer of Baskets" and "Bearer of Baskets" in this order
    And Bob in response plays "Terror" targeting "Bearer of Baskets"
    And the top of the stack resolves
    Then "Bearer of Baskets" is in Alice's graveyard
    And Bob controls no "Food" permanents
    When the stack resolves
    Then Bob controls 1 "Food" permanent

  @cr26:702.174c
  Scenario: Cheerful Donor doesn't trigger for a gift ability of Bearer of Baskets that Stifle counters, and triggers for one that resolves
    Given Alice controls "Cheerful Donor"
    And Alice has "Bearer of Baskets" as "first" and "Bearer of Baskets" as "second" in hand and can pay {1}{G}{1}{G}
    And Bob has "Stifle" in hand and can pay {U}
    When Alice plays "first" paying the optional cost "gift"
    And the top of the stack resolves
    And Alice puts the ability "gift" of "first" and the ability "feast" of "first" in this order
    And Bob in response plays "Stifle" targeting the ability "gift" of "first"
    And the stack resolves
    Then Bob controls no "Food" permanents
    And "Cheerful Donor" has triggered never
    When Alice plays "second" paying the optional cost "gift"
    And the top of the stack resolves
    And Alice puts the ability "gift" of "second" and the ability "feast" of "second" in this order
    And the stack resolves
    Then Bob controls 1 "Food" permanent
    And "Cheerful Donor" has triggered once
    And Alice is at 21 life

  @cr26:702.174b
  Scenario: Bearer of Baskets whose gift was promised gives no further Food token as Cloudshift returns it
    Given Alice has "Bearer of Baskets" and "Cloudshift" in hand and can pay {1}{G}{W}
    When Alice plays "Bearer of Baskets" paying the optional cost "gift"
    And the top of the stack resolves
    And Alice puts "Bearer of Baskets" and "Bearer of Baskets" in this order
    And the stack resolves
    Then Bob controls 1 "Food" permanent
    And "Bearer of Baskets" is 4/4
    When Alice plays "Cloudshift" targeting "Bearer of Baskets"
    And the stack resolves
    Then "Bearer of Baskets" is 2/2
    And Bob controls 1 "Food" permanent

  @cr26:702.174j.4
  Scenario: Letter of Greeting with its gift promised that Deferred Plan exiles from the stack gives Bob no card, and another one gives one
    Given Alice has "Letter of Greeting" as "lost" and "Letter of Greeting" as "given" in hand and can pay {1}{U}{1}{U}
    And Bob has "Deferred Plan" in hand and can pay {1}{W}
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "lost" paying the optional cost "gift"
    And Bob in response plays "Deferred Plan" targeting "lost"
    And the stack resolves
    Then "lost" is exiled
    And Bob has drawn no cards
    And Alice is at 20 life
    When Alice plays "given" paying the optional cost "gift"
    And the stack resolves
    Then Bob has drawn 1 card
    And Alice is at 23 life

  @cr26:702.174f.2
  Scenario: Carol, whom Alice chose while she cast Flowering Bolt, gets the tapped Fish token, and Bob gets none
    Given Carol is playing too
    And Bob controls "Wall of Stone"
    And Alice has "Flowering Bolt" in hand and can pay {1}{R}
    When Alice plays "Flowering Bolt" paying the optional cost "gift" targeting "Wall of Stone" then Bob
    And Alice chooses Carol
    And the stack resolves
    Then Carol controls a 1/1 blue "Fish" creature token
    And the first "Fish" token is tapped
    And Bob controls no "token" permanents

  @cr26:702.174g.2 @cr26:702.174g
  Scenario: Carol, whom Alice chose while she cast Lent Hour, takes an extra turn, and Bob takes only his own
    Given Carol is playing too
    And Alice has "Lent Hour" in hand and can pay {W}
    When Alice plays "Lent Hour" paying the optional cost "gift"
    And Alice chooses Carol
    And the stack resolves
    And the turn ends
    Then it is Carol's upkeep
    When the turn ends
    Then it is Bob's upkeep
    When the turn ends
    Then it is Carol's upkeep

  @cr26:702.174h.2
  Scenario: Carol, whom Alice chose while she cast Shared Hoard, gets the Treasure token and sacrifices Sol Ring, and Bob gets none
    Given Carol is playing too
    And Carol controls "Sol Ring"
    And Alice has "Shared Hoard" in hand and can pay {1}{B}
    When Alice plays "Shared Hoard" paying the optional cost "gift"
    And Alice chooses Carol
    And the stack resolves
    And Carol chooses "Sol Ring"
    Then Carol controls 1 "Treasure" permanent
    And it happened never that the second "Treasure" token entered

  @cr26:702.174i.2
  Scenario: Carol, whom Alice chose while she cast Tide of Arms, gets the Octopus token, and Bob gets none
    Given Carol is playing too
    And Alice has "Tide of Arms" in hand and can pay {2}{U}
    And Alice has "Plains" as library
    When Alice plays "Tide of Arms" paying the optional cost "gift"
    And Alice chooses Carol
    And the stack resolves
    Then Carol controls an 8/8 blue "Octopus" creature token
    And Bob controls no "token" permanents

  @cr26:702.174h
  Scenario: Shared Hoard whose gift wasn't promised gives Bob no Treasure token beside his Octopus token, and he sacrifices Sol Ring
    Given Bob controls "Sol Ring"
    And Alice has "Tide of Arms" and "Shared Hoard" in hand and can pay {2}{U}{1}{B}
    And Alice has 3 "Plains" as "page" as library
    When Alice plays "Tide of Arms" paying the optional cost "gift"
    And the stack resolves
    And Alice plays "Shared Hoard"
    And the stack resolves
    Then "Sol Ring" was sacrificed
    And Bob controls 1 "token" permanent
    And Bob controls 1 "Octopus" permanent
    And Alice controls no "token" permanents
