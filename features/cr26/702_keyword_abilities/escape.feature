Feature: Escape

  @cr26:702.138a @cr26:702.138c @cr26:702.138b
  Scenario: Voracious Typhon escapes by exiling four other cards, and enters with three +1/+1 counters
    Given Alice has "Voracious Typhon" in graveyard and can pay {6}{G}{G}
    And Alice has 5 "Forest" as "wood" in graveyard
    And Bob controls "Sphere of Resistance"
    When Alice plays "Voracious Typhon" from graveyard exiling "wood 1", "wood 2", "wood 3" and "wood 4"
    Then the total cost of "Voracious Typhon" is {6}{G}{G}
    And "wood 4" is exiled
    And "wood 5" is in Alice's graveyard
    When the top of the stack resolves
    Then "Voracious Typhon" is 7/7

  @cr26:702.138a @cr26:702.138c @cr26:702.138b
  Scenario: Voracious Typhon cast from hand has no counters, and it can't escape with only three other cards in the graveyard
    Given Alice has "Voracious Typhon" as "grown" in hand and can pay {2}{G}{G}
    And Alice has "Voracious Typhon" as "buried" in graveyard
    And Alice has 3 "Forest" as "wood" in graveyard
    And Alice has {G}{G}{G}{G}{G}{G}{G} in the mana pool
    And Bob has "Terror" in hand and can pay {1}{B}
    Then Alice can't play "buried" from graveyard exiling "wood 1", "wood 2" and "wood 3" by rule 118.3
    When Alice plays "grown"
    And the stack resolves
    Then "grown" is 4/4
    When Bob plays "Terror" targeting "grown"
    And the stack resolves
    Then Alice can play "buried" from graveyard exiling "wood 1", "wood 2", "wood 3" and "grown"
    When Alice plays "buried" from graveyard exiling "wood 1", "wood 2", "wood 3" and "grown"
    And the stack resolves
    Then "buried" is 7/7
    And "grown" is exiled

  @cr26:702.138b
  Scenario: Voracious Typhon cast from the graveyard with Yawgmoth's Will hasn't escaped, and one cast with escape has
    Given Alice has "Yawgmoth's Will" in hand and can pay {2}{B}{2}{G}{G}{5}{G}{G}
    And Alice has "Voracious Typhon" as "plain", "Voracious Typhon" as "escaped" and 4 "Forest" as "wood" in graveyard
    When Alice plays "escaped" from graveyard exiling "wood 1", "wood 2", "wood 3" and "wood 4"
    And the stack resolves
    Then "escaped" is 7/7
    When Alice plays "Yawgmoth's Will"
    And the stack resolves
    And Alice plays "plain" from graveyard
    Then the total cost of "plain" is {2}{G}{G}
    When the stack resolves
    Then "plain" is 4/4

  @cr26:702.138b.2
  Scenario: Twice-Told Spark deals 1 damage when it is cast from hand, and 4 when it has escaped
    Given Alice has "Twice-Told Spark" in hand and can pay {R}{1}{R}
    And Alice has "Island" in graveyard
    When Alice plays "Twice-Told Spark" targeting Bob
    And the stack resolves
    Then Bob is at 19 life
    When Alice plays "Twice-Told Spark" from graveyard exiling "Island" targeting Bob
    And the stack resolves
    Then Bob is at 15 life
    And "Twice-Told Spark" is in Alice's graveyard

  @cr26:702.138b.2
  Scenario: Twice-Told Spark cast from the graveyard with Yawgmoth's Will hasn't escaped and deals 1 damage, and one cast with escape deals 4
    Given Alice has "Yawgmoth's Will" in hand and can pay {2}{B}{R}{1}{R}
    And Alice has "Twice-Told Spark" as "plain", "Twice-Told Spark" as "escaped" and "Island" in graveyard
    When Alice plays "escaped" from graveyard exiling "Island" targeting Bob
    And the stack resolves
    Then Bob is at 16 life
    When Alice plays "Yawgmoth's Will"
    And the stack resolves
    And Alice plays "plain" from graveyard targeting Bob
    Then the total cost of "plain" is {R}
    When the stack resolves
    Then Bob is at 15 life

  @cr26:702.138b.2
  Scenario: Twice-Told Spark that is cast only from the graveyard, with escape, deals 4 damage to Wall of Stone
    Given Alice has "Twice-Told Spark" and "Island" in graveyard and can pay {1}{R}
    And Bob controls "Wall of Stone"
    When Alice plays "Twice-Told Spark" from graveyard exiling "Island" targeting "Wall of Stone"
    Then the total cost of "Twice-Told Spark" is {1}{R}
    And "Island" is exiled
    When the stack resolves
    Then "Wall of Stone" has 4 damage marked
    And "Twice-Told Spark" is in Alice's graveyard

  @cr26:702.138a
  Scenario: A creature is cast from the graveyard with escape
    Given Alice has "Voracious Typhon" in graveyard and can pay {5}{G}{G}
    And Alice has 4 "Forest" as "wood" in graveyard
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice plays "Voracious Typhon" from graveyard
    And the stack resolves
    Then "Voracious Typhon" is in play
    When Bob plays "Terror" targeting "Voracious Typhon"
    And the stack resolves
    Then "Voracious Typhon" was destroyed

  @cr26:702.138d
  Scenario: A creature that escapes with menace has menace after it escaped, and not after it was cast from hand
    Given Alice has "Twice-Fled Hound" as "first" in hand and can pay {1}{R}{1}{R}
    And Alice has "Twice-Fled Hound" as "second" and "Island" in graveyard
    When Alice plays "first"
    And the stack resolves
    Then "first" doesn't have "menace"
    When Alice plays "second" from graveyard exiling "Island"
    And the stack resolves
    Then "second" has "menace"
    And "first" doesn't have "menace"
    And Bob is at 20 life

  @cr26:702.138d
  Scenario: Clone that copies Twice-Fled Hound, which has escaped, hasn't escaped and has no menace
    Given Alice has "Twice-Fled Hound" and "Island" in graveyard and can pay {1}{R}{3}{U}
    And Alice has "Clone" in hand
    When Alice plays "Twice-Fled Hound" from graveyard exiling "Island"
    And the stack resolves
    Then "Twice-Fled Hound" has "menace"
    When Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Twice-Fled Hound"
    Then "Clone" is named "Twice-Fled Hound"
    And "Clone" doesn't have "menace"

  @cr26:702.138d
  Scenario: A creature that escapes with menace can't be blocked by one creature after it escaped
    Given Alice has "Twice-Fled Hound" and "Island" in graveyard and can pay {1}{R}
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice plays "Twice-Fled Hound" from graveyard exiling "Island"
    And the stack resolves
    And the game goes on to Alice's next main phase
    And Alice attacks with "Twice-Fled Hound"
    Then Bob can't block "Twice-Fled Hound" with "Hill Giant" because of "fury" of "Twice-Fled Hound"
    When Bob blocks "Twice-Fled Hound" with "Hill Giant" and "Grizzly Bears"
    And combat damage is dealt
    And Alice divides 0 to "Hill Giant" and 2 to "Grizzly Bears"
    Then "Twice-Fled Hound" and "Grizzly Bears" were destroyed

  @cr26:702.138b
  Scenario: Voracious Typhon that escaped and that Cloudshift returns is a new permanent that hasn't escaped
    Given Alice has "Voracious Typhon" in graveyard and can pay {5}{G}{G}{W}
    And Alice has 4 "Forest" as "wood" in graveyard
    And Alice has "Cloudshift" in hand
    When Alice plays "Voracious Typhon" from graveyard exiling "wood 1", "wood 2", "wood 3" and "wood 4"
    And the stack resolves
    Then "Voracious Typhon" is 7/7
    When Alice plays "Cloudshift" targeting "Voracious Typhon"
    And the stack resolves
    Then "Voracious Typhon" is 4/4

  @cr26:702.138c.2
  Scenario: Typhon of the Gate that escapes with counters triggers as it enters, and another one that is cast from hand does not
    Given Alice has "Typhon of the Gate" as "buried" in graveyard
    And Alice has "Typhon of the Gate" as "held" in hand and can pay {2}{G}{2}{G}
    And Alice has "Forest" in graveyard
    When Alice plays "held"
    And the stack resolves
    Then "held" is 3/3
    And Alice is at 20 life
    When Alice plays "buried" from graveyard exiling "Forest"
    And the stack resolves
    Then "buried" is 5/5
    And Alice is at 22 life

  @cr26:702.138c.2
  Scenario: Typhon of the Gate that escapes triggers although Still Ground keeps the counters off it
    Given Alice has "Typhon of the Gate" in graveyard and can pay {2}{G}
    And Alice has "Forest" in graveyard
    And Bob controls "Still Ground"
    When Alice plays "Typhon of the Gate" from graveyard exiling "Forest"
    And the stack resolves
    Then "Typhon of the Gate" has no +1/+1 counters
    And "Typhon of the Gate" is 3/3
    And Alice is at 22 life

  @cr26:702.138a
  Scenario: Voracious Typhon escapes from its player's own graveyard, and not from Bob's graveyard, from exile or from the hand
    Given Alice has "Voracious Typhon" as "mine" in graveyard and "Voracious Typhon" as "away" exiled
    And Alice has "Voracious Typhon" as "held" in hand
    And Alice has 4 "Forest" as "wood" in graveyard
    And Alice has {C}{C}{C}{C}{C}{G}{G} in the mana pool
    And Bob has "Voracious Typhon" as "yours" in graveyard
    Then Alice can't play "yours" from graveyard exiling "wood 1", "wood 2", "wood 3" and "wood 4" by rule 601.3
    And Alice can't play "away" from exile exiling "wood 1", "wood 2", "wood 3" and "wood 4" by rule 601.3
    And Alice can't play "held" exiling "wood 1", "wood 2", "wood 3" and "wood 4" by rule 601.2h
    And Alice can play "mine" from graveyard exiling "wood 1", "wood 2", "wood 3" and "wood 4"
    When Alice plays "mine" from graveyard exiling "wood 1", "wood 2", "wood 3" and "wood 4"
    Then the total cost of "mine" is {5}{G}{G}
    When the stack resolves
    Then "mine" is 7/7

  @cr26:702.138b.3
  Scenario: Double Major's copy of Voracious Typhon that escapes hasn't escaped, and the token enters without counters
    Given Alice has "Voracious Typhon" and 4 "Forest" as "wood" in graveyard and "Double Major" in hand and can pay {5}{G}{G}{U}{G}
    When Alice casts "Voracious Typhon" from graveyard exiling "wood 1", "wood 2", "wood 3" and "wood 4"
    And Alice casts "Double Major" targeting "Voracious Typhon"
    And the stack resolves
    Then "Voracious Typhon" is 7/7
    And the copy of "Voracious Typhon" is 4/4

  @cr26:702.138b.3 @cr26:702.138d
  Scenario: Double Major's copy of Twice-Fled Hound that escapes hasn't escaped, and the token has no menace
    Given Alice has "Twice-Fled Hound" and "Island" in graveyard and "Double Major" in hand and can pay {1}{R}{U}{G}
    When Alice casts "Twice-Fled Hound" from graveyard exiling "Island"
    And Alice casts "Double Major" targeting "Twice-Fled Hound"
    And the stack resolves
    Then "Twice-Fled Hound" has "menace"
    And the copy of "Twice-Fled Hound" doesn't have "menace"

  @cr26:702.138b.3
  Scenario: Double Major's copy of Typhon of the Gate that escapes neither enters with counters nor triggers
    Given Alice has "Typhon of the Gate" and "Island" in graveyard and "Double Major" in hand and can pay {2}{G}{U}{G}
    When Alice casts "Typhon of the Gate" from graveyard exiling "Island"
    And Alice casts "Double Major" targeting "Typhon of the Gate"
    And the top of the stack resolves
    And the top of the stack resolves
    Then the copy of "Typhon of the Gate" is 3/3
    And Alice is at 20 life
    When the stack resolves
    Then "Typhon of the Gate" is 5/5
    And Alice is at 22 life

  @cr26:702.138b.3
  Scenario: Twincast's copy of Twice-Told Spark that has escaped hasn't escaped, and deals 1 damage
    Given Alice has "Twice-Told Spark" and "Island" in graveyard and "Twincast" in hand and can pay {1}{R}{U}{U}
    When Alice casts "Twice-Told Spark" from graveyard exiling "Island" targeting Bob
    And Alice casts "Twincast" targeting "Twice-Told Spark"
    And the top of the stack resolves
    And Alice keeps the targets
    And the top of the stack resolves
    Then Bob is at 19 life
    When the stack resolves
    Then Bob is at 15 life

  @cr26:702.138a
  Scenario: Voracious Typhon that escapes can't be cast for the alternative cost of Fist of Suns as well, and one in hand can
    Given Alice controls "Fist of Suns"
    And Alice has "Voracious Typhon" as "buried" and 4 "Forest" as "wood" in graveyard
    And Alice has "Voracious Typhon" as "held" in hand and can pay {W}{U}{B}{R}{G}{5}{G}{G}
    Then Alice can't play "buried" from graveyard exiling "wood 1", "wood 2", "wood 3" and "wood 4" instead of its mana cost by "suns" by rule 118.9
    And Alice can play "held" instead of its mana cost by "suns"
    When Alice plays "buried" from graveyard exiling "wood 1", "wood 2", "wood 3" and "wood 4"
    Then the total cost of "buried" is {5}{G}{G}
    When the stack resolves
    Then "buried" is 7/7

  @cr26:702.138d
  Scenario: Twice-Fled Hound that escaped has no menace after Cloudshift has returned it
    Given Alice has "Twice-Fled Hound" and "Island" in graveyard and can pay {1}{R}
    And Alice has "Cloudshift" in hand and can pay {W}
    When Alice plays "Twice-Fled Hound" from graveyard exiling "Island"
    And the stack resolves
    Then "Twice-Fled Hound" has "menace"
    When Alice plays "Cloudshift" targeting "Twice-Fled Hound"
    And the stack resolves
    Then "Twice-Fled Hound" is 2/2
    And "Twice-Fled Hound" doesn't have "menace"

  @cr26:702.138c.3 @cr26:702.138d.2
  Scenario: Risen Idol, an artifact, has two charge counters and indestructible after it escaped, and neither after it was cast from hand
    Given Alice has "Risen Idol" as "plain" in hand and can pay {2}{1}
    And Alice has "Risen Idol" as "risen" and "Island" in graveyard
    When Alice plays "plain"
    And the stack resolves
    Then "plain" has no charge counters
    And "plain" doesn't have "indestructible"
    When Alice plays "risen" from graveyard exiling "Island"
    And the stack resolves
    Then "risen" has 2 charge counters
    And "risen" has "indestructible"

  @cr26:702.138c.3 @cr26:702.138d.2
  Scenario: Risen Idol that escaped with two charge counters and indestructible isn't destroyed by Naturalize, and Sol Ring is
    Given Alice has "Risen Idol" and "Island" in graveyard and can pay {1}
    And Alice controls "Sol Ring"
    And Bob has 2 "Naturalize" as "relief" in hand and can pay {1}{G}{1}{G}
    When Alice plays "Risen Idol" from graveyard exiling "Island"
    And the stack resolves
    And Bob plays "relief 1" targeting "Risen Idol"
    And the stack resolves
    Then "Risen Idol" is in play
    And "Risen Idol" has 2 charge counters
    When Bob plays "relief 2" targeting "Sol Ring"
    And the stack resolves
    Then "Sol Ring" was destroyed
