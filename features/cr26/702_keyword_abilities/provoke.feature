Feature: Provoke

  @cr26:702.39a
  Scenario: Grizzly Bears provoked by Goblin Grappler must block Goblin Grappler and can't block Hill Giant instead
    Given Alice controls "Goblin Grappler" and "Hill Giant"
    And Bob controls "Grizzly Bears"
    When Alice attacks with "Goblin Grappler" and "Hill Giant"
    And the stack resolves
    And Alice says yes to "Goblin Grappler"
    Then Bob can't block "Hill Giant" with "Grizzly Bears" because of the ability "provoke.provoke" of "Goblin Grappler"
    And Bob can block "Goblin Grappler" with "Grizzly Bears"

  @cr26:702.39a
  Scenario: Tapped Grizzly Bears untaps when it is provoked and blocks Goblin Grappler
    Given Alice controls "Goblin Grappler"
    And Bob controls a tapped "Grizzly Bears"
    When Alice attacks with "Goblin Grappler"
    And the stack resolves
    And Alice says yes to "Goblin Grappler"
    And Bob blocks "Goblin Grappler" with "Grizzly Bears"
    And combat damage is dealt
    Then "Goblin Grappler" was destroyed
    And "Grizzly Bears" is untapped
    And Bob has been dealt no damage

  @cr26:702.39a
  Scenario: A player may decline to provoke the target creature, which then stays tapped
    Given Alice controls 2 "Goblin Grappler" as "goblin"
    And Bob controls a tapped "Grizzly Bears" and a tapped "Hill Giant"
    When Alice attacks with "goblin 1" and "goblin 2"
    And Alice puts "goblin 2" and "goblin 1" in this order
    And Alice targets "Hill Giant" for "goblin 2"
    And Alice targets "Grizzly Bears" for "goblin 1"
    And the stack resolves
    And Alice says no to "goblin 1"
    And Alice says yes to "goblin 2"
    Then "Grizzly Bears" is tapped
    And "Hill Giant" is untapped
    When Bob blocks "goblin 2" with "Hill Giant"
    And combat damage is dealt
    Then "goblin 2" was destroyed
    And Bob is at 19 life

  @cr26:702.39a
  Scenario: Wall of Stone provoked by Goblin Grappler is free to block another creature in a later combat of the turn
    Given Alice controls "Goblin Grappler" and "Hill Giant"
    And Alice has "Relentless Assault" in hand and can pay {2}{R}{R}
    And Bob controls "Wall of Stone"
    When Alice attacks with "Goblin Grappler" and "Hill Giant"
    And the stack resolves
    And Alice says yes to "Goblin Grappler"
    Then Bob can't block "Hill Giant" with "Wall of Stone" because of the ability "provoke.provoke" of "Goblin Grappler"
    When Bob blocks "Goblin Grappler" with "Wall of Stone"
    And the game goes on to Alice's second main phase
    And Alice plays "Relentless Assault"
    And the stack resolves
    And Alice attacks with "Goblin Grappler" and "Hill Giant"
    And the stack resolves
    And Alice says no to "Goblin Grappler"
    Then Bob can block "Hill Giant" with "Wall of Stone"
    When Bob blocks "Hill Giant" with "Wall of Stone"
    And combat damage is dealt
    Then "Wall of Stone" has 4 damage marked

  @cr26:702.39a.2
  Scenario: Grizzly Bears provoked by a flying Goblin Grappler, which they can't block, may block Craw Wurm
    Given Carol is playing too
    And Alice controls 2 "Goblin Grappler" as "goblin" and "Craw Wurm"
    And "goblin 1" has "flying"
    And Bob controls a tapped "Grizzly Bears" and "Hill Giant"
    And Carol controls "Ornithopter"
    When Alice attacks with "goblin 1" attacking Bob, "goblin 2" attacking Bob and "Craw Wurm" attacking Bob
    And Alice puts "goblin 2" and "goblin 1" in this order
    Then Alice may target "Grizzly Bears" for "goblin 2"
    And Alice may not target "Ornithopter" for "goblin 2"
    When Alice targets "Hill Giant" for "goblin 2"
    And Alice targets "Grizzly Bears" for "goblin 1"
    And the stack resolves
    And Alice says yes to "goblin 1"
    And Alice says yes to "goblin 2"
    Then Bob can't block "Craw Wurm" with "Hill Giant" because of the ability "provoke.provoke" of "goblin 2"
    And Bob can block "Craw Wurm" with "Grizzly Bears" and "goblin 2" with "Hill Giant"

  @cr26:702.39a.3
  Scenario: Tapped Grizzly Bears, provoked by Goblin Grappler with flying, untap and block Craw Wurm instead
    Given Alice controls "Goblin Grappler" and "Craw Wurm"
    And "Goblin Grappler" has "flying"
    And Bob controls a tapped "Grizzly Bears"
    When Alice attacks with "Goblin Grappler" and "Craw Wurm"
    And the stack resolves
    And Alice says yes to "Goblin Grappler"
    Then "Grizzly Bears" is untapped
    And Bob can't block "Goblin Grappler" with "Grizzly Bears" because "Goblin Grappler" has "flying"
    And Bob can block "Craw Wurm" with "Grizzly Bears"
    When Bob blocks "Craw Wurm" with "Grizzly Bears"
    And combat damage is dealt
    Then "Craw Wurm" has 2 damage marked
    And Bob is at 19 life

  @cr26:702.39b
  Scenario: Two instances of provoke of Goblin Grappler untap two creatures that it targets
    Given Alice controls "Goblin Grappler"
    And "Goblin Grappler" has "provoke"
    And Bob controls a tapped "Hill Giant" and a tapped "Grizzly Bears"
    When Alice attacks with "Goblin Grappler"
    And Alice targets "Hill Giant" for "Goblin Grappler"
    And Alice targets "Grizzly Bears" for "Goblin Grappler"
    And the stack resolves
    And Alice says yes to "Goblin Grappler"
    And Alice says yes to "Goblin Grappler"
    Then "Goblin Grappler" has triggered twice
    And "Hill Giant" and "Grizzly Bears" are untapped

  @cr26:702.39a @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Goblin Grappler that attacks Bob's Jace Beleren may provoke a creature of Bob, and none of Carol
    Given Carol is playing too
    And Alice controls "Goblin Grappler"
    And Bob controls "Jace Beleren", "Hill Giant" and a tapped "Grizzly Bears"
    And Carol controls "Ornithopter"
    When Alice attacks with "Goblin Grappler" attacking "Jace Beleren"
    Then Alice may target "Grizzly Bears" for "Goblin Grappler"
    And Alice may not target "Ornithopter" for "Goblin Grappler"
    When Alice targets "Grizzly Bears" for "Goblin Grappler"
    And the stack resolves
    And Alice says yes to "Goblin Grappler"
    Then "Grizzly Bears" is untapped
    When Bob blocks "Goblin Grappler" with "Grizzly Bears"
    And combat damage is dealt
    Then "Goblin Grappler" was destroyed
    And "Jace Beleren" is in play
