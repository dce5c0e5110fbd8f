Feature: Convoke

  @cr26:702.51a
  Scenario: Tapped for convoke, two green creatures pay for {G}{G} and a red one for {1} of Chord of Calling
    Given Alice controls "Llanowar Elves", "Hill Giant" and "Grizzly Bears" and can pay {G}
    And Alice has "Chord of Calling" in hand
    And Alice has "Trained Armodon", "Llanowar Elves" as "elf" and "Island" as library
    Then Alice can play "Chord of Calling" with X = 1 tapping "Llanowar Elves", "Hill Giant" and "Grizzly Bears"
    When Alice plays "Chord of Calling" with X = 1 tapping "Llanowar Elves", "Hill Giant" and "Grizzly Bears"
    Then {G} was spent on "Chord of Calling"
    And "Llanowar Elves", "Hill Giant" and "Grizzly Bears" are tapped
    When the top of the stack resolves
    Then Alice may choose "elf" for "Chord of Calling"
    And Alice may not choose "Trained Armodon" for "Chord of Calling"
    When Alice chooses "elf" for "Chord of Calling"
    Then "elf" is in play

  @cr26:702.51a @cr26:702.51b
  Scenario: Today, a creature can't pay with convoke for another colour, for more generic mana than the cost has, or while tapped
    Given Alice controls "Hill Giant", "Goblin Raider", "Grizzly Bears" and "Sol Ring" and can pay {G}{G}
    And Alice controls a tapped "Llanowar Elves"
    And Alice has "Chord of Calling" in hand
    And Alice has "Craw Wurm" as library
    And Bob controls "Llanowar Elves" as "theirs"
    Then Alice can't play "Chord of Calling" with X = 0 tapping "theirs" by rule 118.3
    And Alice can't play "Chord of Calling" with X = 0 tapping "Hill Giant" by rule 118.3
    And Alice can't play "Chord of Calling" with X = 0 tapping "Llanowar Elves" by rule 118.3
    And Alice can't play "Chord of Calling" with X = 1 tapping "Hill Giant", "Goblin Raider" and "Grizzly Bears" by rule 118.3
    And Alice can't play "Chord of Calling" with X = 1 tapping "Sol Ring" and "Grizzly Bears" by rule 118.3
    And Alice can play "Chord of Calling" with X = 0 tapping "Grizzly Bears"
    When Alice plays "Chord of Calling" with X = 1 tapping "Hill Giant" and "Grizzly Bears"
    Then {G}{G} was spent on "Chord of Calling"
    And "Goblin Raider" is untapped

  @cr26:702.51a
  Scenario: Tapped for convoke, two red creatures pay for {2} of Chord of Calling, and mana pays for {G}{G}{G}
    Given Alice controls "Hill Giant", "Goblin Raider" and "Steel Wall" and can pay {G}{G}{G}
    And Alice controls "Gray Ogre" and "Mountain"
    And Alice has "Chord of Calling" and "Lightning Bolt" in hand
    And Alice has "Grizzly Bears" and "Island" as library
    When Alice plays "Chord of Calling" with X = 2 tapping "Hill Giant" and "Goblin Raider"
    Then {G}{G}{G} was spent on "Chord of Calling"
    And "Hill Giant" and "Goblin Raider" are tapped
    And "Steel Wall" is untapped
    And Alice can't play "Lightning Bolt" targeting Bob tapping "Gray Ogre" by rule 601.2h
    And Alice can play "Lightning Bolt" targeting Bob
    When the top of the stack resolves
    And Alice chooses "Grizzly Bears" for "Chord of Calling"
    Then "Grizzly Bears" is in play

  @cr26:702.51b
  Scenario: Today, the total cost of Chord of Calling stays {1}{G}{G}{G} when three creatures and {G} pay for it
    Given Alice controls "Llanowar Elves", "Hill Giant" and "Grizzly Bears" and can pay {G}
    And Alice has "Chord of Calling" in hand
    And Alice has "Llanowar Elves" as "elf" and "Island" as library
    When Alice plays "Chord of Calling" with X = 1 tapping "Llanowar Elves", "Hill Giant" and "Grizzly Bears"
    Then the total cost of "Chord of Calling" is {1}{G}{G}{G}
    And {G} was spent on "Chord of Calling"
    And "Llanowar Elves", "Hill Giant" and "Grizzly Bears" are tapped

  @cr26:702.51d
  Scenario: Each creature tapped for a spell with two instances of convoke pays for one mana
    Given Alice controls "Grizzly Bears" and "Bear Cub" and has "Twice-Raised Wurm" in hand and can pay {3}
    Then Alice can't play "Twice-Raised Wurm" tapping "Grizzly Bears" by rule 118.3
    And Alice can play "Twice-Raised Wurm" tapping "Grizzly Bears" and "Bear Cub"
    When Alice plays "Twice-Raised Wurm" tapping "Grizzly Bears" and "Bear Cub"
    Then "Twice-Raised Wurm" has "convoke" and "convoke"
    When the stack resolves
    Then "Twice-Raised Wurm" is 4/4
    And "Grizzly Bears" and "Bear Cub" are tapped

  @cr26:702.51b.before
  Scenario: From 2006 to 2009, two creatures that are tapped for convoke reduce the total cost of Chord of Calling by {G} and {1}
    Given Alice has "Chord of Calling" in hand and can pay {G}{G}
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Llanowar Elves" and "Craw Wurm" as library
    When Alice plays "Chord of Calling" with X = 1 tapping "Grizzly Bears" and "Hill Giant"
    Then the total cost of "Chord of Calling" is {G}{G}
    And "Grizzly Bears" and "Hill Giant" are tapped
    When the stack resolves
    And Alice chooses "Llanowar Elves" for "Chord of Calling"
    Then "Llanowar Elves" is in play

  @cr26:702.51b.before
  Scenario: From 2006 to 2009, Trinisphere raises the cost of Chord of Calling to {3} after convoke has reduced it
    Given Alice has "Chord of Calling" in hand and can pay {2}{G}
    And Alice controls "Trinisphere", "Grizzly Bears" and "Llanowar Elves"
    And Alice has "Llanowar Elves" as "sprite" and "Craw Wurm" as library
    When Alice plays "Chord of Calling" with X = 0 tapping "Grizzly Bears" and "Llanowar Elves"
    Then the total cost of "Chord of Calling" is {2}{G}
    And "Grizzly Bears" and "Llanowar Elves" are tapped

  @cr26:702.51a
  Scenario: Grizzly Bears that came under Alice's control this turn can be tapped for convoke
    Given Alice has "Grizzly Bears" and "Chord of Calling" in hand and can pay {1}{G}{G}{G}
    And Alice has "Ornithopter" and "Craw Wurm" as library
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then Alice can play "Chord of Calling" with X = 0 tapping "Grizzly Bears"
    When Alice plays "Chord of Calling" with X = 0 tapping "Grizzly Bears"
    Then {G}{G} was spent on "Chord of Calling"
    And "Grizzly Bears" is tapped
    When the stack resolves
    And Alice chooses "Ornithopter" for "Chord of Calling"
    Then "Ornithopter" is in play

  @cr26:702.51a
  Scenario: Watchwolf, which is green and white, is tapped for convoke and pays for {G}
    Given Alice controls "Watchwolf" and "White Knight" and can pay {G}{G}
    And Alice has "Chord of Calling" in hand
    And Alice has "Ornithopter" and "Craw Wurm" as library
    Then Alice can't play "Chord of Calling" with X = 0 tapping "White Knight" by rule 118.3
    And Alice can play "Chord of Calling" with X = 0 tapping "Watchwolf"
    When Alice plays "Chord of Calling" with X = 0 tapping "Watchwolf"
    Then {G}{G} was spent on "Chord of Calling"
    And "Watchwolf" is tapped
    When the stack resolves
    And Alice chooses "Ornithopter" for "Chord of Calling"
    Then "Ornithopter" is in play

  @cr26:702.51b
  Scenario: Today, Chord of Calling that is cast for its flashback cost, an alternative cost, can be paid for with convoke, too
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Snapcaster Mage" in hand and can pay {1}{U}{G}{G}
    And Alice has "Chord of Calling" in graveyard
    And Alice has "Llanowar Elves" and "Craw Wurm" as library
    When Alice plays "Snapcaster Mage"
    And the stack resolves
    And Alice plays "Chord of Calling" from graveyard with X = 1 tapping "Grizzly Bears" and "Hill Giant"
    Then the total cost of "Chord of Calling" is {1}{G}{G}{G}
    And {G}{G} was spent on "Chord of Calling"
    And "Grizzly Bears" and "Hill Giant" are tapped
    When the stack resolves
    And Alice chooses "Llanowar Elves" for "Chord of Calling"
    Then "Llanowar Elves" is in play
    And "Chord of Calling" is exiled

  @cr26:702.51a @edition:2013-07 @edition:2026-01
  Scenario: Steel Wall, which is colourless, is tapped for convoke and pays for {1}, and can't pay for {G}
    Given Alice controls "Steel Wall" and can pay {G}{G}{G}
    And Alice has "Chord of Calling" in hand
    And Alice has "Llanowar Elves" and "Craw Wurm" as library
    Then Alice can't play "Chord of Calling" with X = 0 tapping "Steel Wall" by rule 118.3
    And Alice can play "Chord of Calling" with X = 1 tapping "Steel Wall"
    When Alice plays "Chord of Calling" with X = 1 tapping "Steel Wall"
    Then {G}{G}{G} was spent on "Chord of Calling"
    And "Steel Wall" is tapped
    When the stack resolves
    And Alice chooses "Llanowar Elves" for "Chord of Calling"
    Then "Llanowar Elves" is in play

  @cr26:702.51a.3
  Scenario: Chord of Calling is paid for with {1}{G}{G}{G}, and Alice's Hill Giant and Grizzly Bears stay untapped
    Given Alice controls "Hill Giant" and "Grizzly Bears" and can pay {1}{G}{G}{G}
    And Alice has "Chord of Calling" in hand
    And Alice has "Llanowar Elves" and "Craw Wurm" as library
    Then Alice can play "Chord of Calling" with X = 1
    When Alice plays "Chord of Calling" with X = 1
    Then {1}{G}{G}{G} was spent on "Chord of Calling"
    And "Hill Giant" and "Grizzly Bears" are untapped
    When the stack resolves
    And Alice chooses "Llanowar Elves" for "Chord of Calling"
    Then "Llanowar Elves" is in play

  @cr26:702.51a.3
  Scenario: Chord of Calling is paid for with {1}{G}{G}{G} while Alice controls no untapped creature
    Given Alice controls tapped "Hill Giant" and can pay {1}{G}{G}{G}
    And Alice has "Chord of Calling" in hand
    And Alice has "Llanowar Elves" and "Craw Wurm" as library
    Then Alice can play "Chord of Calling" with X = 1
    When Alice plays "Chord of Calling" with X = 1
    Then {1}{G}{G}{G} was spent on "Chord of Calling"
    When the stack resolves
    And Alice chooses "Llanowar Elves" for "Chord of Calling"
    Then "Llanowar Elves" is in play
    And "Hill Giant" is tapped

  @cr26:702.51a
  Scenario: For Bob's Siege Wurm that Alice casts from his graveyard her own creatures can be tapped for convoke, and his can't
    Given Alice controls "Ghoul's Ledger", "Grizzly Bears" and "Hill Giant" and can pay {4}{G}
    And Alice controls a tapped "Gray Ogre" and "High Ground"
    And Bob controls "Llanowar Elves" and has "Siege Wurm" in graveyard
    Then Alice can't play "Siege Wurm" from graveyard tapping "Llanowar Elves" and "Hill Giant" by rule 118.3
    And Alice can't play "Siege Wurm" from graveyard tapping "Gray Ogre" and "Hill Giant" by rule 118.3
    And Alice can't play "Siege Wurm" from graveyard tapping "High Ground" and "Hill Giant" by rule 118.3
    And Alice can play "Siege Wurm" from graveyard tapping "Grizzly Bears" and "Hill Giant"
    When Alice plays "Siege Wurm" from graveyard tapping "Grizzly Bears" and "Hill Giant"
    Then {4}{G} was spent on "Siege Wurm"
    When the stack resolves
    Then "Siege Wurm" is in play under Alice's control

  @cr26:702.51d
  Scenario: Three creatures of Alice and {2} pay for Twice-Raised Wurm with two instances of convoke
    Given Alice controls "Grizzly Bears", "Bear Cub" and "Hill Giant" and can pay {2}
    And Alice has "Twice-Raised Wurm" in hand
    When Alice plays "Twice-Raised Wurm" tapping "Grizzly Bears", "Bear Cub" and "Hill Giant"
    And the stack resolves
    Then "Twice-Raised Wurm" is 4/4
    And "Grizzly Bears", "Bear Cub" and "Hill Giant" are tapped
